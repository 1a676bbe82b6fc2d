"""Looking ahead in Scharz: to the end of the round, from the prelude to the end of the first year."""

from typing import Final

from tyche.bots.choosing import Chooser
from tyche.bots.prospect import Prospect
from tyche.bots.sight import play_of
from tyche.core.ask import Option
from tyche.core.table import Table
from tyche.games.scharz.rules.play import Scharz

MOVES: Final = frozenset(("units", "special", "retreat"))
PRELUDE: Final = frozenset(("village", "relocate"))
"""Choices whose effects show in what a year brings (T6.4)."""
SEASONS: Final = 4


class Seasons(Prospect):
    """The clock is the number of the round (T7.1)."""

    def __init__(self, inner: Chooser, topics: frozenset[str], far: bool = False) -> None:
        super().__init__("scharz", inner, topics)
        self.far = far
        """Whether the places of villages are looked at for a year."""

    def clock(self, table: Table, seat: int) -> int:
        """The season of the year."""
        s = play_of(table, Scharz).s
        return SEASONS * s.year + s.season

    def horizon(self, table: Table, seat: int, topic: str) -> int:
        """The next round, or the next year."""
        return self.clock(table, seat) + (SEASONS if self.far and topic in PRELUDE else 1)

    def kind_of(self, topic: str, option: Option) -> Option:
        """Marches to the same field come to the same."""
        return (option[0], option[-1]) if topic in MOVES else option
