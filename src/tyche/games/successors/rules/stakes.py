"""What options cost and bring for certain: movement points, cards, victory points and legitimacy."""

from collections.abc import Callable

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.core.stakes import SURE, UNKNOWN, Stake, gained, stakes_of
from tyche.games.successors.rules.atlas import ROUTES, SEA
from tyche.games.successors.rules.battle.siege import siege_cost
from tyche.games.successors.rules.check import marry, settle_royals
from tyche.games.successors.rules.components import CARD_KIND, CARD_OP, CARD_TITLE, FIRST_MINOR, SURPRISE
from tyche.games.successors.rules.course.reinforcement import refuges, reinforcement_areas
from tyche.games.successors.rules.events.deck_of_events import EVENTS
from tyche.games.successors.rules.kinds import INSIDE, USES
from tyche.games.successors.rules.markers import change_marker
from tyche.games.successors.rules.movement.action import arrange
from tyche.games.successors.rules.movement.activation import ACTIVATE, LEAD, begin_activation
from tyche.games.successors.rules.movement.army import LEAVE_GENERAL, TAKE_ALL, TAKE_GENERAL
from tyche.games.successors.rules.movement.conquest import remove_cost, siege_units
from tyche.games.successors.rules.movement.independents import step_cost
from tyche.games.successors.rules.movement.interception import bystanders, withdraw
from tyche.games.successors.rules.movement.interceptors import under_way
from tyche.games.successors.rules.movement.land import army_meets_general, champion_attacks, clash
from tyche.games.successors.rules.movement.outlook import entering, is_undisputed
from tyche.games.successors.rules.movement.sea import PONTIC_MP, go_on_board
from tyche.games.successors.rules.movement.sea_battle import FOG, STORM
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.points import legitimacy_sources, vp_sources
from tyche.games.successors.rules.questions import standing
from tyche.games.successors.rules.royal_family import bury
from tyche.games.successors.rules.state import IND, NOBODY
from tyche.games.successors.rules.strategy.deck import AHURA, may_be_held
from tyche.games.successors.rules.strategy.surprise import LIARS
from tyche.games.successors.rules.strategy.surrender import claim_all
from tyche.games.successors.rules.tables import TRAINING_COST
from tyche.games.successors.rules.units import UNIT, total
from tyche.games.successors.rules.victory import attack, keep_scores, largest_fleet

Change = Callable[[Successors], Flow[None] | None]
"""What is tried on a copy of the table: a change, or a procedure up to its first question."""


def scored(t: Successors, change: Change, chance: float = SURE, loser: int = NOBODY) -> list[Stake]:
    """The victory points, legitimacy, units and fleets that a change wins and costs, tried on a copy of the table.

    What `loser` loses of the points is grave. Nothing is certain where dice are thrown.
    """
    after = t.revive(t.s, t.dice.at(t.dice.counters))
    flow = change(after)
    if flow is not None:
        next(flow, None)
    if after.dice.counters != t.dice.counters:
        return []
    settle_royals(after, bits(after.s.touched))  # heirs and cart follow a marker (S8.2.b)
    marry(after)
    keep_scores(after)
    return differences(t, after, chance, loser)


def differences(t: Successors, after: Successors, chance: float, loser: int) -> list[Stake]:
    """What everybody has won and lost between two positions."""
    found: list[Stake] = []
    fleets, fleets_after = largest_fleet(t), largest_fleet(after)
    for seat in range(t.s.players):
        points = gained(vp_sources(t, seat, fleets), vp_sources(after, seat, fleets_after))
        found += stakes_of(points, "vp", seat, chance, seat == loser)
        legitimacy = gained(legitimacy_sources(t, seat), legitimacy_sources(after, seat))
        found += stakes_of(legitimacy, "legitimacy", seat, chance, seat == loser)
        units = on_the_map(after, seat) - on_the_map(t, seat)
        ships = after.s.fleet_owner.count(seat) - t.s.fleet_owner.count(seat)
        found += [Stake("units", seat, units, "S7.2.0.b", chance)] if units else []
        found += [Stake("fleets", seat, ships, "S7.4.b", chance)] if ships else []
    return found


