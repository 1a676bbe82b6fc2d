"""The words of Successors' rules cases; docs/cases.md describes them."""

from typing import Final

from tyche.core.edges import CaseWords
from tyche.core.invariants import Broken, broken
from tyche.core.node import Node
from tyche.games.successors.edges.case_given import set_board
from tyche.games.successors.edges.case_moment import set_moment
from tyche.games.successors.edges.case_position import Given
from tyche.games.successors.edges.case_then import EXPECTATIONS
from tyche.games.successors.edges.case_words import UNORDERED, WORDS, untold
from tyche.games.successors.edges.invariants_always import ALWAYS
from tyche.games.successors.edges.invariants_settled import SETTLED, orphan_areas, units_have_an_owner
from tyche.games.successors.rules.play import Successors


def arrange(t: Successors, given: dict[str, object]) -> list[Broken]:
    """S4-S6. A position at the first question of the segment that the case names.

    Units that would be dispersed at the next check are let through (S7.2.A.b).
    """
    g = Given(t, Node(given, given, None).known(*[word.name for word in WORDS]))
    set_board(g)
    set_moment(g)
    checks = [*ALWAYS, *((clause, check) for clause, check in SETTLED if check is not units_have_an_owner)]
    wrong = broken(checks, t)
    t.s.touched = orphan_areas(t)
    return wrong


CASES: Final = CaseWords(arrange, EXPECTATIONS, lambda t: WORDS, untold, UNORDERED)
