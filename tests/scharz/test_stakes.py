"""What an option is said to cost and bring is what it costs and brings."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.positions import from_cases
from tests.scharz.walk import decide
from tests.text.ftl import ids_with
from tyche.core.ask import Option
from tyche.core.cases import read_cases
from tyche.core.game import OptionValue
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.games.scharz.data import MAPS
from tyche.games.scharz.game import GAME
from tyche.games.scharz.rules.modes import MODES
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.stakes import FIGURES

AGREED = ("answer", "accept-vassal", "aid", "surrender")
"""Questions whose yes concerns two players."""
EXACT = ("trade", "plunder", "sowing", "festivities", "wages", "harvest", "late-herd", "withdraw")
"""Questions after whose answers nothing else happens to a player until his next answer."""
PAID = ("special-order", "work-order", "revolt", "terms", "attrition", "offspring", "crop")
"""Questions with answers that cost prestige; the dice that follow may bring anything else."""
LOOKED_AT = (*EXACT, *PAID, *AGREED, "attrition-choice")
LENGTH = 500
"""How many decisions of each game at random are looked at."""
SAMPLE = 6
"""How many options of one question are tried."""


def play_of(table: Table) -> Scharz:
    assert isinstance(table.play, Scharz)
    return table.play


def figures(table: Table) -> Counter[tuple[str, int]]:
    """What everybody has of everything that may be at stake."""
    t = play_of(table)
    return Counter({(kind, seat): figure(t, seat) for kind, figure in FIGURES.items() for seat in range(t.players)})


def staked(table: Table, seat: int, option: Option) -> dict[tuple[str, int], int]:
    """What the stakes of an option add up to; all of them are certain."""
    found: dict[tuple[str, int], int] = {}
    for stake in table.foresee(seat, option).stakes:
        assert stake.certain
        assert stake.amount
        found[stake.kind, stake.faction] = found.get((stake.kind, stake.faction), 0) + stake.amount
    return found


def tables() -> Iterator[Table]:
    """The positions of all cases, and of games at random in every mode and on every map."""
    yield from from_cases(GAME)
    for n, mode in enumerate(MODES):
        rng = random.Random(f"staked {mode}")
        options: dict[str, OptionValue] = {"mode": mode, "map": MAPS[n], "bonuses": True}
        table = open_table(GAME, 2 + n % 3, options, None, rng.randbytes(SEED_BYTES), log=False)
        while not table.over and len(table.decisions) < LENGTH:
            yield table
            table.choose(*decide(table, rng))


def test_stakes_come_as_they_are_told_and_nothing_else_does() -> None:
    rng = random.Random(5)
    exact: Counter[str] = Counter()
    paid: Counter[str] = Counter()
    for table in tables():
        ask = table.ask
        if ask is None or ask.also is not None or ask.topic not in LOOKED_AT:
            continue
        seat = rng.choice(ask.seats())
        options = [option for option in ask.options_for(seat) if option[0] not in ("done", "pass", "no", "forage")]
        for option in rng.sample(options, min(SAMPLE, len(options))):
            told = staked(table, seat, option)
            fork = table.fork()
            before, step = figures(fork), play_of(fork).s.step
            fork.choose(seat, option)
            after = figures(fork)
            if ask.topic in PAID:
                if told.get(("pr", seat)):
                    assert after["pr", seat] - before["pr", seat] == told["pr", seat], (ask.topic, option)
                    paid[ask.topic] += 1
            elif ask.topic == "attrition-choice":
                paid[str(option[0])] += bool(told)
                assert {key: after[key] - before[key] for key in told if key[0] == "gold"} == told, option
            elif ask.topic in AGREED:
                assert {key: after[key] - before[key] for key in told} == told, (ask.topic, option)
                paid[ask.topic] += bool(told)
            elif play_of(fork).s.step == step:
                came = {key: after[key] - before[key] for key in before if after[key] != before[key]}
                assert came == told, (ask.topic, option)
                exact[str(option[0])] += 1
    bought = {"buy", "recruit", "upgrade", "degrade", "train", "build", "clear", "sell-grain", "buy-grain", "slaughter"}
    assert bought | {"plunder", "steal-herd", "steal-grain", "sow", "command", "hire", "double", "bring-in"} <= set(
        exact
    )
    assert sum(exact.values()) > 1000
    assert {"terms", "attrition", "special-order", "passage", "guide", *AGREED} <= {
        topic for topic, number in paid.items() if number
    }


@pytest.mark.parametrize(
    ("given", "option", "expected"),
    [
        ("gold: {red: 9}, phase: trade", ("buy", "light", "roma"), {("gold", 0): -2, ("units", 0): 1}),
        (
            "gold: {red: 9}, pr: {red: 9}, phase: trade",
            ("buy", "mercenary", "roma"),
            {("gold", 0): -4, ("pr", 0): -2, ("units", 0): 1},
        ),
        ("pr: {red: 30}, gold: {red: 9}, phase: trade", ("build", "fortification", "roma"), {("gold", 0): -2}),
        (
            "units: {red: {tarquinii: {light: 1}}}, rivals: {red: [blue]}, phase: plunder",
            ("plunder", "tarquinii"),
            {("gold", 0): 1},
        ),
        (
            "units: {red: {sena: {light: 1}}}, rivals: {red: [blue]}, phase: plunder",
            ("plunder", "sena"),
            {("pr", 0): 6},
        ),
        (
            "units: {red: {reate: {light: 1}}}, herds: {blue: {reate: {sheep: 1}}}, phase: plunder",
            ("steal-herd", "reate", "sheep", "blue"),
            {("vp", 0): 1, ("vp", 1): -1, ("herds", 0): 1, ("herds", 1): -1},
        ),
        ("season: autumn, phase: festivities", ("festivities", 2), {("pr", 0): 2, ("grain", 0): -1}),
        (
            "units: {red: {roma: {light: 2}}}, season: winter, phase: feeding",
            ("eat-fish", 0),
            {("grain", 0): -3},
        ),
    ],
)
def test_what_is_at_stake(given: str, option: Option, expected: dict[tuple[str, int], int]) -> None:
    head = "game: scharz\ntitle: t\nclauses: [T13.1]\nthen: {year: 1}\n"
    held = "settlements: {roma: {owner: red, grain: 5}, sena: {owner: blue, grain: 5}}"
    text = f"{head}given: {{players: 2, options: {{mode: green}}, {held}, {given}}}\n"
    [case] = read_cases("stakes.yaml", text.encode())
    table = GAME.vocabulary().open(2, case.options, case.given, [])
    assert staked(table, 0, option) == expected


def test_every_kind_of_stake_has_a_name() -> None:
    assert set(FIGURES) <= ids_with(GAME, "stake-")
