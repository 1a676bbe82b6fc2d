"""A whole game of every title through the server, by four clients who choose at random."""

import asyncio
import random

import msgspec
import pytest

from tests.server.client import Client
from tests.server.serving import new_table, serving
from tyche.core.game import games
from tyche.core.record import load_record, record_of, table_from, verify

pytestmark = pytest.mark.anyio
PLAYERS = 4
SPEAKS_UP = 0.05


async def play(client: Client, luck: random.Random) -> None:
    """Answer every question to the seat, now and then speak up, and try what cannot be."""
    seat = client.hello["seat"]
    answered = -1
    while not client.over:
        ask = client.view["ask"]
        asked = seat in ask["seats"]
        if client.options and ask["n"] != answered and (asked or luck.random() < SPEAKS_UP):
            answered = ask["n"]
            answer = await client.decide(luck.choice(client.options), answers=answered)
            assert answer["type"] == "done" or answer["code"] == "stale", answer
        else:
            await client.hear()


@pytest.mark.parametrize("name", sorted(games()))
async def test_a_whole_game_by_four_clients(name: str) -> None:
    game = games()[name]
    async with serving() as house:
        row = await new_table(house.store, game, PLAYERS)
        await house.rooms.open(row.id)
        seats = await house.store.seats(row.id)
        clients = [await Client.at(house.address(row.id, seat.person_id)) for seat in seats]
        watcher = await Client.at(house.address(row.id, None))
        watching = asyncio.create_task(watcher.until(lambda: watcher.over))
        await asyncio.gather(*(play(client, random.Random(seat)) for seat, client in enumerate(clients)))
        await watching
        stored = await house.rooms.record(row.id)
        assert verify(load_record(stored)).holds
        table = table_from(load_record(stored))
        assert record_of(table) == stored
        for reader, client in [*enumerate(clients), (None, watcher)]:
            expected = msgspec.json.decode(msgspec.json.encode(table.view(reader)))
            assert client.view == expected
            told = [table.game.told(telling) for telling in table.log_for(reader)]
            mine = [{key: value for key, value in entry.items() if key != "n"} for entry in client.log]
            assert mine == msgspec.json.decode(msgspec.json.encode(told))[client.log_from :]
        ended = await house.store.table(row.id)
        assert ended is not None
        assert (ended.status, ended.awaited) == ("finished", [])
        assert ended.result == msgspec.json.decode(msgspec.json.encode(table.result()))
        for client in (*clients, watcher):
            await client.close()
