"""Guests and accounts: how they come into being, sign in and are forgotten."""

import asyncio
import re
import secrets
import time
from collections.abc import Awaitable
from typing import Final, Literal, TypeVar

import msgspec

from tyche.server.http.bodies import LANGUAGES, USUAL_LANGUAGE, PersonSettings
from tyche.server.http.errors import Problem
from tyche.server.security import LINK_LIFETIME, Passwords, Signer
from tyche.server.store import Person, Store, Taken

T = TypeVar("T")

LEAST_PASSWORD: Final = 10
MOST_PASSWORD: Final = 256
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


def checked_password(password: str, name: str) -> str:
    """A password that is long enough and not the first guess. No kinds of characters are demanded."""
    too_easy = len(set(password)) == 1 or password.casefold() == name.casefold()
    if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD or too_easy:
        raise Problem("password.weak", least=LEAST_PASSWORD, most=MOST_PASSWORD)
    return password


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

    async def new_guest(self, accept_language: str = "") -> Person:
        """A guest with a readable name."""
        name = f"Guest {secrets.choice(GUEST_NAMES)} {secrets.randbelow(90) + 10}"
        return await self._store.new_person(name, language=wanted_language(accept_language))

    async def new_session(self, person: Person) -> str:
        """The token of a new session."""
        return await self._store.new_session(person.id, self._session_seconds)

    async def register(self, guest: Person | None, name: str, password: str, language: str) -> Person:
        """A new account with a password; a guest becomes it and keeps all seats."""
        name = checked_name(name)
        checked_password(password, name)
        await self.check_free(name, guest)
        hashed = await asyncio.to_thread(self._passwords.hash, password)
        return await self._become_account(guest, name, hashed, None, language)

    async def check_free(self, name: str, but: Person | None) -> None:
        """Refuse a name that an account of somebody else has."""
        holder = await self._store.person_by_name(name)
        if holder is not None and (but is None or holder.id != but.id):
            raise Problem("name.taken", name=name)

    async def with_password(self, name: str, password: str) -> Person:
        """The account that name (or mail address) and password fit; an unknown name takes as long."""
        person = await self._store.person_by_name(name.strip())
        if person is None and "@" in name:
            person = await self._store.person_by_mail(name.strip().lower())
        stored = person.password_hash if person else None
        if not await asyncio.to_thread(self._passwords.fits, stored, password) or person is None:
            raise Problem("password.wrong")
        return person

    async def change_password(self, person: Person, old: str | None, new: str) -> None:
        """Set a password; who has one must know it."""
        checked_password(new, person.name)
        if person.password_hash is not None:
            if not await asyncio.to_thread(self._passwords.fits, person.password_hash, old or ""):
                raise Problem("password.wrong")
        person.password_hash = await asyncio.to_thread(self._passwords.hash, new)
        await self._store.update_person(person)

    # Mailed links.

    async def link_for(self, signer: Signer, mail: str, asking: Person | None) -> tuple[str, str]:
        """The token of a link to sign in, and the language of the mail.

        For an unknown address the link will make an account: of the guest who asks, or a new one.
        """
        holder = await self._store.person_by_mail(mail)
        guest = asking if asking is not None and asking.kind == "guest" else None
        reader = holder or guest
        return signer.mailed(reader.id if reader else "", mail), reader.language if reader else USUAL_LANGUAGE

    async def by_link(self, signer: Signer, token: str, language: str) -> Person:
        """Whom a mailed link signs in: it works once, proves the address, and may make an account."""
        read = signer.read_mailed(token)
        if isinstance(read, str):
            raise Problem(f"link.{read}")
        ident, mail = read
        if not await self._store.use_link(token, time.time() + LINK_LIFETIME):
            raise Problem("link.expired")
        holder = await self._store.person_by_mail(mail)
        if holder is not None:
            return holder
        person = await self._store.person(ident) if ident else None
        if person is not None and person.kind == "account":
            person.mail = mail
            await self.update(person)
            return person
        return await self._become_account(person, await self._free_name(), None, mail, language)

    async def _free_name(self) -> str:
        """A name that no account has yet, for an account that begins with a mailed link."""
        while True:
            name = f"{secrets.choice(GUEST_NAMES)} {secrets.randbelow(9000) + 1000}"
            if await self._store.person_by_name(name) is None:
                return name

    async def _become_account(
        self, guest: Person | None, name: str, hashed: str | None, mail: str | None, language: str
    ) -> Person:
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
