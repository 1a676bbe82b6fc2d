"""Leaving: who resigns cannot win, a bot keeps only the seats of those who are away, and the last person decides."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.seated import BLUE, GREEN, RED, Seated, seated
from tests.server.serving import Time, serving
from tyche.server.room import Denied, acts
from tyche.server.room.leaving import ABSENCE
from tyche.server.wire import PaceOf

pytestmark = pytest.mark.anyio
LIVE = PaceOf("live", 100, 10)


@pytest.fixture
async def timed() -> AsyncIterator[tuple[Time, Seated]]:
    """A live table at red's first turn, with bots that never come to decide, and the time there."""
    time = Time()
    async with serving(now=time, bot_pause=600.0) as house:
        table = await seated(house, pace=LIVE)
        await table.bid()
        yield time, table
        await table.leave()


def notes(client: Client) -> list[tuple[str, dict[str, Any]]]:
    """What the log tells of the table itself."""
    return [(entry["id"], entry["facts"]) for entry in client.log if entry["id"].startswith("table-")]


# Giving up.


async def test_whoever_resigns_is_offered_nothing_and_does_not_come_back(timed: tuple[Time, Seated]) -> None:
    _, table = timed
    red, blue, _ = table.clients
    assert red.options
    await table.house.rooms.resign(table.id, RED)
    await red.until(lambda: red.people["seats"][RED]["resigned"] and not red.options)
    await red.quiet()
    assert not red.undo
    assert red.view["ask"]["default"] is None
    for request in (
        {"kind": "decide", "answers": red.view["ask"]["n"], "option": ["done"], "key": "x"},
        {"kind": "undo", "key": "y"},
        {"kind": "rewind", "to": 0, "key": "z"},
        {"kind": "orders", "orders": []},
        {"kind": "plan", "options": []},
    ):
        assert (await red.ask(**request))["code"] == "resigned", request
    with pytest.raises(Denied):
        await table.house.rooms.resign(table.id, RED)
    with pytest.raises(Denied):
        await table.house.rooms.back(table.id, RED)
    await blue.quiet()
    assert notes(blue) == [("table-resigned", {"seat": "red"})]
    again = await table.come(RED)
    assert again.options == []
    assert again.log == red.log
    await again.close()


async def test_the_clock_of_whoever_resigns_stands_still(timed: tuple[Time, Seated]) -> None:
    time, table = timed
    time.at += 20
    room = await table.house.rooms.room(table.id)
    await table.house.rooms.resign(table.id, RED)
    left = 100 + 10 - 20
    for _ in range(3):  # the bot decides again and again, and earns nothing
        time.at += 1000
        await acts.decide(room, RED, room.course.question(RED), ("roll",), f"b{time.at}", person=False)  # type: ignore[union-attr]
        if room.course is not None and RED not in room.course.table.awaited():
            break
    clock = (await table.house.rooms.card(table.id, None)).clocks["0"]
    assert (clock.left, clock.running, clock.deadline) == (left, False, None)
    assert RED not in [seat for seat in (room.row.awaited or []) if room.seats[seat].clock_since is not None]


async def test_what_the_log_tells_of_seats_stays_when_the_table_goes_back(timed: tuple[Time, Seated]) -> None:
    _, table = timed
    red, blue, green = table.clients
    await red.decide(["done"])
    await table.settle()
    await blue.decide(["roll"])
    await table.house.rooms.resign(table.id, GREEN)
    await table.settle()
    await red.ask("rewind", to=3, key="r")
    await table.settle()
    assert blue.proposal is not None
    assert blue.proposal["needed"] == [BLUE]
    await blue.ask("consent", proposal=blue.proposal["id"], yes=True)
    await table.settle()
    told = [("table-went-back", {"seat": "red", "moment": 3, "taken": 2, "times": 1})]
    assert notes(red) == [*told, ("table-resigned", {"seat": "green"})]
    room = await table.house.rooms.room(table.id)
    before = [(client.view, client.log) for client in table.clients]
    async with room.held():
        await room.reload()
    await table.settle()
    assert [(client.view, client.log) for client in table.clients] == before
    fresh = await table.come(GREEN)
    assert fresh.log == green.log
    await fresh.close()


