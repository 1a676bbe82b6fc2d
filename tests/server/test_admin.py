"""The commands of the operator, beside a running server."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.looking import looking
from tests.server.web import Visitor, Web, serving
from tyche.cli import app as command_line
from tyche.server.store import Event

pytestmark = pytest.mark.anyio
PASSWORD = "a long walk to Susa"


class Operator:
    """A server with a file for its database, and somebody who types commands."""

    def __init__(self, web: Web, url: str) -> None:
        self.web = web
        self._url = url

    async def types(self, *words: str, fails: bool = False) -> str:
        """What a command says."""
        environment = {"TYCHE_DATABASE": self._url, "COLUMNS": "200", "TYCHE_LANGUAGE": "en"}
        answer = await asyncio.to_thread(CliRunner().invoke, command_line, ["admin", *words], env=environment)
        assert (answer.exit_code != 0) is fails, answer.output
        return answer.output

    async def member(self, name: str) -> Visitor:
        """Somebody with an account."""
        visitor = self.web.visitor()
        await visitor.post("/api/register", {"name": name, "password": PASSWORD})
        return visitor


@pytest.fixture
async def operator(tmp_path: Path) -> AsyncIterator[Operator]:
    """A server and its operator."""
    url = f"sqlite:///{tmp_path}/tyche.db"
    async with serving(database=url) as web:
        yield Operator(web, url)


async def game(operator: Operator, host: Visitor, other: Visitor) -> str:
    """A running table of two."""
    table = str((await host.post("/api/tables", {"game": "successors", "seats": ["me", "open"]}))["id"])
    await other.post(f"/api/tables/{table}/join", {})
    await other.post(f"/api/tables/{table}/ready", {})
    await host.post(f"/api/tables/{table}/start")
    return table


async def test_people_tables_and_figures_are_listed(operator: Operator) -> None:
    host, other = await operator.member("Timaios"), await operator.member("Kallias")
    table = await game(operator, host, other)
    await operator.web.visitor().post("/api/tables", {"game": "hellas", "seats": ["me", "open"]})
    listed = await operator.types("people")
    assert "Timaios" in listed
    assert "Guest" not in listed
    assert "Guest" in await operator.types("people", "--guests")
    assert "Timaios" not in await operator.types("people", "kall")
    running = await operator.types("tables", "--status", "running")
    assert table in running
    assert "Timaios, Kallias" in running
    assert "hellas" not in running
    assert "open, running or finished" in await operator.types("tables", "--status", "lost", fails=True)
    status = " ".join((await operator.types("status")).split())
    assert "Accounts 2" in status
    assert "Games being played 1" in status
    assert "Something last happened at a table at 20" in status


async def test_a_ban_takes_effect_beside_the_running_server(operator: Operator) -> None:
    host, other = await operator.member("Timaios"), await operator.member("Kallias")
    table = await game(operator, host, other)
    async with looking(operator.web, other, table) as there:
        assert "kept out" in await operator.types("ban", "kallias", "--days", "7", "--reason", "insults")
        await there.until(lambda: there.over is not None)
    assert (await other.get("/api/me"))["person"] is None
    assert "insults" in await operator.types("people")
    assert await other.refused("POST", "/api/login", {"name": "Kallias", "password": PASSWORD}) == "person.banned"
    await operator.types("ban", "Kallias", "--end")
    await other.post("/api/login", {"name": "Kallias", "password": PASSWORD})
    assert "nobody called" in await operator.types("ban", "Hanno", fails=True)


async def test_a_new_name_is_shown_at_running_tables(operator: Operator) -> None:
    host, other = await operator.member("Timaios"), await operator.member("Kallias")
    table = await game(operator, host, other)
    async with looking(operator.web, host, table) as here:
        await operator.types("rename", "Kallias", "Kallias II")
        await here.until(lambda: here.last("people")["seats"][1]["person"] == "Kallias II")
    assert "taken" in await operator.types("rename", "Kallias II", "Tirnaios", fails=True)
    assert "one of the house" in await operator.types("rename", "Kallias II", "Admin", fails=True)


async def test_somebody_is_erased_and_the_game_goes_on(operator: Operator) -> None:
    host, other = await operator.member("Timaios"), await operator.member("Kallias")
    table = await game(operator, host, other)
    assert "--yes" in await operator.types("erase", "Kallias", fails=True)
    assert (await other.get("/api/me"))["person"] is not None
    async with looking(operator.web, host, table) as here, looking(operator.web, other, table) as there:
        assert "is forgotten" in await operator.types("erase", "Kallias", "--yes")
        await there.until(lambda: there.over is not None)
        await here.until(lambda: here.last("people")["seats"][1]["holder"] == "bot")
    assert (await other.get("/api/me"))["person"] is None


async def test_reports_are_read_and_closed(operator: Operator) -> None:
    host, other = await operator.member("Timaios"), await operator.member("Kallias")
    table = await game(operator, host, other)
    async with looking(operator.web, other, table) as there:
        await there.say(type="chat", text="something nasty")
        await there.until(lambda: there.chats())
    assert "no reports" in await operator.types("reports")
    await host.ask("POST", "/api/reports", {"table": table, "seat": 1, "text": "insults me"})
    told = await operator.types("reports")
    assert "Kallias" in told
    assert "insults me" in told
    assert "Kallias: something nasty" in told
    await operator.types("reports", "--close", "1", "--note", "warned")
    assert "no reports" in await operator.types("reports")
    assert "warned" in await operator.types("reports", "--all")
    assert "no open report" in await operator.types("reports", "--close", "1", fails=True)


async def test_damaged_tables_are_listed(operator: Operator) -> None:
    host, other = await operator.member("Timaios"), await operator.member("Kallias")
    await game(operator, host, other)
    assert "verifies" in await operator.types("damaged")
    table = await game(operator, host, other)
    store = operator.web.house.store
    await store.append(table, [_nonsense()])
    told = await operator.types("damaged", fails=True)
    assert table in told


def _nonsense() -> Event:
    """A decision that nobody can have taken."""
    return Event(n=1, kind="decide", seat=0, data=("no", "such", "option"), at=time.time())


async def test_what_is_too_old_is_removed_now(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await operator.member("Timaios")
    table = str((await host.post("/api/tables", {"game": "successors", "seats": ["me", "open"]}))["id"])
    async with looking(operator.web, host, table) as here:
        await operator.types("tidy")
        assert here.over is None
        await operator.web.house.store.update_table(table, changed=time.time() - 31 * 24 * 60 * 60)
        removed = " ".join((await operator.types("tidy")).split())
        assert "never began 1" in removed
        await here.until(lambda: here.over is not None)
