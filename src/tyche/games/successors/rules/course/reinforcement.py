"""S5.2. The Reinforcement phase, and placing anything "as a reinforcement"."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import ALL_PLACES, N_PLACES, PROVINCE_OF, provinces_mask
from tyche.games.successors.rules.components import FIRST_MINOR, GENERAL_ID, SILVER
from tyche.games.successors.rules.kinds import AREA, CU, area_options
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.points import MAKEDONIA
from tyche.games.successors.rules.state import DISPERSED, GONE, IND, NOBODY, SEATS
from tyche.games.successors.rules.tables import INSIDE_LIMIT
from tyche.games.successors.rules.units import CAVALRY, FIELD, LOYAL, MERCENARY, UNIT, kinds, total
from tyche.games.successors.rules.victory import most_senior

PLACE_AT: Final = area_options("place")
NEXT: Final = options_of("next", CU)
LIMIT: Final = 2
POLYPERCHON: Final = GENERAL_ID["polyperchon"]
HORSE_PROVINCES: Final = provinces_mask(
    ["thessalia", "makedonia", "thrake", "armenia", "kappadokia", "media", "persis", "sousiane"]
)
PERSIAN_PROVINCES: Final = provinces_mask(["persis", "media", "sousiane"])


def season(t: Successors) -> None:
    """S5.2.e. A phase or segment starts: who is on the map now may receive reinforcements later in it."""
    s = t.s
    s.placed = {}
    s.seasoned = 0
    for general in range(len(s.general_at)):
        if s.general_at[general] >= 0:
            s.seasoned |= 1 << general


def enemy_places(t: Successors, seat: int) -> int:
    """The places with units or generals of anybody else, in any area."""
    s = t.s
    mask = 0
    for faction in range(SEATS + 1):
        if faction != seat:
            mask |= s.cu_areas[faction] | s.general_areas[faction]
    return (mask | mask >> N_PLACES) & ALL_PLACES


def own_places(t: Successors, seat: int) -> int:
    """S5.2.e. Places with the seat's marker and no enemy, or with an unbesieged general of some standing."""
    s = t.s
    mask = s.held[seat] & ~enemy_places(t, seat)
    for general in t.generals_of(seat):
        area = s.general_at[general]
        if 0 <= area < 2 * N_PLACES and s.seasoned >> general & 1:
            if area < N_PLACES or t.besieger(area - N_PLACES) == NOBODY:
                mask |= 1 << t.place_of(area)
    return mask


def is_unlimited(t: Successors, seat: int, place: int) -> bool:
    """S5.2.f. The limit of two units is lifted by one's own major city or one's own major general at the location."""
    if t.is_major(place) and t.s.control[place] == seat:
        return True
    return any(g < FIRST_MINOR for area in (place, place + N_PLACES) for g in t.generals_in(seat, area))


def may_reinforce(t: Successors, seat: int, place: int, group: int) -> Refusal | None:
    """S5.2.e, S5.2.f. Whether units (0: a general) may be placed at a location as a reinforcement."""
    if not own_places(t, seat) >> place & 1:
        return Refusal("S5.2.e", "not-your-ground", {"place": place})
    if is_full(t, seat, place, group):
        return Refusal("S5.2.f", "two-units-placed", {"place": place})
    return None


def is_full(t: Successors, seat: int, place: int, group: int) -> bool:
    """S5.2.f, AMB-11. Two units were placed here in this phase or segment, and nothing lifts the limit."""
    return bool(group) and t.s.placed.get(place, 0) + total(group) > LIMIT and not is_unlimited(t, seat, place)


def is_open(t: Successors, seat: int, area: int) -> bool:
    """S10.G, S10.I. Nobody else's units or generals are in an area: they could not stay together."""
    s = t.s
    for faction in range(SEATS + 1):
        if faction != seat and (s.cu_areas[faction] | s.general_areas[faction]) >> area & 1:
            return False
    return True


def areas_at(t: Successors, seat: int, place: int, group: int) -> list[int]:
    """AMB-10, S9.4.b. Outside, or inside of the seat's own city while there is room."""
    areas = []
    if is_open(t, seat, place):
        areas.append(place)
    if t.is_major(place) and t.s.control[place] == seat:
        inside = place + N_PLACES
        if not group or fits_inside(t, seat, inside, group):
            areas.append(inside)
    return areas


