"""S9.3.A, S9.3.B, S9.4, S13.1. Where the activated army may go from where it stands, by land or to sea."""

from typing import Final

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import N_PLACES, PONTIC, ROUTES, SEA
from tyche.games.successors.rules.components import CART
from tyche.games.successors.rules.kinds import PLACE
from tyche.games.successors.rules.movement.army import may_leave_dropped
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import ABOARD
from tyche.games.successors.rules.tables import CU_MOVE_LIMIT, INSIDE_LIMIT, SEA_LIMIT
from tyche.games.successors.rules.units import total

MOVE: Final = options_of("move", PLACE)
PONTIC_SAIL: Final = options_of("pontic-sail", PLACE)
GO_IN: Final[Option] = ("go-in",)
GO_OUT: Final[Option] = ("go-out",)
EMBARK: Final[Option] = ("embark",)


def ways_on(t: Successors, area: int) -> list[Option]:
    """S10.C.1, S10.G. Every way out of an area in which the army may not stay: a route, its city's gate, the sea."""
    return move_options(t, area) + (gate_options(t, area) if area < N_PLACES else []) + sea_ways(t, area)


def may_stay(t: Successors, area: int) -> Refusal | None:
    """S10.C.2, S10.G. Where the activated army has only passage it must go on, if it can."""
    return Refusal("S10.C.2", "must-leave") if t.s.must_leave and ways_on(t, area) else None


def may_move(t: Successors, place: int) -> Refusal | None:
    """S9.3.A, S10.A.1. Whether the activated army may take a land-type route to a place now."""
    s = t.s
    area = s.general_at[s.act]
    kinds = [kind for neighbour, kind in ROUTES[t.place_of(area)] if neighbour == place and kind < SEA]
    if not kinds:
        return Refusal("S2.l", "not-adjacent", {"place": place})
    refusal = may_depart(t, area)
    if refusal is not None:
        return refusal
    if t.route_cost(kinds[0]) > t.mp_left():
        return Refusal("S9.3.A", "too-far", {"place": place, "points": t.mp_left(), "cost": t.route_cost(kinds[0])})
    return may_meet(t, place)


def may_depart(t: Successors, area: int) -> Refusal | None:
    """Whether the activated army may leave its location by land at all."""
    s = t.s
    if s.sailing == 1:
        return Refusal("S13.1.f", "at-sea")
    if area >= N_PLACES:
        return Refusal("S9.4.a", "inside-the-walls", {"place": area - N_PLACES})
    if s.sailing == 2 and s.land_before_sea:
        return Refusal("S13.1.d", "land-before-and-after-sea")
    refusal = may_take_family(t)
    if refusal is not None:
        return refusal
    if t.rules.eight_cu_limit and total(s.party_cu) > CU_MOVE_LIMIT:
        return Refusal("S16.8.a", "eight-units-at-most")
    return may_leave_dropped(t, area)


def may_take_family(t: Successors) -> Refusal | None:
    """S8.4.b, S8.4.d. Family members change location only with an army; the cart stays in Babylon in Turn I."""
    s = t.s
    if s.party_royals and not s.party_cu:
        return Refusal("S8.4.b", "family-needs-an-army")
    if s.party_royals >> CART & 1 and not t.may_leave(CART):
        return Refusal("S8.4.d", "cart-stays-in-babylon")
    return None


def may_meet(t: Successors, place: int) -> Refusal | None:
    """Card O63, R-15. An army neither marches nor lands where the units of a pact partner are."""
    s = t.s
    if s.pacts and s.party_cu:
        owner = t.cu_owner(place, s.active)
        if owner >= 0 and t.has_pact(s.active, owner):
            return Refusal("O63", "pact", {"faction": owner})
    return None


def move_options(t: Successors, area: int) -> list[Option]:
    """S9.3.A. The places the activated army may march to."""
    left = t.mp_left()
    if not left or area >= N_PLACES or may_depart(t, area) is not None:
        return []
    pacts = bool(t.s.pacts)
    options: list[Option] = []
    for place, kind in ROUTES[area]:
        if kind < SEA and t.route_cost(kind) <= left and not (pacts and may_meet(t, place) is not None):
            options.append(MOVE[place])
    return options


# --- between the areas of a major city (S9.3.B) ---


def gate_options(t: Successors, area: int) -> list[Option]:
    """S9.3.B. Inside to outside and back, 0 MP; once each way until the army has taken a route."""
    if not t.is_major(t.place_of(area)):
        return []
    if area >= N_PLACES:
        return [GO_OUT] if may_go_out(t, area) is None else []
    return [GO_IN] if may_go_in(t, area) is None else []


