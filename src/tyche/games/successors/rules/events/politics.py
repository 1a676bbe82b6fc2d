"""Tyche events that change markers, morale and standing."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits, spread
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import (
    ADJ,
    ALL_PLACES,
    KILIKIA_FLEET,
    LAND,
    LAND_TYPE,
    LOCATIONS,
    MOUNTAIN,
    N_PLACES,
    STRAIT,
    places_mask,
)
from tyche.games.successors.rules.battle.losses import destroy, suffer_attrition
from tyche.games.successors.rules.components import FIRST_MINOR
from tyche.games.successors.rules.events.event import Event, always
from tyche.games.successors.rules.kinds import AREA, CU, FACTION, GENERAL, PLACE, area_options
from tyche.games.successors.rules.markers import change_marker
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.prestige import prestige
from tyche.games.successors.rules.state import IND, NOBODY
from tyche.games.successors.rules.tables import INSIDE_LIMIT
from tyche.games.successors.rules.units import FIELD, MERCENARY, ROYAL, SILVER, UNIT, kinds, total
from tyche.games.successors.rules.victory import give_fleet

TARGET: Final = options_of("target", PLACE)
TARGET_AREA: Final = area_options("target")
TARGET_GENERAL: Final = options_of("target", GENERAL)
TARGET_FACTION: Final = options_of("target", FACTION)
DESERT: Final = options_of("desert", CU)
ORACLES: Final = places_mask(["aitolia", "molossia", "ephesos", "alexandreia"])


def choose_place(t: Successors, seat: int, places: list[int], topic: str) -> Flow[int]:
    """Choose the target of a card among places."""
    t.choices = sum([1 << place for place in places])
    options: list[Option] = [TARGET[place] for place in places]
    choice = yield from choose_one(t, seat, topic, options, "S6.2.A.a")
    return PLACE.of(choice)


def choose_target_area(t: Successors, seat: int, areas: list[int], topic: str, **facts: object) -> Flow[int]:
    """Choose the target of a card among areas."""
    t.choices = sum([1 << area for area in areas])
    options: list[Option] = [TARGET_AREA[area] for area in areas]
    choice = yield from choose_one(t, seat, topic, options, "S6.2.A.a", None, **facts)
    return AREA.of(choice)


def may_target(t: Successors, area: int) -> Refusal | None:
    """S6.2.A.a. One of the places or areas that the text of the card allows."""
    return None if t.choices >> area & 1 else Refusal("S6.2.A.a", "not-a-target")


# --- markers ---


def enemy_minor_cities(t: Successors, seat: int) -> int:
    """Minor cities (player-held strongholds too, S2.d) with an enemy marker and no enemy unit."""
    s = t.s
    mask = 0
    for faction in (*t.seats(), IND):
        if faction != seat:
            mask |= s.held[faction]
    for place in bits(mask):
        if t.is_major(place) or t.is_stronghold(place):
            mask &= ~(1 << place)
    return mask & ~t.enemy_cu_areas(seat)


def may_win_over(t: Successors, seat: int, place: int) -> Refusal | None:
    """Cards 2, 3, 9, 10. Why the marker of a place cannot be changed from afar."""
    if enemy_minor_cities(t, seat) >> place & 1:
        return None
    if t.s.control[place] in (NOBODY, seat):
        return Refusal("S6.2.A.a", "no-enemy-marker", {"place": place})
    if t.is_major(place):
        return Refusal("S2.e", "major-city-needs-siege", {"place": place})
    if t.is_stronghold(place):
        return Refusal("S2.d", "independent-marker", {"place": place})
    return Refusal("S6.2.A.a", "enemy-units-there", {"place": place})


def can_use_diplomacy(t: Successors, seat: int) -> bool:
    """Cards 2, 3. Some enemy minor city without enemy units."""
    return bool(enemy_minor_cities(t, seat))


def diplomacy(t: Successors, seat: int) -> Flow[None]:
    """Cards 2, 3. The marker of an enemy minor city without enemy units is swapped for the player's."""
    place = yield from choose_place(t, seat, bits(enemy_minor_cities(t, seat)), "diplomacy")
    change_marker(t, place, seat, seat, "S6.2.A.a")


