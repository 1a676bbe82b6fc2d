"""Everything the HTTP interface refuses: one code each, with its status and the English text for whoever has no other.

The client has a message ``error-<code with dots as dashes>`` in every language; `facts` fill both.
"""

from typing import Any, Final

from msgspec import Struct

CODES: Final[dict[str, tuple[int, str]]] = {
    # The request itself.
    "request.malformed": (400, "The request is not what is expected here: {problem}."),
    "request.csrf": (403, "The header X-CSRF-Token is missing or old; GET /api/me has the right one."),
    "request.origin": (403, "This request comes from another site."),
    "request.unknown": (404, "There is nothing at {path}."),
    "request.method": (405, "{method} is not possible here; possible are: {allowed}."),
    "request.long": (414, "The address is too long: at most {most} bytes are read."),
    "request.host": (421, "This server is not known by the name that was asked for."),
    "request.large": (413, "The request is too large: at most {most} bytes are read here."),
    "request.type": (415, "The body must be JSON, with the header Content-Type: application/json."),
    "request.slow": (408, "The body did not come within {seconds} seconds."),
    "request.rate": (429, "Too many requests; try again in {seconds} seconds."),
    "server.error": (500, "Something went wrong here; it has been noted as {request}."),
    "server.stopping": (503, "The server is about to restart; try again in a few seconds."),
    "server.busy": (429, "There is more to do than is done at once; try again in {seconds} seconds."),
    "server.full": (503, "There are too many connections; try again in {seconds} seconds."),
    "server.storage": (503, "The server cannot store anything at the moment; nothing has changed. Try again."),
    # Who somebody is.
    "person.nobody": (401, "Nobody is signed in; this needs a person."),
    "person.guest": (403, "This needs an account; guests have none."),
    "person.account": (409, "You already have an account and are signed in."),
    "name.malformed": (400, "A name has 2 to 30 letters, digits, spaces, dots, dashes or apostrophes."),
    "person.banned": (403, "The operator of this server has closed this account: {why}"),
    "person.blocked": (403, "The host does not want to play with you; choose another table."),
    "person.yourself": (409, "This is yourself."),
    "person.unknown": (404, "There is no such person there."),
    "name.taken": (409, "The name {name} is taken, or looks like one that is; choose another."),
    "name.reserved": (409, "The name {name} looks like one of the house or of a guest; choose another."),
    "password.weak": (400, "A password has {least} to {most} characters."),
    "password.common": (
        400,
        "This password is among the first that are guessed: it is common, a pattern, or much like your name.",
    ),
    "password.wrong": (403, "Name and password do not match."),
    "mail.malformed": (400, "{mail} is no mail address."),
    "mail.off": (404, "This server sends no mail."),
    "link.expired": (410, "This link is too old or was used already; ask for a new one."),
    "link.elsewhere": (409, "Open this link in a browser in which you are signed in to the account it is for."),
    "link.wrong": (404, "This is no link of this server, or it is not complete."),
    "session.unknown": (404, "You have no such session."),
    "passkey.wrong": (403, "This passkey does not fit, or it took too long; try again."),
    "passkey.taken": (409, "This passkey is in use already."),
    "passkey.unknown": (404, "You have no such passkey."),
    "language.unknown": (400, "There is no language {language}; there are: {languages}."),
    "webhook.refused": (400, "This address cannot be used for notices: {problem}."),
    "webhook.off": (404, "This server sends no webhooks."),
    "push.off": (404, "This server sends no push messages."),
    # Games.
    "game.unknown": (404, "There is no game {game}; there are: {games}."),
    "example.unknown": (404, "There is no example {example} in the rulebook of {game}."),
    "game.sources": (404, "There is nothing written about the sources of {game}."),
    "position.wrong": (400, "{problem}"),
    "puzzle.unknown": (404, "{game} has no puzzle {puzzle}."),
    "lesson.unknown": (404, "{game} has no lesson {lesson}; it has: {lessons}."),
    # Tables.
    "table.unknown": (404, "There is no such table, or you may not see it."),
    "table.options": (400, "The table cannot be opened like this: {problem}."),
    "table.seats": (400, "{problem}."),
    "table.started": (409, "The game has started."),
    "table.not-started": (409, "The game has not started yet."),
    "table.over": (409, "The game is over."),
    "table.not-over": (409, "The game is not over yet."),
    "table.broken": (503, "Something went wrong at this table; it is being repaired, and nothing is lost. Try again."),
    "table.damaged": (503, "The stored history of this table is damaged; it rests until it has been repaired."),
    "table.full": (409, "There is no open seat at this table."),
    "table.waiting": (409, "The game cannot start yet: {problem}."),
    "table.not-host": (403, "Only the host of the table may do this."),
    "table.refused": (409, "The table does not allow this now: {problem}."),
    "table.sealed": (403, "The record is sealed until the game is over."),
    "review.branch": (
        403,
        "This table branched off from one that is still being played; it can be reviewed after that.",
    ),
    "review.unplayed": (409, "This game was not played to its end; there is nothing to review."),
    "seat.unknown": (404, "There is no seat {seat} at this table."),
    "seat.taken": (409, "Somebody sits at this seat already."),
    "seat.not-yours": (403, "This is not your seat."),
    "seat.invited": (403, "This seat is for somebody who was invited by link."),
    "seat.not-missing": (409, "This seat cannot be handed over: {problem}."),
    "seat.not-away": (
        409,
        "A bot may play for somebody who is not here though the table has waited for them for {minutes} minutes, whose "
        "time is up, or if at least two others are there and all of them agree.",
    ),
    "invitation.void": (410, "This invitation is not valid any more; ask the host for a new one."),
    "bot.unknown": (400, "There is no bot {bot} for this game; there are: {bots}."),
    "moment.unknown": (404, "The table has moments 0 to {most}, not {moment}."),
    "record.wrong": (400, "This record cannot be used: {problem}."),
    "record.slow": (503, "The server could not read this record in its time; it may be busy. Try again in a while."),
}

AGAIN: Final = {"server.stopping": 5, "server.storage": 3, "table.broken": 3, "record.slow": 60}
"""Seconds after which the same may succeed, where the facts do not say it."""


class ErrorBody(Struct, frozen=True):
    """What went wrong: a code, its facts, and the English sentence made of them."""

    code: str
    facts: dict[str, Any]
    text: str


class ErrorAnswer(Struct, frozen=True):
    """The body of every answer that refuses something."""

    error: ErrorBody


class Problem(Exception):
    """A request is refused; nothing has changed."""

    def __init__(self, code: str, **facts: object) -> None:
        self.code = code
        self.facts = facts
        self.status, text = CODES[code]
        self.text = text.format_map(facts)
        super().__init__(self.text)

    @property
    def headers(self) -> dict[str, str]:
        """Headers of the answer: when to try again, where that helps."""
        seconds = self.facts.get("seconds", AGAIN.get(self.code))
        return {} if seconds is None or self.code == "request.slow" else {"Retry-After": str(seconds)}

    def answer(self) -> ErrorAnswer:
        """The body of the answer."""
        return ErrorAnswer(ErrorBody(self.code, self.facts, self.text))
