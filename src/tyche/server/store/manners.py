"""People who misbehave: whom somebody does not want to hear or meet, what the operator is told, and who is kept out."""

import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from tyche.server.store.access import Access
from tyche.server.store.newsroom import PERSON, SESSION, announce
from tyche.server.store.rows import ChatRow, How, Report, Stance
from tyche.server.store.schema import persons, reports, sessions, stances

CONTEXT = 60
"""How many of the last things said at a table go with a report."""


class Manners(Access):
    """Stances, reports, bans."""

    # Stances.

    async def take_stance(self, person_id: str, other_id: str, how: How | None) -> None:
        """What somebody wants to have to do with another person from now on; None is as usual."""

        def work(connection: Connection) -> None:
            between = (stances.c.person_id == person_id) & (stances.c.other_id == other_id)
            connection.execute(delete(stances).where(between))
            if how is not None:
                row = {"person_id": person_id, "other_id": other_id, "how": how, "at": time.time()}
                connection.execute(insert(stances).values(row))
            announce(connection, PERSON, person_id)

        await self._writer.do(work)

    async def stances(self, person_id: str) -> list[Stance]:
        """With whom somebody wants less to do, the latest first."""
        columns = (stances.c.other_id, stances.c.how, stances.c.at, persons.c.name)
        joined = select(*columns).join(persons, persons.c.id == stances.c.other_id)
        rows = await self._all(joined.where(stances.c.person_id == person_id).order_by(stances.c.at.desc()))
        return [Stance(**row._mapping) for row in rows]

    async def silenced(self, person_id: str) -> frozenset[str]:
        """Those whom somebody does not hear."""
        rows = await self._all(select(stances.c.other_id).where(stances.c.person_id == person_id))
        return frozenset(row.other_id for row in rows)

    async def blocks(self, person_id: str, other_id: str) -> bool:
        """Whether somebody wants nothing to do with another person."""
        between = (stances.c.person_id == person_id) & (stances.c.other_id == other_id) & (stances.c.how == "block")
        return await self._first(select(stances.c.at).where(between)) is not None

    async def apart(self, person_id: str) -> frozenset[str]:
        """Those who block somebody, and those whom they block."""
        mine = select(stances.c.other_id).where((stances.c.person_id == person_id) & (stances.c.how == "block"))
        theirs = select(stances.c.person_id).where((stances.c.other_id == person_id) & (stances.c.how == "block"))
        return frozenset(row[0] for row in await self._all(mine.union(theirs)))

    # Reports.

    async def add_report(
        self, person_id: str, about_id: str, about_name: str, table_id: str, text: str, said: list[ChatRow]
    ) -> None:
        """Tell the operator about somebody, with what was said."""
        lines = [
            {"n": chat.n, "at": chat.at, "by": chat.person_id, "name": chat.name, "to": chat.to, "text": chat.text}
            for chat in said[-CONTEXT:]
        ]
        row: dict[str, Any] = {
            "at": time.time(), "person_id": person_id, "about_id": about_id, "about_name": about_name,
            "table_id": table_id, "text": text, "lines": lines, "note": "",
        }  # fmt: skip
        await self._execute(insert(reports).values(row))

    async def reports(self, closed: bool = False) -> list[Report]:
        """What the operator was told and has not closed yet, or all of it."""
        columns = [reports.c[name] for name in Report.__struct_fields__]
        query = select(*columns).order_by(reports.c.id)
        rows = await self._all(query if closed else query.where(reports.c.closed.is_(None)))
        return [Report(**row._mapping) for row in rows]

    async def close_report(self, ident: int, note: str) -> bool:
        """The operator has dealt with a report; False if there is none of that number that is open."""
        known = (reports.c.id == ident) & reports.c.closed.is_(None)
        if await self._first(select(reports.c.id).where(known)) is None:
            return False
        await self._execute(update(reports).where(known).values(closed=time.time(), note=note))
        return True

    # Bans.

    async def ban(self, person_id: str, until: float | None, why: str) -> None:
        """Keep somebody out until then, and sign them out everywhere; None lets them in again."""

        def work(connection: Connection) -> None:
            one = persons.c.id == person_id
            connection.execute(update(persons).where(one).values(banned=until, banned_for=why))
            if until is not None:
                ended = delete(sessions).where(sessions.c.person_id == person_id).returning(sessions.c.hash)
                for found in connection.execute(ended).scalars().all():
                    announce(connection, SESSION, found.hex())

        await self._writer.do(work)
