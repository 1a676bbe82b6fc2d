"""Tyche events that bring generals, activate armies, move Independents or stir up unrest."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import (
    N_PLACES,
    PONTIC,
    PROVINCE_ADJACENT,
    PROVINCE_PLACES,
    places_mask,
)
from tyche.games.successors.rules.check import state_check
from tyche.games.successors.rules.components import GENERAL_ID
from tyche.games.successors.rules.course.reinforcement import choose_area, enemy_places, place_with_units
from tyche.games.successors.rules.events.event import Event, always
from tyche.games.successors.rules.events.politics import TARGET, choose_place
from tyche.games.successors.rules.events.troops import places_of
from tyche.games.successors.rules.kinds import PLACE
from tyche.games.successors.rules.markers import become_independent, change_marker
from tyche.games.successors.rules.movement.independents import activate_army, move_independents
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import IND, NOBODY, OFF
from tyche.games.successors.rules.tables import INSIDE_LIMIT, UNREST
from tyche.games.successors.rules.units import CAVALRY, MERCENARY, UNIT

APPEAR: Final = options_of("appear", PLACE)
REINFORCE: Final[Option] = ("as-reinforcement",)
KASSANDROS: Final = GENERAL_ID["kassandros"]
PEUKESTAS: Final = GENERAL_ID["peukestas"]
KASSANDROS_GROUND: Final = places_of("makedonia", "thessalia", "hellas")
PEUKESTAS_GROUND: Final = places_of("persis")
TREASURE_CITIES: Final = places_mask(["sousa", "persepolis", "ekbatana"])
TREASURE_CUS: Final = 2
CAMPAIGN_MP: Final = 4
PONTIC_FLEET_MP: Final = 3

# --- event generals ---


def is_at_hand(t: Successors, general: int) -> bool:
    """The general has not entered the game and was not killed."""
    return t.s.general_at[general] == OFF and t.s.owner[general] == NOBODY


def kassandros_waits(t: Successors, seat: int) -> bool:
    """Card 26."""
    return is_at_hand(t, KASSANDROS)


def peukestas_waits(t: Successors, seat: int) -> bool:
    """Card 34, S5.1.A.2. From Turn II on."""
    return t.s.turn >= 2 and is_at_hand(t, PEUKESTAS)


def kassandros(t: Successors, seat: int) -> Flow[None]:
    """Card 26. Kassandros with three mercenaries (T-16) in Makedonia, Thessalia or Hellas, or as a reinforcement."""
    yield from bring_general(t, seat, KASSANDROS, KASSANDROS_GROUND)


def peukestas(t: Successors, seat: int) -> Flow[None]:
    """Card 34. Peukestas with three mercenaries (T-16) in Persis with a marker, or as a reinforcement."""
    yield from bring_general(t, seat, PEUKESTAS, PEUKESTAS_GROUND)


def is_event_general(general: int) -> bool:
    """Cards 26, 34. Whether a general comes by a card of his own."""
    return general in (KASSANDROS, PEUKESTAS)


def event_army(t: Successors) -> int:
    """T-16. The three units that such a general brings."""
    return 2 * UNIT[MERCENARY] + (UNIT[CAVALRY] if t.rules.cavalry else UNIT[MERCENARY])


def bring_general(t: Successors, seat: int, general: int, ground: int) -> Flow[None]:
    """AMB-72. On free ground of his provinces, outside the walls, or by the rules for reinforcements."""
    group = event_army(t)
    t.choices = ground & ~enemy_places(t, seat)
    options: list[Option] = [APPEAR[place] for place in bits(t.choices)]
    options.append(REINFORCE)
    choice = yield from choose_one(t, seat, "appear", options, "S7.1.B.c", general=general)
    if choice == REINFORCE:
        yield from place_with_units(t, seat, general, group, "S7.1.B.c")
        return
    area = PLACE.of(choice)
    t.give_general(general, seat, area)
    t.tell("general-placed", "S7.1.B.c", faction=seat, general=general, area=area)
    if general == PEUKESTAS:
        change_marker(t, area, seat, seat, "S7.1.B.c")
    t.add_cu(seat, area, group)
    t.tell("units-placed", "S7.1.B.c", faction=seat, area=area, units=group)


def may_appear(t: Successors, seat: int, place: int) -> Refusal | None:
    """S6.2.D.e, AMB-72. Free ground of the provinces that a general comes to."""
    if t.choices >> place & 1:
        return None
    if enemy_places(t, seat) >> place & 1:
        return Refusal("S6.2.D.e", "enemies-there", {"place": place})
    return Refusal("S6.2.D.e", "other-province", {"place": place})


# --- campaigns ---


def may_campaign(t: Successors, seat: int) -> bool:
    """Cards 15-18. The player has a general, or units a minor general could lead."""
    return bool(t.s.general_areas[seat]) or (bool(t.s.cu_areas[seat]) and bool(t.minors_at_hand(seat)))


def major_campaign(t: Successors, seat: int) -> None:
    """Cards 15-18, S6.2.A.d. Two different armies or generals, one after the other, 4 MP each."""
    order_march(t, 2, CAMPAIGN_MP)


def order_march(t: Successors, activations: int, points: int) -> None:
    """S9.2.a. The Tyche segment goes on with activations of a fixed allowance."""
    t.s.activations = activations
    t.s.points = points
    t.s.step = "march"


def treasure_cities(t: Successors, seat: int) -> list[int]:
    """Cards 19, 20. Own unplundered treasure cities with one's own army at them."""
    s = t.s
    armies = t.army_areas(seat)
    return bits(TREASURE_CITIES & s.held[seat] & ~s.plundered & (armies | armies >> N_PLACES))


