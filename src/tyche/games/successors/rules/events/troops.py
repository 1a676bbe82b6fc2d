"""Tyche events that bring combat units."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.games.successors.rules.atlas import ASIA, N_PLACES, PROVINCE_ID, PROVINCE_OF, PROVINCE_PLACES, REGION_PLACES
from tyche.games.successors.rules.components import CARD_TITLE
from tyche.games.successors.rules.course.reinforcement import (
    areas_at,
    choose_area,
    enemy_places,
    own_places,
    place_units,
    put_reinforcement,
    reinforcement_areas,
)
from tyche.games.successors.rules.events.event import Event, always
from tyche.games.successors.rules.kinds import UNITS, units_options
from tyche.games.successors.rules.markers import change_marker
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import NOBODY
from tyche.games.successors.rules.strategy.deck import BETRAYAL
from tyche.games.successors.rules.units import (
    CAVALRY,
    ELEPHANT,
    FIELD,
    LOYAL,
    MERCENARY,
    SILVER,
    UNIT,
    count,
    kinds,
    total,
)

TROOPS: Final = units_options("troops")
EMPTY: Final = 0
PAIR: Final[int] = 2 * UNIT[MERCENARY]


def places_of(*names: str) -> int:
    """The places of some provinces, as a bit set."""
    mask = 0
    for name in names:
        mask |= PROVINCE_PLACES[PROVINCE_ID[name]]
    return mask


GREEK_GROUND: Final = places_of("hellas", "lydia", "thessalia")
PERSIAN_GROUND: Final = places_of("persis", "media", "sousiane")
INDIAN_GROUND: Final = places_of("persis", "sousiane", "media", "babylonia")
GROUNDS: Final = {
    "greek_mercenaries": GREEK_GROUND,
    "thracian_mercenaries": places_of("thrake"),
    "cappadocian_mercenaries": places_of("kappadokia"),
    "egyptian_military_colonists": places_of("aigyptos"),
}
"""Where the cards that levy troops on own ground do so."""
THESSALIA: Final = PROVINCE_ID["thessalia"]
INDIAN_ELEPHANTS: Final = 4 * UNIT[ELEPHANT]


def held_ground(t: Successors, seat: int, ground: int, group: int = PAIR) -> list[int]:
    """Own locations of some provinces without enemy units, where a levy finds an area free of enemy generals."""
    enemies = t.enemy_cu_areas(seat)
    free = t.s.held[seat] & ground & ~(enemies | enemies >> N_PLACES)
    return [place for place in bits(free) if areas_at(t, seat, place, group)]


def may_levy(t: Successors, seat: int, place: int, ground: int, group: int) -> Refusal | None:
    """Cards 5-8, 13. Why there can be no levy at a place."""
    if place in held_ground(t, seat, ground, group):
        return None
    if not ground >> place & 1:
        return Refusal("S6.2.A.a", "other-province", {"place": place})
    if t.s.control[place] != seat:
        return Refusal("S6.2.A.a", "not-your-ground", {"place": place})
    return Refusal("S6.2.A.a", "enemies-there", {"place": place})


def may_levy_in(t: Successors, seat: int, area: int, group: int) -> Refusal | None:
    """S6.2.A.a. Where a card brings its troops."""
    if t.choices >> area & 1:
        return None
    place, title = t.place_of(area), CARD_TITLE[t.s.card] if t.s.card >= 0 else ""
    if title in GROUNDS:
        refusal = may_levy(t, seat, place, GROUNDS[title], group)
        if refusal is not None:
            return refusal
    return Refusal("S6.2.A.a", "not-there", {"place": place})


def put_down(t: Successors, seat: int, place: int, group: int) -> Flow[None]:
    """Put units on one location; in one's own city each of them inside or outside (AMB-10)."""
    lots = [UNIT[kind] for kind in kinds(group) for _ in range(count(group, kind))] if t.is_major(place) else [group]
    for lot in lots:
        areas = areas_at(t, seat, place, lot)
        area = yield from choose_area(t, seat, areas, "inside-or-outside", "S6.2.A.a", units=lot)
        t.add_cu(seat, area, lot)
        t.tell("units-placed", "S6.2.A.a", faction=seat, area=area, units=lot)


def levy(t: Successors, seat: int, ground: int, group: int) -> Flow[None]:
    """Units on one own location of some provinces."""
    places = held_ground(t, seat, ground, group)
    place = yield from choose_area(t, seat, places, "levy", "S6.2.A.a", units=group)
    yield from put_down(t, seat, place, group)


