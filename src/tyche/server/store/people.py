"""Persons and their sessions."""

import secrets
import time
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tyche.server.store.access import Access, new_id
from tyche.server.store.errors import Taken
from tyche.server.store.rows import Person, PersonKind, Session
from tyche.server.store.schema import persons, sessions

COLUMNS = [persons.c[name] for name in Person.__struct_fields__]


def hash_of(token: str) -> bytes:
    """What is stored of a token: enough to know it again, not enough to use it."""
    return sha256(token.encode()).digest()


def session_id(token: str) -> str:
    """By which name a session is listed."""
    return hash_of(token).hex()


def values_of(person: Person) -> dict[str, Any]:
    """The columns of a person."""
    values = msgspec.structs.asdict(person)
    values["login"] = person.name.casefold() if person.kind == "account" else None
    values["mail"] = person.mail.strip().lower() if person.mail else None
    return values


class People(Access):
    """Guests, accounts and sessions."""

    async def new_person(
        self,
        name: str,
        kind: PersonKind = "guest",
        mail: str | None = None,
        password_hash: str | None = None,
        language: str = "en",
    ) -> Person:
        """Somebody new. Raises Taken if an account has that name, or somebody that mail."""
        person = Person(
            id=new_id(),
            name=name,
            kind=kind,
            mail=mail,
            password_hash=password_hash,
            language=language,
            created=time.time(),
        )
        try:
            await self._execute(insert(persons).values(values_of(person)))
        except IntegrityError:
            raise Taken(f"the name {name!r} or the mail address is taken") from None
        return await self._person(persons.c.id == person.id) or person

    async def person(self, person_id: str) -> Person | None:
        """The person with that id."""
        return await self._person(persons.c.id == person_id)

    async def persons(self, ids: set[str]) -> dict[str, Person]:
        """Persons by their ids; whoever does not exist is missing."""
        rows = await self._all(select(*COLUMNS).where(persons.c.id.in_(ids))) if ids else []
        return {row.id: Person(**row._mapping) for row in rows}

    async def person_by_name(self, name: str) -> Person | None:
        """The account of that name, in capital or small letters."""
        return await self._person(persons.c.login == name.casefold())

    async def person_by_mail(self, mail: str) -> Person | None:
        """The person with that mail address."""
        return await self._person(persons.c.mail == mail.strip().lower())

    async def update_person(self, person: Person) -> None:
        """Store all fields of a person. Raises Taken if an account has that name, or somebody that mail."""
        try:
            await self._execute(update(persons).where(persons.c.id == person.id).values(values_of(person)))
        except IntegrityError:
            raise Taken(f"the name {person.name!r} or the mail address is taken") from None

    async def _person(self, condition: ColumnElement[bool]) -> Person | None:
        row = await self._first(select(*COLUMNS).where(condition))
        return None if row is None else Person(**row._mapping)

    # Sessions.

    async def new_session(self, person_id: str, lifetime: float) -> str:
        """A token that stands for a person for `lifetime` seconds. Only its hash is stored."""
        token, now = secrets.token_urlsafe(32), time.time()
        row = {"hash": hash_of(token), "person_id": person_id, "created": now, "expires": now + lifetime}
        await self._execute(delete(sessions).where(sessions.c.expires < now), insert(sessions).values(row))
        return token

    async def session(self, token: str) -> Person | None:
        """Who a token stands for; None if it has expired or was ended."""
        valid = (sessions.c.hash == hash_of(token)) & (sessions.c.expires > time.time())
        joined = select(*COLUMNS).join(sessions, sessions.c.person_id == persons.c.id)
        row = await self._first(joined.where(valid))
        return None if row is None else Person(**row._mapping)

    async def end_session(self, token: str) -> None:
        """The token stands for nobody any more."""
        await self._execute(delete(sessions).where(sessions.c.hash == hash_of(token)))

    async def end_sessions(self, person_id: str) -> None:
        """No token stands for this person any more."""
        await self._execute(delete(sessions).where(sessions.c.person_id == person_id))

    async def sessions(self, person_id: str) -> list[Session]:
        """Where a person is signed in, the newest first."""
        valid = (sessions.c.person_id == person_id) & (sessions.c.expires > time.time())
        columns = (sessions.c.hash, sessions.c.created, sessions.c.expires)
        rows = await self._all(select(*columns).where(valid).order_by(sessions.c.created.desc()))
        return [Session(id=row.hash.hex(), created=row.created, expires=row.expires) for row in rows]

    async def end_session_of(self, person_id: str, session_id: str) -> bool:
        """End one session of a person; False if they have none with that id."""
        known = [session.id for session in await self.sessions(person_id)]
        if session_id not in known:
            return False
        await self._execute(delete(sessions).where(sessions.c.hash == bytes.fromhex(session_id)))
        return True