def may_go_out(t: Successors, area: int) -> Refusal | None:
    """S9.3.B. From inside to outside, once until the army has taken a route."""
    if not N_PLACES <= area < ABOARD:
        return Refusal("S9.3.B", "not-inside")
    refusal = may_meet(t, area - N_PLACES)
    if refusal is None and t.s.gone_out >> area - N_PLACES & 1:
        return Refusal("S9.3.B", "not-again-now")
    return refusal


def may_go_in(t: Successors, area: int) -> Refusal | None:
    """S9.3.B. From outside into one's own city, once until the army has taken a route."""
    if area >= N_PLACES:
        return Refusal("S9.3.B", "not-outside")
    refusal = may_be_inside(t, area, t.s.party_cu)
    if refusal is None and t.s.gone_in >> area & 1:
        return Refusal("S9.3.B", "not-again-now")
    return refusal


def may_be_inside(t: Successors, place: int, units: int) -> Refusal | None:
    """S9.4.b, S9.4.d. More units of the active player inside: only his own city, and at most two of them."""
    seat = t.s.active
    if not t.is_major(place) or t.s.control[place] != seat:
        return Refusal("S9.4.b", "not-your-city", {"place": place})
    if total(t.cu(seat, place + N_PLACES)) + total(units) > INSIDE_LIMIT:
        return Refusal("S9.4.d", "two-units-inside", {"place": place})
    return None


# --- to sea (S13.1) ---


def sea_ways(t: Successors, area: int) -> list[Option]:
    """S10.C.1, S10.G. The sea as a way out: only where a route leads on from the port."""
    ways: list[Option] = [EMBARK] if may_embark(t) is None and can_sail(t, t.place_of(area), t.mp_left()) else []
    return ways + pontic_options(t, area)


def can_sail(t: Successors, place: int, points: int) -> bool:
    """S13.2.3. Whether the activated army has the points for a sea route from a port."""
    for neighbour, kind in ROUTES[place]:
        if kind >= SEA:
            left = points - t.route_cost(kind)
            if left >= 0 and may_lie_off(t, neighbour, left) is None:
                return True
    return False


def may_lie_off(t: Successors, place: int, points: int) -> Refusal | None:
    """Card O63, S13.1.f. Nobody stays at sea: off a pact partner's units an army needs a way on to where it may land.

    Or its own city there, which they besiege, must take it in. `points` are left when it has arrived.
    """
    refusal = may_meet(t, place)
    if refusal is None or may_be_inside(t, place, t.s.party_cu) is None or can_sail(t, place, points):
        return None
    return refusal


def may_embark(t: Successors) -> Refusal | None:
    """S13.1, S13.2.2. Whether the activated army may go to sea where it stands."""
    s = t.s
    area = s.general_at[s.act]
    if area == ABOARD or s.sailing:
        return Refusal("S13.1.e", "no-second-voyage")
    place = t.place_of(area)
    if not t.is_port(place):
        return Refusal("S2.g", "no-port", {"place": place})
    return may_go_aboard(t, area)


def may_go_aboard(t: Successors, area: int) -> Refusal | None:
    """S13.1.b, S13.1.c, S8.4.b, S9.1.g. The first sea move of the segment, with no more than eight units."""
    s = t.s
    if s.sea_used:
        return Refusal("S13.1.b", "one-voyage-a-segment")
    if total(s.party_cu) > SEA_LIMIT:
        return Refusal("S13.1.c", "eight-units-at-sea")
    if s.party_royals and not s.party_cu:
        return Refusal("S8.4.b", "family-needs-an-army")
    if t.mp_left() < 1:
        return Refusal("S9.3.A", "too-few-points", {"points": 0})
    return may_leave_dropped(t, area)


def pontic_options(t: Successors, area: int) -> list[Option]:
    """Card 27. Once, for 1 MP, to any other Black Sea port with up to eight units."""
    if may_board_pontic(t, area) is not None:
        return []
    return [PONTIC_SAIL[port] for port in bits(PONTIC) if may_sail_pontic(t, area, port) is None]


def may_board_pontic(t: Successors, area: int) -> Refusal | None:
    """Card 27, S7.4.d. Whether the activated army may use the Pontic fleet where it stands."""
    place = t.place_of(area)
    if not t.s.pontic:
        return Refusal("S7.4.d", "no-pontic-fleet")
    if t.s.sailing:
        return Refusal("S13.1.e", "no-second-voyage")
    if not PONTIC >> place & 1:
        return Refusal("S7.4.d", "no-pontic-port", {"place": place})
    return may_go_aboard(t, area)


def may_sail_pontic(t: Successors, area: int, port: int) -> Refusal | None:
    """Card 27, S7.4.d. Whether the Pontic fleet may take the army to a port: another one of the Black Sea."""
    if not PONTIC >> port & 1 or port == t.place_of(area):
        return Refusal("S7.4.d", "no-pontic-port", {"place": port})
    return may_meet(t, port)
