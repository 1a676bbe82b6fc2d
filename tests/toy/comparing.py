"""What is the same in two states. Made by tools/states.py from `state.py`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.toy.state import State


def share(s: State, o: State) -> None:
    """Let `s` hold those lists and mappings of `o` that are the same as its own."""
    if s.deck == o.deck:
        s.deck = o.deck
    if s.discard == o.discard:
        s.discard = o.discard
    if s.hands == o.hands:
        s.hands = o.hands
    if s.scores == o.scores:
        s.scores = o.scores


def follow(s: State, o: State) -> int:
    """Make `o`, a copy of an earlier state, equal to `s`; the fields that were not, as a bit set."""
    changed = 0
    if o.step != s.step:
        o.step, changed = s.step, changed | 1 << 0
    if o.round != s.round:
        o.round, changed = s.round, changed | 1 << 1
    if o.turn != s.turn:
        o.turn, changed = s.turn, changed | 1 << 2
    if o.deck != s.deck:
        o.deck, changed = s.deck[:], changed | 1 << 3
    if o.discard != s.discard:
        o.discard, changed = s.discard[:], changed | 1 << 4
    if o.hands != s.hands:
        o.hands, changed = [one[:] for one in s.hands], changed | 1 << 5
    if o.scores != s.scores:
        o.scores, changed = s.scores[:], changed | 1 << 6
    if o.winner != s.winner:
        o.winner, changed = s.winner, changed | 1 << 7
    return changed
