"""The lines to clients: how many there may be, and how long one may stay half-said, idle or unread.

uvicorn waits for the head of a request as long as it takes, and for a reader of a socket, too. Here both have a limit,
and so has the number of lines: in all, which keeps some descriptors for the database and the workers, and of one
address. Whoever comes beyond is told to try again.
"""

import asyncio
import contextlib
import sys
from collections import Counter
from typing import Any, Final, cast

import h11
import msgspec
import structlog
import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tyche.server.http.errors import Problem
from tyche.server.http.frames import TOO_LARGE, only_text, size_of, text_in
from tyche.server.http.inbox import Inbox
from tyche.server.http.outbox import Outbox, Outgoing
from tyche.server.http.routing import BODY_SECONDS
from tyche.server.room.connection import LINE
from tyche.server.security import neighbourhood
from tyche.server.settings import Settings, SettingsError

if sys.platform != "win32":
    import resource

HEAD_SECONDS: Final = 10.0
"""Within which the head of a request must have come, also the first one on a line."""
REPLY_SECONDS: Final = 120.0
"""Within which a request must be answered, and the answer read."""
IDLE_SECONDS: Final = 15
"""How long a line stays open for another request."""
LARGEST_HEAD: Final = 16 * 1024
LARGEST_MESSAGE: Final = 16 * 1024
"""Bytes of a message on a socket."""
LAST_SECONDS: Final = 10
"""How long requests may take when the server is to stop."""
PULSE_SECONDS: Final = 20.0
"""How often a socket is asked for a sign of life, and how long it has for it."""
FLUSH_SECONDS: Final = 5.0
"""How long what was written last may take to go out."""
LINGER_SECONDS: Final = 1.0
MOST_LINGERING: Final = 32
NORMAL: Final = 1000
"""The code of a socket that is closed because all is said."""
MOST_UNHEARD: Final = 8
"""Messages of a socket that may wait to be dealt with; more of them are not read before that."""
RESERVED: Final = 128
"""Descriptors for everything else: files, database, workers."""
LEAST: Final = 16

_LOG = structlog.get_logger("tyche.lines")


class Lines:
    """How many lines there are, in all and from each address."""

    def __init__(self, most: int, most_each: int | None, trusted: frozenset[str] = frozenset()) -> None:
        self.most = most
        self.most_each = most_each
        self._trusted = trusted
        self._open: Counter[str] = Counter()
        self.total = 0
        self.lingering = 0
        """Lines that were turned away and are not closed yet."""

    def take(self, address: str) -> bool:
        """One more line from an address, unless there are too many."""
        place = neighbourhood(address)
        crowded = self.most_each is not None and address not in self._trusted and self._open[place] >= self.most_each
        if self.total >= self.most or crowded:
            return False
        self._open[place] += 1
        self.total += 1
        return True

    def give(self, address: str) -> None:
        """A line is gone."""
        place = neighbourhood(address)
        self.total -= 1
        self._open[place] -= 1
        if not self._open[place]:
            del self._open[place]


def lines_of(settings: Settings) -> Lines:
    """As many lines as the settings ask for and the descriptors of this process allow."""
    most = settings.connections
    free = _descriptors(most + RESERVED) - RESERVED
    if free < LEAST:
        raise SettingsError(
            f"this process may open too few files for a server (ulimit -n); it needs {RESERVED + LEAST}"
        )
    if free < most:
        _LOG.warning("fewer connections than set: raise the limit of open files (ulimit -n)", wanted=most, most=free)
    each = settings.connections_each if settings.limits else None
    return Lines(min(most, free), each, frozenset(settings.proxies))


def _descriptors(wanted: int) -> int:
    """How many files may be open; the limit is raised as far as it may be, if that helps."""
    if sys.platform == "win32":
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = max(wanted, soft)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft


