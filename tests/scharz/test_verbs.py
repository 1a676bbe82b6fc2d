"""Options and guards agree: what is offered is lawful, what is not is refused by a guard that really objects."""

import random

import pytest

from tests.scharz.walk import decide
from tyche.bots.scharz.dux import Dux
from tyche.core.ask import Option
from tyche.core.cases import cases_of, load_cases, run_case
from tyche.core.game import OptionValue
from tyche.core.seat import Glimpse
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.core.verbs import ANSWERS
from tyche.games.scharz import GAME
from tyche.games.scharz.data import MAPS
from tyche.games.scharz.rules.modes import MODES
from tyche.games.scharz.rules.play import Scharz
from tyche.study.guards import guard_faults, ways

TABLES = [(mode, name) for mode in MODES for name in MAPS]
CASES = load_cases(cases_of(GAME))
POSITIONS = 12
"""How many positions of each random game are looked at: over all modes and maps more than 400."""
WAYS = 60
SHORT = 20


def opened(mode: str, name: str, rng: random.Random) -> Table:
    options: dict[str, OptionValue] = {"mode": mode, "map": name, "bonuses": True}
    return open_table(GAME, rng.choice([2, 3, 5, 8]), options, None, rng.randbytes(SEED_BYTES), log=False)


def faults_of(table: Table, rng: random.Random, most: int) -> list[str]:
    """Where options and guards differ for any seat; verbs that are offered must be declared for their question."""
    found: list[str] = []
    assert table.ask is not None
    for seat in range(table.setup.players):
        found += guard_faults(table, seat, rng, most)
        found += [f"{option} is not declared" for option in table.ask.options_for(seat) if not declared(table, option)]
    return found


def declared(table: Table, option: Option) -> bool:
    assert table.ask is not None
    verb = GAME.verbs.of(str(option[0]), table.ask.topic)
    return option in ANSWERS or (verb is not None and (verb.free or table.ask.topic in verb.topics))


@pytest.mark.parametrize(("mode", "name"), TABLES)
def test_options_and_guards_agree_in_random_games(mode: str, name: str) -> None:
    rng = random.Random(f"{mode} {name}")
    table = opened(mode, name, rng)
    seen = 0
    while not table.over and seen < POSITIONS and len(table.decisions) < 1500:
        if rng.random() < POSITIONS / 600:
            seen += 1
            assert faults_of(table, rng, WAYS) == []
        table.choose(*decide(table, rng))
    assert seen


@pytest.mark.parametrize("mode", MODES)
def test_options_and_guards_agree_in_games_of_bots(mode: str) -> None:
    rng = random.Random(mode)
    table = opened(mode, rng.choice(MAPS), rng)
    bots = [Dux(seat) for seat in range(table.setup.players)]
    for _ in range(150):
        if table.over:
            break
        assert table.ask is not None
        seat = table.ask.seats()[0]
        if rng.random() < 0.1:
            assert faults_of(table, rng, WAYS) == []
        table.choose(seat, bots[seat].decide(Glimpse(table, seat)))


def test_the_cases_reach_every_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every question of a case options and guards agree; every verb comes up in an option list somewhere."""
    rng = random.Random(1)
    reached: set[tuple[str, str]] = set()
    choose = Table.choose

    def look(table: Table) -> None:
        ask = table.ask
        if ask is None or table.over:
            return
        offered = [one for other in range(table.setup.players) for one in ask.options_for(other)]
        fresh = {(str(one[0]), ask.topic) for one in offered} - reached
        reached.update(fresh)
        if fresh or rng.random() < 0.05:
            assert faults_of(table, rng, SHORT) == []

    def watched(table: Table, seat: int, option: Option) -> None:
        look(table)
        choose(table, seat, option)
        look(table)

    monkeypatch.setattr(Table, "choose", watched)
    for case in CASES:
        assert run_case(case, GAME) == []
    wanted = {(verb.name, topic) for verb in GAME.verbs.all for topic in verb.topics if verb.guard is not None}
    assert wanted - reached == NEVER_OFFERED
    assert ("treat", "units") in reached


NEVER_OFFERED = {("all", "cargo")}
"""Cargo is named number by number; who says "all" hears that a number is needed (T8.8)."""


@pytest.mark.parametrize(("mode", "name"), TABLES[::5])
def test_what_is_not_offered_is_refused_by_a_guard_that_objects(mode: str, name: str) -> None:
    """The reason given is the guard's own; what the question does not take is refused for that, not for a place."""
    rng = random.Random(f"refused {mode} {name}")
    table = opened(mode, name, rng)
    tried = 0
    while not table.over and len(table.decisions) < 400:
        if rng.random() < 0.05:
            tried += compared(table, rng)
        table.choose(*decide(table, rng))
    assert tried > 100


def compared(table: Table, rng: random.Random) -> int:
    """Try every verb of the game once or twice at a question; how many were refused."""
    ask, play = table.ask, table.play
    assert ask is not None
    assert isinstance(play, Scharz)
    seat = table.awaited()[0]
    offered = set(ask.options_for(seat))
    refused = 0
    for verb in GAME.verbs.all:
        for option in ways(table, verb, set(), rng, 2)[:2]:
            refusal = table.why(seat, option)
            if option in offered or refusal is None:
                assert option in offered
                assert refusal is None
                continue
            refused += 1
            meant = GAME.verbs.of(verb.name, ask.topic)
            assert meant is not None
            if not meant.free and ask.topic not in meant.topics:
                assert refusal.reason in ("not-now", "not-in-combat"), option
            elif meant is verb and verb.guard is not None:
                guarded = verb.guard(play, ask, seat, verb.read(play, option).values)
                assert guarded is not None, option
                assert (guarded.clause, guarded.reason) == (refusal.clause, refusal.reason)
    return refused
