"""One socket: whose eyes it looks through, how fast it may ask, and what is sent on it."""

import asyncio
from time import monotonic
from typing import Any, Final, Protocol

import msgspec

from tyche.server import wire
from tyche.server.room.deltas import framed
from tyche.server.store import Session

MOST_WAITING: Final = 1024 * 1024
"""Bytes that may wait for a slow client before it is let go; it comes back and gets a fresh view."""
SLOW: Final = "slow"
LINE: Final = "tyche.line"
"""The extension of a socket's scope that takes what is sent on it: a `Line`."""
_ENCODE: Final = msgspec.json.Encoder().encode


def encoded(message: wire.Message) -> bytes:
    """A message, ready to be sent."""
    return framed(_ENCODE(message))


class Line(Protocol):
    """Where a connection is heard from, and written to: it takes whole frames, and never waits."""

    async def receive(self) -> Any:
        """The next message, as the framework has them."""

    def put(self, frames: bytes) -> None:
        """Write now, or as soon as the client has read what was written before; nothing if the client is gone."""

    def waiting(self) -> int:
        """How many bytes the client has not read yet."""

    async def end(self, reason: str) -> None:
        """Close the line after all that was written."""

    def drop(self) -> None:
        """End the line at once, whatever still waits."""


class Allowance:
    """So many a second, and so many at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = monotonic()

    def spend(self) -> bool:
        """Whether one more is allowed now."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Connection:
    """A socket at a table. Sending never waits: what a client does not read piles up in its line, to a limit."""

    def __init__(
        self,
        line: Line,
        person_id: str | None,
        rate: float,
        session: Session | None = None,
        before: str = "",
        together: Allowance | None = None,
    ) -> None:
        self._line = line
        self.person_id = person_id
        self.session = session
        """By which session the person came in: the socket ends with it."""
        self.silenced: frozenset[str] = frozenset()
        """Persons whom this one does not hear."""
        self.before = before
        """Why the one that this person had before was let go."""
        self.seat: int | None = None
        self.seats: list[int] = []
        self._requests = Allowance(rate, 2 * rate)
        self._together = together
        """What all sockets from the same place may ask together."""
        self.chats = Allowance(1.0, 5.0)
        self.questions = 0
        """How many questions bots think about for it, or will."""
        self.thinking = asyncio.Lock()
        self.closing: str | None = None
        self._ending: asyncio.Task[None] | None = None

    def may_ask(self) -> bool:
        """Whether one more request is allowed now, on this socket and from its place."""
        return self._requests.spend() and (self._together is None or self._together.spend())

    def owner(self, table_id: str) -> str:
        """Whose share of costly work its requests take."""
        return self.person_id or f"spectators of {table_id}"

    def push(self, frames: bytes) -> None:
        """Send messages that are ready: the same bytes to all who are told the same."""
        if self.closing is not None:
            return
        waiting = self._line.waiting()
        if waiting and waiting + len(frames) > MOST_WAITING:
            # The client does not read what it is sent. It would not read a goodbye either.
            self.closing = SLOW
            self._line.drop()
            return
        self._line.put(frames)

    def say(self, message: wire.Message) -> None:
        """Send a message."""
        self.push(encoded(message))

    def close(self, code: str) -> None:
        """Say goodbye and close, after what is waiting."""
        if self.closing is None:
            self.closing = code
            self._line.put(encoded(wire.Over(code)))
            self._ending = asyncio.create_task(self._line.end(code))

    async def gone(self) -> None:
        """Wait until the line is closed, if it was said to be."""
        if self._ending is not None:
            await asyncio.wait([self._ending])
