"""The fields of the state and how it is copied. Made by tools/states.py from `state.py`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tyche.games.successors.rules.state import State

FIELDS: Final = (
    "players", "step", "turn", "round", "order", "at", "active", "usurper", "stage", "winner", "victory", "deck",
    "discard", "hands", "table_cards", "card", "cards_in_use", "points", "control", "held", "provinces", "vp",
    "legitimacy", "champions", "stale", "unscored", "touched", "cu", "royal_army_areas", "cu_areas", "dispersed_cu",
    "general_at", "owner", "general_areas", "majors", "popularity", "active_armies", "fleet_owner", "improved",
    "dispersed_fleets", "training", "trained", "siege_points", "royal_at", "royal_owner", "tomb", "buried_at_pella_by",
    "cart_free", "offers", "marriages", "chairs", "dealt", "contempt", "oracle", "persian_support", "orator",
    "helepolis", "elephants_in_box", "plundered", "pacts", "building", "capital", "capital_places", "founded",
    "captured", "pending", "pending_cu", "die", "used", "finished", "fought", "royals_moved", "sea_used", "sea_cu",
    "sea_declared", "sieges", "besieging", "dropped", "placed", "seasoned", "source_markers", "shuffled_minors",
    "activations", "segment", "after", "supplied", "act", "party", "party_cu", "party_new", "party_royals",
    "new_generals", "new_royals", "act_start", "gone_out", "gone_in", "spent", "fixed", "forfeit", "must_leave",
    "passage", "besieged_before", "besieged_since", "intercepted", "entered_stronghold", "sailing", "sailed",
    "land_before_sea", "embarked_from", "sea_at", "escort", "pontic", "stopped",
)  # fmt: skip
"""All fields of the state: what a snapshot holds."""


def copy_into(s: State, o: State) -> None:
    """Make `s` an independent copy of `o`."""
    s.players = o.players
    s.step = o.step
    s.turn = o.turn
    s.round = o.round
    s.order = o.order[:]
    s.at = o.at
    s.active = o.active
    s.usurper = o.usurper
    s.stage = o.stage
    s.winner = o.winner
    s.victory = o.victory
    s.deck = o.deck[:]
    s.discard = o.discard
    s.hands = o.hands[:]
    s.table_cards = o.table_cards[:]
    s.card = o.card
    s.cards_in_use = o.cards_in_use
    s.points = o.points
    s.control = o.control[:]
    s.held = o.held[:]
    s.provinces = o.provinces[:]
    s.vp = o.vp[:]
    s.legitimacy = o.legitimacy[:]
    s.champions = o.champions
    s.stale = o.stale
    s.unscored = o.unscored
    s.touched = o.touched
    s.cu = o.cu.copy()
    s.royal_army_areas = o.royal_army_areas[:]
    s.cu_areas = o.cu_areas[:]
    s.dispersed_cu = o.dispersed_cu[:]
    s.general_at = o.general_at[:]
    s.owner = o.owner[:]
    s.general_areas = o.general_areas[:]
    s.majors = [one[:] for one in o.majors]
    s.popularity = o.popularity[:]
    s.active_armies = o.active_armies
    s.fleet_owner = o.fleet_owner[:]
    s.improved = o.improved
    s.dispersed_fleets = o.dispersed_fleets
    s.training = o.training[:]
    s.trained = o.trained[:]
    s.siege_points = o.siege_points.copy()
    s.royal_at = o.royal_at[:]
    s.royal_owner = o.royal_owner[:]
    s.tomb = o.tomb
    s.buried_at_pella_by = o.buried_at_pella_by
    s.cart_free = o.cart_free
    s.offers = o.offers[:]
    s.marriages = o.marriages[:]
    s.chairs = o.chairs[:]
    s.dealt = [one[:] for one in o.dealt]
    s.contempt = o.contempt
    s.oracle = o.oracle
    s.persian_support = o.persian_support
    s.orator = o.orator
    s.helepolis = o.helepolis
    s.elephants_in_box = o.elephants_in_box
    s.plundered = o.plundered
    s.pacts = o.pacts[:]
    s.building = o.building[:]
    s.capital = o.capital[:]
    s.capital_places = o.capital_places
    s.founded = o.founded
    s.captured = o.captured[:]
    s.pending = o.pending[:]
    s.pending_cu = o.pending_cu[:]
    s.die = o.die
    s.used = o.used
    s.finished = o.finished.copy()
    s.fought = o.fought.copy()
    s.royals_moved = o.royals_moved
    s.sea_used = o.sea_used
    s.sea_cu = o.sea_cu
    s.sea_declared = o.sea_declared
    s.sieges = o.sieges.copy()
    s.besieging = o.besieging.copy()
    s.dropped = o.dropped.copy()
    s.placed = o.placed.copy()
    s.seasoned = o.seasoned
    s.source_markers = o.source_markers
    s.shuffled_minors = o.shuffled_minors
    s.activations = o.activations
    s.segment = o.segment
    s.after = o.after
    s.supplied = o.supplied
    s.act = o.act
    s.party = o.party
    s.party_cu = o.party_cu
    s.party_new = o.party_new
    s.party_royals = o.party_royals
    s.new_generals = o.new_generals
    s.new_royals = o.new_royals
    s.act_start = o.act_start
    s.gone_out = o.gone_out
    s.gone_in = o.gone_in
    s.spent = o.spent
    s.fixed = o.fixed
    s.forfeit = o.forfeit
    s.must_leave = o.must_leave
    s.passage = o.passage
    s.besieged_before = o.besieged_before
    s.besieged_since = o.besieged_since
    s.intercepted = o.intercepted
    s.entered_stronghold = o.entered_stronghold
    s.sailing = o.sailing
    s.sailed = o.sailed
    s.land_before_sea = o.land_before_sea
    s.embarked_from = o.embarked_from
    s.sea_at = o.sea_at
    s.escort = o.escort
    s.pontic = o.pontic
    s.stopped = o.stopped
