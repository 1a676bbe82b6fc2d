"""Connections to SQLite and PostgreSQL, and bringing a database up to date."""

import sqlite3
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import NullPool

from tyche.server.security import PRIVATE_FILE, PRIVATE_FOLDER, keep_private
from tyche.server.store.errors import StoreError
from tyche.server.store.hot import BEGIN

SQLITE: Final = "sqlite:///"
POSTGRESQL: Final = "postgresql://"
MIGRATIONS: Final = Path(__file__).resolve().parent.parent / "migrations"
MIGRATION_LOCK: Final = 7_963_243
"""Any number: the advisory lock of PostgreSQL under which the schema is changed."""
OLDER: Final = "make a copy of it and let check-tables bring that up to date (--update)"
READERS: Final = 4
BUSY: Final = 30.0
"""Seconds to wait for another process that writes to the same SQLite file, while the server starts."""
LOCKED: Final = 2.0
"""The same while it runs: people wait for an answer, if only that it is tried again."""
LOGGED: Final = 16_000
"""Pages (64 MB) that SQLite's log may have before they are copied to the file itself. Whoever commits then waits for
that: rarely enough that it is no matter for one answer in a hundred."""
PREPARED: Final = 512
"""Statements that a connection to SQLite keeps: what is stored together has one for each number of rows (`hot`)."""


def is_postgresql(url: str) -> bool:
    """Whether this is a PostgreSQL database; if not, it is SQLite. Raises StoreError if it is neither."""
    if not url.startswith((SQLITE, POSTGRESQL)):
        raise StoreError("a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    return url.startswith(POSTGRESQL)


def engines(url: str, looking: bool = False) -> tuple[Engine, Engine]:
    """One engine to read with and one, of a single connection, to write with; with `looking` neither can write."""
    if is_postgresql(url):
        driver = url.replace(POSTGRESQL, "postgresql+psycopg://", 1)
        checked: dict[str, Any] = {"pool_pre_ping": True, "hide_parameters": True}
        if looking:
            checked["connect_args"] = {"options": "-c default_transaction_read_only=on"}
        reading = create_engine(driver, pool_size=READERS, isolation_level="AUTOCOMMIT", **checked)
        return reading, create_engine(driver, pool_size=1, max_overflow=0, **checked)
    reading = _sqlite(url, looking=looking, pool_size=READERS, isolation_level="AUTOCOMMIT")
    return reading, _sqlite(url, looking=looking, pool_size=1, max_overflow=0)


def _sqlite(url: str, foreign_keys: bool = True, looking: bool = False, busy: float = LOCKED, **options: Any) -> Engine:
    """An engine whose transactions begin where SQLAlchemy begins them, and take the write lock at once."""
    # Parameters stay out of error messages, which are logged.
    connecting = {"timeout": busy, "cached_statements": PREPARED}
    engine = create_engine(url, connect_args=connecting, hide_parameters=True, **options)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # sqlite3 would begin by itself, and not before savepoints
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous=FULL")  # what is committed survives a power cut
        cursor.execute(f"PRAGMA wal_autocheckpoint={LOGGED}")
        cursor.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")
        cursor.execute(f"PRAGMA query_only={'ON' if looking else 'OFF'}")
        cursor.close()

    if "isolation_level" not in options:

        @event.listens_for(engine, "begin")
        def begun(connection: Connection) -> None:
            connection.exec_driver_sql(BEGIN)

    return engine


# Migrations.


def migrations(connection: Connection) -> Config:
    """The configuration of Alembic for a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def building(url: str) -> Engine:
    """An engine to build a database with, which is made if it is not there."""
    if is_postgresql(url):
        return create_engine(url.replace(POSTGRESQL, "postgresql+psycopg://", 1), poolclass=NullPool)
    _prepare_file(Path(url.removeprefix(SQLITE)))
    # A migration may have to build a table anew, which must not take away what refers to it.
    return _sqlite(url, foreign_keys=False, busy=BUSY, poolclass=NullPool)


def migrate(url: str) -> None:
    """Bring a database up to date, under a lock: of several processes that start at once, one does it."""
    engine = building(url)
    lock = f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})" if is_postgresql(url) else "SELECT 1"
    try:
        with engine.begin() as connection:
            connection.execute(text(lock))
            command.upgrade(migrations(connection), "head")
    except OperationalError as error:
        raise StoreError(f"the database cannot be opened: {error.orig}") from error
    except CommandError as error:
        raise StoreError(f"the database was written by a newer Tyche than this one: {error}") from None
    finally:
        engine.dispose()


def check_shape(url: str) -> None:
    """Refuse a database that is not there or has another shape than this Tyche writes; changes nothing."""
    path = Path(url.removeprefix(SQLITE))
    if not is_postgresql(url) and not path.is_file():
        raise StoreError(f"there is no database {path}")
    reading, writing = engines(url, looking=True)
    try:
        with reading.connect() as connection:
            _compare(connection)
    except DBAPIError as error:
        raise StoreError(f"the database cannot be opened: {error.orig}") from error
    finally:
        reading.dispose()
        writing.dispose()


def _compare(connection: Connection) -> None:
    known = [step.revision for step in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise StoreError("this is no database of Tyche: no server has ever used it")
    if found not in known:
        raise StoreError(
            f"the database was written by a newer Tyche than this one: it has shape {found}, not {known[0]}"
        )
    if found != known[0]:
        raise StoreError(f"the database is of an older Tyche: it has shape {found}, not {known[0]}; {OLDER}")


def _prepare_file(path: Path) -> None:
    """Make a SQLite file whose readers do not wait for its writer. It stays that way."""
    try:
        path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        path.touch(mode=PRIVATE_FILE)
        for beside in ("", "-wal", "-shm"):  # seeds, hashes and addresses are nobody else's business
            keep_private(path.with_name(path.name + beside))
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
