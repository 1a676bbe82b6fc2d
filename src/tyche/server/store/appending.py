"""Events as they are appended: the rows of many tables at once, in as few statements as can be.

Every decision goes through it, in the writer's thread, which holds up the event loop as long as it works.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import Dialect

from tyche.server.store.errors import plain
from tyche.server.store.hot import ADVANCE, NEW_EVENT, SEAT, Hot, Link, Row, Template
from tyche.server.store.rows import Event

T = TypeVar("T")
Work = Callable[[Connection], T]


class Append:
    """Events of one table, and the fields of it and its seats that change with them; or fields of seats alone."""

    def __init__(
        self, table_id: str, added: list[Event], at: float, fields: dict[str, Any], seats: dict[int, dict[str, Any]]
    ) -> None:
        self.table_id = table_id
        self.added = added
        self.at = at
        self.fields = fields
        self.seats = seats


class Job(Generic[T]):
    """Something to be written that somebody waits for: events to append, or any other work."""

    def __init__(self, append: Append | None, work: Work[T] | None, table_ids: Iterable[str]) -> None:
        self.append = append
        self.work = work
        self.table_ids = table_ids
        loop = asyncio.get_running_loop()
        self.done: asyncio.Future[T | None] = loop.create_future()
        self.since = loop.time()
        self.result: T | None = None
        self.error: BaseException | None = None
        self.withdrawn = False
        """Whether nobody waits any more, because it took too long."""

    def settle(self) -> None:
        """Tell whoever waits, if they still do."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(plain(self.error))
        else:
            self.done.set_result(self.result)


class Appender:
    """Puts events into the database, with statements that are compiled once."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._compiled: dict[tuple[Template, tuple[str, ...]], Hot] = {}

    def insert(self, connection: Link, appends: list[Append]) -> bool:
        """Put all events there; False if some do not follow the last one of their table, or there is no such seat.

        Nothing holds then.
        """
        if not self._advance(connection, appends):
            return False
        rows = [row_of(append.table_id, event) for append in appends for event in append.added]
        if rows:
            self._hot(NEW_EVENT, tuple(rows[0])).run(connection, rows)
        return self._update_seats(connection, appends)

    def _hot(self, template: Template, keys: tuple[str, ...]) -> Hot:
        """A statement for rows with these fields."""
        found = self._compiled.get((template, keys))
        if found is None:
            found = self._compiled[template, keys] = Hot(template, keys, self._dialect)
        return found

    def _advance(self, connection: Link, appends: list[Append]) -> bool:
        """Move each table's number on, if it is the one before its first new event."""
        alike: dict[tuple[str, ...], list[Row]] = {}
        for append in appends:
            if not append.added:
                continue
            row: Row = {**append.fields, "n": append.added[-1].n, "changed": append.at}
            rows = alike.setdefault(tuple(row), [])
            row["of_table"], row["before"] = append.table_id, append.added[0].n - 1
            rows.append(row)
        return all(self._hot(ADVANCE, keys).run(connection, rows) == len(rows) for keys, rows in alike.items())

    def _update_seats(self, connection: Link, appends: list[Append]) -> bool:
        """The fields of seats that change, together with events or alone; of the same one the last holds."""
        alike: dict[tuple[str, ...], dict[tuple[str, int], Row]] = {}
        for append in appends:
            for seat, fields in append.seats.items():
                if fields:
                    row: Row = {**fields, "of_table": append.table_id, "of_seat": seat}
                    alike.setdefault(tuple(fields), {})[append.table_id, seat] = row
        return all(
            self._hot(SEAT, keys).run(connection, list(rows.values())) == len(rows) for keys, rows in alike.items()
        )


def row_of(table_id: str, event: Event) -> Row:
    """An event as it is inserted."""
    return {
        "table_id": table_id,
        "n": event.n,
        "kind": event.kind,
        "seat": event.seat,
        "data": event.data,
        "key": event.key,
        "at": event.at,
    }
