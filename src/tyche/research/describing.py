"""What a seat sees, as bytes: the position and the options in numbers. Compiled with the engine.

Arrays are made of it without copying.

One block of memory holds all of it: the options row by row, the position, the mask. So a look costs one allocation, and
no number passes through a list of Python.
"""

from struct import pack
from typing import Final
from zlib import crc32

from tyche.core.ask import Option
from tyche.core.errors import SetupError, TycheError
from tyche.core.game import Game
from tyche.core.observing import WORD
from tyche.core.table import Table
from tyche.core.verbs import ABSENT, ANSWERS

ARGUMENTS: Final = 4
"""Arguments of an option that are described; the longest have as many."""
BY_LETTERS: Final = 2**20
"""From here on topics are numbered by their letters."""
COLUMNS: Final = 2 + ARGUMENTS
"""Numbers that describe an option: the question, the verb, and what its arguments name."""
ROW: Final = 8 * COLUMNS
"""Bytes of an option."""
SILENT: Final[Option] = ("silent",)
"""What a seat chooses that could speak up and does not."""


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

    def rows(self, table: Table, topic: str, options: list[Option]) -> list[bytes]:
        """One row for each option, `COLUMNS` numbers of eight bytes."""
        known = self._rows.get(topic)
        if known is None:
            known = self._rows[topic] = {}
        found: list[bytes] = []
        for option in options:
            row = known.get(option)
            if row is None:
                row = known[option] = self._read(table, topic, option)
            found.append(row)
        return found

    def _read(self, table: Table, topic: str, option: Option) -> bytes:
        name = str(option[0])
        verb = self.game.verbs.of(name, topic)
        values = [] if verb is None else verb.read(table.play, option).values[:ARGUMENTS]
        values += [ABSENT] * (ARGUMENTS - len(values))
        return pack(f"<{COLUMNS}q", self._topic(topic), self.verbs[name], *values)

    def _topic(self, topic: str) -> int:
        return self.topics.get(topic) or BY_LETTERS + crc32(topic.encode()) % BY_LETTERS


class Retina:
    """Makes the bytes of what seats see at tables of one shape: rows of options, then the vector, then the mask."""

    def __init__(self, game: Game, players: int, most: int) -> None:
        if game.observation is None:
            raise SetupError(f"{game.name} does not say how it is seen in numbers")
        self.most = most
        self.vocabulary = Vocabulary(game)
        self._observation = game.observation
        self._sheets = [game.observation.sheet(seat, players) for seat in range(players)]
        self._blank = [bytes(ROW * (most - number)) for number in range(most + 1)]
        self._masks = [bytes([1] * number + [0] * (most - number)) for number in range(most + 1)]

    def seen(self, table: Table, seat: int, options: list[Option]) -> bytearray:
        """The position as a seat knows it, and what it may choose."""
        number = len(options)
        if number > self.most:
            raise TycheError(f"{number} options are offered; make the environment with most={number} or more")
        ask = table.ask
        pieces = self.vocabulary.rows(table, "" if ask is None else ask.topic, options)
        pieces.append(self._blank[number])
        pieces += self._observation.look(table.play, self._sheets[seat])
        pieces.append(self._masks[number])
        return bytearray().join(pieces)

    def offsets(self, size: int) -> tuple[int, int]:
        """Where the vector of so many numbers and the mask begin."""
        vector = ROW * self.most
        return vector, vector + WORD * size
