"""Tables of lessons: opened at the position of the lesson, for one person; what others do there is laid down."""

from functools import cache
from secrets import token_bytes

from tyche.core.game import game_named
from tyche.core.lessonfile import Lesson
from tyche.core.lessons import Lead, LeftLesson, go_on, lead_of, lessons_of, open_lesson
from tyche.core.puzzles import PREFIX, puzzles_of
from tyche.core.resume import position_of
from tyche.core.table import SEED_BYTES, Table
from tyche.server import wire
from tyche.server.room.branches import Branch
from tyche.server.store import SeatRow, Snapshot, TableRow, new_id
from tyche.server.store.folding import history


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by name, in order."""
    return {lesson.name: lesson for lesson in lessons_of(game_named(game))}


def lesson_of(row: TableRow) -> Lesson | None:
    """The lesson that a table leads through; None at any other table, where the game is played freely too."""
    if row.lesson.startswith(PREFIX):
        return puzzles_of(game_named(row.game)).get(row.lesson.removeprefix(PREFIX))
    found = lessons(row.game).get(row.lesson) if row.lesson else None
    return None if found is None or found.bots else found


def lead_at(lesson: Lesson | None, table: Table) -> Lead | None:
    """Where a table stands in its lesson; None without one, or where the lesson was written anew since."""
    try:
        return None if lesson is None else lead_of(lesson, table)
    except LeftLesson:
        return None


def shown(lead: Lead | None) -> wire.LessonAt | None:
    """Where a lesson stands, for the client."""
    return None if lead is None else wire.LessonAt(lead.step, lead.taken, lead.wanted())


def lesson_table(game: str, lesson: Lesson, person_id: str, now: float) -> Branch:
    """A new table for a lesson: up to where the learner is to decide."""
    rules = game_named(game)
    table = open_lesson(lesson, rules)
    own = table.setup.seats.index(lesson.seat)
    row = TableRow(
        id=new_id(),
        game=game,
        rules=rules.version,
        seed=token_bytes(SEED_BYTES) if lesson.bots else lesson.seed,
        options=table.setup.options,
        seat_names=table.setup.seats,
        status="running",
        host=person_id,
        started=now,
        lesson=lesson.name,
    )
    seats = [
        SeatRow(table_id=row.id, seat=seat, kind="person", person_id=person_id)
        if seat == own
        else SeatRow(table_id=row.id, seat=seat, kind="bot", bot=lesson.bots or None)
        for seat in range(len(row.seat_names))
    ]
    if lesson.bots:
        return Branch(row, seats, [], None)
    position = position_of(table)
    snapshot = Snapshot(n=0, moment=position.moment, rules=row.rules, data=position.data, base=True)
    go_on(Lead(lesson, table), table)
    return Branch(row, seats, history(table.decisions, [], 0, 0, now), snapshot)
