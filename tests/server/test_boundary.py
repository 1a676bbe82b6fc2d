"""Exceptions at random places under load: every table goes on or says that it is being repaired, and loses nothing."""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from tests import toy
from tests.server.client import Client
from tests.server.serving import SEED, House, new_table, serving
from tyche.core.ask import Flow
from tyche.core.sections import Change, Part
from tyche.core.telling import Telling
from tyche.server.room import clocks, loading
from tyche.server.room.bots import BotPool
from tyche.server.room.course import Course
from tyche.server.room.showing import Showing
from tyche.server.store import Store
from tyche.server.upgrade import load
from tyche.server.wire import PaceOf

pytestmark = pytest.mark.anyio

TABLES = 16
SECONDS = 12.0
PATIENCE = 240.0
REPAIRED = ("broken", "storage")
"""What players are told where something failed; anything else they are told is about their own request."""
FINE = (*REPAIRED, "stale", "over", "not-offered")
EVERYWHERE = {"rules", "public view", "private view", "telling", "bots", "store", "seats", "reading", "lost answers"}
"""Where something fails whether the server is compiled or not; not each of them in every run."""


class Fault(Exception):
    """Planted."""


class Planter:
    """Makes functions fail now and then, as long as it is on."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.on = False
        self.planted: dict[str, int] = {}

    def fails(self, place: str, chance: float) -> bool:
        if not self.on or self.random.random() >= chance:
            return False
        self.planted[place] = self.planted.get(place, 0) + 1
        return True

    def plain(self, place: str, function: Callable[..., Any], chance: float) -> Callable[..., Any]:
        def faulty(*args: Any, **more: Any) -> Any:
            if self.fails(place, chance):
                raise Fault(place)
            return function(*args, **more)

        return faulty

    def awaited(
        self, place: str, function: Callable[..., Awaitable[Any]], chance: float, after: bool = False
    ) -> Callable[..., Awaitable[Any]]:
        """`after`: it has happened, but nobody learns of it, as when the answer of a database is lost."""

        async def faulty(*args: Any, **more: Any) -> Any:
            if not after and self.fails(place, chance):
                raise OSError(place)
            found = await function(*args, **more)
            if after and self.fails(place, chance):
                raise OSError(place)
            return found

        return faulty


class Unsure(Part[toy.Toy]):
    """A part of a view that fails now and then."""

    def __init__(self, planter: Planter, place: str, part: Part[toy.Toy]) -> None:
        self.planter = planter
        self.place = place
        self.part = part

    def key(self, t: toy.Toy, was: object) -> object:
        if self.planter.fails(self.place, 0.01):
            raise Fault(self.place)
        return self.part.key(t, was)

    def change(self, t: toy.Toy, was: object, now: object, change: Change) -> None:
        self.part.change(t, was, now, change)


class Faulty(toy.ToyGame):
    """The toy with rules, views and tellings that fail now and then."""

    def __init__(self, planter: Planter) -> None:
        super().__init__()
        self.planter = planter
        self.parts = [Unsure(planter, "public view", part) for part in self.parts]

    def flow(self, play: toy.Toy) -> Flow[None]:
        inner = super().flow(play)
        with contextlib.suppress(StopIteration):
            ask = next(inner)
            while True:
                option = yield ask
                if self.planter.fails("rules", 0.02):
                    raise Fault("rules")
                ask = inner.send(option)

    def own(self, seat: int | None) -> list[Part[toy.Toy]]:
        return [Unsure(self.planter, "private view", part) for part in super().own(seat)]

    def told(self, telling: Telling) -> dict[str, object]:
        if self.planter.fails("telling", 0.01):
            raise Fault("telling")
        return super().told(telling)


@contextmanager
def faults(planter: Planter) -> Iterator[None]:
    """Faults in rules, views, clocks, bots and the store.

    The game, the bots and the store are reached through Python wherever this runs. The server's own functions fail,
    too, where it is not compiled; compiled they call each other directly, and what is planted there is passed by.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(loading._GAMES, "toy", Faulty(planter))
        for name in ("changes", "view", "watch"):
            patch.setattr(Showing, name, planter.plain(f"showing {name}", getattr(Showing, name), 0.03))
        patch.setattr(Course, "question", planter.plain("course", Course.question, 0.002))
        patch.setattr(clocks, "turned", planter.plain("clocks", clocks.turned, 0.03))
        patch.setattr(BotPool, "think", planter.awaited("bots", BotPool.think, 0.1))
        patch.setattr(Store, "append", planter.awaited("store", Store.append, 0.02))
        patch.setattr(Store, "update_seats", planter.awaited("seats", Store.update_seats, 0.05))
        patch.setattr(Store, "events", planter.awaited("reading", Store.events, 0.05))
        lost = planter.awaited("lost answers", Store.append, 0.02, after=True)
        patch.setattr(Store, "append", lost)
        yield


