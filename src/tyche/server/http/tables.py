"""Tables: lists, creating, and everything before the start."""

import time
from secrets import token_bytes
from typing import Annotated, Any, Final

from msgspec import Meta

from tyche.bots import bots
from tyche.core.game import Game
from tyche.core.table import SEED_BYTES
from tyche.server.http.bodies import InvitationLink, Join, Ready, Swap, TablePage, TableQuery
from tyche.server.http.call import NOBODY, Call
from tyche.server.http.errors import Problem
from tyche.server.http.games import known_game
from tyche.server.http.routing import route
from tyche.server.room import Denied
from tyche.server.store import PAGE, Arranged, Begun, Person, SeatRow, TableRow, Unknown, new_id
from tyche.server.store.seating import EMPTIED, Plan
from tyche.server.wire import NewTable, PaceOf, TableCard
from tyche.server.work import Died, TooLong
from tyche.server.work.jobs import Refusal
from tyche.server.work.kinds import SETUP_SECONDS, Checked, Wanted, check_setup

TableId = Annotated[str, Meta(max_length=60)]
Seat = Annotated[int, Meta(ge=0, le=100)]

LONGEST_TITLE: Final = 80
LONGEST_WORD: Final = 100
"""Characters of an option that is a word; what is longer is a file."""
LONGEST_PACE: Final = 60 * 24 * 60 * 60
PAGE_OF_TABLE: Final = "/t/"

TABLE: Final = ("table.unknown",)
HOST: Final = (*NOBODY, *TABLE, "table.not-host")
BEFORE: Final = ("table.started",)


# What several routes need.


async def table_of(call: Call, table_id: str) -> TableRow:
    """The table with an id."""
    row = await call.house.store.table(table_id) if table_id.isalnum() and table_id.isascii() else None
    if row is None:
        raise Problem("table.unknown")
    return row


async def begun_table_of(call: Call, table_id: str) -> TableRow:
    """A table that has begun, to be looked into: where it must be played again for that, that is counted."""
    row = await table_of(call, table_id)
    if row.status == "open":
        raise Problem("table.not-started")
    if row.id not in call.house.rooms.registry:
        await call.limit("cold", call.place)
    return row


async def open_table_of(call: Call, table_id: str, host: bool) -> TableRow:
    """A table that has not started; with `host`, of the person who asks."""
    me = call.me()
    row = await table_of(call, table_id)
    if host:
        check_host(row, me)
    if row.status != "open":
        raise Problem("table.started")
    return row


async def arrange(call: Call, table_id: str, plan: Plan) -> None:
    """Change the seats of a table that has not begun, as they are in the transaction that changes them."""
    try:
        await call.house.store.arrange(table_id, plan)
    except Begun:
        raise Problem("table.started") from None
    except Unknown:
        raise Problem("table.unknown") from None


def check_host(row: TableRow, person: Person) -> None:
    """Refuse everybody but the host."""
    if row.host != person.id:
        raise Problem("table.not-host")


def checked_seat(row: TableRow, seat: int) -> int:
    """A seat that the table has."""
    if not 0 <= seat < len(row.seat_names):
        raise Problem("seat.unknown", seat=seat)
    return seat


def checked_bot(game: str, bot: str) -> str:
    """A bot that can play a game."""
    known = bots(game)
    if bot not in known:
        raise Problem("bot.unknown", bot=bot, bots=", ".join(known))
    return bot


async def card(call: Call, table_id: str) -> TableCard:
    """The card of a table for whoever asks."""
    return await call.house.rooms.card(table_id, call.person)


async def changed_card(call: Call, table_id: str) -> TableCard:
    """The card of a table whose seats have changed; everybody at it is told."""
    await call.house.rooms.seats_changed(table_id)
    return await card(call, table_id)


# Lists and creating.


