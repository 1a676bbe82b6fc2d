"""Tables that branch off from a moment of another one, to try things out.

From a finished table the position is the exact one with new dice. From a table that is being played everything the seat
cannot know is dealt anew, so that nothing hidden can be learned from it. A branch begins at the last checkpoint of the
rules before the moment; of a finished table the decisions since are taken again as far as they are still legal.
"""

import zlib
from secrets import token_bytes

import msgspec

from tyche.core.ask import Option
from tyche.core.errors import Refused
from tyche.core.resume import FASTEST, Position, position_of, resumed
from tyche.core.table import SEED_BYTES, Table
from tyche.server.room.conduct import Denied
from tyche.server.room.course import Course
from tyche.server.store import Event, SeatRow, Snapshot, TableRow
from tyche.server.store.access import new_id

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
    over = course.table.over or parent.status == "finished"
    if not course.base <= moment <= course.moment:
        raise Denied("no-moment", f"this table has moments {course.base} to {course.moment}, not {moment}")
    table = course.table.at(moment)
    table.play.log = [telling for telling in course.table.log_for(seat) if telling.moment <= moment]
    seed = token_bytes(SEED_BYTES)
    position = position_of(table) if table.play.saved is not None and table.play.saved_at > 0 else None
    if position is not None and not over:
        position = redealt(table, seat, seed)
    row = TableRow(
        id=new_id(),
        game=parent.game,
        rules=parent.rules,
        seed=seed,
        options=parent.options,
        seat_names=parent.seat_names,
        title=parent.title,
        status="running",
        host=person_id,
        started=now,
        parent=parent.id,
    )
    seats = [_seat(row.id, number, seat, person_id, bot) for number in range(len(parent.seat_names))]
    if position is None:
        return Branch(row, seats, [], None)
    past = _past(course.table.decisions, position, table, row, seed, over, now)
    snapshot = Snapshot(n=0, moment=position.moment, rules=row.rules, data=position.data, base=True)
    return Branch(row, seats, past, snapshot)


def _seat(table_id: str, number: int, own: int, person_id: str, bot: str) -> SeatRow:
    if number == own:
        return SeatRow(table_id=table_id, seat=number, kind="person", person_id=person_id)
    return SeatRow(table_id=table_id, seat=number, kind="bot", bot=bot)


def _past(
    decisions: list[tuple[int, Option]],
    position: Position,
    table: Table,
    row: TableRow,
    seed: bytes,
    over: bool,
    now: float,
) -> list[Event]:
    """The events of a branch: what led to its position, that it goes on from there, and what can be taken again."""
    base = position.moment
    lead = decisions[:base] if over else [(0, FORGOTTEN)] * base
    events = [Event(n=n + 1, kind="decide", seat=seat, data=option, at=now) for n, (seat, option) in enumerate(lead)]
    events.append(Event(n=base + 1, kind="rules", data=(row.rules, row.rules, base, base), at=now))
    if over:
        again = resumed(table.game, table.setup, seed, position, lead)
        for seat, option in table.decisions[base:]:
            try:
                again.choose(seat, option)
            except Refused:
                break
            events.append(Event(n=len(events) + 1, kind="decide", seat=seat, data=option, at=now))
    return events


def redealt(table: Table, seat: int, seed: bytes) -> Position:
    """The last checkpoint of a table with everything dealt anew that a seat cannot know."""
    play = table.play.revive(table.play.saved, table.play.dice.at(table.play.saved_counters))
    play.dice.seed = seed
    play.redeal(seat)
    position = position_of(table)
    stored = msgspec.json.decode(zlib.decompress(position.data))
    stored["state"], stored["counters"] = play.snapshot(), play.dice.counters
    return Position(position.moment, zlib.compress(msgspec.json.encode(stored), FASTEST))
