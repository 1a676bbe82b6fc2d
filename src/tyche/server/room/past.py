"""Moments of a table, as a seat saw them then, and what can be laid over the map."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

from tyche.core.edges import Layer
from tyche.core.errors import SetupError
from tyche.server.room.course import Course
from tyche.server.room.settings import Denied

KEPT = 64
Key = TypeVar("Key")
T = TypeVar("T")


class PastViews:
    """Views and overlays of moments; the last ones asked for are kept until the table goes back."""

    def __init__(self) -> None:
        self._views: OrderedDict[tuple[int | None, int], tuple[dict[str, Any], int]] = OrderedDict()
        self._layers: OrderedDict[tuple[int | None, int, str], Layer] = OrderedDict()
        self._of: tuple[Course, int] | None = None

    def view(self, course: Course, reader: int | None, moment: int) -> tuple[dict[str, Any], int]:
        """The view after `moment` decisions, without options, and how long the reader's log was then."""
        self._follow(course, moment)
        return _kept(self._views, (reader, moment), lambda: _view(course, reader, moment))

    def overlay(self, course: Course, reader: int | None, moment: int, name: str) -> Layer:
        """What can be laid over the map after `moment` decisions."""
        self._follow(course, moment)
        return _kept(self._layers, (reader, moment, name), lambda: _layer(course, reader, moment, name))

    def _follow(self, course: Course, moment: int) -> None:
        """Forget what is kept if the table has gone back; deny a moment that is not shown."""
        if not course.base <= moment <= course.moment:
            raise Denied("no-moment", f"this table shows moments {course.base} to {course.moment}, not {moment}")
        line = (course, course.turned - len(course.places))  # changes when a decision is taken back
        if self._of is None or self._of[0] is not course or self._of[1] != line[1]:
            self._views.clear()
            self._layers.clear()
            self._of = line


def _kept(kept: OrderedDict[Key, T], key: Key, make: Callable[[], T]) -> T:
    """What is kept under a key, or else is made now; the oldest makes room."""
    if key not in kept:
        kept[key] = make()
        if len(kept) > KEPT:
            kept.popitem(last=False)
    return kept[key]


def _view(course: Course, reader: int | None, moment: int) -> tuple[dict[str, Any], int]:
    view: dict[str, Any] = course.table.at(moment, told=True).view(reader)
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


def _layer(course: Course, reader: int | None, moment: int, name: str) -> Layer:
    table = course.table if moment == course.moment else course.table.at(moment)
    try:
        return table.overlay(name, reader)
    except SetupError as error:
        raise Denied("no-overlay", str(error)) from None
