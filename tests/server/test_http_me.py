"""Who somebody is: guests, accounts, sessions, mailed links, and what protects them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from tests.server.web import BASE, Visitor, Web, serving
from tyche.server.app import SHARE
from tyche.server.http import me
from tyche.server.security import Limits

pytestmark = pytest.mark.anyio

PASSWORD = "a long walk to Susa"
PATIENCE = 240.0
"""Seconds for a worker to begin on a machine that is busy with other tests."""


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A server."""
    async with serving() as web:
        yield web


async def guest(web: Web) -> Visitor:
    """Somebody who has opened a table."""
    visitor = web.visitor()
    await visitor.post("/api/tables", {"game": "successors", "seats": ["me", "open"]})
    return visitor


async def registered(web: Web, name: str) -> Visitor:
    visitor = web.visitor()
    await visitor.post("/api/register", {"name": name, "password": PASSWORD})
    return visitor


async def test_a_visitor_is_nobody_until_something_needs_a_person(web: Web) -> None:
    visitor = web.visitor(**{"Accept-Language": "fr, de-AT;q=0.8, en"})
    assert (await visitor.get("/api/me"))["person"] is None
    assert await visitor.refused("GET", "/api/tables?list=mine") == "person.nobody"
    response = await visitor.ask("POST", "/api/tables", {"game": "successors", "seats": ["me", "open"]})
    assert response.status_code == 201
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("tyche-session=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    person = (await visitor.get("/api/me"))["person"]
    assert person["kind"] == "guest"
    assert person["name"].startswith("Guest ")
    assert person["language"] == "de"
    assert [card["host"] for card in (await visitor.get("/api/tables"))["tables"]] == [person["name"]]


async def test_a_refused_request_makes_no_guest(web: Web) -> None:
    visitor = web.visitor()
    assert await visitor.refused("POST", "/api/tables", {"game": "chess", "seats": ["me"]}) == "game.unknown"
    assert (await visitor.get("/api/me"))["person"] is None


async def test_over_https_the_cookie_is_secure(web: Web) -> None:
    visitor = web.visitor()
    visitor.http.base_url = BASE.replace("http:", "https:")
    response = await visitor.ask("POST", "/api/register", {"name": "Timaios", "password": PASSWORD})
    assert "Secure" in response.headers["set-cookie"]
    assert "strict-transport-security" in response.headers


async def test_a_guest_becomes_an_account_and_keeps_the_seats(web: Web) -> None:
    visitor = await guest(web)
    before = (await visitor.get("/api/me"))["person"]
    me = await visitor.post("/api/register", {"name": "  Timaios   of Lokroi ", "password": PASSWORD})
    assert me["person"]["id"] == before["id"]
    assert me["person"]["name"] == "Timaios of Lokroi"
    assert me["person"]["kind"] == "account"
    (card,) = (await visitor.get("/api/tables"))["tables"]
    assert card["mine"] == [0]
    assert await visitor.refused("POST", "/api/register", {"name": "Other", "password": PASSWORD}) == "person.account"


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("x", PASSWORD, "name.malformed"),
        ("<b>bold</b>", PASSWORD, "name.malformed"),
        ("a" * 31, PASSWORD, "name.malformed"),
        ("Timaios", "short", "password.weak"),
        ("Timaios", "aaaaaaaaaaaaaaaa", "password.common"),
        ("Timaios of L", "timaios of l", "password.common"),
        ("TAKEN", PASSWORD, "name.taken"),
    ],
)
async def test_what_cannot_be_registered(web: Web, name: str, password: str, code: str) -> None:
    await registered(web, "Taken")
    visitor = web.visitor()
    assert await visitor.refused("POST", "/api/register", {"name": name, "password": password}) == code
    assert (await visitor.get("/api/me"))["person"] is None


