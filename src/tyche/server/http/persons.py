"""Bodies of the HTTP interface about persons: accounts, settings, ways in, and who is not wanted."""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tyche.server.store.rows import How, Way

Language = Literal["en", "de", "cs", "pl"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "de", "cs", "pl")
USUAL_LANGUAGE: Final[Language] = "en"
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Mail = Annotated[str, Meta(min_length=3, max_length=254)]
Password = Annotated[str, Meta(min_length=1, max_length=256)]
Address = Annotated[str, Meta(min_length=9, max_length=1000, pattern="^https?://")]
Index = Annotated[int, Meta(ge=0, le=1_000_000)]


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
    ranked: bool = False
    """Whether others may see my name with my rating."""


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
    seen: float
    way: Way
    agent: str
    current: bool


class LinkCard(Struct, frozen=True):
    """What a mailed link would do, with which address; `name` is the account it leads to, if there is one."""

    outcome: Literal["sign-in", "new", "become", "prove", "take-over"]
    mail: str
    name: str | None


class PasskeyChallenge(Struct, frozen=True):
    """What the browser needs to make or use a passkey (as WebAuthn's JSON has it), and a token to send back with it."""

    token: str
    options: dict[str, Any]


class NewPasskeyRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Asking for a new passkey; the password, if there is one, unless it was proven a moment ago who I am."""

    password: Password | None = None


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that the browser has made, under a name that says where it lies."""

    token: Annotated[str, Meta(max_length=600)]
    credential: dict[str, Any]
    name: Name


class UsedPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge that a passkey has signed."""

    token: Annotated[str, Meta(max_length=600)]
    credential: dict[str, Any]


class PasskeyCard(Struct, frozen=True):
    """A passkey of mine."""

    id: str
    name: str
    created: float
    used: float | None


# People who misbehave.


class Somebody(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table: by the seat, or by something they said."""

    table: Annotated[str, Meta(max_length=60)]
    seat: Index | None = None
    chat: Index | None = None


class NewStance(Somebody, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What I want to have to do with somebody: not hear them, or nothing at all."""

    how: How


class StanceCard(Struct, frozen=True):
    """Somebody whom I do not hear, or with whom I want nothing to do."""

    id: str
    name: str
    how: How
    at: float


class NewReport(Somebody, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the operator should know about somebody. The last things said that I could read go with it."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
