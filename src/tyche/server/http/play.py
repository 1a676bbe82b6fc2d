"""Tables that have begun: seats that change hands, the log, records, branches and what comes after the end."""

from hashlib import blake2b
from typing import Any, Final

import msgspec

from tyche.core.record import LARGEST
from tyche.server.http.bodies import Branching, ChatPage, ChatQuery, Holder, LogPage, LogQuery, Resignation
from tyche.server.http.call import NOBODY, Call
from tyche.server.http.errors import Problem
from tyche.server.http.games import known_game
from tyche.server.http.routing import route
from tyche.server.http.tables import (
    HOST,
    TABLE,
    Seat,
    TableId,
    arrange,
    begun_table_of,
    card,
    changed_card,
    check_host,
    checked_bot,
    checked_seat,
    new_row,
    table_of,
)
from tyche.server.room.audience import chat_of
from tyche.server.room.talk import page
from tyche.server.store import Arranged, SeatRow, TableRow
from tyche.server.wire import NewTable, TableCard, Told
from tyche.server.work import Busy
from tyche.server.work.jobs import TOO_LONG
from tyche.server.work.kinds import RECORD, Checked

IMPORT_SECONDS: Final = 25.0
"""How long somebody waits for an import; it goes on without them, and they find it when they ask again."""
LONGEST_LOG: Final = 500
STORY: Final = 10
"""Sentences that the story of a game has."""
SEATS: Final = (
    "table.refused",
    "seat.unknown",
    "seat.not-missing",
    "seat.not-away",
    "seat.not-yours",
    "bot.unknown",
    "table.over",
    "table.not-started",
    "table.started",
)


# Seats.


@route("POST", "/api/tables/{id}/seats/{seat}", errors=(*HOST, *SEATS))
async def hold(call: Call, id: TableId, seat: Seat, body: Holder) -> TableCard:
    """Say who holds a seat.

    Before the start the host may do this as they like. After it any other player may let a bot play for somebody who
    has been away for too long, and who gets the seat back by `back`.
    """
    me = call.me()
    row = await table_of(call, id)
    seats = await call.house.store.seats(row.id)
    held = seats[checked_seat(row, seat)]
    if row.status == "finished":
        raise Problem("table.over")
    if row.status == "running":
        plays = any(one.person_id == me.id and not one.resigned for one in seats)
        if not plays and not (body.holder == "back" and held.person_id == me.id):
            check_host(row, me)
        bot = checked_bot(row.game, body.bot or "") if body.holder == "bot" else None
        await _hand_over(call, held, body.holder, bot)
        return await card(call, row.id)
    check_host(row, me)
    bot = checked_bot(row.game, body.bot or "") if body.holder == "bot" else None
    if body.holder == "back":
        raise Problem("table.not-started")

    def handed(_: TableRow, seats: list[SeatRow]) -> Arranged:
        fields: dict[str, Any] = {"kind": body.holder, "person_id": None, "bot": bot, "ready": bot is not None}
        if body.holder == "me":
            fields |= {"kind": "person", "person_id": me.id, "ready": True}
        if seats[seat].kind in ("person", "invited"):  # whoever had to go does not come back by the old link
            fields["link_version"] = seats[seat].link_version + 1
        return Arranged({seat: fields})

    await arrange(call, row.id, handed)
    return await changed_card(call, row.id)


async def _hand_over(call: Call, held: SeatRow, holder: str, bot: str | None) -> None:
    """A running game: a bot plays for a person, or that person comes back."""
    rooms, me = call.house.rooms, call.me()
    if holder == "bot" and bot is not None:
        if held.kind != "person" or held.resigned:
            raise Problem("seat.not-missing", problem="no person sits there")
        await rooms.replace(held.table_id, held.seat, bot)
    elif holder == "back":
        if held.person_id != me.id:
            raise Problem("seat.not-yours")
        if not held.stood_in or held.resigned:
            raise Problem("seat.not-missing", problem="no bot stands in there")
        await rooms.back(held.table_id, held.seat)
    else:
        raise Problem("table.started")