async def test_signing_in_and_out(web: Web) -> None:
    first = await registered(web, "Timaios")
    visitor = web.visitor()
    wrong = {"name": "Timaios", "password": "not the password"}
    unknown = {"name": "Nobody", "password": PASSWORD}
    answers = [await visitor.ask("POST", "/api/login", body) for body in (wrong, unknown)]
    assert {answer.status_code for answer in answers} == {403}
    assert answers[0].json() == answers[1].json()
    me = await visitor.post("/api/login", {"name": "timaios", "password": PASSWORD})
    assert me["person"]["id"] == (await first.get("/api/me"))["person"]["id"]
    await visitor.post("/api/logout")
    assert (await visitor.get("/api/me"))["person"] is None
    assert (await first.get("/api/me"))["person"] is not None


async def test_a_session_that_ended_is_worth_nothing(web: Web) -> None:
    visitor = await registered(web, "Timaios")
    token = visitor.http.cookies["tyche-session"]
    await visitor.post("/api/logout")
    visitor.http.cookies.set("tyche-session", token)
    assert (await visitor.get("/api/me"))["person"] is None


async def test_another_password_ends_the_other_sessions(web: Web) -> None:
    here = await registered(web, "Timaios")
    there = web.visitor()
    await there.post("/api/login", {"name": "Timaios", "password": PASSWORD})
    new = "an even longer walk"
    assert await here.refused("POST", "/api/me/password", {"old": "wrong", "new": new}) == "password.wrong"
    await here.post("/api/me/password", {"old": PASSWORD, "new": new})
    assert (await here.get("/api/me"))["person"] is not None
    assert (await there.get("/api/me"))["person"] is None
    await there.post("/api/login", {"name": "Timaios", "password": new})


async def test_sessions_are_listed_and_can_be_ended(web: Web) -> None:
    here = await registered(web, "Timaios")
    there = web.visitor()
    await there.post("/api/login", {"name": "Timaios", "password": PASSWORD})
    sessions = await here.get("/api/me/sessions")
    assert sorted(session["current"] for session in sessions) == [False, True]
    other = next(session["id"] for session in sessions if not session["current"])
    stranger = await registered(web, "Hanno")
    assert await stranger.refused("DELETE", f"/api/me/sessions/{other}") == "session.unknown"
    assert (await here.ask("DELETE", f"/api/me/sessions/{other}")).status_code == 204
    assert (await there.get("/api/me"))["person"] is None


async def test_changing_oneself(web: Web) -> None:
    visitor = await registered(web, "Timaios")
    await registered(web, "Hanno")
    settings = {
        "theme": "dark",
        "shortcuts": False,
        "ranked": True,
        "notices": {"mail": False, "push": True, "webhook": None},
        "client": {"sound": False, "colours": "{}"},
    }
    response = await visitor.ask("PATCH", "/api/me", {"name": "Timaios II", "language": "cs", "settings": settings})
    assert response.status_code == 200
    me = await visitor.get("/api/me")
    assert (me["person"]["name"], me["person"]["language"], me["settings"]) == ("Timaios II", "cs", settings)
    assert await visitor.refused("PATCH", "/api/me", {"name": "hanno"}) == "name.taken"
    assert await visitor.refused("PATCH", "/api/me", {"language": "tlh"}) == "request.malformed"
    assert await visitor.refused("PATCH", "/api/me", {"nmae": "Typo"}) == "request.malformed"
    assert (await visitor.get("/api/me"))["person"]["name"] == "Timaios II"


async def test_export_and_forget(web: Web) -> None:
    visitor = await guest(web)
    exported = await visitor.get("/api/me/export")
    assert exported["seats"]
    assert "password_hash" not in exported["person"]
    assert (await visitor.ask("DELETE", "/api/me")).status_code == 204
    assert (await visitor.get("/api/me"))["person"] is None
    assert await web.house.store.person(exported["person"]["id"]) is None


