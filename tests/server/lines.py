"""A line with no client at its other end: it keeps what is written to it."""

from collections.abc import Iterator
from typing import Any

import msgspec


class Kept:
    """Takes frames; a test says how many bytes are still unread."""

    def __init__(self) -> None:
        self.unread = 0
        self.written: list[bytes] = []
        self.ended: list[str] = []

    def heard(self) -> list[dict[str, Any]]:
        """The messages that were written since the last time."""
        found = [msgspec.json.decode(text) for text in texts(b"".join(self.written))]
        self.written.clear()
        return found

    async def receive(self) -> dict[str, Any]:
        """Nothing ever comes."""
        return {"type": "websocket.disconnect"}

    def put(self, frames: bytes) -> None:
        """Keep them."""
        self.written.append(frames)

    def waiting(self) -> int:
        """What is unread."""
        return self.unread

    async def end(self, reason: str) -> None:
        """Closed, for a reason."""
        self.ended.append(reason)

    def drop(self) -> None:
        """Closed at once."""
        self.ended.append("dropped")


def texts(frames: bytes) -> Iterator[bytes]:
    """The texts of frames that nobody has masked."""
    while frames:
        kind, short = frames[:2]
        assert (kind, short & 0x80) == (0x81, 0)
        wide = {126: 2, 127: 8}.get(short, 0)
        size = int.from_bytes(frames[2 : 2 + wide], "big") if wide else short
        yield frames[2 + wide : 2 + wide + size]
        frames = frames[2 + wide + size :]
