"""Units and herds as numbers: keys of place, spot and code, and the names of their kinds.

A code holds the type (4 bits), the level (3 bits) and flags. The kind is the code without its flags.
"""

from typing import Final

from tyche.games.scharz.rules.components import IS_SHIP, LEVEL_NAMES, N_TYPES, STANDARD, TYPE_NAMES

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
FAR: Final = USED | CARRIED
"""A land unit that has come two fields by moving and being carried: carried a second time it has used its capacity."""
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


def type_of(code: int) -> int:
    """The type of a unit, from its code, kind or key."""
    return code & 15


def level_of(code: int) -> int:
    """The level of a unit, from its code, kind or key."""
    return code >> 4 & 7


def kind_in(code: int) -> int:
    """Type and level of a unit without its flags, from its code or key."""
    return code & KIND


def is_ship(code: int) -> bool:
    """Whether a unit is a ship, from its code, kind or key."""
    return IS_SHIP[code & 15]


def as_type(code: int, unit: int) -> int:
    """The code of a unit that becomes another type: level and flags stay."""
    return code & ~15 | unit


def place_at(key: int) -> int:
    """Where a stack is."""
    return key >> CODE + 2


def spot_of(key: int) -> int:
    """The spot of a stack on its field."""
    return key >> CODE & 3


def code_of(key: int) -> int:
    """What the units of a stack are."""
    return key & CODE_MASK


def stack(place: int, spot: int, code: int) -> int:
    """The key of a stack of equal units."""
    return (place << 2 | spot) << CODE | code


GROWN: Final = 1 << 12
"""Marks a stack of grain that has had its crop (T15.5)."""


def sown(seat: int, number: int) -> int:
    """A stack of grain on a field."""
    return seat << 8 | number


def sower(grain: int) -> int:
    """Whose grain stands on a field."""
    return grain >> 8 & 15


def grains(grain: int) -> int:
    """How much grain stands on a field."""
    return grain & 255


def herd_key(place: int, kind: int, inside: int, shifts: int) -> int:
    """The key of equal herds on a field: kind, whether inside the settlement, how often shifted in this subphase."""
    return place << 5 | kind << 3 | inside << 2 | shifts


def herd_place(key: int) -> int:
    """Where herds are."""
    return key >> 5


def herd_kind(key: int) -> int:
    """Of which kind herds are."""
    return key >> 3 & 3


def herd_inside(key: int) -> bool:
    """Whether herds are inside a settlement."""
    return bool(key & 4)


def herd_shifts(key: int) -> int:
    """How often herds were shifted in this subphase; in FEEDING whether they are fed."""
    return key & 3


def unshifted(key: int) -> int:
    """The key of the same herds, not shifted yet."""
    return key & ~3


# --- sites (T12.7) ---


def site_of(owner: int, building: int, progress: int) -> int:
    """A site as one number."""
    return owner << 16 | building << 8 | progress


def site_owner(site: int) -> int:
    """Whose site it is; -1 for no site."""
    return site >> 16


def site_kind(site: int) -> int:
    """What is being built."""
    return site >> 8 & 255


def site_progress(site: int) -> int:
    """How many half quarter-turns are done."""
    return site & 255


# --- what a player has done at a field ---


def mark_of(seat: int, place: int) -> int:
    """A player's mark at a field: stormed (T10.1), shot at from the walls (T9.12), not let in (T18.4)."""
    return seat << 8 | place


def mark_seat(mark: int) -> int:
    """Whose mark it is."""
    return mark >> 8 & 15


def mark_place(mark: int) -> int:
    """Where a mark is."""
    return mark & 255