@route("GET", "/api/tables", errors=NOBODY)
async def list_tables(call: Call, query: TableQuery) -> TablePage:
    """A page of tables: mine (my turn first, then the longest waiting), my sandboxes, open, running, finished ones."""
    person = call.me() if query.list in ("mine", "sandboxes") else call.person
    found = await call.house.store.list_tables(query.list, person.id if person else None, query.page)
    cards = await call.house.rooms.cards(found, call.person)
    return TablePage(cards, query.page, len(found) == PAGE)


CREATING: Final = ("game.unknown", "table.options", "table.seats", "bot.unknown", "table.refused")


@route("POST", "/api/tables", limit="create", status=201, errors=CREATING)
async def create(call: Call, body: NewTable) -> TableCard:
    """Open a table. Whoever is nobody yet becomes a guest."""
    game = known_game(body.game)
    row = new_row(game, body, await checked_setup(call, game, body))
    seats = [seat_of(row, number, word) for number, word in enumerate(body.seats)]
    check_pace(body.pace)
    check_timeout(game, body.on_timeout)
    me = await call.someone()
    row.host = me.id
    for seat in seats:
        if seat.kind == "person":
            seat.person_id, seat.ready = me.id, True
    await call.house.store.create_table(row, seats)
    if body.start and all(seat.kind in ("person", "bot") for seat in seats):
        await call.house.rooms.open(row.id)
    return await card(call, row.id)


async def checked_setup(call: Call, game: Game, wanted: NewTable) -> Checked:
    """What the game makes of the options. Texts that must be parsed for that are parsed by a worker, not here."""
    asked = Wanted(game.name, len(wanted.seats), wanted.options)
    found: Checked | Refusal
    if any(isinstance(value, str) and len(value) > LONGEST_WORD for value in wanted.options.values()):
        try:
            found = await call.house.pool.run(check_setup, asked, owner=call.owner, seconds=SETUP_SECONDS)
        except (TooLong, Died):
            found = Refusal("it takes too long to read its options")
    else:
        found = check_setup(asked)
    if isinstance(found, Refusal):
        raise Problem("table.options", problem=found.why)
    return found


def new_row(game: Game, wanted: NewTable, setup: Checked) -> TableRow:
    """The row of a new table, as its game has checked it."""
    title = " ".join("".join(letter if letter.isprintable() else " " for letter in wanted.title).split())
    return TableRow(
        id=new_id(),
        game=game.name,
        rules=game.version,
        seed=token_bytes(SEED_BYTES),
        options=setup.options,
        seat_names=setup.seats,
        title=title[:LONGEST_TITLE],
        listed=wanted.listed,
        pace=wanted.pace,
        on_timeout=wanted.on_timeout,
        counts=wanted.counts,
        created=time.time(),
    )


def seat_of(row: TableRow, number: int, word: str) -> SeatRow:
    """A seat from the word that describes who shall hold it."""
    kind, _, bot = word.partition(":")
    if kind == "bot":
        return SeatRow(table_id=row.id, seat=number, kind="bot", bot=checked_bot(row.game, bot), ready=True)
    if bot or kind not in ("me", "open", "invited"):
        problem = f"a seat is 'me', 'open', 'invited' or 'bot:NAME', not {word!r}"
        raise Problem("table.seats", problem=problem)
    return SeatRow(
        table_id=row.id, seat=number, kind="person" if kind == "me" else "open" if kind == "open" else "invited"
    )


def check_pace(pace: PaceOf) -> None:
    """A clock that runs has seconds on it."""
    fine = 0 <= pace.bank <= LONGEST_PACE and 0 <= pace.increment <= LONGEST_PACE
    if not fine or (pace.kind != "none" and pace.bank < 1):
        problem = f"a pace has a bank of 1 to {LONGEST_PACE} seconds and an increment of 0 to {LONGEST_PACE}"
        raise Problem("table.options", problem=problem)


