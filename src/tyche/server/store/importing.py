"""Records that come from elsewhere, as tables to replay."""

import time

from msgspec import Struct

from tyche.core.game import Game
from tyche.core.record import load_record, table_from
from tyche.core.table import Table
from tyche.server.store.access import new_id
from tyche.server.store.folding import history
from tyche.server.store.rows import Event, SeatRow, TableRow


class Imported(Struct):
    """The rows of a table that was imported."""

    row: TableRow
    seats: list[SeatRow]
    past: list[Event]


def imported(data: bytes, game: Game | None = None) -> Imported:
    """A finished table from a record, ready for `create_table`. It is played through: RecordError if it does not fit.

    It has no host, and its seats are nobody's. A record of a game that was not over ends where it ends. Takes its
    time: for workers.
    """
    return rows_of(table_from(load_record(data), None, False, game))


def rows_of(table: Table) -> Imported:
    """A table as rows; it has no host, and its seats are nobody's."""
    now = time.time()
    row = TableRow(
        id=new_id(),
        game=table.game.name,
        rules=table.game.version,
        seed=table.play.dice.seed,
        options=table.setup.options,
        seat_names=table.setup.seats,
        status="finished",
        created=now,
        started=now,
        ended=now,
        moment=len(table.decisions),
        result=table.result(),
    )
    past = history(table.decisions, table.turnings, 0, 0, now)
    seats = [SeatRow(table_id=row.id, seat=seat, kind="person") for seat in range(table.setup.players)]
    return Imported(row, seats, past)
