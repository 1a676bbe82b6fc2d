"""The invariants of a game of Successors, checked after every decision of a watched random game.

Those of `ALWAYS` hold whenever somebody is asked. Those of `SETTLED` hold between procedures only: at the head of a
step, when no piece has changed since the last state check (C0, AMB-1).
"""

from typing import Final

from tyche.core.invariants import failures
from tyche.games.successors.invariants_always import ALWAYS, number_of
from tyche.games.successors.invariants_settled import SETTLED
from tyche.games.successors.play import Successors
from tyche.games.successors.state import NOBODY
from tyche.games.successors.units import ROYAL

PLACING: Final = ("deal-generals", "swap-generals", "place-generals", "reinforce")


def faults(t: Successors) -> list[str]:
    """Every broken invariant: its clause, its name, and what was found."""
    found = failures(ALWAYS, t) if t.s.players else []
    return found + (failures(SETTLED, t) if settled(t) else [])


def royal_army_left(t: Successors, before: int) -> int:
    """S7.2.F.a. How many Royal Army units there are; as many as before while units are being placed."""
    return before if t.s.step in PLACING else number_of(t, ROYAL)


def settled(t: Successors) -> bool:
    """Whether the table stands between two procedures."""
    return t.head_at == t.moment and not t.s.touched and t.s.winner == NOBODY and t.s.players > 0
