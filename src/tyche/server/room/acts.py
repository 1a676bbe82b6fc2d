"""What somebody at a table can do to it. Each act either happens, stored and told to all, or is denied."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from tyche.core.errors import Refusal, Refused
from tyche.core.plans import MOST
from tyche.core.table import Table
from tyche.server import wire
from tyche.server.room import clocks
from tyche.server.room.connection import Connection
from tyche.server.room.match import TIME, Match, Step
from tyche.server.room.orders import MOST_ORDERS
from tyche.server.room.room import Overtaken, Room
from tyche.server.room.settings import REPLACED, Denied
from tyche.server.room.talk import keep
from tyche.server.room.trouble import Repairing

T = TypeVar("T")

ATTEMPTS = 8
LONGEST_KEY = 64
LONGEST_NOTE = 8_000
LONGEST_CHAT = 1_000
MOST_LINES = 10_000
"""What can be said at one table: every line is kept as long as the table is."""


def denied(table: Table, refused: Refused, code: str = "not-offered") -> Denied:
    """A refusal of the rules as an answer: the clause, and facts with names."""
    refusal = refused.refusal
    return Denied(code, str(refused), refusal.clause, refusal.reason, spelled(table, refusal))


def spelled(table: Table, refusal: Refusal) -> dict[str, object]:
    """The facts of a refusal as plain data."""
    return {key: table.game.spell(key, value) for key, value in refusal.facts.items()}


def own_seat(connection: Connection) -> int:
    """The seat a connection acts for; spectators have none."""
    if connection.seat is None:
        raise Denied("not-yours", "a spectator decides nothing; take a seat first")
    return connection.seat


def check_playing(room: Room, seat: int, person: bool = True) -> None:
    """Deny what is done to the game when it is over, or by a person for a seat that was given up."""
    if room.row.status == "finished":
        raise Denied("over", "the game is over")
    if person and room.seats[seat].resigned:
        raise Denied("resigned", "this seat was given up")


def own_key(seat: int, key: str) -> str:
    """A client's key as it is stored: seats do not get in each other's way."""
    if not 0 < len(key) <= LONGEST_KEY:
        raise Denied("malformed", f"a key is a random word of 1 to {LONGEST_KEY} characters")
    return f"{seat}:{key}"


async def carry_out(room: Room, work: Callable[[Match], Awaitable[T]], asked: Step | None = None) -> T:
    """Change a table.

    Where the rules break down over something that was only laid down before, or over a default, it is tried again
    without that; not where they do over what somebody has just `asked` for.
    """
    for _ in range(ATTEMPTS):
        try:
            async with room.change() as match:
                return await work(match)
        except Repairing as repairing:
            if repairing.step is None or repairing.step == asked:
                raise
    raise Repairing


# Deciding and taking back.


async def decide(room: Room, seat: int, answers: int, option: wire.Option, key: str, person: bool = True) -> int:
    """Take a decision; the number of the question that it answers. The same key never decides twice.

    Where another process was faster the question may still stand, as when several seats are asked: then it is tried
    again.
    """
    stored_key = own_key(seat, key)

    async def work(match: Match) -> None:
        await _decide(room, match, seat, answers, option, stored_key, person)

    for _ in range(ATTEMPTS):
        try:
            await carry_out(room, work, (seat, option))
        except Overtaken:
            continue
        return answers
    raise Denied("stale", "the table moves on all the time; look at the new question")


async def _decide(
    room: Room, match: Match, seat: int, answers: int, option: wire.Option, key: str, person: bool
) -> None:
    course, row = match.course, room.seats[seat]
    if key in course.keys:
        return
    check_playing(room, seat, person)
    if answers != course.question(seat):
        raise Denied("stale", f"the question to this seat is number {course.question(seat)}, not {answers}")
    lead = match.lead()
    if lead is not None and not lead.allows(option):
        raise Denied("lesson", "this leads away from the lesson")
    try:
        event = match.apply(seat, option, key)
    except Refused as refused:
        raise denied(course.table, refused) from None
    back = [match.come_back(seat)] if person and row.stood_in else []  # whoever decides has come back
    await room.commit([event, *back, *match.follow()])


async def take_default(room: Room, seat: int, question: int, key: str) -> None:
    """The lawful default of a seat that should decide and cannot; nothing if it is asked something else by now."""
    stored_key = own_key(seat, key)

    async def work(match: Match) -> None:
        course = match.course
        if room.row.status == "running" and course.question(seat) == question and stored_key not in course.keys:
            await _default(room, match, seat, stored_key)

    await carry_out(room, work)


async def _default(room: Room, match: Match, seat: int, key: str | None) -> None:
    """Take what is lawful for a seat, if it is waited for."""
    if seat not in match.course.table.awaited():
        return
    option = match.lawful(seat)
    if option is None:  # the rules broke down over all there is; it may be otherwise later
        match.failed.clear()
        raise Repairing
    await room.commit([match.apply(seat, option, key), *match.follow()])


async def undo(room: Room, seat: int, key: str) -> int:
    """Take back the seat's last decision; the number of the question that it is asked then."""
    stored_key = own_key(seat, key)
    async with room.change() as match:
        course = match.course
        if stored_key in course.keys:
            return course.question(seat)
        check_playing(room, seat)
        withheld = course.moment < len(course.table.decisions)
        place = course.table.undoable(seat)
        try:
            event = course.undone(seat, stored_key, room.settings.now())
        except Refused as refused:
            raise denied(course.table, refused, "nothing-to-undo") from None
        row = room.seats[seat]
        if row.bank is not None:
            row.bank = max(0.0, row.bank - room.row.pace.increment)
        match.decided.pop(seat, None)
        match.plans.lay(seat, [])
        # Who takes back an answer that nobody knows of must not be noticed.
        await room.commit([event], None if withheld else place)
        return course.question(seat)


