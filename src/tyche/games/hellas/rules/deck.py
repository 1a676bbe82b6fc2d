"""H2.6, H16.4, H21. Decks: drawing, discarding, shuffling discards back."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.components import N_ATTACKS
from tyche.games.hellas.rules.kinds import CARD, DISCARD, ITEM
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.shown import show_card

KEEP: Final = options_of("keep", ITEM)

# --- combat cards ---


def draw_cards(t: Hellas, seat: int, number: int) -> list[int]:
    """H21.2. Draw combat cards, without regard to the limit; an empty deck is made anew from the discards."""
    s = t.s
    drawn: list[int] = []
    for _ in range(number):
        if not s.combat_deck and s.combat_discard:
            s.combat_deck = bits(s.combat_discard)
            s.combat_discard = 0
            t.dice.shuffle(s.combat_deck)
            t.tell("combat-reshuffled", "H21.2")
        if not s.combat_deck:
            break
        card = s.combat_deck.pop()
        s.hands[seat] |= 1 << card
        drawn.append(card)
        t.whisper(1 << seat, "card-drawn", "H21.1", {"card": card})
    if drawn:
        t.reveal()
        t.tell("cards-drawn", "H21.1", player=seat, number=len(drawn))
    return drawn


def draw(t: Hellas, seat: int, number: int) -> Flow[None]:
    """H2.6. Draw combat cards, then discard down to the limit."""
    draw_cards(t, seat, number)
    yield from obey_limit(t, seat)


def obey_limit(t: Hellas, seat: int) -> Flow[None]:
    """H2.6. Discard down to the limit at once; during one's own hunt it is suspended."""
    s = t.s
    if s.hunted >= 0 and seat == s.active:
        return
    excess = s.hands[seat].bit_count() - t.hand_limit(seat)
    if excess > 0:
        yield from discard_some(t, seat, excess, "hand-limit", "H2.6")


def discard_some(t: Hellas, seat: int, number: int, topic: str, clause: str) -> Flow[None]:
    """A player discards combat cards of their choice, all of them if there are no more."""
    s = t.s
    for left in range(number, 0, -1):
        hand = s.hands[seat]
        if hand.bit_count() <= left:
            for card in bits(hand):
                discard(t, seat, card, clause)
            return
        options: list[Option] = [DISCARD[card] for card in bits(hand)]
        choice = yield t.ask(seat, topic, options, clause, options[0], number=left)
        discard(t, seat, CARD.of(choice), clause)


def in_hand(t: Hellas, seat: int, card: int) -> Refusal | None:
    """H21.1. Only what is in the hand can be played or discarded."""
    return None if t.s.hands[seat] >> card & 1 else Refusal("H21.1", "not-in-hand", {"card": card})


def discard(t: Hellas, seat: int, card: int, clause: str) -> None:
    """H21.3. A combat card goes from a hand to the open discard pile."""
    t.s.hands[seat] &= ~(1 << card)
    t.s.combat_discard |= 1 << card
    t.tell("discarded", clause, player=seat, card=card)
    show_card(t, seat, card)


def discard_unseen(t: Hellas, seat: int, number: int, clause: str) -> None:
    """H21.1. Combat cards are taken from a hand without a look and discarded, at most those that are there."""
    for _ in range(min(number, t.s.hands[seat].bit_count())):
        cards = bits(t.s.hands[seat])
        t.dice.shuffle(cards)
        t.reveal()
        discard(t, seat, cards[0], clause)


# --- monster attack cards ---


def shuffle_attacks(t: Hellas) -> None:
    """H10.4. The whole attack deck is shuffled before each hunt."""
    s = t.s
    s.attack_deck = list(range(N_ATTACKS))
    t.dice.shuffle(s.attack_deck)
    s.attack_played = 0
    for seat in range(s.players):
        s.attack_unseen[seat] = 0


def draw_attacks(t: Hellas) -> None:
    """H10.7. Two attack cards, for one player's eyes; with fewer than two in the deck the discards are shuffled in."""
    s = t.s
    if len(s.attack_deck) < 2:
        s.attack_deck += bits(s.attack_played)
        for seat in range(s.players):
            s.attack_deck += bits(s.attack_unseen[seat])
            s.attack_unseen[seat] = 0
        s.attack_played = 0
        s.attack_deck.sort()
        t.dice.shuffle(s.attack_deck)
    s.drawn = [s.attack_deck.pop(), s.attack_deck.pop()]
    t.reveal()


# --- artifacts ---


def gain_artifact(t: Hellas, seat: int) -> None:
    """H12.4, H16.5. The top neutral artifact, unseen; nothing if there is none."""
    if t.s.artifact_deck:
        item = t.s.artifact_deck.pop()
        t.reveal()
        t.give_item(seat, item)
        t.tell("artifact-gained", "H12.4", player=seat, item=item)


def choose_artifact(t: Hellas, seat: int, number: int, clause: str) -> Flow[None]:
    """Draw neutral artifacts, keep one, shuffle the others back. What is drawn is public (H21.1)."""
    s = t.s
    s.offer = [s.artifact_deck.pop() for _ in range(min(number, len(s.artifact_deck)))]
    if not s.offer:
        return
    t.reveal()
    choice = yield from choose_one(t, seat, "keep-artifact", [KEEP[item] for item in s.offer], clause)
    item = ITEM.of(choice)
    s.offer.remove(item)
    t.give_item(seat, item)
    t.tell("artifact-gained", clause, player=seat, item=item)
    s.artifact_deck += s.offer
    s.offer = []
    s.artifact_deck.sort()
    t.dice.shuffle(s.artifact_deck)
    t.reveal()


def may_keep(found: list[int], item: int, clause: str) -> Refusal | None:
    """H17.2. One of those that lie before the player."""
    return None if item in found else Refusal(clause, "not-before-you", {"item": item})
