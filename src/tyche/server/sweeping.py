"""When garbage is looked for that refers to itself.

Python looks through all objects of a process whenever a quarter of them are new. With a thousand tables in memory that
stops everybody for a good part of a second, and while tables fill it happens again and again. Here the young objects
are looked through as ever, though more at a time; all of them only now and then, so that a thousandth of the time goes
into it. What is there when the server starts stays: it is not looked at any more.

When many tables have left the memory, what they held is looked for soon and given back to the system, as far as
whole pages of it are free: the allocator of the C library keeps them otherwise.
"""

import asyncio
import ctypes
import gc
import sys
import time
from typing import Any, Final

YOUNG: Final = 20_000
"""How many objects more than before there are when the young ones are looked through: a millisecond or two of work."""
NEVER: Final = 1_000_000_000
"""What has survived that is left for the look at everything: it nearly always belongs to a table and stays with it."""
EVERY: Final = 300.0
"""Seconds at least between two looks at everything."""
SHARE: Final = 0.001
"""Of the time, for them."""


RELIEF: Final = 5.0
"""Seconds between two looks at everything because tables have left."""
PART: Final = 4
"""Such a look is worth its time if one table in so many has left."""


def given_back() -> bool:
    """Give free memory back to the system; False where the C library has no way to."""
    if not sys.platform.startswith("linux"):
        return False
    trim: Any = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc alone
    return trim is not None and bool(trim(0))


class Sweeper:
    """Looks for garbage in the place of Python, as long as it runs."""

    def __init__(self) -> None:
        self._left = 0
        """Tables that have left the memory since everything was last looked through."""
        self._relief = asyncio.Event()

    def note_left(self, staying: int) -> None:
        """A table has left the memory; so many stay."""
        self._left += 1
        if self._left * PART > staying:
            self._relief.set()

    async def run(self) -> None:
        """Sweep until cancelled; then everything is as it was before."""
        before = gc.get_threshold()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        took = 0.0
        try:
            while True:
                await asyncio.sleep(RELIEF)
                await self._until(max(EVERY, took / SHARE) - RELIEF)
                took = self.sweep()
                if self._relief.is_set():
                    await asyncio.to_thread(given_back)
                self._left = 0
                self._relief.clear()
        finally:
            gc.set_threshold(*before)
            gc.unfreeze()

    def sweep(self) -> float:
        """Look through all objects; how long it took."""
        began = time.perf_counter()
        gc.collect()
        return time.perf_counter() - began

    async def _until(self, seconds: float) -> None:
        """Wait for so long, or until enough tables have left."""
        try:
            async with asyncio.timeout(seconds):
                await self._relief.wait()
        except TimeoutError:
            pass
