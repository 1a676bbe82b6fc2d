"""What a position promises each seat: the chance to win, learned from games that were played to their end.

A game describes every seat in numbers (`Feature`, one declared vector). The value gives each seat a grade, a weighted
sum of its numbers and of the same numbers by how late it is, and turns grades into chances (softmax): so it serves any
number of players. A weight may have a known sign: a free fit finds wrong ones, and search would exploit them.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from math import exp
from typing import Any, Final

import msgspec

from tyche.bots.weights import FORMAT, Weights
from tyche.core.errors import SetupError
from tyche.core.native import mypyc_attr

GOOD: Final = 1
BAD: Final = -1
OPEN: Final = 0
MOST: Final = 5.0
"""How many standard deviations a number may lie from its mean."""
WEIGHTS: Final = "value.json"
"""The file of the weights, beside the features of a game."""


class Feature:
    """One number about a seat: its name, what it means, the clause it rests on, and whether more of it is good."""

    def __init__(
        self, name: str, meaning: str, clause: str, sign: int = OPEN, prior: float = 0.0, hidden: bool = False
    ) -> None:
        self.name = name
        self.meaning = meaning
        self.clause = clause
        self.sign = sign
        self.prior = prior
        """What one more of it adds to the odds to win, as a logarithm, before anything is learned; twice at the end."""
        self.hidden = hidden
        """Whether it rests on what only the seat itself may know."""


class Description:
    """How a game is described in numbers."""

    def __init__(
        self,
        game: str,
        features: tuple[Feature, ...],
        rows: Callable[[Any], list[list[float]]],
        progress: Callable[[Any], float],
        openings: frozenset[str] = frozenset(),
        varied: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.features = features
        self.rows = rows
        """All seats of a run of the rules in numbers, in the order of the features."""
        self.progress = progress
        """The share of the game that is over, 0 to 1."""
        self.openings = openings
        """Questions that self-play answers at random, so that everything is met that a game may begin with."""
        self.varied = varied
        """Options of the table that self-play draws anew for each game."""

    @property
    def names(self) -> list[str]:
        """The names of the features."""
        return [feature.name for feature in self.features]


def description_of(game: str) -> Description:
    """How a game is described in numbers."""
    try:
        found = import_module(f"tyche.bots.{game}.features").DESCRIPTION
    except ImportError as error:
        raise SetupError(f"{game} is not described in numbers") from error
    assert isinstance(found, Description)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Chances of all seats by the weights."""

    def __init__(self, weights: Weights) -> None:
        self.name = weights.game
        self.means: list[float] = weights.means
        self.scales: list[float] = [1.0 / spread for spread in weights.spreads]
        self.plain: list[float] = weights.plain
        self.late: list[float] = weights.late

    def terms(self, numbers: list[float], progress: float) -> list[float]:
        """What each number adds to the grade of a seat, `progress` being the share of the game that is over."""
        found: list[float] = []
        for n in range(len(numbers)):
            number = (numbers[n] - self.means[n]) * self.scales[n]
            if number > MOST:
                number = MOST
            elif number < -MOST:
                number = -MOST
            found.append(number * (self.plain[n] + progress * self.late[n]))
        return found

    def grade(self, numbers: list[float], progress: float) -> float:
        """The grade of a seat."""
        return sum(self.terms(numbers, progress))

    def chances(self, rows: list[list[float]], progress: float) -> list[float]:
        """The chance of each seat to win."""
        return softmax([self.grade(row, progress) for row in rows])


def softmax(grades: Sequence[float]) -> list[float]:
    """Grades as chances."""
    best = max(grades)
    odds = [exp(grade - best) for grade in grades]
    whole = sum(odds)
    return [one / whole for one in odds]


@cache
def value_of(game: str) -> Value:
    """The trained value of a game."""
    weights = msgspec.json.decode(files(f"tyche.bots.{game}").joinpath(WEIGHTS).read_bytes(), type=Weights)
    if weights.format != FORMAT or weights.features != description_of(game).names:
        raise SetupError(f"the value of {game} was trained on other features: train it again with tyche train {game}")
    return Value(weights)
