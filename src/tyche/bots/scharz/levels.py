"""The bots for Scharz by strength: what they think over, and how much."""

from typing import Final

from tyche.bots.levels import Learner, Thinker
from tyche.bots.planning import Effort
from tyche.bots.scharz.dux import Prudens
from tyche.bots.scharz.prospect import Seasons

WAR: Final = frozenset(("assault", "declare", "sally", "withdraw"))
MACROS: Final = WAR | {"units", "special", "trade", "village", "answer", "vassalage"}
"""The choices that shape a season: marches, storms, purchases, the first village (T6, T8, T11, T13)."""


class Tiro(Learner):
    """The recruit."""

    GAME: Final = "scharz"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Prudens(seed), Seasons(Prudens(seed), MACROS))


class Comes(Thinker):
    """The count: thinks over battles and storms."""

    GAME: Final = "scharz"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Prudens(seed), Seasons(Prudens(seed), WAR | {"village"}), Effort(3, 3, 5, 0.3))


class Imperator(Thinker):
    """The emperor: thinks over every march and purchase."""

    GAME: Final = "scharz"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Prudens(seed), Seasons(Prudens(seed), MACROS), Effort(4, 3, 6, 0.9))
