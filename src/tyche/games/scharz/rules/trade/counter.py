"""What one player has to trade with, and the refusals that all deals share (T13.1)."""

from typing import Final

from tyche.core.errors import Refusal
from tyche.games.scharz.rules.control import connected, controlled, controlled_actively
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import kind_in

RIDER: Final = 1
GONE: Final = 2
LEFT: Final = 3
PIRATE: Final = 128
"""Marks in a player's list of this Trade: a horse herd's second rider, a dismantled village, a site given up on a field
that somebody else controls, corsairs to come."""


def entry(mark: int, place: int) -> int:
    """What stands in a player's list of this Trade."""
    return mark << 12 | place


def mark_in(item: int) -> int:
    """The mark of an entry."""
    return item >> 12


def place_in(item: int) -> int:
    """The field of an entry."""
    return item & 0xFFF


class Counter:
    """What one player can use in this Trade: looked up once for all his options."""

    def __init__(self, t: Scharz, seat: int) -> None:
        self.seat = seat
        self.gold = t.s.gold[seat]
        self.pr = t.s.pr[seat]
        self.room = t.unit_room(seat)
        gone = marked(t, seat, GONE)
        self.left = marked(t, seat, LEFT)
        self.cu = t.cu(seat) & ~gone
        self.active = controlled_actively(t, seat)
        self.controlled = controlled(t, seat) & ~gone
        self.connected = connected(t, seat) & ~gone


def marked(t: Scharz, seat: int, mark: int) -> int:
    """T13.1. Villages dismantled (T20.6.6) or sites given up (T12.11) in this Trade; they go when it ends."""
    found = 0
    for item in t.s.sub[seat]:
        if mark_in(item) == mark:
            found |= 1 << place_in(item)
    return found


def find_unit(t: Scharz, seat: int, place: int, kind: int, spots: tuple[int, ...], avoid: int) -> tuple[int, int]:
    """The spot and code of a unit of this kind without these flags; (-1, -1) if there is none."""
    for spot in spots:
        found = [code for code, _ in t.stacks(seat, place, spot) if kind_in(code) == kind and not code & avoid]
        if found:
            return spot, min(found)
    return -1, -1


def afford(c: Counter, clause: str, gold: int, pr: int = 0) -> Refusal | None:
    """T17.1. Nobody spends what he has not."""
    if c.gold < gold:
        return Refusal(clause, "too-little-gold", {"price": gold, "gold": c.gold})
    if c.pr < pr:
        return Refusal("T17.1", "too-little-prestige", {"price": pr, "points": c.pr})
    return None


def settled(t: Scharz, c: Counter, clause: str, place: int) -> Refusal | None:
    """T5.11, T13.4. One's own completed, unencircled settlement is needed."""
    if c.cu >> place & 1:
        return None
    if t.s.towns[c.seat] >> place & 1 and t.encircled(place):
        return Refusal("T5.11", "encircled", {"place": t.name(place)})
    return Refusal(clause, "no-settlement", {"place": t.name(place)})
