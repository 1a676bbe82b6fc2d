"""One thread writes everything: whatever waits is committed together, in one transaction.

A commit costs the time of a disk's answer; a hundred tables that append at once share one. Each piece of work has a
savepoint of its own, so that what fails for one table fails for it alone.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Collection
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Text, cast, func, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from tyche.server.store.appending import Append, Appender, Job, Work
from tyche.server.store.errors import Conflict, Repeated, StoreError, Unavailable, Unknown
from tyche.server.store.hot import Link, at_once
from tyche.server.store.schema import events, tables

T = TypeVar("T")
Batch = list[Job[Any]]

CHANNEL = "tyche"
"""The PostgreSQL channel that tells other processes which table has changed."""
LARGEST_BATCH = 1000
ATTEMPTS = 5
WITHIN = 10.0
"""Seconds after which whoever waits is told that the database does not answer."""
PAUSE = 0.1
CLASHES = ("40001", "40P01")
"""What PostgreSQL calls a failed serialisation and a deadlock."""


def clashed(error: Exception) -> bool:
    """Whether another process was in the way, by a deadlock of locks; the same again will do."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in CLASHES


class _Refused(Exception):
    """Some of the appended events do not follow the last one of their table, or a seat is not there."""


class Writer:
    """The only one that writes to the database, in this process."""

    def __init__(self, engine: Engine, me: str) -> None:
        self._engine = engine
        self._me = me
        self._several = engine.dialect.name == "postgresql"
        self._appender = Appender(engine.dialect)
        self._jobs: Batch = []
        """What is to be written next."""
        self._open: deque[Job[Any]] = deque()
        """All that somebody may still wait for, the oldest first."""
        self._busy = False
        """Whether the thread writes, or will as soon as this turn of the event loop is over."""
        self._rest: asyncio.Future[None] | None = None
        """Done when all is written, if somebody waits for that."""
        self._watch: asyncio.TimerHandle | None = None
        self._closed = False
        self._loop = asyncio.get_running_loop()
        self._batches: SimpleQueue[Batch | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="tyche writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work[T], *table_ids: str) -> T:
        """Carry out work that changes these tables in a transaction; returns when it is committed."""
        return await self._given(Job(None, work, table_ids))  # type: ignore[return-value]

    def append(self, append: Append) -> asyncio.Future[None]:
        """Append events, or change fields of seats alone; done when that is committed."""
        return self._given(Job(append, None, [append.table_id] if append.added else ()))

    async def close(self) -> None:
        """Write what still waits, then stop."""
        self._closed = True
        if self._busy:
            self._rest = self._loop.create_future()
            await self._rest
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _given(self, job: Job[T]) -> asyncio.Future[T | None]:
        if self._closed:
            raise StoreError("the store is closed")
        self._jobs.append(job)
        self._open.append(job)
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._send)
        if self._watch is None:
            self._watch = self._loop.call_later(WITHIN, self._withdraw)
        return job.done

    # Batches: one wakes the thread, and its end the event loop.

    def _send(self) -> None:
        """Have all that waits written."""
        batch = [job for job in self._jobs[:LARGEST_BATCH] if not job.withdrawn]
        del self._jobs[:LARGEST_BATCH]
        self._batches.put(batch)

    def _work(self) -> None:
        """Write one batch after the other, in the thread."""
        while (batch := self._batches.get()) is not None:
            self._commit(batch)
            with contextlib.suppress(RuntimeError):  # the event loop is gone, and everybody who waited
                self._loop.call_soon_threadsafe(self._written, batch)

    def _written(self, batch: Batch) -> None:
        """Tell all whose work is in a batch, and go on."""
        for job in batch:
            job.settle()
        while self._open and self._open[0].done.done():
            self._open.popleft()
        if self._jobs:
            self._send()
            return
        self._busy = False
        if self._rest is not None and not self._rest.done():
            self._rest.set_result(None)

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
        appends = [job.append for job in batch if job.append is not None]
        try:
            if not self._several and len(appends) == len(batch):
                self._write_appends(appends)
            else:
                self._write(batch, lambda connection: self._insert(connection, appends))
        except (IntegrityError, _Refused):
            self._write(batch, lambda connection: self._append_each(connection, batch))

    def _write_appends(self, appends: list[Append]) -> None:
        """Appends and nothing else, into SQLite: what nearly every batch is."""

        def work(connection: Link) -> bool:
            return not appends or self._appender.insert(connection, appends)

        if not at_once(self._engine, work):
            raise _Refused

    def _write(self, batch: list[Job[Any]], append: Callable[[Connection], None]) -> None:
        with self._engine.begin() as connection:
            self._lock(connection, {table_id for job in batch for table_id in job.table_ids})
            append(connection)
            for job in batch:
                if job.work is not None:
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

    def _append_each(self, connection: Connection, batch: list[Job[Any]]) -> None:
        for job in batch:
            if job.append is not None:
                try:
                    with connection.begin_nested():
                        self._insert(connection, [job.append])
                except (IntegrityError, _Refused) as error:
                    job.error = why_refused(connection, job.append) or error

    def _insert(self, connection: Connection, appends: list[Append]) -> None:
        if not appends:
            return
        if not self._appender.insert(connection, appends):
            raise _Refused
        self.notify(connection, {append.table_id for append in appends if append.added})

    def notify(self, connection: Connection, changed: Collection[str]) -> None:
        """Tell other processes, when the transaction is committed, that tables have changed."""
        if self._several and changed:
            payload = tables.c.id + " " + cast(tables.c.n, Text) + f" {self._me}"
            connection.execute(select(func.pg_notify(CHANNEL, payload)).where(tables.c.id.in_(list(changed))))


def why_refused(connection: Connection, append: Append) -> Exception | None:
    """Which of the reasons there are: no such table or seat, a repeated key, a number that does not follow."""
    last = connection.execute(select(tables.c.n).where(tables.c.id == append.table_id)).scalar()
    if last is None:
        return Unknown(f"there is no table {append.table_id}")
    if not append.added:
        return Unknown(f"not all of the seats {sorted(append.seats)} are at table {append.table_id}")
    keys = [event.key for event in append.added if event.key is not None]
    known = (events.c.table_id == append.table_id) & events.c.key.in_(keys)
    repeated = connection.execute(select(events.c.n, events.c.key).where(known)).first()
    if repeated is not None:
        return Repeated(f"event {repeated.n} of table {append.table_id} has the key {repeated.key!r}", repeated.n)
    first = append.added[0].n
    if last != first - 1:
        return Conflict(f"event {first} does not follow event {last} of table {append.table_id}", last)
    return None
