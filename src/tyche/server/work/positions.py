"""Positions that somebody has written in the words of a game's cases: read, checked and laid out by a worker.

What is wrong with one comes back as words. It imports no more than the rules, so that a new worker is quick with it.
"""

from typing import Any, Final

from msgspec import Struct

from tyche.core.bounds import check_yaml
from tyche.core.casefile import Case, read_cases
from tyche.core.cases import run_case
from tyche.core.describing import chosen
from tyche.core.errors import CaseError, SetupError, TycheError
from tyche.core.examples import opened_at
from tyche.core.game import OptionValue, game_named
from tyche.core.node import shown
from tyche.core.resume import position_of
from tyche.core.table import Table

POSITION_SECONDS: Final = 30.0
WRITTEN: Final = "position"
"""What a written position is called in messages, and where the sandboxes come from that begin at one."""
LARGEST_POSITION: Final = 20_000
"""Bytes: the fullest boards take less than the half of it."""
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
    """A position that can be played: what there is to see of it, and which expectations of the case do not hold; what
    is given as data, and in which words it may be given.
    """

    seats: list[str]
    board: dict[str, Any]
    view: dict[str, Any]
    failures: list[str]
    players: int
    options: dict[str, OptionValue]
    given: dict[str, Any]
    words: list[tuple[str, dict[str, Any]]]


class Wrong(Struct, frozen=True):
    """What is wrong with a position: in English with its line, and as data with the way to it in `given`."""

    problem: str
    fault: str = ""
    facts: dict[str, str] = {}
    path: list[str] = []


def lay_out(written: Written) -> LaidOut | Wrong:
    """The position as it can be looked at, or what is wrong with it and where."""
    case: Case | None = None
    try:
        case = _case(written)
        table = _table(written, case)
        failures = run_case(case, table.game)
    except _FAULTS as error:
        return _said(error, case)
    words = [(word.name, word.shape) for word in table.game.vocabulary().words(table.play)]
    board, view = table.game.board(table.setup), table.view(None)
    return LaidOut(table.setup.seats, board, view, failures, table.setup.players, chosen(table), case.given, words)


def beginning_at(written: Written) -> Beginning | Wrong:
    """What a table needs to begin at the position."""
    case: Case | None = None
    try:
        case = _case(written)
        table = _table(written, case)
    except _FAULTS as error:
        return _said(error, case)
    if table.over:
        return Wrong("nothing is left to decide in this position: the game is over", "over")
    return beginning_of(table)


def beginning_of(table: Table) -> Beginning:
    """The same of a table that stands at its first question."""
    return Beginning(table.setup.options, table.setup.seats, (table.awaited() or [0])[0], position_of(table).data)


_FAULTS: Final = (TycheError, ValueError, LookupError, MemoryError, RecursionError, RuntimeError)


def _said(error: BaseException, case: Case | None) -> Wrong:
    """What is wrong, for whoever wrote it; of what only a broken position can cause no more than its kind."""
    if isinstance(error, CaseError):
        found = error.origin or error
        path = [] if case is None else path_to(case.given, found.within, found.key)
        return Wrong(str(error), found.id, {name: shown(fact) for name, fact in found.facts.items()}, path)
    if isinstance(error, SetupError) or type(error) is ValueError:
        return Wrong(str(error))
    return Wrong(f"this position cannot be played ({type(error).__name__})", "broken")


def path_to(whole: object, within: object, key: object) -> list[str]:
    """The keys that lead to a part of a position; none if it is not in there."""
    if whole is within:
        return [] if key is None else [str(key)]
    inner = whole.items() if isinstance(whole, dict) else enumerate(whole) if isinstance(whole, list) else ()
    for name, part in inner:
        if part is within:
            return [str(name), *([] if key is None else [str(key)])]
        found = path_to(part, within, key)
        if found:
            return [str(name), *found]
    return []


def _case(written: Written) -> Case:
    data = written.text.encode()
    check_yaml(data, LARGEST_POSITION)
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
            raise case.lines.locate(
                CaseError(
                    f"{key!r} is at most {LARGEST}",
                    part,
                    key,
                    "bounds",
                    {"key": key, "value": value, "bounds": f"≤ {LARGEST}"},
                )
            )
        _check_numbers(value, case)


def _table(written: Written, case: Case) -> Table:
    return opened_at(case, game_named(written.game))
