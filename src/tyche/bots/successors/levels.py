"""The bots for Successors by strength: what they think over, and how far they look."""

from typing import Final

from tyche.bots.levels import Learner, Thinker
from tyche.bots.planning import Effort
from tyche.bots.successors.prospect import Rounds
from tyche.bots.successors.strategos import Prudent, Strategos

MACROS: Final = frozenset(("tyche", "activation", "march", "spend", "start"))
"""The choices that shape a round: the card and its use, whole marches (S6, S9)."""
CARDS: Final = frozenset(("tyche", "spend"))
"""The card, and what its points are spent on (S6.2)."""


class Hetairos(Learner):
    """The companion."""

    GAME: Final = "successors"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Strategos(seed), Rounds(Strategos(seed), MACROS))


class Satrapes(Thinker):
    """The governor: thinks over what its cards come to by the end of its own part of a round."""

    GAME: Final = "successors"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Prudent(seed), Rounds(Prudent(seed), CARDS), Effort(3, 3, 5, 0.3))


class Diadochos(Thinker):
    """The successor: thinks over its marches too, and longer."""

    GAME: Final = "successors"

    def __init__(self, seed: int) -> None:
        effort = Effort(4, 3, 8, 0.9, surer=1.0)
        super().__init__(seed, Prudent(seed), Rounds(Prudent(seed), MACROS), effort)
