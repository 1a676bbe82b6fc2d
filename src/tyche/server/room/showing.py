"""What each reader of a table is shown: whole views, and what changed since, encoded once for all who see the same.

A reader is a seat, or None for spectators. A delta goes to a reader if, and only if, something that this reader may
know has changed: what others hold and answer in secret shows neither in what is sent nor in when it is sent.
"""

from typing import Any

import msgspec

from tyche.core.delta import GONE, difference
from tyche.core.telling import Telling
from tyche.server import wire
from tyche.server.room.course import Course
from tyche.server.room.deltas import Eyes, News, Reader, Sight
from tyche.server.room.views import private_view, public_view

Plain = dict[str, Any]

SHOWN_LOG = 200
"""Entries of the log that a whole view brings along."""


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
        self.copy = course.table.play.save()
        """The state that readers were shown."""
        self.unseen = 0
        """The fields of it that have changed since the public view was made."""
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
            eyes = self._eyes()
            sight = Sight(private, eyes.question(reader), told, eyes.undo(reader))
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
        changed = table.play.follow(self.copy)
        self.unseen |= changed
        if table.ask is not self.ask or back_to is not None or self.stale:
            patch = self._update()
            self.ask, self.stale = table.ask, False
        new = self._new(back_to)
        if not self.sights:
            return {}  # nobody looks; whoever comes is shown all of it
        news = News(patch, [(telling, self._plain(telling)) for telling in new], back_to)
        return self._eyes().changes(self.sights, news, changed)

    def _update(self) -> Plain:
        """What has changed of what everybody may know."""
        patch = self.viewed.update(self.course.table.play, self.unseen)
        self.unseen = 0
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

    # Parts.

    def _turn(self) -> Plain:
        view = self.viewed.view
        return {field: view.get(field) for field in self.turn_fields}

    def _besides(self) -> Plain:
        return {"moment": self.course.moment, **({} if self.ended is None else {"ended": self.ended})}

    def _eyes(self) -> Eyes:
        """How the table can be looked at now."""
        return Eyes(self.course.table, self.course.question, self.muted, self.ended is not None)

    def _log(self) -> list[Telling]:
        log = self.course.table.play.log
        assert log is not None
        return log

    def _plain(self, telling: Telling) -> Plain:
        return self.course.table.game.told(telling)
