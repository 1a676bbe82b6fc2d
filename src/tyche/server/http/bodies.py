"""Bodies of the HTTP interface about the server, games and tables; what the socket shares is in `server.wire`."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from tyche.core.game import OptionValue
from tyche.server.http.lesson_bodies import LessonBrief
from tyche.server.http.persons import Index
from tyche.server.wire import Chat, TableCard, Told

Key = Annotated[str, Meta(max_length=300)]

# The server.


class Keeping(Struct, frozen=True):
    """After how many days what is removed; 0 is never."""

    guests: int
    open: int
    idle: int
    finished: int
    reports: int
    sessions: int


class Status(Struct, frozen=True):
    """What everybody may know about the server."""

    version: str
    since: float
    tables: int
    people: int
    load: Literal["calm", "busy", "strained"]
    contact: str
    keeps: Keeping


class PushKeys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, Meta(min_length=20, max_length=200, pattern="^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Meta(min_length=8, max_length=100, pattern="^[A-Za-z0-9_=-]+$")]


class PushSubscription(Struct, frozen=True):
    """A browser's push subscription, as the browser gives it."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=1000, pattern="^https?://")]
    keys: PushKeys


class PushEndpoint(Struct, frozen=True, forbid_unknown_fields=True):
    """A push subscription to end."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


class PushKey(Struct, frozen=True):
    """The server's public key for push subscriptions."""

    key: str


# Games.


class OptionCard(Struct, frozen=True):
    """An option of a table."""

    name: str
    clause: str
    default: OptionValue
    values: list[OptionValue]


class GameCard(Struct, frozen=True):
    """An installed game; `seat_names` by number of players.

    Bots come from the weakest to the strongest; `levels` says how strong those are meant to be that have a level.
    `splits` are the options that statistics tell games apart by.
    """

    name: str
    version: str
    least: int
    most: int
    options: list[OptionCard]
    bots: list[str]
    usual_bot: str
    levels: dict[str, str]
    languages: list[str]
    seat_names: dict[str, list[str]]
    lessons: list[LessonBrief]
    splits: list[str]


class CardRecord(Struct, frozen=True):
    """What a text needs to know of a card, and what else is printed on it; which of it there is depends on the game."""

    title: str
    kind: str | UnsetType = UNSET
    op: int | UnsetType = UNSET
    symbol: str | UnsetType = UNSET
    strength: int | UnsetType = UNSET
    losses: int | UnsetType = UNSET


class ReferenceTexts(Struct, frozen=True):
    """What facts and options refer to (`tyche.text.references`)."""

    facts: dict[str, list[str]]
    options: dict[str, list[tuple[str, list[str]]]]
    merged: dict[str, str]
    cards: dict[str, CardRecord]


class Texts(Struct, frozen=True):
    """The messages of a game in a language and in English, as Fluent."""

    ftl: str
    fallback: str
    references: ReferenceTexts


# Tables.


class TableQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables to list; `sandboxes` are those of mine that branched off to try something out."""

    list: Literal["mine", "sandboxes", "open", "running", "finished"] = "mine"
    page: Annotated[int, Meta(ge=0, le=10_000)] = 0


class TablePage(Struct, frozen=True):
    """A page of a list of tables."""

    tables: list[TableCard]
    page: int
    more: bool


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the first open seat, that open seat, or the one an invitation is for."""

    seat: Index | None = None
    key: Key | None = None


class Ready(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I am ready to begin."""

    ready: bool = True


class Holder(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall hold a seat: before the start anybody; after it `bot` for a missing person, `back` to return it."""

    holder: Literal["open", "me", "invited", "bot", "back"]
    bot: Annotated[str, Meta(max_length=60)] | None = None


class Swap(Struct, frozen=True, forbid_unknown_fields=True):
    """Two seats whose holders change places."""

    a: Index
    b: Index


class InvitationLink(Struct, frozen=True):
    """An invitation: the key for `join`, and the page of the client that uses it."""

    key: str
    path: str


class Resignation(Struct, frozen=True, forbid_unknown_fields=True):
    """The seat that gives up."""

    seat: Index


class Branching(Struct, frozen=True, forbid_unknown_fields=True):
    """The moment a table of one's own begins at, and the seat to play (one of mine, unless the game is over)."""

    moment: Index
    seat: Index | None = None


class LogQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which entries of the log: from the first index up to, but not with, the last; seen from a seat of mine."""

    start: Index = field(default=0, name="from")
    to: Index = 300
    seat: Index | None = None


class ChatQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which lines of the chat: those before a number, as one of my seats heard them."""

    before: Annotated[int, Meta(ge=0, le=2**53)]
    seat: Index


class ChatPage(Struct, frozen=True):
    """Lines of the chat in their order; `before` asks for what was said before them, null at the beginning."""

    chats: list[Chat]
    before: int | None


class LogPage(Struct, frozen=True):
    """Entries of the log from an index on, and how many there are."""

    log: list[Told]
    start: int = field(name="from")
    total: int