def greek_mercenaries(t: Successors, seat: int) -> Flow[None]:
    """Cards 5, 6. Two mercenaries on one's own location of Hellas, Lydia or Thessalia; T-16 in Thessalia."""
    places = held_ground(t, seat, GREEK_GROUND)
    place = yield from choose_area(t, seat, places, "levy", "S6.2.A.a", units=PAIR)
    horse = t.rules.cavalry and PROVINCE_OF[place] == THESSALIA
    yield from put_down(t, seat, place, UNIT[MERCENARY] + (UNIT[CAVALRY] if horse else UNIT[MERCENARY]))


def two_or_horse(t: Successors) -> int:
    """T-16. Two mercenaries, or one mercenary and one cavalry."""
    return UNIT[MERCENARY] + (UNIT[CAVALRY] if t.rules.cavalry else UNIT[MERCENARY])


def thracian_mercenaries(t: Successors, seat: int) -> Flow[None]:
    """Card 7. Two mercenaries on one's own location of Thrake."""
    yield from levy(t, seat, GROUNDS["thracian_mercenaries"], two_or_horse(t))


def cappadocian_mercenaries(t: Successors, seat: int) -> Flow[None]:
    """Card 8. Two mercenaries on one's own location of Kappadokia."""
    yield from levy(t, seat, GROUNDS["cappadocian_mercenaries"], two_or_horse(t))


def choose_troops(t: Successors, seat: int, options: list[Option]) -> Flow[int]:
    """Which of several kinds of troops a card brings."""
    t.choices = sum([UNITS.of(option) for option in options])
    choice = yield from choose_one(t, seat, "troops", options, "S16.9.d")
    return UNITS.of(choice)


def may_raise(t: Successors, group: int) -> Refusal | None:
    """S16.9.d. The troops that the card names, all of one kind."""
    kind = kinds(group)[0]
    return None if t.choices & FIELD[kind] == group else Refusal("S16.9.d", "not-a-target")


def macedonian_reinforcements(t: Successors, seat: int) -> Flow[None]:
    """Cards 11, 12. One LM (or one cavalry, T-16) as a reinforcement."""
    options = [TROOPS[LOYAL][1]]
    if t.rules.cavalry:
        options.append(TROOPS[CAVALRY][1])
    group = yield from choose_troops(t, seat, options)
    yield from place_units(t, seat, group, "S5.2.e")


def egyptian_colonists(t: Successors, seat: int) -> Flow[None]:
    """Card 13. Two mercenaries or one LM (or one cavalry, T-16) on one's own location of Aigyptos."""
    options = [TROOPS[MERCENARY][2]] if held_ground(t, seat, GROUNDS["egyptian_military_colonists"]) else []
    options.append(TROOPS[LOYAL][1])
    if t.rules.cavalry:
        options.append(TROOPS[CAVALRY][1])
    group = yield from choose_troops(t, seat, options)
    yield from levy(t, seat, GROUNDS["egyptian_military_colonists"], group)


def persian_support(t: Successors, seat: int) -> Flow[None]:
    """Card 14. -2 L for good; two units now, one more in each Reinforcement phase while a Persian province is held."""
    t.s.persian_support = seat
    t.s.unscored = True
    t.tell("persian-support", "S3.6.b", faction=seat)
    group = two_or_horse(t)
    for kind in (MERCENARY, CAVALRY):
        for _ in range(total(group & FIELD[kind])):
            yield from levy_as_reinforcement(t, seat, PERSIAN_GROUND, UNIT[kind])


def levy_as_reinforcement(t: Successors, seat: int, ground: int, unit: int) -> Flow[None]:
    """One unit as a reinforcement on one's own location of some provinces."""
    yield from place_units(t, seat, unit, "S5.2.e", t.s.held[seat] & ground)


def holds_persian_province(t: Successors, seat: int) -> bool:
    """Card 14. Control of the province Persis, Media or Sousiane."""
    return any(t.s.provinces[PROVINCE_ID[name]] == seat for name in ("persis", "media", "sousiane"))


def elephants_from_india(t: Successors, seat: int) -> Flow[None]:
    """Card 25. The four elephants of the box, together, on own ground or with one's own general in the east."""
    area = yield from choose_area(t, seat, elephant_areas(t, seat), "levy", "S7.2.C.b", units=INDIAN_ELEPHANTS)
    t.s.elephants_in_box = False
    put_reinforcement(t, seat, area, INDIAN_ELEPHANTS, False, "S7.2.C.b")


def elephant_areas(t: Successors, seat: int) -> list[int]:
    """Card 25, S5.2.e-f. Four provinces by the rules for reinforcements: four units need a city or a major general."""
    return reinforcement_areas(t, seat, INDIAN_ELEPHANTS, INDIAN_GROUND)


def has_eastern_ground(t: Successors, seat: int) -> bool:
    """Card 25. The elephants are still in their box and have somewhere to go."""
    return t.s.elephants_in_box and bool(elephant_areas(t, seat))


