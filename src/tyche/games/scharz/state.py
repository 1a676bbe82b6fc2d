"""The state of a game of Scharz: small integers in flat lists, sets as bit masks, copied by hand.

A unit is counted under a key: place, spot, and a code of type, level and flags (`units`). Herds are counted the same
way. All information is open (T7.6): there is nothing here that a seat may not know.
"""

from typing import Final

from tyche.games.scharz.components import NOBODY

OF_GOLD: Final = 0
OF_UNITS: Final = 1
OF_HERDS: Final = 2
OF_GRAIN: Final = 3
OF_FISH: Final = 4
OF_MARKERS: Final = 5
"""What `issued` counts: how much of it has come into play and not left it again."""
TABLE: Final = (
    "step", "phase", "year", "season", "start", "first", "at", "stage", "passes", "done", "victory", "out_of_game",
    "markers", "forts", "frozen", "good_zones", "bad_zones", "sea_winter", "ordered_moves", "ordered_work", "doubled",
    "hurried", "recruited", "agreed", "entered",
)  # fmt: skip
"""Plain numbers and words."""
LISTS: Final = (
    "winners", "gold", "pr", "vp", "vp_before", "killed", "lost", "faction", "opening", "rivals", "command",
    "announced", "half", "treated", "out", "fleet", "standard", "towns", "tiles", "locked", "held_before",
    "settle_owner", "settle", "yard", "holder", "bought", "owed", "fields", "issued",
)  # fmt: skip
"""Lists of numbers."""
MAPS: Final = (
    "sites", "grain", "stored", "fish", "treaties", "treaty_year", "aid", "sold", "upgraded", "berthed", "ambushed",
    "assaulted",
)  # fmt: skip
"""Small dictionaries of numbers."""
NESTED_LISTS: Final = ("sub", "feats")
NESTED_MAPS: Final = ("units", "herds")
FIELDS: Final = TABLE + LISTS + MAPS + NESTED_LISTS + NESTED_MAPS


class State:
    """Only what changes. `State(None, players, land)` is an empty board, `State(other, 0, 0)` a copy."""

    def __init__(self, other: "State | None", players: int, land: int) -> None:
        if other is None:
            self._empty_table(players)
            self._empty_board(players, land)
        else:
            self._copy_table(other)
            self._copy_board(other)

    def _empty_table(self, players: int) -> None:
        zeros = [0] * players
        # The course of play (T6, T7).
        self.step = "first-player"
        self.phase = 0
        self.year = 1
        self.season = 0
        self.start = 0
        self.first = 0
        self.at = 0
        self.stage = 0
        self.passes = 0
        self.done = 0
        self.victory = ""
        self.winners: list[int] = []
        self.out_of_game = 0
        self.entered = 0
        # Players (T27.4).
        self.gold = zeros[:]
        self.pr = zeros[:]
        self.vp = zeros[:]
        self.vp_before = zeros[:]
        self.killed = zeros[:]
        self.lost = zeros[:]
        self.faction = [NOBODY] * players
        self.opening = zeros[:]
        self.rivals = zeros[:]
        self.command = zeros[:]
        self.announced = zeros[:]
        self.half = zeros[:]
        self.treated = zeros[:]
        self.bought = zeros[:]
        self.owed = zeros[:]
        self.fields = zeros[:]
        self.issued = [0] * 6
        # Diplomacy (T18).
        self.treaties: dict[int, int] = {}
        self.treaty_year: dict[int, int] = {}
        self.aid: dict[int, int] = {}
        self.agreed = 0
        # Orders and weather of the round.
        self.ordered_moves = 0
        self.ordered_work = 0
        self.frozen = 0
        self.good_zones = 0
        self.bad_zones = 0
        self.sea_winter = 0
        # What was done in this subphase or Trade.
        self.doubled = 0
        self.hurried = 0
        self.recruited = 0
        self.sold: dict[int, int] = {}
        self.upgraded: dict[int, int] = {}
        self.berthed: dict[int, int] = {}
        self.ambushed: dict[int, int] = {}
        self.assaulted: dict[int, int] = {}
        self.sub: list[list[int]] = [[] for _ in range(players)]
        self.feats: list[list[int]] = []

    def _empty_board(self, players: int, land: int) -> None:
        zeros = [0] * players
        self.units: list[dict[int, int]] = [{} for _ in range(players)]
        self.herds: list[dict[int, int]] = [{} for _ in range(players)]
        self.out = zeros[:]
        self.fleet = zeros[:]
        self.standard = zeros[:]
        self.towns = zeros[:]
        self.tiles = zeros[:]
        self.locked = zeros[:]
        self.held_before = zeros[:]
        self.settle_owner = [NOBODY] * land
        self.settle = [0] * land
        self.yard = [0] * land
        self.holder = [NOBODY] * land
        self.forts = 0
        self.markers = 0
        self.sites: dict[int, int] = {}
        self.grain: dict[int, int] = {}
        self.stored: dict[int, int] = {}
        self.fish: dict[int, int] = {}

    def _copy_table(self, o: "State") -> None:
        self.step = o.step
        self.phase = o.phase
        self.year = o.year
        self.season = o.season
        self.start = o.start
        self.first = o.first
        self.at = o.at
        self.stage = o.stage
        self.passes = o.passes
        self.done = o.done
        self.victory = o.victory
        self.winners = o.winners[:]
        self.out_of_game = o.out_of_game
        self.entered = o.entered
        self.gold = o.gold[:]
        self.pr = o.pr[:]
        self.vp = o.vp[:]
        self.vp_before = o.vp_before[:]
        self.killed = o.killed[:]
        self.lost = o.lost[:]
        self.faction = o.faction[:]
        self.opening = o.opening[:]
        self.rivals = o.rivals[:]
        self.command = o.command[:]
        self.announced = o.announced[:]
        self.half = o.half[:]
        self.treated = o.treated[:]
        self.bought = o.bought[:]
        self.owed = o.owed[:]
        self.fields = o.fields[:]
        self.issued = o.issued[:]
        self.treaties = o.treaties.copy()
        self.treaty_year = o.treaty_year.copy()
        self.aid = o.aid.copy()
        self.agreed = o.agreed
        self.ordered_moves = o.ordered_moves
        self.ordered_work = o.ordered_work
        self.frozen = o.frozen
        self.good_zones = o.good_zones
        self.bad_zones = o.bad_zones
        self.sea_winter = o.sea_winter
        self.doubled = o.doubled
        self.hurried = o.hurried
        self.recruited = o.recruited
        self.sold = o.sold.copy()
        self.upgraded = o.upgraded.copy()
        self.berthed = o.berthed.copy()
        self.ambushed = o.ambushed.copy()
        self.assaulted = o.assaulted.copy()
        self.sub = [numbers[:] for numbers in o.sub]
        self.feats = [feat[:] for feat in o.feats]

    def _copy_board(self, o: "State") -> None:
        self.units = [stacks.copy() for stacks in o.units]
        self.herds = [stacks.copy() for stacks in o.herds]
        self.out = o.out[:]
        self.fleet = o.fleet[:]
        self.standard = o.standard[:]
        self.towns = o.towns[:]
        self.tiles = o.tiles[:]
        self.locked = o.locked[:]
        self.held_before = o.held_before[:]
        self.settle_owner = o.settle_owner[:]
        self.settle = o.settle[:]
        self.yard = o.yard[:]
        self.holder = o.holder[:]
        self.forts = o.forts
        self.markers = o.markers
        self.sites = o.sites.copy()
        self.grain = o.grain.copy()
        self.stored = o.stored.copy()
        self.fish = o.fish.copy()
