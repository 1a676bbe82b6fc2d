"""How rules cases of Scharz name things: every wrong name is a fault of the case, at its line."""

from collections.abc import Mapping
from typing import Final

from tyche.core.node import Node, number_of
from tyche.games.scharz.data import map_file
from tyche.games.scharz.rules.components import SEAT_ID
from tyche.games.scharz.rules.kinds import HERD, UNIT
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import ACTED, SECOND, SPOT_NAMES, STOPPED, TRAIN, USED

NONE: Final = "none"
FLAGS: Final = {"used": USED, "acted": ACTED, "stopped": STOPPED, "train": TRAIN, "second": SECOND}
"""What a unit may be marked with: ``light+used``; ``second`` is the second river of ships, and being carried."""


def numbered(words: tuple[str, ...] | list[str]) -> dict[str, int]:
    """Words and their numbers; empty words have none."""
    return {word: k for k, word in enumerate(words) if word}


def seat_named(t: Scharz, node: Node, name: str) -> int:
    """A player by colour."""
    found = number_of(node, name, SEAT_ID, "player")
    if found >= t.players:
        raise node.fault(f"{name} does not play", "absent", word=name)
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
        raise node.fault(f"{name!r} is not in the playing area of {t.players} players", "absent", word=name)
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
        raise node.fault(
            f"there is no spot {part!r}; there are {', '.join(SPOT_NAMES)}",
            "one-of",
            word=part,
            known=", ".join(SPOT_NAMES),
        )
    return place_named(t, node, where), SPOT_NAMES.index(part) if slash else 0


def people(t: Scharz, node: Node) -> int:
    """A people of the map in use."""
    whole = [faction.id for faction in map_file(t.a.map).factions]
    return in_play(t, node, node.word(), numbered(t.a.factions), "people", whole)


def chosen(node: Node, words: tuple[str, ...] | list[str], what: str) -> int:
    """The number of one of a few words."""
    return number_of(node, node.word(), numbered(words), what)


def tally(node: Node, what: str) -> list[tuple[int, int]]:
    """``{light: 3, heavy-veterans+used: 1}`` or ``{sheep: 2}``: numbers by kind and marks; nothing for ``none``."""
    if node.value == NONE:
        return []
    return [(code(entry, what), entry.number()) for entry in node.entries()]


def code(node: Node, what: str) -> int:
    """The kind that a key names, and the marks behind it."""
    name, *marks = str(node.key).split("+")
    found = number_of(node, name, HERD.ids if what == "herd" else UNIT.ids, f"kind of {what}")
    for mark in marks:
        found |= number_of(node, mark, FLAGS if what == "unit" else {}, "mark")
    return found
