"""Verbs and kinds: reading, refusing from the outside in, references, and guards that agree with the options."""

import random

import pytest

from tests.toy import CARD, GAME, SEAT, VERBS, Toy
from tyche.core.ask import PASS, Ask, Option
from tyche.core.errors import Refusal
from tyche.core.table import Table, open_table
from tyche.core.verbs import ABSENT, ANY, UNKNOWN, Kind, Number, Verb, Verbs, options_of, spelled
from tyche.study.guards import guard_faults

SEED = bytes(range(32))


def in_turn() -> Table:
    table = open_table(GAME, 2, None, None, SEED)
    table.choose(0, PASS)
    table.choose(1, PASS)
    return table


def toy(table: Table) -> Toy:
    assert isinstance(table.play, Toy)
    return table.play


def test_a_kind_reads_its_words_and_no_others() -> None:
    play = toy(in_turn())
    assert CARD.read(play, ("play", "c7"), 1) == (7, 2)
    assert CARD.read(play, ("play", "red"), 1) == (UNKNOWN, 2)
    assert CARD.read(play, ("play", 7), 1) == (UNKNOWN, 2)
    assert CARD.of(("play", "c7")) == 7
    assert CARD.of(("give", "red", "c7"), 2) == 7
    assert CARD.of(("give", "red"), 2) == ABSENT
    assert CARD.spell(7) == "c7"
    assert CARD.spell(-1) is None


def test_rules_read_a_choice_by_its_kinds() -> None:
    assert CARD.of(("play", "c7")) == 7
    assert SEAT.of(("give", "c1", "blue"), 2) == 1
    assert Number(3).of(("take", "c1", 2), 2) == 2


def test_a_number_reads_counts_only() -> None:
    play, number = toy(in_turn()), Number(3)
    assert number.read(play, ("take", 2), 1) == (2, 2)
    assert number.of(("take", 2)) == 2
    assert number.of(("take",)) == ABSENT
    assert number.read(play, ("take", -1), 1) == (UNKNOWN, 2)
    assert number.read(play, ("take", "2"), 1) == (UNKNOWN, 2)
    assert number.domain(play) == [(0,), (1,), (2,), (3,)]


@pytest.mark.parametrize(
    ("option", "values", "unknown", "malformed"),
    [
        (("give", "c1", "red"), [1, 0], "", False),
        (("give", "c1"), [1, ABSENT], "", False),
        (("give",), [ABSENT, ABSENT], "", True),
        (("give", "c99"), [UNKNOWN, ABSENT], "c99", True),
        (("give", 1), [UNKNOWN, ABSENT], "", True),
        (("give", "c1", "red", "blue"), [1, 0], "", True),
    ],
)
def test_options_are_read_however_wrong_they_are(
    option: Option, values: list[int], unknown: str, malformed: bool
) -> None:
    give: Verb[Toy] = Verb("give", "Y1", ("turn",), [CARD, SEAT.maybe()])
    reading = give.read(toy(in_turn()), option)
    assert (reading.values, reading.unknown, reading.malformed) == (values, unknown, malformed)


@pytest.mark.parametrize(
    ("seat", "option", "clause", "reason"),
    [
        (1, ("play", "c1"), "Y3.a", "not-yours"),
        (0, ("bid", "c1"), "Y2.a", "not-now"),
        (0, ("bid", "c99"), "Y2.a", "not-now"),
        (0, ("play", "c99"), "Y3.a", "unknown-name"),
        (0, ("play", "red"), "Y3.a", "malformed"),
        (0, ("play",), "Y3.a", "malformed"),
        (0, ("dance",), "Y3.a", "unknown-name"),
        (0, PASS, "Y3.a", "must-choose"),
        (1, PASS, "Y3.a", "not-yours"),
    ],
)
def test_the_reason_is_found_from_the_outside_in(seat: int, option: Option, clause: str, reason: str) -> None:
    table = in_turn()
    assert table.ask is not None
    refusal = VERBS.explain(toy(table), table.ask, seat, option)
    assert (refusal.clause, refusal.reason) == (clause, reason)


def test_then_the_guard_answers() -> None:
    table = in_turn()
    assert table.ask is not None
    toy(table).s.hands[0] = [1, 11]
    for card, clause in (("c5", "Y3.a"), ("c11", "Y3.b")):
        assert VERBS.explain(toy(table), table.ask, 0, ("play", card)).clause == clause


def test_a_game_may_know_a_better_reason_than_not_now() -> None:
    def untimely(t: Toy, ask: Ask, clause: str) -> Refusal | None:
        return Refusal(clause, "bids-are-over") if clause == "Y2.a" else None

    table, verbs = in_turn(), Verbs(VERBS.all, untimely)
    assert table.ask is not None
    assert verbs.explain(toy(table), table.ask, 0, ("bid", "c1")).reason == "bids-are-over"
    assert verbs.explain(toy(table), table.ask, 0, ("victim", "red")).reason == "not-now"


def test_an_answer_of_another_question_is_no_answer_here() -> None:
    table = in_turn()
    assert table.ask is not None
    verbs: Verbs[Toy] = Verbs([*VERBS.all, Verb("pass", "Y2.a", ("bid",), [], lambda t, ask, seat, n: None)])
    for seat, reason in ((0, "must-choose"), (1, "not-yours")):
        refusal = verbs.explain(toy(table), table.ask, seat, PASS)
        assert (refusal.clause, refusal.reason) == ("Y3.a", reason)


def test_one_word_may_be_declared_for_several_questions() -> None:
    place = Kind("place", ["pella"])
    verbs: Verbs[Toy] = Verbs(
        [
            Verb("target", "Y1", ("raid",), [place.called("what")]),
            Verb("target", "Y2", ("ghost",), [CARD.called("what")]),
            Verb("target", "Y3", ANY, [SEAT]),
        ]
    )
    at_raid, at_ghost, elsewhere = verbs.of("target", "raid"), verbs.of("target", "ghost"), verbs.of("target", "turn")
    assert at_raid is not None and at_ghost is not None and elsewhere is not None  # noqa: PT018
    assert (at_raid.clause, at_ghost.clause, elsewhere.clause) == ("Y1", "Y2", "Y3")
    assert verbs.references() == {"target": [("what", ["place", "card", "seat"])]}
    assert [verb.clause for verb in verbs.at("raid")] == ["Y1"]
    assert verbs.topics() == ["raid", "ghost"]


def test_facts_are_spelled_by_their_kinds() -> None:
    facts = {"card": CARD, "seat": SEAT}
    assert spelled(facts, "card", 3) == "c3"
    assert spelled(facts, "card", -1) is None
    assert spelled(facts, "card", [1, 2]) == ["c1", "c2"]
    assert spelled(facts, "card", True) is True
    assert spelled(facts, "seat", {0: 5, 1: 3}) == {"red": 5, "blue": 3}
    assert spelled(facts, "score", 3) == 3
    assert options_of("victim", SEAT)[1] == ("victim", "blue")


def test_every_way_to_write_a_verb_is_compared_with_its_guard() -> None:
    table = in_turn()
    rng = random.Random(1)
    assert guard_faults(table, 0, rng) == []
    assert table.ask is not None
    kept = table.ask.options
    table.ask.options = [option for option in kept if option[0] != "play"]
    assert any("is not offered" in fault for fault in guard_faults(table, 0, rng))
    table.ask.options = [*kept, ("play", "c11")]
    assert any("forbids it" in fault for fault in guard_faults(table, 0, rng))
    table.ask.options = [*kept, ("play", "c99")]
    assert any("cannot be read" in fault for fault in guard_faults(table, 0, rng))
