"""Which process runs clocks and bots, when several share one PostgreSQL.

It is the one that holds an advisory lock there. PostgreSQL lets go of it when the process or its connection dies, and
another takes over. Should two ever believe to be it, the numbers of events still let every decision happen only once.
"""

import asyncio
from collections.abc import Awaitable, Callable

import psycopg
import structlog

LOCK = 0x74796368
"""The number of the lock; any number that nothing else uses."""
EVERY = 3.0
_LOG = structlog.get_logger("tyche.keeper")


class Keeper:
    """Tries to be the one. `mine` says whether this process is."""

    def __init__(self, url: str, begin: Callable[[], Awaitable[None]]) -> None:
        self.alone = not url.startswith("postgresql")
        self.mine = self.alone
        self._url = url
        self._begin = begin

    async def run(self) -> None:
        """Hold the lock, or try to get it, until cancelled."""
        if self.alone:
            await self._begin()
            return
        while True:
            try:
                await self._hold()
            except psycopg.Error as error:
                _LOG.warning("lost the database", error=str(error))
            self.mine = False
            await asyncio.sleep(EVERY)

    async def _hold(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        try:
            while True:
                if not self.mine:
                    row = await (await connection.execute("SELECT pg_try_advisory_lock(%s)", (LOCK,))).fetchone()
                    self.mine = row is not None and bool(row[0])
                    if self.mine:
                        _LOG.info("runs clocks and bots")
                        await self._begin()
                else:
                    await connection.execute("SELECT 1")
                await asyncio.sleep(EVERY)
        finally:
            await connection.close()
