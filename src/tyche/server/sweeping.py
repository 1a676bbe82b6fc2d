"""When garbage is looked for that refers to itself.

Python looks through all objects of a process whenever a quarter of them are new. With a thousand tables in memory that
stops everybody for a good part of a second, and while tables fill it happens again and again. Here the young objects
are looked through as ever, though more at a time; all of them only now and then, so that a thousandth of the time goes
into it. What is there when the server starts stays: it is not looked at any more.
"""

import asyncio
import gc
import time
from typing import Final

YOUNG: Final = 20_000
"""How many objects more than before there are when the young ones are looked through: a millisecond or two of work."""
MIDDLE: Final = 20
"""How often that happens before those are looked through again that have survived it."""
NEVER: Final = 1_000_000_000
EVERY: Final = 30.0
"""Seconds at least between two looks at everything."""
SHARE: Final = 0.001
"""Of the time, for them."""


class Sweeper:
    """Looks for garbage in the place of Python, as long as it runs."""

    async def run(self) -> None:
        """Sweep until cancelled; then everything is as it was before."""
        before = gc.get_threshold()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        took = 0.0
        try:
            while True:
                await asyncio.sleep(max(EVERY, took / SHARE))
                took = self.sweep()
        finally:
            gc.set_threshold(*before)
            gc.unfreeze()

    def sweep(self) -> float:
        """Look through all objects; how long it took."""
        began = time.perf_counter()
        gc.collect()
        return time.perf_counter() - began
