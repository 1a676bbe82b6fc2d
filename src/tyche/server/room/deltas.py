"""What the readers of a table are told of a change, as frames that are ready to be sent.

Every decision goes through it once for each reader, so it is compiled together with the rules (`tools/compile.py`).
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from tyche.core.delta import NEW
from tyche.core.table import Table
from tyche.core.telling import Telling
from tyche.server import wire
from tyche.server.room.views import Viewed

Reader = int | None
Plain = dict[str, Any]

TEXT_FRAME: Final = 0x81
"""The first byte of a text that comes in one frame (RFC 6455, 5.2)."""
SHORT: Final = 126
MIDDLE: Final = 1 << 16
"""From how many bytes on the length of a frame takes two bytes, and eight."""
NOBODY_ASKED: Final = b"null"
_ENCODE: Final[Callable[[object], bytes]] = msgspec.json.Encoder().encode


def framed(text: bytes) -> bytes:
    """A message as it goes over the wire: one frame with a text, ready for every socket that it is sent on."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT_FRAME, size)) + text
    if size < MIDDLE:
        return bytes((TEXT_FRAME, 126, size >> 8, size & 255)) + text
    return bytes((TEXT_FRAME, 127)) + size.to_bytes(8, "big") + text


class Sight:
    """What a reader was shown last: private things, the encoded question, the log, and whether it may undo."""

    def __init__(self, private: Viewed, asked: bytes, told: int, undo: bool) -> None:
        self.seq = 0
        """The number of the last delta: all who look through these eyes are sent the same ones."""
        self.private = private
        self.asked = asked
        self.told = told
        self.undo = undo


class News:
    """What has happened, encoded once for all who read the same of it."""

    def __init__(self, public: Plain, new: list[tuple[Telling, Plain]], back_to: int | None) -> None:
        self.public = b',"public":' + _ENCODE(public) if public else b""
        self.back = b"" if back_to is None else b',"rewound":%d,"kept":' % back_to
        self.new = new
        self._logs: dict[tuple[int, Reader], tuple[bytes, int]] = {}
        self._whispered = any(telling.audience > 0 for telling, _ in new)

    def log(self, told: int, reader: Reader) -> tuple[bytes, int]:
        """The new entries for a reader who was told so many, and how many there are."""
        if not self.new:
            return b"", 0
        key = told, reader if self._whispered else None
        found = self._logs.get(key)
        if found is None:
            plain = [plain for telling, plain in self.new if telling.readable_by(reader)]
            entries = [wire.Told(n=told + k, **one) for k, one in enumerate(plain)]
            found = (b',"log":' + _ENCODE(entries) if entries else b"", len(entries))
            self._logs[key] = found
        return found


class Eyes:
    """How a table can be looked at: the question on it and what may be taken back, as each reader may know it."""

    def __init__(self, table: Table, number: Callable[[Reader], int], muted: set[int], ended: bool) -> None:
        self.table = table
        self.number = number
        """The number of the question to a reader."""
        self.muted = muted
        self.ended = ended
        ask = table.ask
        asked = None if ask is None or ended else table.ask_view(None)
        self.shared = b"" if asked is None else _ENCODE(asked)[:-1]
        """What everybody may know of the question, encoded once and open at its end; empty if nobody is asked."""
        self.seats: list[int] = [] if ask is None else ask.seats()

    def question(self, reader: Reader) -> bytes:
        """The encoded question as a reader may know it."""
        ask = self.table.ask
        if ask is None or not self.shared:
            return NOBODY_ASKED
        head = self.shared + b',"n":%d' % self.number(reader)
        if reader is None:
            return head + b"}"
        options = ask.options_for(reader)
        asked = reader in self.seats
        if reader in self.muted or not (options or asked):
            return head + b',"options":[],"default":null}'
        default = _ENCODE(ask.default_for(reader)) if asked else b"null"
        return b"".join((head, b',"options":', _ENCODE(options), b',"default":', default, b"}"))

    def undo(self, reader: Reader) -> bool:
        """Whether a reader may take back a decision."""
        if reader is None or reader in self.muted or self.ended:
            return False
        return self.table.can_undo(reader)

    def changes(self, sights: dict[Reader, Sight], news: News, changed: int) -> dict[Reader, bytes]:
        """The deltas for those readers who have something new; `changed` are the fields of the state that have."""
        found: dict[Reader, bytes] = {}
        for reader, sight in sights.items():
            delta = self._change(reader, sight, news, changed)
            if delta:
                found[reader] = delta
        return found

    def _change(self, reader: Reader, sight: Sight, news: News, changed: int) -> bytes:
        """A delta, ready to be sent; empty if nothing has changed for the reader."""
        private = self._private_patch(reader, sight, changed)
        log, told = news.log(sight.told, reader)
        undo = self.undo(reader)
        if not (news.public or private or log or news.back) and undo == sight.undo:
            return b""
        sight.told += told
        sight.undo = undo
        sight.seq += 1
        head = b'{"type":"delta","seq":%d,"undo":%b' % (sight.seq, b"true" if undo else b"false")
        back = news.back + b"%d" % (sight.told - told) if news.back else b""
        return framed(b"".join((head, news.public, private, log, back, b"}")))

    def _private_patch(self, reader: Reader, sight: Sight, changed: int) -> bytes:
        """What has changed of what only this reader may know; the question is given anew as a whole."""
        parts = sight.private.update(self.table.play, changed)
        ask = self.question(reader)
        if ask == sight.asked:
            return b',"private":' + _ENCODE(parts) if parts else b""
        sight.asked = ask
        if not parts:
            return b',"private":{"=":{"ask":' + ask + b"}}"
        parts[NEW] = {**parts.get(NEW, {}), "ask": msgspec.Raw(ask)}
        return b',"private":' + _ENCODE(parts)
