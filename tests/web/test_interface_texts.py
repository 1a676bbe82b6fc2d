"""The words of the interface: the same messages in all four languages, each one used, none missing."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.web.node import WEB
from tyche.server.http.errors import CODES

LANGUAGES = ("en", "de", "cs", "pl")
CALL = re.compile(r"""\bt\(\s*(?:[^()"'`]*\?\s*)?(["'`])([^"'`]+)\1(?:\s*:\s*(["'`])([^"'`]+)\3)?""")
"""``t("id")``, ``t(`pace-${kind}`)`` and ``t(on ? "yes" : "no")``."""
QUOTED = re.compile(r"""["']([a-z][a-z0-9-]*)["']""")
TITLES = re.compile(r"""\btitle: "([a-z][a-z-]*)\"""")
"""Panels of a game name the text of their tab, and what they are is told beside it."""
SOCKET_CODE = re.compile(r"""(?:Denied|NotDone|\.close|denied)\((?:[^"()]*(?:\([^()]*\))?[^"()]*,\s*)?"([a-z-]+)\"""")

NAMED_CODE = re.compile(r"""^([A-Z_]+)(?:: Final)? = "([a-z-]+)\"$""", re.MULTILINE)


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Message -> its variables, of all files of a language; nothing in them may be junk or doubled."""
    found: dict[str, set[str]] = {}
    for path in sorted(
        [*(WEB / "locale").glob(f"*{language}.ftl"), *(WEB / "src/games").glob(f"*/locale/{language}.ftl")]
    ):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def test_words_of_a_game_are_in_its_own_folder() -> None:
    games = [path.name for path in (WEB / "src/games").iterdir() if (path / "locale").is_dir()]
    assert len(games) >= 3
    for game in games:
        text = (WEB / f"src/games/{game}/locale/en.ftl").read_text(encoding="utf-8")
        own = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
        assert [ident for ident in own if not ident.startswith(f"{game}-")] == []
        elsewhere = [path for path in sources() if f"src/games/{game}/" not in path.as_posix()]
        text = "\n".join(path.read_text(encoding="utf-8") for path in elsewhere)
        assert [ident for ident in own if f'"{ident}"' in text] == []


def sources() -> list[Path]:
    """The files of the client that may use messages."""
    every = [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]
    return [path for path in every if not path.name.endswith(".test.ts")]


def used() -> tuple[set[str], set[str]]:
    """The ids that the client uses: whole ones, and patterns of ids with a part that is filled in."""
    whole, patterns = set(), set()
    for path in sources():
        text = path.read_text(encoding="utf-8")
        found = [ident for match in CALL.finditer(text) for ident in (match[2], match[4]) if ident]
        titles = TITLES.findall(text)
        abouts = [f"{title}-about" for title in titles if path.name == "index.ts"]
        for ident in [*found, *titles, *abouts]:
            if "${" in ident:
                patterns.add(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(ident)))
            else:
                whole.add(ident)
    return whole, patterns


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert other.keys() == english.keys()
    assert {ident: found for ident, found in other.items() if not found <= english[ident]} == {}


def test_no_message_is_missing() -> None:
    whole, _ = used()
    assert len(whole) > 100
    assert whole - messages("en").keys() == set()


def test_no_message_is_left_over() -> None:
    written = {ident for path in sources() for ident in QUOTED.findall(path.read_text(encoding="utf-8"))}
    whole, found = used()
    patterns = re.compile("|".join(found))
    known = written | whole | refusals() | {f"error-{code}" for code in written}
    assert [ident for ident in messages("en") if ident not in known and not patterns.fullmatch(ident)] == []


def refusals() -> set[str]:
    """The messages for what the server answers with a code."""
    texts = [path.read_text(encoding="utf-8") for path in (WEB.parent / "src/tyche/server/room").glob("*.py")]
    found = {code for text in texts for code in SOCKET_CODE.findall(text)}
    found |= {code for text in texts for name, code in NAMED_CODE.findall(text) if f".close({name})" in text}
    assert len(found) > 5
    return {f"error-{code.replace('.', '-')}" for code in {*CODES, *found}}


def test_every_refusal_of_the_server_has_a_message() -> None:
    assert refusals() - messages("en").keys() == set()
