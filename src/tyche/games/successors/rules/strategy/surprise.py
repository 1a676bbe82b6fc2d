"""S6.2.0.d. Surprise cards: playing them, cancelling them, and the cards that fit at any time (W-1, W-2, W-13)."""

from typing import Final

from tyche.core.ask import PASS, Ask, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.verbs import ABSENT, options_of
from tyche.games.successors.rules.components import CARD_ID, CARD_KIND, SURPRISE
from tyche.games.successors.rules.kinds import CARD, GENERAL
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.shown import show_card
from tyche.games.successors.rules.state import NOBODY
from tyche.games.successors.rules.strategy.deck import AHURA, copies, draw, lay_down, may_be_held

LIARS: Final = copies("cretan_liar")
ORATORY: Final = CARD_ID["58"]
ANY_TIME: Final = 1 << AHURA | 1 << ORATORY
PLAY: Final = options_of("play", CARD)
KEEP: Final = options_of("keep", CARD)
ORATE: Final = options_of("oratory", GENERAL)


def play_surprise(t: Successors, seat: int, card: int) -> Flow[bool]:
    """S6.2.0.e, W-2. Lay a Surprise card down, draw its replacement, hear the liars; true if it takes effect."""
    t.tell("surprise", "S6.2.0.d", faction=seat, card=card)
    show_card(t, seat, card)
    lay_down(t, seat, card)
    cancelled = yield from hear_liars(t, seat, card)
    return not cancelled


def hear_liars(t: Successors, seat: int, card: int) -> Flow[bool]:
    """W-2. Every other seat may cancel the Surprise card just played; first in turn order, and a liar can be belied."""
    liars = may_be_held(t, LIARS)
    if not liars:
        return False
    others = t.others(seat)
    answers = yield from poll_cards(t, dict.fromkeys(others, liars), "cancel", "S6.2.0.d", card=card, faction=seat)
    for other in others:
        if answers[other] != PASS:
            cancelled = yield from play_surprise(t, other, CARD.of(answers[other]))
            if cancelled:
                t.tell("cancelled", "S6.2.0.d", faction=other, card=card)
                t.enact("cards")
            return cancelled
    return False


def poll_cards(
    t: Successors, cards: dict[int, int], topic: str, clause: str, **facts: object
) -> Flow[dict[int, Option]]:
    """Ask several seats at once whether they play one of some cards; whoever holds none can only pass."""
    hands = t.s.hands
    t.fits = cards
    offered = {seat: [PLAY[card] for card in bits(hands[seat] & mask)] for seat, mask in cards.items()}
    ask = t.poll(list(cards), topic, offered, clause, PASS, **facts)
    yield ask
    return ask.answers


def may_answer(t: Successors, seat: int, card: int) -> Refusal | None:
    """S6.2.0.d. A Surprise card of the hand that fits the moment."""
    if not t.s.hands[seat] >> card & 1:
        return Refusal("S6.2.0.d", "not-in-hand", {"card": card})
    fits = t.fits.get(seat, 0) >> card & 1
    return None if fits else Refusal("S6.2.0.d", "does-not-fit-now", {"card": card})


def offer_oratory(t: Successors, factions: list[int], area: int) -> Flow[None]:
    """W-13. Before Prestige is compared both sides may play Gift of Oratory on the general in command here."""
    seats = [seat for seat in t.s.order if seat in factions and t.commander(seat, area) != NOBODY]
    card = may_be_held(t, 1 << ORATORY)
    if not card or not seats:
        return
    answers = yield from poll_cards(t, dict.fromkeys(seats, card), "oratory", "S7.2.F.c", area=area)
    for seat in seats:
        if answers[seat] != PASS:
            yield from give_oratory(t, seat, t.commander(seat, area))


def give_oratory(t: Successors, seat: int, general: int) -> Flow[None]:
    """Card 58. A commanding general has +5 popularity until the end of the current player turn."""
    if (yield from play_surprise(t, seat, ORATORY)):
        t.s.orator = general
        t.tell("orator", "S7.2.F.c", general=general, faction=seat)


def any_time_options(t: Successors, seat: int) -> list[Option]:
    """W-1. The Surprise cards in a hand that fit at any time of a Strategy phase."""
    hand = t.s.hands[seat] & ANY_TIME
    if not hand:
        return []
    options: list[Option] = []
    if hand >> ORATORY & 1:
        options += [ORATE[general] for general in commanding_generals(t, seat)]
    if hand >> AHURA & 1:
        options.append(PLAY[AHURA])
    return options


def may_orate(t: Successors, seat: int, general: int) -> Refusal | None:
    """Card 58. Gift of Oratory is played on a commanding general of one's own."""
    if not t.s.hands[seat] >> ORATORY & 1:
        return Refusal("S6.2.0.d", "not-in-hand", {"card": ORATORY})
    if general in commanding_generals(t, seat):
        return None
    return Refusal("S7.2.F.b", "not-in-command", {"general": general})


def commanding_generals(t: Successors, seat: int) -> list[int]:
    """The generals of a faction that command in their area (S7.1.A.b)."""
    return [t.commander(seat, area) for area in bits(t.s.general_areas[seat])]


def add_asides(t: Successors, ask: Ask) -> None:
    """W-1. Let every other seat speak up with a card that fits at any time."""
    for seat in t.s.order:
        if seat != ask.seat and t.s.hands[seat] & ANY_TIME:
            if ask.asides is None:
                ask.asides = {}
            ask.asides[seat] = any_time_options(t, seat)


def play_any_time(t: Successors, seat: int, option: Option) -> Flow[None]:
    """W-1. Resolve a card played at any time."""
    if option[0] == "oratory":
        yield from give_oratory(t, seat, GENERAL.of(option))
    else:
        yield from ahura_mazda(t, seat)


def ahura_mazda(t: Successors, seat: int) -> Flow[None]:
    """Card 59. Draw two Tyche cards, keep one and discard the other; no replacement is drawn for this card."""
    if not (yield from play_surprise(t, seat, AHURA)):
        return
    drawn = [card for card in (draw(t, seat), draw(t, seat)) if card >= 0]
    if len(drawn) < 2:
        return
    t.choices = sum([1 << card for card in drawn])
    options = [KEEP[card] for card in drawn]
    choice = yield t.ask(seat, "keep-card", options, "S6.2.0.e", options[0])
    for card in drawn:
        if card != CARD.of(choice):
            t.s.hands[seat] &= ~(1 << card)
            t.s.discard |= 1 << card
            t.tell("discarded", "S6.2.0.e", faction=seat, card=card)


def may_keep_card(t: Successors, card: int) -> Refusal | None:
    """Card 59. One of the two cards just drawn."""
    return None if t.choices >> card & 1 else Refusal("S6.2.0.e", "not-drawn", {"card": card})


def may_play_any_time(t: Successors, seat: int, card: int, use: int) -> Refusal | None:
    """S6.2.0.d, W-1. A Surprise card of the hand that fits at any time."""
    if not t.s.hands[seat] >> card & 1:
        return Refusal("S6.2.0.d", "not-in-hand", {"card": card})
    if CARD_KIND[card] != SURPRISE:
        return Refusal("S6.2.0.a", "not-now", {"card": card})
    return None if card == AHURA and use == ABSENT else Refusal("S6.2.0.d", "does-not-fit-now", {"card": card})
