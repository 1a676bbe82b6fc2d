"""Around the game: standing orders, plans, notes, chats, presence, seats that change hands."""

import asyncio

import pytest

from tests.server.seated import BLUE, GREEN, RED, Seated, seated
from tests.server.serving import House, serving
from tyche.server.room.connection import MOST_WAITING
from tyche.server.room.deltas import framed

pytestmark = pytest.mark.anyio


async def at_turns(house: House) -> Seated:
    """A table at red's first turn."""
    table = await seated(house)
    await table.bid()
    return table


# Standing orders and plans.


async def test_a_standing_order_answers_where_it_is_legal_until_it_is_revoked() -> None:
    async with serving() as house:
        table = await at_turns(house)
        red, blue, green = table.clients
        other = await table.come(BLUE)
        await blue.ask("orders", orders=[{"topic": "turn", "option": ["done"]}])
        await other.until(lambda: other.heard[-1]["type"] == "orders")
        await red.decide(["done"])
        await table.settle()
        assert green.view["ask"]["seats"] == [GREEN]
        assert green.view["moment"] == 5
        await blue.ask("orders", orders=[])
        await green.decide(["done"])
        await table.settle()
        for client in table.clients:
            await client.decide(["pass"])
        await red.quiet()
        await red.decide(["done"])
        await blue.quiet()
        assert blue.view["ask"]["seats"] == [BLUE]
        await table.leave(other)


async def test_an_order_may_answer_the_question_on_the_table_and_illegal_ones_are_ignored() -> None:
    async with serving() as house:
        table = await at_turns(house)
        red = table.clients[RED]
        await red.ask("orders", orders=[{"topic": "turn", "option": ["dance"]}, {"topic": "turn", "option": "default"}])
        await table.settle()
        assert red.view["ask"]["seats"] == [BLUE]
        await table.leave()


async def test_an_order_makes_exceptions_and_ends_with_the_turn() -> None:
    async with serving() as house:
        table = await at_turns(house)
        red, blue, _ = table.clients
        order = {"topic": "turn", "option": ["done"], "unless": {"score": [0]}, "until": "turn"}
        await blue.ask("orders", orders=[order])
        await red.decide(["done"])
        await table.settle()
        assert blue.view["ask"]["seats"] == [BLUE]
        room = await house.rooms.room(table.id)
        assert room.seats[BLUE].orders
        assert room.match is not None
        room.match.showing.turn_fields = ["turn"]
        await blue.decide(["done"])
        await blue.quiet()
        assert room.seats[BLUE].orders == []
        assert (await house.store.seats(table.id))[BLUE].orders == []
        assert any(message["type"] == "orders" and message["orders"] == [] for message in blue.heard)
        await table.leave()


async def test_a_poll_is_answered_by_orders_without_anybody_noticing() -> None:
    async with serving() as house:
        table = await seated(house)
        red, blue, green = table.clients
        await table.settle()
        heard = len(green.heard)
        await blue.ask("orders", orders=[{"topic": "bid", "option": "default"}])
        await red.decide(["pass"])
        await green.quiet()
        assert len(green.heard) == heard
        await green.decide(["pass"])
        await table.settle()
        assert red.view["ask"]["topic"] == "turn"
        await table.leave()


async def test_a_plan_is_taken_when_its_turn_comes_and_kept_over_a_restart() -> None:
    async with serving() as house:
        table = await at_turns(house)
        red, blue, green = table.clients
        await blue.ask("plan", options=[["done"], ["done"]])
        room = await house.rooms.room(table.id)
        async with room.held():
            await room.reload()
        await red.quiet()
        await red.decide(["done"])
        await table.settle()
        assert green.view["ask"]["seats"] == [GREEN]
        assert (await house.store.seats(table.id))[BLUE].plan == [("done",)]
        assert blue.heard[-1] == {"type": "plan", "options": [["done"]]}
        await table.leave()


async def test_too_many_orders_and_plans_are_refused() -> None:
    async with serving() as house:
        table = await at_turns(house)
        red = table.clients[RED]
        orders = [{"topic": "turn", "option": "default"}] * 51
        assert (await red.ask("orders", orders=orders))["code"] == "malformed"
        assert (await red.ask("plan", options=[["done"]] * 201))["code"] == "malformed"
        await table.leave()


