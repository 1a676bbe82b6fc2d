"""Facts as plain data: small integers become the names of what they refer to."""

from collections.abc import Callable
from typing import Final

from tyche.games.successors.atlas import FLEET_NAMES, N_PLACES, PLACE_NAMES, PROVINCE_NAMES
from tyche.games.successors.components import CARD_NAMES, CU_NAMES, FACTION_NAMES, GENERAL_NAMES, ROYAL_NAMES
from tyche.games.successors.state import ABOARD, IND
from tyche.games.successors.units import count, kinds


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
    return PLACE_NAMES[area] if area < N_PLACES else f"{PLACE_NAMES[area - N_PLACES]}/inside"


def units_named(group: int) -> dict[str, int]:
    """Numbers by type."""
    return {CU_NAMES[kind]: count(group, kind) for kind in kinds(group)}


def _from(names: list[str]) -> Callable[[int], str | None]:
    """Names of a table, None for nothing."""
    return lambda index: names[index] if index >= 0 else None


_FACTION_KEYS: Final = (
    "faction",
    "before",
    "winner",
    "loser",
    "attacker",
    "defender",
    "enemy",
    "holder",
    "by",
    "other",
)
_SPELLERS: Final[dict[str, Callable[[int], object]]] = {
    **dict.fromkeys(_FACTION_KEYS, faction_name),
    "area": area_name,
    "to": area_name,
    "units": units_named,
    "place": _from(PLACE_NAMES),
    "province": _from(PROVINCE_NAMES),
    "general": _from(GENERAL_NAMES),
    "card": _from(CARD_NAMES),
    "royal": _from(ROYAL_NAMES),
    "fleet": _from(FLEET_NAMES),
}
_LIST_SPELLERS: Final[dict[str, Callable[[int], object]]] = {
    "provinces": _from(PROVINCE_NAMES),
    "generals": _from(GENERAL_NAMES),
    "fleets": _from(FLEET_NAMES),
    "order": faction_name,
}


def spell(key: str, value: object) -> object:
    """A fact of a telling, prompt or refusal as plain data."""
    if isinstance(value, int) and not isinstance(value, bool) and key in _SPELLERS:
        return _SPELLERS[key](value)
    if isinstance(value, list) and key in _LIST_SPELLERS:
        return [_LIST_SPELLERS[key](item) for item in value]
    if key == "rolls" and isinstance(value, list):
        return {str(faction_name(seat)): die for seat, die in value}
    return value
