"""Sessions and their sockets, names at tables, limits, cookies and files."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tests.server.lines import Kept
from tests.server.looking import looking
from tests.server.web import BASE, Visitor, Web, serving
from tyche.server.room.connection import Connection
from tyche.server.security import mailbox, neighbourhood

pytestmark = pytest.mark.anyio


PASSWORD = "a long walk to Susa"


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A server."""
    async with serving() as web:
        yield web


async def person(visitor: Visitor) -> dict[str, str | None] | None:
    """Who somebody is."""
    found: dict[str, str | None] | None = (await visitor.get("/api/me"))["person"]
    return found


# Sockets end with their session.


async def seat(web: Web) -> tuple[Visitor, str]:
    """Somebody with an account and a running table."""
    visitor = web.visitor()
    await visitor.post("/api/register", {"name": "Timaios", "password": PASSWORD})
    wanted = {"game": "successors", "seats": ["me", "me"], "start": True}
    return visitor, str((await visitor.post("/api/tables", wanted))["id"])


async def test_a_socket_ends_with_the_sign_out(web: Web) -> None:
    visitor, table = await seat(web)
    async with looking(web, visitor, table) as look:
        await visitor.post("/api/logout")
        await look.until(lambda: look.over is not None)
        assert look.over == "signed-out"


async def test_sockets_elsewhere_end_when_the_password_changes(web: Web) -> None:
    visitor, table = await seat(web)
    thief = web.visitor()
    await thief.post("/api/login", {"name": "Timaios", "password": PASSWORD})
    async with looking(web, thief, table) as look:
        await visitor.post("/api/me/password", {"old": PASSWORD, "new": "another long walk"})
        await look.until(lambda: look.over is not None)


async def test_a_session_that_is_signed_out_from_elsewhere_ends_with_its_sockets_and_no_others(web: Web) -> None:
    visitor, table = await seat(web)
    other = web.visitor(**{"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"})
    await other.post("/api/login", {"name": "Timaios", "password": PASSWORD})
    async with looking(web, visitor, table) as mine, looking(web, other, table) as theirs:
        listed = await visitor.get("/api/me/sessions")
        (found,) = [one for one in listed if not one["current"]]
        assert (found["agent"], found["way"]) == ("Firefox, Linux", "password")
        assert (await visitor.ask("DELETE", f"/api/me/sessions/{found['id']}")).status_code == 204
        await theirs.until(lambda: theirs.over is not None)
        assert mine.over is None
    third = web.visitor()
    await third.post("/api/login", {"name": "Timaios", "password": PASSWORD})
    async with looking(web, visitor, table) as mine, looking(web, third, table) as theirs:
        assert (await visitor.ask("DELETE", "/api/me/sessions")).status_code == 204
        await theirs.until(lambda: theirs.over == "signed-out")
        assert await person(third) is None
        await mine.say(type="resync")
        await mine.until(lambda: len([one for one in mine.heard if one["type"] == "view"]) == 2)
        assert mine.over is None


async def test_another_process_hears_that_a_session_ended(web: Web) -> None:
    visitor, table = await seat(web)
    async with looking(web, visitor, table) as look:
        (row,) = await visitor.get("/api/me/sessions")
        me = await person(visitor)
        assert me is not None
        assert await web.house.store.end_session_of(str(me["id"]), row["id"]), "as `tyche admin` would do it"
        await look.until(lambda: look.over is not None)


async def test_a_session_that_expires_takes_its_sockets_along(web: Web) -> None:
    visitor, table = await seat(web)
    async with looking(web, visitor, table) as look:
        web.house.rooms.end_expired((await visitor.get("/api/me/sessions"))[0]["expires"] + 1)
        await look.until(lambda: look.over is not None)


async def test_a_session_ends_its_sockets_at_its_time_though_nobody_asks(web: Web) -> None:
    visitor, table = await seat(web)
    async with looking(web, visitor, table) as look:
        (socket,) = web.house.rooms.sockets
        assert socket.session is not None
        socket.session = msgspec.structs.replace(socket.session, expires=time.time())
        await look.until(lambda: look.over == "signed-out")


# Names at tables.


