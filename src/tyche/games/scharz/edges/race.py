"""T19. How far everybody is in each kind of victory."""

from typing import Final

from tyche.core.race import Runner, Victory, ahead, towards
from tyche.games.scharz.rules.diplomacy.pacts import parties, receiver
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.victory import POWER, SUPREMACY, goals_held, significance, supremacy_need

MINOR_GOALS: Final = 2
"""T19.4. So many at the same time are Power."""
Figures = list[list[int]]
"""Of each seat: whether it is left, treaties, victory points, those needed, minor goals, what it announced, points."""


def race(t: Scharz) -> list[Victory]:
    """T19.2-19.4, T19.9. Treaties with all others, victory points, minor goals, and total points in the end."""
    left, treaties, vp, needed, goals, said, points = figures(t)
    seats, others = range(t.setup.players), max(1, sum(left) - 1)
    return [
        Victory(
            "sovereignty",
            [towards(treaties[seat], others) if left[seat] else Runner(0, others, False) for seat in seats],
        ),
        Victory("supremacy", [announced(said[seat] & SUPREMACY, vp[seat], needed[seat]) for seat in seats]),
        Victory("power", [announced(said[seat] & POWER, goals[seat], MINOR_GOALS) for seat in seats]),
        Victory("significance", ahead(points)),
    ]


def figures(t: Scharz) -> Figures:
    """What the race is shown by."""
    s, seats = t.s, range(t.setup.players)
    treaties = [0 for _ in seats]
    for pair, treaty in s.treaties.items():
        if all(t.alive(seat) for seat in parties(pair)):
            treaties[receiver(treaty)] += 1
    return [
        [int(t.alive(seat)) for seat in seats],
        treaties,
        s.vp[:],
        [supremacy_need(t, seat) for seat in seats],
        [goals_held(t, seat, True).bit_count() for seat in seats],
        s.announced[:],
        [significance(t, seat) for seat in seats],
    ]


def announced(said: int, has: int, goal: int) -> Runner:
    """T19.1. Supremacy and Power are announced, and hold if they are still fulfilled a round later."""
    return towards(has, goal, "announced" if said else "")
