"""The words of a game's rules cases: how a position is given, and how an expectation is checked."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Final, TypeVar

from tyche.core.ask import Option
from tyche.core.dice import Dice
from tyche.core.errors import CaseError
from tyche.core.game import Game, OptionValue
from tyche.core.native import mypyc_attr
from tyche.core.play import Play
from tyche.core.table import Table

W = TypeVar("W")
Find = Callable[[str, dict[str, object]], object]
"""What is found under a name of a mapping; the mapping is for error messages."""

CASE_SEED: Final = bytes(32)
"""The seed of every case: what is not scripted is at least always the same."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Vocabulary:
    """Each game derives its own. Faults in a case are raised as ``CaseError(message, within, key)``, where `within` is
    the mapping or list that holds the fault: the reader adds file and line.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def open(self, players: int, options: dict[str, OptionValue], given: dict[str, object], dice: list[int]) -> Table:
        """A table with a log, at the moment that `given` describes, with `CASE_SEED` and `dice` as the dice to come."""
        setup = self.game.check(players, options, None)
        play = self.game.start(setup, Dice(CASE_SEED, [0, 0], [], dice))
        wrong = self.arrange(play, given)
        if wrong:
            raise CaseError(f"this position cannot be: {'; '.join(wrong)}", given)
        play.log = []
        return Table(self.game, setup, play, [])

    def arrange(self, play: Play, given: dict[str, object]) -> list[str]:
        """Set up the position that `given` describes, without dice; the invariants that it breaks."""
        raise NotImplementedError

    def check(self, table: Table, word: str, value: object, within: object) -> str | None:
        """Whether an expectation ``{word: value}``, which stands in `within`, holds: None, or what is found instead."""
        raise NotImplementedError


# Reading the parts of a case.


def known(mapping: dict[str, object], allowed: list[str]) -> None:
    """Refuse keys that have no meaning."""
    for key in mapping:
        if key not in allowed:
            raise CaseError(f"{key!r} has no meaning here; known are {', '.join(allowed)}", mapping, key)


def as_mapping(value: object, within: object, key: object) -> dict[str, object]:
    """The value as a mapping."""
    if not isinstance(value, dict):
        raise CaseError(f"{key!r} must be a mapping, not {shown(value)}", within, key)
    return value


def as_list(value: object, within: object, key: object) -> list[object]:
    """The value as a list."""
    if not isinstance(value, list):
        raise CaseError(f"{key!r} must be a list, not {shown(value)}", within, key)
    return value


def as_number(value: object, within: object, key: object) -> int:
    """The value as a whole number."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise CaseError(f"{key!r} must be a whole number, not {shown(value)}", within, key)
    return value


def as_truth(value: object, within: object, key: object) -> bool:
    """The value as true or false."""
    if not isinstance(value, bool):
        raise CaseError(f"{key!r} must be true or false, not {shown(value)}", within, key)
    return value


def as_word(value: object, within: object, key: object) -> str:
    """The value as a word."""
    if not isinstance(value, str) or not value:
        raise CaseError(f"{key!r} must be a word, not {shown(value)}", within, key)
    return value


def as_words(value: object, within: object, key: object) -> list[str]:
    """The value as a list of words."""
    items = as_list(value, within, key)
    return [as_word(item, items, n) for n, item in enumerate(items)]


def as_option(value: object, within: object, key: object) -> Option:
    """The value as an option: ``[move, larisa]``, or a lone verb."""
    if isinstance(value, str) and value:
        return (value,)
    if not isinstance(value, list) or not value or not isinstance(value[0], str):
        raise CaseError(f"{key!r} must be an option such as [move, larisa], not {shown(value)}", within, key)
    parts: list[str | int] = []
    for n, part in enumerate(value):
        if isinstance(part, bool) or not isinstance(part, (str, int)):
            raise CaseError(f"an option consists of words and whole numbers, not {shown(part)}", value, n)
        parts.append(part)
    return tuple(parts)


def named(ids: Mapping[str, int], what: str, value: object, within: object, key: object) -> int:
    """The number of a name; an unknown one is refused with the nearest known."""
    name = as_word(value, within, key)
    if name in ids:
        return ids[name]
    near = get_close_matches(name, ids, 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise CaseError(f"there is no {what} {name!r}{hint}", within, key)


def several(ids: Mapping[str, int], what: str, value: object, within: object, key: object) -> list[int]:
    """The numbers of a list of names."""
    items = as_list(value, within, key)
    return [named(ids, what, item, items, n) for n, item in enumerate(items)]


def as_seat(value: object, seats: list[str], within: object, key: object) -> int:
    """The value as the name of a seat."""
    name = as_word(value, within, key)
    if name not in seats:
        raise CaseError(f"there is no seat {name!r}; the seats are {', '.join(seats)}", within, key)
    return seats.index(name)


def shown(value: object) -> str:
    """A value as one writes it in a case."""
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([shown(item) for item in value]) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join([f"{key}: {shown(item)}" for key, item in value.items()]) + "}"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


# Comparing what a case expects.


def expectation(words: Mapping[str, W], word: str, within: object) -> W:
    """What checks an expectation."""
    if word not in words:
        raise CaseError(f"there is no expectation {word!r}; there are {', '.join(words)}", within, word)
    return words[word]


def compare(found: object, expected: object) -> str | None:
    """What is found if it is not what is expected."""
    return None if found == expected else shown(found)


def each(value: object, within: object, word: str, find: Find) -> str | None:
    """Compare a mapping item by item: ``{name: expected}``; what differs is named."""
    part = as_mapping(value, within, word)
    wrong = [f"{name}: {shown(find(name, part))}" for name, expected in part.items() if find(name, part) != expected]
    return ", ".join(wrong) or None


def each_of_each(
    value: object,
    within: object,
    word: str,
    whose: Callable[[str, dict[str, object]], int],
    find: Callable[[int, str, dict[str, object]], object],
) -> str | None:
    """Compare a mapping of mappings item by item: ``{seat: {name: expected}}``; what differs is named."""
    seats = as_mapping(value, within, word)
    wrong: list[str] = []
    for owner, items in seats.items():
        seat = whose(owner, seats)
        part = as_mapping(items, seats, owner)
        for name, expected in part.items():
            found = find(seat, name, part)
            if found != expected:
                wrong.append(f"{owner} {name}: {shown(found)}")
    return ", ".join(wrong) or None
