"""What HTTP asks of tables: lists, beginning and ending them, seats that change hands, logs, records, branches."""

from collections.abc import Callable
from typing import Any

from tyche.bots import usual_bot
from tyche.core.chronicle import story
from tyche.core.errors import RecordError
from tyche.core.game import Game
from tyche.core.lessonfile import Lesson
from tyche.core.record import record_of
from tyche.core.table import Table
from tyche.server import wire
from tyche.server.room import leaving
from tyche.server.room.branches import Branch, branched, from_position
from tyche.server.room.cards import card_of
from tyche.server.room.chores import Chores
from tyche.server.room.clockwork import Clockwork
from tyche.server.room.course import Course
from tyche.server.room.lessons import lesson_table
from tyche.server.room.loading import opened, persons_of
from tyche.server.room.match import AWAY
from tyche.server.room.registry import Registry
from tyche.server.room.settings import Denied, RoomSettings
from tyche.server.store import Arranged, Begun, Company, Person, SeatRow, Store, TableRow, Unknown
from tyche.server.work.positions import WRITTEN, Beginning, beginning_of

LONGEST_LOG = 500
Check = Callable[[TableRow, list[SeatRow]], None]
"""Denies what may not begin like this."""


class Lobby:
    """Everything around tables."""

    def __init__(self, store: Store, settings: RoomSettings) -> None:
        self.store = store
        self.settings = settings
        self.chores: Chores
        self.registry: Registry
        self.clockwork: Clockwork

    # Lists.

    async def is_here(self, table_id: str, person_id: str) -> bool:
        """Whether a person looks at a table now, in this process or another."""
        room = self.registry.get(table_id)
        if room is not None and person_id in room.audience.company().persons:
            return True
        return person_id in (await self.clockwork.elsewhere(table_id)).persons

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
        others, me, now = await self.clockwork.company(ids), None if person is None else person.id, self.settings.now()
        return [
            card_of(row, seats, names, me, self._here(row.id, others), now, said.get(row.id, []))
            for row, seats in found
        ]

    def _here(self, table_id: str, others: dict[str, Company]) -> set[str]:
        room = self.registry.get(table_id)
        here = Company() if room is None else room.audience.company()
        return {*here.persons, *others.get(table_id, Company()).persons}

    # Beginning and ending.

    async def open(self, table_id: str, check: Check | None = None) -> None:
        """Begin the game of a table whose seats are all taken: in one transaction, or not at all."""
        async with self.registry.using(table_id) as room, room.arrange():
            if room.course is not None:
                raise Denied("table.started", "the table has begun already")
            row = room.row
            course = await self.clockwork.beside(table_id, lambda: Course(opened(row)))
            try:
                await self.store.arrange(table_id, _beginning(course, self.settings.now(), check))
            except Begun:
                raise Denied("table.started", "the table has begun already") from None
            await room.begin(course)

    async def close(self, table_id: str) -> None:
        """A table that has not begun goes away: so does everybody who looks at it."""
        async with self.registry.present(table_id):
            room = self.registry.drop(table_id)
        for connection in list(room.connections) if room is not None else ():
            connection.close("closed")

    async def abandon(self, table_id: str, person_id: str) -> None:
        """End a game that nobody but this person plays, without a winner."""
        async with self.registry.using(table_id) as room:
            await leaving.abandon(room, person_id)

    # Seats.

    async def seats_changed(self, table_id: str) -> None:
        """Rows of a table were changed: tell whoever looks at it."""
        async with self.registry.present(table_id) as room:
            if room is not None:
                await room.seats_changed()

    async def forget(self, person_id: str) -> None:
        """Forget a person; bots take the seats."""
        for table_id in await self.store.forget_person(person_id):
            async with self.registry.present(table_id) as room:
                for connection in list(room.connections) if room is not None else ():
                    if connection.person_id == person_id:
                        connection.close("forgotten")
            await self.table_changed(table_id)

    async def table_changed(self, table_id: str) -> None:
        """Somebody was forgotten who sat or spoke at a table, or it was changed from outside, or it is no more."""
        row = await self.store.table(table_id)
        if row is None:
            await self.close(table_id)
            self.clockwork.forget(table_id)
            return
        async with self.registry.present(table_id) as room:
            if room is not None:
                async with room.arrange():
                    await room.reload()
            elif self.clockwork.keeper.mine and row.status == "running":
                self.chores.spawn(self.clockwork.look_after(table_id))

    async def resign(self, table_id: str, seat: int) -> None:
        """A person gives up a seat for good; a bot plays on while people are left."""
        async with self.registry.using(table_id) as room:
            kind, _, bot = room.row.on_timeout.partition(":")
            await leaving.give_up(room, seat, bot if kind == "bot" else usual_bot(room.row.game))

    async def replace(self, table_id: str, seat: int, bot: str) -> None:
        """A bot plays for a person who is away for too long, until they come back."""
        async with self.registry.using(table_id) as room:
            await leaving.keep_seat(room, seat, bot, AWAY)

    async def back(self, table_id: str, seat: int) -> None:
        """The person gets the seat back from the bot."""
        async with self.registry.using(table_id) as room:
            await leaving.come_back(room, seat)

    # Logs, records, branches.

    async def log(self, table_id: str, reader: int | None, first: int, last: int) -> tuple[list[wire.Told], int]:
        """Entries of the log as a seat (or a spectator) may read them, and how many there are."""
        async with self.registry.using(table_id) as room, room.ready():
            assert room.match is not None
            return room.match.showing.log(reader, first, min(last, first + LONGEST_LOG))

    async def story(self, table_id: str, most: int) -> list[wire.Told]:
        """What mattered in a game that is over, as everybody may read it."""
        async with self.registry.using(table_id) as room, room.ready():
            assert room.match is not None
            showing = room.match.showing
            found = story(showing.course.table.game.weighty, showing.readable(None), most)
            return [showing.entry(line.n, line.telling) for line in found]

    async def record(self, table_id: str) -> bytes:
        """The record of a table with its seed: for everybody after the end, before it for its owner alone."""
        async with self.registry.using(table_id) as room, room.ready() as course:
            try:
                return await self.clockwork.beside(table_id, lambda: record_of(course.table, private=True))
            except RecordError as error:
                raise Denied("table.no-record", str(error)) from None

    async def branch(self, table_id: str, moment: int, seat: int, person: Person) -> str:
        """A table of the person's own that goes on from a moment, the other seats played by bots; its id."""
        async with self.registry.using(table_id) as room, room.ready() as course:
            bot = usual_bot(room.row.game)
            row, now = room.row, self.settings.now()
            made = await self.clockwork.beside(
                person.id, lambda: branched(row, course, moment, seat, person.id, bot, now)
            )
        return await self._begin(made)

    async def try_out(self, open_example: Callable[[], Table], example: str, person: Person) -> str:
        """A table of the person's own at the position of an example, the other seats played by bots; its id."""
        now = self.settings.now()

        def begun() -> Branch:
            table = open_example()
            bot = usual_bot(table.game.name)
            return from_position(table.game, beginning_of(table), example, person.id, bot, now)

        return await self._begin(await self.clockwork.beside(person.id, begun))

    async def _begin(self, made: Branch) -> str:
        await self.store.create_table(made.row, made.seats, made.past, made.snapshot)
        async with self.registry.using(made.row.id) as new, new.change():
            await new.take_stock()
        return made.row.id

    async def begin_at(self, game: Game, at: Beginning, person: Person) -> str:
        """A table of the person's own at a position that was written, the other seats played by bots; its id."""
        bot, now = usual_bot(game.name), self.settings.now()
        return await self._begin(from_position(game, at, WRITTEN, person.id, bot, now))

    # Lessons.

    async def begin_lesson(self, game: str, lesson: Lesson, person: Person) -> str:
        """A table of the person's own for a lesson, in place of the one they had; its id."""
        now = self.settings.now()
        made = await self.clockwork.beside(person.id, lambda: lesson_table(game, lesson, person.id, now))
        await self.store.begin_lesson(person.id, made.row, made.seats, made.past, made.snapshot)
        async with self.registry.using(made.row.id) as new, new.change():
            await new.take_stock()
        return made.row.id

    async def is_led(self, table_id: str) -> bool:
        """Whether a table still goes by the lesson that it was opened for."""
        async with self.registry.using(table_id) as room, room.ready():
            assert room.match is not None
            return room.match.lesson is None or room.match.lead() is not None


def _beginning(course: Course, now: float, check: Check | None) -> Callable[[TableRow, list[SeatRow]], Arranged]:
    """What begins a table, from its rows as they are in the transaction that does it."""

    def begin(row: TableRow, seats: list[SeatRow]) -> Arranged:
        if any(seat.kind in ("open", "invited") for seat in seats):
            raise Denied("table.not-full", "every seat must be taken before the table begins")
        if check is not None:
            check(row, seats)
        public = course.table.game.public(course.table.play)
        turn: Any = course.table.game.board(course.table.setup).get("turn", [])
        fields: dict[str, Any] = {
            "status": "running",
            "started": now,
            "moment": 0,
            "awaited": course.asked,
            "since": now,
            "turn": {field: public.get(field) for field in turn},
        }
        timed = row.pace.kind != "none"
        clocks = {
            seat.seat: {
                "bank": float(row.pace.bank) if timed and seat.kind == "person" else None,
                "clock_since": now if timed and seat.kind == "person" and seat.seat in course.asked else None,
            }
            for seat in seats
        }
        return Arranged(clocks, fields)

    return begin
