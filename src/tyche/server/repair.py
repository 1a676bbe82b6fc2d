"""Repairing a table whose history is damaged: only the operator does that, by a command.

The longest beginning of its history that verifies stays. What came after it is written to a file and taken away, and
the log of the table says how many decisions were lost.
"""

import asyncio
from pathlib import Path

import msgspec
from msgspec import Struct

from tyche.core.game import Game, game_named
from tyche.server.damage import Damaged
from tyche.server.room.course import REPAIRED, Course
from tyche.server.room.loading import course_of
from tyche.server.room.showing import Showing
from tyche.server.store import Event, Store, TableRow, Unknown
from tyche.server.store.folding import number
from tyche.server.store.history import event_of
from tyche.server.upgrade import load


class Repair(Struct, kw_only=True):
    """What is, or would be, done to a damaged table."""

    table_id: str
    problem: str
    events: int
    """How many of its events stay."""
    taken: int
    """How many are taken away."""
    moment: int
    """The moment that it goes on from."""


async def repair(store: Store, table_id: str, keep: Path | None) -> Repair | None:
    """Repair a table, and write what it loses to a new file `keep`; without one, only say what would be done.

    None if there is nothing to repair.
    """
    row = await store.table(table_id)
    if row is None:
        raise Unknown(f"there is no table {table_id}")
    raw = await store.raw_events(table_id)
    found = await _beginning(store, row, game_named(row.game), [event_of(one) for one in raw])
    if found is None:
        return None
    problem, events, course = found
    report = Repair(
        table_id=table_id,
        problem=problem,
        events=len(events),
        taken=len(raw) - len(events),
        moment=len(course.table.decisions),
    )
    if keep is not None:
        with keep.open("xb") as file:
            file.write(msgspec.json.encode(raw[len(events) :]))
        await _cut(store, row, course, len(events))
    return report


async def _beginning(
    store: Store, row: TableRow, game: Game, stored: list[Event | None]
) -> tuple[str, list[Event], Course] | None:
    """What is wrong with a history, and the longest beginning of it that verifies; None if all of it does."""
    events: list[Event] = []
    for event in stored:
        if event is None or event.n != len(events) + 1:
            break
        events.append(event)
    problem = "" if len(events) == len(stored) == row.n else f"after event {len(events)} something is missing"
    snapshots = await store.snapshots(row.id)
    while True:
        row.n = len(events)
        try:
            loaded = await asyncio.to_thread(load, game, row, events, [one for one in snapshots if one.n <= row.n])
        except Damaged as damaged:
            if not events:
                raise
            problem = problem or damaged.problem
            events = events[: _good(events, damaged)]
            continue
        loaded.events = events
        return (problem, events, course_of(loaded)) if problem else None


def _good(events: list[Event], damaged: Damaged) -> int:
    """How many of the events come before what is wrong."""
    if damaged.moment is None:
        return min(damaged.event or 0, len(events) - 1)
    places: list[int] = []
    for event in events:
        if event.kind == "decide":
            places.append(event.n)
        elif event.kind == "undo":
            del places[number(event)]
        elif event.kind in ("rewind", "rules"):
            del places[number(event) :]
    return places[damaged.moment] - 1


async def _cut(store: Store, row: TableRow, course: Course, last: int) -> None:
    """Store the beginning that verifies, with an event for the log and how the table stands there."""
    moment = course.moment
    lost = max(0, row.moment - moment)
    event = Event(n=last + 1, kind="seat", data=(REPAIRED, lost, moment))
    await store.cut_events(
        row.id,
        last,
        event,
        {
            "moment": moment,
            "awaited": course.asked if row.status == "running" else [],
            "turn": Showing(course).turn,
        },
    )
