"""Lists and talk: what cards say is new, how many queries a page takes, who reads what was said."""

from typing import Any

import pytest
from sqlalchemy import event

from tests.server.client import Client
from tests.server.seated import BLUE, GREEN, RED, seated
from tests.server.serving import House, new_table, serving
from tyche.server.store import Person

pytestmark = pytest.mark.anyio


async def listed(house: House, person: Person) -> list[Any]:
    """The cards of a person's tables."""
    return await house.rooms.cards(await house.store.list_tables("mine", person.id), person)


async def test_a_page_takes_as_many_queries_as_one_table() -> None:
    async with serving() as house:
        me = await house.store.new_person("me")
        counts = []
        for tables in (1, 20):
            for _ in range(tables):
                await new_table(house.store, holders={RED: me.id})
            statements: list[str] = []

            def noted(*arguments: Any, found: list[str] = statements) -> None:
                found.append(arguments[2])

            event.listen(house.store._reading, "before_cursor_execute", noted)
            cards = await listed(house, me)
            event.remove(house.store._reading, "before_cursor_execute", noted)
            counts.append(len(statements))
            assert all(seat.person for card in cards for seat in card.seats)
        assert len(cards) == 21
        assert counts[0] == counts[1] <= 4


async def test_what_is_new_are_moments_since_the_last_visit_and_chats_not_yet_read() -> None:
    async with serving() as house:
        table = await seated(house)
        red, blue, green = table.clients
        person = await house.store.person(table.persons[GREEN])
        assert person is not None
        assert (await house.rooms.card(table.id, person)).unread == 0
        await green.close()
        room = await house.rooms.room(table.id)
        while len(room.connections) > 2:
            await red.quiet()
        await red.ask("chat", text="for all")
        await red.ask("chat", text="for green", to=[GREEN])
        await red.ask("chat", text="for blue", to=[BLUE])
        assert (await house.rooms.card(table.id, person)).unread == 2
        assert (await house.rooms.card(table.id, None)).unread == 0
        assert [card.unread for card in await listed(house, person)] == [2]
        again = await table.come(GREEN)
        assert again.hello["table"]["unread"] == 2, "it says what was new when they came"
        await again.ask("seen", moment=0)
        assert (await house.rooms.card(table.id, person)).unread == 0
        for client in (red, blue, again):
            await client.decide(["pass"])
        assert (await house.rooms.card(table.id, person)).unread == 3
        await again.ask("seen", moment=3)
        assert (await house.rooms.card(table.id, person)).unread == 0
        await again.ask("chat", text="my own words")
        assert (await house.rooms.card(table.id, person)).unread == 0
        await blue.ask("chat", text="you are here and hear it")
        assert (await house.rooms.card(table.id, person)).unread == 0
        for client in (red, blue, again):
            await client.close()


async def test_whoever_comes_to_a_table_that_has_not_begun_hears_what_was_said() -> None:
    async with serving() as house:
        row = await new_table(house.store)
        persons = [seat.person_id for seat in await house.store.seats(row.id)]
        red = await Client.at(house.address(row.id, persons[RED]), begun=False)
        await red.ask("chat", text="when do we begin?")
        assert (await red.ask("chat", text="psst", to=[BLUE]))["code"] == "not-started"
        blue = await Client.at(house.address(row.id, persons[BLUE]), begun=False)
        assert blue.said == ["when do we begin?"]
        stranger = await house.store.new_person("stranger")
        watcher = await Client.at(house.address(row.id, stranger.id), begun=False)
        assert watcher.said == []
        await house.store.update_seat(row.id, GREEN, person_id=stranger.id)
        await house.rooms.seats_changed(row.id)
        await watcher.until(lambda: watcher.said == ["when do we begin?"])
        for client in (red, blue, watcher):
            await client.close()


async def test_spectators_neither_read_nor_write_and_seats_read_on_after_the_end() -> None:
    async with serving() as house:
        table = await seated(house)
        red, blue, _ = table.clients
        watcher = await table.come(None)
        await red.ask("chat", text="for all")
        await red.ask("chat", text="for blue", to=[BLUE])
        assert (await watcher.ask("chat", text="may I?"))["code"] == "not-yours"
        for seat in (BLUE, GREEN):
            await house.rooms.resign(table.id, seat)
        await house.rooms.abandon(table.id, table.persons[RED])
        for reader, texts in ((RED, 2), (BLUE, 2), (GREEN, 1), (None, 0)):
            late = await table.come(reader)
            view = next(message for message in late.heard if message["type"] == "view")
            assert len(view["chats"]) == texts
            assert late.hello["table"]["status"] == "finished"
            await late.close()
        assert (await blue.ask("chat", text="well played"))["type"] == "done"
        await red.until(lambda: "well played" in red.said)
        await watcher.quiet()
        assert not any("well played" in text or "for all" in text for text in watcher.raw)
        assert len(await house.store.chats(table.id)) == 3
        await table.leave(watcher)
