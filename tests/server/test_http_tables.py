"""Tables: opening, joining, inviting, starting, changing hands, and what comes after the end."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.web import Visitor, Web, serving

pytestmark = pytest.mark.anyio

RECORD = Path(__file__).parent.parent / "records" / "successors-2.json"


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A server."""
    async with serving() as web:
        yield web


async def opened(host: Visitor, *seats: str, **wanted: Any) -> str:
    """A table; its id."""
    card = await host.post("/api/tables", {"game": "successors", "seats": list(seats), **wanted})
    return str(card["id"])


def holders(card: dict[str, Any]) -> list[str]:
    return [seat["holder"] for seat in card["seats"]]


# Creating.


async def test_a_table_is_opened_as_described(web: Web) -> None:
    host = web.visitor()
    wanted = {
        "game": "successors",
        "seats": ["me", "bot:strategos", "open", "invited"],
        "title": "  Babylon \n 323\u0007 ",
        "options": {"cavalry": True},
        "pace": {"kind": "live", "bank": 1200, "increment": 15},
        "listed": True,
        "on_timeout": "bot:random",
    }
    card = await host.post("/api/tables", wanted)
    assert card["status"] == "open"
    assert card["title"] == "Babylon 323"
    assert card["options"]["cavalry"] is True
    assert card["options"]["short_game"] is False
    assert card["pace"] == wanted["pace"]
    assert (card["am_host"], card["mine"]) == (True, [0])
    assert holders(card) == ["person", "bot", "open", "invited"]
    assert [seat["ready"] for seat in card["seats"]] == [True, True, False, False]
    other = await web.visitor().get(f"/api/tables/{card['id']}")
    assert (other["am_host"], other["mine"]) == (False, [])


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "game.unknown"),
        ({"seats": ["me"]}, "table.options"),
        ({"seats": ["me"] * 9}, "table.options"),
        ({"seats": ["me", "somebody"]}, "table.seats"),
        ({"seats": ["me", "me:too"]}, "table.seats"),
        ({"seats": ["me", "bot:nobody"]}, "bot.unknown"),
        ({"seats": ["me", "bot:dux"]}, "bot.unknown"),
        ({"options": {"dragons": True}}, "table.options"),
        ({"options": {"cavalry": 1}}, "table.options"),
        ({"on_timeout": "cry"}, "table.options"),
        ({"on_timeout": "bot:nobody"}, "bot.unknown"),
        ({"pace": {"kind": "live", "bank": 0}}, "table.options"),
        ({"pace": {"kind": "live", "bank": -5}}, "table.options"),
        ({"pace": {"kind": "fast"}}, "request.malformed"),
        ({"title": "nul \0"}, "request.malformed"),
        ({"colour": "red"}, "request.malformed"),
        ({"seats": "me"}, "request.malformed"),
    ],
)
async def test_what_cannot_be_opened(web: Web, change: dict[str, Any], code: str) -> None:
    wanted = {"game": "successors", "seats": ["me", "open"], **change}
    visitor = web.visitor()
    assert await visitor.refused("POST", "/api/tables", wanted) == code
    assert (await visitor.get("/api/me"))["person"] is None


@pytest.mark.parametrize(
    ("body", "kind", "code"),
    [
        (b"{", "application/json", "request.malformed"),
        (b"", "application/json", "request.malformed"),
        (b"[]", "application/json", "request.malformed"),
        (b"\xff\xfe", "application/json", "request.malformed"),
        (b"[" * 60_000, "application/json", "request.malformed"),
        (b'{"game": "successors", "seats": ["me", "open"]}', "text/plain", "request.type"),
        (b" " * 70_000, "application/json", "request.large"),
    ],
)
async def test_bodies_that_are_not_read(web: Web, body: bytes, kind: str, code: str) -> None:
    visitor = web.visitor()
    token = (await visitor.get("/api/me"))["csrf"]
    headers = {"X-CSRF-Token": token, "Content-Type": kind}
    response = await visitor.request("POST", "/api/tables", content=body, headers=headers)
    assert response.json()["error"]["code"] == code


