"""Where an army should go: what it is worth to end an activation at each place within reach."""

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Final

from tyche.bots.successors.links import cut_off
from tyche.bots.successors.odds import battle_odds, siege_outlook
from tyche.bots.successors.sight import DISTANCE, Army, Sight
from tyche.bots.successors.worth import l_gain, royal_gain
from tyche.core.atlas import bits
from tyche.games.successors.rules.atlas import (
    ALL_PLACES,
    KIND,
    N_PLACES,
    ROUTE_COST,
    ROUTES,
    SEA,
    SEA_WITHIN_2,
    STRAIT,
    TRANSIT,
)
from tyche.games.successors.rules.battle.siege import modifiers, points_needed
from tyche.games.successors.rules.components import (
    CART,
    FIRST_MINOR,
    KLEOPATRA,
    ROYAL_L,
    THESSALONIKE,
    WOMEN,
)
from tyche.games.successors.rules.points import PELLA
from tyche.games.successors.rules.state import IND, NOBODY
from tyche.games.successors.rules.tables import REMOVE_MARKER_MP, ROUNDS, SIEGE_CUS, SUPPLY_LIMIT
from tyche.games.successors.rules.victory import fleet_strength, fleet_value

CLAIM: Final = 0.85
SIEGE: Final = 0.8
PULL: Final = 0.5
FADING: Final = 0.8
CART_FADING: Final = 0.94
BURIED: Final = 1.6
"""How much more a burial is worth that follows at once than one that is still to come, and may be stopped."""
FEAR: Final = 0.3
REACH: Final = 4
GUARD: Final = 0.12
STARVING: Final = 4.0
STEP: Final = 0.05
PASSING: Final = 2.0
NO_WAY: Final = 1000.0
GRANTED: Final = 0.5
"""The chance to win a battle from which one may expect to be let pass."""
REFUSED: Final = 0.3
"""The chance that one is not, all the same."""
ASKING: Final = 0.5
AT_SEA: Final = 0.9
SHIPWRECK: Final = 0.25
BOLD: Final = 0.25
"""The chance of a sea battle from which a rival tries it."""
HOSTILE: Final = 0.9
SPARING: Final = 0.25
CHASE: Final = 0.7
AT_ONCE: Final = 0.4
ALONE: Final = -20.0
SPOILS: Final = 0.5
BY_LAND: Final = range(STRAIT + 1)
BY_SEA: Final = range(SEA, len(ROUTE_COST))


# --- what a place offers ---


def settle(sight: Sight, number: int, place: int) -> float:
    """What `number` units at a place promise for the next Surrender segment (S6.1): a claim or a siege."""
    t, s, seat = sight.t, sight.s, sight.seat
    holder = s.control[place]
    if holder == seat or KIND[place] == TRANSIT or not number or sight.last_round:
        return 0.0
    gain = sight.land(seat).gain(place)
    if holder == NOBODY:
        return CLAIM * gain
    if holder != IND:
        gain += sight.weights[holder] * sight.land(holder).loss(place)
    if holder != IND and not t.is_major(place):
        return CLAIM * gain
    if number < SIEGE_CUS:
        return 0.0
    return SIEGE * gain * siege_progress(sight, place) - (sight.shame(holder) if t.is_major(place) else 0.0)


def siege_progress(sight: Sight, place: int) -> float:
    """How near one siege brings a place to its fall."""
    t, seat = sight.t, sight.seat
    hit, points, _ = siege_outlook(modifiers(t, seat, place, t.commander(seat, place)))
    missing = max(1, points_needed(t, place) - t.siege_points(place, seat))
    return hit if missing == 1 else min(1.0, points / missing) * 0.9


