"""What seats see, as bytes: the position and the options in numbers. Compiled with the engine.

Arrays are made of it without copying. One block of memory holds all that is seen at once, at one table or at many: the
options row by row, the positions, the masks. So a look costs one allocation, and no number passes through a list of
Python.
"""

from array import array
from struct import pack
from typing import Final, TypeAlias
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

Piece: TypeAlias = "bytes | memoryview | array[int]"
Look: TypeAlias = "tuple[Retina, Table, int, list[Option]]"
"""Who looks at which table, and what is offered there; no two looks of one seat through one retina at once."""


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

    def describe(self, table: Table, topic: str, options: list[Option], pieces: list[Piece]) -> None:
        """One row for each option, `COLUMNS` numbers of eight bytes."""
        known = self._rows.get(topic)
        if known is None:
            known = self._rows[topic] = {}
        for option in options:
            row = known.get(option)
            if row is None:
                row = known[option] = self._read(table, topic, option)
            pieces.append(row)

    def _read(self, table: Table, topic: str, option: Option) -> bytes:
        name = str(option[0])
        verb = self.game.verbs.of(name, topic)
        values = [] if verb is None else verb.read(table.play, option).values[:ARGUMENTS]
        values += [ABSENT] * (ARGUMENTS - len(values))
        return pack(f"<{COLUMNS}q", self._topic(topic), self.verbs[name], *values)

    def _topic(self, topic: str) -> int:
        return self.topics.get(topic) or BY_LETTERS + crc32(topic.encode()) % BY_LETTERS


class Retina:
    """Makes the bytes of what seats see at tables of one shape."""

    def __init__(self, game: Game, players: int, most: int) -> None:
        if game.observation is None:
            raise SetupError(f"{game.name} does not say how it is seen in numbers")
        self.most = most
        self.vocabulary = Vocabulary(game)
        self._observation = game.observation
        self._sheets = [game.observation.sheet(seat, players) for seat in range(players)]
        blank, mask = memoryview(bytes(ROW * most)), memoryview(bytes([1] * most + [0] * most))
        self._blank = [blank[ROW * number :] for number in range(most + 1)]
        self._masks = [mask[most - number : 2 * most - number] for number in range(most + 1)]

    def seen(self, table: Table, seat: int, options: list[Option]) -> bytearray:
        """The rows, the position and the mask of one look."""
        pieces: list[Piece] = []
        self.rows(table, options, pieces)
        pieces.append(self.position(table, seat))
        pieces.append(self.mask(options))
        return bytearray().join(pieces)

    def rows(self, table: Table, options: list[Option], pieces: list[Piece]) -> None:
        """Add what may be chosen, a row an option, and empty rows up to the most."""
        number = len(options)
        if number > self.most:
            raise TycheError(f"{number} options are offered; make the environment with most={number} or more")
        ask = table.ask
        self.vocabulary.describe(table, "" if ask is None else ask.topic, options, pieces)
        pieces.append(self._blank[number])

    def position(self, table: Table, seat: int) -> "array[int]":
        """The position as a seat knows it; not to be kept, the seat's next look changes it."""
        return self._observation.look(table.play, self._sheets[seat])

    def mask(self, options: list[Option]) -> memoryview:
        """A one for every option."""
        return self._masks[len(options)]

    def offsets(self, size: int) -> tuple[int, int]:
        """Where the vector of so many numbers and the mask begin, if one table is looked at."""
        vector = ROW * self.most
        return vector, vector + WORD * size


def seen_at_once(looks: list[Look]) -> bytearray:
    """All of many looks: their rows, then the positions, then the masks."""
    pieces: list[Piece] = []
    for retina, table, _, options in looks:
        retina.rows(table, options, pieces)
    for retina, table, seat, _ in looks:
        pieces.append(retina.position(table, seat))
    for retina, _, _, options in looks:
        pieces.append(retina.mask(options))
    return bytearray().join(pieces)
