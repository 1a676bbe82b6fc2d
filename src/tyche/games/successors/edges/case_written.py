"""How the parts of a position of Successors are written in the words of its cases."""

from typing import Final

from tyche.core.atlas import bits
from tyche.core.errors import CaseError
from tyche.games.successors.edges.case_cards import SILVER_SHIELDS
from tyche.games.successors.rules.atlas import FLEET_CITY, FLEET_PROVINCE, N_FLEETS
from tyche.games.successors.rules.components import (
    BRIDES,
    CART,
    FIRST_IND,
    N_GENERALS,
    ROYAL_NAMES,
)
from tyche.games.successors.rules.kinds import (
    CARD,
    CU,
    FLEET,
    GENERAL,
    PLACE,
    area_name,
    faction_name,
    units_named,
)
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.points import PELLA
from tyche.games.successors.rules.state import DISPERSED, GONE, NOBODY
from tyche.games.successors.rules.strategy.deck import BETRAYAL

REACHED: Final = ("surrender", "tyche", "spend", "place-marker", "march", "activation", "armies", "supply")
"""The steps at whose head a position can be written as a case: those of player turns, not within an activation."""
SPENDING: Final = ("spend", "place-marker", "march")
"""The steps at which the card just played counts, and its points."""
STAGES: Final = ("remove", "place", "siege")


def segment(t: Successors) -> str:
    """The step, if a case reaches it."""
    if t.s.step not in REACHED:
        raise CaseError(f"a case does not reach the step {t.s.step!r}")
    return t.s.step


class UnderWay:
    """What a case says of the segment under way."""

    def __init__(self, t: Successors) -> None:
        s = t.s
        self.stage = STAGES[s.stage] if s.step == "surrender" and s.stage else None
        self.die = s.die or None if s.step == "armies" else None
        spending = s.step in SPENDING
        self.card = CARD.words[s.card] if spending and s.card != NOBODY else None
        self.points = s.points if spending else None
        self.activations = s.activations if s.step == "march" else None


def army_of(t: Successors) -> UnderWay:
    """The segment under way."""
    return UnderWay(t)


# --- pieces ---


def armies(t: Successors) -> object:
    """Generals and units on the map, by faction and area."""
    found: list[dict[str, object]] = []
    for seat in range(t.s.players):
        for area in bits(t.s.cu_areas[seat] | t.s.general_areas[seat]):
            army: dict[str, object] = {"at": area_name(area), "faction": faction_name(seat)}
            generals = [GENERAL.words[n] for n in t.generals_of(seat) if t.s.general_at[n] == area]
            if generals:
                army["generals"] = generals
            if t.cu(seat, area):
                army["units"] = units_named(t.cu(seat, area))
            found.append(army)
    return found


def dispersed(t: Successors, seat: int) -> object:
    """The Dispersed box."""
    found: dict[str, object] = {}
    if t.s.dispersed_cu[seat]:
        found["units"] = units_named(t.s.dispersed_cu[seat])
    generals = [n for n in range(FIRST_IND) if t.s.owner[n] == seat and t.s.general_at[n] == DISPERSED]
    if generals:
        found["generals"] = [GENERAL.words[n] for n in generals]
    return found


def independents(t: Successors) -> object:
    """Where the Independent armies are."""
    found: dict[str, object] = {}
    for army in range(FIRST_IND, N_GENERALS):
        at = t.s.general_at[army]
        active = t.s.active_armies >> army - FIRST_IND & 1
        found[GENERAL.words[army]] = (
            PLACE.words[at] if at >= 0 else "gone" if at == GONE else "active" if active else "box"
        )
    return found


def royals(t: Successors) -> object:
    """Where the royal family is, and whose."""
    found: dict[str, object] = {}
    for royal, name in enumerate(ROYAL_NAMES):
        at, owner = t.s.royal_at[royal], t.s.royal_owner[royal]
        if at == GONE and (royal != CART or t.s.tomb == NOBODY):
            found[name] = "gone"
        elif at >= 0:
            found[name] = area_name(at) if owner == NOBODY else {"at": area_name(at), "owner": faction_name(owner)}
    return found


