"""What somebody at a table can do to it. Each act either happens, stored and told to all, or is denied."""

from tyche.core.errors import Refusal, Refused
from tyche.core.plans import MOST
from tyche.core.table import Table
from tyche.server import wire
from tyche.server.room import clocks
from tyche.server.room.conduct import STORE_FAILS, Denied
from tyche.server.room.connection import Connection
from tyche.server.room.course import CONSENT, PROPOSE, WITHDRAW, Course
from tyche.server.room.orders import MOST_ORDERS
from tyche.server.room.room import Room
from tyche.server.store import Conflict, Event, Repeated

ATTEMPTS = 8
LONGEST_KEY = 64
LONGEST_NOTE = 8_000
LONGEST_CHAT = 1_000


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


def own_key(seat: int, key: str) -> str:
    """A client's key as it is stored: seats do not get in each other's way."""
    if not 0 < len(key) <= LONGEST_KEY:
        raise Denied("malformed", f"a key is a random word of 1 to {LONGEST_KEY} characters")
    return f"{seat}:{key}"


async def store(room: Room, events: list[Event], back_to: int | None = None) -> bool:
    """Commit; False if another process was faster and the room was read anew. Denied if the store does not answer."""
    try:
        await room.commit(events, back_to)
    except Repeated:
        return True
    except Conflict:
        return False
    except STORE_FAILS as error:
        raise Denied("storage", "the server could not store this; nothing has changed, try again") from error
    return True


async def store_now(room: Room, events: list[Event], back_to: int | None = None) -> None:
    """Commit, or deny because another process was faster."""
    if not await store(room, events, back_to):
        raise Denied("stale", "the table has moved on; look at the new question")


# Deciding and taking back.


async def decide(room: Room, seat: int, answers: int, option: wire.Option, key: str, person: bool = True) -> int:
    """Take a decision; the number of the question that it answers. The same key never decides twice.

    Where another process was faster the question may still stand, as when several seats are asked: then it is tried
    again.
    """
    stored_key = own_key(seat, key)
    async with room.ready():
        for _ in range(ATTEMPTS):
            if await _decide_once(room, seat, answers, option, stored_key, person):
                return answers
    raise Denied("stale", "the table moves on all the time; look at the new question")


async def _decide_once(room: Room, seat: int, answers: int, option: wire.Option, key: str, person: bool) -> bool:
    """Whether the decision is stored now."""
    course, row = room.course, room.seats[seat]
    assert course is not None
    if key in course.keys:
        return True
    if room.row.status == "finished":
        raise Denied("over", "the game is over")
    if row.resigned and person:
        raise Denied("resigned", "this seat was given up")
    if answers != course.question(seat):
        raise Denied("stale", f"the question to this seat is number {course.question(seat)}, not {answers}")
    try:
        event = course.decided(seat, option, key, room.conduct.now())
    except Refused as refused:
        raise denied(course.table, refused) from None
    back = person and row.stood_in
    if back:  # whoever decides while a bot stands in has come back
        row.stood_in, row.bot = False, None
    stored = await store(room, [event, *room.follow()])
    if stored and back:
        await room.store.update_seat(room.id, seat, stood_in=False, bot=None)
        room.send_people()
    return stored


async def undo(room: Room, seat: int, key: str) -> int:
    """Take back the seat's last decision; the number of the question that it is asked then."""
    stored_key = own_key(seat, key)
    async with room.ready() as course:
        if stored_key in course.keys:
            return course.question(seat)
        withheld = course.moment < len(course.table.decisions)
        place = course.table.undoable(seat)
        try:
            event = course.undone(seat, stored_key, room.conduct.now())
        except Refused as refused:
            raise denied(course.table, refused, "nothing-to-undo") from None
        row = room.seats[seat]
        if row.bank is not None:
            row.bank = max(0.0, row.bank - room.row.pace.increment)
        room.decided.pop(seat, None)
        room.plans.lay(seat, [])
        # Who takes back an answer that nobody knows of must not be noticed.
        await store_now(room, [event], None if withheld else place)
        return course.question(seat)


async def propose(room: Room, seat: int, to: int, key: str) -> int:
    """Propose to go back to a moment. Where nobody is affected it happens at once."""
    stored_key = own_key(seat, key)
    async with room.ready() as course:
        if stored_key in course.keys:
            return course.proposals
        if not course.base <= to < course.moment:
            last = course.moment - 1
            raise Denied("no-moment", f"this table can go back to moments {course.base} to {last}, not {to}")
        if room.row.status == "finished":
            raise Denied("over", "the game is over")
        if not room.needed(seat, to):
            return await _go_back(room, course, seat, to, stored_key)
        event = course.noted(seat, (PROPOSE, to), stored_key, room.conduct.now())
        await store_now(room, [event])
        room.send_proposal()
        return course.proposals


async def consent(room: Room, seat: int, proposal: int, yes: bool) -> int:
    """Agree to a proposal to go back, or turn it down; whoever made it can withdraw it."""
    async with room.ready() as course:
        pending = course.pending
        if pending is None or pending.n != proposal:
            raise Denied("no-proposal", f"there is no proposal {proposal} on the table")
        needed = room.needed(pending.by, pending.to)
        if seat not in needed and (yes or seat != pending.by):
            raise Denied("not-yours", "this seat is not asked about the proposal")
        now = room.conduct.now()
        if not yes:
            event = course.noted(seat, (WITHDRAW, proposal), None, now)
        else:
            event = course.noted(seat, (CONSENT, proposal), None, now)
            if set(needed) <= pending.agreed:
                return await _go_back(room, course, pending.by, pending.to, None, [event])
        await store_now(room, [event])
        room.send_proposal()
        return proposal


