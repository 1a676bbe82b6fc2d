"""People who misbehave: not hearing them, having nothing to do with them, reporting and banning them."""

import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tests.server.looking import looking
from tests.server.sinks import MailSink, listening
from tests.server.web import Visitor, Web, serving

pytestmark = pytest.mark.anyio
PASSWORD = "a long walk to Susa"


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A server."""
    async with serving() as web:
        yield web


async def pair(web: Web, start: bool = True) -> tuple[Visitor, Visitor, str]:
    """A host with a guest at the same table."""
    host, other = web.visitor(), web.visitor()
    await host.post("/api/register", {"name": "Timaios", "password": PASSWORD})
    await other.post("/api/register", {"name": "Kallias", "password": PASSWORD})
    table = str((await host.post("/api/tables", {"game": "successors", "seats": ["me", "open"]}))["id"])
    await other.post(f"/api/tables/{table}/join", {})
    await other.post(f"/api/tables/{table}/ready", {})
    if start:
        await host.post(f"/api/tables/{table}/start")
    return host, other, table


async def test_whoever_is_muted_is_not_heard_by_that_person_alone(web: Web) -> None:
    host, other, table = await pair(web)
    async with looking(web, host, table) as here, looking(web, other, table) as there:
        await there.say(type="chat", text="before")
        await here.until(lambda: [chat["text"] for chat in here.chats()] == ["before"])
        stances = await host.post("/api/me/stances", {"table": table, "seat": 1, "how": "mute"})
        assert [(one["name"], one["how"]) for one in stances] == [("Kallias", "mute")]
        await here.until(lambda: here.last("view")["chats"] == [] and len(here.heard) > 4)
        await there.say(type="chat", text="after")
        await there.until(lambda: "after" in [chat["text"] for chat in there.chats()])
        await here.say(type="chat", text="mine")
        await there.until(lambda: "mine" in [chat["text"] for chat in there.chats()])
        assert "after" not in [chat["text"] for chat in here.chats()]
    async with looking(web, other, table) as there:
        await there.say(type="chat", text="later")
        await there.until(lambda: "later" in [chat["text"] for chat in there.chats()])
    (card,) = (await host.get("/api/tables"))["tables"]
    assert card["unread"] == 0
    assert (await host.ask("DELETE", f"/api/me/stances/{stances[0]['id']}")).status_code == 204
    assert await host.refused("DELETE", f"/api/me/stances/{stances[0]['id']}") == "person.unknown"
    async with looking(web, host, table) as here:
        assert [chat["text"] for chat in here.chats()] == ["before", "after", "mine", "later"]


async def test_whoever_is_blocked_joins_no_table_of_that_host(web: Web) -> None:
    host, other, table = await pair(web)
    await host.post("/api/me/stances", {"table": table, "seat": 1, "how": "block"})
    mine = (await host.post("/api/tables", {"game": "successors", "seats": ["me", "open", "invited"]}))["id"]
    key = (await host.post(f"/api/tables/{mine}/seats/2/link"))["key"]
    assert await other.refused("POST", f"/api/tables/{mine}/join", {}) == "person.blocked"
    assert await other.refused("POST", f"/api/tables/{mine}/join", {"key": key}) == "person.blocked"
    theirs = (await other.post("/api/tables", {"game": "successors", "seats": ["me", "open"]}))["id"]
    await host.post(f"/api/tables/{theirs}/join", {})


async def test_a_mute_keeps_nobody_from_a_table(web: Web) -> None:
    host, other, table = await pair(web)
    await host.post("/api/me/stances", {"table": table, "seat": 1, "how": "mute"})
    mine = (await host.post("/api/tables", {"game": "successors", "seats": ["me", "open"]}))["id"]
    await other.post(f"/api/tables/{mine}/join", {})


@pytest.mark.parametrize("blocker", [0, 1])
async def test_a_rematch_does_not_seat_who_want_nothing_to_do_with_each_other(web: Web, blocker: int) -> None:
    host, other, table = await pair(web)
    await (host, other)[blocker].post("/api/me/stances", {"table": table, "seat": 1 - blocker, "how": "block"})
    await web.house.store.update_table(table, status="finished", ended=1.0)
    again = await host.post(f"/api/tables/{table}/rematch")
    assert [seat["holder"] for seat in again["seats"]] == ["person", "open"]


async def test_whom_a_stance_or_a_report_can_be_about(web: Web) -> None:
    host, _, table = await pair(web)
    stranger = web.visitor()
    for path, more in (("/api/me/stances", {"how": "mute"}), ("/api/reports", {"text": "rude"})):
        assert await stranger.refused("POST", path, {"table": table, "seat": 0, **more}) == "person.nobody"
        assert await host.refused("POST", path, {"table": table, "seat": 0, **more}) == "person.yourself"
        assert await host.refused("POST", path, {"table": table, "seat": 9, **more}) == "seat.unknown"
        assert await host.refused("POST", path, {"table": table, "chat": 99, **more}) == "person.unknown"
        assert await host.refused("POST", path, {"table": table, **more}) == "person.unknown"
        assert await host.refused("POST", path, {"table": "nothing", "seat": 1, **more}) == "table.unknown"


async def test_a_report_brings_what_was_said_as_far_as_the_reporter_could_read_it(web: Web) -> None:
    host, other, table = await pair(web)
    async with looking(web, host, table) as here, looking(web, other, table) as there:
        await there.say(type="chat", text="something nasty")
        await here.say(type="chat", text="please stop")
        await there.say(type="chat", text="to myself", to=[1])
        await there.until(lambda: len(there.chats()) == 3)
    answer = await host.ask("POST", "/api/reports", {"table": table, "chat": 1, "text": "insults"})
    assert answer.status_code == 204
    (report,) = await web.house.store.reports()
    assert (report.about_name, report.text, report.table_id) == ("Kallias", "insults", table)
    assert [line["text"] for line in report.lines] == ["something nasty", "please stop"]
    assert await web.house.store.close_report(report.id, "warned")
    assert not await web.house.store.close_report(report.id, "again")
    assert await web.house.store.reports() == []
    assert [one.note for one in await web.house.store.reports(closed=True)] == ["warned"]


async def test_of_a_long_talk_a_report_reads_the_end(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    host, _, table = await pair(web)
    store, read = web.house.store, list[int]()
    for n in range(1, 451):
        await store.add_chat(table, f"{n}", person_id=None, seat=1, name="Kallias")
    reading = store._all

    async def counted(query: Any) -> Any:
        found = await reading(query)
        read.append(len(found))
        return found

    monkeypatch.setattr(store, "_all", counted)
    await host.post("/api/reports", {"table": table, "seat": 1, "text": "he talks and talks"})
    assert max(read) <= 400, "however much was said"
    (report,) = await store.reports()
    assert [line["text"] for line in report.lines] == [str(n) for n in range(391, 451)]


async def test_the_operator_gets_a_mail_about_a_report() -> None:
    async with (
        listening(MailSink()) as sink,
        serving(mail=sink.url, mail_from="t@example.org", contact="operator@example.org") as web,
    ):
        host, _, table = await pair(web)
        await host.ask("POST", "/api/reports", {"table": table, "seat": 1, "text": "insults"})
        await web.house.notices.close()
        (mail,) = sink.mails
        assert mail["To"] == "operator@example.org"
        assert "insults" not in mail.get_content()


async def test_whoever_is_banned_is_out_and_stays_out(web: Web) -> None:
    _, other, table = await pair(web)
    me = (await other.get("/api/me"))["person"]
    async with looking(web, other, table) as there:
        await web.house.store.ban(me["id"], time.time() + 100, "insults")
        await there.until(lambda: there.over is not None)
    assert (await other.get("/api/me"))["person"] is None
    answer = await other.ask("POST", "/api/login", {"name": "Kallias", "password": PASSWORD})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "person.banned")
    assert answer.json()["error"]["facts"]["why"] == "insults"
    await web.house.store.ban(me["id"], None, "")
    await other.post("/api/login", {"name": "Kallias", "password": PASSWORD})


async def test_a_ban_ends_by_itself(web: Web) -> None:
    _, other, _ = await pair(web)
    me = (await other.get("/api/me"))["person"]
    await web.house.store.ban(me["id"], time.time() - 1, "insults")
    assert (await other.get("/api/me"))["person"] is None
    await other.post("/api/login", {"name": "Kallias", "password": PASSWORD})
