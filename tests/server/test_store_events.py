"""The store: events and snapshots."""

import asyncio
import time
from typing import Any

import pytest

from tests.server.tables import decision, seated
from tyche.server.store import (
    Conflict,
    Event,
    Repeated,
    Snapshot,
    Store,
    StoreError,
    Unknown,
)

pytestmark = pytest.mark.anyio


# Events.


async def test_events_come_back_in_order_with_what_they_changed(store: Store) -> None:
    row, _ = await seated(store, status="running")
    first = Event(n=1, kind="decide", seat=0, data=("move", "sardeis", 3), key="a", at=12.5)
    more = [Event(n=2, kind="rewind", seat=1, data=(0,)), Event(n=3, kind="seat", data=("resigned", 1))]
    await store.append(row.id, [first], {"moment": 1, "awaited": [1]}, {0: {"clock_since": None}, 1: {"bank": 2.5}})
    await store.append(row.id, more)
    assert await store.events(row.id) == [first, *more]
    assert await store.events(row.id, after=2) == more[1:]
    assert abs(more[0].at - time.time()) < 60
    found = await store.table(row.id)
    assert found is not None
    assert (found.n, found.moment, found.awaited) == (3, 1, [1])
    assert [seat.bank for seat in await store.seats(row.id)] == [None, 2.5]


@pytest.mark.parametrize("n", [1, 3])
async def test_an_event_that_does_not_follow_the_last_is_a_conflict_and_changes_nothing(store: Store, n: int) -> None:
    row, _ = await seated(store)
    await store.append(row.id, [decision(1)])
    with pytest.raises(Conflict) as conflict:
        await store.append(row.id, [decision(n)], {"title": "changed"}, {0: {"note": "changed"}})
    assert conflict.value.n == 1
    found = await store.table(row.id)
    assert found is not None
    assert (found.n, found.title) == (1, row.title)
    assert (await store.seats(row.id))[0].note == ""
    assert len(await store.events(row.id)) == 1


async def test_a_repeated_key_is_recognised(store: Store) -> None:
    row, _ = await seated(store)
    other, _ = await seated(store)
    await store.append(row.id, [decision(1, key="k")])
    for n in (1, 2):
        with pytest.raises(Repeated) as repeated:
            await store.append(row.id, [decision(n, key="k")])
        assert repeated.value.n == 1
    await store.append(other.id, [decision(1, key="k")])
    await store.append(row.id, [decision(2)])
    await store.append(row.id, [decision(3)])
    assert [event.key for event in await store.events(row.id)] == ["k", None, None]


async def test_events_of_no_table_and_badly_numbered_ones_are_refused(store: Store) -> None:
    row, _ = await seated(store)
    with pytest.raises(Unknown):
        await store.append("none", [decision(1)])
    for wrong in ([], [decision(1), decision(3)]):
        with pytest.raises(ValueError, match="one after the other"):
            await store.append(row.id, wrong)
    with pytest.raises(ValueError, match="last event"):
        await store.append(row.id, [decision(1)], {"n": 7})
    assert await store.events(row.id) == []


async def test_one_tables_conflict_does_not_touch_what_others_append_at_the_same_time(store: Store) -> None:
    rows = [(await seated(store))[0] for _ in range(12)]
    await store.append(rows[5].id, [decision(1, key="k")])
    await store.append(rows[6].id, [decision(1)])
    jobs = [store.append(row.id, [decision(1, key="k"), decision(2)], {"moment": 2}) for row in rows]
    results = await asyncio.gather(*jobs, store.append("none", [decision(1)]), return_exceptions=True)
    failed = {place: type(result) for place, result in enumerate(results) if result is not None}
    assert failed == {5: Repeated, 6: Conflict, 12: Unknown}
    counts = [len(await store.events(row.id)) for row in rows]
    assert counts == [1 if place in (5, 6) else 2 for place in range(12)]


async def test_of_many_that_take_the_same_number_one_wins(store: Store) -> None:
    row, _ = await seated(store)
    for n in range(1, 6):
        jobs = [store.append(row.id, [decision(n, seat)]) for seat in range(4)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert results.count(None) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 3
    assert [event.n for event in await store.events(row.id)] == [1, 2, 3, 4, 5]


async def test_appends_that_wait_are_committed_together(store: Store) -> None:
    rows = [(await seated(store))[0] for _ in range(40)]
    commits = 0
    commit = store._writer._commit

    def counted(batch: list[Any]) -> None:
        nonlocal commits
        commits += 1
        commit(batch)

    store._writer._commit = counted  # type: ignore[method-assign]
    for n in range(1, 4):
        await asyncio.gather(*(store.append(row.id, [decision(n)]) for row in rows))
    assert commits <= 6
    assert all([len(await store.events(row.id)) == 3 for row in rows])


async def test_whoever_stops_waiting_does_not_stop_the_others(store: Store) -> None:
    row, _ = await seated(store)
    waiting = asyncio.create_task(store.append(row.id, [decision(1)]))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await store.append(row.id, [decision(2)])
    assert len(await store.events(row.id)) == 2


async def test_closing_writes_what_waits_and_a_closed_store_refuses(url: str) -> None:
    store = await Store.open(url)
    row, _ = await seated(store)
    waiting = asyncio.create_task(store.append(row.id, [decision(1)]))
    await asyncio.sleep(0)
    await store.close()
    await waiting
    with pytest.raises(StoreError):
        await store.append(row.id, [decision(2)])
    again = await Store.open(url)
    assert len(await again.events(row.id)) == 1
    await again.close()


async def test_only_the_newest_snapshots_are_kept_and_those_a_table_goes_on_from(store: Store) -> None:
    row, _ = await seated(store)
    assert await store.snapshots(row.id) == []
    for n in range(1, 9):
        await store.save_snapshot(row.id, Snapshot(n=n, moment=n, rules="1", data=b"x" * n, base=n == 2))
    assert [snapshot.n for snapshot in await store.snapshots(row.id)] == [2, 5, 6, 7, 8]
    again = Snapshot(n=8, moment=7, rules="1", data=b"y")
    await store.save_snapshot(row.id, again)
    assert (await store.snapshots(row.id))[-1] == again
