"""What units make of a field: arriving there, leaving it, besieging what stands on it, and what lies further on."""

from typing import Final

from tyche.bots.scharz.larder import expected_harvest, storage, stored
from tyche.bots.scharz.odds import Force, breach_chance, fight_worth, number, walls_left, win_chance, worth
from tyche.bots.scharz.sight import DECAY, FAR, Sight
from tyche.bots.scharz.worth import VP, conquest_worth, settlement_worth
from tyche.core.atlas import bits
from tyche.games.scharz.rules.combat.siege import defence_level
from tyche.games.scharz.rules.components import ENGINE, LI, STANDARD, SUMMER, UPGRADE_COST
from tyche.games.scharz.rules.control import controlled
from tyche.games.scharz.rules.units import grains, kind_of, type_of

NEVER: Final = -50.0
NUISANCE: Final = 1.0
"""Encircling a settlement that cannot be stormed."""
LATER: Final = 0.75
"""What is to be had only next round."""
RISK: Final = 0.35
LIGHT: Final = kind_of(LI, STANDARD)
MACHINE: Final = kind_of(ENGINE, STANDARD)
GRAIN: Final = 0.3


def spare_gold(sight: Sight) -> int:
    """Gold that may go into engines."""
    return sight.s.gold[sight.seat]


