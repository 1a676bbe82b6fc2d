"""Storage: opening, migrations, and what survives."""

import asyncio
import sqlite3
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from tests.server.tables import seated
from tyche.server.store import (
    ChatRow,
    Event,
    Notice,
    Passkey,
    Person,
    PushSubscription,
    Report,
    SeatRow,
    Snapshot,
    Store,
    StoreError,
    TableRow,
    schema,
)
from tyche.server.store.engines import MIGRATIONS, engines, migrate

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).resolve().parent.parent.parent
ACKNOWLEDGED = 300


async def test_models_and_migrations_agree(url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, schema.metadata))

    migrate(url)
    reading, writing = engines(url)
    with reading.connect() as connection:
        found = differences(connection)
        names = inspect(connection).get_table_names()
    reading.dispose()
    writing.dispose()
    assert found == []
    assert set(names) == {*schema.metadata.tables, "alembic_version"}


@pytest.mark.parametrize(
    ("row", "table", "more"),
    [
        (Person, schema.persons, {"login"}),
        (Passkey, schema.passkeys, set()),
        (Report, schema.reports, set()),
        (TableRow, schema.tables, set()),
        (SeatRow, schema.seats, set()),
        (Event, schema.events, {"table_id"}),
        (Snapshot, schema.snapshots, {"table_id"}),
        (ChatRow, schema.chats, set()),
        (PushSubscription, schema.pushes, set()),
        (Notice, schema.notices, set()),
    ],
)
def test_rows_have_the_columns_of_their_tables(row: type[msgspec.Struct], table: Any, more: set[str]) -> None:
    assert {*row.__struct_fields__, *more} == {column.name for column in table.columns}


def test_migrations_form_one_line() -> None:
    script = ScriptDirectory(str(MIGRATIONS))
    steps = list(script.walk_revisions())
    assert len(script.get_heads()) == 1
    assert [step.revision for step in steps] == [f"{number:04}" for number in range(len(steps), 0, -1)]


async def test_several_processes_may_open_a_new_database_at_once(url: str) -> None:
    stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
    rows = [(await seated(store))[0] for store in stores]
    assert [await stores[0].table(row.id) for row in rows] == rows
    await asyncio.gather(*(store.close() for store in stores))


async def test_what_was_stored_is_there_after_opening_again(url: str) -> None:
    store = await Store.open(url)
    row, seats = await seated(store)
    await store.close()
    again = await Store.open(url)
    assert await again.table(row.id) == row
    assert await again.seats(row.id) == seats
    assert await again.healthy()
    await again.close()


async def test_a_database_of_a_newer_tyche_is_refused(url: str) -> None:
    migrate(url)
    reading, writing = engines(url)
    with writing.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    reading.dispose()
    writing.dispose()
    with pytest.raises(StoreError, match="newer Tyche"):
        await Store.open(url)


@pytest.mark.parametrize("wrong", ["", "mysql://localhost/tyche", "tyche.db", "sqlite+pysqlite:///x.db"])
async def test_other_addresses_are_refused_with_what_would_be_right(wrong: str) -> None:
    with pytest.raises(StoreError, match="sqlite:///FILE or postgresql://"):
        await Store.open(wrong)


async def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "text.db"
    path.write_text("this is a text, and long enough to be read as the head of a file" * 20, encoding="ascii")
    with pytest.raises(StoreError, match="not a database"):
        await Store.open(f"sqlite:///{path}")
    with pytest.raises(StoreError, match="cannot be opened"):
        await Store.open(f"sqlite:///{path}/below/a/file.db")
    with pytest.raises(StoreError, match="cannot be opened"):
        await Store.open(f"postgresql://nobody@/nothing?host={tmp_path}")


async def test_sqlite_is_set_so_that_a_commit_survives_a_power_cut(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/new folder/a%b.db")
    for engine in (store._reading, store._writing):
        with engine.connect() as connection:
            pragmas = [
                connection.execute(text(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            ]
        assert pragmas == ["wal", 2, 1, 2000]
    await store.close()


async def test_the_passing_database_leaves_nothing_behind() -> None:
    store = await Store.open("sqlite://")
    row, _ = await seated(store)
    other = await Store.open("sqlite://")
    assert await other.table(row.id) is None
    folder = store._folder
    assert folder is not None
    await store.close()
    await other.close()
    assert not Path(folder.name).exists()


async def test_a_reader_that_is_cancelled_leaves_the_store_in_order() -> None:
    for steps in range(12):
        store = await Store.open("sqlite://")
        reading = asyncio.create_task(store.running())
        for _ in range(steps):
            await asyncio.sleep(0)
        reading.cancel()
        await store.close()
        assert store._reading.pool.checkedout() == 0  # type: ignore[attr-defined]


async def test_readers_do_not_wait_for_a_writer_of_another_process(tmp_path: Path) -> None:
    path = tmp_path / "tyche.db"
    store = await Store.open(f"sqlite:///{path}")
    row, _ = await seated(store)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("UPDATE tables SET title = 'changed'")
    writing = asyncio.create_task(store.update_table(row.id, listed=True))
    assert await store.table(row.id) == row
    assert not writing.done()
    other.execute("COMMIT")
    other.close()
    await writing
    found = await store.table(row.id)
    assert found is not None
    assert (found.title, found.listed) == ("changed", True)
    await store.close()


@pytest.mark.parametrize("table_count", [1, 20])
async def test_no_acknowledged_event_is_lost_when_the_process_is_killed(url: str, table_count: int) -> None:
    store = await Store.open(url)
    table_ids = [(await seated(store, status="running"))[0].id for _ in range(table_count)]
    await store.close()
    acknowledged: dict[str, int] = defaultdict(int)
    words = [sys.executable, "-m", "tests.server.appending", url, *table_ids]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout):
            table_id, n = line.split()
            acknowledged[table_id] = int(n)
            if count == ACKNOWLEDGED:
                process.kill()
                break
        for line in process.stdout:
            table_id, _, n = line.strip().partition(" ")
            if n.isdecimal() and line.endswith("\n"):
                acknowledged[table_id] = int(n)
    again = await Store.open(url)
    for table_id in table_ids:
        events, row = await again.events(table_id), await again.table(table_id)
        assert row is not None
        assert len(events) >= acknowledged[table_id]
        assert [event.n for event in events] == list(range(1, len(events) + 1))
        assert len({event.key for event in events}) == len(events)
        assert (row.n, row.moment) == (len(events), len(events))
    assert sum(acknowledged.values()) >= ACKNOWLEDGED
    await again.close()
