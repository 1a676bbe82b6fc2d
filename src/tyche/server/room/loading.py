"""A table as it is read from the store."""

import asyncio
from typing import Any

from tyche.core.ask import Facts
from tyche.core.game import Game, game_named
from tyche.core.table import Table, open_table
from tyche.server import upgrade
from tyche.server.room.changes import SeatChanges
from tyche.server.room.course import BRANCH, RULES, Course, barrier
from tyche.server.room.talk import last_lines
from tyche.server.store import ChatRow, SeatRow, Store, TableRow, Unknown
from tyche.server.store.folding import number
from tyche.server.upgrade import load_table


class Sitting:
    """Everything the store has of one table: its rows, who sits there, what was said, and the course of the game."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], names: dict[str, str], chats: list[ChatRow], course: Course | None
    ) -> None:
        self.row = row
        self.seats = seats
        self.names = names
        self.chats = chats
        self.course = course
        self.settle()

    def settle(self) -> None:
        """The store has the seats as they are now."""
        self._stored = SeatChanges(self.seats)

    def changes(self) -> dict[int, dict[str, Any]]:
        """The fields of seats that the store does not have yet."""
        return self._stored.found()

    def changed(self) -> bool:
        """Whether there are such fields."""
        return self._stored.any()

    async def reread(self, store: Store) -> None:
        """Read the rows of the table and its seats anew."""
        row = await store.table(self.row.id)
        if row is None:
            raise Unknown(f"there is no table {self.row.id}")
        seats = await store.seats(row.id)
        self.take(row, seats, await names_of(store, row, seats))

    def take(self, row: TableRow, seats: list[SeatRow], names: dict[str, str]) -> None:
        """The rows of the table and its seats are these now."""
        self.row, self.seats, self.names = row, seats, names
        self.settle()

    def name_of(self, seat: int) -> str:
        """The name of the person at a seat."""
        return self.names.get(self.seats[seat].person_id or "", "")


RULES_CHANGED = "rules-changed"
BRANCHED = "branched"
FROM_EXAMPLE = "from-example"
_GAMES: dict[str, Game] = {}


def game_of(name: str) -> Game:
    """An installed game; looked up once."""
    if name not in _GAMES:
        _GAMES[name] = game_named(name)
    return _GAMES[name]


async def load(store: Store, table_id: str) -> Sitting:
    """Read a table and play its decisions again."""
    row = await store.table(table_id)
    if row is None:
        raise Unknown(f"there is no table {table_id}")
    seats = await store.seats(table_id)
    names = await names_of(store, row, seats)
    course = None
    if row.status == "open":
        await asyncio.to_thread(opened, row)  # components of its own are parsed here, and known from then on
    else:
        course = course_of(await load_table(store, row, game_of(row.game)))
    return Sitting(row, seats, names, await last_lines(store, table_id, len(seats)), course)


async def names_of(store: Store, row: TableRow, seats: list[SeatRow]) -> dict[str, str]:
    """The names of all persons at a table, by id."""
    found = await store.persons(persons_of(row, seats))
    return {person.id: person.name for person in found.values()}


def persons_of(row: TableRow, seats: list[SeatRow]) -> set[str]:
    """The ids of all persons at a table."""
    return {person for person in (row.host, *(seat.person_id for seat in seats)) if person is not None}


def opened(row: TableRow) -> Table:
    """The table before its first decision."""
    return open_table(game_of(row.game), len(row.seat_names), row.options, row.seat_names, row.seed)


def course_of(played: upgrade.Loaded) -> Course:
    """The course of a table that was played again."""
    course = Course(played.table, played.base)
    for event in played.events:
        before = len(course.places)
        course.count(event)
        if event.kind == RULES and event.data[0] != event.data[1]:
            facts: Facts = {"old": event.data[0], "new": event.data[1], "lost": before - len(course.places)}
            played.table.note(RULES_CHANGED, facts, len(course.places))
        elif event.kind == BRANCH and isinstance(event.data[0], str):
            played.table.note(FROM_EXAMPLE, {"example": event.data[0]}, before)
        elif event.kind == BRANCH:
            played.table.note(BRANCHED, {"asked": number(event, 0), "moment": before}, before)
    course.write_notes()
    played.table.barrier = max(played.table.barrier, barrier(played.events))
    return course
