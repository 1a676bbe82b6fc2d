"""Nothing is kept for ever without a reason: old guests and tables that nobody plays at go, as the settings say.

The record of a game is saved to a file before the game is removed; if it cannot be, the game stays.
"""

import asyncio
import gzip
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog

from tyche.core.errors import TycheError
from tyche.core.game import game_named
from tyche.core.record import record_of
from tyche.server.metrics import Metrics
from tyche.server.security import PRIVATE_FILE, PRIVATE_FOLDER
from tyche.server.settings import Settings
from tyche.server.store import Store, TableRow
from tyche.server.upgrade import load

DAY: Final = 24 * 60 * 60.0
FIRST: Final = 60.0
EVERY: Final = 6 * 60 * 60.0
"""Seconds until old things are looked for first, and then again."""

SAVED: Final = ("id", "game", "rules", "options", "seat_names", "created", "started", "ended", "result", "parent")
"""What is saved of the row of a table."""

Forget = Callable[[str], Awaitable[None]]
log = structlog.get_logger("tyche.retention")


class Retention:
    """Removes what is too old. `forget` forgets a person, `mine` says whether this process is the one to do it."""

    def __init__(
        self, settings: Settings, store: Store, metrics: Metrics, forget: Forget, mine: Callable[[], bool]
    ) -> None:
        self._settings = settings
        self._store = store
        self._metrics = metrics
        self._forget = forget
        self._mine = mine

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        pause = FIRST
        while True:
            await asyncio.sleep(pause)
            pause = EVERY
            try:
                if self._mine():
                    await self.tidy(time.time())
            except Exception:
                log.exception("tidying failed")

    async def tidy(self, now: float) -> dict[str, int]:
        """Remove what is too old at a time; how many of what."""
        removed = {"guest": 0, "open": 0, "idle": 0, "finished": 0, "report": 0}
        settings = self._settings
        for kind, status, days in (
            ("open", "open", settings.keep_open),
            ("idle", "running", settings.keep_idle),
            ("finished", "finished", settings.keep_finished),
        ):
            async for _ in self._tables(status, now, days):
                removed[kind] += 1
        if settings.keep_guests:
            for person in await self._store.old_guests(now - settings.keep_guests * DAY):
                await self._forget(person)
                removed["guest"] += 1
        if settings.keep_reports:
            removed["report"] = await self._store.remove_reports(now - settings.keep_reports * DAY)
        for kind, number in removed.items():
            self._metrics.removed.labels(kind).inc(number)
        if any(removed.values()):
            log.info("old things removed", **removed)
        return removed

    async def _tables(self, status: Any, now: float, days: int) -> AsyncIterator[str]:
        """Remove tables of a status at which nothing has changed for so many days; 0 days is never."""
        before = now - days * DAY
        for table_id in await self._store.old_tables(status, before) if days else ():
            try:
                await self._export(table_id)
            except (OSError, TycheError) as error:
                log.warning("a table was not saved, so it stays", table=table_id, error=str(error))
                continue
            if await self._store.remove_table(table_id, before):
                yield table_id

    # Exports.

    @property
    def folder(self) -> Path:
        """Where records are saved."""
        return Path(self._settings.exports) if self._settings.exports else self._settings.folder / "exports"

    async def _export(self, table_id: str) -> None:
        """Save a game that has begun: its record, and all that happened. No names of persons, nothing they said."""
        row = await self._store.table(table_id)
        if row is None or row.status == "open" or row.lesson:
            return
        about: dict[str, Any] = {name: getattr(row, name) for name in SAVED}
        raw = await self._store.raw_events(table_id)
        saved = {"table": about, "seed": row.seed.hex(), "events": raw, "record": await self._record(row)}
        await asyncio.to_thread(_write, self.folder / f"{table_id}.json.gz", msgspec.json.encode(saved))

    async def _record(self, row: TableRow) -> msgspec.Raw | None:
        """The record that `tyche verify` reads; a branch, or a damaged or outdated table, has none."""
        try:
            events, snapshots = await self._store.events(row.id), await self._store.snapshots(row.id)
            loaded = await asyncio.to_thread(load, game_named(row.game), row, events, snapshots)
            return msgspec.Raw(record_of(loaded.table, private=True))
        except Exception as error:  # whatever is wrong with the game, its events are saved
            log.info("a removed table has no record", table=row.id, error=str(error))
            return None


def _write(path: Path, data: bytes) -> None:
    """Write a file that only its owner reads, all or nothing, and have it on disk."""
    path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE_FILE), "wb") as file:
        file.write(gzip.compress(data))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
