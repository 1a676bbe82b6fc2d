"""A position as numbers for learning: what a seat may know, in one declared vector that is seen from that seat.

Games declare blocks (name, size, meaning) and one function that writes them. Seats come in the order of play beginning
with the reader, owners are numbered the same way (0 is the reader, -1 nobody), and what the reader cannot know is
missing: dealing it anew changes nothing in the vector (a test asks for it).

Numbers are written as signed 16-bit words, in pieces of bytes that are joined: making thousands of integers into
an array one by one would take longer than the decision they describe. For the same reason a `Sheet` keeps the pieces
from look to look, and only those are written anew whose numbers have changed.
"""

from collections.abc import Callable, Sequence
from struct import pack, unpack
from typing import Final, Generic, TypeVar

from tyche.core.play import Play

P = TypeVar("P", bound=Play)
NOBODY: Final = -1
WORD: Final = 2
"""Bytes of a number."""


class Block:
    """Some numbers of one kind that stand together in the vector."""

    def __init__(self, name: str, size: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning

    def __repr__(self) -> str:
        return f"<Block {self.name}: {self.size} x {self.meaning}>"


class Sheet:
    """The vector of one reader, piece by piece. Writing on it again changes only what is no longer true.

    A piece is known by its place in the order of writing, so every writing has the same pieces in the same order. What
    a piece was made of is kept as a copy and compared: tables of the same shape may share a sheet.
    """

    def __init__(self, seat: int, players: int, factions: int) -> None:
        self.seat = seat
        self.seats = around(seat, players)
        """All seats in the order of play, from the reader on."""
        self.seen = seen_from(seat, players, max(0, factions - players))
        """How the reader numbers factions."""
        self._pieces: list[bytes] = []
        self._lists: list[list[int]] = []
        self._sets: list[int] = []
        self._maps: list[dict[int, int]] = []
        self._at = 0

    def begin(self) -> None:
        """Write from the first piece on."""
        self._at = 0

    def vector(self) -> list[bytes]:
        """The pieces of the whole vector; not to be kept, the next writing changes them."""
        return self._pieces

    def _same(self, numbers: list[int]) -> bool:
        """Go on to the next piece; whether it was made of the same numbers. Otherwise these are kept."""
        at = self._at
        self._at = at + 1
        if at == len(self._pieces):
            self._add()
        elif self._lists[at] == numbers:
            return True
        self._lists[at] = numbers[:]
        return False

    def _add(self) -> None:
        self._pieces.append(b"")
        self._lists.append([])
        self._sets.append(-1)
        self._maps.append({})

    def words(self, numbers: list[int]) -> None:
        """Any numbers of a word's size."""
        if not self._same(numbers):
            self._pieces[self._at - 1] = words(numbers)

    def by_seat(self, numbers: list[int], width: int) -> None:
        """So many numbers of each seat, in the reader's order of seats."""
        if not self._same(numbers):
            self._pieces[self._at - 1] = words(
                [number for seat in self.seats for number in numbers[width * seat : width * (seat + 1)]]
            )

    def owners(self, holders: list[int]) -> None:
        """Whose things are, as the reader numbers factions."""
        if not self._same(holders):
            self._pieces[self._at - 1] = owners(holders, self.seen)

    def flags(self, mask: int, size: int) -> None:
        """A set as zeros and ones."""
        at = self._at
        self._at = at + 1
        if at == len(self._pieces):
            self._add()
        elif self._sets[at] == mask:
            return
        self._sets[at] = mask
        self._pieces[at] = flags(mask, size)

    def differs(self, numbers: dict[int, int]) -> bool:
        """Go on to the next piece; whether it must be `put` anew, because it was made of other numbers."""
        at = self._at
        self._at = at + 1
        if at == len(self._pieces):
            self._add()
        elif self._maps[at] == numbers:
            return False
        self._maps[at] = numbers.copy()
        return True

    def put(self, piece: bytes) -> None:
        """What the piece consists of now."""
        self._pieces[self._at - 1] = piece


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

    def look(self, play: P, sheet: Sheet) -> list[bytes]:
        """The vector of a sheet's reader, in pieces."""
        sheet.begin()
        self.write(play, sheet)
        return sheet.vector()

    def numbers(self, play: P, seat: int, players: int) -> list[int]:
        """The vector as a list."""
        written = b"".join(self.look(play, self.sheet(seat, players)))
        return list(unpack(f"<{len(written) // WORD}h", written))


def around(seat: int, players: int) -> list[int]:
    """The seats in the order of play, from a reader on."""
    return [(seat + step) % players for step in range(players)]


def seen_from(seat: int, players: int, more: int = 0) -> list[int]:
    """How a reader numbers seats, by their numbers; `more` others keep theirs. At -1 stands nobody."""
    numbers = [(other - seat) % players for other in range(players)]
    numbers += list(range(players, players + more))
    numbers.append(NOBODY)
    return numbers


def words(numbers: list[int]) -> bytes:
    """Any numbers of a word's size."""
    size = len(numbers)
    form = _FORMS.get(size)
    if form is None:
        form = _FORMS[size] = f"<{size}h"
    return pack(form, *numbers)


def owners(holders: list[int], seen: list[int]) -> bytes:
    """Whose things are, as a reader numbers seats (`seen_from`)."""
    named = [_WORDS[number] for number in seen]
    return b"".join([named[owner] for owner in holders])


def few(size: int, numbers: dict[int, int], usual: int = 0) -> bytes:
    """A row of `size` numbers of which only a few, those given by their place, are not the usual one."""
    packed = bytearray(_WORDS[usual] * size)
    for place, number in numbers.items():
        packed[WORD * place] = number & 255
        packed[WORD * place + 1] = number >> 8 & 255
    return bytes(packed)


def flags(mask: int, size: int) -> bytes:
    """A set as zeros and ones."""
    packed = b"".join([_BITS[byte] for byte in mask.to_bytes((size + 7) >> 3, "little")])
    return packed[: WORD * size] if size & 7 else packed


_FORMS: Final[dict[int, str]] = {}
"""How so many words are packed."""
_KNOWN: Final = 256
_WORDS: Final = [*[pack("<h", number) for number in range(_KNOWN)], pack("<h", NOBODY)]
"""The words of small numbers, and at -1 that of nobody."""
_BITS: Final = [pack("<8h", *[byte >> k & 1 for k in range(8)]) for byte in range(256)]
"""The bits of every byte, as words."""
