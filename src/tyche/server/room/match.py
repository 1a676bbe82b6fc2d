"""The game at a table: its course, what was laid down ahead, its clocks, and what of it goes into the store."""

from typing import Any, Final

from tyche.bots import usual_bot
from tyche.core.cases import PATIENCE
from tyche.core.errors import DeadTable, Refused
from tyche.core.lessons import Lead
from tyche.core.plans import MOST, Plans
from tyche.server import wire
from tyche.server.room import clocks
from tyche.server.room.course import BACK, BOT, DECIDE, ENDED, Course, Pending
from tyche.server.room.deltas import Reader
from tyche.server.room.lessons import lead_at, lesson_of
from tyche.server.room.loading import Sitting
from tyche.server.room.orders import begins_turn, lasting, ordered
from tyche.server.room.outcome import WHY, WINNER, WINNERS, passed_on
from tyche.server.room.settings import RoomSettings
from tyche.server.room.showing import Showing
from tyche.server.room.trouble import BrokenRules
from tyche.server.store import Event, SeatRow, TableRow

MOST_REVEALED: Final = 40
"""Entries of the log that a proposal to go back shows, the last ones."""
COMEBACK: Final = 60.0
"""Seconds that whoever comes back has at least, though their time was up."""
AWAY, TIME, VOTE = "away", "time", "vote"
"""Why a bot plays for somebody."""
Step = tuple[int, wire.Option]
"""A seat, and what it chooses."""


