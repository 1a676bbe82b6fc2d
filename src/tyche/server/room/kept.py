"""Seats as they were before a decision."""

from operator import attrgetter
from typing import Any, Final

from tyche.server.store import SeatRow

CHANGED_BY_DECISIONS: Final = ("bank", "clock_since", "orders", "plan")
_changing = attrgetter(*CHANGED_BY_DECISIONS)


class Kept:
    """What a decision may change of seats, as it is now; later it says what has changed."""

    def __init__(self, seats: list[SeatRow]) -> None:
        self._were = [(seat, _changing(seat)) for seat in seats]

    def changes(self) -> dict[int, dict[str, Any]]:
        """The fields of seats that are no longer as they were."""
        found = {}
        for seat, were in self._were:
            are = _changing(seat)
            if are != were:
                fields = zip(CHANGED_BY_DECISIONS, are, were, strict=True)
                found[seat.seat] = {name: new for name, new, old in fields if new != old}
        return found
