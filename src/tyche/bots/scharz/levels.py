"""The bots for Scharz by strength: what they think over, and how much."""

from typing import Final

from tyche.bots.levels import Learner, Thinker
from tyche.bots.planning import Effort
from tyche.bots.scharz.dux import Prudens
from tyche.bots.scharz.prospect import Seasons

PURCHASES: Final = frozenset(("trade",))
"""What gold buys decides how a season ends (T13); battles played on to the end of the round showed no gain."""
MACROS: Final = PURCHASES | {"units"}
"""The choices that shape a season: marches and purchases (T8, T13)."""


class Tiro(Learner):
    """The recruit."""

    GAME: Final = "scharz"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Prudens(seed), Seasons(Prudens(seed), MACROS))


class Comes(Thinker):
    """The count: thinks over every purchase."""

    GAME: Final = "scharz"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Prudens(seed), Seasons(Prudens(seed), PURCHASES), Effort(4, 4, 10, 0.3))


class Imperator(Thinker):
    """The emperor: thinks over every march and purchase."""

    GAME: Final = "scharz"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Prudens(seed), Seasons(Prudens(seed), MACROS), Effort(3, 3, 5, 0.9))