async def test_a_resigned_seat_does_not_win_by_the_rules() -> None:
    async with serving(bot_pause=600.0) as house:
        table = await seated(house, options={"rounds": 1})
        await table.bid()
        room = await house.rooms.room(table.id)
        assert room.course is not None
        room.course.table.play.s.scores[:] = [0, 0, 9]  # type: ignore[attr-defined]
        await house.rooms.resign(table.id, GREEN)
        red, blue, _ = table.clients
        await red.decide(["done"])
        await table.settle()
        await blue.decide(["done"])
        await acts.decide(room, GREEN, room.course.question(GREEN), ("done",), "b", person=False)
        await table.settle()
        row = await house.store.table(table.id)
        assert row is not None
        assert row.status == "finished"
        assert row.result is not None
        assert (row.result["why"], row.result["winners"]) == ("resigned", [RED, BLUE])
        assert red.view["ended"] == {"winners": ["red", "blue"], "why": "resigned"}
        assert notes(red)[-1] == ("table-ended", {"seat": "red", "why": "resigned"})
        assert red.over
        again = await table.come(RED)
        assert (again.view, again.log) == (red.view, red.log)
        await table.leave(again)


# The last person.


async def test_the_only_person_left_is_asked_and_ends_the_game_as_its_winner(timed: tuple[Time, Seated]) -> None:
    _, table = timed
    red, blue, green = table.clients
    assert (await red.ask("conclude", play_on=False))["code"] == "not-last"
    await table.house.rooms.resign(table.id, RED)
    await blue.until(lambda: blue.people["seats"][RED]["resigned"])
    assert blue.people["alone"] == []
    await table.house.rooms.resign(table.id, GREEN)
    await blue.until(lambda: blue.people["alone"] == [BLUE])
    assert (await green.ask("conclude", play_on=False))["code"] == "not-last"
    assert (await blue.ask("conclude", play_on=False))["type"] == "done"
    await table.settle()
    row = await table.house.store.table(table.id)
    assert row is not None
    assert (row.status, row.awaited, row.since) == ("finished", [], None)
    assert row.result == {"winner": BLUE, "winners": [BLUE], "why": "left"}
    for client in table.clients:
        assert client.over
        assert client.view["ended"] == {"winners": ["blue"], "why": "left"}
        assert notes(client)[-1] == ("table-ended", {"seat": "blue", "why": "left"})
    assert (await blue.ask("undo", key="u"))["code"] == "over"
    assert not any(clock["running"] for clock in blue.people["clocks"].values())
    assert await table.house.rooms.record(table.id)
    before = [(client.view, client.log) for client in table.clients]
    room = await table.house.rooms.room(table.id)
    async with room.held():
        await room.reload()
    await table.settle()
    assert [(client.view, client.log) for client in table.clients] == before


async def test_the_only_person_left_may_play_on_and_end_it_later(timed: tuple[Time, Seated]) -> None:
    _, table = timed
    _, blue, _ = table.clients
    for seat in (RED, GREEN):
        await table.house.rooms.resign(table.id, seat)
    await blue.until(lambda: blue.people["alone"] == [BLUE])
    await blue.ask("conclude", play_on=True)
    await blue.until(lambda: blue.people["alone"] == [])
    room = await table.house.rooms.room(table.id)
    async with room.held():
        await room.reload()
    await blue.quiet()
    assert blue.people["alone"] == []
    assert notes(blue)[-1] == ("table-play-on", {"seat": "blue"})
    assert not blue.over
    assert (await blue.ask("conclude", play_on=False))["type"] == "done"
    await blue.until(lambda: blue.over)


async def test_a_game_that_everybody_has_left_is_over() -> None:
    async with serving(bot_pause=600.0) as house:
        table = await seated(house, holders={BLUE: "bot:random", GREEN: "bot:random"})
        await house.rooms.resign(table.id, RED)
        row = await house.store.table(table.id)
        assert row is not None
        assert (row.status, row.result) == ("finished", {"winner": BLUE, "winners": [BLUE, GREEN], "why": "deserted"})
        await table.leave()


async def test_a_person_alone_against_bots_is_not_asked_whether_to_end() -> None:
    async with serving(bot_pause=600.0) as house:
        table = await seated(house, holders={BLUE: "bot:random", GREEN: "bot:random"})
        red = table.clients[RED]
        assert red.people["alone"] == []
        assert (await red.ask("conclude", play_on=False))["code"] == "not-last"
        await table.leave()


# Bots that keep a seat.


async def test_nobody_hands_the_seat_of_a_present_rival_to_a_bot(timed: tuple[Time, Seated]) -> None:
    time, table = timed
    time.at += 10 * ABSENCE["live"]
    with pytest.raises(Denied, match="not at the table"):
        await table.house.rooms.replace(table.id, RED, "random")
    await table.clients[RED].close()
    room = await table.house.rooms.room(table.id)
    while table.persons[RED] in room.audience.present():
        await asyncio.sleep(0.01)
    with pytest.raises(Denied):  # nobody waits for blue, however long blue is away
        await table.house.rooms.replace(table.id, BLUE, "random")
    await table.house.rooms.replace(table.id, RED, "random")
    blue = table.clients[BLUE]
    await blue.until(lambda: blue.people["seats"][RED]["stood_in"])
    await blue.quiet()
    assert notes(blue) == [("table-bot", {"seat": "red", "why": "away"})]


