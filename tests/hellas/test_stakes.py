"""What an option is said to cost and bring is what it costs and brings."""

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from tests.text.ftl import ids_with
from tyche.core.ask import Option
from tyche.core.cases import CaseRun, load_cases
from tyche.core.table import Table, open_table
from tyche.games.hellas.game import GAME
from tyche.games.hellas.rules.play import Hellas

FIGURES: dict[str, Callable[[Hellas, int], int]] = {
    "priests": lambda t, seat: t.s.pool[seat],
    "cards": lambda t, seat: t.s.hands[seat].bit_count(),
    "hoplites": lambda t, seat: -t.s.supply[seat],
    "moves": lambda t, seat: t.s.moves if seat == t.s.active else 0,
    "attribute": lambda t, seat: sum(t.s.attributes[3 * seat : 3 * seat + 3]),
    "injuries": lambda t, seat: t.injuries(seat),
    "charges": lambda t, seat: (t.s.items[seat] & t.s.charged).bit_count(),
    "glory": lambda t, seat: t.s.glory.count(seat),
    "control": lambda t, seat: t.s.held[seat].bit_count(),
    "points": lambda t, seat: len(t.sources(seat)),
}
AT_ONCE = {
    "pray": {"priests", "attribute"},
    "move": {"moves", "control", "points"},
    "fortify": {"moves"},
    "leave-city": {"moves"},
    "recruit": {"hoplites", "control", "points"},
    "mobilize": {"hoplites"},
    "heal": {"injuries"},
    "discard": {"cards"},
    "glory": {"glory"},
    "return-glory": {"glory"},
}
"""What has changed when the next question is asked, whatever else the option leads to."""
UNSETTLED = ("how-many", "discard-drawn", "exchange-cards", "hunt-attack", "trade", "shoot-with", "weak-spot", "wrath")
"""Questions after whose answer cards are drawn, too."""


def play_of(table: Table) -> Hellas:
    assert isinstance(table.play, Hellas)
    return table.play


def topic_of(table: Table) -> str:
    """What is asked now; nothing once the game is over."""
    return "" if table.ask is None else table.ask.topic


def figures(table: Table, kinds: set[str]) -> dict[tuple[str, int], int]:
    """The figures of all players."""
    t = play_of(table)
    return {(kind, seat): FIGURES[kind](t, seat) for kind in kinds for seat in range(t.s.players)}


def expected(table: Table, seat: int, option: Option, kinds: set[str]) -> Counter[tuple[str, int]]:
    """What the certain stakes of an option add up to."""
    found: Counter[tuple[str, int]] = Counter()
    for stake in table.foresee(seat, option).stakes:
        if stake.kind in kinds:
            assert stake.certain
            found[stake.kind, stake.faction] += stake.amount
    return found


def test_stakes_come_as_they_are_told() -> None:
    rng = random.Random(7)
    compared: Counter[str] = Counter()
    for game in range(6):
        table = open_table(GAME, 2 + game % 3, seed=bytes([40 + game]) * 32)
        while table.ask is not None and len(table.decisions) < 900:
            seat = table.awaited()[0]
            option = rng.choice(table.options(seat))
            verb, topic = str(option[0]), table.ask.topic
            kinds = AT_ONCE.get(verb, set()) if topic not in UNSETTLED else set()
            before, told = figures(table, kinds), expected(table, seat, option, kinds)
            step = play_of(table).s.step
            table.choose(seat, option)
            if play_of(table).s.step != step or topic_of(table) != topic:
                continue
            after = figures(table, kinds)
            for key, was in before.items():
                assert after[key] - was == told[key], (topic, option, key)
            compared[verb] += 1
    assert {"move", "recruit", "discard", "leave-city", "fortify"} <= set(compared)
    assert compared["move"] > 50


CRETE = """game: hellas
title: Crete completes the brown land
clauses: [H19.1]
given:
  players: 4
  moment: hoplites
  control: {argolis: a, laconia: a, crete: c}
  armies: {a: {argolis: 1}}
  temples: [crete]
then: {winner: nobody}
"""


def test_points_are_told_before_they_are_won(tmp_path: Path) -> None:
    """H19.1, H19.2. They are the difference of two lists of sources."""
    path = tmp_path / "case.yaml"
    path.write_text(CRETE, encoding="utf-8")
    table = CaseRun(load_cases(path)[0], GAME).table
    stakes = table.foresee(0, ("move", "argolis", "crete")).stakes
    assert [(stake.kind, stake.faction, stake.amount, stake.clause) for stake in stakes] == [
        ("moves", 0, -1, "H6.15"),
        ("control", 0, 1, "H14.3"),
        ("points", 0, 1, "H19.1"),
        ("points", 0, 1, "H19.2"),
        ("control", 2, -1, "H14.3"),
        ("points", 2, -1, "H19.2"),
    ]
    assert [GAME.staked(stake)["faction"] for stake in stakes] == ["a", "a", "a", "a", "c", "c"]  # type: ignore[index]
    assert table.foresee(0, ("move", "argolis", "arcadia")).stakes[1:] == []


def test_every_kind_of_stake_has_a_name() -> None:
    rng = random.Random(3)
    named = ids_with(GAME, "stake-")
    seen: set[str] = set()
    for game in range(4):
        table = open_table(GAME, 4, seed=bytes([game]) * 32)
        while table.ask is not None and len(table.decisions) < 700:
            seat = table.awaited()[0]
            for option in rng.sample(table.options(seat), min(3, len(table.options(seat)))):
                seen |= {stake.kind for stake in table.foresee(seat, option).stakes}
            table.choose(seat, rng.choice(table.options(seat)))
    assert seen <= named
    assert len(seen) >= 10
