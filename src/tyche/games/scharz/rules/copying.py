"""The fields of the state and how it is copied. Made by tools/states.py from `state.py`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tyche.games.scharz.rules.state import State

FIELDS: Final = (
    "step", "phase", "year", "season", "start", "first", "at", "stage", "passes", "done", "victory", "winners",
    "out_of_game", "entered", "gold", "pr", "vp", "vp_before", "killed", "lost", "faction", "opening", "rivals",
    "command", "announced", "half", "treated", "bought", "owed", "fields", "issued", "treaties", "treaty_year", "aid",
    "agreed", "ordered_moves", "ordered_work", "frozen", "good_zones", "bad_zones", "sea_winter", "doubled", "hurried",
    "recruited", "sold", "upgraded", "berthed", "ambushed", "assaulted", "sub", "feats", "waiting", "units", "herds",
    "out", "fleet", "standard", "towns", "tiles", "locked", "held_before", "settle_owner", "settle", "yard", "holder",
    "forts", "markers", "sites", "grain", "stored", "fish",
)  # fmt: skip
"""All fields of the state: what a snapshot holds."""


def copy_into(s: State, o: State) -> None:
    """Make `s` an independent copy of `o`."""
    s.step = o.step
    s.phase = o.phase
    s.year = o.year
    s.season = o.season
    s.start = o.start
    s.first = o.first
    s.at = o.at
    s.stage = o.stage
    s.passes = o.passes
    s.done = o.done
    s.victory = o.victory
    s.winners = o.winners[:]
    s.out_of_game = o.out_of_game
    s.entered = o.entered
    s.gold = o.gold[:]
    s.pr = o.pr[:]
    s.vp = o.vp[:]
    s.vp_before = o.vp_before[:]
    s.killed = o.killed[:]
    s.lost = o.lost[:]
    s.faction = o.faction[:]
    s.opening = o.opening[:]
    s.rivals = o.rivals[:]
    s.command = o.command[:]
    s.announced = o.announced[:]
    s.half = o.half[:]
    s.treated = o.treated[:]
    s.bought = o.bought[:]
    s.owed = o.owed[:]
    s.fields = o.fields[:]
    s.issued = o.issued[:]
    s.treaties = o.treaties.copy()
    s.treaty_year = o.treaty_year.copy()
    s.aid = o.aid.copy()
    s.agreed = o.agreed
    s.ordered_moves = o.ordered_moves
    s.ordered_work = o.ordered_work
    s.frozen = o.frozen
    s.good_zones = o.good_zones
    s.bad_zones = o.bad_zones
    s.sea_winter = o.sea_winter
    s.doubled = o.doubled
    s.hurried = o.hurried
    s.recruited = o.recruited
    s.sold = o.sold.copy()
    s.upgraded = o.upgraded.copy()
    s.berthed = o.berthed.copy()
    s.ambushed = o.ambushed.copy()
    s.assaulted = o.assaulted.copy()
    s.sub = [one[:] for one in o.sub]
    s.feats = [one[:] for one in o.feats]
    s.waiting = [one[:] for one in o.waiting]
    s.units = [one.copy() for one in o.units]
    s.herds = [one.copy() for one in o.herds]
    s.out = o.out[:]
    s.fleet = o.fleet[:]
    s.standard = o.standard[:]
    s.towns = o.towns[:]
    s.tiles = o.tiles[:]
    s.locked = o.locked[:]
    s.held_before = o.held_before[:]
    s.settle_owner = o.settle_owner[:]
    s.settle = o.settle[:]
    s.yard = o.yard[:]
    s.holder = o.holder[:]
    s.forts = o.forts
    s.markers = o.markers
    s.sites = o.sites.copy()
    s.grain = o.grain.copy()
    s.stored = o.stored.copy()
    s.fish = o.fish.copy()
