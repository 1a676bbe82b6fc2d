"""The course of a table: the engine's table, and the numbered events that led to it.

Events are never deleted. Undo and rewind are events themselves, so the decisions of a table are its events folded.
"""

from typing import Final

from tyche.core.ask import Facts, Option
from tyche.core.gathering import Gathering
from tyche.core.table import Table
from tyche.core.telling import EVERYBODY, Telling
from tyche.server.store import Event
from tyche.server.store.folding import number, turning_event

DECIDE = "decide"
UNDO = "undo"
REWIND = "rewind"
SEAT = "seat"
RULES = "rules"
BRANCH = "branch"
PROPOSE = "propose"
REPLACE = "replace"
CONSENT = "consent"
WITHDRAW = "withdraw"
RESIGNED = "resigned"
BOT = "bot"
BACK = "back"
PLAY_ON = "play-on"
ENDED = "ended"
REPAIRED = "repaired"

TOLD: Final = {RESIGNED: (), BOT: ("why",), BACK: (), PLAY_ON: (), ENDED: ("why",), REPAIRED: ("lost",)}
"""Words of seat events that the log tells of, as ``table-...``: the facts after them, before the moment."""


class Pending:
    """A proposal on the table: its number, who made it, and who has agreed.

    It is to go back to the moment `to`; or, if there is one, to let a bot play for `seat`.
    """

    def __init__(self, n: int, by: int, to: int, seat: int | None = None) -> None:
        self.n = n
        self.by = by
        self.to = to
        self.seat = seat
        self.agreed: set[int] = set()


