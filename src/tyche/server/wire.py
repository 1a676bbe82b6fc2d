"""What goes over the wire: the messages of the socket and the bodies of the HTTP interface (docs/web-protocol.md)."""

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from tyche.core.edges import Layer
from tyche.server.wire_scenes import Prospect as Prospect
from tyche.server.wire_scenes import Scene as Scene
from tyche.server.wire_scenes import Stake as Stake
from tyche.server.wire_tables import Clock as Clock
from tyche.server.wire_tables import NewTable as NewTable
from tyche.server.wire_tables import Option as Option
from tyche.server.wire_tables import Order as Order
from tyche.server.wire_tables import Pace as Pace
from tyche.server.wire_tables import PaceOf as PaceOf
from tyche.server.wire_tables import SeatCard as SeatCard
from tyche.server.wire_tables import TableCard as TableCard


class Message(Struct, frozen=True, tag_field="type"):
    """A message of the server."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message on a socket."""

    table: TableCard
    seat: int | None
    seats: list[int]
    board: dict[str, Any]
    overlays: list[str]
    commitment: str
    languages: list[str]
    dropped: str = ""
    """Why the socket that this person had here before was let go, if it could not be told."""


class Question(Struct, frozen=True):
    """The question to a seat, as `Table.ask_view` gives it; `n` is its number. Spectators are shown no options."""

    n: int
    topic: str
    clause: str
    facts: dict[str, Any]
    seats: list[int]
    options: list[Option] | UnsetType = UNSET
    default: Option | UnsetType | None = UNSET
    scene: str | UnsetType = UNSET


class Told(Struct, frozen=True):
    """An entry of the log; `n` is its place in the log of this reader."""

    n: int
    id: str
    clause: str
    facts: dict[str, Any]
    moment: int
    scene: Scene | UnsetType = UNSET


class Chat(Struct, frozen=True):
    """Something said at the table; `sender` is a seat, or None for a spectator."""

    n: int
    sender: int | None = msgspec.field(name="from")
    name: str = ""
    to: list[int] | None = None
    text: str = ""
    at: float = 0.0


class Proposal(Struct, frozen=True):
    """Somebody asks the table to go back to the moment `to`; or, if there is a `seat`, to let a bot play for it.

    `revealed` are entries of this reader's log that tell what was revealed since.
    """

    id: int
    by: int
    to: int
    seat: int | None
    consents: dict[str, bool]
    needed: list[int]
    revealed: list[Told]


class LessonAt(Struct, frozen=True):
    """Where a table stands in its lesson: the step under way, what of it is done, and what leads on."""

    step: int
    taken: list[Option]
    wanted: list[Option]


class View(Message, frozen=True, tag="view"):
    """All that the seat may know."""

    seq: int
    view: dict[str, Any]
    log: list[Told]
    log_from: int
    log_total: int
    undo: bool
    orders: list[Order]
    plan: list[Option]
    note: str
    seen: int
    acted: int | None
    chats: list[Chat]
    chats_before: int | None
    """What was said before can be asked for by this number; null if these are all lines."""
    proposal: Proposal | None
    lesson: LessonAt | None


class Delta(Message, frozen=True, tag="delta"):
    """What changed since the last message of this kind; `room.showing` writes it from parts that are encoded once."""

    seq: int
    undo: bool
    public: dict[str, Any] | UnsetType = UNSET
    private: dict[str, Any] | UnsetType = UNSET
    log: list[Told] | UnsetType = UNSET
    rewound: int | UnsetType = UNSET
    """The moment that the table went back to."""
    kept: int | UnsetType = UNSET
    """With `rewound`: how many entries of this reader's log still hold; the others go."""


class People(Message, frozen=True, tag="people"):
    """Who sits where, who is here, and the clocks."""

    seats: list[SeatCard]
    spectators: int
    clocks: dict[str, Clock]
    alone: list[int]
    """The seats of the only person left, who is asked whether to play on; see `Conclude`."""


class Said(Message, frozen=True, tag="chat"):
    """Somebody said something."""

    chat: Chat


class Proposed(Message, frozen=True, tag="proposal"):
    """The proposal on the table, or none any more."""

    proposal: Proposal | None


class OwnNote(Message, frozen=True, tag="note"):
    """My notes changed in another tab."""

    text: str


class OwnOrders(Message, frozen=True, tag="orders"):
    """My standing orders as they are now."""

    orders: list[Order]


