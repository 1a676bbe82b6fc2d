"""How rooms behave, and how they say no."""

import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from tyche.core.errors import TycheError
from tyche.server.store import StoreError

STORE_FAILS = (StoreError, SQLAlchemyError, OSError)
"""What a store raises that cannot be reached or written to."""

OnNews = Callable[[str, str, list[int]], Coroutine[Any, Any, None]]
"""Told the table, what kind of news there is (one of those below), and the seats of people whom it concerns."""
TURN: Final = "turn"
"""It has become their turn."""
OVER: Final = "over"
"""The game has ended."""
REPLACED: Final = "replaced"
"""A bot plays for them."""
LAST: Final = "last"
"""All other people have left."""
ASKED: Final = "asked"
"""They are asked about a proposal."""


class Steady:
    """The time of day as it was when this was made, and what has passed since by a clock that nobody can set.

    Clocks at tables run by it: whoever sets the clock of the machine takes nobody's time. A new process begins with the
    time of day again, and clocks go on from what was left when they were last known to run.
    """

    def __init__(self, wall: Callable[[], float] = time.time, ticks: Callable[[], float] = time.monotonic) -> None:
        self._ticks = ticks
        self._base = wall() - ticks()

    def __call__(self) -> float:
        return self._base + self._ticks()


def ignore(_: object) -> None:
    """Nobody counts."""


class RoomSettings(Struct, frozen=True, kw_only=True):
    """What can be set about rooms."""

    database: str = ""
    """The address of the database: processes that share a PostgreSQL agree there on who runs clocks and bots."""
    bot_workers: int = 1
    bot_seconds: float = 20.0
    """The time a bot may think about one decision."""
    bot_pause: float = 0.15
    """Seconds between the decisions of bots. How fast people see them is their own choice, in the client."""
    idle: float = 900.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    most_idle: int = 200
    """Tables in memory at which nobody looks and nothing is to be done: of more those leave that are longest unused."""
    heartbeat: float = 3.0
    """Seconds after which it is stored that clocks still run and this process lives: a restart gives away no more."""
    rate: float = 40.0
    """Requests a second on one socket; twice as many at once."""
    most_spectators: int = 200
    most_sockets: int = 12
    """Sockets of one person at one table."""
    now: Callable[[], float] = Steady()
    on_news: OnNews | None = None
    on_trouble: Callable[[str], None] = ignore
    """Told what kind of trouble there was, to count it; see `trouble`."""
    on_left: Callable[[int], None] = ignore
    """Told when a table has left the memory, and how many stay."""


class Denied(TycheError):
    """A request that is refused and has changed nothing: a code, and what was wrong and would be right."""

    def __init__(
        self, code: str, text: str, clause: str = "", reason: str = "", facts: dict[str, Any] | None = None
    ) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.clause = clause
        self.reason = reason
        self.facts = {} if facts is None else facts
