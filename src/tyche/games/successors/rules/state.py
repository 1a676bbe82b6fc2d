"""The state of a game of Successors: small integers in flat lists, sets as bit masks.

Places, generals, cards, fleets and royals are indices into the component tables. A place p has up to two land areas:
p itself (the only land area, or outside the walls) and p + N_PLACES (inside the walls of a major city, S2.i). Pieces
of the one sea move under way are in the area ABOARD (S2.j, S13.1.b).

Combat units are counted per faction and area in one packed integer, eight bits a type (see `units`).
"""

from typing import Final

from tyche.games.successors.rules.atlas import N_FLEETS, N_PLACES, N_PROVINCES
from tyche.games.successors.rules.components import N_GENERALS, N_MAJORS, N_ROYALS
from tyche.games.successors.rules.copying import copy_into

NA: Final = 2 * N_PLACES + 1
ABOARD: Final = 2 * N_PLACES
ASHORE: Final[int] = (1 << ABOARD) - 1
"""All land areas, as a bit set."""

SEATS: Final = 5
IND: Final = 5
"""The Independent faction, after the five possible seats."""
NOBODY: Final = -1

OFF: Final = -1
"""Off the map: holding box, reserve, or a minor general at hand (S2.t, S2.y)."""
DISPERSED: Final = -2
GONE: Final = -3
"""Out of the game: killed, removed, assassinated."""

CHAMPIONS: Final = (1 << SEATS) - 1


def has_fought(general: int) -> int:
    """S15.2.A.d. The key under which `fought` marks a general: below all areas."""
    return -1 - general


class State:
    """Only what changes. `State(None)` is an empty board, `State(other)` a copy."""

    def __init__(self, other: "State | None") -> None:
        if other is None:
            self._empty()
        else:
            copy_into(self, other)

    def copy(self) -> "State":
        """An independent copy."""
        return State(self)

    def _empty(self) -> None:
        # The course of play (S5, S6).
        self.players = 0
        self.step = "deal-generals"
        self.turn = 1
        self.round = 0
        self.order: list[int] = []
        self.at = 0
        self.active = NOBODY
        self.usurper = NOBODY
        self.stage = 0
        self.winner = NOBODY
        self.victory = ""
        # Cards (S5.3, S6.2).
        self.deck: list[int] = []
        self.discard = 0
        self.hands = [0] * SEATS
        self.table_cards: list[int] = []
        self.card = NOBODY
        self.cards_in_use = 0
        self.points = 0
        # Control and scores (S2, S3).
        self.control = [NOBODY] * N_PLACES
        self.held = [0] * (SEATS + 1)
        self.provinces = [NOBODY] * N_PROVINCES
        self.vp = [0] * SEATS
        self.legitimacy = [0] * SEATS
        self.champions = CHAMPIONS
        self.stale = 0
        self.unscored = False
        self.touched = 0
        # Pieces (S7).
        self.cu: dict[int, int] = {}
        self.royal_army_areas = [0] * SEATS
        self.cu_areas = [0] * (SEATS + 1)
        self.dispersed_cu = [0] * SEATS
        self.general_at = [OFF] * N_GENERALS
        self.owner = [NOBODY] * N_GENERALS
        self.general_areas = [0] * (SEATS + 1)
        self.majors: list[list[int]] = [[], [], [], [], []]
        self.popularity = [0] * N_MAJORS
        self.active_armies = 0
        self.fleet_owner = [NOBODY] * N_FLEETS
        self.improved = 0
        self.dispersed_fleets = 0
        self.training = [NOBODY] * SEATS
        self.trained = [0] * SEATS
        self.siege_points: dict[int, int] = {}
        # The royal family (S8).
        self.royal_at = [OFF] * N_ROYALS
        self.royal_owner = [NOBODY] * N_ROYALS
        self.tomb = NOBODY
        self.buried_at_pella_by = NOBODY
        self.cart_free = False
        self.offers = [NOBODY, NOBODY]
        self.marriages = [NOBODY, NOBODY]
        # Lasting effects of cards and set-up.
        self.chairs: list[int] = []
        self.dealt: list[list[int]] = [[], [], [], [], []]
        self.contempt = NOBODY
        self.oracle = NOBODY
        self.persian_support = NOBODY
        self.orator = NOBODY
        self.helepolis = NOBODY
        self.elephants_in_box = True
        self.plundered = 0
        self.pacts: list[int] = []
        self.building = [NOBODY] * SEATS
        self.capital = [NOBODY] * SEATS
        self.capital_places = 0
        self.founded = 0
        self.captured = [0] * SEATS
        self.pending: list[int] = []
        self.pending_cu = [0] * SEATS
        self._no_segment()

    def _no_segment(self) -> None:
        # The current segment and activation (S9, S13).
        self.die = 0
        self.used = 0
        self.finished: dict[int, int] = {}
        self.fought: dict[int, int] = {}  # units by area, and generals by has_fought
        self.royals_moved = 0  # by generals before; shifted by N_ROYALS, by the activated army (S8.4.e)
        self.sea_used = False
        self.sea_cu = 0
        self.sea_declared = 0
        self.sieges: dict[int, int] = {}
        self.besieging: dict[int, int] = {}
        self.dropped: dict[int, int] = {}
        self.placed: dict[int, int] = {}
        self.seasoned = 0
        self.source_markers = 0
        self.shuffled_minors = 0
        self.activations = 0
        self.segment = ""
        self.after = ""
        self.supplied = 0
        self.act = NOBODY
        self.party = 0
        self.party_cu = 0
        self.party_new = 0
        self.party_royals = 0
        self.new_generals = 0
        self.new_royals = 0
        self.act_start = NOBODY
        self.gone_out = 0
        self.gone_in = 0
        self.spent = 0
        self.fixed = NOBODY
        self.forfeit = False
        self.must_leave = False
        self.passage = 0
        self.besieged_before = 0
        self.besieged_since = 0
        self.intercepted = 0
        self.entered_stronghold = 0
        self.sailing = 0
        self.sailed = False
        self.land_before_sea = False
        self.embarked_from = NOBODY
        self.sea_at = NOBODY
        self.escort = 0
        self.pontic = False
        self.stopped = False
