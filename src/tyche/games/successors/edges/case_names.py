"""The names that rules cases use for places, pieces and cards, read and checked."""

from typing import Final

from tyche.core.node import NOBODY as NO_FACTION
from tyche.core.node import Node, number_of
from tyche.games.successors.rules.atlas import N_PLACES, PLACE_ID
from tyche.games.successors.rules.components import CARD_ID, CU_ID, FACTION_NAMES
from tyche.games.successors.rules.state import ABOARD, IND, NOBODY
from tyche.games.successors.rules.units import UNIT

INDEPENDENT: Final = "independent"
NONE: Final = "none"
SEA: Final = "sea"
INSIDE: Final = "/inside"
MOST_UNITS: Final = 39


def area_named(node: Node, name: str) -> int:
    """A land area, ``pella`` or ``pella/inside``, or ``sea``."""
    if name == SEA:
        return ABOARD
    place = number_of(node, name.removesuffix(INSIDE), PLACE_ID, "place")
    return place + N_PLACES if name.endswith(INSIDE) else place


def area(node: Node) -> int:
    """The area that is named here."""
    return area_named(node, node.word())


def key_area(node: Node) -> int:
    """The area that the key of an item names."""
    return area_named(node, str(node.key))


def card(node: Node) -> int:
    """A Tyche card by its number; YAML may have read it as a number."""
    value = node.value
    name = str(value) if isinstance(value, int) and not isinstance(value, bool) else node.word()
    return number_of(node, name, CARD_ID, "card")


def cards(node: Node) -> list[int]:
    """Several Tyche cards."""
    return [card(item) for item in node.items()]


def faction_named(node: Node, name: str, players: int) -> int:
    """A player faction of this table."""
    seats = {colour: seat for seat, colour in enumerate(FACTION_NAMES[:players])}
    return number_of(node, name, seats, f"faction at a table of {players}:")


def faction(node: Node, players: int) -> int:
    """The player faction that is named here."""
    return faction_named(node, node.word(), players)


def factions(node: Node, players: int) -> list[int]:
    """Several player factions."""
    return [faction(item, players) for item in node.items()]


def key_faction(node: Node, players: int) -> int:
    """The player faction that the key of an item names."""
    return faction_named(node, str(node.key), players)


def key_anybody(node: Node, players: int) -> int:
    """The key of an item: a player faction, ``independent`` or ``nobody``."""
    if node.key in (INDEPENDENT, NO_FACTION):
        return IND if node.key == INDEPENDENT else NOBODY
    return key_faction(node, players)


def units(node: Node) -> int:
    """A group of units, ``{mercenary: 2, royal: 1}``; ``none`` is an empty one."""
    if node.value == NONE:
        return 0
    group = 0
    for entry in node.entries():
        group += entry.number(0, MOST_UNITS) * UNIT[number_of(entry, str(entry.key), CU_ID, "type of unit")]
    return group
