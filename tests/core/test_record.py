"""Records: written, read, replayed, verified, refused."""

import random
from collections.abc import Callable

import msgspec
import pytest

from tests.toy import GAME, ToyGame
from tyche.core.errors import RecordError
from tyche.core.record import Record, load_record, record_of, table_from, verify, version_key
from tyche.core.table import Table, open_table

SEED = bytes(range(32))


def finished(luck: int = 1) -> Table:
    table = open_table(GAME, 3, {"bold": True}, None, SEED)
    rng = random.Random(luck)
    while not table.over:
        seat = rng.choice(table.awaited())
        table.choose(seat, rng.choice(table.options(seat)))
    return table


def changed(data: bytes, **fields: object) -> bytes:
    """The record with some fields changed; None takes a field out."""
    raw = msgspec.json.decode(data) | fields
    return msgspec.json.encode({key: value for key, value in raw.items() if value is not None})


def test_a_finished_game_is_replayed_exactly() -> None:
    table = finished()
    record = load_record(record_of(table))
    again = table_from(record, game=GAME)
    assert again.digest() == table.digest()
    assert again.decisions == table.decisions
    assert again.result() == table.result()
    assert again.play.dice.thrown == table.play.dice.thrown
    assert record_of(again) == record_of(table)


def test_a_record_says_what_the_table_was_opened_with() -> None:
    record = load_record(record_of(finished()))
    assert (record.game, record.rules) == ("toy", "1")
    assert record.options == {"bold": True, "rounds": 2}
    assert record.seats == ["red", "blue", "green"]
    assert record.seed == SEED.hex()
    assert record.result is not None


def test_every_moment_of_a_record_can_be_reached() -> None:
    table = finished()
    record = load_record(record_of(table))
    for moment in range(len(table.decisions) + 1):
        assert table_from(record, moment, log=False, game=GAME).digest() == table.at(moment).digest()
    with pytest.raises(RecordError, match="moments 0 to"):
        table_from(record, len(table.decisions) + 1, game=GAME)


