"""Tables and seats."""

import time
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, Select, Text, case, cast, delete, exists, func, insert, literal, select, update

from tyche.server.store.access import Access
from tyche.server.store.appending import Append, Work, row_of
from tyche.server.store.errors import Unknown
from tyche.server.store.rows import Event, SeatRow, Snapshot, TableList, TableRow
from tyche.server.store.schema import events, seats, snapshots, tables

PAGE: Final = 50
"""Tables on a page of a list; a shorter page is the last."""
PRIVATE: Final = {"seen", "heard", "note"}
"""Fields of a seat that concern nobody else: that they change is no news of the table."""

TABLE_COLUMNS = [tables.c[name] for name in TableRow.__struct_fields__]
SEAT_COLUMNS = [seats.c[name] for name in SeatRow.__struct_fields__]


class Tables(Access):
    """All tables with their seats."""

    async def create_table(
        self, row: TableRow, rows: list[SeatRow], past: Iterable[Event] = (), snapshot: Snapshot | None = None
    ) -> None:
        """A new table, with events that already belong to it (a branch, an imported record) if there are any.

        `snapshot` is the position that it begins at, if that is not the beginning of the game.
        """
        await self._writer.do(self.creating(row, rows, past, snapshot))

    def creating(
        self, row: TableRow, rows: list[SeatRow], past: Iterable[Event] = (), snapshot: Snapshot | None = None
    ) -> Work[None]:
        """What creates a table, as a part of a transaction."""
        happened = list(past)
        now = time.time()
        row.created = row.created or now
        row.changed, row.n = now, len(happened)

        def work(connection: Connection) -> None:
            connection.execute(insert(tables).values(_values(row)))
            if rows:
                connection.execute(insert(seats), [_values(seat) for seat in rows])
            if happened:
                connection.execute(insert(events), [row_of(row.id, event) for event in happened])
            if snapshot is not None:
                connection.execute(insert(snapshots).values(table_id=row.id, **_values(snapshot)))

        return work

    async def table(self, table_id: str) -> TableRow | None:
        """The table with that id."""
        row = await self._first(table_at(table_id))
        return None if row is None else TableRow(**row._mapping)

    async def seats(self, table_id: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        return (await self._seats_of([table_id]))[table_id]

    async def _seats_of(self, table_ids: list[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = defaultdict(list)
        if table_ids:
            for row in await self._all(seats_at(table_ids)):
                found[row.table_id].append(SeatRow(**row._mapping))
        return found

    async def update_table(self, table_id: str, **fields: Any) -> None:
        """Change fields of a table. Raises Unknown if there is none of that id."""
        if "n" in fields:
            raise ValueError("the number of the last event is not for anybody to set")

        def work(connection: Connection) -> None:
            changes = {"changed": time.time(), **fields}
            if not connection.execute(update(tables).where(tables.c.id == table_id).values(changes)).rowcount:
                raise Unknown(f"there is no table {table_id}")

        await self._change(table_id, work)

    async def update_seat(self, table_id: str, seat: int, **fields: Any) -> None:
        """Change fields of a seat. Raises Unknown if there is none of that number."""
        await self.update_seats(table_id, {seat: fields})

    async def update_seats(self, table_id: str, changes: dict[int, dict[str, Any]]) -> None:
        """Change fields of several seats at once: all or none."""
        if all(set(fields) <= PRIVATE for fields in changes.values()):
            await self._writer.append(Append(table_id, [], time.time(), {}, changes))
            return

        def work(connection: Connection) -> None:
            for seat, fields in changes.items():
                known = (seats.c.table_id == table_id) & (seats.c.seat == seat)
                if not connection.execute(update(seats).where(known).values(fields)).rowcount:
                    raise Unknown(f"there is no seat {seat} at table {table_id}")
            connection.execute(update(tables).where(tables.c.id == table_id).values(changed=time.time()))

        await self._change(table_id, work)

    async def delete_table(self, table_id: str) -> None:
        """Take away a table that was never started, with its seats and chats."""
        await self._execute(delete(tables).where((tables.c.id == table_id) & (tables.c.status == "open")))

    # Lists.

    async def list_tables(
        self, which: TableList, person_id: str | None, page: int = 0
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """A page of tables with their seats.

        `mine`: where I sit or am host; first those that wait for me, the longest waiting first. `sandboxes`: the same
        of tables that branched off from others. The rest: what is listed for everybody, the newest first.
        """
        own = which in ("mine", "sandboxes")
        if own and person_id is None:
            return []
        query = _mine(person_id, which == "sandboxes") if own else _listed(which)
        rows = [TableRow(**row._mapping) for row in await self._all(query.limit(PAGE).offset(page * PAGE))]
        of_table = await self._seats_of([row.id for row in rows])
        return [(row, of_table[row.id]) for row in rows]

    async def count_running(self) -> int:
        """How many tables are being played."""
        row = await self._first(select(func.count()).select_from(tables).where(tables.c.status == "running"))
        return 0 if row is None else int(row[0])

    async def ended_after(self, after: float, upto: float, most: int) -> list[TableRow]:
        """The first games that ended with a result after a time and up to another; lessons are no games."""
        over = (tables.c.status == "finished") & (tables.c.lesson == "") & tables.c.result.is_not(None)
        then = (tables.c.ended > after) & (tables.c.ended <= upto)
        query = select(*TABLE_COLUMNS).where(over & then).order_by(tables.c.ended, tables.c.id).limit(most)
        return [TableRow(**row._mapping) for row in await self._all(query)]

    async def running(self) -> list[str]:
        """The ids of the tables that are being played."""
        return [row.id for row in await self._all(select(tables.c.id).where(tables.c.status == "running"))]


def _mine(person_id: str | None, sandboxes: bool) -> Select[Any]:
    listed = literal(",") + func.replace(func.replace(cast(tables.c.awaited, Text), "[", ""), "]", "") + ","
    waited = listed.like(literal("%,") + cast(seats.c.seat, Text) + ",%")
    of_table = seats.c.table_id == tables.c.id
    held = exists().where(of_table & (seats.c.person_id == person_id))
    asked = (tables.c.status == "running") & exists().where(of_table & (seats.c.person_id == person_id) & waited)
    rank = case((asked, 0), (tables.c.status != "finished", 1), else_=2)
    since = case((asked, tables.c.since))
    branched = exists().where((events.c.table_id == tables.c.id) & (events.c.kind == "branch"))
    apart = tables.c.parent.is_not(None) & branched
    own = (held | (tables.c.host == person_id)) & (tables.c.lesson == "")
    mine = select(*TABLE_COLUMNS).where(own & (apart if sandboxes else ~apart))
    return mine.order_by(rank, since, tables.c.changed.desc(), tables.c.id)


def _listed(status: str) -> Select[Any]:
    known = (tables.c.status == status) & tables.c.listed
    return select(*TABLE_COLUMNS).where(known).order_by(tables.c.changed.desc(), tables.c.id)


def _values(row: TableRow | SeatRow | Snapshot) -> dict[str, Any]:
    """The columns of a row; not `asdict`, which would take apart what is inside."""
    return {name: getattr(row, name) for name in row.__struct_fields__}


def table_at(table_id: str) -> Select[Any]:
    """The row of a table."""
    return select(*TABLE_COLUMNS).where(tables.c.id == table_id)


def seats_at(table_ids: list[str]) -> Select[Any]:
    """The seats of tables, in order."""
    known = select(*SEAT_COLUMNS).where(seats.c.table_id.in_(table_ids))
    return known.order_by(seats.c.table_id, seats.c.seat)
