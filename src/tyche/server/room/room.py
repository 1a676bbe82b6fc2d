"""A room: one table in memory (`Match`), with everybody who looks at it (`Audience`).

Everything that reads or changes the table holds the room's lock. What changes it goes through `change` (or, where it
need not have begun, `arrange`): applied, stored and committed before anybody hears of it. Whatever goes wrong in there
has not happened: the room is broken from then on, and is read anew from the store before anything else.
"""

import asyncio
from time import monotonic
from typing import Any

from tyche.server import wire
from tyche.server.room import clocks
from tyche.server.room.audience import Audience
from tyche.server.room.connection import Connection
from tyche.server.room.course import DECIDE, ENDED, SEAT, Course
from tyche.server.room.deltas import Reader
from tyche.server.room.holding import Hold, nothing
from tyche.server.room.loading import Sitting, load
from tyche.server.room.match import Match, Step
from tyche.server.room.past import PastViews
from tyche.server.room.settings import OVER, STORE_FAILS, TURN, Denied, RoomSettings
from tyche.server.room.surroundings import Surroundings
from tyche.server.room.talk import keep
from tyche.server.room.trouble import failure, report
from tyche.server.store import ChatRow, Conflict, Event, Repeated, SeatRow, Standing, Store, TableRow


class Overtaken(Denied):
    """Another process was faster; the room has been read anew."""

    def __init__(self) -> None:
        super().__init__("stale", "the table has moved on; look at the new question")


