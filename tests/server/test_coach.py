"""Advice is given at tables against bots alone, to the seat that asks, about what it is offered."""

from typing import Any

import pytest

from tests.server.client import Client
from tests.server.serving import House, new_table, serving
from tyche.core.game import games

pytestmark = pytest.mark.anyio


async def at_table(house: House, name: str, holders: dict[int, str]) -> list[Client]:
    row = await new_table(house.store, games()[name], 2, holders=holders)
    await house.rooms.open(row.id)
    seats = await house.store.seats(row.id)
    return [await Client.at(house.address(row.id, seat.person_id)) for seat in seats if seat.kind == "person"]


@pytest.mark.parametrize("name", sorted(games()))
async def test_against_bots_the_coach_says_what_it_would_do_and_why(name: str) -> None:
    async with serving() as house:
        (client,) = await at_table(house, name, {1: "bot:random"})
        await client.until(lambda: bool(client.options))
        answer: dict[str, Any] = await client.ask("advise")
        assert answer["type"] == "advise"
        assert answer["answers"] == client.view["ask"]["n"]
        assert 1 <= len(answer["opinions"]) <= 3
        for opinion in answer["opinions"]:
            assert opinion["option"] in [list(option) for option in client.options]
        assert (await client.decide(answer["opinions"][0]["option"]))["type"] == "done"
        await client.close()


async def test_among_people_and_for_spectators_it_is_silent() -> None:
    async with serving() as house:
        clients = await at_table(house, "hellas", {})
        for client in clients:
            assert (await client.ask("advise"))["code"] == "no-coach"
        watcher = await Client.at(house.address(clients[0].hello["table"]["id"], None))
        assert (await watcher.ask("advise"))["type"] == "refused"
        for client in (*clients, watcher):
            await client.close()
