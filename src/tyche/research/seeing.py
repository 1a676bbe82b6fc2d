"""What a seat sees at a table, as arrays: the position, the mask of actions, and the options in numbers."""

from typing import Any

import numpy as np
from gymnasium import spaces

from tyche.core.ask import Option
from tyche.core.game import Game, OptionValue
from tyche.core.table import Table, open_table
from tyche.research.describing import COLUMNS, Look, Retina, seen_at_once
from tyche.study.arena import winning_seats

MOST = 256
"""Options that a list may have, unless somebody asks for more."""
LEAST, HIGHEST = -(2**15), 2**15 - 1

_WORD, _FLAG, _LONG = np.dtype(np.int16), np.dtype(np.int8), np.dtype("<i8")

Seen = dict[str, Any]


class Sight:
    """Makes arrays of a table. The spaces are those of a game, its number of players and its options."""

    def __init__(self, game: Game, players: int, options: dict[str, OptionValue] | None, most: int = MOST) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.retina = Retina(game, players, most)
        first = self.open(bytes(32))
        self.agents = [f"seat_{seat}" for seat in range(players)]
        self.blocks = list(game.observation.blocks(first.play)) if game.observation is not None else []
        """What the numbers of an observation are, in their order."""
        size = sum(block.size for block in self.blocks)
        self._vector, self._mask = self.retina.offsets(size)
        self._shapes = ((size,), (most,), (most, COLUMNS))
        self.action_space = spaces.Discrete(most)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LEAST, HIGHEST, (size,), np.int16),
                "action_mask": spaces.Box(0, 1, (most,), np.int8),
                "options": spaces.Box(-(2**62), 2**62, (most, COLUMNS), np.int64),
            }
        )

    def open(self, seed: bytes) -> Table:
        """A table at its first decision."""
        return open_table(self.game, self.players, self.options, None, seed, log=False)

    def seen(self, table: Table, seat: int, options: list[Option]) -> Seen:
        """The position as a seat knows it, and what it may choose: three arrays that share new memory."""
        memory = self.retina.seen(table, seat, options)
        vector, mask, rows = self._shapes
        return {
            "observation": np.ndarray(vector, _WORD, memory, self._vector),
            "action_mask": np.ndarray(mask, _FLAG, memory, self._mask),
            "options": np.ndarray(rows, _LONG, memory),
        }

    def batch(self, looks: list[Look]) -> Seen:
        """The same of many tables of this shape at once, in three arrays that have a row for each look."""
        memory, number = seen_at_once(looks), len(looks)
        vector, mask, rows = self._shapes
        return {
            "observation": np.ndarray((number, *vector), _WORD, memory, number * self._vector),
            "action_mask": np.ndarray((number, *mask), _FLAG, memory, number * self._mask),
            "options": np.ndarray((number, *rows), _LONG, memory),
        }

    def rewards(self, table: Table) -> list[float]:
        """At the end 1 is shared by the winners and -1 by the others; before, nothing."""
        winners = winning_seats(table.result(), table.setup.seats)
        won = [seat in winners for seat in range(self.players)]
        gain = {True: 1.0 / (sum(won) or 1), False: -1.0 / ((self.players - sum(won)) or 1)}
        return [gain[one] for one in won] if any(won) else [0.0] * self.players
