"""Overlays of the map: a query of any reader, now or of an older moment, that changes nothing."""

import pytest

from tests.server.client import Client
from tests.server.seated import BLUE, RED, Seated
from tests.server.serving import new_table, serving

pytestmark = pytest.mark.anyio


async def test_the_names_come_with_the_greeting(table: Seated) -> None:
    assert table.clients[RED].hello["overlays"] == ["lead", "held"]


async def test_an_overlay_is_laid_and_nothing_happens(table: Seated) -> None:
    await table.bid()
    red = table.clients[RED]
    events = await table.events()
    laid = await red.ask("overlay", name="lead")
    assert (laid["type"], laid["name"], laid["n"]) == ("overlay", "lead", 3)
    assert laid["places"] == {"red": ["goal"], "blue": ["goal"], "green": ["goal"]}
    assert await table.events() == events


async def test_everybody_gets_what_they_may_know(table: Seated) -> None:
    red, blue, _ = table.clients
    assert (await red.ask("overlay", name="held"))["places"] == {"red": red.view["hand"]}
    assert (await blue.ask("overlay", name="held"))["places"] == {"blue": blue.view["hand"]}
    watcher = await table.come(None)
    assert (await watcher.ask("overlay", name="held"))["places"] == {}
    await watcher.close()


async def test_an_overlay_of_an_older_moment_shows_what_was_known_then(table: Seated) -> None:
    red = table.clients[RED]
    hand = red.view["hand"]
    await table.bid()
    await red.decide(["roll"])
    await table.settle()
    assert red.view["hand"] != hand
    past = await red.ask("overlay", name="held", n=0)
    assert (past["n"], past["places"]) == (0, {"red": hand})
    assert (await red.ask("overlay", name="held"))["places"] == {"red": red.view["hand"]}


async def test_what_was_taken_back_is_not_shown_again(table: Seated) -> None:
    await table.bid()
    red = table.clients[RED]
    hand, cards = red.view["hand"], [option for option in red.options if option[0] == "play"]
    for card in cards:
        await red.decide(card)
        left = [name for name in hand if name != card[1]]
        assert (await red.ask("overlay", name="held", n=4))["places"] == {"red": left}
        await red.ask("undo", key=f"back from {card[1]}")
        await table.settle()
        assert (await red.ask("overlay", name="held"))["places"] == {"red": hand}
    assert len(cards) > 1


async def test_answers_that_are_withheld_show_nowhere(table: Seated) -> None:
    red, blue, _ = table.clients
    await red.decide(red.options[-1])
    laid = await blue.ask("overlay", name="lead")
    assert laid["n"] == 0
    assert (await blue.ask("overlay", name="lead", n=1))["code"] == "no-moment"


@pytest.mark.parametrize("name", ["reach", "", "Lead"])
async def test_an_unknown_overlay_is_refused_with_those_there_are(table: Seated, name: str) -> None:
    refused = await table.clients[BLUE].ask("overlay", name=name)
    assert (refused["type"], refused["code"]) == ("refused", "no-overlay")
    assert refused["text"] == f"toy has no overlay {name!r}; it has lead, held"


async def test_a_moment_that_is_not_shown_is_refused(table: Seated) -> None:
    assert (await table.clients[BLUE].ask("overlay", name="lead", n=-1))["code"] == "no-moment"
    assert (await table.clients[BLUE].ask("overlay", name="lead", n="now"))["code"] == "malformed"


async def test_before_the_start_there_is_nothing_to_lay() -> None:
    async with serving() as house:
        row = await new_table(house.store)
        person = (await house.store.seats(row.id))[RED].person_id or ""
        client = await Client.at(house.address(row.id, person), begun=False)
        assert (await client.ask("overlay", name="lead"))["code"] == "not-started"
        await client.close()
