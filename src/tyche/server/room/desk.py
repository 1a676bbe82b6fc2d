"""The desk of a room: reads what a client sends, has it done, and answers."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from tyche.core.bounds import check_json
from tyche.core.errors import Refused
from tyche.core.stakes import Forecast, Prospect, Stake
from tyche.core.table import Table
from tyche.core.telling import Remark
from tyche.core.ways import Leg
from tyche.server import requests, wire
from tyche.server.room import acts, coach, leaving, proposals
from tyche.server.room.connection import Connection
from tyche.server.room.room import Room
from tyche.server.room.settings import Denied
from tyche.server.room.since import since
from tyche.server.room.trouble import failure, report
from tyche.server.work import Busy

T = TypeVar("T")

LARGEST = 16 * 1024
"""Bytes of the largest message that is read."""
MOST_PARTS = 500
MOST_PRICED = 400
"""Options of one question whose stakes are told at once."""
MOST_EVENTS = 20_000
"""What may happen at one table until nothing more is taken back there: every event is kept, and read with the table."""
MOST_QUESTIONS = 4
"""Questions of one connection that bots think about or that wait for it."""
NUL = "\\u0000"
"""Not every database can store it."""
_DECODER = msgspec.json.Decoder(requests.FromClient)


async def converse(room: Room, connection: Connection, receive: Callable[[], Awaitable[Any]]) -> None:
    """Deal with all that comes over a connection, until it is closed from either side."""
    while connection.closing is None:
        message = await receive()
        if message["type"] == "websocket.disconnect":
            return
        await serve(room, connection, message.get("text"))


async def serve(room: Room, connection: Connection, text: str | None) -> None:
    """Deal with one message. Whatever is wrong with it is answered, and has changed nothing."""
    if not connection.may_ask():
        connection.say(wire.NotDone(_id_of(text), "rate", "too many requests; wait a moment"))
        return
    data = b"" if text is None else text.encode()
    if text is None or len(data) > LARGEST:
        what = "messages are JSON in text frames" if text is None else f"messages have at most {LARGEST} bytes"
        connection.say(wire.NotDone(None, "malformed", what))
        return
    try:
        check_json(data, LARGEST, MOST_PARTS)
    except ValueError as error:
        connection.say(wire.NotDone(None, "malformed", f"this is no request: {error}"))
        return
    if NUL in text:
        connection.say(wire.NotDone(_id_of(text), "malformed", "a text contains the character NUL"))
        return
    try:
        request = _DECODER.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        connection.say(wire.NotDone(_id_of(text), "malformed", f"this is no request: {error}"))
        return
    if type(request) not in _THOUGHT_OVER:
        await _answer(room, connection, request)
    elif connection.questions >= MOST_QUESTIONS:
        connection.say(wire.NotDone(request.id, "busy", str(Busy()), facts={"seconds": Busy().seconds}))
    else:
        connection.questions += 1
        room.around.later(_in_turn(room, connection, request))


async def _in_turn(room: Room, connection: Connection, request: requests.Request) -> None:
    """Have bots think about the questions of a connection one after the other; all else that it sends goes on."""
    try:
        async with connection.thinking:
            if connection.closing is None:
                await _answer(room, connection, request)
    finally:
        connection.questions -= 1


async def _answer(room: Room, connection: Connection, request: requests.Request) -> None:
    """Have a request done, or say why not."""
    try:
        await _carry_out(room, connection, request)
    except Denied as denied:
        connection.say(wire.NotDone(request.id, denied.code, denied.text, denied.clause, denied.reason, denied.facts))


async def _carry_out(room: Room, connection: Connection, request: requests.Request) -> None:
    """Have a request done. What fails in a way that nobody thought of is reported, and denied like everything else."""
    try:
        _check_length(room, request)
        handler = _HANDLERS[type(request)]
        if type(request) in _LOOKS:
            async with room.looking:
                await handler(room, connection, request)
        else:
            await handler(room, connection, request)
    except Denied:
        raise
    except Busy as busy:
        raise Denied("busy", str(busy), facts={"seconds": busy.seconds}) from None
    except Exception as error:
        report(room, "a request failed", error, request=type(request).__name__, seat=connection.seat)
        raise failure(error) from error


def _check_length(room: Room, request: requests.Request) -> None:
    """Deny what could go on for ever: decisions alone lead to the end of the game."""
    for_ever = isinstance(request, _FOR_EVER) or (isinstance(request, requests.Conclude) and request.play_on)
    if for_ever and room.course is not None and room.course.n >= MOST_EVENTS:
        raise Denied("too-long", f"at this table more than {MOST_EVENTS} things have happened; it only goes on now")


_FOR_EVER = (requests.Undo, requests.Rewind, requests.Replace, requests.Back)


def _id_of(text: str | None) -> int | None:
    """The number of a request that could not be read, if it has one."""
    try:
        raw = msgspec.json.decode(text or "")
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    found = raw.get("id") if isinstance(raw, dict) else None
    return found if type(found) is int else None


async def _sit(room: Room, connection: Connection, request: requests.Sit) -> None:
    async with room.held():
        if request.seat is not None and request.seat not in connection.seats:
            raise Denied("not-yours", f"your seats here are {connection.seats}, not {request.seat}")
        was, connection.seat = connection.seat, request.seat
        room.audience.unwatch(was)
        room.audience.send_view(connection)


async def _resync(room: Room, connection: Connection, request: requests.Resync) -> None:
    async with room.held():
        room.audience.send_view(connection)


async def _decide(room: Room, connection: Connection, request: requests.Decide) -> None:
    seat = acts.own_seat(connection)
    n = await acts.decide(room, seat, request.answers, request.option, request.key)
    connection.say(wire.Done(request.id, n))


async def _undo(room: Room, connection: Connection, request: requests.Undo) -> None:
    connection.say(wire.Done(request.id, await acts.undo(room, acts.own_seat(connection), request.key)))


async def _rewind(room: Room, connection: Connection, request: requests.Rewind) -> None:
    n = await proposals.go_back(room, acts.own_seat(connection), request.to, request.key)
    connection.say(wire.Done(request.id, n))


async def _consent(room: Room, connection: Connection, request: requests.Consent) -> None:
    n = await proposals.consent(room, acts.own_seat(connection), request.proposal, request.yes)
    connection.say(wire.Done(request.id, n))


async def _replace(room: Room, connection: Connection, request: requests.Replace) -> None:
    connection.say(wire.Done(request.id, await proposals.replace(room, acts.own_seat(connection), request.seat)))


async def _conclude(room: Room, connection: Connection, request: requests.Conclude) -> None:
    await leaving.conclude(room, acts.own_seat(connection), request.play_on)
    connection.say(wire.Done(request.id, 0))


async def _why(room: Room, connection: Connection, request: requests.Why) -> None:
    seat = acts.own_seat(connection)
    async with room.ready() as course:
        refusal = course.table.why(seat, request.option)
        if refusal is None:
            connection.say(wire.Reason(request.id, True))
        else:
            facts = acts.spelled(course.table, refusal)
            connection.say(wire.Reason(request.id, False, refusal.clause, refusal.reason, facts))


async def _foresee(room: Room, connection: Connection, request: requests.Foresee) -> None:
    option = request.option
    if option is None:
        async with room.ready() as course:
            prospect = _prospect(course.table, course.table.prospect(connection.seat))
            connection.say(wire.Forecast(request.id, None, [], [], [], prospect))
        return
    seat = acts.own_seat(connection)
    async with room.ready() as course:
        table = course.table

        def work() -> Forecast:
            return table.ahead(seat, request.after).foresee(seat, option)

        forecast = await _ahead(room, connection, table, work)
        notes, instead = _remarks(table, forecast.remarks), _remarks(table, forecast.instead)
        prospect = _prospect(table, forecast.prospect)
        stakes = _stakes(table, forecast.stakes)
        connection.say(wire.Forecast(request.id, request.option, notes, stakes, instead, prospect))


async def _prices(room: Room, connection: Connection, request: requests.Prices) -> None:
    seat = acts.own_seat(connection)
    async with room.ready() as course:
        table = course.table

        def work() -> tuple[list[wire.Option], list[list[Stake]]]:
            ahead = table.ahead(seat, request.after)
            return ahead.options(seat)[:MOST_PRICED], ahead.prices(seat, MOST_PRICED)

        options, found = await _ahead(room, connection, table, work)
        stakes = [_stakes(table, some) for some in found]
        connection.say(wire.Priced(request.id, course.question(seat), options, stakes))


async def _way(room: Room, connection: Connection, request: requests.Way) -> None:
    seat = acts.own_seat(connection)
    async with room.ready() as course:
        table = course.table

        def work() -> list[Leg]:
            return table.ahead(seat, request.after).way(seat, request.goal, request.origin)

        legs = [
            wire.Leg(
                leg.source, leg.place, leg.option or None, _remarks(table, leg.remarks), _stakes(table, leg.stakes)
            )
            for leg in await _ahead(room, connection, table, work)
        ]
        connection.say(wire.Found(request.id, request.goal, legs))


async def _worth(room: Room, connection: Connection, request: requests.Worth) -> None:
    seat = acts.own_seat(connection)
    async with room.ready() as course:
        table = course.table
        found = await _ahead(room, connection, table, lambda: table.worth(seat, request.place))
        connection.say(wire.Worth(request.id, request.place, _stakes(table, found)))


async def _ahead(room: Room, connection: Connection, table: Table, work: Callable[[], T]) -> T:
    """Look ahead in a thread; what is not offered is denied."""
    try:
        return await room.around.beside(connection.owner(room.id), work)
    except Refused as refused:
        raise acts.denied(table, refused) from None


def _remarks(table: Table, remarks: list[Remark]) -> list[wire.Remark]:
    return [
        wire.Remark(
            remark.message,
            remark.clause,
            {key: table.game.spell(key, value) for key, value in remark.facts.items()},
            remark.option or None,
        )
        for remark in remarks
    ]


def _stakes(table: Table, stakes: list[Stake]) -> list[wire.Stake]:
    return [msgspec.convert(table.game.staked(stake), wire.Stake) for stake in stakes]


def _prospect(table: Table, prospect: Prospect | None) -> wire.Prospect | None:
    return None if prospect is None else msgspec.convert(table.game.expected(prospect), wire.Prospect)


async def _moment(room: Room, connection: Connection, request: requests.Moment) -> None:
    async with room.ready() as course:
        seat, n = connection.seat, request.n
        view, told = await room.around.beside(connection.owner(room.id), lambda: room.past.view(course, seat, n))
        connection.say(wire.Past(request.id, request.n, view, told))


async def _overlay(room: Room, connection: Connection, request: requests.Overlay) -> None:
    async with room.ready() as course:
        n = course.moment if request.n is None else request.n
        seat, name = connection.seat, request.name
        places = await room.around.beside(connection.owner(room.id), lambda: room.past.overlay(course, seat, n, name))
        connection.say(wire.Laid(request.id, request.name, n, places))


async def _since(room: Room, connection: Connection, request: requests.Since) -> None:
    async with room.ready():
        match, seat = room.match, connection.seat
        assert match is not None
        found = await room.around.beside(
            connection.owner(room.id), lambda: since(match.showing, room.past, seat, request.n)
        )
        connection.say(msgspec.structs.replace(found, id=request.id))


async def _orders(room: Room, connection: Connection, request: requests.Orders) -> None:
    connection.say(wire.Done(request.id, await acts.set_orders(room, connection, request.orders)))


async def _plan(room: Room, connection: Connection, request: requests.Plan) -> None:
    connection.say(wire.Done(request.id, await acts.set_plan(room, connection, request.options)))


async def _note(room: Room, connection: Connection, request: requests.Note) -> None:
    await acts.set_note(room, connection, request.text)
    connection.say(wire.Done(request.id, 0))


async def _chat(room: Room, connection: Connection, request: requests.Talk) -> None:
    await acts.say(room, connection, request.text, request.to)
    connection.say(wire.Done(request.id, 0))


async def _back(room: Room, connection: Connection, request: requests.Back) -> None:
    n = await acts.go_back(room, acts.own_seat(connection), request.step, request.key)
    connection.say(wire.Done(request.id, n))


async def _seen(room: Room, connection: Connection, request: requests.Seen) -> None:
    await acts.see(room, connection, request.moment)
    connection.say(wire.Done(request.id, 0))


_THOUGHT_OVER = frozenset({requests.Advise, requests.Reconsider, requests.Motive})
"""What bots think about: seconds, in which nobody wants to wait for anything else."""
_LOOKS = frozenset(
    {
        requests.Foresee,
        requests.Prices,
        requests.Way,
        requests.Worth,
        requests.Moment,
        requests.Overlay,
        requests.Since,
    }
)
"""What is found out in a thread while the table stands still: at one table one after the other, however many look."""
_HANDLERS: dict[type, Callable[[Room, Connection, Any], Awaitable[None]]] = {
    requests.Sit: _sit,
    requests.Resync: _resync,
    requests.Decide: _decide,
    requests.Undo: _undo,
    requests.Rewind: _rewind,
    requests.Consent: _consent,
    requests.Replace: _replace,
    requests.Conclude: _conclude,
    requests.Why: _why,
    requests.Foresee: _foresee,
    requests.Prices: _prices,
    requests.Way: _way,
    requests.Worth: _worth,
    requests.Moment: _moment,
    requests.Overlay: _overlay,
    requests.Since: _since,
    requests.Advise: coach.advise,
    requests.Reconsider: coach.reconsider,
    requests.Motive: coach.motive,
    requests.Orders: _orders,
    requests.Plan: _plan,
    requests.Note: _note,
    requests.Talk: _chat,
    requests.Seen: _seen,
    requests.Back: _back,
}
