"""T19. How far everybody is in each kind of victory."""

from typing import Final

from tyche.core.race import Runner, Victory, ahead, towards
from tyche.games.scharz.rules.diplomacy.pacts import parties, receiver
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.victory import POWER, SUPREMACY, goals_held, significance, supremacy_need

MINOR_GOALS: Final = 2
"""T19.4. So many at the same time are Power."""


def race(t: Scharz) -> list[Victory]:
    """T19.2-19.4, T19.9. Treaties with all others, victory points, minor goals, and total points in the end."""
    s, seats = t.s, range(t.setup.players)
    left = [seat for seat in seats if t.alive(seat)]
    others, treaties = max(1, len(left) - 1), [0 for _ in seats]
    for pair, treaty in s.treaties.items():
        if all(seat in left for seat in parties(pair)):
            treaties[receiver(treaty)] += 1
    return [
        Victory(
            "sovereignty",
            [towards(treaties[seat], others) if t.alive(seat) else Runner(0, others, False) for seat in seats],
        ),
        Victory("supremacy", [announced(t, seat, SUPREMACY, s.vp[seat], supremacy_need(t, seat)) for seat in seats]),
        Victory(
            "power", [announced(t, seat, POWER, goals_held(t, seat, True).bit_count(), MINOR_GOALS) for seat in seats]
        ),
        Victory("significance", ahead([significance(t, seat) for seat in seats])),
    ]


def announced(t: Scharz, seat: int, way: int, has: int, goal: int) -> Runner:
    """T19.1. Supremacy and Power are announced, and hold if they are still fulfilled a round later."""
    return towards(has, goal, "announced" if t.s.announced[seat] & way else "")
