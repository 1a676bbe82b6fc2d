"""Plans: a seat lays down several decisions ahead, and they are taken when their turn comes.

A plan is no part of the game: only the decisions that come of it are recorded, as if the seat had taken them itself. It
runs while the seat is asked alone, one option after the other, and ends at the first that is not offered, or as soon as
the rules say that something concerns the seat (`Play.disturb`), for then it may want to think again.
"""

from typing import Final

from tyche.core.ask import Option
from tyche.core.table import Table

MOST: Final = 200
"""Decisions that plans take in one go: nobody lays down more."""


class Plans:
    """The plans of all seats of one table. Whoever drives the table calls `run` after each decision."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.ahead: dict[int, list[Option]] = {}

    def lay(self, seat: int, options: list[Option]) -> None:
        """Lay down a plan in place of the seat's former one; an empty one takes it back."""
        self.table.play.disturbed &= ~(1 << seat)
        self.ahead.pop(seat, None)
        if options:
            self.ahead[seat] = options[:]

    def of(self, seat: int) -> list[Option]:
        """What is still ahead of a seat."""
        return self.ahead.get(seat, [])[:]

    def run(self) -> int:
        """Take planned decisions as long as the seat that is asked has one; how many were taken."""
        for taken in range(MOST):
            planned = self.next()
            if planned is None:
                return taken
            self.table.choose(*planned)
        return MOST

    def next(self) -> tuple[int, Option] | None:
        """The decision to take now, seat and option, which leaves its plan; None if none is planned for this moment."""
        for seat in list(self.ahead):
            if self.table.play.disturbed >> seat & 1:
                del self.ahead[seat]
        ask = self.table.ask
        asked = [] if ask is None else ask.asked()  # not who is left: a plan would show when all others have answered
        if len(asked) != 1 or asked[0] not in self.ahead:
            return None
        seat = asked[0]
        option = self.ahead[seat].pop(0)
        if not self.ahead[seat]:
            del self.ahead[seat]
        if option not in self.table.options(seat):
            self.ahead.pop(seat, None)
            return None
        return seat, option