def can_plunder(t: Successors, seat: int) -> bool:
    """Cards 19, 20."""
    return bool(treasure_cities(t, seat))


def plundered_treasure_city(t: Successors, seat: int) -> Flow[None]:
    """Cards 19, 20, S6.2.A.d. Mark the city, place two mercenaries with the army, then activate with 4 MP."""
    place = yield from choose_place(t, seat, treasure_cities(t, seat), "plunder")
    t.s.plundered |= 1 << place
    t.tell("plundered", "S6.2.A.d", faction=seat, place=place)
    armies = [area for area in t.areas_of(place) if t.has_army(seat, area)]
    area = yield from choose_area(t, seat, armies, "levy", "S6.2.A.d", units=TREASURE_CUS * UNIT[MERCENARY])
    pay_treasure(t, seat, place, area)
    order_march(t, 1, CAMPAIGN_MP)


def pay_treasure(t: Successors, seat: int, place: int, area: int) -> None:
    """Cards 19, 20. Two mercenaries for the army in an area of a treasure city."""
    here = TREASURE_CUS if area < N_PLACES else min(TREASURE_CUS, INSIDE_LIMIT - t.cus(seat, area))
    pay_mercenaries(t, seat, area, here)
    if not t.enemy_cu_areas(seat) >> place & 1:
        pay_mercenaries(t, seat, place, TREASURE_CUS - here)


def pay_mercenaries(t: Successors, seat: int, area: int, number: int) -> None:
    """Cards 19, 20. Mercenaries join an army in a treasure city; what does not fit inside comes outside."""
    if number:
        t.add_cu(seat, area, number * UNIT[MERCENARY])
        t.tell("units-placed", "S6.2.A.d", faction=seat, area=area, units=number * UNIT[MERCENARY])


def has_pontic_army(t: Successors, seat: int) -> bool:
    """Card 27. One's own general or unit stands at a Black Sea port."""
    s = t.s
    areas = s.general_areas[seat] | (s.cu_areas[seat] if t.minors_at_hand(seat) else 0)
    return bool((areas | areas >> N_PLACES) & PONTIC)


def the_pontic_fleet(t: Successors, seat: int) -> None:
    """Card 27, S7.4.d. One army at a Black Sea port has 3 MP and may sail once to another such port."""
    order_march(t, 1, PONTIC_FLEET_MP)
    t.s.pontic = True


# --- Independents and unrest ---


def greek_soldiers(t: Successors, seat: int) -> Flow[None]:
    """Card 36, S9.5.a. Philon becomes active; all active Independent armies may move."""
    activate_army(t, GENERAL_ID["philon"])
    yield from move_independents(t, seat)


