"""What happened at tables: events, which are only ever appended, and snapshots."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, Select, Text, delete, insert, select, type_coerce, update

from tyche.server.damage import Damaged
from tyche.server.store.access import Access
from tyche.server.store.appending import Append, row_of
from tyche.server.store.rows import Event, Snapshot
from tyche.server.store.schema import events, snapshots, tables
from tyche.server.wire import Option

_FIELDS: Final = Event.__struct_fields__
_OPTION: Final = msgspec.json.Decoder(Option)
KEPT_SNAPSHOTS: Final = 4
"""Snapshots kept of one table besides those that it goes on from: a table may go back before the newest."""


class History(Access):
    """Events and snapshots of all tables."""

    async def append(
        self,
        table_id: str,
        added: list[Event],
        fields: Mapping[str, Any] | None = None,
        seats: Mapping[int, Mapping[str, Any]] | None = None,
    ) -> None:
        """Append events and change fields of the table and its seats with them; returns when all is committed.

        An `at` of 0 becomes the time of now. Raises Repeated if a key has happened, Conflict if somebody else has
        appended, Unknown if there is no such table; then nothing has changed.
        """
        if not added or (len(added) > 1 and any(event.n != added[0].n + k for k, event in enumerate(added))):
            raise ValueError("events to append are numbered one after the other")
        if fields and "n" in fields:
            raise ValueError("the number of the last event is not for anybody to set")
        now = time.time()
        for event in added:
            event.at = event.at or now
        changed = {seat: dict(of_seat) for seat, of_seat in (seats or {}).items()}
        await self._writer.append(Append(table_id, added, now, dict(fields or {}), changed))

    async def events(self, table_id: str, after: int = 0) -> list[Event]:
        """What happened at a table after the event number `after`, in order."""
        return events_of(table_id, after, await self._all(events_after(table_id, after)))

    async def raw_events(self, table_id: str, after: int = 0) -> list[dict[str, Any]]:
        """The same as it is stored, whether it can be read or not."""
        return [dict(row._mapping) for row in await self._all(events_after(table_id, after))]

    async def cut_events(self, table_id: str, last: int, added: Event, fields: Mapping[str, Any]) -> None:
        """Take away what happened at a damaged table after the event number `last`, and add one that says so.

        The only place where events go: whoever repairs a table has kept them elsewhere.
        """

        def work(connection: Connection) -> None:
            connection.execute(delete(events).where((events.c.table_id == table_id) & (events.c.n > last)))
            connection.execute(delete(snapshots).where((snapshots.c.table_id == table_id) & (snapshots.c.n > last)))
            connection.execute(insert(events).values(row_of(table_id, added)))
            changed = {**fields, "n": added.n, "changed": time.time()}
            connection.execute(update(tables).where(tables.c.id == table_id).values(changed))

        await self._change(table_id, work)

    async def save_snapshot(self, table_id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot. Of those that the table does not go on from, the oldest are thrown away."""

        def work(connection: Connection) -> None:
            of_table = snapshots.c.table_id == table_id
            same = of_table & (snapshots.c.n == snapshot.n)
            connection.execute(delete(snapshots).where(same))
            row = {name: getattr(snapshot, name) for name in snapshot.__struct_fields__}
            connection.execute(insert(snapshots).values(table_id=table_id, **row))
            passing = select(snapshots.c.n).where(of_table & ~snapshots.c.base).order_by(snapshots.c.n.desc())
            kept = passing.limit(KEPT_SNAPSHOTS).scalar_subquery()
            connection.execute(delete(snapshots).where(of_table & ~snapshots.c.base & snapshots.c.n.not_in(kept)))

        await self._writer.do(work)

    async def snapshots(self, table_id: str) -> list[Snapshot]:
        """The snapshots that are kept of a table, in the order in which they were taken."""
        columns = [snapshots.c[name] for name in Snapshot.__struct_fields__]
        rows = await self._all(select(*columns).where(snapshots.c.table_id == table_id).order_by(snapshots.c.n))
        return [Snapshot(**row._mapping) for row in rows]


def events_after(table_id: str, after: int) -> Select[Any]:
    """What happened at a table after the event number `after`, in order and as it is stored."""
    columns = [type_coerce(events.c[name], Text).label(name) if name == "data" else events.c[name] for name in _FIELDS]
    return select(*columns).where((events.c.table_id == table_id) & (events.c.n > after)).order_by(events.c.n)


def events_of(table_id: str, after: int, rows: Sequence[Row[Any]]) -> list[Event]:
    """The events of these rows. Raises Damaged where one is missing or cannot be read."""
    found: list[Event] = []
    for row in rows:
        event = event_of(row._asdict())
        if event is None or event.n != after + len(found) + 1:
            problem = f"event {row.n} cannot be read" if event is None else f"event {event.n} follows"
            raise Damaged(table_id, problem, event=after + len(found))
        found.append(event)
    return found


def event_of(raw: Mapping[str, Any]) -> Event | None:
    """An event as it was stored; None if it cannot be read."""
    try:
        return Event(**{**raw, "data": _OPTION.decode(raw["data"])})
    except (msgspec.DecodeError, TypeError, UnicodeDecodeError):
        return None
