"""A position as numbers for learning: what a seat may know, in one declared vector that is seen from that seat.

Games declare blocks (name, size, meaning) and one function that writes them. Seats come in the order of play beginning
with the reader, owners are numbered the same way (0 is the reader, -1 nobody), and what the reader cannot know is
missing: dealing it anew changes nothing in the vector (a test asks for it).

Numbers are signed 16-bit words that stand in memory as learners want them: making thousands of integers into an array
one by one would take longer than the decision they describe. For the same reason a `Sheet` keeps them from look to
look, and only those are written anew that have changed.
"""

from array import array
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from tyche.core.play import Play

P = TypeVar("P", bound=Play)
NOBODY: Final = -1
WORD: Final = 2
"""Bytes of a number."""
WORDS: Final = "h"
"""The type code of an array of such numbers."""
UNKNOWN: Final = 1 << 20
"""No number of a word's size: what a sheet holds for written where nothing is written yet."""


class Block:
    """Some numbers of one kind that stand together in the vector."""

    def __init__(self, name: str, size: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning

    def __repr__(self) -> str:
        return f"<Block {self.name}: {self.size} x {self.meaning}>"


class Piece:
    """Some numbers of a sheet that are written together, and what they were made of."""

    def __init__(self, places: list[int]) -> None:
        self.places = places
        """Where in the vector they stand."""
        self.source: list[int] = [UNKNOWN] * len(places)
        self.members = 0
        """The set that they were made of, if it was one."""
        self.map: dict[int, int] = {}
        """The map that they were made of, if it was one."""


class Sheet:
    """The vector of one reader. Writing on it again changes only what is no longer true.

    It is written piece by piece. A piece is known by its place in the order of writing, so every writing has the same
    pieces of the same sizes in the same order. What a piece was made of is kept as a copy and compared: tables of the
    same shape may share a sheet.
    """

    def __init__(self, seat: int, players: int, factions: int) -> None:
        self.seat = seat
        self.seats = around(seat, players)
        """All seats in the order of play, from the reader on."""
        self.seen = seen_from(seat, players, max(0, factions - players))
        """How the reader numbers factions."""
        self.vector: array[int] = array(WORDS)
        """All numbers; not to be kept, the next writing changes them."""
        self._pieces: list[Piece] = []
        self._at = 0
        self._first = self._width = self._column = 0
        """Where the columns of the seats begin, how many there are, and how many have been written."""

    def begin(self) -> None:
        """Write from the first piece on."""
        self._at = 0

    # Rows.

    def words(self, numbers: list[int]) -> None:
        """Any numbers of a word's size."""
        piece = self._next(len(numbers))
        if piece.source != numbers:
            self._change(piece, numbers)

    def owners(self, holders: list[int]) -> None:
        """Whose things are, as the reader numbers factions."""
        piece = self._next(len(holders))
        if piece.source != holders:
            seen, vector = self.seen, self.vector
            for place, holder, before in zip(piece.places, holders, piece.source):  # noqa: B905  # see `_change`
                if before != holder:
                    vector[place] = seen[holder]
            piece.source = holders[:]

    def flags(self, members: int, size: int) -> None:
        """A set as zeros and ones."""
        piece = self._next(size)
        changed = piece.members ^ members
        if changed:
            places, vector = piece.places, self.vector
            while changed:
                member = changed.bit_length() - 1
                changed ^= 1 << member
                vector[places[member]] = members >> member & 1
            piece.members = members

    def differs(self, numbers: dict[int, int]) -> bool:
        """Go on to the next piece; whether it must be `put` anew, because it was made of other numbers."""
        piece = self._next(0)
        if piece.map == numbers and piece.places:
            return False
        piece.map = numbers.copy()
        return True

    def put(self, row: "array[int]") -> None:
        """What the piece consists of now."""
        piece = self._pieces[self._at - 1]
        if not piece.places:
            piece.places = self._room(len(row))
        first = piece.places[0]
        self.vector[first : first + len(row)] = row

    # Columns.

    def columns(self, width: int) -> None:
        """So many numbers of each seat follow, seat by seat in the reader's order; they are written as columns."""
        if self._at == len(self._pieces):
            self._first, self._width, self._column = self._room(width * len(self.seats))[0], width, 0

    def column(self, numbers: list[int], width: int = 1) -> None:
        """The next number of all seats, or the next few, by the numbers of the seats. What goes beyond is left out."""
        piece = self._next_column(width)
        if piece.source != numbers:
            self._change(piece, numbers)

    def sizes(self, sets: list[int]) -> None:
        """How many members a set of each seat has, as the next column."""
        piece = self._next_column(1)
        if piece.source != sets:
            for place, members in zip(piece.places, sets, strict=False):
                self.vector[place] = members.bit_count()
            piece.source = sets[:]

    def bits(self, sets: list[int], width: int) -> None:
        """Which of so many things are in a set of each seat, as the next columns."""
        piece = self._next_column(width)
        if piece.source != sets:
            for n, place in enumerate(piece.places):
                self.vector[place] = sets[n // width] >> n % width & 1
            piece.source = sets[:]

    def by_seat(self, numbers: list[int], width: int) -> None:
        """So many numbers of each seat, in the reader's order of seats."""
        self.columns(width)
        self.column(numbers, width)

    # Their places.

    def _next(self, size: int) -> Piece:
        """Go on to the next piece, of so many numbers in a row."""
        at = self._at
        self._at = at + 1
        return self._pieces[at] if at < len(self._pieces) else self._add(self._room(size))

    def _next_column(self, width: int) -> Piece:
        """Go on to the next piece, of so many numbers a seat."""
        at = self._at
        self._at = at + 1
        if at < len(self._pieces):
            return self._pieces[at]
        rows = [self._first + self._column + self._width * self.seen[seat] for seat in range(len(self.seats))]
        self._column += width
        return self._add([row + step for row in rows for step in range(width)])

    def _room(self, size: int) -> list[int]:
        """So many places more."""
        first = len(self.vector)
        self.vector.extend([0] * size)
        return list(range(first, first + size))

    def _add(self, places: list[int]) -> Piece:
        piece = Piece(places)
        self._pieces.append(piece)
        return piece

    def _change(self, piece: Piece, numbers: list[int]) -> None:
        """Write what has changed."""
        vector = self.vector
        # Only without keywords is this a plain loop when it is compiled.
        for place, number, before in zip(piece.places, numbers, piece.source):  # noqa: B905
            if before != number:
                vector[place] = number
        piece.source = numbers[:]


class Observation(Generic[P]):
    """How a game is seen in numbers: the blocks of a table, and what fills them."""

    def __init__(
        self, blocks: Callable[[P], Sequence[Block]], write: Callable[[P, Sheet], None], factions: int = 0
    ) -> None:
        self.blocks = blocks
        self.write = write
        self.factions = factions
        """How many owners there may be, if more than there are seats."""

    def size(self, play: P) -> int:
        """How many numbers there are at a table."""
        return sum([block.size for block in self.blocks(play)])

    def sheet(self, seat: int, players: int) -> Sheet:
        """What a reader at a table of so many writes on."""
        return Sheet(seat, players, self.factions)

    def look(self, play: P, sheet: Sheet) -> "array[int]":
        """The vector of a sheet's reader."""
        sheet.begin()
        self.write(play, sheet)
        return sheet.vector

    def numbers(self, play: P, seat: int, players: int) -> list[int]:
        """The vector as a list."""
        return self.look(play, self.sheet(seat, players)).tolist()


def around(seat: int, players: int) -> list[int]:
    """The seats in the order of play, from a reader on."""
    return [(seat + step) % players for step in range(players)]


def seen_from(seat: int, players: int, more: int = 0) -> list[int]:
    """How a reader numbers seats, by their numbers; `more` others keep theirs. At -1 stands nobody."""
    numbers = [(other - seat) % players for other in range(players)]
    numbers += list(range(players, players + more))
    numbers.append(NOBODY)
    return numbers


def few(size: int, numbers: dict[int, int], usual: int = 0) -> "array[int]":
    """A row of `size` numbers of which only a few, those given by their place, are not the usual one."""
    row = array(WORDS, [usual]) * size
    for place, number in numbers.items():
        row[place] = number
    return row
