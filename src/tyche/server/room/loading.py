"""A table as it is read from the store."""

from tyche.core.game import Game, game_named
from tyche.core.table import Table, open_table
from tyche.server import upgrade
from tyche.server.room.course import Course, barrier
from tyche.server.store import Chat, SeatRow, Store, TableRow, Unknown
from tyche.server.upgrade import load_table


class Loaded:
    """Everything the store has of one table."""

    def __init__(
        self, row: TableRow, seats: list[SeatRow], names: dict[str, str], chats: list[Chat], course: Course | None
    ) -> None:
        self.row = row
        self.seats = seats
        self.names = names
        self.chats = chats
        self.course = course


_GAMES: dict[str, Game] = {}


def game_of(name: str) -> Game:
    """An installed game; looked up once."""
    if name not in _GAMES:
        _GAMES[name] = game_named(name)
    return _GAMES[name]


async def load(store: Store, table_id: str) -> Loaded:
    """Read a table and play its decisions again."""
    row = await store.table(table_id)
    if row is None:
        raise Unknown(f"there is no table {table_id}")
    seats = await store.seats(table_id)
    names = await names_of(store, row, seats)
    course = None
    if row.status != "open":
        course = course_of(await load_table(store, row, game_of(row.game)))
    return Loaded(row, seats, names, await store.chats(table_id), course)


async def names_of(store: Store, row: TableRow, seats: list[SeatRow]) -> dict[str, str]:
    """The names of all persons at a table, by id."""
    ids = {seat.person_id for seat in seats} | {row.host}
    found = {}
    for person_id in ids - {None}:
        assert person_id is not None
        person = await store.person(person_id)
        if person is not None:
            found[person_id] = person.name
    return found


def opened(row: TableRow) -> Table:
    """The table before its first decision."""
    return open_table(game_of(row.game), len(row.seat_names), row.options, row.seat_names, row.seed)


def course_of(played: upgrade.Loaded) -> Course:
    """The course of a table that was played again."""
    course = Course(played.table, played.base)
    for event in played.events:
        course.count(event)
    played.table.barrier = max(played.table.barrier, barrier(played.events))
    return course
