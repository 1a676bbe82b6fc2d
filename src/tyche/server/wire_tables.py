"""Tables, seats and clocks as they go over the wire: what socket and HTTP interface share with the store."""

from typing import Any, Literal

from msgspec import Struct

from tyche.core.game import OptionValue

Option = tuple[str | int, ...]
Pace = Literal["live", "hours", "days", "none"]


class PaceOf(Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table is played: seconds in everybody's bank, and seconds added for each decision."""

    kind: Pace = "none"
    bank: int = 0
    increment: int = 0


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create. A seat is ``me``, ``open``, ``invited`` or ``bot:NAME``."""

    game: str
    seats: list[str]
    title: str = ""
    options: dict[str, OptionValue] = {}
    pace: PaceOf = PaceOf()
    listed: bool = False
    on_timeout: str = "default"
    start: bool = False
    counts: bool = False
    """Whether it counts for the ratings of who plays."""


class SeatCard(Struct, frozen=True):
    """A place at a table, as everybody may know it."""

    seat: int
    name: str
    holder: Literal["open", "invited", "person", "bot"]
    person: str | None
    bot: str | None
    ready: bool
    here: bool
    resigned: bool
    stood_in: bool


class Clock(Struct, frozen=True):
    """The time a seat has left."""

    left: float
    running: bool
    deadline: float | None


class TableCard(Struct, frozen=True):
    """A table as lists show it."""

    id: str
    game: str
    rules: str
    title: str
    status: Literal["open", "running", "finished"]
    listed: bool
    options: dict[str, OptionValue]
    pace: PaceOf
    host: str | None
    am_host: bool
    mine: list[int]
    created: float
    started: float | None
    ended: float | None
    moment: int
    turn: dict[str, Any]
    awaited: list[int]
    since: float | None
    clocks: dict[str, Clock]
    unread: int
    result: dict[str, Any] | None
    seats: list[SeatCard]
    lesson: str
    """The lesson that is learned there; empty at any other table."""
    counts: bool
    """Whether it counts for ratings."""


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """A standing order: answer questions of a topic like this, unless a fact has one of these values."""

    topic: str
    option: Option | Literal["default"]
    unless: dict[str, list[str | int]] = {}
    until: Literal["revoked", "turn"] = "revoked"