def captives(sight: Sight, place: int) -> float:
    """Heirs, cart and women that an army with a general would win at a place (S8.2)."""
    t, s, seat = sight.t, sight.s, sight.seat
    gain = 0.0
    for royal in range(CART + 1):
        if s.royal_at[royal] != place or s.royal_owner[royal] == seat:
            continue
        owner = s.royal_owner[royal]
        if WOMEN >> royal & 1:
            offer = {KLEOPATRA: 0, THESSALONIKE: 1}.get(royal, -1)
            if offer >= 0 and s.offers[offer] == seat:
                gain += l_gain(t, seat, ROYAL_L[royal])
            if owner >= 0:
                gain += sight.weights[owner] * 4.0 * ROYAL_L[royal]
            continue
        gain += royal_gain(t, seat, royal)
        if owner >= 0:
            gain += sight.weights[owner] * royal_gain(t, owner, royal)
    return gain


def lure(sight: Sight, place: int) -> float:
    """What a place would offer an army from afar."""
    gain = settle(sight, SIEGE_CUS, place) + captives(sight, place)
    if gain <= 0:
        return 0.0
    for enemy in sight.enemies_at(place):
        gain -= 2.0 * enemy.number + sight.shame(enemy.faction)
    if sight.s.cu_areas[sight.seat] >> place & 1:
        gain *= 0.2
    return max(0.0, gain)


def pull(sight: Sight, place: int) -> float:
    """How much the best place further off draws an army on, from a place."""
    if not sight.lures:
        sight.lures = [lure(sight, target) for target in range(N_PLACES)]
    row = DISTANCE[place]
    best = 0.0
    for target, offer in enumerate(sight.lures):
        if offer > best and target != place:
            best = max(best, offer * FADE[row[target]])
    return PULL * best


FADE: Final = [FADING**distance for distance in range(100)]


# --- the funeral cart ---


def cart_worth(sight: Sight, place: int) -> float:
    """What it is worth to have the cart at a place: on the way to Pella, or at any major city when time runs out."""
    t, s, seat = sight.t, sight.s, sight.seat
    if s.turn > 3 or (s.turn == 1 and not s.cart_free):
        return 0.0
    left = 4 * (ROUNDS[s.players] - s.round) + (0 if s.turn == 3 else 4 * ROUNDS[s.players] * (3 - s.turn))
    distance = DISTANCE[place][PELLA]
    if sight.prudent and not distance and s.turn > 1:
        return BURIED * l_gain(t, seat, 10)
    if distance <= left + 2:
        return min(300.0, l_gain(t, seat, 10)) * CART_FADING**distance
    return l_gain(t, seat, 2) if t.is_major(place) and s.control[place] == seat else 0.0


# --- dangers ---


def fear(sight: Sight, army: Army, place: int) -> float:
    """What enemies within reach may do to an army at a place; Champions shy at attacking a Champion."""
    worst = 0.0
    s, seat = sight.s, sight.seat
    cost = sight.defeat_cost(army)
    row = DISTANCE[place]
    for enemy in sight.enemies:
        if enemy.general < 0 or enemy.faction == IND or enemy.number < 2 or row[enemy.area % N_PLACES] > REACH:
            continue
        shy = s.champions >> enemy.faction & 1 and s.champions >> seat & 1 and s.usurper != seat
        worst = max(worst, sight.odds(enemy, army, place).win * (0.35 if shy else 1.0))
    return FEAR * cost * worst


def guard(sight: Sight, army: Army, place: int) -> float:
    """What an army protects by its presence: own markers that enemies nearby could take."""
    s = sight.s
    if s.control[place] != sight.seat or army.number < 2:
        return 0.0
    row = DISTANCE[place]
    for enemy in sight.enemies:
        if enemy.general >= 0 and row[enemy.area % N_PLACES] <= REACH:
            return GUARD * sight.land(sight.seat).loss(place)
    return 0.0


def hunger(sight: Sight, army: Army, place: int, here: int) -> float:
    """S6.4. A unit starves where too many stand together."""
    staying = 0 if here == place else sight.t.cus(sight.seat, place) + sight.t.cus(sight.seat, place + N_PLACES)
    return STARVING if army.number + staying > SUPPLY_LIMIT[KIND[place]] else 0.0


