"""Tables: deciding, refusing, taking back, forking."""

import random

import pytest

from tests.toy import GAME, Toy
from tyche.core.ask import DONE, PASS, Option
from tyche.core.errors import Refused, SetupError
from tyche.core.game import OptionValue
from tyche.core.record import record_of
from tyche.core.run import MALFORMED, NOT_YOURS, OVER
from tyche.core.table import NOTHING_TO_UNDO, Table, open_table

SEED = bytes(range(32))
RED, BLUE, GREEN = 0, 1, 2


def opened(players: int = 3, options: dict[str, OptionValue] | None = None, seed: bytes = SEED) -> Table:
    return open_table(GAME, players, options, None, seed)


def after_bids(players: int = 3) -> Table:
    """A table in red's first turn."""
    table = opened(players)
    for seat in range(players):
        table.choose(seat, PASS)
    return table


def hands(table: Table) -> list[list[int]]:
    assert isinstance(table.play, Toy)
    return table.play.s.hands


def play_out(table: Table, luck: str) -> list[str]:
    """Play to the end at random; the state at every moment."""
    rng = random.Random(luck)
    digests = [table.digest()]
    while not table.over:
        decide(table, rng)
        digests.append(table.digest())
    return digests


def decide(table: Table, rng: random.Random) -> None:
    seat = rng.choice(table.awaited())
    table.choose(seat, rng.choice(table.options(seat)))


def test_a_table_opens_at_its_first_question() -> None:
    table = opened()
    assert table.awaited() == [RED, BLUE, GREEN]
    assert not table.over
    assert table.result() is None
    assert len(table.options(RED)) == 3


