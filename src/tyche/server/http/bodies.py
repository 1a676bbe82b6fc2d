"""Bodies of the HTTP interface besides those that the socket shares (`tyche.server.wire`)."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from tyche.core.game import OptionValue
from tyche.server.http.persons import Index
from tyche.server.wire import Chat, Option, TableCard, Told

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
    lessons: "list[LessonBrief]"


class CardRecord(Struct, frozen=True):
    """What a text needs to know of a card."""

    title: str
    kind: str | UnsetType = UNSET
    op: int | UnsetType = UNSET


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


class ClauseText(Struct, frozen=True):
    """A clause of a rulebook; the text is Markdown."""

    id: str
    title: str
    text: str
    parent: str
    heading: bool


class BookParagraph(Struct, frozen=True):
    """What one or several clauses say to people; `title` if a heading stands before it. The text is Markdown, in which
    ``[[words|term]]`` leads to the glossary.
    """

    clauses: list[str]
    title: str
    text: str


class BookChapter(Struct, frozen=True):
    """A chapter of a rulebook for people."""

    id: str
    title: str
    opening: str
    paragraphs: list[BookParagraph]


class BookTerm(Struct, frozen=True):
    """A word that rulebook, prompts and cards use: what it means, and other words that people look for."""

    name: str
    text: str
    clause: str
    also: list[str]


class AidRow(Struct, frozen=True):
    """A line of a player aid: cells as in `core/aids.py`, and the clause it rests on."""

    cells: list[dict[str, Any]]
    clause: str


class AidBlock(Struct, frozen=True):
    """A table of a player aid."""

    id: str
    rows: list[AidRow]
    columns: list[str]
    title: dict[str, Any]


class AidSheet(Struct, frozen=True):
    """A sheet of a player aid; those of one `kind` are cards to choose from."""

    id: str
    title: dict[str, Any]
    blocks: list[AidBlock]
    kind: str


class GlossaryTerm(Struct, frozen=True):
    """A word that sentences explain where it stands, in any of its forms (in small letters)."""

    name: str
    text: str
    clause: str
    forms: list[str]


class Book(Struct, frozen=True):
    """A rulebook for people, in one language; no chapters if there is none."""

    chapters: list[BookChapter]
    glossary: dict[str, BookTerm]


class TapCard(Struct, frozen=True):
    """What a look of a lesson is at: ``place``, ``panel``, ``figure``, or ``next`` for a step that is only read."""

    kind: str
    name: str


class WrongCard(Struct, frozen=True):
    """A hint for options that begin so."""

    begins: Option
    hint: str


class WordCard(Struct, frozen=True):
    """A word that is learned."""

    word: str
    about: str
    clause: str


class LessonStepCard(Struct, frozen=True):
    """A step of a lesson: what it says, what lights up, and what ends it."""

    name: str
    title: str
    say: str
    task: str
    hint: str
    way: str
    """``tap``, or by decisions: ``do`` in this order, ``all`` in any, ``one`` of them, ``any`` that begins so."""
    options: list[Option]
    tap: TapCard
    topic: str
    """Where the game is played freely: the question at which it is shown."""
    look: dict[str, list[str]]
    pieces: list[tuple[str, str]]
    lit: list[Option]
    allowed: list[Option]
    wrong: list[WrongCard]
    clause: str
    learns: list[WordCard]


class AnswerCard(Struct, frozen=True):
    """An answer to the last question of a lesson."""

    text: str
    right: bool


class LessonQuestion(Struct, frozen=True):
    """The last question of a lesson."""

    text: str
    answers: list[AnswerCard]
    why: str


class LessonCard(Struct, frozen=True):
    """A lesson in the reader's language; `free` is a game against bots with tips."""

    name: str
    title: str
    goal: str
    done: str
    minutes: int
    free: bool
    steps: list[LessonStepCard]
    question: LessonQuestion | None


class LessonBrief(Struct, frozen=True):
    """A lesson as the first page counts it."""

    name: str
    minutes: int
    steps: int


class LearningCard(Struct, frozen=True):
    """How far I have come in a lesson."""

    game: str
    lesson: str
    step: int
    done: bool


class LessonOpening(Struct, frozen=True, forbid_unknown_fields=True):
    """Opening a lesson: where I left it, or `again` from its beginning."""

    again: bool = False


class LessonTable(Struct, frozen=True):
    """The table of a lesson, and the step to show there."""

    table: str
    step: int


class LessonProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """How far I have come."""

    step: Annotated[int, Meta(ge=0, le=1000)]
    done: bool = False


class SourcesQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The language that sources are told in."""

    language: Annotated[str, Meta(max_length=12)] = "en"


class SearchQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody looks for in a rulebook."""

    q: Annotated[str, Meta(min_length=1, max_length=200)]


class ExampleCard(Struct, frozen=True):
    """An example of the rulebook, which is a rules case: the clauses that it shows, and what it says of itself."""

    id: str
    title: str
    clauses: list[str]


class ExampleStep(Struct, frozen=True):
    """A step of an example: `choose`, `refused`, `offered` and `not_offered` are about an option of a seat, `until` is
    what follows by itself.

    `patch` leads from the view before to the one after it (`core/delta.py`).
    """

    kind: str
    seat: int | None
    option: list[str | int]
    topic: str
    reason: str
    clause: str
    facts: dict[str, Any]
    log: list[Told]
    patch: dict[str, Any]


class ExampleShown(Struct, frozen=True):
    """An example from its first position on, as everybody at the table sees it."""

    id: str
    title: str
    clauses: list[str]
    seats: list[str]
    board: dict[str, Any]
    view: dict[str, Any]
    steps: list[ExampleStep]


class Markdown(Struct, frozen=True):
    """A text in Markdown."""

    text: str


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
