"""Named invariants of a state: what must hold at every question."""

from collections.abc import Callable
from typing import TypeVar

P = TypeVar("P")


def failures(checks: list[tuple[str, Callable[[P], list[str]]]], t: P) -> list[str]:
    """What is found by checks that each stand under a clause: the clause, the name of the check, and what it says."""
    return [f"{clause} {check.__name__}: {what}" for clause, check in checks for what in check(t)]
