"""The words of the rules cases of Lords of Hellas; docs/hellas-cases.md describes them."""

from typing import Final

from tyche.core.invariants import Broken, broken
from tyche.core.node import Node
from tyche.core.play import Play
from tyche.core.table import Table
from tyche.core.vocabulary import Vocabulary, expectation
from tyche.core.words import Word
from tyche.games.hellas.edges.case_given import set_board
from tyche.games.hellas.edges.case_then import EXPECTATIONS
from tyche.games.hellas.edges.case_words import UNORDERED, UNTOLD, WORDS
from tyche.games.hellas.edges.invariants import ALWAYS, SETTLED
from tyche.games.hellas.rules.play import Hellas

UNSETTLED: Final = ("place", "opening", "battles")
"""Steps at which not everything is settled: heroes without a place, hoplites of two players in one region."""


class HellasWords(Vocabulary):
    """Positions and expectations of Lords of Hellas."""

    def arrange(self, play: Play, given: dict[str, object]) -> list[Broken]:
        """A position at the first question of the moment that the case names."""
        assert isinstance(play, Hellas)
        set_board(play, Node(given, {"given": given}, "given"))
        return broken([*ALWAYS, *([] if play.s.step in UNSETTLED else SETTLED)], play)

    def words(self, play: Play) -> list[Word[Hellas]]:
        """What a position is given in."""
        return WORDS

    def untold(self, play: Play) -> list[str]:
        """What is over and done with at the steps that a case reaches."""
        return UNTOLD

    def unordered(self) -> list[str]:
        """Decks, and the slots of quests, which are all alike."""
        return UNORDERED

    def check(self, table: Table, word: str, value: object, within: object) -> str | None:
        """Whether an expectation holds."""
        check = expectation(EXPECTATIONS, word, within)
        assert isinstance(table.play, Hellas)
        return check(table.play, Node(value, within, word))
