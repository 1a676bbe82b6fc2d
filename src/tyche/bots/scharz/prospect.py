"""Looking ahead in Scharz: to the end of the round."""

from typing import Final

from tyche.bots.choosing import Chooser
from tyche.bots.prospect import Prospect
from tyche.bots.sight import play_of
from tyche.core.ask import Option
from tyche.core.table import Table
from tyche.games.scharz.rules.play import Scharz

MOVES: Final = frozenset(("units", "special", "retreat"))
SEASONS: Final = 4


class Seasons(Prospect):
    """The clock is the number of the round (T7.1)."""

    def __init__(self, inner: Chooser, topics: frozenset[str]) -> None:
        super().__init__("scharz", inner, topics)

    def clock(self, table: Table, seat: int) -> int:
        """The season of the year."""
        s = play_of(table, Scharz).s
        return SEASONS * s.year + s.season

    def horizon(self, table: Table, seat: int, topic: str) -> int:
        """The next round."""
        return self.clock(table, seat) + 1

    def kind_of(self, topic: str, option: Option) -> Option:
        """Marches to the same field come to the same."""
        return (option[0], option[-1]) if topic in MOVES else option
