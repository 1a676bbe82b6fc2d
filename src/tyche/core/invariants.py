"""Named invariants of a state: what must hold at every question."""

from collections.abc import Callable
from typing import TypeVar

P = TypeVar("P")


class Broken:
    """An invariant that does not hold: its clause, its name, and what does not fit, for those who look for the fault.

    Whoever wrote the position is told in the words that the game has for the name.
    """

    def __init__(self, clause: str, check: str, what: str) -> None:
        self.clause = clause
        self.check = check
        self.what = what

    def __str__(self) -> str:
        return f"{self.clause} {self.check.replace('-', ' ')}: {self.what}"


def broken(checks: list[tuple[str, Callable[[P], list[str]]]], t: P) -> list[Broken]:
    """What is found by checks that each stand under a clause."""
    return [Broken(clause, check.__name__.replace("_", "-"), what) for clause, check in checks for what in check(t)]


def failures(checks: list[tuple[str, Callable[[P], list[str]]]], t: P) -> list[str]:
    """The same in words: the clause, what should hold, and what does not fit."""
    return [str(one) for one in broken(checks, t)]
