"""H10.8. How the hunter answers an attack: defends, wards it off with a shield, or suffers it."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.components import (
    ADVANCED_DODGE,
    CARD_STRENGTH,
    MASTER_PLAN,
    OF_SYMBOL,
    SHIELD,
    SPEED,
    SYMBOL,
)
from tyche.games.hellas.rules.deck import discard, in_hand
from tyche.games.hellas.rules.hunt.course import fail, go_on, next_round
from tyche.games.hellas.rules.hunt.harm import suffer
from tyche.games.hellas.rules.hunt.injuries import injure
from tyche.games.hellas.rules.items.anytime import HANDLED, any_time, decide
from tyche.games.hellas.rules.items.effects import IN_HUNT, PLANNED, may_plan, use_options
from tyche.games.hellas.rules.kinds import CARD, planned_of
from tyche.games.hellas.rules.play import Hellas

TAKE_IT: Final[Option] = ("take-attack",)
DODGE: Final[Option] = ("dodge",)
DEFEND: Final = options_of("defend", CARD)
DEFEND_PLANNED: Final = planned_of("defend")
SHIELD_WITH: Final = options_of("shield", CARD)
DEFENDED: Final = 2
"""Cards that a successful defence draws (H10.8a)."""


def power(hand: int, pool: int) -> int:
    """The most that a hand can defend with, Master Plans included."""
    total = 0
    for card in bits(hand):
        total += CARD_STRENGTH[card]
    return total + PLANNED * min(pool, hand.bit_count())


def plans(t: Hellas, seat: int) -> int:
    """How many Master Plans a player can pay for."""
    return t.s.pool[seat] if t.has(seat, MASTER_PLAN) else 0


def may_defend(t: Hellas, seat: int, card: int, planned: bool) -> Refusal | None:
    """H10.8a. A card of the hand with which the defence can still succeed, alone or with a Master Plan."""
    s = t.s
    refusal = in_hand(t, seat, card) or (may_plan(t, seat) if planned else None)
    if refusal is not None:
        return refusal
    strength = CARD_STRENGTH[card] + (PLANNED if planned else 0)
    if not strength and s.defence > 0:
        return Refusal("H10.8a", "no-strength", {"card": card})
    if strength + power(s.hands[seat] & ~(1 << card), plans(t, seat) - planned) < s.defence:
        return Refusal("H10.8a", "too-weak", {"strength": s.defence})
    return None


def may_dodge(t: Hellas, seat: int) -> Refusal | None:
    """H10.8a. Advanced Dodge: once in a hunt, besides a card, if the defence can still succeed."""
    s = t.s
    if not t.has(seat, ADVANCED_DODGE):
        return Refusal("H16.1", "not-your-item", {"item": ADVANCED_DODGE})
    if s.dodged:
        return Refusal("H22.4", "used-already", {"item": ADVANCED_DODGE})
    hand = s.hands[seat]
    if not hand or power(hand, plans(t, seat)) + t.attribute(seat, SPEED) < s.defence:
        return Refusal("H10.8a", "too-weak", {"strength": s.defence})
    return None


def may_shield(t: Hellas, seat: int, card: int) -> Refusal | None:
    """A-35. A card of the hand with a shield."""
    refusal = in_hand(t, seat, card)
    return refusal or (None if SYMBOL[card] == SHIELD else Refusal("A-35", "needs-symbol", {"symbol": SHIELD}))


def defend_options(t: Hellas, seat: int) -> list[Option]:
    """H10.8a. The cards with which a defence can be begun or continued so that it can still succeed."""
    hand, pool = t.s.hands[seat], plans(t, seat)
    options: list[Option] = []
    if power(hand, pool) >= t.s.defence:
        for card in bits(hand):
            if may_defend(t, seat, card, False) is None:
                options.append(DEFEND[card])
            if pool and may_defend(t, seat, card, True) is None:
                options.append(DEFEND_PLANNED[card])
    if t.has(seat, ADVANCED_DODGE) and may_dodge(t, seat) is None:
        options.append(DODGE)
    return options


def hunt_defend(t: Hellas) -> Flow[None]:
    """H10.8. Defend card by card, ward the attack off with a shield, or suffer it."""
    go_on(t)
    s = t.s
    seat = s.active
    if s.defending:
        options = defend_options(t, seat)
        choice = yield t.ask(seat, "defend-on", options, "H10.8a", options[0], monster=s.hunted, strength=s.defence)
        defend(t, seat, choice)
        return
    uses = use_options(t, seat, IN_HUNT)
    choice = TAKE_IT
    if s.hands[seat] or uses or any_time(t, seat):
        options = [TAKE_IT, *defend_options(t, seat)]
        options += [SHIELD_WITH[card] for card in bits(s.hands[seat] & OF_SYMBOL[SHIELD])]
        choice = yield from decide(
            t, seat, "defend", options, "H10.8", TAKE_IT, uses, monster=s.hunted, attack=s.attack, strength=s.defence
        )
    if choice == TAKE_IT:
        yield from suffer(t, seat)
    elif choice[0] == "shield":
        yield from ward_off(t, seat, CARD.of(choice))
    elif choice != HANDLED:
        defend(t, seat, choice)


def defend(t: Hellas, seat: int, choice: Option) -> None:
    """H10.8a. Cards are discarded until their strength reaches the attack's; then two cards are drawn."""
    s = t.s
    with_a_card = s.defending or choice != DODGE
    s.defending = True
    if choice == DODGE:
        s.dodged = True
        s.defence -= t.attribute(seat, SPEED)
        t.tell("used", "H10.8a", player=seat, item=ADVANCED_DODGE)
    else:
        card = CARD.of(choice)
        discard(t, seat, card, "H10.8a")
        s.defence -= CARD_STRENGTH[card]
    if len(choice) > 2:
        s.pool[seat] -= 1
        s.defence -= PLANNED
        t.tell("used", "H10.8a", player=seat, item=MASTER_PLAN)
    if s.defence <= 0 and with_a_card:
        t.tell("defended", "H10.8a", player=seat, monster=s.hunted)
        t.enact("cards")
        next_round(t, DEFENDED)


def ward_off(t: Hellas, seat: int, card: int) -> Flow[None]:
    """H10.8, A-35. A shield wards off any attack at the price of an injury; then one card is drawn."""
    discard(t, seat, card, "A-35")
    t.tell("defended", "A-35", player=seat, monster=t.s.hunted)
    t.enact("cards")
    if (yield from injure(t, seat, "A-35")):
        yield from fail(t, "H10.12")
    else:
        next_round(t, 1)
