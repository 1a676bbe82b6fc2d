"""People who misbehave: not hearing somebody, wanting nothing to do with them, telling the operator."""

from typing import Final

import structlog

from tyche.server.http.call import NOBODY, Call
from tyche.server.http.errors import Problem
from tyche.server.http.me import Token
from tyche.server.http.persons import NewReport, NewStance, Somebody, StanceCard
from tyche.server.http.routing import route
from tyche.server.http.tables import TABLE, checked_seat, table_of
from tyche.server.room.cards import heard
from tyche.server.room.talk import last_lines
from tyche.server.store import ChatRow, Person

MEANT: Final = (*NOBODY, *TABLE, "seat.unknown", "person.unknown", "person.yourself")

log = structlog.get_logger("tyche.manners")


async def _meant(call: Call, body: Somebody) -> Person:
    """Somebody else, as a table shows them: by their seat, or by something they said that I could read."""
    me, row = call.me(), await table_of(call, body.table)
    ident = None
    if body.seat is not None:
        ident = (await call.house.store.seats(row.id))[checked_seat(row, body.seat)].person_id
    elif body.chat is not None:
        found = await _readable(call, row.id, await call.house.store.chats_before(row.id, body.chat + 1, 1))
        ident = next((chat.person_id for chat in found if chat.n == body.chat), None)
    person = await call.house.store.person(ident) if ident else None
    if person is None:
        raise Problem("person.unknown")
    if person.id == me.id:
        raise Problem("person.yourself")
    return person


async def _readable(call: Call, table_id: str, said: list[ChatRow]) -> list[ChatRow]:
    """Of what was said at a table that which I could read."""
    me, seats = call.me(), await call.house.store.seats(table_id)
    mine = [seat.seat for seat in seats if seat.person_id == me.id]
    return [chat for chat in said if any(heard(chat, seat) for seat in mine)]


@route("GET", "/api/me/stances", errors=NOBODY)
async def list_stances(call: Call) -> list[StanceCard]:
    """Those whom I do not hear, or with whom I want nothing to do."""
    return await _stances(call)


async def _stances(call: Call) -> list[StanceCard]:
    found = await call.house.store.stances(call.me().id)
    return [StanceCard(one.other_id, one.name, one.how, one.at) for one in found]


@route("POST", "/api/me/stances", errors=MEANT)
async def take_stance(call: Call, body: NewStance) -> list[StanceCard]:
    """Do not hear somebody any more (`mute`), or have nothing to do with them (`block`).

    Whoever is blocked is not heard, cannot join tables that I host, and gets no seat with me at a rematch.
    """
    other = await _meant(call, body)
    await call.house.store.take_stance(call.me().id, other.id, body.how)
    await call.house.crier.cry()
    return await _stances(call)


@route("DELETE", "/api/me/stances/{id}", errors=(*NOBODY, "person.unknown"))
async def drop_stance(call: Call, id: Token) -> None:
    """Hear and meet somebody again as usual."""
    me = call.me()
    if id not in [one.other_id for one in await call.house.store.stances(me.id)]:
        raise Problem("person.unknown")
    await call.house.store.take_stance(me.id, id, None)
    await call.house.crier.cry()


@route("POST", "/api/reports", limit="report", errors=MEANT)
async def report(call: Call, body: NewReport) -> None:
    """Tell the operator about somebody. What was said at the table, as far as I could read it, goes with it."""
    me, other, store = call.me(), await _meant(call, body), call.house.store
    row = await table_of(call, body.table)
    said = await _readable(call, row.id, await last_lines(store, row.id, len(row.seat_names)))
    await store.add_report(me.id, other.id, other.name, row.id, body.text, said)
    call.house.metrics.reports.inc()
    log.warning("a person was reported", table=body.table, person=other.id)
    call.house.notices.mail_operator()
