"""What the store keeps, row by row. Times are seconds since 1970; ids are random words."""

from typing import Any, Literal

from msgspec import Struct, field

from tyche.core.game import OptionValue
from tyche.server.wire import Option, Order, PaceOf

Status = Literal["open", "running", "finished"]
Holder = Literal["open", "invited", "person", "bot"]
PersonKind = Literal["guest", "account"]
EventKind = Literal["decide", "undo", "rewind", "seat", "rules", "branch"]
Way = Literal["", "guest", "register", "password", "link", "passkey"]
How = Literal["mute", "block"]
TableList = Literal["mine", "sandboxes", "open", "running", "finished"]


class Person(Struct, kw_only=True):
    """Somebody who sits at tables: a guest or an account."""

    id: str
    name: str
    kind: PersonKind = "guest"
    mail: str | None = None
    password_hash: str | None = None
    language: str = "en"
    settings: dict[str, Any] = field(default_factory=dict)
    created: float = 0.0
    seen: float = 0.0
    """When they last asked for anything, to the day."""
    banned: float | None = None
    """Until when they may not come in."""
    banned_for: str = ""


class Session(Struct, kw_only=True):
    """One place where a person is signed in; the id is no secret."""

    id: str
    created: float
    expires: float
    seen: float = 0.0
    """When something was last asked for there, to the hour."""
    way: Way = ""
    """How it began; those that prove who somebody is allow more for a while."""
    agent: str = ""
    """Browser and system, as the browser says."""


class Passkey(Struct, kw_only=True):
    """A key on somebody's device that signs them in; `uses` is the device's own count."""

    id: str
    person_id: str
    public_key: bytes
    uses: int
    name: str
    created: float = 0.0
    used: float | None = None


class Stance(Struct, kw_only=True):
    """What somebody wants to have to do with another person: not hear them, or nothing at all."""

    other_id: str
    how: How
    at: float
    name: str = ""


class Report(Struct, kw_only=True):
    """What somebody tells the operator about another person, with what was said."""

    id: int
    at: float
    person_id: str | None
    about_id: str | None
    about_name: str
    table_id: str
    text: str
    lines: list[dict[str, Any]]
    closed: float | None
    note: str


class News(Struct, kw_only=True):
    """Something about persons that every process has to hear of."""

    id: int
    kind: str
    subject: str


class Job(Struct, kw_only=True):
    """Something to be done beside the tables for a person, its owner."""

    id: str
    kind: str
    owner: str
    key: str
    """Tells whether something is asked for twice."""
    payload: bytes
    state: Literal["waiting", "taken", "done", "failed"] = "waiting"
    due: float = 0.0
    """When it may be taken; if it is taken, when its lease runs out."""
    lease: str = ""
    tries: int = 0
    result: Any = None
    error: str | None = None
    created: float = 0.0
    ended: float | None = None


class TableRow(Struct, kw_only=True):
    """A table. What a card in a list shows of the position (moment, awaited, since, turn) is kept here by the room."""

    id: str
    game: str
    rules: str
    """The version of the rules that the table is played with."""
    seed: bytes
    options: dict[str, OptionValue] = field(default_factory=dict)
    seat_names: list[str] = field(default_factory=list)
    title: str = ""
    status: Status = "open"
    listed: bool = False
    host: str | None = None
    """The id of the person who may change the table."""
    pace: PaceOf = PaceOf()
    on_timeout: str = "default"
    created: float = 0.0
    started: float | None = None
    ended: float | None = None
    changed: float = 0.0
    """When the last event was appended."""
    n: int = 0
    """The number of the last event; kept by `append` alone."""
    moment: int = 0
    awaited: list[int] = field(default_factory=list)
    since: float | None = None
    turn: dict[str, Any] = field(default_factory=dict)
    result: dict[str, Any] | None = None
    parent: str | None = None
    """The table that this one branched off from, or is the rematch of."""
    lesson: str = ""
    """The lesson that is learned here; empty at any other table."""
    counts: bool = False
    """Whether it counts for the ratings of who plays."""


