"""All rooms of a process: which tables are in memory, what drives them, and the sockets at them."""

import asyncio
from collections.abc import Callable
from time import monotonic

import structlog
from starlette.websockets import WebSocket

from tyche.core.errors import TycheError
from tyche.server.room import desk
from tyche.server.room.chores import Chores, Latest
from tyche.server.room.clockwork import Clockwork
from tyche.server.room.connection import LINE, SLOW, Allowance, Connection, Line
from tyche.server.room.loading import load
from tyche.server.room.lobby import Lobby
from tyche.server.room.registry import Registry
from tyche.server.room.room import Room
from tyche.server.room.settings import STORE_FAILS, Denied, RoomSettings
from tyche.server.room.trouble import failure, report_unread
from tyche.server.store import Person, Session, Store, Unknown
from tyche.server.upgrade import snapshot_of

HOUSEKEEPING = 20.0
SNAPSHOT_EVERY = 300.0
REMEMBERED = 1000
SWEEP_WAIT = 0.5
"""Seconds between two looks for rooms that are too many."""
LOOK_AFTER = 1.0
"""Seconds between two looks at a table of another process, whether it has clocks or bots by now."""
LAST_WORDS = 2.0
"""Seconds that a goodbye may take."""
_LOG = structlog.get_logger("tyche.rooms")


