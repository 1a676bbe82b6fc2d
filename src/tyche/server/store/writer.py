"""One thread writes everything: whatever waits is committed together, in one transaction.

A commit costs the time of a disk's answer; a hundred tables that append at once share one. Each piece of work has a
savepoint of its own, so that what fails for one table fails for it alone.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, Engine, Text, cast, func, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from tyche.server.store.appending import Append, Appender
from tyche.server.store.errors import Conflict, Repeated, StoreError, Unavailable, Unknown
from tyche.server.store.schema import events, tables

T = TypeVar("T")
Work = Callable[[Connection], T]

CHANNEL = "tyche"
"""The PostgreSQL channel that tells other processes which table has changed."""
LARGEST_BATCH = 1000
ATTEMPTS = 5
WITHIN = 10.0
"""Seconds after which whoever waits is told that the database does not answer."""
PAUSE = 0.1
CLASHES = ("40001", "40P01")
"""What PostgreSQL calls a failed serialisation and a deadlock."""


class Job(Generic[T]):
    """Work that somebody waits for."""

    def __init__(self, work: Work[T] | Append, table_ids: Iterable[str]) -> None:
        self.work = work
        self.table_ids = table_ids
        loop = asyncio.get_running_loop()
        self.done: asyncio.Future[T | None] = loop.create_future()
        self.since = loop.time()
        self.result: T | None = None
        self.error: BaseException | None = None
        self.withdrawn = False
        """Whether nobody waits any more, because it took too long."""

    def settle(self) -> None:
        """Tell whoever waits, if they still do."""
        if self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(plain(self.error))
        else:
            self.done.set_result(self.result)


def plain(error: BaseException) -> BaseException:
    """An error of the connection as one of ours."""
    if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError):
        return Unavailable(f"the database does not answer: {error.orig}")
    return error


def clashed(error: Exception) -> bool:
    """Whether another process was in the way, by a deadlock of locks; the same again will do."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in CLASHES


class _Refused(Exception):
    """Some of the appended events do not follow the last one of their table."""


