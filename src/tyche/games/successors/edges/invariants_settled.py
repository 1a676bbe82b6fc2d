"""What holds between procedures: no enemies share an area, and every unit, city and family member has its owner.

Each check returns what it finds wrong.
"""

from typing import Final

from tyche.core.atlas import bits
from tyche.games.successors.edges.invariants_always import Check
from tyche.games.successors.rules.atlas import (
    N_PLACES,
    PLACE_NAMES,
)
from tyche.games.successors.rules.battle.siege import points_needed
from tyche.games.successors.rules.check import holder_of
from tyche.games.successors.rules.components import (
    CART,
    GENERAL_NAMES,
    N_ROYALS,
    ROYAL_NAMES,
    WOMEN,
    minors_of,
)
from tyche.games.successors.rules.kinds import area_name, faction_name, units_named
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import ABOARD, GONE, NOBODY, OFF, SEATS
from tyche.games.successors.rules.units import overlap


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
    leaving = s.general_at[s.act] if s.act >= 0 and s.must_leave else OFF
    for faction in range(SEATS):
        for area in bits(s.general_areas[faction]):
            others = [other for other in others_in(t, faction, area) if not guests(t, area) >> other & 1]
            if others and area != leaving:
                found.append(f"{faction_name(faction)} with {others} in {area_name(area)}")
    return found


def others_in(t: Successors, faction: int, area: int) -> list[int]:
    """The other factions with units or generals in an area."""
    s = t.s
    everybody = [other for other in range(SEATS + 1) if (s.cu_areas[other] | s.general_areas[other]) >> area & 1]
    return [other for other in everybody if other != faction]


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
    for place in s.siege_points:
        seat, points = t.besieged_by(place), t.points_at(place)
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
    if s.act < 0 and s.royals_moved >> N_ROYALS:
        found.append("family members moved by nobody")
    return found if s.act < 0 or s.general_at[s.act] < 0 else found + party_faults(t, s.general_at[s.act])


def party_faults(t: Successors, area: int) -> list[str]:
    """S9.1, S9.2. What of the activated army is not there with its general, or not its owner's."""
    s = t.s
    found = [GENERAL_NAMES[g] for g in bits(s.party | 1 << s.act) if s.general_at[g] != area or s.owner[g] != s.active]
    if overlap(s.party_cu, t.cu(s.active, area)) != s.party_cu or overlap(s.party_new, s.party_cu) != s.party_new:
        found.append(f"units {units_named(s.party_cu)} of {units_named(t.cu(s.active, area))}")
    found += [ROYAL_NAMES[r] for r in bits(s.party_royals) if s.royal_at[r] != area or s.royal_owner[r] != s.active]
    return found


def reinforcements_are_placed(t: Successors) -> list[str]:
    """S5.2. Nothing waits to be placed outside the Reinforcement phase; off-map areas hold no family member."""
    s = t.s
    found = [] if s.step in ("reinforce", "place-generals") or not (s.pending or any(s.pending_cu)) else ["waiting"]
    return found + [ROYAL_NAMES[r] for r in range(N_ROYALS) if s.royal_at[r] not in (OFF, GONE) and s.royal_at[r] < 0]


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
