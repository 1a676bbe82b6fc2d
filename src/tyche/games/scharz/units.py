"""Units and herds as numbers: keys of place, spot and code, and the names of their kinds.

A code holds the type (4 bits), the level (3 bits) and flags. The kind is the code without its flags.
"""

from typing import Final

from tyche.games.scharz.components import LEVEL_NAMES, N_TYPES, STANDARD, TYPE_NAMES

OUT: Final = 0
IN: Final = 1
SITE: Final = 2
YARD: Final = 3
"""Spots of a land field: outside, inside the settlement, on the site, in the shipyard. Water has only OUT."""
SPOT_NAMES: Final = ["outside", "inside", "site", "yard"]

CODE: Final = 12
CODE_MASK: Final = (1 << CODE) - 1
KIND: Final = 127
USED: Final = 1 << 7
"""The basic capacity of the round is used (T8.1)."""
ACTED: Final = 1 << 8
"""Has moved in this subphase, or risen in this Experience subphase."""
STOPPED: Final = 1 << 9
"""Does not move any more this round (T8.4, T8.13)."""
TRAIN: Final = 1 << 10
"""Trained in the last Trade (T12.3)."""
SECOND: Final = 1 << 11
"""A ship on the second of two rivers of its field, or on the shore beside its only one (T20.3.1)."""
CARRIED: Final = SECOND
"""A land unit was carried by a ship this round (T8.13); on ships the bit says which river they are on."""
MOVED: Final = USED | ACTED | STOPPED | CARRIED


def kind_of(unit: int, level: int) -> int:
    """The kind of a type and level."""
    return unit | level << 4


def _kind_names() -> list[str]:
    names = [""] * 128
    for level, level_name in enumerate(LEVEL_NAMES):
        for unit in range(N_TYPES):
            name = TYPE_NAMES[unit] if level == STANDARD else f"{TYPE_NAMES[unit]}-{level_name}"
            names[kind_of(unit, level)] = name
    return names


KIND_NAMES: Final = _kind_names()
KIND_ID: Final = {name: k for k, name in enumerate(KIND_NAMES) if name}


def stack(place: int, spot: int, code: int) -> int:
    """The key of a stack of equal units."""
    return (place << 2 | spot) << CODE | code


def herd_key(place: int, kind: int, inside: int, shifts: int) -> int:
    """The key of equal herds on a field: kind, whether inside the settlement, how often shifted in this subphase."""
    return place << 5 | kind << 3 | inside << 2 | shifts