def silver_shields(t: Successors, seat: int) -> Flow[None]:
    """Card 47A, S7.2.D. Both Silver Shields with a major general in Asia or as a reinforcement there; 47B follows."""
    group = 2 * UNIT[SILVER]
    area = yield from choose_area(t, seat, silver_areas(t, seat), "levy", "S7.2.D.a", units=group)
    t.add_cu(seat, area, group)
    t.tell("units-placed", "S7.2.D.a", faction=seat, area=area, units=group)
    t.s.discard |= 1 << BETRAYAL
    t.s.cards_in_use |= 1 << BETRAYAL


def silver_areas(t: Successors, seat: int) -> list[int]:
    """Card 47A. The areas of own major generals in Asia, and own ground there by the rules for reinforcements."""
    s = t.s
    group = 2 * UNIT[SILVER]
    areas: list[int] = []
    for general in t.majors_of(seat):
        area = s.general_at[general]
        if 0 <= area < 2 * N_PLACES and REGION_PLACES[ASIA] >> t.place_of(area) & 1:
            if area not in areas and (area < N_PLACES or total(t.cu(seat, area)) == EMPTY):
                areas.append(area)
    for place in bits(own_places(t, seat) & REGION_PLACES[ASIA]):
        areas += [area for area in areas_at(t, seat, place, group) if area not in areas]
    return areas


def can_receive_silver(t: Successors, seat: int) -> bool:
    """Card 47A. There is somewhere for the Silver Shields to go."""
    return bool(silver_areas(t, seat))


def armenian_places(t: Successors, seat: int) -> list[int]:
    """Card 35. Locations of Armenia free of enemy units and generals."""
    return bits(places_of("armenia") & ~enemy_places(t, seat))


def neoptolemos(t: Successors, seat: int) -> Flow[None]:
    """Card 35. Three mercenaries (T-16) and a minor general in Armenia; any marker there becomes the player's."""
    group = 2 * UNIT[MERCENARY] + (UNIT[CAVALRY] if t.rules.cavalry else UNIT[MERCENARY])
    places = armenian_places(t, seat)
    place = yield from choose_area(t, seat, places, "levy", "S6.2.A.a", units=group)
    settle_army(t, seat, place, group)


def settle_army(t: Successors, seat: int, place: int, group: int) -> None:
    """Units with a minor general on a location whose marker becomes the player's."""
    change_marker(t, place, seat, seat, "S6.2.A.a")
    t.add_cu(seat, place, group)
    t.tell("units-placed", "S6.2.A.a", faction=seat, area=place, units=group)
    if t.commander(seat, place) == NOBODY and t.minors_at_hand(seat):
        t.place_minor(seat, place, "S6.2.A.a")


def holds_greek_ground(t: Successors, seat: int) -> bool:
    """Cards 5, 6. One's own location without enemy units in Hellas, Lydia or Thessalia."""
    return bool(held_ground(t, seat, GREEK_GROUND))


def holds_thracian_ground(t: Successors, seat: int) -> bool:
    """Card 7. One's own location without enemy units in Thrake."""
    return bool(held_ground(t, seat, GROUNDS["thracian_mercenaries"]))


def holds_cappadocian_ground(t: Successors, seat: int) -> bool:
    """Card 8. One's own location without enemy units in Kappadokia."""
    return bool(held_ground(t, seat, GROUNDS["cappadocian_mercenaries"]))


def holds_egyptian_ground(t: Successors, seat: int) -> bool:
    """Card 13. One's own location without enemy units in Aigyptos."""
    return bool(held_ground(t, seat, GROUNDS["egyptian_military_colonists"], UNIT[LOYAL]))


def can_settle_armenia(t: Successors, seat: int) -> bool:
    """Card 35. A free location of Armenia."""
    return bool(armenian_places(t, seat))


EVENTS: Final[dict[str, Event]] = {
    "greek_mercenaries": Event(greek_mercenaries, holds_greek_ground),
    "thracian_mercenaries": Event(thracian_mercenaries, holds_thracian_ground),
    "cappadocian_mercenaries": Event(cappadocian_mercenaries, holds_cappadocian_ground),
    "macedonian_reinforcements": Event(macedonian_reinforcements, always),
    "egyptian_military_colonists": Event(egyptian_colonists, holds_egyptian_ground),
    "support_of_the_persian_people": Event(persian_support, holds_persian_province),
    "elephants_from_india": Event(elephants_from_india, has_eastern_ground),
    "silver_shields": Event(silver_shields, can_receive_silver),
    "neoptolemos_satrap_of_armenia": Event(neoptolemos, can_settle_armenia),
}
