"""What stands around the rules of a game: what is shown, foretold, hidden and checked, and the words of its cases.

A record of functions of a run. `Game` says of each what it gives; what a game leaves out it does not have.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from tyche.core.aids import Sheet
from tyche.core.ask import Ask, Option
from tyche.core.invariants import Broken
from tyche.core.node import Node
from tyche.core.play import Play
from tyche.core.sections import Part
from tyche.core.stakes import Prospect, Stake
from tyche.core.telling import Remark
from tyche.core.ways import Leg
from tyche.core.words import Word

if TYPE_CHECKING:
    from tyche.core.game import Setup

P = TypeVar("P", bound=Play)
Layer = dict[str, list[str]]
"""Something to be seen on a map: the places where it holds, by the faction it holds for."""


class CaseWords(Generic[P]):
    """The words of a game's rules cases (see `vocabulary`)."""

    def __init__(
        self,
        arrange: Callable[[P, dict[str, object]], list[Broken]],
        expectations: Mapping[str, Callable[[P, Node], str | None]],
        words: Callable[[P], Sequence[Word[P]]] = lambda t: [],
        untold: Callable[[P], Sequence[str]] = lambda t: [],
        unordered: Sequence[str] = (),
    ) -> None:
        self.arrange = arrange
        """Sets up the position that `given` describes, without dice; the invariants that it breaks."""
        self.expectations = expectations
        """What checks each word of `then`: None if it holds, or what is found instead."""
        self.words = words
        """The words of `given`, in the order of writing; the shapes of some depend on the table."""
        self.untold = untold
        """The fields of the state that a case does not hold at this step: what is over, and asked for no more."""
        self.unordered = unordered
        """The lists of the state of which a case holds what is in them, but not the order."""


class Edges(Generic[P]):
    """The functions around the rules of a game."""

    def __init__(
        self,
        cases: CaseWords[P],
        *,
        own: Callable[[int | None], Sequence[Part[P]]] = lambda seat: (),
        redeal: Callable[[P, int], None] = lambda t, seat: None,
        reshuffle: Callable[[P], None] = lambda t: None,
        conceal: Callable[[P, Ask, int], None] = lambda t, ask, seat: ask.conceal(seat),
        faults: Callable[[P], list[str]] = lambda t: [],
        foresee: Callable[[P, Ask, int, Option], list[Remark]] = lambda t, ask, seat, option: [],
        answers: Callable[[P, Ask, int, Option], list[Stake]] = lambda t, ask, seat, option: [],
        risks: Callable[[P, Ask, int, Option], list[Stake]] = lambda t, ask, seat, option: [],
        instead: Callable[[P, Ask, int, Option], list[Remark]] = lambda t, ask, seat, option: [],
        worth: Callable[[P, int, str], list[Stake]] = lambda t, seat, place: [],
        way: Callable[[P, Ask, int, str, str], list[Leg]] = lambda t, ask, seat, goal, origin: [],
        prospect: Callable[[P, Ask, int | None, Option | None], Prospect | None] = lambda t, ask, seat, option: None,
        wrongs: Callable[[P, Sequence[tuple[int, Option]]], list[tuple[int, int]]] = lambda t, decisions: [],
        overlay: Callable[[P, str, int | None], Layer] = lambda t, name, seat: {},
        board: "Callable[[Setup], dict[str, object]]" = lambda setup: {},
        aids: Callable[[], list[Sheet]] = list,
    ) -> None:
        self.cases = cases
        self.own = own
        self.redeal = redeal
        self.reshuffle = reshuffle
        self.conceal = conceal
        self.faults = faults
        self.foresee = foresee
        self.answers = answers
        """What is at stake in an answer that is no verb (yes, pass, done)."""
        self.risks = risks
        """What may be lost by an option, beyond what its verb says."""
        self.instead = instead
        self.worth = worth
        self.way = way
        self.prospect = prospect
        self.wrongs = wrongs
        self.overlay = overlay
        self.board = board
        self.aids = aids
