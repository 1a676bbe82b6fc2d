"""Who is asked next, one seat at a time: those who may speak up first, then those who are waited for."""

from tyche.core.ask import Option
from tyche.core.seat import Bot, next_decision
from tyche.core.table import Table
from tyche.research.describing import SILENT


class Asking:
    """Walks through a table one seat and one list of options at a time.

    Several seats that are asked at once are asked one after the other, in the order of the question; none of them
    learns what another has answered. Where seats may speak up though nobody waits for them, each is asked once a
    question, with `SILENT` as its last option. `asides=False` leaves them silent.
    """

    def __init__(self, table: Table, asides: bool = True) -> None:
        self.table = table
        self._asides = asides
        self._silent: list[int] = []
        self.seat = 0
        self.options: list[Option] = []
        self._next()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    def choose(self, index: int) -> None:
        """Take one of the options of the seat that is asked, by its number."""
        option = self.options[index]
        if option is SILENT:
            self._silent.append(self.seat)
        else:
            self.table.replay([(self.seat, option)])
            self._silent.clear()
        self._next()

    def _next(self) -> None:
        ask = self.table.ask
        if ask is None:
            self.options = []
            return
        if ask.asides and self._asides:
            for seat, offered in ask.asides.items():
                if offered and seat not in self._silent:
                    self.seat, self.options = seat, [*offered, SILENT]
                    return
        self.seat = ask.seats()[0]
        self.options = ask.options_for(self.seat)


def wait_for(seat: int, table: Table, bots: dict[int, Bot]) -> None:
    """Let the bots at the other seats decide until a seat is waited for, or the game is over."""
    while table.ask is not None and seat not in table.ask.seats():
        decision = next_decision(table, bots)
        assert decision is not None
        table.choose(decision[0], decision[1])