async def test_a_table_against_bots_starts_at_once(web: Web) -> None:
    host = web.visitor()
    wanted = {"game": "successors", "seats": ["me", "bot:random"], "start": True}
    card = await host.post("/api/tables", wanted)
    assert card["status"] == "running"
    assert card["started"] is not None


async def test_a_table_with_an_open_seat_waits_though_it_should_start(web: Web) -> None:
    host = web.visitor()
    card = await host.post("/api/tables", {"game": "successors", "seats": ["me", "open"], "start": True})
    assert card["status"] == "open"


# Lists.


async def test_lists_have_pages_and_show_what_is_listed(web: Web) -> None:
    host, guest = web.visitor(), web.visitor()
    for number in range(51):
        await opened(host, "me", "open", listed=number > 0)
    first = await guest.get("/api/tables?list=open&page=0")
    assert (len(first["tables"]), first["more"]) == (50, True)
    second = await guest.get("/api/tables?list=open&page=1")
    assert (second["tables"], second["more"]) == ([], False)
    mine = await host.get("/api/tables?list=mine&page=1")
    assert len(mine["tables"]) == 1
    assert await guest.refused("GET", "/api/tables?list=secret") == "request.malformed"
    assert await guest.refused("GET", "/api/tables?page=-1") == "request.malformed"
    assert await guest.refused("GET", "/api/tables?list=open&list=open") == "request.malformed"


async def test_unknown_tables(web: Web) -> None:
    visitor = web.visitor()
    for ident in ("nothing", "a%00b", "..", "x" * 50):
        assert await visitor.refused("GET", f"/api/tables/{ident}") in (
            "table.unknown",
            "request.unknown",
            "request.malformed",
        )


# Joining.


async def test_joining_and_leaving(web: Web) -> None:
    host, guest, late = web.visitor(), web.visitor(), web.visitor()
    table = await opened(host, "me", "open", "open")
    card = await guest.post(f"/api/tables/{table}/join", {"seat": 2})
    assert card["mine"] == [2]
    assert (await guest.post(f"/api/tables/{table}/join", {"seat": 2}))["mine"] == [2]
    assert await late.refused("POST", f"/api/tables/{table}/join", {"seat": 2}) == "seat.taken"
    assert await late.refused("POST", f"/api/tables/{table}/join", {"seat": 9}) == "seat.unknown"
    assert (await late.get("/api/me"))["person"] is None
    assert (await late.post(f"/api/tables/{table}/join"))["mine"] == [1]
    assert await web.visitor().refused("POST", f"/api/tables/{table}/join", {}) == "table.full"
    card = await guest.post(f"/api/tables/{table}/leave")
    assert (card["mine"], holders(card)) == ([], ["person", "person", "open"])


async def test_of_many_who_want_the_last_seat_one_gets_it(web: Web) -> None:
    host = web.visitor()
    table = await opened(host, "me", "open")
    visitors = [web.visitor() for _ in range(6)]
    answers = await asyncio.gather(*(one.ask("POST", f"/api/tables/{table}/join", {}) for one in visitors))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]


async def test_an_invitation_is_for_one_seat_and_can_be_revoked(web: Web) -> None:
    host, guest, stranger = web.visitor(), web.visitor(), web.visitor()
    table = await opened(host, "me", "invited", "open")
    other = await opened(host, "me", "invited")
    join = f"/api/tables/{table}/join"
    assert await stranger.refused("POST", join, {"seat": 1}) == "seat.invited"
    old = await host.post(f"/api/tables/{table}/seats/1/link")
    link = await host.post(f"/api/tables/{table}/seats/1/link")
    assert link["path"] == f"/t/{table}/join/{link['key']}"
    for wrong in (old["key"], link["key"] + "x", "", "x.y"):
        assert await guest.refused("POST", join, {"key": wrong}) == "invitation.void"
    assert await guest.refused("POST", f"/api/tables/{other}/join", {"key": link["key"]}) == "invitation.void"
    assert (await guest.post(join, {"key": link["key"]}))["mine"] == [1]
    assert (await guest.post(join, {"key": link["key"]}))["mine"] == [1]
    assert await stranger.refused("POST", join, {"key": link["key"]}) == "seat.taken"
    await host.post(f"/api/tables/{table}/seats/1", {"holder": "open"})
    assert await guest.refused("POST", join, {"key": link["key"]}) == "invitation.void"
    fresh = await host.post(f"/api/tables/{table}/seats/1/link")
    assert (await host.ask("DELETE", f"/api/tables/{table}/seats/1/link")).status_code == 204
    assert await guest.refused("POST", join, {"key": fresh["key"]}) == "invitation.void"


