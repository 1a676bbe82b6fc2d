"""What options cost and bring for certain: movement points, cards, victory points and legitimacy."""

from collections.abc import Callable

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.core.stakes import SURE, Stake, gained, stakes_of
from tyche.games.successors.rules.atlas import ROUTES, SEA
from tyche.games.successors.rules.battle.siege import siege_cost
from tyche.games.successors.rules.check import settle_royals
from tyche.games.successors.rules.components import CARD_KIND, FIRST_MINOR, SURPRISE
from tyche.games.successors.rules.kinds import INSIDE
from tyche.games.successors.rules.markers import change_marker
from tyche.games.successors.rules.movement.action import arrange
from tyche.games.successors.rules.movement.activation import ACTIVATE, LEAD, begin_activation
from tyche.games.successors.rules.movement.army import LEAVE_GENERAL, TAKE_ALL, TAKE_GENERAL
from tyche.games.successors.rules.movement.conquest import remove_cost, siege_units
from tyche.games.successors.rules.movement.sea import PONTIC_MP
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.points import legitimacy_sources, vp_sources
from tyche.games.successors.rules.royal_family import bury
from tyche.games.successors.rules.state import NOBODY
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
    """S3.7.b, S13.3.D. Fleets that meet a player's units or major general at sea attack him."""
    s = t.s
    return of_attack(t, seat, s.active) if s.party_cu or t.party_commander() < FIRST_MINOR else []


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
