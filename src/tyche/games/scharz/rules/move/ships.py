"""T8.7, T8.11, T8.12, T20.3.1. Where ships go: berths, shores, rivers, fleets."""

from tyche.core.atlas import bits
from tyche.games.scharz.rules.atlas import MOUNTAINS, WETLANDS
from tyche.games.scharz.rules.choosing import Pool
from tyche.games.scharz.rules.components import (
    TRANSPORT,
    WARSHIP,
)
from tyche.games.scharz.rules.move.cargo import RETREAT, SPECIAL
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.traits import (
    FLEET_OF_ONE,
    FLEET_OF_TWO,
    VIKING,
)
from tyche.games.scharz.rules.units import (
    ACTED,
    OUT,
    SECOND,
    STOPPED,
    type_of,
)


def free_berths(t: Scharz, seat: int, place: int) -> int:
    """T8.7. Free berths for a player's ships on a land field: none without one's own shipyard; it may be encircled."""
    return t.berths(place) if t.s.towns[seat] >> place & 1 and t.s.yard[place] else 0


def sail_steps(t: Scharz, seat: int, place: int, spot: int, code: int, phase: int) -> int:
    """T8.7, T8.12, T8.18, T20.3.1. Where a ship may go from here."""
    a = t.a
    if place < a.n_land:
        if phase == RETREAT:
            return 0
        found = a.coast[place]
        if spot == OUT and t.trait(seat, VIKING):
            found |= river_steps(t, place, code)
        return found
    found = 0
    for shore in bits(a.coast[place] & t.s.towns[seat]):
        if free_berths(t, seat, shore) > 0:
            found |= 1 << shore
    if phase == RETREAT:
        return found
    found |= a.sea_adj[place]
    for shore in bits(a.coast[place] & ~found):
        if is_beach(t, seat, shore):
            found |= 1 << shore
    return found


def is_beach(t: Scharz, seat: int, shore: int) -> bool:
    """T8.7, T8.12, T20.3.1. Whether a player's ships may stand on a shore: in wetlands, as Vikings not in mountains."""
    terrain = t.a.terrain[shore]
    return terrain == WETLANDS or (terrain != MOUNTAINS and t.trait(seat, VIKING))


def beaches(t: Scharz, seat: int, place: int, phase: int) -> int:
    """T8.7, T8.12. Shores with a free berth where ships from the sea may stand on the field as well."""
    if place < t.a.n_land or phase == RETREAT:
        return 0
    shores = bits(t.a.coast[place] & t.s.towns[seat])
    return sum([1 << shore for shore in shores if free_berths(t, seat, shore) > 0 and is_beach(t, seat, shore)])


def river_of(t: Scharz, place: int, code: int) -> int:
    """T20.3.1. The river that a ship on a land field is on; -1 if it only lies on the shore."""
    rivers = t.a.rivers_at[place]
    k = 1 if code & SECOND else 0
    return rivers[k] if k < len(rivers) else -1


def river_steps(t: Scharz, place: int, code: int) -> int:
    """T20.3.1. The next fields up and down the river a Viking ship is on; mountains stop it."""
    river = river_of(t, place, code)
    if river < 0:
        return 0
    fields = t.a.rivers[river]
    k = fields.index(place)
    found = 0
    for n in (k - 1, k + 1):
        if 0 <= n < len(fields) and t.a.terrain[fields[n]] != MOUNTAINS:
            found |= 1 << fields[n]
    return found


def river_flag(t: Scharz, place: int, to: int, code: int) -> int:
    """T20.3.1. Which river a ship is on after a step: the one it came by, or the one whose mouth sea it came from.

    From another sea, or onto a field further up, it lies on the shore and not on the river.
    """
    a = t.a
    rivers = a.rivers_at[to]
    if place < a.n_land:
        by = river_of(t, place, code)
    else:
        by = next((k for k in rivers if a.mouths[k] == place and a.rivers[k][0] == to), -1)
    return 0 if not rivers or by == rivers[0] else SECOND


def fleet_size(t: Scharz, seat: int) -> int:
    """T8.11, T20.1.3, T20.3.1. How many ships make a fleet."""
    return 1 if t.trait(seat, FLEET_OF_ONE) else 2 if t.trait(seat, FLEET_OF_TWO) else 4


def fleet_ships(t: Scharz, seat: int, place: int, spot: int) -> Pool:
    """T8.11. The ships at a spot that could sail as a fleet in Special."""
    return [
        (spot, code, n)
        for code, n in t.stacks(seat, place, spot)
        if type_of(code) in (TRANSPORT, WARSHIP) and not code & (ACTED | STOPPED)
    ]


def fleet_steps(t: Scharz, seat: int, place: int, spot: int, code: int) -> int:
    """T8.11. Where the ships at a spot may sail as a fleet in Special: nowhere if they are too few; berths for all."""
    size = fleet_size(t, seat)
    if sum([n for _, _, n in fleet_ships(t, seat, place, spot)]) < size:
        return 0
    steps = sail_steps(t, seat, place, spot, code, SPECIAL)
    for shore in bits(steps & t.s.towns[seat]):
        if 0 < free_berths(t, seat, shore) < size:
            steps &= ~(1 << shore)
    return steps
