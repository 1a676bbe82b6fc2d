"""Positions that somebody has written in the words of a game's cases: read, checked and laid out by a worker.

What is wrong with one comes back as words. It imports no more than the rules, so that a new worker is quick with it.
"""

from typing import Any, Final

from msgspec import Struct

from tyche.core.bounds import check_yaml
from tyche.core.casefile import Case, read_cases
from tyche.core.cases import run_case
from tyche.core.errors import CaseError, SetupError, TycheError
from tyche.core.examples import opened_at
from tyche.core.game import OptionValue, game_named
from tyche.core.resume import position_of
from tyche.core.table import Table

POSITION_SECONDS: Final = 30.0
WRITTEN: Final = "position"
"""What a written position is called in messages, and where the sandboxes come from that begin at one."""
LARGEST: Final = 999
"""No number of a position is larger: what the rules offer may grow with it."""


class Written(Struct, frozen=True):
    """A position as somebody wrote it."""

    game: str
    text: str


class Beginning(Struct, frozen=True):
    """What a table begins with that begins at a position: its set-up, who is asked first, and the stored position."""

    options: dict[str, OptionValue]
    seats: list[str]
    first: int
    data: bytes


class LaidOut(Struct, frozen=True):
    """A position that can be played: what there is to see of it, and which expectations of the case do not hold."""

    seats: list[str]
    board: dict[str, Any]
    view: dict[str, Any]
    failures: list[str]


def lay_out(written: Written) -> LaidOut | str:
    """The position as it can be looked at, or what is wrong with it and where."""
    try:
        case = _case(written)
        table = _table(written, case)
        failures = run_case(case, table.game)
    except _FAULTS as error:
        return _said(error)
    return LaidOut(table.setup.seats, table.game.board(table.setup), table.view(None), failures)


def beginning_at(written: Written) -> Beginning | str:
    """What a table needs to begin at the position."""
    try:
        table = _table(written, _case(written))
    except _FAULTS as error:
        return _said(error)
    if table.over:
        return "nothing is left to decide in this position: the game is over"
    return beginning_of(table)


def beginning_of(table: Table) -> Beginning:
    """The same of a table that stands at its first question."""
    return Beginning(table.setup.options, table.setup.seats, (table.awaited() or [0])[0], position_of(table).data)


_FAULTS: Final = (TycheError, ValueError, MemoryError, RecursionError, RuntimeError)


def _said(error: BaseException) -> str:
    """What is wrong, for whoever wrote it; of what only a broken position can cause no more than its kind."""
    if isinstance(error, (CaseError, SetupError)) or type(error) is ValueError:
        return str(error)
    return f"this position cannot be played ({type(error).__name__})"


def _case(written: Written) -> Case:
    data = written.text.encode()
    check_yaml(data)
    cases = read_cases(WRITTEN, data)
    if len(cases) != 1:
        raise CaseError(f"a position is one case, not {len(cases)}")
    if cases[0].game != written.game:
        raise CaseError(f"{cases[0].place}: this is a position of {cases[0].game!r}, not of {written.game}")
    _check_numbers(cases[0].given, cases[0])
    return cases[0]


def _check_numbers(part: object, case: Case) -> None:
    parts = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in parts:
        if isinstance(value, int) and not -LARGEST <= value <= LARGEST:
            raise case.lines.locate(CaseError(f"{key!r} is at most {LARGEST}"), part, key)
        _check_numbers(value, case)


def _table(written: Written, case: Case) -> Table:
    return opened_at(case, game_named(written.game))
