"""S6.2. The Tyche segment: one Event or Bonus card for its event, its operation points, a fleet or a general."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.verbs import ABSENT, options_of
from tyche.games.successors.rules.check import state_check
from tyche.games.successors.rules.components import (
    BONUS,
    CARD_KIND,
    CARD_OP,
    CARD_REMOVED,
    CARD_TITLE,
    OFFER_CARDS,
    SURPRISE,
)
from tyche.games.successors.rules.events.deck_of_events import EVENTS
from tyche.games.successors.rules.kinds import CARD, USE, USES
from tyche.games.successors.rules.movement.activation import army_options
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.strategy.deck import AHURA, lay_down
from tyche.games.successors.rules.strategy.free_actions import HANDLED, speak
from tyche.games.successors.rules.strategy.operations import can_place_marker, train
from tyche.games.successors.rules.strategy.recruiting import (
    IMPROVE_OP,
    RECRUIT_OP,
    improvable,
    improve_fleet,
    lost_fleets,
    may_free_cart,
    may_recruit,
    recruit,
    regain_fleet,
)

PLAY_FOR: Final[dict[str, list[Option]]] = {use: [("play", card, use) for card in CARD.words] for use in USES}
DISCARD: Final = options_of("discard", CARD)
SPEND_ON: Final[dict[str, Option]] = {use: ("use", use) for use in USES}
POINT_USES: Final = ("train", "nothing", "march", "place")


# --- choosing a card (D-5.10, D-5.11) ---


def play_card(t: Successors) -> Flow[None]:
    """S6.2.0.a-c. Exactly one Event or Bonus card; without one, Surprise cards go until one is drawn."""
    s = t.s
    seat = s.active
    cards = playable(t, seat)
    if not cards:
        yield from discard_surprise(t, seat)
        return
    options: list[Option] = []
    shared = op_uses(t, seat)
    for card in cards:
        options += [PLAY_FOR[use][card] for use in uses_of(t, seat, card, shared)]
    choice = yield from speak(t, "tyche", options, "S6.2.0.a", PLAY_FOR["train"][cards[0]])
    if choice == HANDLED:
        return
    s.shuffled_minors = 0
    yield from use_card(t, CARD.of(choice), USES[USE.of(choice, 2)])
    yield from state_check(t)


def playable(t: Successors, seat: int) -> list[int]:
    """S6.2.0.a. The Event and Bonus cards of a hand."""
    return [card for card in bits(t.s.hands[seat]) if CARD_KIND[card] != SURPRISE]


def may_discard(t: Successors, seat: int, card: int) -> Refusal | None:
    """S6.2.0.a. A card of a hand that holds nothing but Surprise cards."""
    if not t.s.hands[seat] >> card & 1:
        return Refusal("S6.2.0.a", "not-in-hand", {"card": card})
    return Refusal("S6.2.0.a", "not-needed", {"card": card}) if playable(t, seat) else None


def may_play(t: Successors, seat: int, card: int, use: int) -> Refusal | None:
    """S6.2.0. One Event or Bonus card of the hand for one of its uses; or card 59, which fits at any time."""
    if not t.s.hands[seat] >> card & 1:
        return Refusal("S6.2.0.a", "not-in-hand", {"card": card})
    if CARD_KIND[card] == SURPRISE:
        return None if card == AHURA and use == ABSENT else Refusal("S6.2.0.b", "surprise-card", {"card": card})
    if use == ABSENT:
        return Refusal("S6.2.0.c", "malformed")
    if USES[use] == "event":
        return may_play_event(t, seat, card)
    return may_spend(t, seat, USES[use]) or may_use(t, seat, card, USES[use])


def may_spend_on(t: Successors, seat: int, use: int) -> Refusal | None:
    """S6.2.B. The points of a Bonus card after its event."""
    if USES[use] not in POINT_USES:
        return Refusal("S6.2.B", "unknown-use", {"name": USES[use]})
    return may_spend(t, seat, USES[use])


def discard_surprise(t: Successors, seat: int) -> Flow[None]:
    """S6.2.0.a, AMB-14, AMB-74. Discard a Surprise card and draw; with an empty hand the segment is skipped."""
    options: list[Option] = [DISCARD[card] for card in bits(t.s.hands[seat])]
    if not options:
        t.s.step = "activation"
        return
    choice = yield from speak(t, "tyche", options, "S6.2.0.a", options[0])
    if choice != HANDLED:
        card = CARD.of(choice)
        t.tell("discarded", "S6.2.0.e", faction=seat, card=card)
        lay_down(t, seat, card)


def op_uses(t: Successors, seat: int) -> list[str]:
    """S6.2.B. The ways to spend operation points, whatever the card; points may be left unspent (AMB-15)."""
    return [use for use in POINT_USES if may_spend(t, seat, use) is None]


def may_spend(t: Successors, seat: int, use: str) -> Refusal | None:
    """S6.2.B. Operation points need an army to march, or somewhere to place a marker."""
    if use == "march" and not army_options(t):
        return Refusal("S6.2.B1.a", "no-army")
    if use == "place" and not can_place_marker(t, seat):
        return Refusal("S6.2.B2.a", "nowhere-to-place")
    return None


def uses_of(t: Successors, seat: int, card: int, shared: list[str]) -> list[str]:
    """S6.2.0.c. What a card may be used for now."""
    uses = shared[:]
    if may_play_event(t, seat, card) is None:
        uses.append("event")
    for use in ("improve", "recruit", "free-cart", "regain-fleet"):
        if may_use(t, seat, card, use) is None:
            uses.append(use)
    return uses


def may_play_event(t: Successors, seat: int, card: int) -> Refusal | None:
    """S6.2.A.a. All preconditions printed on the card must be met."""
    if EVENTS[CARD_TITLE[card]].condition(t, seat):
        return None
    return Refusal("S6.2.A.a", "condition-not-met", {"card": card})


def may_use(t: Successors, seat: int, card: int, use: str) -> Refusal | None:
    """S6.2.C, S6.2.D, S16.3, S16.10. The card options beyond event and operation points."""
    points = CARD_OP[card]
    if use == "improve":
        if points < IMPROVE_OP:
            return Refusal("S6.2.C.a", "four-points-needed", {"card": card})
        return None if improvable(t, seat) else Refusal("S6.2.C.a", "no-fleet")
    if use == "recruit":
        if points < RECRUIT_OP:
            return Refusal("S6.2.D.a", "three-points-needed", {"card": card})
        return may_recruit(t, seat)
    if use == "free-cart":
        return may_free_cart(t, seat, points)
    if use == "regain-fleet":
        allowed = t.rules.fleets_stay_dispersed and bool(lost_fleets(t, seat))
        return None if allowed else Refusal("S16.10.a", "no-dispersed-fleet")
    return None


def use_card(t: Successors, card: int, use: str) -> Flow[None]:
    """S6.2.0.c. Carry out the chosen use; the next step of the turn is the Activation segment unless it says else."""
    s = t.s
    s.card = card
    s.points = CARD_OP[card]
    s.step = "activation"
    t.tell("card-played", "S6.2.0.c", faction=s.active, card=card, use=use)
    put_away(t, card, use == "event")
    if use == "event":
        if CARD_KIND[card] == BONUS:
            s.step = "spend"
        yield from EVENTS[CARD_TITLE[card]].resolve(t, s.active)
    elif use in POINT_USES:
        yield from spend(t, use)
    elif use == "improve":
        yield from improve_fleet(t, s.active)
    elif use == "recruit":
        yield from recruit(t, s.active)
    elif use == "free-cart":
        s.cart_free = True
        t.tell("cart-freed", "S16.3.a", faction=s.active)
    else:
        yield from regain_fleet(t, s.active)


def put_away(t: Successors, card: int, as_event: bool) -> None:
    """The card is discarded; some events leave the game, marriage cards stay in front (S8.2.d)."""
    s = t.s
    s.hands[s.active] &= ~(1 << card)
    if as_event and CARD_REMOVED[card]:
        s.cards_in_use &= ~(1 << card)
    elif not (as_event and card in OFFER_CARDS):
        s.discard |= 1 << card


# --- operation points (S6.2.B) ---


def spend_after_event(t: Successors) -> Flow[None]:
    """S6.2.0.b. A Bonus card's operation points after its event."""
    s = t.s
    options = [SPEND_ON[use] for use in op_uses(t, s.active)]
    choice = yield from speak(t, "spend", options, "S6.2.0.b", SPEND_ON["nothing"], points=s.points)
    if choice == HANDLED:
        return
    s.shuffled_minors = 0
    s.step = "activation"
    yield from spend(t, USES[USE.of(choice)])
    yield from state_check(t)


def spend(t: Successors, use: str) -> Flow[None]:
    """S6.2.B. Forced march, place markers, or train troops."""
    s = t.s
    if use == "march":
        s.activations = 1
        s.step = "march"
    elif use == "place":
        s.step = "place-marker"
    elif use == "train":
        yield from train(t, s.active, s.points)


# --- fleets (S6.2.C, S16.10) ---


# --- recruiting (S6.2.D) ---
