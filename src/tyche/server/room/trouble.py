"""What goes wrong at a table through no fault of its players: the operator learns of it, with all it takes to see it
again; the players only hear that the table is being repaired.

The lines of the log hold the seed of the table, from which all dice follow: they are for the operator alone.
"""

from typing import Any, Final, Protocol

import structlog

from tyche.core.errors import TycheError
from tyche.server.damage import Damaged
from tyche.server.room.course import Course
from tyche.server.room.settings import STORE_FAILS, Denied, RoomSettings
from tyche.server.store import TableRow
from tyche.server.wire import Option

RULES: Final = "rules"
BOTS: Final = "bots"
STORE: Final = "store"
SERVER: Final = "server"
DAMAGED: Final = "damaged"
KINDS: Final = (RULES, BOTS, STORE, SERVER, DAMAGED)

_LOG = structlog.get_logger("tyche.trouble")


class Afflicted(Protocol):
    """The table that has the trouble."""

    settings: RoomSettings

    @property
    def row(self) -> TableRow:
        """Its row."""

    @property
    def course(self) -> Course | None:
        """Its course, if it has begun."""


class BrokenRules(TycheError):
    """The rules broke down over a decision: an exception came out of them. The decision has not happened."""

    def __init__(self, seat: int, option: Option) -> None:
        super().__init__(f"the rules broke down when seat {seat} chose {option}")
        self.seat = seat
        self.option = option


class Repairing(Denied):
    """The answer to players where something broke; `step` is the decision over which the rules did."""

    def __init__(self, step: tuple[int, Option] | None = None) -> None:
        super().__init__("broken", "something went wrong at this table; it is being repaired, and nothing is lost")
        self.step = step


def kind_of(error: BaseException) -> str:
    """Which part of the server has failed."""
    if isinstance(error, BrokenRules):
        return RULES
    if isinstance(error, Damaged):
        return DAMAGED
    return STORE if isinstance(error, STORE_FAILS) else SERVER


def failure(error: Exception) -> Denied:
    """What players are told of something that failed."""
    kind = kind_of(error)
    if kind == STORE:
        return Denied("storage", "the server could not store this; nothing has changed, try again")
    if kind == DAMAGED:
        return Denied("damaged", "the stored history of this table is damaged; it rests until it has been repaired")
    return Repairing((error.seat, error.option) if isinstance(error, BrokenRules) else None)


def report(at: Afflicted, what: str, error: BaseException | None = None, kind: str = "", **more: Any) -> None:
    """Tell the operator: a line in the log with table, seed and number of the decision, and a figure."""
    row, course = at.row, at.course
    kind = kind or (SERVER if error is None else kind_of(error))
    if kind == SERVER and course is not None and course.table.dead:
        kind = RULES
    decision = len(course.table.decisions) if course is not None else row.moment
    _tell(at.settings, row, what, kind, error, decision=decision, **more)


def report_unread(settings: RoomSettings, row: TableRow, error: BaseException) -> None:
    """The same of a table that cannot be read from the store."""
    kind = kind_of(error)
    moment = error.moment if isinstance(error, Damaged) else None
    decision = row.moment if moment is None else moment
    _tell(settings, row, "a table cannot be read", kind, error, decision=decision)


def _tell(
    settings: RoomSettings, row: TableRow, what: str, kind: str, error: BaseException | None, **more: Any
) -> None:
    about: dict[str, Any] = {
        "table": row.id,
        "game": row.game,
        "rules": row.rules,
        "seed": row.seed.hex(),
        "stored": row.n,
        "kind": kind,
    }
    if isinstance(error, BrokenRules):
        about |= {"seat": error.seat, "option": error.option}
    settings.on_trouble(kind)
    _LOG.error(what, **about, **more, error=repr(error), exc_info=error)
