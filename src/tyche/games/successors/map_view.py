"""The map as everybody sees it: markers, pieces in groups, sieges.

A view is made after every decision, and most places are as they were. So only the places where something has changed
are looked at, and the entry of a place is made once for each way it can look. Entries are shared by all views: nobody
may change them.
"""

from typing import Final

from tyche.core.atlas import bits
from tyche.games.successors.atlas import N_PLACES, PLACE_NAMES
from tyche.games.successors.components import FIRST_IND, GENERAL_NAMES, IND_CUS, ROYAL_NAMES
from tyche.games.successors.play import Successors
from tyche.games.successors.seen import Besides, Plain, Seen, Siege
from tyche.games.successors.siege import points_needed
from tyche.games.successors.spelling import faction_name, units_named
from tyche.games.successors.state import ABOARD, IND, NA, NOBODY, SEATS, State

Pieces = tuple[int, int, tuple[int, ...], int, int]
"""A group of pieces: area, faction, generals, units, and royals as a bit set."""
Look = tuple[int, tuple[Pieces, ...], Besides]
"""All that can be seen at a place: controller, pieces, siege and marks."""

OUTSIDE: Final = "outside"
INSIDE: Final = "inside"
SEA: Final = "sea"
AT_SEA: Final = N_PLACES
"""Where the one sea move under way is counted among the places."""
MOST_ENTRIES: Final = 20_000
NOTHING: Final[Besides] = (None, ())
MARKED: Final[list[Plain]] = [{"controller": faction_name(faction)} for faction in range(SEATS + 1)]
"""The entries of places with nothing but a marker."""

_entries: Final[dict[Look, Plain]] = {}


def places_view(t: Successors) -> Plain:
    """All places with a marker or a piece; ``sea`` holds the one sea move under way, and where it is."""
    seen = t.seen
    besides = besides_by_place(t)
    changed = changed_places(seen, t.s, besides)
    if not changed:
        return seen.places
    places = seen.places.copy()
    for place in bits(changed):
        name = SEA if place == AT_SEA else PLACE_NAMES[place]
        shown = sea_view(t) if place == AT_SEA else place_view(t, place, besides.get(place, NOTHING))
        if shown is None:
            places.pop(name, None)
        else:
            places[name] = shown
    t.seen = Seen(t.s, besides, places)
    return places


def changed_places(seen: Seen, s: State, besides: dict[int, Besides]) -> int:
    """The places that may look other than they did."""
    changed = 0
    if s.control != seen.control:
        for place, holder in enumerate(s.control):
            if holder != seen.control[place]:
                changed |= 1 << place
    if s.general_at != seen.general_at or s.owner != seen.owner:
        changed |= moved(s.general_at, s.owner, seen.general_at, seen.owner)
    if s.royal_at != seen.royal_at or s.royal_owner != seen.royal_owner:
        changed |= moved(s.royal_at, s.royal_owner, seen.royal_at, seen.royal_owner)
    if s.cu != seen.cu:
        for key in s.cu.keys() | seen.cu.keys():
            if s.cu.get(key, 0) != seen.cu.get(key, 0):
                changed |= spot(key % NA)
    if besides != seen.besides:
        for place in besides.keys() | seen.besides.keys():
            if besides.get(place, NOTHING) != seen.besides.get(place, NOTHING):
                changed |= 1 << place
    return changed if s.sea_at == seen.sea_at else changed | 1 << AT_SEA


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


def place_view(t: Successors, place: int, besides: Besides) -> Plain | None:
    """What there is at a place; None if it carries nothing."""
    holder = t.s.control[place]
    pieces = pieces_in(t, place) + pieces_in(t, place + N_PLACES)
    if pieces or besides != NOTHING:
        return entry((holder, tuple(pieces), besides))
    return None if holder < 0 else MARKED[holder]


def sea_view(t: Successors) -> Plain | None:
    """The sea move under way."""
    pieces = pieces_in(t, ABOARD)
    if not pieces:
        return None
    at = t.s.sea_at
    return {**entry((NOBODY, tuple(pieces), NOTHING)), "at": None if at < 0 else PLACE_NAMES[at]}


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


def besides_by_place(t: Successors) -> dict[int, Besides]:
    """Sieges, and the markers of cards and the funeral."""
    s = t.s
    marks = [("helepolis", s.helepolis), ("tomb", s.tomb)]
    marks += [("plundered", place) for place in bits(s.plundered)]
    marks += [("construction", place) for place in s.building]
    marks += [("capital", place) for place in s.capital]
    found: dict[int, Besides] = {place: (siege, ()) for place, siege in sieges_by_place(t).items()}
    for mark, place in marks:
        if place >= 0:
            siege, earlier = found.get(place, NOTHING)
            found[place] = (siege, (*earlier, mark))
    return found


def sieges_by_place(t: Successors) -> dict[int, Siege]:
    """S15. Who besieges, with how many points of how many."""
    found: dict[int, Siege] = {}
    for place in bits(t.besieged_places()):
        holder = t.besieger(place)
        found[place] = (holder, t.siege_points(place, holder), points_needed(t, place))
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
    holder, pieces, (siege, marks) = look
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