class Match:
    """A table that has begun. Whoever calls it holds the lock of the room."""

    def __init__(self, settings: RoomSettings, sitting: Sitting, course: Course, failed: set[tuple[int, Step]]) -> None:
        self.settings = settings
        self.sitting = sitting
        self.course = course
        self.showing = Showing(course)
        self.plans = Plans(course.table)
        self.decided: dict[int, float] = {}
        """Who has decided since clocks were last stopped and started, and when."""
        self.result: dict[str, Any] | None = None
        """The result of a game that has ended otherwise than by its rules."""
        self.failed = failed
        """Steps over which the rules broke down, with the number of the last event then: nobody takes them unasked."""
        self.lesson = lesson_of(sitting.row)
        course.same_luck = self.lesson is not None
        self.mute()
        if self.row.result is not None and WHY in self.row.result:
            self.end(self.row.result)
            self.showing.settle()
        self.lay_plans()

    @property
    def row(self) -> TableRow:
        """The row of the table."""
        return self.sitting.row

    @property
    def seats(self) -> list[SeatRow]:
        """The rows of the seats."""
        return self.sitting.seats

    def lay_plans(self) -> None:
        """Lay down the plans that the rows of the seats hold."""
        for seat in self.seats:
            self.plans.lay(seat.seat, seat.plan)

    @property
    def settled(self) -> bool:
        """Whether everything that has happened is stored."""
        return self.course.n == self.row.n and not self.course.table.dead

    # What happens.

    def apply(self, seat: int, option: wire.Option, key: str | None = None) -> Event:
        """Take a decision; `Refused` if the rules forbid it, `BrokenRules` if they break down over it."""
        turned = self.course.turned
        try:
            return self.course.decided(seat, option, key, self.settings.now())
        except (Refused, DeadTable):
            raise
        except Exception as error:
            self.failed.add((turned, (seat, option)))
            raise BrokenRules(seat, option) from error

    def follow(self) -> list[Event]:
        """Let happen what was laid down before: standing orders, plans, and defaults of seats that were given up."""
        if self.lesson is not None:
            return self._led(self.lead())
        events: list[Event] = []
        for _ in range(MOST if self.row.status == "running" else 0):
            step = self._step()
            if step is None:
                break
            events.append(self.apply(*step))
        return events

    def lead(self) -> Lead | None:
        """Where the table stands in its lesson, if it has one."""
        return lead_at(self.lesson, self.course.table)

    def _led(self, lead: Lead | None) -> list[Event]:
        """What happens by itself in a lesson."""
        events: list[Event] = []
        table = self.course.table
        while lead is not None and len(events) < PATIENCE and (due := lead.due(table)) is not None:
            events.append(self.apply(*due))
            lead.note(table, *due)
        return events

    def lawful(self, seat: int) -> wire.Option | None:
        """The default of a seat; where the rules broke down over it, another option; None if over all of them."""
        table = self.course.table
        for option in (table.default(seat), *table.options(seat)):
            if not self._broke((seat, option)):
                return option
        return None

    # Seats that change hands.

    @property
    def resigned(self) -> set[int]:
        """The seats that were given up."""
        return {seat.seat for seat in self.seats if seat.resigned}

    def persons(self) -> set[str]:
        """The persons who have not given up."""
        return {seat.person_id for seat in self.seats if seat.person_id and seat.kind == "person" and not seat.resigned}

    def last(self, ask_again: bool = False) -> list[int]:
        """The seats of the only person left where others have resigned: they may end the game, and have won it.

        Whoever wants to play on is not among them any more, unless `ask_again`.
        """
        if self.row.status != "running" or len(self.persons()) != 1 or not self.resigned:
            return []
        left = [seat.seat for seat in self.seats if seat.person_id in self.persons() and not seat.resigned]
        if self.persons() >= {seat.person_id for seat in self.seats if seat.resigned}:
            return []  # nobody but this very person has given up a seat
        return left if ask_again or not self.course.plays_on & set(left) else []

    @property
    def usual_bot(self) -> str:
        """The bot that plays for people who are missing."""
        kind, _, bot = self.row.on_timeout.partition(":")
        return bot if kind == "bot" else usual_bot(self.row.game)

    def stand_in(self, seat: int, bot: str, why: str) -> Event:
        """A bot plays for a seat from now on; the event of it. Its clock stands still."""
        row, now = self.seats[seat], self.settings.now()
        row.stood_in, row.bot = True, bot
        clocks.stop(row, now, 0.0)
        return self.course.noted(seat, (BOT, why, self.course.moment), None, now)

    def come_back(self, seat: int) -> Event:
        """The person plays again; the event of it. Their clock goes on, with a minute on it at least."""
        row, now = self.seats[seat], self.settings.now()
        row.stood_in, row.bot = False, None
        if row.bank is not None:
            row.bank = max(row.bank, COMEBACK, float(self.row.pace.increment))
            if seat in self.course.asked:
                clocks.start(row, now)
        return self.course.noted(seat, (BACK, self.course.moment), None, now)

    def mute(self) -> None:
        """Seats that were given up are offered nothing."""
        self.showing.muted = self.resigned

    # The end.

    def end(self, result: dict[str, Any]) -> None:
        """The game is over, with a result that is not of its rules."""
        self.result = result
        self.showing.end([self.row.seat_names[seat] for seat in result[WINNERS]], result[WHY])

    def conclude(self, now: float) -> list[Event]:
        """Where the rules have come to their end: whoever has resigned has not won; the event that says so."""
        passed = passed_on(self.course.table, self.resigned) if self.course.table.over and self.result is None else None
        if passed is None:
            return []
        self.end(passed)
        return [self.course.noted(passed[WINNER], (ENDED, passed[WHY], self.course.moment), None, now)]

    def _broke(self, step: Step) -> bool:
        return bool(self.failed) and (self.course.turned, step) in self.failed

    def _step(self) -> Step | None:
        table = self.course.table
        for seat in table.awaited():
            row = self.seats[seat]
            option: wire.Option | None = None
            if row.resigned and row.bot is None:
                option = self.lawful(seat)
            elif row.orders and not clocks.played_by_bot(row):
                option = ordered(table, seat, self._orders(seat))
            if option is not None and not self._broke((seat, option)):
                return seat, option
        planned = self.plans.next()
        if planned is not None and self._broke(planned):
            self.plans.lay(planned[0], [])
            return None
        return planned

    def _orders(self, seat: int) -> list[wire.Order]:
        """The orders of a seat now: some end where its turn begins, which may be in the middle of what is followed."""
        table, orders = self.course.table, self.seats[seat].orders
        if lasting(orders) == orders:
            return orders
        public = table.game.public(table.play)
        turn = {field: public.get(field) for field in self.showing.turn_fields}
        begun = turn != self.row.turn and begins_turn(self.row.seat_names, seat, turn)
        return lasting(orders) if begun else orders

    # What of it is shown and stored.

    def note(self, events: list[Event], now: float) -> None:
        """Remember when who decided."""
        for event in events:
            if event.kind == DECIDE and event.seat is not None:
                self.decided[event.seat] = now

    def pass_on(self, turn: dict[str, Any], now: float) -> None:
        """Events have been applied and shown: orders that end with a turn, plans and clocks. `turn` was before them."""
        turned = self.showing.turn != turn
        for seat in self.seats:
            if turned and seat.orders and begins_turn(self.row.seat_names, seat.seat, self.showing.turn):
                seat.orders = lasting(seat.orders)
            if seat.plan:
                seat.plan = self.plans.of(seat.seat)
        self.turn_clocks(now)

    def turn_clocks(self, now: float) -> None:
        """Stop and start clocks, unless answers are still withheld."""
        ask = self.course.table.ask
        if ask is not None and ask.also is not None and ask.answers:
            return
        clocks.turned(self.seats, self.decided, self.asked, self.row.pace.increment, now)
        self.decided = {}

    def start_clocks(self) -> None:
        """Clocks run for those seats that are asked."""
        if self.row.status != "running":
            return
        for seat in self.seats:
            if seat.seat not in self.course.asked or not clocks.runs_for(seat):
                seat.clock_since = None
            elif seat.clock_since is None:
                seat.clock_since = self.settings.now()

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or otherwise."""
        return self.course.table.over or self.result is not None

    @property
    def asked(self) -> list[int]:
        """The seats that the table waits for, as far as everybody may know."""
        return [] if self.over else self.course.asked

    def glance(self, now: float) -> dict[str, Any]:
        """The fields of the table's row that change with the position: what lists show of it."""
        row, asked = self.row, self.asked
        since = row.since if asked == row.awaited else now if asked else None
        # Always the same fields: what is stored for many tables at once goes in one statement then.
        fields: dict[str, Any] = {
            "moment": self.course.moment,
            "awaited": asked,
            "since": since,
            "turn": self.showing.turn,
        }
        if self.over and row.status == "running":
            fields |= {"status": "finished", "ended": now, "result": self.result or self.course.table.result()}
        for name, value in fields.items():
            setattr(row, name, value)
        return fields

    # Going back.

    def needed(self, by: int, to: int) -> list[int]:
        """The seats that must agree to going back: those of all other persons, unless it is merely undoing."""
        return [] if self.course.table.free(by, to) else self.others(by)

    def others(self, *but: int) -> list[int]:
        """The seats of persons who have not resigned, other than those at some seats."""
        not_asked = {self.seats[seat].person_id for seat in but}
        persons = (row for row in self.seats if row.kind == "person" and not row.resigned)
        return [row.seat for row in persons if row.person_id is not None and row.person_id not in not_asked]

    def wanted(self, pending: Pending) -> list[int]:
        """The seats that must agree to a proposal."""
        if pending.seat is None:
            return self.needed(pending.by, pending.to)
        return self.others(pending.by, pending.seat)

    def proposal(self, reader: Reader) -> wire.Proposal | None:
        """The proposal on the table, and what a reader knows that would be taken back."""
        pending = self.course.pending
        if pending is None:
            return None
        revealed = []
        if pending.seat is None:
            shown = self.course.revealed(reader, pending.to)[-MOST_REVEALED:]
            revealed = [self.showing.entry(n, telling) for n, telling in shown]
        return wire.Proposal(
            id=pending.n,
            by=pending.by,
            to=pending.to,
            seat=pending.seat,
            consents={str(seat): True for seat in sorted(pending.agreed)},
            needed=self.wanted(pending),
            revealed=revealed,
        )