def assault(sight: Sight, army: Army, place: int) -> tuple[float, float]:
    """The worth of attacking whoever has units at a place, and the chance of holding the place then."""
    worth, chance = 0.0, 1.0
    for enemy in sight.enemies_at(place):
        odds = sight.odds(army, enemy, place)
        if enemy.faction == IND:
            spoils = 6.0
        else:
            spoils = (SPOILS + sight.weights[enemy.faction]) * sight.defeat_cost(enemy)
        worth += CHASE * odds.win * spoils - odds.loss * sight.defeat_cost(army) - 3.0 * odds.win * (1 - odds.easy)
        worth -= 3.0 * odds.draw + sight.shame(enemy.faction)
        chance *= odds.win
    return worth, chance


def lone_generals(sight: Sight, place: int) -> float:
    """S10.I. Generals without units are dispersed by an army; a Champion's major general at the price of one's own."""
    t, s, seat = sight.t, sight.s, sight.seat
    worth = 0.0
    for faction in range(s.players):
        if faction == seat or s.cu_areas[faction] >> place & 1 or not s.general_areas[faction] >> place & 1:
            continue
        if any(general < FIRST_MINOR for general in t.generals_in(faction, place)):
            worth += 4.0 * sight.weights[faction] - sight.shame(faction)
    return worth


# --- the worth of an end ---


def strike(sight: Sight, army: Army, place: int, left: int) -> float:
    """S9.3.D. A rival's marker removed at once, for two movement points; nobody can rescue it meanwhile."""
    holder = sight.s.control[place]
    if left < REMOVE_MARKER_MP or army.number < SIEGE_CUS or sight.t.is_major(place):
        return 0.0
    if holder in (NOBODY, IND, sight.seat):
        return 0.0
    return AT_ONCE * sight.weights[holder] * sight.land(holder).loss(place)


def perch_alone(sight: Sight, place: int) -> float:
    """What it is worth that a general without units ends his activation at a place: he looks for units to lead."""
    t, s, seat = sight.t, sight.s, sight.seat
    if any(owner != seat for owner in t.general_owners(place)) or t.enemy_cu_areas(seat) >> place & 1:
        return ALONE
    unled = s.cu_areas[seat] & ~s.general_areas[seat]
    near = [DISTANCE[place][area % N_PLACES] for area in bits(s.cu_areas[seat] & ALL_PLACES)]
    worth = captives(sight, place) - 0.3 * min(near, default=0)
    if s.cu_areas[seat] >> place & 1:
        worth += 3.0 if unled >> place & 1 else 1.5
    return worth


def perch(sight: Sight, army: Army, place: int, left: int = 0) -> float:
    """What it is worth that an army ends its activation at a place, with some movement points left."""
    if not army.number:
        return perch_alone(sight, place)
    here = sight.place(army.area)
    chance, worth = 1.0, 0.0
    if place != here or army.area >= N_PLACES:
        worth, chance = assault(sight, army, place)
        worth += lone_generals(sight, place)
    others = 0 if place == here else sight.t.cus(sight.seat, place)
    if not others:
        worth += chance * settle(sight, army.number, place)
    elif others < SIEGE_CUS:
        worth += chance * (settle(sight, army.number + others, place) - settle(sight, others, place))
    if chance == 1.0:
        worth += strike(sight, army, place, left)
    worth += chance * captives(sight, place) + guard(sight, army, place) + pull(sight, place)
    if army.royals >> CART & 1:
        worth += chance * cart_worth(sight, place)
    if sight.prudent:
        worth -= cut_off(sight, army, place)
    return worth - fear(sight, army, place) - hunger(sight, army, place, here)


# --- reach ---


