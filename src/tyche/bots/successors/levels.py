"""The bots for Successors by strength: what they think over, and how far they look."""

from typing import Final

from tyche.bots.levels import Learner, Thinker
from tyche.bots.planning import Effort
from tyche.bots.successors.prospect import Rounds
from tyche.bots.successors.strategos import Prudent

MACROS: Final = frozenset(("tyche", "activation", "march", "spend", "start"))
"""The choices that shape a round: the card and its use, whole marches (S6, S9)."""


class Hetairos(Learner):
    """The companion."""

    GAME: Final = "successors"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Prudent(seed), Rounds(Prudent(seed), MACROS, far=False))


class Satrapes(Thinker):
    """The governor: thinks over how its own part of a round ends."""

    GAME: Final = "successors"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Prudent(seed), Rounds(Prudent(seed), MACROS, far=False), Effort(3, 3, 5, 0.3))


class Diadochos(Thinker):
    """The successor: thinks over what everybody makes of it until its next card."""

    GAME: Final = "successors"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Prudent(seed), Rounds(Prudent(seed), MACROS), Effort(4, 3, 6, 0.9))
