"""The words of the rules cases of Lords of Hellas; docs/hellas-cases.md describes them."""

from tyche.core.invariants import failures
from tyche.core.play import Play
from tyche.core.table import Table
from tyche.core.vocabulary import Vocabulary, expectation
from tyche.games.hellas.case_given import Given, set_board
from tyche.games.hellas.case_then import WORDS
from tyche.games.hellas.invariants import ALWAYS, SETTLED
from tyche.games.hellas.play import Hellas


class HellasWords(Vocabulary):
    """Positions and expectations of Lords of Hellas."""

    def arrange(self, play: Play, given: dict[str, object]) -> list[str]:
        """A position at the first question of the moment that the case names."""
        assert isinstance(play, Hellas)
        set_board(Given(play, given))
        return failures([*ALWAYS, *(SETTLED if not play.s.placing else [])], play)

    def check(self, table: Table, word: str, value: object, within: object) -> str | None:
        """Whether an expectation holds."""
        check = expectation(WORDS, word, within)
        assert isinstance(table.play, Hellas)
        return check(table.play, value, within)
