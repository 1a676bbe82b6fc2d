"""What is the same in two states. Made by tools/states.py from `state.py`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tyche.games.successors.rules.state import State


def share(s: State, o: State) -> None:
    """Let `s` hold those lists and mappings of `o` that are the same as its own."""
    if s.order == o.order:
        s.order = o.order
    if s.deck == o.deck:
        s.deck = o.deck
    if s.hands == o.hands:
        s.hands = o.hands
    if s.table_cards == o.table_cards:
        s.table_cards = o.table_cards
    if s.control == o.control:
        s.control = o.control
    if s.held == o.held:
        s.held = o.held
    if s.provinces == o.provinces:
        s.provinces = o.provinces
    if s.vp == o.vp:
        s.vp = o.vp
    if s.legitimacy == o.legitimacy:
        s.legitimacy = o.legitimacy
    if s.cu == o.cu and list(s.cu) == list(o.cu):
        s.cu = o.cu
    if s.royal_army_areas == o.royal_army_areas:
        s.royal_army_areas = o.royal_army_areas
    if s.cu_areas == o.cu_areas:
        s.cu_areas = o.cu_areas
    if s.dispersed_cu == o.dispersed_cu:
        s.dispersed_cu = o.dispersed_cu
    if s.general_at == o.general_at:
        s.general_at = o.general_at
    if s.owner == o.owner:
        s.owner = o.owner
    if s.general_areas == o.general_areas:
        s.general_areas = o.general_areas
    if s.majors == o.majors:
        s.majors = o.majors
    if s.popularity == o.popularity:
        s.popularity = o.popularity
    if s.fleet_owner == o.fleet_owner:
        s.fleet_owner = o.fleet_owner
    if s.training == o.training:
        s.training = o.training
    if s.trained == o.trained:
        s.trained = o.trained
    if s.siege_points == o.siege_points and list(s.siege_points) == list(o.siege_points):
        s.siege_points = o.siege_points
    if s.royal_at == o.royal_at:
        s.royal_at = o.royal_at
    if s.royal_owner == o.royal_owner:
        s.royal_owner = o.royal_owner
    if s.offers == o.offers:
        s.offers = o.offers
    if s.marriages == o.marriages:
        s.marriages = o.marriages
    if s.chairs == o.chairs:
        s.chairs = o.chairs
    if s.dealt == o.dealt:
        s.dealt = o.dealt
    if s.pacts == o.pacts:
        s.pacts = o.pacts
    if s.building == o.building:
        s.building = o.building
    if s.capital == o.capital:
        s.capital = o.capital
    if s.captured == o.captured:
        s.captured = o.captured
    if s.pending == o.pending:
        s.pending = o.pending
    if s.pending_cu == o.pending_cu:
        s.pending_cu = o.pending_cu
    if s.finished == o.finished and list(s.finished) == list(o.finished):
        s.finished = o.finished
    if s.fought == o.fought and list(s.fought) == list(o.fought):
        s.fought = o.fought
    if s.sieges == o.sieges and list(s.sieges) == list(o.sieges):
        s.sieges = o.sieges
    if s.besieging == o.besieging and list(s.besieging) == list(o.besieging):
        s.besieging = o.besieging
    if s.dropped == o.dropped and list(s.dropped) == list(o.dropped):
        s.dropped = o.dropped
    if s.placed == o.placed and list(s.placed) == list(o.placed):
        s.placed = o.placed


def follow(s: State, o: State) -> int:
    """Make `o`, a copy of an earlier state, equal to `s`; the fields that were not, as a bit set."""
    changed = 0
    if o.players != s.players:
        o.players, changed = s.players, changed | 1 << 0
    if o.step != s.step:
        o.step, changed = s.step, changed | 1 << 1
    if o.turn != s.turn:
        o.turn, changed = s.turn, changed | 1 << 2
    if o.round != s.round:
        o.round, changed = s.round, changed | 1 << 3
    if o.order != s.order:
        o.order, changed = s.order[:], changed | 1 << 4
    if o.at != s.at:
        o.at, changed = s.at, changed | 1 << 5
    if o.active != s.active:
        o.active, changed = s.active, changed | 1 << 6
    if o.usurper != s.usurper:
        o.usurper, changed = s.usurper, changed | 1 << 7
    if o.stage != s.stage:
        o.stage, changed = s.stage, changed | 1 << 8
    if o.winner != s.winner:
        o.winner, changed = s.winner, changed | 1 << 9
    if o.victory != s.victory:
        o.victory, changed = s.victory, changed | 1 << 10
    if o.deck != s.deck:
        o.deck, changed = s.deck[:], changed | 1 << 11
    if o.discard != s.discard:
        o.discard, changed = s.discard, changed | 1 << 12
    if o.hands != s.hands:
        o.hands, changed = s.hands[:], changed | 1 << 13
    if o.table_cards != s.table_cards:
        o.table_cards, changed = s.table_cards[:], changed | 1 << 14
    if o.card != s.card:
        o.card, changed = s.card, changed | 1 << 15
    if o.cards_in_use != s.cards_in_use:
        o.cards_in_use, changed = s.cards_in_use, changed | 1 << 16
    if o.points != s.points:
        o.points, changed = s.points, changed | 1 << 17
    if o.control != s.control:
        o.control, changed = s.control[:], changed | 1 << 18
    if o.held != s.held:
        o.held, changed = s.held[:], changed | 1 << 19
    if o.provinces != s.provinces:
        o.provinces, changed = s.provinces[:], changed | 1 << 20
    if o.vp != s.vp:
        o.vp, changed = s.vp[:], changed | 1 << 21
    if o.legitimacy != s.legitimacy:
        o.legitimacy, changed = s.legitimacy[:], changed | 1 << 22
    if o.champions != s.champions:
        o.champions, changed = s.champions, changed | 1 << 23
    if o.stale != s.stale:
        o.stale, changed = s.stale, changed | 1 << 24
    if o.unscored != s.unscored:
        o.unscored, changed = s.unscored, changed | 1 << 25
    if o.touched != s.touched:
        o.touched, changed = s.touched, changed | 1 << 26
    if o.cu != s.cu:
        o.cu, changed = s.cu.copy(), changed | 1 << 27
    if o.royal_army_areas != s.royal_army_areas:
        o.royal_army_areas, changed = s.royal_army_areas[:], changed | 1 << 28
    if o.cu_areas != s.cu_areas:
        o.cu_areas, changed = s.cu_areas[:], changed | 1 << 29
    if o.dispersed_cu != s.dispersed_cu:
        o.dispersed_cu, changed = s.dispersed_cu[:], changed | 1 << 30
    if o.general_at != s.general_at:
        o.general_at, changed = s.general_at[:], changed | 1 << 31
    if o.owner != s.owner:
        o.owner, changed = s.owner[:], changed | 1 << 32
    if o.general_areas != s.general_areas:
        o.general_areas, changed = s.general_areas[:], changed | 1 << 33
    if o.majors != s.majors:
        o.majors, changed = [one[:] for one in s.majors], changed | 1 << 34
    if o.popularity != s.popularity:
        o.popularity, changed = s.popularity[:], changed | 1 << 35
    if o.active_armies != s.active_armies:
        o.active_armies, changed = s.active_armies, changed | 1 << 36
    if o.fleet_owner != s.fleet_owner:
        o.fleet_owner, changed = s.fleet_owner[:], changed | 1 << 37
    if o.improved != s.improved:
        o.improved, changed = s.improved, changed | 1 << 38
    if o.dispersed_fleets != s.dispersed_fleets:
        o.dispersed_fleets, changed = s.dispersed_fleets, changed | 1 << 39
    if o.training != s.training:
        o.training, changed = s.training[:], changed | 1 << 40
    if o.trained != s.trained:
        o.trained, changed = s.trained[:], changed | 1 << 41
    if o.siege_points != s.siege_points:
        o.siege_points, changed = s.siege_points.copy(), changed | 1 << 42
    if o.royal_at != s.royal_at:
        o.royal_at, changed = s.royal_at[:], changed | 1 << 43
    if o.royal_owner != s.royal_owner:
        o.royal_owner, changed = s.royal_owner[:], changed | 1 << 44
    if o.tomb != s.tomb:
        o.tomb, changed = s.tomb, changed | 1 << 45
    if o.buried_at_pella_by != s.buried_at_pella_by:
        o.buried_at_pella_by, changed = s.buried_at_pella_by, changed | 1 << 46
    if o.cart_free != s.cart_free:
        o.cart_free, changed = s.cart_free, changed | 1 << 47
    if o.offers != s.offers:
        o.offers, changed = s.offers[:], changed | 1 << 48
    if o.marriages != s.marriages:
        o.marriages, changed = s.marriages[:], changed | 1 << 49
    if o.chairs != s.chairs:
        o.chairs, changed = s.chairs[:], changed | 1 << 50
    if o.dealt != s.dealt:
        o.dealt, changed = [one[:] for one in s.dealt], changed | 1 << 51
    if o.contempt != s.contempt:
        o.contempt, changed = s.contempt, changed | 1 << 52
    if o.oracle != s.oracle:
        o.oracle, changed = s.oracle, changed | 1 << 53
    if o.persian_support != s.persian_support:
        o.persian_support, changed = s.persian_support, changed | 1 << 54
    if o.orator != s.orator:
        o.orator, changed = s.orator, changed | 1 << 55
    if o.helepolis != s.helepolis:
        o.helepolis, changed = s.helepolis, changed | 1 << 56
    if o.elephants_in_box != s.elephants_in_box:
        o.elephants_in_box, changed = s.elephants_in_box, changed | 1 << 57
    if o.plundered != s.plundered:
        o.plundered, changed = s.plundered, changed | 1 << 58
    if o.pacts != s.pacts:
        o.pacts, changed = s.pacts[:], changed | 1 << 59
    if o.building != s.building:
        o.building, changed = s.building[:], changed | 1 << 60
    if o.capital != s.capital:
        o.capital, changed = s.capital[:], changed | 1 << 61
    if o.capital_places != s.capital_places:
        o.capital_places, changed = s.capital_places, changed | 1 << 62
    if o.founded != s.founded:
        o.founded, changed = s.founded, changed | 1 << 63
    if o.captured != s.captured:
        o.captured, changed = s.captured[:], changed | 1 << 64
    if o.pending != s.pending:
        o.pending, changed = s.pending[:], changed | 1 << 65
    if o.pending_cu != s.pending_cu:
        o.pending_cu, changed = s.pending_cu[:], changed | 1 << 66
    if o.die != s.die:
        o.die, changed = s.die, changed | 1 << 67
    if o.used != s.used:
        o.used, changed = s.used, changed | 1 << 68
    if o.finished != s.finished:
        o.finished, changed = s.finished.copy(), changed | 1 << 69
    if o.fought != s.fought:
        o.fought, changed = s.fought.copy(), changed | 1 << 70
    if o.royals_moved != s.royals_moved:
        o.royals_moved, changed = s.royals_moved, changed | 1 << 71
    if o.sea_used != s.sea_used:
        o.sea_used, changed = s.sea_used, changed | 1 << 72
    if o.sea_cu != s.sea_cu:
        o.sea_cu, changed = s.sea_cu, changed | 1 << 73
    if o.sea_declared != s.sea_declared:
        o.sea_declared, changed = s.sea_declared, changed | 1 << 74
    if o.sieges != s.sieges:
        o.sieges, changed = s.sieges.copy(), changed | 1 << 75
    if o.besieging != s.besieging:
        o.besieging, changed = s.besieging.copy(), changed | 1 << 76
    if o.dropped != s.dropped:
        o.dropped, changed = s.dropped.copy(), changed | 1 << 77
    if o.placed != s.placed:
        o.placed, changed = s.placed.copy(), changed | 1 << 78
    if o.seasoned != s.seasoned:
        o.seasoned, changed = s.seasoned, changed | 1 << 79
    if o.source_markers != s.source_markers:
        o.source_markers, changed = s.source_markers, changed | 1 << 80
    if o.shuffled_minors != s.shuffled_minors:
        o.shuffled_minors, changed = s.shuffled_minors, changed | 1 << 81
    if o.activations != s.activations:
        o.activations, changed = s.activations, changed | 1 << 82
    if o.segment != s.segment:
        o.segment, changed = s.segment, changed | 1 << 83
    if o.after != s.after:
        o.after, changed = s.after, changed | 1 << 84
    if o.supplied != s.supplied:
        o.supplied, changed = s.supplied, changed | 1 << 85
    if o.act != s.act:
        o.act, changed = s.act, changed | 1 << 86
    if o.party != s.party:
        o.party, changed = s.party, changed | 1 << 87
    if o.party_cu != s.party_cu:
        o.party_cu, changed = s.party_cu, changed | 1 << 88
    if o.party_new != s.party_new:
        o.party_new, changed = s.party_new, changed | 1 << 89
    if o.party_royals != s.party_royals:
        o.party_royals, changed = s.party_royals, changed | 1 << 90
    if o.new_generals != s.new_generals:
        o.new_generals, changed = s.new_generals, changed | 1 << 91
    if o.new_royals != s.new_royals:
        o.new_royals, changed = s.new_royals, changed | 1 << 92
    if o.act_start != s.act_start:
        o.act_start, changed = s.act_start, changed | 1 << 93
    if o.gone_out != s.gone_out:
        o.gone_out, changed = s.gone_out, changed | 1 << 94
    if o.gone_in != s.gone_in:
        o.gone_in, changed = s.gone_in, changed | 1 << 95
    if o.spent != s.spent:
        o.spent, changed = s.spent, changed | 1 << 96
    if o.fixed != s.fixed:
        o.fixed, changed = s.fixed, changed | 1 << 97
    if o.forfeit != s.forfeit:
        o.forfeit, changed = s.forfeit, changed | 1 << 98
    if o.must_leave != s.must_leave:
        o.must_leave, changed = s.must_leave, changed | 1 << 99
    if o.passage != s.passage:
        o.passage, changed = s.passage, changed | 1 << 100
    if o.besieged_before != s.besieged_before:
        o.besieged_before, changed = s.besieged_before, changed | 1 << 101
    if o.besieged_since != s.besieged_since:
        o.besieged_since, changed = s.besieged_since, changed | 1 << 102
    if o.intercepted != s.intercepted:
        o.intercepted, changed = s.intercepted, changed | 1 << 103
    if o.entered_stronghold != s.entered_stronghold:
        o.entered_stronghold, changed = s.entered_stronghold, changed | 1 << 104
    if o.sailing != s.sailing:
        o.sailing, changed = s.sailing, changed | 1 << 105
    if o.sailed != s.sailed:
        o.sailed, changed = s.sailed, changed | 1 << 106
    if o.land_before_sea != s.land_before_sea:
        o.land_before_sea, changed = s.land_before_sea, changed | 1 << 107
    if o.embarked_from != s.embarked_from:
        o.embarked_from, changed = s.embarked_from, changed | 1 << 108
    if o.sea_at != s.sea_at:
        o.sea_at, changed = s.sea_at, changed | 1 << 109
    if o.escort != s.escort:
        o.escort, changed = s.escort, changed | 1 << 110
    if o.pontic != s.pontic:
        o.pontic, changed = s.pontic, changed | 1 << 111
    if o.stopped != s.stopped:
        o.stopped, changed = s.stopped, changed | 1 << 112
    return changed
