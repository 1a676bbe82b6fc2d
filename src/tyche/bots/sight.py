"""What bots look at: a table as their seat may imagine it, the question, and what it offers."""

from hashlib import blake2b
from typing import Final, TypeVar

from tyche.core.ask import Facts, Option
from tyche.core.native import mypyc_attr
from tyche.core.play import Play
from tyche.core.seat import Glimpse
from tyche.core.table import SEED_BYTES, Table

P = TypeVar("P", bound=Play)

UNTOLD: Final = -1


def imagination(*words: object) -> bytes:
    """The seed of what a bot imagines: always the same for the same words, so that only what it sees matters."""
    return blake2b(" ".join([str(word) for word in words]).encode(), digest_size=SEED_BYTES).digest()


def play_of(table: Table, game: type[P]) -> P:
    """The rules run of an imagined table."""
    assert isinstance(table.play, game)
    return table.play


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """One decision: the seat, its options, and what follows from one of them. Each game adds what it knows."""

    def __init__(self, glimpse: Glimpse, seed: bytes) -> None:
        self.glimpse: Final = glimpse
        self.seed: Final = seed
        self.seat: Final = glimpse.seat
        self.topic: Final = glimpse.topic
        self.facts: Final[Facts] = glimpse.facts
        self.options: Final[list[Option]] = glimpse.options
        self.plans: dict[Option, float] = {}
        """What a choice that needs planning makes of each option; filled once."""

    def worth_of(self, table: Table) -> float:
        """What a position is worth to the seat."""
        raise NotImplementedError

    def looked_at(self) -> Table:
        """The table as it may be, not to be played on."""
        return self.glimpse.look(self.seed)

    def imagined(self) -> Table:
        """The table as it may be, to be played on; always the same one."""
        return self.glimpse.imagine(self.seed)

    def foresee(self, option: Option) -> float:
        """The worth of the position right after an option."""
        table = self.imagined()
        table.choose(self.seat, option)
        return self.worth_of(table)

    def fact(self, name: str) -> int:
        """A number among the facts of the question; UNTOLD if there is none of that name."""
        value = self.facts.get(name, UNTOLD)
        return value if isinstance(value, int) else UNTOLD
