"""The store: one object through which the server reads and writes everything."""

import asyncio
import shutil
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy import Engine, select
from sqlalchemy.exc import SQLAlchemyError

from tyche.server.store.access import new_id
from tyche.server.store.ageing import Ageing
from tyche.server.store.allowances import Allowances
from tyche.server.store.engines import SQLITE, check_shape, engines, is_postgresql, migrate
from tyche.server.store.errors import StoreError, Unavailable
from tyche.server.store.history import History
from tyche.server.store.jobs import Jobs
from tyche.server.store.learning import Lessons
from tyche.server.store.leaving import Leaving
from tyche.server.store.listener import Callback, Listener
from tyche.server.store.manners import Manners
from tyche.server.store.newsroom import Newsroom
from tyche.server.store.outcomes import Outcomes
from tyche.server.store.passkeys import Passkeys
from tyche.server.store.people import Persons
from tyche.server.store.presence import Presence
from tyche.server.store.reviews import Reviews
from tyche.server.store.schema import tables
from tyche.server.store.seating import Seating
from tyche.server.store.standing import Standings
from tyche.server.store.statistics import Statistics
from tyche.server.store.talk import Chats
from tyche.server.store.writer import Writer

PROBE_SECONDS: Final = 2.0
LEAST_ROOM: Final = 32 * 1024 * 1024
"""Bytes that must be free where a SQLite file lies."""
PASSING: Final = "sqlite://"
"""The address of a database that is gone when it is closed."""


class Store(
    Persons,
    Passkeys,
    Manners,
    Newsroom,
    Lessons,
    Seating,
    History,
    Chats,
    Presence,
    Standings,
    Leaving,
    Ageing,
    Jobs,
    Outcomes,
    Statistics,
    Allowances,
    Reviews,
):
    """Persons, tables, events, chats, notices, jobs and what came of games in one database."""

    def __init__(self, url: str, reading: Engine, writing: Engine, folder: TemporaryDirectory[str] | None) -> None:
        self._me = new_id()
        super().__init__(reading, Writer(writing, self._me))
        self._url = url
        self._writing = writing
        self._folder = folder
        self._listener: Listener | None = None
        self._probing = asyncio.Lock()
        self._probed = -PROBE_SECONDS
        self._fine = False

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Open a database and bring it up to date: ``sqlite:///FILE``, ``postgresql://...`` or ``sqlite://``.

        The last is for tests: a file of its own that goes when the store is closed.
        """
        folder = TemporaryDirectory(prefix="tyche-") if url == PASSING else None
        if folder is not None:
            url = f"{SQLITE}{folder.name}/tyche.db"
        await asyncio.to_thread(migrate, url)
        return cls(url, *engines(url), folder)

    @classmethod
    async def beside(cls, url: str) -> "Store":
        """Open a database that is up to date beside a server that may be running."""
        await asyncio.to_thread(check_shape, url)
        return cls(url, *engines(url), None)

    @classmethod
    async def look_at(cls, url: str) -> "Store":
        """Open a database that is up to date only to read from it; nothing of it changes."""
        await asyncio.to_thread(check_shape, url)
        return cls(url, *engines(url, looking=True), None)

    @property
    def url(self) -> str:
        """Where the database is, for workers that read it."""
        return self._url

    async def close(self) -> None:
        """Write what still waits and close all connections."""
        if self._listener is not None:
            await self._listener.close()
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._writing.dispose()
        self._reading.dispose()
        if self._folder is not None:
            self._folder.cleanup()

    async def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            await self._first(select(1))
        except Unavailable:
            return False
        return True

    async def ready(self) -> bool:
        """Whether something can be stored: it is tried, at most once in a while, and there must be room for more."""
        async with self._probing:
            if time.monotonic() - self._probed > PROBE_SECONDS:
                self._fine = await self._probe()
                self._probed = time.monotonic()
        return self._fine

    async def _probe(self) -> bool:
        if not is_postgresql(self._url):
            free = await asyncio.to_thread(shutil.disk_usage, Path(self._url.removeprefix(SQLITE)).parent)
            if free.free < LEAST_ROOM:
                return False
        try:
            await self.use_link(f"probe {self._me} {time.time()}", time.time())
        except (StoreError, SQLAlchemyError):
            return False
        return True

    def listen(self, callback: Callback) -> None:
        """From now on call `callback(table_id, n)` whenever another process has changed a table.

        `n` is the number of its last event; if that is known already, its seats, fields or chats have changed. After a
        lost connection tables may be named that have not changed. SQLite has one process: nothing happens.
        """
        if is_postgresql(self._url):
            self._listener = Listener(self._url, self._me, callback, self._changed_since)

    async def listening(self) -> None:
        """Wait until nothing that happens from now on can be missed."""
        if self._listener is not None:
            await self._listener.ready.wait()

    async def _changed_since(self, since: float) -> list[tuple[str, int]]:
        rows = await self._all(select(tables.c.id, tables.c.n).where(tables.c.changed >= since))
        return [(row.id, row.n) for row in rows]
