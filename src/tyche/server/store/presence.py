"""What processes that share a database know of each other: that they live, who is with them, how far clocks ran."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Double, Row, Select, case, cast, delete, func, insert, select, update

from tyche.server.store.access import Access
from tyche.server.store.schema import beats, presences, seats, tables

KEEPER: Final = "keeper"
"""The beat of whoever runs the clocks; the others are of the processes themselves."""


class Company(Struct, frozen=True):
    """Who looks at a table: the ids of persons, and how many spectators."""

    persons: frozenset[str] = frozenset()
    spectators: int = 0


class Presence(Access):
    """Processes (`house` is the id of one), whom they serve, and the time of the clocks."""

    # Processes and who is there. They count by the time of the database, because machines may differ.

    async def beat(self, house: str, lease: float) -> tuple[bool, list[str]]:
        """A process lives; False if it was unknown, and so is who is there.

        Others are buried when they have been silent for `lease` seconds: the tables at which people were with them.
        """

        def work(connection: Connection) -> tuple[bool, list[str]]:
            known = _beaten(connection, house, _now())
            silent = (beats.c.at < _now() - lease) & beats.c.id.not_in([house, KEEPER])
            left = select(presences.c.table_id).join(beats, beats.c.id == presences.c.house).where(silent)
            ids = list(connection.execute(left).scalars())
            connection.execute(delete(beats).where(silent))
            self._writer.notify(connection, ids)
            return known, ids

        return await self._writer.do(work)

    async def bury(self, house: str) -> None:
        """A process ends: nobody is there any more."""

        def work(connection: Connection) -> None:
            left = select(presences.c.table_id).where(presences.c.house == house)
            ids = list(connection.execute(left).scalars())
            connection.execute(delete(beats).where(beats.c.id == house))
            self._writer.notify(connection, ids)

        await self._writer.do(work)

    async def set_company(self, house: str, table_id: str, company: Company) -> None:
        """Who looks at a table in a process; the others hear of it. A process that is not known to live has nobody."""

        def work(connection: Connection) -> None:
            same = (presences.c.house == house) & (presences.c.table_id == table_id)
            connection.execute(delete(presences).where(same))
            known = select(beats.c.id).where(beats.c.id == house)
            if (company.persons or company.spectators) and connection.execute(known).first() is not None:
                row = {"house": house, "table_id": table_id, "persons": sorted(company.persons)}
                connection.execute(insert(presences).values(**row, spectators=company.spectators))

        await self._change(table_id, work)

    async def company(self, table_ids: list[str], but: str, lease: float) -> dict[str, Company]:
        """Who looks at tables in other processes than `but`; tables that nobody looks at there are missing."""
        return companies(await self._all(elsewhere(table_ids, but, lease)))

    # Clocks.

    async def keep_time(self, now: float) -> None:
        """Clocks have run up to now."""

        def work(connection: Connection) -> None:
            _beaten(connection, KEEPER, now)

        await self._writer.do(work)

    async def restart_clocks(self, now: float) -> None:
        """Clocks go on from now: they are charged for the time until they were last known to run, not for that since.

        A process that was not told of it finds a table's seats as they were, which costs nobody a decision.
        """

        def work(connection: Connection) -> None:
            until = connection.execute(select(beats.c.at).where(beats.c.id == KEEPER)).scalar()
            played = select(tables.c.id).where(tables.c.status == "running")
            run = seats.c.bank.is_not(None) & seats.c.clock_since.is_not(None) & seats.c.table_id.in_(played)
            used = (0.0 if until is None else until) - seats.c.clock_since
            left = case((used <= 0, seats.c.bank), (used >= seats.c.bank, 0.0), else_=seats.c.bank - used)
            ids = list(connection.execute(select(seats.c.table_id).where(run).distinct()).scalars())
            connection.execute(update(seats).where(run).values(bank=left, clock_since=now))
            self._writer.notify(connection, ids)

        await self._writer.do(work)


def elsewhere(table_ids: list[str], but: str, lease: float) -> Select[Any]:
    """Who looks at tables in processes that live, other than `but`."""
    living = (beats.c.at >= _now() - lease) & (presences.c.house != but) & presences.c.table_id.in_(table_ids)
    columns = (presences.c.table_id, presences.c.persons, presences.c.spectators)
    return select(*columns).join(beats, beats.c.id == presences.c.house).where(living)


def companies(rows: Sequence[Row[Any]]) -> dict[str, Company]:
    """Who looks at each table, in all processes together."""
    found: dict[str, Company] = {}
    for row in rows:
        known = found.get(row.table_id, Company())
        found[row.table_id] = Company(known.persons | set(row.persons), known.spectators + row.spectators)
    return found


def _beaten(connection: Connection, name: str, at: Any) -> bool:
    """Set a beat; whether it was there."""
    if connection.execute(update(beats).where(beats.c.id == name).values(at=at)).rowcount:
        return True
    connection.execute(insert(beats).values(id=name, at=at))
    return False


def _now() -> ColumnElement[Any]:
    return cast(func.extract("epoch", func.clock_timestamp()), Double)