async def go_back(room: Room, seat: int, step: int, key: str) -> int:
    """Go back to the beginning of a step of the lesson; the number of the question that is asked there."""
    stored_key = own_key(seat, key)
    async with room.change() as match:
        course, lead = match.course, match.lead()
        if lead is None:
            raise Denied("no-lesson", "this table leads through no lesson")
        if not 0 <= step < len(lead.began):
            raise Denied("no-moment", f"this lesson has come to step {len(lead.began) - 1}, not {step}")
        moment = lead.began[step]
        if stored_key not in course.keys and moment < len(course.table.decisions):
            await room.commit([course.rewound(seat, moment, stored_key, room.settings.now())], moment)
        return course.question(seat)


# Laying down ahead.


async def set_orders(room: Room, connection: Connection, orders: list[wire.Order]) -> int:
    """Standing orders from now on; they may answer the question on the table."""
    seat = own_seat(connection)
    if len(orders) > MOST_ORDERS:
        raise Denied("malformed", f"a seat has at most {MOST_ORDERS} standing orders, not {len(orders)}")

    async def work(match: Match) -> int:
        check_playing(room, seat)
        room.seats[seat].orders = orders
        await room.commit(match.follow(), by=connection)
        return match.course.question(seat)

    return await carry_out(room, work)


async def set_plan(room: Room, connection: Connection, options: list[wire.Option]) -> int:
    """Decisions laid down ahead; the first may be taken at once."""
    seat = own_seat(connection)
    if len(options) > MOST:
        raise Denied("malformed", f"a plan has at most {MOST} decisions, not {len(options)}")

    async def work(match: Match) -> int:
        check_playing(room, seat)
        match.plans.lay(seat, options)
        room.seats[seat].plan = options
        await room.commit(match.follow(), by=connection)
        return match.course.question(seat)

    return await carry_out(room, work)


# Around the game.


async def set_note(room: Room, connection: Connection, text: str) -> None:
    """Private notes of a seat."""
    seat = own_seat(connection)
    if len(text) > LONGEST_NOTE:
        raise Denied("malformed", f"notes have at most {LONGEST_NOTE} characters, not {len(text)}")
    async with room.arrange():
        await room.store.update_seat(room.id, seat, note=text)
        room.seats[seat].note = text
        room.sitting.settle()
        room.audience.to_seat(seat, wire.OwnNote(text), connection)


async def say(room: Room, connection: Connection, text: str, to: list[int] | None) -> None:
    """Say something to the other seats, or to some of them."""
    seat = own_seat(connection)
    text = text.strip()
    if not 0 < len(text) <= LONGEST_CHAT:
        raise Denied("malformed", f"what is said has 1 to {LONGEST_CHAT} characters, not {len(text)}")
    if to is not None and (not to or any(not 0 <= other < len(room.seats) for other in to)):
        raise Denied("malformed", f"this table has seats 0 to {len(room.seats) - 1}, not {to}")
    if to is not None and room.row.status == "open":  # whoever sits there later could read it
        raise Denied("not-started", "before the start what is said is for everybody")
    if not connection.chats.spend():
        raise Denied("rate", "too much said at once; wait a moment")
    async with room.arrange():
        if room.chats and room.chats[-1].n >= MOST_LINES:
            raise Denied("too-many", f"at this table {MOST_LINES} things were said; it keeps no more")
        chat = await room.store.add_chat(
            room.id,
            text,
            person_id=connection.person_id,
            seat=seat,
            name=room.sitting.name_of(seat),
            to=None if to is None else sorted(set(to)),
        )
        keep(room.chats, chat, len(room.seats))
        room.audience.send_chat(chat)
        new = room.hear()
    await room.remember(new)


async def see(room: Room, connection: Connection, moment: int) -> None:
    """Remember how far somebody has looked. Nobody waits at the table while that is stored."""
    seat = own_seat(connection)
    async with room.ready() as course:
        if not 0 <= moment <= course.moment:
            raise Denied("no-moment", f"this table has moments 0 to {course.moment}, not {moment}")
        if room.seats[seat].seen == moment:
            return
        room.seats[seat].seen = moment
        room.sitting.settle()
    await room.store.update_seat(room.id, seat, seen=moment)


# Seats that pass to others.


async def time_out(room: Room) -> None:
    """Take the lawful default for whoever has run out of time, or let a bot stand in."""
    async with room.ready() as course:
        waiting = course.table.awaited()
    late = False
    for seat in waiting:

        async def work(match: Match, seat: int = seat) -> bool:
            return await _time_out(room, match, seat)

        late = await carry_out(room, work) or late
    if not late:
        room.around.attend(room)


async def _time_out(room: Room, match: Match, seat: int) -> bool:
    """Whether the time of a seat was up, and something has happened about it."""
    row = room.seats[seat]
    at = clocks.runs_out(row)
    if at is None or at > room.settings.now() or seat not in match.course.table.awaited():
        return False
    kind, _, bot = room.row.on_timeout.partition(":")
    if kind == "bot":
        await room.commit([match.stand_in(seat, bot, TIME)])
        room.tell(REPLACED, [seat])
    else:
        await _default(room, match, seat, None)
    return True