def raid_targets(t: Successors, seat: int) -> int:
    """Cards 9, 10. Enemy minor cities within 2 MP, by land-type routes, of one's own army."""
    armies = t.army_areas(seat)
    start = (armies | armies >> N_PLACES) & ALL_PLACES
    once = start | spread(start, ADJ[LAND])
    twice = once | spread(once, ADJ[LAND])
    heavy = spread(start, ADJ[MOUNTAIN]) | spread(start, ADJ[STRAIT])
    return enemy_minor_cities(t, seat) & (twice | heavy)


def may_raid(t: Successors, seat: int, place: int) -> Refusal | None:
    """Cards 9, 10. Why a place cannot be raided."""
    refusal = may_win_over(t, seat, place)
    if refusal is None and not raid_targets(t, seat) >> place & 1:
        return Refusal("S6.2.A.a", "too-far", {"place": place})
    return refusal


def can_raid(t: Successors, seat: int) -> bool:
    """Cards 9, 10. Some marker within reach."""
    return bool(raid_targets(t, seat))


def minor_raid(t: Successors, seat: int) -> Flow[None]:
    """Cards 9, 10. An enemy marker within 2 MP of one's own army is taken away."""
    place = yield from choose_place(t, seat, bits(raid_targets(t, seat)), "raid")
    change_marker(t, place, NOBODY, seat, "S6.2.A.a")


# --- units ---


def player_armies(t: Successors, seat: int) -> list[int]:
    """The areas with an army of another player."""
    return [area for other in t.others(seat) for area in bits(t.army_areas(other))]


def has_army_to_infect(t: Successors, seat: int) -> bool:
    """Card 4. Another player has an army."""
    return bool(player_armies(t, seat))


def epidemic(t: Successors, seat: int) -> Flow[None]:
    """Card 4. An army of another player takes attrition in the column of its size."""
    area = yield from choose_target_area(t, seat, player_armies(t, seat), "epidemic")
    owner = t.cu_owner(area, seat)
    group = t.cu(owner, area)
    yield from suffer_attrition(t, owner, area, group, total(group), "S7.3.a")


def deserting(t: Successors, seat: int) -> list[int]:
    """Cards 21, 22. Areas with units of another player that may desert."""
    steady = FIELD[ROYAL] | FIELD[SILVER]
    return [area for other in t.others(seat) for area in bits(t.s.cu_areas[other]) if t.cu(other, area) & ~steady]


def can_desert(t: Successors, seat: int) -> bool:
    """Cards 21, 22. Some unit may desert."""
    return bool(deserting(t, seat))


def desertions(t: Successors, seat: int) -> Flow[None]:
    """Cards 21, 22. Another player loses a unit of the card player's choice, but no RA and no Silver Shields."""
    area = yield from choose_target_area(t, seat, deserting(t, seat), "desertions")
    owner = t.cu_owner(area, seat)
    t.choices = t.cu(owner, area) & ~(FIELD[ROYAL] | FIELD[SILVER])
    options: list[Option] = [DESERT[kind] for kind in kinds(t.choices)]
    choice = yield from choose_one(t, seat, "desert", options, "S6.2.A.a", area=area)
    destroy(t, owner, area, UNIT[CU.of(choice)], "S6.2.A.a")


def may_desert(t: Successors, kind: int) -> Refusal | None:
    """Cards 21, 22. A unit of the army, but neither Royal Army nor Silver Shields."""
    return None if t.choices & FIELD[kind] else Refusal("S6.2.A.a", "none-of-them")


# --- standing ---


def majors_on_map(t: Successors) -> list[int]:
    """All major generals on the map."""
    return [general for general in range(FIRST_MINOR) if t.s.general_at[general] >= 0]


def can_show_contempt(t: Successors, seat: int) -> bool:
    """Card 23. Somebody is in contempt, or a major general is on the map."""
    return t.s.contempt != NOBODY or bool(majors_on_map(t))