async def test_absence_counts_from_when_the_table_waits(timed: tuple[Time, Seated]) -> None:
    time, table = timed
    await table.clients[RED].close()
    room = await table.house.rooms.room(table.id)
    while table.persons[RED] in room.audience.present():
        await asyncio.sleep(0.01)
    time.at += ABSENCE["live"] - 1
    with pytest.raises(Denied):
        await table.house.rooms.replace(table.id, RED, "random")
    time.at += 1
    await table.house.rooms.replace(table.id, RED, "random")


async def test_the_person_comes_back_to_a_seat_that_a_bot_has_kept(timed: tuple[Time, Seated]) -> None:
    time, table = timed
    room = await table.house.rooms.room(table.id)
    await table.clients[RED].close()
    while table.persons[RED] in room.audience.present():
        await asyncio.sleep(0.01)
    time.at += ABSENCE["live"]
    await table.house.rooms.replace(table.id, RED, "random")
    red = await table.come(RED)
    assert red.people["seats"][RED]["stood_in"]
    assert not red.people["clocks"]["0"]["running"]
    await table.house.rooms.back(table.id, RED)
    await red.until(lambda: not red.people["seats"][RED]["stood_in"])
    clock = red.people["clocks"]["0"]
    assert (clock["left"], clock["running"]) == (60.0, True)  # the time was up; a minute is the least
    await red.quiet()
    assert notes(red)[-1] == ("table-back", {"seat": "red"})
    assert (await red.decide(["done"]))["type"] == "done"
    await red.close()


async def test_whoever_decides_while_a_bot_plays_for_them_has_come_back() -> None:
    time = Time()
    async with serving(now=time, bot_pause=600.0) as house:
        table = await seated(house, pace=LIVE, on_timeout="bot:random")
        await table.bid()
        red = table.clients[RED]
        time.at += 200
        await acts.time_out(await house.rooms.room(table.id))
        await red.until(lambda: red.people["seats"][RED]["stood_in"])
        assert (await red.decide(["done"]))["type"] == "done"
        await red.until(lambda: not red.people["seats"][RED]["stood_in"])
        await red.quiet()
        assert [what for what, _ in notes(red)] == ["table-bot", "table-back"]
        assert not (await house.store.seats(table.id))[RED].stood_in
        await table.leave()


async def test_all_others_can_agree_that_a_bot_plays_for_somebody(timed: tuple[Time, Seated]) -> None:
    _, table = timed
    red, blue, green = table.clients
    assert (await blue.ask("replace", seat=RED))["type"] == "done"
    await table.settle()
    assert green.proposal is not None
    assert (green.proposal["seat"], green.proposal["needed"]) == (RED, [GREEN])
    n = green.proposal["id"]
    assert (await red.ask("consent", proposal=n, yes=True))["code"] == "not-yours"
    assert (await red.ask("consent", proposal=n, yes=False))["code"] == "not-yours"
    assert (await red.ask("rewind", to=0, key="r"))["code"] == "proposal-pending"
    await green.ask("consent", proposal=n, yes=True)
    await red.until(lambda: red.people["seats"][RED]["stood_in"])
    await table.settle()
    assert red.proposal is None
    assert notes(red) == [("table-bot", {"seat": "red", "why": "vote"})]


async def test_a_vote_that_somebody_turns_down_changes_nothing(timed: tuple[Time, Seated]) -> None:
    _, table = timed
    red, blue, green = table.clients
    await blue.ask("replace", seat=RED)
    await table.settle()
    assert green.proposal is not None
    await green.ask("consent", proposal=green.proposal["id"], yes=False)
    await table.settle()
    assert red.proposal is None
    assert not red.people["seats"][RED]["stood_in"]


async def test_in_a_duel_there_is_no_vote() -> None:
    async with serving(bot_pause=600.0) as house:
        table = await seated(house, holders={GREEN: "bot:random"})
        blue = table.clients[BLUE]
        assert (await blue.ask("replace", seat=RED))["code"] == "no-vote"
        assert (await blue.ask("replace", seat=GREEN))["code"] == "not-a-person"
        assert (await blue.ask("replace", seat=BLUE))["code"] == "not-a-person"
        assert (await blue.ask("replace", seat=9))["code"] == "malformed"
        await table.leave()
