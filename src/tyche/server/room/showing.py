"""What each reader of a table is shown: whole views, and what changed since, encoded once for all who see the same.

A reader is a seat, or None for spectators. A delta goes to a reader if, and only if, something that this reader may
know has changed: what others hold and answer in secret shows neither in what is sent nor in when it is sent.
"""

from typing import Any

import msgspec

from tyche.core.delta import GONE, NEW, difference
from tyche.core.telling import Telling
from tyche.server import wire
from tyche.server.room.connection import framed
from tyche.server.room.course import Course
from tyche.server.room.views import Viewed, private_view, public_view

Reader = int | None
Plain = dict[str, Any]

SHOWN_LOG = 200
"""Entries of the log that a whole view brings along."""
_ENCODE = msgspec.json.Encoder().encode


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
            found = self._logs[key] = (b',"log":' + _ENCODE(entries) if entries else b"", len(entries))
        return found


class Showing:
    """The views of one table. `watch` a reader, then `changes` says what to send after every change."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.sights: dict[Reader, Sight] = {}
        fields = course.table.game.board(course.table.setup).get("turn", [])
        assert isinstance(fields, list)
        self.turn_fields: list[str] = fields
        self.ended: Plain | None = None
        """Who has won and why, if the game has ended otherwise than its rules say."""
        self.muted: set[int] = set()
        """Seats that were given up: they are offered nothing."""
        self.stale = False
        """Whether the public view must be made anew though the question is the same."""
        self.viewed = public_view(course.table.game, course.table.play)
        self.turn = self._turn()
        """Where the game stands: the fields of the view that the board description calls the turn."""
        self.besides = self._besides()
        """What the server adds to the view of the game."""
        self.ask: object = course.table.ask
        self.shown = list(self._log())
        """The entries of the log that readers were shown, whoever may read them."""

    def end(self, winners: list[str], why: str) -> None:
        """The game has ended otherwise than its rules say: nobody is asked any more."""
        self.ended = {"winners": winners, "why": why}
        self.stale = True

    def settle(self) -> None:
        """Nobody has been shown anything yet: views begin with what holds now."""
        self.besides, self.stale = self._besides(), False

    # Whole views.

    def watch(self, reader: Reader) -> Sight:
        """What a reader is shown now; from here on `changes` speaks of it."""
        sight = self.sights.get(reader)
        if sight is None:
            table = self.course.table
            told = sum(1 for telling in self._log() if telling.readable_by(reader))
            private = private_view(table.game, table.play, reader)
            sight = Sight(private, self._ask(reader, self._shared()), told, self._undo(reader))
            self.sights[reader] = sight
        return sight

    def forget(self, reader: Reader) -> None:
        """Nobody sees the table from there any more."""
        self.sights.pop(reader, None)

    def view(self, reader: Reader) -> Plain:
        """All that a reader may know."""
        sight = self.watch(reader)
        return {**self.viewed.view, **self.besides, **sight.private.view, "ask": msgspec.json.decode(sight.asked)}

    def log(self, reader: Reader, first: int, last: int) -> tuple[list[wire.Told], int]:
        """Entries `first` to before `last` of a reader's log, and how many there are in all."""
        readable = self.readable(reader)
        first, last = max(0, first), max(0, last)
        shown = range(first, min(last, len(readable)))
        return [self.entry(n, readable[n]) for n in shown], len(readable)

    def readable(self, reader: Reader) -> list[Telling]:
        """The log of a reader."""
        return [telling for telling in self._log() if telling.readable_by(reader)]

    def entry(self, n: int, telling: Telling) -> wire.Told:
        """An entry of a log, as it goes over the wire."""
        return wire.Told(n=n, **self._plain(telling))

    # Changes.

    def changes(self, back_to: int | None = None) -> dict[Reader, bytes]:
        """Deltas, ready to be sent, for the readers who have something new; `back_to` if the table went back."""
        patch: Plain = {}
        table = self.course.table
        if table.ask is not self.ask or back_to is not None or self.stale:
            patch = self._update()
            self.ask, self.stale = table.ask, False
        new = self._new(back_to)
        if not self.sights:
            return {}  # nobody looks; whoever comes is shown all of it
        news = News(patch, [(telling, self._plain(telling)) for telling in new], back_to)
        asked = self._shared()
        found: dict[Reader, bytes] = {}
        for reader, sight in self.sights.items():
            delta = self._change(reader, sight, asked, news)
            if delta:
                found[reader] = delta
        return found

    def _update(self) -> Plain:
        """What has changed of what everybody may know."""
        patch = self.viewed.update(self.course.table.play)
        self.turn = self._turn()
        before, self.besides = self.besides, self._besides()
        for part, more in difference(before, self.besides).items():
            patch[part] = [*patch.get(part, []), *more] if part == GONE else {**patch.get(part, {}), **more}
        return patch

    def _new(self, back_to: int | None) -> list[Telling]:
        """The entries of the log that nobody was shown yet; after going back readers keep what still holds."""
        log, same = self._log(), len(self.shown)
        if back_to is not None:
            same = 0
            for telling, shown in zip(log, self.shown, strict=False):
                if telling is not shown:
                    break
                same += 1
            for reader, sight in self.sights.items():
                sight.told = sum(1 for telling in log[:same] if telling.readable_by(reader))
            del self.shown[same:]
        new = log[same:]
        self.shown += new
        return new

    def _change(self, reader: Reader, sight: Sight, asked: bytes, news: News) -> bytes:
        """A delta, ready to be sent; empty if nothing has changed for the reader."""
        private = self._private_patch(reader, sight, asked)
        log, told = news.log(sight.told, reader)
        undo = self._undo(reader)
        if not (news.public or private or log or news.back) and undo == sight.undo:
            return b""
        sight.told += told
        sight.undo = undo
        sight.seq += 1
        head = b'{"type":"delta","seq":%d,"undo":%b' % (sight.seq, b"true" if undo else b"false")
        back = news.back + b"%d" % (sight.told - told) if news.back else b""
        return framed(b"".join((head, news.public, private, log, back, b"}")))

    def _private_patch(self, reader: Reader, sight: Sight, asked: bytes) -> bytes:
        """What has changed of what only this reader may know; the question is given anew as a whole."""
        parts = sight.private.update(self.course.table.play)
        ask = self._ask(reader, asked)
        if ask == sight.asked:
            return b',"private":' + _ENCODE(parts) if parts else b""
        sight.asked = ask
        if not parts:
            return b',"private":{"=":{"ask":' + ask + b"}}"
        parts[NEW] = {**parts.get(NEW, {}), "ask": msgspec.Raw(ask)}
        return b',"private":' + _ENCODE(parts)

    # Parts.

    def _turn(self) -> Plain:
        view = self.viewed.view
        return {field: view.get(field) for field in self.turn_fields}

    def _besides(self) -> Plain:
        return {"moment": self.course.moment, **({} if self.ended is None else {"ended": self.ended})}

    def _shared(self) -> bytes:
        """What everybody may know of the question, encoded once and open at its end; empty if nobody is asked."""
        asked = self.course.table.ask_view(None)
        return b"" if asked is None else _ENCODE(asked)[:-1]

    def _ask(self, reader: Reader, asked: bytes) -> bytes:
        """The encoded question as a reader may know it; `asked` is what everybody may know of it."""
        ask = self.course.table.ask
        if ask is None or not asked or self.ended is not None:
            return b"null"
        head = asked + b',"n":%d' % self.course.question(reader)
        if reader is None:
            return head + b"}"
        options, default = ask.options_for(reader), ask.default_for(reader) if reader in ask.seats() else None
        if reader in self.muted or (not options and default is None):
            return head + b',"options":[],"default":null}'
        return b"".join((head, b',"options":', _ENCODE(options), b',"default":', _ENCODE(default), b"}"))

    def _undo(self, reader: Reader) -> bool:
        if reader is None or reader in self.muted or self.ended is not None:
            return False
        return self.course.table.can_undo(reader)

    def _log(self) -> list[Telling]:
        log = self.course.table.play.log
        assert log is not None
        return log

    def _plain(self, telling: Telling) -> Plain:
        return self.course.table.game.told(telling)
