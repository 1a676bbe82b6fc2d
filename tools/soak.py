"""A soak: people play, undo, go back, resign, talk, leave and return at tables of all games; the server is killed.

python -m tools.soak --minutes 60 --seed 1 --tables 64 --rate 400 --kill-every 60

It runs the real server as a process of its own on a fresh database and kills it every minute, but for the last fifth of
the time (never with --kill-every 0), so that one process shows how its memory goes. In the end every history must
verify, hold each acknowledged decision once, every table must have gone on, and the memory must be flat.
"""

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import socket
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

import httpx
import uvloop

from tools.soak_people import Ledger, Person
from tyche.core.game import game_named, games
from tyche.server.store import Store
from tyche.server.upgrade import load

LOOK_EVERY: Final = 15.0
"""Seconds between two looks at the memory."""
UNDISTURBED: Final = 0.2
"""The last part of the time, in which the server is not killed."""
FLAT: Final = 1.25
"""How much more memory the last quarter of a series may need than the second one."""
STILL: Final = 120.0
"""Seconds in which every table must have gone on, by the decision of a person or a bot."""
BOTS: Final = 8
"""One table of so many has a bot, which takes its time."""
MOST_PEOPLE: Final = 4
STARTING: Final = 600.0
"""Seconds that a start may take on a machine that has other things to do."""
RULES: Final = {name: os.environ[name] for name in ("PYTHONPATH",) if name in os.environ}
"""Where the server finds the compiled rules, if somebody says so."""
SETTINGS: Final = {"TYCHE_LIMITS": "false", "TYCHE_TABLE_IDLE": "20", "TYCHE_LOG_LEVEL": "warning"}


