"""Seats of tables that have not begun: whatever is done to them is decided in the transaction that does it."""

import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, select, update

from tyche.server.store.access import Access
from tyche.server.store.errors import Begun, Unknown
from tyche.server.store.rows import SeatRow, TableRow
from tyche.server.store.schema import seats, tables
from tyche.server.store.tables import SEAT_COLUMNS, TABLE_COLUMNS

Changes = dict[int, dict[str, Any]]
EMPTIED: Final = {"note": "", "orders": [], "plan": [], "seen": 0, "heard": 0}
"""What is somebody's own at a seat: whoever sits there next finds nothing of it."""


class Arranged:
    """What is to be changed: fields of seats, and of the table."""

    def __init__(self, seats: Changes, table: dict[str, Any] | None = None) -> None:
        self.seats = seats
        self.table = {} if table is None else table


Plan = Callable[[TableRow, list[SeatRow]], Arranged]
"""Looks at a table and its seats and says what to change, or raises; it runs in the thread of the writer."""


class Seating(Access):
    """Changing seats before the start."""

    async def arrange(self, table_id: str, plan: Plan) -> None:
        """Change a table that has not begun as `plan` says, which sees it as it is in the same transaction.

        Raises Unknown if there is no such table, Begun if it has begun, and whatever `plan` raises; then nothing has
        changed.
        """

        def work(connection: Connection) -> None:
            found = connection.execute(select(*TABLE_COLUMNS).where(tables.c.id == table_id)).first()
            if found is None:
                raise Unknown(f"there is no table {table_id}")
            row = TableRow(**found._mapping)
            if row.status != "open":
                raise Begun(f"table {table_id} has begun")
            known = select(*SEAT_COLUMNS).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            found_seats = [SeatRow(**seat._mapping) for seat in connection.execute(known)]
            holders = [seat.person_id for seat in found_seats]
            wanted = plan(row, found_seats)
            for seat, fields in wanted.seats.items():
                one = (seats.c.table_id == table_id) & (seats.c.seat == seat)
                if fields.get("person_id", holders[seat]) != holders[seat]:
                    fields = {**EMPTIED, **fields}
                connection.execute(update(seats).where(one).values(fields))
            changed = {"changed": time.time(), **wanted.table}
            connection.execute(update(tables).where(tables.c.id == table_id).values(changed))

        await self._change(table_id, work)
