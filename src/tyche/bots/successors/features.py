"""A position of Successors in numbers, seat by seat: what the value is learned from. Hands count by their size."""

from typing import Final

from tyche.bots.successors.links import joined, unit_places
from tyche.bots.successors.race import CHECKS, last_turn, regency, rounds_over
from tyche.bots.successors.sight import DISTANCE
from tyche.bots.successors.worth import Land, standing
from tyche.bots.value import BAD, GOOD, Description, Feature
from tyche.core.atlas import bits
from tyche.games.successors.rules.atlas import ALL_PLACES, KIND, N_PLACES, TRANSIT
from tyche.games.successors.rules.components import ALEXANDROS, CART, HERAKLES, WOMEN
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.points import MAKEDONIA, PELLA
from tyche.games.successors.rules.state import IND
from tyche.games.successors.rules.units import count, total
from tyche.games.successors.rules.victory import fleet_strength, largest_fleet

FEATURES: Final = (
    Feature("vp", "victory points", "S3.5", GOOD, 0.06),
    Feature("legitimacy", "legitimacy", "S3.6", GOOD, 0.02),
    Feature("sum-lead", "both, above the best rival's", "S3.2.b", GOOD, 0.06),
    Feature("vp-lead", "victory points above the best rival's", "S3.3.a", GOOD, 0.05),
    Feature("legitimacy-lead", "legitimacy above the best rival's", "S3.6.a", GOOD, 0.02),
    Feature("near-vp", "how near the points are that win at once", "S3.1.c", GOOD, 0.1),
    Feature("near-legitimacy", "how near the legitimacy is that wins at once", "S3.1.b", GOOD, 0.1),
    Feature("leads", "whether nobody has more of both together", "S3.2.b", GOOD, 0.3),
    Feature("leads-vp", "whether nobody has as many victory points", "S5.1.B.a", GOOD, 0.2),
    Feature("alexandros", "the control of Alexandros", "S8.1.a", GOOD, 0.3),
    Feature("herakles", "the control of Herakles", "S8.1.a", GOOD, 0.1),
    Feature("regent", "how likely the Regency check after this turn is won as things stand", "S3.2", GOOD, 2.0),
    Feature("next-regent", "the same for checks after later turns", "S3.2", GOOD, 0.3),
    Feature("last-turn", "how likely the last turn ends with most victory points", "S3.3.a", GOOD, 2.0),
    Feature("cart", "the funeral cart", "S3.8.a", GOOD, 0.15),
    Feature("cart-near", "the funeral cart near Pella", "S3.8.c", GOOD, 0.3),
    Feature("women", "royal women controlled", "S8.2", GOOD, 0.05),
    Feature("champion", "being a Champion", "S3.7", GOOD, 0.1),
    Feature("usurper", "being the Usurper", "S5.1.B.a"),
    Feature("makedonia", "the province Makedonia", "S3.6.b", GOOD, 0.1),
    Feature("progress", "provinces begun", "S2.q", GOOD, 0.01),
    Feature("provinces", "provinces held", "S3.5.a", GOOD, 0.05),
    Feature("markers", "control markers", "S2.n", GOOD, 0.01),
    Feature("mercenaries", "mercenaries", "S7.2.B.a", GOOD, 0.02),
    Feature("loyal", "Loyal Macedonians", "S7.2.E.a", GOOD, 0.035),
    Feature("royal", "Royal Army units", "S7.2.F.a", GOOD, 0.035),
    Feature("elephants", "elephants", "S7.2.C.a", GOOD, 0.03),
    Feature("biggest", "the largest army", "S14.6.a", GOOD, 0.03),
    Feature("led", "units with a general", "S9.1.e", GOOD, 0.02),
    Feature("majors", "major generals on the map", "S7.1.B.a", GOOD, 0.1),
    Feature("fleets", "fleet strength", "S7.4.a", GOOD, 0.03),
    Feature("largest-fleet", "the largest fleet", "S3.5.c", GOOD, 0.15),
    Feature("hand", "cards in hand", "S5.3", GOOD, 0.08),
    Feature("to-go", "whether its player turn in this round is still to come", "S6", GOOD, 0.15),
    Feature("gains", "what its units will take over in the Surrender segment", "S6.1", GOOD, 0.01),
    Feature("losses", "what others' units will take over", "S6.1", BAD, -0.01),
    Feature("isolated", "what control markers are worth that would be isolated now", "S5.5", BAD, -0.005),
)
TO_WIN: Final = 15
L_TO_WIN: Final = 10


