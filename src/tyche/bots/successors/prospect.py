"""Looking ahead in Successors: to the next Tyche segment of one's own."""

from tyche.bots.choosing import Chooser
from tyche.bots.prospect import Prospect
from tyche.bots.sight import play_of
from tyche.core.table import Table
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.tables import ROUNDS


class Rounds(Prospect):
    """The clock counts rounds twice: when they begin, and when the seat comes to its Tyche segment (S6.3)."""

    def __init__(self, inner: Chooser, topics: frozenset[str], far: bool = True) -> None:
        super().__init__("successors", inner, topics)
        self.far = far

    def clock(self, table: Table, seat: int) -> int:
        """Rounds that have begun, and whether the seat has come to its own part of this one."""
        s = play_of(table, Successors).s
        ask = table.ask
        own = ask is not None and ask.topic == "tyche" and ask.seat == seat
        if not self.far:
            own = s.active >= 0 and s.active != seat
        return 2 * (s.turn * ROUNDS[s.players] + s.round) + own

    def horizon(self, table: Table, seat: int, topic: str) -> int:
        """The seat's next Tyche segment; without looking far, the end of its own part of the round."""
        s = play_of(table, Successors).s
        begun = 2 * (s.turn * ROUNDS[s.players] + s.round)
        if self.far:
            return begun + 3
        return begun + (1 if s.active == seat else 2)
