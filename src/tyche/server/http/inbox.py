"""What has come on a socket and was not dealt with yet.

The queue of asyncio does more than is needed here: one task takes out, and what is put in is there at once. Every
message of a client goes through it.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any


class Inbox:
    """Takes the place of the queue that uvicorn has for each socket."""

    def __init__(self, emptied: Callable[[], None]) -> None:
        self._emptied = emptied
        """Called whenever the last message has been taken out."""
        self._waiting: deque[Any] = deque()
        self._hearer: asyncio.Future[None] | None = None
        """Whom to wake: the task that serves the socket, while it has nothing to do."""

    def put_nowait(self, message: Any) -> None:
        """Something has come."""
        self._waiting.append(message)
        hearer = self._hearer
        if hearer is not None and not hearer.done():
            hearer.set_result(None)

    async def get(self) -> Any:
        """The next message."""
        while not self._waiting:
            self._hearer = asyncio.get_running_loop().create_future()
            await self._hearer
        message = self._waiting.popleft()
        if not self._waiting:
            self._emptied()
        return message

    def qsize(self) -> int:
        """How many messages wait."""
        return len(self._waiting)

    def empty(self) -> bool:
        """Whether none does."""
        return not self._waiting