def contempt(t: Successors, seat: int) -> Flow[None]:
    """S6.2.A.b, card 23. Free whoever is in contempt; if nobody is, a major general costs his faction 3 L."""
    s = t.s
    s.unscored = True
    if s.contempt != NOBODY:
        t.tell("contempt-ends", "S6.2.A.b", general=s.contempt, faction=s.owner[s.contempt])
        s.contempt = NOBODY
        return
    options: list[Option] = [TARGET_GENERAL[general] for general in majors_on_map(t)]
    choice = yield from choose_one(t, seat, "contempt", options, "S6.2.A.b")
    s.contempt = GENERAL.of(choice)
    t.tell("contempt", "S6.2.A.b", general=s.contempt, faction=s.owner[s.contempt])


def may_scorn(t: Successors, general: int) -> Refusal | None:
    """Card 23. A major general on the map."""
    return None if general in majors_on_map(t) else Refusal("S6.2.A.b", "not-on-the-map", {"general": general})


def besieged_cities(t: Successors, seat: int) -> list[int]:
    """Card 24. Major cities one's own army besieges."""
    return [p for p in bits(t.army_areas(seat) & LOCATIONS) if t.is_major(p) and t.besieger(p) == seat]


def besieges_a_city(t: Successors, seat: int) -> bool:
    """Card 24. One's own army besieges a major city."""
    return bool(besieged_cities(t, seat))


def helepolis(t: Successors, seat: int) -> Flow[None]:
    """Card 24, S7.2.G.a. The Helepolis comes to a major city the player besieges."""
    t.s.helepolis = yield from choose_place(t, seat, besieged_cities(t, seat), "helepolis")
    t.tell("helepolis", "S7.2.G.a", faction=seat, place=t.s.helepolis)


def kilikian_pirates(t: Successors, seat: int) -> None:
    """Card 28, S7.4.d. The Kilikia fleet is the player's, on its normal side; if dispersed it stays so."""
    if t.s.fleet_owner[KILIKIA_FLEET] != seat:
        give_fleet(t, KILIKIA_FLEET, seat)


# --- optional cards (S16.1) ---


def capital_sites(t: Successors, seat: int) -> list[int]:
    """Card O62. Minor cities the player controls, without enemy units."""
    free = t.s.held[seat] & ~t.enemy_cu_areas(seat)
    return [place for place in bits(free) if not t.is_major(place)]


def can_found(t: Successors, seat: int) -> bool:
    """Card O62. The player has not founded a Capital yet and has a site."""
    s = t.s
    return not s.founded >> seat & 1 and bool(capital_sites(t, seat))


def founding_a_capital(t: Successors, seat: int) -> Flow[None]:
    """Card O62, S16.1.b. A Capital is begun; it is finished in the next Reinforcement phase if still controlled."""
    place = yield from choose_place(t, seat, capital_sites(t, seat), "capital")
    t.s.building[seat] = place
    t.s.founded |= 1 << seat
    t.tell("capital-begun", "S16.1.b", faction=seat, place=place)


def diplomatic_marriage(t: Successors, seat: int) -> Flow[None]:
    """Card O63. Until the end of the turn two players start no battle, overrun or siege against each other."""
    options: list[Option] = [TARGET_FACTION[other] for other in t.others(seat)]
    choice = yield from choose_one(t, seat, "pact", options, "S16.1.a")
    other = FACTION.of(choice)
    if not t.has_pact(seat, other):
        t.s.pacts.append(1 << seat | 1 << other)
    t.tell("pact", "S16.1.a", faction=seat, other=other)


def may_make_peace(t: Successors, seat: int, other: int) -> Refusal | None:
    """Card O63. Another player."""
    return None if other in t.others(seat) else Refusal("S16.1.a", "not-a-target")


def knows_oracle(t: Successors, seat: int) -> bool:
    """Card O64. Control of Aitolia, Molossia, Ephesos or Alexandreia."""
    return bool(t.s.held[seat] & ORACLES)


def oracle(t: Successors, seat: int) -> None:
    """Card O64, T-6. 1 L for the rest of the game."""
    t.s.oracle = seat
    t.s.unscored = True
    t.tell("oracle", "S3.6.b", faction=seat)


