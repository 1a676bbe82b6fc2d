"""The tables of the player aid (Part B of the rules) as flat lookup lists."""

from typing import Final

from tyche.games.successors.data import CARDS
from tyche.games.successors.rules.atlas import PROVINCE_ID

# --- T-1 movement, T-2 costs ---

_ALLOWANCE: Final[list[int]] = [
    2, 3, 4, 4, 4, 4,
    2, 2, 3, 4, 4, 4,
    2, 2, 2, 3, 4, 4,
]  # fmt: skip


def movement_allowance(initiative: int, die: int) -> int:
    """T-1, S9.2.b. Movement points of a general of initiative 2 to 4 on this die."""
    return _ALLOWANCE[6 * initiative + die - 13]


SIEGE_MP: Final = 2
REMOVE_MARKER_MP: Final = 2
INDEPENDENT_MP: Final = 3
BOX_ENTRY_MP: Final = 1

# --- T-3 attrition ---

_LOSSES: Final[list[int]] = [
    # columns: 0 to 10 CUs, then 11 and more; rows: die 1 to 6
    0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1,
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2,
    0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2,
    0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2,
    0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3,
]  # fmt: skip
PASSING_COLUMN: Final = 2  # S7.3.c
PASSING_COLUMN_CAVALRY: Final = 1  # S16.9.h


def attrition(column: int, die: int) -> tuple[int, bool]:
    """T-3, S7.3.b. CUs lost in a group of this size, and whether the first must be an elephant."""
    row = 1 if die < 1 else 6 if die > 6 else die
    return _LOSSES[12 * row - 12 + (column if column < 11 else 11)], row == 6 and column > 0


# --- T-4 battles ---

_COLUMN: Final[list[int]] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 15, 15, 16,
]  # fmt: skip
_ROW: Final[list[int]] = [0, 0, 0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 7]
_SCORE: Final[list[list[int]]] = [
    [0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9],
    [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10],
    [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11],
    [0, 1, 1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 9, 10, 11, 12],
    [0, 1, 2, 3, 3, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13],
    [0, 2, 3, 4, 4, 5, 5, 6, 7, 7, 8, 9, 10, 11, 12, 13, 14],
    [0, 2, 4, 4, 5, 6, 6, 7, 8, 9, 9, 10, 11, 12, 13, 14, 15],
    [0, 3, 4, 5, 6, 7, 7, 8, 9, 10, 10, 11, 12, 13, 14, 15, 16],
]


def battle_score(roll: int, strength: int) -> int:
    """T-4, S13.3.D and S14.7. The score of a side; rolls and strengths beyond the table use its edge."""
    row = 0 if roll < 0 else 12 if roll > 12 else roll
    return _SCORE[_ROW[row]][_COLUMN[strength if strength < 25 else 25]]


ELEPHANT_STRENGTH: Final[list[int]] = [0, 0, 0, 1, 2, 3, 4]  # by die, S7.2.C

# --- T-5 unrest ---

UNREST: Final[dict[int, tuple[list[int], bool]]] = {
    row.roll: ([PROVINCE_ID[name] for name in row.provinces], row.again) for row in CARDS.unrest
}

# --- T-6 legitimacy, T-17 victory points ---

CHAMPION_L: Final = 3
BURIED_AT_PELLA_L: Final = 10
TOMB_L: Final = 2
STRATEGOS_L: Final = 2
ORACLE_L: Final = 1
PERSIAN_SUPPORT_L: Final = -2
CONTEMPT_L: Final = -3

MASTER_OF_ASIA_VP: Final = 4
LARGEST_FLEET_VP: Final = 3
LARGEST_FLEET_MINIMUM: Final = 3
HELLESPONT_VP: Final = 2
CAPITAL_VP: Final = 2
CAPTURED_CAPITAL_VP: Final = 1

# --- T-9 parameters by number of players (index 0 and 1 unused) ---

VP_VICTORY: Final[list[int]] = [0, 0, 29, 26, 23, 20]
L_VICTORY: Final = 18
GENERALS_EACH: Final[list[int]] = [0, 0, 4, 3, 2, 2]
HAND_SIZE: Final[list[int]] = [0, 0, 5, 5, 5, 4]
TABLE_CARDS: Final[list[int]] = [0, 0, 10, 5, 0, 0]
ROUNDS: Final[list[int]] = [0, 0, 5, 5, 5, 4]
REVEALED_PER_ROUND: Final[list[int]] = [0, 0, 2, 1, 0, 0]

# --- T-13 loss of the commanding general ---

COMMANDER_LOSS_ROLL: Final = 9


def commander_killed(die: int, lost: bool) -> bool:
    """T-13, S14.8. Whether a major commander falls, after a modified battle roll of exactly 9."""
    return die >= (5 if lost else 6)


# --- T-15 sieges, S6.4 supply, S6.2.B3 training ---

_SIEGE: Final[list[tuple[int, int]]] = [(0, 1), (0, 1), (0, 0), (1, 1), (1, 0), (1, 0), (2, 0), (2, 0), (3, 0)]


def siege_result(roll: int) -> tuple[int, int]:
    """T-15, S15.2.B. Siege points added and CUs of the besieger lost, by modified roll."""
    return _SIEGE[0 if roll < 0 else 8 if roll > 8 else roll]


SIEGE_POINTS_NEEDED: Final[list[int]] = [1, 2, 3, 0]  # by kind of place, S15.4.a; strongholds while Independent
SIEGE_CUS: Final = 3  # S15.2.A.a
INSIDE_LIMIT: Final = 2  # CUs inside a major city, S9.4.d
ROYAL_ARMY_CUS: Final = 8  # S7.2.F.a
SEA_LIMIT: Final = 8  # CUs at sea in a segment, S13.1.c
CU_MOVE_LIMIT: Final = 8  # CUs out of an area at a time, S16.8.a
SUPPLY_LIMIT: Final[list[int]] = [8, 8, 8, 3]  # by kind of place, S6.4.a
TRAINING_COST: Final[list[int]] = [3, 7, 0, 0, 0, 6]  # OP by CU type, 0: cannot be trained
