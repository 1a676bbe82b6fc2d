"""Change the rules at random and see whether a test notices.

    python -m tools.mutation --minutes 30 --seed 1 --workers 2
    python -m tools.mutation --only hellas/edges --mutants 20      # some of one part

Each mutant is one small change in a copy of this repository: a comparison turned round, `and` for `or`, a condition
denied, a number one larger. The cases of the game run first, in random order until one fails, then its tests and golden
records. What nobody notices has survived. Mutants are drawn by the seed, alternately from rules and edges, until the
time is over: the same seed draws the same ones.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src") / "tyche" / "games"
GROUPS = ("rules", "edges")
COPIED = ("src", "tests", "tools", "docs", "pyproject.toml", "README.md", "Makefile")
PATIENCE = 300
"""Seconds of the processor for one run of tests: a mutant that goes on for ever is noticed, too."""
TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
LIMITED = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_CPU, (int(sys.argv[1]), int(sys.argv[1])))
os.execv(sys.executable, [sys.executable, *sys.argv[2:]])
"""
"""Runs a command that is ended when it has used the processor for too long, however busy the machine is."""
RUN_CASES = """
import random, sys
from pathlib import Path
from tyche.core.cases import load_cases, run_case
cases = load_cases(Path("src/tyche/games") / sys.argv[1] / "cases")
random.Random(1).shuffle(cases)
sys.exit(any(run_case(case) for case in cases))
"""


class Mutant:
    """A change: in which file, from where to where, what stands there then, and how it is told."""

    def __init__(self, path: Path, node: ast.expr, instead: ast.expr) -> None:
        self.path = path
        self.line = node.lineno
        self.start, self.end = (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)
        self.before, self.after = ast.unparse(node), ast.unparse(instead)

    @property
    def game(self) -> str:
        """The game it belongs to."""
        return self.path.relative_to(GAMES).parts[0]

    def applied(self, source: str) -> str:
        """The source with the change."""
        lines = source.encode().splitlines(keepends=True)
        (first, column), (last, end) = self.start, self.end
        head, tail = lines[first - 1][:column], lines[last - 1][end:]
        changed = [*lines[: first - 1], head + f"({self.after})".encode() + tail, *lines[last:]]
        return b"".join(changed).decode()

    def __str__(self) -> str:
        return f"{self.path.as_posix()}:{self.line}:{self.start[1] + 1}: {self.before}  →  {self.after}"


def instead_of(node: ast.AST) -> ast.expr | None:
    """What a mutant has in the place of an expression; None for what is left alone."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        changed = copy.deepcopy(node)
        changed.ops = [TURNED[type(node.ops[0])]()]
        return changed
    if isinstance(node, ast.BoolOp):
        return ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        return ast.BinOp(node.left, ast.Sub() if isinstance(node.op, ast.Add) else ast.Add(), node.right)
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return ast.Constant(not node.value)
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return ast.Constant(node.value + 1)
    return None


def mutable(tree: ast.AST) -> Iterator[ast.expr]:
    """The expressions of functions: not what a type, an assertion or a representation consists of."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Assert) or (isinstance(node, ast.FunctionDef) and node.name == "__repr__"):
            continue
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list"):
                setattr(node, field, [] if isinstance(value, list) else None)
        if isinstance(node, ast.expr) and not isinstance(node, ast.JoinedStr):
            yield node
        if not isinstance(node, ast.JoinedStr):
            yield from mutable(node)


def mutants_of(path: Path) -> list[Mutant]:
    """All mutants of a file."""
    tree = ast.parse((ROOT / path).read_bytes())
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name != "__repr__"]
    found: dict[tuple[int, int], Mutant] = {}
    for function in functions:
        for node in mutable(function):
            changed = instead_of(node)
            if changed is not None:
                found.setdefault((node.lineno, node.col_offset), Mutant(path, node, changed))
    return list(found.values())


