"""A table that goes on from a stored position offers the same options in the same order (T7.6)."""

import random

import pytest

from tests.scharz.walk import decide
from tyche.core.ask import Option
from tyche.core.game import OptionValue
from tyche.core.resume import position_of, resumed
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.games.scharz import GAME
from tyche.games.scharz.data import MAPS
from tyche.games.scharz.rules.modes import MODES

OFTEN = 0.1


def offered(table: Table) -> list[tuple[list[Option], Option | None]]:
    """The options of every seat, and the default of those that are waited for."""
    awaited = table.awaited()
    seats = range(table.setup.players)
    return [(table.options(seat), table.default(seat) if seat in awaited else None) for seat in seats]


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("mode", MODES)
def test_restored_tables_offer_the_same_in_the_same_order(mode: str, name: str) -> None:
    rng = random.Random(f"restored {mode} {name}")
    options: dict[str, OptionValue] = {"mode": mode, "map": name, "bonuses": True}
    seed = rng.randbytes(SEED_BYTES)
    table = open_table(GAME, rng.choice([2, 4, 6]), options, None, seed)
    compared = 0
    while not table.over and len(table.decisions) < 3000:
        if table.play.saved is not None and rng.random() < OFTEN:
            again = resumed(GAME, table.setup, seed, position_of(table), table.decisions)
            again.replay(table.decisions[len(again.decisions) :])
            assert offered(again) == offered(table)
            compared += 1
        table.choose(*decide(table, rng))
    assert compared > 5
