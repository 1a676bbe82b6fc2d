"""What guards and stakes of most verbs get: a player, and what he names."""

from collections.abc import Callable

from tyche.core.errors import Refusal
from tyche.core.stakes import Stake
from tyche.core.verbs import Guard, Stakes
from tyche.games.scharz.rules.play import Scharz

May = Callable[..., Refusal | None]
Costs = Callable[..., list[Stake]]


def own(may: May) -> Guard[Scharz]:
    """A guard that asks about a player and what he names."""
    return lambda t, ask, seat, n: may(t, seat, *n)


def costs(stakes_of: Costs) -> Stakes[Scharz]:
    """Stakes of a player in what he names."""
    return lambda t, ask, seat, n: stakes_of(t, seat, *n)
