"""The nastiest bodies to every route and frame of the real server: none breaks it, and meanwhile others play on."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any, get_args

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client
from tests.server.nasty import Document, Schema, bodies, bombs, paths, queries
from tests.server.process import PATIENCE, Guest, Served, served
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
    """Somebody who plays alone, one game after the other, and measures how long each answer takes."""

    def __init__(self, server: Served, guest: Guest) -> None:
        self.server = server
        self.guest = guest
        self.client: Client
        self.took: list[float] = []
        self.done = False

    async def sit_down(self) -> None:
        """Begin a game."""
        address = f"{self.server.socket_address}/api/tables/{await self.guest.table('successors', 2)}/socket"
        line = await connect(address, additional_headers=self.guest.cookies, compression=None, max_size=None)
        self.client = Client(line)
        await self.client.until(lambda: bool(self.client.view))

    async def play(self) -> None:
        """Decide now and then, until it is done. (Who waits for an answer with a limit may not hear a cancellation.)"""
        while not self.done:
            await self.once()
            if self.client.over:
                await self.client.close()
                await self.sit_down()
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
    player = Player(server, guest)
    await player.sit_down()
    for _ in range(15):
        await player.once()
    quiet = median(player.took)
    player.took.clear()
    task = asyncio.create_task(player.play())
    try:
        yield player
        assert not task.done(), task.exception()
    finally:
        player.done = True
        await asyncio.wait([task], timeout=PATIENCE)
        task.cancel()
        await player.client.close()
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


class Ground:
    """Somebody with an account, and what they aim at: tables of their own and of others, examples, lessons, puzzles."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.guest = Guest(server.address)
        self.entered = 0
        self.known: dict[str, list[str]] = {}
        self.body: dict[str, Any] = {}

    async def look_around(self) -> None:
        """Find what can be named in a path."""
        other = await self.server.guest()
        theirs = await other.table("successors")
        await other.http.aclose()
        fetch = self.guest.http.get
        examples, lessons, puzzles = [
            (await fetch(path)).json()
            for path in ("/api/games/hellas/examples", "/api/games/hellas/lessons/en", "/api/puzzles")
        ]
        self.known = {
            "id": ["", theirs],  # and tables of one's own, once they are opened
            "seat": ["0", "1"],
            "game": ["hellas", "successors", "scharz"],
            "language": ["de"],
            "moment": ["0", "1", "1000000"],
            "token": ["x"],
            "path": ["assets"],
            "example": [named_first(examples)],
            "lesson": [named_first(lessons)],
            "puzzle": [named_first(puzzles)],
        }

    async def enter(self) -> None:
        """Be somebody with an account and tables, running and over; what was done to them is no hindrance."""
        guest = self.guest
        me = (await guest.http.get("/api/me")).json()
        guest.csrf = me["csrf"]
        if me["person"] is None or me["person"]["kind"] == "guest":
            self.entered += 1
            body = {"name": f"Bombardier {self.entered}", "password": "throws all sorts of things"}
            response = await guest.send("POST", "/api/register", json=body)
            assert response.status_code == 200, response.text
            over, alone = await guest.table("scharz"), await guest.table(seats=["me", "bot:random"])
            assert (await guest.send("POST", f"/api/tables/{over}/abandon")).status_code == 204
            self.known["id"][2:] = [over, alone]
        self.known["id"][0] = await guest.table()
        self.body = {"table": self.known["id"][0], "game": "hellas", "seats": ["me", "open"]}


def named_first(answer: Any) -> str:
    """How the first thing in an answer is named, in a path: by its id, or by its name."""
    if isinstance(answer, dict):
        if named := answer.get("id") or answer.get("name"):
            return str(named)
        answer = list(answer.values())
    return named_first(answer[0])


async def test_every_route_takes_the_nastiest_bodies_while_others_play_on(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ground = Ground(server)
        document = (await ground.guest.http.get("/api/openapi.json")).json()
        await ground.look_around()
        tried = 0
        async with playing(server):
            everything = {**document["paths"], "/{path}": {"get": {}}}  # the client answers whatever is no route
            for template, operations in everything.items():
                for method, operation in operations.items():
                    if method != "get" or not ground.body:
                        await ground.enter()
                    tried += await fire(ground, method.upper(), template, document, operation)
        assert tried > 2000
        assert "Traceback" not in server.log
        await ground.guest.http.aclose()


async def fire(ground: Ground, method: str, template: str, document: Document, operation: Schema) -> int:
    """All that is nasty, to one route."""
    tried = 0
    guest, there = ground.guest, next(paths(template, ground.known))
    places: list[tuple[str, dict[str, str]]] = [(path, {}) for path in paths(template, ground.known)]
    for path, query in [*places, *((there, query) for query in queries(operation))]:
        check(await guest.send(method, path, params=query), (method, path, query))
        tried += 1
    if method == "GET":
        return tried
    bodiless = None if "requestBody" in operation else 2
    for body in [*bodies(document, operation, ground.body), *islice(bombs(64 * 1024), bodiless)]:
        response = await guest.send(method, there, content=body, headers=JSON)
        check(response, (method, template, body[:80]))
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
