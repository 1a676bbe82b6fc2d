"""A room: one table in memory, with everybody who looks at it.

Everything that reads or changes the table holds the room's lock. A decision is applied, stored and committed before
anybody hears of it; if it cannot be stored, the room is read anew from the store.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Protocol

from tyche.core.plans import MOST, Plans
from tyche.server import wire
from tyche.server.room import clocks
from tyche.server.room.cards import card_of, heard, seat_cards
from tyche.server.room.conduct import Conduct, Denied
from tyche.server.room.connection import Connection, encoded
from tyche.server.room.course import DECIDE, Course
from tyche.server.room.kept import Kept
from tyche.server.room.loading import Loaded, load, names_of, opened
from tyche.server.room.orders import begins_turn, lasting, ordered
from tyche.server.room.past import Past
from tyche.server.room.showing import SHOWN_LOG, Showing
from tyche.server.store import Chat, Company, Conflict, Event, SeatRow, Store, TableRow
from tyche.text.catalogue import languages


class House(Protocol):
    """What a room needs of the house it is in."""

    def attend(self, room: "Room") -> None:
        """The table has changed: see to its clocks and bots."""

    def tell(self, table_id: str, seats: list[int]) -> None:
        """It has become the turn of these seats, whose people are not here; none of them: the game is over."""

    def announce(self, room: "Room") -> None:
        """Somebody has come or gone."""

    async def elsewhere(self, table_id: str) -> Company:
        """Who looks at the table in other processes."""


class Room:
    """One table. `async with room.ready()` before touching anything of it."""

    def __init__(self, store: Store, conduct: Conduct, house: House, loaded: Loaded) -> None:
        self.store = store
        self.conduct = conduct
        self.house = house
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere = Company()
        """Who looks at the table in other processes."""
        self.used = monotonic()
        self.broken = False
        self.past = Past()
        self.consulted = -1
        """The question about which bots were asked whether they want to speak up."""
        self._adopt(loaded)

    def _adopt(self, loaded: Loaded) -> None:
        """Take over what was read from the store."""
        self.row: TableRow = loaded.row
        self.id = loaded.row.id
        self.seats: list[SeatRow] = loaded.seats
        self.names: dict[str, str] = loaded.names
        self.chats: list[Chat] = loaded.chats
        self.course: Course | None = None
        self.decided: dict[int, float] = {}
        if loaded.course is not None:
            self._begin(loaded.course)
            self._start_clocks()

    def _begin(self, course: Course) -> None:
        self.course = course
        self.showing = Showing(course)
        self.plans = Plans(course.table)
        for seat in self.seats:
            self.plans.lay(seat.seat, seat.plan)

    def _start_clocks(self) -> None:
        """Clocks run for those seats that are asked."""
        if self.course is None or self.row.status != "running":
            return
        for seat in self.seats:
            if seat.seat not in self.course.asked:
                seat.clock_since = None
            elif seat.clock_since is None:
                seat.clock_since = self.conduct.now()

    @asynccontextmanager
    async def ready(self) -> AsyncIterator[Course]:
        """The lock, and the course of a table that has begun."""
        async with self.lock:
            await self._mend()
            if self.course is None:
                raise Denied("not-started", "the table has not begun yet")
            self.used = monotonic()
            yield self.course

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """The lock, whether the table has begun or not."""
        async with self.lock:
            await self._mend()
            self.used = monotonic()
            yield

    async def _mend(self) -> None:
        if self.broken:
            await self.reload()

    async def reload(self) -> None:
        """Read everything from the store and show it to everybody anew."""
        self._adopt(await load(self.store, self.id))
        self.elsewhere = await self.house.elsewhere(self.id)
        self.broken = False
        for connection in self.connections:
            self._place(connection)
            self.send_view(connection)
        self.send_people()
        self.house.attend(self)

    # What happens.

    async def open(self, course: Course) -> None:
        """The game begins; whoever is here sees the table."""
        self._begin(course)
        self.row.status, self.row.started = "running", self.conduct.now()
        await self.settle()
        for connection in self.connections:
            self.send_view(connection)
        self.send_people()
        self._next(set())

    async def settle(self) -> None:
        """Store how a table stands that begins, or begins in the middle."""
        now, kept = self.conduct.now(), Kept(self.seats)
        self._clocks(now)
        fields = {"status": self.row.status, "started": self.row.started, **self._glance(now)}
        await self.store.update_table(self.id, **fields)
        await self.store.update_seats(self.id, kept.changes())

    def follow(self) -> list[Event]:
        """Let happen what was laid down before: standing orders, plans, and defaults of seats that were given up."""
        events: list[Event] = []
        for _ in range(MOST):
            step = self._step()
            if step is None or self.course is None:
                break
            events.append(self.course.decided(*step, None, self.conduct.now()))
        return events

    def _step(self) -> tuple[int, wire.Option] | None:
        assert self.course is not None
        table = self.course.table
        for seat in table.awaited():
            row = self.seats[seat]
            if row.resigned and row.bot is None:
                return seat, table.default(seat)
            if not clocks.played_by_bot(row):
                option = ordered(table, seat, self._orders(seat))
                if option is not None:
                    return seat, option
        return self.plans.next()

    def _orders(self, seat: int) -> list[wire.Order]:
        """The orders of a seat now: some end where its turn begins, which may be in the middle of what is followed."""
        assert self.course is not None
        table, orders = self.course.table, self.seats[seat].orders
        if lasting(orders) == orders:
            return orders
        public = table.game.public(table.play)
        turn = {field: public.get(field) for field in self.showing.turn_fields}
        begun = turn != self.row.turn and begins_turn(self.row.seat_names, seat, turn)
        return lasting(orders) if begun else orders

    async def commit(self, events: list[Event], back_to: int | None = None) -> None:
        """Store events that have been applied to the course, then tell everybody. The caller holds the lock."""
        course = self.course
        assert course is not None
        now = self.conduct.now()
        before, kept, turn = set(self.row.awaited), Kept(self.seats), self.row.turn
        for event in events:
            if event.kind == DECIDE and event.seat is not None:
                self.decided[event.seat] = now
        deltas = self.showing.changes(back_to)
        if self.showing.turn != turn:
            for seat in self.seats:
                if begins_turn(self.row.seat_names, seat.seat, self.showing.turn):
                    seat.orders = lasting(seat.orders)
        for seat in self.seats:
            seat.plan = self.plans.of(seat.seat)
        self._clocks(now)
        changes = kept.changes()
        try:
            await self.store.append(self.id, events, self._glance(now), changes)
        except Conflict:
            await self.reload()
            raise
        except BaseException:
            self.broken = True
            raise
        self.row.n = course.n
        for connection in self.connections:
            tail = deltas.get(connection.seat)
            if tail is not None:
                connection.delta(tail)
        self._own_changes(changes)
        if self.row.pace.kind != "none" and before != set(self.row.awaited):
            self.send_people()
        self._next(before)

    def _next(self, before: set[int]) -> None:
        """Tell absent people that it has become their turn, and see to clocks and bots."""
        if self.row.status == "finished":
            self.send_people()
            self.house.tell(self.id, [])
        else:
            turned = [seat for seat in self.row.awaited if seat not in before and self._absent(self.seats[seat])]
            if turned:
                self.house.tell(self.id, turned)
        self.house.attend(self)

    def _absent(self, seat: SeatRow) -> bool:
        """Whether a seat is played by a person who does not look at the table."""
        if seat.kind != "person" or clocks.played_by_bot(seat):
            return False
        return all(connection.person_id != seat.person_id for connection in self.connections)

    def _clocks(self, now: float) -> None:
        """Stop and start clocks, unless answers are still withheld."""
        assert self.course is not None
        ask = self.course.table.ask
        if ask is not None and ask.also is not None and ask.answers:
            return
        clocks.turned(self.seats, self.decided, self.course.asked, self.row.pace.increment, now)
        self.decided = {}

    def _glance(self, now: float) -> dict[str, Any]:
        """The fields of the table's row that change with the position: what lists show of it."""
        assert self.course is not None
        row, table = self.row, self.course.table
        asked = self.course.asked
        since = row.since if asked == row.awaited else now if asked else None
        # Always the same fields: what is stored for many tables at once goes in one statement then.
        fields: dict[str, Any] = {
            "moment": self.course.moment,
            "awaited": asked,
            "since": since,
            "turn": self.showing.turn,
        }
        if table.over and row.status == "running":
            fields |= {"status": "finished", "ended": now, "result": table.result()}
        for name, value in fields.items():
            setattr(row, name, value)
        return fields

    def _own_changes(self, changes: dict[int, dict[str, Any]]) -> None:
        """Tell seats that their orders or plans have been used up."""
        for seat, fields in changes.items():
            if "plan" in fields:
                self.to_seat(seat, wire.OwnPlan(fields["plan"]))
            if "orders" in fields:
                self.to_seat(seat, wire.OwnOrders(fields["orders"]))

    # What another process did.

    async def catch_up(self) -> None:
        """Another process has changed the table: take over its events, rows and chats."""
        async with self.held():
            row = await self.store.table(self.id)
            if row is None:
                return
            course = self.course
            if course is None or (row.status != self.row.status and row.status == "running"):
                await self.reload()
                return
            new = await self.store.events(self.id, course.n)
            if any(event.kind not in (DECIDE, "seat") for event in new):
                await self.reload()
                return
            await self._take_over(row, new)

    async def _take_over(self, row: TableRow, new: list[Event]) -> None:
        assert self.course is not None
        for event in new:
            self.course.take(event)
        deltas = self.showing.changes()
        self.row, self.seats = row, await self.store.seats(self.id)
        self.names = await names_of(self.store, row, self.seats)
        self.elsewhere = await self.house.elsewhere(self.id)
        for seat in self.seats:
            self.plans.lay(seat.seat, seat.plan)
        for connection in self.connections:
            self._place(connection)
            tail = deltas.get(connection.seat)
            if tail is not None:
                connection.delta(tail)
        for chat in await self.store.chats(self.id, self.chats[-1].n if self.chats else 0):
            self.chats.append(chat)
            self.send_chat(chat)
        await self.hear()
        self.send_people()
        self.send_proposal()
        self.house.attend(self)

    async def seats_changed(self) -> None:
        """Somebody joined, left or was replaced: read the seats and tell everybody."""
        async with self.held():
            await self.reread()
            for connection in self.connections:
                if self._place(connection):
                    self.send_view(connection)
            self.send_people()
            self.house.attend(self)

    async def reread(self) -> None:
        """Read the rows of the table and its seats anew."""
        row = await self.store.table(self.id)
        if row is not None:
            self.row, self.seats = row, await self.store.seats(self.id)
            self.names = await names_of(self.store, row, self.seats)

    # Who looks at it.

    def _place(self, connection: Connection) -> bool:
        """Find the seats of a connection's person; whether it looks from another place now."""
        held = [s.seat for s in self.seats if s.person_id is not None and s.person_id == connection.person_id]
        was, only_watching = connection.seat, connection.seat is None and bool(connection.seats)
        connection.seats = held
        if connection.seat not in held and not only_watching:
            connection.seat = held[0] if held else None
        return was != connection.seat

    async def join(self, connection: Connection) -> None:
        """A socket comes in: greet it and show it the table."""
        async with self.held():
            mine = [other for other in self.connections if other.person_id == connection.person_id]
            if connection.person_id is not None and len(mine) >= self.conduct.most_sockets:
                raise Denied("too-many", f"one person has at most {self.conduct.most_sockets} sockets at a table")
            held = [s.seat for s in self.seats if s.person_id is not None and s.person_id == connection.person_id]
            spectators = sum(1 for other in self.connections if not other.seats)
            if not held and spectators >= self.conduct.most_spectators:
                raise Denied("too-many", f"a table has at most {self.conduct.most_spectators} spectators")
            connection.seats, connection.seat = held, held[0] if held else None
            self.connections.add(connection)
            connection.say(self._hello(connection))
            self.send_view(connection)
            self.send_people()
            await self.hear()
        self.house.announce(self)

    def leave(self, connection: Connection) -> None:
        """A socket is gone."""
        self.connections.discard(connection)
        self.used = monotonic()
        self.unwatch(connection.seat)
        self.send_people()
        self.house.announce(self)

    def unwatch(self, reader: int | None) -> None:
        """Stop following a reader that nobody looks through any more."""
        if self.course is not None and all(other.seat != reader for other in self.connections):
            self.showing.forget(reader)

    def present(self) -> set[str]:
        """The persons who look at the table, in whatever process."""
        return {*self.company().persons, *self.elsewhere.persons}

    def company(self) -> Company:
        """Who looks at the table in this process."""
        persons = [connection.person_id for connection in self.connections if connection.person_id is not None]
        return Company(frozenset(persons), sum(1 for connection in self.connections if not connection.seats))

    async def hear(self) -> None:
        """Remember for the seats that somebody looks through what has been said."""
        last = self.chats[-1].n if self.chats else 0
        new = [s for s in self.seats if s.heard < last and any(s.seat in other.seats for other in self.connections)]
        for seat in new:
            seat.heard = last
        if new:
            await self.store.update_seats(self.id, {seat.seat: {"heard": last} for seat in new})

    def name_of(self, seat: int) -> str:
        """The name of the person at a seat."""
        return self.names.get(self.seats[seat].person_id or "", "")

    # What is sent.

    def _hello(self, connection: Connection) -> wire.Hello:
        table = opened(self.row) if self.course is None else self.course.table
        return wire.Hello(
            table=card_of(
                self.row,
                self.seats,
                self.names,
                connection.person_id,
                self.present(),
                self.conduct.now(),
                [chat for chat in self.chats if chat.person_id != connection.person_id],
            ),
            seat=connection.seat,
            seats=connection.seats,
            board=table.game.board(table.setup),
            overlays=list(table.game.overlays),
            commitment=table.commitment(),
            languages=languages(table.game.folder),
        )

    def send_view(self, connection: Connection) -> None:
        """Send all that a connection's seat may know; before the game has begun that is what was said."""
        reader = connection.seat
        if self.course is None:
            for chat in self.chats:
                if heard(chat, reader):
                    connection.say(wire.Said(chat_of(chat)))
            return
        sight = self.showing.watch(reader)
        first = max(0, sight.told - SHOWN_LOG)
        log, total = self.showing.log(reader, first, sight.told)
        own = None if reader is None else self.seats[reader]
        connection.seq += 1
        connection.say(
            wire.View(
                seq=connection.seq,
                view=self.showing.view(reader),
                log=log,
                log_from=first,
                log_total=total,
                undo=sight.undo,
                orders=[] if own is None else own.orders,
                plan=[] if own is None else own.plan,
                note="" if own is None else own.note,
                seen=0 if own is None else own.seen,
                chats=[chat_of(chat) for chat in self.chats if heard(chat, reader)],
                proposal=self.proposal(),
            )
        )

    def send_people(self) -> None:
        """Tell everybody who is here, and the clocks."""
        asked = [] if self.course is None else self.course.asked
        message = wire.People(
            seats=seat_cards(self.row, self.seats, self.names, self.present()),
            spectators=self.company().spectators + self.elsewhere.spectators,
            clocks=clocks.shown(self.seats, asked, self.conduct.now()),
        )
        self.to_all(message)

    def send_chat(self, chat: Chat) -> None:
        """Pass on what somebody said to whom it is meant for."""
        text = encoded(wire.Said(chat_of(chat)))
        for connection in self.connections:
            if heard(chat, connection.seat):
                connection.push(text)

    def proposal(self) -> wire.Proposal | None:
        """The proposal to go back that is on the table."""
        pending = None if self.course is None else self.course.pending
        if self.course is None or pending is None:
            return None
        needed = self.needed(pending.by, pending.to)
        consents = {str(seat): True for seat in sorted(pending.agreed)}
        return wire.Proposal(id=pending.n, by=pending.by, to=pending.to, consents=consents, needed=needed)

    def needed(self, by: int, to: int) -> list[int]:
        """The seats that must agree to going back: those affected that a person plays."""
        assert self.course is not None
        found = []
        for seat in self.course.affected(by, to):
            row = self.seats[seat]
            if row.kind == "person" and not row.resigned and row.person_id != self.seats[by].person_id:
                found.append(seat)
        return found

    def send_proposal(self) -> None:
        """Tell everybody about the proposal on the table."""
        self.to_all(wire.Proposed(self.proposal()))

    def to_seat(self, seat: int, message: wire.Message, but: Connection | None = None) -> None:
        """Send to all who look through a seat's eyes."""
        text = encoded(message)
        for connection in self.connections:
            if connection.seat == seat and connection is not but:
                connection.push(text)

    def to_all(self, message: wire.Message) -> None:
        """Send to everybody here."""
        text = encoded(message)
        for connection in self.connections:
            connection.push(text)


def chat_of(chat: Chat) -> wire.Chat:
    """A chat as it goes over the wire."""
    return wire.Chat(n=chat.n, sender=chat.seat, name=chat.name, to=chat.to, text=chat.text, at=chat.at)
