"""Puzzles at the server: listed by day, opened by whoever comes, tried, solved, and kept for guests."""

from collections.abc import AsyncIterator

import pytest

from tests.server.client import Client
from tests.server.serving import serving
from tests.server.web import Web
from tests.server.web import serving as web_serving
from tyche.core.game import games
from tyche.core.puzzles import in_turn

pytestmark = pytest.mark.anyio


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A server."""
    async with web_serving() as web:
        yield web


async def test_the_list_has_a_week_and_what_a_guest_has_solved_is_kept(web: Web) -> None:
    guest, other = web.visitor(), web.visitor()
    before = await guest.get("/api/puzzles")
    assert len(before["week"]) == 7
    assert len(before["puzzles"]) == len(in_turn(games()))
    assert not any(one["solved"] for one in before["puzzles"])
    one = before["week"][before["today"]]
    at = f"/api/games/{one['game']}/puzzles/{one['id']}"
    assert await guest.refused("POST", f"{at}/solved") == "person.nobody"
    opened = await guest.post(at, {})
    assert (await guest.post(at, {}))["table"] == opened["table"], "left, and found again"
    await guest.post(f"{at}/solved", {})
    after = await guest.get("/api/puzzles")
    assert after["week"][after["today"]]["solved"]
    assert not any(one["solved"] for one in (await other.get("/api/puzzles"))["puzzles"])
    assert await guest.get("/api/lessons") == [], "a puzzle is no lesson that was begun"
    assert (await guest.get("/api/tables?list=mine"))["tables"] == []


async def test_what_there_is_not_is_said(web: Web) -> None:
    guest = web.visitor()
    assert await guest.refused("GET", "/api/games/hellas/puzzles/nothing") == "puzzle.unknown"
    assert await guest.refused("POST", "/api/games/hellas/puzzles/nothing", {}) == "puzzle.unknown"
    assert await guest.refused("GET", "/api/games/nothing/puzzles/nothing") == "game.unknown"


async def test_only_the_answer_leads_on_also_after_the_table_was_read_again() -> None:
    puzzle = in_turn(games())[0]
    wrong = next(tried.option for tried in puzzle.tried if tried.option != puzzle.answer)
    async with serving() as house:
        person = await house.store.new_person("Solver")
        table = await house.rooms.begin_lesson(puzzle.case.game, puzzle, person)
        client = await Client.at(house.address(table, person.id))
        assert [tuple(option) for option in client.view["ask"]["options"]] == [one.option for one in puzzle.tried]
        refused = await client.decide(list(wrong))
        assert (refused["type"], refused["code"]) == ("refused", "lesson")
        await client.close()
        room = await house.rooms.room(table)
        async with room.arrange():
            await room.reload()
        again = await Client.at(house.address(table, person.id))
        assert again.lesson["step"] == 0
        await again.decide(list(puzzle.answer))
        assert again.lesson["step"] == 1, "solved"
