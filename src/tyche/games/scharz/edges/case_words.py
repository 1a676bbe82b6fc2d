"""The words in which rules cases of Scharz give a position: their shapes, and how a position is written."""

from collections.abc import Callable, Sequence
from typing import Final

from tyche.core.words import PLACE, SEAT, TRUTH, Shape, Word, by, named, number, one_of, parts, place, several
from tyche.games.scharz.edges.case_names import FLAGS
from tyche.games.scharz.edges.case_written import (
    PHASES,
    aid,
    ambushed,
    cycle,
    deeds,
    field_grain,
    herds,
    holders,
    locked,
    markers,
    mask_of,
    phase,
    refused,
    settlements,
    sites,
    treated,
    treaties,
    treaty_marks,
    units,
)
from tyche.games.scharz.rules.atlas import CLIMATES
from tyche.games.scharz.rules.components import BUILDING_NAMES, COMMAND_NAMES, SEASON_NAMES, SEAT_NAMES
from tyche.games.scharz.rules.diplomacy.pacts import TREATY_NAMES
from tyche.games.scharz.rules.kinds import HERD, UNIT, VICTORY
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import SPOT_NAMES

LARGE: Final = 999
FIELDS: Final = several(PLACE)
SPOT: Final = place(*SPOT_NAMES[1:])
CLIMATE: Final = several(one_of(CLIMATES, ("climate",)))
UNITS: Final[Shape] = {**named(UNIT), "marks": list(FLAGS)}
SETTLEMENT: Final[Shape] = parts(
    owner=SEAT,
    kind=one_of(["village", "town"], ("settlement",)),
    yard=one_of(["dock", "port"], ("yard",)),
    fort=TRUTH,
    grain=number(0, LARGE),
    fish=number(0, LARGE),
)
SITE: Final[Shape] = parts(owner=SEAT, building=one_of(BUILDING_NAMES, ("building",)), progress=number(0, 99))
TREATY: Final[Shape] = parts(
    treaty=one_of(TREATY_NAMES, ("treaty",)), receiver=SEAT, payer=SEAT, gold=number(0, LARGE), until=number(0, LARGE)
)
MARK: Final[Shape] = parts(**{"of": SEAT, "with": SEAT, "mark": number(-LARGE, LARGE)})

Write = Callable[[Scharz], object]


def figures(find: Callable[[Scharz], list[int]]) -> Write:
    """A number of each player, if it is not 0."""
    return lambda t: {SEAT_NAMES[seat]: found for seat, found in enumerate(find(t)) if found}


def chosen(words: Sequence[str], find: Callable[[Scharz], list[int]]) -> Write:
    """One of a few words for each player; the empty word is not said."""
    return lambda t: {
        SEAT_NAMES[seat]: words[found] for seat, found in enumerate(find(t)) if found > 0 and words[found]
    }


def peoples(t: Scharz) -> object:
    """Who plays which people."""
    return {SEAT_NAMES[seat]: t.a.factions[people] for seat, people in enumerate(t.s.faction) if people >= 0}


def seats_in(find: Callable[[Scharz], int]) -> Write:
    """The players of a bit set."""
    return lambda t: [SEAT_NAMES[seat] for seat in range(t.players) if find(t) >> seat & 1]


def by_seat(find: Callable[[Scharz, int], object]) -> Write:
    """Something by player; what is empty is left out."""
    return lambda t: {SEAT_NAMES[seat]: find(t, seat) for seat in range(t.players) if find(t, seat)}


def rivals(t: Scharz, seat: int) -> object:
    """Whose rival a player is."""
    return [SEAT_NAMES[other] for other in range(t.players) if t.s.rivals[seat] >> other & 1]


def climates(find: Callable[[Scharz], int]) -> Write:
    """Zones of the weather."""
    return lambda t: [name for n, name in enumerate(CLIMATES) if find(t) >> n & 1]


