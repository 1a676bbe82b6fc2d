"""Bots at tables: they play on by themselves, see what their seat may know, and fail without harm."""

import asyncio
import multiprocessing
import os
import signal
import time

import pytest

from tests.server.client import Client
from tests.server.serving import SEED, new_table, serving
from tyche.core.ask import Option
from tyche.core.errors import SetupError
from tyche.core.game import game_named
from tyche.core.record import load_record, record_of, verify
from tyche.core.seat import Bot, Glimpse
from tyche.core.table import Table, open_table
from tyche.server.room import bots as workers
from tyche.server.room.bots import BotPool, Task, think

pytestmark = pytest.mark.anyio
HELLAS = game_named("hellas")


def some_way(moments: int = 40) -> Table:
    """A table of Successors after some random decisions."""
    table = open_table(game_named("successors"), 3, seed=SEED)
    for _ in range(moments):
        seat = table.awaited()[0]
        table.choose(seat, table.options(seat)[-1])
    return table


async def test_a_worker_sees_the_same_table() -> None:
    table = some_way()
    again = Task("t", table, {0: "random"}, SEED).table()
    assert again.digest() == table.digest()
    assert len(again.decisions) == len(table.decisions)
    for seat in range(3):
        assert again.view(seat) == table.view(seat)


async def test_a_worker_knows_who_broke_his_word() -> None:
    """S10.C.3. Workers get no old decisions, only what everybody remembers of them."""
    table = some_way()
    seats = table.setup.seats
    past: list[tuple[int, Option]] = [(0, ("ask-passage", seats[1])), (1, ("yes",)), (0, ("yes",)), (1, ("no",))]
    table.decisions[: len(past)] = past
    assert table.play.saved_at >= len(past)
    again = Task("t", table, {0: "random"}, SEED).table()
    assert Glimpse(again, 0).wrongs == [(1, 0)] == table.wrongs()
    assert again.decisions[: len(past)] == [(0, ("past",))] * len(past)


async def test_bots_decide_what_is_offered() -> None:
    table = some_way()
    seat = table.awaited()[0]
    decided = think(Task("t", table, dict.fromkeys(range(3), "random"), SEED))
    assert [who for who, _ in decided] == table.awaited()
    assert decided[0][1] in table.options(seat)
    assert think(Task("t", table, {(seat + 1) % 3: "random"}, SEED)) == []


async def test_a_table_of_bots_runs_on_by_itself() -> None:
    async with serving() as house:
        row = await new_table(house.store, HELLAS, 3, holders=dict.fromkeys(range(3), "bot:random"))
        await house.rooms.open(row.id)
        watcher = await Client.at(house.address(row.id, None))
        await watcher.until(lambda: watcher.view["moment"] >= 40)
        await watcher.close()
        room = await house.rooms.room(row.id)
        async with room.ready() as course:
            assert verify(load_record(record_of(course.table, private=True))).holds


async def test_people_and_bots_play_together() -> None:
    async with serving() as house:
        row = await new_table(house.store, HELLAS, 2, holders={1: "bot:random"})
        await house.rooms.open(row.id)
        person = (await house.store.seats(row.id))[0].person_id
        client = await Client.at(house.address(row.id, person))
        for _ in range(8):
            await client.until(lambda: client.view["ask"]["seats"] == [0] and client.options)
            assert (await client.decide(client.options[0]))["type"] == "done"
            await client.quiet(0.01)
        assert any(event.seat == 1 for event in await house.store.events(row.id))
        await client.close()


# Bots that fail.


def hang(task: Task) -> list[tuple[int, Option]]:
    time.sleep(60)
    return []


def die(task: Task) -> list[tuple[int, Option]]:
    os._exit(3)


def fail(task: Task) -> list[tuple[int, Option]]:
    raise SetupError("no idea")


@pytest.mark.parametrize("fault", [hang, die, fail])
async def test_a_bot_that_fails_twice_has_no_say(fault: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "think", fault)
    pool = BotPool(1, 1.0)
    task = Task("t", some_way(), {0: "random"}, SEED)
    assert await pool.think(task) is None
    monkeypatch.setattr(workers, "think", think)
    pool.seconds = 20.0
    assert await pool.think(Task("t", some_way(), dict.fromkeys(range(3), "random"), SEED))
    pool.close()


async def test_a_table_goes_on_where_the_worker_of_its_bots_gets_no_time_for_a_while() -> None:
    async with serving(bot_seconds=1.5) as house:
        row = await new_table(house.store, HELLAS, 2, holders={0: "bot:random", 1: "bot:random"})
        await house.rooms.open(row.id)
        watcher = await Client.at(house.address(row.id, None))
        await watcher.until(lambda: watcher.view["moment"] >= 3)
        (worker,) = multiprocessing.active_children()
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
        await asyncio.sleep(2.2)
        os.kill(worker.pid, signal.SIGCONT)
        moment = watcher.view["moment"]
        await watcher.until(lambda: watcher.view["moment"] >= moment + 3)
        assert [one.pid for one in multiprocessing.active_children()] == [worker.pid], "no other had to begin"
        await watcher.close()


async def test_where_a_bot_fails_the_lawful_default_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(self: BotPool, task: Task) -> None:
        return None

    monkeypatch.setattr(BotPool, "think", nothing)
    async with serving() as house:
        row = await new_table(house.store, HELLAS, 2, holders={0: "bot:random", 1: "bot:random"})
        await house.rooms.open(row.id)
        watcher = await Client.at(house.address(row.id, None))
        await watcher.until(lambda: watcher.view["moment"] >= 5)
        await watcher.close()
        events = await house.store.events(row.id)
    table = open_table(HELLAS, 2, seed=SEED)
    for event in events:
        assert event.seat is not None
        assert event.data == table.default(event.seat)
        table.choose(event.seat, event.data)


async def test_a_bot_never_sees_more_than_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    class Curious(Bot):
        """Keeps what it is shown."""

        def decide(self, glimpse: Glimpse) -> Option:
            shown.append(glimpse)
            return glimpse.options[0]

    shown: list[Glimpse] = []
    monkeypatch.setattr(workers, "bot_named", lambda name, seed: Curious())
    table = some_way()
    think(Task("t", table, dict.fromkeys(range(3), "random"), SEED))
    assert [glimpse.seat for glimpse in shown] == table.awaited()
    assert [glimpse.view for glimpse in shown] == [table.view(seat) for seat in table.awaited()]