def reinforcement_areas(t: Successors, seat: int, group: int, within: int = ALL_PLACES) -> list[int]:
    """S5.2.e, S5.2.f. Where units (0: a general) may be placed as a reinforcement."""
    areas: list[int] = []
    for place in bits(own_places(t, seat) & within):
        if not is_full(t, seat, place, group):
            areas += areas_at(t, seat, place, group)
    return areas


def refuge_key(place: int) -> int:
    """S5.2.g. Units are counted by province there; a transit point stands for itself (AMB-71)."""
    return -1 - PROVINCE_OF[place] if PROVINCE_OF[place] >= 0 else N_PLACES + place


def refuges(t: Successors, seat: int, group: int) -> list[int]:
    """S5.2.g. Uncontrolled or Independent locations free of enemies, not in another player's province."""
    s = t.s
    free = ALL_PLACES & ~enemy_places(t, seat)
    found: list[int] = []
    for place in bits(free):
        if s.control[place] not in (NOBODY, IND):
            continue
        province = PROVINCE_OF[place]
        if province >= 0 and s.provinces[province] not in (NOBODY, IND, seat):
            continue
        if group and s.placed.get(refuge_key(place), 0) + total(group) > LIMIT:
            continue
        if not group or t.commander(seat, place) != NOBODY or t.minors_at_hand(seat):
            found.append(place)
    return found


