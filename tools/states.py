"""Write out how states are copied and compared, from the one declaration of their fields, beside each `state.py`.

    python -m tools.states            # write what has changed
    python -m tools.states --check    # say what is out of date, and fail

A state is declared once: the methods of its class `State` whose names begin with an underscore give every field its
first value. To copy the fields one by one is the fastest way there is, interpreted and compiled, and a chore to write
by hand; so this tool writes it, with the list of the fields (`copying.py`). In the same way two states are compared
(`comparing.py`). A field is a number, a word or a truth value; a list or dictionary of them; or a list of such lists or
dictionaries. What cannot be seen from its first value is annotated.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = (ROOT / "src", ROOT / "tests" / "toy")
WIDTH = 120

WHOLE = "o.{}"
LIST, MAP = "o.{}[:]", "o.{}.copy()"
LISTS, MAPS = "[one[:] for one in o.{}]", "[one.copy() for one in o.{}]"
PLAIN = ("int", "str", "bool")
KEYED = ("dict[int, int]", "dict[str, int]")
WAYS = (
    dict.fromkeys(PLAIN, WHOLE)
    | {f"list[{kind}]": LIST for kind in PLAIN}
    | {f"list[list[{kind}]]": LISTS for kind in PLAIN}
    | dict.fromkeys(KEYED, MAP)
    | {f"list[{kind}]": MAPS for kind in KEYED}
)
"""How each type of field is copied."""
SAME = {LIST: "s.{0} == o.{0}", LISTS: "s.{0} == o.{0}", MAP: "s.{0} == o.{0} and list(s.{0}) == list(o.{0})"}
"""When a field of two states is the same, order and all: rules may walk through a mapping."""


class Undeclared(Exception):
    """A field whose type cannot be told."""


def declared(source: str) -> dict[str, str]:
    """The fields of the class `State`, each with the way to copy it, in the order of their declaration."""
    fields: dict[str, str] = {}
    state = next(one for one in ast.parse(source).body if isinstance(one, ast.ClassDef) and one.name == "State")
    for method in state.body:
        if isinstance(method, ast.FunctionDef) and method.name.startswith("_"):
            for node in ast.walk(method):
                if isinstance(node, ast.Assign):
                    for target in node.targets:
                        _declare(fields, target, None, node.value)
                elif isinstance(node, ast.AnnAssign) and node.value is not None:
                    _declare(fields, node.target, node.annotation, node.value)
    return fields


def _declare(fields: dict[str, str], target: ast.expr, annotation: ast.expr | None, value: ast.expr) -> None:
    """Note a field; the first mention counts."""
    if not isinstance(target, ast.Attribute) or not isinstance(target.value, ast.Name) or target.value.id != "self":
        return
    if target.attr not in fields:
        way = WAYS.get(ast.unparse(annotation)) if annotation is not None else _by_value(value)
        if way is None:
            shown = ast.unparse(annotation or value)
            raise Undeclared(
                f"line {target.lineno}: {target.attr!r} is {shown}; annotate it with one of {', '.join(WAYS)}"
            )
        fields[target.attr] = way


def _by_value(value: ast.expr) -> str | None:
    """Without an annotation: a number or word, `NOBODY`, `[0] * SEATS`, `zeros[:]`."""
    if isinstance(value, ast.UnaryOp | ast.Constant) or (isinstance(value, ast.Name) and value.id.isupper()):
        return WHOLE
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult):
        return _by_value(value.left)
    if isinstance(value, ast.List) and value.elts and all(_by_value(one) == WHOLE for one in value.elts):
        return LIST
    return LIST if isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice) else None


def written(module: str, fields: dict[str, str]) -> dict[str, str]:
    """The files to write, by name."""
    return {"copying.py": _copying(module, fields), "comparing.py": _comparing(module, fields)}


def _head(what: str, module: str, typing: str) -> list[str]:
    return [
        f'"""{what} Made by tools/states.py from `state.py`: do not edit."""',
        "",
        "from __future__ import annotations",
        "",
        f"from typing import {typing}",
        "",
        "if TYPE_CHECKING:",
        f"    from {module} import State",
        "",
    ]


def _copying(module: str, fields: dict[str, str]) -> str:
    return "\n".join(
        [
            *_head("The fields of the state and how it is copied.", module, "TYPE_CHECKING, Final"),
            "FIELDS: Final = (",
            *_packed([f'"{name}",' for name in fields]),
            ")  # fmt: skip",
            '"""All fields of the state: what a snapshot holds."""',
            "",
            "",
            "def copy_into(s: State, o: State) -> None:",
            '    """Make `s` an independent copy of `o`."""',
            *[f"    s.{name} = {way.format(name)}" for name, way in fields.items()],
            "",
        ]
    )


def _comparing(module: str, fields: dict[str, str]) -> str:
    shared = {name: SAME[way].format(name) for name, way in fields.items() if way in SAME}
    followed = {name: way.format(name).replace("o.", "s.") for name, way in fields.items()}
    return "\n".join(
        [
            *_head("What is the same in two states.", module, "TYPE_CHECKING"),
            "",
            "def share(s: State, o: State) -> None:",
            '    """Let `s` hold those lists and mappings of `o` that are the same as its own."""',
            *[f"    if {same}:\n        s.{name} = o.{name}" for name, same in shared.items()],
            "",
            "",
            "def follow(s: State, o: State) -> int:",
            '    """Make `o`, a copy of an earlier state, equal to `s`; the fields that were not, as a bit set."""',
            "    changed = 0",
            *[
                f"    if o.{name} != s.{name}:\n        o.{name}, changed = {copied}, changed | 1 << {n}"
                for n, (name, copied) in enumerate(followed.items())
            ],
            "    return changed",
            "",
        ]
    )


def _packed(words: list[str]) -> list[str]:
    """As many words to a line as fit."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= WIDTH:
            lines[-1] += f" {word}"
        else:
            lines.append(f"    {word}")
    return lines


def module_of(path: Path) -> str:
    """The name that a source is imported by."""
    inside = path.relative_to(ROOT / "src") if path.is_relative_to(ROOT / "src") else path.relative_to(ROOT)
    return ".".join(inside.with_suffix("").parts)


def states() -> list[Path]:
    """All sources that declare a state."""
    found = [path for folder in SOURCES for path in sorted(folder.rglob("state.py"))]
    return [path for path in found if "class State:" in path.read_text(encoding="utf-8")]


def stale() -> dict[Path, str]:
    """The files that are not as they should be, and what they should hold."""
    found: dict[Path, str] = {}
    for source in states():
        try:
            files = written(module_of(source), declared(source.read_text(encoding="utf-8")))
        except Undeclared as error:
            raise SystemExit(f"{source.relative_to(ROOT)}, {error}") from None
        for name, text in files.items():
            target = source.with_name(name)
            if not target.exists() or target.read_text(encoding="utf-8") != text:
                found[target] = text
    return found


def main() -> int:
    check = "--check" in sys.argv
    found = stale()
    for target, text in found.items():
        if not check:
            target.write_text(text, encoding="utf-8")
        print(target.relative_to(ROOT), "is out of date: run make generated" if check else "written")
    return int(check and bool(found))


if __name__ == "__main__":
    raise SystemExit(main())