def on_the_map(t: Successors, seat: int) -> int:
    """S7.2. The combat units of a player on the map."""
    return sum([t.cus(seat, area) for area in bits(t.s.cu_areas[seat])])


def of_marker(t: Successors, place: int, faction: int) -> list[Stake]:
    """S2.n. A marker is placed, swapped, or taken off (NOBODY)."""
    return scored(t, lambda after: change_marker(after, place, faction, after.s.active, "S2.n"))


def of_claims(t: Successors, seat: int) -> list[Stake]:
    """S6.1.2. Markers on all locations that may be claimed."""
    return scored(t, lambda after: claim_all(after, seat))


def of_grey_marker(t: Successors, army: int) -> list[Stake]:
    """S9.5.d. An Independent army takes the place where it stands."""
    place = t.s.general_at[army]
    return scored(t, lambda after: change_marker(after, place, IND, IND, "S9.5.d"))


def of_burial(t: Successors, seat: int) -> list[Stake]:
    """S3.8. The funeral cart becomes the tomb."""
    return scored(t, lambda after: bury(after, seat))


def of_improving(t: Successors, fleet: int) -> list[Stake]:
    """S6.2.C.a. A fleet is flipped to its higher side."""

    def improve(after: Successors) -> None:
        after.s.improved |= 1 << fleet

    return scored(t, improve)


def of_attack(t: Successors, seat: int, victim: int, chance: float = SURE) -> list[Stake]:
    """S3.7.b, S3.7.f. What an attack on a player costs: the status comes back only with 0 victory points."""
    return scored(t, lambda after: attack(after, seat, victim), chance, seat) if victim >= 0 else []


def of_sea_battle(t: Successors, seat: int) -> list[Stake]:
    """S3.7.b, S13.3.D. Fleets that meet a player's units or major general at sea attack him; a card may stop them."""
    s = t.s
    chance = UNKNOWN if may_be_held(t, STORM | FOG) else SURE
    return of_attack(t, seat, s.active, chance) if s.party_cu or t.party_commander() < FIRST_MINOR else []


def of_standing(t: Successors, seat: int) -> list[Stake]:
    """S11.3, S10.H, S10.I. An intercepted army that stands attacks whom it meets."""
    e = under_way(t)

    def meet(after: Successors) -> Flow[None]:
        champion_attacks(after, e)
        army_meets_general(after, e)
        yield from clash(after, e)

    def attack_at_least(after: Successors) -> None:
        champion_attacks(after, e)
        army_meets_general(after, e)

    return scored(t, meet, SURE, seat) or scored(t, attack_at_least, SURE, seat)


def of_withdrawing(t: Successors) -> list[Stake]:
    """S11.3. Who goes back loses the rest of his movement points; whose the family members are then."""
    e = under_way(t)
    spent = [] if e.faction == IND or e.dropped else points_spent(t, t.mp_left(), "S11.3.b")

    def go_back(after: Successors) -> None:
        withdraw(after, e, bystanders(after, e))
        army_meets_general(after, e)

    return spent + scored(t, go_back)


def points_spent(t: Successors, points: int, clause: str) -> list[Stake]:
    """S9.2. Movement points of the activated army."""
    return [Stake("movement", t.s.active, -points, clause)] if points else []


def of_arranging(t: Successors, choice: Option) -> list[Stake]:
    """S9.2.c, S9.2.D1, S9.2.D2, S8.2.b. Pieces are taken along or left behind: another commander has another allowance,
    and family members whom nobody guards any more may be another's.
    """
    after = t.revive(t.s, t.dice.at(t.dice.counters))
    arrange(after, choice)
    spent = points_spent(t, t.mp_left() - after.mp_left(), "S9.2.c")
    return spent + scored(t, lambda copy: arrange(copy, choice)) if has_family(after, after.s.touched) else spent


def has_family(t: Successors, areas: int) -> bool:
    """S8.2.b. Whether members of the royal family, or the cart, are in one of some areas."""
    return any(at >= 0 and areas >> at & 1 for at in t.s.royal_at)