async def test_an_export_waits_its_turn_and_more_than_a_share_is_told_to_come_again(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(me, "EXPORT_SECONDS", PATIENCE)
    visitor, other = await guest(web), await guest(web)
    whose = (await visitor.get("/api/me"))["person"]["id"]
    async with AsyncExitStack() as held:
        for _ in range(web.house.settings.workers):  # all workers are busy, with things of this person
            await held.enter_async_context(web.house.pool.shares.turn(whose, 1))
        waiting = [asyncio.create_task(visitor.ask("GET", "/api/me/export")) for _ in range(SHARE + 1)]
        theirs = asyncio.create_task(other.ask("GET", "/api/me/export"))
        done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            assert task.result().status_code == 429
            assert int(task.result().headers["Retry-After"]) > 0
            assert task.result().json()["error"]["code"] == "server.busy"
        assert not theirs.done()
    assert (await theirs).json()["seats"]
    assert {(await task).status_code for task in waiting} == {200, 429}


async def test_an_export_that_takes_too_long_is_ended_and_the_next_is_made(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = await guest(web)
    monkeypatch.setattr(me, "EXPORT_SECONDS", 0.001)
    late = await visitor.ask("GET", "/api/me/export")
    assert (late.status_code, late.json()["error"]["code"]) == (429, "server.busy")
    monkeypatch.setattr(me, "EXPORT_SECONDS", PATIENCE)
    assert (await visitor.get("/api/me/export"))["seats"]


# Requests that somebody else makes for us.


async def test_a_change_needs_the_token_of_the_session(web: Web) -> None:
    visitor, other = await guest(web), await guest(web)
    foreign = (await other.get("/api/me"))["csrf"]
    for token in ("", "nonsense", "ä", foreign):
        headers = {b"X-CSRF-Token": token.encode(), b"Origin": BASE.encode()}
        response = await visitor.request("POST", "/api/logout", headers=headers)
        assert response.json()["error"]["code"] == "request.csrf"
    assert (await visitor.get("/api/me"))["person"] is not None


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://tyche.test.evil.example", f"{BASE}:81"])
async def test_a_change_needs_a_fitting_origin(web: Web, origin: str) -> None:
    visitor = await guest(web)
    token = (await visitor.get("/api/me"))["csrf"]
    response = await visitor.request("POST", "/api/logout", headers={"X-CSRF-Token": token, "Origin": origin})
    assert response.json()["error"]["code"] == "request.origin"


async def test_a_browser_that_says_it_comes_from_elsewhere_is_believed(web: Web) -> None:
    visitor = await guest(web)
    headers = {"X-CSRF-Token": (await visitor.get("/api/me"))["csrf"], "Sec-Fetch-Site": "cross-site"}
    assert (await visitor.request("POST", "/api/logout", headers=headers)).status_code == 403


async def test_with_a_public_address_only_that_origin_fits() -> None:
    async with serving(public_url="https://play.example.org") as web:
        visitor = web.visitor()
        me = await visitor.get("/api/me")
        for origin, status in ((BASE, 403), ("https://play.example.org", 204)):
            headers = {"X-CSRF-Token": me["csrf"], "Origin": origin}
            assert (await visitor.request("POST", "/api/logout", headers=headers)).status_code == status


# Limits.


async def test_guessing_passwords_is_slowed_down() -> None:
    async with serving(limits=True) as web:
        visitor = await registered(web, "Timaios")
        await visitor.post("/api/logout")
        codes = [
            await visitor.refused("POST", "/api/login", {"name": "Timaios", "password": f"guess number {n}"})
            for n in range(9)
        ]
        assert codes[0] == "password.wrong"
        assert codes[-1] == "request.rate"
        response = await visitor.ask("POST", "/api/login", {"name": "Timaios", "password": PASSWORD})
        assert response.status_code == 429
        assert int(response.headers["retry-after"]) >= 1


def test_a_bucket_is_filled_again_with_time() -> None:
    now = 0.0
    limits = Limits(True, lambda: now)
    waits = [limits.wait("mail", "somebody") for _ in range(5)]
    assert waits[:4] == [0.0] * 4
    assert waits[4] == pytest.approx(120.0)
    assert limits.wait("mail", "somebody else") == 0.0
    now = 121.0
    assert limits.wait("mail", "somebody") == 0.0
    assert limits.wait("mail", "somebody") > 0.0
