"""What has mattered since a moment, for somebody who comes back to a table."""

from typing import Any

from tyche.core.chronicle import Line, chronicle
from tyche.server import wire
from tyche.server.room.course import Course
from tyche.server.room.deltas import Reader
from tyche.server.room.past import PastViews
from tyche.server.room.showing import Showing


def since(showing: Showing, past: PastViews, reader: Reader, moment: int | None) -> wire.Chronicle:
    """What befell a reader and what each side did after a moment; without one since their own last decision."""
    course = showing.course
    begin = moment if moment is not None else _own(course, reader)
    was, now = (_figures(course, past.view(course, reader, at)[0]) for at in (begin, course.moment))
    found = chronicle(course.table.game.weighty, showing.readable(reader), reader, begin)

    def told(lines: list[Line]) -> list[wire.Told]:
        return [showing.entry(line.n, line.telling) for line in lines]

    sides = [
        wire.Doings(seat, told(found.sides.get(seat, [])), was[seat], now[seat])
        for seat in range(course.table.setup.players)
    ]
    return wire.Chronicle(None, begin, told(found.mine), sides)


def _own(course: Course, reader: Reader) -> int:
    acted = None if reader is None else course.acted_at(reader)
    return max(course.base, acted or 0)


def _figures(course: Course, view: dict[str, Any]) -> list[dict[str, int]]:
    """How far every seat is on the tracks of victory."""
    tracks: Any = course.table.game.board(course.table.setup).get("tracks", [])
    fields = [track["field"] for track in tracks]
    seats: list[Any] = view.get("seats") or [{}] * course.table.setup.players
    return [{field: seat[field] for field in fields if isinstance(seat.get(field), int)} for seat in map(_plain, seats)]


def _plain(seat: Any) -> dict[str, Any]:
    return seat if isinstance(seat, dict) else {name: getattr(seat, name) for name in seat.__struct_fields__}
