"""The server is killed under load, or its database goes, again and again.

No acknowledged decision is missing, none has happened twice.

``KILLS`` says how often (3 by default; `make kill-tests` does it a hundred times).
"""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.ports import free_port
from tests.server.client import Client
from tests.server.postgres import Postgres
from tests.server.serving import new_table
from tyche.core.game import game_named
from tyche.server.room import Rooms, RoomSettings
from tyche.server.room.loading import load
from tyche.server.store import Store

pytestmark = pytest.mark.anyio
KILLS = int(os.environ.get("KILLS", "3"))
TABLES = 3 + KILLS // 5
"""Enough that no kill finds all games over."""
PLAYERS = 2
ROOT = Path(__file__).resolve().parents[2]


class Process:
    """A server that is killed and started again on the same port."""

    def __init__(self, url: str, *more: str) -> None:
        self.url = url
        self.more = more
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.serving", self.url, str(self.port), *self.more]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Stubborn:
    """A client that comes back whenever it loses the server, and sends again what was not acknowledged."""

    def __init__(self, process: Process, table_id: str, person_id: str, luck: random.Random) -> None:
        self.process = process
        self.address = f"ws://127.0.0.1:{process.port}/{table_id}/{person_id}"
        self.luck = luck
        self.table_id = table_id
        self.acknowledged: list[str] = []
        self.waiting: tuple[int, Any, str] | None = None
        self.seat = -1
        self.ended = False

    async def play(self) -> None:
        while not self.ended:
            try:
                client = await Client.at(self.address)
                self.seat = client.hello["seat"]
                await self._play(client)
                await client.close()
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
                await asyncio.sleep(0.05)

    async def _play(self, client: Client) -> None:
        while not self.ended and not client.over:
            ask = client.view["ask"]
            if self.waiting is None and client.options and self.seat in ask["seats"]:
                key = f"{self.seat}-{ask['n']}-{self.luck.random()}"
                self.waiting = (ask["n"], self.luck.choice(client.options), key)
            if self.waiting is None:
                try:
                    await asyncio.wait_for(client.hear(), 0.2)
                except TimeoutError:
                    continue
                continue
            n, option, key = self.waiting
            answer = await client.decide(option, key, n)
            self.waiting = None
            if answer["type"] == "done":
                self.acknowledged.append(key)
            else:
                # Only where another process answered the question can a retry be too late.
                assert answer["code"] in ("stale", "storage"), answer
                await client.quiet(0.02)


async def tables_of(url: str) -> list[tuple[str, list[str]]]:
    """Tables that have begun, with the ids of their persons."""
    store = await Store.open(url)
    rooms = Rooms(store, RoomSettings())
    found = []
    for number in range(TABLES):
        row = await new_table(store, game_named("hellas"), PLAYERS, seed=number.to_bytes(32, "big"))
        await rooms.open(row.id)
        found.append((row.id, [seat.person_id or "" for seat in await store.seats(row.id)]))
    await rooms.stop()
    await store.close()
    return found


Blow = Callable[[int], Awaitable[None]]
"""What befalls the servers, by the number of the time."""


async def killed_again_and_again(url: str, processes: list[Process]) -> int:
    """Play while the processes are killed in turn. How many decisions were acknowledged."""

    async def kill(number: int) -> None:
        process = processes[number % len(processes)]
        process.kill()
        process.start()

    return await struck_again_and_again(url, processes, kill)


async def struck_again_and_again(url: str, processes: list[Process], strike: Blow) -> int:
    """Play while something befalls the servers; check what is stored. How many decisions were acknowledged."""
    luck = random.Random(7)
    tables = await tables_of(url)
    players = [
        Stubborn(processes[seat % len(processes)], table, person, random.Random(f"{table} {seat}"))
        for table, persons in tables
        for seat, person in enumerate(persons)
    ]
    for process in processes:
        process.start()
    playing = [asyncio.create_task(player.play()) for player in players]
    try:
        for kill in range(KILLS):
            count = sum(len(player.acknowledged) for player in players)
            while sum(len(player.acknowledged) for player in players) < count + 20:
                done, _ = await asyncio.wait(playing, timeout=0.02, return_when=asyncio.FIRST_EXCEPTION)
                for task in done:
                    task.result()
            await asyncio.sleep(luck.random() * 0.2)
            await strike(kill)
    finally:
        for player in players:
            player.ended = True
        await asyncio.wait(playing, timeout=30)
        for process in processes:
            process.kill()
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    await check(url, tables, players)
    return sum(len(player.acknowledged) for player in players)


async def check(url: str, tables: list[tuple[str, list[str]]], players: list[Stubborn]) -> None:
    """Every acknowledged decision is stored once, the numbers have no gap, and the game replays."""
    store = await Store.open(url)
    for table_id, _ in tables:
        events = await store.events(table_id)
        assert [event.n for event in events] == list(range(1, len(events) + 1))
        keys = Counter(event.key for event in events)
        for player in players:
            if player.table_id == table_id:
                for key in player.acknowledged:
                    assert keys[f"{player.seat}:{key}"] == 1
        course = (await load(store, table_id)).course
        assert course is not None
        assert len(course.table.decisions) == len(events)
    await store.close()


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tyche.db'}"
    assert await killed_again_and_again(url, [Process(url)]) >= 20 * KILLS


async def test_nothing_is_lost_when_one_of_two_servers_on_one_database_is_killed(postgres: Postgres) -> None:
    url = postgres.fresh()
    assert await killed_again_and_again(url, [Process(url), Process(url)]) >= 20 * KILLS


async def test_nothing_is_lost_when_the_database_goes_and_comes_back(postgres: Postgres) -> None:
    url = postgres.fresh()

    async def gone(number: int) -> None:
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(0.5 * (number % 2))
        await asyncio.to_thread(postgres.start)

    assert await struck_again_and_again(url, [Process(url), Process(url)], gone) >= 20 * KILLS
