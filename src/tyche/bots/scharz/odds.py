"""What fights promise: mean swords, lives, the chance to win a battle and to breach walls (T9, T10)."""

from math import erf, sqrt
from typing import Final

from tyche.games.scharz.rules.components import (
    DICE,
    ENGINE,
    ENGINE_SHIELDS,
    EXTRA_LIVES,
    FACES,
    LIVES,
    WEAK_DICE,
    WEAK_LIVES,
)
from tyche.games.scharz.rules.units import level_of, type_of

Force = list[tuple[int, int]]
"""Units that fight together: (code, number)."""

MEAN: Final = [sum(faces) / 6 for faces in FACES]
BLANK: Final = [faces.count(0) / 6 for faces in FACES]
SPREAD: Final = [
    sum([face * face for face in faces]) / 6 - mean * mean for faces, mean in zip(FACES, MEAN, strict=True)
]
UNIT_WORTH: Final = [1.2, 2.6, 2.0, 3.0, 2.0, 2.8, 2.4, 4.0, 4.0]
LEVEL_WORTH: Final = [0.85, 1.0, 1.25, 1.5, 2.0]
WALL: Final = 5
"""Shields of a settlement defence level (T10.2)."""
NO_FOE: Final = 99.0


def number(force: Force) -> int:
    """Heads."""
    return sum([n for _, n in force])


def worth(force: Force) -> float:
    """What units are worth to their owner."""
    return sum([UNIT_WORTH[type_of(code)] * LEVEL_WORTH[level_of(code)] * n for code, n in force])


def lives(force: Force, weak: bool) -> int:
    """All lives of a force."""
    table = WEAK_LIVES if weak else LIVES
    return sum([(table[type_of(code)] + EXTRA_LIVES[level_of(code)]) * n for code, n in force])


def swords(force: Force, weak: bool) -> tuple[float, float]:
    """T9.6, T9.8.4. Mean and variance of the swords of a round: dice, seventh dice, and one for three blanks."""
    table = WEAK_DICE if weak else DICE
    by_type: dict[int, int] = {}
    for code, n in force:
        by_type[type_of(code)] = by_type.get(type_of(code), 0) + n
    mean = spread = 0.0
    for unit, n in by_type.items():
        colour, dice = table[unit]
        rolled = n * dice + (n // 6 if dice else 0)
        mean += rolled * (MEAN[colour] + BLANK[colour] / 3)
        spread += rolled * SPREAD[colour]
    return mean, spread


def ratio(mine: Force, theirs: Force, weak: bool, walls: int = 0) -> float:
    """How much stronger one force is than another: swords times lives; `walls` are blue dice of the others."""
    if not theirs:
        return NO_FOE
    ours, _ = swords(mine, weak)
    their, _ = swords(theirs, weak)
    their += walls * MEAN[2]
    strength = ours * (lives(mine, weak) + number(mine) // 5)
    return strength / max(0.1, their * (lives(theirs, weak) + number(theirs) // 5))


def win_chance(mine: Force, theirs: Force, weak: bool, walls: int = 0) -> float:
    """The chance that the first force wins a battle to the end."""
    if not mine:
        return 0.0
    strength = ratio(mine, theirs, weak, walls)
    odds = strength * sqrt(strength)
    return odds / (1.0 + odds)


def fight_worth(mine: Force, theirs: Force, weak: bool, walls: int = 0) -> float:
    """Units won less units lost in a battle to the end, and its victory point."""
    win = win_chance(mine, theirs, weak, walls)
    toll = min(1.0, 0.7 / max(0.7, ratio(mine, theirs, weak, walls)))
    gained = win * (worth(theirs) + 1.5)
    lost = (1.0 - win) * (worth(mine) + 1.5) + win * toll * worth(mine)
    return gained - lost


def walls_left(level: int, force: Force) -> int:
    """T10.3. Shields of walls that engines have not taken off."""
    off = sum([ENGINE_SHIELDS[level_of(code)] * n for code, n in force if type_of(code) == ENGINE])
    return max(0, WALL * level - off)


def breach_chance(force: Force, level: int) -> float:
    """T10.4, T10.5. The chance that one round of assault brings the walls down."""
    if not any(type_of(code) != ENGINE for code, _ in force):
        return 0.0
    need = walls_left(level, force)
    if not need:
        return 1.0
    mean, spread = swords(force, True)
    return 0.5 * (1.0 + erf((mean - need + 0.5) / sqrt(2.0 * max(0.2, spread))))
