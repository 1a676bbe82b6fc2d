"""What an option is said to cost and bring is what it costs and brings."""

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

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
    "actions": lambda t, seat: -t.s.used[seat].bit_count(),
}
FOLLOWING = ("monument", "next-monster", "monster-moves", "strike-at", "recruit")
"""Questions that an option leads to before all that was said has come."""
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


@pytest.mark.parametrize(
    ("given", "option", "expected"),
    [
        ("moment: regular, heroes: {a: {leadership: 2}}, armies: {a: {elis: 1}}", ("hoplites",), {"moves": 2}),
        ("items: {a: [battle_prayer]}, priests: {a: 1}", ("use", "battle_prayer"), {"priests": -1, "cards": 1}),
        ("items: {a: [push_ups]}", ("use", "push_ups"), {"cards": 1}),
        ("items: {a: [owl_of_athena]}, control: {attica: a}", ("use", "owl_of_athena"), {"charges": -1, "cards": 2}),
        (
            "items: {a: [ambrosia]}, heroes: {a: {injured: [speed, strength]}}",
            ("use", "ambrosia"),
            {"charges": -1, "injuries": -2},
        ),
        (
            "items: {a: [eye_of_cyclops]}, slain: {b: [cyclops]}, heroes: {a: {at: phocis}}, temples: [phocis]",
            ("use", "eye_of_cyclops"),
            {"charges": -1, "priests": 1},
        ),
        (
            "items: {a: [aid_to_atlas]}, used: {a: [recruit, hunt]}",
            ("use", "aid_to_atlas"),
            {"cards": 2, "actions": 2},
        ),
        (
            "items: {a: [sacrifice_of_flesh]}, priests: {a: 1}, heroes: {a: {at: argolis, injured: [speed]}},"
            " monsters: {hydra: {at: argolis}}, hunt: {monster: hydra, step: attack}, hands: {a: [cc01]}",
            ("use", "sacrifice_of_flesh"),
            {"priests": -1, "cards": 1, "injuries": -1},
        ),
        (
            "heroes: {a: {at: argolis, injured: [speed, strength]}}, monsters: {hydra: {at: argolis}},"
            " hunt: {monster: hydra, step: attack}, hands: {a: [cc01]}",
            ("stop-hunting",),
            {"injuries": 1},
        ),
        (
            "moment: special, heroes: {a: {at: argolis, strength: 3}}, monsters: {hydra: {at: argolis}}",
            ("action", "hunt"),
            {"actions": -1, "cards": 3},
        ),
        (
            "moment: special, heroes: {a: {at: elis}}, control: {elis: b}, glory: {green: a}",
            ("action", "usurp"),
            {"actions": -1, "control": 1},
        ),
        ("moment: special, used: {a: [recruit, hunt]}", ("action", "monument"), {"actions": 2}),
        (
            "items: {a: [master_plan]}, priests: {a: 1}, heroes: {a: {at: argolis}}, monsters: {hydra: {at: argolis}},"
            " hunt: {monster: hydra, step: defend, attack: ma01}, hands: {a: [cc01]}",
            ("defend", "cc01", "master-plan"),
            {"priests": -1, "cards": 1},
        ),
        (
            "heroes: {a: {at: attica}}, monsters: {medusa: {at: attica, covered: [2, 3, 4]}}, hands: {a: [cc10]},"
            " hunt: {monster: medusa, step: attack}",
            ("strike", 1, "cc10"),
            {"cards": -1, "points": 1, "glory": 1},
        ),
        (
            "active: b, moment: battle, armies: {a: {boeotia: 3}, b: {boeotia: 3}},"
            " battle: {at: boeotia, from: [attica]}, items: {a: [master_plan]}, priests: {a: 1}, hands: {a: [cc16]}",
            ("play", "cc16", "master-plan"),
            {"priests": -1, "cards": -1},
        ),
        (
            "moment: regular, heroes: {a: {quest: aid_to_atlas, step: 2}}",
            ("quest-step",),
            {"glory": 1},
        ),
    ],
)
def test_what_is_at_stake(given: str, option: Option, expected: dict[str, int], tmp_path: Path) -> None:
    """What is said comes: at the next question, or, of a round that ends, by the end of it."""
    path = tmp_path / "case.yaml"
    head = "game: hellas\ntitle: t\nclauses: [H6.1]\nthen: {winner: nobody}\n"
    path.write_text(f"{head}given: {{players: 3, {given}}}\n", encoding="utf-8")
    table = CaseRun(load_cases(path)[0], GAME).table
    told: Counter[str] = Counter()
    for stake in table.foresee(0, option).stakes:
        if stake.faction == 0 and stake.kind in FIGURES:
            told[stake.kind] += stake.amount
    assert told == expected
    before = {kind: FIGURES[kind](play_of(table), 0) for kind in expected}
    table.choose(0, option)
    while table.ask is not None and table.ask.seat == 0 and topic_of(table) in FOLLOWING:
        table.choose(0, table.options(0)[0])
    assert {kind: FIGURES[kind](play_of(table), 0) - before[kind] for kind in expected} == expected


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
