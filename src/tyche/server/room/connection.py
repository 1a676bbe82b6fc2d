"""One socket: what waits to be sent on it, whose eyes it looks through, and how fast it may ask."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from sys import getsizeof
from time import monotonic
from typing import Any

import msgspec

from tyche.server import wire
from tyche.server.room.showing import delta_head
from tyche.server.store import Session

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Drop = Callable[[], None]

MOST_WAITING = 1024 * 1024
"""Bytes that may wait for a slow client before it is let go; it comes back and gets a fresh view."""
SLOW = "slow"
DROP = "tyche.drop"
"""The extension of a socket's scope that ends its line at once, whatever still waits to be sent."""
_ENCODER = msgspec.json.Encoder()


def encoded(message: wire.Message) -> str:
    """A message as it goes over the wire."""
    return _ENCODER.encode(message).decode()


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
    """A socket at a table. Sending never waits: a task of its own empties what piles up."""

    def __init__(
        self,
        send: Send,
        person_id: str | None,
        rate: float,
        session: Session | None = None,
        drop: Drop | None = None,
        before: str = "",
    ) -> None:
        self._send = send
        self._drop = drop
        self.person_id = person_id
        self.session = session
        """By which session the person came in: the socket ends with it."""
        self.silenced: frozenset[str] = frozenset()
        """Persons whom this one does not hear."""
        self.before = before
        """Why the one that this person had before was let go."""
        self.seat: int | None = None
        self.seats: list[int] = []
        self.seq = 0
        self.requests = Allowance(rate, 2 * rate)
        self.chats = Allowance(1.0, 5.0)
        self.closing: str | None = None
        self.gone = asyncio.Event()
        self._waiting: deque[str] = deque()
        self._size = 0
        """Bytes of what waits."""
        self._sleeping: asyncio.Future[None] | None = None
        """What the writing task waits for while there is nothing to send."""

    def push(self, text: str) -> None:
        """Send an encoded message when the socket is ready for it."""
        if self.closing is not None:
            return
        size = getsizeof(text)
        if self._waiting and self._size + size > MOST_WAITING:
            self._let_go()
            return
        self._waiting.append(text)
        self._size += size
        self._wake()

    def _let_go(self) -> None:
        """The client does not read what it is sent. It would not read a goodbye either: the line ends."""
        self._waiting.clear()
        self._size = 0
        self.close(SLOW)
        if self._drop is not None:
            self._drop()

    def say(self, message: wire.Message) -> None:
        """Send a message."""
        self.push(encoded(message))

    def delta(self, tail: str) -> None:
        """Send what changed."""
        self.seq += 1
        self.push(delta_head(self.seq) + tail)

    def close(self, code: str) -> None:
        """Say goodbye and close, after what is waiting."""
        if self.closing is None:
            goodbye = encoded(wire.Over(code))
            self._waiting.append(goodbye)
            self._size += getsizeof(goodbye)
            self.closing = code
            self._wake()

    def _wake(self) -> None:
        if self._sleeping is not None and not self._sleeping.done():
            self._sleeping.set_result(None)

    async def write(self) -> None:
        """Send what piles up, until the socket closes."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                while self._waiting:
                    text = self._waiting.popleft()
                    self._size -= getsizeof(text)
                    await self._send({"type": "websocket.send", "text": text})
                if self.closing is not None:
                    await self._send({"type": "websocket.close", "code": 1000, "reason": self.closing})
                    return
                self._sleeping = loop.create_future()
                await self._sleeping
        except Exception:  # the client is gone; whoever reads from the socket notices too
            self.closing = self.closing or "gone"
        finally:
            self.gone.set()
