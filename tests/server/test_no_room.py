"""A locked database and a full disk: everybody gets an answer in time, readiness shows it, and then all goes on."""

import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.server.seated import seated
from tests.server.serving import serving
from tests.server.web import serving as web_serving
from tyche.server.store import Store, Unavailable, store, writer

pytestmark = pytest.mark.anyio
IN_TIME = 15.0
"""Seconds; less than the twenty that a locked database once took, more than it takes on a loaded machine."""


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program writes to the file and does not come to an end."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.rollback()
        other.close()


async def full(store: Store, pages: int | None) -> None:
    """Let the file grow no more, or (None) again."""

    def work(connection: Connection) -> None:
        now = connection.exec_driver_sql("PRAGMA page_count").scalar() or 0
        connection.exec_driver_sql(f"PRAGMA max_page_count={now if pages is not None else 1_000_000}")

    await store._writer.do(work)


async def test_a_decision_at_a_locked_database_is_answered_and_can_be_sent_again(tmp_path: Path) -> None:
    path = tmp_path / "tyche.db"
    async with serving(f"sqlite:///{path}") as house:
        table = await seated(house)
        with locked(path):
            began = time.monotonic()
            answer = await table.clients[0].decide(["pass"], key="the same")
            assert time.monotonic() - began < IN_TIME
            assert (answer["type"], answer["code"]) == ("refused", "storage")
        await table.settle()
        assert (await table.clients[0].decide(["pass"], key="the same", answers=0))["type"] == "done"
        assert await table.events() == ["decide"]
        await table.leave()


async def test_readiness_shows_a_locked_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PROBE_SECONDS", 0.0)
    path = tmp_path / "tyche.db"
    async with web_serving(database=f"sqlite:///{path}") as web:
        visitor = web.visitor()
        assert (await visitor.get("/readyz"))["status"] == "ok"
        with locked(path):
            began = time.monotonic()
            for address in ("/readyz", "/healthz"):
                assert await visitor.refused("GET", address) == "server.storage"
            assert time.monotonic() - began < IN_TIME
            assert (await visitor.get("/livez"))["status"] == "ok"
            response = await visitor.ask("POST", "/api/tables", {"game": "hellas", "seats": ["me", "open"]})
            assert (response.status_code, response.json()["error"]["code"]) == (503, "server.storage")
            assert response.headers["Retry-After"]
        assert (await visitor.get("/readyz"))["status"] == "ok"
        await visitor.post("/api/tables", {"game": "hellas", "seats": ["me", "open"]})


async def test_readiness_shows_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PROBE_SECONDS", 0.0)
    async with web_serving(database=f"sqlite:///{tmp_path}/tyche.db") as web:
        visitor = web.visitor()
        await visitor.post("/api/tables", {"game": "hellas", "seats": ["me", "open"]})
        monkeypatch.setattr(store, "LEAST_ROOM", 2**62)
        assert await visitor.refused("GET", "/healthz") == "server.storage"
        monkeypatch.undo()
        monkeypatch.setattr(store, "PROBE_SECONDS", 0.0)
        assert (await visitor.get("/healthz"))["status"] == "ok"
        await full(web.house.store, 0)
        body = {"game": "hellas", "seats": ["me", "open"], "title": "x" * 80}
        codes = set()
        for _ in range(60):
            response = await visitor.ask("POST", "/api/tables", body)
            codes.add("" if response.status_code == 201 else response.json()["error"]["code"])
        assert codes == {"", "server.storage"}
        await full(web.house.store, None)
        await visitor.post("/api/tables", body)


async def test_who_waits_too_long_for_the_disk_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "WITHIN", 1.0)
    async with web_serving(database=f"sqlite:///{tmp_path}/tyche.db") as web:
        happened: list[str] = []
        told = threading.Event()

        def slow(_: Connection) -> None:
            told.wait(IN_TIME)

        with pytest.raises(Unavailable):
            await web.house.store._writer.do(slow)
        with pytest.raises(Unavailable):
            await web.house.store._writer.do(lambda _: happened.append("though nobody waits any more"))
        monkeypatch.setattr(writer, "WITHIN", 20.0)
        told.set()
        await web.house.store._writer.do(lambda _: happened.append("this"))
        assert happened == ["this"]
