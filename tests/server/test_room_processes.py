"""Several processes on one PostgreSQL: everybody sees the same table, and it is driven once."""

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.client import Client
from tests.server.postgres import Postgres
from tests.server.serving import House, new_table, serving
from tests.server.test_room_kills import Process
from tyche.core.game import game_named
from tyche.server.room import Rooms, RoomSettings
from tyche.server.store import Store
from tyche.server.store.presence import KEEPER
from tyche.server.store.schema import beats
from tyche.server.wire import PaceOf

pytestmark = pytest.mark.anyio
BEAT = 0.4
"""Seconds between two signs of life of a process."""


async def keeper_of(*houses: House) -> House:
    """The one that runs clocks and bots."""
    while True:
        found = [house for house in houses if house.rooms.clockwork.keeper.mine]
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
            assert not second.rooms.clockwork.keeper.mine
            await first.rooms.stop()
            first.rooms.clockwork.keeper.mine = False
            await keeper_of(second)
            moment = watcher.view["moment"]
            await watcher.until(lambda: watcher.view["moment"] >= moment + 5)
            await watcher.close()


async def test_news_of_a_table_that_is_just_being_read_are_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as here:
        row = await new_table(here.store)
        read, go_on = asyncio.Event(), asyncio.Event()
        chats_before = here.store.chats_before

        async def slow_chats(*args: Any) -> Any:
            read.set()
            await go_on.wait()
            return await chats_before(*args)

        other = Rooms(here.store, here.rooms.settings)
        monkeypatch.setattr(here.store, "chats_before", slow_chats)
        reading = asyncio.create_task(here.rooms.room(row.id))
        await read.wait()
        monkeypatch.setattr(here.store, "chats_before", chats_before)
        await other.open(row.id)
        here.rooms.heard(row.id, 0)
        go_on.set()
        room = await reading
        assert room.course is None
        async with asyncio.timeout(10):
            while room.course is None:
                await asyncio.sleep(0.01)


async def test_everybody_sees_who_is_here_in_whatever_process(postgres: Postgres) -> None:
    url = postgres.fresh()
    async with serving(url, heartbeat=BEAT) as one, serving(url, heartbeat=BEAT) as two:
        row = await new_table(one.store)
        await one.rooms.open(row.id)
        persons = [seat.person_id or "" for seat in await one.store.seats(row.id)]
        red = await Client.at(one.address(row.id, persons[0]))
        blue = await Client.at(two.address(row.id, persons[1]))
        watcher = await Client.at(two.address(row.id, None))
        for client in (red, blue):
            await client.until(lambda client=client: here(client) == [True, True, False])
        await red.until(lambda: red.people["spectators"] == 1)
        for house in (one, two):
            assert await house.rooms.is_here(row.id, persons[0])
            assert await house.rooms.is_here(row.id, persons[1])
            assert not await house.rooms.is_here(row.id, persons[2])
            card = await house.rooms.card(row.id, None)
            assert [seat.here for seat in card.seats] == [True, True, False]
        await blue.close()
        await watcher.close()
        await red.until(lambda: here(red) == [True, False, False] and red.people["spectators"] == 0)
        assert not await one.rooms.is_here(row.id, persons[1])
        await red.close()


async def test_a_process_that_others_took_for_dead_says_again_who_is_there(postgres: Postgres) -> None:
    url = postgres.fresh()
    async with serving(url, heartbeat=BEAT) as one, serving(url, heartbeat=BEAT) as two:
        row = await new_table(one.store)
        await one.rooms.open(row.id)
        person = (await one.store.seats(row.id))[0].person_id or ""
        red = await Client.at(one.address(row.id, person))
        while not await two.rooms.is_here(row.id, person):
            await asyncio.sleep(0.05)
        await two.store.bury(one.rooms.clockwork.name)
        assert not await two.rooms.is_here(row.id, person)
        while not await two.rooms.is_here(row.id, person):
            await asyncio.sleep(0.05)
        await red.close()


async def test_clocks_go_on_and_nobody_seems_to_be_there_when_a_process_is_killed(postgres: Postgres) -> None:
    url = postgres.fresh()
    store = await Store.open(url)
    row = await new_table(store, pace=PaceOf("live", 500, 0))
    persons = [seat.person_id or "" for seat in await store.seats(row.id)]
    first, second = Process(url, str(BEAT)), Process(url, str(BEAT))
    first.start()
    try:
        rooms = Rooms(store, RoomSettings(database=url))
        await rooms.open(row.id)
        red = await come(first, row.id, persons[0])
        while await store._first(select(beats.c.at).where(beats.c.id == KEEPER)) is None:
            await asyncio.sleep(0.05)
        second.start()
        blue = await come(second, row.id, persons[1])
        await blue.until(lambda: here(blue) == [True, True, False])
        first.kill()
        await blue.until(lambda: here(blue) == [False, True, False])
        while (bank := (await store.seats(row.id))[1].bank) == 500:
            await asyncio.sleep(0.05)
        assert bank is not None
        assert 400 < bank < 500, "the clocks were taken over as they stood at the last sign of life"
        assert blue.view["moment"] == 0
        short = {"bank": 0.5, "clock_since": time.time()}
        await store.update_seats(row.id, dict.fromkeys(range(3), short))
        await blue.until(lambda: blue.view["moment"] >= 3)
        events = await store.events(row.id)
        assert [event.data for event in events[:3]] == [("pass",)] * 3
        await blue.close()
        await red.close()
    finally:
        for process in (first, second):
            if process.process is not None:
                process.kill()
        await store.close()


async def come(process: Process, table_id: str, person_id: str) -> Client:
    """A client at a process that may just be starting."""
    while True:
        try:
            return await Client.at(f"ws://127.0.0.1:{process.port}/{table_id}/{person_id}")
        except OSError:
            await asyncio.sleep(0.1)


def here(client: Client) -> list[bool]:
    """Who is here, seat by seat, as a client has heard last."""
    return [seat["here"] for seat in client.people["seats"]]