@route(
    "POST",
    "/api/tables/{id}/resign",
    errors=(*NOBODY, *TABLE, "seat.unknown", "seat.not-yours", "table.not-started", "table.over", "table.refused"),
)
async def resign(call: Call, id: TableId, body: Resignation) -> TableCard:
    """Give up a seat for good; a bot plays on."""
    me = call.me()
    row = await table_of(call, id)
    held = (await call.house.store.seats(row.id))[checked_seat(row, body.seat)]
    if held.person_id != me.id:
        raise Problem("seat.not-yours")
    if row.status != "running":
        raise Problem("table.over" if row.status == "finished" else "table.not-started")
    await call.house.rooms.resign(row.id, body.seat)
    return await card(call, row.id)


@route("POST", "/api/tables/{id}/abandon", errors=(*HOST, "table.over", "table.started", "table.refused"))
async def abandon(call: Call, id: TableId) -> None:
    """Close a table that has not started, or one that nobody else plays at."""
    me = call.me()
    row = await table_of(call, id)
    check_host(row, me)
    if row.status == "finished":
        raise Problem("table.over")
    if row.status == "open":
        await call.house.store.delete_table(row.id)
        await call.house.rooms.close(row.id)
        return
    await call.house.rooms.abandon(row.id, me.id)


# Log, records, branches.


@route("GET", "/api/tables/{id}/log", errors=(*TABLE, "seat.unknown", "seat.not-yours", "table.not-started"))
async def log(call: Call, id: TableId, query: LogQuery) -> LogPage:
    """Entries of the log, as my seat (or a spectator) may read them."""
    row = await begun_table_of(call, id)
    if query.seat is not None:
        held = (await call.house.store.seats(row.id))[checked_seat(row, query.seat)]
        if call.person is None or held.person_id != call.person.id:
            raise Problem("seat.not-yours")
    last = min(query.to, query.start + LONGEST_LOG)
    entries, total = await call.house.rooms.log(row.id, query.seat, query.start, last)
    return LogPage(log=entries, start=query.start, total=total)


@route("GET", "/api/tables/{id}/story", errors=(*TABLE, "table.not-over"))
async def story(call: Call, id: TableId) -> list[Told]:
    """The story of a game that is over: its ten weightiest entries of the log, spread over the game."""
    row = await table_of(call, id)
    if row.status != "finished":
        raise Problem("table.not-over")
    await begun_table_of(call, id)
    return await call.house.rooms.story(row.id, STORY)


@route("GET", "/api/tables/{id}/chats", errors=(*NOBODY, *TABLE, "seat.unknown", "seat.not-yours"))
async def chats(call: Call, id: TableId, query: ChatQuery) -> ChatPage:
    """What was said earlier than the view shows, as my seat heard it."""
    me, row = call.me(), await table_of(call, id)
    held = (await call.house.store.seats(row.id))[checked_seat(row, query.seat)]
    if held.person_id != me.id:
        raise Problem("seat.not-yours")
    found, before = await page(call.house.store, row.id, query.seat, query.before)
    silenced = await call.house.store.silenced(me.id)
    return ChatPage([chat_of(chat) for chat in found if chat.person_id not in silenced], before)


@route("GET", "/api/tables/{id}/record", errors=(*TABLE, "table.not-started", "table.sealed", "table.refused"))
async def record(call: Call, id: TableId) -> msgspec.Raw:
    """The record of a table: after the end, or at any time if nobody but me plays there and it does not count."""
    row = await begun_table_of(call, id)
    if row.status == "running":
        me = call.person
        seats = await call.house.store.seats(row.id)
        persons = {seat.person_id for seat in seats if seat.kind == "person"}
        if me is None or persons != {me.id} or row.counts:  # its seed tells what is to come
            raise Problem("table.sealed")
    return msgspec.Raw(await call.house.rooms.record(row.id))