def words(t: Scharz) -> list[Word[Scharz]]:
    """The words at a table: the peoples are those of its map."""
    return [
        Word("year", number(1, LARGE), lambda t: t.s.year),
        Word("season", one_of(SEASON_NAMES, ("season",)), lambda t: SEASON_NAMES[t.s.season]),
        Word("phase", one_of(list(PHASES), ("step",)), phase),
        Word("start", SEAT, lambda t: SEAT_NAMES[t.s.start]),
        Word("first", SEAT, lambda t: SEAT_NAMES[t.s.first]),
        Word("cycle", parts(next=SEAT, turns=number(0, LARGE), passes=number(0, LARGE)), cycle),
        Word("people", by(SEAT, one_of(t.a.factions, ("people",))), peoples),
        Word("gold", by(SEAT, number(-LARGE, LARGE)), figures(lambda t: t.s.gold)),
        Word("pr", by(SEAT, number(-LARGE, LARGE)), figures(lambda t: t.s.pr)),
        Word("vp", by(SEAT, number(-LARGE, LARGE)), figures(lambda t: t.s.vp)),
        Word(
            "vp_before",
            by(SEAT, number(-LARGE, LARGE)),
            lambda t: {SEAT_NAMES[n]: vp for n, vp in enumerate(t.s.vp_before)},
        ),
        Word("killed", by(SEAT, number(0, LARGE)), figures(lambda t: t.s.killed)),
        Word("lost", by(SEAT, number(0, LARGE)), figures(lambda t: t.s.lost)),
        Word("rivals", by(SEAT, several(SEAT)), by_seat(rivals)),
        Word("command", by(SEAT, one_of(COMMAND_NAMES, ("command",))), chosen(COMMAND_NAMES, lambda t: t.s.command)),
        Word("announced", by(SEAT, named(VICTORY)), chosen(VICTORY.words, lambda t: t.s.announced)),
        Word("settlements", by(PLACE, SETTLEMENT), settlements),
        Word("sites", by(PLACE, SITE), sites),
        Word("units", by(SEAT, by(SPOT, by(UNITS, number(0, LARGE)))), by_seat(units)),
        Word("herds", by(SEAT, by(place("inside"), by(named(HERD), number(0, LARGE)))), by_seat(herds)),
        Word("grain", by(PLACE, parts(owner=SEAT, grain=number(1, LARGE), grown=TRUTH)), field_grain),
        Word("markers", FIELDS, markers(lambda t: t.s.markers)),
        Word("frozen", FIELDS, markers(lambda t: t.s.frozen)),
        Word("held_before", by(SEAT, FIELDS), by_seat(lambda t, seat: mask_of(t, t.s.held_before[seat]))),
        Word("treaties", several(TREATY), treaties),
        Word("aid", several(several(SEAT)), aid),
        Word("treaty_marks", several(MARK), treaty_marks),
        Word("bad_winter", CLIMATE, climates(lambda t: t.s.bad_zones)),
        Word("good_winter", CLIMATE, climates(lambda t: t.s.good_zones)),
        Word("sea_winter", one_of(["good", "bad"], ("winter",)), lambda t: ["", "good", "bad"][t.s.sea_winter] or None),
        Word("ordered_moves", several(SEAT), seats_in(lambda t: t.s.ordered_moves)),
        Word("ordered_work", several(SEAT), seats_in(lambda t: t.s.ordered_work)),
        Word("holders", by(PLACE, SEAT), holders),
        Word("locked", by(SEAT, FIELDS), by_seat(locked)),
        Word("treated", by(SEAT, several(SEAT)), by_seat(treated)),
        Word("ambushed", by(SEAT, FIELDS), by_seat(ambushed)),
        Word("refused", by(SEAT, FIELDS), by_seat(refused)),
        Word("bought", by(SEAT, number(0, LARGE)), figures(lambda t: t.s.bought)),
        Word("opening", by(SEAT, number(0, LARGE)), figures(lambda t: t.s.opening)),
        Word("entered", several(SEAT), seats_in(lambda t: t.s.entered)),
        Word("out", several(SEAT), seats_in(lambda t: t.s.out_of_game)),
        Word("deeds", by(SEAT, by(PLACE, number(0, LARGE))), deeds),
    ]
