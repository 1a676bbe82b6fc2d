"""Carries news of persons to the rooms: sockets end with their session, and tables show the names people have now."""

import asyncio
import time
from typing import Final

import structlog

from tyche.server.room import Rooms
from tyche.server.store import Store
from tyche.server.store.newsroom import PERSON, SESSION, TABLE

POLL: Final = 1.0
LATE: Final = 200
"""Two processes may number their news in another order than they commit them; so many are looked at again."""

log = structlog.get_logger("tyche.crier")


class Crier:
    """Reads the news again and again; whoever has just made some lets it read at once (`cry`)."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._last = 0
        self._known: set[int] = set()
        self._reading = asyncio.Lock()

    async def start(self) -> None:
        """What is old when a server starts is no news."""
        self._last = await self._store.last_news()
        self._known = {one.id for one in await self._store.news(self._last - LATE)}

    async def run(self) -> None:
        """Read until cancelled."""
        while True:
            await asyncio.sleep(POLL)
            try:
                await self.cry()
                self._rooms.end_expired(time.time())
            except Exception as error:
                log.warning("news cannot be read", error=repr(error))

    async def cry(self) -> None:
        """Read what is new and tell the rooms."""
        async with self._reading:
            for one in await self._store.news(self._last - LATE):
                if one.id in self._known:
                    continue
                self._known.add(one.id)
                self._last = max(self._last, one.id)
                await self._tell(one.kind, one.subject)
            self._known = {ident for ident in self._known if ident > self._last - LATE}

    async def _tell(self, kind: str, subject: str) -> None:
        try:
            if kind == SESSION:
                self._rooms.end_session(subject)
            elif kind == PERSON:
                await self._rooms.person_changed(subject)
            elif kind == TABLE:
                await self._rooms.table_changed(subject)
        except Exception as error:  # what one table does wrong must not keep news from the others
            log.warning("news were not heard", kind=kind, error=repr(error))