@pytest.mark.parametrize(
    ("players", "options", "seats", "seed", "message"),
    [
        (1, None, None, SEED, "2 to 4 players"),
        (2, {"nonsense": True}, None, SEED, "no option 'nonsense'"),
        (2, {"rounds": 9}, None, SEED, "one of 1, 2, 3"),
        (2, {"rounds": True}, None, SEED, "one of 1, 2, 3"),
        (2, None, ["a", "a"], SEED, "different names"),
        (2, None, ["a"], SEED, "different names"),
        (2, None, None, b"short", "32 bytes"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(
    players: int, options: dict[str, OptionValue] | None, seats: list[str] | None, seed: bytes, message: str
) -> None:
    with pytest.raises(SetupError, match=message):
        open_table(GAME, players, options, seats, seed)


def test_whatever_is_offered_can_be_chosen() -> None:
    table = after_bids()
    for option in table.options(RED):
        fork = table.fork()
        fork.choose(RED, option)
        assert fork.decisions[-1] == (RED, option)


@pytest.mark.parametrize(
    ("seat", "option", "clause", "reason"),
    [
        (BLUE, DONE, "Y3.a", NOT_YOURS),
        (7, DONE, "Y3.a", NOT_YOURS),
        (-1, DONE, "Y3.a", NOT_YOURS),
        (RED, ("play", "c99"), "Y3.a", "unknown-name"),
        (RED, ("fly",), "Y3.a", "unknown-name"),
        (RED, (), "Y3.a", MALFORMED),
        (RED, (3, "play"), "Y3.a", MALFORMED),
        (RED, ("roll", None), "Y3.a", MALFORMED),
    ],
)
def test_what_is_not_offered_is_refused(seat: int, option: Option, clause: str, reason: str) -> None:
    table = after_bids()
    before = table.digest()
    with pytest.raises(Refused) as refused:
        table.choose(seat, option)
    assert (refused.value.refusal.clause, refused.value.refusal.reason) == (clause, reason)
    assert refused.value.seat == seat
    assert table.digest() == before
    assert len(table.decisions) == 3


def test_why_names_the_clause_and_is_silent_about_legal_options() -> None:
    table = after_bids()
    hands(table)[RED][:] = [11]
    refusal = table.why(RED, ("play", "c11"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason, refusal.facts) == ("Y3.b", "not-bold", {"card": 11})
    assert table.why(RED, DONE) is None


def test_nothing_is_chosen_after_the_end() -> None:
    table = opened()
    play_out(table, "end")
    with pytest.raises(Refused) as refused:
        table.choose(RED, PASS)
    assert refused.value.refusal.reason == OVER
    assert table.awaited() == []
    assert table.options(RED) == []
    result = table.result()
    assert result is not None
    assert result["winner"] in table.setup.seats


def test_nobody_answers_a_question_of_several_seats_twice() -> None:
    table = opened()
    table.choose(BLUE, PASS)
    assert table.awaited() == [RED, GREEN]
    with pytest.raises(Refused):
        table.choose(BLUE, PASS)
    with pytest.raises(Refused):
        table.default(BLUE)


def test_defaults_are_for_seats_that_are_waited_for() -> None:
    table = after_bids()
    assert table.default(RED) == DONE
    table.choose_default(RED)
    assert table.decisions[-1] == (RED, DONE)
    with pytest.raises(Refused):
        table.default(RED)


def test_an_aside_comes_from_a_seat_that_nobody_waits_for() -> None:
    table = after_bids()
    hands(table)[GREEN][:] = [0]
    again = Table(GAME, table.setup, table.play, table.decisions[:])
    assert again.awaited() == [RED]
    assert again.options(GREEN) == [("shout", "c0")]
    again.choose(GREEN, ("shout", "c0"))
    assert again.awaited() == [BLUE]


# Taking back.


def test_own_decisions_can_be_taken_back_one_by_one() -> None:
    table = after_bids()
    before = table.digest()
    card = next(option for option in table.options(RED) if option[0] == "play")
    table.choose(RED, card)
    between = table.digest()
    table.choose(RED, ("victim", "blue"))
    table.undo(RED)
    assert table.digest() == between
    table.undo(RED)
    assert table.digest() == before
    assert not table.can_undo(RED)


def test_nobody_takes_back_the_decision_of_another() -> None:
    table = after_bids()
    table.choose(RED, DONE)
    assert not table.can_undo(BLUE)
    with pytest.raises(Refused) as refused:
        table.undo(BLUE)
    assert refused.value.refusal.reason == NOTHING_TO_UNDO


def test_nothing_is_taken_back_after_another_seat_has_decided() -> None:
    table = after_bids()
    table.choose(RED, DONE)
    assert table.can_undo(RED)
    table.choose(BLUE, DONE)
    assert not table.can_undo(RED)
    table.undo(BLUE)
    assert not table.can_undo(RED)


def test_nothing_is_taken_back_after_a_die_or_a_revelation() -> None:
    table = after_bids()
    table.choose(RED, ("roll",))
    assert not table.can_undo(RED)


def test_an_answer_can_be_taken_back_until_all_are_known() -> None:
    table = opened(3)
    table.choose(BLUE, PASS)
    table.choose(GREEN, PASS)
    assert table.can_undo(BLUE)
    assert not table.can_undo(RED)
    table.undo(BLUE)
    assert table.awaited() == [RED, BLUE]
    assert table.decisions == [(GREEN, PASS)]
    table.choose(BLUE, PASS)
    table.choose(RED, PASS)
    assert not table.can_undo(RED)


def test_what_led_to_an_open_poll_cannot_be_taken_back_whether_somebody_has_answered_or_not() -> None:
    table = after_bids()
    while table.ask is not None and table.ask.topic != "bid":
        table.choose(table.awaited()[0], DONE)
    assert table.awaited() == [RED, BLUE, GREEN]
    assert not table.can_undo(table.decisions[-1][0])


def test_the_table_may_agree_to_rewind_beyond_revelations() -> None:
    table = opened()
    digests = play_out(table, "back")
    decisions, thrown = table.decisions[:], list(table.play.dice.thrown or ())
    told = [telling.message for telling in table.play.log or ()]
    for moment in range(len(decisions), -1, -1):
        table.rewind(moment)
        assert table.digest() == digests[moment]
        assert all(telling.moment <= moment for telling in table.play.log or ())
    for seat, option in decisions:
        table.choose(seat, option)
    assert table.digest() == digests[-1]
    assert table.play.dice.thrown == thrown
    assert [telling.message for telling in table.play.log or ()] == told


@pytest.mark.parametrize("moment", [-1, 4])
def test_moments_that_do_not_exist_cannot_be_reached(moment: int) -> None:
    with pytest.raises(SetupError, match="moments 0 to 3"):
        after_bids().rewind(moment)


# Forking.


def test_a_fork_is_equal_and_independent() -> None:
    table = after_bids()
    before = table.digest()
    fork = table.fork()
    assert fork.digest() == before
    assert fork.options(RED) == table.options(RED)
    fork.choose(RED, ("roll",))
    assert table.digest() == before
    table.choose(RED, ("roll",))
    assert fork.digest() == table.digest()


def test_a_table_can_be_seen_at_any_earlier_moment() -> None:
    table = opened(4, {"rounds": 3})
    digests = play_out(table, "earlier")
    for moment, digest in enumerate(digests):
        assert table.at(moment).digest() == digest
        assert table.fork().at(moment).digest() == digest


# Many tables.


def test_interleaved_tables_are_as_if_alone() -> None:
    seeds = [bytes([n]) * 32 for n in range(4)]
    alone = []
    for n, seed in enumerate(seeds):
        table = opened(2 + n % 3, seed=seed)
        play_out(table, f"luck {n}")
        alone.append(record_of(table))
    tables = [opened(2 + n % 3, seed=seed) for n, seed in enumerate(seeds)]
    lucks = [random.Random(f"luck {n}") for n in range(4)]
    while not all(table.over for table in tables):
        for table, rng in zip(tables, lucks, strict=True):
            if not table.over:
                decide(table, rng)
    assert [record_of(table) for table in tables] == alone


def test_without_a_seed_every_table_has_its_own() -> None:
    assert open_table(GAME, 2).commitment() != open_table(GAME, 2).commitment()


# Reading.


def test_the_log_shows_each_seat_only_what_is_meant_for_it() -> None:
    table = after_bids()
    table.choose(RED, ("roll",))
    assert "drew" in [telling.message for telling in table.log_for(RED)]
    assert "drew" not in [telling.message for telling in table.log_for(BLUE)]
    assert "drew" not in [telling.message for telling in table.log_for(None)]
    assert "drew-hidden" in [telling.message for telling in table.log_for(None)]


def test_views_show_only_the_own_hand() -> None:
    table = after_bids()
    assert table.view(RED)["hand"] == [f"c{card}" for card in hands(table)[RED]]
    assert table.view(None)["hand"] == []


def test_an_overlay_shows_what_the_reader_may_know_and_changes_nothing() -> None:
    table = after_bids()
    before = table.digest()
    assert table.overlay("lead", None) == {"red": ["goal"], "blue": ["goal"], "green": ["goal"]}
    assert table.overlay("held", RED) == {"red": [f"c{card}" for card in hands(table)[RED]]}
    assert table.overlay("held", None) == {}
    assert table.digest() == before


def test_an_overlay_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(SetupError, match="toy has no overlay 'reach'; it has lead, held"):
        opened().overlay("reach", RED)


class Whole:
    """A whole number of another library: not an int, but good for an index."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_seats_and_moments_may_be_whole_numbers_of_any_library() -> None:
    table = open_table(GAME, 2, seed=SEED)
    first = table.options(Whole(0))
    assert first == table.options(0)
    table.choose(Whole(0), first[0])
    assert table.decisions[0] == (0, first[0])
    assert type(table.decisions[0][0]) is int
    assert table.at(Whole(0)).options(0) == first
    table.rewind(Whole(0))
    assert table.decisions == []


def test_what_is_no_whole_number_is_no_moment() -> None:
    with pytest.raises(TypeError):
        open_table(GAME, 2, seed=SEED).at(0.0)  # type: ignore[arg-type]


def test_tables_and_questions_say_what_they_are() -> None:
    table = open_table(GAME, 2, seed=SEED)
    assert repr(table) == "<Table of toy, 2 players, moment 0: asks red, blue bid (Y2.a)>"
    assert repr(table.ask) == "<Ask of [0, 1]: bid (Y2.a)>"
    assert repr(table.game) == "<Game toy, rules version 1, 2 to 4 players>"
    assert repr(table.setup) == "Setup(players=2, options={'bold': False, 'rounds': 2}, seats=['red', 'blue'])"
    while table.awaited():
        table.choose_default(table.awaited()[0])
    assert repr(table).endswith(f"moment {len(table.decisions)}: over>")


def test_the_repr_of_a_question_tells_nothing_that_a_seat_holds() -> None:
    table = open_table(GAME, 2, seed=SEED)
    before = repr(table), repr(table.ask)
    table.choose(0, table.options(0)[-1])
    assert repr(table.ask) == before[1]