def drawn(seed: int, only: str) -> Iterator[tuple[str, Mutant]]:
    """Mutants in the order of their drawing, alternately from rules and edges."""
    rng = random.Random(seed)
    pools: dict[str, list[Mutant]] = {}
    for group in GROUPS:
        paths = sorted((ROOT / GAMES).glob(f"*/{group}/**/*.py"))
        inside = [path.relative_to(ROOT) for path in paths if path.name not in ("copying.py", "__init__.py")]
        pools[group] = [mutant for path in inside if only in path.as_posix() for mutant in mutants_of(path)]
        rng.shuffle(pools[group])
    while any(pools.values()):
        for group, pool in pools.items():
            if pool:
                yield group, pool.pop()


class Workshop:
    """A copy of the repository in which one mutant after the other is tried."""

    def __init__(self, folder: Path, sound: set[str]) -> None:
        self.folder = folder
        self.sound = sound
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                ignored = shutil.ignore_patterns("__pycache__", "client", "node_modules")
                shutil.copytree(source, folder / name, ignore=ignored)
            else:
                shutil.copy(source, folder / name)

    def check(self, game: str) -> None:
        """The tests of a game must hold without any change: otherwise every mutant would be noticed."""
        if game not in self.sound:
            if not all(self.holds(command) for command in self.commands(game)):
                raise SystemExit(f"the cases or tests of {game} fail without any change")
            self.sound.add(game)

    def noticed(self, mutant: Mutant) -> bool:
        """Whether a test fails on a mutant."""
        self.check(mutant.game)
        path = self.folder / mutant.path
        source = path.read_text(encoding="utf-8")
        path.write_text(mutant.applied(source), encoding="utf-8")
        try:
            return any(not self.holds(command) for command in self.commands(mutant.game))
        finally:
            path.write_text(source, encoding="utf-8")

    def commands(self, game: str) -> list[list[str]]:
        """What runs against a mutant, the quickest first."""
        pytest = ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
        commands = (
            [["-c", RUN_CASES, game]] if (self.folder / "src" / "tyche" / "games" / game / "cases").exists() else []
        )
        commands.append([*pytest, "tests/test_golden.py", "tests/test_conformance.py", "-k", game])
        if (self.folder / "tests" / game).exists():
            commands.append([*pytest, f"tests/{game}"])
        return commands

    def holds(self, command: list[str]) -> bool:
        """Whether a run ends well and in time."""
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        limited = [sys.executable, "-c", LIMITED, str(PATIENCE), *command]
        done = subprocess.run(limited, cwd=self.folder, env=environment, capture_output=True, check=False)
        return done.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Change the rules at random and see whether a test notices.")
    parser.add_argument("--minutes", type=float, default=30.0, help="when to draw no more (default: 30)")
    parser.add_argument("--mutants", type=int, default=1_000_000, help="how many at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="a part of the path, such as hellas/edges")
    parser.add_argument(
        "--least", type=float, nargs=2, default=(0.0, 0.0), help="fail below these shares: rules, edges"
    )
    asked = parser.parse_args()
    end = time.monotonic() + 60 * asked.minutes
    tried: Counter[str] = Counter()
    noticed: Counter[str] = Counter()
    mutants = drawn(asked.seed, asked.only)
    left = iter(range(asked.mutants))
    drawing = Lock()  # one worker draws at a time
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(asked.workers) as pool:
        sound: set[str] = set()
        shops = [Workshop(Path(folder) / str(n), sound) for n in range(asked.workers)]

        def work(shop: Workshop) -> None:
            while time.monotonic() < end:
                with drawing:
                    group, mutant = next(mutants, (None, None)) if next(left, None) is not None else (None, None)
                if group is None or mutant is None:
                    return
                found = shop.noticed(mutant)
                tried[group] += 1
                noticed[group] += found
                print("noticed " if found else "SURVIVED", mutant, flush=True)

        list(pool.map(work, shops))
    shares = {group: noticed[group] / tried[group] if tried[group] else 1.0 for group in GROUPS}
    for group in GROUPS:
        print(f"{group}: {noticed[group]} of {tried[group]} noticed, {shares[group]:.0%}")
    return int(any(shares[group] < least for group, least in zip(GROUPS, asked.least, strict=True)))


if __name__ == "__main__":
    raise SystemExit(main())
