"""The race to victory: how far everybody is in each kind of victory that a game has, as every view shows it.

A game makes its own `Victory` list (the section `race` of its views); clients draw it and know no rule. Words are the
game's ``board-victory-KIND`` (``.about`` says what it takes) and ``board-race-MARK``.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

CLOSE: Final = 0.15
"""The part of a goal that is a step or so from it."""


class Runner(Struct, frozen=True):
    """How far one seat is: towards `goal`, or (0) with whoever has most."""

    has: int
    goal: int
    near: bool
    """Whether it may win this way with its next step."""
    mark: str = ""
    """What else this victory asks for and the seat has."""


class Victory(Struct, frozen=True):
    """One kind of victory, with all seats in their order."""

    kind: str
    runners: list[Runner]


def towards(has: int, goal: int, mark: str = "") -> Runner:
    """A seat on its way to a goal."""
    return Runner(has, goal, goal - has <= max(1, CLOSE * goal), mark)


def ahead(figures: Sequence[int]) -> list[Runner]:
    """Seats of which the one with most wins: who leads alone is near."""
    most = max(figures)
    return [Runner(has, 0, has == most > 0 and figures.count(most) == 1) for has in figures]
