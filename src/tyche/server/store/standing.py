"""How a table stands that another process has changed: all that is new of it, read over one connection."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Select, select

from tyche.server.store.access import Access
from tyche.server.store.history import events_after, events_of
from tyche.server.store.presence import Company, companies, elsewhere
from tyche.server.store.rows import ChatRow, Event, SeatRow, TableRow
from tyche.server.store.schema import persons, seats, tables
from tyche.server.store.tables import seats_at, table_at
from tyche.server.store.talk import said_after


class Standing(Struct):
    """A table and its seats as they are stored, and what happened and was said since."""

    row: TableRow
    seats: list[SeatRow]
    names: dict[str, str]
    """Of the persons at the table, by id."""
    events: list[Event]
    chats: list[ChatRow]
    company: Company
    """Who looks at it in other processes."""


class Standings(Access):
    """How tables stand."""

    async def standing(
        self, table_id: str, after: int, heard: int, others: tuple[str, float] | None
    ) -> Standing | None:
        """What is new of a table after that event and that chat; None if there is no such table.

        `others` is the process that asks, and how long others may be silent (`Presence.company`), if there are others.
        Events are read first: what comes in between belongs to the next look.
        """
        queries = [
            events_after(table_id, after),
            table_at(table_id),
            seats_at([table_id]),
            names_at(table_id),
            said_after(table_id, heard),
        ]
        found = await self._together(*queries, *([] if others is None else [elsewhere([table_id], *others)]))
        happened, rows, sitting, names, chats = found[:5]
        if not rows:
            return None
        return Standing(
            TableRow(**rows[0]._mapping),
            [SeatRow(**row._mapping) for row in sitting],
            {row.id: row.name for row in names},
            events_of(table_id, after, happened),
            [ChatRow(**row._mapping) for row in chats],
            companies(found[5]).get(table_id, Company()) if others is not None else Company(),
        )


def names_at(table_id: str) -> Select[Any]:
    """The names of all persons at a table."""
    seated = select(seats.c.person_id).where(seats.c.table_id == table_id)
    host = select(tables.c.host).where(tables.c.id == table_id)
    return select(persons.c.id, persons.c.name).where(persons.c.id.in_(seated) | persons.c.id.in_(host))