def place_units(t: Successors, seat: int, group: int, clause: str, within: int = ALL_PLACES) -> Flow[None]:
    """S5.2.e-g. Place units one by one as reinforcements; the Silver Shields together (S7.2.D.b)."""
    for kind in kinds(group):
        lot = group & FIELD[kind] if kind == SILVER else UNIT[kind]
        for _ in range(total(group & FIELD[kind]) // total(lot)):
            yield from place_lot(t, seat, lot, clause, within)


def place_lot(t: Successors, seat: int, lot: int, clause: str, within: int = ALL_PLACES) -> Flow[None]:
    """D-3.1. One unit: one's own location, else a refuge with a general, else the Dispersed box."""
    areas = reinforcement_areas(t, seat, lot, within)
    refuge = not areas
    if refuge:
        areas = [place for place in refuges(t, seat, lot) if within >> place & 1]
    if not areas:
        t.s.dispersed_cu[seat] += lot
        t.tell("units-dispersed", "S5.2.g", faction=seat, area=NOBODY, units=lot)
        return
    area = yield from choose_area(t, seat, areas, "reinforce", clause, units=lot)
    put_reinforcement(t, seat, area, lot, refuge, clause)


def put_reinforcement(t: Successors, seat: int, area: int, lot: int, refuge: bool, clause: str) -> None:
    """Put units down and count them towards the limits of S5.2.f and S5.2.g."""
    place = t.place_of(area)
    t.add_cu(seat, area, lot)
    key = refuge_key(place) if refuge else place
    t.s.placed[key] = t.s.placed.get(key, 0) + total(lot)
    t.tell("units-placed", clause, faction=seat, area=area, units=lot)
    if refuge and t.commander(seat, area) == NOBODY:
        t.place_minor(seat, area, "S5.2.g")


def choose_area(
    t: Successors, seat: int, areas: list[int], topic: str, clause: str, units: int = 0, general: int = NOBODY
) -> Flow[int]:
    """Ask for one of some areas; a single one needs no question."""
    if len(areas) == 1:
        return areas[0]
    t.choices = sum([1 << area for area in areas])
    options: list[Option] = [PLACE_AT[area] for area in areas]
    choice = yield t.ask(seat, topic, options, clause, options[0], units=units, general=general)
    return AREA.of(choice)


def may_put(t: Successors, seat: int, area: int, group: int) -> Refusal | None:
    """S5.2.e-g, S9.4. Where a reinforcement may go: to one's own ground, or to a refuge if there is no such ground."""
    if t.choices >> area & 1:
        return None
    place = t.place_of(area)
    return may_reinforce(t, seat, place, group) or may_be_put(t, seat, area, group)


def may_be_put(t: Successors, seat: int, area: int, group: int) -> Refusal | None:
    """S9.4.b, S9.4.d, S10.G. Outside where no enemy is, inside of one's own city where there is room."""
    if t.choices >> area & 1:
        return None
    place = t.place_of(area)
    if not t.choices & (1 << place | 1 << place + N_PLACES) and not is_full(t, seat, place, group):
        return Refusal("S5.2.e", "not-there", {"place": place})
    if area < N_PLACES:
        return Refusal("S5.2.e", "enemies-there", {"place": place})
    if t.is_major(place) and t.s.control[place] == seat:
        return Refusal("S9.4.d", "two-units-inside", {"place": place})
    return Refusal("S9.4.b", "not-your-city", {"place": place})


def place_general(t: Successors, seat: int, general: int, clause: str, group: int = 0) -> Flow[int]:
    """S5.2.e-g. A major general as a reinforcement, where `group` can be with him; his area, or DISPERSED."""
    areas = areas_for_army(t, seat, group) or refuges(t, seat, 0)
    if not areas:
        t.give_general(general, seat, DISPERSED)
        t.tell("general-dispersed", "S5.2.g", general=general, faction=seat, area=NOBODY)
        return DISPERSED
    area = yield from choose_area(t, seat, areas, "place-general", clause, general=general)
    t.give_general(general, seat, area)
    t.tell("general-placed", clause, faction=seat, general=general, area=area)
    return area


def areas_for_army(t: Successors, seat: int, group: int) -> list[int]:
    """S5.2.e, S9.4.d. Where a major general may be placed as a reinforcement with all the units he brings."""
    return [area for area in reinforcement_areas(t, seat, 0) if area < N_PLACES or fits_inside(t, seat, area, group)]


def fits_inside(t: Successors, seat: int, inside: int, group: int) -> bool:
    """S9.4.d. Whether more units fit inside a city."""
    return total(t.cu(seat, inside)) + total(group) <= INSIDE_LIMIT


def place_with_units(t: Successors, seat: int, general: int, group: int, clause: str) -> Flow[None]:
    """S5.2.e-g. A major general and the units he brings as reinforcements, together; a refuge holds but two of them."""
    refuge = not areas_for_army(t, seat, group)
    area = yield from place_general(t, seat, general, clause, group)
    if area < 0:
        t.s.dispersed_cu[seat] += group
        t.tell("units-dispersed", "S5.2.g", faction=seat, area=NOBODY, units=group)
        return
    surplus = 0
    while refuge and total(group - surplus) > LIMIT:
        surplus += UNIT[kinds(group - surplus)[-1]]
    put_reinforcement(t, seat, area, group - surplus, refuge, clause)
    yield from place_units(t, seat, surplus, clause)


def place_polyperchon(t: Successors) -> Flow[None]:
    """S7.1.B.d, AMB-50. Antipatros was killed: Polyperchon comes to a location his player controls."""
    seat = dealt_to(t, GENERAL_ID["antipatros"])
    if t.s.owner[POLYPERCHON] != NOBODY or t.s.general_at[POLYPERCHON] == GONE:
        return
    areas = []
    for place in bits(t.s.held[seat]):
        areas += areas_at(t, seat, place, 0)
    if not areas:
        yield from place_general(t, seat, POLYPERCHON, "S5.2.g")
        return
    area = yield from choose_area(t, seat, areas, "place-general", "S7.1.B.d", general=POLYPERCHON)
    t.give_general(POLYPERCHON, seat, area)
    t.tell("general-placed", "S7.1.B.d", faction=seat, general=POLYPERCHON, area=area)


def dealt_to(t: Successors, general: int) -> int:
    """AMB-48. The seat that was dealt a general at set-up."""
    return next(seat for seat in range(t.s.players) if general in t.s.dealt[seat])


# --- the phase ---


def entitlements(t: Successors) -> list[int]:
    """S5.2.b, S5.2.c, S16.9.c. The new units of each player, judged once at the start of the phase."""
    s = t.s
    groups = [regular_troops(t, seat) if seat < s.players else 0 for seat in range(SEATS)]
    if 0 <= s.provinces[MAKEDONIA] < SEATS:
        groups[s.provinces[MAKEDONIA]] += UNIT[LOYAL]
    best = max(s.legitimacy[: s.players])
    groups[most_senior(t, [seat for seat in range(s.players) if s.legitimacy[seat] == best])] += UNIT[LOYAL]
    top = [seat for seat in range(s.players) if s.vp[seat] == max(s.vp[: s.players])]
    for seat in top:
        groups[seat] += UNIT[MERCENARY] * (2 if len(top) == 1 else 1)
    return groups


def regular_troops(t: Successors, seat: int) -> int:
    """S5.2.b, S16.9.c, card 14. Two units, one of them cavalry with a province of horses; one more from Persia."""
    horse = t.rules.cavalry and holds_one_of(t, seat, HORSE_PROVINCES)
    group = UNIT[MERCENARY] + (UNIT[CAVALRY] if horse else UNIT[MERCENARY])
    if t.s.persian_support == seat and holds_one_of(t, seat, PERSIAN_PROVINCES):
        group += UNIT[MERCENARY]
    return group


def holds_one_of(t: Successors, seat: int, provinces: int) -> bool:
    """Whether a player controls one of some provinces."""
    return any(t.s.provinces[province] == seat for province in bits(provinces))


def begin_phase(t: Successors) -> None:
    """S5.2.a-d. Fleets return, entitlements are fixed, Capitals are finished, the first player starts placing."""
    s = t.s
    season(t)
    for fleet, owner in enumerate(s.fleet_owner):
        if s.dispersed_fleets >> fleet & 1 and (owner in (NOBODY, IND) or not t.rules.fleets_stay_dispersed):
            s.dispersed_fleets &= ~(1 << fleet)
    groups = entitlements(t)
    for seat in range(s.players):
        s.pending_cu[seat] = groups[seat] + s.dispersed_cu[seat]
        s.dispersed_cu[seat] = 0
        t.tell("reinforcements", "S5.2.b", faction=seat, units=s.pending_cu[seat])
    s.pending = [general for general, area in enumerate(s.general_at) if area == DISPERSED]
    finish_capitals(t)
    s.at = 0


def finish_capitals(t: Successors) -> None:
    """S16.1.b, card O62. A Capital under construction that its founder still controls is finished."""
    s = t.s
    for seat in range(s.players):
        place = s.building[seat]
        s.building[seat] = NOBODY
        if place >= 0 and s.control[place] == seat:
            s.capital[seat] = place
            s.capital_places |= 1 << place
            s.stale |= 1 << PROVINCE_OF[place]
            s.unscored = True
            t.tell("capital-finished", "S16.1.b", faction=seat, place=place)


def next_reinforcement(t: Successors, seat: int) -> Flow[bool]:
    """D-3.1. Place one returning general or one unit; false when nothing is left. Generals first: they lift limits."""
    s = t.s
    for general in s.pending:
        if s.owner[general] == seat:
            s.pending.remove(general)
            yield from place_general(t, seat, general, "S5.2.e")
            return True
    group = s.pending_cu[seat]
    if not group:
        return False
    kind = yield from next_kind(t, seat, group)
    lot = group & FIELD[kind] if kind == SILVER else UNIT[kind]
    s.pending_cu[seat] -= lot
    yield from place_lot(t, seat, lot, "S5.2.e")
    return True


def next_kind(t: Successors, seat: int, group: int) -> Flow[int]:
    """D-3.1. The type of the unit to place next; only a player who has no room for all of them needs to choose."""
    present = kinds(group)
    if len(present) == 1 or has_room(t, seat, total(group)):
        return present[0]
    t.choices = group
    options: list[Option] = [NEXT[kind] for kind in present]
    choice = yield t.ask(seat, "next-unit", options, "S5.2.g", options[0], units=group)
    return CU.of(choice)


def may_be_next(t: Successors, kind: int) -> Refusal | None:
    """S5.2.g. A unit of a type that is still to be placed."""
    return None if t.choices & FIELD[kind] else Refusal("S5.2.g", "none-of-them")


def has_room(t: Successors, seat: int, number: int) -> bool:
    """S5.2.f. Whether so many units can go to locations of S5.2.e."""
    room = 0
    for place in bits(own_places(t, seat)):
        if not is_open(t, seat, place):
            room += INSIDE_LIMIT - t.cus(seat, place + N_PLACES)
        elif is_unlimited(t, seat, place):
            return True
        else:
            room += LIMIT - t.s.placed.get(place, 0)
    return room >= number
