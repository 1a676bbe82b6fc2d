"""Going back through the server: undoing is free; beyond what was revealed all others must agree, and luck is new."""

from typing import Any

import msgspec
import pytest

from tests import toy
from tests.server.client import Client
from tests.server.seated import BLUE, GREEN, RED, Seated, seated
from tests.server.serving import serving
from tyche.core.record import load_record, table_from, verify
from tyche.core.table import Table
from tyche.server.room import acts

pytestmark = pytest.mark.anyio
TRIES = 6


def replayed(record: bytes) -> Table:
    """The table of a record, replayed and verified."""
    assert all(check.holds for check in verify(load_record(record), game=toy.GAME).checks)
    return table_from(load_record(record), game=toy.GAME)


async def agree(table: Seated, *seats: int) -> None:
    """These seats say yes to the proposal on the table."""
    for seat in seats:
        client = table.clients[seat]
        await client.until(lambda client=client: client.proposal is not None)
        assert client.proposal is not None
        assert (await client.ask("consent", proposal=client.proposal["id"], yes=True))["type"] == "done"
    await table.settle()


async def test_nobody_looks_at_the_deck_by_going_back_though_only_they_have_learned_something(table: Seated) -> None:
    await table.bid()
    red, blue, green = table.clients
    await red.decide(["roll"])  # draws a card: only red knows which
    await table.settle()
    hand = red.view["hand"]
    assert (await red.ask("rewind", to=3, key="r"))["type"] == "done"
    await table.settle()
    assert red.view["hand"] == hand
    assert red.view["moment"] == 4
    assert red.proposal is not None
    assert red.proposal["needed"] == [BLUE, GREEN]
    await agree(table, BLUE)
    assert red.view["moment"] == 4
    await agree(table, GREEN)
    assert red.view["moment"] == 3
    assert blue.log == green.log
    assert blue.log[-1]["id"] == "table-went-back"


async def test_a_proposal_shows_each_reader_what_was_revealed_to_them(table: Seated) -> None:
    await table.bid()
    red, blue, _ = table.clients
    await red.decide(["roll"])
    await table.settle()
    await red.ask("rewind", to=3, key="r")
    await table.settle()
    assert red.proposal is not None
    assert blue.proposal is not None
    for client in (red, blue):
        assert client.proposal is not None
        shown = client.proposal["revealed"]
        assert shown == [entry for entry in client.log if entry["moment"] == 4]
        assert any(entry["id"] == "rolled" for entry in shown)
    watcher = await table.come(None)
    assert watcher.proposal is not None
    assert watcher.proposal["revealed"] == [entry for entry in watcher.log if entry["moment"] == 4]
    await watcher.close()


async def test_what_comes_after_going_back_is_random_anew_and_the_record_verifies() -> None:
    async with serving() as house:
        table = await seated(house)
        await table.bid()
        red = table.clients[RED]
        drawn: list[Any] = []
        for step in range(TRIES):
            await red.decide(["roll"])
            await table.settle()
            drawn.append((red.view["hand"], [entry for entry in red.log if entry["id"] == "rolled"][-1]["facts"]))
            await red.ask("rewind", to=3, key=f"r{step}")
            await agree(table, BLUE, GREEN)
        assert len({str(one) for one in drawn}) > 1, "the same card and die each time"
        told = [entry["facts"] for entry in red.log if entry["id"] == "table-went-back"]
        assert told == [{"seat": "red", "moment": 3, "taken": 1, "times": TRIES}]
        again = replayed(await house.rooms.record(table.id))
        assert [turning.number for turning in again.turnings] == list(range(1, TRIES + 1))
        assert [turning.stands for turning in again.turnings] == [False] * (TRIES - 1) + [True]
        room = await house.rooms.room(table.id)
        before = [(client.view, client.log) for client in table.clients]
        async with room.held():
            await room.reload()
        await table.settle()
        assert [(client.view, client.log) for client in table.clients] == before
        await table.leave()


async def test_a_record_that_hides_that_the_table_went_back_does_not_verify() -> None:
    async with serving() as house:
        table = await seated(house)
        await table.bid()
        red = table.clients[RED]
        for step in range(2):
            await red.decide(["roll"])
            await red.ask("rewind", to=3, key=f"r{step}")
            await agree(table, BLUE, GREEN)
        await red.decide(["roll"])
        raw = msgspec.json.decode(await house.rooms.record(table.id))
        raw["turnings"] = []
        report = verify(load_record(msgspec.json.encode(raw)), game=toy.GAME)
        assert not all(check.holds for check in report.checks)
        await table.leave()


async def test_undoing_stays_free_and_keeps_its_luck(table: Seated) -> None:
    await table.bid()
    red = table.clients[RED]
    card = next(option for option in red.options if option[0] == "play")
    await red.decide(card)
    await red.ask("rewind", to=3, key="r")
    await table.settle()
    assert red.view["moment"] == 3
    assert not any(entry["id"] == "table-went-back" for entry in red.log)
    assert replayed(await table.house.rooms.record(table.id)).turnings == []


async def test_alone_with_bots_nobody_is_asked_but_the_record_shows_it() -> None:
    async with serving(bot_pause=600.0) as house:
        table = await seated(house, holders={BLUE: "bot:random", GREEN: "bot:random"})
        red = table.clients[RED]
        await red.decide(["pass"])
        room = await house.rooms.room(table.id)
        for seat in (BLUE, GREEN):
            assert room.course is not None
            await acts.decide(room, seat, room.course.question(seat), ("pass",), f"b{seat}", person=False)
        await red.until(lambda: red.view["moment"] == 3)
        await red.decide(["roll"])
        await red.ask("rewind", to=3, key="r")
        await red.quiet()
        assert (red.view["moment"], red.proposal) == (3, None)
        assert red.log[-1]["id"] == "table-went-back"
        assert [turning.plain() for turning in replayed(await house.rooms.record(table.id)).turnings] == [
            [1, 3, 4, 0, 1]
        ]
        await table.leave()


async def test_who_has_resigned_is_not_asked_and_whom_a_bot_plays_for_is(table: Seated) -> None:
    await table.bid()
    red, blue, _ = table.clients
    await red.decide(["roll"])
    await table.house.rooms.resign(table.id, GREEN)
    await table.settle()
    await red.ask("rewind", to=3, key="r")
    await table.settle()
    assert blue.proposal is not None
    assert blue.proposal["needed"] == [BLUE]


async def test_while_answers_are_withheld_going_back_needs_the_others_too(table: Seated) -> None:
    await table.bid()
    red, blue, green = table.clients
    for client in table.clients:
        await client.decide(["done"])
        await table.settle()
    assert red.view["ask"]["topic"] == "bid"
    await blue.decide(["pass"])
    await table.settle()
    assert (await red.ask("rewind", to=5, key="r"))["type"] == "done"
    await table.settle()
    assert green.proposal is not None
    assert green.proposal["needed"] == [BLUE, GREEN]
    await agree(table, BLUE, GREEN)
    views: list[Client] = table.clients
    assert {client.view["moment"] for client in views} == {5}
