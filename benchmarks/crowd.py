"""Clients for a load: cheap ones, so that many of them on one core do not become what is measured.

Each is a socket of its own that speaks as much of the protocol as it takes to play: it reads whole frames, decodes the
question and nothing else of a message, and answers by chance.
"""

import asyncio
import random
import time
from abc import ABC, abstractmethod
from typing import Final, cast

import msgspec
from msgspec import Raw, Struct, field

ACCEPTED: Final = b"HTTP/1.1 101"
HEAD_END: Final = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""Clients must mask what they send; a mask of zeros leaves it as it is."""
SEEN_SECONDS: Final = 4.0
"""How often a client that thinks says how far it has looked."""
CURIOUS: Final = 0.2
"""How often it asks what an option would lead to before it chooses."""


class Seat(Struct, frozen=True):
    """A table, a seat there and the session of its person."""

    table: str
    seat: int
    session: str


class Ask(Struct):
    """A question."""

    seats: list[int]
    n: int
    options: list[Raw] = []


class Put(Struct):
    """What is new in a private patch."""

    ask: Ask | msgspec.UnsetType | None = msgspec.UNSET


class Private(Struct):
    """A private patch: the question comes as a whole."""

    new: Put = field(name="=", default_factory=Put)


class Fields(Struct):
    """What is new in a public patch."""

    moment: int | None = None


class Public(Struct):
    """A public patch."""

    new: Fields = field(name="=", default_factory=Fields)


class View(Struct):
    """A whole view."""

    ask: Ask | None
    moment: int = 0


class Heard(Struct):
    """What a client reads of a message."""

    type: str
    id: int | None = None
    seat: int | None = None
    code: str = ""
    view: View | None = None
    public: Public = field(default_factory=Public)
    private: Private = field(default_factory=Private)


_DECODE: Final = msgspec.json.Decoder(Heard).decode


class Tally:
    """What was measured."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counting = False
        self.ended = False
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.refused: dict[str, int] = {}
        self.lost = 0
        """Sockets that the server closed."""
        self.lasted = 0.0
        self.spent: list[float] = []
        """Seconds of a core that each server process took."""


class Pace:
    """When the players of a table decide: at once, or so often a second on average, however long answers take."""

    def __init__(self, luck: random.Random, rate: float) -> None:
        self.luck = luck
        self.rate = rate
        self.due = time.perf_counter() + (luck.expovariate(rate) if rate else 0.0)

    def wait(self) -> float:
        """Seconds until the next decision."""
        now = time.perf_counter()
        wait = max(0.0, self.due - now)
        self.due = max(self.due, now - 1.0) + self.luck.expovariate(self.rate)
        return wait


class Line(asyncio.Protocol, ABC):
    """A socket at a table, which reads and writes whole frames."""

    def __init__(self, seat: Seat, port: int) -> None:
        self.seat = seat
        self.port = port
        self.transport: asyncio.Transport | None = None
        self._buffer = b""
        self._open = False

    @abstractmethod
    def hear(self, payload: bytes) -> None:
        """Take in a message."""

    @abstractmethod
    def shut_out(self, why: str) -> None:
        """The server does not let us in, or has closed."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self.transport = cast(asyncio.Transport, transport)
        lines = (
            f"GET /api/tables/{self.seat.table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            f"Origin: http://127.0.0.1:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            f"Cookie: tyche-session={self.seat.session}",
        )
        self.transport.write("\r\n".join(lines).encode() + HEAD_END)

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has closed."""
        self.transport = None
        self.shut_out("the server has closed")

    def data_received(self, data: bytes) -> None:
        """Take in all frames that are complete."""
        self._buffer = data if not self._buffer else self._buffer + data
        if not self._open:
            head, found, rest = self._buffer.partition(HEAD_END)
            if not found:
                return
            if not head.startswith(ACCEPTED):
                self.shut_out(head.decode(errors="replace"))
                return
            self._open, self._buffer = True, rest
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while (end := _end_of(buffer, at)) is not None:
            start, stop = end
            self._frame(buffer[at] & 15, buffer[start:stop])
            at = stop
        self._buffer = buffer[at:]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE and self.transport is not None:
            self.transport.close()

    def write(self, message: bytes) -> None:
        """Send a message, if the line still stands."""
        self._write(TEXT, message)

    def _write(self, kind: int, payload: bytes) -> None:
        if self.transport is None:
            return
        size = len(payload)
        long = bytes((MASKED | 126, size >> 8, size & 255))
        head = bytes((MASKED | kind,)) + (bytes((MASKED | size,)) if size < 126 else long)
        self.transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        """Leave."""
        if self.transport is not None:
            self.transport.close()


