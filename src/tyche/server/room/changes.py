"""What has changed about seats."""

from copy import copy
from typing import Any, Final

from tyche.server.store import SeatRow

FIELDS: Final = tuple(name for name in SeatRow.__struct_fields__ if name not in ("table_id", "seat"))


class SeatChanges:
    """Seats as they are now; later it says what has changed."""

    def __init__(self, seats: list[SeatRow]) -> None:
        self._seats = seats[:]
        self._were = [copy(seat) for seat in seats]

    def any(self) -> bool:
        """Whether anything is no longer as it was. Asked at every decision: structs compare themselves in C."""
        return self._seats != self._were

    def found(self) -> dict[int, dict[str, Any]]:
        """The fields of seats that are no longer as they were."""
        if not self.any():
            return {}
        found = {}
        for seat, were in zip(self._seats, self._were, strict=True):
            fields = {name: new for name in FIELDS if (new := getattr(seat, name)) != getattr(were, name)}
            if fields:
                found[seat.seat] = fields
        return found
