"""How fast the web table is: the real server on one core, clients that decide by chance on another.

    python -m benchmarks.server [--load at-once|offered|crowd|cold|postgres] [--compiled] [--rate N] [--seconds 15] ...

at-once   100 live tables whose clients answer at once: the most that the server can do. Each table then waits for it
          all the time, and how long follows from how many tables there are
offered   the same with clients that decide `--rate` times a second in all, however long answers take, say now and then
          how far they have looked, and ask what an option would lead to: how soon a player hears from a busy server
crowd     1,000 tables with 4,000 sockets, 300 decisions a second; memory a table, and after all have left, with the
          allocator of the C library, as in deploy/tyche.service
cold      how long it takes until somebody sees a table with 1,500 decisions that is not in memory
postgres  at-once on PostgreSQL (from the development environment), with one process and with two: each has its tables,
          and then with the players of every table spread over both

Everything stays on this machine: a database in a temporary folder, sockets on the loopback. Each load ends by itself.
Where the machine is busy with other things, read the microseconds of the core, not the times.
"""

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from typing import Final

import uvloop

from benchmarks.crowd import Pace, Player, Seat, Tally, enter
from benchmarks.stage import COMPILED, Server, prepare, servers

WARM_UP: Final = 3.0
LEAVES_WITHIN: Final = 90.0
IDLE: Final = "5"
"""Seconds after which a table that nobody looks at leaves the memory, in the load of a crowd."""
COLD_TABLES, COLD_DECISIONS = 12, 1500

Row = tuple[str, str]


async def measure(
    load: "Load", running: list[Server], seats: list[Seat], tally: Tally, full: Callable[[], None], spread: bool
) -> None:
    """Let everybody play, and count; `full` is called when all are there."""
    players = await enter(seats, [server.port for server in running], load.rate, tally, spread)
    await asyncio.sleep(WARM_UP)
    full()
    tally.counting = True
    began, spent = time.perf_counter(), [server.cpu() for server in running]
    while time.perf_counter() - began < load.seconds and not tally.ended:
        await asyncio.sleep(0.05)
    tally.lasted = time.perf_counter() - began
    tally.spent = [server.cpu() - before for server, before in zip(running, spent, strict=True)]
    tally.counting, tally.ended = False, True
    for player in players:
        player.close()
    await asyncio.sleep(0.2)


def figures(tally: Tally) -> list[Row]:
    """What was measured, for people."""
    latencies, sizes, spent = sorted(tally.latencies), sorted(tally.sizes), sum(tally.spent)
    if not latencies:
        raise SystemExit("nothing was decided")
    number = len(latencies)
    return [
        ("decisions/s", f"{number / tally.lasted:,.0f}"),
        ("from decide to done, median, ms", f"{1000 * statistics.median(latencies):.1f}"),
        ("from decide to done, 99th percentile, ms", f"{1000 * latencies[int(0.99 * number)]:.1f}"),
        ("core of each server in use", ", ".join(f"{each / tally.lasted:.0%}" for each in tally.spent)),
        ("time of a core for a decision, us", f"{1e6 * spent / number:,.0f}"),
        ("decisions per second of a core", f"{number / spent:,.0f}"),
        ("message size, median, bytes", f"{statistics.median(sizes):,.0f}"),
        ("message size, mean, bytes", f"{statistics.mean(sizes):,.0f}"),
        ("messages/s", f"{len(sizes) / tally.lasted:,.0f}"),
        ("refused", f"{tally.refused or 'none'}"),
        ("sockets lost", f"{tally.lost}"),
    ]


def report(what: str, rows: list[Row]) -> None:
    """Print a table."""
    print(f"| {what} | |\n|---|---|")
    for name, value in rows:
        print(f"| {name} | {value} |")
    print(flush=True)


# The loads.


