"""Which process runs clocks and bots, when several share one PostgreSQL.

It is the one that holds an advisory lock there. PostgreSQL lets go of it when the process dies, or its machine has not
been heard of for some seconds, and another takes over. Should two ever believe to be it, the numbers of events still
let every decision happen only once.
"""

import asyncio
from collections.abc import Awaitable, Callable

import psycopg
import structlog

LOCK = 0x74796368
"""The number of the lock; any number that nothing else uses."""
LEASE = ("SET tcp_keepalives_idle = 5", "SET tcp_keepalives_interval = 3", "SET tcp_keepalives_count = 3")
"""How PostgreSQL notices that a machine has gone without a word."""
_LOG = structlog.get_logger("tyche.keeper")


class Keeper:
    """Tries to be the one. `mine` says whether this process is.

    When it has become the one, `take` is called before it acts as such, and `begin` after.
    """

    def __init__(
        self, url: str, every: float, take: Callable[[], Awaitable[None]], begin: Callable[[], Awaitable[None]]
    ) -> None:
        self.alone = not url.startswith("postgresql")
        self.mine = False
        self._url = url
        self._every = every
        self._take = take
        self._begin = begin

    async def start(self) -> None:
        """Where there is no other process, it is this one from the beginning."""
        if self.alone:
            await self._take()
            self.mine = True

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
            await asyncio.sleep(self._every)

    async def _hold(self) -> None:
        connection = await psycopg.AsyncConnection.connect(self._url, autocommit=True)
        try:
            for setting in LEASE:
                await connection.execute(setting)
            while True:
                if not self.mine:
                    row = await (await connection.execute("SELECT pg_try_advisory_lock(%s)", (LOCK,))).fetchone()
                    if row is not None and row[0]:
                        _LOG.info("runs clocks and bots")
                        await self._take()
                        self.mine = True
                        await self._begin()
                else:
                    await connection.execute("SELECT 1")
                await asyncio.sleep(self._every)
        finally:
            await connection.close()
