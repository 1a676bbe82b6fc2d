"""Clocks: banks, increments, time-outs, restarts. The time of these tests is what they say it is."""

import time
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from tests.server.seated import BLUE, GREEN, RED, Seated, seated
from tests.server.serving import Time, serving
from tyche.server.room import Rooms, RoomSettings, acts
from tyche.server.room.clocks import Alarm, left, start, stop
from tyche.server.room.clockwork import Clockwork
from tyche.server.room.settings import Steady
from tyche.server.store import SeatRow
from tyche.server.store.schema import beats
from tyche.server.wire import PaceOf

pytestmark = pytest.mark.anyio
LIVE = PaceOf("live", 100, 10)


@pytest.fixture
async def timed() -> AsyncIterator[tuple[Time, Seated]]:
    """A live table at its first question, and the time there."""
    time = Time()
    async with serving(now=time) as house:
        table = await seated(house, pace=LIVE)
        yield time, table
        await table.leave()


def seat(bank: float | None = 100.0) -> SeatRow:
    return SeatRow(table_id="t", seat=0, kind="person", person_id="p", bank=bank)


async def test_a_clock_counts_down_and_a_decision_earns_the_increment() -> None:
    row = seat()
    start(row, 50.0)
    assert left(row, 80.0) == 70.0
    stop(row, 80.0, 10.0)
    assert (row.bank, row.clock_since) == (80.0, None)
    stop(row, 999.0, 10.0)
    assert row.bank == 80.0


async def test_the_alarm_rings_in_order_and_only_for_the_last_time_set() -> None:
    time = Time()

    async def ring(name: str) -> None:
        raise AssertionError(name)

    alarm = Alarm(time, ring)
    alarm.set("a", time.at + 5)
    alarm.set("b", time.at + 3)
    alarm.set("c", time.at + 1)
    alarm.set("a", time.at + 50)
    alarm.set("c", None)
    time.at += 10
    assert alarm.due() == ["b"]
    time.at += 100
    assert alarm.due() == ["a"]
    assert alarm.due() == []


async def test_clocks_run_for_those_who_are_waited_for(timed: tuple[Time, Seated]) -> None:
    time, table = timed
    red = table.clients[RED]
    assert {n: clock["running"] for n, clock in red.people["clocks"].items()} == {"0": True, "1": True, "2": True}
    time.at += 30
    await table.bid()
    time.at += 7
    await red.decide(["done"])
    await table.settle()
    clocks = red.people["clocks"]
    assert (clocks["0"]["left"], clocks["0"]["running"]) == (100 - 30 + 10 - 7 + 10, False)
    assert (clocks["1"]["left"], clocks["1"]["running"]) == (80, True)
    assert clocks["1"]["deadline"] == time.at + 80


async def test_a_clock_seems_to_run_until_all_have_answered(timed: tuple[Time, Seated]) -> None:
    time, table = timed
    red, blue, green = table.clients
    time.at += 20
    await red.decide(["pass"])
    time.at += 20
    shown = (await table.house.rooms.card(table.id, None)).clocks
    assert {(clock.left, clock.running) for clock in shown.values()} == {(60.0, True)}
    await blue.decide(["pass"])
    await green.decide(["pass"])
    await table.settle()
    assert green.people["clocks"]["0"]["left"] == 100 - 20 + 10
    assert green.people["clocks"]["1"]["left"] == 100 - 40 + 10


async def test_taking_back_gives_the_increment_back(timed: tuple[Time, Seated]) -> None:
    time, table = timed
    await table.bid()
    red = table.clients[RED]
    card = next(option for option in red.options if option[0] == "play")
    room = await table.house.rooms.room(table.id)
    before = left(room.seats[RED], time.at)
    for step in range(3):
        await red.decide(card)
        await red.ask("undo", key=f"u{step}")
    assert left(room.seats[RED], time.at) == before


async def test_whoever_runs_out_of_time_takes_the_lawful_default(timed: tuple[Time, Seated]) -> None:
    time, table = timed
    await table.bid()
    red = table.clients[RED]
    time.at += 200
    await acts.time_out(await table.house.rooms.room(table.id))
    await red.until(lambda: red.view["ask"]["seats"] == [BLUE])
    assert (await table.house.store.events(table.id))[-1].data == ("done",)


async def test_whose_time_is_not_up_is_left_alone(timed: tuple[Time, Seated]) -> None:
    time, table = timed
    await table.bid()
    time.at += 50
    await acts.time_out(await table.house.rooms.room(table.id))
    assert len(await table.house.store.events(table.id)) == 3


async def test_an_answer_given_in_a_poll_is_not_taken_again_when_the_time_is_up(timed: tuple[Time, Seated]) -> None:
    time, table = timed
    red, _, _ = table.clients
    await red.decide(["pass"])
    time.at += 500
    await acts.time_out(await table.house.rooms.room(table.id))
    events = await table.house.store.events(table.id)
    assert [event.seat for event in events] == [RED, BLUE, GREEN]


