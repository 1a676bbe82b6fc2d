"""Tables that branch off from a moment of another one, to try things out.

From a finished table a branch begins at exactly that moment and knows all that went before; its dice are others from
there on. From a table that is being played everything the seat cannot know is dealt anew, so that nothing hidden can be
learned from it: such a branch begins at a checkpoint of the rules before the moment, because in the middle of a
procedure hidden things may be under way, and has no past. Its log says at which moment a branch begins. From an example
of the rulebook it begins at the position that is given there.
"""

import zlib
from secrets import token_bytes

import msgspec

from tyche.core.ask import Option
from tyche.core.dice import EPOCH, Former
from tyche.core.game import Game
from tyche.core.resume import FASTEST, Position, position_of, resumed
from tyche.core.table import SEED_BYTES, Table
from tyche.server.room.course import Course
from tyche.server.room.settings import Denied
from tyche.server.store import Event, SeatRow, Snapshot, TableRow
from tyche.server.store.access import new_id
from tyche.server.store.folding import branch_event, history
from tyche.server.work.positions import Beginning

FORGOTTEN: Option = ("past",)
"""Stands for a decision before the beginning of a branch, of which only the number matters."""


class Branch:
    """What makes a new table: its rows, the events it begins with, and its position."""

    def __init__(self, row: TableRow, seats: list[SeatRow], past: list[Event], snapshot: Snapshot | None) -> None:
        self.row = row
        self.seats = seats
        self.past = past
        self.snapshot = snapshot


def branched(parent: TableRow, course: Course, moment: int, seat: int, person_id: str, bot: str, now: float) -> Branch:
    """A table for one person that goes on from a moment of `parent`, the other seats played by bots."""
    if not course.base <= moment <= course.moment:
        raise Denied("no-moment", f"this table has moments {course.base} to {course.moment}, not {moment}")
    row = TableRow(
        id=new_id(),
        game=parent.game,
        rules=parent.rules,
        seed=token_bytes(SEED_BYTES),
        options=parent.options,
        seat_names=parent.seat_names,
        title=parent.title,
        status="running",
        host=person_id,
        started=now,
        parent=parent.id,
    )
    seats = [_seat(row.id, number, seat, person_id, bot) for number in range(len(parent.seat_names))]
    if parent.status == "finished":
        position, events = _whole(course, moment, row, now)
    else:
        position, events = _known(course, moment, seat, row, now)
        events.append(branch_event(len(events) + 1, moment, [], now))
    if position is None:
        return Branch(row, seats, events, None)
    snapshot = Snapshot(n=0, moment=position.moment, rules=row.rules, data=position.data, base=True)
    return Branch(row, seats, events, snapshot)


def from_position(game: Game, at: Beginning, source: str, person_id: str, bot: str, now: float) -> Branch:
    """A table for one person at a position: theirs is the first seat that is asked. `source` is the example, or what
    else it comes from.
    """
    row = TableRow(
        id=new_id(),
        game=game.name,
        rules=game.version,
        seed=token_bytes(SEED_BYTES),
        options=at.options,
        seat_names=at.seats,
        status="running",
        host=person_id,
        started=now,
        parent=f"{game.name}/{source}",
    )
    seats = [_seat(row.id, number, at.first, person_id, bot) for number in range(len(at.seats))]
    snapshot = Snapshot(n=0, moment=0, rules=row.rules, data=at.data, base=True)
    return Branch(row, seats, [Event(n=1, kind="branch", data=(source,), at=now)], snapshot)


def _seat(table_id: str, number: int, own: int, person_id: str, bot: str) -> SeatRow:
    if number == own:
        return SeatRow(table_id=table_id, seat=number, kind="person", person_id=person_id)
    return SeatRow(table_id=table_id, seat=number, kind="bot", bot=bot)


def _whole(course: Course, moment: int, row: TableRow, now: float) -> tuple[Position | None, list[Event]]:
    """The events of a table that is over up to a moment; and, if it has no beginning, the position that it has."""
    decisions, base = course.table.decisions, course.base
    position = None
    events = history(decisions[:base], [], 0, 0, now)
    if base:
        first = course.table.at(base, told=True)
        first.play.log = course.table.play.log
        first.play.dice.thrown = course.table.play.dice.thrown
        position = position_of(first)
        events.append(_goes_on(row, base, now))
    turnings = [turning for turning in course.table.turnings if base <= turning.moment <= moment]
    events += history(decisions[:moment], turnings, base, len(events), now)
    dice, until = course.table.play.dice, course.table.at(moment).play.dice.counters[:EPOCH]
    former: Former = [
        (seed, [min(pair) for pair in zip(counters, until, strict=True)]) for seed, counters in dice.former or ()
    ]
    former.append((dice.seed, until))
    return position, [*events, branch_event(len(events) + 1, moment, former, now)]


def _known(course: Course, moment: int, seat: int, row: TableRow, now: float) -> tuple[Position, list[Event]]:
    """The last checkpoint as a seat knows it, and in the place of decisions before it only their number.

    Where dice fell or the seat drew something before the next question, a new deal would show it something else: then
    the branch begins at the checkpoint before. At the beginning of the game there is nothing to know yet.
    """
    position = _dealt(course, moment, seat, row)
    while position is None:
        moment = course.table.at(moment).play.saved_at - 1
        position = _dealt(course, moment, seat, row)
    base = position.moment
    events = history([(0, FORGOTTEN)] * base, [], 0, 0, now)
    events.append(_goes_on(row, base, now))
    return position, events


def _dealt(course: Course, moment: int, seat: int, row: TableRow) -> Position | None:
    """The last checkpoint before a moment, dealt anew; None if the seat would be shown something else there."""
    table = course.table.at(moment, told=True)
    table.play.log = [telling for telling in course.table.log_for(seat) if telling.moment <= moment]
    position = redealt(table, seat, row.seed)
    if position.moment <= course.base:
        return position
    again = resumed(table.game, table.setup, row.seed, position, table.decisions)
    return position if again.view(seat) == course.table.at(position.moment, told=True).view(seat) else None


def _goes_on(row: TableRow, base: int, now: float) -> Event:
    """The event of a table that begins at a position."""
    return Event(n=base + 1, kind="rules", data=(row.rules, row.rules, base, base), at=now)


def redealt(table: Table, seat: int, seed: bytes) -> Position:
    """The last checkpoint of a table with everything dealt anew that a seat cannot know."""
    play = table.play.revive(table.play.saved, table.play.dice.at(table.play.saved_counters))
    play.dice.seed = seed
    table.game.redeal(play, seat)
    position = position_of(table)
    stored = msgspec.json.decode(zlib.decompress(position.data))
    stored["state"], stored["counters"] = table.game.snapshot(play), play.dice.counters
    return Position(position.moment, zlib.compress(msgspec.json.encode(stored), FASTEST))
