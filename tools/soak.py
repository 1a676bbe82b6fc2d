"""A soak: people play, undo, go back, resign, talk, leave and return at tables of all games; the server is killed.

python -m tools.soak --minutes 60 --seed 1 --tables 24 --kill-every 60

It runs the real server as a process of its own on a fresh database, kills it every minute and starts it again (never
with --kill-every 0, to see how its memory goes). In the end every history must verify, hold each acknowledged decision
once, and the memory of the server must be flat.
"""

import argparse
import asyncio
import contextlib
import os
import random
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tyche.core.delta import patched
from tyche.core.game import game_named, games
from tyche.server.store import Store
from tyche.server.upgrade import load

LOOK_EVERY = 60.0
"""Seconds between two looks at the memory."""
FLAT = 1.25
"""How much more memory the last quarter of a soak may need than the second one."""
BOTS = 8
"""One table of so many has a bot, which takes its time."""
STARTING = 120.0
RULES = {name: os.environ[name] for name in ("PYTHONPATH",) if name in os.environ}
"""Where the server finds the compiled rules, if somebody says so."""
ACTS = (("undo", 0.04), ("rewind", 0.01), ("chat", 0.02), ("leave", 0.02), ("resign", 0.0005))
"""What somebody does instead of deciding, and how often."""


class Server:
    """The real server, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = folder
        self.url = f"sqlite:///{folder}/soak.db"
        self.address = f"http://127.0.0.1:{self.port}"
        self.kills = 0
        self.memory: list[float] = []
        """Megabytes of the server, every now and then and before each kill."""
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        program = str(Path(sys.executable).parent / "tyche")
        with (self.folder / "server.log").open("a") as log:
            self._process = await asyncio.create_subprocess_exec(
                program, "serve", "--port", str(self.port), "--database", self.url,
                stdout=log, stderr=log, env={**RULES, "TYCHE_LIMITS": "false", "PATH": "/usr/bin:/bin"},
            )  # fmt: skip
        until = time.monotonic() + STARTING
        async with httpx.AsyncClient() as client:
            while time.monotonic() < until:
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get(f"{self.address}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.3)
        raise SystemExit(f"the server does not start: see {self.folder}/server.log")

    def look(self) -> None:
        """Note how much memory it has in use."""
        assert self._process is not None
        self.memory.append(self._megabytes(self._process.pid))

    def grows(self) -> bool:
        """Whether its memory is not flat."""
        quarter = len(self.memory) // 4
        before, last = self.memory[quarter : 2 * quarter], self.memory[len(self.memory) - quarter :]
        return quarter > 0 and sum(last) > FLAT * sum(before)

    async def kill(self) -> None:
        """End it without a word."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()
        self.kills += 1

    @staticmethod
    def _megabytes(pid: int) -> float:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


