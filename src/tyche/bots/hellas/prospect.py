"""Looking ahead in Lords of Hellas: to the end of the turn, or once around the table."""

from typing import Final

from tyche.bots.choosing import Chooser
from tyche.bots.prospect import Prospect
from tyche.bots.sight import play_of
from tyche.core.ask import Option
from tyche.core.table import Table
from tyche.games.hellas.rules.play import Hellas

FAR: Final = frozenset(("special-action", "extra-action"))
"""Choices whose effects show when everybody has had a turn."""
MOVES: Final = frozenset(("move-hoplites", "march"))


class Turns(Prospect):
    """The clock is the number of the turn (H6.1)."""

    def __init__(self, inner: Chooser, topics: frozenset[str], far: bool = True) -> None:
        super().__init__("hellas", inner, topics)
        self.far = far

    def clock(self, table: Table, seat: int) -> int:
        """The turn."""
        return play_of(table, Hellas).s.turn

    def horizon(self, table: Table, seat: int, topic: str) -> int:
        """The end of the turn; where it takes longer to show, that of everybody's next."""
        return self.clock(table, seat) + (table.setup.players if self.far and topic in FAR else 1)

    def kind_of(self, topic: str, option: Option) -> Option:
        """Hoplites that go to the same region come to the same."""
        return (option[0], option[-1]) if topic in MOVES else option
