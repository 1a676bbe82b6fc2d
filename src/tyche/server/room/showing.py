"""What each reader of a table is shown: whole views, and what changed since, encoded once for all who see the same.

A reader is a seat, or None for spectators. A delta goes to a reader if, and only if, something that this reader may
know has changed: what others hold and answer in secret shows neither in what is sent nor in when it is sent.
"""

from typing import Any

import msgspec
from msgspec import UNSET

from tyche.core.delta import difference
from tyche.core.telling import Telling
from tyche.server import wire
from tyche.server.room.course import Course

Reader = int | None
Plain = dict[str, Any]

SHOWN_LOG = 200
"""Entries of the log that a whole view brings along."""
_ENCODER = msgspec.json.Encoder()
_HEAD = len(_ENCODER.encode(wire.Delta(seq=0, undo=False)).split(b",", 2)[0]) + len(b',"seq":0')


class Sight:
    """What a reader was shown last."""

    def __init__(self, private: Plain, told: int, undo: bool) -> None:
        self.private = private
        self.told = told
        self.undo = undo


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
            told = sum(1 for telling in self._log() if telling.readable_by(reader))
            private = self._private(reader, self.course.table.ask_view(None))
            sight = Sight(private, told, self._undo(reader))
            self.sights[reader] = sight
        return sight

    def forget(self, reader: Reader) -> None:
        """Nobody sees the table from there any more."""
        self.sights.pop(reader, None)

    def view(self, reader: Reader) -> Plain:
        """All that a reader may know."""
        return {**self.public, **self.watch(reader).private}

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
        if self.course.table.ask is not self.ask or back_to is not None:
            public = self._public()
            patch = difference(self.public, public)
            self.public, self.ask = public, self.course.table.ask
        raw = msgspec.Raw(_ENCODER.encode(patch)) if patch else UNSET
        new = [(telling, self._plain(telling)) for telling in self._new(back_to)]
        asked = self.course.table.ask_view(None)
        found: dict[Reader, str] = {}
        for reader, sight in self.sights.items():
            text = self._change(reader, sight, self._private(reader, asked), raw, new, back_to)
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

    def _change(
        self,
        reader: Reader,
        sight: Sight,
        private: Plain,
        public: msgspec.Raw | msgspec.UnsetType,
        new: list[tuple[Telling, Plain]],
        back_to: int | None,
    ) -> str | None:
        """An encoded delta without its head; None if nothing has changed for the reader."""
        patch = difference(sight.private, private)
        undo = self._undo(reader)
        told = []
        for telling, plain in new:
            if telling.readable_by(reader):
                told.append(wire.Told(n=sight.told, **plain))
                sight.told += 1
        if public is UNSET and not patch and not told and back_to is None and undo == sight.undo:
            return None
        sight.private, sight.undo = private, undo
        delta = wire.Delta(
            seq=0,
            undo=undo,
            public=public,
            private=patch or UNSET,
            log=told or UNSET,
            rewound=UNSET if back_to is None else back_to,
        )
        return _ENCODER.encode(delta)[_HEAD:].decode()

    # Parts.

    def _public(self) -> Plain:
        table = self.course.table
        view: Plain = table.game.public(table.play)
        view["moment"] = self.course.moment
        return view

    def _private(self, reader: Reader, asked: Plain | None) -> Plain:
        """What a reader alone may know; `asked` is what everybody may know of the question."""
        table = self.course.table
        view: Plain = table.game.private(table.play, reader)
        ask = table.ask
        if asked is not None and ask is not None:
            asked = {**asked, "n": self.course.question(reader)}
            if reader is not None:
                asked["options"] = ask.options_for(reader)
                asked["default"] = ask.default_for(reader) if reader in ask.seats() else None
        view["ask"] = asked
        return view

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