@route("POST", "/api/records", limit="create", status=201, largest=LARGEST, errors=("record.wrong", "record.slow"))
async def import_record(call: Call, body: msgspec.Raw) -> TableCard:
    """Import a record: a finished table to look at. Who sends the same again soon gets the same table."""
    jobs, me = call.house.jobs, await call.someone()
    job = await jobs.finished(await jobs.submit(RECORD, bytes(body), me.id), IMPORT_SECONDS)
    if job.error == TOO_LONG:  # who asks again gets another try
        await call.house.store.forget_job(job.id)
        raise Problem("record.slow")
    if job.error is not None:
        raise Problem("record.wrong", problem=job.error)
    table_id = job.result["table"]
    if await call.house.store.table(table_id) is None:  # it was imported before, and is gone
        await call.house.store.forget_job(job.id)
        raise Busy(1)
    return await card(call, table_id)


@route(
    "POST",
    "/api/tables/{id}/branch",
    limit="create",
    status=201,
    errors=(*TABLE, "table.not-started", "moment.unknown", "seat.unknown", "seat.not-yours", "table.refused"),
)
async def branch(call: Call, id: TableId, body: Branching) -> TableCard:
    """A table of my own from a moment of this one; bots play the other seats.

    From a running table only my own seat can branch off, and what it cannot know is dealt anew.
    """
    row = await begun_table_of(call, id)
    if body.moment > row.moment:
        raise Problem("moment.unknown", moment=body.moment, most=row.moment)
    seats = await call.house.store.seats(row.id)
    mine = [seat.seat for seat in seats if call.person is not None and seat.person_id == call.person.id]
    seat = checked_seat(row, body.seat) if body.seat is not None else (mine or [0])[0]
    if row.status == "running" and seat not in mine:
        raise Problem("seat.not-yours")
    me = await call.someone()
    return await card(call, await call.house.rooms.branch(row.id, body.moment, seat, me))


# After the end.


@route(
    "POST",
    "/api/tables/{id}/rematch",
    limit="create",
    status=201,
    errors=(*NOBODY, *TABLE, "seat.not-yours", "table.not-over"),
)
async def rematch(call: Call, id: TableId) -> TableCard:
    """The same table again. Everybody gets their seat and says when they are ready; whoever asks first is the host."""
    me = call.me()
    row = await table_of(call, id)
    if row.status != "finished":
        raise Problem("table.not-over")
    seats = await call.house.store.seats(row.id)
    if me.id not in [row.host, *(seat.person_id for seat in seats)]:
        raise Problem("seat.not-yours")
    again = _rematch_id(row.id)
    async with call.house.creating:
        if await call.house.store.table(again) is None:
            fresh = _again(row, again, me.id, len(seats))
            apart = await call.house.store.apart(me.id)
            await call.house.store.create_table(fresh, [_same(again, seat, me.id, apart) for seat in seats])
    return await card(call, again)


def _rematch_id(table_id: str) -> str:
    """Every table has one rematch: whoever asks for it later finds the same."""
    return blake2b(f"rematch {table_id}".encode(), digest_size=10).hexdigest()


def _again(row: TableRow, again: str, host: str, players: int) -> TableRow:
    game = known_game(row.game)
    wanted = NewTable(
        game=row.game,
        seats=["open"] * players,
        title=row.title,
        options=row.options,
        pace=row.pace,
        listed=row.listed,
        on_timeout=row.on_timeout,
        counts=row.counts,
    )
    fresh = new_row(game, wanted, Checked(row.options, row.seat_names))
    fresh.id, fresh.host, fresh.parent = again, host, row.id
    return fresh


def _same(again: str, seat: SeatRow, host: str, apart: frozenset[str]) -> SeatRow:
    """The same holder at the rematch; whoever is gone, or would not sit with the host, leaves an open seat."""
    if seat.kind == "bot":
        return SeatRow(table_id=again, seat=seat.seat, kind="bot", bot=seat.bot, ready=True)
    if seat.person_id is None or seat.person_id in apart:
        return SeatRow(table_id=again, seat=seat.seat)
    return SeatRow(
        table_id=again, seat=seat.seat, kind="person", person_id=seat.person_id, ready=seat.person_id == host
    )
