"""Which statements of the games each test runs, and how long it takes: so that a changed one is tried on what runs it.

Rules and edges are loaded with a mark before every statement, which costs far less than to trace them. What was seen is
kept in a file, and is not recorded again as long as the same sources stand there.
"""

from __future__ import annotations

import ast
import builtins
import pickle
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import blake2b
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType

from tools.mutants import GAMES, GROUPS, ROOT, Line

WATCHED = tuple(f"/{group}/" for group in GROUPS)
HIT = "__hit__"
"""What a mark calls: a builtin, so that every module has it."""


class Marks:
    """Notes which statements of functions are run, in sources that are loaded after it was put in."""

    def __init__(self) -> None:
        self.places: list[Line] = []
        self.seen: set[int] = set()

    def put_in(self) -> None:
        """Load all rules and edges with marks from now on."""
        setattr(builtins, HIT, self.seen.add)
        plain = SourceFileLoader.get_code

        def get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
            name = self.name_of(str(loader.path))
            return self.marked(Path(loader.path), name) if name else plain(loader, fullname)

        SourceFileLoader.get_code = get_code  # type: ignore[method-assign,assignment]

    def name_of(self, path: str) -> str:
        """A file, if it belongs to the rules or edges of a game."""
        inside = path.startswith(str(ROOT / GAMES)) and any(part in path for part in WATCHED)
        return str(Path(path).relative_to(ROOT)) if inside else ""

    def marked(self, path: Path, name: str) -> CodeType:
        """A file with marks, and every line where it was."""
        tree = ast.parse(path.read_bytes())
        self.mark(tree, name, False)
        return compile(tree, str(path), "exec", dont_inherit=True)

    def mark(self, node: ast.AST, name: str, inside: bool) -> None:
        """Put marks before all statements of functions below a node."""
        for _, value in ast.iter_fields(node):
            parts = value if isinstance(value, list) else [value]
            for part in [part for part in parts if isinstance(part, ast.AST)]:
                self.mark(part, name, inside or isinstance(node, ast.FunctionDef))
            if inside or isinstance(node, ast.FunctionDef):
                self.mark_all(parts, name)

    def mark_all(self, parts: list[ast.AST], name: str) -> None:
        """Put marks before those that are statements; a docstring stays the first."""
        statements = [part for part in parts if isinstance(part, ast.stmt)]
        for statement in statements:
            if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)):
                call = ast.parse(f"{HIT}({len(self.places)})").body[0]
                for made in ast.walk(call):
                    ast.copy_location(made, statement)
                parts.insert(parts.index(statement), call)
                self.places.append((name, statement.lineno))

    def watch(self, run: Callable[[], bool]) -> bool:
        """Run something and note what it runs, and that alone."""
        self.seen.clear()
        return run()

    def lines(self) -> set[Line]:
        """The first lines of the statements that were seen."""
        return {self.places[mark] for mark in self.seen}


class Recorded:
    """What is known about one test: its seconds of the processor, what it ran, and the files as they were then."""

    def __init__(self, seconds: float, lines: Iterable[Line], slow: bool = False) -> None:
        self.seconds = seconds
        self.lines = frozenset(lines)
        self.slow = slow
        """It took too long, and was broken off."""
        self.files = {path: fingerprint(path) for path in {path for path, _ in self.lines}}
        self.helpers = helpers()

    def holds(self) -> bool:
        """Whether the files are still the same, and what tests share as well."""
        if self.helpers != helpers():
            return False
        return all(fingerprint(path) == found for path, found in self.files.items())


class Coverage:
    """What is known about all tests, by their names."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tests: dict[str, Recorded] = {}
        if path.exists():
            tests: dict[str, Recorded] = pickle.loads(path.read_bytes())
            self.tests = {name: test for name, test in tests.items() if test.holds()}

    def save(self) -> None:
        """Keep it for the next run."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_bytes(pickle.dumps(self.tests))

    def running(self, lines: set[Line]) -> list[str]:
        """The tests that run one of these lines, the quickest first. Tests of one file with the same parameter share
        what they prepare, hence what they run.
        """
        return self.order(lambda run: not run.isdisjoint(lines))

    def order(self, counts: Callable[[frozenset[Line]], bool]) -> list[str]:
        """The tests whose lines count, the quickest first; none that are slow."""
        sharing = {shared(name) for name, test in self.tests.items() if counts(test.lines)}
        found = [name for name, test in self.tests.items() if shared(name) in sharing and not test.slow]
        return sorted(found, key=lambda name: self.tests[name].seconds)


def shared(name: str) -> str:
    """The file and the parameter of a test."""
    file, _, rest = name.partition("::")
    return f"{file}[{rest.partition('[')[2]}"


@cache
def helpers() -> str:
    """The fingerprint of what tests are made with: a test that does more runs more."""
    return " ".join(fingerprint(str(path.relative_to(ROOT))) for path in sorted((ROOT / "tests").glob("*.py")))


@cache
def fingerprint(path: str) -> str:
    """Of a file of sources."""
    found = ROOT / path
    return blake2b(found.read_bytes(), digest_size=16).hexdigest() if found.exists() else ""
