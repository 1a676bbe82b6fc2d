"""Damaged histories: a table rests, its people and the operator see it, and only a command repairs it."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests import toy
from tests.ports import free_port
from tests.server.client import Client
from tests.server.seated import RED, seated
from tests.server.serving import SEED, House, serving
from tyche.server.repair import repair
from tyche.server.store import Store
from tyche.server.upgrade import check_tables

pytestmark = pytest.mark.anyio

SERVE = [str(Path(sys.executable).parent / "tyche"), "serve"]
DAMAGES = {
    "another decision": 'update events set data = \'["shout", "c0"]\' where n = 5',
    "no decision": "update events set data = 'nonsense' where n = 5",
    "a missing event": "delete from events where n = 5",
    "missing at the end": "delete from events where n = 6",
    "an undo of nothing": "update events set kind = 'undo', data = '[99]' where n = 5",
    "another kind": "update events set data = '[5]' where n = 5",
}


async def played(url: str) -> str:
    """A table of six decisions, without a snapshot; its id."""
    async with serving(url) as house:
        table = await seated(house)
        await table.bid()
        for client in table.clients:
            await client.decide(["done"])
            await table.settle()
        await table.leave()
    return table.id


def spoil(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("delete from snapshots")
        connection.execute(statement)


async def refused(house: House, table_id: str) -> str:
    """With what word a table sends people away."""
    person = (await house.store.seats(table_id))[RED].person_id
    client = Client(await connect(house.address(table_id, person), compression=None, max_size=None))
    try:
        while True:
            await client.hear()
    except ConnectionClosed:
        return str(client.heard[-1]["code"])


@pytest.mark.parametrize("damage", list(DAMAGES))
async def test_a_damaged_table_rests_and_everybody_sees_it(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "tyche.db"
    url = f"sqlite:///{path}"
    table_id = await played(url)
    spoil(path, DAMAGES[damage])
    troubles: list[str] = []
    async with serving(url, on_trouble=troubles.append) as house:
        before = await house.store.raw_events(table_id)
        with capture_logs() as logs:
            assert await refused(house, table_id) == "damaged"
        told = next(line for line in logs if line.get("kind") == "damaged")
        assert (told["table"], told["game"], told["seed"]) == (table_id, "toy", SEED.hex())
        assert "decision" in told
        assert "damaged" in troubles
        assert await house.store.raw_events(table_id) == before
        row = await house.store.table(table_id)
        assert row is not None
        assert (row.status, row.moment) == ("running", 6)
        (check,) = await check_tables(house.store, {"toy": toy.GAME})
        assert check.outcome == "damaged"
        assert table_id in check.problem


@pytest.mark.parametrize("damage", list(DAMAGES))
async def test_a_command_cuts_a_damaged_history_where_it_no_longer_verifies(
    tmp_path: Path, damage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tyche.server.repair.game_named", lambda _: toy.GAME)
    path, lost = tmp_path / "tyche.db", tmp_path / "lost.json"
    url = f"sqlite:///{path}"
    table_id = await played(url)
    spoil(path, DAMAGES[damage])
    stays = 5 if damage == "missing at the end" else 4
    store = await Store.open(url)
    would = await repair(store, table_id, None)
    assert would is not None
    assert (would.events, would.moment) == (stays, stays)
    assert (await store.raw_events(table_id))[:stays] != []
    assert not lost.exists()
    done = await repair(store, table_id, lost)
    assert done == would
    assert await repair(store, table_id, lost) is None
    await store.close()
    assert len(msgspec.json.decode(lost.read_bytes())) == done.taken
    async with serving(url) as house:
        person = (await house.store.seats(table_id))[RED].person_id
        red = await Client.at(house.address(table_id, person))
        assert red.view["moment"] == stays
        assert red.log[-1]["id"] == "table-repaired"
        assert red.log[-1]["facts"] == {"lost": 6 - stays}
        await red.close()


async def test_the_file_for_lost_events_is_never_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tyche.server.repair.game_named", lambda _: toy.GAME)
    path, lost = tmp_path / "tyche.db", tmp_path / "lost.json"
    table_id = await played(f"sqlite:///{path}")
    spoil(path, DAMAGES["no decision"])
    lost.write_text("something of before")
    store = await Store.open(f"sqlite:///{path}")
    before = await store.raw_events(table_id)
    with pytest.raises(FileExistsError):
        await repair(store, table_id, lost)
    assert await store.raw_events(table_id) == before
    assert lost.read_text() == "something of before"
    await store.close()


async def test_a_table_that_becomes_damaged_while_people_sit_there_stops(tmp_path: Path) -> None:
    path = tmp_path / "tyche.db"
    async with serving(f"sqlite:///{path}") as house:
        table = await seated(house)
        await table.bid()
        spoil(path, "update events set data = 'nonsense' where n = 2")
        room = await house.rooms.room(table.id)
        room.broken = True
        house.rooms.clockwork.mend(room)
        for client in table.clients:
            with pytest.raises(ConnectionClosed):
                await client.until(lambda: False)
            assert client.heard[-1] == {"type": "over", "code": "damaged"}
        assert table.id not in house.rooms.registry


@contextmanager
def started(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A server of its own on the file in a folder; it is killed in the end."""
    command = [*SERVE, "--port", str(free_port()), "--database", f"sqlite:///{folder}/t.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            assert process.stdout is not None
            while "127.0.0.1" not in (line := process.stdout.readline()):
                assert line or process.poll() is None
            yield process
        finally:
            process.kill()


def test_two_servers_on_one_file_are_refused_with_a_clear_word(tmp_path: Path) -> None:
    command = [*SERVE, "--port", str(free_port()), "--database", f"sqlite:///{tmp_path}/t.db"]
    with started(tmp_path) as first:
        second = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
        assert second.returncode == 1
        said = " ".join((second.stdout + second.stderr).split())
        assert f"another server (process {first.pid}) runs on" in said
        assert "Traceback" not in said
    with started(tmp_path):  # a process that was killed holds nothing
        pass
