"""The bots of one table: one task that lets them think whenever they are asked, and takes their decisions."""

import asyncio

import structlog

from tyche.core.errors import Refused
from tyche.core.gathering import Gathering
from tyche.server import wire
from tyche.server.room import acts
from tyche.server.room.bots import BotPool, Task
from tyche.server.room.clocks import played_by_bot
from tyche.server.room.conduct import Denied
from tyche.server.room.room import Room

STEP = 0.1
"""The part of the usual pause that a small step of a gathering takes."""
_LOG = structlog.get_logger("tyche.bots")


class Robots:
    """Drives the bots of a room. `run` goes on while there is something to decide for them."""

    def __init__(self, room: Room, pool: BotPool) -> None:
        self.room = room
        self.pool = pool
        self.running = False

    def minds(self) -> dict[int, str]:
        """The bots of the table by seat."""
        return {seat.seat: seat.bot for seat in self.room.seats if seat.bot is not None and played_by_bot(seat)}

    def needed(self) -> bool:
        """Whether a bot is asked, or may want to speak up and was not consulted about this question."""
        room = self.room
        if room.course is None or room.broken or room.row.status != "running":
            return False
        ask = room.course.table.ask
        minds = self.minds()
        if ask is None or not minds:
            return False
        if any(seat in minds for seat in ask.seats()):
            return True
        speakers = any(seat in minds for seat in ask.asides or ())
        return speakers and room.consulted != room.course.turned

    async def run(self) -> None:
        """Let bots decide as long as they are asked."""
        try:
            while self.needed():
                await asyncio.sleep(self._pause())
                await self._round()
        finally:
            self.running = False

    def _pause(self) -> float:
        course = self.room.course
        gathered = course is not None and isinstance(course.table.ask, Gathering)
        return self.room.conduct.bot_pause * (STEP if gathered else 1.0)

    async def _round(self) -> None:
        """One task for the workers, and what comes of it."""
        room = self.room
        async with room.ready() as course:
            if not self.needed():
                return
            room.consulted = course.turned
            questions = {seat: course.question(seat) for seat in self.minds()}
            task = Task(course.table, self.minds(), room.row.seed)
        decided = await self.pool.think(task)
        for seat in questions if decided is None else ():
            await self._default(seat, questions[seat])
        for seat, option in decided or ():
            if not await self._decide(seat, questions[seat], option):
                await self._default(seat, questions[seat])

    async def _decide(self, seat: int, question: int, option: wire.Option) -> bool:
        """Take a bot's decision; False if the rules do not allow it. A question that has passed is no fault."""
        try:
            await acts.decide(self.room, seat, question, option, f"bot {question}", person=False)
        except Denied as denied:
            if denied.code == "not-offered":
                _LOG.warning("a bot chose what is not offered", table=self.room.id, seat=seat, option=option)
                return False
            if denied.code == "storage":
                await asyncio.sleep(1.0)
        return True

    async def _default(self, seat: int, question: int) -> None:
        """The lawful default instead of a bot that failed; whoever only might have spoken up stays silent."""
        async with self.room.ready() as course:
            if course.question(seat) != question or seat not in course.table.awaited():
                return
            option = course.table.default(seat)
        try:
            await acts.decide(self.room, seat, question, option, f"bot {question}", person=False)
        except (Denied, Refused) as error:
            _LOG.warning("the default was too late", table=self.room.id, seat=seat, error=str(error))
