"""The tables of the database. `server/migrations` makes them; a test checks that both agree."""

from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
    text,
)

from tyche.core.game import OptionValue
from tyche.server.wire import Option, Order, PaceOf

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Json(TypeDecorator[Any]):
    """Plain data as JSON text, read back as the type it is declared with; None is NULL."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any = Any) -> None:
        super().__init__()
        self.kind = kind
        self._decoder = msgspec.json.Decoder(kind)

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """To the database."""
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        """From the database."""
        return None if value is None else self._decoder.decode(value)


def _person(**options: Any) -> Column[Any]:
    """Somebody's id, which becomes NULL when they are forgotten."""
    return Column("person_id", Text, ForeignKey("persons.id", ondelete="SET NULL"), **options)


def _of_person() -> Column[Any]:
    """The id of somebody without whom the row is not kept."""
    return Column("person_id", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True)


def _table() -> Column[Any]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),  # the name of an account in small letters
    Column("kind", Text, nullable=False),
    Column("mail", Text, unique=True),
    Column("password_hash", Text),
    Column("language", Text, nullable=False),
    Column("settings", Json(dict[str, Any]), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False, server_default="0"),
    Column("banned", Double),  # until when; NULL is not at all
    Column("banned_for", Text, nullable=False, server_default=text("''")),
)

likenesses = Table(
    "likenesses",
    metadata,
    Column("key", Text, primary_key=True),  # how the name of an account looks: no two accounts share one
    _of_person(),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    _of_person(),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Column("seen", Double, nullable=False, server_default="0"),
    Column("way", Text, nullable=False, server_default=text("''")),
    Column("agent", Text, nullable=False, server_default=text("''")),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    _of_person(),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
)

stances = Table(
    "stances",
    metadata,
    Column("person_id", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("other_id", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("how", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person_id", "other_id"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    _person(index=True),
    Column("about_id", Text, ForeignKey("persons.id", ondelete="SET NULL"), index=True),
    Column("about_name", Text, nullable=False),
    Column("table_id", Text, nullable=False),  # stays when the table goes
    Column("text", Text, nullable=False),
    Column("lines", Json(list[dict[str, Any]]), nullable=False),
    Column("closed", Double),
    Column("note", Text, nullable=False),
)

news = Table(
    "news",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("subject", Text, nullable=False),
    sqlite_autoincrement=True,  # whoever has read up to a number must never see it again
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("options", Json(dict[str, OptionValue]), nullable=False),
    Column("seat_names", Json(list[str]), nullable=False),
    Column("title", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", Text, ForeignKey("persons.id", ondelete="SET NULL"), index=True),
    Column("pace", Json(PaceOf), nullable=False),
    Column("on_timeout", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("changed", Double, nullable=False),
    Column("n", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("awaited", Json(list[int]), nullable=False),
    Column("since", Double),
    Column("turn", Json(dict[str, Any]), nullable=False),
    Column("result", Json(dict[str, Any])),
    Column("parent", Text),
    Column("lesson", Text, nullable=False, server_default=text("''")),
    Column("counts", Boolean, nullable=False, server_default=false()),
    Index(None, "status", "listed", "changed"),
)

seats = Table(
    "seats",
    metadata,
    _table(),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    _person(index=True),
    Column("bot", Text),
    Column("ready", Boolean, nullable=False),
    Column("link_version", Integer, nullable=False),
    Column("bank", Double),
    Column("clock_since", Double),
    Column("orders", Json(list[Order]), nullable=False),
    Column("plan", Json(list[Option]), nullable=False),
    Column("note", Text, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("heard", Integer, nullable=False, server_default="0"),
    Column("resigned", Boolean, nullable=False),
    Column("stood_in", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

events = Table(
    "events",
    metadata,
    _table(),
    Column("n", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("data", Json(Option), nullable=False),
    Column("key", Text),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
    UniqueConstraint("table_id", "key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _table(),
    Column("n", Integer, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("base", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

chats = Table(
    "chats",
    metadata,
    _table(),
    Column("n", Integer, nullable=False),
    _person(index=True),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("to", Json(list[int])),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", Text, primary_key=True),
    _of_person(),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", Double, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    _of_person(),
    _table(),
    Column("kind", Text, nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    Column("data", Json(dict[str, Any]), nullable=False),
    UniqueConstraint("person_id", "table_id", "kind"),
)

jobs = Table(
    "jobs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("owner", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("key", Text, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("state", Text, nullable=False),
    Column("due", Double, nullable=False),
    Column("lease", Text, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("result", Json(Any)),
    Column("error", Text),
    Column("created", Double, nullable=False),
    Column("ended", Double),
    UniqueConstraint("owner", "kind", "key"),
    Index(None, "state", "due"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),  # the last event of the table that it is of
    Column("format", Integer, nullable=False),
    Column("made", Double, nullable=False),
    Column("accounts", Json(list[dict[str, float]]), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

learning = Table(
    "learning",
    metadata,
    Column("person_id", Text, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("lesson", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("step", Integer, nullable=False),
    Column("done", Double),
    PrimaryKeyConstraint("person_id", "game", "lesson"),
)

outcomes = Table(
    "outcomes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="SET NULL"), unique=True),  # what stays is a mere figure
    Column("game", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("company", Text, nullable=False),
    Column("victory", Text, nullable=False),
    Column("winners", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("ended", Double, nullable=False),
    Column("rated", Boolean, nullable=False),
    Index(None, "game", "company", "players", "ended"),
)

outcome_seats = Table(
    "outcome_seats",
    metadata,
    Column("outcome_id", Integer, ForeignKey("outcomes.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    _person(index=True),
    Column("bot", Text),
    Column("won", Boolean, nullable=False),
    Column("points", Integer),
    Column("mu", Double),  # the rating after the game, if it counted
    Column("sigma", Double),
    PrimaryKeyConstraint("outcome_id", "seat"),
)

marks = Table(
    "marks",
    metadata,
    Column("outcome_id", Integer, ForeignKey("outcomes.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),  # -1 is the whole table
    Column("kind", Text, nullable=False),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("outcome_id", "seat", "kind", "value"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", Text, nullable=False),
    Column("person_id", Text, ForeignKey("persons.id", ondelete="CASCADE"), index=True),
    Column("bot", Text),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    UniqueConstraint("game", "person_id"),
    UniqueConstraint("game", "bot"),
)

beats = Table(
    "beats",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

presences = Table(
    "presences",
    metadata,
    Column("house", Text, ForeignKey("beats.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("persons", Json(list[str]), nullable=False),
    Column("spectators", Integer, nullable=False),
    PrimaryKeyConstraint("house", "table_id"),
)

used_links = Table(
    "used_links",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("expires", Double, nullable=False),
)

allowances = Table(
    "allowances",
    metadata,
    Column("who", LargeBinary, primary_key=True),
    Column("remaining", Double, nullable=False),
    Column("at", Double, nullable=False),
    Column("filled", Double, nullable=False, index=True),
)
