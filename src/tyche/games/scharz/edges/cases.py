"""The words of Scharz's rules cases; docs/scharz-cases.md describes them."""

from tyche.core.invariants import Broken, broken
from tyche.core.node import Node
from tyche.core.play import Play
from tyche.core.table import Table
from tyche.core.vocabulary import Vocabulary, expectation
from tyche.core.words import Word
from tyche.games.scharz.edges.case_given import set_position
from tyche.games.scharz.edges.case_then import EXPECTATIONS
from tyche.games.scharz.edges.case_words import words
from tyche.games.scharz.edges.case_written import untold
from tyche.games.scharz.edges.invariants import CHECKS
from tyche.games.scharz.rules.play import Scharz


class ScharzWords(Vocabulary):
    """Positions and expectations of Scharz."""

    def arrange(self, play: Play, given: dict[str, object]) -> list[Broken]:
        """A position at the first question of the phase that the case names; without one, the prelude."""
        assert isinstance(play, Scharz)
        if not given:
            return []
        set_position(play, Node(given, given, "given"))
        return [] if play.s.winners else broken(CHECKS, play)

    def words(self, play: Play) -> list[Word[Scharz]]:
        """What a position is given in."""
        assert isinstance(play, Scharz)
        return words(play)

    def untold(self, play: Play) -> list[str]:
        """What is over and done with where a phase begins."""
        assert isinstance(play, Scharz)
        return untold(play)

    def unordered(self) -> list[str]:
        """There is nothing of the kind: all information is open (T7.6)."""
        return []

    def check(self, table: Table, word: str, value: object, within: object) -> str | None:
        """Whether an expectation holds."""
        check = expectation(EXPECTATIONS, word, within)
        assert isinstance(table.play, Scharz)
        return check(table.play, Node(value, within, word))
