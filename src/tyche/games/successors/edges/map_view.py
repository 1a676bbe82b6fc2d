"""The map as everybody sees it: markers, pieces in groups, sieges; a place appears when it carries something."""

from typing import Final

from msgspec import UNSET, UnsetType

from tyche.core.atlas import bits
from tyche.games.successors.edges.shapes import Group, Place, Siege
from tyche.games.successors.rules.atlas import N_PLACES, PLACE_NAMES
from tyche.games.successors.rules.battle.siege import points_needed
from tyche.games.successors.rules.components import FIRST_IND, GENERAL_NAMES, IND_CUS, ROYAL_NAMES
from tyche.games.successors.rules.kinds import faction_name, units_named
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import ABOARD, IND, NA, NOBODY, SEATS, State

Pieces = tuple[int, int, tuple[int, ...], int, int]
"""A group of pieces: area, faction, generals, units, and royals as a bit set."""
Besieged = tuple[int, int, int]
"""By whom, points so far, points needed."""
Besides = tuple[Besieged | None, tuple[str, ...]]
"""What there is at a place besides control and pieces: a siege, and marks."""

OUTSIDE: Final = "outside"
INSIDE: Final = "inside"
SEA: Final = "sea"
AT_SEA: Final = N_PLACES
"""Where the one sea move under way is counted among the places."""
NOTHING: Final[Besides] = (None, ())
SPOTS: Final = [*PLACE_NAMES, SEA]
"""All places, and the sea."""


Marked = tuple[int, int, int, list[int], list[int], dict[int, Besieged]]
"""Helepolis, tomb, plundered places, constructions, capitals and sieges."""


class Seen:
    """What the map is shown by, taken down at a moment; never changed. What is as it was before is the same object."""

    def __init__(self, s: State, marked: Marked, was: "Seen | None") -> None:
        if was is None:
            was = self
            self.control = self.general_at = self.owner = self.royal_at = self.royal_owner = list[int]()
            self.cu: dict[int, int] = {}
            self.marked, self.besides = NO_MARKS, dict[int, Besides]()
        self.control = was.control if s.control == was.control else s.control[:]
        self.general_at = was.general_at if s.general_at == was.general_at else s.general_at[:]
        self.owner = was.owner if s.owner == was.owner else s.owner[:]
        self.cu = was.cu if s.cu == was.cu else s.cu.copy()
        self.royal_at = was.royal_at if s.royal_at == was.royal_at else s.royal_at[:]
        self.royal_owner = was.royal_owner if s.royal_owner == was.royal_owner else s.royal_owner[:]
        self.sea_at = s.sea_at
        self.besides = was.besides if marked == was.marked else besides_by_place(marked)
        self.marked = was.marked if marked == was.marked else marked


NO_MARKS: Final[Marked] = (-1, -1, 0, [], [], {})
UNSEEN: Final = Seen(State(None), NO_MARKS, None)
"""The map before anything lies on it."""


def note(t: Successors, was: Seen | None) -> Seen:
    """What the map is shown by now."""
    s = t.s
    marked: Marked = (s.helepolis, s.tomb, s.plundered, s.building[:], s.capital[:], sieges_by_place(t))
    return Seen(s, marked, UNSEEN if was is None else was)


def changed_places(before: Seen | None, s: Seen) -> int:
    """The places that may look other than they did."""
    seen = UNSEEN if before is None else before
    changed = 0
    if s.control is not seen.control:
        changed |= changed_hands(s.control, seen.control)
    if s.general_at is not seen.general_at or s.owner is not seen.owner:
        changed |= moved(s.general_at, s.owner, seen.general_at, seen.owner)
    if s.royal_at is not seen.royal_at or s.royal_owner is not seen.royal_owner:
        changed |= moved(s.royal_at, s.royal_owner, seen.royal_at, seen.royal_owner)
    if s.cu is not seen.cu:
        changed |= regrouped(s.cu, seen.cu)
    if s.besides is not seen.besides:
        changed |= remarked(s.besides, seen.besides)
    return changed if s.sea_at == seen.sea_at else changed | 1 << AT_SEA


def changed_hands(control: list[int], was: list[int]) -> int:
    """The places that somebody else controls."""
    changed = 0
    for place, holder in enumerate(control):
        if holder != was[place]:
            changed |= 1 << place
    return changed


def regrouped(cu: dict[int, int], was: dict[int, int]) -> int:
    """The places where other units stand."""
    changed = 0
    for key in cu.keys() | was.keys():
        if cu.get(key, 0) != was.get(key, 0):
            changed |= spot(key % NA)
    return changed


