"""Work beside the tables: turns and shares, workers that die, jobs that are neither lost nor done twice."""

import asyncio
import multiprocessing
import os
import signal
import time
from pathlib import Path

import pytest
from msgspec import structs

from tests.server.web import serving
from tyche.core.game import game_named
from tyche.core.record import record_of
from tyche.core.table import open_table
from tyche.server.store import Crowded, Expired, Job, Store
from tyche.server.work import Busy, Died, Pool, Shares, TooLong
from tyche.server.work.jobs import SHARE, Jobs, Kind, Refusal
from tyche.server.work.kinds import KINDS as RECORDS
from tyche.server.work.kinds import RECORD
from tyche.server.work.pool import begin

pytestmark = pytest.mark.anyio
LONG = 60.0


# Turns.


async def test_owners_take_turns_whatever_one_of_them_has_asked_for() -> None:
    shares, order = Shares(1, 10, 5), list[str]()

    async def work(owner: str, name: str) -> None:
        async with shares.turn(owner, LONG):
            order.append(name)
            await asyncio.sleep(0.01)

    await asyncio.gather(*(work(name[0], name) for name in ("a1", "a2", "a3", "b1", "c1", "b2")))
    assert order == ["a1", "a2", "b1", "c1", "a3", "b2"]


async def test_a_full_queue_and_a_full_share_are_busy_and_free_again() -> None:
    shares = Shares(1, 2, 2)
    async with shares.turn("a", LONG):
        waiting = [asyncio.create_task(_turn(shares, owner)) for owner in ("a", "b")]
        await asyncio.sleep(0)
        for owner in ("a", "c"):
            with pytest.raises(Busy):
                await _turn(shares, owner)
    await asyncio.gather(*waiting)
    await _turn(shares, "a")


async def test_who_waits_too_long_or_is_gone_leaves_the_queue() -> None:
    shares = Shares(1, 5, 5)
    async with shares.turn("a", LONG):
        gone = asyncio.create_task(_turn(shares, "b"))
        await asyncio.sleep(0)
        gone.cancel()
        with pytest.raises(Busy):
            await _turn(shares, "c", 0.01)
        after = asyncio.create_task(_turn(shares, "d"))
        await asyncio.sleep(0.01)
    await asyncio.wait_for(after, LONG)
    await _turn(shares, "b")


async def _turn(shares: Shares, owner: str, within: float = LONG) -> None:
    async with shares.turn(owner, within):
        await asyncio.sleep(0)


# Workers.


def double(number: int) -> int:
    return 2 * number


def die_once(path: str) -> int:
    """Ends its process the first time."""
    if not Path(path).exists():
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def die(_: object) -> None:
    os._exit(3)


def hang(seconds: float) -> None:
    time.sleep(seconds)


def swell(size: int) -> int:
    return len(bytearray(size))


async def test_a_worker_that_is_killed_is_replaced_and_its_work_done_again(tmp_path: Path) -> None:
    pool = Pool(1, 10, 10)
    try:
        assert await pool.run(die_once, f"{tmp_path}/died", owner="a", seconds=LONG) > 0
        with pytest.raises(Died):
            await pool.run(die, None, owner="a", seconds=LONG)
        with pytest.raises(TooLong):
            await pool.run(hang, LONG, owner="a", seconds=0.5)
        with pytest.raises(MemoryError):
            await pool.run(swell, 8 * 1024**3, owner="a", seconds=LONG)
        assert await pool.run(double, 21, owner="a", seconds=LONG) == 42
    finally:
        pool.close()


def busy(seconds: float) -> int:
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass
    return os.getpid()


async def test_a_worker_that_gets_no_time_is_waited_for_and_one_that_uses_it_up_is_not() -> None:
    pool = Pool(1, 10, 10)
    try:
        worker = await pool.run(busy, 0.0, owner="a", seconds=LONG)
        os.kill(worker, signal.SIGSTOP)
        asyncio.get_running_loop().call_later(1.0, os.kill, worker, signal.SIGCONT)
        assert await pool.run(busy, 0.0, owner="a", seconds=0.3, patience=LONG) == worker
        with pytest.raises(TooLong):
            await pool.run(busy, LONG, owner="a", seconds=0.3, patience=LONG)
        with pytest.raises(TooLong):
            await pool.run(hang, LONG, owner="a", seconds=0.3, patience=3.0)
    finally:
        pool.close()


async def test_a_worker_whose_server_was_gone_before_it_began_does_not_stay() -> None:
    nobody = 0  # no process is the child of that one
    worker = multiprocessing.get_context("spawn").Process(target=begin, args=(nobody, None, _stay))
    worker.start()
    await asyncio.to_thread(worker.join, LONG / 2)
    assert worker.exitcode == 1


def _stay() -> None:
    time.sleep(LONG)


# Jobs.


def copy_payload(payload: bytes) -> str | Refusal:
    return Refusal("it is bad") if payload == b"bad" else payload.decode()


async def keep_note(store: Store, job: Job, made: str) -> None:
    await store.end_job(job, result=made)


KINDS = {"copy": Kind(copy_payload, keep_note, LONG)}