class NotStarted(Exception):
    """The server does not come up again."""


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
        self.spent = 0.0
        """Seconds of a core that it took until it was killed last, in all."""
        self.memory: list[float] = []
        """Megabytes of the server before each kill."""
        self.since: list[float] = []
        """Megabytes of the server every now and then since it was started last."""
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        self.since = []
        program = str(Path(sys.executable).parent / "tyche")
        with (self.folder / "server.log").open("a") as log:
            self._process = await asyncio.create_subprocess_exec(
                program, "serve", "--port", str(self.port), "--database", self.url,
                stdout=log, stderr=log, env={**RULES, **SETTINGS, "PATH": "/usr/bin:/bin"},
            )  # fmt: skip
        until = time.monotonic() + STARTING
        async with httpx.AsyncClient() as client:
            while time.monotonic() < until:
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get(f"{self.address}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.3)
        raise NotStarted(f"the server did not start in {STARTING:.0f} s")

    def look(self) -> None:
        """Note how much memory it has in use."""
        assert self._process is not None
        self.since.append(self._megabytes(self._process.pid))

    def grows(self) -> bool:
        """Whether its memory is not flat: from kill to kill, or in the process that was left alone."""
        return _grows(self.memory) or _grows(self.since)

    async def kill(self) -> None:
        """End it without a word."""
        assert self._process is not None
        self.look()
        self.memory.append(self.since[-1])
        self.spent += self._seconds(self._process.pid)
        self._process.kill()
        await self._process.wait()
        self.kills += 1

    @staticmethod
    def _seconds(pid: int) -> float:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @staticmethod
    def _megabytes(pid: int) -> float:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def _grows(memory: list[float]) -> bool:
    quarter = len(memory) // 4
    before, last = memory[quarter : 2 * quarter], memory[len(memory) - quarter :]
    return quarter > 0 and sum(last) > FLAT * sum(before)


async def play_on(people: list[Person], number: int, ledger: Ledger) -> None:
    """A few people at one table after the other, of one game after the other."""
    names = sorted(games())
    for turn in range(10_000):
        game = game_named(names[(number + turn) % len(names)])
        party = people[: max(game.least, min(game.most, 2 + (number + turn) % (len(people) - 1)))]
        bots = ["bot:random"] if (number + turn) % BOTS == 1 and game.most > len(party) else []
        seats = ["me", *["open"] * (len(party) - 1), *bots]
        table = str((await party[0].post("/api/tables", {"game": game.name, "seats": seats}))["id"])
        ledger.tables.append(table)
        for seat, one in enumerate(party[1:], 1):
            await one.post(f"/api/tables/{table}/join", {"seat": seat})
            await one.post(f"/api/tables/{table}/ready", {"ready": True})
        await party[0].post(f"/api/tables/{table}/start")
        if not await party[0].begun(table):  # an answer was cut off, and with it who somebody was
            ledger.answers["not begun"] += 1
            continue
        ledger.playing.add(table)
        await asyncio.gather(*(one.sit(table, seat) for seat, one in enumerate(party)))
        ledger.playing.discard(table)


async def check(url: str, ledger: Ledger, since: float) -> tuple[list[str], Counter[str]]:
    """What is wrong with the histories, and what they hold; every table must have gone on since a time."""
    store, wrong, held = await Store.open(url), list[str](), Counter[str]()
    for table in ledger.tables:
        row = await store.table(table)
        if row is None or row.status == "open":
            continue
        events = await store.events(table)
        held[row.status] += 1
        held.update(event.kind if event.kind != "seat" else str(event.data[0]) for event in events)
        keys = [event.key for event in events if event.key is not None]
        said = {f"{seat}:{key}" for seat in range(len(row.seat_names)) for key in ledger.keys.get((table, seat), ())}
        missing = said - set(keys)
        if missing or len(keys) != len(set(keys)):
            wrong.append(f"{table}: {len(missing)} decisions lost, {len(keys) - len(set(keys))} doubled")
        try:
            past = await asyncio.to_thread(load, game_named(row.game), row, events, await store.snapshots(table))
        except Exception as error:
            wrong.append(f"{table}: {error!r}")
            continue
        if (
            row.status == "running"
            and table in ledger.playing
            and max(row.changed, events[-1].at if events else 0) < since
        ):
            holders = {one.seat: one.bot or "a person" for one in await store.seats(table)}
            asked = [f"{row.seat_names[seat]} ({holders.get(seat)})" for seat in past.table.awaited()]
            wrong.append(
                f"{table}: {row.game} stands still after {len(events)} events and waits for {', '.join(asked)}"
            )
    await store.close()
    return wrong, held


async def soak(minutes: float, seed: int, number: int, kill_every: float, rate: float, folder: Path) -> int:
    """Run it; the exit code."""
    server, ledger = Server(folder), Ledger(rate)
    await server.start()
    transport = httpx.AsyncHTTPTransport(verify=False, limits=httpx.Limits(max_connections=32))

    def somebody(name: str) -> Person:
        return Person(server.address, transport, random.Random(f"{seed} {name}"), ledger)

    parties = [[somebody(f"{one} {who}") for who in range(MOST_PEOPLE)] for one in range(number)]
    playing = [asyncio.create_task(play_on(party, one, ledger)) for one, party in enumerate(parties)]
    started = time.monotonic()
    until, last_kill = started + 60 * minutes, started + 60 * minutes * (1 - UNDISTURBED)
    killed = started
    failed: list[str] = []
    while time.monotonic() < until and not failed:
        await asyncio.wait(playing, timeout=min(LOOK_EVERY, kill_every or LOOK_EVERY, until - time.monotonic()))
        server.look()
        print(f"{time.monotonic() - started:.0f} s: {ledger.decisions} decisions", file=sys.stderr, flush=True)
        if kill_every and time.monotonic() - killed >= kill_every and time.monotonic() < last_kill:
            await server.kill()
            try:
                await server.start()
            except NotStarted as problem:
                failed.append(str(problem))
            killed = time.monotonic()
    await server.kill()
    since = time.time() - STILL
    failed += [repr(task.exception()) for task in playing if task.done() and not task.cancelled() and task.exception()]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    lasted, played = time.monotonic() - started, time.process_time()
    wrong, held = await check(server.url, ledger, since)
    wrong += [*failed, *(["the memory grows"] if server.grows() else [])]
    report(server, ledger, held, lasted, played)
    print("\n".join(wrong) or "nothing lost, nothing doubled, every history verifies, the memory is flat")
    return int(bool(wrong))


def report(server: Server, ledger: Ledger, held: Counter[str], lasted: float, played: float) -> None:
    """Print what happened."""
    number = ledger.decisions
    print(f"{lasted:.0f} s, {len(ledger.tables)} tables, {server.kills} kills, {number} decisions acknowledged, "
          f"{number / lasted:.0f} a second, the slowest answer {ledger.slowest:.1f} s")  # fmt: skip
    spent = f"the servers {server.spent:.0f} s of a core, their people {played:.0f} s"
    print(f"{spent}; load of the machine {os.getloadavg()[1]:.0f} on {os.cpu_count()} cores")
    print("memory before each kill (MB):", " ".join(f"{one:.0f}" for one in server.memory))
    print(f"memory of the last process every {LOOK_EVERY:.0f} s (MB):", " ".join(f"{one:.0f}" for one in server.since))
    for what, counted in (("answers", ledger.answers), ("stored", held)):
        print(f"{what}:", ", ".join(f"{word}: {count}" for word, count in sorted(counted.items())))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--rate", type=float, default=400.0, help="decisions a second of all people, at most")
    parser.add_argument("--kill-every", type=float, default=60.0, help="seconds; 0 for never")
    chosen = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="tyche-soak-"))
    wrong = uvloop.run(soak(chosen.minutes, chosen.seed, chosen.tables, chosen.kill_every, chosen.rate, folder))
    if wrong:
        print(f"database and log of the server are kept in {folder}")
    else:
        shutil.rmtree(folder)
    return wrong


if __name__ == "__main__":
    raise SystemExit(main())
