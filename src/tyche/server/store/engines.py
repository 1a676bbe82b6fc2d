"""Connections to SQLite and PostgreSQL, and bringing a database up to date."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from tyche.server.store.errors import StoreError

SQLITE: Final = "sqlite:///"
POSTGRESQL: Final = "postgresql://"
MIGRATIONS: Final = Path(__file__).resolve().parent.parent / "migrations"
MIGRATION_LOCK: Final = 7_963_243
"""Any number: the advisory lock of PostgreSQL under which the schema is changed."""
READERS: Final = 4
BUSY: Final = 30.0
"""Seconds to wait for another process that writes to the same SQLite file."""


def is_postgresql(url: str) -> bool:
    """Whether this is a PostgreSQL database; if not, it is SQLite. Raises StoreError if it is neither."""
    if not url.startswith((SQLITE, POSTGRESQL)):
        raise StoreError("a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    return url.startswith(POSTGRESQL)


def engines(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    """One engine to read with and one, of a single connection, to write with."""
    if is_postgresql(url):
        driver = url.replace(POSTGRESQL, "postgresql+psycopg://", 1)
        checked: dict[str, Any] = {"pool_pre_ping": True, "hide_parameters": True}
        reading = create_async_engine(driver, pool_size=READERS, isolation_level="AUTOCOMMIT", **checked)
        return reading, create_async_engine(driver, pool_size=1, max_overflow=0, **checked)
    reading = _sqlite(url, pool_size=READERS, isolation_level="AUTOCOMMIT")
    return reading, _sqlite(url, pool_size=1, max_overflow=0)


def _sqlite(url: str, foreign_keys: bool = True, **options: Any) -> AsyncEngine:
    """An engine whose transactions begin where SQLAlchemy begins them, and take the write lock at once."""
    driver = url.replace(SQLITE, "sqlite+aiosqlite:///", 1)
    # Parameters stay out of error messages, which are logged.
    engine = create_async_engine(driver, connect_args={"timeout": BUSY}, hide_parameters=True, **options)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # sqlite3 would begin by itself, and not before savepoints
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous=FULL")  # what is committed survives a power cut
        cursor.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")
        cursor.close()

    if "isolation_level" not in options:

        @event.listens_for(engine.sync_engine, "begin")
        def begun(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


# Migrations.


def migrations(connection: Connection) -> Config:
    """The configuration of Alembic for a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


async def migrate(url: str) -> None:
    """Bring a database up to date, under a lock: of several processes that start at once, one does it."""
    if is_postgresql(url):
        engine = create_async_engine(url.replace(POSTGRESQL, "postgresql+psycopg://", 1), poolclass=NullPool)
        lock = f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"
    else:
        await asyncio.to_thread(_prepare_file, Path(url.removeprefix(SQLITE)))
        # A migration may have to build a table anew, which must not take away what refers to it.
        engine = _sqlite(url, foreign_keys=False, poolclass=NullPool)
        lock = "SELECT 1"
    try:
        async with engine.begin() as connection:
            await connection.execute(text(lock))
            await connection.run_sync(_upgrade)
    except OperationalError as error:
        raise StoreError(f"the database cannot be opened: {error.orig}") from error
    except CommandError as error:
        raise StoreError(f"the database was written by a newer Tyche than this one: {error}") from None
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    command.upgrade(migrations(connection), "head")


def _prepare_file(path: Path) -> None:
    """Make a SQLite file whose readers do not wait for its writer. It stays that way."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(path, timeout=BUSY)
    except (OSError, sqlite3.OperationalError) as error:
        raise StoreError(f"the database {path} cannot be opened: {error}") from None
    try:
        if connection.execute("PRAGMA journal_mode").fetchone() != ("wal",):
            connection.execute("PRAGMA journal_mode=WAL")
    except sqlite3.DatabaseError as error:
        raise StoreError(f"the database {path} cannot be used: {error}") from None
    finally:
        connection.close()
