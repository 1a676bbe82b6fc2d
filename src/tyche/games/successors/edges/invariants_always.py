"""What holds whenever somebody is asked: kept figures equal recomputed ones, and every piece is in one lawful place.

Each check returns what it finds wrong.
"""

from collections.abc import Callable
from typing import Final

from tyche.core.atlas import bits
from tyche.games.successors.rules.atlas import (
    FLEET_CITY,
    FLEET_PROVINCE,
    KIND,
    N_FLEETS,
    N_PLACES,
    N_PROVINCES,
    PLACE_NAMES,
    PROVINCE_NAMES,
    TRANSIT,
)
from tyche.games.successors.rules.components import (
    BRIDES,
    CARD_ID,
    CARD_NAMES,
    CART,
    FIRST_IND,
    FIRST_MINOR,
    GENERAL_NAMES,
    N_GENERALS,
    N_INDEPENDENTS,
    N_ROYALS,
    OFFER_CARDS,
    ROYAL_NAMES,
)
from tyche.games.successors.rules.kinds import area_name, faction_name, units_named
from tyche.games.successors.rules.movement.entry import may_army_enter
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.points import PELLA
from tyche.games.successors.rules.state import ABOARD, DISPERSED, GONE, IND, NA, NOBODY, OFF, SEATS
from tyche.games.successors.rules.strategy.deck import BETRAYAL
from tyche.games.successors.rules.tables import INSIDE_LIMIT, ROYAL_ARMY_CUS, TRAINING_COST
from tyche.games.successors.rules.units import CAVALRY, FIELD, N_CUS, ROYAL, SILVER, count, total
from tyche.games.successors.rules.victory import largest_fleet, legitimacy, province_controller, victory_points

BOTH_SILVER_SHIELDS: Final = 2
MOST_OF_A_TYPE: Final = 120
SILVER_SHIELDS: Final = CARD_ID["47A"]

Check = Callable[[Successors], list[str]]


# --- what is kept beside the pieces ---


def markers_are_held(t: Successors) -> list[str]:
    """What a faction holds is exactly where its marker lies."""
    s = t.s
    held = [0] * (SEATS + 1)
    for place, holder in enumerate(s.control):
        if holder >= 0:
            held[holder] |= 1 << place
    return [
        f"{faction_name(faction)} at {PLACE_NAMES[place]}"
        for faction in range(SEATS + 1)
        for place in bits(s.held[faction] ^ held[faction])
    ]


