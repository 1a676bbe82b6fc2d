"""Answers that cost something to find and may be a little old: kept for a short while, found once however many ask.

Who asks for ever other ones has no more than a share of those that are being found.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, TypeVar

from tyche.server.work.shares import Shares

T = TypeVar("T")

SECONDS: Final = 30.0
MOST: Final = 200
AT_ONCE, WAITING, SHARE = 2, 100, 4
"""Answers that are found at once, that wait for their turn, and of both those of one person."""
PATIENCE: Final = 20.0
"""Seconds within which an answer's turn must come."""


class Recent:
    """The last answers, by what was asked."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._kept: OrderedDict[Hashable, tuple[float, asyncio.Future[Any]]] = OrderedDict()
        self._shares = Shares(AT_ONCE, WAITING, SHARE)

    async def of(self, owner: str, asked: Hashable, find: Callable[[], Awaitable[T]]) -> T:
        """The answer that is kept, or what is found now; `Busy` if that is too much. What fails is not kept."""
        kept = self._kept.get(asked)
        if kept is None or self._clock() - kept[0] > SECONDS or _failed(kept[1]):
            kept = (self._clock(), asyncio.ensure_future(self._found(owner, find)))
            self._kept[asked] = kept
            self._kept.move_to_end(asked)
            while len(self._kept) > MOST:
                self._kept.popitem(last=False)
        found: T = await asyncio.shield(kept[1])
        return found

    async def _found(self, owner: str, find: Callable[[], Awaitable[T]]) -> T:
        async with self._shares.turn(owner, PATIENCE):
            return await find()

    def clear(self) -> None:
        """Find everything anew."""
        self._kept.clear()


def _failed(found: asyncio.Future[Any]) -> bool:
    return found.done() and (found.cancelled() or found.exception() is not None)
