"""The server around its tables: games and texts, the client's files, headers, errors, figures, settings, secrets."""

import gzip
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from starlette.routing import Route

from tests.server.web import Visitor, Web, serving
from tyche.core.game import games
from tyche.server.http import errors
from tyche.server.http.games import lacking
from tyche.server.http.persons import LANGUAGES
from tyche.server.http.routes import endpoints, routes
from tyche.server.notices.texts import FOLDER
from tyche.server.openapi import openapi_of
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
    told = {game["name"]: game for game in await web.visitor().get("/api/games")}
    assert told.keys() == games().keys()
    successors = told["successors"]
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


async def test_what_is_printed_on_a_card_comes_with_the_texts(web: Web) -> None:
    texts = await web.visitor().get("/api/games/hellas/texts/en")
    printed = {"title": "phalanx", "symbol": "torch", "strength": 2, "losses": 1}
    assert texts["references"]["cards"]["cc05"] == printed


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
    for game in games():
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
    for game in games():
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
    for game in games():
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


@pytest.mark.parametrize("game", games())
async def test_every_game_tells_its_sources(web: Web, game: str) -> None:
    reader = web.visitor()
    assert "reconstructed" in (await reader.get(f"/api/games/{game}/sources"))["text"]
    assert "rekonstruiert" in (await reader.get(f"/api/games/{game}/sources?language=de"))["text"]
    assert (await reader.ask("GET", f"/api/games/{game}/sources?language=xx")).status_code == 400


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


async def test_nobody_makes_up_figures_by_making_up_methods() -> None:
    async with serving(metrics_token="a secret for the collector") as web:
        visitor = web.visitor()
        for number in range(5):
            assert (await visitor.request(f"X{number}", "/api/me")).status_code == 405
        response = await visitor.ask("GET", "/metrics", Authorization="Bearer a secret for the collector")
        assert 'method="X' not in response.text
        assert 'tyche_requests_total{method="other",route="/api/me",status="405"} 5.0' in response.text


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
