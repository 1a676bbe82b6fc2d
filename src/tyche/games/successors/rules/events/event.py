"""What a Tyche event is: a condition and an effect, found by the card's title."""

from collections.abc import Callable

from tyche.core.ask import Flow
from tyche.games.successors.rules.play import Successors

Condition = Callable[[Successors, int], bool]
Effect = Callable[[Successors, int], Flow[None] | None]


class Event:
    """S6.2.A.a. `condition` must hold before the card is played as an event; `effect` carries it out."""

    def __init__(self, effect: Effect, condition: Condition) -> None:
        self.effect = effect
        self.condition = condition

    def resolve(self, t: Successors, seat: int) -> Flow[None]:
        """Carry it out; many events ask nobody."""
        flow = self.effect(t, seat)
        if flow is not None:
            yield from flow


def always(t: Successors, seat: int) -> bool:
    """A card without preconditions."""
    return True
