"""The words of Scharz's rules cases; docs/scharz-cases.md describes them."""

from tyche.core.dice import Dice
from tyche.core.errors import CaseError
from tyche.core.game import Game, OptionValue
from tyche.core.table import Table
from tyche.core.vocabulary import CASE_SEED, Vocabulary
from tyche.games.scharz.case_given import set_position
from tyche.games.scharz.case_then import WORDS
from tyche.games.scharz.invariants import faults
from tyche.games.scharz.play import Scharz


class ScharzWords(Vocabulary):
    """Positions and expectations of Scharz."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def open(self, players: int, options: dict[str, OptionValue], given: dict[str, object], dice: list[int]) -> Table:
        """A table at the first question of the phase that the case names; without a position, at its prelude."""
        setup = self.game.check(players, options, None)
        play = self.game.start(setup, Dice(CASE_SEED, [0, 0], [], dice))
        assert isinstance(play, Scharz)
        if given:
            set_position(play, given)
            wrong = faults(play)
            if wrong:
                raise CaseError(f"this position cannot be: {'; '.join(wrong)}", given)
        play.log = []
        return Table(self.game, setup, play, [])

    def check(self, table: Table, word: str, value: object, within: object) -> str | None:
        """Whether an expectation holds."""
        if word not in WORDS:
            raise CaseError(f"there is no expectation {word!r}; there are {', '.join(WORDS)}", within, word)
        assert isinstance(table.play, Scharz)
        return WORDS[word](table.play, value, within)
