"""The bots for Lords of Hellas by strength: they look to the end of a turn; the master further where it matters."""

import random
from math import inf
from typing import Final

from tyche.bots.hellas.polemarchos import Polemarchos
from tyche.bots.hellas.prospect import Turns
from tyche.bots.levels import Learner, Thinker
from tyche.bots.planning import Effort, Planner
from tyche.core.ask import Option
from tyche.core.seat import Glimpse

ACTIONS: Final = frozenset(("special-action", "extra-action"))
"""The choices that shape a turn (H7)."""
MACROS: Final = ACTIONS | {"regular-action", "move-hoplites", "march", "recruit", "apprentice", "use-power"}
SPECIALS: Final = ACTIONS | {"march", "recruit", "apprentice", "use-power", "monument"}
"""The same, and what they ask in turn (H7)."""
SPOILS: Final = frozenset(
    ("prepare", "keep-blessing", "keep-artifact", "board-quest", "thunder", "bring", "discard-drawn")
)
"""Smaller choices that gain by being thought over; of others no gain was found (docs/bots.md)."""
OPENINGS: Final = frozenset(("choose-hero", "choose-army"))
"""Choices of which none is better: they vary from game to game."""


class Careful(Polemarchos):
    """Polemarchos with openings that vary."""

    def deliberate(self, glimpse: Glimpse) -> Option:
        """Any hero will do (H5.12)."""
        if glimpse.topic in OPENINGS:
            return random.Random(f"{self.seed} {glimpse.topic}").choice(glimpse.options)
        return super().deliberate(glimpse)


class Ephebos(Learner):
    """The youth under arms."""

    GAME: Final = "hellas"

    def __init__(self, seed: int) -> None:
        super().__init__(seed, Careful(seed, quick=True), Turns(Careful(seed, quick=True), MACROS))


class Navarchos(Thinker):
    """The admiral: thinks over how each turn ends."""

    GAME: Final = "hellas"

    def __init__(self, seed: int) -> None:
        inner = Careful(seed, quick=True)
        super().__init__(seed, Careful(seed), Turns(inner, ACTIONS, far=False), Effort(5, 3, 6, 0.3))


class Basileus(Thinker):
    """The king: thinks over every action, the special ones a round ahead; and knows that it will think again."""

    GAME: Final = "hellas"

    def __init__(self, seed: int) -> None:
        inner = Careful(seed, quick=True)
        later = Planner(seed, inner, Turns(inner, SPECIALS, far=False), Effort(5, 1, 1, inf))
        effort = Effort(6, 3, 8, 0.9, dropped=2.0, surer=0.5)
        super().__init__(seed, Careful(seed), Turns(inner, MACROS | SPECIALS | SPOILS), effort, later)
