"""T18.2. Who let treaties end, read off the decisions: what everybody at the table remembers."""

from collections.abc import Sequence
from typing import Final

from tyche.core.ask import Option
from tyche.games.scharz.rules.components import SEAT_ID
from tyche.games.scharz.rules.diplomacy.pacts import parties
from tyche.games.scharz.rules.play import Scharz

BROKEN: Final = frozenset(("withhold", "refuse-tribute"))
ASKED: Final = "tributes"


def wrongs(t: Scharz, decisions: Sequence[tuple[int, Option]]) -> list[tuple[int, int]]:
    """D27. Who did not pay or take tribute; while all answer at the same time, nobody knows of the others' answers.

    Salaries are withheld with the same word, and from nobody by name (T16.2).
    """
    found = [(seat, SEAT_ID[str(option[1])]) for seat, option in decisions if option[0] in BROKEN and len(option) > 1]
    if t.s.step == ASKED:
        for pair, seat in t.s.feats:  # each answer of that kind has left a mark
            one, other = parties(pair)
            wrong = (seat, one if seat == other else other)
            if wrong in found:
                del found[len(found) - 1 - found[::-1].index(wrong)]
    return found
