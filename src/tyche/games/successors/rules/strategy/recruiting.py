"""S6.2.C, S6.2.D, S16.10. Fleets improved and regained, generals recruited from the reserve."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import LOCATIONS, PORTS, PROVINCE_PLACES
from tyche.games.successors.rules.components import CART, RECRUIT, RESERVE_SETS
from tyche.games.successors.rules.course.reinforcement import areas_at, choose_area, enemy_places, place_with_units
from tyche.games.successors.rules.kinds import FLEET, GENERAL, PLACE
from tyche.games.successors.rules.markers import change_marker
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import GONE, NOBODY, OFF
from tyche.games.successors.rules.tables import GENERALS_EACH
from tyche.games.successors.rules.units import packed

IMPROVE: Final = options_of("improve", FLEET)
REGAIN: Final = options_of("regain", FLEET)
RECRUIT_GENERAL: Final = options_of("recruit", GENERAL)
APPEAR: Final = options_of("appear", PLACE)
REINFORCE: Final[Option] = ("as-reinforcement",)
WITH_MARKER: Final[Option] = ("with-marker",)
WITHOUT_MARKER: Final[Option] = ("without-marker",)
IMPROVE_OP: Final = 4
RECRUIT_OP: Final = 3


def improvable(t: Successors, seat: int) -> int:
    """S6.2.C.a. The available fleets on their normal side."""
    return t.available_fleets(seat) & ~t.s.improved


def may_improve(t: Successors, clause: str, seat: int, fleet: int) -> Refusal | None:
    """S6.2.C.a, S7.4.c. Only an available fleet on its normal side, where the question is which to improve."""
    if clause != "S6.2.C.a":
        return Refusal("S6.2.C.a", "not-now")
    if improvable(t, seat) >> fleet & 1:
        return None
    return Refusal("S6.2.C.a", "fleet-not-available", {"fleet": fleet})


def improve_fleet(t: Successors, seat: int) -> Flow[None]:
    """S6.2.C.a, D-5.17. Flip one fleet to its higher side."""
    fleet = yield from choose_fleet(t, seat, IMPROVE, bits(improvable(t, seat)), "S6.2.C.a")
    t.s.improved |= 1 << fleet
    t.s.unscored = True
    t.tell("fleet-improved", "S6.2.C.a", faction=seat, fleet=fleet)


def lost_fleets(t: Successors, seat: int) -> list[int]:
    """The dispersed fleets of a player."""
    return [f for f, owner in enumerate(t.s.fleet_owner) if owner == seat and t.s.dispersed_fleets >> f & 1]


def may_regain(t: Successors, clause: str, seat: int, fleet: int) -> Refusal | None:
    """S16.10.a. Only a dispersed fleet of one's own, where the question is which to regain."""
    if clause != "S16.10.a":
        return Refusal("S16.10.a", "not-now")
    return None if fleet in lost_fleets(t, seat) else Refusal("S16.10.a", "fleet-not-dispersed", {"fleet": fleet})


def regain_fleet(t: Successors, seat: int) -> Flow[None]:
    """S16.10.a. One dispersed fleet returns, normal side up."""
    fleet = yield from choose_fleet(t, seat, REGAIN, lost_fleets(t, seat), "S16.10.a")
    t.s.dispersed_fleets &= ~(1 << fleet)
    t.s.unscored = True
    t.tell("fleet-regained", "S16.10.a", faction=seat, fleet=fleet)


def choose_fleet(t: Successors, seat: int, table: list[Option], fleets: list[int], clause: str) -> Flow[int]:
    """One of several fleets."""
    options: list[Option] = [table[fleet] for fleet in fleets]
    choice = yield from choose_one(t, seat, "fleet", options, clause)
    return FLEET.of(choice)


def may_free_cart(t: Successors, seat: int, points: int) -> Refusal | None:
    """S16.3.a. In Turn I the controller of the cart may discard a 4-OP card to move it from this turn on."""
    s = t.s
    if not t.rules.faster_cart or s.turn != 1 or s.cart_free:
        return Refusal("S16.3.a", "not-in-this-game")
    if s.royal_owner[CART] != seat:
        return Refusal("S16.3.a", "cart-not-yours")
    return None if points == IMPROVE_OP else Refusal("S16.3.a", "four-points-needed")


def reserve(t: Successors) -> list[int]:
    """S6.2.D.d, T-12. The Reserve generals still off the map; Asandros only after the death of Antipatros."""
    s = t.s
    found = []
    for general in RESERVE_SETS[s.players]:
        waits_for = RECRUIT[general].after_death_of
        if s.general_at[general] == OFF and s.owner[general] == NOBODY:
            if waits_for < 0 or s.general_at[waits_for] == GONE:
                found.append(general)
    return found


def may_call(t: Successors, general: int) -> Refusal | None:
    """S6.2.D.d. Only a Reserve general who is still off the map."""
    return None if general in reserve(t) else Refusal("S6.2.D.d", "not-in-reserve", {"general": general})


def may_recruit(t: Successors, seat: int) -> Refusal | None:
    """S6.2.D.a-c. Fewer living major generals than dealt, or exactly as many in Turn IV or V."""
    living, dealt = len(t.majors_of(seat)), GENERALS_EACH[t.s.players]
    if living > dealt or (living == dealt and t.s.turn < 4):
        return Refusal("S6.2.D.a", "generals-enough", {"living": living, "dealt": dealt})
    return None if reserve(t) else Refusal("S6.2.D.a", "no-general-in-reserve")


def recruit(t: Successors, seat: int) -> Flow[None]:
    """S6.2.D.d-e, D-5.18-20. A Reserve general with his units, in his preferred province or as a reinforcement."""
    options: list[Option] = [RECRUIT_GENERAL[general] for general in reserve(t)]
    choice = yield from choose_one(t, seat, "recruit", options, "S6.2.D.a")
    general = GENERAL.of(choice)
    record = RECRUIT[general]
    ground = PORTS if record.any_port else PROVINCE_PLACES[record.province]
    t.choices = ground & LOCATIONS & ~enemy_places(t, seat)
    options = [APPEAR[place] for place in bits(t.choices)]
    options.append(REINFORCE)
    choice = yield from choose_one(t, seat, "appear", options, "S6.2.D.e", REINFORCE, general=general)
    group = packed(record.cus)
    if choice == REINFORCE:
        yield from place_with_units(t, seat, general, group, "S6.2.D.e")
    else:
        yield from recruit_at_home(t, seat, general, group, PLACE.of(choice))


def recruit_at_home(t: Successors, seat: int, general: int, group: int, place: int) -> Flow[None]:
    """S6.2.D.e (i), AMB-49. In his preferred province; the player's marker may replace any other there."""
    if t.s.control[place] != seat:
        options = [WITH_MARKER, WITHOUT_MARKER]
        choice = yield t.ask(seat, "marker", options, "S6.2.D.e", WITH_MARKER, place=place, general=general)
        if choice == WITH_MARKER:
            change_marker(t, place, seat, seat, "S6.2.D.e")
    areas = areas_at(t, seat, place, group)
    area = yield from choose_area(t, seat, areas, "inside-or-outside", "S6.2.D.e", units=group, general=general)
    t.give_general(general, seat, area)
    t.add_cu(seat, area, group)
    t.tell("general-placed", "S6.2.D.e", faction=seat, general=general, area=area)
