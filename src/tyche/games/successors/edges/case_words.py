"""The words in which rules cases of Successors give a position: their shapes, and how a position is written."""

from collections.abc import Callable
from typing import Final

from tyche.core.atlas import bits
from tyche.core.verbs import Kind
from tyche.core.words import (
    PLACE,
    SEAT,
    TRUTH,
    Shape,
    Word,
    apart,
    by,
    either,
    named,
    number,
    one_of,
    parts,
    place,
    several,
)
from tyche.games.successors.edges.case_names import INDEPENDENT, MOST_UNITS
from tyche.games.successors.edges.case_written import (
    SPENDING,
    armies,
    army_of,
    capitals,
    dispersed,
    fleets,
    independents,
    moved,
    removed,
    royals,
    seasoned,
    segment,
    shuffled,
    sieges,
    sieges_now,
    source_markers,
    tomb,
    training,
    undrawn,
    whose,
)
from tyche.games.successors.rules.components import BRIDES, FIRST_IND, FIRST_MINOR, N_MAJORS, ROYAL_NAMES
from tyche.games.successors.rules.kinds import CARD, CU, FLEET, GENERAL, MEMBER, PROVINCE, faction_name
from tyche.games.successors.rules.kinds import PLACE as PLACES
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import CHAMPIONS, GONE

AREA: Final = place("inside")
UNITS: Final = by(named(CU), number(0, MOST_UNITS))
CARDS: Final = several(named(CARD))
GENERALS: Final = several(named(GENERAL))
WHO: Final = either(SEAT, one_of([INDEPENDENT], ("faction",)))
MEMBERS: Final = several(named(MEMBER))
BRIDE: Final = one_of([ROYAL_NAMES[bride] for bride in BRIDES], MEMBER.texts)
OFF_MAP: Final = one_of(["box", "gone"], ("where",))
ARMY: Final[Shape] = parts(at=AREA, faction=SEAT, generals=GENERALS, units=UNITS, royals=MEMBERS)
TAKEN: Final[Shape] = either(one_of(["all"], ("take",)), parts(units=UNITS, generals=GENERALS, royals=MEMBERS))
SEGMENTS: Final = [
    "prepare", "turn-order", "cards", "reinforce", "surrender", "tyche", "spend", "place-marker", "march", "activation",
    "armies", "act", "supply", "reveal", "isolation", "end", "setup", "swap",
]  # fmt: skip

Write = Callable[[Successors], object]


def names(kind: Kind, find: Callable[[Successors], int]) -> Write:
    """All names of a bit set."""
    return lambda t: [kind.words[one] for one in bits(find(t))]


def by_seat(find: Callable[[Successors, int], object]) -> Write:
    """Something by faction; what is empty is left out."""
    return lambda t: {str(faction_name(seat)): find(t, seat) for seat in range(t.s.players) if find(t, seat)}


def faction(find: Callable[[Successors], int]) -> Write:
    """A faction, if there is one."""
    return lambda t: faction_name(find(t))


def within(kind: Kind, find: Callable[[Successors], int]) -> Write:
    """A name, if there is one."""
    return lambda t: kind.spell(find(t))


def factions(find: Callable[[Successors], int]) -> Write:
    """The factions of a bit set."""
    return lambda t: [faction_name(seat) for seat in range(t.s.players) if find(t) >> seat & 1]


def untouched(t: Successors) -> object:
    """Nothing: only cases that are written by hand need the word."""
    return None


def popularity(t: Successors) -> object:
    """Markers won."""
    return {GENERAL.words[one]: t.s.popularity[one] for one in range(N_MAJORS) if t.s.popularity[one]}


def control(t: Successors) -> object:
    """Whose markers lie where."""
    owners = [*range(t.s.players), len(t.s.held) - 1]
    return {str(faction_name(one)): [PLACES.words[n] for n in bits(t.s.held[one])] for one in owners if t.s.held[one]}


