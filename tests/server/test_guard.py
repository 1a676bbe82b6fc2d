"""The nastiest bodies to every route and frame of the real server: none breaks it, and meanwhile others play on."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any, get_args

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client
from tests.server.process import Guest, Served, served
from tyche.server import requests

pytestmark = pytest.mark.anyio
QUICK = 0.25
"""Seconds within which a decision is answered while the server is under fire."""
LOADED = 20
"""On a machine that is slow already a decision may take so many times what it takes in quiet."""
NEVER = 2.0
"""Seconds that it may take on no machine: something has held up the event loop."""
FINE = range(200, 500)
BUSY = ("server.full", "server.storage", "table.broken", "server.stopping")
JSON = {"Content-Type": "application/json"}


def bombs(largest: int) -> Iterator[bytes]:
    """Bodies that are no good: deep, large, endless, of the wrong kind."""
    deep = largest // 8
    yield b"[" * deep
    yield b'{"a":' * deep
    yield b"[" * 15 + b"[]," * (largest // 4)
    yield b"9" * (largest - 1)
    yield b'{"game":"hellas","seats":["me"],"options":{"a":' + b"9" * 5000 + b"}}"
    yield b'{"n":-1e999999}'
    yield b'"\\"' * (largest // 4)
    yield b"[" + b'"a",' * (largest // 5) + b'"a"]'
    yield b"\xff\xfe" * 100
    yield b'{"name":"\\ud800","password":"\\u0000"}'
    yield b"\x00" * 100
    yield b"x" * (largest + 1)
    yield b""
    yield from (b"null", b"[]", b"{}", b"0", b'""', b"true", b'{"type":3}', b"[[]]", b'{"":{"":{}}}')


def components() -> Iterator[str]:
    """Files that a parser chokes on."""
    yield "[" * 30_000
    yield "[" * 8_000
    yield "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
        f"{name}: &{name} [{','.join([f'*{before}'] * 9)}]\n"
        for before, name in zip("abcdefgh", "bcdefghi", strict=True)
    )
    yield "- " * 4_000
    yield "? " * 4_000
    yield "1" * 8_000
    yield "x: !!python/object/apply:os.system [true]"
    yield "{" * 3_000 + "}" * 3_000
    yield "a: |\n" + " " * 8_000


def records() -> Iterator[bytes]:
    """Records that would take long to read or to play again."""
    yield b"[" * 4_000_000
    yield b'{"tyche":1,"decisions":[' + b'[0,"a"],' * 400_000 + b"]}"
    yield b'{"tyche":' + b"1" * 1_000_000 + b"}"
    bomb = {"components": "[" * 30_000}
    made: dict[str, Any] = {"tyche": 1, "game": "hellas", "rules": "1", "options": bomb, "seats": ["red", "blue"]}
    made |= {
        "commitment": "",
        "decisions": [[0, "x"]] * 40_000,
        "dice": [],
        "digest": "",
        "result": None,
        "seed": "0" * 64,
    }
    yield msgspec.json.encode(made)


class Player:
    """Somebody who plays alone and measures how long each answer takes."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.took: list[float] = []

    async def play(self) -> None:
        """Decide now and then, until cancelled."""
        while True:
            await self.once()
            await asyncio.sleep(0.02)

    async def once(self) -> None:
        """One decision, by whichever seat is asked."""
        client = self.client
        asked = client.view["ask"]["seats"]
        if client.hello["seat"] not in asked or not client.options:
            client.hello["seat"] = asked[0]
            before = client.shown
            await client.send("sit", seat=asked[0])
            await client.until(lambda: client.shown > before)
        began = time.monotonic()
        answer = await client.decide(client.options[-1])
        self.took.append(time.monotonic() - began)
        assert answer["type"] == "done", answer
        await client.quiet(0.001)


@asynccontextmanager
async def playing(server: Served) -> AsyncIterator[Player]:
    """Another player; what they feel is judged in the end."""
    guest = await server.guest()
    table = await guest.table("successors", 2)
    address = f"{server.socket_address}/api/tables/{table}/socket"
    client = Client(await connect(address, additional_headers=guest.cookies, compression=None, max_size=None))
    await client.until(lambda: bool(client.view))
    player = Player(client)
    for _ in range(15):
        await player.once()
    quiet = median(player.took)
    player.took.clear()
    task = asyncio.create_task(player.play())
    try:
        yield player
        assert not task.done(), task.exception()
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await client.close()
        await guest.http.aclose()
    assert len(player.took) > 5
    worst, bound = max(player.took), max(QUICK, LOADED * quiet)
    late = sorted(player.took)[int(len(player.took) * 0.98)]
    assert late < bound, f"of {len(player.took)} decisions 2 % took longer than {late:.3f} s; in quiet {quiet:.3f}"
    assert worst < max(NEVER, 2 * bound), f"a decision took {worst:.2f} s: something held up everybody"