class SeatRow(Struct, kw_only=True):
    """A place at a table. `kind` person without a person is a seat of somebody who was forgotten or never was here."""

    table_id: str
    seat: int
    kind: Holder = "open"
    person_id: str | None = None
    bot: str | None = None
    ready: bool = False
    link_version: int = 0
    """Invitations with another version are no longer valid."""
    bank: float | None = None
    """Seconds left when the clock was last stopped; None without a clock."""
    clock_since: float | None = None
    """Since when the table waits for this seat, whatever its pace; None if it does not."""
    orders: list[Order] = field(default_factory=list)
    plan: list[Option] = field(default_factory=list)
    note: str = ""
    seen: int = 0
    """The moment up to which the seat has been looked through."""
    heard: int = 0
    """The number of the last chat that came to the seat while somebody looked through it."""
    resigned: bool = False
    stood_in: bool = False


class Event(Struct, kw_only=True):
    """One thing that happened at a table. Events are numbered 1, 2, 3 ... and never change.

    ===========  ======================================================================================
    kind         data
    ===========  ======================================================================================
    ``decide``   the option that `seat` chose
    ``undo``     ``(place,)``: the decision at that place, from 0, was taken back; later ones stay
    ``rewind``   ``(moment,)``: the table went back to that moment; ``(epoch, left, moment)``: so it did from moment
                 `left`, and what came then was random anew (`core.epochs`)
    ``seat``     a word and its facts: somebody resigned, was replaced, came back
    ``rules``    ``(old, new, base, kept)``: new rules go on from the snapshot of moment `base`; of the
                 decisions the first `kept` remain
    ``branch``   ``(asked, seed, dice, deck, ...)``: the table branched off from another one here, `asked`
                 was the moment; the seeds (hexadecimal) of its dice before, and up to which counters
    ===========  ======================================================================================
    """

    n: int
    kind: EventKind
    data: Option
    seat: int | None = None
    key: str | None = None
    """The same key never happens twice at one table."""
    at: float = 0.0


class Snapshot(Struct, kw_only=True):
    """A table at a checkpoint, as `core.resume` writes it, after `n` events."""

    n: int
    moment: int
    """How many decisions lead to it."""
    rules: str
    data: bytes
    base: bool = False
    """Whether the table goes on from here because the rules changed: such a snapshot is never thrown away."""


class ChatRow(Struct, kw_only=True):
    """Something said at a table; `to` None is everybody, `seat` None a spectator."""

    n: int
    table_id: str
    person_id: str | None
    seat: int | None
    name: str
    to: list[int] | None
    text: str
    at: float


class Learning(Struct, kw_only=True):
    """How far somebody has come in a lesson: the step that comes next, and when it was done, if it was."""

    game: str
    lesson: str
    table_id: str | None
    step: int = 0
    done: float | None = None


class PushSubscription(Struct, kw_only=True):
    """Where a browser wants its notices, and the keys to encrypt them with."""

    endpoint: str
    person_id: str
    p256dh: str
    auth: str
    created: float = 0.0


class Notice(Struct, kw_only=True):
    """Something that a person is to be told by mail, push or webhook once it is due."""

    id: int
    person_id: str
    table_id: str
    kind: str
    due: float
    tries: int = 0
    data: dict[str, Any] = field(default_factory=dict)


class ReviewRow(Struct, kw_only=True):
    """The review of a table."""

    table_id: str
    n: int
    """The last event of the table that it is of."""
    format: int
    made: float
    accounts: list[dict[str, float]]
    """The luck account of each seat."""
    data: bytes
    """All of it, as it is shown: JSON, compressed."""


class Compared(Struct, frozen=True):
    """The account of a seat of somebody's at another game."""

    table_id: str
    seat: int
    ended: float
    account: dict[str, float]
