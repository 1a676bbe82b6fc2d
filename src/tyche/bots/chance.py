"""The bot that plays anything, badly: the yardstick for all others."""

import random
from typing import Final

from tyche.core.ask import Option
from tyche.core.seat import Bot, Glimpse

SPEAKS_UP: Final = 0.02


class RandomBot(Bot):
    """Every option is as good as any other."""

    GAME: Final = ""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def decide(self, glimpse: Glimpse) -> Option:
        """Any of the options."""
        return self.rng.choice(glimpse.options)

    def aside(self, glimpse: Glimpse) -> Option | None:
        """Now and then."""
        if glimpse.options and self.rng.random() < SPEAKS_UP:
            return self.rng.choice(glimpse.options)
        return None
