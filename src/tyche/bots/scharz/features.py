"""A position of Scharz in numbers, seat by seat: what the value is learned from. All of it is public."""

from typing import Final

from tyche.bots.scharz.odds import UNIT_WORTH
from tyche.bots.scharz.worth import goals_worth, near_victory
from tyche.bots.value import BAD, GOOD, Description, Feature
from tyche.core.atlas import bits
from tyche.games.scharz.rules.components import WINTER, YEARS
from tyche.games.scharz.rules.control import territory
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import type_of
from tyche.games.scharz.rules.victory import agriculture, significance, standing, supremacy_need

FEATURES: Final = (
    Feature("alive", "whether the player is still in the game", "T19.10", GOOD, 1.0),
    Feature("vp", "victory points", "T19.3", GOOD, 0.06),
    Feature("vp-lead", "victory points above the best rival's", "T19.3", GOOD, 0.06),
    Feature("supremacy", "the share of the points that Supremacy takes, squared", "T19.3", GOOD, 0.5),
    Feature("goals", "the two minor goals nearest to being reached", "T19.4", GOOD, 0.03),
    Feature("significance", "points of Significance above the best rival's", "T19.9", GOOD, 0.1),
    Feature("near", "whether a victory is announced or could be", "T19.1", GOOD, 1.0),
    Feature("threatened", "whether somebody else's is", "T19.1", BAD, -0.5),
    Feature("fields", "land fields controlled", "T5.6", GOOD, 0.05),
    Feature("settlements", "connected settlements", "T5.8", GOOD, 0.08),
    Feature("towns", "towns among them", "T12.6", GOOD, 0.1),
    Feature("encircled", "settlements cut off", "T5.11", BAD, -0.05),
    Feature("units", "units, by worth", "T13.2", GOOD, 0.02),
    Feature("units-lead", "units by worth above the strongest rival's", "T13.2", GOOD, 0.01),
    Feature("gold", "gold", "T15.6", GOOD, 0.02),
    Feature("food", "the harvest to come", "T15.5", GOOD, 0.01),
    Feature("prestige", "prestige", "T17.2", GOOD, 0.005),
    Feature("treaties", "treaties", "T18.2", GOOD, 0.03),
    Feature("markers", "own fields under red markers", "T11.3", BAD, -0.03),
)
TOWN: Final = 2


def progress(t: Scharz) -> float:
    """How much of the game is over."""
    s = t.s
    return min(1.0, (4 * (s.year - 1) + s.season) / (4 * YEARS + WINTER - 3))


def rows(t: Scharz) -> list[list[float]]:
    """All seats in numbers."""
    seats = range(t.players)
    strength = [sum([UNIT_WORTH[type_of(key)] * number for key, number in t.s.units[seat].items()]) for seat in seats]
    weight = [float(significance(t, seat)) if t.alive(seat) else 0.0 for seat in seats]
    near = [near_victory(t, seat) for seat in seats]
    return [_row(t, seat, strength, weight, near) for seat in seats]


def _row(t: Scharz, seat: int, strength: list[float], weight: list[float], near: list[bool]) -> list[float]:
    """One seat in numbers, in the order of `FEATURES`."""
    s = t.s
    if not t.alive(seat):
        return [0.0] * len(FEATURES)
    connected = t.cu(seat)
    fields = territory(t, seat) & t.a.land
    rank = max(0.0, min(1.0, s.vp[seat] / supremacy_need(t, seat)))
    others = [other for other in range(t.players) if other != seat]
    return [
        1.0,
        s.vp[seat],
        s.vp[seat] - max([s.vp[other] for other in others]),
        rank * rank,
        goals_worth(t, seat),
        weight[seat] - max([weight[other] for other in others]),
        1.0 if near[seat] else 0.0,
        1.0 if any(near[other] for other in others) else 0.0,
        fields.bit_count(),
        connected.bit_count(),
        len([place for place in bits(connected) if s.settle[place] == TOWN]),
        (s.towns[seat] & ~connected).bit_count(),
        strength[seat],
        strength[seat] - max([strength[other] for other in others]),
        s.gold[seat],
        agriculture(t, seat),
        s.pr[seat],
        standing(t, seat),
        (fields & s.markers).bit_count(),
    ]


DESCRIPTION: Final = Description("scharz", FEATURES, rows, progress, varied=("map", "mode"))
