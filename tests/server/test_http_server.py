"""The server around its tables: games and texts, the client's files, headers, errors, figures, settings, secrets."""

import gzip
import json
import logging
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
import structlog
from fluent.syntax import FluentParser, ast
from starlette.routing import Route
from typer.testing import CliRunner, Result
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.web import Visitor, Web, serving
from tyche.cli import app as command_line
from tyche.core.game import games
from tyche.server.app import set_up_logs
from tyche.server.http import errors
from tyche.server.http.bodies import LANGUAGES
from tyche.server.http.games import lacking
from tyche.server.http.routes import endpoints, routes
from tyche.server.notices.texts import FOLDER
from tyche.server.openapi import openapi_of
from tyche.server.security import Mailed, Signer, kept_secret, secret_of
from tyche.server.settings import Settings, SettingsError, read_settings
from tyche.text.catalogue import ENGINE, files

pytestmark = pytest.mark.anyio


@pytest.fixture
async def web(tmp_path: Path) -> AsyncIterator[Web]:
    """A server with a small client."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Client</title>", encoding="utf-8")
    (client / "assets" / "main-1a2b.js").write_text("plain", encoding="utf-8")
    (client / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(b"packed"))
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    async with serving(client=str(client)) as web:
        yield web


# Games.


async def test_games_tell_what_can_be_chosen(web: Web) -> None:
    games = {game["name"]: game for game in await web.visitor().get("/api/games")}
    assert {"hellas", "scharz", "successors"} <= games.keys()
    successors = games["successors"]
    assert "strategos" in successors["bots"]
    assert "dux" not in successors["bots"]
    assert len(successors["seat_names"]["3"]) == 3
    (cavalry,) = [option for option in successors["options"] if option["name"] == "cavalry"]
    assert (cavalry["default"], cavalry["values"], bool(cavalry["clause"])) == (False, [False, True], True)


async def test_texts_come_with_their_references(web: Web) -> None:
    visitor = web.visitor()
    texts = await visitor.get("/api/games/successors/texts/de")
    assert "option-pass = Passen" in texts["ftl"]
    assert "\ncli-" not in texts["ftl"]
    assert texts["references"]["facts"]["winner"] == ["faction"]
    assert await visitor.refused("GET", "/api/games/successors/texts/xx") == "language.unknown"
    assert await visitor.refused("GET", "/api/games/chess/rules") == "game.unknown"


async def test_the_fallback_has_what_a_language_lacks() -> None:
    own = {"a": "a = A", "b": "b = B\n    .x = X", "-t": "-t = Z"}
    english = {
        "a": "a = A",
        "b": "b = B\n    .x = X\n    .y = Y",
        "c": "c = { -t }",
        "-t": "-t = T",
    }
    assert list(lacking(own, english)) == ["-t", "b", "c"]
    assert lacking(english, english) == {}


async def test_no_text_is_lost_on_the_way(web: Web) -> None:
    for game in ("hellas", "scharz", "successors"):
        for language in LANGUAGES:
            texts = await web.visitor().get(f"/api/games/{game}/texts/{language}")
            sent = FluentParser().parse(texts["ftl"]).body
            found = [entry for path in _files(game, language) for entry in FluentParser().parse(path.read_text()).body]
            assert _ids(sent) == _ids(found)
            assert not any(isinstance(entry, ast.Junk) for entry in sent)
            assert language != "en" or texts["fallback"] == ""


def _files(game: str, language: str) -> list[Path]:
    return [ENGINE / f"{language}.ftl", *files(games()[game].folder / "locale", language)]


def _ids(entries: list[ast.EntryType]) -> set[str]:
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message | ast.Term)}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_texts_are_small_and_sent_once(web: Web, language: str) -> None:
    visitor = web.visitor()
    for game in ("hellas", "scharz", "successors"):
        path = f"/api/games/{game}/texts/{language}"
        async with visitor.http.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as packed:
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < 60_000
        again = await visitor.request("GET", path, headers={"If-None-Match": f"W/{packed.headers['etag']}"})
        assert (again.status_code, again.content) == (304, b"")
        other = await visitor.request("GET", path, headers={"If-None-Match": '"other"', "Accept-Encoding": "identity"})
        assert (other.status_code, other.headers.get("content-encoding")) == (200, None)
        assert other.headers["cache-control"] == "no-cache"


async def test_what_is_said_around_the_table_is_a_small_part(web: Web) -> None:
    visitor = web.visitor()
    for game in ("hellas", "scharz", "successors"):
        brief = await visitor.get(f"/api/games/{game}/brief/cs")
        assert re.search(r"^about =", brief["ftl"], re.MULTILINE)
        assert re.search(r"^opt-", brief["ftl"], re.MULTILINE)
        assert not re.search(r"^(telling|card|ask)-", brief["ftl"], re.MULTILINE)
        assert len(json.dumps(brief)) < 15_000
    assert await visitor.refused("GET", "/api/games/hellas/brief/xx") == "language.unknown"


async def test_the_rulebook_for_people_is_there_in_the_reader_s_language(web: Web) -> None:
    visitor = web.visitor()
    book = await visitor.get("/api/games/hellas/rulebook/cs")
    chapter = next(chapter for chapter in book["chapters"] if chapter["id"] == "H13")
    assert chapter["title"] == "Bitva"
    said = {clause: one["text"] for one in chapter["paragraphs"] for clause in one["clauses"]}
    assert "vítězí obránce" in said["H13.9"]
    assert book["glossary"]["priest"]["name"] == "Kněz"
    assert await visitor.refused("GET", "/api/games/hellas/rulebook/xx") == "language.unknown"
    assert await visitor.refused("GET", "/api/games/chess/rulebook/en") == "game.unknown"


async def test_rulebooks_come_clause_by_clause(web: Web) -> None:
    clauses = {clause["id"]: clause for clause in await web.visitor().get("/api/games/successors/rules")}
    assert clauses["S10.J"]["parent"] == "S10"
    assert clauses["S10"]["heading"]


@pytest.mark.parametrize("game", ["successors", "hellas", "scharz"])
async def test_every_game_tells_its_sources(web: Web, game: str) -> None:
    assert "reconstructed" in (await web.visitor().get(f"/api/games/{game}/sources"))["text"]


def test_mails_are_in_all_languages_that_can_be_chosen() -> None:
    assert {path.stem for path in (FOLDER / "locale").glob("*.ftl")} == set(LANGUAGES)


# The client.


async def test_the_client_is_served_for_all_its_paths(web: Web) -> None:
    visitor = web.visitor()
    for path in ("/", "/t/abc", "/rules/successors"):
        response = await visitor.request("GET", path)
        assert "Client" in response.text
        assert response.headers["cache-control"] == "no-cache"
        assert response.headers["content-type"].startswith("text/html")
    asset = await visitor.request("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": "br, gzip"})
    assert asset.text == "packed"
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"].startswith("text/javascript")
    plain = await visitor.request("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
    assert plain.text == "plain"
    assert (await visitor.request("GET", "/assets/main-0000.js")).status_code == 404
    assert (await visitor.request("HEAD", "/")).status_code == 200


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/a%00b"])
async def test_no_file_outside_the_client_is_served(web: Web, path: str) -> None:
    assert (await web.visitor().request("GET", path)).text != "secret"


async def test_a_server_without_a_client_says_so(tmp_path: Path) -> None:
    async with serving(client=str(tmp_path)) as web:
        response = await web.visitor().request("GET", "/")
        assert response.status_code == 503
        assert "not built" in response.text


# Around every request.


async def test_browsers_are_told_to_be_careful(web: Web) -> None:
    for path in ("/", "/api/me", "/api/nothing"):
        headers = (await web.visitor().request("GET", path)).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert len(headers["x-request-id"]) == 16
    assert (await web.visitor().request("GET", "/api/me")).headers["cache-control"] == "no-store"


async def test_unknown_paths_and_methods(web: Web) -> None:
    visitor = web.visitor()
    assert await visitor.refused("GET", "/api/nothing") == "request.unknown"
    assert await visitor.refused("GET", "/api") == "request.unknown"
    response = await visitor.ask("PUT", "/api/me", {})
    assert response.status_code == 405
    assert response.headers["allow"] == "DELETE, GET, HEAD, PATCH"
    assert response.json()["error"]["code"] == "request.method"


async def test_a_failure_tells_nothing_but_a_number(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(token: str) -> None:
        raise RuntimeError("the database password is hunter2")

    monkeypatch.setattr(web.house.signer, "csrf", fail)
    response = await web.visitor().http.get("/api/me")
    assert response.status_code == 500
    assert response.json()["error"]["code"] == "server.error"
    assert response.headers["x-request-id"] in response.text
    assert "hunter2" not in response.text


async def test_health_and_figures(web: Web) -> None:
    visitor = web.visitor()
    assert (await visitor.get("/healthz"))["status"] == "ok"
    assert await visitor.refused("GET", "/metrics") == "request.unknown"
    await web.house.stop()
    assert await visitor.refused("GET", "/healthz") == "server.stopping"
    assert await visitor.refused("POST", "/api/logout") == "server.stopping"


async def test_figures_are_for_whoever_has_the_token() -> None:
    async with serving(metrics_token="a secret for the collector") as web:
        visitor = web.visitor()
        await visitor.get("/api/me")
        assert await visitor.refused("GET", "/metrics") == "request.unknown"
        response = await visitor.ask("GET", "/metrics", Authorization="Bearer a secret for the collector")
        assert 'tyche_requests_total{method="GET",route="/api/me",status="200"} 1.0' in response.text


@pytest.mark.parametrize(("proxies", "cookie"), [([], ""), (["203.0.113.7"], "Secure")])
async def test_only_trusted_proxies_are_believed(proxies: list[str], cookie: str) -> None:
    async with serving(proxies=proxies) as web:
        visitor = Visitor(web.app, web.contract, **{"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.1"})
        body = {"game": "successors", "seats": ["me", "open"]}
        response = await visitor.ask("POST", "/api/tables", body)
        assert ("Secure" in response.headers["set-cookie"]) == bool(cookie)
        await visitor.http.aclose()


# The document.


def test_the_document_has_every_route() -> None:
    paths = openapi_of(endpoints())["paths"]
    served = {
        (route.path, method.lower())
        for route in routes()
        if isinstance(route, Route) and route.path != "/{path:path}"
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert served == {(path, method) for path, methods in paths.items() for method in methods}


def test_every_error_is_used_and_told() -> None:
    told = {code for endpoint in endpoints() for code in endpoint.errors}
    everywhere = {"request.unknown", "request.method", "server.error", "server.stopping"}
    assert told | everywhere == errors.CODES.keys()


# Settings and secrets.


def test_settings_come_from_the_environment_and_the_command_line() -> None:
    environment = {
        "TYCHE_PORT": "9000",
        "TYCHE_PROXIES": "10.0.0.1, 10.0.0.2",
        "TYCHE_WEBHOOKS": "false",
        "TYCHE_LANGUAGE": "de",
        "HOME": "/nowhere",
    }
    settings = read_settings(environment, port=None, host="0.0.0.0")
    assert (settings.port, settings.host, settings.webhooks) == (9000, "0.0.0.0", False)
    assert settings.proxies == ["10.0.0.1", "10.0.0.2"]
    assert read_settings(environment, port=1234).port == 1234


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("TYCHE_PORT", "many", "TYCHE_PORT"),
        ("TYCHE_PORT", "70000", "TYCHE_PORT"),
        ("TYCHE_DATABASE", "mysql://u:hunter2@h/d", "neither sqlite"),
        ("TYCHE_PUBLIC_URL", "play.example.org", "public_url"),
        ("TYCHE_MAIL", "mail.example.org", "smtp://"),
        ("TYCHE_MAIL", "smtp://u:hunter2@mail.example.org", "mail_from"),
    ],
)
def test_settings_that_cannot_be_used(variable: str, value: str, said: str) -> None:
    with pytest.raises(SettingsError, match=said) as caught:
        read_settings({variable: value})
    assert "hunter2" not in str(caught.value)


def test_the_database_is_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database_url == f"sqlite:///{tmp_path}/tyche/tyche.db"
    assert Settings(database="sqlite:////srv/t/x.db").folder == Path("/srv/t")


def test_the_secret_is_made_once_and_kept(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/x/tyche.db")
    first = secret_of(settings)
    assert secret_of(settings) == first
    assert len(first) >= 32
    assert (tmp_path / "x" / "secret.key").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in (tmp_path / "x").iterdir()] == ["secret.key"]
    assert kept_secret(tmp_path / "other") != first
    with pytest.raises(SettingsError, match="32 characters"):
        secret_of(Settings(secret_key="short"))


def test_signatures_of_another_secret_do_not_count() -> None:
    ours, theirs = Signer(b"a" * 32), Signer(b"b" * 32)
    assert ours.invited(ours.invitation("t", 1, 2)) == ("t", 1, 2)
    assert theirs.invited(ours.invitation("t", 1, 2)) is None
    assert ours.read_mailed(ours.mailed("proof", "p", "m@example.org")) == Mailed("proof", "p", "m@example.org")
    assert ours.read_mailed(theirs.mailed("proof", "p", "m@example.org")) == "wrong"
    token, challenge = ours.challenge("use")
    assert ours.challenged(token, "use") == challenge
    assert ours.challenged(token, "make") is None
    assert theirs.challenged(token, "use") is None
    assert ours.read_mailed(ours.invitation("t", 1, 2)) == "wrong"
    assert not theirs.fits_csrf("session", ours.csrf("session"))


@pytest.fixture
def logs_as_they_were() -> Iterator[None]:
    """Logging is the whole process's."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