class Person:
    """Somebody who plays at random, comes back whenever the line is cut, and remembers what was acknowledged."""

    def __init__(self, house: House, table_id: str, person: str, seat: int) -> None:
        self.address = house.address(table_id, person)
        self.table_id = table_id
        self.seat = seat
        self.random = random.Random(f"{table_id} {seat}")
        self.done: list[str] = []
        self.told: set[str] = set()

    async def play(self) -> None:
        """Until the game is over."""
        while True:
            try:
                client = await Client.at(self.address)
                try:
                    await self._sit(client)
                    return
                finally:
                    await client.close()
            except (ConnectionClosed, TimeoutError):
                await asyncio.sleep(0.05)

    async def _sit(self, client: Client) -> None:
        while not client.over:
            if not client.options:
                await client.quiet(0.2)
                continue
            key = f"{self.seat}-{len(self.done)}-{self.random.random()}"
            answer = await client.decide(self.random.choice(client.options), key)
            if answer["type"] == "done":
                self.done.append(f"{self.seat}:{key}")
            else:
                self.told.add(answer["code"])
                await client.quiet(0.02)


@pytest.mark.parametrize("seed", [1, 2])
async def test_exceptions_at_random_places_end_shorten_and_freeze_nothing(seed: int) -> None:
    planter, news = Planter(seed), 0

    async def hear(*_: object) -> None:
        nonlocal news
        news += 1
        if planter.fails("notices", 0.3):
            raise Fault("notices")

    with faults(planter), capture_logs() as logs:
        async with serving(on_news=hear, bot_seconds=30.0) as house:
            people = []
            for number in range(TABLES):
                holders = {2: "bot:random"} if number % 2 else {}
                pace = PaceOf("live", 1, 1) if number % 3 == 0 else None
                row = await new_table(house.store, holders=holders, pace=pace, options={"rounds": 3})
                await house.rooms.open(row.id)
                seats = await house.store.seats(row.id)
                people += [Person(house, row.id, s.person_id, s.seat) for s in seats if s.person_id]
            planter.on = True
            playing = [asyncio.create_task(one.play()) for one in people]
            await asyncio.wait(playing, timeout=SECONDS)
            planter.on = False
            await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
            for one in {person.table_id for person in people}:
                await _verify(house.store, one, [person for person in people if person.table_id == one])
    assert {code for person in people for code in person.told} <= set(FINE)
    assert len(planter.planted.keys() & EVERYWHERE) >= 6, planter.planted
    told = [line for line in logs if line.get("kind") in ("rules", "server", "store", "bots")]
    assert all((line["game"], line["seed"]) == ("toy", SEED.hex()) and "decision" in line for line in told)
    assert len(told) >= 10


async def _verify(store: Store, table_id: str, people: list[Person]) -> None:
    """The table has ended by its rules, its history verifies, and holds each acknowledged decision once."""
    row = await store.table(table_id)
    assert row is not None
    assert row.status == "finished"
    assert row.result is not None
    events = await store.events(table_id)
    keys = [event.key for event in events if event.key is not None]
    assert len(keys) == len(set(keys))
    assert {key for person in people for key in person.done} <= set(keys)
    table = load(toy.GAME, row, events, []).table
    assert table.over
    assert table.result() == row.result
