"""Worker processes. One that dies or takes too long is replaced, alone; nobody else's work is lost with it."""

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, Final, TypeVar

import structlog

from tyche.core.errors import TycheError
from tyche.core.game import games
from tyche.server.work.shares import Shares

if sys.platform != "win32":
    import resource

A = TypeVar("A")
R = TypeVar("R")

STARTING: Final = 120.0
"""Seconds that a new worker may take to begin; they are not charged to its work."""
TRIES: Final = 2
"""How often work may end its worker before it is given up."""
MEMORY: Final = 2 * 1024**3
"""Bytes of addresses that a worker may use: what would need more fails in it, and the machine is spared."""
ORPHAN_LOOK: Final = 2.0
_LOG = structlog.get_logger("tyche.work")


class TooLong(TycheError):
    """Work that was not done in its time; its worker has been ended."""


class Died(TycheError):
    """Work that ended its worker each time."""


def begin(server: int, memory: int | None, prepare: Callable[[], None] | None) -> None:
    """A worker gives way to the server, knows all games and what else it needs, and goes when the server does."""
    os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends its workers
    if memory is not None and sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    threading.Thread(target=_follow, args=(server,), daemon=True).start()
    games()
    if prepare is not None:
        prepare()


def _follow(server: int) -> None:
    """End with the server, also where it was killed and could not say so."""
    while os.getppid() == server:
        time.sleep(ORPHAN_LOOK)
    os._exit(1)


def _ready() -> bool:
    """Something to ask a worker that has just begun."""
    return True


class Worker:
    """One process, which is begun when it is needed."""

    def __init__(self, memory: int | None, prepare: Callable[[], None] | None) -> None:
        self._memory = memory
        self._prepare = prepare
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[[A], R], argument: A, seconds: float, patience: float) -> R:
        """Have something done. The worker is ended if that takes too long, or if nobody waits for it any more."""
        try:
            pool = await self._begun()
            future: Future[R] = pool.submit(function, argument)
            return await self._within(asyncio.wrap_future(future), seconds, patience)
        except TimeoutError:
            self.kill()
            raise TooLong(f"{function.__name__} took longer than {seconds:g} seconds") from None
        except BrokenProcessPool:
            self.kill()
            raise Died(f"{function.__name__} ended its worker") from None
        except asyncio.CancelledError:
            self.kill()
            raise

    async def _within(self, done: "asyncio.Future[R]", seconds: float, patience: float) -> R:
        """What is done in so many seconds on the clock; while the process did not get so many of a core, in `patience`
        times as many.
        """
        began, before = time.monotonic(), self._spent()
        left = seconds
        try:
            while left > 0:
                with contextlib.suppress(TimeoutError):
                    return await asyncio.wait_for(asyncio.shield(done), left)
                waited = time.monotonic() - began
                left = min(seconds - (self._spent() - before), seconds * patience - waited)
        finally:
            done.cancel()  # nobody waits for it any more
        raise TimeoutError

    def _spent(self) -> float:
        """Seconds of a core that the process has had; where the system does not tell, those on the clock."""
        processes = list((self._pool._processes or {}) if self._pool is not None else {})
        try:
            fields = Path(f"/proc/{processes[0]}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
        except (OSError, IndexError):
            return time.monotonic()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def _begun(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context: Any = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, begin, (os.getpid(), self._memory, self._prepare))
            await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(_ready)), STARTING)
        return self._pool

    def kill(self) -> None:
        """End the process; the next work begins a new one."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class Pool:
    """Workers, and the queue for them: owners take turns, and each has a share. Each may `prepare` when it begins."""

    def __init__(
        self,
        workers: int,
        most: int,
        share: int,
        memory: int | None = MEMORY,
        prepare: Callable[[], None] | None = None,
    ) -> None:
        self.shares = Shares(workers, most, share)
        self._idle = [Worker(memory, prepare) for _ in range(workers)]
        self._all = list(self._idle)

    async def run(
        self,
        function: Callable[[A], R],
        argument: A,
        *,
        owner: str,
        seconds: float,
        within: float | None = None,
        tries: int = TRIES,
        patience: float = 1.0,
    ) -> R:
        """What a function makes of an argument, in a worker; it must be one that may happen twice.

        `Busy` if there is too much to do (or it is not begun `within` some seconds, usually as many as it may take),
        `TooLong` if it is not done in so many `seconds` (`patience` times as many while its worker gets less than so
        many of a core), `Died` if its workers did. What it raises itself comes back.
        """
        async with self.shares.turn(owner, seconds if within is None else within):
            worker = self._idle.pop()
            try:
                for attempt in range(tries):
                    try:
                        return await worker.run(function, argument, seconds, patience)
                    except Died:
                        _LOG.warning("a worker died", work=function.__name__, attempt=attempt + 1)
                raise Died(f"{function.__name__} ended its workers")
            finally:
                self._idle.append(worker)

    def close(self) -> None:
        """End all workers."""
        for worker in self._all:
            worker.kill()
