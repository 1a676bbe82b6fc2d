"""What one seat may not know never leaves the server for it: not in what is sent, not in its size, not in its time."""

from typing import Any

import pytest

from tests.server.client import Client
from tests.server.seated import BLUE, GREEN, RED, Seated, seated
from tests.server.serving import House, serving
from tests.toy import GAME, Toy
from tyche.core.table import Table

pytestmark = pytest.mark.anyio


async def dealt(house: House, hands: list[list[int]]) -> Seated:
    """A table whose hands are these, and clients who come after the deal."""
    table = await seated(house)
    room = await house.rooms.room(table.id)
    async with room.ready() as course:
        play = course.table.play
        assert isinstance(play, Toy)
        play.s.hands = [hand[:] for hand in hands]
        play.s.deck = [card for card in range(12) if not any(card in hand for hand in hands)]
        fresh = Table(GAME, course.table.setup, play, [])
        course.table.flow, course.table.ask = fresh.flow, fresh.ask
    await table.leave()
    table.clients = [await table.come(seat) for seat in range(3)]
    return table


def stream(client: Client) -> list[Any]:
    """All that tells of the game, byte by byte; who is here and ids of tables differ from run to run."""
    return [
        text
        for text, message in zip(client.raw, client.heard, strict=True)
        if message["type"] in ("view", "delta", "done", "refused", "proposal")
    ]


async def one_round(house: House, green: list[int], play_green: bool) -> list[list[Any]]:
    """A bid, red's turn and an undo, with what red, blue and a spectator hear; green's hand is `green`."""
    table = await dealt(house, [[1, 2], [3, 4], green])
    watcher = await table.come(None)
    red, blue, third = table.clients
    await third.decide(["bid", f"c{green[0]}"] if play_green else ["pass"])
    await blue.decide(["pass"])
    await third.ask("undo", key="u")
    await third.decide(["pass"])
    await red.decide(["pass"])
    await table.settle()
    await red.decide(["done"])
    await table.settle()
    await watcher.quiet()
    streams = [stream(client) for client in (red, blue, watcher)]
    await table.leave(watcher)
    return streams


async def test_others_hear_the_same_bytes_whatever_a_seat_holds_and_answers() -> None:
    async with serving() as house:
        with_liar = await one_round(house, [0, 11], True)
        without = await one_round(house, [5, 6], False)
        assert with_liar == without
        assert all(len(heard) >= 3 for heard in without)


async def test_nobody_hears_of_an_answer_before_all_have_answered() -> None:
    async with serving() as house:
        table = await seated(house)
        red, blue, green = table.clients
        watcher = await table.come(None)
        await table.settle()
        counts = [len(client.heard) for client in (blue, green, watcher)]
        n = red.view["ask"]["n"]
        done = await red.decide(["pass"])
        await red.ask("undo", key="u")
        await red.quiet()
        assert red.view["ask"]["n"] != n
        assert red.options
        await red.decide(["pass"])
        assert done["n"] == n
        await table.settle()
        await watcher.quiet()
        assert [len(client.heard) for client in (blue, green, watcher)] == counts
        card = await house.rooms.card(table.id, None)
        assert (card.awaited, card.moment) == ([RED, BLUE, GREEN], 0)
        assert (await blue.ask("moment", n=1))["code"] == "no-moment"
        await blue.decide(["pass"])
        assert blue.heard[-1]["n"] == n
        await green.decide(["pass"])
        await table.settle()
        assert red.view["moment"] == blue.view["moment"] == 3
        await table.leave(watcher)


async def test_an_aside_is_offered_to_its_holder_alone() -> None:
    async with serving() as house:
        table = await dealt(house, [[1, 2], [3, 4], [0, 6]])
        await table.bid()
        red, blue, green = table.clients
        assert green.options == [["shout", "c0"]]
        assert blue.options == []
        assert (await green.decide(["shout", "c0"]))["type"] == "done"
        await table.settle()
        assert red.view["ask"]["seats"] == [BLUE]
        await table.leave()
