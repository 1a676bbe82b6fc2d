"""Functions for the numbers in Fluent messages: what was rolled, what changed it and what came out."""

from collections.abc import Callable, Mapping
from typing import Any, Final

MINUS: Final = "−"


def compare(number: int, other: int) -> str:
    """``COMPARE($roll, $die)``, for selectors: less, equal or more."""
    if number == other:
        return "equal"
    return "less" if number < other else "more"


def signed(number: int) -> str:
    """``SIGNED($modifier)``: +1, −2."""
    return f"+{int(number)}" if number >= 0 else f"{MINUS}{-int(number)}"


def most(number: int, other: int) -> int:
    """``MOST($dice-1, $rating)``: the larger number."""
    return max(number, other)


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "COMPARE": compare,
    "SIGNED": signed,
    "MOST": most,
}
