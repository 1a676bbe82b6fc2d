"""A position as numbers for learning: what a seat may know, in one declared vector that is seen from that seat.

Games declare blocks (name, size, meaning) and one function that writes them. Seats come in the order of play beginning
with the reader, owners are numbered the same way (0 is the reader, -1 nobody), and what the reader cannot know is
missing: dealing it anew changes nothing in the vector (a test asks for it).

Numbers are written as signed 16-bit words, in blocks of bytes that are joined: making thousands of integers into
an array one by one would take longer than the decision they describe.
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


class Observation(Generic[P]):
    """How a game is seen in numbers: the blocks of a table, and what fills them."""

    def __init__(self, blocks: Callable[[P], Sequence[Block]], write: Callable[[P, int], bytes]) -> None:
        self.blocks = blocks
        self.write = write

    def size(self, play: P) -> int:
        """How many numbers there are at a table."""
        return sum([block.size for block in self.blocks(play)])

    def numbers(self, play: P, seat: int) -> list[int]:
        """The vector as a list."""
        written = self.write(play, seat)
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
    return pack(f"<{len(numbers)}h", *numbers)


def owners(holders: list[int], seen: list[int]) -> bytes:
    """Whose things are, as a reader numbers seats (`seen_from`)."""
    named = [_WORDS[number] for number in seen]
    return b"".join([named[owner] for owner in holders])


def counts(numbers: list[int]) -> bytes:
    """Many numbers from 0 to 255."""
    packed = bytearray(WORD * len(numbers))
    packed[::WORD] = bytes(numbers)
    return bytes(packed)


def few(size: int, numbers: dict[int, int], usual: int = 0) -> bytes:
    """A row of `size` numbers of which only a few, those given by their place, are not the usual one."""
    packed = bytearray(_WORDS[usual] * size)
    for place, number in numbers.items():
        packed[WORD * place : WORD * place + WORD] = _WORDS[number] if number < _KNOWN else words([number])
    return bytes(packed)


def flags(mask: int, size: int) -> bytes:
    """A set as zeros and ones."""
    packed = b"".join([_BITS[byte] for byte in mask.to_bytes((size + 7) >> 3, "little")])
    return packed[: WORD * size] if size & 7 else packed


_KNOWN: Final = 256
_WORDS: Final = [*[pack("<h", number) for number in range(_KNOWN)], pack("<h", NOBODY)]
"""The words of small numbers, and at -1 that of nobody."""
_BITS: Final = [pack("<8h", *[byte >> k & 1 for k in range(8)]) for byte in range(256)]
"""The bits of every byte, as words."""
