"""Which tables are in memory. There is never more than one room for a table.

A room is loading, then live; it is leaving while its position is stored, and whoever comes for it meanwhile makes it
live again. Who works with a room says so (`using`), so that it does not leave under their hands.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Literal

from tyche.server.room.room import Room

State = Literal["loading", "live", "leaving"]


class Entry:
    """What is known of one table: its state, and its room once it is loaded."""

    def __init__(self, loading: "asyncio.Task[Room]") -> None:
        self.state: State = "loading"
        self.loading = loading
        self.room: Room | None = None

    def is_leaving(self) -> bool:
        """Whether nobody has come for a room that leaves."""
        return self.state == "leaving"


class Registry:
    """All rooms of a process, by the ids of their tables."""

    def __init__(self, load: Callable[[str], Awaitable[Room]], loaded: Callable[[Room], None]) -> None:
        self._load = load
        self._loaded = loaded
        self._entries: dict[str, Entry] = {}

    def __iter__(self) -> Iterator[Room]:
        """All rooms that are loaded, as they are now."""
        return iter([entry.room for entry in self._entries.values() if entry.room is not None])

    def __len__(self) -> int:
        """How many tables are in memory, or on their way."""
        return len(self._entries)

    def __contains__(self, table_id: str) -> bool:
        """Whether a table is in memory or on its way there."""
        return table_id in self._entries

    def get(self, table_id: str) -> Room | None:
        """The room of a table, if it is loaded."""
        entry = self._entries.get(table_id)
        return None if entry is None else entry.room

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the store if need be; whoever awaits anything further takes `using`."""
        entry = self._entries.get(table_id)
        if entry is None:
            entry = self._entries[table_id] = Entry(asyncio.create_task(self._read(table_id)))
        room = entry.room if entry.room is not None else await asyncio.shield(entry.loading)
        entry.state = "live"
        room.used = monotonic()
        return room

    @asynccontextmanager
    async def using(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, which stays in memory meanwhile."""
        room = await self.room(table_id)
        # One that has left between the end of its loading and now is no longer the room of this table.
        while self.get(table_id) is not room:
            room = await self.room(table_id)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.used = monotonic()

    @asynccontextmanager
    async def present(self, table_id: str) -> AsyncIterator[Room | None]:
        """The room of a table if it is in memory. One that is being read now may be read before a change: it counts."""
        entry = self._entries.get(table_id)
        if entry is not None and entry.state == "loading":
            await asyncio.wait([entry.loading])
        if self.get(table_id) is None:
            yield None
        else:
            async with self.using(table_id) as room:
                yield room

    async def _read(self, table_id: str) -> Room:
        try:
            room = await self._load(table_id)
        except BaseException:
            del self._entries[table_id]
            raise
        entry = self._entries[table_id]
        entry.room, entry.state = room, "live"
        self._loaded(room)
        return room

    async def let_go(self, room: Room, idle: Callable[[Room], bool], keep: Callable[[Room], Awaitable[None]]) -> bool:
        """Let a room leave the memory that is idle, and still is when it has been kept; whether it has left."""
        entry = self._entries.get(room.id)
        if entry is None or entry.room is not room or entry.state != "live" or not _needless(room, idle):
            return False
        entry.state = "leaving"
        try:
            await keep(room)
            if not entry.is_leaving() or not _needless(room, idle):
                return False
            del self._entries[room.id]
            return True
        finally:
            entry.state = "live"

    def drop(self, table_id: str) -> Room | None:
        """Forget the room of a table that is no more."""
        entry = self._entries.get(table_id)
        if entry is None or entry.room is None:
            return None
        del self._entries[table_id]
        return entry.room


def _needless(room: Room, idle: Callable[[Room], bool]) -> bool:
    """Whether nobody works with a room, and nobody needs it."""
    return room.users == 0 and idle(room)