# Before the start.


async def test_the_host_arranges_the_seats(web: Web) -> None:
    host, guest = web.visitor(), web.visitor()
    table = await opened(host, "me", "open", "open")
    path = f"/api/tables/{table}"
    await guest.post(f"{path}/join", {"seat": 1})
    card = await host.post(f"{path}/swap", {"a": 0, "b": 1})
    assert card["mine"] == [1]
    card = await host.post(f"{path}/seats/2", {"holder": "bot", "bot": "strategos"})
    assert (card["seats"][2]["bot"], card["seats"][2]["ready"]) == ("strategos", True)
    assert await host.refused("POST", f"{path}/seats/2", {"holder": "bot", "bot": "x"}) == "bot.unknown"
    assert await host.refused("POST", f"{path}/seats/2", {"holder": "back"}) == "table.not-started"
    assert await host.refused("POST", f"{path}/seats/3", {"holder": "open"}) == "seat.unknown"
    assert await host.refused("POST", f"{path}/seats/-1", {"holder": "open"}) == "request.malformed"
    card = await host.post(f"{path}/seats/0", {"holder": "me"})
    assert card["mine"] == [0, 1]
    assert (await guest.get(path))["mine"] == []
    card = await host.post(f"{path}/seats/0", {"holder": "invited"})
    assert holders(card) == ["invited", "person", "bot"]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "start", None),
        ("POST", "swap", {"a": 0, "b": 1}),
        ("POST", "seats/0", {"holder": "open"}),
        ("POST", "seats/0/link", None),
        ("DELETE", "seats/0/link", None),
        ("POST", "abandon", None),
    ],
)
async def test_only_the_host_may(web: Web, method: str, path: str, body: object) -> None:
    host, guest = web.visitor(), web.visitor()
    table = await opened(host, "me", "open")
    assert await guest.refused(method, f"/api/tables/{table}/{path}", body) == "person.nobody"
    await guest.post(f"/api/tables/{table}/join", {})
    assert await guest.refused(method, f"/api/tables/{table}/{path}", body) == "table.not-host"


async def test_the_start_waits_until_all_are_there_and_ready(web: Web) -> None:
    host, guest = web.visitor(), web.visitor()
    table = await opened(host, "me", "open")
    path = f"/api/tables/{table}"
    assert await host.refused("POST", f"{path}/start") == "table.waiting"
    await guest.post(f"{path}/join", {})
    assert await host.refused("POST", f"{path}/start") == "table.waiting"
    assert await web.visitor().refused("POST", f"{path}/ready", {"ready": True}) == "person.nobody"
    card = await guest.post(f"{path}/ready", {"ready": True})
    assert card["seats"][1]["ready"]
    card = await host.post(f"{path}/start")
    assert card["status"] == "running"
    assert card["awaited"]
    for late in ("start", "leave", "ready", "seats/1/link"):
        assert await host.refused("POST", f"{path}/{late}") == "table.started"
    assert await web.visitor().refused("POST", f"{path}/join", {}) == "table.started"
    assert await host.refused("POST", f"{path}/swap", {"a": 0, "b": 1}) == "table.started"


async def test_a_table_that_has_not_started_can_be_taken_away(web: Web) -> None:
    host = web.visitor()
    table = await opened(host, "me", "open")
    await host.post(f"/api/tables/{table}/abandon")
    assert await host.refused("GET", f"/api/tables/{table}") == "table.unknown"
