"""The games of a server for a dataset: those that are over, without anything about persons but that they are the same.

A person becomes a pseudonym, made with the secret of the server and the salt of the dataset: nobody without the secret
can tell who it is, not even with a list of all ids, and those of two datasets have nothing in common. Names, titles,
times, notes and talk stay out.
"""

import time
from collections.abc import AsyncIterator
from hashlib import blake2b
from typing import Final

from msgspec import Struct

from tyche.core.game import game_named
from tyche.core.record import record_of
from tyche.server.store import Event, SeatRow, Snapshot, Store, TableRow
from tyche.server.upgrade import load
from tyche.study.rows import BOT, PERSON, Given, Holder, LeftOut, Rows, rows_of

SOURCE: Final = "server"
SETTLED: Final = 60.0
"""Seconds since its end after which a game is in the database for sure, whichever process it ended in."""
PAGE: Final = 50
PSEUDONYM: Final = 8
"""Bytes of a pseudonym."""


class Stored(Struct, frozen=True):
    """All that is needed of a table, and who its seats are said to be."""

    row: TableRow
    events: list[Event]
    snapshots: list[Snapshot]
    holders: list[Holder]


class Pseudonyms:
    """Other names for persons."""

    def __init__(self, secret: bytes, salt: str) -> None:
        self._key = blake2b(
            salt.encode(), digest_size=32, key=blake2b(secret).digest(), person=b"tyche dataset"
        ).digest()

    def holder(self, seat: SeatRow) -> Holder:
        """Who has a seat, without a name."""
        if seat.kind == "bot":
            return Holder(BOT, seat.bot or "")
        if seat.person_id is None:  # somebody who was forgotten, or a game from elsewhere
            return Holder()
        return Holder(PERSON, blake2b(seat.person_id.encode(), digest_size=PSEUDONYM, key=self._key).hexdigest())


async def finished_games(store: Store, after: str, names: Pseudonyms) -> AsyncIterator[tuple[str, Stored]]:
    """The games that are over, in the order of their ends, each with a key by which one can go on after it."""
    last, upto = float(after or 0), time.time() - SETTLED
    while page := await store.ended_after(last, upto, PAGE):
        for row in page if len(page) < PAGE else _whole(page):
            seats = [names.holder(seat) for seat in await store.seats(row.id)]
            stored = Stored(row, await store.events(row.id), await store.snapshots(row.id), seats)
            last = row.ended or 0.0
            yield f"{last:018.7f}", stored


def _whole(page: list[TableRow]) -> list[TableRow]:
    """A page up to where the next one begins: games that ended at the same time stay together."""
    kept = [row for row in page if row.ended != page[-1].ended]
    return kept or page


def rows_of_table(kinds: list[str], stored: Stored) -> Rows | LeftOut:
    """The rows of a table; a branch, or a game that is damaged or was not played to its end, has none."""
    try:
        table = load(game_named(stored.row.game), stored.row, stored.events, stored.snapshots).table
        if not table.over:
            return LeftOut("the game is not over")
        record = record_of(table)
    except Exception as error:  # whatever is wrong with one game, the others are written
        return LeftOut(str(error))
    return rows_of(kinds, Given(record, SOURCE, stored.holders))
