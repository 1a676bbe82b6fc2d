"""Tyche events of the royal family (S8)."""

from typing import Final

from tyche.core.ask import PASS, Flow, Option
from tyche.core.atlas import bits, spread
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import (
    ALL_PLACES,
    ANY_ROUTE,
    LOCATIONS,
    N_PLACES,
    N_PROVINCES,
    PROVINCE_ADJACENT,
    PROVINCE_OF,
    PROVINCE_PLACES,
)
from tyche.games.successors.rules.check import holder_of
from tyche.games.successors.rules.components import (
    CART,
    FIRST_MINOR,
    KLEOPATRA,
    OLYMPIAS,
    PHILIPPOS,
    THESSALONIKE,
)
from tyche.games.successors.rules.course.reinforcement import areas_at, enemy_places
from tyche.games.successors.rules.events.event import Event
from tyche.games.successors.rules.events.politics import TARGET, choose_target_area
from tyche.games.successors.rules.events.troops import places_of, settle_army
from tyche.games.successors.rules.kinds import AREA, MEMBER, area_options
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import GONE, NOBODY, OFF
from tyche.games.successors.rules.units import CAVALRY, MERCENARY, UNIT

HEMLOCK: Final = options_of("target", MEMBER)
WITH_ARMY: Final = area_options("with-army")
MOVE_HER: Final = area_options("move-her")
EPEIROS: Final = places_of("epeiros")


# --- Drinking the Hemlock ---


def poisonable(t: Successors, seat: int) -> list[int]:
    """Card 1, S8.5.a. Members, but not the cart, in an area with one's own unit (DIFF-42)."""
    s = t.s
    return [r for r in range(CART) if s.royal_at[r] >= 0 and s.cu_areas[seat] >> s.royal_at[r] & 1]


def can_poison(t: Successors, seat: int) -> bool:
    """Card 1. Some member shares an area with one's own unit."""
    return bool(poisonable(t, seat))


def hemlock(t: Successors, seat: int) -> Flow[None]:
    """Card 1, S8.5.a. One member of the royal family leaves the game."""
    options: list[Option] = [HEMLOCK[royal] for royal in poisonable(t, seat)]
    choice = yield from choose_one(t, seat, "hemlock", options, "S8.5.a")
    royal = MEMBER.of(choice)
    t.tell("poisoned", "S8.5.a", royal=royal, faction=seat)
    t.move_royal(royal, GONE)


def may_poison(t: Successors, seat: int, royal: int) -> Refusal | None:
    """Card 1, S8.5.a. A member in an area with one's own unit; the cart does not drink."""
    if royal in poisonable(t, seat):
        return None
    return Refusal("S8.5.a", "not-here", {"royal": royal})


# --- Olympias, Philippos, marriages ---


def olympias_areas(t: Successors, seat: int) -> list[int]:
    """Card 29, AMB-72. Where she may go without troops: own locations, or own armies, free of enemy units."""
    enemies = t.enemy_cu_areas(seat)
    ground = (t.s.held[seat] | t.army_areas(seat)) & ALL_PLACES & ~(enemies | enemies >> N_PLACES)
    return [area for place in bits(ground) for area in areas_at(t, seat, place, 0)]


def epeirote_places(t: Successors, seat: int) -> list[int]:
    """Card 29. Locations of Epeiros free of enemy units and generals."""
    return bits(EPEIROS & ~enemy_places(t, seat))


def can_call_olympias(t: Successors, seat: int) -> bool:
    """Card 29. She is alive and uncontrolled, and has somewhere to go."""
    s = t.s
    if s.royal_at[OLYMPIAS] < 0 or s.royal_owner[OLYMPIAS] != NOBODY:
        return False
    return bool(epeirote_places(t, seat)) or bool(olympias_areas(t, seat))


def olympias(t: Successors, seat: int) -> Flow[None]:
    """Card 29, S8.2.c. With an army to Epeiros, or without troops to own ground; controlled if own pieces are there."""
    options: list[Option] = [WITH_ARMY[place] for place in epeirote_places(t, seat)]
    options += [MOVE_HER[area] for area in olympias_areas(t, seat)]
    choice = yield from choose_one(t, seat, "olympias", options, "S8.2.c")
    area = AREA.of(choice)
    bring_olympias(t, seat, area, choice[0] == "with-army")
    t.tell("olympias", "S8.2.c", faction=seat, area=area)


def bring_olympias(t: Successors, seat: int, area: int, with_army: bool) -> None:
    """Card 29, S8.2.c. She comes, perhaps with four units; she is controlled if own pieces are there."""
    t.move_royal(OLYMPIAS, area)
    if with_army:
        group = 3 * UNIT[MERCENARY] + (UNIT[CAVALRY] if t.rules.cavalry else UNIT[MERCENARY])
        settle_army(t, seat, area, group)
    if holder_of(t, area, seat) == seat:
        t.own_royal(OLYMPIAS, seat)


def may_bring_her(t: Successors, seat: int, area: int, with_army: bool) -> Refusal | None:
    """Card 29. With an army to free ground of Epeiros, without one to own ground without enemies."""
    areas = epeirote_places(t, seat) if with_army else olympias_areas(t, seat)
    return None if area in areas else Refusal("S8.2.c", "not-there", {"place": t.place_of(area)})


