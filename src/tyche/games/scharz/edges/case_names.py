"""How rules cases of Scharz name things: every wrong name is a fault of the case, at its line."""

from collections.abc import Mapping
from typing import Final

from tyche.core.node import Node, number_of
from tyche.games.scharz.data import map_file
from tyche.games.scharz.rules.components import SEAT_ID
from tyche.games.scharz.rules.kinds import HERD, UNIT
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import SPOT_NAMES

NONE: Final = "none"


def numbered(words: tuple[str, ...] | list[str]) -> dict[str, int]:
    """Words and their numbers; empty words have none."""
    return {word: k for k, word in enumerate(words) if word}


def seat_named(t: Scharz, node: Node, name: str) -> int:
    """A player by colour."""
    found = number_of(node, name, SEAT_ID, "player")
    if found >= t.players:
        raise node.fault(f"{name} does not play")
    return found


def seat(t: Scharz, node: Node) -> int:
    """The player that is named here."""
    return seat_named(t, node, node.word())


def key_seat(t: Scharz, node: Node) -> int:
    """The player that the key of an item names."""
    return seat_named(t, node, str(node.key))


def by_seat(t: Scharz, node: Node) -> list[tuple[int, Node]]:
    """A mapping by players."""
    return [(key_seat(t, entry), entry) for entry in node.entries()]


def in_play(t: Scharz, node: Node, name: str, ids: Mapping[str, int], what: str, whole: list[str]) -> int:
    """Something of the map in use; what lies outside the playing area is told apart from what does not exist."""
    if name not in ids and name in whole:
        raise node.fault(f"{name!r} is not in the playing area of {t.players} players")
    return number_of(node, name, ids, what)


def place_named(t: Scharz, node: Node, name: str) -> int:
    """A place of the map in use."""
    file = map_file(t.a.map)
    whole = [field.id for field in file.land] + [field.id for field in file.sea]
    return in_play(t, node, name, t.a.ids, "place on this map", whole)


def place(t: Scharz, node: Node) -> int:
    """The place that is named here."""
    return place_named(t, node, node.word())


def key_place(t: Scharz, node: Node) -> int:
    """The place that the key of an item names."""
    return place_named(t, node, str(node.key))


def key_spot(t: Scharz, node: Node) -> tuple[int, int]:
    """The place and spot that a key names: ``roma``, ``roma/inside``, ``roma/site`` or ``roma/yard``."""
    where, slash, part = str(node.key).partition("/")
    if slash and part not in SPOT_NAMES:
        raise node.fault(f"there is no spot {part!r}; there are {', '.join(SPOT_NAMES)}")
    return place_named(t, node, where), SPOT_NAMES.index(part) if slash else 0


def people(t: Scharz, node: Node) -> int:
    """A people of the map in use."""
    whole = [faction.id for faction in map_file(t.a.map).factions]
    return in_play(t, node, node.word(), numbered(t.a.factions), "people", whole)


def chosen(node: Node, words: tuple[str, ...] | list[str], what: str) -> int:
    """The number of one of a few words."""
    return number_of(node, node.word(), numbered(words), what)


def tally(node: Node, what: str) -> list[tuple[int, int]]:
    """``{light: 3, heavy-veterans: 1}`` or ``{sheep: 2}``: numbers by kind; nothing for ``none``."""
    kind = HERD if what == "herd" else UNIT
    if node.value == NONE:
        return []
    return [(number_of(entry, str(entry.key), kind.ids, f"kind of {what}"), entry.number()) for entry in node.entries()]
