"""Standing orders at tables of the three titles: exceptions by spelled facts, and orders until one's next turn."""

import random
from typing import Any

import pytest

from tests.server.lines import Kept
from tests.server.serving import House, serving
from tests.server.test_room_branches import kept
from tyche.core.game import games
from tyche.core.table import Table, open_table
from tyche.server.room import acts
from tyche.server.room.connection import Connection
from tyche.server.room.orders import MOST_ORDERS, begins_turn
from tyche.server.room.room import Room
from tyche.server.wire import Order
from tyche.study.fuzz import random_decision

pytestmark = pytest.mark.anyio
SEATS = 3
NAMED = [("successors", "intercept", "place"), ("hellas", "battle-card", "region"), ("scharz", "let-in", "place")]


def asked_about(name: str, topic: str) -> tuple[Table, Table]:
    """A table just before a question of a topic, and the same at it: nobody has decided anything else in between."""
    for seed in range(60):
        luck = random.Random(seed)
        table = open_table(games()[name], SEATS, None, None, luck.randbytes(32))
        while not table.over:
            before = len(table.decisions)
            table.choose(*random_decision(table, luck))
            if table.ask is not None and table.ask.topic == topic and not table.ask.also:
                if table.awaited()[0] != table.decisions[-1][0]:
                    return table.at(before), table
    raise AssertionError(f"no random game of {name} comes to {topic}")


async def room_of(house: House, table: Table) -> Room:
    """The same table on a server."""
    at = open_table(table.game, SEATS, None, None, table.play.dice.seed)
    for seat, option in table.decisions:
        at.choose(seat, option)
    row = await kept(house, at, "running")
    room = await house.rooms.room(row.id)
    async with room.change():
        await room.take_stock()
    return room


async def order(room: Room, seat: int, *orders: Order) -> None:
    """A seat gives orders."""
    connection = Connection(Kept(), room.seats[seat].person_id, 1e6)
    connection.seat = seat
    await acts.set_orders(room, connection, list(orders))


async def decide(room: Room, seat: int, option: Any) -> None:
    """A seat decides."""
    assert room.course is not None
    await acts.decide(room, seat, room.course.question(seat), option, f"{room.course.n}")


@pytest.mark.parametrize(("name", "topic", "fact"), NAMED)
async def test_an_order_answers_unless_a_fact_has_a_certain_name(name: str, topic: str, fact: str) -> None:
    before, after = asked_about(name, topic)
    assert after.ask is not None
    seat, spelled = after.awaited()[0], after.game.spell(fact, after.ask.facts[fact])
    assert isinstance(spelled, str)
    mover, option = after.decisions[-1]
    for value, answered in ((spelled, False), ("elsewhere", True)):
        async with serving() as house:
            room = await room_of(house, before)
            await order(room, seat, Order(topic=topic, option="default", unless={fact: [value]}))
            await decide(room, mover, option)
            assert room.course is not None
            taken = room.course.table.decisions[len(after.decisions) :]
            assert bool(taken) == answered, value
            if answered:
                assert taken[0] == (seat, after.default(seat))


@pytest.mark.parametrize("name", ["successors", "hellas"])
async def test_an_order_may_end_when_ones_next_turn_begins(name: str) -> None:
    luck = random.Random(3)
    async with serving() as house:
        room = await room_of(house, open_table(games()[name], SEATS, None, None, luck.randbytes(32)))
        assert room.course is not None
        names = room.row.seat_names
        while "active" not in room.row.turn or room.row.turn["active"] is None:
            await decide(room, *random_decision(room.course.table, luck))
        seat = next(seat for seat in range(SEATS) if names[seat] != room.row.turn["active"])
        await order(room, seat, Order(topic="nothing", option="default", until="turn"))
        while room.row.turn["active"] != names[seat]:
            assert room.seats[seat].orders, room.row.turn
            await decide(room, *random_decision(room.course.table, luck))
        assert room.seats[seat].orders == []
        assert (await house.store.seats(room.id))[seat].orders == []


async def test_an_order_until_ones_turn_does_not_play_the_turn() -> None:
    luck = random.Random(3)
    async with serving() as house:
        room = await room_of(house, open_table(games()["hellas"], SEATS, None, None, luck.randbytes(32)))
        assert room.course is not None
        names = room.row.seat_names
        while room.row.turn["turn"] < 1:
            await decide(room, *random_decision(room.course.table, luck))
        seat = next(seat for seat in range(SEATS) if names[seat] != room.row.turn["active"])
        table = room.course.table
        topics = _topics(table)[:MOST_ORDERS]
        await order(room, seat, *(Order(topic=topic, option="default", until="turn") for topic in topics))
        while room.row.turn["active"] != names[seat]:
            await decide(room, *random_decision(table, luck))
        assert table.decisions[-1][0] != seat
        assert table.awaited() == [seat]


def _topics(table: Table) -> list[str]:
    """The topics that a random game comes to."""
    luck, again, found = random.Random(4), open_table(table.game, SEATS, None, None, bytes(32)), dict[str, None]()
    while not again.over and len(again.decisions) < 400:
        assert again.ask is not None
        found[again.ask.topic] = None
        again.choose(*random_decision(again, luck))
    return list(found)


def test_whose_turn_begins() -> None:
    names = ["red", "blue"]
    assert begins_turn(names, 1, {"turn": 3, "active": "blue"})
    assert not begins_turn(names, 0, {"turn": 3, "active": "blue"})
    assert not begins_turn(names, 0, {"turn": 3, "active": None})
    assert begins_turn(names, 0, {"year": 3, "season": "spring"})
