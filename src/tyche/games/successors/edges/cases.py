"""The words of Successors' rules cases; docs/cases.md describes them."""

from tyche.core.invariants import Broken, broken
from tyche.core.node import Node
from tyche.core.play import Play
from tyche.core.table import Table
from tyche.core.vocabulary import Vocabulary, expectation
from tyche.core.words import Word
from tyche.games.successors.edges.case_given import set_board
from tyche.games.successors.edges.case_moment import set_moment
from tyche.games.successors.edges.case_position import Given
from tyche.games.successors.edges.case_then import EXPECTATIONS
from tyche.games.successors.edges.case_words import UNORDERED, WORDS, untold
from tyche.games.successors.edges.invariants_always import ALWAYS
from tyche.games.successors.edges.invariants_settled import SETTLED, orphan_areas, units_have_an_owner
from tyche.games.successors.rules.play import Successors


class SuccessorsWords(Vocabulary):
    """Positions and expectations of Successors."""

    def arrange(self, play: Play, given: dict[str, object]) -> list[Broken]:
        """S4-S6. A position at the first question of the segment that the case names.

        Units that would be dispersed at the next check are let through (S7.2.A.b).
        """
        assert isinstance(play, Successors)
        g = Given(play, Node(given, given, None).known(*[word.name for word in WORDS]))
        set_board(g)
        set_moment(g)
        checks = [*ALWAYS, *((clause, check) for clause, check in SETTLED if check is not units_have_an_owner)]
        wrong = broken(checks, play)
        play.s.touched = orphan_areas(play)
        return wrong

    def words(self, play: Play) -> list[Word[Successors]]:
        """What a position is given in."""
        return WORDS

    def untold(self, play: Play) -> list[str]:
        """What is over and done with at the steps that a case reaches."""
        assert isinstance(play, Successors)
        return untold(play)

    def unordered(self) -> list[str]:
        """The deck."""
        return UNORDERED

    def check(self, table: Table, word: str, value: object, within: object) -> str | None:
        """Whether an expectation holds."""
        check = expectation(EXPECTATIONS, word, within)
        assert isinstance(table.play, Successors)
        return check(table.play, Node(value, within, word))
