"""The words of the rules cases of Lords of Hellas; docs/hellas-cases.md describes them."""

from typing import Final

from tyche.core.edges import CaseWords
from tyche.core.invariants import Broken, broken
from tyche.core.node import Node
from tyche.games.hellas.edges.case_given import set_board
from tyche.games.hellas.edges.case_then import EXPECTATIONS
from tyche.games.hellas.edges.case_words import UNORDERED, UNTOLD, WORDS
from tyche.games.hellas.edges.invariants import ALWAYS, SETTLED
from tyche.games.hellas.rules.play import Hellas

UNSETTLED: Final = ("place", "opening", "battles")
"""Steps at which not everything is settled: heroes without a place, hoplites of two players in one region."""


def arrange(t: Hellas, given: dict[str, object]) -> list[Broken]:
    """A position at the first question of the moment that the case names."""
    set_board(t, Node(given, {"given": given}, "given"))
    return broken([*ALWAYS, *([] if t.s.step in UNSETTLED else SETTLED)], t)


CASES: Final = CaseWords(arrange, EXPECTATIONS, lambda t: WORDS, lambda t: UNTOLD, UNORDERED)
