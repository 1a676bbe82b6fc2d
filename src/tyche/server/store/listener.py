"""News from other processes that use the same PostgreSQL database."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

import psycopg
import structlog

from tyche.server.store.errors import StoreError
from tyche.server.store.writer import CHANNEL

Callback = Callable[[str, int], None]
CatchUp = Callable[[float], Awaitable[list[tuple[str, int]]]]

FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
SKEW: Final = 60.0
"""Seconds by which the clocks of two machines may differ."""

log = structlog.get_logger("tyche.store")


class Listener:
    """Tells which tables other processes have changed; after a lost connection, also what was missed."""

    def __init__(self, url: str, me: str, callback: Callback, catch_up: CatchUp) -> None:
        self._url = url
        self._me = me
        self._callback = callback
        self._catch_up = catch_up
        self._heard = time.time()
        self.ready = asyncio.Event()
        """Set while the connection stands."""
        self._task = asyncio.create_task(self._run(), name="tyche listener")

    async def close(self) -> None:
        """Listen no more."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    pause = FIRST_PAUSE
                    await self._listen(connection)
            except (psycopg.Error, StoreError) as error:
                log.warning("listener lost its connection", error=str(error), again_in=pause)
            finally:
                self.ready.clear()
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _listen(self, connection: psycopg.AsyncConnection) -> None:
        await connection.execute(f"LISTEN {CHANNEL}")
        for table_id, n in await self._catch_up(self._heard - SKEW):
            self._tell(table_id, n)
        self.ready.set()
        async for notification in connection.notifies():
            self._heard = time.time()
            changed, number, sender = notification.payload.split(" ")
            if sender != self._me:
                self._tell(changed, int(number))

    def _tell(self, table_id: str, n: int) -> None:
        try:
            self._callback(table_id, n)
        except Exception:  # what one table's room does wrong must not make the others deaf
            log.exception("news of a table failed", table=table_id)
