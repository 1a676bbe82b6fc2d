"""S5.3, S6.2.0. The Tyche deck: dealing, drawing, discarding."""

from typing import Final

from tyche.core.atlas import bits
from tyche.games.successors.rules.components import CARD_ID, CARD_KIND, CARD_TITLE, SURPRISE
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.tables import HAND_SIZE, TABLE_CARDS

AHURA: Final = CARD_ID["59"]
BETRAYAL: Final = CARD_ID["47B"]


def copies(title: str) -> int:
    """The cards of a title, as a bit set."""
    mask = 0
    for card, name in enumerate(CARD_TITLE):
        if name == title:
            mask |= 1 << card
    return mask


def shuffle_and_deal(t: Successors) -> None:
    """S5.3.a, S5.3.b. The whole deck with the discard pile; hands, then the cards on the table."""
    s = t.s
    cards = s.deck + s.table_cards + bits(s.discard)
    for seat in range(s.players):
        cards += bits(s.hands[seat])
        s.hands[seat] = 0
    cards.sort()
    t.dice.shuffle(cards)
    t.reveal()
    s.discard = 0
    size = HAND_SIZE[s.players]
    for seat in s.order:
        for _ in range(size):
            s.hands[seat] |= 1 << cards.pop()
    s.table_cards = [cards.pop() for _ in range(TABLE_CARDS[s.players])]
    s.deck = cards
    t.tell("dealt", "S5.3.b", cards=size)


def draw(t: Successors, seat: int) -> int:
    """S6.2.0.e, AMB-13. Draw a card; an empty pile is made anew from the discards; -1 if there is none at all."""
    s = t.s
    if not s.deck:
        s.deck = bits(s.discard)
        s.discard = 0
        t.dice.shuffle(s.deck)
        t.tell("reshuffled", "AMB-13")
    if not s.deck:
        return -1
    t.reveal()
    card = s.deck.pop()
    s.hands[seat] |= 1 << card
    t.whisper(1 << seat, "drawn", "S6.2.0.e", {"card": card})
    return card


def lay_down(t: Successors, seat: int, card: int) -> None:
    """A card leaves a hand for the discard pile; a Surprise card is replaced (S6.2.0.e), except card 59."""
    s = t.s
    s.hands[seat] &= ~(1 << card)
    s.discard |= 1 << card
    if CARD_KIND[card] == SURPRISE and card != AHURA:
        draw(t, seat)


def may_be_held(t: Successors, cards: int) -> int:
    """Those of some cards that could be in somebody's hand as far as everybody knows: in use and not discarded."""
    return cards & t.s.cards_in_use & ~t.s.discard


def surprises_in(t: Successors, seat: int) -> list[int]:
    """The Surprise cards in a hand."""
    return [card for card in bits(t.s.hands[seat]) if CARD_KIND[card] == SURPRISE]