class OwnLesson(Message, frozen=True, tag="lesson"):
    """The lesson has gone on, or back."""

    at: LessonAt


class OwnPlan(Message, frozen=True, tag="plan"):
    """What is still laid down ahead."""

    options: list[Option]


class Past(Message, frozen=True, tag="moment"):
    """The table as it stood at an older moment."""

    id: int | None
    n: int
    view: dict[str, Any]
    log_total: int


class Laid(Message, frozen=True, tag="overlay"):
    """The places of a layer, by faction, at a moment."""

    id: int | None
    name: str
    n: int
    places: Layer


class Doings(Struct, frozen=True):
    """What a side has done that mattered, and its figures on the tracks of victory before and now."""

    seat: int
    lines: list[Told]
    was: dict[str, int]
    now: dict[str, int]


class Chronicle(Message, frozen=True, tag="chronicle"):
    """What mattered since a moment: what befell the reader, then side by side."""

    id: int | None
    since: int
    mine: list[Told]
    sides: list[Doings]


class Ground(Struct, frozen=True):
    """What speaks for an option or against it: a term of the bot's judgement, by how much, whose, before and after."""

    term: str
    amount: float
    seat: int
    clause: str
    now: float
    then: float


class Opinion(Struct, frozen=True):
    """What a bot thinks of one option; `chance` is that to win after it."""

    option: Option
    chance: float | None
    grounds: list[Ground]


class Counsel(Message, frozen=True, tag="advise"):
    """The best options in the eyes of a strong bot, its own choice first; `answers` is the question they are about."""

    id: int | None
    answers: int
    opinions: list[Opinion]


class Regretted(Struct, frozen=True):
    """A decision that throws much away: the chance to win after it and after a better one, and what speaks against it.

    `topic` is what the question was about, `instead` the better one, which ends the game at once if it `wins`; `places`
    are those of the seat that others can come to by it.
    """

    topic: str
    option: Option
    chance: float
    better: float
    instead: Option
    wins: bool
    grounds: list[Ground]
    places: list[str]


class Reconsidered(Message, frozen=True, tag="reconsider"):
    """Whether the last decision of the seat, after which the table stands at moment `n`, is one to take back."""

    id: int | None
    n: int
    regret: Regretted | None


class Motives(Message, frozen=True, tag="motive"):
    """Why a bot decided so: in a finished game what it was asked (`topic`) and weighed against (`opinions`, it first).

    While the game is on, what it changed from the beginning of that seat's moves to their end, from `since` to `until`,
    in the eyes of the reader (`grounds`).
    """

    id: int | None
    n: int
    seat: int
    since: int
    until: int
    topic: str
    opinions: list[Opinion]
    grounds: list[Ground]


class Reason(Message, frozen=True, tag="reason"):
    """Why an option is not legal."""

    id: int | None
    legal: bool
    clause: str = ""
    reason: str = ""
    facts: dict[str, Any] = {}


class Remark(Struct, frozen=True):
    """One thing to know about an option before choosing it."""

    id: str
    clause: str
    facts: dict[str, Any]
    option: Option | None = None


class Forecast(Message, frozen=True, tag="forecast"):
    """What an option costs and may lead to."""

    id: int | None
    option: Option | None
    notes: list[Remark]
    stakes: list[Stake]
    instead: list[Remark]
    prospect: Prospect | None = None


class Priced(Message, frozen=True, tag="prices"):
    """What is at stake in each option of the question with number `n`, or of the one that follows some steps."""

    id: int | None
    n: int
    options: list[Option]
    stakes: list[list[Stake]]


class Leg(Struct, frozen=True):
    """One step of a way; without an option it is for a later turn."""

    source: str
    place: str
    option: Option | None
    notes: list[Remark]
    stakes: list[Stake]


class Found(Message, frozen=True, tag="way"):
    """The steps of a way to a place; none if there is no way."""

    id: int | None
    goal: str
    legs: list[Leg]


class Worth(Message, frozen=True, tag="worth"):
    """What it would bring and cost to hold a place."""

    id: int | None
    place: str
    stakes: list[Stake]


class Done(Message, frozen=True, tag="done"):
    """A request was carried out and is on disk."""

    id: int | None
    n: int


class NotDone(Message, frozen=True, tag="refused"):
    """A request was refused and changed nothing."""

    id: int | None
    code: str
    text: str = ""
    clause: str = ""
    reason: str = ""
    facts: dict[str, Any] = {}


class Over(Message, frozen=True, tag="over"):
    """The server closes the socket."""

    code: str