BOARD: Final[list[Word[Successors]]] = [
    Word("setup", TRUTH, untouched),
    Word("turn", number(1, 5), lambda t: t.s.turn),
    Word("round", number(1, 6), lambda t: t.s.round + 1),
    Word("order", several(SEAT), lambda t: [faction_name(seat) for seat in t.s.order]),
    Word("chairs", several(SEAT), lambda t: [faction_name(seat) for seat in t.s.chairs]),
    Word("usurper", SEAT, faction(lambda t: t.s.usurper)),
    Word("champions", several(SEAT), factions(lambda t: t.s.champions)),
    Word("successors", several(SEAT), factions(lambda t: CHAMPIONS & ~t.s.champions)),
    Word("control", apart(by(WHO, several(PLACE))), control),
    Word("provinces", by(WHO, several(named(PROVINCE))), untouched),
    Word("armies", several(ARMY), armies),
    Word("dispersed", by(SEAT, parts(units=UNITS, generals=GENERALS)), by_seat(dispersed)),
    Word("killed", GENERALS, lambda t: [GENERAL.words[n] for n in range(FIRST_MINOR) if t.s.general_at[n] == GONE]),
    Word("dealt", by(SEAT, GENERALS), by_seat(lambda t, seat: [GENERAL.words[one] for one in t.s.dealt[seat]])),
    Word(
        "independents",
        by(one_of(GENERAL.words[FIRST_IND:], GENERAL.texts), either(PLACE, OFF_MAP, one_of(["active"], ("where",)))),
        independents,
    ),
    Word("royals", by(named(MEMBER), either(parts(at=AREA, owner=SEAT), AREA, OFF_MAP)), royals),
    Word("fleets", by(named(FLEET), parts(owner=SEAT, improved=TRUTH, dispersed=TRUTH)), fleets),
    Word("siege", by(PLACE, parts(by=SEAT, points=number(0, 9))), sieges),
    Word("popularity", by(named(GENERAL), number(0, 99)), popularity),
    Word("tomb", either(parts(at=PLACE, by=SEAT), PLACE), tomb),
    Word("contempt", named(GENERAL), within(GENERAL, lambda t: t.s.contempt)),
    Word("oracle", SEAT, faction(lambda t: t.s.oracle)),
    Word("persian_support", SEAT, faction(lambda t: t.s.persian_support)),
    Word("helepolis", PLACE, within(PLACES, lambda t: t.s.helepolis)),
    Word("offers", by(BRIDE, SEAT), lambda t: whose(t.s.offers)),
    Word("marriages", by(BRIDE, SEAT), lambda t: whose(t.s.marriages)),
    Word("pacts", several(several(SEAT)), lambda t: [[faction_name(n) for n in bits(pact)] for pact in t.s.pacts]),
    Word("capitals", by(SEAT, PLACE), lambda t: capitals(t, t.s.capital)),
    Word("building", by(SEAT, PLACE), lambda t: capitals(t, t.s.building)),
    Word("captured", by(SEAT, number(0, 99)), by_seat(lambda t, seat: t.s.captured[seat])),
    Word("plundered", several(PLACE), names(PLACES, lambda t: t.s.plundered)),
    Word("elephants_in_box", TRUTH, lambda t: None if t.s.elephants_in_box else False),
    Word("cart_free", TRUTH, lambda t: t.s.cart_free or None),
    Word("training", by(SEAT, parts(unit=named(CU), points=number(0, 99))), by_seat(training)),
    Word("hands", by(SEAT, CARDS), by_seat(lambda t, seat: [CARD.words[one] for one in bits(t.s.hands[seat])])),
    Word("deck", CARDS, untouched),
    Word("undrawn", CARDS, undrawn),
    Word("discard", CARDS, names(CARD, lambda t: t.s.discard)),
    Word("table", CARDS, lambda t: [CARD.words[one] for one in t.s.table_cards]),
    Word("removed", CARDS, removed),
]
MOMENT: Final[list[Word[Successors]]] = [
    Word("segment", one_of(SEGMENTS, ("segment",)), segment),
    Word("active", SEAT, faction(lambda t: t.s.active)),
    Word("stage", one_of(["remove", "place", "siege"], ("stage",)), lambda t: army_of(t).stage),
    Word("die", number(1, 6), lambda t: army_of(t).die),
    Word("card", named(CARD), lambda t: army_of(t).card),
    Word("points", number(0, 8), lambda t: army_of(t).points),
    Word("activations", number(1, 2), lambda t: army_of(t).activations),
    Word("used", GENERALS, names(GENERAL, lambda t: t.s.used)),
    Word("moved", by(AREA, UNITS), lambda t: moved(t, t.s.finished)),
    Word("fought", by(AREA, UNITS), lambda t: moved(t, t.s.fought)),
    Word("sieges", by(PLACE, number(0, 99)), sieges_now),
    Word("royals_moved", MEMBERS, names(MEMBER, lambda t: t.s.royals_moved)),
    Word("sailed", number(0, 8), lambda t: t.s.sea_cu if t.s.sea_used else None),
    Word("orator", named(GENERAL), within(GENERAL, lambda t: t.s.orator)),
    Word("seasoned", GENERALS, seasoned),
    Word("shuffled", parts(recalled=GENERALS, stationed=GENERALS), shuffled),
    Word("source_markers", several(PLACE), source_markers),
    Word("sea_declared", several(SEAT), factions(lambda t: t.s.sea_declared)),
    Word("supplied", several(PLACE), names(PLACES, lambda t: t.s.supplied)),
    Word("reinforcements", by(SEAT, UNITS), untouched),
    Word("activated", parts(general=named(GENERAL), take=TAKEN, spent=number(0, 99)), untouched),
]
WORDS: Final = [*BOARD, *MOMENT]
OVER: Final = [
    "after", "act_start", "gone_out", "gone_in", "spent", "fixed", "forfeit", "must_leave", "passage", "party",
    "party_cu", "party_new", "party_royals", "new_generals", "new_royals", "besieged_before", "besieged_since",
    "intercepted", "entered_stronghold", "sailing", "sailed", "land_before_sea", "embarked_from", "sea_at", "escort",
    "pontic", "stopped", "dropped",
]  # fmt: skip
"""What is left of the last activation: the next one begins without it."""
PLAYED: Final = ["card", "points", "activations"]
"""What counts while a card is being used, and only then."""


def untold(t: Successors) -> list[str]:
    """What a case does not hold at the steps that it reaches."""
    return OVER if t.s.step in SPENDING else [*OVER, *PLAYED]


UNORDERED: Final = ["deck"]
