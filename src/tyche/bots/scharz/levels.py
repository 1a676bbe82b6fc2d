"""The bots for Scharz by strength: what they think over, and how much."""

from math import inf
from typing import Final

from tyche.bots.levels import Learner, Thinker
from tyche.bots.planning import Effort, Planner
from tyche.bots.scharz.dux import Dux, Prudens
from tyche.bots.scharz.prospect import PRELUDE, Seasons
from tyche.core.ask import Option
from tyche.core.seat import Glimpse

PURCHASES: Final = frozenset(("trade",))
"""What gold buys decides how a season ends (T13); battles played on to the end of the round showed no gain."""
MACROS: Final = PURCHASES | {"units"}
"""The choices that shape a season: marches and purchases (T8, T13)."""

PLACES: Final = 6
"""Places for a village that the master tries."""
DEALS: Final = 3
"""Deals and marches that it tries."""


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
    """The emperor: thinks over every march and purchase, and for a year over the places of its villages."""

    GAME: Final = "scharz"

    def __init__(self, seed: int) -> None:
        policy, others = Prudens(seed), Dux(seed)
        later = Planner(seed, policy, Seasons(others, frozenset()), Effort(1, 1, 1, inf))
        prospect = Seasons(others, MACROS | PRELUDE, far=True)
        super().__init__(seed, policy, prospect, Effort(PLACES, 3, 5, 0.9), later)

    def proposals(self, glimpse: Glimpse, first: Option) -> list[Option]:
        """Many places for a village, few deals and marches: these are many, and each is soon followed by another."""
        found = super().proposals(glimpse, first)
        return found if glimpse.topic in PRELUDE else found[:DEALS]
