"""Several processes on one PostgreSQL: everybody sees the same table, and it is driven once."""

import asyncio

import pytest

from tests.server.client import Client
from tests.server.postgres import Postgres
from tests.server.serving import House, new_table, serving
from tyche.core.game import game_named

pytestmark = pytest.mark.anyio


async def keeper_of(*houses: House) -> House:
    """The one that runs clocks and bots."""
    while True:
        found = [house for house in houses if house.rooms.keeper.mine]
        assert len(found) <= 1
        if found:
            return found[0]
        await asyncio.sleep(0.05)


async def test_two_processes_play_one_table(postgres: Postgres) -> None:
    url = postgres.fresh()
    async with serving(url) as one, serving(url) as two:
        await keeper_of(one, two)
        row = await new_table(one.store)
        await one.rooms.open(row.id)
        persons = [seat.person_id for seat in await one.store.seats(row.id)]
        red = await Client.at(one.address(row.id, persons[0]))
        blue = await Client.at(two.address(row.id, persons[1]))
        green = await Client.at(two.address(row.id, persons[2]))
        for client in (red, blue, green):
            assert (await client.decide(["pass"]))["type"] == "done"
        for client in (red, blue, green):
            await client.until(lambda client=client: client.view["moment"] == 3)
        await red.decide(next(option for option in red.options if option[0] == "play"))
        await blue.until(lambda: blue.view["ask"]["topic"] == "victim")
        await red.ask("undo", key="u")
        await blue.until(lambda: blue.view["ask"]["topic"] == "turn")
        await red.decide(["done"])
        await blue.until(lambda: blue.view["ask"]["seats"] == [1])
        await blue.ask("chat", text="over here")
        await red.until(lambda: any(m["type"] == "chat" and m["chat"]["text"] == "over here" for m in red.heard))
        await blue.ask("plan", options=[["done"]])
        await green.until(lambda: green.view["ask"]["seats"] == [2])
        for client in (red, blue, green):
            await client.close()


async def test_one_process_drives_bots_and_the_other_takes_over(postgres: Postgres) -> None:
    url = postgres.fresh()
    async with serving(url) as first:
        await keeper_of(first)
        async with serving(url) as second:
            row = await new_table(second.store, game_named("hellas"), 2, holders={0: "bot:random", 1: "bot:random"})
            await second.rooms.open(row.id)
            watcher = await Client.at(second.address(row.id, None))
            await watcher.until(lambda: watcher.view["moment"] >= 5)
            assert not second.rooms.keeper.mine
            await first.rooms.stop()
            first.rooms.keeper.mine = False
            await keeper_of(second)
            moment = watcher.view["moment"]
            await watcher.until(lambda: watcher.view["moment"] >= moment + 5)
            await watcher.close()
