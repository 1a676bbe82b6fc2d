"""S9.5. Moving the Independent armies (C9)."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import (
    ENTRY,
    KIND,
    LONGITUDE,
    MINOR,
    ROUTE_COST,
    ROUTES,
    SEA,
    STRONGHOLD,
)
from tyche.games.successors.rules.check import state_check
from tyche.games.successors.rules.components import FIRST_IND, N_INDEPENDENTS
from tyche.games.successors.rules.kinds import GENERAL, PLACE
from tyche.games.successors.rules.markers import change_marker
from tyche.games.successors.rules.movement.entry import (
    BY_ROUTE,
    FROM_BOX,
    PHILON,
    Entry,
    arrive,
    look_back,
    may_army_enter,
)
from tyche.games.successors.rules.movement.land import enter_area
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import GONE, IND, NOBODY, OFF
from tyche.games.successors.rules.tables import BOX_ENTRY_MP, INDEPENDENT_MP

MARCH: Final = options_of("army", GENERAL)
MOVE: Final = options_of("move", PLACE)
GREY: Final[Option] = ("grey-marker",)


def activate_army(t: Successors, army: int) -> None:
    """S9.5.a. An inactive army in its box becomes active."""
    s = t.s
    if s.general_at[army] == OFF and not s.active_armies >> army - FIRST_IND & 1:
        s.active_armies |= 1 << army - FIRST_IND
        t.tell("army-active", "S9.5.a", general=army)


def move_independents(t: Successors, seat: int) -> Flow[None]:
    """S9.5.b, D-9.1. Every active army may move once, in the order and by the choice of one player."""
    left = [FIRST_IND + k for k in range(N_INDEPENDENTS) if t.s.active_armies >> k & 1]
    while left:
        t.choices = sum([1 << army for army in left])
        options: list[Option] = [DONE, *(MARCH[army] for army in left)]
        choice = yield t.ask(seat, "move-independents", options, "S9.5.b", DONE)
        if choice == DONE:
            return
        army = GENERAL.of(choice)
        left.remove(army)
        yield from move_army(t, seat, army)
        left = [other for other in left if t.s.general_at[other] != GONE and t.s.active_armies >> other - FIRST_IND & 1]


def may_choose_army(t: Successors, army: int) -> Refusal | None:
    """S9.5.a, S9.5.b. An active army that has not moved by this card."""
    return None if t.choices >> army & 1 else Refusal("S9.5.b", "not-active", {"general": army})


def move_army(t: Successors, seat: int, army: int) -> Flow[None]:
    """S9.5.c-i, D-9.2. One army: three movement points, a grey marker, or nothing."""
    s = t.s
    start = s.general_at[army]
    s.forfeit = False
    look_back(t)
    left = INDEPENDENT_MP
    while left and not s.forfeit and s.active_armies >> army - FIRST_IND & 1:
        t.choices = start + 1
        options = army_moves(t, army, start, left)
        if not options or options == [DONE]:
            break
        choice = yield t.ask(seat, "move-army", options, "S9.5.c", options[0], general=army, points=left)
        if choice == DONE:
            break
        if choice == GREY:
            change_marker(t, start, IND, IND, "S9.5.d")
            break
        place = PLACE.of(choice)
        left -= step_cost(t, army, place)
        yield from step(t, seat, army, place)
    s.besieged_before = 0
    s.forfeit = False
    rest(t, army)
    yield from state_check(t)


def army_moves(t: Successors, army: int, start: int, left: int) -> list[Option]:
    """S9.5.c-h. The next steps of an army, to stop, or a grey marker before it has moved."""
    options: list[Option] = [DONE] if may_stop(t, army, start, left) else []
    options += [MOVE[place] for place in next_places(t, army, start, left)]
    if left == INDEPENDENT_MP and may_turn_grey(t, start) is None:
        options.append(GREY)
    return options


def may_plant(t: Successors, army: int, left: int) -> Refusal | None:
    """S9.5.d. A grey marker instead of any movement."""
    if left < INDEPENDENT_MP:
        return Refusal("S9.5.d", "moved-already")
    return may_turn_grey(t, t.s.general_at[army])


def may_turn_grey(t: Successors, place: int) -> Refusal | None:
    """S9.5.d. A minor city or stronghold where the army starts and that is not Independent yet."""
    if place < 0 or t.is_major(place) or KIND[place] not in (MINOR, STRONGHOLD):
        return Refusal("S9.5.d", "no-minor-city")
    return Refusal("S9.5.d", "independent-already", {"place": place}) if t.s.control[place] == IND else None


def step_cost(t: Successors, army: int, place: int) -> int:
    """T-2, S9.5.e. Movement points of the next step; the dotted route out of a box costs 1."""
    at = t.s.general_at[army]
    if at == OFF:
        return BOX_ENTRY_MP
    return route_cost(at, place)


def route_cost(at: int, place: int) -> int:
    """The cost of the land-type route between two places."""
    return next(ROUTE_COST[kind] for neighbour, kind in ROUTES[at] if neighbour == place and kind < SEA)


def reachable(t: Successors, army: int, at: int, left: int) -> list[int]:
    """S9.5.e, S9.5.f, S9.5.h. The places an army may step to with some points left."""
    if at == OFF:
        return ENTRY[army - FIRST_IND]
    return [place for place, kind in ROUTES[at] if kind < SEA and may_step(army, place, kind, left) is None]


def may_step(army: int, place: int, kind: int, left: int) -> Refusal | None:
    """S9.5.e, S9.5.h. Whether an army may take a route of some kind to a place."""
    if ROUTE_COST[kind] > left:
        return Refusal("S9.5.e", "too-far", {"place": place, "points": left})
    return None if may_army_enter(army, place) else Refusal("S9.5.h", "army-may-not-enter", {"place": place})


def may_move_army(t: Successors, army: int, place: int, left: int) -> Refusal | None:
    """S9.5.c-h. Whether an army may step to a place; what else keeps Philon back is that he must end further west."""
    at = t.s.general_at[army]
    if place in reachable(t, army, at, left):
        on = place in next_places(t, army, t.choices - 1, left)
        return None if on else Refusal("S9.5.h", "must-go-west", {"place": place})
    kinds = [kind for neighbour, kind in ROUTES[at] if neighbour == place and kind < SEA] if at >= 0 else []
    return may_step(army, place, kinds[0], left) if kinds else Refusal("S2.l", "not-adjacent", {"place": place})


def next_places(t: Successors, army: int, start: int, left: int) -> list[int]:
    """The places an army may step to now; Philon must still be able to end further west (S9.5.h)."""
    at = t.s.general_at[army]
    places = reachable(t, army, at, left)
    if army != PHILON or start == OFF or not west_of(t, start, start, INDEPENDENT_MP):
        return places
    return [p for p in places if LONGITUDE[p] < LONGITUDE[start] or west_of(t, p, start, left - route_cost(at, p))]


def west_of(t: Successors, at: int, start: int, left: int) -> bool:
    """AMB-26. Whether some place further west than `start` can be reached."""
    for place in reachable(t, PHILON, at, left):
        if LONGITUDE[place] < LONGITUDE[start] or west_of(t, place, start, left - route_cost(at, place)):
            return True
    return False


def may_stop(t: Successors, army: int, start: int, left: int) -> bool:
    """S9.5.h. An army may stop anywhere; Philon, once he has moved, only further west if he could."""
    at = t.s.general_at[army]
    if army != PHILON or left == INDEPENDENT_MP or start == OFF:
        return True
    return LONGITUDE[at] < LONGITUDE[start] or not west_of(t, start, start, INDEPENDENT_MP)


def step(t: Successors, seat: int, army: int, place: int) -> Flow[None]:
    """One step of an army, with the player who resolves the card as the mover (AMB-68)."""
    source = t.s.general_at[army]
    e = Entry(seat, IND, place, FROM_BOX if source == OFF else BY_ROUTE, source)
    e.generals = 1 << army
    t.tell("moved", "S9.5.c", faction=IND, general=army, place=place)
    arrive(t, e, source)
    if t.s.general_at[army] != GONE:
        yield from enter_area(t, e)
    yield from state_check(t)


def rest(t: Successors, army: int) -> None:
    """S9.5.i. Where its activation ends a player's marker is removed, but for major cities."""
    place = t.s.general_at[army]
    if place < 0 or t.is_major(place) or t.s.control[place] in (NOBODY, IND):
        return
    change_marker(t, place, NOBODY, IND, "S9.5.i")
