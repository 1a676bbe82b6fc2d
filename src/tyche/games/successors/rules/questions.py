"""What guards read off a question and the table."""

from tyche.core.ask import Ask
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.units import kinds


def fact(ask: Ask, name: str) -> int:
    """A number among the facts of a question; 0 if it is not there."""
    value = ask.facts.get(name)
    return value if isinstance(value, int) else 0


def type_of(group: int) -> int:
    """The type of units of one type."""
    return kinds(group)[0]


def standing(t: Successors) -> int:
    """Where the activated general stands."""
    return t.s.general_at[t.s.act]


def named_provinces(ask: Ask) -> list[int]:
    """The provinces that the unrest table has named."""
    provinces = ask.facts.get("provinces")
    return provinces if isinstance(provinces, list) else []
