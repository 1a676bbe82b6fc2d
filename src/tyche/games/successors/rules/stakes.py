"""What options cost and bring for certain: movement points, cards, victory points and legitimacy."""

from collections.abc import Callable

from tyche.core.ask import Ask, Option
from tyche.core.atlas import bits
from tyche.core.stakes import SURE, UNKNOWN, Stake, gained, stakes_of
from tyche.games.successors.rules.atlas import ROUTES, SEA
from tyche.games.successors.rules.battle.siege import siege_cost
from tyche.games.successors.rules.check import settle_royals
from tyche.games.successors.rules.components import CARD_KIND, FIRST_MINOR, SURPRISE
from tyche.games.successors.rules.events.armies import PEUKESTAS
from tyche.games.successors.rules.events.family import bring_olympias, bring_philippos
from tyche.games.successors.rules.kinds import INSIDE
from tyche.games.successors.rules.markers import change_marker
from tyche.games.successors.rules.movement.action import arrange
from tyche.games.successors.rules.movement.activation import ACTIVATE, LEAD, begin_activation
from tyche.games.successors.rules.movement.army import LEAVE_GENERAL, TAKE_ALL, TAKE_GENERAL
from tyche.games.successors.rules.movement.conquest import remove_cost, siege_units
from tyche.games.successors.rules.movement.independents import step_cost
from tyche.games.successors.rules.movement.interceptors import under_way
from tyche.games.successors.rules.movement.land import army_meets_general, champion_attacks
from tyche.games.successors.rules.movement.sea import PONTIC_MP, go_on_board
from tyche.games.successors.rules.movement.sea_battle import FOG, STORM
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.points import legitimacy_sources, vp_sources
from tyche.games.successors.rules.questions import fact
from tyche.games.successors.rules.royal_family import bury
from tyche.games.successors.rules.state import GONE, IND, NOBODY
from tyche.games.successors.rules.strategy.deck import AHURA, may_be_held
from tyche.games.successors.rules.strategy.surrender import claim_all
from tyche.games.successors.rules.victory import attack, keep_scores, largest_fleet


def scored(
    t: Successors, change: Callable[[Successors], None], chance: float = SURE, loser: int = NOBODY
) -> list[Stake]:
    """The victory points and legitimacy that a change wins and costs, tried on a copy of the table.

    What `loser` loses of them is grave.
    """
    after = t.revive(t.s, t.dice.at(t.dice.counters))
    change(after)
    settle_royals(after, bits(after.s.touched))  # heirs and cart follow a marker (S8.2.b)
    keep_scores(after)
    found: list[Stake] = []
    fleets, fleets_after = largest_fleet(t), largest_fleet(after)
    for seat in range(t.s.players):
        points = gained(vp_sources(t, seat, fleets), vp_sources(after, seat, fleets_after))
        found += stakes_of(points, "vp", seat, chance, seat == loser)
        legitimacy = gained(legitimacy_sources(t, seat), legitimacy_sources(after, seat))
        found += stakes_of(legitimacy, "legitimacy", seat, chance, seat == loser)
    return found


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

    def meet(after: Successors) -> None:
        champion_attacks(after, e)
        army_meets_general(after, e)

    return scored(t, meet, SURE, seat)


def of_withdrawing(t: Successors) -> list[Stake]:
    """S11.3.b. Who goes back loses the rest of his movement points."""
    e = under_way(t)
    return [] if e.faction == IND or e.dropped else points_spent(t, t.mp_left(), "S11.3.b")


def points_spent(t: Successors, points: int, clause: str) -> list[Stake]:
    """S9.2. Movement points of the activated army."""
    return [Stake("movement", t.s.active, -points, clause)] if points else []


def of_arranging(t: Successors, choice: Option) -> list[Stake]:
    """S9.2.c, S9.2.D1, S9.2.D2. Pieces are taken along or left behind: another commander has another allowance."""
    after = t.revive(t.s, t.dice.at(t.dice.counters))
    arrange(after, choice)
    return points_spent(t, t.mp_left() - after.mp_left(), "S9.2.c")


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


def of_discard(seat: int, card: int) -> list[Stake]:
    """S6.2.0.e. Every Surprise card is replaced, except card 59."""
    return [Stake("cards", seat, -1, "S6.2.0.e")] if card == AHURA else []


def of_keeping(seat: int) -> list[Stake]:
    """Card 59. Of the two cards drawn the other one goes."""
    return [Stake("cards", seat, -1, "S6.2.0.e")]


# --- events (S6.2.A, S8) ---


def of_poison(t: Successors, royal: int) -> list[Stake]:
    """Card 1, S8.5.a. A member of the royal family leaves the game."""
    return scored(t, lambda after: after.move_royal(royal, GONE))


def of_contempt(t: Successors, general: int) -> list[Stake]:
    """Card 23, S6.2.A.b. A general costs his faction legitimacy."""

    def scorn(after: Successors) -> None:
        after.s.contempt = general
        after.s.unscored = True

    return scored(t, scorn)


def of_olympias(t: Successors, seat: int, area: int, with_army: bool) -> list[Stake]:
    """Card 29, S8.2.c."""
    return scored(t, lambda after: bring_olympias(after, seat, area, with_army))


def of_appearing(t: Successors, seat: int, general: int, place: int) -> list[Stake]:
    """Card 34. Peukestas brings a marker."""
    return of_marker(t, place, seat) if general == PEUKESTAS else []


def of_philippos(t: Successors, seat: int, area: int) -> list[Stake]:
    """Card 30, S8.1.b."""
    return scored(t, lambda after: bring_philippos(after, seat, area))


def of_yes(t: Successors, ask: Ask, seat: int) -> list[Stake]:
    """S5.6.a, S15.4.c. The cart is buried; a conquered city gets a marker."""
    if ask.topic == "bury":
        return of_burial(t, seat)
    return of_marker(t, fact(ask, "place"), seat) if ask.topic == "claim" else []


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
