"""The desk of a room: reads what a client sends, has it done, and answers."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog

from tyche.core.errors import Refused
from tyche.server import wire
from tyche.server.room import acts
from tyche.server.room.conduct import STORE_FAILS, Denied
from tyche.server.room.connection import Connection
from tyche.server.room.room import Room

LARGEST = 16 * 1024
"""Bytes of the largest message that is read."""
NUL = "\\u0000"
"""Not every database can store it."""
_DECODER = msgspec.json.Decoder(wire.FromClient)
_LOG = structlog.get_logger("tyche.desk")


async def serve(room: Room, connection: Connection, text: str | None) -> None:
    """Deal with one message. Whatever is wrong with it is answered, and has changed nothing."""
    if not connection.requests.spend():
        connection.say(wire.NotDone(_id_of(text), "rate", "too many requests; wait a moment"))
        return
    if text is None or len(text) > LARGEST or len(text.encode()) > LARGEST:
        what = "messages are JSON in text frames" if text is None else f"messages have at most {LARGEST} bytes"
        connection.say(wire.NotDone(None, "malformed", what))
        return
    if NUL in text:
        connection.say(wire.NotDone(_id_of(text), "malformed", "a text contains the character NUL"))
        return
    try:
        request = _DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        connection.say(wire.NotDone(_id_of(text), "malformed", f"this is no request: {error}"))
        return
    try:
        await _HANDLERS[type(request)](room, connection, request)
    except Denied as denied:
        connection.say(wire.NotDone(request.id, denied.code, denied.text, denied.clause, denied.reason, denied.facts))
    except STORE_FAILS as error:
        _LOG.error("store failed", table=room.id, error=repr(error))
        connection.say(wire.NotDone(request.id, "storage", "the server could not store this; try again"))


def _id_of(text: str | None) -> int | None:
    """The number of a request that could not be read, if it has one."""
    try:
        raw = msgspec.json.decode(text or "")
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    found = raw.get("id") if isinstance(raw, dict) else None
    return found if type(found) is int else None


async def _sit(room: Room, connection: Connection, request: wire.Sit) -> None:
    async with room.held():
        if request.seat is not None and request.seat not in connection.seats:
            raise Denied("not-yours", f"your seats here are {connection.seats}, not {request.seat}")
        was, connection.seat = connection.seat, request.seat
        room.unwatch(was)
        room.send_view(connection)


async def _resync(room: Room, connection: Connection, request: wire.Resync) -> None:
    async with room.held():
        room.send_view(connection)


async def _decide(room: Room, connection: Connection, request: wire.Decide) -> None:
    seat = acts.own_seat(connection)
    n = await acts.decide(room, seat, request.answers, request.option, request.key)
    connection.say(wire.Done(request.id, n))


async def _undo(room: Room, connection: Connection, request: wire.Undo) -> None:
    connection.say(wire.Done(request.id, await acts.undo(room, acts.own_seat(connection), request.key)))


async def _rewind(room: Room, connection: Connection, request: wire.Rewind) -> None:
    n = await acts.propose(room, acts.own_seat(connection), request.to, request.key)
    connection.say(wire.Done(request.id, n))


async def _consent(room: Room, connection: Connection, request: wire.Consent) -> None:
    n = await acts.consent(room, acts.own_seat(connection), request.proposal, request.yes)
    connection.say(wire.Done(request.id, n))


async def _why(room: Room, connection: Connection, request: wire.Why) -> None:
    seat = acts.own_seat(connection)
    async with room.ready() as course:
        refusal = course.table.why(seat, request.option)
        if refusal is None:
            connection.say(wire.Reason(request.id, True))
        else:
            facts = acts.spelled(course.table, refusal)
            connection.say(wire.Reason(request.id, False, refusal.clause, refusal.reason, facts))


async def _foresee(room: Room, connection: Connection, request: wire.Foresee) -> None:
    seat = acts.own_seat(connection)
    async with room.ready() as course:
        table = course.table
        try:
            remarks = table.foresee(seat, request.option)
        except Refused as refused:
            raise acts.denied(table, refused) from None
        notes = [
            wire.Remark(
                remark.message,
                remark.clause,
                {key: table.game.spell(key, value) for key, value in remark.facts.items()},
            )
            for remark in remarks
        ]
        connection.say(wire.Forecast(request.id, request.option, notes))


async def _moment(room: Room, connection: Connection, request: wire.Moment) -> None:
    async with room.ready() as course:
        view, told = room.past.view(course, connection.seat, request.n)
        connection.say(wire.Past(request.id, request.n, view, told))


async def _overlay(room: Room, connection: Connection, request: wire.Overlay) -> None:
    async with room.ready() as course:
        n = course.moment if request.n is None else request.n
        places = room.past.overlay(course, connection.seat, n, request.name)
        connection.say(wire.Laid(request.id, request.name, n, places))


async def _orders(room: Room, connection: Connection, request: wire.Orders) -> None:
    connection.say(wire.Done(request.id, await acts.set_orders(room, connection, request.orders)))


async def _plan(room: Room, connection: Connection, request: wire.Plan) -> None:
    connection.say(wire.Done(request.id, await acts.set_plan(room, connection, request.options)))


async def _note(room: Room, connection: Connection, request: wire.Note) -> None:
    await acts.set_note(room, connection, request.text)
    connection.say(wire.Done(request.id, 0))


async def _chat(room: Room, connection: Connection, request: wire.Talk) -> None:
    await acts.say(room, connection, request.text, request.to)
    connection.say(wire.Done(request.id, 0))


async def _seen(room: Room, connection: Connection, request: wire.Seen) -> None:
    await acts.see(room, connection, request.moment)
    connection.say(wire.Done(request.id, 0))


_HANDLERS: dict[type, Callable[[Room, Connection, Any], Awaitable[None]]] = {
    wire.Sit: _sit,
    wire.Resync: _resync,
    wire.Decide: _decide,
    wire.Undo: _undo,
    wire.Rewind: _rewind,
    wire.Consent: _consent,
    wire.Why: _why,
    wire.Foresee: _foresee,
    wire.Moment: _moment,
    wire.Overlay: _overlay,
    wire.Orders: _orders,
    wire.Plan: _plan,
    wire.Note: _note,
    wire.Talk: _chat,
    wire.Seen: _seen,
}
