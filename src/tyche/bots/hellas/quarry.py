"""Monsters as prey: how likely a hunt succeeds, from what everybody can see and the hunter's own cards."""

from typing import Final

from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.components import EVENTS, OF_SYMBOL, SPEED, STRENGTH, SYMBOL_NAMES, TRADE
from tyche.games.hellas.rules.hunt.course import evolution_allows
from tyche.games.hellas.rules.play import Hellas

FITS: Final = 0.42
"""How often a card drawn at random helps against an open slot."""
ROUNDS: Final[list[float]] = [2.6, 2.0, 1.3, 0.5]
"""Cards that a hunter still draws during the hunt, by injuries carried at its start."""


def coverable(t: Hellas, hand: int, monster: int) -> int:
    """H10.2. How many open slots of a monster a hand can cover: by symbol first, then by trading in the rest."""
    covered = t.s.covered[monster]
    counts = [(hand & cards).bit_count() for cards in OF_SYMBOL]
    done = opened = 0
    for k, slot in enumerate(t.slots(monster)):
        if covered >> k & 1:
            continue
        opened += 1
        if counts[slot.symbol]:
            counts[slot.symbol] -= 1
            done += 1
    for symbol in range(len(SYMBOL_NAMES)):
        if TRADE[symbol]:
            done += counts[symbol] // TRADE[symbol]
    return min(done, opened)


def chance_to_slay(t: Hellas, seat: int, monster: int) -> float:
    """How likely the next hunt of a player slays a monster: 0 to 1."""
    if evolution_allows(t, seat, monster) is not None:
        return 0.0
    s = t.s
    left = t.open_slots(monster)
    by_speed = any(EVENTS[2 * monster + k].draw_by_speed for k in bits(s.evolved[monster]))
    cards = t.attribute(seat, SPEED if by_speed else STRENGTH) + ROUNDS[t.injuries(seat)]
    expected = coverable(t, s.hands[seat], monster) + FITS * cards
    surplus = expected - left
    return max(0.0, min(0.97, 0.5 + 0.28 * surplus))
