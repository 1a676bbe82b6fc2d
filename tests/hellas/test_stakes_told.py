"""No option is silent about what it costs and brings: retreats, deaths, and a walk over all cases."""

from collections import Counter

from tests.consequences import silent
from tests.hellas.test_stakes import FIGURES, expected, figures, topic_of
from tyche.core.cases import CaseRun, read_cases
from tyche.core.table import Table
from tyche.games.hellas.game import GAME

SILENT = {
    ("aegis", "pass"): "the battle goes on: the loss of the beaten side and the retreat follow",
    ("aegis", "save"): "the battle goes on: the loss of the beaten side and the retreat follow",
    ("before-losses", "pass"): "the battle is decided: its losses follow whatever is used",
    ("medusas-blood", "own-losses"): "the battle is decided: the losses of others follow",
    ("medusas-blood", "enemy-losses"): "the battle is decided: the other losses follow",
    ("march-to", "march-to"): "who is murdered was told when the march began",
    ("raise-attribute", "raise"): "of several the last one leaves no choice",
    ("retreat", "retreat"): "the next battle follows, and a monument's artifact goes with its region",
    ("injury", "injure"): "the hunt ends, and what its wounds brought follows",
    ("trade", "discard"): "the wound was told with the trade; its reward may be no choice",
}
"""Options of which something follows at once that is not of their making, and what it is."""


def everything(table: Table) -> dict[tuple[str, int], int]:
    """The figures of all players, of every kind."""
    return figures(table, set(FIGURES))


def test_no_option_is_silent() -> None:
    """In every case, for every verb: what changes at once was told, or has another reason; each reason is needed."""
    looked: Counter[tuple[str, str]] = Counter()
    found = {(topic, verb): what for topic, verb, what in silent(GAME, everything, looked)}
    assert {key: what for key, what in found.items() if key not in SILENT} == {}
    assert set(SILENT) - set(found) == set()
    assert {("retreat", "retreat"), ("wrath", "discard"), ("shoot-with", "discard")} <= set(looked)
    assert len(looked) > 80


def at_question(text: str) -> Table:
    """Where a case ends."""
    [case] = read_cases("case.yaml", text.encode())
    return CaseRun(case, GAME).table


RETREAT = """game: hellas
title: t
clauses: [H13.15]
given:
  players: 3
  moment: battle
  armies: {a: {boeotia: 5}, b: {boeotia: 3}}
  control: {boeotia: b}
  battle: {at: boeotia, from: [attica]}
  AEGIS
then: {winner: nobody}
"""


def test_a_retreat_says_who_takes_the_regions() -> None:
    """H13.21, H14.2. The winner takes the region, the beaten may take where they go."""
    table = at_question(RETREAT.replace("AEGIS", "monsters: {}"))
    assert topic_of(table) == "retreat"
    for option in table.options(1):
        told = expected(table, 1, option, {"control", "points"})
        before, fork = everything(table), table.fork()
        fork.choose(1, option)
        after = everything(fork)
        assert {key: after[key] - before[key] for key in told} == told
        assert told["control", 0] == 1
        assert told["control", 1] in (-1, 0)


def test_whom_aegis_does_not_save_is_told() -> None:
    """H22.1, H22.9."""
    table = at_question(RETREAT.replace("AEGIS", "items: {b: [aegis]}"))
    assert topic_of(table) == "aegis"
    assert expected(table, 1, ("pass",), {"hoplites"}) == {("hoplites", 1): -1}
    assert expected(table, 1, ("save", 1), {"hoplites"}) == {}
