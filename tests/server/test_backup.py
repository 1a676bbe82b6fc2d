"""Backup and restore: drilled with a server that plays meanwhile, on both kinds of database, and across them."""

import asyncio
import os
import re
import signal
import sys
import zipfile
from pathlib import Path

import pytest
from sqlalchemy import select
from typer.testing import CliRunner

from tests.server.postgres import Postgres
from tests.server.tables import played
from tests.server.test_shutdown import Player, players_at
from tyche.cli import app as command_line
from tyche.server.backup import back_up, restore
from tyche.server.room.loading import load
from tyche.server.settings import Settings
from tyche.server.store import Store, StoreError, schema

pytestmark = pytest.mark.anyio
WITHIN = 240.0
BEFORE, AFTER = 60, 30
"""Decisions before the backup, and while or after it is made."""


def settings_of(url: str, folder: Path) -> Settings:
    """A server with that database."""
    return Settings(database=url, data=str(folder))


def fresh(kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """The address of a database that is not there yet, or empty."""
    if kind == "sqlite":
        return f"sqlite:///{folder}/restored.db"
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.fresh()


async def rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Everything that is stored."""
    found = {}
    for table in schema.metadata.sorted_tables:
        if table.name not in ("beats", "presences", "news"):
            found[table.name] = sorted(map(tuple, await store._all(select(table))), key=repr)
    return found


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
async def test_a_restored_database_is_the_same(
    url: str, to: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    store = await Store.open(url)
    anna, row = await played(store)
    await store.add_report(anna.id, anna.id, "Anna", row.id, "a report", [])
    before = await rows(store)
    file = tmp_path / "backup.zip"
    manifest = await asyncio.to_thread(back_up, settings_of(url, tmp_path / "a"), file)
    await store.close()
    assert file.stat().st_mode & 0o777 == 0o600
    assert manifest.tables["events"][0] == 2
    again = settings_of(fresh(to, tmp_path, request), tmp_path / "b")
    await asyncio.to_thread(restore, again, file)
    assert (tmp_path / "b/secret.key").read_bytes() == (tmp_path / "a/secret.key").read_bytes()
    assert (tmp_path / "b/secret.key").stat().st_mode & 0o777 == 0o600
    store = await Store.open(again.database_url)
    assert await rows(store) == before
    await store.add_report(anna.id, anna.id, "Anna", row.id, "another", [])
    assert [report.text for report in await store.reports()] == ["a report", "another"]
    await store.close()


async def test_what_cannot_be_backed_up_or_restored(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tyche.db"
    settings = settings_of(url, tmp_path)
    with pytest.raises(StoreError, match="there is no database"):
        back_up(settings, tmp_path / "backup.zip")
    store = await Store.open(url)
    await played(store)
    await store.close()
    file = tmp_path / "backup.zip"
    back_up(settings, file)
    with pytest.raises(StoreError, match="already"):
        back_up(settings, file)
    with pytest.raises(StoreError, match="not empty"):
        restore(settings, file)
    broken = tmp_path / "broken.zip"
    with zipfile.ZipFile(file) as whole, zipfile.ZipFile(broken, "w") as part:
        for name in whole.namelist():
            data = whole.read(name)
            part.writestr(name, data[: len(data) // 2] if name == "events.jsonl" else data)
    other = settings_of(f"sqlite:///{tmp_path}/other.db", tmp_path / "other")
    with pytest.raises(StoreError, match="damaged"):
        restore(other, broken)
    (tmp_path / "nothing.zip").write_text("nothing")
    with pytest.raises(StoreError, match="no backup"):
        restore(other, tmp_path / "nothing.zip")
    restore(other, file)
    another = settings_of(f"sqlite:///{tmp_path}/third.db", tmp_path / "third")
    (tmp_path / "third").mkdir()
    (tmp_path / "third/secret.key").write_text("the key of somebody else")
    with pytest.raises(StoreError, match="another server"):
        restore(another, file)


def decided(players: list[Player]) -> int:
    """How many decisions were acknowledged."""
    return sum(len(player.acknowledged) for player in players)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_the_drill(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """A server plays twenty tables; it is backed up by the command, and what was acknowledged before is in the copy."""
    url = f"sqlite:///{tmp_path}/tyche.db" if kind == "sqlite" else fresh(kind, tmp_path, request)
    players = await players_at(url)
    environment = {**os.environ, "TYCHE_DATABASE": url, "TYCHE_DATA": str(tmp_path / "data"), "COLUMNS": "200"}
    environment |= {"TYCHE_LOG_LEVEL": "warning", "PYTHONUNBUFFERED": "1"}
    program = [sys.executable, "-c", "from tyche.cli import app; app()"]
    serve = [*program, "serve", "--port", "0"]
    server = await asyncio.create_subprocess_exec(*serve, stdout=asyncio.subprocess.PIPE, env=environment)
    file = tmp_path / "backup.zip"
    try:
        assert server.stdout is not None
        said = re.search(r"http://127.0.0.1:\d+", (await server.stdout.readline()).decode())
        assert said is not None
        playing = [asyncio.create_task(player.play(said[0])) for player in players]
        await _until(lambda: decided(players) >= BEFORE)
        before = {(player.table_id, player.seat): list(player.acknowledged) for player in players}
        command = [*program, "backup", str(file)]
        made = await asyncio.create_subprocess_exec(*command, env=environment, stdout=asyncio.subprocess.PIPE)
        out, _ = await asyncio.wait_for(made.communicate(), WITHIN)
        assert made.returncode == 0, out
        reached = decided(players)
        await _until(lambda: decided(players) >= reached + AFTER)
        server.send_signal(signal.SIGTERM)
        await asyncio.wait_for(asyncio.gather(*playing), WITHIN)
    finally:
        if server.returncode is None:
            server.kill()
        await server.wait()
    again = fresh(kind, tmp_path, request)
    environment = {"TYCHE_DATABASE": again, "TYCHE_DATA": str(tmp_path / "again")}
    answer = CliRunner().invoke(command_line, ["restore", str(file)], env=environment)
    assert answer.exit_code == 0, answer.output
    store = await Store.open(again)
    try:
        for (table_id, seat), keys in before.items():
            stored = {event.key for event in await store.events(table_id)}
            assert {f"{seat}:{key}" for key in keys} <= stored
            await load(store, table_id)  # every table goes on
    finally:
        await store.close()


async def _until(holds: object) -> None:
    """Wait for something."""
    assert callable(holds)
    for _ in range(int(WITHIN / 0.02)):
        if holds():
            return
        await asyncio.sleep(0.02)
    pytest.fail("it took too long")
