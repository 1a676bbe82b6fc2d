"""Dice and shuffles that anybody can check: value = f(seed, stream, n).

The seed is secret while the table plays; its commitment is published at creation. After the end the seed is revealed
and every value can be derived again. Only the counters belong to the state of a game.
"""

from hashlib import blake2b
from typing import Final

from tyche.core.errors import CaseError

DICE: Final = 0
"""Stream of the dice that everybody sees."""
DECK: Final = 1
"""Stream of the shuffles and deals whose results stay hidden for a while."""
_STREAMS: Final = (b"tyche dice", b"tyche deck")
_COMMIT: Final = b"tyche commit"


def commitment(seed: bytes) -> str:
    """The public promise of a seed: reveals nothing, fits no other seed."""
    return blake2b(seed, digest_size=32, person=_COMMIT).hexdigest()


def derive(seed: bytes, stream: int, n: int, sides: int) -> int:
    """The n-th value of a stream, 0 to sides-1. Sixty-four bits make the bias of the remainder immeasurable."""
    digest = blake2b(n.to_bytes(8, "little"), digest_size=8, key=seed, person=_STREAMS[stream]).digest()
    return int.from_bytes(digest, "little") % sides


Former = list[tuple[bytes, list[int]]]
"""Older seeds, each with the counters up to which the values of the streams come from it, the oldest first."""


class Dice:
    """A seed, the counters of its streams, and the dice thrown so far.

    `script` holds the first results instead of the seed's: a rules case decides its own dice. `former` is for a table
    that branched off from another one: up to there its dice are those of the other.
    """

    def __init__(
        self,
        seed: bytes,
        counters: list[int],
        thrown: list[int] | None,
        script: list[int],
        former: Former | None = None,
    ) -> None:
        self.seed = seed
        self.counters = counters
        self.thrown = thrown
        self.script = script
        self.former = former

    def at(self, counters: list[int]) -> "Dice":
        """The same dice from other counters on; they keep no list of what was thrown."""
        return Dice(self.seed, counters[:], None, self.script, self.former)

    def _seed(self, stream: int, n: int) -> bytes:
        """The seed that the n-th value of a stream comes from."""
        if self.former is not None:
            for seed, until in self.former:
                if n < until[stream]:
                    return seed
        return self.seed

    def throw(self, sides: int) -> int:
        """Throw one die that everybody sees: 1 to sides."""
        n = self.counters[DICE]
        self.counters[DICE] = n + 1
        value = self._scripted(n, sides) if n < len(self.script) else derive(self._seed(DICE, n), DICE, n, sides) + 1
        if self.thrown is not None:
            self.thrown.append(value)
        return value

    def _scripted(self, n: int, sides: int) -> int:
        """The n-th result that was decided beforehand."""
        value = self.script[n]
        if not 1 <= value <= sides:
            raise CaseError(f"die {n + 1} has {sides} sides and cannot show {value}")
        return value

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place, hidden from everybody (Fisher-Yates)."""
        n = self.counters[DECK]
        for last in range(len(items) - 1, 0, -1):
            pick = derive(self._seed(DECK, n), DECK, n, last + 1)
            n += 1
            items[last], items[pick] = items[pick], items[last]
        self.counters[DECK] = n
