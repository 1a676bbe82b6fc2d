"""S10. Pieces that enter a land area: what they are, where they came from, and the way back."""

from typing import Final

from tyche.core.atlas import bits, mask_of
from tyche.games.successors.rules.atlas import N_PLACES, PROVINCE_ID, PROVINCE_OF
from tyche.games.successors.rules.battle.losses import place_army
from tyche.games.successors.rules.check import disperse_general, disperse_units
from tyche.games.successors.rules.components import FIRST_IND, GENERAL_ID, IND_PROVINCES
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import GONE, IND, NOBODY, OFF, SEATS
from tyche.games.successors.rules.tables import INSIDE_LIMIT
from tyche.games.successors.rules.units import CAVALRY, FIELD, SILVER, UNIT, count, kinds, overlap, total

BY_ROUTE: Final = 0
SORTIE: Final = 1
BY_SEA: Final = 2
FROM_BOX: Final = 3
PHILON: Final = GENERAL_ID["philon"]
HELLAS: Final = PROVINCE_ID["hellas"]


class Attempt:
    """A declared interception: who leads, from which area, with what (S11.2.c)."""

    def __init__(self, seat: int, faction: int, general: int, area: int) -> None:
        self.seat = seat
        self.faction = faction
        self.area = area
        self.generals = 1 << general
        self.units = 0
        self.royals = 0
        self.left_behind = False
        """A minor general was placed with the units that stay (S11.2.d)."""


class Entry:
    """One run of the land movement procedure: who enters which area with what, and from where."""

    def __init__(self, mover: int, faction: int, area: int, how: int, origin: int) -> None:
        self.mover = mover
        """The seat that moves; of an Independent army, the seat that resolves the card (AMB-68)."""
        self.faction = faction
        self.area = area
        self.how = how
        self.origin = origin
        """The area the pieces came from: along a route, from inside, or the land area they embarked in."""
        self.generals = 0
        self.units = 0
        self.royals = 0
        self.dropped = False
        """Dropped from sea: the activated general is not among the pieces (AMB-69)."""
        self.joined_units = 0
        self.joined_generals = 0
        self.attempts: list[Attempt] = []
        """The interceptions declared so far (S11.2.a)."""
        self.spoke_for_others = 0
        """The seats that have declared for an Independent army in this procedure (S16.11.c)."""
        self.spoke_for_themselves = 0
        """The seats that have declared an attempt of their own in it."""
        self.spoken_for = False
        """An Independent army in the area has been declared for, to avoid battle (S16.11.c)."""
        self.failed_to_avoid = 0
        """Factions without Local Troops in this procedure (S12.2.B.a)."""
        self.avoiders = 0
        """The Independent armies that leave the area to avoid battle (S16.11.b)."""
        self.intercepted = False
        self.passage = 0
        """Factions that granted and honoured Free Passage (S10.C)."""
        self.occupied_by = NOBODY
        """The other faction whose units were in the area before the move (S11.1.B)."""
        self.mover_was_there = False
        """Units of the moving faction were there too, other than dropped ones of this activation (S11.1.B)."""

    def has_cavalry(self) -> bool:
        """S16.9.k, S16.9.m. Whether the moving pieces include cavalry."""
        return bool(self.units & FIELD[CAVALRY]) or self.faction == IND


def look_back(t: Successors) -> None:
    """S10.B, S11.1.B, S12.1.b. An activation begins: which cities are besieged; nothing has been intercepted yet."""
    t.s.besieged_before = t.besieged_places()
    t.s.besieged_since = 0
    t.s.intercepted = 0


def arrive(t: Successors, e: Entry, source: int) -> None:
    """Put the pieces into the area they enter."""
    e.occupied_by = t.cu_owner(e.area, e.faction)
    if e.faction == IND:
        e.mover_was_there = bool(t.armies_at(e.area))
    else:
        e.mover_was_there = t.cu(e.faction, e.area) != overlap(t.s.dropped.get(e.area, 0), t.cu(e.faction, e.area))
    relocate(t, e.faction, source, e.area, e.generals, e.units, e.royals)


def relocate(t: Successors, faction: int, source: int, area: int, generals: int, units: int, royals: int) -> None:
    """Move pieces of one faction from an area to another."""
    if faction == IND:
        for army in bits(generals):
            if t.s.general_at[army] == GONE:
                continue
            place_army(t, army, area)
            if army == PHILON and PROVINCE_OF[area] == HELLAS:
                come_home(t, army)
        return
    carry_marks(t, faction, source, area, units)
    t.take_cu(faction, source, units)
    t.add_cu(faction, area, units)
    for general in bits(generals):
        t.move_general(general, area)
    for royal in bits(royals):
        t.move_royal(royal, area)


def carry_marks(t: Successors, faction: int, source: int, area: int, units: int) -> None:
    """S15.2.A.d. Units of the active player that have fought in this segment have done so wherever they go."""
    fought = t.s.fought
    if faction != t.s.active or source not in fought:
        return
    present = t.cu(faction, source)
    along = units - overlap(units, present - overlap(fought[source], present))
    if along:
        fought[source] -= along
        fought[area] = fought.get(area, 0) + along


def come_home(t: Successors, army: int) -> None:
    """S9.5.h. On entering Hellas, in whatever way, Philon is removed from the game."""
    t.tell("army-home", "S9.5.h", general=army, place=t.s.general_at[army])
    t.s.active_armies &= ~(1 << army - FIRST_IND)
    place_army(t, army, GONE)


