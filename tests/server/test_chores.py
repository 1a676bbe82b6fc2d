"""Work beside everything else, of which only the last order counts."""

import asyncio

import pytest

from tyche.server.room.chores import Chores, Latest

pytestmark = pytest.mark.anyio


class Slow:
    """Work that is held up until it is let go, and counts."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.go = asyncio.Event()
        self.fails = False

    async def work(self, table_id: str) -> None:
        self.begun.append(table_id)
        await self.go.wait()
        if self.fails:
            self.fails = False
            raise ValueError("the first time")


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_what_is_ordered_while_it_runs_is_done_once_more_after_it() -> None:
    slow = Slow()
    latest = Latest(Chores(), slow.work)
    latest.run("a")
    await settled()
    for _ in range(100):
        latest.run("a")
        latest.run("b")
    await settled()
    assert slow.begun == ["a", "b"]
    slow.go.set()
    await settled()
    assert slow.begun == ["a", "b", "a"]  # all orders of b came before it began
    latest.run("b")
    await settled()
    assert slow.begun[3:] == ["b"]


async def test_orders_before_it_begins_are_one() -> None:
    slow = Slow()
    slow.go.set()
    latest = Latest(Chores(), slow.work)
    for _ in range(100):
        latest.run("a")
    await settled()
    assert slow.begun == ["a"]


@pytest.mark.parametrize("ordered_again", [False, True])
async def test_an_order_is_not_lost_when_the_one_before_fails(ordered_again: bool) -> None:
    slow = Slow()
    slow.fails = True
    latest = Latest(Chores(), slow.work)
    latest.run("a")
    await settled()
    if ordered_again:
        latest.run("a")
    slow.go.set()
    await settled()
    assert slow.begun == ["a"] * (2 if ordered_again else 1)
    latest.run("a")
    await settled()
    assert slow.begun == ["a"] * (3 if ordered_again else 2)