def test_logs_are_lines_of_json(capsys: pytest.CaptureFixture[str], logs_as_they_were: None) -> None:
    set_up_logs(Settings())
    structlog.get_logger("tyche.test").info("hello", table="abc")
    logging.getLogger("library").warning("careful")
    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert (first["event"], first["table"], first["level"], first["logger"]) == ("hello", "abc", "info", "tyche.test")
    assert (second["event"], second["level"]) == ("careful", "warning")


# The command line.


def tyche(*arguments: str) -> Result:
    return CliRunner().invoke(command_line, list(arguments))


def test_tables_are_checked_before_an_upgrade_and_nothing_changes(tmp_path: Path) -> None:
    path = tmp_path / "tyche.db"
    words = ("check-tables", "--database", f"sqlite:///{path}")
    assert "there is no database" in tyche(*words).output
    assert not path.exists()
    assert "No table is running." in tyche(*words, "--update").output
    before = path.read_bytes()
    assert tyche(*words).exit_code == 0
    assert path.read_bytes() == before
    for shape, said in (("0001", "older Tyche"), ("9999", "newer Tyche")):
        with sqlite3.connect(path) as database:
            database.execute("UPDATE alembic_version SET version_num = ?", (shape,))
        database.close()
        result = tyche(*words)
        assert result.exit_code == 1
        assert said in " ".join(result.output.split())
        with sqlite3.connect(path) as database:
            assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (shape,)
        database.close()