def philippos_areas(t: Successors, seat: int) -> list[int]:
    """Card 30. Own unbesieged armies with a major general."""
    return [
        area
        for area in bits(t.army_areas(seat))
        if t.commander(seat, area) < FIRST_MINOR and (area < N_PLACES or t.besieger(area - N_PLACES) == NOBODY)
    ]


def can_bring_philippos(t: Successors, seat: int) -> bool:
    """Card 30. Philippos is in his box and such an army exists."""
    return t.s.royal_at[PHILIPPOS] == OFF and bool(philippos_areas(t, seat))


def eurydike(t: Successors, seat: int) -> Flow[None]:
    """Card 30, S8.1.b. Philippos joins one's own unbesieged army with a major general."""
    area = yield from choose_target_area(t, seat, philippos_areas(t, seat), "philippos")
    bring_philippos(t, seat, area)
    t.tell("philippos", "S8.1.b", faction=seat, area=area)


def bring_philippos(t: Successors, seat: int, area: int) -> None:
    """Card 30, S8.1.b. Philippos and Eurydike come to an army, which controls them."""
    t.move_royal(PHILIPPOS, area)
    t.own_royal(PHILIPPOS, seat)


def is_free(t: Successors, woman: int) -> bool:
    """Card 33. She is alive and uncontrolled."""
    return t.s.royal_at[woman] >= 0 and t.s.royal_owner[woman] == NOBODY


def may_court_kleopatra(t: Successors, seat: int) -> bool:
    """Card 31, S8.2.d. She is alive; only at the wedding she must be uncontrolled."""
    return t.s.royal_at[KLEOPATRA] >= 0


def may_court_thessalonike(t: Successors, seat: int) -> bool:
    """Card 32, S8.2.d."""
    return t.s.royal_at[THESSALONIKE] >= 0


def kleopatra_offers_marriage(t: Successors, seat: int) -> None:
    """Card 31, S8.2.d. For the rest of the game turn she marries the player, once she is free and his army with her."""
    offer_marriage(t, seat, 0, KLEOPATRA)


def thessalonike_offers_marriage(t: Successors, seat: int) -> None:
    """Card 32, S8.2.d."""
    offer_marriage(t, seat, 1, THESSALONIKE)


def offer_marriage(t: Successors, seat: int, offer: int, woman: int) -> None:
    """S8.2.d. The offer stands until she marries or the turn ends."""
    t.s.offers[offer] = seat
    t.s.touched |= 1 << t.s.royal_at[woman]
    t.tell("marriage-offered", "S8.2.d", royal=woman, faction=seat)


# --- Plans of Their Own ---


def _neighbour_provinces() -> list[int]:
    """Card 33. Province -> itself and its neighbours, joined by land (S2.m) or only by sea."""
    table: list[int] = []
    for province in range(N_PROVINCES):
        mask = 1 << province | PROVINCE_ADJACENT[province]
        for place in bits(spread(PROVINCE_PLACES[province], ANY_ROUTE) & LOCATIONS):
            mask |= 1 << PROVINCE_OF[place]
        table.append(mask)
    return table


NEAR_PROVINCES: Final = _neighbour_provinces()


def plans_targets(t: Successors, woman: int) -> list[int]:
    """Card 33. Locations of her own or an adjacent province without any unit."""
    occupied = t.all_cu_areas()
    occupied |= occupied >> N_PLACES
    here = t.place_of(t.s.royal_at[woman])
    province = PROVINCE_OF[here]
    ground = 0
    for near in bits(NEAR_PROVINCES[province]) if province >= 0 else []:
        ground |= PROVINCE_PLACES[near]
    return bits(ground & ~occupied & ~(1 << here))


def plans_of_their_own(t: Successors, seat: int) -> Flow[None]:
    """Card 33, S8.4.a. Each uncontrolled woman may be moved once, outside the walls."""
    for woman in (OLYMPIAS, KLEOPATRA, THESSALONIKE):
        if not is_free(t, woman):
            continue
        targets = plans_targets(t, woman)
        t.choices = sum([1 << place for place in targets])
        options: list[Option] = [PASS, *(TARGET[place] for place in targets)]
        choice = yield t.ask(seat, "plans", options, "S8.4.a", PASS, royal=woman)
        if choice != PASS:
            t.move_royal(woman, AREA.of(choice))
            t.tell("travels", "S8.4.a", royal=woman, place=AREA.of(choice))


def has_free_women(t: Successors, seat: int) -> bool:
    """Card 33. Some woman is uncontrolled."""
    return any(is_free(t, woman) for woman in (OLYMPIAS, KLEOPATRA, THESSALONIKE))


EVENTS: Final[dict[str, Event]] = {
    "drinking_the_hemlock": Event(hemlock, can_poison),
    "olympias": Event(olympias, can_call_olympias),
    "eurydike_speaks_for_philippos": Event(eurydike, can_bring_philippos),
    "kleopatra_offers_marriage": Event(kleopatra_offers_marriage, may_court_kleopatra),
    "thessalonike_offers_marriage": Event(thessalonike_offers_marriage, may_court_thessalonike),
    "plans_of_their_own": Event(plans_of_their_own, has_free_women),
}
