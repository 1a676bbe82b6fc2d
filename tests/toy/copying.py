"""The fields of the state and how it is copied. Made by tools/states.py from `state.py`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.toy.state import State

FIELDS: Final = (
    "step", "round", "turn", "deck", "discard", "hands", "scores", "winner",
)  # fmt: skip
"""All fields of the state: what a snapshot holds."""


def copy_into(s: State, o: State) -> None:
    """Make `s` an independent copy of `o`."""
    s.step = o.step
    s.round = o.round
    s.turn = o.turn
    s.deck = o.deck[:]
    s.discard = o.discard[:]
    s.hands = [one[:] for one in o.hands]
    s.scores = o.scores[:]
    s.winner = o.winner
