"""What joins own markers (S5.5): at the end of a turn those that no units or cities reach are taken off."""

from typing import Final

from tyche.bots.successors.sight import Army, Sight
from tyche.bots.successors.worth import marker_gain
from tyche.core.atlas import bits, flood
from tyche.games.successors.rules.atlas import ALL_PLACES, ANY_ROUTE, N_PLACES, ROUTES
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.tables import ROUNDS

SOON: Final = 0.4
"""The share of isolated markers that counts as lost in the round before the last one of a turn."""
NOW: Final = 0.8
LASTING: Final = 0.7
"""What a marker is worth at the beginning of a turn that is isolated as things stand."""
FADING: Final = 0.12
"""By how much less in each round."""


def joined(t: Successors, seat: int, units: int) -> int:
    """S5.5. The places reached from own units and major cities over whatever nobody else holds."""
    s = t.s
    controlled = 0
    for held in s.held:
        controlled |= held
    passable = s.held[seat] | (~controlled & ~t.enemy_cu_areas(seat)) | units
    cities = 0
    for place in bits(s.held[seat]):
        if t.is_major(place):
            cities |= 1 << place
    return flood(units | cities, passable, ANY_ROUTE)


def unit_places(t: Successors, seat: int) -> int:
    """The places with own units, inside or outside."""
    areas = t.s.cu_areas[seat]
    return (areas | areas >> N_PLACES) & ALL_PLACES


def linked(sight: Sight, place: int) -> bool:
    """Whether a marker on a place would not be isolated as things stand."""
    t, seat = sight.t, sight.seat
    if sight.links < 0:
        sight.links = joined(t, seat, unit_places(t, seat))
    if t.is_major(place) or sight.links >> place & 1:
        return True
    return any(sight.links >> neighbour & 1 for neighbour, _ in ROUTES[place])


def lasting_gain(sight: Sight, place: int) -> float:
    """What a marker on a place is worth; less where it is isolated, the nearer the end of the turn."""
    gain = marker_gain(sight.t, sight.seat, place)
    if sight.prudent and gain > 0 and not linked(sight, place):
        gain *= LASTING - FADING * sight.s.round
    return gain


def cut_off(sight: Sight, army: Army, place: int) -> float:
    """What is lost by isolation if an army ends its last marches of the turn at a place (S5.5)."""
    t, s, seat = sight.t, sight.s, sight.seat
    left = ROUNDS[s.players] - 1 - s.round
    if left > 1:
        return 0.0
    key = (army.area << 8 | place) << 1 | int(army.units == t.cu(seat, army.area) if army.area < 2 * N_PLACES else 0)
    if key not in sight.cuts:
        units = unit_places(t, seat)
        if key & 1:
            units &= ~(1 << army.area % N_PLACES)
        lost = s.held[seat] & ~joined(t, seat, units | 1 << place)
        sight.cuts[key] = sum([sight.land(seat).loss(marker) for marker in bits(lost)])
    return (SOON if left else NOW) * sight.cuts[key]
