"""What is to be written to sockets: all that is put into one of them in a turn of the event loop is one write.

A write to a socket costs the system more than to make what is written; who decides is sent the answer and what has
changed, and tables that were stored together are told of it in the same turn. Every message goes through here.
"""

from typing import Any

import structlog

_LOG = structlog.get_logger("tyche.lines")


class Outbox:
    """Lines with something to send when this turn is over."""

    def __init__(self) -> None:
        self._lines: list[Outgoing] = []

    def add(self, line: "Outgoing") -> None:
        """Send what is in a line when this turn is over."""
        if not self._lines:
            line.socket.loop.call_soon(self._send)
        self._lines.append(line)

    def _send(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.flush()
            except Exception as error:  # what is wrong with one line must not keep the others
                _LOG.warning("a socket cannot be written to", error=repr(error), exc_info=error)
                line.socket.drop()


class Outgoing:
    """What waits to be written to one socket."""

    def __init__(self, socket: Any, outbox: Outbox) -> None:
        self.socket = socket
        self._outbox = outbox
        self._unsent: list[bytes] = []
        self._size = 0

    def put(self, frames: bytes) -> None:
        """Write frames as they are, beside what uvicorn writes, at the end of this turn of the event loop."""
        if not self._unsent:
            self._outbox.add(self)
        self._unsent.append(frames)
        self._size += len(frames)

    def flush(self) -> None:
        """Write what was put here."""
        unsent, socket = self._unsent, self.socket
        self._unsent, self._size = [], 0
        if unsent and not (socket.close_sent or socket.disconnected or socket.transport.is_closing()):
            socket.transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))

    def waiting(self) -> int:
        """How many bytes the client has not read yet."""
        unread: int = self.socket.transport.get_write_buffer_size()
        return self._size + unread
