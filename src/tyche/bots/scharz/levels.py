"""The bots for Scharz by strength: what they think over, and how much."""

from math import inf
from typing import Final

from tyche.bots.levels import Learner, Thinker
from tyche.bots.planning import Effort, Planner
from tyche.bots.scharz.dux import Dux, Prudens
from tyche.bots.scharz.prospect import PRELUDE, Seasons
from tyche.core.ask import Option
from tyche.core.seat import Glimpse

MACROS: Final = frozenset(("trade", "units"))
"""The choices that shape a season: marches and purchases (T8, T13); battles played on showed no gain."""

PLACES: Final = 6
"""Places for a village that are tried."""
DEALS: Final = 3
"""Deals and marches that it tries."""


class Tiro(Learner):
    """The recruit."""

    GAME: Final = "scharz"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Prudens(seed), Seasons(Prudens(seed), MACROS))


def _going_on(seed: int) -> Planner:
    """The seat itself follows the prudent policy, better than is expected of the others."""
    return Planner(seed, Prudens(seed), Seasons(Dux(seed), frozenset()), Effort(1, 1, 1, inf))


class Comes(Thinker):
    """The count: thinks for a year over the places of its villages, which decide most."""

    GAME: Final = "scharz"

    def __init__(self, seed: int) -> None:
        prospect = Seasons(Dux(seed), PRELUDE, far=True)
        super().__init__(seed, Prudens(seed), prospect, Effort(PLACES, 2, 2, 0.9), _going_on(seed))


class Imperator(Thinker):
    """The emperor: thinks over every march and purchase, and for a year over the places of its villages."""

    GAME: Final = "scharz"

    def __init__(self, seed: int) -> None:
        prospect = Seasons(Dux(seed), MACROS | PRELUDE, far=True)
        super().__init__(seed, Prudens(seed), prospect, Effort(PLACES, 3, 5, 0.9), _going_on(seed))

    def proposals(self, glimpse: Glimpse, first: Option) -> list[Option]:
        """Many places for a village, few deals and marches: these are many, and each is soon followed by another."""
        found = super().proposals(glimpse, first)
        return found if glimpse.topic in PRELUDE else found[:DEALS]
