"""Bots think in processes of their own, so that they never delay people.

A worker gets the table as a snapshot and the decisions since, builds it anew, and shows the bot its glimpse of it.
"""

import asyncio
import multiprocessing
import os
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b

import structlog

from tyche.bots import bot_named
from tyche.core.ask import Option
from tyche.core.dice import Dice
from tyche.core.game import OptionValue, Setup, game_named, games
from tyche.core.seat import Glimpse
from tyche.core.table import Table

TRIES = 2
STARTING = 120.0
"""Seconds that a new worker may take to begin; they are not charged to the bot."""
_LOG = structlog.get_logger("tyche.bots")


class Task:
    """A table as a worker needs it, and which bots are asked. Plain data, because it goes to another process."""

    def __init__(self, table: Table, minds: dict[int, str], salt: bytes) -> None:
        self.game = table.game.name
        self.options: dict[str, OptionValue] = table.setup.options
        self.seats = table.setup.seats
        self.minds = minds
        self.salt = salt
        play, dice = table.play, table.play.dice
        self.seed, self.former = dice.seed, dice.former
        saved = play.saved
        self.start = play.saved_at if saved is not None else 0
        self.snapshot = None if saved is None else play.revive(saved, dice.at(play.saved_counters)).snapshot()
        self.counters = play.saved_counters[:] if saved is not None else [0, 0]
        self.decisions = table.decisions[self.start :]

    def table(self) -> Table:
        """The table, built anew from the snapshot and the decisions since."""
        game = game_named(self.game)
        setup = Setup(len(self.seats), self.options, self.seats)
        dice = Dice(self.seed, self.counters[:], None, [], self.former)
        play = game.start(setup, dice) if self.snapshot is None else game.restore(setup, self.snapshot, dice)
        past: list[tuple[int, Option]] = [(0, ("past",))] * self.start  # only their number matters to a bot
        table = Table(game, setup, play, past)
        table.replay(self.decisions)
        return table


def think(task: Task) -> list[tuple[int, Option]]:
    """What the bots decide: one that speaks up, else everyone that is waited for. Runs in a worker."""
    table = task.table()
    ask = table.ask
    if ask is None:
        return []
    asides = [seat for seat in ask.asides or () if seat in task.minds and ask.options_for(seat)]
    for seat in asides:
        said = bot_named(task.minds[seat], _luck(task, seat)).aside(Glimpse(table, seat))
        if said is not None:
            return [(seat, said)]
    waiting = [seat for seat in ask.seats() if seat in task.minds]
    return [(seat, bot_named(task.minds[seat], _luck(task, seat)).decide(Glimpse(table, seat))) for seat in waiting]


def _luck(task: Task, seat: int) -> int:
    """A seed for a bot: another one at every moment, and nothing to learn from it."""
    moment = task.start + len(task.decisions)
    return int.from_bytes(blake2b(f"{moment} {seat}".encode(), key=task.salt[:32], digest_size=4).digest(), "little")


def _begin() -> None:
    """Workers give way to the server, and know all games before the first question comes."""
    os.nice(5)
    games()


def _ready() -> bool:
    """Something to ask a worker that has just begun."""
    return True


class BotPool:
    """Workers for the bots of all tables. Whoever hangs or crashes is replaced."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._turns = asyncio.Semaphore(workers)
        self._beginning = asyncio.Lock()

    async def think(self, task: Task) -> list[tuple[int, Option]] | None:
        """What the bots decide; None if they failed twice."""
        for _ in range(TRIES):
            async with self._turns:
                try:
                    return await self._once(task)
                except TimeoutError:
                    _LOG.warning("bot too slow", game=task.game, bots=sorted(set(task.minds.values())))
                    self._kill()
                except BrokenProcessPool:
                    _LOG.warning("bot worker died", game=task.game, bots=sorted(set(task.minds.values())))
                    self._kill()
                except Exception as error:  # a bot may fail in any way; the table must go on
                    _LOG.warning("bot failed", game=task.game, error=repr(error))
        return None

    async def _once(self, task: Task) -> list[tuple[int, Option]]:
        async with self._beginning:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), _begin)
                await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(_ready)), STARTING)
            pool = self._pool
        future: Future[list[tuple[int, Option]]] = pool.submit(think, task)
        return await asyncio.wait_for(asyncio.wrap_future(future), self.seconds)

    def _kill(self) -> None:
        """End all workers; the next task starts new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End all workers."""
        self._kill()
