"""What is too old goes, as the settings say, and its record is saved first; who is erased leaves the history whole."""

import asyncio
import gzip
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.looking import looking
from tests.server.web import Visitor, Web, serving
from tyche.core.record import load_record, verify

pytestmark = pytest.mark.anyio
DAY = 24 * 60 * 60.0
PASSWORD = "a long walk to Susa"


@pytest.fixture
async def web(tmp_path: Path) -> AsyncIterator[Web]:
    """A server that forgets guests after 30 days, open tables after 10, idle games after 60, finished after 100."""
    keeping = {"keep_guests": 30, "keep_open": 10, "keep_idle": 60, "keep_finished": 100, "keep_reports": 20}
    async with serving(exports=str(tmp_path / "exports"), **keeping) as web:
        yield web


async def table(visitor: Visitor, *seats: str, start: bool = False) -> str:
    """A table of somebody."""
    return str((await visitor.post("/api/tables", {"game": "hellas", "seats": list(seats), "start": start}))["id"])


async def kept(web: Web, ident: str) -> bool:
    """Whether a table is still there."""
    return await web.house.store.table(ident) is not None


async def test_tables_that_never_begin_are_removed_at_their_time(web: Web) -> None:
    ident = await table(web.visitor(), "me", "open")
    now = time.time()
    assert (await web.house.retention.tidy(now + 9.9 * DAY))["open"] == 0
    assert await kept(web, ident)
    assert (await web.house.retention.tidy(now + 10.1 * DAY))["open"] == 1
    assert not await kept(web, ident)


async def test_a_running_server_looks_for_old_things_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tyche.server.retention.FIRST", 0.05)
    monkeypatch.setattr("tyche.server.retention.EVERY", 0.05)
    async with serving(keep_open=10) as web:
        visitor = web.visitor()
        old, new = await table(visitor, "me", "open"), await table(visitor, "me", "open")
        await web.house.store.update_table(old, changed=time.time() - 11 * DAY)
        for _ in range(500):
            if not await kept(web, old):
                break
            await asyncio.sleep(0.02)
        assert [await kept(web, one) for one in (old, new)] == [False, True]


async def test_whoever_looks_at_a_table_that_is_removed_is_told(web: Web) -> None:
    visitor = web.visitor()
    ident = await table(visitor, "me", "open")
    async with looking(web, visitor, ident) as look:
        await web.house.retention.tidy(time.time() + 11 * DAY)
        await look.until(lambda: look.over is not None)
        assert look.over == "closed"


async def test_an_idle_game_is_saved_before_it_is_removed(web: Web, tmp_path: Path) -> None:
    visitor = web.visitor()
    ident = await table(visitor, "me", "me", start=True)
    async with looking(web, visitor, ident) as look:
        if not look.last("view")["view"]["ask"]["options"]:
            await look.say(type="sit", seat=1)
            await look.until(lambda: look.last("view")["view"]["ask"]["options"])
        ask = look.last("view")["view"]["ask"]
        await look.say(type="decide", answers=ask["n"], option=ask["options"][0], key="once")
        await look.until(lambda: any(message["type"] == "done" for message in look.heard))
    now = time.time()
    await web.house.retention.tidy(now + 59 * DAY)
    assert await kept(web, ident)
    assert (await web.house.retention.tidy(now + 61 * DAY))["idle"] == 1
    assert not await kept(web, ident)
    file = tmp_path / "exports" / f"{ident}.json.gz"
    assert file.stat().st_mode & 0o777 == 0o600
    saved = json.loads(gzip.decompress(file.read_bytes()))
    assert saved["table"]["id"] == ident
    assert [event["kind"] for event in saved["events"]] == ["decide"]
    record = load_record(json.dumps(saved["record"]).encode())
    assert len(record.decisions) == 1
    verify(record)


async def test_a_game_that_cannot_be_saved_stays(web: Web, tmp_path: Path) -> None:
    ident = await table(web.visitor(), "me", "me", start=True)
    (tmp_path / "exports").write_text("in the way")
    assert (await web.house.retention.tidy(time.time() + 61 * DAY))["idle"] == 0
    assert await kept(web, ident)


