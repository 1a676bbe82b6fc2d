"""What things are worth to a player: the terms of the evaluation and their weights. A total point (T19.9) is 1."""

from typing import Final

from tyche.bots.scharz.odds import UNIT_WORTH
from tyche.core.atlas import bits
from tyche.games.scharz.rules.components import SETTLEMENT_VP, WINTER, YEARS
from tyche.games.scharz.rules.control import territory
from tyche.games.scharz.rules.modes import GOAL_B, GOAL_D
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import type_of
from tyche.games.scharz.rules.victory import (
    GOALS,
    agriculture,
    fulfilled,
    goal_need,
    goal_value,
    significance,
    standing,
    supremacy_need,
)

VICTORY: Final = 1000.0
VP: Final = 1.6
FIELD: Final = 2.0
SETTLEMENT: Final = 3.0
TOWN: Final = 3.5
GOLD: Final = 0.45
GOAL: Final = 8.0
"""A minor goal reached; the way to it counts by its square."""
SUPREMACY: Final = 10.0
FOOD: Final = 0.25
TREATY: Final = 2.0


def settlement_worth(kind: int) -> float:
    """A settlement with its field, to whoever holds it."""
    return FIELD + SETTLEMENT + (TOWN if kind == 2 else 0.0)


def conquest_worth(kind: int) -> float:
    """A settlement taken from another: victory points of both sides, and the place."""
    return 1.4 * VP * SETTLEMENT_VP[kind] + 0.6 * settlement_worth(kind)


def progress(t: Scharz, seat: int, goal: int) -> float:
    """How much of a minor goal is reached, at most 1."""
    return min(1.0, goal_value(t, seat, goal) / goal_need(t, seat, goal, True))


def goals_worth(t: Scharz, seat: int) -> float:
    """T19.4. The two minor goals nearest to being reached."""
    shares = sorted([progress(t, seat, goal) for goal in GOALS if t.r.goals & goal], reverse=True)[:2]
    return GOAL * sum([share * share for share in shares])


def standing_of(t: Scharz, seat: int) -> dict[str, float]:
    """The named terms of a player's position."""
    s = t.s
    if not t.alive(seat):
        return {"alive": -VICTORY / 10}
    cu = t.cu(seat)
    fields = territory(t, seat) & t.a.land
    rank = max(0.0, s.vp[seat] / supremacy_need(t, seat))
    won = VICTORY if seat in s.winners else -VICTORY if s.winners else 0.0
    return {
        "victory": won,
        "vp": VP * s.vp[seat] + SUPREMACY * min(1.0, rank) ** 2,
        "goals": goals_worth(t, seat),
        "fields": FIELD * fields.bit_count() - (fields & s.markers).bit_count(),
        "settlements": sum([SETTLEMENT + (TOWN if s.settle[place] == 2 else 0.0) for place in bits(cu)]),
        "encircled": sum([0.4 * SETTLEMENT for place in bits(s.towns[seat] & ~cu)]),
        "units": sum([UNIT_WORTH[type_of(key)] * n for key, n in s.units[seat].items()]),
        "gold": GOLD * s.gold[seat],
        "food": FOOD * agriculture(t, seat),
        "prestige": 0.1 * s.pr[seat],
        "treaties": TREATY * standing(t, seat),
    }


def score(t: Scharz, seat: int, weights: list[float]) -> float:
    """A position for a seat: its own standing against that of the others, each with its weight."""
    points = sum(standing_of(t, seat).values())
    for other in range(t.players):
        if other != seat:
            points -= 0.3 * weights[other] * sum(standing_of(t, other).values())
    return points


def near_victory(t: Scharz, seat: int) -> bool:
    """T19.1. Whether a player has announced a victory or could do so."""
    return t.alive(seat) and (bool(t.s.announced[seat]) or fulfilled(t, seat, 1) or fulfilled(t, seat, 2))


def urgency(t: Scharz, seat: int) -> list[float]:
    """How much a loss of each other player matters: more for rivals and leaders, most for those about to win."""
    points = [significance(t, other) if t.alive(other) else -99 for other in range(t.players)]
    best = max([points[other] for other in range(t.players) if other != seat], default=0)
    weights = [1.0] * t.players
    for other in range(t.players):
        if other == seat or not t.alive(other):
            continue
        if t.is_rival(seat, other):
            weights[other] += 0.3
        if points[other] == best:
            weights[other] += 0.2
        if near_victory(t, other):
            weights[other] += 1.5
    return weights


def rounds_left(t: Scharz) -> int:
    """Rounds after this one until significance decides."""
    return 4 * (YEARS - t.s.year) + WINTER - t.s.season


def missing(t: Scharz, seat: int, goal: int) -> int:
    """How much a player lacks of a minor goal; 0 if he has it or the mode has not."""
    if not t.r.goals & goal:
        return 0
    return max(0, goal_need(t, seat, goal, True) - goal_value(t, seat, goal))


def wants_towns(t: Scharz, seat: int) -> bool:
    """T19.4. Whether two towns are a nearer goal than many settlements."""
    return missing(t, seat, GOAL_D) > 0 and 3 * missing(t, seat, GOAL_D) <= missing(t, seat, GOAL_B) + 3
