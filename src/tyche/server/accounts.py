"""Guests and accounts: how they come into being, sign in and are forgotten."""

import re
import secrets
from collections.abc import Awaitable
from typing import Final, Literal, TypeVar

import msgspec

from tyche.server.http.errors import Problem
from tyche.server.http.persons import LANGUAGES, USUAL_LANGUAGE, PersonSettings
from tyche.server.likeness import is_reserved, like_a_guest
from tyche.server.passwords import checked_password
from tyche.server.security import Passwords
from tyche.server.store import Person, Store, Taken
from tyche.server.store.rows import Way
from tyche.server.work.shares import Threads

T = TypeVar("T")

HASHING_SECONDS: Final = 10.0
"""How long a password may wait to be hashed."""
GUEST_NAMES: Final = (
    "Agathon", "Aspasia", "Berenike", "Chares", "Damon", "Diotima", "Eirene", "Gorgo", "Hermias", "Kallias",
    "Kleito", "Korinna", "Lysis", "Melissa", "Myron", "Nikanor", "Phaidra", "Philon", "Simonides", "Theano",
    "Thekla", "Timon", "Xanthe", "Zenon",
)  # fmt: skip
"""Names for guests who have not said theirs."""

_NAME = re.compile(r"[^\W_](?:[^\W_]|[ .'’-]){0,28}[^\W_.]", re.UNICODE)
_MAIL = re.compile(
    r"[^@\s\x00-\x1f<>,;:\"()\[\]\\]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,24}"
)


def checked_name(name: str) -> str:
    """A name with its spaces in order, if it can be one."""
    tidy = " ".join(name.split())
    if not _NAME.fullmatch(tidy):
        raise Problem("name.malformed")
    return tidy


def checked_mail(mail: str) -> str:
    """A mail address in small letters, if it can be one."""
    tidy = mail.strip().lower()
    if not _MAIL.fullmatch(tidy):
        raise Problem("mail.malformed", mail=mail)
    return tidy


def wanted_language(header: str) -> str:
    """The first language of an ``Accept-Language`` header that we have."""
    for part in header.split(","):
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return USUAL_LANGUAGE


def settings_of(person: Person | None) -> PersonSettings:
    """What a person chose; settings that are no longer known are left out."""
    try:
        return msgspec.convert(person.settings if person else {}, PersonSettings)
    except msgspec.ValidationError:
        return PersonSettings()


class Accounts:
    """What can be done with persons."""

    def __init__(self, store: Store, session_seconds: float) -> None:
        self._store = store
        self._session_seconds = session_seconds
        self._passwords = Passwords()
        self._hashing = Threads("hashing", threads=2, most=50, share=4, within=HASHING_SECONDS)

    async def new_guest(self, accept_language: str = "") -> Person:
        """A guest with a readable name."""
        name = f"Guest {secrets.choice(GUEST_NAMES)} {secrets.randbelow(9000) + 1000}"
        return await self._store.new_person(name, language=wanted_language(accept_language))

    async def new_session(self, person: Person, way: Way, agent: str) -> str:
        """The token of a new session."""
        return await self._store.new_session(person.id, self._session_seconds, way, agent)

    async def register(self, guest: Person | None, name: str, password: str, language: str, mail: str) -> Person:
        """A new account with a password; a guest becomes it and keeps all seats. `mail` is not theirs until proven."""
        name = await self.free_name(name, guest, account=True)
        checked_password(password, name, mail.partition("@")[0])
        hashed = await self._hashing.do(name, lambda: self._passwords.hash(password))
        return await self.become_account(guest, name, hashed, None, language)

    async def free_name(self, written: str, but: Person | None, account: bool) -> str:
        """A name that nobody could take for that of the house or of another person's account."""
        name = checked_name(written)
        if is_reserved(name) or (account and like_a_guest(name)):
            raise Problem("name.reserved", name=name)
        holder = await self._store.person_like(name)
        if holder is not None and (but is None or holder.id != but.id):
            raise Problem("name.taken", name=name)
        return name

    async def with_password(self, name: str, password: str) -> Person:
        """The account that name (or mail address) and password fit; an unknown name takes as long."""
        person = await self._store.person_by_name(name.strip())
        if person is None and "@" in name:
            person = await self._store.person_by_mail(name.strip().lower())
        stored = person.password_hash if person else None
        if not await self._hashing.do(name, lambda: self._passwords.fits(stored, password)) or person is None:
            raise Problem("password.wrong")
        return person

    async def change_password(self, person: Person, old: str | None, new: str, proven: bool) -> None:
        """Set a password; who has one must know it, or have `proven` a moment ago by other means who they are."""
        checked_password(new, person.name, (person.mail or "").partition("@")[0])
        if not proven:
            await self.check_password(person, old)
        person.password_hash = await self._hashing.do(person.id, lambda: self._passwords.hash(new))
        await self._store.update_person(person)

    async def check_password(self, person: Person, password: str | None) -> None:
        """Refuse whoever does not know the password of a person who has one."""
        if person.password_hash is not None:
            stored = person.password_hash
            if not await self._hashing.do(person.id, lambda: self._passwords.fits(stored, password or "")):
                raise Problem("password.wrong")

    async def any_name(self) -> str:
        """A name that no account has yet, for an account that begins with a mailed link."""
        while True:
            name = f"{secrets.choice(GUEST_NAMES)} {secrets.randbelow(9000) + 1000}"
            if await self._store.person_like(name) is None:
                return name

    async def become_account(
        self, guest: Person | None, name: str, hashed: str | None, mail: str | None, language: str
    ) -> Person:
        """An account: of a guest, who keeps everything, or of somebody new."""
        kind: Literal["account"] = "account"
        if guest is None:
            return await self._taking(name, self._store.new_person(name, kind, mail, hashed, language))
        guest.name, guest.kind, guest.mail, guest.password_hash = name, kind, mail, hashed
        await self.update(guest)
        return guest

    async def update(self, person: Person) -> None:
        """Store what changed about a person."""
        await self._taking(person.name, self._store.update_person(person))

    async def _taking(self, name: str, storing: Awaitable[T]) -> T:
        """What the store answers; a name that somebody took a moment ago is refused as one taken long before."""
        try:
            return await storing
        except Taken:
            raise Problem("name.taken", name=name) from None
