"""Named invariants of a game of Successors, checked after every decision of a watched random game.

Those of `ALWAYS` hold whenever somebody is asked. Those of `SETTLED` hold between procedures only: at the head of a
step, when no piece has changed since the last state check (C0, AMB-1). Each check returns what it finds wrong.
"""

from collections.abc import Callable
from typing import Final

from tyche.core.atlas import bits
from tyche.core.invariants import failures
from tyche.games.successors.atlas import (
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
from tyche.games.successors.check import OFFER_CARDS, holder_of
from tyche.games.successors.components import (
    CARD_ID,
    CARD_NAMES,
    CART,
    FIRST_IND,
    FIRST_MINOR,
    GENERAL_NAMES,
    N_GENERALS,
    N_INDEPENDENTS,
    N_ROYALS,
    ROYAL_NAMES,
    WOMEN,
    minors_of,
)
from tyche.games.successors.deck import BETRAYAL
from tyche.games.successors.entry import may_army_enter
from tyche.games.successors.play import Successors
from tyche.games.successors.siege import points_needed
from tyche.games.successors.spelling import area_name, faction_name, units_named
from tyche.games.successors.state import ABOARD, DISPERSED, GONE, IND, NA, NOBODY, OFF, SEATS
from tyche.games.successors.tables import LARGEST_FLEET_VP, TRAINING_COST
from tyche.games.successors.units import CAVALRY, FIELD, N_CUS, ROYAL, SILVER, count, overlap, total
from tyche.games.successors.victory import PELLA, largest_fleet, legitimacy, province_controller, victory_points

ALL_ROYAL_ARMY: Final = 8
BOTH_SILVER_SHIELDS: Final = 2
INSIDE_LIMIT: Final = 2
MOST_OF_A_TYPE: Final = 120
SILVER_SHIELDS: Final = CARD_ID["47A"]
PLACING: Final = ("deal-generals", "swap-generals", "place-generals", "reinforce")

Check = Callable[[Successors], list[str]]


def faults(t: Successors) -> list[str]:
    """Every broken invariant: its clause, its name, and what was found."""
    found = failures(ALWAYS, t) if t.s.players else []
    return found + (failures(SETTLED, t) if settled(t) else [])


def royal_army_left(t: Successors, before: int) -> int:
    """S7.2.F.a. How many Royal Army units there are; as many as before while units are being placed."""
    return before if t.s.step in PLACING else number_of(t, ROYAL)


def settled(t: Successors) -> bool:
    """Whether the table stands between two procedures."""
    return t.head_at == t.moment and not t.s.touched and t.s.winner == NOBODY and t.s.players > 0


# --- at every question: the layout of the state ---


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


# --- at every question: pieces ---


def royal_army_has_eight_units(t: Successors) -> list[str]:
    """S7.2.F.a. Eight units, all at the start."""
    number = number_of(t, ROYAL)
    return [f"{number} units"] if number > ALL_ROYAL_ARMY else []


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
    sea = 1 << ABOARD
    aboard = [g for g in range(N_GENERALS) if s.general_at[g] == ABOARD]
    sailors = bits(s.party) if s.sailing == 1 else []
    units = [seat for seat in range(SEATS) if s.cu_areas[seat] & sea]
    found = [f"generals {aboard}, not {sailors}"] if aboard != sailors else []
    if units and (units != [s.active] or s.sailing != 1):
        found.append(f"units of {units}")
    if s.sailing != 1 and ABOARD in s.royal_at:
        found.append("family members")
    return found


def every_card_is_in_one_place(t: Successors) -> list[str]:
    """S5.3. Deck, hands, table, discard pile and in front of a player; what is not in use is nowhere."""
    s = t.s
    places = s.deck + s.table_cards + bits(s.discard)
    for seat in range(SEATS):
        places += bits(s.hands[seat])
    places += [OFFER_CARDS[offer] for offer, suitor in enumerate(s.offers) if suitor >= 0]
    mask = twice = 0
    for card in places:
        twice |= mask & 1 << card
        mask |= 1 << card
    found = [f"twice: {CARD_NAMES[card]}" for card in bits(twice)]
    return found + [f"lost or back: {CARD_NAMES[card]}" for card in bits(mask ^ s.cards_in_use)]


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


def scores_are_what_they_count(t: Successors) -> list[str]:
    """S2.q, S2.v, S3.5, S3.6, S7.4.b. Unless marked as outdated, kept figures equal recomputed ones."""
    s = t.s
    if s.stale or s.unscored:
        return []
    found = [f"province {PROVINCE_NAMES[p]}" for p in range(N_PROVINCES) if province_controller(t, p) != s.provinces[p]]
    for fleet in range(N_FLEETS):
        province, city = FLEET_PROVINCE[fleet], FLEET_CITY[fleet]
        holder = s.provinces[province] if province >= 0 else s.control[city] if city >= 0 else s.fleet_owner[fleet]
        if holder != s.fleet_owner[fleet]:
            found.append(f"fleet {fleet}")
    best = largest_fleet(t)
    for seat in range(s.players):
        if s.vp[seat] != victory_points(t, seat) + (LARGEST_FLEET_VP if best == seat else 0):
            found.append(f"{faction_name(seat)} has {s.vp[seat]} VP")
        if s.legitimacy[seat] != legitimacy(t, seat):
            found.append(f"{faction_name(seat)} has {s.legitimacy[seat]} L, counted {legitimacy(t, seat)}")
    return found


# --- between procedures ---


def scores_are_up_to_date(t: Successors) -> list[str]:
    """S2.v."""
    return ["outdated"] if t.s.stale or t.s.unscored else []


def guests(t: Successors, area: int) -> int:
    """The factions that may share an area for a moment: an army under way with Free Passage and its hosts (S10.C)."""
    s = t.s
    here = s.act >= 0 and s.must_leave and s.general_at[s.act] == area
    return s.passage | 1 << s.active if here else 0


def areas_have_one_master(t: Successors) -> list[str]:
    """S10.J-L. Units of two factions do not stay in one area."""
    s = t.s
    found: list[str] = []
    for area in bits(t.all_cu_areas()):
        here = [faction for faction in range(SEATS + 1) if s.cu_areas[faction] >> area & 1]
        if len(here) > 1 and not all(guests(t, area) >> faction & 1 for faction in here):
            found.append(f"{[faction_name(faction) for faction in here]} in {area_name(area)}")
    return found


def generals_do_not_stand_among_enemies(t: Successors) -> list[str]:
    """S10.G, S10.I. No general stays with units of others, nor generals of two factions together."""
    s = t.s
    found: list[str] = []
    for faction in range(SEATS):
        for area in bits(s.general_areas[faction]):
            others = [
                other
                for other in range(SEATS + 1)
                if other != faction and (s.cu_areas[other] | s.general_areas[other]) >> area & 1
            ]
            leaving = s.act >= 0 and s.must_leave and s.general_at[s.act] == area
            if others and not leaving and not all(guests(t, area) >> other & 1 for other in others):
                found.append(f"{faction_name(faction)} with {others} in {area_name(area)}")
    return found


def units_have_an_owner(t: Successors) -> list[str]:
    """S7.2.A.b. Units without a general or marker of their faction are dispersed."""
    return [f"in {area_name(area)}" for area in bits(orphan_areas(t))]


def orphan_areas(t: Successors) -> int:
    """S7.2.A.a. The areas with units that neither a general nor a marker of their faction shows to be theirs."""
    s = t.s
    mask = 0
    for seat in range(s.players):
        mask |= s.cu_areas[seat] & ~(s.general_areas[seat] | s.held[seat] | s.held[seat] << N_PLACES)
    return mask


def only_the_owner_is_inside(t: Successors) -> list[str]:
    """S9.4.b. Inside are only pieces of the player who controls the major city."""
    s = t.s
    return [
        f"{faction_name(faction)} in {area_name(area)}"
        for faction in range(SEATS + 1)
        for area in bits((s.cu_areas[faction] | s.general_areas[faction]) >> N_PLACES << N_PLACES)
        if area < ABOARD and not (t.is_major(area - N_PLACES) and s.control[area - N_PLACES] == faction)
    ]


def minor_generals_command(t: Successors) -> list[str]:
    """S7.1.C.d. A minor general on the map, other than an activated one, commands units."""
    s = t.s
    return [
        GENERAL_NAMES[minor]
        for seat in range(s.players)
        for minor in minors_of(seat)
        if s.general_at[minor] >= 0
        and minor != s.act
        and not (s.cu_areas[seat] >> s.general_at[minor] & 1 and t.commander(seat, s.general_at[minor]) == minor)
    ]


def family_follows_generals_and_markers(t: Successors) -> list[str]:
    """S8.2, S8.3. Heirs and cart belong to whoever holds their area, women to nobody else; the free are outside."""
    s = t.s
    found: list[str] = []
    for royal in range(CART + 1):
        area, owner = s.royal_at[royal], s.royal_owner[royal]
        if area < 0:
            continue
        holder = holder_of(t, area, owner)
        keeper = holder if holder < SEATS else NOBODY
        if owner != keeper and not (owner == NOBODY and WOMEN >> royal & 1):
            found.append(f"{ROYAL_NAMES[royal]} in {area_name(area)} is {faction_name(owner)}'s")
        if owner == NOBODY and N_PLACES <= area < ABOARD:
            found.append(f"{ROYAL_NAMES[royal]} is free in {area_name(area)}")
    return found


def siege_points_have_a_besieger(t: Successors) -> list[str]:
    """S15.3.a, S15.4. Points lie where units of the besieger stand, fewer than would complete the siege."""
    s = t.s
    found: list[str] = []
    for place, value in s.siege_points.items():
        seat, points = value >> 4, value & 15
        if not s.cu_areas[seat] >> place & 1 or s.control[place] in (NOBODY, seat):
            found.append(f"no siege at {PLACE_NAMES[place]}")
        if not 0 < points < points_needed(t, place):
            found.append(f"{points} points at {PLACE_NAMES[place]}")
    return found


def capitals_are_held(t: Successors) -> list[str]:
    """S16.1. A Capital belongs to its founder; the Helepolis stands at a major city."""
    s = t.s
    places = [place for place in s.capital if place >= 0]
    found = [] if s.capital_places == sum(1 << place for place in places) else ["places differ"]
    found += [PLACE_NAMES[p] for seat, p in enumerate(s.capital) if p >= 0 and s.control[p] != seat]
    return found + (["the Helepolis"] if s.helepolis >= 0 and not t.is_major(s.helepolis) else [])


def the_activated_army_is_one(t: Successors) -> list[str]:
    """S9.1, S9.2. Its generals are in one area, its units are there, and no mark exceeds what is there."""
    s = t.s
    if s.active < 0:
        return []
    found = [f"marks in {area_name(a)}" for a, g in s.finished.items() if overlap(g, t.cu(s.active, a)) != g]
    if s.act < 0 or s.general_at[s.act] < 0:
        return found
    area = s.general_at[s.act]
    found += [GENERAL_NAMES[g] for g in bits(s.party | 1 << s.act) if s.general_at[g] != area or s.owner[g] != s.active]
    if overlap(s.party_cu, t.cu(s.active, area)) != s.party_cu or overlap(s.party_new, s.party_cu) != s.party_new:
        found.append(f"units {units_named(s.party_cu)} of {units_named(t.cu(s.active, area))}")
    found += [ROYAL_NAMES[r] for r in bits(s.party_royals) if s.royal_at[r] != area or s.royal_owner[r] != s.active]
    return found


def reinforcements_are_placed(t: Successors) -> list[str]:
    """S5.2. Nothing waits to be placed outside the Reinforcement phase; off-map areas hold no family member."""
    s = t.s
    found = [] if s.step in ("reinforce", "place-generals") or not (s.pending or any(s.pending_cu)) else ["waiting"]
    return found + [ROYAL_NAMES[r] for r in range(N_ROYALS) if s.royal_at[r] not in (OFF, GONE) and s.royal_at[r] < 0]


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
    ("S7.2.D.a", betrayal_follows_silver_shields),
    ("S7.4.e", fleets_show_one_side),
    ("S6.2.B3.b", training_is_under_way),
    ("S3.8", the_tomb_was_the_cart),
    ("S6.2.A.b", contempt_has_a_target),
    ("S8.2.a", nobody_has_a_family_member_off_the_map),
    ("S2.v", scores_are_what_they_count),
]

SETTLED: Final[list[tuple[str, Check]]] = [
    ("S2.v", scores_are_up_to_date),
    ("S10.J", areas_have_one_master),
    ("S10.I", generals_do_not_stand_among_enemies),
    ("S7.2.A.b", units_have_an_owner),
    ("S9.4.b", only_the_owner_is_inside),
    ("S7.1.C.d", minor_generals_command),
    ("S8.2.b", family_follows_generals_and_markers),
    ("S15.3.a", siege_points_have_a_besieger),
    ("S16.1.b", capitals_are_held),
    ("S9.1.c", the_activated_army_is_one),
    ("S5.2.e", reinforcements_are_placed),
]
