"""What can be laid over the map on request: isolated markers, hungry armies, and how far armies can march.

Everything is public (S5.5.b, S6.4.a, S9.2.b): no hand is looked at. A march is tried on a copy of the table with the
rules of movement themselves.
"""

from collections.abc import Callable
from typing import Final

from tyche.core.atlas import bits, mask_of
from tyche.core.edges import Layer
from tyche.core.play import copied
from tyche.games.successors.rules.atlas import ALL_PLACES, N_PLACES, PLACE_NAMES, ROUTES, SEA, STRAIT
from tyche.games.successors.rules.components import FACTION_NAMES
from tyche.games.successors.rules.course.turn import isolated
from tyche.games.successors.rules.movement.activation import army_options, begin_activation, finish
from tyche.games.successors.rules.movement.army import take, take_options
from tyche.games.successors.rules.movement.departure import MOVE, gate_options, move_options
from tyche.games.successors.rules.movement.entry import relocate
from tyche.games.successors.rules.movement.land import OVERRUN
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import ABOARD, NOBODY
from tyche.games.successors.rules.strategy.segments import begin_segment, start_area
from tyche.games.successors.rules.strategy.supply import oversupplied

BEST_DIE: Final = 6


def overlay(t: Successors, name: str, reader: int | None) -> Layer:
    """A layer for each player; all of it is public."""
    find = LAYERS[name]
    return {FACTION_NAMES[seat]: [PLACE_NAMES[place] for place in bits(find(t, seat))] for seat in range(t.s.players)}


def hungry_places(t: Successors, seat: int) -> int:
    """S6.4.a. Where a player has more units than the place feeds."""
    return mask_of(oversupplied(t, seat))


# --- marching ---


def reach(t: Successors, seat: int) -> int:
    """S9, S10. Where the armies of a player can march in his next Activation segment, or in what is left of it.

    A die that is still to be rolled is taken for the best one. Nobody reacts, and nobody goes to sea.
    """
    ready = at_the_start(t, seat)
    found = 0
    if ready.s.act >= 0:
        found = marches(copied(ready))
        finish(ready)
    ready.set_cu(seat, ABOARD, 0)  # what is at sea is not led by anybody else before it lands
    known: set[tuple[int, int, int]] = set()
    for option in army_options(ready):
        if start_area(ready, option) < ABOARD:
            army = copied(ready)
            begin_activation(army, option, NOBODY)
            muster(army)
            alike = (army.s.act_start, army.mp_allowance(), army.route_cost(STRAIT))
            if alike not in known:
                known.add(alike)
                found |= marches(army)
    return found


def at_the_start(t: Successors, seat: int) -> Successors:
    """S6.3. A copy on which a player's Activation segment has come, with the die known or a 6."""
    copy = copied(t)
    s = copy.s
    if s.active != seat or s.segment != "activation" or not s.die:
        s.active, s.act = seat, NOBODY
        begin_segment(copy, "activation")
        s.die = BEST_DIE
    return copy


def muster(t: Successors) -> None:
    """S9.1.e. The activated general takes along as many units as he may."""
    area = t.s.general_at[t.s.act]
    while options := [option for option in take_options(t, area) if option[0] == "take"]:
        take(t, options[-1])


def marches(t: Successors) -> int:
    """S9.3.A, S9.3.B. The places that the activated army can come to by land; none without units. `t` is a copy."""
    s = t.s
    start = at = s.general_at[s.act]
    if not can_march(t):
        return 0
    spent = {start: s.spent}
    limit = s.spent + t.mp_left()
    waiting = [start]
    while waiting:
        waiting.sort(key=spent.__getitem__, reverse=True)
        area = waiting.pop()
        if spent[area] == limit and area != start:
            continue
        relocate(t, s.active, at, area, s.party, s.party_cu, s.party_royals)
        at, s.spent = area, spent[area]
        for to, cost in [] if area != start and held_up(t, area) else ways(t, area):
            if to not in spent or s.spent + cost < spent[to]:
                spent[to] = s.spent + cost
                waiting.append(to)
    return mask_of([area for area in spent if area != start]) & ALL_PLACES


def can_march(t: Successors) -> bool:
    """S9.1, S10.J. Whether the activated army has units, is on the map and may go on."""
    s = t.s
    return bool(s.party_cu) and not s.stopped and 0 <= s.general_at[s.act] < ABOARD


def ways(t: Successors, area: int) -> list[tuple[int, int]]:
    """S9.3.A, S9.3.B. Where the army may go from here, and what it costs: out of its city, or along a land route."""
    if area >= N_PLACES:
        return [(area - N_PLACES, 0)] if gate_options(t, area) else []
    offered = move_options(t, area)
    return [(place, t.route_cost(kind)) for place, kind in ROUTES[area] if kind < SEA and MOVE[place] in offered]


def held_up(t: Successors, area: int) -> bool:
    """S10.J, S10.L. Whether the army meets units that it has to fight rather than overrun."""
    seat = t.s.active
    enemy = t.cu_owner(area, seat)
    return enemy != NOBODY and t.cus(seat, area) < OVERRUN * t.cus(enemy, area)


# --- where sides meet ---


def front(t: Successors, seat: int) -> int:
    """S2.n. The places of a player, by marker or units, next to which another player has a marker or units."""
    own = presence(t, seat)
    others = 0
    for other in t.others(seat):
        others |= presence(t, other)
    return mask_of([place for place in bits(own) if any(others >> to & 1 for to, kind in ROUTES[place] if kind < SEA)])


def presence(t: Successors, seat: int) -> int:
    """Where a player has a marker or units."""
    units = t.s.cu_areas[seat]
    return (t.s.held[seat] | units | units >> N_PLACES) & ALL_PLACES


def threatened(t: Successors, seat: int) -> int:
    """S9, S10. The places of a player that armies of others can march to in their next Activation segment (`reach`)."""
    found = 0
    for other in t.others(seat):
        found |= reach(t, other)
    return found & presence(t, seat)


LAYERS: Final[dict[str, Callable[[Successors, int], int]]] = {
    "isolation": isolated,
    "oversupply": hungry_places,
    "reach": reach,
    "front": front,
    "threatened": threatened,
}
"""S5.5.b, S6.4.a, S9, S10. The places of a player, as a bit set, by the name of the layer."""