def can_go_back(t: Successors, e: Entry) -> bool:
    """S11.3, S10.G. The way back is open unless it leads nowhere else or enemy units stand there.

    Generals without units may not stay with an enemy general either.
    """
    if e.how == FROM_BOX:
        return True
    if e.origin == e.area or t.enemy_cu_areas(e.faction) >> e.origin & 1:
        return False
    return bool(t.cus(e.faction, e.area)) or all(owner == e.faction for owner in t.general_owners(e.origin))


def send_back(t: Successors, e: Entry, clause: str, stay: int = 0) -> None:
    """S11.3.a, S14.10.a, AMB-24. Each piece the way it came; what joined from inside goes back inside.

    Pieces whose way back is closed are dispersed. What is not in the activated army has finished (S9.1.c). The generals
    of `stay` did not come with it and remain, with their family members.
    """
    if e.faction == IND:
        send_army_back(t, e, clause)
        return
    present = t.cu(e.faction, e.area)
    inside = overlap(e.joined_units, present)
    units = present - inside
    generals = [g for g in t.generals_in(e.faction, e.area) if not (e.joined_generals | stay) >> g & 1]
    royals = t.royals_in(e.faction, e.area) & (e.royals if stay else -1)
    if inside or e.joined_generals:
        send_inside(t, e, inside)
    if can_go_back(t, e):
        go_back(t, e, mask_of(generals), units, royals, clause)
        return
    disperse_units(t, e.faction, e.area, units, clause)
    for general in generals:
        disperse_general(t, general, clause, NOBODY)


def go_back(t: Successors, e: Entry, generals: int, units: int, royals: int, clause: str) -> None:
    """S11.3.a, S9.1.c. The way back is open: who let the army pass before is driven out, and its units have moved."""
    bring_home(t, e.faction, e.area, e.origin, generals, units, royals, clause)
    if units:
        drive_out(t, e.faction, e.origin, "S10.I")
    party = 0 if e.dropped else overlap(t.s.party_cu, units)
    t.s.finished[e.origin] = t.s.finished.get(e.origin, 0) + units - party
    t.tell("went-back", clause, faction=e.faction, area=e.area, to=e.origin)


def send_army_back(t: Successors, e: Entry, clause: str) -> None:
    """S14.10.a. An Independent army; one that came from its holding box returns there, inactive."""
    for army in bits(e.generals):
        if e.how == FROM_BOX:
            t.s.active_armies &= ~(1 << army - FIRST_IND)
        place_army(t, army, OFF if e.how == FROM_BOX else e.origin)
    t.tell("went-back", clause, faction=IND, area=e.area, to=e.origin)


def send_inside(t: Successors, e: Entry, units: int) -> None:
    """AMB-24. What joined from inside goes back inside, and has moved (S9.1.c)."""
    inside = e.area + N_PLACES
    back = [general for general in t.generals_in(e.faction, e.area) if e.joined_generals >> general & 1]
    relocate(t, e.faction, e.area, inside, sum(1 << general for general in back), units, 0)
    t.s.finished[inside] = t.s.finished.get(inside, 0) + units


def bring_home(
    t: Successors, faction: int, source: int, home: int, generals: int, units: int, royals: int, clause: str
) -> None:
    """S11.3.a, S13.3.D.d, S9.4.d. Pieces return to where they set out; units without room inside a city stay outside.

    There they are dispersed if enemy units besiege the city.
    """
    extra = beyond(units, INSIDE_LIMIT - total(t.cu(faction, home))) if home >= N_PLACES else 0
    relocate(t, faction, source, home, generals, units - extra, royals)
    outside = home - N_PLACES
    if extra and t.enemy_cu_areas(faction) >> outside & 1:
        disperse_units(t, faction, source, extra, clause)
    elif extra:
        relocate(t, faction, source, outside, 0, extra, 0)
        t.s.finished[outside] = t.s.finished.get(outside, 0) + extra


def beyond(group: int, room: int) -> int:
    """What of a group finds no room; Silver Shields stay together."""
    rest = 0
    for kind in kinds(group):
        number = count(group, kind)
        stay = min(number, room) if kind != SILVER or number <= room else 0
        room -= stay
        rest += (number - stay) * UNIT[kind]
    return rest


def drive_out(t: Successors, faction: int, area: int, clause: str) -> None:
    """S10.I, S12.2.A.b. Units of a faction have come where only enemy generals are: these are dispersed."""
    for owner in range(SEATS):
        if owner != faction:
            for general in t.generals_in(owner, area):
                disperse_general(t, general, clause, faction)


def may_army_enter(army: int, place: int) -> bool:
    """S9.5.h. Leosthenes stays in Thessalia and Hellas, Ariarathes in Kappadokia; transit points are no province."""
    provinces = IND_PROVINCES[army - FIRST_IND]
    return not provinces or (PROVINCE_OF[place] >= 0 and bool(provinces >> PROVINCE_OF[place] & 1))


def only_one_faction(t: Successors, area: int, passage: int) -> bool:
    """S10.D.x. All combat units and generals in the area belong to one faction; grantors of passage do not count."""
    s = t.s
    factions = 0
    for faction in range(IND + 1):
        if not passage >> faction & 1 and (s.cu_areas[faction] | s.general_areas[faction]) >> area & 1:
            factions += 1
    return factions < 2
