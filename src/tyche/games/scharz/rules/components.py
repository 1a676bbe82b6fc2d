"""Units, levels, dice, buildings, goods and prices: the tables of the player cards (T3.4, T12.6, T13.2, T13.10)."""

from typing import Final

NOBODY: Final = -1
SEATS: Final = 12

# --- units (T13.2) ---

LI: Final = 0
HI: Final = 1
ENGINE: Final = 2
CAVALRY: Final = 3
TRANSPORT: Final = 4
WARSHIP: Final = 5
MERCENARY: Final = 6
CORSAIR: Final = 7
ELEPHANT: Final = 8
N_TYPES: Final = 9
TYPE_NAMES: Final = [
    "light", "heavy", "engine", "cavalry", "transport", "warship", "mercenary", "corsair", "elephant",
]  # fmt: skip
TYPE_ID: Final = {name: k for k, name in enumerate(TYPE_NAMES)}
STANDARD_TYPES: Final = (LI, HI, ENGINE, CAVALRY, TRANSPORT, WARSHIP)
SHIPS: Final = (TRANSPORT, WARSHIP, CORSAIR)
IS_SHIP: Final = [kind in SHIPS for kind in range(N_TYPES)]
UNIT_LIMIT: Final = 20
MAY_BOARD: Final = [kind != ENGINE and kind not in SHIPS for kind in range(N_TYPES)]
"""T8.8. Who can go aboard; how much room there is, `move.cargo` reckons."""
PR_VALUE: Final = [2, 4, 4, 4, 4, 4, 4, 4, 4]
SALARY: Final = [1, 1, 1, 2, 1, 1, 2, 0, 0]
"""T13.2, T16.1. Elephants do not exist in the salary economy, corsairs are never paid."""
PORTIONS: Final = [1, 1, 1, 1, 1, 1, 0, 0, 1]
EXTRA_GRAIN: Final = [0, 0, 0, 1, 0, 0, 0, 0, 2]
UPGRADE_COST: Final = [0, 3, 2, 4, 2, 3, 0, 0, 6]
REFUND: Final = [0, 3, 0, 4, 2, 3, 0, 0, 6]
CAVALRY_WITHOUT_HERDS: Final = 8
LI_PRICE: Final = 2
RECRUIT_PRICE: Final = 1
MERCENARY_PRICE: Final = (4, 2)
"""Gold and PR (T13.2)."""
HIRELING_PRICE: Final = (1, 10)
CORSAIR_GOLD: Final = 10
CORSAIR_PR: Final = 16
LEVEL_PRICE: Final = 2

# --- levels (T12.1) ---

RECRUITS: Final = 0
STANDARD: Final = 1
EXPERIENCED: Final = 2
VETERANS: Final = 3
ELITE: Final = 4
LEVEL_NAMES: Final = ["recruits", "standard", "experienced", "veterans", "elite"]
FREE_REROLLS: Final = [0, 0, 1, 1, 2]
EXTRA_LIVES: Final = [0, 0, 0, 1, 1]
COUNTS: Final = [0, 1, 1, 1, 2]
ENGINE_SHIELDS: Final = [3, 4, 5, 6, 7]

# --- dice (T3.4) ---

WHITE: Final = 0
REVERSED: Final = 1
BLUE: Final = 2
RED: Final = 3
DIE_NAMES: Final = ["white", "reversed", "blue", "red"]
FACES: Final = [
    [1, 1, 1, 1, 0, 0],
    [1, 1, 0, 0, 0, 0],
    [1, 1, 1, 1, 1, 0],
    [2, 2, 2, 1, 1, 1],
]
DICE: Final = [(WHITE, 1), (RED, 1), (WHITE, 0), (RED, 1), (WHITE, 1), (BLUE, 1), (BLUE, 1), (WHITE, 4), (RED, 2)]
"""T13.2. Die and number of dice by type of unit."""
WEAK_DICE: Final = [
    (REVERSED, 1), (BLUE, 1), (WHITE, 0), (BLUE, 1), (WHITE, 1), (BLUE, 1), (BLUE, 1), (WHITE, 4), (RED, 0),
]  # fmt: skip
"""The same where the starred values hold."""
LIVES: Final = [1, 2, 1, 2, 1, 2, 2, 3, 3]
WEAK_LIVES: Final = [1, 1, 1, 1, 1, 2, 2, 3, 2]