def progress(t: Successors) -> float:
    """How much of the game is over."""
    s = t.s
    return min(1.0, (s.turn - 1 + rounds_over(t) / 5.0) / t.rules.last_turn)


def rows(t: Successors) -> list[list[float]]:
    """All seats in numbers."""
    gains, losses = pending(t)
    return [
        [*_points(t, seat), *_realm(t, seat), gains[seat], losses[seat], isolated(t, seat)]
        for seat in range(t.s.players)
    ]


def isolated(t: Successors, seat: int) -> float:
    """S5.5. What markers are worth that the Isolation phase would take off as things stand."""
    lost = t.s.held[seat] & ~joined(t, seat, unit_places(t, seat))
    land = Land(t, seat)
    return sum([land.loss(marker) for marker in bits(lost)])


def pending(t: Successors) -> tuple[list[float], list[float]]:
    """S6.1. What units on places of others promise at their next Surrender segment, and what it costs the holders."""
    s = t.s
    gains, losses = [0.0] * s.players, [0.0] * s.players
    lands = [Land(t, seat) for seat in range(s.players)]
    for seat in range(s.players):
        for place in bits(s.cu_areas[seat] & ALL_PLACES):
            holder = s.control[place]
            if holder == seat or KIND[place] == TRANSIT:
                continue
            share = 1.0
            if holder == IND or (holder >= 0 and t.is_major(place)):
                share = 0.35 if total(t.cu(seat, place)) >= 3 else 0.0
            if share:
                gains[seat] += share * lands[seat].gain(place)
                if 0 <= holder < s.players:
                    losses[holder] += share * lands[holder].loss(place)
    return gains, losses


def _points(t: Successors, seat: int) -> list[float]:
    """Points, and what makes a king, in the order of `FEATURES`."""
    s = t.s
    others = [other for other in range(s.players) if other != seat]
    vp, legitimacy = s.vp[seat], s.legitimacy[seat]
    ahead = vp + legitimacy - max([s.vp[other] + s.legitimacy[other] for other in others])
    ahead_vp = vp - max([s.vp[other] for other in others])
    cart = s.royal_owner[CART] == seat and 0 <= s.royal_at[CART] < 2 * N_PLACES
    return [
        vp,
        legitimacy,
        ahead,
        ahead_vp,
        legitimacy - max([s.legitimacy[other] for other in others]),
        max(0, vp - TO_WIN) ** 2 / 8,
        max(0, legitimacy - L_TO_WIN) ** 2 / 8,
        1.0 if ahead > 0 else 0.0,
        1.0 if ahead_vp > 0 else 0.0,
        1.0 if s.royal_owner[ALEXANDROS] == seat else 0.0,
        1.0 if s.royal_owner[HERAKLES] == seat else 0.0,
        *_race(t, seat),
        1.0 if cart else 0.0,
        0.9 ** DISTANCE[s.royal_at[CART] % N_PLACES][PELLA] if cart else 0.0,
        len([royal for royal in bits(WOMEN) if s.royal_owner[royal] == seat]),
        1.0 if s.champions >> seat & 1 else 0.0,
        1.0 if s.usurper == seat else 0.0,
        1.0 if s.provinces[MAKEDONIA] == seat else 0.0,
    ]


def _race(t: Successors, seat: int) -> list[float]:
    """The checks to come, in the order of `FEATURES`."""
    now = later = 0.0
    for chance, (_, last) in zip(regency(t, seat), CHECKS, strict=True):
        if last == t.s.turn:
            now += chance
        else:
            later += chance
    return [now, later, last_turn(t, seat)]


def _realm(t: Successors, seat: int) -> list[float]:
    """Land, troops and means, in the order of `FEATURES`."""
    s = t.s
    units = [0] * 6
    biggest = led = 0
    for area in bits(s.cu_areas[seat]):
        group = t.cu(seat, area)
        biggest = max(biggest, total(group))
        if s.general_areas[seat] >> area & 1:
            led += total(group)
        for kind in range(6):
            units[kind] += count(group, kind)
    at = s.order.index(seat) if seat in s.order else 0
    return [
        standing(t, seat)["progress"],
        s.provinces.count(seat),
        s.held[seat].bit_count(),
        units[0],
        units[1],
        units[2],
        units[4],
        biggest,
        led,
        len([general for general in t.majors_of(seat) if s.general_at[general] >= 0]),
        fleet_strength(t, seat),
        1.0 if largest_fleet(t) == seat else 0.0,
        s.hands[seat].bit_count(),
        1.0 if s.order and at >= s.at else 0.0,
    ]


DESCRIPTION: Final = Description("successors", FEATURES, rows, progress)
