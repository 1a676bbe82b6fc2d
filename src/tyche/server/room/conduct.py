"""How rooms behave, and how they say no."""

import time
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from tyche.core.errors import TycheError
from tyche.server.store import StoreError

STORE_FAILS = (StoreError, SQLAlchemyError, OSError)
"""What a store raises that cannot be reached or written to."""

OnTurn = Callable[[str, list[int]], Coroutine[Any, Any, None]]
"""Told the table and the seats of absent people whose turn it has become; none of them when the game is over."""


class Conduct(Struct, frozen=True, kw_only=True):
    """What can be set about rooms."""

    database: str = ""
    """The address of the database: processes that share a PostgreSQL agree there on who runs clocks and bots."""
    bot_workers: int = 1
    bot_seconds: float = 20.0
    """The time a bot may think about one decision."""
    bot_pause: float = 0.7
    """Seconds between the decisions of bots, so that people can follow."""
    idle: float = 900.0
    """Seconds after which a table that nobody looks at leaves the memory."""
    heartbeat: float = 3.0
    """Seconds after which it is stored that clocks still run and this process lives: a restart gives away no more."""
    rate: float = 40.0
    """Requests a second on one socket; twice as many at once."""
    most_spectators: int = 200
    most_sockets: int = 12
    """Sockets of one person at one table."""
    now: Callable[[], float] = time.time
    on_turn: OnTurn | None = None


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
