"""The server is told to stop while twenty tables play: what it acknowledged is on disk, and everybody hears of it."""

import asyncio
import contextlib
import os
import random
import re
import signal
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.server.serving import new_table
from tyche.core.delta import patched
from tyche.core.game import game_named
from tyche.server.room import Rooms, RoomSettings
from tyche.server.room.loading import load
from tyche.server.store import Store

pytestmark = pytest.mark.anyio
TABLES = 20
ENOUGH = 150
"""Decisions before the server is told to stop."""
WITHIN = 20.0


class Player:
    """A person at a table who decides at random as fast as they can, until the server closes the socket."""

    def __init__(self, table_id: str, seat: int, token: str) -> None:
        self.table_id = table_id
        self.seat = seat
        self.token = token
        self.luck = random.Random(f"{seat}")
        self.view: dict[str, Any] = {}
        self.waiting = ""
        self.acknowledged: list[str] = []
        self.last: dict[str, Any] = {}

    async def play(self, address: str) -> None:
        path = f"{address.replace('http', 'ws')}/api/tables/{self.table_id}/socket"
        cookie = {"Cookie": f"tyche-session={self.token}"}
        async with connect(path, origin=Origin(address), additional_headers=cookie, max_size=None) as socket:
            try:
                while True:
                    self._take(msgspec.json.decode(await socket.recv()))
                    await self._decide(socket)
            except ConnectionClosed:
                return

    def _take(self, message: dict[str, Any]) -> None:
        self.last = message
        if message["type"] == "view":
            self.view = message["view"]
        elif message["type"] == "delta":
            for part in ("public", "private"):
                self.view = patched(self.view, message.get(part, {}))
        elif message["type"] == "done":
            self.acknowledged.append(self.waiting)
            self.waiting = ""
        elif message["type"] == "refused":
            self.waiting = ""

    async def _decide(self, socket: ClientConnection) -> None:
        ask = self.view.get("ask")
        if self.waiting or ask is None or self.seat not in ask["seats"] or not ask["options"]:
            return
        self.waiting = f"{ask['n']}-{self.luck.random()}"
        decision = {"type": "decide", "id": 1, "answers": ask["n"], "key": self.waiting}
        with contextlib.suppress(ConnectionClosed):  # what came before it closed is still to be read
            await socket.send(msgspec.json.encode({**decision, "option": self.luck.choice(ask["options"])}).decode())


async def players_at(url: str) -> list[Player]:
    """Tables that have begun, with two persons each who are signed in."""
    store = await Store.open(url)
    rooms = Rooms(store, RoomSettings())
    found = []
    for number in range(TABLES):
        row = await new_table(store, game_named("hellas"), 2, seed=number.to_bytes(32, "big"))
        await rooms.open(row.id)
        for seat in await store.seats(row.id):
            token = await store.new_session(seat.person_id or "", 10_000)
            found.append(Player(row.id, seat.seat, token))
    await store.close()
    return found


async def test_a_server_that_is_told_to_stop_under_load_loses_nothing_and_says_goodbye(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tyche.db"
    players = await players_at(url)
    program = [sys.executable, "-c", "from tyche.cli import app; app()", "serve", "--port", "0", "--database", url]
    environment = {**os.environ, "TYCHE_LOG_LEVEL": "warning", "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
    process = await asyncio.create_subprocess_exec(*program, stdout=asyncio.subprocess.PIPE, env=environment)
    try:
        assert process.stdout is not None
        said = re.search(r"http://127.0.0.1:\d+", (await process.stdout.readline()).decode())
        assert said is not None
        playing = [asyncio.create_task(player.play(said[0])) for player in players]
        while sum(len(player.acknowledged) for player in players) < ENOUGH:
            assert not any(task.done() for task in playing)
            await asyncio.sleep(0.01)
        process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(asyncio.gather(*playing), WITHIN)
        assert await asyncio.wait_for(process.wait(), WITHIN) in (0, -signal.SIGTERM)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert [player.last for player in players] == [{"type": "over", "code": "restart"}] * len(players)
    store = await Store.open(url)
    for player in players:
        keys = [event.key for event in await store.events(player.table_id)]
        assert {f"{player.seat}:{key}" for key in player.acknowledged} <= set(keys)
        assert len(keys) == len(set(keys))
    for table_id in {player.table_id for player in players}:
        course = (await load(store, table_id)).course
        assert course is not None
        assert len(course.table.decisions) == course.n
    await store.close()
