"""Whatever is wrong with a written position is told in every language: each fault has an id, and the id its words."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tyche.games.hellas.edges import invariants as hellas
from tyche.games.scharz.edges import invariants as scharz
from tyche.games.successors.edges import invariants_always as successors_always
from tyche.games.successors.edges import invariants_settled as successors_settled

ROOT = Path(__file__).parents[2]
INVARIANTS: dict[str, list[tuple[str, Any]]] = {
    "hellas": [*hellas.ALWAYS, *hellas.SETTLED],
    "scharz": scharz.CHECKS,
    "successors": [*successors_always.ALWAYS, *successors_settled.SETTLED],
}
SOURCES = [ROOT / "src/tyche/core/node.py", *sorted((ROOT / "src/tyche/games").glob("*/edges/case_*.py"))]
ALWAYS = {"key", "said"}


def faults() -> Iterator[tuple[str, str, set[str]]]:
    """Where a fault is raised, its id, and the facts that it gives."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "fault":
                ident = node.args[1] if len(node.args) > 1 else None
                named = str(ident.value) if isinstance(ident, ast.Constant) else ""
                yield f"{source.name}:{node.lineno}", named, {str(word.arg) for word in node.keywords}


def texts(language: str) -> dict[str, str]:
    """The words for faults in a language."""
    return read(ROOT / "web/locale" / f"position-{language}.ftl")


def read(file: Path) -> dict[str, str]:
    """The messages of a file."""
    written = file.read_text(encoding="utf-8")
    parsed = FluentParser().parse(written)
    return {
        entry.id.name: written[entry.span.start : entry.span.end]
        for entry in parsed.body
        if isinstance(entry, Message) and entry.value is not None and entry.span is not None
    }


def test_every_fault_has_an_id() -> None:
    assert len(list(faults())) > 50
    assert [place for place, ident, _ in faults() if not ident] == []


@pytest.mark.parametrize("language", ["en", "de", "cs", "pl"])
def test_every_id_has_words_that_use_only_what_is_given(language: str) -> None:
    known = texts(language)
    for place, ident, facts in faults():
        said = known.get(f"position-fault-{ident}")
        assert said, f"{place}: {ident} has no words in {language}"
        assert set(re.findall(r"\$(\w+)", said)) <= facts | ALWAYS, f"{place}: {ident} in {language}"


@pytest.mark.parametrize("language", ["en", "de", "cs", "pl"])
@pytest.mark.parametrize("game", sorted(INVARIANTS))
def test_every_invariant_has_words(game: str, language: str) -> None:
    checks = {f"broken-{check.__name__.replace('_', '-')}" for _, check in INVARIANTS[game]}
    written = read(ROOT / "src/tyche/games" / game / "locale" / f"words-{language}.ftl")
    assert checks == {name for name in written if name.startswith("broken-")}
