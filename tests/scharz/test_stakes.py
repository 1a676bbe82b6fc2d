"""What an option is said to cost and bring is what it costs and brings."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.consequences import silent
from tests.positions import from_cases
from tests.scharz.walk import decide
from tests.text.ftl import ids_with
from tyche.core.ask import NO, YES, Ask, Option
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
LEAVING = ("salaries", "feeding")
"""Questions about units that leave; a ship takes its cargo with it."""
LOOKED_AT = (*EXACT, *PAID, *AGREED, *LEAVING, "attrition-choice")
LENGTH = 500
"""How many decisions of each game at random are looked at."""
SAMPLE = 6
"""How many options of a question that is often asked are tried."""


def play_of(table: Table) -> Scharz:
    assert isinstance(table.play, Scharz)
    return table.play


def figures(table: Table) -> Counter[tuple[str, int]]:
    """What everybody has of everything that may be at stake."""
    t = play_of(table)
    return Counter({(kind, seat): figure(t, seat) for kind, figure in FIGURES.items() for seat in range(t.players)})


def staked(table: Table, seat: int, option: Option) -> dict[tuple[str, int], int]:
    """What the stakes of an option add up to; all of them are certain but the end of the game, which is no figure."""
    found: dict[tuple[str, int], int] = {}
    for stake in table.foresee(seat, option).stakes:
        if stake.kind == "victory":
            continue
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


def tried(ask: Ask, rng: random.Random) -> Iterator[tuple[int, Option]]:
    """Everybody's options of a question: all of those that are rarely asked, some of the others."""
    for seat in ask.seats():
        options = [option for option in ask.options_for(seat) if option[0] not in ("done", "pass", "no", "forage")]
        for option in rng.sample(options, min(SAMPLE, len(options))) if ask.topic in EXACT else options:
            yield seat, option


def test_stakes_come_as_they_are_told_and_nothing_else_does() -> None:
    rng = random.Random(5)
    exact: Counter[str] = Counter()
    paid: Counter[str] = Counter()
    for table in tables():
        ask = table.ask
        if ask is None or ask.also is not None or ask.topic not in LOOKED_AT:
            continue
        for seat, option in tried(ask, rng):
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
            elif ask.topic in LEAVING:
                if play_of(fork).s.step == step and option[0] in ("dismiss", "starve"):
                    lost = after["units", seat] - before["units", seat]
                    forced = lost - told["units", seat]  # at a meal others may have to go, too
                    assert forced <= 0 if option[0] == "starve" else forced == 0, (ask.topic, option)
                    paid[f"{option[0]} with cargo"] += told["units", seat] < -1
            elif play_of(fork).s.step == step:
                came = {key: after[key] - before[key] for key in before if after[key] != before[key]}
                later = {("settlements", seat)} if option[0] == "dismantle" else set()  # it goes when Trade ends
                assert came == {key: n for key, n in told.items() if key not in later}, (ask.topic, option)
                exact[str(option[0])] += 1
    bought = {"buy", "recruit", "upgrade", "degrade", "train", "build", "clear", "sell-grain", "buy-grain", "slaughter"}
    assert bought | {"plunder", "steal-herd", "steal-grain", "sow", "command", "hire", "double", "bring-in"} <= set(
        exact
    )
    assert sum(exact.values()) > 1000
    assert {"terms", "attrition", "special-order", "passage", "guide", "dismiss with cargo", *AGREED} <= {
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


SILENT = {
    ("placing", "store"): "the last of the grain may have but one place to go",
    ("convert", "convert"): "the dice lie on the table, and who is hit by them falls",
    ("convert", "done"): "the dice lie on the table, and who is hit by them falls",
    ("pay-reroll", "done"): "the dice lie on the table, and who is hit by them falls",
    ("reroll", "done"): "the dice lie on the table, and who is hit by them falls",
    ("victims", "hit"): "the dice lie on the table, and who is hit by them falls",
    ("aim", "aim"): "who is on board of a ship that sinks falls, too",
}
"""Options of which something follows at once that is not of their making, and what it is."""


def test_no_option_is_silent() -> None:
    """In every case, for every verb, before the next part of a round: what changes was told, or has another reason."""
    looked: Counter[tuple[str, str]] = Counter()
    walk = silent(GAME, figures, looked, lambda table: play_of(table).s.step)
    found = {(topic, verb): what for topic, verb, what in walk}
    assert {key: what for key, what in found.items() if key not in SILENT} == {}
    assert set(SILENT) - set(found) == set()
    assert {("feeding", "starve"), ("trade", "buy"), ("assault", "no")} <= set(looked)
    assert len(looked) > 80


ANSWERED = {"enter": "units", "surrender": "settlements", "work-order": "settlements", "assault": "settlements"}
"""Questions whose answers end a part of a round, and what they decide."""


def test_answers_bring_what_they_say() -> None:
    """T20.4.5, T16.8, T12.9, T10.7. Ships that enter, settlements that are kept, lost, finished or taken empty."""
    compared: Counter[str] = Counter()
    maybe = 0
    for table in from_cases(GAME):
        ask = table.ask
        if ask is None or ask.topic not in ANSWERED:
            continue
        for option in ask.options:
            stakes = table.foresee(ask.seat, option).stakes
            fork = table.fork()
            before, dice = figures(fork), fork.play.dice.counters[:]
            fork.choose(ask.seat, option)
            maybe += ask.topic == "assault" and any(not stake.certain for stake in stakes)
            if fork.play.dice.counters != dice or (fork.ask is not None and fork.ask.topic == "work-order"):
                continue
            after, kind = figures(fork), ANSWERED[ask.topic]
            told: Counter[int] = Counter()
            for stake in stakes:
                told[stake.faction] += stake.amount if stake.kind == kind else 0
            if ask.topic == "work-order":  # without the order some of them are finished, too
                other = table.fork()
                other.choose(ask.seat, NO)
                before = before if option == NO else figures(other)
            for seat in range(table.setup.players if ask.topic != "work-order" or option == YES else 0):
                assert after[kind, seat] - before[kind, seat] == told[seat], (ask.topic, option)
            compared[f"{ask.topic} {option[0]}"] += any(told.values())
    assert {"enter yes", "surrender yes", "surrender no", "work-order yes"} <= {key for key, n in compared.items() if n}
    assert maybe > 1


def test_a_tribute_is_paid_if_both_stand_by_it() -> None:
    """T18.2. What it costs hangs on the other, who answers at the same time."""
    offered = 0
    for table in from_cases(GAME):
        for seat in table.awaited() if table.ask is not None and table.ask.topic == "tributes" else []:
            for option in table.options(seat):
                stakes = table.foresee(seat, option).stakes
                if option[0] in ("hand-over", "accept-tribute"):
                    [mine] = [stake for stake in stakes if stake.faction == seat]
                    assert (mine.kind, mine.certain, mine.amount > 0) == ("gold", False, option[0] == "accept-tribute")
                    assert sum(stake.amount for stake in stakes) == 0
                    offered += 1
                else:
                    assert stakes == []
    assert offered > 3


def test_every_kind_of_stake_has_a_name() -> None:
    assert set(FIGURES) <= ids_with(GAME, "stake-")