async def test_a_job_is_taken_by_one_and_ended_once(store: Store) -> None:
    anna, berta = await store.new_person("Anna"), await store.new_person("Berta")
    one = await store.add_job("copy", b"1", anna.id, "k1", 2, 3)
    assert (await store.add_job("copy", b"1", anna.id, "k1", 2, 3)).id == one.id
    await store.add_job("copy", b"2", anna.id, "k2", 2, 3)
    with pytest.raises(Crowded):
        await store.add_job("copy", b"3", anna.id, "k3", 2, 3)
    other = await store.add_job("copy", b"1", berta.id, "k1", 2, 3)
    with pytest.raises(Crowded):
        await store.add_job("copy", b"2", berta.id, "k2", 2, 3)
    now = time.time()
    first = await store.take_jobs(["copy"], now, 10.0, 5)
    assert [job.id for job in first] == [one.id, other.id], "the oldest of each"
    assert await store.take_jobs(["other"], now, 10.0, 5) == []
    second = await store.take_jobs(["copy"], now, 10.0, 5)
    assert [job.payload for job in second] == [b"2"]
    assert await store.take_jobs(["copy"], now, 10.0, 5) == []
    (again, *_) = await store.take_jobs(["copy"], now + 11, 10.0, 5)
    assert (again.id, again.tries) == (one.id, 2), "whoever had it has died"
    effects: list[str] = []
    with pytest.raises(Expired):
        await store.end_job(first[0], result=1, effect=lambda _: effects.append("the dead one"))
    await store.end_job(again, result=2, effect=lambda _: effects.append("the living one"))
    with pytest.raises(Expired):
        await store.end_job(again, result=3, effect=lambda _: effects.append("twice"))
    ended = await store.job(one.id)
    assert ended is not None
    assert (ended.state, ended.result, ended.payload, effects) == ("done", 2, b"", ["the living one"])
    await store.forget_jobs(time.time() + 1)
    assert await store.job(one.id) is None
    assert await store.job(other.id) is not None


async def test_jobs_are_done_shares_are_kept_and_what_is_wrong_is_said(store: Store) -> None:
    anna = await store.new_person("Anna")
    pool = Pool(1, 10, 10)
    jobs = Jobs(store, pool, KINDS, 1)
    waiting = [await jobs.submit("copy", str(n).encode(), anna.id) for n in range(SHARE)]
    with pytest.raises(Busy):
        await jobs.submit("copy", b"one more", anna.id)
    with pytest.raises(Busy):
        await jobs.finished(waiting[0], 0.05)
    running = asyncio.create_task(jobs.run())
    try:
        assert [(await jobs.finished(job, LONG)).result for job in waiting] == [str(n) for n in range(SHARE)]
        bad = await jobs.finished(await jobs.submit("copy", b"bad", anna.id), LONG)
        assert (bad.state, bad.error) == ("failed", "it is bad")
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        pool.close()


async def test_a_job_whose_process_died_is_done_by_another(store: Store) -> None:
    anna = await store.new_person("Anna")
    job = await store.add_job("copy", b"x", anna.id, "k", 1, 1)
    (taken,) = await store.take_jobs(["copy"], time.time(), 0.0, 1)
    assert taken.id == job.id
    pool = Pool(1, 10, 10)
    jobs = Jobs(store, pool, KINDS, 1)
    running = asyncio.create_task(jobs.run())
    try:
        done = await jobs.finished(job, LONG)
        assert (done.result, done.tries) == ("x", 2)
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        pool.close()


async def test_the_same_record_sent_twice_is_one_table() -> None:
    table = open_table(game_named("successors"), 2, seed=bytes(range(32)))
    for _ in range(10):
        seat = table.awaited()[0]
        table.choose(seat, table.options(seat)[0])
    data = record_of(table, private=True)
    async with serving() as web:
        visitor = web.visitor()
        await visitor.post("/api/tables", {"game": "successors", "seats": ["me", "open"]})
        token = (await visitor.get("/api/me"))["csrf"]
        headers = {"X-CSRF-Token": token, "Origin": "http://tyche.test", "Content-Type": "application/json"}
        found = [await visitor.request("POST", "/api/records", content=data, headers=headers) for _ in range(2)]
        assert [answer.status_code for answer in found] == [201, 201]
        assert found[0].json()["id"] == found[1].json()["id"]
        person = await web.house.store.table(found[0].json()["id"])
        assert person is not None
        for n in range(SHARE):  # nobody does them: the queue of this person is full
            await web.house.store.add_job("never", b"", person.host or "", str(n), SHARE, 100)
        busy = await visitor.request("POST", "/api/records", content=data + b" ", headers=headers)
        assert (busy.status_code, busy.json()["error"]["code"]) == (429, "server.busy")
        assert int(busy.headers["Retry-After"]) > 0


async def test_a_record_that_takes_too_long_is_not_called_wrong_and_may_be_sent_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    data = (Path(__file__).parents[1] / "records" / "scharz-2.json").read_bytes()
    async with serving() as web:
        visitor = web.visitor()
        token = (await visitor.get("/api/me"))["csrf"]
        headers = {"X-CSRF-Token": token, "Origin": "http://tyche.test", "Content-Type": "application/json"}
        with monkeypatch.context() as hurried:
            hurried.setitem(web.house.jobs._kinds, RECORD, structs.replace(RECORDS[RECORD], seconds=1e-6))
            slow = await visitor.request("POST", "/api/records", content=data, headers=headers)
        assert (slow.status_code, slow.json()["error"]["code"]) == (503, "record.slow")
        assert int(slow.headers["Retry-After"]) > 0
        again = await visitor.request("POST", "/api/records", content=data, headers=headers)
        assert again.status_code == 201, again.text
