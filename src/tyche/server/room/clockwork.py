"""What drives tables without anybody asking: clocks, bots, notices, repairs, and signs of life between processes."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import structlog

from tyche.server.room import acts, clocks
from tyche.server.room.bots import BotPool, Task
from tyche.server.room.chores import Chores
from tyche.server.room.keeper import Keeper
from tyche.server.room.registry import Registry
from tyche.server.room.robots import Robots
from tyche.server.room.room import Overtaken, Room
from tyche.server.room.settings import STORE_FAILS, Denied, RoomSettings
from tyche.server.store import Company, SeatRow, Standing, Store, Unknown, new_id
from tyche.server.work import Died, TooLong
from tyche.server.work.shares import Threads

T = TypeVar("T")
BESIDE_SECONDS = 5.0
"""How long something short may wait for its turn."""
LEASE_BEATS = 3
"""Beats that a process may miss before others believe that it is dead."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 30.0
"""Seconds to wait before a repair or a clock is tried again; twice as long each time."""
SOON = 60.0
"""Seconds before a clock runs out in which its table stays in memory."""
_LOG = structlog.get_logger("tyche.rooms")


class Clockwork:
    """Clocks, bots, repairs and presence of all rooms (`room.Surroundings`)."""

    def __init__(self, store: Store, settings: RoomSettings, registry: Registry, chores: Chores) -> None:
        self.store = store
        self.settings = settings
        self.registry = registry
        self.chores = chores
        self.pool = BotPool(max(1, settings.bot_workers), settings.bot_seconds)
        self.threads = Threads("tables", threads=2, most=400, share=16, within=BESIDE_SECONDS)
        self.alarm = clocks.Alarm(settings.now, self._ring)
        self.keeper = Keeper(settings.database, settings.heartbeat, self._take_clocks, self._resume)
        self.name = new_id()
        """How other processes know this one."""
        self.stopping = False
        self._robots: dict[str, Robots] = {}
        self._mending: set[str] = set()

    async def start(self) -> None:
        """Run clocks and bots from now on."""
        await self.keeper.start()
        await self.beat()
        self.chores.spawn(self._live())
        self.chores.spawn(self.alarm.run())
        self.chores.spawn(self.keeper.run())

    # Signs of life.

    async def _live(self) -> None:
        """Say every few seconds that this process lives, and that clocks run."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                await self.beat()
            except STORE_FAILS as error:
                _LOG.warning("heartbeat failed", error=str(error))

    async def beat(self) -> None:
        """One sign of life."""
        if not self.keeper.alone:
            known, left = await self.store.beat(self.name, self._lease)
            for room in self.registry:
                if not known:
                    self.announce(room)
                if room.id in left:
                    self.chores.spawn(room.catch_up())
        if self.keeper.mine and self.alarm.times:
            await self.store.keep_time(self.settings.now())

    async def die(self) -> None:
        """The last beat."""
        try:
            if self.keeper.mine and self.alarm.times:
                await self.store.keep_time(self.settings.now())
            if not self.keeper.alone:
                await self.store.bury(self.name)
        except STORE_FAILS as error:
            _LOG.warning("heartbeat failed", error=str(error))

    @property
    def _lease(self) -> float:
        """Seconds after which a process that was not heard of counts as dead."""
        return LEASE_BEATS * self.settings.heartbeat

    def announce(self, room: Room) -> None:
        """Tell other processes who looks at a table here."""
        if not self.keeper.alone and not self.stopping:
            self.chores.spawn(self.store.set_company(self.name, room.id, room.audience.company()))

    async def elsewhere(self, table_id: str) -> Company:
        """Who looks at a table in other processes."""
        return (await self.company([table_id])).get(table_id, Company())

    async def standing(self, table_id: str, after: int, heard: int) -> Standing | None:
        """What other processes have made of a table since that event and that chat."""
        others = None if self.keeper.alone else (self.name, self._lease)
        return await self.store.standing(table_id, after, heard, others)

    async def company(self, table_ids: list[str]) -> dict[str, Company]:
        """Who looks at tables in other processes."""
        return {} if self.keeper.alone else await self.store.company(table_ids, self.name, self._lease)

    # Clocks and bots.

    async def _take_clocks(self) -> None:
        """Whoever ran the clocks does so no more; nobody pays for the time since."""
        await self.store.restart_clocks(self.settings.now())
        for room in self.registry:
            await room.seats_changed()

    async def _resume(self) -> None:
        """Clocks and bots of all tables that are being played are ours from now on."""
        for room in self.registry:
            self.attend(room)
        for table_id in await self.store.running():
            await self.look_after(table_id)

    async def look_after(self, table_id: str) -> None:
        """A table that nobody looks at may need our clocks and bots. What fails is tried again, soon and later."""
        if not await self._looked_after(table_id):
            self.chores.spawn(self._look_after(table_id))

    async def _look_after(self, table_id: str) -> None:
        pause = FIRST_PAUSE
        while not self.stopping:
            await asyncio.sleep(pause)
            if await self._looked_after(table_id):
                return
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _looked_after(self, table_id: str) -> bool:
        """Whether there is no more to be done about a table; not if it could not be read."""
        try:
            if any(_driven(seat) for seat in await self.store.seats(table_id)):
                self.attend(await self.registry.room(table_id))
        except Unknown:
            return True
        except (Denied, *STORE_FAILS) as error:  # whoever denied it has reported why
            _LOG.warning("a table cannot be opened", table=table_id, error=str(error))
            return isinstance(error, Denied) and error.code == "damaged"
        return True

    def drives(self, room: Room) -> bool:
        """Whether a room is needed though nobody looks at it: a bot is to decide, or a clock is about to run out."""
        if room.row.status != "running" or not self.keeper.mine:
            return False
        robots, at = self._robots.get(room.id), self.alarm.times.get(room.id)
        thinking = robots is not None and (robots.running or robots.needed())
        return thinking or (at is not None and at - self.settings.now() < SOON)

    def attend(self, room: Room) -> None:
        """The table has changed: see to its clocks and bots."""
        if not self.keeper.mine or self.stopping:
            return
        at, course = None, room.course
        if course is not None and room.row.status == "running":
            at = clocks.next_out(room.seats, course.table.awaited())
        self.alarm.set(room.id, at)
        robots = self._robots.get(room.id)
        if robots is None or robots.room is not room:
            robots = self._robots[room.id] = Robots(room, self.pool)
        if robots.needed() and not robots.running:
            robots.running = True
            self.chores.spawn(robots.run())

    def forget(self, table_id: str) -> None:
        """A room has left the memory. Its alarm stays: it is read again when somebody's time is up."""
        self._robots.pop(table_id, None)

    async def _ring(self, table_id: str) -> None:
        """Somebody's time is up."""
        if self.keeper.mine and not self.stopping:
            self.chores.spawn(self._time_out(table_id))

    async def _time_out(self, table_id: str) -> None:
        """What happens when time is up, and again until it has happened."""
        pause = FIRST_PAUSE
        while not self.stopping:
            try:
                async with self.registry.using(table_id) as room:
                    try:
                        await acts.time_out(room)
                    except Overtaken:
                        self.attend(room)
                    return
            except Unknown:
                return
            except (Denied, *STORE_FAILS) as error:  # whoever denied it has reported why
                if isinstance(error, Denied) and error.code in ("not-started", "damaged"):
                    return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    # Repairs and notices.

    def mend(self, room: Room) -> None:
        """A room is broken: read it anew, soon and again until that succeeds."""
        if room.id not in self._mending and not self.stopping:
            self._mending.add(room.id)
            self.chores.spawn(self._mend(room))

    async def _mend(self, room: Room) -> None:
        pause = FIRST_PAUSE
        room.users += 1
        try:
            while room.broken:
                try:
                    async with room.held():
                        return
                except Denied as denied:
                    if denied.code == "damaged":  # only the operator can repair that
                        self._give_up(room)
                        return
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            room.users -= 1
            self._mending.discard(room.id)

    def _give_up(self, room: Room) -> None:
        """A table whose history is damaged rests: nobody stays at it, nothing drives it, and it leaves the memory."""
        for connection in list(room.connections):
            connection.close("damaged")
        self.registry.drop(room.id)
        self.forget(room.id)
        self.alarm.set(room.id, None)

    async def beside(self, owner: str, work: Callable[[], T]) -> T:
        """Have something done that takes longer than the event loop should: `Busy` if there is too much of it."""
        return await self.threads.do(owner, work)

    async def consult(self, owner: str, work: Callable[[Task], T], task: Task) -> T:
        """What a bot says of a table, for somebody."""
        try:
            return await self.pool.consult(owner, work, task)
        except (TooLong, Died):
            raise Denied("busy", "the coach could not make up its mind; try again") from None

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside that nobody waits for."""
        self.chores.spawn(work)

    def tell(self, table_id: str, kind: str, seats: list[int]) -> None:
        """There is news for the people of these seats, who are not here."""
        if self.settings.on_news is not None and not self.stopping:
            self.chores.spawn(self.settings.on_news(table_id, kind, seats))


def _driven(seat: SeatRow) -> bool:
    """Whether a seat needs somebody to run its clock or its bot."""
    return seat.bank is not None or clocks.played_by_bot(seat)
