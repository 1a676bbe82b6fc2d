"""S4.4.c, S5.3. What a seat cannot know, dealt anew: for bots that imagine tables, and for checks of secrecy."""

from tyche.core.ask import Ask
from tyche.core.atlas import bits
from tyche.games.successors.rules.course.setup import keep_options
from tyche.games.successors.rules.play import Successors


def redeal(t: Successors, seat: int) -> None:
    """Deal anew what a seat cannot know: other hands, the cards on the table, the order of the deck.

    While five players swap generals, those of the others too (S4.4.c).
    """
    s = t.s
    others = [other for other in range(s.players) if other != seat]
    if s.step == "swap-generals":
        redeal_generals(t, others)
    unseen = s.deck + s.table_cards + [card for other in others for card in bits(s.hands[other])]
    unseen.sort()
    t.dice.shuffle(unseen)
    for other in others:
        size = s.hands[other].bit_count()
        s.hands[other] = 0
        for _ in range(size):
            s.hands[other] |= 1 << unseen.pop()
    s.table_cards = [unseen.pop() for _ in s.table_cards]
    s.deck = unseen


def redeal_generals(t: Successors, others: list[int]) -> None:
    """S4.4.c. While one of two generals is chosen in secret, those of the others."""
    generals = sorted(general for other in others for general in t.s.dealt[other])
    t.dice.shuffle(generals)
    for other in others:
        t.s.dealt[other] = [generals.pop(), generals.pop()]


def reshuffle(t: Successors) -> None:
    """S5.3. The deck, and the cards on the table, which nobody has seen."""
    s = t.s
    unseen = sorted(s.deck + s.table_cards)
    t.dice.shuffle(unseen)
    s.table_cards = [unseen.pop() for _ in s.table_cards]
    s.deck = unseen


def conceal(t: Successors, ask: Ask, seat: int) -> None:
    """S4.4.c. After a redeal others choose between the generals they were dealt anew."""
    if ask.topic != "keep-general" or ask.also is None:
        ask.conceal(seat)
        return
    for other in ask.also:
        if other != seat:
            ask.also[other] = keep_options(t, other)
            if other in ask.answers:
                ask.answers[other] = ask.also[other][0]