async def test_a_new_name_is_shown_and_signs_at_once(web: Web) -> None:
    visitor = web.visitor()
    wanted = {"game": "successors", "seats": ["me", "open"]}
    table = str((await visitor.post("/api/tables", wanted))["id"])
    other = web.visitor()
    await other.post(f"/api/tables/{table}/join", {})
    async with looking(web, visitor, table) as look:
        assert (await other.ask("PATCH", "/api/me", {"name": "Zenobia"})).status_code == 200
        async with looking(web, other, table) as there:
            await there.say(type="chat", text="hello")
            await look.until(lambda: look.chats())
            assert look.chats()[0]["name"] == "Zenobia"
        assert look.last("people")["seats"][1]["person"] == "Zenobia"
        await other.post("/api/register", {"name": "Zenobia of Palmyra", "password": PASSWORD})
        await look.until(lambda: look.last("people")["seats"][1]["person"] == "Zenobia of Palmyra")


# Limits, cookies, files.


def test_addresses_of_one_household_count_as_one() -> None:
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2:ffff::1")
    assert neighbourhood("2001:db8:1:2::1") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("unknown") == "unknown"
    assert mailbox("anna+1@example.org") == mailbox("anna+2@example.org") != mailbox("anne@example.org")


async def test_the_spelling_of_a_name_does_not_give_more_guesses() -> None:
    async with serving(limits=True, proxies=["203.0.113.7"]) as web:
        codes = []
        for number, name in enumerate(["Timaios", " timaios", "TIMAIOS  ", "ＴＩＭＡＩＯＳ"] * 3):
            visitor = web.visitor(**{"X-Forwarded-For": f"198.51.100.{number}"})
            body = {"name": name, "password": f"guess number {number}"}
            codes.append(await visitor.refused("POST", "/api/login", body))
        assert codes == ["password.wrong"] * 8 + ["request.rate"] * 4


async def test_a_whole_ipv6_network_has_the_guesses_of_one_address() -> None:
    async with serving(limits=True, proxies=["203.0.113.7"]) as web:
        codes = []
        for number in range(10):
            visitor = web.visitor(**{"X-Forwarded-For": f"2001:db8:1:2::{number:x}"})
            codes.append(
                await visitor.refused("POST", "/api/login", {"name": f"Nobody {number}", "password": PASSWORD})
            )
        assert codes == ["password.wrong"] * 8 + ["request.rate"] * 2


async def test_over_https_the_cookie_is_bound_to_the_host(web: Web) -> None:
    visitor = web.visitor()
    visitor.http.base_url = BASE.replace("http:", "https:")
    headers = {"Origin": BASE.replace("http:", "https:")}
    response = await visitor.ask("POST", "/api/register", {"name": "Timaios", "password": PASSWORD}, **headers)
    cookie = response.headers["set-cookie"]
    assert cookie.startswith("__Host-tyche-session=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie
    assert await person(visitor) is not None
    token = visitor.http.cookies["__Host-tyche-session"]
    planted = web.visitor()
    planted.http.base_url = visitor.http.base_url
    planted.http.cookies.set("tyche-session", token)
    assert await person(planted) is None, "a cookie that a neighbouring host could have planted counts for nothing"


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_nobody_else_on_the_machine_reads_the_files_of_a_server(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    database = folder / "tyche.db"
    database.touch(mode=0o644)
    program = [sys.executable, "-c", "from tyche.cli import app; app()", "serve", "--port", "0"]
    environment = {**os.environ, "TYCHE_DATABASE": f"sqlite:///{database}", "TYCHE_LOG_LEVEL": "warning"}
    environment |= {"PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(program, env=environment, stdout=subprocess.PIPE, umask=0o022)
    try:
        assert process.stdout is not None
        assert b"http" in process.stdout.readline()
        modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
        assert {"tyche.db", "tyche.db-wal", "secret.key"} <= modes.keys()
        assert set(modes.values()) == {0o600}, modes
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=60)
        if process.stdout is not None:
            process.stdout.close()


async def test_the_sockets_of_one_place_share_what_they_may_ask() -> None:
    async with serving(limits=True) as web:
        here = web.house.together("198.51.100.1")
        assert here is not None
        assert web.house.together("198.51.100.1") is here
        assert web.house.together("198.51.100.2") is not here
        here.rate, here.left = 0.0, 5.0
        sockets = [Connection(Kept(), None, 40.0, together=web.house.together("198.51.100.1")) for _ in range(3)]
        assert sum(socket.may_ask() for socket in sockets * 4) == 5
    async with serving(limits=False) as web:
        assert web.house.together("198.51.100.1") is None
