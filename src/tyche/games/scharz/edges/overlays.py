"""What can be laid over the map on request: connection, what is cut off from it, and where units can go.

Nothing is hidden in Scharz (T7.6).
"""

from collections.abc import Callable
from typing import Final

from tyche.core.atlas import bits
from tyche.core.edges import Layer
from tyche.core.play import copied
from tyche.games.scharz.rules.components import IS_SHIP, SEAT_NAMES, SPRING
from tyche.games.scharz.rules.control import connected, territory
from tyche.games.scharz.rules.move.cargo import PHASES, RETREAT, SPECIAL, UNITS
from tyche.games.scharz.rules.move.march import moved_code
from tyche.games.scharz.rules.move.reach import able, find_moves, locked_now, march_steps, move_options
from tyche.games.scharz.rules.move.subphases import begin_retreat, set_locks
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.round import begin_round, program
from tyche.games.scharz.rules.units import IN, code_of, place_at, spot_of, type_of

GOING: Final = frozenset({"march", "board", "land", "sail", "beach", "ashore", "ferry"})
"""What leads from one field to another: the verb, from where, and to where."""


def overlay(t: Scharz, name: str, reader: int | None) -> Layer:
    """A layer for each player."""
    find = LAYERS[name]
    return {SEAT_NAMES[seat]: [t.name(place) for place in bits(find(t, seat))] for seat in range(t.players)}


def cut_off(t: Scharz, seat: int) -> int:
    """T5.8, T5.11. The land of a player that is not connected, and his encircled settlements."""
    return territory(t, seat) & ~connected(t, seat) | t.s.towns[seat] & ~t.cu(seat)


# --- going ---


def reach(t: Scharz, seat: int) -> int:
    """T8. Where the units of a player can step in the subphase of MOVE that is under way or comes next.

    If that is Units, also where land units can go on to in Special. Of the weather of the next round nothing is known.
    """
    copy = copied(t)
    phase = subphase(copy)
    found = 0
    for option in move_options(copy, seat, find_moves(copy, seat, phase)):
        if option[0] in GOING:
            found |= 1 << t.a.ids[str(option[2])]
    return found | special_steps(copy, seat) if phase == UNITS and t.r.special else found


def subphase(t: Scharz) -> int:
    """T8.14-T8.18. The subphase that a copy of the table stands in, or is brought to."""
    s = t.s
    if s.step in PHASES:
        return PHASES.index(s.step)
    if s.step == "special-orders":
        set_locks(t)
        return SPECIAL
    if s.step == "herds":
        begin_retreat(t)
        return RETREAT
    if s.phase > program(t).index("begin-units"):
        s.season = SPRING
        begin_round(t)
    return UNITS


def special_steps(t: Scharz, seat: int) -> int:
    """T8.15, T5.12. Where land units can march in Special, after a march in Units or without one; `t` is a copy."""
    set_locks(t)
    locked = locked_now(t, seat)
    found = 0
    for key in t.s.units[seat]:
        place, spot, code = place_at(key), spot_of(key), code_of(key)
        unit = type_of(code)
        if place >= t.a.n_land or spot == IN or IS_SHIP[unit]:
            continue
        stands = {place: code}
        if able(t, seat, code, UNITS):
            stands |= {to: moved_code(t, code, to, UNITS) for to in bits(march_steps(t, seat, place, unit, UNITS))}
        for at, then in stands.items():
            if not locked >> at & 1 and able(t, seat, then, SPECIAL):
                found |= march_steps(t, seat, at, unit, SPECIAL)
    return found


# --- where sides meet ---


def front(t: Scharz, seat: int) -> int:
    """T5.2. The land of a player next to which another one, who is no treaty partner, has land or units."""
    others = 0
    for other in range(t.players):
        if t.foreign(seat, other):
            others |= territory(t, other) | t.s.out[other]
    return sum([1 << place for place in bits(territory(t, seat)) if t.a.adj[place] & others])


def threatened(t: Scharz, seat: int) -> int:
    """T8. The land of a player that units of others, who are no treaty partners, can step to (`reach`)."""
    found = 0
    for other in range(t.players):
        if t.foreign(seat, other):
            found |= reach(t, other)
    return found & territory(t, seat)


LAYERS: Final[dict[str, Callable[[Scharz, int], int]]] = {
    "network": connected,
    "cut-off": cut_off,
    "reach": reach,
    "front": front,
    "threatened": threatened,
}
"""T5.8, T5.11, T8. The places of a player, as a bit set, by the name of the layer."""