class Reach:
    """The places an army can get to: what it costs, the first step of the way, the movement points left there."""

    def __init__(self) -> None:
        self.cost: dict[int, float] = {}
        self.first: dict[int, int] = {}
        self.left: dict[int, int] = {}


def reach_by_land(sight: Sight, army: Army, start: int) -> Reach:
    """S9.3.A. Places within movement points; enemy units stop a march, Independent strongholds hurt it (S10.A.2)."""
    t = sight.t
    blocked = t.enemy_cu_areas(sight.seat)

    def toll(place: int) -> float:
        if blocked >> place & 1:
            return passage(sight, army, place)
        return PASSING if army.number and t.is_stronghold(place) else 0.0

    return _reach(start, army.points, BY_LAND, toll)


def passage(sight: Sight, army: Army, place: int) -> float:
    """S10.C. What it costs to march on through the units of others: a weaker faction may well grant Free Passage."""
    if not sight.prudent or not army.number or sight.t.is_major(place):
        return NO_WAY
    for enemy in sight.enemies_at(place):
        if enemy.faction == IND or sight.odds(army, enemy, place).win < GRANTED or sight.betrayed_by(enemy.faction):
            return NO_WAY
    return REFUSED * max(0.0, -assault(sight, army, place)[0]) + ASKING


def reach_by_sea(start: int, points: int) -> Reach:
    """S13. Ports within movement points."""
    return _reach(start, points, BY_SEA, lambda place: 0.0)


def _reach(start: int, points: int, kinds: range, toll: Callable[[int], float]) -> Reach:
    """Places by the cheapest way over some kinds of routes; no way leads on from a place whose toll is NO_WAY."""
    reach = Reach()
    queue: list[tuple[float, int, int, int]] = [(0.0, start, NOBODY, points)]
    while queue:
        cost, place, first, left = heappop(queue)
        if place in reach.cost:
            continue
        reach.cost[place] = cost
        reach.first[place] = first
        reach.left[place] = left
        passing = toll(place) if place != start else 0.0
        if passing >= NO_WAY:
            continue
        for neighbour, kind in ROUTES[place]:
            if kind in kinds and ROUTE_COST[kind] <= left and neighbour not in reach.cost:
                step = neighbour if first == NOBODY else first
                heappush(queue, (cost + ROUTE_COST[kind] * STEP + passing, neighbour, step, left - ROUTE_COST[kind]))
    return reach


def sea_danger(sight: Sight, army: Army, place: int) -> float:
    """What a rival's fleet near a port may cost."""
    t, s, seat = sight.t, sight.s, sight.seat
    worst = 0.0
    own = fleet_strength(t, seat)
    for rival in range(s.players):
        if rival == seat or not s.held[rival] & SEA_WITHIN_2[place] or not t.available_fleets(rival):
            continue
        edge = 0.5 + 0.1 * (fleet_strength(t, rival) - own)
        worst = max(worst, SHIPWRECK * min(1.0, max(0.0, edge)) * sight.defeat_cost(army))
    return worst


def shipwreck(sight: Sight, place: int) -> float:
    """S13.3. The chance that a rival's fleet turns a voyage to a port back; Champions spare each other."""
    t, s, seat = sight.t, sight.s, sight.seat
    fleets = s.escort if s.sailing == 1 else t.available_fleets(seat)
    own = sum([fleet_value(t, fleet) for fleet in bits(fleets)])
    safe = 1.0
    for rival in range(s.players):
        if rival == seat or not s.held[rival] & SEA_WITHIN_2[place] or s.sea_declared >> rival & 1:
            continue
        theirs = sum([fleet_value(t, fleet) for fleet in bits(t.available_fleets(rival))])
        odds = battle_odds(theirs, 0, own, 0) if theirs else None
        if odds is not None and odds.win > BOLD:
            spared = s.champions >> rival & 1 and s.champions >> seat & 1 and s.usurper != seat
            safe *= 1.0 - (SPARING if spared else HOSTILE) * odds.win
    return 1.0 - safe
