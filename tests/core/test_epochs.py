"""Going back with luck anew: epochs of dice and decks, in play, in replays and in records."""

import random

import msgspec
import pytest

from tests.toy import GAME, Toy
from tyche.core.dice import DECK, DICE, EPOCH, Dice, derive
from tyche.core.epochs import Turning, cut, turning_from
from tyche.core.errors import RecordError, SetupError
from tyche.core.record import load_record, record_of, table_from, verify
from tyche.core.resume import position_of, resumed
from tyche.core.run import WENT_BACK
from tyche.core.table import Table, open_table

SEED = bytes(range(32))


def run_of(table: Table) -> Toy:
    assert isinstance(table.play, Toy)
    return table.play


def played(moments: int, luck: int = 1, seed: bytes = SEED) -> Table:
    table = open_table(GAME, 3, {"bold": True}, None, seed)
    play_on(table, moments, luck)
    return table


def play_on(table: Table, moments: int, luck: int) -> None:
    rng = random.Random(luck)
    for _ in range(moments):
        if table.over:
            return
        seat = rng.choice(table.awaited())
        table.choose(seat, rng.choice(table.options(seat)))


def told(table: Table) -> list[tuple[str, dict[str, object], int]]:
    return [(telling.message, telling.facts, telling.moment) for telling in table.play.log or []]


def same(one: Table, other: Table) -> bool:
    """Whether two tables are alike in all that counts, for now and for what comes."""
    return (
        one.digest() == other.digest()
        and one.play.dice.counters == other.play.dice.counters
        and one.decisions == other.decisions
        and [one.options(seat) for seat in range(3)] == [other.options(seat) for seat in range(3)]
    )


# Dice.


def test_an_epoch_has_values_of_its_own() -> None:
    for stream in (DICE, DECK):
        rows = [tuple(derive(SEED, stream, n, 1000, epoch) for n in range(8)) for epoch in range(20)]
        assert len(set(rows)) == 20
        assert rows[0] == tuple(derive(SEED, stream, n, 1000) for n in range(8))


def test_a_new_epoch_goes_on_counting() -> None:
    dice = Dice(SEED, [0, 0], [], [])
    before = [dice.throw(6) for _ in range(3)]
    assert dice.counters == [3, 0]
    assert dice.epoch == 0
    dice.begin(4)
    assert dice.throw(6) == derive(SEED, DICE, 3, 6, 4) + 1
    assert dice.counters == [4, 0, 4]
    assert dice.counters[EPOCH] == dice.epoch
    assert dice.at([1, 0]).throw(6) == before[1]


# Turning back.


def test_who_turns_back_knows_nothing_of_what_comes() -> None:
    different = 0
    for luck in range(40):
        table = played(9, seed=luck.to_bytes(32, "big"))
        before = table.fork()
        play_on(before, 12, luck)
        table.turn_back(0, 9 - luck % 9 - 1)
        again = table.fork()
        play_on(again, 12 + luck % 9 + 1, luck)
        different += again.digest() != before.digest()
    assert different > 35


def test_what_was_before_and_what_seats_hold_stays() -> None:
    table = played(10)
    as_it_was = table.at(6)
    table.turn_back(1, 6)
    s, before = run_of(table).s, run_of(as_it_was).s
    assert (s.hands, s.scores, s.discard, s.step) == (before.hands, before.scores, before.discard, before.step)
    assert sorted(s.deck) == sorted(before.deck)
    assert table.ask is not None
    assert as_it_was.ask is not None
    assert [table.options(seat) for seat in range(3)] == [as_it_was.options(seat) for seat in range(3)]
    assert [table.view(seat) for seat in range(3)] == [as_it_was.view(seat) for seat in range(3)]
    assert table.decisions == as_it_was.decisions
    assert table.barrier == 6
    assert not any(table.can_undo(seat) for seat in range(3))


def test_the_log_says_so_once_and_forgets_what_was_taken_back() -> None:
    table = played(10)
    table.turn_back(1, 6)
    notes = [entry for entry in told(table) if entry[0] == WENT_BACK]
    taken = 2  # two bids of the ten decisions are still withheld
    assert notes == [(WENT_BACK, {"seat": "blue", "moment": 6, "taken": taken, "times": 1}, 6)]
    assert all(moment <= 6 for _, _, moment in told(table))
    play_on(table, 5, 3)
    table.turn_back(2, 6)
    notes = [entry for entry in told(table) if entry[0] == WENT_BACK]
    assert [facts["times"] for _, facts, _ in notes] == [2]
    play_on(table, 2, 4)
    table.turn_back(0, 8)
    notes = [entry for entry in told(table) if entry[0] == WENT_BACK]
    assert [facts["times"] for _, facts, _ in notes] == [2, 3]


def test_forks_moments_and_undo_after_turning_back_are_what_they_were() -> None:
    table = played(10)
    table.turn_back(1, 4)
    play_on(table, 4, 7)
    table.turn_back(0, 6)
    digests = [table.at(moment).digest() for moment in range(7)]
    for luck in range(12):
        assert same(table.fork(), table)
        play_on(table, 1, luck)
        digests.append(table.digest())
        if table.over:
            break
        seat, option = table.decisions[-1]
        if table.can_undo(seat):
            table.undo(seat)
            assert table.digest() == digests[-2]
            table.choose(seat, option)
        assert table.digest() == digests[-1]
    for moment, digest in enumerate(digests):
        assert table.at(moment).digest() == digest


