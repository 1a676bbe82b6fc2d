"""Statements that every decision needs, compiled once: SQLAlchemy would look at each parameter of each row.

SQLite is given many rows in one statement. Python's interpreter lock is given up and asked for again around every
statement that it carries out, and while the event loop is busy each time is waited for: a statement for every row would
make a hundred tables wait for each other.
"""

import sqlite3
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, Insert, Update, bindparam, insert, update
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError

from tyche.server.store.schema import Json, events, seats, tables

Template = Insert | Update
NEW_EVENT: Final = insert(events)
ADVANCE: Final = update(tables).where((tables.c.id == bindparam("of_table")) & (tables.c.n == bindparam("before")))
SEAT: Final = update(seats).where((seats.c.table_id == bindparam("of_table")) & (seats.c.seat == bindparam("of_seat")))
TOLD_BY: Final[dict[Template, dict[str, str]]] = {
    ADVANCE: {"id": "of_table", "n": "before"},
    SEAT: {"table_id": "of_table", "seat": "of_seat"},
}
"""The columns by which the rows of an update are found, and how their values are called there."""
BEGIN: Final = "BEGIN IMMEDIATE"
"""A transaction that takes the write lock at once."""
MOST_ROWS: Final = 64
"""In one statement; SQLite may be built for a thousand parameters only."""

Row = dict[str, Any]
Link = Connection | sqlite3.Connection
"""A connection in a transaction: that of SQLAlchemy, or of SQLite's driver itself (`at_once`)."""


class Hot:
    """A statement for rows with the same fields."""

    def __init__(self, template: Template, keys: tuple[str, ...], dialect: Dialect) -> None:
        columns = template.table.columns
        self._json = [column.name for column in columns if column.name in keys and isinstance(column.type, Json)]
        self._several = None if dialect.name != "sqlite" else Several(template, keys, dialect)
        compiled: Any = template.compile(dialect=dialect, column_keys=list(keys))
        self._sql = str(compiled)

    def run(self, connection: Link, rows: list[Row]) -> int:
        """Execute it for each row; how many rows of the database it met."""
        for row in rows:
            for name in self._json:
                row[name] = encoded(row[name])
        if self._several is not None:
            return self._several.run(connection, rows)
        given: Any = rows
        assert isinstance(connection, Connection)
        return connection.exec_driver_sql(self._sql, given).rowcount


class Several:
    """A statement of SQLite for several rows at once, given to the driver itself: all that is left is for SQLite."""

    def __init__(self, template: Template, keys: tuple[str, ...], dialect: Dialect) -> None:
        quote = dialect.identifier_preparer.quote
        table: Any = template.table
        name, told_by = quote(table.name), TOLD_BY.get(template, {})
        self._dialect = dialect
        self._order = (*told_by.values(), *keys)
        values = f"({', '.join('?' for _ in self._order)})"
        self._head, self._values, self._tail = "", values, ""
        if isinstance(template, Insert):
            self._head = f"INSERT INTO {name} ({', '.join(map(quote, keys))}) VALUES "
        else:
            set_to = [f"{quote(key)} = given.column{n}" for n, key in enumerate(keys, len(told_by) + 1)]
            found = [f"{name}.{quote(column)} = given.column{n}" for n, column in enumerate(told_by, 1)]
            self._head = f"UPDATE {name} SET {', '.join(set_to)} FROM (VALUES "
            self._tail = f") AS given WHERE {' AND '.join(found)}"
        self._sql: dict[int, str] = {}
        """The statement for each number of rows; the driver keeps it prepared (`engines.PREPARED`)."""

    def run(self, connection: Link, rows: list[Row]) -> int:
        """Execute it for all rows; how many rows of the database it met."""
        driver: Any = connection.connection.driver_connection if isinstance(connection, Connection) else connection
        order, met = self._order, 0
        try:
            for at in range(0, len(rows), MOST_ROWS):
                some = rows[at : at + MOST_ROWS]
                met += driver.execute(self._of(len(some)), [row[name] for row in some for name in order]).rowcount
        except sqlite3.Error as error:
            raise wrapped(error, self._head, self._dialect) from error
        return met

    def _of(self, rows: int) -> str:
        found = self._sql.get(rows)
        if found is None:
            found = self._sql[rows] = self._head + ", ".join([self._values] * rows) + self._tail
        return found


def at_once(engine: Engine, work: Callable[[Link], bool]) -> bool:
    """Do work in a transaction of SQLite's driver itself; if the work is False or fails, nothing has happened.

    What SQLAlchemy does around a transaction takes longer than to store a few decisions, and everybody waits for it.
    """
    held = engine.raw_connection()
    driver: Any = held.driver_connection
    try:
        driver.execute(BEGIN)
        try:
            done = work(driver)
            driver.execute("COMMIT" if done else "ROLLBACK")
        except BaseException:
            driver.rollback()
            raise
    except sqlite3.Error as error:
        raise wrapped(error, BEGIN, engine.dialect) from error
    finally:
        held.close()
    return done


def wrapped(error: sqlite3.Error, statement: str, dialect: Dialect) -> Exception:
    """An error of the driver as SQLAlchemy raises it."""
    return DBAPIError.instance(statement, None, error, sqlite3.Error, hide_parameters=True, dialect=dialect)


def encoded(value: Any) -> str | None:
    """Plain data as it is stored."""
    return None if value is None else msgspec.json.encode(value).decode()
