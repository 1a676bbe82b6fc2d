"""Everything that can be set about a server, read in one place: variables ``TYCHE_*``, then the command line.

`docs/server.md` describes each of them.
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from tyche.core.errors import TycheError

PREFIX = "TYCHE_"
FILE = "tyche.db"
SQLITE = "sqlite:///"
MEMORY = "sqlite://"
POSTGRESQL = "postgresql://"

Port = Annotated[int, Meta(ge=0, le=65535)]
Positive = Annotated[int, Meta(ge=1)]
NotNegative = Annotated[int, Meta(ge=0)]


class SettingsError(TycheError):
    """A setting that cannot be used; the message says which and what would be right."""


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of one server; every field is also an environment variable, in capitals with ``TYCHE_`` before."""

    database: str = ""
    """``sqlite:///FILE`` or ``postgresql://...``; empty means a file in the data folder."""
    data: str = ""
    """The data folder; empty means ``tyche`` in the user's data folder."""
    host: str = "127.0.0.1"
    port: Port = 8765
    public_url: str = ""
    """The address people use, ``https://play.example.org``; empty means that of each request."""
    hosts: list[str] = []
    """Further names that the server is asked by, besides that of the public address."""
    secret_key: str = ""
    """Signs links and tokens; empty means one that is made once and kept in a file in the data folder."""
    proxies: list[str] = []
    """Addresses of reverse proxies whose ``X-Forwarded-*`` headers are believed."""
    session_days: Positive = 90
    mail: str = ""
    """``smtp://user:password@host:port`` (STARTTLS if offered) or ``smtps://``; empty means no mail."""
    mail_from: str = ""
    webhooks: bool = True
    private_webhooks: bool = False
    """Whether webhooks may go to http and to addresses inside the host's own network."""
    push: bool = True
    push_contact: str = ""
    """An address that push services may write to: ``mailto:...`` or ``https://...``."""
    keep_guests: NotNegative = 90
    """Days after which a guest who does not come, and plays nowhere, is forgotten; 0 is never, as for the following."""
    keep_open: NotNegative = 30
    """Days after which a table is removed that has not begun and has not changed."""
    keep_idle: NotNegative = 365
    """Days after which a running game is removed in which nothing has happened."""
    keep_finished: NotNegative = 0
    """Days after which a finished game is removed."""
    keep_reports: NotNegative = 180
    """Days after which a report is deleted that the operator has closed."""
    exports: str = ""
    """Where records of removed games are saved; empty means ``exports`` in the data folder."""
    contact: str = ""
    """Where people reach the operator: a mail address or ``https://...``; everybody sees it."""
    notice_delay: NotNegative = 60
    """Seconds between a hand-over and its notice; whoever comes to the table before gets none."""
    metrics_token: str = ""
    """Who asks for ``/metrics`` from elsewhere than this machine needs it; empty means nobody may."""
    limits: bool = True
    """Whether requests are limited in rate, and connections by address."""
    connections: Positive = 5000
    """Connections at once, sockets and requests."""
    connections_each: Positive = 100
    """Connections at once from one address; proxies may have more."""
    table_idle: Positive = 900
    """Seconds after which a table that nobody looks at leaves the memory."""
    bot_workers: NotNegative = 1
    workers: Positive = 1
    """Processes for imports, files of components, and whatever else is costly."""
    log_level: str = "info"
    log_json: bool = True
    client: str = ""
    """The folder of the built client; empty means the one inside the package."""

    def __post_init__(self) -> None:
        if self.database and not self.database.startswith((SQLITE, POSTGRESQL)) and self.database != MEMORY:
            raise SettingsError(
                f"the database {_without_password(self.database)!r} is neither sqlite:///FILE nor postgresql://..."
            )
        if self.public_url and urlsplit(self.public_url).scheme not in ("http", "https"):
            raise SettingsError(f"public_url is an address such as https://play.example.org, not {self.public_url!r}")
        if self.mail and urlsplit(self.mail).scheme not in ("smtp", "smtps"):
            raise SettingsError("mail is smtp://user:password@host:port or smtps://user:password@host:port")
        if self.mail and not self.mail_from:
            raise SettingsError("mail needs mail_from: the address that mails come from")

    @property
    def folder(self) -> Path:
        """The data folder."""
        if self.data:
            return Path(self.data)
        if self.database.startswith(SQLITE):
            return Path(self.database.removeprefix(SQLITE)).parent
        home = os.environ.get("XDG_DATA_HOME")
        return (Path(home) if home else Path.home() / ".local" / "share") / "tyche"

    @property
    def database_url(self) -> str:
        """Where the tables are kept."""
        return self.database or f"{SQLITE}{self.folder / FILE}"

    @property
    def address(self) -> str:
        """The address for links in mails."""
        return self.public_url.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def origin(self) -> str:
        """The origin of the public address, without path; empty if there is none."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""


def read_settings(environment: Mapping[str, str] | None = None, **said: object) -> Settings:
    """The settings of the environment, with what was said on the command line (and is not None) instead."""
    found: dict[str, object] = {}
    known = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    for variable, value in (os.environ if environment is None else environment).items():
        name = variable.removeprefix(PREFIX).lower()
        if variable.startswith(PREFIX) and name in known:
            found[name] = _parsed(variable, value, known[name])
    found |= {name: value for name, value in said.items() if value is not None}
    try:
        return msgspec.convert(found, Settings)
    except msgspec.ValidationError as error:
        raise SettingsError(f"a setting is wrong: {error}") from None


def _parsed(variable: str, value: str, kind: object) -> object:
    """A variable as what its field is; lists are written with commas."""
    if get_origin(kind) is list:
        return [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value.strip(), kind, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"{variable} is wrong: {error}") from None


def _without_password(url: str) -> str:
    password = urlsplit(url).password
    return url.replace(f":{password}@", ":…@") if password else url