class Course:
    """A table with the numbers of its events. `take` lets one event happen."""

    def __init__(self, table: Table, base: int = 0) -> None:
        self.table = table
        self.base = base
        """The moment before which the table cannot be taken back or looked at."""
        self.n = 0
        """The number of the last event."""
        self.places: list[int] = []
        """The number of the event of each decision."""
        self.turned = 0
        """The last event that changed the position."""
        self.went_back = 0
        """The last event that took the table back to an older moment."""
        self.acted = [0] * table.setup.players
        """The last decision or undo of each seat."""
        self.keys: dict[str, int] = {}
        """The number of the event that each key stands for."""
        self.pending: Pending | None = None
        self.proposals = 0
        """How many proposals were made. Numbers of events would show how many answers are withheld."""
        self.same_luck = False
        """Whether what comes is the same again wherever the table goes back to, as in lessons."""
        self.plays_on: set[int] = set()
        """Seats whose person wants to play on against bots though all other people have left."""
        self.notes: list[Telling] = []
        """What the log tells of seats that change hands. It stays there when the table goes back."""

    # What happens.

    def decided(self, seat: int, option: Option, key: str | None, now: float) -> Event:
        """The event of a decision that is being taken; `Refused` if the rules forbid it."""
        self.table.choose(seat, option)
        option = self.table.decisions[-1][1]
        return self._happened(Event(n=self.n + 1, kind="decide", seat=seat, data=option, key=key, at=now))

    def undone(self, seat: int, key: str | None, now: float) -> Event:
        """The event of a decision that is being taken back; `Refused` if it cannot be."""
        place = self.table.undoable(seat)
        self.table.undo(seat)
        return self._happened(Event(n=self.n + 1, kind="undo", seat=seat, data=(place,), key=key, at=now))

    def rewound(self, seat: int, moment: int, key: str | None, now: float) -> Event:
        """The event of the table going back to a moment: with the same luck to come if that is merely undoing."""
        if self.same_luck or self.table.free(seat, moment):
            self.table.rewind(moment)
            return self._happened(Event(n=self.n + 1, kind="rewind", seat=seat, data=(moment,), key=key, at=now))
        return self._happened(turning_event(self.n + 1, self.table.turn_back(seat, moment), key, now))

    def noted(self, seat: int | None, word: Option, key: str | None, now: float) -> Event:
        """The event of something around the table that changes no position."""
        return self._happened(Event(n=self.n + 1, kind="seat", seat=seat, data=word, key=key, at=now))

    def take(self, event: Event) -> None:
        """Let a decision happen that was taken and stored elsewhere."""
        if event.kind == DECIDE and event.seat is not None:
            self.table.choose(event.seat, event.data)
        self._happened(event)

    def _happened(self, event: Event) -> Event:
        before = len(self.notes)
        self.count(event)
        if event.kind in (UNDO, REWIND):
            self.write_notes()
        for note in self.notes[before:]:
            self._write(note)
        return event

    def count(self, event: Event) -> None:
        """Keep the numbers of an event."""
        self.n = event.n
        if event.key is not None:
            self.keys[event.key] = event.n
        if event.kind == SEAT:
            self._noted(event)
        if event.kind in (SEAT, BRANCH):
            return
        self.turned = event.n
        if event.kind == DECIDE:
            self.places.append(event.n)
        elif event.kind == UNDO:
            del self.places[number(event)]
            self._clip_notes()
        else:
            del self.places[number(event) :]
            self.went_back = event.n
            self.pending = None
            self._clip_notes()
        if event.seat is not None and event.kind != REWIND:
            self.acted[event.seat] = event.n

    def _noted(self, event: Event) -> None:
        word, seat = event.data[0], event.seat
        if word == PROPOSE and seat is not None:
            self.proposals += 1
            self.pending = Pending(self.proposals, seat, number(event))
        elif word == REPLACE and seat is not None:
            self.proposals += 1
            self.pending = Pending(self.proposals, seat, 0, number(event))
        elif word == CONSENT and seat is not None and self.pending is not None:
            self.pending.agreed.add(seat)
        elif word == WITHDRAW:
            self.pending = None
        elif word == PLAY_ON and seat is not None:
            self.plays_on.add(seat)
        if self.pending is not None and self.pending.seat == seat and word in (BOT, RESIGNED):
            self.pending = None
        if word in TOLD:
            facts: Facts = dict(zip(TOLD[str(word)], event.data[1:], strict=False))
            if seat is not None:
                facts["seat"] = self.table.setup.seats[seat]
            self.notes.append(Telling(f"table-{word}", "", facts, EVERYBODY, number(event)))

    # What the log tells of the table itself.

    def _clip_notes(self) -> None:
        """The table went back: what happened to seats later is told of at the moment that it stands at now."""
        last = len(self.places)
        self.notes = [
            note if note.moment <= last else Telling(note.message, "", note.facts, EVERYBODY, last)
            for note in self.notes
        ]

    def write_notes(self) -> None:
        """Write all notes into a log that was cut or read from the store, which may have some of them already."""
        log = self.table.play.log
        assert log is not None
        known = {id(note) for note in self.notes}
        told = [(note.message, note.moment, note.facts) for note in self.notes]
        log[:] = [t for t in log if id(t) not in known and (t.message, t.moment, t.facts) not in told]
        for note in self.notes:
            self._write(note)

    def _write(self, note: Telling) -> None:
        """Write a note behind everything else of its moment."""
        log = self.table.play.log
        assert log is not None
        place = len(log)
        while place and log[place - 1].moment > note.moment:
            place -= 1
        log.insert(place, note)

    # What may be known of it.

    @property
    def moment(self) -> int:
        """The moment everybody may know of: answers that are still withheld do not count."""
        ask = self.table.ask
        answered = 0 if ask is None or ask.also is None else len(ask.answers)
        return len(self.table.decisions) - answered

    @property
    def asked(self) -> list[int]:
        """The seats that everybody may know to be asked, whether they have answered or not."""
        return [] if self.table.ask is None else self.table.ask.asked()

    def question(self, seat: int | None) -> int:
        """The number of the question to a seat: it changes whenever that question changes, and never comes again.

        It counts events; what others answer in a poll or decide in a gathering does not count.
        """
        ask = self.table.ask
        if isinstance(ask, Gathering):
            posed = self.table.stage
        elif ask is not None and ask.also is not None:
            posed = self.moment
        else:
            return self.turned
        own = 0 if seat is None else self.acted[seat]
        return max(self.places[posed - 1] if posed else 0, self.went_back, own)

    def acted_at(self, seat: int) -> int | None:
        """The moment of a seat's last decision; what others have answered in secret before it does not count."""
        for moment in range(len(self.table.decisions), 0, -1):
            if self.table.decisions[moment - 1][0] == seat:
                return min(moment, self.moment)
        return None

    def revealed(self, reader: int | None, moment: int) -> list[tuple[int, Telling]]:
        """What a reader was told since a moment wherever something was revealed, with its place in their log."""
        shown = set(self.table.shown)
        readable = enumerate(self.table.log_for(reader))
        return [(n, telling) for n, telling in readable if telling.moment > moment and telling.moment in shown]


def barrier(events: list[Event]) -> int:
    """The moment that nobody may go back beyond alone, because the table went back to it."""
    moment = 0
    for event in events:
        if event.kind in (REWIND, RULES):
            moment = number(event)
    return moment
