"""Lessons at the server: opened by whoever comes, led, taken back, left and resumed; and bounded."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.serving import House, serving
from tests.server.web import Web
from tests.server.web import serving as web_serving
from tyche.core.game import game_named
from tyche.core.lessons import lessons_of
from tyche.server.room.lessons import lessons

pytestmark = pytest.mark.anyio
GAME = "successors"
TURN = "/api/games/successors/lessons/turn"
WAY: list[tuple[str, ...]] = [
    ("claim", "sardeis"),
    ("play", "2", "place"),
    ("place-marker", "ephesos"),
    ("place-marker", "pergamon"),
    ("roll",),
]


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A server."""
    async with web_serving() as web:
        yield web


async def begun(house: House, lesson: str = "turn") -> tuple[str, Any]:
    """A new lesson, and who learns."""
    person = await house.store.new_person("Learner")
    return await house.rooms.begin_lesson(GAME, lessons(GAME)[lesson], person), person


async def decide(client: Client, *option: str | int) -> dict[str, Any]:
    """Choose, and hear what the lesson says to it."""
    return await client.decide(list(option))


async def test_nobody_needs_an_account_and_a_lesson_is_found_again_where_it_was_left(web: Web) -> None:
    guest = web.visitor()
    first = await guest.post(TURN, {})
    assert first["step"] == 0
    await guest.post(f"{TURN}/progress", {"step": 4})
    assert await guest.post(TURN, {}) == {"table": first["table"], "step": 4}
    assert await guest.get("/api/lessons") == [{"game": GAME, "lesson": "turn", "step": 4, "done": False}]
    card = await guest.get(f"/api/tables/{first['table']}")
    assert (card["lesson"], card["mine"], card["status"]) == ("turn", [0], "running")
    assert [seat["bot"] for seat in card["seats"]] == [None] * 4
    mine = await guest.get("/api/tables?list=mine")
    assert mine["tables"] == []


async def test_from_the_beginning_there_is_another_table_and_the_old_one_goes(web: Web) -> None:
    guest = web.visitor()
    first = await guest.post(TURN, {})
    await guest.post(f"{TURN}/progress", {"step": 12, "done": True})
    again = await guest.post(TURN, {"again": True})
    assert again["table"] != first["table"]
    assert await guest.refused("GET", f"/api/tables/{first['table']}") == "table.unknown"
    assert (await guest.get("/api/lessons"))[0]["done"] is True, "what was done stays done"


async def test_progress_is_each_ones_own_and_has_bounds(web: Web) -> None:
    guest, nobody = web.visitor(), web.visitor()
    await guest.post(TURN, {})
    await guest.post(f"{TURN}/progress", {"step": 999})
    steps = len(lessons(GAME)["turn"].steps)
    assert (await guest.get("/api/lessons"))[0]["step"] == steps
    assert await nobody.get("/api/lessons") == []
    assert await nobody.refused("POST", f"{TURN}/progress", {"step": 1}) == "person.nobody"
    assert await guest.refused("POST", "/api/games/successors/lessons/nothing", {}) == "lesson.unknown"
    assert await guest.refused("POST", f"{TURN}/progress", {"step": -1}) == "request.malformed"


async def test_texts_come_in_every_language(web: Web) -> None:
    said = {language: await web.visitor().get(f"/api/games/successors/lessons/{language}") for language in ("en", "cs")}
    first = {language: lessons[0] for language, lessons in said.items()}
    assert [step["name"] for step in first["en"]["steps"]] == [step["name"] for step in first["cs"]["steps"]]
    assert first["en"]["steps"][0]["say"] != first["cs"]["steps"][0]["say"]
    assert sum(answer["right"] for answer in first["en"]["question"]["answers"]) == 1


async def test_the_table_goes_by_the_lesson_and_the_others_with_it() -> None:
    async with serving() as house:
        table, person = await begun(house)
        client = await Client.at(house.address(table, person.id))
        assert client.lesson == {"step": 1, "taken": [], "wanted": [["claim", "sardeis"]]}
        refused = await decide(client, "done")
        assert (refused["type"], refused["code"]) == ("refused", "lesson")
        await decide(client, "claim", "sardeis")
        await decide(client, "play", "2", "place")
        await decide(client, "place-marker", "ephesos")
        assert client.lesson["wanted"] == [["place-marker", "pergamon"]], "in any order"
        assert client.lesson["taken"] == [["place-marker", "ephesos"]]
        await decide(client, "place-marker", "pergamon")
        await decide(client, "roll")
        assert client.view["movement"]["die"] == 3, "the die is laid down"
        for option in (("activate", "antigonos"), ("take-all",), ("move", "daskyleion"), ("remove-marker",), ("done",)):
            await decide(client, *option)
        assert client.view["ask"]["topic"] == "surrender-place", "the others have played"
        assert client.lesson["wanted"] == [["claim", "daskyleion"]]


async def test_a_step_back_is_the_table_as_it_stood_and_the_same_luck_again() -> None:
    async with serving() as house:
        table, person = await begun(house)
        client = await Client.at(house.address(table, person.id))
        for option in WAY:
            await decide(client, *option)
        march = client.lesson["step"]
        await client.ask("back", step=march - 1, key="one back")
        assert client.lesson == {"step": march - 1, "taken": [], "wanted": [["roll"]]}
        await decide(client, "roll")
        assert client.view["movement"]["die"] == 3
        await client.ask("back", step=0, key="to the beginning")
        assert client.lesson["step"] == 1
        assert client.view["places"]["sardeis"]["controller"] is None
        assert (await client.ask("back", step=9, key="not there yet"))["code"] == "no-moment"


async def test_a_lesson_is_read_again_from_the_store_as_it_was_left() -> None:
    async with serving() as house:
        table, person = await begun(house)
        client = await Client.at(house.address(table, person.id))
        for option in WAY[:3]:
            await decide(client, *option)
        await client.close()
        room = await house.rooms.room(table)
        async with room.arrange():
            await room.reload()
        again = await Client.at(house.address(table, person.id))
        assert again.lesson == client.lesson
        for option in WAY[3:]:
            await decide(again, *option)
        assert again.view["movement"]["die"] == 3, "the dice that are laid down are kept"


async def test_a_lesson_that_was_written_anew_begins_again(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    guest = web.visitor()
    first = await guest.post(TURN, {})
    table = await web.house.rooms.room(first["table"])
    async with table.change() as match:
        await table.commit([match.apply(0, ("claim", "sardeis"))])
    assert (await guest.post(TURN, {}))["table"] == first["table"]
    rewritten = lessons_of(game_named(GAME))[0]
    rewritten.beats[1].step.options = [("done",)]  # type: ignore[union-attr]
    monkeypatch.setitem(lessons(GAME), "turn", rewritten)
    async with table.arrange():
        await table.reload()
    assert (await guest.post(TURN, {}))["table"] != first["table"]