def of_march(t: Successors, place: int) -> list[Stake]:
    """S9.3.A, S8.2.b. A step along a route, and whose the family members are then that stay behind or are found there:
    for certain only if nobody can stop or drive back the army.
    """
    spent = of_route(t, standing(t), place, False)
    after = t.revive(t.s, t.dice.at(t.dice.counters))
    e = entering(t, "move", place, after)
    if not has_family(after, after.s.touched):
        return spent
    weakened = t.s.entered_stronghold and t.is_stronghold(standing(t)) and t.s.party_cu  # S10.A.2
    chance = SURE if is_undisputed(after, e) and not weakened else UNKNOWN
    return spent + scored(t, lambda copy: leave_for(t, place, copy), chance)


def leave_for(t: Successors, place: int, copy: Successors) -> None:
    """S10. The activated army is in the next place, on a copy of the table."""
    entering(t, "move", place, copy)


def of_taking_all(t: Successors) -> list[Stake]:
    """S9.2.D2. Everything that can come along."""
    return of_arranging(t, TAKE_ALL)


def of_taking(t: Successors, general: int, where: int) -> list[Stake]:
    """S9.2.D2. A general comes along."""
    return of_arranging(t, TAKE_GENERAL[general] if where < 0 else (*TAKE_GENERAL[general], INSIDE))


def of_leaving(t: Successors, general: int) -> list[Stake]:
    """S9.2.D1. A general stays behind."""
    return of_arranging(t, LEAVE_GENERAL[general])


def of_route(t: Successors, source: int, place: int, by_sea: bool) -> list[Stake]:
    """S9.3.A. A step along a route; the points it leaves are in the question."""
    kinds = [kind for neighbour, kind in ROUTES[source] if neighbour == place and (kind >= SEA) == by_sea]
    return points_spent(t, t.route_cost(kinds[0]), "S9.3.A") if kinds else []


def of_embarking(t: Successors) -> list[Stake]:
    """S13.2.2, S8.2.b. Who is left ashore may be another's then."""
    return scored(t, lambda after: go_on_board(after, after.s.general_at[after.s.act]))


def of_siege(t: Successors) -> list[Stake]:
    """S9.3.C.a, S3.7.b.3. The points of a siege, and the status if it is an attack: whatever the roll brings."""
    place = t.s.general_at[t.s.act]
    return points_spent(t, siege_cost(t, place, siege_units(t)), "S9.3.C.a") + of_besieging(t, t.s.active, place)


def of_besieging(t: Successors, seat: int, place: int) -> list[Stake]:
    """S3.7.b.3. Rolling against a Champion's major city is an attack."""
    return of_attack(t, seat, t.s.control[place]) if t.is_major(place) else []


def of_removal(t: Successors) -> list[Stake]:
    """S9.3.D.a. The activated army removes a marker where it stands."""
    place = t.s.general_at[t.s.act]
    return points_spent(t, remove_cost(t), "S9.3.D.a") + of_marker(t, place, NOBODY)


def of_pontic_voyage(t: Successors) -> list[Stake]:
    """Card 27."""
    return points_spent(t, PONTIC_MP, "S7.4.d")


def of_card(seat: int, card: int) -> list[Stake]:
    """S6.2.0.a, S6.2.0.e. An Event or Bonus card leaves the hand; a Surprise card is replaced."""
    return [] if CARD_KIND[card] == SURPRISE else [Stake("cards", seat, -1, "S6.2.0.a")]


def of_uses(t: Successors, seat: int, card: int, use: int) -> list[Stake]:
    """S6.2.0.a. A card, and what its event or its points do before anything else is decided or thrown."""
    if card == AHURA:
        return of_vision(t, seat)
    return of_card(seat, card) + (of_use(t, seat, card, USES[use]) if use >= 0 else [])


def of_use(t: Successors, seat: int, card: int, use: str) -> list[Stake]:
    """S6.2.A, S6.2.B3.c. An event that asks nobody, or the last points for a unit in training."""
    if use == "event":
        return scored(t, lambda after: EVENTS[CARD_TITLE[card]].effect(after, seat))
    kind = t.s.training[seat]
    if use != "train" or kind == NOBODY:
        return []
    return of_training(t, seat, kind, CARD_OP[card] + t.s.trained[seat])


