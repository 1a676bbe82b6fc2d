"""S5. The course of play: the phases of a turn, and the table of steps."""

from typing import Final

from tyche.core.ask import NO, YES, Flow, Option
from tyche.core.atlas import bits, flood
from tyche.core.steps import Step
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import ANY_ROUTE, N_PLACES
from tyche.games.successors.rules.check import state_check
from tyche.games.successors.rules.components import ALEXANDROS, CART, GENERAL_ID, HERAKLES, OFFER_CARDS
from tyche.games.successors.rules.course.reinforcement import (
    begin_phase,
    dealt_to,
    next_reinforcement,
    place_general,
    season,
)
from tyche.games.successors.rules.course.setup import choose_seats, deal_generals, place_generals, swap_generals
from tyche.games.successors.rules.kinds import FACTION
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.royal_family import bury, may_bury
from tyche.games.successors.rules.state import GONE, NOBODY
from tyche.games.successors.rules.strategy.deck import shuffle_and_deal
from tyche.games.successors.rules.strategy.operations import place_marker
from tyche.games.successors.rules.strategy.segments import (
    act_step,
    activation,
    armies,
    begin_round,
    forced_march,
    reveal_cards,
)
from tyche.games.successors.rules.strategy.supply import supply
from tyche.games.successors.rules.strategy.surrender import surrender
from tyche.games.successors.rules.strategy.tyche import play_card, spend_after_event
from tyche.games.successors.rules.victory import end_of_game, fewest_points, most_senior, regency

FIRST: Final = options_of("first", FACTION)
LEFT: Final[Option] = ("left",)
RIGHT: Final[Option] = ("right",)
ANTIPATROS: Final = GENERAL_ID["antipatros"]
ANTIGONOS: Final = GENERAL_ID["antigonos"]
POLYPERCHON: Final = GENERAL_ID["polyperchon"]
DEMETRIOS: Final = GENERAL_ID["demetrios"]


# --- Turn Preparation (S5.1) ---


def prepare_turn(t: Successors) -> Flow[None]:
    """S5.1.A. The events of the turn, then Usurper and turn order."""
    s = t.s
    s.active = NOBODY
    t.tell("turn", "S5.0.a", turn=s.turn)
    s.step = "turn-order"
    season(t)
    if s.turn == 2:
        s.unscored = True
        yield from state_check(t)  # AMB-2: totals held over from Turn I
    if s.turn == 3:
        yield from old_age(t)
    elif s.turn == 4:
        regency(t, ALEXANDROS)
        remove_cart(t)
    elif s.turn == 5:
        regency(t, HERAKLES)
    yield from state_check(t)
    label_usurper(t)


def old_age(t: Successors) -> Flow[None]:
    """S5.1.A.3. Antipatros dies, Polyperchon takes his place; Demetrios joins the player who was dealt Antigonos."""
    s = t.s
    area = s.general_at[ANTIPATROS]
    if area != GONE:
        seat = dealt_to(t, ANTIPATROS)
        t.kill_general(ANTIPATROS)
        t.tell("old-age", "S5.1.A.3", general=ANTIPATROS, faction=seat)
        t.give_general(POLYPERCHON, seat, area)
        t.tell("general-placed", "S5.1.A.3", faction=seat, general=POLYPERCHON, area=area)
    yield from state_check(t)
    yield from place_general(t, dealt_to(t, ANTIGONOS), DEMETRIOS, "S5.1.A.3")


def remove_cart(t: Successors) -> None:
    """S3.8.e. An unburied cart leaves the game in Turn IV."""
    if t.s.royal_at[CART] >= 0:
        t.move_royal(CART, GONE)
        t.tell("cart-removed", "S3.8.e")


def label_usurper(t: Successors) -> None:
    """S5.1.B.a. The player with most VP, by seniority of his generals in a tie."""
    s = t.s
    best = max(s.vp[: s.players])
    s.usurper = most_senior(t, [seat for seat in range(s.players) if s.vp[seat] == best])
    t.tell("usurper", "S5.1.B.a", faction=s.usurper)


