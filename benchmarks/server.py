"""How fast the web table is: the real server on one core, clients that decide by chance on another.

    python -m benchmarks.server [--tables 100] [--players 4] [--game successors] [--seconds 15] [--compiled] [--rate N]

Clients answer at once, which shows the most that the server can do: each table then waits for it all the time, and how
long it waits follows from how many tables there are. With `--rate` clients think for a while, so that they decide about
N times a second in all: that shows how soon a player hears from a busy server.
Everything stays on this machine: a SQLite file in a temporary folder, sockets on the loopback. It ends by itself after
the given seconds or as many decisions as `--most` says.
"""

import argparse
import asyncio
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tyche.core.delta import patched
from tyche.core.game import game_named
from tyche.server.room import Rooms, RoomSettings
from tyche.server.store import SeatRow, Store, TableRow, new_id

COMPILED = Path(__file__).resolve().parent.parent / "build" / "compiled"
WARM_UP = 3.0
LIFETIME = 3600.0
_ENCODE = msgspec.json.Encoder().encode
_DECODE = msgspec.json.Decoder().decode

Seat = tuple[str, int, str]
"""A table, a seat and the session of its person."""


class Tally:
    """What was measured."""

    def __init__(self, most: int, pause: float) -> None:
        self.most = most
        self.pause = pause
        """Seconds that a client thinks, on average."""
        self.counting = False
        self.ended = False
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.refused: dict[str, int] = {}
        self.lasted = 0.0
        self.spent = 0.0
        """Seconds of a core that the server took."""


