"""Dice and shuffles that anybody can check: value = f(seed, stream, epoch, n).

The seed is secret while the table plays; its commitment is published at creation. After the end the seed is revealed
and every value can be derived again. Only the counters belong to the state of a game. A new epoch begins where the
table has gone back beyond something revealed (see `epochs`).
"""

from hashlib import blake2b
from typing import Final

from tyche.core.errors import CaseError

DICE: Final = 0
"""Stream of the dice that everybody sees."""
DECK: Final = 1
"""Stream of the shuffles and deals whose results stay hidden for a while."""
EPOCH: Final = 2
"""Where the counters have the number of the epoch; in the first one, number 0, they end before it."""
_STREAMS: Final = (b"tyche dice", b"tyche deck")
_COMMIT: Final = b"tyche commit"


def commitment(seed: bytes) -> str:
    """The public promise of a seed: reveals nothing, fits no other seed."""
    return blake2b(seed, digest_size=32, person=_COMMIT).hexdigest()


def derive(seed: bytes, stream: int, n: int, sides: int, epoch: int = 0) -> int:
    """The n-th value of a stream, 0 to sides-1. Sixty-four bits make the bias of the remainder immeasurable."""
    what = n.to_bytes(8, "little")
    if epoch:
        what += epoch.to_bytes(8, "little")
    digest = blake2b(what, digest_size=8, key=seed, person=_STREAMS[stream]).digest()
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
        self.instead: dict[int, int] | None = None
        """Dice that show something else than they would, by number: for asking what would have been."""

    def at(self, counters: list[int]) -> "Dice":
        """The same dice from other counters on; they keep no list of what was thrown."""
        dice = Dice(self.seed, counters[:], None, self.script, self.former)
        dice.instead = self.instead
        return dice

    @property
    def epoch(self) -> int:
        """The number of the epoch; it is kept with the counters, so that it is saved and restored with them."""
        return self.counters[EPOCH] if len(self.counters) > EPOCH else 0

    def begin(self, epoch: int) -> None:
        """A new epoch: values that would have come do not come any more."""
        self.counters = [self.counters[DICE], self.counters[DECK], epoch]

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
        if self.instead is not None and n in self.instead:
            value = self.instead[n]
        elif n < len(self.script):
            value = self._scripted(n, sides)
        else:
            value = derive(self._seed(DICE, n), DICE, n, sides, self.epoch) + 1
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
        n, epoch = self.counters[DECK], self.epoch
        for last in range(len(items) - 1, 0, -1):
            pick = derive(self._seed(DECK, n), DECK, n, last + 1, epoch)
            n += 1
            items[last], items[pick] = items[pick], items[last]
        self.counters[DECK] = n
