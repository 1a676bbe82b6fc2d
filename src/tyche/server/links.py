"""Mailed links. A link signs in the browser that opens it and no other, and proves that its reader has the address.

Whoever asked for a link has no rights by that: an address that somebody typed is nobody's until its link is opened.
"""

import time
from typing import Literal, NamedTuple

from tyche.server.accounts import Accounts
from tyche.server.http.errors import Problem
from tyche.server.http.persons import USUAL_LANGUAGE
from tyche.server.security import LINK_LIFETIME, Mailed, Signer
from tyche.server.store import Person, Store

Outcome = Literal["sign-in", "new", "become", "prove", "take-over"]
"""What opening a link does.

=============  =====================================================================================================
``sign-in``    signs in to the account that has the address
``new``        makes an account with the address
``become``     the guest who asked for the link, and opens it in the same browser, becomes an account with the address
``prove``      the account that is signed in here has the address from now on
``take-over``  the account for which the address was given, and which never had a proven one, passes to whoever reads
               the mail: its password, passkeys and sessions end
=============  =====================================================================================================
"""


class Prospect(NamedTuple):
    """What a link would do, with which address, to which person (none if there is to be a new one)."""

    outcome: Outcome
    mail: str
    person: Person | None


class Links:
    """Makes links and follows them."""

    def __init__(self, store: Store, signer: Signer, accounts: Accounts) -> None:
        self._store = store
        self._signer = signer
        self._accounts = accounts

    async def to_sign_in(self, mail: str, asking: Person | None) -> tuple[str, str]:
        """The token of a link to sign in, and the language of the mail."""
        holder = await self._store.person_by_mail(mail)
        guest = asking if asking is not None and asking.kind == "guest" else None
        reader = holder or guest
        token = self._signer.mailed("sign-in", guest.id if guest else "", mail)
        return token, reader.language if reader else USUAL_LANGUAGE

    def to_prove(self, person: Person, mail: str) -> str:
        """The token of a link that proves the address which somebody gave for their account.

        If the address is known already the link signs in to the account that has it: who gave it does not learn that.
        """
        return self._signer.mailed("proof", person.id, mail)

    async def look(self, token: str, opener: Person | None) -> Prospect:
        """What a link would do in the browser of `opener`. Raises a problem if nothing."""
        read = self._signer.read_mailed(token)
        if isinstance(read, str):
            raise Problem(f"link.{read}")
        holder = await self._store.person_by_mail(read.mail)
        if holder is not None:
            return Prospect("sign-in", read.mail, holder)
        if read.kind == "proof":
            return await self._proof(read, opener)
        if opener is not None and opener.kind == "guest" and opener.id == read.person:
            return Prospect("become", read.mail, opener)
        return Prospect("new", read.mail, None)

    async def _proof(self, read: Mailed, opener: Person | None) -> Prospect:
        person = await self._store.person(read.person)
        if person is None:
            raise Problem("link.expired")
        if opener is not None and opener.id == person.id:
            return Prospect("prove", read.mail, opener)
        if person.mail is not None:  # an account that is somebody's for sure: only they can give it another address
            raise Problem("link.elsewhere")
        return Prospect("take-over", read.mail, person)

    async def follow(self, token: str, opener: Person | None, language: str) -> Person:
        """Whom a link signs in. It works once."""
        outcome, mail, person = await self.look(token, opener)
        if not await self._store.use_link(token, time.time() + LINK_LIFETIME):
            raise Problem("link.expired")
        if person is None or outcome == "become":
            return await self._accounts.become_account(person, await self._accounts.any_name(), None, mail, language)
        if outcome == "sign-in":
            return person
        first, person.mail = person.mail is None, mail
        if outcome == "take-over":
            person.password_hash = None
            await self._store.drop_passkeys(person.id)
        await self._accounts.update(person)
        if first:
            await self._store.end_sessions(person.id)
        return person