def haunted(t: Successors, seat: int) -> list[int]:
    """Card O65. Enemy armies with RA at most one land-type route from one's own army."""
    return [
        area
        for area in player_armies(t, seat)
        if t.cu(t.cu_owner(area, seat), area) & FIELD[ROYAL] and haunting_armies(t, seat, area)
    ]


def haunting_armies(t: Successors, seat: int, area: int) -> list[int]:
    """Card O65, S9.4.d. Own armies at most one land-type route from an enemy army, with room for one more unit."""
    place = t.place_of(area)
    return [
        own
        for own in bits(t.army_areas(seat))
        if is_near(t.place_of(own), place) and (own < N_PLACES or t.cus(seat, own) < INSIDE_LIMIT)
    ]


def can_haunt(t: Successors, seat: int) -> bool:
    """Card O65. Some such army is there."""
    return bool(haunted(t, seat))


def alexanders_ghost(t: Successors, seat: int) -> Flow[None]:
    """Card O65. With the higher Prestige at one's own army next to it, win one RA unit over from an enemy army."""
    area = yield from choose_target_area(t, seat, haunted(t, seat), "ghost")
    source = yield from choose_target_area(t, seat, haunting_armies(t, seat, area), "ghost-army", area=area)
    go_over(t, seat, source, area)


def go_over(t: Successors, seat: int, source: int, area: int) -> None:
    """Card O65, S7.2.F.b. One RA unit of an enemy army goes over to one of your armies with the higher Prestige."""
    owner = t.cu_owner(area, seat)
    if prestige(t, seat, source, False) > prestige(t, owner, area, False):
        t.take_cu(owner, area, UNIT[ROYAL])
        t.add_cu(seat, source, UNIT[ROYAL])
        t.tell("units-defect", "S7.2.F.b", faction=owner, winner=seat, area=area, units=UNIT[ROYAL])


def is_near(place: int, other: int) -> bool:
    """At most one land-type route apart."""
    return place == other or bool(LAND_TYPE[place] >> other & 1)


def starving_ports(t: Successors, seat: int) -> list[int]:
    """Card O69. Own besieged port cities."""
    return [p for p in bits(t.s.held[seat]) if t.is_major(p) and t.is_port(p) and t.besieger(p) != NOBODY]


def can_deliver(t: Successors, seat: int) -> bool:
    """Card O69. A besieged port city and an available fleet."""
    return bool(t.available_fleets(seat)) and bool(starving_ports(t, seat))


def new_delivery(t: Successors, seat: int) -> Flow[None]:
    """Card O69. All siege points at one's own besieged port city go; one mercenary may be put inside."""
    place = yield from choose_place(t, seat, starving_ports(t, seat), "delivery")
    t.s.siege_points.pop(place, None)
    t.tell("siege-lifted", "S16.1.a", place=place, faction=t.besieger(place))
    inside = place + N_PLACES
    if total(t.cu(seat, inside)) < INSIDE_LIMIT:
        options: list[Option] = [("yes",), ("no",)]
        choice = yield t.ask(seat, "deliver-unit", options, "S16.1.a", options[0], place=place)
        if choice == options[0]:
            t.add_cu(seat, inside, UNIT[MERCENARY])
            t.tell("units-placed", "S16.1.a", faction=seat, area=inside, units=UNIT[MERCENARY])


EVENTS: Final[dict[str, Event]] = {
    "diplomacy": Event(diplomacy, can_use_diplomacy),
    "minor_raid": Event(minor_raid, can_raid),
    "epidemic": Event(epidemic, has_army_to_infect),
    "desertions": Event(desertions, can_desert),
    "contempt": Event(contempt, can_show_contempt),
    "the_helepolis": Event(helepolis, besieges_a_city),
    "kilikian_pirates": Event(kilikian_pirates, always),
    "founding_a_capital": Event(founding_a_capital, can_found),
    "diplomatic_marriage": Event(diplomatic_marriage, always),
    "oracle": Event(oracle, knows_oracle),
    "alexanders_ghost": Event(alexanders_ghost, can_haunt),
    "new_delivery_at_the_port": Event(new_delivery, can_deliver),
}
