"""H21.1. What a seat cannot know, dealt anew: for bots that imagine tables, and for checks that nothing shows it."""

from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.components import CARD_STRENGTH
from tyche.games.hellas.rules.hunt.defence import defend_options
from tyche.games.hellas.rules.play import Hellas


def redeal(t: Hellas, seat: int) -> None:
    """H21.1. Deal anew what a seat cannot know: other hands, the order of decks, cards that others look at."""
    s = t.s
    others = [other for other in range(s.players) if other != seat]
    _redeal_hands(t, others)
    _redeal_attacks(t, seat, others)
    _redeal_blessings(t, seat)
    for deck in (s.event_deck, s.artifact_deck):
        deck.sort()
        t.dice.shuffle(deck)


def _redeal_hands(t: Hellas, others: list[int]) -> None:
    """The hands of others, and the combat deck."""
    s = t.s
    unseen = s.combat_deck + [card for other in others for card in bits(s.hands[other])]
    unseen.sort()
    t.dice.shuffle(unseen)
    for other in sorted(others, key=lambda other: s.defending and other != s.active):  # who must hold something first
        size = s.hands[other].bit_count()
        s.hands[other] = 0
        for _ in range(size):
            s.hands[other] |= 1 << unseen.pop()
        if s.defending and other == s.active:
            _arm(t, other, unseen)
    s.combat_deck = unseen


def reshuffle(t: Hellas) -> None:
    """H21.1. The decks. A pack of blessings and attack cards that somebody chooses from have been seen."""
    s = t.s
    for deck in (s.combat_deck, s.attack_deck, s.blessing_deck, s.event_deck, s.artifact_deck):
        deck.sort()
        t.dice.shuffle(deck)


def _arm(t: Hellas, seat: int, unseen: list[int]) -> None:
    """H10.8a. Whoever has begun a defence is known to hold what completes it: strong cards for weak ones."""
    s = t.s
    while not defend_options(t, seat):
        weakest = min(bits(s.hands[seat]), key=CARD_STRENGTH.__getitem__)
        strongest = max(unseen, key=CARD_STRENGTH.__getitem__)
        assert CARD_STRENGTH[strongest] > CARD_STRENGTH[weakest]
        unseen[unseen.index(strongest)] = weakest
        s.hands[seat] ^= 1 << weakest | 1 << strongest


def _redeal_attacks(t: Hellas, seat: int, others: list[int]) -> None:
    """H10.7. Attack cards that others chose from or discarded unseen."""
    s = t.s
    unseen = s.attack_deck + [card for other in others for card in bits(s.attack_unseen[other])]
    if s.chooser != seat:
        unseen += s.drawn
    unseen.sort()
    t.dice.shuffle(unseen)
    for other in others:
        size = s.attack_unseen[other].bit_count()
        s.attack_unseen[other] = 0
        for _ in range(size):
            s.attack_unseen[other] |= 1 << unseen.pop()
    if s.chooser != seat:
        s.drawn = [unseen.pop() for _ in s.drawn]
    s.attack_deck = unseen


def _redeal_blessings(t: Hellas, seat: int) -> None:
    """H17.2. A pack that the seat has not seen, and the deck."""
    s = t.s
    hidden = not s.draft_seen >> seat & 1
    unseen = s.blessing_deck + (s.draft if hidden else [])
    unseen.sort()
    t.dice.shuffle(unseen)
    if hidden:
        s.draft = sorted([unseen.pop() for _ in s.draft])
    s.blessing_deck = unseen
