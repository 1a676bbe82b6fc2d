"""The words of Successors' rules cases; docs/cases.md describes them."""

from tyche.core.dice import Dice
from tyche.core.errors import CaseError
from tyche.core.game import Game, OptionValue
from tyche.core.table import Table
from tyche.core.vocabulary import CASE_SEED, Vocabulary, known
from tyche.games.successors.case_given import BOARD, Given, set_board
from tyche.games.successors.case_moment import MOMENT, set_moment
from tyche.games.successors.case_then import WORDS
from tyche.games.successors.invariants import ALWAYS, SETTLED, failures, orphan_areas, units_have_an_owner
from tyche.games.successors.play import Successors


class SuccessorsWords(Vocabulary):
    """Positions and expectations of Successors."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def open(self, players: int, options: dict[str, OptionValue], given: dict[str, object], dice: list[int]) -> Table:
        """S4-S6. A table at the first question of the segment that the case names; setting it up throws no dice."""
        known(given, [*BOARD, *MOMENT])
        setup = self.game.check(players, options, None)
        play = self.game.start(setup, Dice(CASE_SEED, [0, 0], [], dice))
        assert isinstance(play, Successors)
        g = Given(play, given)
        set_board(g)
        set_moment(g)
        check_position(g)
        play.s.touched = orphan_areas(play)
        play.log = []
        return Table(self.game, setup, play, [])

    def check(self, table: Table, word: str, value: object, within: object) -> str | None:
        """Whether an expectation holds."""
        if word not in WORDS:
            raise CaseError(f"there is no expectation {word!r}; there are {', '.join(WORDS)}", within, word)
        assert isinstance(table.play, Successors)
        return WORDS[word](table.play, value, within)


def check_position(g: Given) -> None:
    """A position breaks no invariant; units that would be dispersed at the next check are let through (S7.2.A.b)."""
    checks = [*ALWAYS, *((clause, check) for clause, check in SETTLED if check is not units_have_an_owner)]
    wrong = failures(checks, g.t)
    if wrong:
        raise CaseError(f"this position cannot be: {'; '.join(wrong)}", g.words)
