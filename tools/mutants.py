"""Small changes of the rules, drawn by a seed: a comparison turned round, `and` for `or`, a condition denied, a number
one larger.
"""

from __future__ import annotations

import ast
import copy
import random
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src") / "tyche" / "games"
GROUPS = ("rules", "edges")
WRITTEN = ("copying.py", "comparing.py", "__init__.py")
"""Files that hold no rules: tools write them, or nothing is in them."""
Line = tuple[str, int]
"""A file, relative to the repository, and a line of it."""
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


class Mutant:
    """A change: in which file, from where to where, what stands there then, and how it is told."""

    def __init__(self, path: Path, node: ast.expr, instead: ast.expr, within: int, function: ast.FunctionDef) -> None:
        self.path = path
        self.within = within
        """The first line of the statement in which it stands."""
        self.function = range(function.body[0].lineno, (function.end_lineno or 0) + 1)
        """The lines of the function in which it stands."""
        self.line = node.lineno
        self.start, self.end = (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)
        self.before, self.after = ast.unparse(node), ast.unparse(instead)

    @property
    def lines(self) -> set[Line]:
        """Where its statement begins."""
        return {(self.path.as_posix(), self.within)}

    @property
    def around(self) -> set[Line]:
        """The lines of its function."""
        return {(self.path.as_posix(), line) for line in self.function}

    @property
    def place(self) -> str:
        """Where it is, as a word."""
        return f"{self.path.as_posix()}:{self.line}:{self.start[1] + 1}"

    @property
    def game(self) -> str:
        """The game it belongs to."""
        return self.path.relative_to(GAMES).parts[0]

    def applied(self, source: str) -> str:
        """The source with the change, and as many lines as before."""
        lines = source.encode().splitlines(keepends=True)
        (first, column), (last, end) = self.start, self.end
        head, tail = lines[first - 1][:column], lines[last - 1][end:]
        padding = "\n" * (last - first)  # every other line stays where it was
        changed = [*lines[: first - 1], head + f"({self.after}{padding})".encode() + tail, *lines[last:]]
        return b"".join(changed).decode()

    def __str__(self) -> str:
        return f"{self.place}: {self.before}  →  {self.after}"


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


def mutable(tree: ast.AST, within: int) -> Iterator[tuple[ast.expr, int]]:
    """The expressions of functions and the lines of their statements: not what a type, an assertion or a representation
    consists of.
    """
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Assert) or (isinstance(node, ast.FunctionDef) and node.name == "__repr__"):
            continue
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list"):
                setattr(node, field, [] if isinstance(value, list) else None)
        line = node.lineno if isinstance(node, ast.stmt) else within
        if isinstance(node, ast.expr) and not isinstance(node, ast.JoinedStr):
            yield node, line
        if not isinstance(node, ast.JoinedStr):
            yield from mutable(node, line)


def mutants_of(path: Path) -> list[Mutant]:
    """All mutants of a file."""
    tree = ast.parse((ROOT / path).read_bytes())
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name != "__repr__"]
    found: dict[tuple[int, int], Mutant] = {}
    for function in functions:
        for node, within in mutable(function, function.lineno):
            changed = instead_of(node)
            if changed is not None:
                found.setdefault((node.lineno, node.col_offset), Mutant(path, node, changed, within, function))
    return list(found.values())


def drawn(seed: int, only: str) -> Iterator[tuple[str, Mutant]]:
    """Mutants in the order of their drawing, alternately from rules and edges."""
    rng = random.Random(seed)
    pools: dict[str, list[Mutant]] = {}
    for group in GROUPS:
        paths = sorted((ROOT / GAMES).glob(f"*/{group}/**/*.py"))
        inside = [
            path.relative_to(ROOT) for path in paths if path.name not in ("copying.py", "comparing.py", "__init__.py")
        ]
        pools[group] = [mutant for path in inside if only in path.as_posix() for mutant in mutants_of(path)]
        rng.shuffle(pools[group])
    while any(pools.values()):
        for group, pool in pools.items():
            if pool:
                yield group, pool.pop()
