"""The state of a game of Scharz: small integers in flat lists, sets as bit masks.

A unit is counted under a key: place, spot, and a code of type, level and flags (`units`). Herds are counted the same
way. All information is open (T7.6): there is nothing here that a seat may not know.
"""

from typing import Final

from tyche.games.scharz.rules.components import NOBODY
from tyche.games.scharz.rules.copying import copy_into

OF_GOLD: Final = 0
OF_UNITS: Final = 1
OF_HERDS: Final = 2
OF_GRAIN: Final = 3
OF_FISH: Final = 4
OF_MARKERS: Final = 5
"""What `issued` counts: how much of it has come into play and not left it again."""


class State:
    """Only what changes. `State(None, players, land)` is an empty board, `State(other, 0, 0)` a copy."""

    def __init__(self, other: "State | None", players: int, land: int) -> None:
        if other is None:
            self._empty_table(players)
            self._empty_board(players, land)
        else:
            copy_into(self, other)

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
        self.waiting: list[list[int]] = [[] for _ in range(players)]

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
