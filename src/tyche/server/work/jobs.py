"""The jobs of the store, done by the workers: imports, and whatever else people ask for and may wait for.

Bots are no jobs: the table itself remembers that it waits for them, and asks again after a restart.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Any, Final

import structlog
from msgspec import Struct

from tyche.server.store import Crowded, Expired, Job, Store
from tyche.server.work.pool import Died, Pool, TooLong
from tyche.server.work.shares import Busy

SHARE: Final = 3
"""Unfinished jobs of one person."""
MOST: Final = 200
"""Unfinished jobs of all."""
LOOK: Final = 2.0
"""Seconds after which somebody looks for jobs whose process has died."""
MARGIN: Final = 30.0
"""Seconds that a lease is longer than what it is for."""
MOST_TRIES: Final = 3
TOO_LONG: Final = "too long"
"""Why a job failed that was not done in its time: that says nothing about what it was to work on."""
KEPT: Final = 3600.0
"""Seconds for which it is remembered what a job came to."""
FIRST_LOOK, LONGEST_LOOK = 0.02, 0.5
_LOG = structlog.get_logger("tyche.jobs")


class Refusal(Struct, frozen=True):
    """What a worker answers about a payload that cannot be used."""

    why: str


class Kind(Struct, frozen=True):
    """A kind of job."""

    work: Callable[[bytes], Any]
    """What is done in a worker: it takes the payload and may return a `Refusal`."""
    end: Callable[[Store, Job, Any], Awaitable[None]]
    """Ends the job with what the worker made of it, by `Store.end_job`."""
    seconds: float
    """The time it may take."""


class Jobs:
    """Takes jobs out of the store, has them done, and ends them."""

    def __init__(self, store: Store, pool: Pool, kinds: dict[str, Kind], workers: int) -> None:
        self._store = store
        self._pool = pool
        self._kinds = kinds
        self._workers = workers
        self._wake = asyncio.Event()
        self._running: set[asyncio.Task[None]] = set()

    async def submit(self, kind: str, payload: bytes, owner: str, key: str = "") -> Job:
        """A job for a person; who asks for the same again (by a key, or the payload) gets the same.

        `Busy` if the queue is full.
        """
        key = key or blake2b(payload, digest_size=16).hexdigest()
        try:
            job = await self._store.add_job(kind, payload, owner, key, SHARE, MOST)
        except Crowded:
            raise Busy(int(self._kinds[kind].seconds)) from None
        self._wake.set()
        return job

    async def finished(self, job: Job, within: float) -> Job:
        """The job when it has ended; `Busy` if that is not so in time: it goes on, and who asks again finds it."""
        end, pause = time.monotonic() + within, FIRST_LOOK
        while True:
            found = await self._store.job(job.id)
            if found is None or found.state in ("done", "failed"):
                return job if found is None else found
            if time.monotonic() > end:
                raise Busy
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_LOOK)

    async def run(self) -> None:
        """Do what there is to do, again and again, until cancelled; what is under way then is done by others later."""
        forgotten = 0.0
        try:
            while True:
                try:
                    await self._take()
                    if time.monotonic() - forgotten > KEPT / 10:
                        forgotten = time.monotonic()
                        await self._store.forget_jobs(time.time() - KEPT)
                except Exception:
                    _LOG.exception("jobs cannot be taken")
                self._wake.clear()
                try:
                    async with asyncio.timeout(LOOK):
                        await self._wake.wait()
                except TimeoutError:
                    pass
        finally:
            for task in self._running:
                task.cancel()
            await asyncio.gather(*self._running, return_exceptions=True)

    async def _take(self) -> None:
        free = self._workers - len(self._running)
        if free <= 0:
            return
        lease = max(kind.seconds for kind in self._kinds.values()) * 2 + MARGIN
        for job in await self._store.take_jobs(list(self._kinds), time.time(), lease, free):
            task = asyncio.create_task(self._do(job))
            self._running.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self._wake.set()

    async def _do(self, job: Job) -> None:
        """Do one job. Whatever fails in a way that another try may mend is tried again."""
        kind = self._kinds[job.kind]
        try:
            if job.tries > MOST_TRIES:
                await self._store.end_job(job, error="it failed again and again")
                return
            made = await self._pool.run(kind.work, job.payload, owner=job.owner, seconds=kind.seconds)
            if isinstance(made, Refusal):
                await self._store.end_job(job, error=made.why)
            else:
                await kind.end(self._store, job, made)
        except TooLong:
            await self._fail(job, TOO_LONG)
        except Expired:
            _LOG.warning("a job was done by somebody else", job=job.id, kind=job.kind)
        except (Busy, Died) as error:
            _LOG.warning("a job is tried again", job=job.id, kind=job.kind, tries=job.tries, error=str(error))
            await self._give_back(job)
        except Exception as error:
            _LOG.error("a job failed", job=job.id, kind=job.kind, tries=job.tries, exc_info=error)
            await self._give_back(job)

    async def _fail(self, job: Job, why: str) -> None:
        try:
            await self._store.end_job(job, error=why)
        except Exception as error:
            _LOG.warning("a job cannot be ended", job=job.id, error=str(error))

    async def _give_back(self, job: Job) -> None:
        try:
            await self._store.return_job(job, time.time() + job.tries)
        except Exception as error:  # its lease runs out
            _LOG.warning("a job cannot be given back", job=job.id, error=str(error))
