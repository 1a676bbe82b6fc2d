"""Older moments of a table, as a seat saw them then."""

from collections import OrderedDict
from typing import Any

from tyche.server.room.conduct import Denied
from tyche.server.room.course import Course

KEPT = 64


class Past:
    """Views of older moments; the last ones asked for are kept until the table goes back."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int | None, int], tuple[dict[str, Any], int]] = OrderedDict()
        self._of: tuple[Course, int] | None = None

    def view(self, course: Course, reader: int | None, moment: int) -> tuple[dict[str, Any], int]:
        """The view after `moment` decisions, without options, and how long the reader's log was then."""
        if not course.base <= moment <= course.moment:
            raise Denied("no-moment", f"this table shows moments {course.base} to {course.moment}, not {moment}")
        line = (course, course.turned - len(course.places))  # changes when a decision is taken back
        if self._of is None or self._of[0] is not course or self._of[1] != line[1]:
            self._kept.clear()
            self._of = line
        found = self._kept.get((reader, moment))
        if found is None:
            found = self._build(course, reader, moment)
            self._kept[reader, moment] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found

    def _build(self, course: Course, reader: int | None, moment: int) -> tuple[dict[str, Any], int]:
        view: dict[str, Any] = course.table.at(moment).view(reader)
        view["moment"] = moment
        if view["ask"] is not None:
            view["ask"].pop("options", None)
            view["ask"].pop("default", None)
        told = 0
        for telling in course.table.play.log or []:
            if telling.moment > moment:
                break
            told += telling.readable_by(reader)
        return view, told
