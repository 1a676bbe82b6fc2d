"""S7.2. Groups of combat units as one packed integer: eight bits a type, so a group of any size is one small number."""

from typing import Final

from tyche.games.successors.rules.components import (
    CAVALRY,
    CU_STRENGTH,
    ELEPHANT,
    LOYAL,
    MERCENARY,
    N_CUS,
    ROYAL,
    SILVER,
)

UNIT: Final[list[int]] = [1 << 8 * kind for kind in range(N_CUS)]
FIELD: Final[list[int]] = [0xFF << 8 * kind for kind in range(N_CUS)]
MACEDONIANS: Final[int] = FIELD[LOYAL] | FIELD[ROYAL] | FIELD[SILVER]
"""S14.9.d. The types that survive a lost battle by attrition; the others are destroyed."""
COUNTED_IN_TIES: Final[int] = MACEDONIANS
"""S3.4.2. LM, RA and Silver Shields."""


def total(group: int) -> int:
    """The number of combat units: digits of base 256 add up to the remainder by 255."""
    return group % 255


def count(group: int, kind: int) -> int:
    """The number of combat units of one type."""
    return group >> 8 * kind & 0xFF


def kinds(group: int) -> list[int]:
    """The types present, in the order of the tables."""
    return [kind for kind in range(N_CUS) if group & FIELD[kind]]


def packed(counts: dict[int, int]) -> int:
    """A group from numbers by type."""
    group = 0
    for kind, number in counts.items():
        group += number << 8 * kind
    return group


def strength(group: int) -> int:
    """T-7. Combat strength without elephants, which are rolled (S7.2.C)."""
    points = 0
    for kind in kinds(group):
        points += CU_STRENGTH[kind] * count(group, kind)
    return points


def overlap(group: int, other: int) -> int:
    """Type by type the smaller number: what of `group` can still be there when `other` is all there is."""
    common = 0
    for kind in kinds(group):
        common += min(count(group, kind), count(other, kind)) << 8 * kind
    return common


__all__ = [
    "CAVALRY",
    "COUNTED_IN_TIES",
    "ELEPHANT",
    "FIELD",
    "LOYAL",
    "MACEDONIANS",
    "MERCENARY",
    "N_CUS",
    "ROYAL",
    "SILVER",
    "UNIT",
    "count",
    "kinds",
    "overlap",
    "packed",
    "strength",
    "total",
]
