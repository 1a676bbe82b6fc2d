"""The words of a game's rules cases: how a position is given, and how an expectation is checked."""

from collections.abc import Sequence
from typing import Any, Final

from tyche.core.ask import Facts, Option
from tyche.core.dice import Dice
from tyche.core.edges import CaseWords
from tyche.core.errors import CaseError
from tyche.core.game import Game, OptionValue
from tyche.core.node import Node
from tyche.core.play import Play
from tyche.core.table import Table
from tyche.core.words import Word

CASE_SEED: Final = bytes(32)
"""The seed of every case: what is not scripted is at least always the same."""


class Vocabulary:
    """The words of a game's rules cases (`CaseWords`), used. Faults in a case are raised as
    ``CaseError(message, within, key)``, where `within` is the mapping or list that holds the fault: the reader adds
    file and line.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.said: CaseWords[Any] = game.edges.cases

    def open(self, players: int, options: dict[str, OptionValue], given: dict[str, object], dice: list[int]) -> Table:
        """A table with a log, at the moment that `given` describes, with `CASE_SEED` and `dice` as the dice to come."""
        setup = self.game.check(players, options, None)
        play = self.game.start(setup, Dice(CASE_SEED, [0, 0], [], dice))
        wrong = self.said.arrange(play, given)
        if wrong:
            what = "; ".join([str(one) for one in wrong])
            facts: Facts = {"what": what, "check": wrong[0].check, "clause": wrong[0].clause, "about": wrong[0].what}
            raise CaseError(f"this position cannot be: {what}", given, None, "impossible", facts)
        play.log = []
        return Table(self.game, setup, play, [])

    def words(self, play: Play) -> Sequence[Word[Any]]:
        """The words of `given`, in the order of writing; the shapes of some depend on the table."""
        return self.said.words(play)

    def untold(self, play: Play) -> Sequence[str]:
        """The fields of the state that a case does not hold at this step: what is over, and asked for no more."""
        return self.said.untold(play)

    def unordered(self) -> Sequence[str]:
        """The lists of the state of which a case holds what is in them, but not the order."""
        return self.said.unordered

    def check(self, table: Table, word: str, value: object, within: object) -> str | None:
        """Whether an expectation ``{word: value}``, which stands in `within`, holds: None, or what is found instead."""
        known = self.said.expectations
        if word not in known:
            raise CaseError(f"there is no expectation {word!r}; there are {', '.join(known)}", within, word)
        return known[word](table.play, Node(value, within, word))


# Parts of a case that are not read through a `Node` of their own.


def known(mapping: dict[str, object], allowed: list[str]) -> None:
    """Refuse keys that have no meaning."""
    Node(mapping, mapping, None).known(*allowed)


def as_mapping(value: object, within: object, key: object) -> dict[str, object]:
    """The value as a mapping."""
    Node(value, within, key).entries()
    assert isinstance(value, dict)
    return value


def as_list(value: object, within: object, key: object) -> list[object]:
    """The value as a list."""
    Node(value, within, key).items()
    assert isinstance(value, list)
    return value


def as_number(value: object, within: object, key: object) -> int:
    """The value as a whole number."""
    return Node(value, within, key).number()


def as_word(value: object, within: object, key: object) -> str:
    """The value as a word."""
    return Node(value, within, key).word()


def as_words(value: object, within: object, key: object) -> list[str]:
    """The value as a list of words."""
    return Node(value, within, key).words()


def as_option(value: object, within: object, key: object) -> Option:
    """The value as an option."""
    return Node(value, within, key).option()


def as_seat(value: object, seats: list[str], within: object, key: object) -> int:
    """The value as the name of a seat."""
    return Node(value, within, key).seat(seats)
