"""What a bot gets: its seat's view of the table, and tables in which everything it cannot know is dealt anew."""

from collections.abc import Mapping
from secrets import token_bytes
from typing import TypeVar

from tyche.core.advice import Advice, Reason
from tyche.core.ask import Facts, Option
from tyche.core.errors import SetupError
from tyche.core.imagination import Imagination
from tyche.core.native import mypyc_attr
from tyche.core.table import SEED_BYTES, Table

T = TypeVar("T")


class Glimpse:
    """A moment of a table as one seat sees it.

    The table itself stays out of reach: its seed and what others hold are not for bots.
    """

    def __init__(self, table: Table, seat: int) -> None:
        if table.ask is None:
            raise SetupError("the game is over; there is nothing to decide")
        self._table = table
        self._view: dict[str, object] | None = None
        ask = table.ask
        self.seat = seat
        self.game = table.game.name
        self.players = table.setup.players
        self.moment = len(table.decisions)
        self.awaited = seat in ask.seats()
        self.options: list[Option] = ask.options_for(seat)[:]
        self.topic = ask.topic
        self.clause = ask.clause
        self.facts: Facts = dict(ask.facts)
        self.default: Option | None = ask.default_for(seat) if self.awaited else None

    def __repr__(self) -> str:
        return f"<Glimpse of {self.game} by seat {self.seat}, moment {self.moment}: {self.topic} ({self.clause})>"

    @property
    def view(self) -> dict[str, object]:
        """All that the seat may know, as plain data."""
        if self._view is None:
            self._view = self._table.view(self.seat)
        return self._view

    def view_as(self, kind: type[T]) -> T:
        """The same as a struct, such as the `Public` and `Private` that a game exports."""
        return self._table.view_as(kind, self.seat)

    @property
    def wrongs(self) -> list[tuple[int, int]]:
        """Who broke his word to whom so far, as everybody saw it; the oldest first. Imagined tables have no past."""
        return self._table.wrongs()

    def imagine(self, seed: bytes | None = None) -> Table:
        """A table that may be the real one, as far as the seat can know: hidden things dealt anew, other dice to come.

        The same `seed` gives the same table again, so options can be compared under the same luck. It can be forked,
        taken back and imagined again like any other.
        """
        return self.imagination(seed).begin()

    def imagination(self, seed: bytes | None = None) -> Imagination:
        """The same as something to make many tables of: one deal, and a copy for each."""
        return Imagination(self._table, self.seat, token_bytes(SEED_BYTES) if seed is None else seed)

    def look(self, seed: bytes) -> Table:
        """A table that may be the real one, to be looked at and not played on."""
        return self.imagine(seed)


class Insight(Glimpse):
    """A moment of an imagined table, taken as it is: for playing on in imagination, where nothing is hidden any more.

    Dealing anew what was dealt anew already would only cost time.
    """

    def __init__(self, table: Table, seat: int) -> None:
        if not isinstance(table.origin, Imagination):
            raise SetupError("only an imagined table may be taken as it is")
        super().__init__(table, seat)

    def imagination(self, seed: bytes | None = None) -> Imagination:
        """Copies of this very table, with other dice to come."""
        return Imagination(self._table, self.seat, token_bytes(SEED_BYTES) if seed is None else seed, anew=False)

    def look(self, seed: bytes) -> Table:
        """The table itself."""
        return self._table


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. Where it sits changes nothing about what it may know."""

    def decide(self, glimpse: Glimpse) -> Option:
        """Choose one of `glimpse.options`."""
        raise NotImplementedError

    def aside(self, glimpse: Glimpse) -> Option | None:
        """Speak up although nobody waits: one of the asides in `glimpse.options`, or None to stay silent."""
        return None

    def advise(self, glimpse: Glimpse) -> list[Advice]:
        """What it thinks of all options, its own choice first. A bot that cannot say more says just that."""
        choice = self.decide(glimpse)
        rest = [Advice(option, 0.0) for option in glimpse.options if option != choice]
        return [Advice(choice, 1.0), *rest]

    def weigh(self, glimpse: Glimpse, option: Option, look: int = 0) -> list[Advice]:
        """An option, and the best others to compare it with; another `look` sees other worlds. Not every bot can."""
        return []

    def account_for(self, before: Glimpse, after: Glimpse, seat: int) -> list[Reason]:
        """What a move of `seat` changed, as somebody else sees it who knows two moments. Not every bot can tell."""
        return []


def next_decision(table: Table, bots: Mapping[int, Bot]) -> tuple[int, Option] | None:
    """What a bot decides now: one that speaks up, else the first that is waited for; None if it is not their turn."""
    ask = table.ask
    if ask is None:
        return None
    for seat in ask.asides or ():
        if seat in bots and ask.options_for(seat):
            said = bots[seat].aside(Glimpse(table, seat))
            if said is not None:
                return seat, said
    for seat in ask.seats():
        if seat in bots:
            return seat, bots[seat].decide(Glimpse(table, seat))
    return None