class Rooms(Lobby):
    """The rooms. One for each table that somebody looks at, or that clocks or bots drive."""

    def __init__(self, store: Store, settings: RoomSettings) -> None:
        super().__init__(store, settings)
        self.chores = Chores()
        self.registry = Registry(self._load, self._loaded)
        self.clockwork = Clockwork(store, settings, self.registry, self.chores)
        self.sockets: set[Connection] = set()
        self._behind = Latest(self.chores, self._catch_up)
        self._unwatched = Latest(self.chores, self.clockwork.look_after, LOOK_AFTER)
        self._kept: dict[str, tuple[int, float]] = {}
        """Up to which event, and when, the position of each room was stored."""
        self._sweeping = False
        self._slow: dict[tuple[str, str | None], str] = {}
        """Who was let go without a word, to be told when they come back."""

    async def start(self) -> None:
        """Run clocks and bots, and hear of what other processes do."""
        await self.clockwork.start()
        self.store.listen(self.heard)
        self.chores.spawn(self._keep_house())

    async def stop(self) -> None:
        """Say goodbye to everybody and keep what has to be kept."""
        self.clockwork.stopping = True
        await self.chores.stop()
        for room in self.registry:
            async with room.lock:
                for connection in list(room.connections):
                    connection.close("restart")
                try:
                    await self._keep(room)
                except (TycheError, *STORE_FAILS) as error:
                    _LOG.warning("a position cannot be stored", table=room.id, error=str(error))
        await self.clockwork.die()
        open_ones = [connection.gone() for room in self.registry for connection in room.connections]
        if open_ones:
            await asyncio.wait([asyncio.ensure_future(one) for one in open_ones], timeout=LAST_WORDS)
        self.clockwork.pool.close()
        self.clockwork.threads.close()

    # The memory.

    async def room(self, table_id: str) -> Room:
        """The room of a table, read from the store if need be."""
        return await self.registry.room(table_id)

    async def _load(self, table_id: str) -> Room:
        try:
            sitting = await load(self.store, table_id)
        except (Unknown, *STORE_FAILS):
            raise
        except Exception as error:
            row = await self.store.table(table_id)
            if row is not None:
                report_unread(self.settings, row, error)
            raise failure(error) from error
        room = Room(self.store, self.settings, self.clockwork, sitting)
        room.audience.elsewhere = await self.clockwork.elsewhere(table_id)
        return room

    def _loaded(self, room: Room) -> None:
        self.clockwork.attend(room)
        # Reading one table after the other must not fill the memory with them.
        if not self._sweeping and len(self.registry) > self.settings.most_idle:
            self._sweeping = True
            self.chores.spawn(self._sweep())

    async def _sweep(self) -> None:
        """Let go of the longest unused rooms, so that no more idle ones stay than may."""
        await asyncio.sleep(SWEEP_WAIT)
        self._sweeping = False
        idle = sorted((room for room in self.registry if self._unneeded(room)), key=lambda room: room.used)
        for room in idle[: max(0, len(idle) - self.settings.most_idle)]:
            async with room.lock:
                await self._let_go(room, self._unneeded)

    async def _keep_house(self) -> None:
        """Now and then: store positions, and let go of rooms that nobody needs."""
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            await self.look_through_all()

    async def look_through_all(self) -> None:
        """Look through all rooms; nothing here holds on to one until the next time."""
        for room in self.registry:
            try:
                await self.look_through(room)
            except Exception as error:  # what is wrong with one room must not keep the others
                _LOG.warning("housekeeping failed", table=room.id, error=repr(error), exc_info=error)

    async def look_through(self, room: Room) -> None:
        """Store the position of a room that has moved on, and let go of it if nobody needs it."""
        n, at = self._kept.setdefault(room.id, (0, monotonic()))
        async with room.lock:
            if room.course is not None and room.course.n != n and monotonic() - at > SNAPSHOT_EVERY:
                await self._keep(room)
            await self._let_go(room, self._idle)

    async def _let_go(self, room: Room, idle: Callable[[Room], bool]) -> None:
        if await self.registry.let_go(room, idle, self._keep):
            self.clockwork.forget(room.id)
            self._kept.pop(room.id, None)
            self.settings.on_left(len(self.registry))

    def _idle(self, room: Room) -> bool:
        return monotonic() - room.used > self.settings.idle and self._unneeded(room)

    def _unneeded(self, room: Room) -> bool:
        return not room.connections and not room.users and not self.clockwork.drives(room)

    async def _keep(self, room: Room) -> None:
        """Store the position: should the rules change, the table goes on from it."""
        if room.course is None or room.broken:
            return
        self._kept[room.id] = (room.course.n, monotonic())
        if room.row.status == "running" and room.course.table.play.saved is not None:
            await self.store.save_snapshot(room.id, snapshot_of(room.course.table, room.course.n))

    # Other processes.

    def heard(self, table_id: str, n: int) -> None:
        """Another process has changed a table."""
        if table_id in self.registry:
            self._behind.run(table_id)
        elif self.clockwork.keeper.mine:
            self._unwatched.run(table_id)

    async def _catch_up(self, table_id: str) -> None:
        async with self.registry.present(table_id) as room:
            if room is not None:
                await room.catch_up()

    # News of persons.

    def end_session(self, session_id: str) -> None:
        """A session has ended: so do its sockets."""
        for connection in list(self.sockets):
            if connection.session is not None and connection.session.id == session_id:
                connection.close("signed-out")

    def end_expired(self, now: float) -> None:
        """Sessions end by themselves, too."""
        for connection in list(self.sockets):
            if connection.session is not None and connection.session.expires <= now:
                connection.close("signed-out")

    async def person_changed(self, person_id: str) -> None:
        """Somebody has another name, or does not hear others any more: show it wherever they sit or look."""
        for room in self.registry:
            if person_id in room.sitting.names:
                await self.seats_changed(room.id)
            for connection in [one for one in room.connections if one.person_id == person_id]:
                if await self._prepare(connection) and room.course is not None:
                    async with room.held():
                        room.audience.send_view(connection)

    async def _prepare(self, connection: Connection) -> bool:
        """Find out whom somebody does not hear; whether that has changed."""
        before = connection.silenced
        if connection.person_id is not None:
            connection.silenced = await self.store.silenced(connection.person_id)
        return before != connection.silenced

    # The socket.

    async def serve(
        self,
        websocket: WebSocket,
        table_id: str,
        person: Person | None,
        session: Session | None = None,
        together: Allowance | None = None,
    ) -> None:
        """Serve a socket whose person is known and whose origin was checked, until it closes.

        `together` is what all sockets from its place may ask.
        """
        visit = (table_id, None if person is None else person.id)
        line: Line = websocket.scope["extensions"][LINE]
        connection = Connection(line, visit[1], self.settings.rate, session, self._slow.pop(visit, ""), together)
        self.sockets.add(connection)  # before anything is waited for: the session could end meanwhile
        try:
            await self._serve(websocket, table_id, connection)
        finally:
            self.sockets.discard(connection)
            if connection.closing == SLOW and person is not None:
                self._slow[visit] = SLOW
                while len(self._slow) > REMEMBERED:
                    del self._slow[next(iter(self._slow))]

    async def _serve(self, websocket: WebSocket, table_id: str, connection: Connection) -> None:
        await websocket.accept()
        try:
            if self.clockwork.stopping:
                raise Denied("restart", "the server is about to stop; come back in a moment")
            await self._prepare(connection)
            async with self.registry.using(table_id) as room:
                await self._seat(websocket, room, connection)
        except Unknown:
            connection.close("no-table")
        except Denied as denied:
            connection.close(denied.code)
        except Exception as error:
            _LOG.error("a table cannot be opened", table=table_id, error=repr(error), exc_info=error)
            connection.close(failure(error).code)
        finally:
            connection.close("bye")
            await connection.gone()

    async def _seat(self, websocket: WebSocket, room: Room, connection: Connection) -> None:
        """Serve a socket at its table."""
        try:
            await room.join(connection)
            # In a task of its own, from the line itself: it is woken twice a decision, and all that the framework put
            # around a socket would be woken with it, one coroutine inside the other.
            line: Line = websocket.scope["extensions"][LINE]
            await asyncio.create_task(desk.converse(room, connection, line.receive))
        finally:
            await room.leave(connection)
