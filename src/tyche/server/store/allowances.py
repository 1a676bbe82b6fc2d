"""How often everybody may still do what is limited for all processes of a house together, such as signing in."""

import time

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tyche.server.store.access import Access
from tyche.server.store.schema import allowances


class Allowances(Access):
    """Buckets that fill again with time; one that is full is forgotten."""

    async def spend(self, who: bytes, burst: int, per_second: float) -> float:
        """Take one out of a bucket; the seconds to wait if there is none left, else 0."""
        mine = allowances.c.who == who

        def work(connection: Connection) -> float:
            now = time.time()
            connection.execute(delete(allowances).where(allowances.c.filled < now))
            row = connection.execute(select(allowances).where(mine).with_for_update()).first()
            left = float(burst)
            if row is not None:
                left = min(left, row.remaining + max(0.0, now - row.at) * per_second)
            if left < 1.0:
                return (1.0 - left) / per_second
            left -= 1.0
            values = {"remaining": left, "at": now, "filled": now + (burst - left) / per_second}
            if row is None:
                connection.execute(insert(allowances).values(who=who, **values))
            else:
                connection.execute(update(allowances).where(mine).values(values))
            return 0.0

        try:
            return await self._writer.do(work)
        except IntegrityError:  # another process has made the bucket in this moment
            return await self._writer.do(work)
