"""What somebody may ask for about themselves: all their data, and to be forgotten."""

import time
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, select, update

from tyche.server.store.access import Access
from tyche.server.store.errors import Unknown
from tyche.server.store.newsroom import SESSION, TABLE, announce
from tyche.server.store.people import COLUMNS
from tyche.server.store.rows import Person
from tyche.server.store.schema import (
    chats,
    events,
    learning,
    outcome_seats,
    outcomes,
    passkeys,
    persons,
    pushes,
    ratings,
    reports,
    seats,
    sessions,
    stances,
    tables,
)
from tyche.server.store.seating import EMPTIED

ANY_BOT = "random"


class Leaving(Access):
    """Export of a person's data, and forgetting a person."""

    async def export_person(self, person_id: str) -> dict[str, Any]:
        """All that is stored about a person, as plain data without secrets. Raises Unknown if there is no such one."""
        row = await self._first(select(*COLUMNS).where(persons.c.id == person_id))
        if row is None:
            raise Unknown(f"there is no person {person_id}")
        about = msgspec.to_builtins(Person(**row._mapping))
        about["password"] = about.pop("password_hash") is not None
        of_person = pushes.c.person_id == person_id
        since = await self._all(select(sessions.c.created, sessions.c.expires).where(sessions.c.person_id == person_id))
        return {
            "person": about,
            "sessions": [dict(session._mapping) for session in since],
            "push": [push.endpoint for push in await self._all(select(pushes.c.endpoint).where(of_person))],
            "seats": await self._export_seats(person_id),
            "hosting": [row.id for row in await self._all(select(tables.c.id).where(tables.c.host == person_id))],
            "chats": await self._export_chats(person_id),
            "passkeys": await self._export_rows(passkeys, person_id, "name", "created", "used"),
            "stances": await self._export_rows(stances, person_id, "other_id", "how", "at"),
            "lessons": await self._export_rows(learning, person_id, "game", "lesson", "step", "done"),
            "results": await self._export_results(person_id),
            "ratings": await self._export_rows(ratings, person_id, "game", "mu", "sigma", "games"),
            "reports": await self._export_rows(reports, person_id, "about_name", "table_id", "text", "at"),
        }

    async def _export_rows(self, table: Table, person_id: str, *names: str) -> list[dict[str, Any]]:
        """Some columns of all rows of a person."""
        rows = await self._all(select(*(table.c[name] for name in names)).where(table.c.person_id == person_id))
        return [dict(row._mapping) for row in rows]

    async def _export_results(self, person_id: str) -> list[dict[str, Any]]:
        """What is kept of their games for statistics."""
        columns = (outcomes.c.game, outcomes.c.ended, outcomes.c.victory, outcome_seats.c.won, outcome_seats.c.points)
        joined = select(*columns).join_from(outcomes, outcome_seats, outcome_seats.c.outcome_id == outcomes.c.id)
        rows = await self._all(joined.where(outcome_seats.c.person_id == person_id).order_by(outcomes.c.ended))
        return [dict(row._mapping) for row in rows]

    async def _export_seats(self, person_id: str) -> list[dict[str, Any]]:
        about = (tables.c.game, tables.c.title, tables.c.status, tables.c.created, tables.c.result, tables.c.seat_names)
        own = (seats.c.table_id, seats.c.seat, seats.c.note, seats.c.orders, seats.c.plan, seats.c.resigned)
        joined = select(*own, *about).join(tables, tables.c.id == seats.c.table_id)
        exported = []
        for row in await self._all(joined.where(seats.c.person_id == person_id).order_by(tables.c.created)):
            seat = msgspec.to_builtins(dict(row._mapping))
            seat["name"] = seat.pop("seat_names")[row.seat]
            known = (events.c.table_id == row.table_id) & (events.c.seat == row.seat)
            # Numbers and times would show, at a running table, what others have answered in secret.
            told = (events.c.n, events.c.kind, events.c.data, events.c.at)
            shown = told if row.status == "finished" else (events.c.kind, events.c.data)
            taken = select(*shown).where(known).order_by(events.c.n)
            seat["events"] = [msgspec.to_builtins(dict(event._mapping)) for event in await self._all(taken)]
            exported.append(seat)
        return exported

    async def _export_chats(self, person_id: str) -> list[dict[str, Any]]:
        columns = (chats.c.table_id, chats.c.n, chats.c.seat, chats.c.name, chats.c.to, chats.c.text, chats.c.at)
        said = select(*columns).where(chats.c.person_id == person_id).order_by(chats.c.at, chats.c.n)
        return [dict(row._mapping) for row in await self._all(said)]

    async def forget_person(self, person_id: str, bot: str = ANY_BOT) -> list[str]:
        """Forget a person; the ids of the tables that change.

        Their seats at running tables go to the bot that the table names for missing players, else to `bot`; before the
        start they are open again. What they said stays without a name. Tables they are host of get another host from
        among the players; those that nobody else sits at and that have not begun go.
        """

        def work(connection: Connection) -> list[str]:
            known = select(seats.c.table_id).where(seats.c.person_id == person_id)
            hosted = select(tables.c.id).where(tables.c.host == person_id)
            ids = sorted(set(connection.execute(known.union(hosted)).scalars()))
            connection.execute(delete(tables).where((tables.c.host == person_id) & (tables.c.lesson != "")))
            for table_id in ids:
                _leave_table(connection, table_id, person_id, bot)
            connection.execute(update(chats).where(chats.c.person_id == person_id).values(name=""))
            for ended in (
                connection.execute(select(sessions.c.hash).where(sessions.c.person_id == person_id)).scalars().all()
            ):
                announce(connection, SESSION, ended.hex())
            for table_id in ids:
                announce(connection, TABLE, table_id)
            # Sessions, notices and push subscriptions go with the person, references become NULL.
            connection.execute(delete(persons).where(persons.c.id == person_id))
            self._writer.notify(connection, ids)
            return ids

        return await self._writer.do(work)


def _leave_table(connection: Connection, table_id: str, person_id: str, bot: str) -> None:
    row = connection.execute(select(tables).where(tables.c.id == table_id)).first()
    if row is None:  # a lesson, which goes with its learner
        return
    emptied: dict[str, Any] = {"person_id": None, "ready": False, **EMPTIED}
    if row.status == "running":
        named = row.on_timeout.removeprefix("bot:") if row.on_timeout.startswith("bot:") else bot
        emptied |= {"kind": "bot", "bot": named, "stood_in": False}
    elif row.status == "open":
        emptied |= {"kind": "open"}
    held = (seats.c.table_id == table_id) & (seats.c.person_id == person_id)
    connection.execute(update(seats).where(held).values(emptied))
    of_table = tables.c.id == table_id
    if row.host == person_id:
        others = (seats.c.table_id == table_id) & seats.c.person_id.is_not(None)
        first = select(seats.c.person_id).where(others).order_by(seats.c.seat).limit(1)
        heir = connection.execute(first).scalar()
        if heir is None and row.status == "open":
            connection.execute(delete(tables).where(of_table))
            return
        connection.execute(update(tables).where(of_table).values(host=heir))
    connection.execute(update(tables).where(of_table).values(changed=time.time()))
