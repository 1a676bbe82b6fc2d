"""All rooms of a process: which tables are in memory, their clocks, their bots, and what is asked of them by HTTP."""

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import Any

import structlog
from starlette.websockets import WebSocket

from tyche.bots import bots, game_of
from tyche.core.errors import RecordError, TycheError
from tyche.core.record import record_of
from tyche.server import wire
from tyche.server.room import acts, clocks, desk
from tyche.server.room.bots import BotPool
from tyche.server.room.branches import branched
from tyche.server.room.cards import card_of
from tyche.server.room.conduct import STORE_FAILS, Conduct, Denied
from tyche.server.room.connection import Connection
from tyche.server.room.course import Course
from tyche.server.room.keeper import Keeper
from tyche.server.room.loading import load, opened, persons_of
from tyche.server.room.robots import Robots
from tyche.server.room.room import Room
from tyche.server.store import Company, Person, SeatRow, Store, TableRow, Unknown, new_id
from tyche.server.upgrade import snapshot_of

HOUSEKEEPING = 20.0
SNAPSHOT_EVERY = 300.0
LEASE_BEATS = 3
"""Beats that a process may miss before others believe that it is dead."""
LONGEST_LOG = 500
_LOG = structlog.get_logger("tyche.rooms")


class Rooms:
    """The rooms. One for each table that somebody looks at, or that clocks or bots drive."""

    def __init__(self, store: Store, conduct: Conduct) -> None:
        self.store = store
        self.conduct = conduct
        self.pool = BotPool(max(1, conduct.bot_workers), conduct.bot_seconds)
        self.alarm = clocks.Alarm(conduct.now, self._ring)
        self.keeper = Keeper(conduct.database, conduct.heartbeat, self._take_clocks, self._resume)
        self.name = new_id()
        """How other processes know this one."""
        self.stopping = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._driven: dict[str, Robots] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._saved: dict[str, tuple[int, float]] = {}

    # The life of the house.

    async def start(self) -> None:
        """Run clocks and bots, and hear of what other processes do."""
        await self.keeper.start()
        await self._beat()
        self.store.listen(self._heard)
        self._spawn(self._live())
        self._spawn(self.alarm.run())
        self._spawn(self.keeper.run())
        self._spawn(self._keep_house())

    async def stop(self) -> None:
        """Say goodbye to everybody and keep what has to be kept."""
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self._rooms.values()):
            async with room.lock:
                for connection in list(room.connections):
                    connection.close("restart")
                await self._keep(room)
        await self._die()
        open_ones = [connection.gone.wait() for room in self._rooms.values() for connection in room.connections]
        if open_ones:
            await asyncio.wait([asyncio.ensure_future(one) for one in open_ones], timeout=2.0)
        self.pool.close()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something beside; what goes wrong in it is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _LOG.error("a task failed", error=repr(task.exception()), exc_info=task.exception())

    # Clocks and presence, as other processes and the next one know them.

    async def _live(self) -> None:
        """Say every few seconds that this process lives, and that clocks run."""
        while True:
            await asyncio.sleep(self.conduct.heartbeat)
            try:
                await self._beat()
            except STORE_FAILS as error:
                _LOG.warning("heartbeat failed", error=str(error))

    async def _beat(self) -> None:
        if not self.keeper.alone:
            known, left = await self.store.beat(self.name, self._lease)
            for room in list(self._rooms.values()):
                if not known:
                    self.announce(room)
                if room.id in left:
                    self._spawn(room.catch_up())
        if self.keeper.mine and any(_timed(room) for room in self._rooms.values()):
            await self.store.keep_time(self.conduct.now())

    async def _die(self) -> None:
        """The last beat."""
        try:
            if self.keeper.mine and any(_timed(room) for room in self._rooms.values()):
                await self.store.keep_time(self.conduct.now())
            if not self.keeper.alone:
                await self.store.bury(self.name)
        except STORE_FAILS as error:
            _LOG.warning("heartbeat failed", error=str(error))

    @property
    def _lease(self) -> float:
        """Seconds after which a process that was not heard of counts as dead."""
        return LEASE_BEATS * self.conduct.heartbeat

    def announce(self, room: Room) -> None:
        """Tell other processes who looks at a table here."""
        if not self.keeper.alone and not self.stopping:
            self._spawn(self.store.set_company(self.name, room.id, room.company()))

    async def elsewhere(self, table_id: str) -> Company:
        """Who looks at a table in other processes."""
        return (await self._company([table_id])).get(table_id, Company())

    async def _company(self, table_ids: list[str]) -> dict[str, Company]:
        return {} if self.keeper.alone else await self.store.company(table_ids, self.name, self._lease)

    async def _take_clocks(self) -> None:
        """Whoever ran the clocks does so no more; nobody pays for the time since."""
        await self.store.restart_clocks(self.conduct.now())
        for room in list(self._rooms.values()):
            await room.seats_changed()

    async def _resume(self) -> None:
        """Clocks and bots of all tables that are being played are ours from now on."""
        for room in list(self._rooms.values()):
            self.attend(room)
        for table_id in await self.store.running():
            seats = await self.store.seats(table_id)
            if any(_driven(seat) for seat in seats):
                try:
                    self.attend(await self.room(table_id))
                except (TycheError, *STORE_FAILS) as error:
                    _LOG.error("a table cannot be opened", table=table_id, error=str(error))

    async def _keep_house(self) -> None:
        """Now and then: store positions, and let go of rooms that nobody needs."""
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            for room in list(self._rooms.values()):
                try:
                    async with room.lock:
                        await self._look_through(room)
                except STORE_FAILS as error:
                    _LOG.warning("housekeeping failed", table=room.id, error=str(error))

    async def _look_through(self, room: Room) -> None:
        kept = self._saved.setdefault(room.id, (0, monotonic()))
        if room.course is not None and room.course.n != kept[0] and monotonic() - kept[1] > SNAPSHOT_EVERY:
            await self._keep(room)
        if self._idle(room):
            await self._keep(room)
            del self._rooms[room.id]
            self._driven.pop(room.id, None)
            self._saved.pop(room.id, None)

    def _idle(self, room: Room) -> bool:
        driven = room.row.status == "running" and self.keeper.mine and any(_driven(seat) for seat in room.seats)
        return not room.connections and not driven and monotonic() - room.used > self.conduct.idle

    async def _keep(self, room: Room) -> None:
        """Store the position: should the rules change, the table goes on from it."""
        if room.course is None or room.broken:
            return
        self._saved[room.id] = (room.course.n, monotonic())
        if room.row.status == "running" and room.course.table.play.saved is not None:
            await self.store.save_snapshot(room.id, snapshot_of(room.course.table, room.course.n))

    # Finding rooms.

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the store if need be."""
        found = self._rooms.get(table_id)
        if found is not None:
            found.used = monotonic()
            return found
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        room = Room(self.store, self.conduct, self, await load(self.store, table_id))
        room.elsewhere = await self.elsewhere(table_id)
        self._rooms[table_id] = room
        self.attend(room)
        return room

    async def _present(self, table_id: str) -> Room | None:
        """The room of a table if it is in memory. One that is being read now may be read before a change: it counts."""
        loading = self._loading.get(table_id)
        if loading is not None:
            await asyncio.wait([loading])
        return self._rooms.get(table_id)

    def _heard(self, table_id: str, n: int) -> None:
        """Another process has changed a table."""
        if table_id in self._rooms or table_id in self._loading:
            self._spawn(self._catch_up(table_id))
        elif self.keeper.mine:
            self._spawn(self._look_after(table_id))

    async def _catch_up(self, table_id: str) -> None:
        room = await self._present(table_id)
        if room is not None:
            await room.catch_up()

    async def _look_after(self, table_id: str) -> None:
        """A table that another process plays may need our clocks and bots."""
        if any(_driven(seat) for seat in await self.store.seats(table_id)):
            await self.room(table_id)

    # Clocks, bots and notices (`room.House`).

    def attend(self, room: Room) -> None:
        """The table has changed: see to its clocks and bots."""
        if not self.keeper.mine or self.stopping:
            return
        times = []
        if room.course is not None and room.row.status == "running":
            waiting = room.course.table.awaited()
            times = [clocks.runs_out(seat) for seat in room.seats if seat.seat in waiting]
        self.alarm.set(room.id, min((time for time in times if time is not None), default=None))
        robots = self._driven.get(room.id)
        if robots is None:
            robots = self._driven[room.id] = Robots(room, self.pool)
        if robots.needed() and not robots.running:
            robots.running = True
            self._spawn(robots.run())

    def tell(self, table_id: str, seats: list[int]) -> None:
        """It has become the turn of these seats."""
        if self.conduct.on_turn is not None and not self.stopping:
            self._spawn(self.conduct.on_turn(table_id, seats))

    async def _ring(self, table_id: str) -> None:
        """Somebody's time is up."""
        room = self._rooms.get(table_id)
        if room is not None and self.keeper.mine:
            self._spawn(self._time_out(room))

    async def _time_out(self, room: Room) -> None:
        try:
            await acts.time_out(room)
        except Denied as denied:
            _LOG.warning("a clock that ran out was too late", table=room.id, code=denied.code)
            self.attend(room)

    # The socket.

    async def serve(self, websocket: WebSocket, table_id: str, person: Person | None) -> None:
        """Serve a socket whose person is known and whose origin was checked, until it closes."""
        await websocket.accept()
        connection = Connection(websocket.send, None if person is None else person.id, self.conduct.rate)
        writing = asyncio.create_task(connection.write())
        room: Room | None = None
        try:
            if self.stopping:
                raise Denied("restart", "the server is about to stop; come back in a moment")
            room = await self.room(table_id)
            await room.join(connection)
            while connection.closing is None:
                message = await websocket.receive()
                if message["type"] == "websocket.disconnect":
                    break
                await desk.serve(room, connection, message.get("text"))
        except Unknown:
            connection.close("no-table")
        except Denied as denied:
            connection.close(denied.code)
        except TycheError as error:
            _LOG.error("a table cannot be opened", table=table_id, error=str(error))
            connection.close("broken")
        finally:
            if room is not None:
                room.leave(connection)
            connection.close("bye")
            await writing

    # What HTTP asks.

    async def open(self, table_id: str) -> None:
        """Begin the game of a table whose seats are all taken."""
        room = await self.room(table_id)
        async with room.held():
            await room.reread()
            if room.course is not None:
                raise Denied("table.started", "the table has begun already")
            if any(seat.kind in ("open", "invited") for seat in room.seats):
                raise Denied("table.not-full", "every seat must be taken before the table begins")
            for seat in room.seats:
                timed = room.row.pace.kind != "none" and seat.kind == "person"
                seat.bank = float(room.row.pace.bank) if timed else None
            banks = {seat.seat: {"bank": seat.bank} for seat in room.seats}
            await self.store.update_seats(table_id, banks)
            await room.open(Course(opened(room.row)))

    async def seats_changed(self, table_id: str) -> None:
        """Rows of a table were changed: tell whoever looks at it."""
        room = await self._present(table_id)
        if room is not None:
            await room.seats_changed()

    async def forget(self, person_id: str) -> None:
        """Forget a person; bots take the seats."""
        for table_id in await self.store.forget_person(person_id):
            room = await self._present(table_id)
            if room is not None:
                for connection in list(room.connections):
                    if connection.person_id == person_id:
                        connection.close("forgotten")
                await room.seats_changed()
            elif self.keeper.mine:
                self._spawn(self._look_after(table_id))

    async def is_here(self, table_id: str, person_id: str) -> bool:
        """Whether a person looks at a table now, in this process or another."""
        room = self._rooms.get(table_id)
        if room is not None and person_id in room.company().persons:
            return True
        return person_id in (await self.elsewhere(table_id)).persons

    async def card(self, table_id: str, person: Person | None) -> wire.TableCard:
        """A table as a person sees it in a list."""
        row = await self.store.table(table_id)
        if row is None:
            raise Unknown(f"there is no table {table_id}")
        return (await self.cards([(row, await self.store.seats(table_id))], person))[0]

    async def cards(self, found: list[tuple[TableRow, list[SeatRow]]], person: Person | None) -> list[wire.TableCard]:
        """A page of tables as a person sees them in a list: the same few queries for any number of them."""
        ids = [row.id for row, _ in found]
        persons = await self.store.persons({one for row, seats in found for one in persons_of(row, seats)})
        names = {one.id: one.name for one in persons.values()}
        said = {} if person is None else await self.store.unheard(person.id, ids)
        others, me, now = await self._company(ids), None if person is None else person.id, self.conduct.now()
        return [
            card_of(row, seats, names, me, self._here(row.id, others), now, said.get(row.id, []))
            for row, seats in found
        ]

    def _here(self, table_id: str, others: dict[str, Company]) -> set[str]:
        room = self._rooms.get(table_id)
        here = Company() if room is None else room.company()
        return {*here.persons, *others.get(table_id, Company()).persons}

    async def resign(self, table_id: str, seat: int) -> None:
        """A person gives up a seat for good; a bot plays on."""
        room = await self.room(table_id)
        kind, _, bot = room.row.on_timeout.partition(":")
        await acts.give_up(room, seat, bot if kind == "bot" else usual_bot(room.row.game))

    async def replace(self, table_id: str, seat: int, bot: str) -> None:
        """A bot stands in for a missing person, until the person acts or the host gives the seat back."""
        await acts.stand_in(await self.room(table_id), seat, bot)

    async def back(self, table_id: str, seat: int) -> None:
        """The person gets the seat back from the bot."""
        await acts.stand_in(await self.room(table_id), seat, None)

    async def close(self, table_id: str) -> None:
        """A table that has not begun goes away: so does everybody who looks at it."""
        room = await self._present(table_id)
        self._rooms.pop(table_id, None)
        for connection in list(room.connections) if room is not None else ():
            connection.close("closed")

    async def abandon(self, table_id: str) -> None:
        """End a game without a result."""
        room = await self.room(table_id)
        async with room.ready():
            if room.row.status != "running":
                raise Denied("table.not-running", "the game is not being played")
            now = self.conduct.now()
            await self.store.update_table(table_id, status="finished", ended=now, awaited=[], since=None)
            await room.reload()

    async def log(self, table_id: str, reader: int | None, first: int, last: int) -> tuple[list[wire.Told], int]:
        """Entries of the log as a seat (or a spectator) may read them, and how many there are."""
        room = await self.room(table_id)
        async with room.ready():
            return room.showing.log(reader, first, min(last, first + LONGEST_LOG))

    async def record(self, table_id: str) -> bytes:
        """The record of a table with its seed: for everybody after the end, before it for its owner alone."""
        room = await self.room(table_id)
        async with room.ready() as course:
            try:
                return record_of(course.table, private=True)
            except RecordError as error:
                raise Denied("table.no-record", str(error)) from None

    async def branch(self, table_id: str, moment: int, seat: int, person: Person) -> str:
        """A table of the person's own that goes on from a moment, the other seats played by bots; its id."""
        room = await self.room(table_id)
        async with room.ready() as course:
            bot = usual_bot(room.row.game)
            made = branched(room.row, course, moment, seat, person.id, bot, self.conduct.now())
        await self.store.create_table(made.row, made.seats, made.past)
        if made.snapshot is not None:
            await self.store.save_snapshot(made.row.id, made.snapshot)
        new = await self.room(made.row.id)
        async with new.ready():
            await new.settle()
        return made.row.id


def usual_bot(game: str) -> str:
    """The bot that plays where nobody has chosen one: made for the game, if there is one."""
    return next((name for name in bots(game) if game_of(name) == game), "random")


def _driven(seat: SeatRow) -> bool:
    """Whether a seat needs somebody to run its clock or its bot."""
    return seat.bank is not None or clocks.played_by_bot(seat)


def _timed(room: Room) -> bool:
    """Whether a clock runs at a table."""
    return room.row.status == "running" and any(clocks.runs_out(seat) is not None for seat in room.seats)
