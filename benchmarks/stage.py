"""The stage of a load: tables that have begun, and the real server as processes of their own on cores of their own."""

import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from benchmarks.crowd import Seat
from tyche.core.game import Game, game_named
from tyche.core.table import Table, open_table
from tyche.server.room import Rooms, RoomSettings
from tyche.server.store import Event, SeatRow, Store, TableRow, new_id

COMPILED: Final = Path(__file__).resolve().parent.parent / "build" / "compiled"
LIFETIME: Final = 3600.0
STARTS_WITHIN: Final = 90.0
AT_ONCE: Final = 500
"""Events that are stored together where a long game is prepared."""


async def prepare(url: str, game_name: str, tables: int, players: int, decisions: int = 0) -> list[Seat]:
    """Tables that have begun, with a person at each seat; so many decisions have been made by chance."""
    store = await Store.open(url)
    rooms = Rooms(store, RoomSettings())
    game = game_named(game_name)
    persons = [await store.new_person(f"player {number}") for number in range(players)]
    sessions = [await store.new_session(person.id, LIFETIME) for person in persons]
    found: list[Seat] = []
    for number in range(tables):
        table = _played(game, players, number, decisions)
        row = TableRow(
            id=new_id(),
            game=game.name,
            rules=game.version,
            seed=table.play.dice.seed,
            options=table.setup.options,
            seat_names=table.setup.seats,
        )
        seats = [
            SeatRow(table_id=row.id, seat=seat, kind="person", person_id=persons[seat].id) for seat in range(players)
        ]
        await store.create_table(row, seats)
        await rooms.open(row.id)
        events = [Event(n=n, kind="decide", seat=seat, data=o) for n, (seat, o) in enumerate(table.decisions, 1)]
        for first in range(0, len(events), AT_ONCE):
            await store.append(row.id, events[first : first + AT_ONCE], {"moment": first + AT_ONCE})
        found += [Seat(row.id, seat, sessions[seat]) for seat in range(players)]
    await rooms.stop()
    await store.close()
    return found


def _played(game: Game, players: int, number: int, decisions: int) -> Table:
    """A table after so many decisions; most games end before a great many, so seeds are tried until one does not."""
    seed = number << 64
    while True:
        luck = random.Random(seed)
        table = open_table(game, players, None, None, seed.to_bytes(32, "big"))
        while len(table.decisions) < decisions and not table.over:
            seat = luck.choice(table.awaited())
            table.choose(seat, luck.choice(table.options(seat)))
        if len(table.decisions) >= decisions and not table.over:
            return table
        seed += 1


def cores(servers: int) -> tuple[list[set[int]], set[int]]:
    """A core for each server and one for the clients, as far as there are so many."""
    known = sorted(os.sched_getaffinity(0))
    return [{known[-1 - number % max(1, len(known) - 1)]} for number in range(servers)], {known[0]}


class Server:
    """The real server, as a process on one core."""

    def __init__(self, url: str, core: set[int], compiled: bool, **settings: str) -> None:
        self.port = free_port()
        quiet = {"TYCHE_LIMITS": "false", "TYCHE_LOG_LEVEL": "warning"}
        environment = {**os.environ, **quiet, **settings}
        if compiled:
            environment["PYTHONPATH"] = str(COMPILED)
        start = "from tyche.cli import app; app()"
        command = [sys.executable, "-c", start, "serve", "--database", url, "--port", str(self.port)]
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, preexec_fn=lambda: os.sched_setaffinity(0, core)
        )

    def reach(self) -> None:
        """Wait until it answers."""
        end = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < end and self.process.poll() is None:
            try:
                with socket.create_connection(("127.0.0.1", self.port)):
                    return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the server does not start")

    def cpu(self) -> float:
        """The time in seconds that it has spent on a core so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """The memory that it has in use now, in MB."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def servers(url: str, number: int, compiled: bool, **settings: str) -> Iterator[list[Server]]:
    """So many servers on one database, and this process on the core of the clients."""
    theirs, ours = cores(number)
    before = os.sched_getaffinity(0)
    started: list[Server] = []
    try:
        for core in theirs:
            started.append(Server(url, core, compiled, **settings))
            started[-1].reach()
        os.sched_setaffinity(0, ours)
        yield started
    finally:
        for server in started:
            server.stop()
        os.sched_setaffinity(0, before)
