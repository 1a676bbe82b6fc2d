"""What the arguments of options and the facts of tellings name, and ready-made options for the kinds of two parts."""

from typing import Final

from tyche.core.ask import Option
from tyche.core.play import Play
from tyche.core.verbs import ABSENT, UNKNOWN, Kind, Number
from tyche.games.successors.rules.atlas import FLEET_NAMES, N_PLACES, PLACE_ID, PLACE_NAMES, PROVINCE_NAMES
from tyche.games.successors.rules.components import (
    CARD_NAMES,
    CU_ID,
    CU_NAMES,
    FACTION_NAMES,
    GENERAL_NAMES,
    ROYAL_NAMES,
)
from tyche.games.successors.rules.state import ABOARD, IND
from tyche.games.successors.rules.units import UNIT, count, kinds

INSIDE: Final = "inside"
MOST_CU: Final = 40
USES: Final = ("event", "march", "place", "train", "improve", "recruit", "free-cart", "regain-fleet", "nothing")


def faction_name(faction: int) -> str | None:
    """The colour of a seat, "independent", or None for nobody."""
    if faction < 0:
        return None
    return "independent" if faction == IND else FACTION_NAMES[faction]


def area_name(area: int) -> str | None:
    """ "pella", "pella/inside", "sea" or None for off the map."""
    if area < 0:
        return None
    if area == ABOARD:
        return "sea"
    return PLACE_NAMES[area] if area < N_PLACES else f"{PLACE_NAMES[area - N_PLACES]}/{INSIDE}"


def units_named(group: int) -> dict[str, int]:
    """Numbers by type."""
    return {CU_NAMES[kind]: count(group, kind) for kind in kinds(group)}


class Area(Kind):
    """S2.h, S2.i. A land area: a place, or a place and "inside"."""

    def read(self, play: Play, parts: Option, at: int) -> tuple[int, int]:
        """The area of a place, and of the word behind it."""
        place = PLACE_ID.get(str(parts[at]), UNKNOWN) if isinstance(parts[at], str) else UNKNOWN
        if at + 1 < len(parts) and parts[at + 1] == INSIDE:
            return (place + N_PLACES if place >= 0 else UNKNOWN), at + 2
        return place, at + 1

    def of(self, option: Option, at: int = 1) -> int:
        """The area that an offered option names."""
        place = PLACE_ID[str(option[at])]
        return place + N_PLACES if len(option) > at + 1 and option[at + 1] == INSIDE else place

    def spell(self, value: int) -> object:
        """The name of an area."""
        return area_name(value)

    def domain(self, play: Play) -> list[Option]:
        """Every place, outside and inside."""
        return [(name,) for name in PLACE_NAMES] + [(name, INSIDE) for name in PLACE_NAMES]


class Units(Kind):
    """Combat units of one type, by type and number; as a packed group."""

    def read(self, play: Play, parts: Option, at: int) -> tuple[int, int]:
        """The group that a type and a number name."""
        number = parts[at + 1] if at + 1 < len(parts) else 0
        kind = CU_ID.get(str(parts[at]), UNKNOWN)
        if kind < 0 or not isinstance(number, int) or not 0 < number < MOST_CU:
            return UNKNOWN, at + 2
        return UNIT[kind] * number, at + 2

    def of(self, option: Option, at: int = 1) -> int:
        """The group that an offered option names."""
        return UNIT[CU_ID[str(option[at])]] * int(option[at + 1])

    def spell(self, value: int) -> object:
        """Numbers by type."""
        return units_named(value)

    def domain(self, play: Play) -> list[Option]:
        """Up to a dozen of each type."""
        return [(name, number) for name in CU_NAMES for number in range(1, 13)]


class Faction(Kind):
    """A seat; of facts also the Independents."""

    def spell(self, value: int) -> object:
        """The colour of a seat, or "independent"."""
        return faction_name(value)


PLACE: Final = Kind("place", PLACE_NAMES)
AREA: Final = Area("area", PLACE_NAMES)
PROVINCE: Final = Kind("province", PROVINCE_NAMES)
FACTION: Final = Faction("faction", FACTION_NAMES)
GENERAL: Final = Kind("general", GENERAL_NAMES)
MEMBER: Final = Kind("royal", ROYAL_NAMES)
CARD: Final = Kind("card", CARD_NAMES)
FLEET: Final = Kind("fleet", FLEET_NAMES)
CU: Final = Kind("unit", CU_NAMES)
UNITS: Final = Units("units", CU_NAMES)
USE: Final = Kind("use", USES)
WHERE: Final = Kind("where", (INSIDE,))
DIE: Final = Number(6)
WHAT: Final = Kind("what", (), ("unit", "general", "royal"))

FACTS: Final[dict[str, Kind]] = {
    **dict.fromkeys(("faction", "before", "winner", "loser", "attacker", "defender"), FACTION),
    **dict.fromkeys(("enemy", "holder", "by", "other", "order", "rolls"), FACTION),
    "area": AREA,
    "to": AREA,
    "units": UNITS,
    "place": PLACE,
    "province": PROVINCE,
    "provinces": PROVINCE,
    "general": GENERAL,
    "generals": GENERAL,
    "card": CARD,
    "royal": MEMBER,
    "fleet": FLEET,
    "fleets": FLEET,
    "what": WHAT,
    "use": USE,
}
"""What the facts of questions, tellings and refusals refer to."""


def area_options(verb: str) -> list[Option]:
    """One option a land area: ("place", "pella") and ("place", "pella", "inside")."""
    return [(verb, name) for name in PLACE_NAMES] + [(verb, name, INSIDE) for name in PLACE_NAMES]


def units_options(verb: str) -> list[list[Option]]:
    """By type and number: ("take", "mercenary", 2)."""
    return [[(verb, name, number) for number in range(MOST_CU)] for name in CU_NAMES]


def is_named(value: int) -> bool:
    """Whether an argument that may be left out is there."""
    return value != ABSENT
