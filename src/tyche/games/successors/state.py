"""The state of a game of Successors: small integers in flat lists, sets as bit masks, copied by hand.

Places, generals, cards, fleets and royals are indices into the component tables. A place p has up to two land areas:
p itself (the only land area, or outside the walls) and p + N_PLACES (inside the walls of a major city, S2.i). Pieces
of the one sea move under way are in the area ABOARD (S2.j, S13.1.b).

Combat units are counted per faction and area in one packed integer, eight bits a type (see `units`).
"""

from typing import Final

from tyche.games.successors.atlas import N_FLEETS, N_PLACES, N_PROVINCES
from tyche.games.successors.components import N_GENERALS, N_MAJORS, N_ROYALS

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


FIELDS: Final = (
    "players", "step", "turn", "round", "order", "at", "active", "usurper", "stage", "winner", "victory", "deck",
    "discard", "hands", "table_cards", "card", "cards_in_use", "points", "control", "held", "provinces", "vp",
    "legitimacy", "champions", "stale", "unscored", "touched", "cu", "royal_army_areas", "cu_areas", "dispersed_cu",
    "general_at", "owner", "general_areas", "majors", "popularity", "active_armies", "fleet_owner", "improved",
    "dispersed_fleets", "training", "trained", "siege_points", "royal_at", "royal_owner", "tomb",
    "buried_at_pella_by", "cart_free", "offers", "dealt", "contempt", "oracle", "persian_support", "orator",
    "helepolis", "elephants_in_box", "plundered", "pacts", "building", "capital", "capital_places", "founded",
    "captured", "pending", "pending_cu", "die", "used", "finished", "fought", "royals_moved", "sea_used", "sea_cu",
    "sea_declared", "sieges", "besieging", "dropped", "placed", "seasoned", "source_markers", "shuffled_minors",
    "activations", "segment", "after", "supplied", "act", "party", "party_cu", "party_new", "party_royals",
    "new_generals", "new_royals", "act_start", "gone_out", "gone_in", "spent", "fixed", "forfeit", "must_leave",
    "passage", "besieged_before", "besieged_since", "intercepted", "entered_stronghold", "sailing", "sailed",
    "land_before_sea", "embarked_from", "sea_at", "escort", "pontic", "stopped",
)  # fmt: skip
"""All fields of the state: what a snapshot holds."""


def has_fought(general: int) -> int:
    """S15.2.A.d. The key under which `fought` marks a general: below all areas."""
    return -1 - general


class State:
    """Only what changes. `State(None)` is an empty board, `State(other)` a copy."""

    def __init__(self, other: "State | None") -> None:
        if other is None:
            self._empty()
        else:
            self._copy_table(other)
            self._copy_board(other)
            self._copy_segment(other)

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
        # Lasting effects of cards and set-up.
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

    def _copy_table(self, o: "State") -> None:
        self.players = o.players
        self.step = o.step
        self.turn = o.turn
        self.round = o.round
        self.order = o.order[:]
        self.at = o.at
        self.active = o.active
        self.usurper = o.usurper
        self.stage = o.stage
        self.winner = o.winner
        self.victory = o.victory
        self.deck = o.deck[:]
        self.discard = o.discard
        self.hands = o.hands[:]
        self.table_cards = o.table_cards[:]
        self.card = o.card
        self.cards_in_use = o.cards_in_use
        self.points = o.points
        self.dealt = [generals[:] for generals in o.dealt]
        self.contempt = o.contempt
        self.oracle = o.oracle
        self.persian_support = o.persian_support
        self.orator = o.orator
        self.helepolis = o.helepolis
        self.elephants_in_box = o.elephants_in_box
        self.plundered = o.plundered
        self.pacts = o.pacts[:]
        self.building = o.building[:]
        self.capital = o.capital[:]
        self.capital_places = o.capital_places
        self.founded = o.founded
        self.captured = o.captured[:]
        self.pending = o.pending[:]
        self.pending_cu = o.pending_cu[:]

    def _copy_board(self, o: "State") -> None:
        self.control = o.control[:]
        self.held = o.held[:]
        self.provinces = o.provinces[:]
        self.vp = o.vp[:]
        self.legitimacy = o.legitimacy[:]
        self.champions = o.champions
        self.stale = o.stale
        self.unscored = o.unscored
        self.touched = o.touched
        self.cu = o.cu.copy()
        self.royal_army_areas = o.royal_army_areas[:]
        self.cu_areas = o.cu_areas[:]
        self.dispersed_cu = o.dispersed_cu[:]
        self.general_at = o.general_at[:]
        self.owner = o.owner[:]
        self.general_areas = o.general_areas[:]
        self.majors = [generals[:] for generals in o.majors]
        self.popularity = o.popularity[:]
        self.active_armies = o.active_armies
        self.fleet_owner = o.fleet_owner[:]
        self.improved = o.improved
        self.dispersed_fleets = o.dispersed_fleets
        self.training = o.training[:]
        self.trained = o.trained[:]
        self.siege_points = o.siege_points.copy()
        self.royal_at = o.royal_at[:]
        self.royal_owner = o.royal_owner[:]
        self.tomb = o.tomb
        self.buried_at_pella_by = o.buried_at_pella_by
        self.cart_free = o.cart_free
        self.offers = o.offers[:]

    def _copy_segment(self, o: "State") -> None:
        self.die = o.die
        self.used = o.used
        self.finished = o.finished.copy()
        self.fought = o.fought.copy()
        self.royals_moved = o.royals_moved
        self.sea_used = o.sea_used
        self.sea_cu = o.sea_cu
        self.sea_declared = o.sea_declared
        self.sieges = o.sieges.copy()
        self.besieging = o.besieging.copy()
        self.dropped = o.dropped.copy()
        self.placed = o.placed.copy()
        self.seasoned = o.seasoned
        self.source_markers = o.source_markers
        self.shuffled_minors = o.shuffled_minors
        self.activations = o.activations
        self.segment = o.segment
        self.after = o.after
        self.supplied = o.supplied
        self.act = o.act
        self.party = o.party
        self.party_cu = o.party_cu
        self.party_new = o.party_new
        self.party_royals = o.party_royals
        self.new_generals = o.new_generals
        self.new_royals = o.new_royals
        self.act_start = o.act_start
        self.gone_out = o.gone_out
        self.gone_in = o.gone_in
        self.spent = o.spent
        self.fixed = o.fixed
        self.forfeit = o.forfeit
        self.must_leave = o.must_leave
        self.passage = o.passage
        self.besieged_before = o.besieged_before
        self.besieged_since = o.besieged_since
        self.intercepted = o.intercepted
        self.entered_stronghold = o.entered_stronghold
        self.sailing = o.sailing
        self.sailed = o.sailed
        self.land_before_sea = o.land_before_sea
        self.embarked_from = o.embarked_from
        self.sea_at = o.sea_at
        self.escort = o.escort
        self.pontic = o.pontic
        self.stopped = o.stopped
