"""Positions as text at the server: looked at, played on from, and refused with what is wrong and where."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.finished import played, stored
from tests.server.web import Web
from tests.server.web import serving as web_serving
from tyche.core.game import game_named
from tyche.core.game import games as installed

pytestmark = pytest.mark.anyio
HEAD = "game: hellas\ntitle: mine\nclauses: [H6]\n"
GOOD = HEAD + "given:\n  control: {boeotia: a}\n  armies: {a: {boeotia: 3}}\nasks: {seat: a, topic: regular-action}\n"
AT = "/api/games/hellas/positions"
WRONG = {
    "no YAML": "game: [",
    "something else": "just words",
    "no position": HEAD,
    "two of them": GOOD + "---\n" + GOOD,
    "another game": GOOD.replace("game: hellas", "game: scharz"),
    "no such place": GOOD.replace("control: {boeotia", "control: {atlantis"),
    "no such word": GOOD.replace("control:", "mastery:"),
    "an impossible position": HEAD + "given:\n  armies: {a: {boeotia: 900}}\nasks: nobody\n",
    "too large a number": HEAD + "given:\n  priests: {a: 123456789012345678901234567890}\nasks: nobody\n",
    "too many players": HEAD + "given: {players: 99}\nasks: nobody\n",
    "deep": HEAD + "given: " + "[" * 400 + "]" * 400 + "\nasks: nobody\n",
    "itself": HEAD + "given: &a {control: *a}\nasks: nobody\n",
    "a tag": HEAD + "given: !!python/object/apply:os.system [ls]\nasks: nobody\n",
    "many parts": HEAD + "given: {temples: [" + "a," * 3900 + "a]}\nasks: nobody\n",
}


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A server."""
    async with web_serving() as web:
        yield web


async def test_a_position_is_looked_at_and_played_on_from(web: Web) -> None:
    guest = web.visitor()
    shown = await guest.post(f"{AT}/look", {"text": GOOD})
    assert shown["failures"] == []
    assert shown["view"]["ask"]["topic"] == "regular-action"
    assert shown["given"] == {"control": {"boeotia": "a"}, "armies": {"a": {"boeotia": 3}}}
    shapes = {word["name"]: word["shape"]["kind"] for word in shown["words"]}
    assert (shapes["control"], shapes["temples"], shapes["active"]) == ("map", "list", "seat")
    other = await guest.post(f"{AT}/look", {"text": GOOD.replace("regular-action", "special-action")})
    assert "expected topic special-action" in other["failures"][0], "what does not hold is told, and the map is shown"
    table = await guest.post(f"{AT}/table", {"text": GOOD})
    card = await guest.get(f"/api/tables/{table['id']}")
    assert (card["game"], card["status"], card["mine"]) == ("hellas", "running", [0])


async def test_every_example_is_a_position_to_begin_with(web: Web) -> None:
    guest = web.visitor()
    for game in installed():
        first = (await guest.get(f"/api/games/{game}/examples"))[0]["id"]
        text = (await guest.get(f"/api/games/{game}/examples/{first}/text"))["text"]
        shown = await guest.post(f"/api/games/{game}/positions/look", {"text": text})
        assert shown["failures"] == []


async def test_bad_input_changes_nothing_and_says_what_is_wrong(web: Web) -> None:
    guest = web.visitor()
    for name, text in WRONG.items():
        assert await guest.refused("POST", f"{AT}/look", {"text": text}) == "position.wrong", name
        assert await guest.refused("POST", f"{AT}/table", {"text": text}) == "position.wrong", name
    assert await guest.refused("POST", f"{AT}/look", {"text": "x" * 20_001}) == "request.malformed"
    assert await guest.refused("POST", f"{AT}/look", {"text": 5}) == "request.malformed"
    assert await guest.refused("POST", "/api/games/nothing/positions/look", {"text": GOOD}) == "game.unknown"
    assert await guest.refused("GET", "/api/tables?list=sandboxes") == "person.nobody", "not even a guest came of it"


