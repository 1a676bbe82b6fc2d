"""Persons and their sessions."""

import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from tyche.server.likeness import keys_of, plain
from tyche.server.store.access import Access, new_id
from tyche.server.store.errors import Taken
from tyche.server.store.newsroom import PERSON, SESSION, announce
from tyche.server.store.rows import Person, PersonKind, Session, Way
from tyche.server.store.schema import likenesses, persons, sessions

DAY = 24 * 60 * 60.0
HOUR = 60 * 60.0
GUEST = "Guest "
"""How names of guests begin, and of no account."""
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
    values["login"] = plain(person.name) if person.kind == "account" else None
    values["mail"] = person.mail.strip().lower() if person.mail else None
    return values


class Persons(Access):
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
            seen=time.time(),
        )

        def work(connection: Connection) -> None:
            connection.execute(insert(persons).values(values_of(person)))
            _claim_name(connection, person)

        await self._taking(person, work)
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
        return await self._person(persons.c.login == plain(name))

    async def person_like(self, name: str) -> Person | None:
        """The account whose name could be taken for that one."""
        holders = select(likenesses.c.person_id).where(likenesses.c.key.in_(keys_of(name)))
        return await self._person(or_(persons.c.id.in_(holders), persons.c.login == plain(name)))

    async def person_by_mail(self, mail: str) -> Person | None:
        """The person with that mail address."""
        return await self._person(persons.c.mail == mail.strip().lower())

    async def update_person(self, person: Person) -> None:
        """Store all fields of a person. Raises Taken if an account has that name, or somebody that mail."""

        def work(connection: Connection) -> None:
            named = select(persons.c.name, persons.c.kind).where(persons.c.id == person.id)
            before = connection.execute(named).first()
            connection.execute(update(persons).where(persons.c.id == person.id).values(values_of(person)))
            if before is None or tuple(before) != (person.name, person.kind):
                _claim_name(connection, person)
                announce(connection, PERSON, person.id)

        await self._taking(person, work)

    async def _taking(self, person: Person, work: Callable[[Connection], None]) -> None:
        try:
            await self._writer.do(work)
        except IntegrityError:
            raise Taken(f"the name {person.name!r} or the mail address is taken") from None

    async def _person(self, condition: ColumnElement[bool]) -> Person | None:
        row = await self._first(select(*COLUMNS).where(condition))
        return None if row is None else Person(**row._mapping)

    # Sessions.

    async def new_session(self, person_id: str, lifetime: float, way: Way = "", agent: str = "") -> str:
        """A token that stands for a person for `lifetime` seconds. Only its hash is stored."""
        token, now = secrets.token_urlsafe(32), time.time()
        row = {
            "hash": hash_of(token), "person_id": person_id, "created": now, "expires": now + lifetime, "seen": now,
            "way": way, "agent": agent,
        }  # fmt: skip
        await self._execute(delete(sessions).where(sessions.c.expires < now), insert(sessions).values(row))
        return token

    async def session(self, token: str) -> tuple[Person, Session] | None:
        """Whom a token stands for, and since when; None if it has expired or was ended, or they may not come in."""
        now = time.time()
        valid = (sessions.c.hash == hash_of(token)) & (sessions.c.expires > now)
        welcome = or_(persons.c.banned.is_(None), persons.c.banned <= now)
        joined = select(*COLUMNS, *_SESSION).join(sessions, sessions.c.person_id == persons.c.id)
        row = await self._first(joined.where(valid & welcome))
        if row is None:
            return None
        values = dict(row._mapping)
        session = Session(id=values.pop("hash").hex(), **{name: values.pop(f"session_{name}") for name in _KEPT})
        return Person(**values), session

    async def touch(self, person: Person, session: Session) -> None:
        """Somebody has asked for something. When is kept to the hour and the day: nobody needs it closer."""
        now = time.time()
        await self._execute(
            update(sessions).where(sessions.c.hash == bytes.fromhex(session.id)).values(seen=now),
            update(persons).where((persons.c.id == person.id) & (persons.c.seen < now - DAY)).values(seen=now),
        )

    def is_stale(self, session: Session) -> bool:
        """Whether it is to be noted again that a session is in use."""
        return time.time() - session.seen > HOUR

    async def end_session(self, token: str) -> None:
        """The token stands for nobody any more."""
        await self._end(sessions.c.hash == hash_of(token))

    async def end_sessions(self, person_id: str, but: str = "") -> None:
        """No token stands for this person any more, but perhaps one."""
        others = sessions.c.person_id == person_id
        await self._end(others & (sessions.c.hash != hash_of(but)) if but else others)

    async def sessions(self, person_id: str) -> list[Session]:
        """Where a person is signed in, the newest first."""
        valid = (sessions.c.person_id == person_id) & (sessions.c.expires > time.time())
        columns = [sessions.c[name] for name in ("hash", *_KEPT)]
        rows = await self._all(select(*columns).where(valid).order_by(sessions.c.created.desc()))
        return [Session(id=row.hash.hex(), **{name: row._mapping[name] for name in _KEPT}) for row in rows]

    async def end_session_of(self, person_id: str, session_id: str) -> bool:
        """End one session of a person; False if they have none with that id."""
        known = [session.id for session in await self.sessions(person_id)]
        if session_id not in known:
            return False
        await self._end(sessions.c.hash == bytes.fromhex(session_id))
        return True

    async def _end(self, which: ColumnElement[bool]) -> None:
        """End sessions; every process hears of it, and closes the sockets that they opened."""

        def work(connection: Connection) -> None:
            for ended in connection.execute(delete(sessions).where(which).returning(sessions.c.hash)).scalars().all():
                announce(connection, SESSION, ended.hex())

        await self._writer.do(work)


_KEPT = ("created", "expires", "seen", "way", "agent")
_SESSION = (sessions.c.hash, *(sessions.c[name].label(f"session_{name}") for name in _KEPT))


def _claim_name(connection: Connection, person: Person) -> None:
    """Keep the likenesses of an account's name for it alone."""
    connection.execute(delete(likenesses).where(likenesses.c.person_id == person.id))
    if person.kind == "account":
        keys = keys_of(person.name)
        connection.execute(insert(likenesses), [{"key": key, "person_id": person.id} for key in sorted(keys)])
        _mark_guests(connection, keys)


def _mark_guests(connection: Connection, keys: set[str]) -> None:
    """Guests whose name an account has now are called guests: the name is the account's."""
    named = (persons.c.kind == "guest") & persons.c.name.not_like(f"{GUEST}%")
    for ident, name in connection.execute(select(persons.c.id, persons.c.name).where(named)).all():
        if keys & keys_of(name):
            connection.execute(update(persons).where(persons.c.id == ident).values(name=f"{GUEST}{name}"))
            announce(connection, PERSON, ident)
