"""What is said at tables and to whom notices go."""

import time
from collections import defaultdict
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from tyche.server.store.access import Access
from tyche.server.store.errors import Unknown
from tyche.server.store.people import hash_of
from tyche.server.store.rows import ChatRow, Notice, PushSubscription
from tyche.server.store.schema import chats, notices, pushes, seats, stances, tables, used_links

TOLD: Final = "told"
"""In the data of a notice: it was given, and only keeps others of its kind from being given soon."""
MOST_UNHEARD: Final = 100
"""Lines of one table, the last ones, that are looked through for somebody who has not heard them."""


class Chats(Access):
    """Chats, notices, push subscriptions and links that can be used once."""

    async def add_chat(
        self,
        table_id: str,
        text: str,
        *,
        person_id: str | None,
        seat: int | None,
        name: str,
        to: list[int] | None = None,
    ) -> ChatRow:
        """Keep what somebody says at a table."""

        def work(connection: Connection) -> ChatRow:
            now = time.time()
            touched = update(tables).where(tables.c.id == table_id).values(changed=now)
            if not connection.execute(touched).rowcount:
                raise Unknown(f"there is no table {table_id}")
            last = connection.execute(select(func.max(chats.c.n)).where(chats.c.table_id == table_id)).scalar()
            chat = ChatRow(
                n=(last or 0) + 1,
                table_id=table_id,
                person_id=person_id,
                seat=seat,
                name=name,
                to=to,
                text=text,
                at=now,
            )
            connection.execute(insert(chats).values(msgspec.structs.asdict(chat)))
            return chat

        return await self._change(table_id, work)

    async def chats(self, table_id: str, after: int = 0) -> list[ChatRow]:
        """What was said at a table after the chat number `after`; who may read which is for the caller to know."""
        return [ChatRow(**row._mapping) for row in await self._all(said_after(table_id, after))]

    async def chats_before(self, table_id: str, before: int | None, limit: int) -> list[ChatRow]:
        """The last that was said at a table (before the chat of a number), in its order."""
        columns = [chats.c[name] for name in ChatRow.__struct_fields__]
        known = chats.c.table_id == table_id
        if before is not None:
            known &= chats.c.n < before
        rows = await self._all(select(*columns).where(known).order_by(chats.c.n.desc()).limit(limit))
        return [ChatRow(**row._mapping) for row in reversed(rows)]

    async def unheard(self, person_id: str, table_ids: list[str]) -> dict[str, list[ChatRow]]:
        """What others have said at tables since a person's seats there last heard something: the last of it, and no
        texts, for somebody may say a lot to whoever stays away.
        """
        columns = [chats.c[name] if name != "text" else literal("").label(name) for name in ChatRow.__struct_fields__]
        heard = select(seats.c.table_id, func.max(seats.c.heard).label("heard")).where(
            (seats.c.person_id == person_id) & seats.c.table_id.in_(table_ids)
        )
        latest = heard.group_by(seats.c.table_id).subquery()
        silenced = select(stances.c.other_id).where(stances.c.person_id == person_id)
        by = func.coalesce(chats.c.person_id, "")
        new = (chats.c.n > latest.c.heard) & (by != person_id) & by.not_in(silenced)
        found: dict[str, list[ChatRow]] = defaultdict(list)
        last = select(chats.c.table_id, func.max(chats.c.n).label("n")).where(chats.c.table_id.in_(table_ids))
        ends = last.group_by(chats.c.table_id).subquery()
        joined = select(*columns).join(latest, latest.c.table_id == chats.c.table_id)
        joined = joined.join(ends, ends.c.table_id == chats.c.table_id).where(chats.c.n > ends.c.n - MOST_UNHEARD)
        for row in await self._all(joined.where(new).order_by(chats.c.n)):
            found[row.table_id].append(ChatRow(**row._mapping))
        return found

    # Push subscriptions.

    async def add_push(self, push: PushSubscription) -> None:
        """Remember where a browser wants its notices; an endpoint belongs to whoever named it last."""
        push.created = push.created or time.time()
        await self._execute(
            delete(pushes).where(pushes.c.endpoint == push.endpoint),
            insert(pushes).values(msgspec.structs.asdict(push)),
        )

    async def pushes(self, person_id: str) -> list[PushSubscription]:
        """Where a person wants notices."""
        columns = [pushes.c[name] for name in PushSubscription.__struct_fields__]
        rows = await self._all(select(*columns).where(pushes.c.person_id == person_id).order_by(pushes.c.created))
        return [PushSubscription(**row._mapping) for row in rows]

    async def drop_push(self, endpoint: str, person_id: str | None = None) -> None:
        """Forget an endpoint: its owner (`person_id`) asks for it, or the push service says that it is gone."""
        known = pushes.c.endpoint == endpoint
        await self._execute(
            delete(pushes).where(known if person_id is None else known & (pushes.c.person_id == person_id))
        )

    # Notices.

    async def add_notice(
        self, person_id: str, table_id: str, kind: str, due: float, data: dict[str, Any] | None = None
    ) -> None:
        """Plan a notice. One of the same kind about the same table that still waits is replaced; none is planned where
        one was given a while ago (`told`).
        """
        same = (notices.c.person_id == person_id) & (notices.c.table_id == table_id) & (notices.c.kind == kind)
        row = {"person_id": person_id, "table_id": table_id, "kind": kind, "due": due, "tries": 0, "data": data or {}}

        def work(connection: Connection) -> None:
            if any(TOLD in found for found in connection.execute(select(notices.c.data).where(same)).scalars()):
                return
            connection.execute(delete(notices).where(same))
            connection.execute(insert(notices).values(row))

        await self._writer.do(work)

    async def told(self, notice: Notice, until: float) -> None:
        """A notice was given: there is no other of the kind about the table until then, or until somebody has come."""
        given = {"due": until, "data": {TOLD: True}}
        await self._execute(update(notices).where(notices.c.id == notice.id).values(given))

    async def due_notices(self, now: float, lease: float = 300.0, limit: int = 100) -> list[Notice]:
        """Take the notices that are due. Each comes again after `lease` seconds unless it is dropped by then."""

        def work(connection: Connection) -> list[Notice]:
            columns = [notices.c[name] for name in Notice.__struct_fields__]
            due = select(*columns).where(notices.c.due <= now).order_by(notices.c.due).limit(limit)
            found = [Notice(**row._mapping) for row in connection.execute(due.with_for_update(skip_locked=True))]
            taken = notices.c.id.in_([notice.id for notice in found])
            later = {"due": now + lease, "tries": notices.c.tries + 1}
            if found:
                connection.execute(update(notices).where(taken).values(later))
            return found

        return await self._writer.do(work)

    async def drop_notice(self, notice_id: int) -> None:
        """A notice was given, or will never be."""
        await self._execute(delete(notices).where(notices.c.id == notice_id))

    async def drop_notices(self, table_id: str, person_id: str) -> None:
        """Somebody has come to the table: they need no notice of it any more."""
        known = (notices.c.table_id == table_id) & (notices.c.person_id == person_id)
        if await self._first(select(notices.c.id).where(known).limit(1)) is not None:
            await self._execute(delete(notices).where(known))

    # Links.

    async def use_link(self, token: str, expires: float) -> bool:
        """Use a link that works once; whether this was the first time. It is remembered until it has expired."""
        try:
            await self._execute(
                delete(used_links).where(used_links.c.expires < time.time()),
                insert(used_links).values(hash=hash_of(token), expires=expires),
            )
        except IntegrityError:
            return False
        return True


def said_after(table_id: str, after: int) -> Select[Any]:
    """What was said at a table after the chat number `after`, in order."""
    columns = [chats.c[name] for name in ChatRow.__struct_fields__]
    return select(*columns).where((chats.c.table_id == table_id) & (chats.c.n > after)).order_by(chats.c.n)