class Player:
    """One socket: decides at random whenever its seat is asked."""

    def __init__(self, number: int, opened: ClientConnection, tally: Tally) -> None:
        self.luck = random.Random(number)
        self.socket = opened
        self.tally = tally
        self.seat = -1
        self.private: dict[str, Any] = {}
        self.answered = -1
        self.sent: dict[int, float] = {}
        self.thinking: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Play until the end of the measurement or of the game."""
        try:
            async for text in self.socket:
                self.hear(text if isinstance(text, str) else text.decode())
                if self.tally.ended:
                    return
                await self.decide()
        except ConnectionClosed:
            return
        finally:
            for task in self.thinking:
                task.cancel()

    def hear(self, text: str) -> None:
        """Take in a message."""
        message = _DECODE(text)
        kind = message["type"]
        if self.tally.counting:
            self.tally.sizes.append(len(text))
        if kind == "hello":
            self.seat = message["seat"]
        elif kind == "view":
            self.private = {"ask": message["view"]["ask"]}
        elif kind == "delta":
            if "private" in message:
                self.private = patched(self.private, _of_ask(message["private"]))
        elif kind == "done":
            sent = self.sent.pop(message["id"])
            if self.tally.counting:
                self.tally.latencies.append(time.perf_counter() - sent)
                self.tally.ended = len(self.tally.latencies) >= self.tally.most
        elif kind == "refused":
            self.tally.refused[message["code"]] = self.tally.refused.get(message["code"], 0) + 1

    async def decide(self) -> None:
        """Answer the question, if it is new and ours."""
        ask = self.asked()
        if ask is None or ask["n"] == self.answered:
            return
        self.answered = ask["n"]
        if self.tally.pause:
            task = asyncio.create_task(self.think(ask["n"]))
            self.thinking.add(task)
            task.add_done_callback(self.thinking.discard)
        else:
            await self.answer(ask)

    def asked(self) -> dict[str, Any] | None:
        """The question, if it is ours."""
        ask: dict[str, Any] | None = self.private.get("ask")
        return ask if ask is not None and self.seat in ask["seats"] and ask["options"] else None

    async def think(self, number: int) -> None:
        """Answer a question after a while, if it still stands."""
        await asyncio.sleep(self.luck.expovariate(1 / self.tally.pause))
        ask = self.asked()
        if ask is not None and ask["n"] == number and not self.tally.ended:
            await self.answer(ask)

    async def answer(self, ask: dict[str, Any]) -> None:
        """Send a decision."""
        number = ask["n"]
        self.sent[number] = time.perf_counter()
        option = self.luck.choice(ask["options"])
        request = {"type": "decide", "id": number, "answers": number, "option": option, "key": f"{number}"}
        await self.socket.send(_ENCODE(request).decode())


def _of_ask(patch: dict[str, Any]) -> dict[str, Any]:
    """The part of a private patch that speaks of the question."""
    return {sign: {"ask": part["ask"]} for sign, part in patch.items() if sign != "-" and "ask" in part}


# Setting the stage.


async def prepare(url: str, game_name: str, tables: int, players: int) -> list[Seat]:
    """Tables that have begun, with a person at each seat."""
    store = await Store.open(url)
    rooms = Rooms(store, RoomSettings())
    game = game_named(game_name)
    setup = game.check(players, None, None)
    persons = [await store.new_person(f"player {number}") for number in range(players)]
    sessions = [await store.new_session(person.id, LIFETIME) for person in persons]
    found: list[Seat] = []
    for number in range(tables):
        row = TableRow(
            id=new_id(),
            game=game.name,
            rules=game.version,
            seed=number.to_bytes(32, "big"),
            options=setup.options,
            seat_names=setup.seats,
        )
        seats = [
            SeatRow(table_id=row.id, seat=seat, kind="person", person_id=persons[seat].id) for seat in range(players)
        ]
        await store.create_table(row, seats)
        await rooms.open(row.id)
        found += [(row.id, seat, sessions[seat]) for seat in range(players)]
    await rooms.stop()
    await store.close()
    return found


def cores() -> tuple[set[int], set[int]]:
    """One core for the server, another for the clients, if there are two."""
    known = sorted(os.sched_getaffinity(0))
    return {known[-1]}, {known[0]}


def start_server(url: str, port: int, compiled: bool) -> subprocess.Popen[bytes]:
    """The real server, as a process of its own on one core."""
    environment = {**os.environ, "TYCHE_LIMITS": "false", "TYCHE_LOG_LEVEL": "warning"}
    if compiled:
        environment["PYTHONPATH"] = str(COMPILED)
    start = "from tyche.cli import app; app()"
    command = [sys.executable, "-c", start, "serve", "--database", url, "--port", str(port)]
    ours = cores()[0]
    return subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, preexec_fn=lambda: os.sched_setaffinity(0, ours)
    )


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


async def reach(port: int) -> None:
    """Wait until the server answers."""
    for _ in range(300):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise SystemExit("the server does not start")


def cpu_seconds(pid: int) -> float:
    """The time that a process has spent on a core so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(server: int, port: int, seats: list[Seat], seconds: float, tally: Tally) -> None:
    """Let everybody play, and count."""
    await reach(port)
    playing = []
    for number, (table, _, session) in enumerate(seats):
        opened = await connect(
            f"ws://127.0.0.1:{port}/api/tables/{table}/socket",
            additional_headers={"Cookie": f"tyche-session={session}"},
            origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]
            compression=None,
            max_size=None,
        )
        playing.append(asyncio.create_task(Player(number, opened, tally).play()))
    await asyncio.sleep(WARM_UP)
    tally.counting = True
    began, spent = time.perf_counter(), cpu_seconds(server)
    while time.perf_counter() - began < seconds and not tally.ended:
        await asyncio.sleep(0.05)
    tally.lasted, tally.spent = time.perf_counter() - began, cpu_seconds(server) - spent
    tally.counting, tally.ended = False, True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def report(tally: Tally, what: str) -> None:
    """Print the figures."""
    lasted = tally.lasted
    latencies, sizes = sorted(tally.latencies), sorted(tally.sizes)
    if not latencies:
        raise SystemExit("nothing was decided")
    print(f"| {what} | |")
    print("|---|---|")
    print(f"| decisions/s | {len(latencies) / lasted:,.0f} |")
    print(f"| from decide to done, median, ms | {1000 * statistics.median(latencies):.1f} |")
    print(f"| from decide to done, 99th percentile, ms | {1000 * latencies[int(0.99 * len(latencies))]:.1f} |")
    print(f"| core of the server in use | {tally.spent / lasted:.0%} |")
    print(f"| decisions per second of its core | {len(latencies) / tally.spent:,.0f} |")
    print(f"| message size, median, bytes | {statistics.median(sizes):,.0f} |")
    print(f"| messages/s | {len(sizes) / lasted:,.0f} |")
    print(f"| refused | {tally.refused or 'none'} |")


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="successors")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--most", type=int, default=100_000)
    parser.add_argument("--rate", type=float, default=0.0, help="decisions a second that clients make by thinking")
    parser.add_argument("--compiled", action="store_true", help="use build/compiled, which `make compiled` makes")
    options = parser.parse_args()
    if options.compiled and not COMPILED.exists():
        raise SystemExit("there is no build/compiled; run make compiled first")
    with tempfile.TemporaryDirectory(prefix="tyche-bench-") as folder:
        url = f"sqlite:///{folder}/tyche.db"
        seats = asyncio.run(prepare(url, options.game, options.tables, options.players))
        port = free_port()
        server = start_server(url, port, options.compiled)
        try:
            os.sched_setaffinity(0, cores()[1])
            tally = Tally(options.most, options.tables / options.rate if options.rate else 0.0)
            asyncio.run(measure(server.pid, port, seats, options.seconds, tally))
        finally:
            server.terminate()
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
    build = "compiled" if options.compiled else "interpreted"
    pace = f"clients that think {tally.pause * 1000:.0f} ms" if tally.pause else "clients that answer at once"
    report(tally, f"{options.tables} tables of {options.game}, {options.players} seats, {build}, {pace}")


if __name__ == "__main__":
    main()
