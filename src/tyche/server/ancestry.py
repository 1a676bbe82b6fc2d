"""What a table branched off from: as long as that is played, nobody gets advice or material about it by a branch."""

from typing import Final

from tyche.server.store import SeatRow, Store, TableRow

MOST: Final = 50
"""Tables in a row that branched off from each other, of which is asked whether they are still being played."""


async def still_played(store: Store, row: TableRow) -> list[TableRow] | None:
    """Those tables that one branched off from, directly or not, and that are still played; None if they are too many
    to know.
    """
    found: list[TableRow] = []
    ancestor: TableRow | None = row
    for _ in range(MOST):
        ancestor = await store.table(ancestor.parent) if ancestor is not None and ancestor.parent else None
        if ancestor is None:
            return found
        if ancestor.status == "running":
            found.append(ancestor)
    return None


def concerns_others(row: TableRow, seats: list[SeatRow], person_id: str | None) -> bool:
    """Whether other people play at a table as well, or it counts for ratings."""
    return row.counts or any(seat.kind == "person" and seat.person_id != person_id for seat in seats)


async def is_sealed(store: Store, row: TableRow, person_id: str | None) -> bool:
    """Whether a table branched off from one that is still played, by others as well or for ratings."""
    played = await still_played(store, row)
    if played is None:
        return True
    for one in played:
        if concerns_others(one, await store.seats(one.id), person_id):
            return True
    return False
