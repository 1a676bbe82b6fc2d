"""Which function, case and test cites which clause, and which clauses nobody cites.

A citation covers exactly the clause it names. A range (``S14.5-14.7``, ``S5.2.e-g``) covers all in it. A bare heading
below a chapter, such as S14.5 or S10.J, also covers the clauses directly in it, because it has no text of its own.
"""

import ast
import re
from pathlib import Path
from typing import Final

from tyche.core.casefile import cases_of, load_cases
from tyche.core.game import Game
from tyche.core.rulebook import DASHED, DOTTED, ID, PART, Rulebook, chapter_of, parent_of, read_rulebook

_MENTION: Final = re.compile(rf"(?<![\w.-])(?:({DASHED})|({DOTTED})(?:[-–]((?:[A-Z]?\d[\w.]*\b|{PART})))?)")
_WHOLE_ID: Final = re.compile(ID)
_NAME_PARTS: Final = re.compile(r"[A-Za-z]{1,4}\d*|\d+[a-z]?")


class Citations:
    """What is cited in one text: ids, and what looks like an id but is none."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.strays: list[str] = []

    def add(self, ids: list[str]) -> None:
        """Note ids, each once."""
        self.ids += [id for id in ids if id not in self.ids]


def citations(text: str, rulebook: Rulebook) -> Citations:
    """The clauses that a text cites, ranges and bare headings spelled out."""
    found = Citations()
    for match in _MENTION.finditer(text):
        id = match[1] or match[2]
        named = [id] if id in rulebook.clauses else []
        if named and match[3]:
            named = rulebook.between(id, _end_of_range(id, match[3].rstrip(".")))
        if not named and _looks_like_one(id, rulebook):
            found.strays.append(match[0])
        for one in named:
            found.add(rulebook.covered_by(one))
    return found


def _end_of_range(first: str, end: str) -> str:
    """The last id of a range, of which only the differing end may be written: S5.2.e-g, S14.5-14.7, S9.2.D1-D2."""
    if re.fullmatch(r"[A-Z]\d.*", end) and chapter_of(end) == end and "." in first:
        return f"{first.rpartition('.')[0]}.{end}"
    if end[0].isupper() and len(end) > 1:
        return end
    if "." in end:
        return f"{first[0]}{end}"
    parent = parent_of(first)
    return f"{parent}.{end}" if first.startswith(f"{parent}.") else f"{parent}{end}"


def _looks_like_one(id: str, rulebook: Rulebook) -> bool:
    """Whether an unknown id is probably a slip: there are others of its family."""
    if "-" in id:
        family = id.partition("-")[0] + "-"
        return any(known.startswith(family) for known in rulebook.clauses)
    return "." in id and any(known[0] == id[0] and "-" not in known for known in rulebook.clauses)


class Index:
    """Clause by clause, who cites it."""

    def __init__(self, rulebook: Rulebook, must_cite: tuple[str, ...]) -> None:
        self.rulebook = rulebook
        self.must_cite = must_cite
        self.functions: dict[str, list[str]] = {}
        self.cases: dict[str, list[str]] = {}
        self.tests: dict[str, list[str]] = {}
        self.strays: list[str] = []

    def missing(self) -> list[str]:
        """The clauses that a case or test must cite and none does."""
        wanted = self.rulebook.required(self.must_cite)
        return [id for id in wanted if id not in self.cases and id not in self.tests]

    def note(self, kind: dict[str, list[str]], where: str, text: str) -> None:
        """Note what a text cites."""
        found = citations(text, self.rulebook)
        for id in found.ids:
            places = kind.setdefault(id, [])
            if where not in places:
                places.append(where)
        self.strays += [f"{where}: {stray}" for stray in found.strays]


def index(game: Game, cases_root: Path | None = None, tests_root: Path | None = None) -> Index:
    """Read a game's rulebook and sources, its cases (or those below another folder) and its tests."""
    cases = cases_of(game) if cases_root is None else cases_root
    found = Index(read_rulebook(game.folder / "rules.md"), game.must_cite)
    for path in sorted(game.folder.rglob("*.py")):
        module = ".".join(path.relative_to(game.folder).with_suffix("").parts)
        scan_source(found, module, path.read_text(encoding="utf-8"))
    for case in load_cases(cases) if cases.exists() else []:
        if case.game == game.name:
            found.note(found.cases, case.place, " ".join(case.clauses))
    for path in sorted(tests_root.rglob("test_*.py")) if tests_root is not None else []:
        if game.name in path.relative_to(tests_root or path).as_posix():  # tests of other games cite other books
            scan_tests(found, path.name, path.read_text(encoding="utf-8"))
    return found


def missing(game: Game, cases_root: Path, tests_root: Path) -> list[str]:
    """The clauses that a case or test must cite and none does."""
    return index(game, cases_root, tests_root).missing()


# Scanning.


def scan_source(found: Index, module: str, source: str) -> None:
    """Note what docstrings cite, and the ids that stand alone as text: clauses of asks, tellings and refusals."""
    _scan(found, module, ast.parse(source), f"{module}.py")


def _scan(found: Index, name: str, node: ast.AST, where: str) -> None:
    if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
        docstring = ast.get_docstring(node)
        if docstring is not None:
            found.note(found.functions, where, docstring)
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.ClassDef, ast.FunctionDef)):
            inner = f"{name}.{child.name}"
            _scan(found, inner, child, inner)
        elif isinstance(child, ast.Constant) and isinstance(child.value, str):
            if _WHOLE_ID.fullmatch(child.value):
                found.note(found.functions, where, child.value)
        else:
            _scan(found, name, child, where)


def scan_tests(found: Index, file: str, source: str) -> None:
    """Note what tests cite in their names (``test_S10_J_five_overrun_one``) and docstrings."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            where = f"{file}::{node.name}"
            found.note(found.tests, where, cited_by_name(node.name, found.rulebook))
            docstring = ast.get_docstring(node)
            if docstring is not None:
                found.note(found.tests, where, docstring)


def cited_by_name(name: str, rulebook: Rulebook) -> str:
    """The clause in a test's name: the longest id that the words after ``test_`` spell; empty if they spell none."""
    words = name.split("_")[1:]
    best = ""
    for length in range(1, len(words) + 1):
        if not _NAME_PARTS.fullmatch(words[length - 1]):
            break
        for id in (".".join(words[:length]), f"{words[0]}-{'.'.join(words[1:length])}"):
            if id in rulebook.clauses:
                best = id
    return best
