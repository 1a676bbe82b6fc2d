"""Tasks that run beside everything else."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from tyche.server.room.settings import STORE_FAILS, Denied

_LOG = structlog.get_logger("tyche.rooms")


class Chores:
    """Tasks that nobody waits for. What goes wrong in one is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something beside."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, (Denied, *STORE_FAILS)):  # whoever denied it has reported why
            _LOG.warning("a task failed", error=repr(error))
        elif error is not None:
            _LOG.error("a task failed", error=repr(error), exc_info=error)

    async def stop(self) -> None:
        """End them all."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Latest:
    """Work on tables of which only the last order counts: what is ordered while it runs is done once more after it."""

    def __init__(self, chores: Chores, work: Callable[[str], Awaitable[None]], pause: float = 0.0) -> None:
        self._chores = chores
        self._work = work
        self._pause = pause
        self._running: dict[str, bool] = {}
        """The tables that are worked on, and whether that was ordered again since it began."""

    def run(self, table_id: str) -> None:
        """Do it soon, once however often it is ordered until then."""
        running = table_id in self._running
        self._running[table_id] = True
        if not running:
            self._chores.spawn(self._run(table_id))

    async def _run(self, table_id: str) -> None:
        try:
            while self._running[table_id]:
                self._running[table_id] = False
                await self._work(table_id)
                await asyncio.sleep(self._pause)
        except Exception:  # whatever failed is logged; what was ordered since is done all the same
            if self._running.pop(table_id):
                self.run(table_id)
            raise
        del self._running[table_id]
