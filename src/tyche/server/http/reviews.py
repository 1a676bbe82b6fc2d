"""Reviews of tables that are over: asked for, made by a worker beside the tables, kept, and shown.

There is none of a game that is being played, nor of a table that branched off from one: it would be advice.
"""

import zlib
from typing import Final, Literal

import msgspec
from msgspec import Struct

from tyche.server.ancestry import still_played
from tyche.server.http.call import Call
from tyche.server.http.errors import Problem
from tyche.server.http.routing import route
from tyche.server.http.tables import TABLE, TableId, table_of
from tyche.server.store import TableRow
from tyche.server.work.reviewing import REVIEW, UNPLAYED, Material, ReviewShown
from tyche.study.reviewed import FORMAT, Account

OTHERS: Final = 20
"""Other games that somebody's result is compared with."""
ERRORS: Final = (*TABLE, "table.not-over", "review.branch", "review.unplayed")


class OtherGame(Struct, frozen=True):
    """Another reviewed game of the reader's."""

    table: str
    seat: int
    ended: float
    account: Account


class ReviewAnswer(Struct, frozen=True):
    """Where the review of a table stands, and the review itself once it is made."""

    state: Literal["none", "making", "failed", "made"]
    mine: list[int] = []
    """The seats of the reader."""
    title: str = ""
    ended: float | None = None
    review: ReviewShown | None = None
    others: list[OtherGame] = []
    victory: str = ""
    """The kind of victory, if the game has told one."""


@route("GET", "/api/tables/{id}/review", errors=ERRORS)
async def review(call: Call, id: TableId) -> ReviewAnswer:
    """The review of a table that is over, if it was made; else whether it is being made."""
    row = await _finished(call, id)
    store = call.house.store
    made = await store.review(row.id)
    if made is None or made.n != row.n or made.format != FORMAT:
        return ReviewAnswer(await _state(call, row))
    me = call.person
    mine = [seat.seat for seat in await store.seats(row.id) if me is not None and seat.person_id == me.id]
    others = [] if me is None else await store.compared(me.id, row.game, FORMAT, OTHERS + len(mine))
    return ReviewAnswer(
        "made",
        mine,
        row.title,
        row.ended,
        msgspec.json.decode(zlib.decompress(made.data), type=ReviewShown),
        [
            OtherGame(one.table_id, one.seat, one.ended, msgspec.convert(one.account, Account))
            for one in others
            if one.table_id != row.id
        ],
        str((row.result or {}).get("victory") or ""),
    )


@route("POST", "/api/tables/{id}/review", limit="create", status=202, errors=ERRORS)
async def ask_for_review(call: Call, id: TableId) -> ReviewAnswer:
    """Have a review made. Whoever asks while it is being made waits for the same."""
    row = await _finished(call, id)
    store = call.house.store
    made = await store.review(row.id)
    if made is not None and made.n == row.n and made.format == FORMAT:
        return ReviewAnswer("made")
    state = await _state(call, row)
    if state == "making":
        return ReviewAnswer(state)
    me = await call.someone()
    job = await store.job_about(REVIEW, _key(row))
    if job is not None:  # it failed, or what it made is gone
        await store.forget_job(job.id)
    material = Material(row, await store.events(row.id), await store.snapshots(row.id))
    await call.house.reviews.submit(REVIEW, msgspec.msgpack.encode(material), me.id, _key(row))
    return ReviewAnswer("making")


async def _finished(call: Call, table_id: str) -> TableRow:
    """A table that may be reviewed: it is over, and so is every table that it branched off from."""
    row = await table_of(call, table_id)
    if row.status != "finished":
        raise Problem("table.not-over")
    if await still_played(call.house.store, row) != []:
        raise Problem("review.branch")
    return row


async def _state(call: Call, row: TableRow) -> Literal["none", "making", "failed"]:
    job = await call.house.store.job_about(REVIEW, _key(row))
    if job is None or job.state == "done":
        return "none"
    if job.error == UNPLAYED:
        raise Problem("review.unplayed")
    return "failed" if job.state == "failed" else "making"


def _key(row: TableRow) -> str:
    """One job for a table as it stands."""
    return f"{row.id} {row.n} {FORMAT}"
