"""Backups: the whole database and the secret key in one file, made while the server runs.

A backup is a zip file: ``manifest.json``, a file of JSON lines for each table of the database, and ``secret.key``. It
is read in one transaction, so it is the database of one moment; nobody waits for it. SQLite and PostgreSQL give the
same file, which can be restored into either.
"""

import base64
import hashlib
import os
import time
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.migration import MigrationContext
from msgspec import Struct
from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, func, insert, select, text

import tyche
from tyche.server.security import PRIVATE_FILE, SECRET_FILE, secret_of
from tyche.server.settings import Settings
from tyche.server.store.engines import building, check_shape, engines, is_postgresql, migrate, migrations
from tyche.server.store.errors import StoreError

MANIFEST: Final = "manifest.json"
FORMAT: Final = 1
PORTION: Final = 500
"""Rows that are read or written at a time."""
PASSING: Final = {"alembic_version", "beats", "presences", "news"}
"""What has no meaning after a restore: who is here now, and what was new."""
BYTES: Final = "base64:"


class Manifest(Struct, forbid_unknown_fields=True):
    """What a backup holds: the shape of the database, and rows and checksum of each table."""

    format: int
    tyche: str
    made: float
    shape: str
    tables: dict[str, tuple[int, str]]


def back_up(settings: Settings, file: Path) -> Manifest:
    """Write a backup to a new file that only its owner reads."""
    check_shape(settings.database_url)
    secret = secret_of(settings)
    partial = file.with_name(f".{file.name}.{os.getpid()}")
    handle = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE)
    try:
        with os.fdopen(handle, "wb") as opened:
            with zipfile.ZipFile(opened, "w", zipfile.ZIP_DEFLATED) as archive:
                manifest = _written(settings.database_url, archive)
                archive.writestr(SECRET_FILE, secret)
            opened.flush()
            os.fsync(opened.fileno())
        os.link(partial, file)  # never over a file that is there
    except FileExistsError:
        raise StoreError(f"there is a file {file} already; choose another name") from None
    finally:
        partial.unlink()
    return manifest


def _written(url: str, archive: zipfile.ZipFile) -> Manifest:
    reading, writing = engines(url, looking=True)
    try:
        with _one_moment(reading) as connection:
            shape = MigrationContext.configure(connection).get_current_revision() or ""
            found: dict[str, tuple[int, str]] = {}
            for table in _tables(connection):
                found[table.name] = _write_table(connection, table, archive)
            manifest = Manifest(FORMAT, tyche.__version__, time.time(), shape, found)
            archive.writestr(MANIFEST, msgspec.json.encode(manifest))
            return manifest
    finally:
        reading.dispose()
        writing.dispose()


def _one_moment(engine: Engine) -> Connection:
    """A connection that sees the database as it is at its first look, whatever is written meanwhile."""
    if engine.dialect.name == "postgresql":
        return engine.connect().execution_options(isolation_level="REPEATABLE READ", stream_results=True)
    connection = engine.connect()
    connection.exec_driver_sql("BEGIN")
    return connection


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are in the database, those first that others refer to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in PASSING]


def _write_table(connection: Connection, table: Table, archive: zipfile.ZipFile) -> tuple[int, str]:
    rows, checksum = 0, hashlib.sha256()
    with archive.open(_file_of(table.name), "w") as file:
        result = connection.execute(select(table))
        for portion in result.partitions(PORTION):
            for row in portion:
                line = msgspec.json.encode([_plain(value) for value in row]) + b"\n"
                checksum.update(line)
                file.write(line)
                rows += 1
    return rows, checksum.hexdigest()


def _file_of(name: str) -> str:
    return f"{name}.jsonl"


def _plain(value: Any) -> Any:
    return BYTES + base64.b64encode(value).decode() if isinstance(value, (bytes, memoryview)) else value


# Restoring.


def restore(settings: Settings, file: Path) -> Manifest:
    """Fill an empty database from a backup, and keep its secret key; everything or nothing."""
    try:
        with zipfile.ZipFile(file) as archive:
            manifest = msgspec.json.decode(archive.read(MANIFEST), type=Manifest)
            if manifest.format != FORMAT:
                raise StoreError(f"{file} is a backup of format {manifest.format}; this Tyche reads {FORMAT}")
            _fill(settings.database_url, archive, manifest)
            if not settings.secret_key:
                _keep_secret(settings.folder / SECRET_FILE, archive.read(SECRET_FILE))
    except (zipfile.BadZipFile, KeyError, msgspec.DecodeError) as error:
        raise StoreError(f"{file} is no backup of Tyche, or is damaged: {error}") from None
    migrate(settings.database_url)
    return manifest


def _fill(url: str, archive: zipfile.ZipFile, manifest: Manifest) -> None:
    engine = building(url)
    try:
        with engine.begin() as connection:
            _check_empty(connection)
            command.upgrade(migrations(connection), manifest.shape)
            known = {table.name: table for table in _tables(connection)}
            if known.keys() != manifest.tables.keys():
                raise StoreError("the backup has other tables than its shape says")
            for name, table in known.items():
                _read_table(connection, table, archive, *manifest.tables[name])
            if is_postgresql(url):
                _go_on_counting(connection, known.values())
    finally:
        engine.dispose()


def _check_empty(connection: Connection) -> None:
    found = MetaData()
    found.reflect(connection)
    for table in found.sorted_tables:
        if table.name not in PASSING and connection.execute(select(func.count()).select_from(table)).scalar():
            raise StoreError("the database is not empty: restore into a new one")
    found.drop_all(connection)


def _read_table(connection: Connection, table: Table, archive: zipfile.ZipFile, rows: int, checksum: str) -> None:
    names = [column.name for column in table.columns]
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    seen, digest = 0, hashlib.sha256()
    with archive.open(_file_of(table.name)) as file:
        for portion in _portions(file):
            for line in portion:
                digest.update(line)
            read = [dict(zip(names, msgspec.json.decode(line), strict=True)) for line in portion]
            connection.execute(insert(table), [_as_stored(row, binary) for row in read])
            seen += len(read)
    if (seen, digest.hexdigest()) != (rows, checksum):
        raise StoreError(f"the backup is damaged: table {table.name} is not what the manifest says")


def _portions(lines: Iterable[bytes]) -> Iterator[list[bytes]]:
    portion: list[bytes] = []
    for line in lines:
        portion.append(line)
        if len(portion) == PORTION:
            yield portion
            portion = []
    if portion:
        yield portion


def _as_stored(row: dict[str, Any], binary: set[str]) -> dict[str, Any]:
    for name in binary:
        if row[name] is not None:
            row[name] = base64.b64decode(row[name].removeprefix(BYTES))
    return row


def _go_on_counting(connection: Connection, tables: Iterable[Table]) -> None:
    """PostgreSQL counts numbers of rows by itself: it goes on after the last."""
    for table in tables:
        if [column.name for column in table.primary_key] == ["id"] and table.c.id.autoincrement is True:
            last = f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), COALESCE(MAX(id), 0) + 1, false)"
            connection.execute(text(f"{last} FROM {table.name}"))


def _keep_secret(path: Path, secret: bytes) -> None:
    """Put the secret key beside the database, unless another one is there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        if path.read_bytes().strip() != secret.strip():
            raise StoreError(f"{path} is the key of another server: move it away first")
        return
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE), "wb") as file:
        file.write(secret)
