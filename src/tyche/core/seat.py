"""What a bot gets: its seat's view of the table, and tables in which everything it cannot know is dealt anew."""

from secrets import token_bytes

from tyche.core.ask import Facts, Option
from tyche.core.errors import SetupError
from tyche.core.native import mypyc_attr
from tyche.core.table import SEED_BYTES, Table


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

    @property
    def view(self) -> dict[str, object]:
        """All that the seat may know, as plain data."""
        if self._view is None:
            self._view = self._table.view(self.seat)
        return self._view

    def imagine(self, seed: bytes | None = None) -> Table:
        """A table that may be the real one, as far as the seat can know: hidden things dealt anew, other dice to come.

        The same `seed` gives the same table again, so options can be compared under the same luck. It has no past: it
        can be forked and taken back only from its first checkpoint on.
        """
        if seed is None:
            seed = token_bytes(SEED_BYTES)
        table = self._table.fork()
        play = table.play
        play.dice.seed = seed
        play.dice.script = []
        play.dice.former = None
        play.redeal(self.seat)
        if table.ask is not None:
            play.conceal(table.ask, self.seat)
        play.saved, play.saved_counters, play.saved_at = None, [], -1
        play.moment = 0
        table.decisions, table.barrier, table.checkpoints = [], 0, []
        table.imagined = True
        return table


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code. Where it sits changes nothing about what it may know."""

    def decide(self, glimpse: Glimpse) -> Option:
        """Choose one of `glimpse.options`."""
        raise NotImplementedError

    def aside(self, glimpse: Glimpse) -> Option | None:
        """Speak up although nobody waits: one of the asides in `glimpse.options`, or None to stay silent."""
        return None
