"""The names that rules cases use for places, pieces and cards, read and checked."""

from typing import Final

from tyche.core.errors import CaseError
from tyche.core.vocabulary import as_list, as_mapping, as_number, as_word, named, shown
from tyche.games.successors.atlas import FLEET_ID, N_PLACES, PLACE_ID, PROVINCE_ID
from tyche.games.successors.components import CARD_ID, CU_ID, FACTION_NAMES, GENERAL_ID, ROYAL_ID
from tyche.games.successors.state import ABOARD, IND, NOBODY
from tyche.games.successors.units import UNIT

INDEPENDENT: Final = "independent"
NO_FACTION: Final = "nobody"
SEA: Final = "sea"
INSIDE: Final = "/inside"


def place(value: object, within: object, key: object) -> int:
    """A place: ``pella``."""
    return named(PLACE_ID, "place", value, within, key)


def area(value: object, within: object, key: object) -> int:
    """A land area, ``pella`` or ``pella/inside``, or ``sea``."""
    name = as_word(value, within, key)
    if name == SEA:
        return ABOARD
    if name.endswith(INSIDE):
        return place(name[: -len(INSIDE)], within, key) + N_PLACES
    return place(name, within, key)


def province(value: object, within: object, key: object) -> int:
    """A province."""
    return named(PROVINCE_ID, "province", value, within, key)


def general(value: object, within: object, key: object) -> int:
    """Any general: major, minor or Independent."""
    return named(GENERAL_ID, "general", value, within, key)


def royal(value: object, within: object, key: object) -> int:
    """A member of the royal family, or the cart."""
    return named(ROYAL_ID, "member of the royal family", value, within, key)


def fleet(value: object, within: object, key: object) -> int:
    """A fleet."""
    return named(FLEET_ID, "fleet", value, within, key)


def card(value: object, within: object, key: object) -> int:
    """A Tyche card by its number; YAML may have read it as a number."""
    number = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
    return named(CARD_ID, "card", number, within, key)


def cards(value: object, within: object, key: object) -> list[int]:
    """Several Tyche cards."""
    items = as_list(value, within, key)
    return [card(item, items, n) for n, item in enumerate(items)]


def faction(value: object, players: int, within: object, key: object) -> int:
    """A player faction of this table."""
    seats = {name: seat for seat, name in enumerate(FACTION_NAMES[:players])}
    return named(seats, f"faction at a table of {players}:", value, within, key)


def anybody(value: object, players: int, within: object, key: object) -> int:
    """A player faction, ``independent`` or ``nobody``."""
    if value in (INDEPENDENT, NO_FACTION):
        return IND if value == INDEPENDENT else NOBODY
    return faction(value, players, within, key)


def factions(value: object, players: int, within: object, key: object) -> list[int]:
    """Several player factions."""
    items = as_list(value, within, key)
    return [faction(item, players, items, n) for n, item in enumerate(items)]


def units(value: object, within: object, key: object) -> int:
    """A group of units, ``{mercenary: 2, royal: 1}``; ``none`` is an empty one."""
    if value == "none":
        return 0
    group = 0
    counts = as_mapping(value, within, key)
    for name, number in counts.items():
        kind = named(CU_ID, "type of unit", name, counts, name)
        many = as_number(number, counts, name)
        if not 0 <= many < 40:
            raise CaseError(f"{shown(number)} is no number of units", counts, name)
        group += many * UNIT[kind]
    return group
