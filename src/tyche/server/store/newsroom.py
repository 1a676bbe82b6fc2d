"""News of persons for every process that serves the same database: sessions that ended, names that changed.

They are read again and again, so that also what `tyche admin` does beside a running server is heard of.
"""

import time
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from tyche.server.store.access import Access
from tyche.server.store.rows import News
from tyche.server.store.schema import news

SESSION: Final = "session"
"""A session has ended; the subject is its id."""
PERSON: Final = "person"
"""Something about a person that others see has changed: the name, or with whom they want nothing to do."""
TABLE: Final = "table"
"""Seats of a table have changed, or it is no more."""
KEPT: Final = 60 * 60.0
"""Seconds after which everybody has heard of it."""


def announce(connection: Connection, kind: str, subject: str) -> None:
    """Write news in the transaction of what they are about."""
    now = time.time()
    connection.execute(delete(news).where(news.c.at < now - KEPT))
    connection.execute(insert(news).values(at=now, kind=kind, subject=subject))


class Newsroom(Access):
    """Reads the news."""

    async def last_news(self) -> int:
        """The number of the last news there are."""
        row = await self._first(select(func.max(news.c.id).label("last")))
        return 0 if row is None or row.last is None else int(row.last)

    async def news(self, after: int) -> list[News]:
        """What is new since a number."""
        columns = (news.c.id, news.c.kind, news.c.subject)
        rows = await self._all(select(*columns).where(news.c.id > after).order_by(news.c.id))
        return [News(**row._mapping) for row in rows]