async def _go_back(
    room: Room, course: Course, seat: int, to: int, key: str | None, first: list[Event] | None = None
) -> int:
    event = course.rewound(seat, to, key, room.conduct.now())
    for other in range(len(room.seats)):
        room.plans.lay(other, [])
    room.decided = {}
    await store_now(room, [*(first or []), event], to)
    room.send_proposal()
    return course.proposals


# Laying down ahead.


async def set_orders(room: Room, connection: Connection, orders: list[wire.Order]) -> int:
    """Standing orders from now on; they may answer the question on the table."""
    seat = own_seat(connection)
    if len(orders) > MOST_ORDERS:
        raise Denied("malformed", f"a seat has at most {MOST_ORDERS} standing orders, not {len(orders)}")
    async with room.ready() as course:
        room.seats[seat].orders = orders
        await room.store.update_seat(room.id, seat, orders=orders)
        room.to_seat(seat, wire.OwnOrders(orders), connection)
        await _go_on(room)
        return course.question(seat)


async def set_plan(room: Room, connection: Connection, options: list[wire.Option]) -> int:
    """Decisions laid down ahead; the first may be taken at once."""
    seat = own_seat(connection)
    if len(options) > MOST:
        raise Denied("malformed", f"a plan has at most {MOST} decisions, not {len(options)}")
    async with room.ready() as course:
        room.plans.lay(seat, options)
        room.seats[seat].plan = options
        await room.store.update_seat(room.id, seat, plan=options)
        room.to_seat(seat, wire.OwnPlan(options), connection)
        await _go_on(room)
        return course.question(seat)


async def _go_on(room: Room) -> None:
    """Let happen what is laid down."""
    if room.row.status == "running":
        events = room.follow()
        if events:
            await store_now(room, events)


# Around the game.


async def set_note(room: Room, connection: Connection, text: str) -> None:
    """Private notes of a seat."""
    seat = own_seat(connection)
    if len(text) > LONGEST_NOTE:
        raise Denied("malformed", f"notes have at most {LONGEST_NOTE} characters, not {len(text)}")
    async with room.held():
        room.seats[seat].note = text
        await room.store.update_seat(room.id, seat, note=text)
        room.to_seat(seat, wire.OwnNote(text), connection)


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
    async with room.held():
        chat = await room.store.add_chat(
            room.id,
            text,
            person_id=connection.person_id,
            seat=seat,
            name=room.name_of(seat),
            to=None if to is None else sorted(set(to)),
        )
        room.chats.append(chat)
        room.send_chat(chat)
        await room.hear()


async def see(room: Room, connection: Connection, moment: int) -> None:
    """Remember how far somebody has looked."""
    seat = own_seat(connection)
    async with room.ready() as course:
        if not 0 <= moment <= course.moment:
            raise Denied("no-moment", f"this table has moments 0 to {course.moment}, not {moment}")
        if room.seats[seat].seen != moment:
            room.seats[seat].seen = moment
            await room.store.update_seat(room.id, seat, seen=moment)


# Seats that pass to others.


async def time_out(room: Room) -> None:
    """Take the lawful default for whoever has run out of time, or let a bot stand in."""
    async with room.ready() as course:
        now = room.conduct.now()
        waiting = course.table.awaited()
        events: list[Event] = []
        for seat in waiting:
            row = room.seats[seat]
            at = clocks.runs_out(row)
            if at is None or at > now or course.table.ask is None or seat not in course.table.awaited():
                continue
            kind, _, bot = room.row.on_timeout.partition(":")
            if kind == "bot":
                row.stood_in, row.bot = True, bot
                await room.store.update_seat(room.id, seat, stood_in=True, bot=bot)
            else:
                events.append(course.decided(seat, course.table.default(seat), None, now))
        if events:
            await store_now(room, [*events, *room.follow()])
        else:
            room.send_people()
            room.house.attend(room)


async def give_up(room: Room, seat: int, bot: str | None) -> None:
    """The seat passes for good: to a bot, or to the lawful defaults."""
    async with room.ready():
        row = room.seats[seat]
        if room.row.status != "running":
            raise Denied("not-running", "the game is not being played")
        if row.resigned:
            raise Denied("resigned", "this seat was given up already")
        row.resigned, row.bot, row.stood_in = True, bot, False
        await room.store.update_seat(room.id, seat, resigned=True, bot=bot, stood_in=False)
        room.send_people()
        await _go_on(room)
        room.house.attend(room)


async def stand_in(room: Room, seat: int, bot: str | None) -> None:
    """A bot plays for a missing person, or (None) the person gets the seat back."""
    async with room.ready():
        row = room.seats[seat]
        if row.kind != "person" or row.resigned:
            raise Denied("not-a-person", "only the seat of a person who has not resigned can be stood in for")
        row.stood_in, row.bot = bot is not None, bot
        await room.store.update_seat(room.id, seat, stood_in=row.stood_in, bot=bot)
        room.send_people()
        room.house.attend(room)