class Person:
    """Somebody with a session of their own, who does things at random."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.random = chance
        self.done: list[tuple[str, str]] = []
        """Table and key of what was acknowledged."""
        self.answers: dict[str, int] = {}
        self.http = httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address}, timeout=60)
        self.view: dict[str, Any] = {}
        self._number = 0

    async def post(self, path: str, body: object = None) -> dict[str, Any]:
        """A change over HTTP, tried again while the server is away."""
        while True:
            try:
                csrf = (await self.http.get("/api/me")).json()["csrf"]
                answer = await self.http.post(path, json=body or {}, headers={"X-CSRF-Token": csrf})
                if answer.status_code < 500:
                    found: dict[str, Any] = answer.json() if answer.content else {}
                    return found
            except (httpx.HTTPError, ValueError):
                pass
            await asyncio.sleep(0.5)

    async def sit(self, table: str, seat: int) -> None:
        """Play at a table until its game is over, coming back whenever the line is cut."""
        while True:
            try:
                cookie = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
                host = str(self.http.base_url).replace("http://", "ws://").rstrip("/")
                headers = {"Cookie": cookie, "Origin": str(self.http.base_url).rstrip("/")}
                async with connect(
                    f"{host}/api/tables/{table}/socket", additional_headers=headers, max_size=None
                ) as line:
                    self.view = {}
                    if await self._play(line, table, seat):
                        return
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.5)

    async def _play(self, line: ClientConnection, table: str, seat: int) -> bool:
        """Whether the game is over; False if somebody only leaves for a while."""
        while True:
            if not self.view or not self._options():
                await self._hear(line)
                if self.view and self.view["ask"] is None:
                    return True
                continue
            act = self._act()
            if act == "leave":
                return False
            if act == "resign":
                await self.post(f"/api/tables/{table}/resign", {"seat": seat})
                return True
            await self._do(line, act, table, seat)
            if self.view and self.view["ask"] is None:
                return True

    def _options(self) -> list[Any]:
        ask = self.view.get("ask") or {}
        found: list[Any] = ask.get("options", [])
        return found

    def _act(self) -> str:
        luck = self.random.random()
        for act, chance in ACTS:
            if luck < chance:
                return act
            luck -= chance
        return "decide"

    async def _do(self, line: ClientConnection, act: str, table: str, seat: int) -> None:
        key = f"{self.random.random()}"
        request: dict[str, Any] = {"type": act, "key": key}
        if act == "decide":
            request |= {"answers": self.view["ask"]["n"], "option": self.random.choice(self._options())}
        elif act == "rewind":
            request |= {"to": max(0, self.view["moment"] - self.random.randint(1, 4))}
        elif act == "chat":
            request = {"type": act, "text": "well, well"}
        answer = await self._ask(line, request)
        word = f"{act} {answer['type'] if answer['type'] == 'done' else answer['code']}"
        self.answers[word] = self.answers.get(word, 0) + 1
        if word == "decide done":
            self.done.append((table, f"{seat}:{key}"))

    async def _ask(self, line: ClientConnection, request: dict[str, Any]) -> dict[str, Any]:
        self._number += 1
        number = self._number
        await line.send(msgspec.json.encode({**request, "id": number}).decode())
        while True:
            message = await self._hear(line)
            if message.get("id") == number:
                return message

    async def _hear(self, line: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(line.recv(), 30))
        if message["type"] == "view":
            self.view = message["view"]
        elif message["type"] == "delta" and self.view:
            for part in ("public", "private"):
                self.view = patched(self.view, message.get(part) or {})
        elif message["type"] == "proposal" and message["proposal"] is not None:
            self._number += 1
            vote = {"type": "consent", "proposal": message["proposal"]["id"], "yes": self.random.random() < 0.8}
            await line.send(msgspec.json.encode({**vote, "id": self._number}).decode())
        return message


async def play_on(server: Server, number: int, seed: int, people: list[Person], tables: list[str]) -> None:
    """Two people at one table after the other, of one game after the other."""
    names = sorted(games())
    pair = [Person(server, random.Random(f"{seed} {number} {who}")) for who in range(2)]
    people += pair
    for turn in range(10_000):
        game = names[(number + turn) % len(names)]
        bots = ["bot:random"] if (number + turn) % BOTS == 1 and game_named(game).most > 2 else []
        seats = ["me", "open", *bots]
        table = str((await pair[0].post("/api/tables", {"game": game, "seats": seats}))["id"])
        tables.append(table)
        await pair[1].post(f"/api/tables/{table}/join", {"seat": 1})
        await pair[1].post(f"/api/tables/{table}/ready", {"ready": True})
        await pair[0].post(f"/api/tables/{table}/start")
        await asyncio.gather(*(one.sit(table, seat) for seat, one in enumerate(pair)))


async def check(server: Server, people: list[Person], tables: list[str]) -> list[str]:
    """What is wrong with the histories."""
    store, wrong = await Store.open(server.url), []
    acknowledged = [one for person in people for one in person.done]
    for table in tables:
        row = await store.table(table)
        if row is None or row.status == "open":
            continue
        events = await store.events(table)
        keys = [event.key for event in events if event.key is not None]
        missing = {key for of, key in acknowledged if of == table} - set(keys)
        if missing or len(keys) != len(set(keys)):
            wrong.append(f"{table}: {len(missing)} decisions lost, {len(keys) - len(set(keys))} doubled")
        await asyncio.to_thread(load, game_named(row.game), row, events, await store.snapshots(table))
    await store.close()
    return wrong


async def soak(minutes: float, seed: int, number: int, kill_every: float, folder: Path) -> int:
    """Run it; the exit code."""
    server, people, tables = Server(folder), list[Person](), list[str]()
    await server.start()
    playing = [asyncio.create_task(play_on(server, one, seed, people, tables)) for one in range(number)]
    until, started = time.monotonic() + 60 * minutes, time.monotonic()
    killed = started
    while time.monotonic() < until:
        await asyncio.wait(playing, timeout=min(kill_every or LOOK_EVERY, LOOK_EVERY, until - time.monotonic()))
        server.look()
        if kill_every and time.monotonic() - killed >= kill_every and time.monotonic() < until:
            await server.kill()
            await server.start()
            killed = time.monotonic()
    await server.kill()
    failed = [repr(task.exception()) for task in playing if task.done() and not task.cancelled() and task.exception()]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    wrong = [*failed, *await check(server, people, tables), *(["the memory grows"] if server.grows() else [])]
    answers: dict[str, int] = {}
    for person in people:
        await person.http.aclose()
        for word, count in person.answers.items():
            answers[word] = answers.get(word, 0) + count
    print(f"{time.monotonic() - started:.0f} s, {len(tables)} tables, {server.kills} kills, "
          f"{sum(len(person.done) for person in people)} decisions acknowledged")  # fmt: skip
    print("memory every minute (MB):", " ".join(f"{one:.0f}" for one in server.memory))
    print("answers:", ", ".join(f"{word}: {count}" for word, count in sorted(answers.items())))
    print("\n".join(wrong) or "nothing lost, nothing doubled, every history verifies, the memory is flat")
    return int(bool(wrong))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--kill-every", type=float, default=60.0, help="seconds; 0 for never")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tyche-soak-") as folder:
        return asyncio.run(soak(chosen.minutes, chosen.seed, chosen.tables, chosen.kill_every, Path(folder)))


if __name__ == "__main__":
    raise SystemExit(main())
