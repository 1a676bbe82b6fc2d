"""Tables at random moments of random games."""

import random
from collections.abc import Callable

from tyche.core.ask import Option
from tyche.core.game import Game
from tyche.core.table import Table, open_table
from tyche.study.fuzz import random_options

Decide = Callable[[Table, random.Random], tuple[int, Option]]


def anywhere(table: Table) -> bool:
    """Every moment will do."""
    return True


def journeys(
    game: Game,
    games: int,
    every: int,
    decide: Decide,
    counts: int,
    most: int = 900,
    fits: Callable[[Table], bool] = anywhere,
) -> list[Table]:
    """About one in `every` moments that fit, of games with random options, from the least players on in turn."""
    found: list[Table] = []
    for number in range(games):
        rng = random.Random(number)
        table = open_table(game, game.least + number % counts, random_options(game, rng), None, bytes([number]) * 32)
        while not table.over and len(table.decisions) < most:
            table.choose(*decide(table, rng))
            if rng.randrange(every) == 0 and table.ask is not None and fits(table):
                found.append(table.fork())
    return found