def check_timeout(game: Game, word: str) -> None:
    """What happens when somebody's time is up."""
    kind, colon, bot = word.partition(":")
    if kind == "bot" and colon:
        checked_bot(game.name, bot)
    elif word != "default":
        raise Problem("table.options", problem=f"on_timeout is 'default' or 'bot:NAME', not {word!r}")


@route("GET", "/api/tables/{id}", errors=TABLE)
async def get_table(call: Call, id: TableId) -> TableCard:
    """One table."""
    return await card(call, (await table_of(call, id)).id)


# Before the start.

JOINING: Final = (
    *TABLE, *BEFORE, "person.blocked", "table.full", "seat.unknown", "seat.taken", "seat.invited", "invitation.void",
)  # fmt: skip


@route("POST", "/api/tables/{id}/join", errors=JOINING)
async def join(call: Call, id: TableId, body: Join) -> TableCard:
    """Take an open seat: any, a certain one, or the one that an invitation is for."""
    row = await table_of(call, id)
    seats = await call.house.store.seats(row.id)
    number = _wanted(call, row, seats, body)
    if call.person is not None and seats[number].person_id == call.person.id:
        return await card(call, row.id)
    _check_free(seats[number], body)
    if call.person is not None and row.host is not None and await call.house.store.blocks(row.host, call.person.id):
        raise Problem("person.blocked")
    me = await call.someone()

    def take(row: TableRow, seats: list[SeatRow]) -> Arranged:
        wanted = _wanted(call, row, seats, body)
        _check_free(seats[wanted], body)
        return Arranged({wanted: {"kind": "person", "person_id": me.id, "bot": None, "ready": False}})

    await arrange(call, row.id, take)
    return await changed_card(call, row.id)


def _wanted(call: Call, row: TableRow, seats: list[SeatRow], body: Join) -> int:
    """The seat that somebody wants to take."""
    return _open_seat(row, seats, body.seat) if body.key is None else _invited_seat(call, row, seats, body.key)


def _check_free(seat: SeatRow, body: Join) -> None:
    """Refuse a seat that is somebody's, or is for somebody with an invitation."""
    if seat.kind == "invited" and body.key is None:
        raise Problem("seat.invited")
    if seat.kind not in ("open", "invited"):
        raise Problem("seat.taken")


def _invited_seat(call: Call, row: TableRow, seats: list[SeatRow], key: str) -> int:
    """The seat that an invitation is for, if it is still valid."""
    found = call.house.signer.invited(key)
    if found is None or found[0] != row.id or found[1] >= len(seats) or seats[found[1]].link_version != found[2]:
        raise Problem("invitation.void")
    return found[1]


def _open_seat(row: TableRow, seats: list[SeatRow], wanted: int | None) -> int:
    """The wanted seat; else the first that is open."""
    if wanted is not None:
        return checked_seat(row, wanted)
    if row.status != "open":
        raise Problem("table.started")
    free = [seat.seat for seat in seats if seat.kind == "open"]
    if not free:
        raise Problem("table.full")
    return free[0]


@route("POST", "/api/tables/{id}/leave", errors=(*NOBODY, *TABLE, *BEFORE))
async def leave(call: Call, id: TableId) -> TableCard:
    """Give up my seats before the start."""
    row, me = await open_table_of(call, id, host=False), call.me()

    def free(_: TableRow, seats: list[SeatRow]) -> Arranged:
        freed: dict[str, Any] = {"kind": "open", "person_id": None, "ready": False}
        return Arranged({seat.seat: freed for seat in seats if seat.person_id == me.id})

    await arrange(call, row.id, free)
    return await changed_card(call, row.id)


