"""T21. The modes, what each of them includes, and the options of a table."""

from typing import Final

from tyche.core.game import OptionValue, TableOption
from tyche.games.scharz.data import MAPS
from tyche.games.scharz.rules.components import (
    CAVALRY,
    CORSAIR,
    ELEPHANT,
    ENGINE,
    HI,
    LI,
    MERCENARY,
    TRANSPORT,
    WARSHIP,
)

FIRST: Final = 0
BASIC: Final = 1
WHITE_MODE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED_MODE: Final = 5
MODES: Final = ("first", "basic", "white", "green", "yellow", "red")

OPTIONS: Final = (
    TableOption("map", "T4.1", "italia", MAPS),
    TableOption("mode", "T21", "first", MODES),
    TableOption("bonuses", "T20", False, (False, True)),
    TableOption("prelude_snake", "T6.5", False, (False, True)),
    TableOption("huns_bank_literal", "T20.6.10", True, (False, True)),
    TableOption("garrison_room", "T13.4", False, (False, True)),
    TableOption("vassal_share", "T18.5", True, (False, True)),
)

_NEW_UNITS: Final = [
    [LI, HI, ENGINE, TRANSPORT],
    [CAVALRY, WARSHIP],
    [MERCENARY],
    [ELEPHANT],
    [CORSAIR],
    [],
]
GOAL_A: Final = 1
GOAL_B: Final = 2
GOAL_C: Final = 4
GOAL_D: Final = 8
GOAL_E: Final = 16
_GOALS: Final = [
    GOAL_A | GOAL_B,
    GOAL_A | GOAL_B | GOAL_C | GOAL_D,
    GOAL_A | GOAL_B | GOAL_D | GOAL_E,
    31,
    31,
    31,
]
NO_FISHING: Final = 0
ALWAYS_ONE: Final = 1
BY_DIE: Final = 2


class Rules:
    """T21. What exists at a table: every cell of the table of modes is a switch here."""

    def __init__(self, chosen: dict[str, OptionValue]) -> None:
        mode = MODES.index(str(chosen["mode"]))
        self.map = str(chosen["map"])
        self.salaries = mode in (FIRST, WHITE_MODE)
        self.goods = not self.salaries
        self.festivities = 0 if mode == FIRST else 1 if mode in (BASIC, WHITE_MODE) else 3
        self.fishing = NO_FISHING if self.salaries else ALWAYS_ONE if mode == BASIC else BY_DIE
        self.special = mode != FIRST
        self.units = [kind for stage in _NEW_UNITS[: mode + 1] for kind in stage]
        self.has_unit = [kind in self.units for kind in range(9)]
        self.forts = mode != FIRST
        self.prestige = mode >= WHITE_MODE
        """Rivals and the spending of prestige."""
        self.experience = mode >= WHITE_MODE
        self.attrition = mode >= WHITE_MODE
        self.weather = mode >= YELLOW
        self.morale = mode >= YELLOW
        self.command = mode == RED_MODE
        self.transhumance = mode == RED_MODE
        self.bonuses = mode >= GREEN or (mode != FIRST and bool(chosen["bonuses"]))
        self.goals = _GOALS[mode]
        self.quick_building = mode == FIRST
        self.prelude_snake = bool(chosen["prelude_snake"])
        self.huns_bank_literal = bool(chosen["huns_bank_literal"])
        self.garrison_room = bool(chosen["garrison_room"])
        self.vassal_share = bool(chosen["vassal_share"])