def test_a_number_is_never_used_again() -> None:
    table = played(10)
    numbers = []
    for moment in (7, 3, 3, 1):
        numbers.append(table.turn_back(0, moment).number)
        play_on(table, 8, moment)
    assert numbers == [1, 2, 3, 4]
    assert [turning.stands for turning in table.turnings] == [False, False, False, True]


def test_answers_that_are_withheld_are_neither_kept_nor_counted() -> None:
    table = played(0)
    assert table.ask is not None
    assert table.ask.also is not None
    table.choose(1, table.options(1)[0])
    turning = played(9).turn_back(0, 2)
    assert turning.moment == 0, "two of three bids lie open on the table: they are all made anew"
    table.choose(2, table.options(2)[0])
    assert table.settled == 0
    assert len(table.decisions) == 2
    assert table.turn_back(0, 0).left == 0
    assert table.decisions == []
    assert table.ask is not None
    assert not table.ask.answers


def test_there_is_no_turning_back_to_what_never_was() -> None:
    table = played(6)
    for moment in (-1, 7):
        with pytest.raises(SetupError, match="moments 0 to 6"):
            table.turn_back(0, moment)
    assert table.turnings == []
    assert len(table.decisions) == 6


# Positions and records.


def test_a_position_goes_on_in_its_epoch() -> None:
    table = played(9)
    table.turn_back(1, 5)
    play_on(table, 6, 2)
    position = position_of(table)
    again = resumed(GAME, table.setup, SEED, position, table.decisions, None, table.turnings)
    for seat, option in table.decisions[position.moment :]:
        again.choose(seat, option)
    assert again.digest() == table.digest()
    assert again.play.dice.counters == table.play.dice.counters
    assert told(again) == told(table)


def test_a_position_at_the_turning_itself_turns_once() -> None:
    for target in range(1, 12):
        table = played(12)
        before = position_of(table.at(target))
        table.turn_back(1, target)
        moment = table.turnings[-1].moment
        for position in (before, position_of(table)):
            if position.moment > moment:
                continue
            again = resumed(GAME, table.setup, SEED, position, table.decisions, None, table.turnings)
            for seat, option in table.decisions[position.moment :]:
                again.choose(seat, option)
            assert again.digest() == table.digest()
            assert again.play.dice.counters == table.play.dice.counters
            assert [entry[0] for entry in told(again)].count(WENT_BACK) == 1


def finished() -> Table:
    table = played(8)
    table.turn_back(2, 5)
    play_on(table, 3, 5)
    table.turn_back(1, 4)
    play_on(table, 500, 6)
    assert table.over
    return table


def test_a_record_with_turnings_replays_and_verifies() -> None:
    table = finished()
    data = record_of(table)
    record = load_record(data)
    assert msgspec.json.decode(data)["tyche"] == 2
    assert [turning[3:] for turning in record.turnings] == [[2, 0], [1, 1]]
    assert verify(record, GAME).faults() == []
    again = table_from(record, game=GAME)
    assert same(again, table)
    assert again.barrier == table.barrier
    assert told(again) == told(table)
    assert record_of(again) == data
    for moment in range(len(table.decisions) + 1):
        assert table_from(record, moment, log=False, game=GAME).digest() == table.at(moment).digest()


def test_a_table_that_never_went_back_is_written_as_ever() -> None:
    table = played(500)
    raw = msgspec.json.decode(record_of(table))
    assert raw["tyche"] == 1
    assert "turnings" not in raw


def changed(data: bytes, **fields: object) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(data) | fields)


def test_a_record_that_hides_or_invents_a_turning_is_found_out() -> None:
    data = record_of(finished())
    turnings = msgspec.json.decode(data)["turnings"]
    last = turnings[-1]
    for wrong in ([], [[*last[:4], 0]], [[7, *last[1:]]], [[last[0], last[1] - 1, *last[2:]]]):
        assert not verify(load_record(changed(data, turnings=wrong)), GAME).holds


@pytest.mark.parametrize(
    "turnings",
    [
        [[1, 2, 3, 0]],
        [[0, 2, 3, 0, 1]],
        [[2, 2, 3, 0, 1], [2, 4, 5, 0, 1]],
        [[1, 2, 3, 9, 1]],
        [[1, 3, 3, 0, 1]],
        [[1, -1, 3, 0, 1]],
        [[1, 2, 3, 0, 2]],
        [[1, 4, 9, 0, 1], [2, 3, 9, 0, 1]],
        [[1, 9000, 9001, 0, 1]],
        "turned",
    ],
)
def test_what_cannot_be_a_turning_is_refused(turnings: object) -> None:
    with pytest.raises(RecordError, match="corrupt"):
        load_record(changed(record_of(finished()), turnings=turnings))


def test_turnings_as_plain_data_and_back() -> None:
    turnings = [Turning(1, 4, 9, 2, False), Turning(3, 2, 6, 0)]
    assert [turning_from(turning.plain()).plain() for turning in turnings] == [[1, 4, 9, 2, 0], [3, 2, 6, 0, 1]]
    assert [turning.stands for turning in cut(turnings, 2)] == [False, True]
    assert [turning.stands for turning in cut(turnings, 1)] == [False, False]