def of_training(t: Successors, seat: int, kind: int, points: int) -> list[Stake]:
    """S6.2.B3.c. A unit that so many points finish."""
    return of_reinforcement(t, seat, UNIT[kind], "S6.2.B3.c") if points >= TRAINING_COST[kind] else []


def of_reinforcement(t: Successors, seat: int, group: int, clause: str) -> list[Stake]:
    """S5.2.e-g. Units that come as a reinforcement, if there is anywhere for them to go."""
    room = reinforcement_areas(t, seat, group) or refuges(t, seat, group)
    return of_units(seat, total(group), clause) if room else []


def of_vision(t: Successors, seat: int) -> list[Stake]:
    """Card 59. It leaves the hand; of two cards drawn for it one stays, unless a liar speaks."""
    chance = UNKNOWN if may_be_held(t, LIARS) else SURE
    return [Stake("cards", seat, -1, "S6.2.0.e"), Stake("cards", seat, 1, "S6.2.0.e", chance)]


def of_discard(seat: int, card: int) -> list[Stake]:
    """S6.2.0.e. Every Surprise card is replaced, except card 59."""
    return [Stake("cards", seat, -1, "S6.2.0.e")] if card == AHURA else []


def of_keeping(seat: int) -> list[Stake]:
    """Card 59. Of the two cards drawn the other one goes."""
    return [Stake("cards", seat, -1, "S6.2.0.e")]


# --- combat units ---


def of_units(seat: int, number: int, clause: str) -> list[Stake]:
    """S7.2. Combat units on the map won, or lost below 0."""
    return [Stake("units", seat, number, clause)] if number else []


def of_placing(seat: int, group: int, clause: str) -> list[Stake]:
    """S5.2.e, S9.4.b. Units that come with the general or alone."""
    return of_units(seat, total(group), clause)


def of_dispersal(t: Successors, seat: int) -> list[Stake]:
    """S7.2.A.b. Units without a general, in the one area that is asked about."""
    return of_units(seat, -sum([t.cus(seat, area) for area in bits(t.choices)]), "S7.2.A.b")


def of_desertion(t: Successors, area: int) -> list[Stake]:
    """S6.2.A.a. A unit leaves the faction that has units in an area."""
    owner = t.cu_owner(area, NOBODY)
    return of_units(owner, -1, "S6.2.A.a") if owner in range(t.s.players) else []


def of_winning_over(t: Successors, seat: int, area: int) -> list[Stake]:
    """S14.3.a. A unit of the enemy side in a battle changes sides."""
    enemy = t.cu_owner(area, seat)
    return of_units(seat, 1, "S14.3.a") + (of_units(enemy, -1, "S14.3.a") if enemy in range(t.s.players) else [])


# --- movement points ---


def of_independents(t: Successors, seat: int, army: int, place: int) -> list[Stake]:
    """S9.5.c. A step of an Independent army; the points it leaves are in the question."""
    return [Stake("movement", seat, -step_cost(t, army, place), "S9.5.c")]


def of_activation(t: Successors, general: int, fixed: int) -> list[Stake]:
    """S9.2. The movement points of the army; `fixed` by a card, or NOBODY for the movement die."""
    return of_designation(t, ACTIVATE[general], fixed)


def of_leading(t: Successors, area: int, fixed: int) -> list[Stake]:
    """S9.0.b, S9.2. The same of units that a minor general is placed to lead."""
    return of_designation(t, LEAD[area], fixed)


def of_designation(t: Successors, choice: Option, fixed: int) -> list[Stake]:
    """S9.1.a, S9.2. The movement points that an activation begins with."""
    after = t.revive(t.s, t.dice.at(t.dice.counters))
    begin_activation(after, choice, fixed)
    return [Stake("movement", t.s.active, after.mp_left(), "S9.2.b" if fixed == NOBODY else "S9.2.a")]
