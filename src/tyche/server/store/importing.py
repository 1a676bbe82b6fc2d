"""Records that come from elsewhere, as tables to replay."""

import asyncio
import time

from tyche.core.game import Game
from tyche.core.record import load_record, table_from
from tyche.server.store.access import new_id
from tyche.server.store.rows import Event, SeatRow, TableRow


async def read_record(data: bytes, game: Game | None = None) -> tuple[TableRow, list[SeatRow], list[Event]]:
    """A finished table from a record, ready for `create_table`. It is played through: RecordError if it does not fit.

    It has no host, and its seats are nobody's. A record of a game that was not over ends where it ends.
    """
    table = await asyncio.to_thread(table_from, load_record(data), None, False, game)
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
    past = [
        Event(n=place + 1, kind="decide", seat=seat, data=option, at=now)
        for place, (seat, option) in enumerate(table.decisions)
    ]
    return row, [SeatRow(table_id=row.id, seat=seat, kind="person") for seat in range(table.setup.players)], past
