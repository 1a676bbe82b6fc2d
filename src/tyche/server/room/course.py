"""The course of a table: the engine's table, and the numbered events that led to it.

Events are never deleted. Undo and rewind are events themselves, so the decisions of a table are its events folded.
"""

from tyche.core.ask import Option
from tyche.core.dice import DECK, DICE
from tyche.core.gathering import Gathering
from tyche.core.table import Table
from tyche.server.store import Event
from tyche.server.store.folding import number

DECIDE = "decide"
UNDO = "undo"
REWIND = "rewind"
SEAT = "seat"
RULES = "rules"
BRANCH = "branch"
PROPOSE = "propose"
CONSENT = "consent"
WITHDRAW = "withdraw"


class Pending:
    """A proposal to go back that is on the table: its number, who made it, where to, and who has agreed."""

    def __init__(self, n: int, by: int, to: int) -> None:
        self.n = n
        self.by = by
        self.to = to
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
        """How many proposals to go back were made. Numbers of events would show how many answers are withheld."""

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
        """The event of the table going back to a moment."""
        self.table.rewind(moment)
        return self._happened(Event(n=self.n + 1, kind="rewind", seat=seat, data=(moment,), key=key, at=now))

    def noted(self, seat: int | None, word: Option, key: str | None, now: float) -> Event:
        """The event of something around the table that changes no position."""
        return self._happened(Event(n=self.n + 1, kind="seat", seat=seat, data=word, key=key, at=now))

    def take(self, event: Event) -> None:
        """Let a decision happen that was taken and stored elsewhere."""
        if event.kind == DECIDE and event.seat is not None:
            self.table.choose(event.seat, event.data)
        self._happened(event)

    def _happened(self, event: Event) -> Event:
        self.count(event)
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
        else:
            del self.places[number(event) :]
            self.went_back = event.n
            self.pending = None
        if event.seat is not None and event.kind != REWIND:
            self.acted[event.seat] = event.n

    def _noted(self, event: Event) -> None:
        word, seat = event.data[0], event.seat
        if word == PROPOSE and seat is not None:
            self.proposals += 1
            self.pending = Pending(self.proposals, seat, number(event))
        elif word == CONSENT and seat is not None and self.pending is not None:
            self.pending.agreed.add(seat)
        elif word == WITHDRAW:
            self.pending = None

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

    def affected(self, by: int, moment: int) -> list[int]:
        """Seats other than `by` that lose something if the table goes back: they have decided or learned since.

        Answers that are still withheld do not count: that somebody is asked must not show that they have answered.
        """
        table = self.table
        seats = [seat for seat in range(table.setup.players) if seat != by]
        before, after = table.at(moment).play.dice.counters, table.play.dice.counters
        if before[DICE] != after[DICE] or before[DECK] != after[DECK]:
            return seats
        decided = {seat for seat, _ in table.decisions[moment : self.moment]}
        told = 0
        for telling in reversed(table.play.log or []):
            if telling.moment <= moment:
                break
            told |= telling.audience if telling.audience > 0 else 0
        return [seat for seat in seats if seat in decided or told >> seat & 1]


def barrier(events: list[Event]) -> int:
    """The moment that nobody may go back beyond alone, because the table went back to it."""
    moment = 0
    for event in events:
        if event.kind in (REWIND, RULES):
            moment = number(event)
    return moment