def remarked(besides: dict[int, Besides], was: dict[int, Besides]) -> int:
    """The places with another siege or other marks."""
    changed = 0
    for place in besides.keys() | was.keys():
        if besides.get(place, NOTHING) != was.get(place, NOTHING):
            changed |= 1 << place
    return changed


def moved(at: list[int], owner: list[int], was_at: list[int], was_owner: list[int]) -> int:
    """The places that pieces have come to, gone from, or changed hands at."""
    changed = 0
    for piece, area in enumerate(at):
        if area != was_at[piece] or owner[piece] != was_owner[piece]:
            changed |= spot(area) | spot(was_at[piece])
    return changed


def spot(area: int) -> int:
    """The place of an area, as a bit; nothing for what is off the map."""
    if area < 0:
        return 0
    return 1 << (AT_SEA if area == ABOARD else area % N_PLACES)


def place_view(t: Successors, place: int, seen: Seen) -> Place | UnsetType:
    """What there is at a place; nothing if it carries nothing."""
    if place == AT_SEA:
        return sea_view(t)
    holder = t.s.control[place]
    pieces = pieces_in(t, place) + pieces_in(t, place + N_PLACES)
    siege, marks = seen.besides.get(place, NOTHING)
    if holder < 0 and not pieces and siege is None and not marks:
        return UNSET
    return Place(
        controller=faction_name(holder),
        pieces=[group_view(group) for group in pieces] if pieces else UNSET,
        siege=UNSET if siege is None else Siege(by=faction_name(siege[0]), points=siege[1], needed=siege[2]),
        marks=list(marks) if marks else UNSET,
    )


def sea_view(t: Successors) -> Place | UnsetType:
    """The sea move under way."""
    pieces = pieces_in(t, ABOARD)
    if not pieces:
        return UNSET
    at = t.s.sea_at
    groups = [group_view(group) for group in pieces]
    return Place(controller=None, pieces=groups, at=None if at < 0 else PLACE_NAMES[at])


def pieces_in(t: Successors, area: int) -> list[Pieces]:
    """The groups of pieces in an area, one for each faction; royals that nobody controls come first."""
    s = t.s
    royals: dict[int, int] = {}
    for royal, at in enumerate(s.royal_at):
        if at == area:
            royals[s.royal_owner[royal]] = royals.get(s.royal_owner[royal], 0) | 1 << royal
    found: list[Pieces] = []
    if NOBODY in royals:
        found.append((area, NOBODY, (), 0, royals[NOBODY]))
    for faction in range(SEATS + 1):
        if (s.cu_areas[faction] | s.general_areas[faction]) >> area & 1 or faction in royals:
            units = 0 if faction == IND else s.cu.get(faction * NA + area, 0)
            found.append((area, faction, tuple(t.generals_in(faction, area)), units, royals.get(faction, 0)))
    return found


def besides_by_place(marked: Marked) -> dict[int, Besides]:
    """Sieges, and the markers of cards and the funeral."""
    helepolis, tomb, plundered, building, capitals, sieges = marked
    marks = [("helepolis", helepolis), ("tomb", tomb)]
    marks += [("plundered", place) for place in bits(plundered)]
    marks += [("construction", place) for place in building]
    marks += [("capital", place) for place in capitals]
    found: dict[int, Besides] = {place: (siege, ()) for place, siege in sieges.items()}
    for mark, place in marks:
        if place >= 0:
            siege, earlier = found.get(place, NOTHING)
            found[place] = (siege, (*earlier, mark))
    return found


def sieges_by_place(t: Successors) -> dict[int, Besieged]:
    """S15. Who besieges, with how many points of how many."""
    found: dict[int, Besieged] = {}
    for place in bits(t.besieged_places()):
        holder = t.besieger(place)
        found[place] = (holder, t.siege_points(place, holder), points_needed(t, place))
    return found


def group_view(group: Pieces) -> Group:
    """The pieces of a faction in an area."""
    area, faction, generals, units, royals = group
    return Group(
        area=INSIDE if N_PLACES <= area < ABOARD else OUTSIDE,
        faction=faction_name(faction),
        generals=[GENERAL_NAMES[general] for general in generals],
        units=units_named(units),
        royals=[ROYAL_NAMES[royal] for royal in bits(royals)],
        strength=sum([IND_CUS[army - FIRST_IND] for army in generals]) if faction == IND else UNSET,
    )
