"""Lines that say nothing, or too much, or come in masses, through the real server."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.process import Served, served
from tyche.server.http.lines import HEAD_SECONDS, LARGEST_HEAD, Lines, config_of
from tyche.server.http.routing import BODY_SECONDS
from tyche.server.security import Hosts
from tyche.server.settings import Settings

pytestmark = pytest.mark.anyio
HEAD = b"POST /api/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


async def answer(reader: asyncio.StreamReader, within: float) -> bytes:
    """All that comes until the line is closed."""
    try:
        return await asyncio.wait_for(reader.read(), within)
    except ConnectionResetError:
        return b""


async def drip(writer: asyncio.StreamWriter, piece: bytes, seconds: float) -> None:
    """Send a little every now and then."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and not writer.is_closing():
        writer.write(piece)
        await asyncio.sleep(0.5)


async def fine(server: Served) -> bool:
    async with httpx.AsyncClient(base_url=server.address, timeout=30) as client:
        return (await client.get("/livez")).status_code == 200


class Written:
    """A transport that remembers what was written; one that is `broken` cannot be written to."""

    def __init__(self, broken: bool = False) -> None:
        self.writes: list[bytes] = []
        self.broken = broken
        self.aborted = False

    def write(self, data: bytes) -> None:
        if self.broken:
            raise RuntimeError("broken")
        self.writes.append(data)

    def is_closing(self) -> bool:
        return self.aborted

    def get_write_buffer_size(self) -> int:
        return 0

    def abort(self) -> None:
        self.aborted = True


async def test_what_is_sent_in_one_turn_of_the_loop_is_one_write_for_each_line() -> None:
    async def app(scope: object, receive: object, send: object) -> None: ...

    config = config_of(app, Settings(limits=False))
    config.load()
    kind: Any = config.ws_protocol_class
    first, broken, second = (kind(config, ServerState(), {}) for _ in range(3))
    for socket in (first, broken, second):
        socket.transport = Written(broken=socket is broken)
        socket.put(b"one")
    first.put(b"two")
    assert (first.transport.writes, first.waiting()) == ([], 6)
    await asyncio.sleep(0)
    assert (first.transport.writes, first.waiting()) == ([b"onetwo"], 0)
    assert broken.transport.aborted  # it keeps nobody else
    assert second.transport.writes == [b"one"]
    second.put(b"three")
    second.flush()  # as before the line is closed
    await asyncio.sleep(0)
    assert second.transport.writes == [b"one", b"three"]


async def test_half_requests_are_closed_in_time(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        lines = [await server.line() for _ in range(6)]
        silent, slow_head, slow_body, unread_body, second, long = lines
        slow_head[1].write(b"GET /livez HTTP/1.1\r\nHost: ")
        slow_body[1].write(HEAD + b"Content-Length: 60000\r\n\r\n{")
        unread_body[1].write(HEAD.replace(b"POST /api/login", b"GET /livez") + b"Content-Length: 60000\r\n\r\n{")
        second[1].write(b"GET /livez HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        long[1].write(b"GET /livez HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * (LARGEST_HEAD + 1))
        assert b" 400 " in await answer(long[0], HEAD_SECONDS)
        assert b" 200 " in await asyncio.wait_for(second[0].readuntil(b"\r\n\r\n"), HEAD_SECONDS)
        second[1].write(b"GET /livez HTTP/1.1\r\n")
        dripping = [
            asyncio.create_task(drip(slow_head[1], b"x", 60)),
            asyncio.create_task(drip(slow_body[1], b" ", 60)),
            asyncio.create_task(drip(unread_body[1], b" ", 60)),
        ]
        try:
            within = BODY_SECONDS + 20
            assert b" 408 " in await answer(silent[0], HEAD_SECONDS + 10)
            assert b" 408 " in await answer(slow_head[0], within)
            assert b" 408 " in await answer(second[0], within)
            assert b" 4" in await answer(slow_body[0], within)
            await answer(unread_body[0], within)
        finally:
            for task in dripping:
                task.cancel()
            for _, writer in lines:
                writer.close()
        assert await fine(server)


async def test_a_thousand_half_open_requests_do_not_stop_a_server_with_few_descriptors(tmp_path: Path) -> None:
    async with served(tmp_path, descriptors=400) as server:
        lines = []
        for _ in range(500):
            lines.append(await server.line())
            lines[-1][1].write(b"GET /livez HTTP/1.1\r\nHost: ")
        answers = [await answer(reader, HEAD_SECONDS + 20) for reader, _ in lines]
        for _, writer in lines:
            writer.close()
        late = sum(b" 408 " in said for said in answers)
        assert 200 < late < 300, "so many as there are descriptors for run out of time"
        assert any(b" 503 " in said and b"retry-after" in said.lower() for said in answers), "the others are told"
        assert await fine(server)
        assert "Too many open files" not in server.log


async def test_one_address_has_its_share_of_lines_sockets_too(tmp_path: Path) -> None:
    async with served(tmp_path, limits="true", connections_each="5") as server:
        guest = await server.guest()
        table = await guest.table()
        address = f"{server.socket_address}/api/tables/{table}/socket"
        sockets = [await connect(address, additional_headers=guest.cookies) for _ in range(4)]
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, additional_headers=guest.cookies)
        assert refused.value.response.status_code == 503
        assert int(refused.value.response.headers["Retry-After"]) > 0
        for socket in sockets:
            await socket.close()
        again = [await connect(address, additional_headers=guest.cookies) for _ in range(4)]
        for socket in again:
            await socket.close()
        await guest.http.aclose()