def test_a_game_in_progress_is_sealed_unless_saved_privately() -> None:
    table = finished()
    table.rewind(len(table.decisions) // 2)
    sealed = load_record(record_of(table))
    assert sealed.seed is None
    with pytest.raises(RecordError, match="sealed"):
        table_from(sealed, game=GAME)
    with pytest.raises(RecordError, match="sealed"):
        verify(sealed, GAME)
    saved = load_record(record_of(table, private=True))
    assert table_from(saved, game=GAME).digest() == table.digest()
    assert verify(saved, GAME).holds


def test_a_record_is_the_same_after_undoing_and_playing_on() -> None:
    table = finished()
    record = record_of(table)
    decisions = table.decisions[:]
    table.rewind(4)
    for seat, option in decisions[4:]:
        table.choose(seat, option)
    assert record_of(table) == record


def test_forks_and_scripted_tables_have_no_record() -> None:
    with pytest.raises(RecordError, match="own dice"):
        record_of(finished().fork())
    with pytest.raises(RecordError, match="own dice"):
        record_of(open_table(GAME, 2, script=[1]))


# Refusing.


def test_a_record_truncated_anywhere_is_refused() -> None:
    data = record_of(finished()).strip()
    for length in range(0, len(data), 7):
        with pytest.raises(RecordError, match=r"truncated|empty"):
            load_record(data[:length])


def test_a_record_with_any_byte_destroyed_is_refused_or_found_out() -> None:
    data = record_of(finished())
    for n in range(0, len(data) - 1, 5):
        broken = data[:n] + bytes([data[n] ^ 0x15]) + data[n + 1 :]
        try:
            record = load_record(broken)
            assert not verify(record, GAME).holds or record.seats != ["red", "blue", "green"]
        except RecordError:
            pass


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "empty"),
        (b"  \n", "empty"),
        (b"\x89PNG\r\n", "corrupt, it is no JSON"),
        (b"\xff\xfe{}", "corrupt, it is no JSON"),
        (b"[1, 2]", "not a Tyche record"),
        (b'{"moves": []}', "not a Tyche record"),
        (b'{"tyche": "one"}', "no number of a format"),
        (b'{"tyche": true}', "no number of a format"),
        (b'{"tyche": 0}', "no number of a format"),
        (b'{"tyche": 99, "anything": 1}', "too new: it has format 99"),
        (b'{"tyche": 1}', "corrupt: it has no game"),
    ],
)
def test_what_is_no_record_is_refused(data: bytes, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        load_record(data)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"surprise": 1}, "unknown fields surprise"),
        ({"decisions": [[0]]}, "decision 1 is no seat, verb and arguments"),
        ({"decisions": [["red", "pass"]]}, "decision 1 is no seat, verb and arguments"),
        ({"decisions": [[0, 5]]}, "decision 1 is no seat, verb and arguments"),
        ({"decisions": [[7, "pass"]]}, "seat 7, which does not exist"),
        ({"decisions": [[0, "bid", 1.5]]}, r"corrupt, in decisions: .*\$\[0\]\[2\]"),
        ({"decisions": "none"}, "corrupt, in decisions: Expected `array`"),
        ({"dice": ["six"]}, "corrupt, in dice: Expected `int`"),
        ({"options": {"bold": [1]}}, "corrupt, in options: "),
        ({"seed": "xyz"}, "not in hexadecimal digits"),
        ({"seed": "00"}, "32 bytes, not 1"),
    ],
)
def test_a_record_of_the_wrong_shape_is_refused(fields: dict[str, object], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        load_record(changed(record_of(finished()), **fields))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"game": "chess"}, "of chess, not of toy"),
        ({"rules": "2"}, "too new: it was made with version 2 of the rules of toy, this is version 1"),
        ({"seed": "00" * 32}, "does not fit its commitment"),
        ({"options": {"nonsense": 1}}, "cannot be opened: toy has no option 'nonsense'"),
        ({"seats": ["red", "red", "green"]}, "cannot be opened: 3 seats need 3 different names"),
        ({"digest": "0" * 32}, "leads to another position"),
        (
            {"decisions": [[1, "pass"], [1, "pass"]]},
            "decision 2 of 2, by blue, is not legal: pass: engine",
        ),
        ({"decisions": [[1, "bid", "c77"]]}, r"decision 1 of 1, by blue, is not legal: bid c77: unknown-name \(Y2.a\)"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(fields: dict[str, object], message: str) -> None:
    record = load_record(changed(record_of(finished()), **fields))
    with pytest.raises(RecordError, match=message):
        table_from(record, game=GAME)


def test_a_record_of_a_game_that_is_not_installed_is_refused() -> None:
    record = load_record(changed(record_of(finished()), game="no such game"))
    with pytest.raises(RecordError, match="unknown game: there is no game 'no such game'"):
        table_from(record)


def test_a_record_of_older_rules_is_replayed_and_blamed_on_them_only_if_it_fails() -> None:
    newer = ToyGame()
    newer.version = "1.1"
    record = load_record(record_of(finished()))
    assert table_from(record, game=newer).over
    record.digest = "0" * 32
    with pytest.raises(RecordError, match=r"made with version 1 of the rules, replayed with version 1\.1"):
        table_from(record, game=newer)


def test_versions_have_an_order() -> None:
    assert sorted(["10", "1.10", "2", "1.9", "1"], key=version_key) == ["1", "1.9", "1.10", "2", "10"]


# Verifying.


def spoil_dice(record: Record) -> None:
    record.dice[2] = record.dice[2] % 6 + 1


def drop_die(record: Record) -> None:
    record.dice.pop()


def add_die(record: Record) -> None:
    record.dice.append(1)


def spoil_result(record: Record) -> None:
    record.result = {"winner": "nobody"}


def spoil_digest(record: Record) -> None:
    record.digest = "0" * 32


def spoil_decision(record: Record) -> None:
    record.decisions[-1] = [0, "surrender"]


def spoil_commitment(record: Record) -> None:
    record.commitment = "0" * 64


@pytest.mark.parametrize(
    ("spoil", "topic", "found"),
    [
        (spoil_dice, "dice", "die 3 is"),
        (drop_die, "dice", "is missing"),
        (add_die, "dice", "only"),
        (spoil_result, "result", '{"winner":"nobody"}'),
        (spoil_digest, "digest", "the final position is"),
        (spoil_decision, "decisions", "is not legal: surrender"),
        (spoil_commitment, "commitment", "the seed does not fit"),
    ],
)
def test_verifying_finds_what_was_changed(spoil: Callable[[Record], None], topic: str, found: str) -> None:
    record = load_record(record_of(finished()))
    spoil(record)
    report = verify(record, GAME)
    assert not report.holds
    assert topic in [check.topic for check in report.checks if not check.holds]
    assert found in " ".join(report.faults())


def test_verifying_an_honest_record_checks_everything() -> None:
    report = verify(load_record(record_of(finished())), GAME)
    assert report.holds
    assert report.faults() == []
    assert [check.topic for check in report.checks] == ["commitment", "decisions", "dice", "digest", "result"]