def check(response: httpx.Response, what: object) -> None:
    """No answer is a failure of the server; one that says to try again is none, and says when."""
    if response.status_code == 503:
        assert response.json()["error"]["code"] in BUSY, (what, response.text)
        assert int(response.headers["Retry-After"]) > 0
    else:
        assert response.status_code in FINE, (what, response.status_code, response.text[:200])


def paths(template: str, table: str) -> Iterator[str]:
    """A path with something that is there, and with what never is."""
    fitting = {"id": table, "seat": "0", "game": "hellas", "language": "de"}
    for value in (None, "9" * 400, "%00", "..%2f..%2fetc", "%F0%9F%8E%B2" * 20, "-1"):
        found = template
        while "{" in found:
            name = found[found.index("{") + 1 : found.index("}")]
            found = found.replace(f"{{{name}}}", fitting.get(name, "x") if value is None else value, 1)
        yield found
        if "{" not in template:
            return


async def test_every_route_takes_the_nastiest_bodies_while_others_play_on(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = await server.guest()
        table = await guest.table()
        document = (await guest.send("GET", "/api/openapi.json")).json()
        tried = 0
        async with playing(server):
            everything = {**document["paths"], "/{path}": ["get"]}  # the client answers whatever is no route
            for template, methods in everything.items():
                for method in (name.upper() for name in methods):
                    tried += await fire(server, guest, method, template, table)
                    guest.csrf = (await guest.http.get("/api/me")).json()["csrf"]
        assert tried > 800
        assert "Traceback" not in server.log
        await guest.http.aclose()


async def fire(server: Served, guest: Guest, method: str, template: str, table: str) -> int:
    """All that is nasty, to one route."""
    tried = 0
    for path in paths(template, table):
        response = await guest.send(method, path, params={"page": "9" * 30, "": "%", "from": "-1"})
        check(response, (method, path))
        tried += 1
    if method == "GET":
        return tried
    for body in bombs(64 * 1024):
        response = await guest.send(method, next(paths(template, table)), content=body, headers=JSON)
        check(response, (method, template, body[:40]))
        tried += 1
    return tried


async def test_files_and_records_are_read_beside_the_tables(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guests = [await server.guest() for _ in range(3)]
        for guest in guests:
            await guest.table()
        good = await guests[0].send("POST", "/api/records", content=b"{}", headers=JSON)
        assert good.status_code == 400, "the worker has begun"
        async with playing(server):
            for text in components():
                body = {"game": "hellas", "seats": ["me", "open"], "options": {"components": text}}
                response = await guests[0].send("POST", "/api/tables", json=body)
                check(response, text[:40])
                assert response.status_code != 201
            for data in records():
                found = await asyncio.gather(
                    *(one.send("POST", "/api/records", content=data, headers=JSON) for one in guests)
                )
                for response in found:
                    check(response, data[:40])
                    assert response.status_code != 201
        assert server.process.returncode is None
        for guest in guests:
            await guest.http.aclose()


async def test_every_frame_takes_the_nastiest_while_others_play_on(tmp_path: Path) -> None:
    kinds = [kind.__struct_config__.tag for kind in get_args(requests.FromClient)]
    async with served(tmp_path) as server:
        guest = await server.guest()
        table = await guest.table()
        address = f"{server.socket_address}/api/tables/{table}/socket"
        async with playing(server):
            for kind in kinds:
                await shoot(address, guest.cookies, list(frames(kind)))
        async with connect(address, additional_headers=guest.cookies, max_size=None) as socket:
            client = Client(socket)
            await client.until(lambda: bool(client.view))
        assert "Traceback" not in server.log
        await guest.http.aclose()


def frames(tag: str) -> Iterator[str | bytes]:
    """Frames of a kind whose fields are what they should not be, alone and with those of all others."""
    values: list[Any] = [
        10**17,
        -1,
        "x" * 9000,
        ["x"] * 300,
        [[1] * 200],
        {"a": {"a": {}}},
        None,
        True,
        [-(10**17)],
        0.5,
    ]
    every = {name for kind in get_args(requests.FromClient) for name in kind.__struct_fields__} - {"id"}
    (own,) = [kind.__struct_fields__ for kind in get_args(requests.FromClient) if kind.__struct_config__.tag == tag]
    for value in values:
        for names in (set(own) - {"id"}, every):
            yield msgspec.json.encode({"type": tag, "id": 1, **dict.fromkeys(names, value)}).decode()
    for body in bombs(15 * 1024):
        try:
            yield body.decode()
        except UnicodeDecodeError:
            yield body


async def shoot(address: str, cookies: dict[str, str], shots: list[str | bytes]) -> None:
    """Send frames; where the server closes the socket over one, the next goes over another."""
    while shots:
        async with connect(address, additional_headers=cookies, max_size=None) as socket:
            try:
                while shots:
                    await socket.send(shots.pop())
                    await asyncio.sleep(0.005)
                await asyncio.sleep(0.05)
            except ConnectionClosed:
                continue
