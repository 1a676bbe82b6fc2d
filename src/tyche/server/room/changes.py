"""What has changed about seats."""

from operator import attrgetter
from typing import Any, Final

from tyche.server.store import SeatRow

FIELDS: Final = tuple(name for name in SeatRow.__struct_fields__ if name not in ("table_id", "seat"))
_all_of = attrgetter(*FIELDS)


class SeatChanges:
    """Seats as they are now; later it says what has changed."""

    def __init__(self, seats: list[SeatRow]) -> None:
        self._were = [(seat, _all_of(seat)) for seat in seats]

    def any(self) -> bool:
        """Whether anything is no longer as it was."""
        return any(_all_of(seat) != were for seat, were in self._were)

    def found(self) -> dict[int, dict[str, Any]]:
        """The fields of seats that are no longer as they were."""
        found = {}
        for seat, were in self._were:
            are = _all_of(seat)
            if are != were:
                fields = zip(FIELDS, are, were, strict=True)
                found[seat.seat] = {name: new for name, new, old in fields if new != old}
        return found
