"""Bodies of the HTTP interface besides those that the socket shares (`tyche.server.wire`)."""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from tyche.core.game import OptionValue
from tyche.server.wire import TableCard, Told

Language = Literal["en", "de", "cs", "pl"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "de", "cs", "pl")
USUAL_LANGUAGE: Final[Language] = "en"

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Mail = Annotated[str, Meta(min_length=3, max_length=254)]
Password = Annotated[str, Meta(min_length=1, max_length=256)]
Address = Annotated[str, Meta(min_length=9, max_length=1000, pattern="^https?://")]
Index = Annotated[int, Meta(ge=0, le=1_000_000)]
Key = Annotated[str, Meta(max_length=300)]

# Persons.


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Where notices are sent, and in which shape."""

    url: Address
    shape: Literal["json", "discord", "slack"] = "json"


class NoticeSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody is told that it is their turn."""

    mail: bool = True
    push: bool = True
    webhook: Webhook | None = None


class PersonSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody chose for themselves; `client` is whatever the client wants to keep."""

    theme: Literal["system", "light", "dark"] = "system"
    shortcuts: bool = True
    notices: NoticeSettings = NoticeSettings()
    client: dict[str, bool | int | str] = {}


class PersonCard(Struct, frozen=True):
    """Somebody, as they see themselves."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    mail: str | None
    password: bool
    language: str


class Me(Struct, frozen=True):
    """Who is asking, the token their changes need, and what this server can do."""

    person: PersonCard | None
    csrf: str
    settings: PersonSettings
    languages: list[str]
    mail: bool
    push: bool
    webhooks: bool


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """What to change about oneself. A new mail address counts once its link was opened; null removes the address."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    settings: PersonSettings | UnsetType = UNSET
    mail: Mail | UnsetType | None = UNSET


class Registration(Struct, frozen=True, forbid_unknown_fields=True):
    """A new account; a guest who registers keeps all seats."""

    name: Name
    password: Password
    mail: Mail | None = None


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """Signing in: `name` may be the mail address."""

    name: Annotated[str, Meta(min_length=1, max_length=254)]
    password: Password


class MailAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to send a link to sign in."""

    mail: Mail


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A new password; `old` may be missing if there was none."""

    new: Password
    old: Password | None = None


class SessionCard(Struct, frozen=True):
    """One place where somebody is signed in."""

    id: str
    created: float
    expires: float
    current: bool


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
    """An installed game; `seat_names` by number of players."""

    name: str
    version: str
    least: int
    most: int
    options: list[OptionCard]
    bots: list[str]
    languages: list[str]
    seat_names: dict[str, list[str]]


class ReferenceTexts(Struct, frozen=True):
    """What facts and options refer to (`tyche.text.references`)."""

    facts: dict[str, list[str]]
    options: dict[str, list[tuple[str, list[str]]]]
    merged: dict[str, str]
    cards: dict[str, dict[str, Any]]


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


class Markdown(Struct, frozen=True):
    """A text in Markdown."""

    text: str


# Tables.


class TableQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which tables to list."""

    list: Literal["mine", "open", "running", "finished"] = "mine"
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


class LogPage(Struct, frozen=True):
    """Entries of the log from an index on, and how many there are."""

    log: list[Told]
    start: int = field(name="from")
    total: int
