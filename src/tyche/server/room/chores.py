"""Tasks that run beside everything else."""

import asyncio
from collections.abc import Coroutine
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
