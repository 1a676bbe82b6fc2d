"""The words of the rules cases of Lords of Hellas; docs/hellas-cases.md describes them."""

from tyche.core.dice import Dice
from tyche.core.errors import CaseError
from tyche.core.game import Game, OptionValue
from tyche.core.table import Table
from tyche.core.vocabulary import CASE_SEED, Vocabulary
from tyche.games.hellas.case_given import Given, set_board
from tyche.games.hellas.case_then import WORDS
from tyche.games.hellas.invariants import ALWAYS, SETTLED, failures
from tyche.games.hellas.play import Hellas


class HellasWords(Vocabulary):
    """Positions and expectations of Lords of Hellas."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def open(self, players: int, options: dict[str, OptionValue], given: dict[str, object], dice: list[int]) -> Table:
        """A table at the first question of the moment that the case names; setting it up throws no dice."""
        setup = self.game.check(players, options, None)
        play = self.game.start(setup, Dice(CASE_SEED, [0, 0], [], dice))
        assert isinstance(play, Hellas)
        g = Given(play, given)
        set_board(g)
        wrong = failures([*ALWAYS, *(SETTLED if not play.s.placing else [])], play)
        if wrong:
            raise CaseError(f"this position cannot be: {'; '.join(wrong)}", given)
        play.log = []
        return Table(self.game, setup, play, [])

    def check(self, table: Table, word: str, value: object, within: object) -> str | None:
        """Whether an expectation holds."""
        if word not in WORDS:
            raise CaseError(f"there is no expectation {word!r}; there are {', '.join(WORDS)}", within, word)
        assert isinstance(table.play, Hellas)
        return WORDS[word](table.play, value, within)
