"""The invariants of a game of Successors, checked after every decision of a watched random game.

Those of `ALWAYS` hold whenever somebody is asked. Those of `SETTLED` hold between procedures only: at the head of a
step, when no piece has changed since the last state check (C0, AMB-1).
"""

from typing import Final

from tyche.core.invariants import failures
from tyche.games.successors.edges.invariants_always import ALWAYS, number_of
from tyche.games.successors.edges.invariants_settled import SETTLED
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import NOBODY
from tyche.games.successors.rules.units import ROYAL

PLACING: Final = ("deal-generals", "swap-generals", "choose-seats", "place-generals", "reinforce")


def faults(t: Successors) -> list[str]:
    """Every broken invariant: its clause, its name, and what was found."""
    found = failures(ALWAYS, t) if t.s.players else []
    return found + grown_royal_army(t) + (failures(SETTLED, t) if settled(t) else [])


def grown_royal_army(t: Successors) -> list[str]:
    """S7.2.F.a. A destroyed Royal Army unit never comes back; looked at between placings."""
    if t.s.step in PLACING:
        return []
    before, t.royal_army = t.royal_army, number_of(t, ROYAL)
    return [] if t.royal_army <= before else [f"S7.2.F.a: {t.royal_army} Royal Army units, {before} before"]


def settled(t: Successors) -> bool:
    """Whether the table stands between two procedures."""
    return t.head_at == t.moment and not t.s.touched and t.s.winner == NOBODY and t.s.players > 0
