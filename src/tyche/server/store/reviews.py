"""Reviews of tables that are over: made once, kept as long as the table."""

from collections.abc import Callable

from sqlalchemy import Connection, delete, insert, select

from tyche.server.store.access import Access
from tyche.server.store.rows import Compared, ReviewRow
from tyche.server.store.schema import reviews, seats, tables

COLUMNS = [reviews.c[name] for name in ReviewRow.__struct_fields__]


class Reviews(Access):
    """What was made of tables that are over."""

    async def review(self, table_id: str) -> ReviewRow | None:
        """The review of a table."""
        row = await self._first(select(*COLUMNS).where(reviews.c.table_id == table_id))
        return None if row is None else ReviewRow(**row._mapping)

    def keeping(self, made: ReviewRow) -> Callable[[Connection], None]:
        """Keeps a review in the place of an older one, if its table is still there."""

        def work(connection: Connection) -> None:
            connection.execute(delete(reviews).where(reviews.c.table_id == made.table_id))
            if connection.execute(select(tables.c.id).where(tables.c.id == made.table_id)).first() is not None:
                row = {name: getattr(made, name) for name in ReviewRow.__struct_fields__}
                connection.execute(insert(reviews).values(row))

        return work

    async def compared(self, person_id: str, game: str, format: int, most: int) -> list[Compared]:
        """The accounts of somebody's reviewed games of a title, the last first."""
        columns = [reviews.c.table_id, seats.c.seat, tables.c.ended, reviews.c.accounts]
        own = (seats.c.person_id == person_id) & (tables.c.game == game) & (tables.c.status == "finished")
        joined = reviews.join(tables, tables.c.id == reviews.c.table_id).join(seats, seats.c.table_id == tables.c.id)
        query = select(*columns).select_from(joined).where(own & (reviews.c.format == format))
        rows = await self._all(query.order_by(tables.c.ended.desc(), tables.c.id, seats.c.seat).limit(most))
        return [Compared(row.table_id, row.seat, row.ended or 0.0, row.accounts[row.seat]) for row in rows]
