"""Named invariants of a state: what must hold at every question."""

from collections.abc import Callable
from typing import TypeVar

P = TypeVar("P")


def failures(checks: list[tuple[str, Callable[[P], list[str]]]], t: P) -> list[str]:
    """What is found by checks that each stand under a clause: the clause, what should hold, and what does not fit."""
    return [f"{clause} {check.__name__.replace('_', ' ')}: {what}" for clause, check in checks for what in check(t)]
