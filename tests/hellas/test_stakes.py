"""What an option is said to cost and bring is what it costs and brings."""

import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.positions import from_cases
from tests.text.ftl import ids_with
from tyche.core.ask import Option
from tyche.core.cases import CaseRun, load_cases, read_cases
from tyche.core.table import Table, open_table
from tyche.games.hellas.game import GAME
from tyche.games.hellas.rules.kinds import REGION
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY

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
            "heroes: {a: {at: elis}}, armies: {b: {elis: 3}}, items: {a: [chimeras_fire]}, slain: {a: [chimera]}",
            ("use", "chimeras_fire"),
            {"charges": -1},
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


SUFFERING = ("injury", "lower-attribute", "discard", "remove-wound", "hunt-reward")
"""Questions about what an attack does."""
SUFFERED = {"injuries", "attribute", "hoplites", "cards"}


def test_taking_an_attack_costs_what_is_told() -> None:
    """H10.8b, H10.10, H10.13. In every case in which an attack can be taken, whatever is chosen on the way."""
    seen: Counter[str] = Counter()
    for table in from_cases(GAME):
        if topic_of(table) != "defend":
            continue
        seat = table.awaited()[0]
        told = expected(table, seat, ("take-attack",), SUFFERED)
        for take in (0, -1):
            fork = table.fork()
            before = figures(fork, SUFFERED)
            fork.choose(seat, ("take-attack",))
            while topic_of(fork) in SUFFERING:
                who = fork.awaited()[0]
                fork.choose(who, fork.options(who)[take])
            if topic_of(fork) in ("discard-different", "hand-limit", "aegis", "keep-artifact"):
                continue
            after = figures(fork, SUFFERED)
            drawn = play_of(fork).s.hunted >= 0 and play_of(table).s.combat_deck
            for key, was in before.items():
                if key[0] != "cards" or (drawn and told[key]):  # where they hang on a choice nothing is told
                    assert after[key] - was == told[key], (table.ask, key)
            seen.update(kind for kind, faction in told if faction == seat)
    assert {"injuries", "cards", "attribute"} <= set(seen)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("monsters: {chimera: {at: argolis}}, armies: {a: {argolis: 2}}", {"injuries": 1, "hoplites": -1, "cards": 1}),
        (
            "monsters: {chimera: {at: argolis}}, armies: {a: {argolis: 2}}, items: {a: [aegis]}",
            {"injuries": 1, "cards": 1},
        ),
        ("monsters: {hydra: {at: argolis, covered: [1]}}", {"injuries": 1, "wounds": -1, "cards": 1}),
        ("monsters: {medusa: {at: argolis}}", {"injuries": 1}),
        ("monsters: {sphinx: {at: argolis}}", {"injuries": 1, "cards": 1}),
        ("monsters: {sphinx: {at: argolis}}, hands: {a: [cc01, cc02]}", {}),
    ],
)
def test_special_attacks_cost_what_is_told(given: str, expected: dict[str, int]) -> None:
    """H10.10. Hoplites that Aegis may save, and cards that the hunter may keep by ending the hunt, are not certain."""
    head = "game: hellas\ntitle: t\nclauses: [H6.1]\nthen: {winner: nobody}\n"
    monster = given.split("{")[1].split(":")[0]
    hands = "" if "hands" in given else ", hands: {a: [cc01]}"
    hunt = f"heroes: {{a: {{at: argolis}}}}, hunt: {{monster: {monster}, step: defend, attack: ma11}}{hands}"
    [case] = read_cases("case.yaml", f"{head}given: {{players: 3, {given}, {hunt}}}\n".encode())
    table = CaseRun(case, GAME).table
    assert {stake.kind: stake.amount for stake in table.foresee(0, ("take-attack",)).stakes} == expected


ARRIVING = ("number", "march", "march-to", "fly-to")


def goal_of(table: Table, option: Option) -> int:
    """Where an army of this option goes; NOBODY if that is not known yet."""
    assert table.ask is not None
    if option[0] == "number":
        goal = table.ask.facts["to"]
        assert isinstance(goal, int)
        return goal
    return REGION.ids[str(option[-1])]


def test_a_march_says_what_it_conquers() -> None:
    """H7.2a, H14.2, H14.3. By the number that is sent, wherever neither enemies stand nor the chimera lurks."""
    conquered: Counter[str] = Counter()
    for table in from_cases(GAME):
        t, seat = play_of(table), table.awaited()[0] if table.awaited() else NOBODY
        for option in [one for one in table.options(seat) if one[0] in ARRIVING] if seat != NOBODY else []:
            goal = goal_of(table, option)
            if goal == NOBODY or t.troops_in(goal, seat) != NOBODY or t.deadly_region() != NOBODY:
                continue
            told = expected(table, seat, option, {"control", "points"})
            fork = table.fork()
            before = figures(fork, {"control", "points"})
            fork.choose(seat, option)
            if topic_of(fork) != "how-many":
                after = figures(fork, {"control", "points"})
                assert {key: n - before[key] for key, n in after.items() if n - before[key] or told[key]} == told, (
                    option
                )
                conquered[str(option[0])] += bool(told)
    assert {name for name, number in conquered.items() if number} == set(ARRIVING)


CHIMERA = """game: hellas
title: t
clauses: [A-40]
given:
  players: 3
  moment: special
  armies: {a: {attica: 3}}
  items: {a: [forced_march]}
  monsters: {chimera: {at: AT, evolved: [a]}}
when: [{seat: a, choose: [action, march]}, {seat: a, choose: [march, attica, TO]}]
then: {winner: nobody}
"""


@pytest.mark.parametrize(
    ("at", "to", "won"), [("boeotia", "boeotia", 0), ("boeotia", "phocis", 0), ("elis", "boeotia", 1)]
)
def test_what_the_chimera_may_strike_conquers_nothing_for_certain(at: str, to: str, won: int) -> None:
    """A-40, H6.23. Neither in her region nor behind it; elsewhere she does not matter."""
    [case] = read_cases("case.yaml", CHIMERA.replace("AT", at).replace("TO", to).encode())
    table = CaseRun(case, GAME).table
    assert expected(table, 0, ("number", 3), {"control"})["control", 0] == won


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