# --- buildings (T12.6) ---

VILLAGE: Final = 1
TOWN: Final = 2
DOCK: Final = 3
PORT: Final = 4
FORT: Final = 5
BUILDING_NAMES: Final = ["", "village", "town", "dock", "port", "fortification"]
BUILDING_ID: Final = {name: k for k, name in enumerate(BUILDING_NAMES) if name}
PRICE: Final = [0, 4, 8, 2, 6, 3]
CREW: Final = [0, 2, 4, 1, 2, 1]
MOST_CREW: Final = 4
FINISHED: Final = 8
"""Half quarter-turns that finish a building (T12.7, T12.8)."""
TILES: Final = 15
SETTLEMENT_VP: Final = [0, 4, 8]
SETTLEMENT_PR: Final = [0, 8, 12]
YARD_PR: Final = 4
STORAGE: Final = [0, 5, 10]
"""T13.12. Grain storage by settlement; a fortification adds one."""
SALES: Final = [0, 5, 10]
"""T13.4. Units that a settlement sells in a round; a fortification adds one."""
FEW_SALES: Final = [0, 1, 2]
"""T13.4. The same where the limit of five and ten is read as room inside; a fortification adds none."""
GARRISON: Final = [0, 5, 10]
"""T9.1. Room inside where it has a limit; a fortification adds one."""
NO_LIMIT: Final = 999
BERTHS: Final = [0, 2, 4]
"""T8.7, T13.12. Ships and fish of no shipyard, a dock, a port."""

# --- herds and goods (T3.6, T13.10, T16.4, T19.5) ---

SHEEP: Final = 0
PIGS: Final = 1
CATTLE: Final = 2
HORSES: Final = 3
HERD_NAMES: Final = ["sheep", "pigs", "cattle", "horses"]
HERD_ID: Final = {name: k for k, name in enumerate(HERD_NAMES)}
MEAT: Final = [3, 5, 7, 5]
MEAT_INSIDE: Final = [2, 3, 4, 5]
HERD_BUY: Final = [5, 7, 9, 7]
HERD_SELL: Final = [3, 5, 7, 5]
HERD_AP: Final = [2, 4, 6, 4]
HERDS_PER_FIELD: Final = 2
GRAIN_BUY: Final = 2
FISH_BUY: Final = 1

# --- prestige (T17.5, T17.7, T17.9) ---

PR_DOUBLE: Final = 2
PR_REROLL: Final = 4
PR_TARGET: Final = 6
PR_RIVAL: Final = 8
LATE_SHIPS: Final = 5
"""T20.4.5. The warships with which the Vikings of Taifas enter."""
PR_BUILD: Final = 12
PR_SPECIAL: Final = 14
NONE: Final = 0
POOR: Final = 1
AVERAGE: Final = 2
BETTER: Final = 3
BRILLIANT: Final = 4
COMMAND_NAMES: Final = ["none", "poor", "average", "better", "brilliant"]
COMMAND_PRICE: Final = [0, 2, 4, 6, 8]
COMMAND_SALARY: Final = [0, 1, 2, 3, 4]

# --- seasons ---

SPRING: Final = 0
SUMMER: Final = 1
AUTUMN: Final = 2
WINTER: Final = 3
SEASON_NAMES: Final = ["spring", "summer", "autumn", "winter"]
YEARS: Final = 5
SEAT_NAMES: Final = [
    "red", "blue", "green", "yellow", "black", "white", "purple", "orange", "brown", "grey", "pink", "turquoise",
]  # fmt: skip
SEAT_ID: Final = {name: k for k, name in enumerate(SEAT_NAMES)}
COMBAT: Final = ("withdrawal", "begin-battles", "battles", "begin-sieges", "sieges", "begin-plunder", "plunder")
"""T7.2. The steps of COMBAT."""
ROME: Final = "rome"
"""The city that is claimed for its own sake (T20.1.7)."""
