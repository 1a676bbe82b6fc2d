"""The words of Scharz's rules cases; docs/scharz-cases.md describes them."""

from typing import Final

from tyche.core.edges import CaseWords
from tyche.core.invariants import Broken, broken
from tyche.core.node import Node
from tyche.games.scharz.edges.case_given import set_position
from tyche.games.scharz.edges.case_then import EXPECTATIONS
from tyche.games.scharz.edges.case_words import words
from tyche.games.scharz.edges.case_written import untold
from tyche.games.scharz.edges.invariants import CHECKS
from tyche.games.scharz.rules.play import Scharz


def arrange(t: Scharz, given: dict[str, object]) -> list[Broken]:
    """A position at the first question of the phase that the case names; without one, the prelude."""
    if not given:
        return []
    set_position(t, Node(given, given, "given"))
    return [] if t.s.winners else broken(CHECKS, t)


CASES: Final = CaseWords(arrange, EXPECTATIONS, words, untold)