# Notes, chats, presence.


async def test_notes_are_private_and_kept() -> None:
    async with serving() as house:
        table = await seated(house)
        red, blue, _ = table.clients
        tab = await table.come(RED)
        assert (await red.ask("note", text="attack at dawn"))["type"] == "done"
        await tab.until(lambda: tab.heard[-1] == {"type": "note", "text": "attack at dawn"})
        assert (await red.ask("note", text="x" * 8001))["code"] == "malformed"
        again = await table.come(RED)
        assert next(m for m in again.heard if m["type"] == "view")["note"] == "attack at dawn"
        await blue.quiet()
        assert not any("dawn" in text for text in blue.raw)
        await table.leave(tab, again)


async def test_chats_reach_whom_they_are_meant_for() -> None:
    async with serving() as house:
        table = await seated(house)
        red, blue, green = table.clients
        watcher = await table.come(None)
        await red.ask("chat", text="hello all")
        await red.ask("chat", text="only blue", to=[BLUE])
        await table.settle()
        await watcher.quiet()
        assert red.said == blue.said == ["hello all", "only blue"]
        assert (green.said, watcher.said) == (["hello all"], [])
        chat = next(m["chat"] for m in blue.heard if m["type"] == "chat")
        assert (chat["from"], chat["name"], chat["to"]) == (RED, "red-person", None)
        assert (await watcher.ask("chat", text="me too"))["code"] == "not-yours"
        assert (await red.ask("chat", text="x", to=[7]))["code"] == "malformed"
        assert (await red.ask("chat", text=" "))["code"] == "malformed"
        again = await table.come(GREEN)
        chats = next(m for m in again.heard if m["type"] == "view")["chats"]
        assert [c["text"] for c in chats] == ["hello all"]
        for _ in range(5):
            last = await green.ask("chat", text="spam")
        assert last["type"] == "done"
        assert (await green.ask("chat", text="spam"))["code"] == "rate"
        await table.leave(watcher, again)


async def test_everybody_sees_who_is_here() -> None:
    async with serving() as house:
        table = await seated(house)
        red, _, green = table.clients
        await table.settle()
        assert [seat["here"] for seat in red.people["seats"]] == [True, True, True]
        await green.close()
        watcher = await table.come(None)
        await red.until(lambda: red.people["spectators"] == 1 and not red.people["seats"][GREEN]["here"])
        await table.leave(watcher)


async def test_how_far_somebody_has_looked_is_kept() -> None:
    async with serving() as house:
        table = await at_turns(house)
        red = table.clients[RED]
        assert (await red.ask("seen", moment=2))["type"] == "done"
        assert (await red.ask("seen", moment=50))["code"] == "no-moment"
        again = await table.come(RED)
        assert next(m for m in again.heard if m["type"] == "view")["seen"] == 2
        await table.leave(again)


# The memory.


async def test_a_room_that_nobody_needs_leaves_the_memory_and_is_read_again() -> None:
    async with serving(idle=0.0) as house:
        table = await at_turns(house)
        room = await house.rooms.room(table.id)
        await house.rooms.look_through(room)
        assert await house.rooms.room(table.id) is room
        await table.leave()
        while room.connections:
            await asyncio.sleep(0.01)
        room.used -= 1
        await house.rooms.look_through(room)
        again = await house.rooms.room(table.id)
        assert again is not room
        assert again.course is not None
        assert again.course.moment == 3


async def test_a_slow_reader_is_let_go_and_the_others_play_on() -> None:
    async with serving() as house:
        table = await seated(house)
        room = await house.rooms.room(table.id)
        connection = next(connection for connection in room.connections if connection.seat == GREEN)
        for _ in range(100):  # what the kernel takes does not wait
            connection.push(framed(b" " * (MOST_WAITING // 4)))
        assert connection.closing == "slow"
        red = table.clients[RED]
        assert (await red.decide(["pass"]))["type"] == "done"
        await table.leave()
