"""Turns at something costly: so many at once, the others wait, and nobody has more than their share of the queue."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from tyche.core.errors import TycheError

T = TypeVar("T")
AGAIN: Final = 5
"""Seconds after which it is worth to try again."""


class Busy(TycheError):
    """There is too much to do, or somebody has asked for too much at once. Nothing has happened."""

    def __init__(self, seconds: int = AGAIN) -> None:
        super().__init__(f"the server is busy; try again in {seconds} seconds")
        self.seconds = seconds


class Shares:
    """A queue in which owners take turns, however much one of them has asked for."""

    def __init__(self, at_once: int, most: int, share: int) -> None:
        self._free = at_once
        self._most = at_once + most
        self._share = share
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._held: Counter[str] = Counter()
        """What each owner has under way or waits for."""

    @asynccontextmanager
    async def turn(self, owner: str, within: float) -> AsyncIterator[None]:
        """Have a turn; `Busy` if the queue or the owner's share of it is full, or if it takes too long to get one."""
        if self._held[owner] >= self._share or self._held.total() >= self._most:
            raise Busy
        self._held[owner] += 1
        try:
            await self._wait(owner, within)
            try:
                yield
            finally:
                self._pass_on()
        finally:
            self._held[owner] -= 1
            if not self._held[owner]:
                del self._held[owner]

    async def _wait(self, owner: str, within: float) -> None:
        if self._free:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(mine)
        try:
            async with asyncio.timeout(within):
                await mine
        except BaseException as error:
            if mine.done() and not mine.cancelled():  # the turn came at the same moment
                self._pass_on()
            else:
                self._withdraw(owner, mine)
            if isinstance(error, TimeoutError):
                raise Busy from None
            raise

    def _withdraw(self, owner: str, mine: asyncio.Future[None]) -> None:
        queue = self._waiting.get(owner)
        if queue is not None and mine in queue:
            queue.remove(mine)
            if not queue:
                del self._waiting[owner]

    def _pass_on(self) -> None:
        """The turn is the next owner's, for the oldest thing that they wait for."""
        while self._waiting:
            owner, queue = next(iter(self._waiting.items()))
            mine = queue.popleft()
            if queue:
                self._waiting.move_to_end(owner)
            else:
                del self._waiting[owner]
            if not mine.done():
                mine.set_result(None)
                return
        self._free += 1


class Threads:
    """Short work that would hold up the event loop, in threads: hashing, laying out, writing records."""

    def __init__(self, name: str, threads: int, most: int, share: int, within: float) -> None:
        self._shares = Shares(threads, most, share)
        self._within = within
        self._threads = ThreadPoolExecutor(threads, f"tyche {name}")

    async def do(self, owner: str, work: Callable[[], T]) -> T:
        """Have something done; `Busy` if there is too much to do."""
        async with self._shares.turn(owner, self._within):
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """End the threads when they are done."""
        self._threads.shutdown(wait=False, cancel_futures=True)