@route("POST", "/api/tables/{id}/ready", errors=(*NOBODY, *TABLE, *BEFORE, "seat.not-yours"))
async def ready(call: Call, id: TableId, body: Ready) -> TableCard:
    """Say that I am ready to begin, or not yet."""
    row, me = await open_table_of(call, id, host=False), call.me()

    def say(_: TableRow, seats: list[SeatRow]) -> Arranged:
        mine = [seat.seat for seat in seats if seat.person_id == me.id]
        if not mine:
            raise Problem("seat.not-yours")
        return Arranged({seat: {"ready": body.ready} for seat in mine})

    await arrange(call, row.id, say)
    return await changed_card(call, row.id)


@route("POST", "/api/tables/{id}/swap", errors=(*HOST, *BEFORE, "seat.unknown"))
async def swap(call: Call, id: TableId, body: Swap) -> TableCard:
    """Let the holders of two seats change places. Invitations to these seats become void."""
    row = await open_table_of(call, id, host=True)
    checked_seat(row, body.a)
    checked_seat(row, body.b)

    def change_places(_: TableRow, seats: list[SeatRow]) -> Arranged:
        a, b = seats[body.a], seats[body.b]
        return Arranged({a.seat: _moved(b, a), b.seat: _moved(a, b)})

    await arrange(call, row.id, change_places)
    return await changed_card(call, row.id)


def _moved(holder: SeatRow, to: SeatRow) -> dict[str, object]:
    """The fields of a seat that somebody moves to."""
    return {
        "kind": holder.kind,
        "person_id": holder.person_id,
        "bot": holder.bot,
        "ready": holder.ready,
        **{name: getattr(holder, name) for name in EMPTIED},
        "link_version": to.link_version + 1,
    }


@route("POST", "/api/tables/{id}/start", errors=(*HOST, *BEFORE, "table.waiting", "table.refused"))
async def start(call: Call, id: TableId) -> TableCard:
    """Begin. Every seat must be taken, and everybody but the host must be ready."""
    row = await open_table_of(call, id, host=True)
    check_complete(row, await call.house.store.seats(row.id))
    await call.house.rooms.open(row.id, check_complete)
    return await card(call, row.id)


def check_complete(row: TableRow, seats: list[SeatRow]) -> None:
    """Deny the beginning of a table at which somebody is missing or not ready."""
    empty = [row.seat_names[seat.seat] for seat in seats if seat.kind not in ("person", "bot")]
    if empty:
        raise Denied("table.waiting", f"nobody sits at {', '.join(empty)}")
    unready = [row.seat_names[seat.seat] for seat in seats if not seat.ready and seat.person_id != row.host]
    if unready:
        raise Denied("table.waiting", f"{', '.join(unready)} did not say that they are ready")


# Invitations.


@route("POST", "/api/tables/{id}/seats/{seat}/link", errors=(*HOST, *BEFORE, "seat.unknown", "seat.taken"))
async def invite(call: Call, id: TableId, seat: Seat) -> InvitationLink:
    """A fresh invitation to a seat, which is then only for whoever has the link; older ones become void."""
    row = await open_table_of(call, id, host=True)
    checked_seat(row, seat)
    versions: list[int] = []

    def invited(_: TableRow, seats: list[SeatRow]) -> Arranged:
        if seats[seat].kind not in ("open", "invited"):
            raise Problem("seat.taken")
        versions.append(seats[seat].link_version + 1)
        return Arranged({seat: {"kind": "invited", "link_version": versions[-1]}})

    await arrange(call, row.id, invited)
    await call.house.rooms.seats_changed(row.id)
    key = call.house.signer.invitation(row.id, seat, versions[-1])
    return InvitationLink(key, f"{PAGE_OF_TABLE}{row.id}/join/{key}")


@route("DELETE", "/api/tables/{id}/seats/{seat}/link", errors=(*HOST, *BEFORE, "seat.unknown"))
async def revoke(call: Call, id: TableId, seat: Seat) -> None:
    """Make all invitations to a seat void."""
    row = await open_table_of(call, id, host=True)
    checked_seat(row, seat)
    await arrange(call, row.id, lambda _, seats: Arranged({seat: {"link_version": seats[seat].link_version + 1}}))