async def test_a_bot_stands_in_where_the_table_says_so() -> None:
    time = Time()
    async with serving(now=time, bot_pause=60.0) as house:
        table = await seated(house, pace=LIVE, on_timeout="bot:random")
        await table.bid()
        red = table.clients[RED]
        time.at += 200
        await acts.time_out(await house.rooms.room(table.id))
        await red.until(lambda: red.people["seats"][RED]["stood_in"])
        assert red.people["seats"][RED]["bot"] == "random"
        assert await table.events() == ["decide"] * 3 + ["seat"]
        assert (await red.decide(["done"]))["type"] == "done"
        await red.until(lambda: not red.people["seats"][RED]["stood_in"])
        await table.leave()


async def test_real_alarms_ring_by_themselves() -> None:
    async with serving() as house:
        table = await seated(house, pace=PaceOf("live", 1, 0), options={"rounds": 1})
        red = table.clients[RED]
        await red.until(lambda: red.over)
        assert (await house.store.table(table.id)).status == "finished"  # type: ignore[union-attr]
        await table.leave()


async def test_a_restart_charges_nobody_and_forgets_no_bank(tmp_path: object) -> None:
    time = Time()
    url = f"sqlite:///{tmp_path}/tyche.db"
    async with serving(url, now=time) as house:
        table = await seated(house, pace=LIVE)
        time.at += 30
        await table.bid()
        await table.leave()
    time.at += 100_000
    async with serving(url, now=time) as house:
        rooms: Rooms = house.rooms
        room = await rooms.room(table.id)
        assert left(room.seats[RED], time.at) == 80
        assert rooms.clockwork.alarm.times[table.id] == time.at + 80


async def test_a_crash_gives_away_no_more_than_the_time_since_the_last_heartbeat(
    tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    url = f"sqlite:///{tmp_path}/tyche.db"

    async def not_any_more(clockwork: Clockwork) -> None:
        """A process that is killed says nothing."""

    async with serving(url, now=time, heartbeat=1000.0) as house:
        table = await seated(house, pace=LIVE)
        time.at += 40
        await house.rooms.clockwork.beat()
        time.at += 2.5
        await table.leave()
        monkeypatch.setattr(Clockwork, "die", not_any_more)
    time.at += 100_000
    async with serving(url, now=time) as house:
        room = await house.rooms.room(table.id)
        assert [left(row, time.at) for row in room.seats] == [60.0] * 3
        assert house.rooms.clockwork.alarm.times[table.id] == time.at + 60
        time.at += 61
        await acts.time_out(room)
        assert len(await house.store.events(table.id)) == 3


async def test_without_clocks_nothing_is_stored_again_and_again() -> None:
    async with serving() as house:
        table = await seated(house)
        before = await house.store.table(table.id)
        await house.rooms.clockwork.beat()
        assert await house.store._all(select(beats)) == []
        assert await house.store.table(table.id) == before
        await table.leave()


# The clock of the machine.


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
async def test_setting_the_clock_of_the_machine_takes_nobodys_time(jump: float) -> None:
    wall, ticks = Time(), Time()
    async with serving(now=Steady(wall, ticks)) as house:
        table = await seated(house, pace=LIVE)
        await table.bid()
        wall.at += jump
        ticks.at += 30
        room = await house.rooms.room(table.id)
        await acts.time_out(room)
        assert len(await house.store.events(table.id)) == 3
        assert left(room.seats[RED], room.settings.now()) == 110 - 30
        red = table.clients[RED]
        await red.decide(["done"])
        await red.until(lambda: not red.people["clocks"]["0"]["running"])
        assert red.people["clocks"]["0"]["left"] == 110 - 30 + 10
        ticks.at += 1000
        await acts.time_out(room)
        assert (await house.store.events(table.id))[-1].seat == BLUE
        await table.leave()


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
async def test_a_restart_with_another_time_of_day_takes_nobodys_time(tmp_path: object, jump: float) -> None:
    wall, ticks = Time(), Time()
    url = f"sqlite:///{tmp_path}/tyche.db"
    async with serving(url, now=Steady(wall, ticks)) as house:
        table = await seated(house, pace=LIVE)
        ticks.at += 30
        await table.bid()
        ticks.at += 5
        await table.leave()
    wall.at += jump
    ticks.at = 7.0  # another process counts from elsewhere
    async with serving(url, now=Steady(wall, ticks)) as house:
        room = await house.rooms.room(table.id)
        assert left(room.seats[RED], room.settings.now()) == 80 - 5
        await acts.time_out(room)
        assert len(await house.store.events(table.id)) == 3


async def test_rooms_run_by_a_steady_clock() -> None:
    assert isinstance(RoomSettings().now, Steady)
    assert abs(RoomSettings().now() - time.time()) < 3600