async def test_other_names_long_addresses_and_long_numbers_are_refused(tmp_path: Path) -> None:
    async with served(tmp_path, hosts="play.example.org") as server:
        guest = await server.guest()
        for path, status in [
            ("/" + "x" * 300, (200, 503)),
            ("/" + "x" * 3000, (414,)),
            ("/assets/" + "y" * 300, (404,)),
        ]:
            response = await guest.send("GET", path)
            assert response.status_code in status, (path[:20], response.text[:80])
            assert "server.error" not in response.text
        for host, known in [("evil.example", False), ("PLAY.example.org.", True), ("localhost:1", True), ("", False)]:
            response = await guest.send("GET", "/api/games", headers={"Host": host})
            assert (response.status_code == 200) is known, host
        digits = "9" * 50_000
        body = f'{{"game":"hellas","seats":["me"],"options":{{"a":{digits}}}}}'
        response = await guest.send("POST", "/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert response.status_code == 400
        assert response.json()["error"]["code"] == "request.malformed"
        table = await guest.table()
        assert (await guest.send("GET", f"/api/tables/{table}/log?from={digits[:1500]}")).status_code == 400
        with pytest.raises(InvalidStatus):
            await connect(
                f"{server.socket_address}/api/tables/{table}/socket",
                additional_headers={**guest.cookies, "Host": "evil.example"},
            )
        async with connect(
            f"{server.socket_address}/api/tables/{table}/socket", additional_headers=guest.cookies
        ) as one:
            await one.recv()
        assert table not in server.log
        await guest.http.aclose()


def test_lines_are_counted_and_given_back() -> None:
    lines = Lines(3, 2, frozenset({"10.0.0.1"}))
    assert [lines.take("2001:db8::1"), lines.take("2001:db8::2"), lines.take("2001:db8::3")] == [True, True, False]
    lines.give("2001:db8::3")
    lines.give("2001:db8::1")
    assert [lines.take("a"), lines.take("a"), lines.take("a")] == [True, True, False]
    assert [lines.take("b"), lines.take("b")] == [True, False], "three in all"
    lines.give("a")
    lines.give("a")
    assert [lines.take("10.0.0.1"), lines.take("10.0.0.1"), lines.take("b")] == [True, True, False]


@pytest.mark.parametrize(
    ("host", "private", "public"),
    [
        ("localhost:8765", True, True),
        ("127.0.0.1:8765", True, True),
        ("[::1]:8765", True, True),
        ("192.168.1.5:8765", True, False),
        ("play.example.org", False, True),
        ("evil.example", False, False),
        ("play.example.org.evil.example", False, False),
        ("", False, False),
        ("[", False, False),
    ],
)
def test_names_that_a_server_is_known_by(host: str, private: bool, public: bool) -> None:
    assert Hosts(Settings()).know(host) is private
    assert Hosts(Settings(public_url="https://play.example.org")).know(host) is public
