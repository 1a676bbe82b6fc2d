"""The bots of one table: one task that lets them think whenever they are asked, and takes their decisions."""

import asyncio

from tyche.core.gathering import Gathering
from tyche.server import wire
from tyche.server.room import acts, clocks
from tyche.server.room.bots import BotPool, Task
from tyche.server.room.room import Room
from tyche.server.room.settings import Denied
from tyche.server.room.trouble import BOTS, Repairing, report

STEP = 0.1
"""The part of the usual pause that a small step of a gathering takes."""
FIRST_SETBACK, LONGEST_SETBACK = 0.5, 60.0
"""Seconds to wait after something failed; twice as long each time."""


class Robots:
    """Drives the bots of a room. `run` goes on while there is something to decide for them."""

    def __init__(self, room: Room, pool: BotPool) -> None:
        self.room = room
        self.pool = pool
        self.running = False

    def minds(self) -> dict[int, str]:
        """The bots of the table by seat."""
        return clocks.minds(self.room.seats)

    def needed(self) -> bool:
        """Whether a bot is asked, or may want to speak up and was not consulted about this question."""
        room, minds = self.room, self.minds()
        if not minds or room.course is None or room.broken or room.row.status != "running":
            return False
        ask = room.course.table.ask
        if ask is None:
            return False
        if any(seat in minds for seat in ask.seats()):
            return True
        speakers = any(seat in minds for seat in ask.asides or ())
        return speakers and room.consulted != room.course.turned

    async def run(self) -> None:
        """Let bots decide as long as they are asked. Whatever fails is tried again after a while."""
        setback = FIRST_SETBACK
        self.room.users += 1
        try:
            while self.needed():
                await asyncio.sleep(self._pause())
                try:
                    await self._round()
                    setback = FIRST_SETBACK
                except Exception as error:
                    if not isinstance(error, Denied):
                        report(self.room, "bots failed", error)
                    await asyncio.sleep(setback)
                    setback = min(2 * setback, LONGEST_SETBACK)
        finally:
            self.room.users -= 1
            self.running = False

    def _pause(self) -> float:
        course = self.room.course
        gathered = course is not None and isinstance(course.table.ask, Gathering)
        return self.room.settings.bot_pause * (STEP if gathered else 1.0)

    async def _round(self) -> None:
        """One task for the workers, and what comes of it."""
        room = self.room
        async with room.ready() as course:
            if not self.needed():
                return
            room.consulted = course.turned
            questions = {seat: course.question(seat) for seat in self.minds()}
            task = Task(room.id, course.table, self.minds(), room.row.seed)
        decided = await self.pool.think(task)
        if decided is None:
            report(room, "bots failed", kind=BOTS, bots=task.minds)
        for seat in questions if decided is None else ():
            await acts.take_default(room, seat, questions[seat], _key(questions[seat]))
        for seat, option in decided or ():
            if not await self._decide(seat, questions[seat], option):
                await acts.take_default(room, seat, questions[seat], _key(questions[seat]))

    async def _decide(self, seat: int, question: int, option: wire.Option) -> bool:
        """Take a bot's decision; False if that cannot be. A question that has passed is no fault."""
        try:
            await acts.decide(self.room, seat, question, option, _key(question), person=False)
        except Repairing:
            return False
        except Denied as denied:
            if denied.code == "not-offered":
                report(self.room, "a bot chose what is not offered", kind=BOTS, seat=seat, option=option)
                return False
            if denied.code not in ("stale", "over"):
                raise
        return True


def _key(question: int) -> str:
    """Bots decide each question once."""
    return f"bot {question}"