def illyrian_tribes(t: Successors, seat: int) -> Flow[None]:
    """Cards 37, 38, S9.5.a. Glaukias becomes active; all active Independent armies may move."""
    activate_army(t, GENERAL_ID["glaukias"])
    yield from move_independents(t, seat)


def scythian_invasion(t: Successors, seat: int) -> Flow[None]:
    """Cards 39, 40, S9.5.a. Seuthes becomes active; all active Independent armies may move."""
    activate_army(t, GENERAL_ID["seuthes"])
    yield from move_independents(t, seat)


def unrest(t: Successors, seat: int) -> Flow[None]:
    """Cards 41-44. One roll on the unrest table."""
    yield from roll_unrest(t, seat)


def unrest_spreads(t: Successors, seat: int) -> Flow[None]:
    """Cards 45, 46. Two rolls on the unrest table."""
    yield from roll_unrest(t, seat)
    yield from roll_unrest(t, seat)


def roll_unrest(t: Successors, seat: int) -> Flow[None]:
    """T-5, AMB-47. Two dice name the province; after a 7 roll again."""
    again = True
    while again:
        dice = [t.roll(), t.roll()]
        named, again = UNREST[sum(dice)]
        t.tell("unrest", "S6.2.A.c", faction=seat, dice=dice, provinces=named)
        yield from revolt(t, seat, named)
        yield from state_check(t)


def revolt(t: Successors, seat: int, named: list[int]) -> Flow[None]:
    """S6.2.A.c, D-5.12. A grey marker on an eligible location of a named province, else of an adjacent one."""
    places = places_in_unrest(t, named)
    if not places:
        t.tell("no-unrest", "S6.2.A.c", provinces=named)
        return
    options: list[Option] = [TARGET[place] for place in places]
    choice = yield from choose_one(t, seat, "unrest", options, "S6.2.A.c", provinces=named)
    yield from become_independent(t, PLACE.of(choice), "S6.2.A.c")


def places_in_unrest(t: Successors, named: list[int]) -> list[int]:
    """S6.2.A.c. The eligible locations of the named provinces, or if there are none of those adjacent to them."""
    possible = [province for province in named if unruly(t, province)]
    if not possible:
        mask = 0
        for province in named:
            mask |= PROVINCE_ADJACENT[province]
        possible = bits(mask)
    return [place for province in possible for place in bits(unruly(t, province))]


def may_revolt(t: Successors, place: int, named: list[int]) -> Refusal | None:
    """S6.2.A.c. Why there can be no unrest at a place."""
    if place in places_in_unrest(t, named):
        return None
    occupied = t.all_cu_areas()
    if (occupied | occupied >> N_PLACES) >> place & 1:
        return Refusal("S6.2.A.c", "units-there", {"place": place})
    if t.s.control[place] == IND:
        return Refusal("S6.2.A.c", "independent-already", {"place": place})
    return Refusal("S6.2.A.c", "other-province", {"place": place})


def unruly(t: Successors, province: int) -> int:
    """S6.2.A.c, AMB-64. Locations of a province with neither a unit of anybody nor a grey marker."""
    occupied = t.all_cu_areas()
    return PROVINCE_PLACES[province] & ~(occupied | occupied >> N_PLACES) & ~t.s.held[IND]


EVENTS: Final[dict[str, Event]] = {
    "kassandros": Event(kassandros, kassandros_waits),
    "peukestas_satrap_of_persis": Event(peukestas, peukestas_waits),
    "major_campaign": Event(major_campaign, may_campaign),
    "plundered_treasure_city": Event(plundered_treasure_city, can_plunder),
    "the_pontic_fleet": Event(the_pontic_fleet, has_pontic_army),
    "greek_soldiers": Event(greek_soldiers, always),
    "migration_of_illyrian_tribes": Event(illyrian_tribes, always),
    "scythian_invasion": Event(scythian_invasion, always),
    "unrest": Event(unrest, always),
    "unrest_spreads": Event(unrest_spreads, always),
}