def unit_areas_are_known(t: Successors) -> list[str]:
    """The areas with units of a faction; those of the Independents go with their generals."""
    s = t.s
    areas, royal = [0] * SEATS, [0] * SEATS
    for key, group in s.cu.items():
        areas[key // NA] |= 1 << key % NA if group else 0
        royal[key // NA] |= 1 << key % NA if group & FIELD[ROYAL] else 0
    found: list[str] = []
    for seat in range(SEATS):
        found += [f"{faction_name(seat)} in {area_name(area)}" for area in bits(s.cu_areas[seat] ^ areas[seat])]
        if royal[seat] != s.royal_army_areas[seat]:
            found.append(f"the Royal Army of {faction_name(seat)}")
    return found + (["Independents"] if s.cu_areas[IND] != s.general_areas[IND] else [])


def general_areas_are_known(t: Successors) -> list[str]:
    """The areas with generals of a faction."""
    s = t.s
    masks = [0] * (SEATS + 1)
    for general in range(N_GENERALS):
        if s.general_at[general] >= 0 and s.owner[general] >= 0:
            masks[s.owner[general]] |= 1 << s.general_at[general]
    found = [str(faction_name(faction)) for faction in range(SEATS + 1) if masks[faction] != s.general_areas[faction]]
    for seat in range(SEATS):
        if sorted(s.majors[seat]) != [general for general in range(FIRST_MINOR) if s.owner[general] == seat]:
            found.append(f"the major generals of {faction_name(seat)}")
    return found


def scores_are_what_they_count(t: Successors) -> list[str]:
    """S2.q, S2.v, S3.5, S3.6, S7.4.b. Unless marked as outdated, kept figures equal recomputed ones."""
    s = t.s
    if s.stale or s.unscored:
        return []
    found = [f"province {PROVINCE_NAMES[p]}" for p in range(N_PROVINCES) if province_controller(t, p) != s.provinces[p]]
    found += [f"fleet {fleet}" for fleet in range(N_FLEETS) if fleet_holder(t, fleet) != s.fleet_owner[fleet]]
    best = largest_fleet(t)
    for seat in range(s.players):
        if s.vp[seat] != victory_points(t, seat, best):
            found.append(f"{faction_name(seat)} has {s.vp[seat]} VP")
        if s.legitimacy[seat] != legitimacy(t, seat):
            found.append(f"{faction_name(seat)} has {s.legitimacy[seat]} L, counted {legitimacy(t, seat)}")
    return found


def fleet_holder(t: Successors, fleet: int) -> int:
    """S7.4.b. Who controls the province or city of a fleet; of others who has it."""
    province, city = FLEET_PROVINCE[fleet], FLEET_CITY[fleet]
    if province >= 0:
        return t.s.provinces[province]
    return t.s.control[city] if city >= 0 else t.s.fleet_owner[fleet]


# --- units (S7.2) ---


def units_are_counts(t: Successors) -> list[str]:
    """No number of units is negative or absurd, and nobody without a seat has any."""
    found: list[str] = []
    for seat, group, where in all_groups(t):
        if group < 0 or group >> 8 * N_CUS or any(count(group, kind) > MOST_OF_A_TYPE for kind in range(N_CUS)):
            found.append(f"{faction_name(seat)} {whereabouts(where)}: {group:#x}")
        if group and seat >= t.s.players:
            found.append(f"{faction_name(seat)} has no seat")
    return found


def all_groups(t: Successors) -> list[tuple[int, int, int]]:
    """All groups of units: whose, what, where; dispersed ones and reinforcements to come included."""
    s = t.s
    groups: list[tuple[int, int, int]] = []
    for seat in range(SEATS):
        for area in bits(s.cu_areas[seat]):
            groups.append((seat, t.cu(seat, area), area))
        groups.append((seat, s.dispersed_cu[seat], DISPERSED))
        groups.append((seat, s.pending_cu[seat], OFF))
    return groups


def whereabouts(where: int) -> str:
    """Where a group is, in words."""
    return str(area_name(where)) if where >= 0 else "dispersed" if where == DISPERSED else "to be placed"


def number_of(t: Successors, kind: int) -> int:
    """How many units of a type there are."""
    field = FIELD[kind]
    number = 0
    for _, group, _ in all_groups(t):
        if group & field:
            number += count(group, kind)
    return number


def royal_army_has_eight_units(t: Successors) -> list[str]:
    """S7.2.F.a. Eight units, all at the start."""
    number = number_of(t, ROYAL)
    return [f"{number} units"] if number > ROYAL_ARMY_CUS else []


def silver_shields_stay_together(t: Successors) -> list[str]:
    """S7.2.D. At most two, after card 47A only, never split."""
    groups = [(seat, where) for seat, group, where in all_groups(t) if group & FIELD[SILVER]]
    split = ", ".join([f"{faction_name(seat)} {whereabouts(where)}" for seat, where in groups])
    found = [f"split: {split}"] if len(groups) > 1 else []
    if number_of(t, SILVER) > BOTH_SILVER_SHIELDS:
        found.append(f"{number_of(t, SILVER)} units")
    if groups and t.s.cards_in_use >> SILVER_SHIELDS & 1:
        found.append("before card 47A")
    return found


def cavalry_is_an_option(t: Successors) -> list[str]:
    """S16.9. No cavalry without the option."""
    return [] if t.rules.cavalry or not number_of(t, CAVALRY) else [f"{number_of(t, CAVALRY)} units"]


def two_units_inside_at_most(t: Successors) -> list[str]:
    """S9.4.d."""
    s = t.s
    return [
        f"{faction_name(seat)} has {units_named(t.cu(seat, area))} in {area_name(area)}"
        for seat in range(SEATS)
        for area in bits(s.cu_areas[seat])
        if N_PLACES <= area < ABOARD and total(t.cu(seat, area)) > INSIDE_LIMIT
    ]


# --- generals, cards and other pieces ---


def no_marker_on_transit_points(t: Successors) -> list[str]:
    """S2.f."""
    return [PLACE_NAMES[p] for p in range(N_PLACES) if KIND[p] == TRANSIT and t.s.control[p] != NOBODY]


def generals_are_somewhere(t: Successors) -> list[str]:
    """S7.1. A major general is owned while on the map or dispersed; minor ones are never lost; armies stay grey."""
    return [f"{GENERAL_NAMES[g]}: at {t.s.general_at[g]}, of {t.s.owner[g]}" for g in range(N_GENERALS) if astray(t, g)]


def astray(t: Successors, general: int) -> bool:
    """Whether place and owner of a general contradict each other."""
    at, owner = t.s.general_at[general], t.s.owner[general]
    if not GONE <= at <= ABOARD:
        return True
    if general < FIRST_MINOR:
        return not 0 <= owner < t.s.players if at >= 0 or at == DISPERSED else owner != NOBODY
    if general < FIRST_IND:
        seat = (general - FIRST_MINOR) // 4
        return at in (DISPERSED, GONE) or owner != (seat if seat < t.s.players else NOBODY)
    return owner != IND or at == DISPERSED or at >= N_PLACES


def independents_keep_their_ground(t: Successors) -> list[str]:
    """S9.5.a, S9.5.h. An army on the map is active and where it may be."""
    s = t.s
    found: list[str] = []
    for k in range(N_INDEPENDENTS):
        at = s.general_at[FIRST_IND + k]
        if at >= 0 and not (s.active_armies >> k & 1 and may_army_enter(FIRST_IND + k, at)):
            found.append(f"{GENERAL_NAMES[FIRST_IND + k]} at {area_name(at)}")
        if at == GONE and s.active_armies >> k & 1:
            found.append(f"{GENERAL_NAMES[FIRST_IND + k]} is gone")
    return found


def only_the_voyage_is_at_sea(t: Successors) -> list[str]:
    """S13.1.b. At sea are the pieces of the activated army under way, and nothing else."""
    s = t.s
    under_way = s.sailing == 1
    aboard = [g for g in range(N_GENERALS) if s.general_at[g] == ABOARD]
    sailors = bits(s.party) if under_way else []
    units = [seat for seat in range(SEATS) if s.cu_areas[seat] >> ABOARD & 1]
    found = [f"generals {aboard}, not {sailors}"] if aboard != sailors else []
    if units not in ([], [s.active] if under_way else []):
        found.append(f"units of {units}")
    return found if under_way or ABOARD not in s.royal_at else [*found, "family members"]


def every_card_is_in_one_place(t: Successors) -> list[str]:
    """S5.3. Deck, hands, table, discard pile and in front of a player; what is not in use is nowhere."""
    s = t.s
    places = s.deck + s.table_cards + bits(s.discard)
    for seat in range(SEATS):
        places += bits(s.hands[seat])
    for pending in (s.offers, s.marriages):
        places += [OFFER_CARDS[bride] for bride, player in enumerate(pending) if player >= 0]
    mask = twice = 0
    for card in places:
        twice |= mask & 1 << card
        mask |= 1 << card
    found = [f"twice: {CARD_NAMES[card]}" for card in bits(twice)]
    return found + [f"lost or back: {CARD_NAMES[card]}" for card in bits(mask ^ s.cards_in_use)]


def husbands_control_their_wives(t: Successors) -> list[str]:
    """S8.2.d. A marriage card lies in front of whoever controls the woman."""
    s = t.s
    return [
        f"{ROYAL_NAMES[woman]}"
        for bride, woman in enumerate(BRIDES)
        if s.marriages[bride] not in (NOBODY, s.royal_owner[woman])
    ]


def betrayal_follows_silver_shields(t: Successors) -> list[str]:
    """S4.1.B, S7.2.D.a. Card 47B takes the place of 47A."""
    s = t.s
    return ["both in use"] if s.cards_in_use >> BETRAYAL & s.cards_in_use >> SILVER_SHIELDS & 1 else []


def fleets_show_one_side(t: Successors) -> list[str]:
    """S7.4.e. A dispersed fleet shows its normal side."""
    return ["improved and dispersed"] if t.s.improved & t.s.dispersed_fleets else []


def training_is_under_way(t: Successors) -> list[str]:
    """S6.2.B3. One unit at most, below its cost."""
    s = t.s
    return [
        str(faction_name(seat))
        for seat in range(SEATS)
        if (s.trained[seat] != 0 if s.training[seat] == NOBODY else s.trained[seat] >= TRAINING_COST[s.training[seat]])
    ]


def the_tomb_was_the_cart(t: Successors) -> list[str]:
    """S3.8. There is a tomb or a cart, and 10 L only from Pella."""
    s = t.s
    found = ["tomb and cart"] if s.tomb >= 0 and s.royal_at[CART] != GONE else []
    return found + (["buried elsewhere"] if s.buried_at_pella_by >= 0 and s.tomb != PELLA else [])


def contempt_has_a_target(t: Successors) -> list[str]:
    """S6.2.A.b, AMB-45. Only a living major general is in contempt, or has the gift of oratory."""
    s = t.s
    found = ["contempt"] if s.contempt >= 0 and (s.contempt >= FIRST_MINOR or s.owner[s.contempt] < 0) else []
    return found + (["oratory"] if s.orator >= 0 and s.owner[s.orator] < 0 else [])


def nobody_has_a_family_member_off_the_map(t: Successors) -> list[str]:
    """S8.2. Only members on the map are controlled, and never by Independents."""
    s = t.s
    return [
        ROYAL_NAMES[royal]
        for royal in range(N_ROYALS)
        if not NOBODY <= s.royal_owner[royal] < s.players or (s.royal_at[royal] < 0 <= s.royal_owner[royal])
    ]


ALWAYS: Final[list[tuple[str, Check]]] = [
    ("S2.n", markers_are_held),
    ("S7.2", unit_areas_are_known),
    ("S7.1", general_areas_are_known),
    ("S7.2", units_are_counts),
    ("S7.2.F.a", royal_army_has_eight_units),
    ("S7.2.D.b", silver_shields_stay_together),
    ("S16.9.a", cavalry_is_an_option),
    ("S9.4.d", two_units_inside_at_most),
    ("S2.f", no_marker_on_transit_points),
    ("S7.1", generals_are_somewhere),
    ("S9.5.h", independents_keep_their_ground),
    ("S13.1.b", only_the_voyage_is_at_sea),
    ("S5.3.a", every_card_is_in_one_place),
    ("S8.2.d", husbands_control_their_wives),
    ("S7.2.D.a", betrayal_follows_silver_shields),
    ("S7.4.e", fleets_show_one_side),
    ("S6.2.B3.b", training_is_under_way),
    ("S3.8", the_tomb_was_the_cart),
    ("S6.2.A.b", contempt_has_a_target),
    ("S8.2.a", nobody_has_a_family_member_off_the_map),
    ("S2.v", scores_are_what_they_count),
]