class Writer:
    """The only one that writes to the database, in this process."""

    def __init__(self, engine: Engine, me: str) -> None:
        self._engine = engine
        self._me = me
        self._several = engine.dialect.name == "postgresql"
        self._appender = Appender(engine.dialect)
        self._jobs: list[Job[Any]] = []
        """What is to be written next."""
        self._open: deque[Job[Any]] = deque()
        """All that somebody may still wait for, the oldest first."""
        self._idle: asyncio.Future[None] | None = None
        """What the task waits for while there is nothing to write."""
        self._watch: asyncio.TimerHandle | None = None
        self._closed = False
        self._thread = ThreadPoolExecutor(1, "tyche writer")
        self._task = asyncio.create_task(self._run(), name="tyche writer")

    async def do(self, work: Work[T], *table_ids: str) -> T:
        """Carry out work that changes these tables in a transaction; returns when it is committed."""
        return await self._settled(Job(work, table_ids))  # type: ignore[return-value]

    async def append(self, append: Append) -> None:
        """Append events; returns when they are committed."""
        await self._settled(Job(append, [append.table_id]))

    async def close(self) -> None:
        """Write what still waits, then stop."""
        self._closed = True
        self._wake()
        await self._task
        self._thread.shutdown()

    async def _settled(self, job: Job[T]) -> T | None:
        if self._closed or self._task.done():
            raise StoreError("the store is closed")
        self._jobs.append(job)
        self._open.append(job)
        self._wake()
        if self._watch is None:
            self._watch = asyncio.get_running_loop().call_later(WITHIN, self._withdraw)
        return await job.done

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while self._jobs or not self._closed:
            if not self._jobs:
                self._idle = loop.create_future()
                await self._idle
                self._idle = None
                continue
            batch = [job for job in self._jobs[:LARGEST_BATCH] if not job.withdrawn]
            del self._jobs[:LARGEST_BATCH]
            await loop.run_in_executor(self._thread, self._commit, batch)
            for job in batch:
                job.settle()
            while self._open and self._open[0].done.done():
                self._open.popleft()

    def _withdraw(self) -> None:
        """Tell those who have waited too long; one look for all of them, at the time of the oldest that waits."""
        loop = asyncio.get_running_loop()
        while self._open:
            job = self._open[0]
            if not job.done.done():
                if job.since + WITHIN > loop.time():
                    self._watch = loop.call_at(job.since + WITHIN, self._withdraw)
                    return
                job.withdrawn = True
                job.done.set_exception(Unavailable(f"the database took longer than {WITHIN:g} seconds"))
            self._open.popleft()
        self._watch = None

    def _commit(self, batch: list[Job[Any]]) -> None:
        for attempt in range(ATTEMPTS):
            for job in batch:
                job.error = None
            try:
                self._transact(batch)
                break
            except Exception as error:  # whoever waits hears of it, whatever it is
                for job in batch:
                    job.error = job.error or error
                if not clashed(error):
                    break
            time.sleep(PAUSE * attempt)

    def _transact(self, batch: list[Job[Any]]) -> None:
        """All appends at once; if any of them is refused, everything again with each by itself."""
        try:
            self._write(batch, self._append_all)
        except (IntegrityError, _Refused):
            self._write(batch, self._append_each)

    def _write(self, batch: list[Job[Any]], append: Callable[[Connection, list[Job[None]]], None]) -> None:
        with self._engine.begin() as connection:
            self._lock(connection, {table_id for job in batch for table_id in job.table_ids})
            append(connection, [job for job in batch if isinstance(job.work, Append)])
            for job in batch:
                if not isinstance(job.work, Append):
                    self._alone(connection, job, job.work)

    def _lock(self, connection: Connection, table_ids: set[str]) -> None:
        """Take the locks of all tables in one order, so that two processes do not wait for each other."""
        if self._several and table_ids:
            known = select(tables.c.id).where(tables.c.id.in_(table_ids)).order_by(tables.c.id)
            connection.execute(known.with_for_update())

    def _alone(self, connection: Connection, job: Job[T], work: Work[T]) -> None:
        """One piece of work; if it fails, it has not happened."""
        try:
            with connection.begin_nested():
                job.result = work(connection)
        except Exception as error:
            if connection.invalidated or clashed(error):
                raise
            job.error = error

    # Appending.

    def _append_all(self, connection: Connection, jobs: list[Job[None]]) -> None:
        if jobs:
            self._insert(connection, [job.work for job in jobs if isinstance(job.work, Append)])

    def _append_each(self, connection: Connection, jobs: list[Job[None]]) -> None:
        for job in jobs:
            append = job.work
            assert isinstance(append, Append)
            try:
                with connection.begin_nested():
                    self._insert(connection, [append])
            except (IntegrityError, _Refused) as error:
                job.error = why_refused(connection, append) or error

    def _insert(self, connection: Connection, appends: list[Append]) -> None:
        if not self._appender.insert(connection, appends):
            raise _Refused
        self.notify(connection, {append.table_id for append in appends})

    def notify(self, connection: Connection, changed: Iterable[str]) -> None:
        """Tell other processes, when the transaction is committed, that tables have changed."""
        if self._several:
            payload = tables.c.id + " " + cast(tables.c.n, Text) + f" {self._me}"
            connection.execute(select(func.pg_notify(CHANNEL, payload)).where(tables.c.id.in_(list(changed))))


def why_refused(connection: Connection, append: Append) -> Exception | None:
    """Which of the reasons there are: no such table, a repeated key, a number that does not follow."""
    last = connection.execute(select(tables.c.n).where(tables.c.id == append.table_id)).scalar()
    if last is None:
        return Unknown(f"there is no table {append.table_id}")
    keys = [event.key for event in append.added if event.key is not None]
    known = (events.c.table_id == append.table_id) & events.c.key.in_(keys)
    repeated = connection.execute(select(events.c.n, events.c.key).where(known)).first()
    if repeated is not None:
        return Repeated(f"event {repeated.n} of table {append.table_id} has the key {repeated.key!r}", repeated.n)
    first = append.added[0].n
    if last != first - 1:
        return Conflict(f"event {first} does not follow event {last} of table {append.table_id}", last)
    return None