def config_of(app: ASGIApp, settings: Settings, lines: Lines | None = None, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application."""
    counted = lines_of(settings) if lines is None else lines

    class CountedLine(Line):
        lines = counted

    class CountedSocket(Socket):
        lines = counted
        outbox = Outbox()

    options: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        "log_config": None,
        "access_log": False,
        "proxy_headers": False,  # the application believes those proxies that the settings name
        "server_header": False,
        "http": CountedLine,
        "h11_max_incomplete_event_size": LARGEST_HEAD,
        "timeout_keep_alive": IDLE_SECONDS,
        "ws": CountedSocket,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "ws_ping_interval": PULSE_SECONDS,
        "ws_ping_timeout": PULSE_SECONDS,
        "timeout_graceful_shutdown": LAST_SECONDS,
    }
    return uvicorn.Config(app, **{**options, **more})


def _raw(problem: Problem) -> bytes:
    """An answer without an application."""
    body = msgspec.json.encode(problem.answer())
    head = {"content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    fields = "".join(f"{name}: {value}\r\n" for name, value in (head | problem.headers).items())
    return f"HTTP/1.1 {problem.status} Refused\r\n{fields}\r\n".encode() + body


class Line(H11Protocol):
    """A line on which requests come, with a limit on how long each part of one takes."""

    lines: Lines
    _limit: asyncio.TimerHandle | None = None
    _seconds: float | None = None
    _counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has come."""
        super().connection_made(transport)
        self._counted = self.lines.take(self._address)
        if self._counted:
            self._expect(HEAD_SECONDS)
        else:
            self._turn_away()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._expect(None)
        if self._counted:
            self._counted = False
            self.lines.give(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came: what matters is not when, but whether a part is complete."""
        if self.transport.is_closing() or not self._counted:
            return
        super().data_received(data)
        if self._counted:
            self._expect(self._next())

    def on_response_complete(self) -> None:
        """A request was answered."""
        self._expect(None)
        super().on_response_complete()
        if self._counted:
            self._expect(self._next())

    def _next(self) -> float | None:
        """The seconds that the part which is under way may take; None if nothing is."""
        theirs, ours = self.conn.their_state, self.conn.our_state
        if theirs is h11.SEND_BODY:
            return BODY_SECONDS + FLUSH_SECONDS
        if theirs is h11.IDLE:
            return HEAD_SECONDS if self.conn.trailing_data[0] else None
        return REPLY_SECONDS if ours in (h11.SEND_RESPONSE, h11.SEND_BODY) else None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The line is a socket from now on, which counts it."""
        self._expect(None)
        self._counted = False
        super().handle_websocket_upgrade(event)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _expect(self, seconds: float | None) -> None:
        """Something is to be complete in so many seconds; more of the same that comes gives no new time."""
        if seconds == self._seconds:
            return
        if self._limit is not None:
            self._limit.cancel()
        self._seconds = seconds
        self._limit = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        """A part of a request did not come in time."""
        self._limit = self._seconds = None
        if not self.transport.is_closing():
            if self.conn.our_state is h11.IDLE:
                self.transport.write(_raw(Problem("request.slow", seconds=int(HEAD_SECONDS))))
            self._end()

    def _turn_away(self) -> None:
        """Say that there are too many, and wait a moment until that is read, unless too many are waited for."""
        self.transport.write(_raw(Problem("server.full", seconds=IDLE_SECONDS)))
        if self.lines.lingering >= MOST_LINGERING:
            self.transport.close()
            return
        self.lines.lingering += 1
        self.transport.write_eof()  # to close a line on which something unread has come would take the answer back
        self.loop.call_later(LINGER_SECONDS, self._leave)

    def _leave(self) -> None:
        self.lines.lingering -= 1
        self.transport.abort()

    def _end(self) -> None:
        """Close the line; whoever does not read what is left of it loses that."""
        self.transport.close()
        self.loop.call_later(FLUSH_SECONDS, self.transport.abort)


class Socket(WebSocketsSansIOProtocol):
    """A socket, which takes ready frames (`room.connection.Line`) and ends even where nobody reads what is sent."""

    lines: Lines
    outbox: Outbox
    _rest = b""
    """The beginning of a frame that has not come to its end."""
    _early = False
    """Whether something came before the socket was open, or cannot be read frame by frame: then uvicorn reads all."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.queue = Inbox(self._heard_all)  # type: ignore[assignment]
        out = Outgoing(self, self.outbox)
        self.put, self.flush, self.waiting = out.put, out.flush, out.waiting
        self.receive = self.queue.get  # type: ignore[method-assign]

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self.lines.give(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something came: what is no plain text in one frame is left to uvicorn, in whole frames."""
        if self._early or not self.handshake_complete:
            self._early = self._early or self.handshake_initiated
            super().data_received(data)
            return
        text = None if self._rest else only_text(data, LARGEST_MESSAGE)
        if text is not None and self.conn.current_size is None:
            self._hear(text)
            return
        data, at = self._rest + data if self._rest else data, 0
        while (size := size_of(data, at, LARGEST_MESSAGE)) > 0:
            self._frame(data[at : at + size])
            at += size
        self._rest = data[at:]
        if size == TOO_LARGE:
            self._early, rest, self._rest = True, self._rest, b""
            super().data_received(rest)

    def _frame(self, frame: bytes) -> None:
        text = text_in(frame) if self.conn.current_size is None else None  # no message has begun that goes on here
        if text is None:
            super().data_received(frame)
        else:
            self._hear(text)

    def _hear(self, text: str) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNHEARD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _heard_all(self) -> None:
        """Nothing waits to be dealt with."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def shutdown(self) -> None:
        """The server is to stop: say first what there is to say."""
        self.flush()
        super().shutdown()

    async def end(self, reason: str) -> None:
        """Close the line after all that was written."""
        self.flush()
        with contextlib.suppress(ClientDisconnected, RuntimeError):  # the client is gone, or has closed itself
            await self.send({"type": "websocket.close", "code": NORMAL, "reason": reason})

    def drop(self) -> None:
        """End the line at once."""
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """A client asks for a socket: whoever serves it writes to it."""
        super().handle_connect(event)
        scope = cast("dict[str, Any] | None", getattr(self, "scope", None))
        if scope is not None:
            scope["extensions"][LINE] = self

    def keepalive_timeout(self) -> None:
        """No sign of life: what still waits to be sent will never be."""
        super().keepalive_timeout()
        self.loop.call_later(FLUSH_SECONDS, self.transport.abort)