def with_engines(sight: Sight, force: Force, level: int) -> Force:
    """The same force after the next Trade: as many engines as it takes and can be paid (T13.6)."""
    light = sum([n for code, n in force if type_of(code) == LI])
    needed = (walls_left(level, force) + 3) // 4
    upgrades = sum([sight.s.settle[place] for place in bits(sight.cu)])
    engines = max(0, min(needed, light - 1, upgrades, spare_gold(sight) // UPGRADE_COST[ENGINE]))
    rest = [(code, n) for code, n in force if type_of(code) != LI]
    return [*rest, (LIGHT, light - engines), (MACHINE, engines)] if engines else force


def siege_worth(sight: Sight, place: int, force: Force) -> float:
    """What a force outside an enemy settlement promises: to take it now, or with engines next round."""
    if not number(force):
        return 0.0
    s = sight.s
    owner = s.settle_owner[place]
    level = defence_level(sight.t, place)
    inside = sight.garrison(place)
    chance = max(breach_chance(force, level), LATER * breach_chance(with_engines(sight, force, level), level))
    if inside:
        chance *= win_chance(force, inside, True, level)
    near = [field for field in bits(sight.t.a.land_adj[place]) if s.out[owner] >> field & 1]
    relief: Force = []
    for field in near:
        relief += sight.force(owner, field)
    if relief:
        chance *= 0.4 + 0.6 * win_chance(force, relief, sight.weak(place))
    return sight.weights[owner] * (NUISANCE + chance * conquest_worth(s.settle[place]))


def stake(sight: Sight, place: int, force: Force) -> float:
    """What a force outside on a field is good for there, against whoever is there."""
    t, s, seat = sight.t, sight.s, sight.seat
    if not number(force):
        return 0.0
    owner = s.settle_owner[place]
    foes = sight.foes(place)
    gain, clear = 0.0, 1.0
    if foes:
        foe = sight.foe(place)
        walls = s.settle[place] if owner == foe and s.forts >> place & 1 else 0
        clear = win_chance(force, foes, sight.weak(place), walls)
        gain = fight_worth(force, foes, sight.weak(place), walls) * (sight.weights[foe] if clear > 0.5 else 1.0)
    if owner == seat:
        return max(gain, 0.0) + clear * settlement_worth(s.settle[place]) if foes else 0.0
    if owner >= 0 and t.foreign(seat, owner):
        return gain + clear * siege_worth(sight, place, force)
    return gain


def arrival(sight: Sight, place: int, group: Force, linked: bool) -> float:
    """What a group adds by coming to a field."""
    t, s, seat = sight.t, sight.s, sight.seat
    if not t.a.ordinary >> place & 1:
        return -1.0
    if is_partners(sight, place):
        return NEVER
    there = sight.force(seat, place)
    together = there + group
    gain = stake(sight, place, together) - stake(sight, place, there)
    foes = sight.foreign >> place & 1
    owner = s.settle_owner[place]
    if owner == seat and not foes:
        lack = sight.threat(place) - number(there)
        gain += 0.6 * min(lack, number(group)) if lack > 0 else 0.0
    if owner < 0 and not there:
        clear = win_chance(group, sight.foes(place), sight.weak(place)) if foes else 1.0
        fresh = 0.0 if sight.mine >> place & 1 else sight.hold(place, linked)
        if sight.held >> place & 1:
            fresh *= 1.3
        gain += clear * (fresh + VP * sum([0.7 + 0.5 * sight.weights[other] for other in sight.loot(place)]))
    return gain - danger(sight, place, together, group)


def is_partners(sight: Sight, place: int) -> bool:
    """T18.4. A treaty partner's field."""
    t, seat = sight.t, sight.seat
    if not sight.s.treaties:
        return False
    return any(
        other != seat and t.treaty(seat, other) and (controlled(t, other) | sight.s.towns[other]) >> place & 1
        for other in range(t.players)
    )


def danger(sight: Sight, place: int, force: Force, group: Force) -> float:
    """What a group risks on a field beside enemies who could come in strength."""
    near = sight.t.a.land_adj[place] & sight.foreign
    if not near:
        return 0.0
    strongest = max([sight.foes(field) for field in bits(near)], key=number)
    if number(strongest) < 2:
        return 0.0
    return RISK * worth(group) * (1.0 - win_chance(force, strongest, sight.weak(place)))


def leaving(sight: Sight, place: int, rest: Force) -> float:
    """What is lost where a group leaves and these units stay."""
    s, seat = sight.s, sight.seat
    force = sight.force(seat, place)
    cost = stake(sight, place, force) - stake(sight, place, rest)
    left = number(rest)
    if s.settle_owner[place] == seat:
        lack = min(sight.threat(place), number(force)) - left
        if lack > 0:
            cost += 0.6 * lack + (2.0 if not left else 0.0)
    elif not left and sight.mine >> place & 1:
        if sight.own_goods(place):
            cost += 0.4 + (1.2 if sight.threat(place) else 0.0)
            if s.season == SUMMER and place in s.grain:
                cost += harvest_loss(sight, grains(s.grain[place]))
        else:
            cost += sight.hold(place, bool(sight.linked >> place & 1)) + 0.2
    elif not left and s.settle_owner[place] < 0:
        cost += 0.2
    return cost


def harvest_loss(sight: Sight, stack: int) -> float:
    """T15.7. Grain that would not be reaped; what finds no room in the stores better stays on the field."""
    t, seat = sight.t, sight.seat
    room = storage(t, seat) - stored(t, seat)
    needed = room - (expected_harvest(t, seat) - stack)
    return GRAIN * min(stack, needed) if needed > 0 else -0.3


# --- what lies further on ---


def lure(sight: Sight, place: int) -> float:
    """What the fields around a place offer, less the further away they are."""
    if not sight.lures:
        sight.lures = spread_lures(sight)
    return sight.lures[place] if place < sight.t.a.n_land else sea_lure(sight, place)


def attraction(sight: Sight, place: int) -> float:
    """What a field offers units from afar."""
    s, seat = sight.s, sight.seat
    owner = s.settle_owner[place]
    if owner == seat:
        return 4.0 if sight.foreign >> place & 1 else 0.3 * min(6, sight.threat(place))
    if sight.mine >> place & 1 or is_partners(sight, place):
        return 0.0
    if owner >= 0:
        defended = bool(s.out[owner] >> place & 1) or bool(sight.garrison(place))
        return sight.weights[owner] * (1.5 if defended else 3.0)
    loot = VP * len(sight.loot(place))
    if sight.foreign >> place & 1:
        foe = sight.foe(place)
        return sight.weights[foe] * (1.0 + 0.5 * loot)
    return sight.hold(place, True) + loot


def spread_lures(sight: Sight) -> list[float]:
    """For each land field the best of what lies around, less by distance."""
    a = sight.t.a
    best = [attraction(sight, place) if a.ordinary >> place & 1 else 0.0 for place in range(a.n_land)]
    around = [bits(a.land_adj[place]) for place in range(a.n_land)]
    for _ in range(FAR):
        before = best
        best = [max([before[at], *[DECAY * before[other] for other in around[at]]]) for at in range(a.n_land)]
        if best == before:
            break
    return best


def sea_lure(sight: Sight, place: int) -> float:
    """What the shores of a water offer those aboard."""
    shores = bits(sight.t.a.coast[place] & sight.t.a.ordinary & ~sight.mine)
    return max([attraction(sight, shore) for shore in shores], default=0.0)