def test_a_bad_setting_is_answered_with_a_sentence() -> None:
    result = tyche("serve", "--database", "mysql://nowhere")
    assert result.exit_code == 1
    assert "neither sqlite" in result.output
    assert "Traceback" not in result.output


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """``tyche serve``, and the address it says."""
    program = [sys.executable, "-c", "from tyche.cli import app; app()", "serve", "--port", "0"]
    environment = {**os.environ, "TYCHE_LOG_LEVEL": "warning", "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
    command = [*program, "--database", f"sqlite:///{tmp_path}/tyche.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        said = re.search(r"http://127.0.0.1:\d+", process.stdout.readline())
        assert said is not None
        yield said[0], process
        process.kill()


def test_the_server_says_goodbye_before_it_stops(server: tuple[str, "subprocess.Popen[str]"]) -> None:
    address, process = server
    with httpx.Client(base_url=address) as visitor:
        headers = {"X-CSRF-Token": visitor.get("/api/me").json()["csrf"]}
        body = {"game": "successors", "seats": ["me", "me"], "start": True}
        table = visitor.post("/api/tables", json=body, headers=headers).json()["id"]
        cookie = f"tyche-session={visitor.cookies['tyche-session']}"
    path = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus, match="403"):
        connect(path, origin=Origin("https://evil.example"), additional_headers={"Cookie": cookie})
    with connect(path, origin=Origin(address), additional_headers={"Cookie": cookie}) as socket:
        hello = json.loads(socket.recv(timeout=20))
        assert (hello["type"], hello["seats"]) == ("hello", [0, 1])
        process.terminate()
        heard = [json.loads(message)["type"] for message in socket]
        assert heard[-1] == "over"
    assert process.wait(timeout=20) in (0, -15)


def test_without_its_libraries_the_server_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("tyche.server.app")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "structlog", None)
    result = tyche("serve")
    assert result.exit_code == 1
    assert 'pip install "tyche[server]"' in " ".join(result.output.split())