def set_turn_order(t: Successors) -> Flow[None]:
    """S5.1.C.a, D-2.2, D-2.3. The player with fewest VP names the first player and the direction."""
    s = t.s
    seat = fewest_points(t)
    options: list[Option] = [FIRST[other] for other in range(s.players)]
    choice = yield t.ask(seat, "first-player", options, "S5.1.C.a", FIRST[seat])
    first = FACTION.of(choice)
    step = 1
    if s.players > 2:
        choice = yield t.ask(seat, "direction", [LEFT, RIGHT], "S5.1.C.a", LEFT, faction=first)
        step = 1 if choice == LEFT else -1
    s.order = order_from(t, first, step)
    t.tell("turn-order", "S5.1.C.a", faction=seat, order=s.order[:])
    if s.turn == 1:
        s.step = "cards"
    else:
        begin_phase(t)
        s.step = "reinforce"
        yield from state_check(t)


def order_from(t: Successors, first: int, step: int) -> list[int]:
    """S5.1.C.a. The seats as they sit, from the first player on, to the left (1) or right (-1)."""
    chairs = t.s.chairs
    at = chairs.index(first)
    return [chairs[(at + step * k) % t.s.players] for k in range(t.s.players)]


# --- Reinforcement (S5.2) and Tyche cards (S5.3) ---


def reinforce(t: Successors) -> Flow[None]:
    """S5.2.e, D-3.1. In turn order each player places his reinforcements, one piece at a time.

    The check comes first: a Capital finished at the start of the phase scores at once (S2.v).
    """
    s = t.s
    yield from state_check(t)
    if s.at == s.players:
        s.step = "cards"
    elif not (yield from next_reinforcement(t, s.order[s.at])):
        s.at += 1
        s.placed = {}  # AMB-11: each player's own limits


def deal_cards(t: Successors) -> None:
    """S5.3. Shuffle everything and deal; then the Strategy phase."""
    shuffle_and_deal(t)
    t.s.round = 0
    begin_round(t)


# --- Isolation (S5.5) ---


def isolation(t: Successors) -> Flow[None]:
    """S5.5.a. In turn order each player removes his isolated markers, one after the other."""
    for seat in t.s.order:
        for place in bits(isolated(t, seat)):
            t.set_control(place, NOBODY)
            t.tell("isolated", "S5.5.b", faction=seat, place=place)
        yield from state_check(t)
    t.s.step = "end"


def isolated(t: Successors, seat: int) -> int:
    """S5.5.b-d. Markers from which no chain of locations leads to one's own unit or one's own major city."""
    s = t.s
    own_units = (s.cu_areas[seat] | s.cu_areas[seat] >> N_PLACES) & ((1 << N_PLACES) - 1)
    enemy_units = t.enemy_cu_areas(seat)
    controlled = 0
    for holder in s.held:
        controlled |= holder
    passable = s.held[seat] | (~controlled & ~enemy_units) | own_units
    cities = sum(1 << place for place in bits(s.held[seat]) if t.is_major(place))
    return s.held[seat] & ~flood(own_units | cities, passable, ANY_ROUTE)


# --- End (S5.6) ---


def end_turn(t: Successors) -> Flow[None]:
    """S5.6. Alexander may be buried; the next turn, or the end of the game."""
    s = t.s
    holder = s.royal_owner[CART]
    if holder >= 0 and may_bury(t, holder) is None:
        choice = yield t.ask(holder, "bury", [NO, YES], "S5.6.a", NO, place=t.place_of(s.royal_at[CART]))
        if choice == YES:
            bury(t, holder)
            yield from state_check(t)
    end_effects(t)
    if s.turn >= t.rules.last_turn:
        end_of_game(t)
    s.turn += 1
    s.step = "prepare"


def end_effects(t: Successors) -> None:
    """Marriage offers and pacts last for a turn (S8.2.d, card O63)."""
    s = t.s
    for offer, suitor in enumerate(s.offers):
        if suitor >= 0:
            s.discard |= 1 << OFFER_CARDS[offer]
            s.offers[offer] = NOBODY
    s.pacts = []


# --- the flow of the game ---

STEPS: Final[dict[str, Step[Successors]]] = {
    "deal-generals": deal_generals,
    "swap-generals": swap_generals,
    "choose-seats": choose_seats,
    "place-generals": place_generals,
    "prepare": prepare_turn,
    "turn-order": set_turn_order,
    "reinforce": reinforce,
    "cards": deal_cards,
    "surrender": surrender,
    "tyche": play_card,
    "spend": spend_after_event,
    "place-marker": place_marker,
    "march": forced_march,
    "act": act_step,
    "activation": activation,
    "armies": armies,
    "supply": supply,
    "reveal": reveal_cards,
    "isolation": isolation,
    "end": end_turn,
}