async def test_a_fault_is_told_as_data_with_the_way_to_it(web: Web) -> None:
    guest = web.visitor()

    async def fault(text: str) -> dict[str, Any]:
        answer = await guest.ask("POST", f"{AT}/look", {"text": text})
        facts: dict[str, Any] = answer.json()["error"]["facts"]
        return facts

    found = await fault(GOOD.replace("control: {boeotia", "control: {atlantis"))
    assert (found["fault"], found["path"]) == ("nothing", ["control", "atlantis"])
    assert found["facts"]["word"] == "atlantis"
    found = await fault(GOOD.replace("boeotia: 3", "boeotia: 99"))
    assert (found["fault"], found["path"], found["facts"]["bounds"]) == ("bounds", ["armies", "a", "boeotia"], "0–15")
    found = await fault(HEAD + "given: {temples: [attica, 5]}\nthen: {}\n")
    assert (found["fault"], found["path"]) == ("word", ["temples", "1"])
    found = await fault(HEAD + "given: {priests: {a: 4}, praying: {zeus: {a: 4}}}\nthen: {}\n")
    assert found["fault"] == "impossible"
    assert "priests" in found["facts"]["what"]
    assert (found["facts"]["check"], found["facts"]["clause"]) == ("priests-are-conserved", "H2.5")


async def test_a_moment_of_a_sandbox_can_be_edited_by_whoever_plays_there_alone(web: Web) -> None:
    guest, other = web.visitor(), web.visitor()
    table = await guest.post(f"{AT}/table", {"text": GOOD})
    at = f"/api/tables/{table['id']}/positions"
    written = await guest.get(f"{at}/0")
    assert written["moment"] == 0
    shown = await guest.post(f"{AT}/look", {"text": written["text"]})
    assert shown["failures"] == []
    assert shown["given"]["control"]["boeotia"] == "a"
    assert await guest.refused("GET", f"{at}/5000") == "position.wrong"
    assert await guest.refused("GET", f"{at}/-1") == "request.malformed"
    assert await other.refused("GET", f"{at}/0") in ("table.sealed", "table.unknown")


async def test_a_table_that_is_played_tells_no_position_and_a_finished_one_any(web: Web) -> None:
    host = web.visitor()
    table = (await host.post("/api/tables", {"game": "hellas", "seats": ["me", "bot:random"]}))["id"]
    assert await host.refused("GET", f"/api/tables/{table}/positions/0") == "table.not-started"
    await host.post(f"/api/tables/{table}/start")
    assert await host.refused("GET", f"/api/tables/{table}/positions/0") == "table.sealed"
    game = game_named("hellas")
    row = await stored(web.house.store, played(game, 2, {}, 5), ["bot:random", "bot:random"])
    written = await host.get(f"/api/tables/{row.id}/positions/60")
    assert 0 <= written["moment"] <= 60
    assert (await host.post(f"{AT}/look", {"text": written["text"]}))["failures"] == []


async def test_nothing_of_a_branch_leads_around_the_silence_of_the_coach(web: Web) -> None:
    host, rival = web.visitor(), web.visitor()
    table = (await host.post("/api/tables", {"game": "hellas", "seats": ["me", "open"]}))["id"]
    await rival.post(f"/api/tables/{table}/join", {})
    await rival.post(f"/api/tables/{table}/ready", {"ready": True})
    await host.post(f"/api/tables/{table}/start")
    branch = (await host.post(f"/api/tables/{table}/branch", {"moment": 0}))["id"]
    position = f"/api/tables/{branch}/positions/0"
    assert await host.refused("GET", position) == "table.sealed"
    assert await host.refused("GET", f"/api/tables/{branch}/record") == "table.refused", "nor is there a record"
    await web.house.store.update_table(branch, status="finished")
    assert await host.refused("GET", position) == "table.sealed"
    await web.house.store.update_table(table, status="finished")
    assert (await host.get(position))["moment"] == 0
