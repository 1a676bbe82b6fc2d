"""Passkeys of accounts."""

import time

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tyche.server.store.access import Access
from tyche.server.store.errors import Taken
from tyche.server.store.rows import Passkey
from tyche.server.store.schema import passkeys

COLUMNS = [passkeys.c[name] for name in Passkey.__struct_fields__]


class Passkeys(Access):
    """What is known of the keys on people's devices."""

    async def add_passkey(self, passkey: Passkey) -> None:
        """Remember a new key. Raises Taken if it is somebody's already."""
        passkey.created = passkey.created or time.time()
        try:
            await self._execute(insert(passkeys).values(msgspec.structs.asdict(passkey)))
        except IntegrityError:
            raise Taken("this passkey is in use already") from None

    async def passkey(self, ident: str) -> Passkey | None:
        """The key with an id."""
        row = await self._first(select(*COLUMNS).where(passkeys.c.id == ident))
        return None if row is None else Passkey(**row._mapping)

    async def passkeys(self, person_id: str) -> list[Passkey]:
        """All keys of a person, the oldest first."""
        rows = await self._all(select(*COLUMNS).where(passkeys.c.person_id == person_id).order_by(passkeys.c.created))
        return [Passkey(**row._mapping) for row in rows]

    async def use_passkey(self, ident: str, uses: int) -> None:
        """A key was used, so many times by its own count."""
        await self._execute(update(passkeys).where(passkeys.c.id == ident).values(uses=uses, used=time.time()))

    async def drop_passkey(self, person_id: str, ident: str) -> bool:
        """Forget one key of a person; False if they have none with that id."""
        if ident not in [one.id for one in await self.passkeys(person_id)]:
            return False
        await self._execute(delete(passkeys).where(passkeys.c.id == ident))
        return True

    async def drop_passkeys(self, person_id: str) -> None:
        """Forget all keys of a person."""
        await self._execute(delete(passkeys).where(passkeys.c.person_id == person_id))
