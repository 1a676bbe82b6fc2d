"""Examples of the rulebook over HTTP: the list, one step by step, and a table of one's own from there."""

from collections.abc import AsyncIterator

import pytest

from tests.server.web import Web, serving
from tyche.core.delta import patched

pytestmark = pytest.mark.anyio
OVERRUN = "S10-movement.ex-28-five-units-overrun-one"


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A server."""
    async with serving() as web:
        yield web


async def test_examples_are_listed_with_their_clauses_and_shown_step_by_step(web: Web) -> None:
    reader = web.visitor()
    cards = {card["id"]: card for card in await reader.get("/api/games/successors/examples")}
    assert "S10.J.1" in cards[OVERRUN]["clauses"]
    shown = await reader.get(f"/api/games/successors/examples/{OVERRUN}")
    assert shown["seats"] == ["yellow", "blue", "red", "black"]
    view = shown["view"]
    for step in shown["steps"]:
        view = patched(view, step["patch"])
    assert {piece["faction"] for piece in view["places"]["larisa"]["pieces"]} == {"red"}
    assert [entry["n"] for step in shown["steps"] for entry in step["log"]] == list(range(6))
    assert (await reader.ask("GET", "/api/games/successors/examples/S10-movement.nothing")).status_code == 404
    assert (await reader.ask("GET", "/api/games/chess/examples")).status_code == 404


async def test_an_example_is_played_on_at_a_table_of_ones_own(web: Web) -> None:
    reader = web.visitor()
    card = await reader.post(f"/api/games/successors/examples/{OVERRUN}/table", {})
    assert (card["status"], card["mine"], card["awaited"]) == ("running", [2], [2])
    assert [seat["holder"] for seat in card["seats"]] == ["bot", "bot", "person", "bot"]
    listed = await reader.get("/api/tables?list=sandboxes")
    assert [table["id"] for table in listed["tables"]] == [card["id"]]
    log = await reader.get(f"/api/tables/{card['id']}/log?from=0&to=9&seat=2")
    assert log["log"][0]["id"] == "from-example"
    nothing = await web.visitor().ask("POST", "/api/games/successors/examples/nothing/table", {})
    assert nothing.status_code == 404