class Room:
    """One table. `ready` or `held` before looking at anything of it, `change` or `arrange` before changing it."""

    def __init__(self, store: Store, settings: RoomSettings, around: Surroundings, sitting: Sitting) -> None:
        self.id = sitting.row.id
        self.store = store
        self.settings = settings
        self.around = around
        self.lock = asyncio.Lock()
        self.looking = asyncio.Lock()
        """Who looks ahead or back, which takes a while, holds it before the other: a decision waits for one at most."""
        self.users = 0
        """How many are at work with this room: it does not leave the memory meanwhile."""
        self.used = monotonic()
        self.broken = False
        """Whether what is in memory may differ from what is stored."""
        self.past = PastViews()
        self.consulted = -1
        """The question about which bots were asked whether they want to speak up."""
        self.failed: set[tuple[int, Step]] = set()
        self.match: Match | None = None
        self.audience = Audience(settings, sitting, None)
        self._adopt(sitting)

    def _adopt(self, sitting: Sitting) -> None:
        """Take over what was read from the store."""
        match = None
        if sitting.course is not None:
            match = Match(self.settings, sitting, sitting.course, self.failed)
            match.start_clocks()
            sitting.settle()
        self.sitting = self.audience.sitting = sitting
        self.match = self.audience.match = match

    # Parts that everybody needs.

    @property
    def row(self) -> TableRow:
        """The row of the table."""
        return self.sitting.row

    @property
    def seats(self) -> list[SeatRow]:
        """The rows of the seats."""
        return self.sitting.seats

    @property
    def chats(self) -> list[ChatRow]:
        """What was said."""
        return self.sitting.chats

    @property
    def course(self) -> Course | None:
        """The course of the game, if it has begun."""
        return None if self.match is None else self.match.course

    @property
    def connections(self) -> set[Connection]:
        """Those who look at the table here."""
        return self.audience.connections

    # Looking.

    def held(self) -> Hold[None]:
        """The lock, whether the table has begun or not; what is in memory is what is stored."""
        return Hold(self, nothing)

    def ready(self) -> Hold[Course]:
        """The lock, and the course of a table that has begun."""
        return Hold(self, self._begun_course)

    def _begun(self) -> Match:
        if self.match is None:
            raise Denied("not-started", "the table has not begun yet")
        return self.match

    def _begun_course(self) -> Course:
        return self._begun().course

    # Changing.

    def arrange(self) -> Hold[None]:
        """The lock, to change something at a table whether it has begun or not.

        Whatever escapes from there other than a denial is a failure: it is reported, the room is read anew, and who
        asked is denied with what may be said of it. It is also read anew if anything is left that is not stored.
        """
        return Hold(self, nothing, changing=True)

    def change(self) -> Hold[Match]:
        """The lock, to change a table that has begun: see `arrange`."""
        return Hold(self, self._begun, changing=True)

    def escaped(self, error: BaseException | None) -> None:
        """A change is over, or something has escaped from it."""
        if error is not None and not isinstance(error, Denied):
            self.broken = True  # whether it is stored, nobody knows
        if self.sitting.changed() or (self.match is not None and not self.match.settled):
            self.broken = True
        if self.broken:
            self.around.mend(self)
        if isinstance(error, Exception) and not isinstance(error, Denied):
            report(self, "a change of a table failed", error)
            raise failure(error) from error

    async def commit(self, events: list[Event], back_to: int | None = None, by: Connection | None = None) -> None:
        """Store events that have been applied, with all that has changed of the seats; then tell everybody.

        Within `change` only. `Overtaken` if another process was faster; a key that has happened already is no fault.
        Who changed their own orders or plan (`by`) knows it, unless some of it was used up at once.
        """
        match, now, before = self._begun(), self.settings.now(), set(self.row.awaited)
        deltas: dict[Reader, bytes] | None = {}
        if events:
            turn = self.row.turn
            match.note(events, now)
            events = [*events, *match.conclude(now)]
            deltas = self._deltas(match, back_to)
            match.pass_on(turn, now)
        changes = self.sitting.changes()
        if not await self._store(match, events, changes, now):
            return
        self.row.n = match.course.n
        if changes:
            self.sitting.settle()
        if events:
            self.failed.clear()
        self._tell(deltas, changes, before, None if events else by)

    async def _store(self, match: Match, events: list[Event], changes: dict[int, dict[str, Any]], now: float) -> bool:
        """Whether it is stored now; False if it was before."""
        try:
            if events:
                await self.store.append(self.id, events, match.glance(now), changes)
            elif changes:
                await self.store.update_seats(self.id, changes)
        except Conflict as conflict:
            await self.reload()
            if isinstance(conflict, Repeated):
                return False
            raise Overtaken from None
        return True

    def _deltas(self, match: Match, back_to: int | None) -> dict[Reader, bytes] | None:
        """What readers are shown of events; None if that fails, which takes nothing back: all get whole views then."""
        try:
            return match.showing.changes(back_to)
        except Exception as error:
            report(self, "a table cannot be shown", error)
            return None

    def _tell(
        self,
        deltas: dict[Reader, bytes] | None,
        changes: dict[int, dict[str, Any]],
        before: set[int],
        but: Connection | None,
    ) -> None:
        """Tell everybody of what is stored. What fails here takes nothing back: the table is shown anew."""
        try:
            if deltas is None:
                self.broken = True
                return
            self.audience.send_deltas(deltas)
            self._own_changes(changes, but)
            self.audience.send_lesson()
            clocked = self.row.pace.kind != "none" and before != set(self.row.awaited)
            if clocked or self.row.status == "finished" or any(SHOWN & set(fields) for fields in changes.values()):
                self.audience.send_people()
            self._next(before)
        except Exception as error:
            self.broken = True
            report(self, "a table cannot be shown", error)

    def _own_changes(self, changes: dict[int, dict[str, Any]], but: Connection | None) -> None:
        """Tell seats how their orders, plans and notes are now."""
        for seat, fields in changes.items():
            if "plan" in fields:
                self.audience.to_seat(seat, wire.OwnPlan(fields["plan"]), but)
            if "orders" in fields:
                self.audience.to_seat(seat, wire.OwnOrders(fields["orders"]), but)

    def _next(self, before: set[int]) -> None:
        """Tell absent people that it has become their turn, and see to clocks and bots."""
        if self.row.status == "finished":
            self.tell(OVER, [seat.seat for seat in self.seats])
        else:
            self.tell(TURN, [seat for seat in self.row.awaited if seat not in before])
        self.around.attend(self)

    def tell(self, kind: str, seats: list[int]) -> None:
        """There is news for these seats: tell those of their people who do not look at the table."""
        absent = [seat for seat in seats if not self.row.lesson and self._absent(self.seats[seat], kind)]
        if absent:
            self.around.tell(self.id, kind, absent)

    def _absent(self, seat: SeatRow, kind: str) -> bool:
        """Whether a seat is of a person who does not look at the table; the turn of one for whom a bot plays is its."""
        if seat.kind != "person" or (kind == TURN and clocks.played_by_bot(seat)):
            return False
        return all(connection.person_id != seat.person_id for connection in self.connections)

    # Reading it anew.

    async def mend(self) -> None:
        """Read a broken room anew, or say why that cannot be. With the lock."""
        try:
            await self.reload()
        except Exception as error:
            report(self, "a table cannot be read", error)
            raise failure(error) from error

    async def reload(self) -> None:
        """Read everything from the store and show it to everybody anew."""
        self.broken = True
        sitting = await load(self.store, self.id)
        elsewhere = await self.around.elsewhere(self.id)
        self._adopt(sitting)
        self.audience.elsewhere = elsewhere
        self.broken = False
        for connection in list(self.connections):
            self.audience.place(connection)
            self._show(connection)
        self.audience.send_people()
        self.around.attend(self)

    def _show(self, connection: Connection) -> None:
        """A whole view; whom it cannot be shown to is let go and comes back, the others play on."""
        try:
            self.audience.send_view(connection)
        except Exception as error:
            report(self, "a table cannot be shown", error, seat=connection.seat)
            connection.close("broken")

    async def take_stock(self) -> None:
        """Store how a table stands that begins in the middle. Within `change`."""
        match, now = self._begun(), self.settings.now()
        match.turn_clocks(now)
        await self.store.update_table(self.id, **match.glance(now))
        await self.store.update_seats(self.id, self.sitting.changes())
        self.sitting.settle()

    async def begin(self, course: Course) -> None:
        """The game has begun, as the store has it by now; whoever is here sees the table. Within `arrange`."""
        await self.sitting.reread(self.store)
        self.sitting.course = course
        self._adopt(self.sitting)
        for connection in list(self.connections):
            self._show(connection)
        self.audience.send_people()
        self._next(set())

    # What another process did.

    async def catch_up(self) -> None:
        """Another process has changed the table: take over its events, rows and chats."""
        async with self.arrange():
            course, heard = self.course, self.chats[-1].n if self.chats else 0
            now = await self.around.standing(self.id, 0 if course is None else course.n, heard)
            if now is None:
                return
            begun = now.row.status != self.row.status and now.row.status == "running"
            alike = all(event.kind in (DECIDE, SEAT) and event.data[0] != ENDED for event in now.events)
            if course is None or begun or not alike:
                await self.reload()
            else:
                self._take_over(self._begun(), now)

    def _take_over(self, match: Match, now: Standing) -> None:
        for event in now.events:
            match.course.take(event)
        deltas = match.showing.changes()
        self.sitting.take(now.row, now.seats, now.names)
        self.audience.elsewhere = now.company
        match.lay_plans()
        for connection in self.connections:
            self.audience.place(connection)
        self.audience.send_deltas(deltas)
        for chat in now.chats:
            keep(self.chats, chat, len(self.seats))
            self.audience.send_chat(chat)
        self.around.later(self.remember(self.hear()))
        self.audience.send_people()
        self.audience.send_proposal()
        self.around.attend(self)

    async def seats_changed(self) -> None:
        """Somebody joined, left or was replaced: read the seats and tell everybody."""
        async with self.arrange():
            await self.sitting.reread(self.store)
            for connection in list(self.connections):
                if self.audience.place(connection):
                    self._show(connection)
            self.audience.send_people()
            self.around.attend(self)

    # Who looks at it.

    async def join(self, connection: Connection) -> None:
        """A socket comes in: greet it and show it the table."""
        async with self.held():
            self.audience.admit(connection)
            self.audience.greet(connection)
            self.audience.send_view(connection)
            self.audience.send_people()
            new = self.hear()
        self.around.announce(self)
        await self.remember(new)

    async def leave(self, connection: Connection) -> None:
        """A socket is gone. The others are told between two changes, never in the middle of one."""
        self.connections.discard(connection)
        self.used = monotonic()
        self.around.announce(self)
        async with self.lock:
            self.audience.unwatch(connection.seat)
            if not self.broken:
                self.audience.send_people()

    def hear(self) -> dict[int, dict[str, Any]]:
        """Note for the seats that somebody looks through what has been said; `remember` it outside of the lock."""
        last = self.chats[-1].n if self.chats else 0
        new = [s for s in self.seats if s.heard < last and self.audience.looks_through(s.seat)]
        for seat in new:
            seat.heard = last
        self.sitting.settle()
        return {seat.seat: {"heard": last} for seat in new}

    async def remember(self, private: dict[int, dict[str, Any]]) -> None:
        """Store something of seats that nobody else needs to know, and that a decision does not wait for."""
        if private:
            try:
                await self.store.update_seats(self.id, private)
            except STORE_FAILS as error:
                report(self, "what was heard cannot be stored", error)


SHOWN = {"bot", "stood_in", "resigned", "person_id", "kind"}
"""Fields of a seat that everybody is shown."""
