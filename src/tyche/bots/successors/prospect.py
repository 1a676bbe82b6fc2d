"""Looking ahead in Successors: to the end of one's own part of a round."""

from tyche.bots.choosing import Chooser
from tyche.bots.prospect import Prospect
from tyche.bots.sight import play_of
from tyche.core.table import Table
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.tables import ROUNDS


class Rounds(Prospect):
    """The clock counts rounds twice: when they begin, and when somebody else has his part of them (S6).

    What the others make of a round scatters several times as much as what the seat does, and takes several times as
    long to play on: in the time of a decision options could not be told apart by it.
    """

    def __init__(self, inner: Chooser, topics: frozenset[str]) -> None:
        super().__init__("successors", inner, topics)

    def clock(self, table: Table, seat: int) -> int:
        """Rounds that have begun, and whether another seat has its part of this one."""
        s = play_of(table, Successors).s
        return 2 * (s.turn * ROUNDS[s.players] + s.round) + (s.active >= 0 and s.active != seat)

    def horizon(self, table: Table, seat: int, topic: str) -> int:
        """The end of the seat's part of the round; of another's, if that is under way."""
        s = play_of(table, Successors).s
        return 2 * (s.turn * ROUNDS[s.players] + s.round) + (1 if s.active == seat else 2)
