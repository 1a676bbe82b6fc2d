"""Records that come from elsewhere become tables to replay."""

import random

import msgspec
import pytest

from tests.toy import GAME
from tyche.core.errors import RecordError
from tyche.core.record import record_of
from tyche.core.table import Table, open_table
from tyche.server.store import Store
from tyche.server.store.importing import imported
from tyche.server.upgrade import load_table

pytestmark = pytest.mark.anyio


def finished() -> Table:
    """A game of the toy that was played to its end."""
    rng = random.Random(1)
    table = open_table(GAME, 3, seed=bytes(range(32)))
    while not table.over:
        seat = table.awaited()[0]
        table.choose(seat, rng.choice(table.options(seat)))
    return table


async def test_a_record_becomes_a_finished_table_that_can_be_replayed(store: Store) -> None:
    anna, table = await store.new_person("Anna"), finished()
    made = imported(record_of(table), GAME)
    made.row.host = anna.id
    await store.create_table(made.row, made.seats, made.past)
    row = await store.table(made.row.id)
    assert row is not None
    assert (row.status, row.host, row.listed) == ("finished", anna.id, False)
    assert (row.n, row.moment) == (len(table.decisions), len(table.decisions))
    assert row.result == msgspec.to_builtins(table.result())
    assert [(seat.kind, seat.person_id) for seat in await store.seats(row.id)] == [("person", None)] * 3
    loaded = await load_table(store, row, GAME)
    assert loaded.table.digest() == table.digest()
    assert loaded.table.at(5).decisions == table.decisions[:5]
    ((listed, _),) = await store.list_tables("mine", anna.id)
    assert listed.id == row.id


async def test_a_record_of_a_game_that_was_not_over_ends_where_it_ends() -> None:
    table = open_table(GAME, 2, seed=bytes(32))
    table.choose_default(0)
    made = imported(record_of(table, private=True), GAME)
    row, seats, past = made.row, made.seats, made.past
    assert (row.status, row.result, row.moment) == ("finished", None, 1)
    assert (len(seats), [event.data for event in past]) == (2, [table.decisions[0][1]])


async def test_a_record_that_does_not_fit_is_refused() -> None:
    record = msgspec.json.decode(record_of(finished()))
    record["decisions"][4] = [0, "fly"]
    sealed = record_of(open_table(GAME, 2))
    for wrong in (b"", b"{}", sealed, msgspec.json.encode(record)):
        with pytest.raises(RecordError):
            imported(wrong, GAME)