class Player(Line):
    """One socket: decides at random whenever its seat is asked."""

    def __init__(self, number: int, seat: Seat, port: int, pace: Pace, tally: Tally) -> None:
        super().__init__(seat, port)
        self.luck = random.Random(number)
        self.pace = pace
        self.tally = tally
        self.loop = asyncio.get_running_loop()
        self.ready: asyncio.Future[None] = self.loop.create_future()
        """Done when the socket is open and the table was shown."""
        self.ask: Ask | None = None
        self.moment = 0
        self.answered = -1
        self.sent: dict[int, float] = {}

    def shut_out(self, why: str) -> None:
        """Count it, unless this is the end."""
        if not self.tally.ended:
            self.tally.lost += 1
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(why))

    def hear(self, payload: bytes) -> None:
        """Take in a message, and decide if that is our turn."""
        message, tally = _DECODE(payload), self.tally
        if tally.counting:
            tally.sizes.append(len(payload))
        if message.type == "delta":
            self.moment = message.public.new.moment or self.moment
            if message.private.new.ask is not msgspec.UNSET:
                self._asked(message.private.new.ask)
        elif message.type == "done":
            self._done(message.id)
        elif message.type == "view" and message.view is not None:
            if not self.ready.done():
                self.ready.set_result(None)
            self.moment = message.view.moment
            self._asked(message.view.ask)
        elif message.type == "refused":
            tally.refused[message.code] = tally.refused.get(message.code, 0) + 1

    def _done(self, request: int | None) -> None:
        sent = self.sent.pop(request, None) if request is not None else None
        if sent is not None and self.tally.counting:
            self.tally.latencies.append(time.perf_counter() - sent)
            self.tally.ended = len(self.tally.latencies) >= self.tally.most

    def _asked(self, ask: Ask | None) -> None:
        """A question, which may be the one that was there before."""
        self.ask = ask
        if ask is None or self.seat.seat not in ask.seats or not ask.options or ask.n == self.answered:
            return
        self.answered = ask.n
        if self.pace.rate:
            self.loop.call_later(self.pace.wait(), self._thought, ask.n)
        else:
            self._answer(ask)

    def _thought(self, number: int) -> None:
        """Answer a question after a while, if it still stands."""
        ask = self.ask
        if ask is None or ask.n != number or self.tally.ended:
            return
        if self.luck.random() < CURIOUS:
            self.write(b'{"type":"foresee","id":-1,"option":%b}' % bytes(self.luck.choice(ask.options)))
        self._answer(ask)

    def _answer(self, ask: Ask) -> None:
        """Send a decision."""
        n, option = ask.n, bytes(self.luck.choice(ask.options))
        self.sent[n] = time.perf_counter()
        self.write(b'{"type":"decide","id":%d,"answers":%d,"option":%b,"key":"%d"}' % (n, n, option, n))

    def look(self) -> None:
        """Say every few seconds how far we have looked."""
        if self.transport is not None and not self.tally.ended:
            self.write(b'{"type":"seen","id":-2,"moment":%d}' % self.moment)
            self.loop.call_later(SEEN_SECONDS, self.look)


def _end_of(buffer: bytes, at: int) -> tuple[int, int] | None:
    """Where the payload of the frame at a place begins and ends, if it is all there."""
    left = len(buffer) - at
    if left < 2:
        return None
    size = buffer[at + 1] & 127
    head = 2
    if size == 126:
        head, size = 4, int.from_bytes(buffer[at + 2 : at + 4], "big")
    elif size == 127:
        head, size = 10, int.from_bytes(buffer[at + 2 : at + 10], "big")
    return (at + head, at + head + size) if left >= head + size else None


async def enter(seats: list[Seat], ports: list[int], rate: float, tally: Tally, spread: bool) -> list[Player]:
    """Everybody takes their seat; `rate` decisions a second in all, or all that the server can do if it is 0.

    Of several servers each has its tables; if they are `spread`, the players of every table are with different ones.
    """
    loop = asyncio.get_running_loop()
    tables = sorted({seat.table for seat in seats})
    paces = {table: Pace(random.Random(n), rate / len(tables)) for n, table in enumerate(tables)}
    players: list[Player] = []
    for number, seat in enumerate(seats):
        port = ports[(seat.seat if spread else tables.index(seat.table)) % len(ports)]
        player = Player(number, seat, port, paces[seat.table], tally)
        await loop.create_connection(lambda player=player: player, "127.0.0.1", port)  # type: ignore[misc]
        await asyncio.wait_for(player.ready, 60)
        players.append(player)
        if rate:
            loop.call_later(player.luck.uniform(0, SEEN_SECONDS), player.look)
    return players
