"""A position as numbers for learning: what a seat may know, in one declared vector that is seen from that seat.

Games declare blocks (name, size, meaning) and one function that writes them. Seats come in the order of play beginning
with the reader, owners are numbered the same way (0 is the reader, -1 nobody), and what the reader cannot know is
missing: dealing it anew changes nothing in the vector (a test asks for it).
"""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from tyche.core.play import Play

P = TypeVar("P", bound=Play)
NOBODY: Final = -1


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

    def __init__(self, blocks: Callable[[P], Sequence[Block]], write: Callable[[P, int], list[int]]) -> None:
        self.blocks = blocks
        self.write = write

    def size(self, play: P) -> int:
        """How many numbers there are at a table."""
        return sum([block.size for block in self.blocks(play)])


def around(seat: int, players: int) -> list[int]:
    """The seats in the order of play, from a reader on."""
    return [(seat + step) % players for step in range(players)]


def seen_from(seat: int, players: int, more: int = 0) -> list[int]:
    """How a reader numbers seats, by their numbers; `more` others keep theirs. At -1 stands nobody."""
    numbers = [(other - seat) % players for other in range(players)]
    numbers += list(range(players, players + more))
    numbers.append(NOBODY)
    return numbers


_BITS: Final = [[byte >> k & 1 for k in range(8)] for byte in range(256)]
"""The bits of every byte."""


def flags(mask: int, size: int) -> list[int]:
    """A set as zeros and ones."""
    numbers: list[int] = []
    for _ in range(size >> 3):
        numbers += _BITS[mask & 255]
        mask >>= 8
    if size & 7:
        numbers += _BITS[mask & 255][: size & 7]
    return numbers