class Load:
    """What was asked for on the command line."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.game: str = options.game
        self.tables: int = options.tables
        self.players: int = options.players
        self.seconds: float = options.seconds
        self.most: int = options.most
        self.rate: float = options.rate
        self.compiled: bool = options.compiled

    @property
    def what(self) -> str:
        """The tables, in words."""
        build = "compiled" if self.compiled else "interpreted"
        return f"{self.tables} tables of {self.game}, {self.players} seats, {build}"

    def prepare(self, url: str, decisions: int = 0) -> list[Seat]:
        """Tables that have begun."""
        return asyncio.run(prepare(url, self.game, self.tables, self.players, decisions))

    def play(
        self,
        running: list[Server],
        seats: list[Seat],
        full: Callable[[], None] = lambda: None,
        spread: bool = False,
    ) -> Tally:
        """Let everybody play."""
        tally = Tally(self.most)
        uvloop.run(measure(self, running, seats, tally, full, spread))
        return tally


def live(load: Load, folder: str) -> None:
    """Live tables: clients answer at once, or so often."""
    url = f"sqlite:///{folder}/tyche.db"
    seats = load.prepare(url)
    with servers(url, 1, load.compiled) as running:
        tally = load.play(running, seats)
    pace = f"{load.rate:,.0f} decisions/s offered" if load.rate else "clients answer at once"
    report(f"{load.what}, {pace}", figures(tally))


def crowd(load: Load, folder: str) -> None:
    """Many tables where little happens: also how much memory they take, and give back."""
    url = f"sqlite:///{folder}/tyche.db"
    seats = load.prepare(url)
    with servers(url, 1, load.compiled, TYCHE_TABLE_IDLE=IDLE, PYTHONMALLOC="malloc") as (server,):
        empty, full = server.memory(), list[float]()
        tally = load.play([server], seats, lambda: full.append(server.memory()))
        played, after, end = server.memory(), server.memory(), time.monotonic() + LEAVES_WITHIN
        while after > empty + (played - empty) / 4 and time.monotonic() < end:
            time.sleep(1)
            after = server.memory()
    memory = [
        ("memory of the server without tables, MB", f"{empty:,.0f}"),
        ("memory of a table with its sockets, MB", f"{(full[0] - empty) / load.tables:.2f}"),
        ("the same after the load, MB", f"{(played - empty) / load.tables:.2f}"),
        ("memory of the server after all have left, MB", f"{after:,.0f}"),
    ]
    report(f"{load.what}, {len(seats)} sockets, {load.rate:,.0f} decisions/s offered", figures(tally) + memory)


def cold(load: Load, folder: str) -> None:
    """Tables with a long past that are not in memory: how long until somebody sees one."""
    url = f"sqlite:///{folder}/tyche.db"
    load.tables = COLD_TABLES
    seats = load.prepare(url, COLD_DECISIONS)
    firsts = [seat for seat in seats if seat.seat == 0]
    with servers(url, 1, load.compiled) as (server,):
        took, spent = uvloop.run(_visit(server, firsts))
    rows = [
        ("from the socket to the view, median, ms", f"{1000 * statistics.median(took[1:]):.0f}"),
        ("the slowest, ms", f"{1000 * max(took[1:]):.0f}"),
        ("time of a core for one, ms", f"{1000 * spent / (len(took) - 1):.0f}"),
    ]
    report(f"{load.what}, cold, with {COLD_DECISIONS:,} decisions", rows)


async def _visit(server: Server, seats: list[Seat]) -> tuple[list[float], float]:
    """Look at one table after the other; the first one warms the server up."""
    took: list[float] = []
    before = 0.0
    tally, loop = Tally(1), asyncio.get_running_loop()
    tally.ended = True
    for number, seat in enumerate(seats):
        before = server.cpu() if number == 1 else before
        player = Player(number, seat, server.port, Pace(random.Random(0), 1e-9), tally)
        began = time.perf_counter()
        await loop.create_connection(lambda player=player: player, "127.0.0.1", server.port)  # type: ignore[misc]
        await asyncio.wait_for(player.ready, 60)
        took.append(time.perf_counter() - began)
        player.close()
    return took, server.cpu() - before


def postgres(load: Load, folder: str) -> None:
    """One and two processes on one PostgreSQL, which all share the cores there are."""
    from tests.server.postgres import Postgres

    database = Postgres(durable=True)
    try:
        for number, spread in ((1, False), (2, False), (2, True)):
            url = database.fresh()
            seats = load.prepare(url)
            with servers(url, number, load.compiled) as running:
                tally = load.play(running, seats, spread=spread)
            how = f"{number} processes" + (", players of a table spread over them" if spread else "")
            report(f"{load.what}, PostgreSQL, {how}, {os.cpu_count()} cores for all", figures(tally))
    finally:
        database.close()


LOADS: Final[dict[str, Callable[[Load, str], None]]] = {
    "at-once": live,
    "offered": live,
    "crowd": crowd,
    "cold": cold,
    "postgres": postgres,
}
TABLES: Final = {"crowd": 1000}
RATES: Final = {"offered": 1500.0, "crowd": 300.0}


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--load", choices=LOADS, default="at-once")
    parser.add_argument("--game", default="successors")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--most", type=int, default=100_000)
    parser.add_argument("--rate", type=float, help="decisions a second that clients make in all")
    parser.add_argument("--compiled", action="store_true", help="use build/compiled, which `make compiled` makes")
    options = parser.parse_args()
    if options.compiled and not COMPILED.exists():
        raise SystemExit("there is no build/compiled; run make compiled first")
    options.tables = options.tables or TABLES.get(options.load, 100)
    options.rate = RATES.get(options.load, 0.0) if options.rate is None else options.rate
    with tempfile.TemporaryDirectory(prefix="tyche-bench-") as folder:
        LOADS[options.load](Load(options), folder)


if __name__ == "__main__":
    main()
