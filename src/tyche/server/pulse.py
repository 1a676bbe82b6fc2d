"""Measures how long work waits for its turn, which is how busy the server is."""

import asyncio
import time
from typing import Final

from tyche.server.metrics import Metrics

EVERY: Final = 1.0
WEIGHT: Final = 0.2
"""How much the latest measurement counts."""


class Pulse:
    """The usual delay of the last seconds."""

    def __init__(self, metrics: Metrics) -> None:
        self.since = time.time()
        self.delay = 0.0
        metrics.started.set(self.since)
        self._metrics = metrics

    async def run(self) -> None:
        """Measure until cancelled."""
        while True:
            due = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            late = max(0.0, time.monotonic() - due)
            self.delay += WEIGHT * (late - self.delay)
            self._metrics.delay.set(late)
