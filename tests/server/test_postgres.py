"""Several processes on one PostgreSQL."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.server.postgres import Postgres
from tests.server.tables import decision, seated
from tyche.server.store import Conflict, Repeated, Store, TableRow, Unavailable
from tyche.server.store.writer import Writer, clashed

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).resolve().parent.parent.parent
SOON = 20.0


class Heard:
    """What a store heard from others."""

    def __init__(self, store: Store) -> None:
        self.news: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        store.listen(lambda table_id, n: self.news.put_nowait((table_id, n)))

    async def next(self) -> tuple[str, int]:
        return await asyncio.wait_for(self.news.get(), SOON)

    async def until(self, wanted: tuple[str, int]) -> None:
        while await self.next() != wanted:
            pass

    def nothing(self) -> bool:
        return self.news.empty()


@pytest.fixture
async def two(postgres: Postgres) -> AsyncIterator[tuple[Store, Store]]:
    """Two stores on one database, as two processes have them."""
    url = postgres.fresh()
    one, other = await Store.open(url), await Store.open(url)
    yield one, other
    await one.close()
    await other.close()


async def test_what_one_process_appends_another_hears_of(two: tuple[Store, Store]) -> None:
    one, other = two
    heard, own = Heard(other), Heard(one)
    await asyncio.gather(one.listening(), other.listening())
    row, _ = await seated(one)
    await one.append(row.id, [decision(1), decision(2)])
    assert await heard.next() == (row.id, 2)
    assert len(await other.events(row.id)) == 2
    await other.append(row.id, [decision(3)])
    assert await own.next() == (row.id, 3)
    assert heard.nothing()
    assert own.nothing()


async def test_changes_of_seats_and_chats_are_heard_but_not_private_notes(two: tuple[Store, Store]) -> None:
    one, other = two
    heard = Heard(other)
    row, _ = await seated(one)
    await other.listening()
    while not heard.nothing():
        await heard.next()
    await one.update_seat(row.id, 0, note="mine", seen=4)
    await one.add_chat(row.id, "hello", person_id=None, seat=0, name="Anna")
    assert await heard.next() == (row.id, 0)
    await one.update_seat(row.id, 0, ready=True)
    assert await heard.next() == (row.id, 0)
    await one.update_table(row.id, title="x")
    assert await heard.next() == (row.id, 0)
    assert heard.nothing()


async def test_a_refused_event_is_not_heard_of(two: tuple[Store, Store]) -> None:
    one, other = two
    row, _ = await seated(one)
    await one.append(row.id, [decision(1, key="k")])
    heard = Heard(other)
    await other.listening()
    while not heard.nothing():
        await heard.next()
    with pytest.raises(Repeated):
        await one.append(row.id, [decision(2, key="k")])
    await one.append(row.id, [decision(2)])
    assert await heard.next() == (row.id, 2)
    assert heard.nothing()


async def test_of_two_processes_that_append_the_same_number_one_wins(two: tuple[Store, Store]) -> None:
    one, other = two
    rows = [(await seated(one))[0] for _ in range(10)]
    for n in range(1, 6):
        jobs = [store.append(row.id, [decision(n, seat)]) for seat, store in enumerate(two) for row in rows]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert results.count(None) == len(rows)
        assert sum(isinstance(result, Conflict) for result in results) == len(rows)
    for row in rows:
        assert [event.n for event in await other.events(row.id)] == [1, 2, 3, 4, 5]


async def cross(two: tuple[Store, Store], rows: list[TableRow], title: str) -> None:
    """Both processes change the same tables at once, in opposite order."""
    forth = [two[0].update_table(row.id, title=title) for row in rows]
    back = [two[1].update_table(row.id, title=title) for row in reversed(rows)]
    await asyncio.gather(*forth, *back)
    found = [await two[0].table(row.id) for row in rows]
    assert {row.title for row in found if row is not None} == {title}


async def test_processes_do_not_get_into_each_others_way(
    two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tyche.server.store.writer.CLASHES", ())
    rows = [(await seated(two[0]))[0] for _ in range(30)]
    for turn in range(5):
        await cross(two, rows, f"turn {turn}")


async def test_a_deadlock_is_overcome(two: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    def no_lock(self: Writer, connection: Connection, table_ids: set[str]) -> None:
        pass

    def noticed(error: Exception) -> bool:
        met.append(clashed(error))
        return met[-1]

    met: list[bool] = []
    monkeypatch.setattr(Writer, "_lock", no_lock)
    monkeypatch.setattr("tyche.server.store.writer.clashed", noticed)
    rows = [(await seated(two[0]))[0] for _ in range(30)]
    for turn in range(30):
        await cross(two, rows, f"turn {turn}")
        if any(met):
            break
    assert any(met)


async def test_notices_go_to_one_of_two_processes(two: tuple[Store, Store]) -> None:
    one, other = two
    anna = await one.new_person("Anna")
    for _ in range(20):
        row, _ = await seated(one)
        await one.add_notice(anna.id, row.id, "turn", 1.0)
    taken = await asyncio.gather(one.due_notices(5.0), other.due_notices(5.0))
    ids = [notice.id for notices in taken for notice in notices]
    assert len(ids) == len(set(ids)) == 20


async def test_a_real_second_process_is_heard(postgres: Postgres) -> None:
    url = postgres.fresh()
    store = await Store.open(url)
    row, _ = await seated(store)
    heard = Heard(store)
    await store.listening()
    words = ["-m", "tests.server.appending", url, row.id]
    process = await asyncio.create_subprocess_exec(sys.executable, *words, cwd=ROOT, stdout=asyncio.subprocess.DEVNULL)
    try:
        await heard.until((row.id, 25))
    finally:
        process.kill()
        await process.wait()
        await store.close()


async def test_after_a_restart_of_the_database_nothing_is_missed(two: tuple[Store, Store], postgres: Postgres) -> None:
    one, other = two
    row, _ = await seated(one)
    heard = Heard(other)
    await other.listening()
    await one.append(row.id, [decision(1)])
    await heard.until((row.id, 1))
    await asyncio.to_thread(postgres.stop)
    try:
        with pytest.raises(Unavailable, match="does not answer"):
            await one.append(row.id, [decision(2)])
        with pytest.raises(Unavailable):
            await one.table(row.id)
        assert not await one.healthy()
    finally:
        await asyncio.to_thread(postgres.start)
    await one.append(row.id, [decision(2, key="second")])
    await heard.until((row.id, 2))
    await other.listening()
    await one.append(row.id, [decision(3)])
    await heard.until((row.id, 3))
    assert await one.healthy()
