"""A table as it is read from the store."""

from tyche.core.ask import Facts
from tyche.core.game import Game, game_named
from tyche.core.table import Table, open_table
from tyche.core.telling import EVERYBODY, Telling
from tyche.server import upgrade
from tyche.server.room.course import BRANCH, RULES, Course, barrier
from tyche.server.store import Chat, SeatRow, Store, TableRow, Unknown
from tyche.server.store.folding import number
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


RULES_CHANGED = "rules-changed"
BRANCHED = "branched"
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
            _note(played.table, RULES_CHANGED, facts, len(course.places))
        elif event.kind == BRANCH:
            _note(played.table, BRANCHED, {"asked": number(event, 0), "moment": before}, before)
    played.table.barrier = max(played.table.barrier, barrier(played.events))
    return course


def _note(table: Table, message: str, facts: Facts, moment: int) -> None:
    """Write to the log, for everybody, what happened to the table itself, unless a stored log has it already."""
    log = table.play.log
    assert log is not None
    place = 0
    while place < len(log) and log[place].moment <= moment:
        if (log[place].message, log[place].facts) == (message, facts):
            return
        place += 1
    log.insert(place, Telling(message, "", facts, EVERYBODY, moment))
