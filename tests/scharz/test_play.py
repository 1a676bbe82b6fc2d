"""Random play of Scharz in all modes on all maps; simultaneous decisions are independent."""

import random

import pytest

from tests.scharz.walk import decide
from tyche.core.game import OptionValue
from tyche.core.gathering import Gathering
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.games.scharz import GAME
from tyche.games.scharz.data import MAPS
from tyche.games.scharz.rules.modes import MODES
from tyche.study import checks
from tyche.study.fuzz import random_decision

TABLES = [(mode, name) for mode in MODES for name in MAPS]


def opened(mode: str, name: str, rng: random.Random) -> Table:
    options: dict[str, OptionValue] = {"mode": mode, "map": name}
    return open_table(GAME, rng.choice([3, 4, 8]), options, None, rng.randbytes(SEED_BYTES), log=False)


def outcome(table: Table, decisions: list[tuple[int, tuple[str | int, ...]]]) -> tuple[str, bool, list[object]]:
    """What becomes of a copy of the table, whether dice were thrown, and what is then offered."""
    fork = table.fork()
    before = fork.play.dice.counters[:]
    for seat, option in decisions:
        fork.choose(seat, option)
    offered: list[object] = [fork.options(seat) for seat in range(fork.setup.players)]
    return fork.digest(), fork.play.dice.counters != before, offered


@pytest.mark.parametrize(("mode", "name"), TABLES)
def test_T7_6_simultaneous_decisions_are_independent(mode: str, name: str) -> None:
    """T7.6. In whatever order two seats of a gathering decide, the table comes to the same point."""
    rng = random.Random(f"{mode} {name}")
    table = opened(mode, name, rng)
    compared = 0
    while not table.over and len(table.decisions) < 2000:
        ask = table.ask
        if isinstance(ask, Gathering) and len(ask.waiting) > 1 and rng.random() < 0.3:
            one, other = rng.sample(ask.waiting, 2)
            both = [(one, rng.choice(table.options(one))), (other, rng.choice(table.options(other)))]
            forward, backward = outcome(table, both), outcome(table, both[::-1])
            if not forward[1] and not backward[1]:
                assert forward == backward, (ask.topic, both)
                compared += 1
        table.choose(*decide(table, rng))
    assert compared > 5


@pytest.mark.parametrize(("mode", "name"), TABLES)
def test_T21_every_mode_is_played_on_every_map(mode: str, name: str) -> None:
    """T21, T27.2. A random game ends, and its invariants hold throughout."""
    rng = random.Random(f"{name} {mode}")
    table = opened(mode, name, rng)
    while not table.over:
        assert checks.state_faults(table) + checks.ask_faults(table) == []
        table.choose(*random_decision(table, rng))
    assert table.result() is not None
