"""The map as everybody sees it: markers, pieces in groups, sieges.

A view is made after every decision, and most places are as they were. So the entry of a place is made once for each
way it can look, and shared by all views: nobody may change it.
"""

from typing import Final

from tyche.core.atlas import bits
from tyche.games.successors.atlas import N_PLACES, PLACE_NAMES
from tyche.games.successors.components import FIRST_IND, GENERAL_NAMES, IND_CUS, ROYAL_NAMES
from tyche.games.successors.play import Successors
from tyche.games.successors.siege import points_needed
from tyche.games.successors.spelling import faction_name, units_named
from tyche.games.successors.state import ABOARD, IND, NA, NOBODY, SEATS

Plain = dict[str, object]
Pieces = tuple[int, int, tuple[int, ...], int, int]
"""A group of pieces: area, faction, generals, units, and royals as a bit set."""
Siege = tuple[int, int, int]
"""By whom, points so far, points needed."""
Look = tuple[int, tuple[Pieces, ...], Siege | None, tuple[str, ...]]
"""All that can be seen at a place: controller, pieces, siege, marks."""

OUTSIDE: Final = "outside"
INSIDE: Final = "inside"
SEA: Final = "sea"
MOST_ENTRIES: Final = 20_000
MARKED: Final[list[Plain]] = [{"controller": faction_name(faction)} for faction in range(SEATS + 1)]
"""The entries of places with nothing but a marker."""

_entries: Final[dict[Look, Plain]] = {}


def places_view(t: Successors) -> Plain:
    """All places with a marker or a piece; ``sea`` holds the one sea move under way, and where it is."""
    s = t.s
    pieces = pieces_by_place(t)
    sieges = sieges_by_place(t)
    marks = marks_by_place(t)
    places: Plain = {}
    for place, holder in enumerate(s.control):
        if holder >= 0:
            places[PLACE_NAMES[place]] = MARKED[holder]
    for place in {**pieces, **sieges, **marks}:
        if place != ABOARD:
            look = (s.control[place], tuple(pieces.get(place, ())), sieges.get(place), tuple(marks.get(place, ())))
            places[PLACE_NAMES[place]] = entry(look)
    if ABOARD in pieces:
        at_sea = entry((NOBODY, tuple(pieces[ABOARD]), None, ()))
        places[SEA] = {**at_sea, "at": None if s.sea_at < 0 else PLACE_NAMES[s.sea_at]}
    return places


def pieces_by_place(t: Successors) -> dict[int, list[Pieces]]:
    """Groups of pieces, one for each area and faction; royals that nobody controls are a group of their own."""
    s = t.s
    royals: dict[tuple[int, int], int] = {}
    for royal, area in enumerate(s.royal_at):
        if area >= 0:
            key = (area, s.royal_owner[royal])
            royals[key] = royals.get(key, 0) | 1 << royal
    groups: list[Pieces] = []
    for faction in range(SEATS + 1):
        for area in bits(s.cu_areas[faction] | s.general_areas[faction]):
            generals = tuple(t.generals_in(faction, area))
            units = 0 if faction == IND else s.cu.get(faction * NA + area, 0)
            groups.append((area, faction, generals, units, royals.pop((area, faction), 0)))
    groups += [(area, faction, (), 0, mask) for (area, faction), mask in royals.items()]
    groups.sort()
    found: dict[int, list[Pieces]] = {}
    for group in groups:
        place = ABOARD if group[0] == ABOARD else group[0] % N_PLACES
        found.setdefault(place, []).append(group)
    return found


def sieges_by_place(t: Successors) -> dict[int, Siege]:
    """S15. Who besieges, with how many points of how many."""
    found: dict[int, Siege] = {}
    for place in bits(t.besieged_places()):
        holder = t.besieger(place)
        found[place] = (holder, t.siege_points(place, holder), points_needed(t, place))
    return found


def marks_by_place(t: Successors) -> dict[int, list[str]]:
    """The markers of cards and the funeral."""
    s = t.s
    marks = [("helepolis", s.helepolis), ("tomb", s.tomb)]
    marks += [("plundered", place) for place in bits(s.plundered)]
    marks += [("construction", place) for place in s.building]
    marks += [("capital", place) for place in s.capital]
    found: dict[int, list[str]] = {}
    for mark, place in marks:
        if place >= 0:
            found.setdefault(place, []).append(mark)
    return found


def entry(look: Look) -> Plain:
    """How a place that looks like this is shown."""
    found = _entries.get(look)
    if found is None:
        if len(_entries) >= MOST_ENTRIES:
            _entries.clear()
        found = _entries[look] = made(look)
    return found


def made(look: Look) -> Plain:
    """The entry of a place: its controller, and what else there is."""
    holder, pieces, siege, marks = look
    found: Plain = {"controller": faction_name(holder) if holder >= 0 else None}
    if pieces:
        found["pieces"] = [group_view(group) for group in pieces]
    if siege is not None:
        found["siege"] = {"by": faction_name(siege[0]), "points": siege[1], "needed": siege[2]}
    if marks:
        found["marks"] = list(marks)
    return found


def group_view(group: Pieces) -> Plain:
    """The pieces of a faction in an area."""
    area, faction, generals, units, royals = group
    found: Plain = {
        "area": INSIDE if N_PLACES <= area < ABOARD else OUTSIDE,
        "faction": faction_name(faction),
        "generals": [GENERAL_NAMES[general] for general in generals],
        "units": units_named(units),
        "royals": [ROYAL_NAMES[royal] for royal in bits(royals)],
    }
    if faction == IND:
        found["strength"] = sum([IND_CUS[army - FIRST_IND] for army in generals])
    return found
