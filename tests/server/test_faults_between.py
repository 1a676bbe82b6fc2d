"""Faults between client and server: a proxy that cuts lines in the middle of frames loses and doubles nothing."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests import toy
from tests.server.client import Client
from tests.server.serving import House, new_table, serving
from tyche.server.upgrade import load

pytestmark = pytest.mark.anyio

PATIENCE = 240.0


class Proxy:
    """Passes bytes on both ways, and cuts a line after some of them, wherever that is in a frame."""

    def __init__(self, port: int, seed: int) -> None:
        self.to = port
        self.port = 0
        self.cut = 0
        self.random = random.Random(seed)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One line."""
        there, back = await asyncio.open_connection("127.0.0.1", self.to)
        life = self.random.randint(2_500, 9_000)
        ways = [self._pass(reader, back, life), self._pass(there, writer, life)]
        await asyncio.wait([asyncio.create_task(way) for way in ways], return_when="FIRST_COMPLETED")
        for end in (writer, back):
            end.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, life: int) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(512):
                writer.write(data[: max(0, life)])
                await writer.drain()
                life -= len(data)
                if life <= 0:
                    self.cut += 1
                    return


@asynccontextmanager
async def between(house: House, seed: int) -> AsyncIterator[Proxy]:
    """A proxy before a server."""
    proxy = Proxy(house.port, seed)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()


async def play(address: str, seat: int, done: list[str]) -> None:
    """Play to the end; a decision whose answer was lost is sent again with its key."""
    chance, key, sent = random.Random(seat), "", 0
    while True:
        try:
            client = await Client.at(address)
            while not client.over:
                if not client.options:
                    await client.quiet(0.1)
                    continue
                if not key:
                    key, sent = f"{seat}-{chance.random()}", client.view["ask"]["n"]
                    option = chance.choice(client.options)
                answer = await client.decide(option, key, sent)
                if answer["type"] == "done":
                    done.append(f"{seat}:{key}")
                key = ""
            await client.close()
            return
        except (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError):
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("seed", [1, 2])
async def test_lines_that_are_cut_in_the_middle_of_frames_lose_and_double_nothing(seed: int) -> None:
    async with serving() as house, between(house, seed) as proxy:
        playing: list[asyncio.Task[None]] = []
        done: dict[str, list[str]] = {}
        for _ in range(4):
            row = await new_table(house.store, options={"rounds": 3})
            await house.rooms.open(row.id)
            done[row.id] = []
            for seat in await house.store.seats(row.id):
                address = house.address(row.id, seat.person_id).replace(f":{house.port}/", f":{proxy.port}/")
                playing.append(asyncio.create_task(play(address, seat.seat, done[row.id])))
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
        assert proxy.cut >= 5
        for table_id, keys in done.items():
            events = await house.store.events(table_id)
            stored = [event.key for event in events if event.key is not None]
            assert len(stored) == len(set(stored))
            assert set(keys) <= set(stored)
            found = await house.store.table(table_id)
            assert found is not None
            assert found.status == "finished"
            assert load(toy.GAME, found, events, []).table.over
