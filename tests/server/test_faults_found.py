"""Faults that strangers have found: each of these tests failed on the server that they looked at."""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from typing import Any, ClassVar

import pytest
from structlog.testing import capture_logs

from tests.server.client import Client
from tests.server.seated import BLUE, GREEN, RED, Seated, seated
from tests.server.serving import SEED, Time, new_table, serving
from tests.server.web import Web
from tests.server.web import serving as web_serving
from tests.toy import rules
from tyche.server.room import Denied, acts, desk
from tyche.server.room.clockwork import SOON
from tyche.server.room.course import Course
from tyche.server.room.match import Match
from tyche.server.room.room import Room
from tyche.server.wire import PaceOf

pytestmark = pytest.mark.anyio


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A server."""
    async with web_serving() as web:
        yield web


def planted(*_: object, **__: object) -> Any:
    """A fault."""
    raise RuntimeError("planted")


class Unseen:
    """A view that cannot be brought up to date."""

    view: ClassVar[dict[str, Any]] = {}
    update = planted


# An exception in the rules.


async def test_an_exception_in_the_rules_does_not_end_the_game(table: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.bid()
    red, blue, _ = table.clients
    with monkeypatch.context() as faulty, capture_logs() as logs:
        faulty.setattr(rules, "end_turn", planted)
        for _ in range(2):  # the client sends it again
            assert (await red.decide(["done"], "k"))["code"] == "broken"
    told = next(line for line in logs if line.get("kind") == "rules")
    assert (told["game"], told["seed"], told["decision"], told["seat"]) == ("toy", SEED.hex(), 3, RED)
    assert told["option"] == ("done",)
    await table.settle()
    row = await table.house.store.table(table.id)
    assert row is not None
    assert (row.status, row.result, row.n) == ("running", None, 3)
    assert blue.view["ask"]["seats"] == [RED]
    assert (await red.decide(["done"], "k"))["type"] == "done"
    await blue.until(lambda: blue.view["ask"]["seats"] == [BLUE])


async def test_an_exception_in_the_view_takes_nothing_back(table: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.bid()
    red, blue, _ = table.clients
    room = await table.house.rooms.room(table.id)
    assert room.match is not None
    with monkeypatch.context() as faulty:
        faulty.setattr(room.match.showing, "viewed", Unseen())
        assert (await red.decide(["done"], "k"))["type"] == "done"
    await blue.until(lambda: blue.view["ask"]["seats"] == [BLUE])
    assert (await table.events()).count("decide") == 4


# Two rooms for one table.


async def test_whoever_comes_while_a_room_leaves_does_not_sit_in_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(idle=0.0) as house:
        table = await seated(house)
        await table.bid()
        await table.leave()
        room = await house.rooms.room(table.id)
        while room.connections or room.users:
            await asyncio.sleep(0.01)
        room.used -= 10
        keeping, go_on = asyncio.Event(), asyncio.Event()
        save = house.store.save_snapshot

        async def slowly(*args: Any) -> None:
            keeping.set()
            await go_on.wait()
            await save(*args)

        monkeypatch.setattr(house.store, "save_snapshot", slowly)
        monkeypatch.setattr(type(room.course.table.play), "saved", object(), raising=False)  # type: ignore[union-attr]
        leaving = asyncio.create_task(house.rooms.look_through(room))
        await asyncio.wait([leaving, asyncio.create_task(keeping.wait())], return_when="FIRST_COMPLETED")
        joining = asyncio.create_task(Client.at(house.address(table.id, table.persons[RED])))
        await asyncio.sleep(0.05)
        go_on.set()
        red = await joining
        await leaving
        blue = await Client.at(house.address(table.id, table.persons[BLUE]))
        assert (await red.decide(["done"]))["type"] == "done"
        await blue.until(lambda: blue.view["ask"]["seats"] == [BLUE])
        found = house.rooms.registry.get(table.id)
        assert found is not None
        assert len(found.connections) == 2
        await red.close()
        await blue.close()


# A failed start.


async def test_a_start_that_cannot_be_stored_can_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as house:
        row = await new_table(house.store)
        with monkeypatch.context() as broken:
            broken.setattr(house.store, "arrange", _full)
            with pytest.raises(Denied, match="could not store"):
                await house.rooms.open(row.id)
        found = await house.store.table(row.id)
        assert found is not None
        assert found.status == "open"
        await house.rooms.open(row.id)
        found = await house.store.table(row.id)
        assert found is not None
        assert found.status == "running"


async def _full(*_: object, **__: object) -> None:
    raise OSError("no space left on device")


# Seats that change while a table begins.


CHANGES = {"leave": None, "ready": {"ready": False}, "swap": {"a": 0, "b": 1}, "seats/1": {"holder": "invited"}}


@pytest.mark.parametrize("act", list(CHANGES))
async def test_no_table_begins_with_a_seat_that_changes_meanwhile(web: Web, act: str) -> None:
    for _ in range(8):
        host, guest = web.visitor(), web.visitor()
        card = await host.post("/api/tables", {"game": "scharz", "seats": ["me", "open"]})
        path = f"/api/tables/{card['id']}"
        await guest.post(f"{path}/join", {})
        await guest.post(f"{path}/ready", {"ready": True})
        who = host if act in ("swap", "seats/1") else guest
        started, changed = await asyncio.gather(
            host.ask("POST", f"{path}/start"), who.ask("POST", f"{path}/{act}", CHANGES[act])
        )
        after = await host.get(path)
        holders = [seat["holder"] for seat in after["seats"]]
        if after["status"] == "running":
            assert holders == ["person", "person"]
            assert all(seat["ready"] for seat in after["seats"] if seat["seat"] not in after["mine"])
        else:
            assert started.status_code == 409
            assert changed.status_code == 200


@pytest.mark.parametrize("act", list(CHANGES))
async def test_a_seat_that_changes_when_the_table_has_just_begun_changes_too_late(
    web: Web, act: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached, go_on, arrange = asyncio.Event(), asyncio.Event(), web.house.store.arrange

    async def first_waits(*given: Any) -> None:
        if not reached.is_set():
            reached.set()
            await go_on.wait()
        await arrange(*given)

    host, guest = web.visitor(), web.visitor()
    card = await host.post("/api/tables", {"game": "scharz", "seats": ["me", "open"]})
    path = f"/api/tables/{card['id']}"
    await guest.post(f"{path}/join", {})
    await guest.post(f"{path}/ready", {"ready": True})
    monkeypatch.setattr(web.house.store, "arrange", first_waits)
    who = host if act in ("swap", "seats/1") else guest
    late = asyncio.create_task(who.ask("POST", f"{path}/{act}", CHANGES[act]))
    await reached.wait()  # it has been looked at: the table was open then
    assert (await host.post(f"{path}/start"))["status"] == "running"
    go_on.set()
    assert (await late).json()["error"]["code"] == "table.started"
    after = await host.get(path)
    assert [(seat["holder"], seat["ready"]) for seat in after["seats"]] == [("person", True)] * 2
    assert after["mine"] == [0]


@pytest.mark.parametrize("method", ["POST", "DELETE"])
async def test_an_invitation_comes_too_late_when_the_table_has_just_begun(
    web: Web, method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked, go_on, arrange = asyncio.Event(), asyncio.Event(), web.house.store.arrange

    async def first_waits(*given: Any) -> None:
        if not looked.is_set():
            looked.set()
            await go_on.wait()
        await arrange(*given)

    host, guest = web.visitor(), web.visitor()
    path = f"/api/tables/{(await host.post('/api/tables', {'game': 'scharz', 'seats': ['me', 'open']}))['id']}"
    with monkeypatch.context() as slowly:
        slowly.setattr(web.house.store, "arrange", first_waits)
        late = asyncio.create_task(host.ask(method, f"{path}/seats/1/link"))
        await looked.wait()  # the seat was free then
        await guest.post(f"{path}/join", {})
        await guest.post(f"{path}/ready", {"ready": True})
        await host.post(f"{path}/start")
        go_on.set()
        assert (await late).json()["error"]["code"] == "table.started"
    assert [seat["holder"] for seat in (await host.get(path))["seats"]] == ["person", "person"]


# One transaction for a decision and all that comes with it.


async def test_a_decision_is_one_transaction_with_what_follows_and_who_comes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with serving(now=(time := Time()), bot_pause=600.0) as house:
        table = await seated(house, pace=PaceOf("live", 100, 10), on_timeout="bot:random")
        await table.bid()
        red, blue, _ = table.clients
        await blue.ask("plan", options=[["done"]])
        time.at += 200
        await acts.time_out(await house.rooms.room(table.id))
        await red.until(lambda: red.people["seats"][RED]["stood_in"])
        append, stored = house.store.append, list[Any]()

        async def only_once(*given: Any, **more: Any) -> None:
            if stored:
                raise OSError("no space left on device")
            stored.append(given)
            await append(*given, **more)

        monkeypatch.setattr(house.store, "append", only_once)
        assert (await red.decide(["done"], "k"))["type"] == "done"
        await table.settle()
        assert red.view["ask"]["seats"] == [GREEN], "what blue had laid down has happened"
        seats = await house.store.seats(table.id)
        assert (seats[RED].stood_in, seats[BLUE].plan) == (False, [])
        await table.leave()


async def test_a_decision_is_stored_with_all_that_comes_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(now=Time()) as house:
        table = await seated(house, pace=PaceOf("live", 100, 10))
        await table.bid()
        red, blue, _ = table.clients
        await blue.ask("plan", options=[["done"], ["done"]])
        monkeypatch.setattr(house.store, "update_seats", _full)
        monkeypatch.setattr(house.store, "update_table", _full)
        assert (await red.decide(["done"], "k"))["type"] == "done"
        await table.settle()
        assert red.view["ask"]["seats"] == [GREEN]
        seats = await house.store.seats(table.id)
        assert seats[BLUE].plan == [("done",)]
        assert (seats[GREEN].clock_since is not None, seats[RED].clock_since) == (True, None)
        await table.leave()


async def test_orders_that_cannot_be_stored_have_not_been_given(table: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.bid()
    red = table.clients[RED]
    with monkeypatch.context() as broken:
        broken.setattr(table.house.store, "append", _full)
        broken.setattr(table.house.store, "update_seats", _full)
        answer = await red.ask("orders", orders=[{"topic": "turn", "option": "default"}])
        assert answer["code"] == "storage"
    await table.settle()
    assert (await table.events()).count("decide") == 3
    await red.quiet()
    assert red.view["ask"]["seats"] == [RED]


# Leaving a room, and its end.


async def test_whoever_leaves_is_announced_between_two_changes(table: Seated) -> None:
    room = await table.house.rooms.room(table.id)
    red = table.clients[RED]
    await red.quiet()
    async with room.lock:
        await table.clients[GREEN].close()
        heard = len(red.heard)
        await red.quiet(0.2)
        assert len(red.heard) == heard
    await red.until(lambda: not red.people["seats"][GREEN]["here"])


async def test_the_end_of_a_game_is_told_to_those_who_are_away() -> None:
    told: list[tuple[str, list[int]]] = []

    async def hear(_: str, kind: str, seats: list[int]) -> None:
        told.append((kind, seats))

    async with serving(on_news=hear) as house:
        table = await seated(house, options={"rounds": 1})
        await table.bid()
        red, blue, green = table.clients
        for client in (red, blue):
            await client.decide(["done"])
            await table.settle()
        await red.close()
        await blue.close()
        room = await house.rooms.room(table.id)
        while len(room.connections) > 1:
            await asyncio.sleep(0.01)
        await green.decide(["done"])
        await green.until(lambda: green.over)
        while ("over", [RED, BLUE]) not in told:
            await asyncio.sleep(0.01)
        await table.leave()


# Those who look on.


async def test_however_many_look_on_a_decision_waits_for_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []

    async def slow(owner: str, work: Callable[[], Any]) -> Any:
        await asyncio.sleep(0.03)
        looked.append(owner)
        return work()

    async with serving() as house:
        table = await seated(house)
        await table.bid()
        room = await house.rooms.room(table.id)
        monkeypatch.setattr(room.around, "beside", slow)
        watchers = [await table.come(None) for _ in range(8)]
        for watcher in watchers:
            await watcher.send("moment", n=0)
        while not looked:
            await asyncio.sleep(0.001)
        before = len(looked)
        red = table.clients[0]
        assert (await red.decide(["done"]))["type"] == "done"
        assert len(looked) - before <= 3
        for watcher in watchers:
            await watcher.quiet()
        await table.leave(*watchers)


# Memory.


async def test_finished_and_idle_tables_leave_the_memory() -> None:
    time = Time()
    async with serving(idle=0.0, now=time) as house:
        kept: set[int] = set()
        for about in ({"options": {"rounds": 1}}, {"pace": PaceOf("days", 10_000, 10)}, {}):
            table = await seated(house, **about)
            await table.bid()
            if "options" in about:
                for client in table.clients:
                    await client.decide(["done"])
                    await table.settle()
            await table.leave()
            room = await house.rooms.room(table.id)
            assert room.course is not None
            kept |= {id(room), id(room.course), id(room.match)}
            del room, table
        while any(room.connections or room.users for room in house.rooms.registry):
            await asyncio.sleep(0.01)
        for room in house.rooms.registry:
            room.used -= 10
            await house.rooms.look_through(room)
        del room
        assert list(house.rooms.registry) == []
        await asyncio.sleep(0.05)
        gc.collect()
        assert not [one for one in gc.get_objects() if id(one) in kept and isinstance(one, Room | Course | Match)]


async def test_nobody_makes_a_table_longer_and_longer_by_taking_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk, "MOST_EVENTS", 6)
    async with serving() as house:
        table = await seated(house)
        red = table.clients[0]
        answers = []
        for number in range(5):
            assert (await red.decide(["pass"]))["type"] == "done"
            answers.append(await red.ask("undo", key=f"u{number}"))
            if answers[-1]["type"] != "done":
                break
            await red.until(lambda: bool(red.options))
        assert [answer.get("code", "done") for answer in answers] == ["done"] * 2 + ["done", "too-long"]
        assert (await red.ask("rewind", to=0, key="r"))["code"] == "too-long"
        await table.clients[1].decide(["pass"])
        assert (await table.clients[2].decide(["pass"]))["type"] == "done", "the game goes on"
        await table.leave()


async def test_who_reads_one_table_after_the_other_does_not_fill_the_memory() -> None:
    async with serving(most_idle=3) as house:
        tables = [await seated(house) for _ in range(9)]
        watched = tables.pop()
        for table in tables:
            await table.leave()
        for _ in range(3):
            for table in tables:
                assert (await house.rooms.log(table.id, None, 0, 10))[1] >= 0
        while len(house.rooms.registry) > 4:
            await asyncio.sleep(0.02)
        assert watched.id in house.rooms.registry, "somebody sits there"
        assert tables[-1].id in house.rooms.registry, "the longest unused have left"
        await watched.bid()
        await watched.leave()


async def test_the_clock_of_a_table_that_left_the_memory_still_runs_out() -> None:
    time = Time()
    async with serving(idle=0.0, now=time) as house:
        table = await seated(house, pace=PaceOf("live", 1000, 0))
        await table.bid()
        await table.leave()
        room = await house.rooms.room(table.id)
        while room.connections or room.users:
            await asyncio.sleep(0.01)
        room.used -= 10
        await house.rooms.look_through(room)
        assert table.id not in house.rooms.registry
        time.at += 1001
        house.rooms.clockwork.alarm.changed.set()
        while len(await house.store.events(table.id)) < 4:
            await asyncio.sleep(0.02)
        room = await house.rooms.room(table.id)
        time.at += 1000 - SOON / 2
        room.used -= 10
        await house.rooms.look_through(room)
        assert house.rooms.registry.get(table.id) is room, "its time is almost up"