def fleets(t: Successors) -> object:
    """Improved and dispersed fleets, and whose those are that follow nothing."""
    found: dict[str, object] = {}
    for fleet in range(N_FLEETS):
        told: dict[str, object] = {}
        if FLEET_PROVINCE[fleet] < 0 and FLEET_CITY[fleet] < 0 and t.s.fleet_owner[fleet] != NOBODY:
            told["owner"] = faction_name(t.s.fleet_owner[fleet])
        if t.s.improved >> fleet & 1:
            told["improved"] = True
        if t.s.dispersed_fleets >> fleet & 1:
            told["dispersed"] = True
        if told:
            found[FLEET.words[fleet]] = told
    return found


# --- the map and lasting effects ---


def sieges(t: Successors) -> object:
    """Siege points and whose they are."""
    return {
        PLACE.words[place]: {"by": faction_name(t.besieged_by(place)), "points": t.points_at(place)}
        for place in sorted(t.s.siege_points)
    }


def tomb(t: Successors) -> object:
    """Where Alexander lies, and at Pella who buried him."""
    if t.s.tomb == NOBODY:
        return None
    if t.s.tomb == PELLA:
        return {"at": PLACE.words[PELLA], "by": faction_name(t.s.buried_at_pella_by)}
    return PLACE.words[t.s.tomb]


def whose(players: list[int]) -> object:
    """In front of whom the cards of the brides lie."""
    return {ROYAL_NAMES[BRIDES[n]]: faction_name(seat) for n, seat in enumerate(players) if seat != NOBODY}


def capitals(t: Successors, where: list[int]) -> object:
    """Capitals, finished or not."""
    return {str(faction_name(seat)): PLACE.words[at] for seat, at in enumerate(where) if at != NOBODY}


def training(t: Successors, seat: int) -> object:
    """The training track."""
    kind = t.s.training[seat]
    return None if kind == NOBODY else {"unit": CU.words[kind], "points": t.s.trained[seat]}


def removed(t: Successors) -> object:
    """Cards of this table that are out of the game; that 47A is follows from 47B (S7.2.D.a)."""
    follows = t.s.cards_in_use >> BETRAYAL & 1
    out = [card for card in t.rules.cards if not t.s.cards_in_use >> card & 1]
    return [CARD.words[card] for card in out if not (follows and card == SILVER_SHIELDS)]


def undrawn(t: Successors) -> object:
    """S7.2.D.a. Card 47B, where it is in the deck."""
    return [CARD.words[BETRAYAL]] if BETRAYAL in t.s.deck else None


# --- the segment under way ---


def moved(t: Successors, marks: dict[int, int]) -> object:
    """Units that have moved or fought, by area."""
    return {str(area_name(area)): units_named(group) for area, group in sorted(marks.items()) if area >= 0 and group}


def shuffled(t: Successors) -> object:
    """S7.1.C.b. Minor generals that were moved just now."""
    both = {
        "recalled": t.s.shuffled_minors & (1 << N_GENERALS) - 1,
        "stationed": t.s.shuffled_minors >> N_GENERALS,
    }
    return {how: [GENERAL.words[one] for one in bits(mask)] for how, mask in both.items() if mask}


def seasoned(t: Successors) -> object:
    """S5.2.e. Who may receive reinforcements, if these are others than those on the map."""
    present = sum(1 << general for general, at in enumerate(t.s.general_at) if at >= 0)
    return None if t.s.seasoned == present else [GENERAL.words[one] for one in bits(t.s.seasoned)]


def source_markers(t: Successors) -> object:
    """S6.2.B2. The markers at the beginning of the segment, if these were others than now."""
    if t.s.active == NOBODY or t.s.source_markers == t.s.held[t.s.active]:
        return None
    return [PLACE.words[one] for one in bits(t.s.source_markers)]


def sieges_now(t: Successors) -> object:
    """Sieges of this segment."""
    return {PLACE.words[place]: times for place, times in sorted(t.s.sieges.items())}
