"""What is the same in two states. Made by tools/states.py from `state.py`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tyche.games.scharz.rules.state import State


def share(s: State, o: State) -> None:
    """Let `s` hold those lists and mappings of `o` that are the same as its own."""
    if s.winners == o.winners:
        s.winners = o.winners
    if s.gold == o.gold:
        s.gold = o.gold
    if s.pr == o.pr:
        s.pr = o.pr
    if s.vp == o.vp:
        s.vp = o.vp
    if s.vp_before == o.vp_before:
        s.vp_before = o.vp_before
    if s.killed == o.killed:
        s.killed = o.killed
    if s.lost == o.lost:
        s.lost = o.lost
    if s.faction == o.faction:
        s.faction = o.faction
    if s.opening == o.opening:
        s.opening = o.opening
    if s.rivals == o.rivals:
        s.rivals = o.rivals
    if s.command == o.command:
        s.command = o.command
    if s.announced == o.announced:
        s.announced = o.announced
    if s.half == o.half:
        s.half = o.half
    if s.treated == o.treated:
        s.treated = o.treated
    if s.bought == o.bought:
        s.bought = o.bought
    if s.owed == o.owed:
        s.owed = o.owed
    if s.fields == o.fields:
        s.fields = o.fields
    if s.issued == o.issued:
        s.issued = o.issued
    if s.treaties == o.treaties and list(s.treaties) == list(o.treaties):
        s.treaties = o.treaties
    if s.treaty_year == o.treaty_year and list(s.treaty_year) == list(o.treaty_year):
        s.treaty_year = o.treaty_year
    if s.aid == o.aid and list(s.aid) == list(o.aid):
        s.aid = o.aid
    if s.sold == o.sold and list(s.sold) == list(o.sold):
        s.sold = o.sold
    if s.upgraded == o.upgraded and list(s.upgraded) == list(o.upgraded):
        s.upgraded = o.upgraded
    if s.berthed == o.berthed and list(s.berthed) == list(o.berthed):
        s.berthed = o.berthed
    if s.ambushed == o.ambushed and list(s.ambushed) == list(o.ambushed):
        s.ambushed = o.ambushed
    if s.assaulted == o.assaulted and list(s.assaulted) == list(o.assaulted):
        s.assaulted = o.assaulted
    if s.sub == o.sub:
        s.sub = o.sub
    if s.feats == o.feats:
        s.feats = o.feats
    if s.waiting == o.waiting:
        s.waiting = o.waiting
    if s.out == o.out:
        s.out = o.out
    if s.fleet == o.fleet:
        s.fleet = o.fleet
    if s.standard == o.standard:
        s.standard = o.standard
    if s.towns == o.towns:
        s.towns = o.towns
    if s.tiles == o.tiles:
        s.tiles = o.tiles
    if s.locked == o.locked:
        s.locked = o.locked
    if s.held_before == o.held_before:
        s.held_before = o.held_before
    if s.settle_owner == o.settle_owner:
        s.settle_owner = o.settle_owner
    if s.settle == o.settle:
        s.settle = o.settle
    if s.yard == o.yard:
        s.yard = o.yard
    if s.holder == o.holder:
        s.holder = o.holder
    if s.sites == o.sites and list(s.sites) == list(o.sites):
        s.sites = o.sites
    if s.grain == o.grain and list(s.grain) == list(o.grain):
        s.grain = o.grain
    if s.stored == o.stored and list(s.stored) == list(o.stored):
        s.stored = o.stored
    if s.fish == o.fish and list(s.fish) == list(o.fish):
        s.fish = o.fish


def follow(s: State, o: State) -> int:
    """Make `o`, a copy of an earlier state, equal to `s`; the fields that were not, as a bit set."""
    changed = 0
    if o.step != s.step:
        o.step, changed = s.step, changed | 1 << 0
    if o.phase != s.phase:
        o.phase, changed = s.phase, changed | 1 << 1
    if o.year != s.year:
        o.year, changed = s.year, changed | 1 << 2
    if o.season != s.season:
        o.season, changed = s.season, changed | 1 << 3
    if o.start != s.start:
        o.start, changed = s.start, changed | 1 << 4
    if o.first != s.first:
        o.first, changed = s.first, changed | 1 << 5
    if o.at != s.at:
        o.at, changed = s.at, changed | 1 << 6
    if o.stage != s.stage:
        o.stage, changed = s.stage, changed | 1 << 7
    if o.passes != s.passes:
        o.passes, changed = s.passes, changed | 1 << 8
    if o.done != s.done:
        o.done, changed = s.done, changed | 1 << 9
    if o.victory != s.victory:
        o.victory, changed = s.victory, changed | 1 << 10
    if o.winners != s.winners:
        o.winners, changed = s.winners[:], changed | 1 << 11
    if o.out_of_game != s.out_of_game:
        o.out_of_game, changed = s.out_of_game, changed | 1 << 12
    if o.entered != s.entered:
        o.entered, changed = s.entered, changed | 1 << 13
    if o.gold != s.gold:
        o.gold, changed = s.gold[:], changed | 1 << 14
    if o.pr != s.pr:
        o.pr, changed = s.pr[:], changed | 1 << 15
    if o.vp != s.vp:
        o.vp, changed = s.vp[:], changed | 1 << 16
    if o.vp_before != s.vp_before:
        o.vp_before, changed = s.vp_before[:], changed | 1 << 17
    if o.killed != s.killed:
        o.killed, changed = s.killed[:], changed | 1 << 18
    if o.lost != s.lost:
        o.lost, changed = s.lost[:], changed | 1 << 19
    if o.faction != s.faction:
        o.faction, changed = s.faction[:], changed | 1 << 20
    if o.opening != s.opening:
        o.opening, changed = s.opening[:], changed | 1 << 21
    if o.rivals != s.rivals:
        o.rivals, changed = s.rivals[:], changed | 1 << 22
    if o.command != s.command:
        o.command, changed = s.command[:], changed | 1 << 23
    if o.announced != s.announced:
        o.announced, changed = s.announced[:], changed | 1 << 24
    if o.half != s.half:
        o.half, changed = s.half[:], changed | 1 << 25
    if o.treated != s.treated:
        o.treated, changed = s.treated[:], changed | 1 << 26
    if o.bought != s.bought:
        o.bought, changed = s.bought[:], changed | 1 << 27
    if o.owed != s.owed:
        o.owed, changed = s.owed[:], changed | 1 << 28
    if o.fields != s.fields:
        o.fields, changed = s.fields[:], changed | 1 << 29
    if o.issued != s.issued:
        o.issued, changed = s.issued[:], changed | 1 << 30
    if o.treaties != s.treaties:
        o.treaties, changed = s.treaties.copy(), changed | 1 << 31
    if o.treaty_year != s.treaty_year:
        o.treaty_year, changed = s.treaty_year.copy(), changed | 1 << 32
    if o.aid != s.aid:
        o.aid, changed = s.aid.copy(), changed | 1 << 33
    if o.agreed != s.agreed:
        o.agreed, changed = s.agreed, changed | 1 << 34
    if o.ordered_moves != s.ordered_moves:
        o.ordered_moves, changed = s.ordered_moves, changed | 1 << 35
    if o.ordered_work != s.ordered_work:
        o.ordered_work, changed = s.ordered_work, changed | 1 << 36
    if o.frozen != s.frozen:
        o.frozen, changed = s.frozen, changed | 1 << 37
    if o.good_zones != s.good_zones:
        o.good_zones, changed = s.good_zones, changed | 1 << 38
    if o.bad_zones != s.bad_zones:
        o.bad_zones, changed = s.bad_zones, changed | 1 << 39
    if o.sea_winter != s.sea_winter:
        o.sea_winter, changed = s.sea_winter, changed | 1 << 40
    if o.doubled != s.doubled:
        o.doubled, changed = s.doubled, changed | 1 << 41
    if o.hurried != s.hurried:
        o.hurried, changed = s.hurried, changed | 1 << 42
    if o.recruited != s.recruited:
        o.recruited, changed = s.recruited, changed | 1 << 43
    if o.sold != s.sold:
        o.sold, changed = s.sold.copy(), changed | 1 << 44
    if o.upgraded != s.upgraded:
        o.upgraded, changed = s.upgraded.copy(), changed | 1 << 45
    if o.berthed != s.berthed:
        o.berthed, changed = s.berthed.copy(), changed | 1 << 46
    if o.ambushed != s.ambushed:
        o.ambushed, changed = s.ambushed.copy(), changed | 1 << 47
    if o.assaulted != s.assaulted:
        o.assaulted, changed = s.assaulted.copy(), changed | 1 << 48
    if o.sub != s.sub:
        o.sub, changed = [one[:] for one in s.sub], changed | 1 << 49
    if o.feats != s.feats:
        o.feats, changed = [one[:] for one in s.feats], changed | 1 << 50
    if o.waiting != s.waiting:
        o.waiting, changed = [one[:] for one in s.waiting], changed | 1 << 51
    if o.units != s.units:
        o.units, changed = [one.copy() for one in s.units], changed | 1 << 52
    if o.herds != s.herds:
        o.herds, changed = [one.copy() for one in s.herds], changed | 1 << 53
    if o.out != s.out:
        o.out, changed = s.out[:], changed | 1 << 54
    if o.fleet != s.fleet:
        o.fleet, changed = s.fleet[:], changed | 1 << 55
    if o.standard != s.standard:
        o.standard, changed = s.standard[:], changed | 1 << 56
    if o.towns != s.towns:
        o.towns, changed = s.towns[:], changed | 1 << 57
    if o.tiles != s.tiles:
        o.tiles, changed = s.tiles[:], changed | 1 << 58
    if o.locked != s.locked:
        o.locked, changed = s.locked[:], changed | 1 << 59
    if o.held_before != s.held_before:
        o.held_before, changed = s.held_before[:], changed | 1 << 60
    if o.settle_owner != s.settle_owner:
        o.settle_owner, changed = s.settle_owner[:], changed | 1 << 61
    if o.settle != s.settle:
        o.settle, changed = s.settle[:], changed | 1 << 62
    if o.yard != s.yard:
        o.yard, changed = s.yard[:], changed | 1 << 63
    if o.holder != s.holder:
        o.holder, changed = s.holder[:], changed | 1 << 64
    if o.forts != s.forts:
        o.forts, changed = s.forts, changed | 1 << 65
    if o.markers != s.markers:
        o.markers, changed = s.markers, changed | 1 << 66
    if o.sites != s.sites:
        o.sites, changed = s.sites.copy(), changed | 1 << 67
    if o.grain != s.grain:
        o.grain, changed = s.grain.copy(), changed | 1 << 68
    if o.stored != s.stored:
        o.stored, changed = s.stored.copy(), changed | 1 << 69
    if o.fish != s.fish:
        o.fish, changed = s.fish.copy(), changed | 1 << 70
    return changed
