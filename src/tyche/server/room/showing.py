"""What each reader of a table is shown: whole views, and what changed since, encoded once for all who see the same.

A reader is a seat, or None for spectators. A delta goes to a reader if, and only if, something that this reader may
know has changed: what others hold and answer in secret shows neither in what is sent nor in when it is sent.
"""

from typing import Any

import msgspec

from tyche.core.delta import NEW, difference
from tyche.core.telling import Telling
from tyche.server import wire
from tyche.server.room.course import Course

Reader = int | None
Plain = dict[str, Any]

SHOWN_LOG = 200
"""Entries of the log that a whole view brings along."""
_ENCODE = msgspec.json.Encoder().encode


class Sight:
    """What a reader was shown last: private things, the question and its encoding, the log, and whether it may undo."""

    def __init__(self, private: Plain, ask: Plain | None, told: int, undo: bool) -> None:
        self.private = private
        self.ask = ask
        self.asked = _ENCODE(ask)
        self.told = told
        self.undo = undo


class News:
    """What has happened, encoded once for all who read the same of it."""

    def __init__(self, public: Plain, new: list[tuple[Telling, Plain]], back_to: int | None) -> None:
        self.public = b',"public":' + _ENCODE(public) if public else b""
        self.back = b"" if back_to is None else b',"rewound":%d' % back_to
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
        self.public = self._public()
        self.ask: object = course.table.ask
        self.logged = len(self._log())

    # Whole views.

    def watch(self, reader: Reader) -> Sight:
        """What a reader is shown now; from here on `changes` speaks of it."""
        sight = self.sights.get(reader)
        if sight is None:
            table = self.course.table
            told = sum(1 for telling in self._log() if telling.readable_by(reader))
            ask = self._ask(reader, table.ask_view(None))
            sight = Sight(table.game.private(table.play, reader), ask, told, self._undo(reader))
            self.sights[reader] = sight
        return sight

    def forget(self, reader: Reader) -> None:
        """Nobody sees the table from there any more."""
        self.sights.pop(reader, None)

    def view(self, reader: Reader) -> Plain:
        """All that a reader may know."""
        sight = self.watch(reader)
        return {**self.public, **sight.private, "ask": sight.ask}

    def log(self, reader: Reader, first: int, last: int) -> tuple[list[wire.Told], int]:
        """Entries `first` to before `last` of a reader's log, and how many there are in all."""
        readable = [telling for telling in self._log() if telling.readable_by(reader)]
        first, last = max(0, first), max(0, last)
        shown = range(first, min(last, len(readable)))
        return [wire.Told(n=n, **self._plain(readable[n])) for n in shown], len(readable)

    @property
    def turn(self) -> Plain:
        """Where the game stands: the fields of the view that the board description calls the turn."""
        return {field: self.public.get(field) for field in self.turn_fields}

    # Changes.

    def changes(self, back_to: int | None = None) -> dict[Reader, str]:
        """Encoded deltas without their head, for the readers who have something new; `back_to` if the table went back.

        Put `delta_head` before one.
        """
        patch: Plain = {}
        table = self.course.table
        if table.ask is not self.ask or back_to is not None:
            public = self._public()
            patch = difference(self.public, public)
            self.public, self.ask = public, table.ask
        news = News(patch, [(telling, self._plain(telling)) for telling in self._new(back_to)], back_to)
        asked = table.ask_view(None)
        found: dict[Reader, str] = {}
        for reader, sight in self.sights.items():
            text = self._change(reader, sight, asked, news)
            if text is not None:
                found[reader] = text
        return found

    def _new(self, back_to: int | None) -> list[Telling]:
        """The entries of the log that nobody was shown yet."""
        log = self._log()
        if back_to is not None:
            self.logged = 0
            while self.logged < len(log) and log[self.logged].moment <= back_to:
                self.logged += 1
            for reader, sight in self.sights.items():
                sight.told = sum(1 for telling in log[: self.logged] if telling.readable_by(reader))
        new = log[self.logged :]
        self.logged = len(log)
        return new

    def _change(self, reader: Reader, sight: Sight, asked: Plain | None, news: News) -> str | None:
        """An encoded delta without its head; None if nothing has changed for the reader."""
        private = self._private_patch(reader, sight, asked)
        log, told = news.log(sight.told, reader)
        undo = self._undo(reader)
        if not (news.public or private or log or news.back) and undo == sight.undo:
            return None
        sight.told += told
        sight.undo = undo
        flag = b',"undo":true' if undo else b',"undo":false'
        return b"".join((flag, news.public, private, log, news.back, b"}")).decode()

    def _private_patch(self, reader: Reader, sight: Sight, asked: Plain | None) -> bytes:
        """What has changed of what only this reader may know; the question is given anew as a whole."""
        table = self.course.table
        private = table.game.private(table.play, reader)
        ask = self._ask(reader, asked)
        encoded = _ENCODE(ask)
        same = private == sight.private
        if same and encoded == sight.asked:
            return b""
        if same:
            patch = b'{"=":{"ask":' + encoded + b"}}"
        else:
            parts = difference(sight.private, private)
            if encoded != sight.asked:
                parts[NEW] = {**parts.get(NEW, {}), "ask": msgspec.Raw(encoded)}
            patch = _ENCODE(parts)
        sight.private, sight.ask, sight.asked = private, ask, encoded
        return b',"private":' + patch

    # Parts.

    def _public(self) -> Plain:
        table = self.course.table
        view: Plain = table.game.public(table.play)
        view["moment"] = self.course.moment
        return view

    def _ask(self, reader: Reader, asked: Plain | None) -> Plain | None:
        """The question as a reader may know it; `asked` is what everybody may know of it."""
        ask = self.course.table.ask
        if asked is None or ask is None:
            return asked
        asked = {**asked, "n": self.course.question(reader)}
        if reader is not None:
            asked["options"] = ask.options_for(reader)
            asked["default"] = ask.default_for(reader) if reader in ask.seats() else None
        return asked

    def _undo(self, reader: Reader) -> bool:
        return reader is not None and self.course.table.can_undo(reader)

    def _log(self) -> list[Telling]:
        log = self.course.table.play.log
        assert log is not None
        return log

    def _plain(self, telling: Telling) -> Plain:
        return self.course.table.game.told(telling)


def delta_head(seq: int) -> str:
    """The beginning of an encoded delta."""
    return f'{{"type":"delta","seq":{seq}'
