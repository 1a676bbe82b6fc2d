"""How far people have come in the lessons."""

import time
from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select, update

from tyche.server.store.access import Access
from tyche.server.store.newsroom import TABLE, announce
from tyche.server.store.rows import Event, Learning, SeatRow, Snapshot, TableRow
from tyche.server.store.schema import learning, tables
from tyche.server.store.tables import Tables

COLUMNS = [learning.c[name] for name in Learning.__struct_fields__]


class Lessons(Tables, Access):
    """Progress, and the tables of lessons: everybody has one for each lesson at most."""

    async def learned(self, person_id: str) -> list[Learning]:
        """All lessons that somebody has begun."""
        rows = await self._all(select(*COLUMNS).where(learning.c.person_id == person_id))
        return [Learning(**row._mapping) for row in rows]

    async def begin_lesson(
        self, person_id: str, row: TableRow, seats: list[SeatRow], past: Iterable[Event], snapshot: Snapshot | None
    ) -> None:
        """A new table for a lesson; the one before goes, and what was done stays done."""
        create = self.creating(row, seats, past, snapshot)

        def work(connection: Connection) -> None:
            mine = _own(person_id, row.game, row.lesson)
            old = connection.execute(select(learning.c.table_id, learning.c.done).where(mine)).first()
            if old is not None and old.table_id is not None:
                connection.execute(delete(tables).where(tables.c.id == old.table_id))
                announce(connection, TABLE, old.table_id)
            create(connection)
            connection.execute(delete(learning).where(mine))
            connection.execute(
                insert(learning).values(
                    person_id=person_id,
                    game=row.game,
                    lesson=row.lesson,
                    table_id=row.id,
                    step=0,
                    done=None if old is None else old.done,
                )
            )

        await self._writer.do(work)

    async def learn(self, person_id: str, game: str, lesson: str, step: int, done: bool) -> None:
        """Somebody has come to a step, or to the end of a lesson."""
        fields = {"step": step, **({"done": time.time()} if done else {})}
        await self._execute(update(learning).where(_own(person_id, game, lesson)).values(fields))


def _own(person_id: str, game: str, lesson: str):  # type: ignore[no-untyped-def]
    return (learning.c.person_id == person_id) & (learning.c.game == game) & (learning.c.lesson == lesson)