async def test_a_game_that_somebody_goes_on_with_while_it_is_saved_stays(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    ident = await table(web.visitor(), "me", "me", start=True)
    now = time.time() + 61 * DAY

    async def meanwhile(table_id: str) -> None:
        await web.house.store.update_table(table_id, changed=now)

    monkeypatch.setattr(web.house.retention, "_export", meanwhile)
    assert (await web.house.retention.tidy(now))["idle"] == 0
    assert await kept(web, ident)


async def test_guests_go_when_they_do_not_come_and_play_nowhere(web: Web) -> None:
    playing, gone, owner = web.visitor(), web.visitor(), web.visitor()
    await table(playing, "me", "me", start=True)
    finished = await table(gone, "me", "me", start=True)
    await web.house.store.update_table(finished, status="finished", ended=time.time())
    await owner.post("/api/register", {"name": "Timaios", "password": PASSWORD})
    ids = {name: (await one.get("/api/me"))["person"]["id"] for name, one in (("gone", gone), ("playing", playing))}
    now = time.time()
    assert (await web.house.retention.tidy(now + 29 * DAY))["guest"] == 0
    assert (await web.house.retention.tidy(now + 31 * DAY))["guest"] == 1
    assert await web.house.store.person(ids["gone"]) is None
    assert await web.house.store.person(ids["playing"]) is not None
    assert await web.house.store.person_by_name("Timaios") is not None
    assert await kept(web, finished)


async def test_whoever_came_meanwhile_is_not_forgotten(web: Web) -> None:
    visitor = web.visitor()
    ident = await table(visitor, "me", "me", start=True)
    await web.house.store.update_table(ident, status="finished", ended=time.time())
    now = time.time()
    with pytest.MonkeyPatch.context() as later:
        later.setattr("tyche.server.store.people.time.time", lambda: now + 20 * DAY)
        me = (await visitor.get("/api/me"))["person"]["id"]
        for _ in range(500):
            person = await web.house.store.person(me)
            if person is not None and person.seen > now + DAY:
                break
            await asyncio.sleep(0.02)
    assert (await web.house.retention.tidy(now + 40 * DAY))["guest"] == 0
    assert (await web.house.retention.tidy(now + 51 * DAY))["guest"] == 1


async def test_what_is_set_to_nought_is_kept_for_ever() -> None:
    nothing = dict.fromkeys(("keep_guests", "keep_open", "keep_idle", "keep_finished", "keep_reports"), 0)
    async with serving(**nothing) as web:
        ident = await table(web.visitor(), "me", "open")
        assert not any((await web.house.retention.tidy(time.time() + 9_999 * DAY)).values())
        assert await kept(web, ident)


async def test_closed_reports_go_and_open_ones_stay(web: Web) -> None:
    store = web.house.store
    a, b = await store.new_person("Anna"), await store.new_person("Berta")
    for text in ("first", "second"):
        await store.add_report(a.id, b.id, b.name, "table", text, [])
    await store.close_report((await store.reports())[0].id, "done")
    assert (await web.house.retention.tidy(time.time() + 21 * DAY))["report"] == 1
    assert [report.text for report in await store.reports(closed=True)] == ["second"]


async def test_who_is_erased_leaves_the_history_of_a_game_whole(web: Web) -> None:
    host, other = web.visitor(), web.visitor()
    ident = await table(host, "me", "open")
    await other.post(f"/api/tables/{ident}/join", {})
    await other.post(f"/api/tables/{ident}/ready", {})
    await host.post(f"/api/tables/{ident}/start")
    async with looking(web, other, ident) as look:
        await look.say(type="chat", text="well played")
        await look.until(lambda: look.chats())
    await web.house.store.update_table(ident, status="finished", ended=time.time())
    before = await web.house.store.raw_events(ident)
    async with looking(web, other, ident) as look:
        assert (await other.ask("DELETE", "/api/me")).status_code == 204
        await look.until(lambda: look.over is not None)
    assert await web.house.store.raw_events(ident) == before
    card = await host.get(f"/api/tables/{ident}")
    assert (card["seats"][1]["holder"], card["seats"][1]["person"]) == ("person", None)
    async with looking(web, host, ident) as look:
        assert [(chat["name"], chat["text"]) for chat in look.chats()] == [("", "well played")]
