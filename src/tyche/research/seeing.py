"""What a seat sees at a table, as arrays: the position, the mask of actions, and the options in numbers."""

from struct import pack
from typing import Any
from zlib import crc32

import numpy as np
from gymnasium import spaces

from tyche.core.ask import Option
from tyche.core.errors import SetupError, TycheError
from tyche.core.game import Game, OptionValue
from tyche.core.table import Table, open_table
from tyche.core.verbs import ABSENT, ANSWERS
from tyche.study.arena import winning_seats

MOST = 256
"""Options that a list may have, unless somebody asks for more."""
ARGUMENTS = 4
"""Arguments of an option that are described; the longest have as many."""
BY_LETTERS = 2**20
"""From here on topics are numbered by their letters."""
COLUMNS = 2 + ARGUMENTS
"""Numbers that describe an option: the question, the verb, and what its arguments name."""
SILENT: Option = ("silent",)
"""What a seat chooses that could speak up and does not."""
LEAST, HIGHEST = -(2**31), 2**31 - 1

Seen = dict[str, Any]


class Vocabulary:
    """Options as rows of numbers. The words of a game are declared, so a number means the same at every table.

    Verbs are numbered from 1, the plain answers (yes, no, pass, done, silent) first and then in the order of the
    declarations; topics in that order too, and one that only takes plain answers by its letters. Arguments are the
    numbers of their kinds (a group of units is packed, eight bits a type); -2 is an argument that is left out.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.topics = {topic: n + 1 for n, topic in enumerate(game.verbs.topics())}
        answers = [str(option[0]) for option in (*ANSWERS, SILENT)]
        self.verbs = {name: n + 1 for n, name in enumerate(dict.fromkeys([*answers, *game.verbs.named]))}
        self._rows: dict[str, dict[Option, bytes]] = {}

    def describe(self, table: Table, topic: str, options: list[Option]) -> bytes:
        """One row for each option, `COLUMNS` numbers of eight bytes."""
        rows = self._rows.setdefault(topic, {})
        try:
            return b"".join([rows[option] for option in options])
        except KeyError:
            for option in options:
                if option not in rows:
                    rows[option] = self._read(table, topic, option)
            return b"".join([rows[option] for option in options])

    def _read(self, table: Table, topic: str, option: Option) -> bytes:
        name = str(option[0])
        verb = self.game.verbs.of(name, topic)
        values = [] if verb is None else verb.read(table.play, option).values[:ARGUMENTS]
        values += [ABSENT] * (ARGUMENTS - len(values))
        return pack(f"<{COLUMNS}q", self._topic(topic), self.verbs[name], *values)

    def _topic(self, topic: str) -> int:
        return self.topics.get(topic) or BY_LETTERS + crc32(topic.encode()) % BY_LETTERS


class Sight:
    """Makes arrays of a table. The spaces are those of a game, its number of players and its options."""

    def __init__(self, game: Game, players: int, options: dict[str, OptionValue] | None, most: int = MOST) -> None:
        if game.observation is None:
            raise SetupError(f"{game.name} does not say how it is seen in numbers")
        self.game = game
        self.players = players
        self.options = options
        self.most = most
        self.vocabulary = Vocabulary(game)
        self._observation = game.observation
        first = self.open(bytes(32))
        self.agents = [f"seat_{seat}" for seat in range(players)]
        self.blocks = list(self._observation.blocks(first.play))
        """What the numbers of an observation are, in their order."""
        size = self._observation.size(first.play)
        self._masks = np.tri(most + 1, most, -1, dtype=np.int8)
        self.action_space = spaces.Discrete(most)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(LEAST, HIGHEST, (size,), np.int32),
                "action_mask": spaces.Box(0, 1, (most,), np.int8),
                "options": spaces.Box(-(2**62), 2**62, (most, COLUMNS), np.int64),
            }
        )

    def open(self, seed: bytes) -> Table:
        """A table at its first decision."""
        return open_table(self.game, self.players, self.options, None, seed, log=False)

    def seen(self, table: Table, seat: int, options: list[Option]) -> Seen:
        """The position as a seat knows it, and what it may choose."""
        number = len(options)
        if number > self.most:
            raise TycheError(f"{number} options are offered; make the environment with most={number} or more")
        rows = bytearray(self.most * COLUMNS * 8)  # one that can be written to, as arrays usually can
        if number:
            topic = table.ask.topic if table.ask is not None else ""
            rows[: number * COLUMNS * 8] = self.vocabulary.describe(table, topic, options)
        return {
            "observation": np.frombuffer(self._observation.write(table.play, seat), dtype="<i2").astype(np.int32),
            "action_mask": self._masks[number].copy(),
            "options": np.frombuffer(rows, dtype="<i8").reshape(self.most, COLUMNS),
        }

    def rewards(self, table: Table) -> list[float]:
        """At the end 1 is shared by the winners and -1 by the others; before, nothing."""
        winners = winning_seats(table.result(), table.setup.seats)
        won = [seat in winners for seat in range(self.players)]
        gain = {True: 1.0 / (sum(won) or 1), False: -1.0 / ((self.players - sum(won)) or 1)}
        return [gain[one] for one in won] if any(won) else [0.0] * self.players
