"""What has grown old: guests who do not come back, tables that nobody plays at, reports that were dealt with."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, exists, func, select

from tyche.server.store.access import Access
from tyche.server.store.newsroom import TABLE, announce
from tyche.server.store.outcomes import unlink
from tyche.server.store.rows import Status
from tyche.server.store.schema import events, persons, reports, seats, tables


class Ageing(Access):
    """Finds and removes what is old."""

    async def old_guests(self, before: float) -> list[str]:
        """Guests last seen before then who have no seat at a table that is open or being played, but for lessons."""
        playing = exists().where(
            (seats.c.person_id == persons.c.id)
            & (seats.c.table_id == tables.c.id)
            & (tables.c.status != "finished")
            & (tables.c.lesson == "")
        )
        old = (persons.c.kind == "guest") & (persons.c.seen < before) & (persons.c.created < before)
        return [row.id for row in await self._all(select(persons.c.id).where(old & ~playing).order_by(persons.c.id))]

    async def old_tables(self, status: Status, before: float) -> list[str]:
        """Tables at which nothing has changed since then."""
        old = (tables.c.status == status) & (tables.c.changed < before)
        return [row.id for row in await self._all(select(tables.c.id).where(old).order_by(tables.c.id))]

    async def remove_table(self, table_id: str, before: float) -> bool:
        """Remove a table with all that belongs to it, unless it has changed since `before`; whether it is gone."""

        def work(connection: Connection) -> bool:
            old = (tables.c.id == table_id) & (tables.c.changed < before)
            if connection.execute(select(tables.c.id).where(old)).first() is not None:
                unlink(connection, table_id)
            if not connection.execute(delete(tables).where(old)).rowcount:
                return False
            announce(connection, TABLE, table_id)
            return True

        return await self._writer.do(work)

    async def remove_reports(self, before: float) -> int:
        """Delete reports that were closed before then; how many."""

        def work(connection: Connection) -> int:
            return connection.execute(delete(reports).where(reports.c.closed < before)).rowcount

        return await self._writer.do(work)

    # For the operator.

    async def census(self) -> dict[str, int]:
        """How many there are of everything."""
        counted = {
            "accounts": select(func.count()).select_from(persons).where(persons.c.kind == "account"),
            "guests": select(func.count()).select_from(persons).where(persons.c.kind == "guest"),
            "banned": select(func.count()).select_from(persons).where(persons.c.banned.is_not(None)),
            "open": select(func.count()).select_from(tables).where(tables.c.status == "open"),
            "running": select(func.count()).select_from(tables).where(tables.c.status == "running"),
            "finished": select(func.count()).select_from(tables).where(tables.c.status == "finished"),
            "events": select(func.count()).select_from(events),
            "reports": select(func.count()).select_from(reports).where(reports.c.closed.is_(None)),
        }
        return {name: int((await self._all(query))[0][0]) for name, query in counted.items()}

    async def last_change(self) -> float | None:
        """When something last happened at a table."""
        row = await self._first(select(func.max(tables.c.changed).label("at")))
        return None if row is None else row.at

    async def find_people(self, words: str, guests: bool, most: int) -> Sequence[Any]:
        """Persons whose name contains some words, those seen last first, with the number of their seats."""
        held = select(func.count()).select_from(seats).where(seats.c.person_id == persons.c.id).scalar_subquery()
        columns = [persons.c[name] for name in ("id", "name", "kind", "seen", "created", "banned", "banned_for")]
        fits = func.lower(persons.c.name).contains(words.lower(), autoescape=True)
        query = select(*columns, held.label("seats")).where(fits if guests else fits & (persons.c.kind == "account"))
        return await self._all(query.order_by(persons.c.seen.desc(), persons.c.id).limit(most))

    async def find_tables(self, status: Status | None, most: int) -> Sequence[Any]:
        """Tables, those changed last first, with the persons who sit there."""
        columns = [tables.c[name] for name in ("id", "game", "title", "status", "changed", "moment")]
        query = select(*columns).order_by(tables.c.changed.desc(), tables.c.id).limit(most)
        return await self._all(query if status is None else query.where(tables.c.status == status))
