"""Write the types of the client from the structs of the server and the games.

    python -m tools.client_types            # write what has changed
    python -m tools.client_types --check    # say what is out of date, and fail

`web/src/lib/types.ts` holds what goes over the wire (`wire.py`, `wire_scenes.py`, `wire_tables.py`, `requests.py`,
`http/persons.py` and the bodies beside it, reviews) and what all boards share (`core/board.py`);
`web/src/games/NAME/types.ts` the views of a game that declares them (`Game.types`).
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

from msgspec import Struct, UnsetType
from msgspec import inspect as shapes

from tyche.core import board, race
from tyche.core.game import games
from tyche.server import requests, wire, wire_scenes, wire_tables
from tyche.server.http import bodies, book_bodies, figures, lesson_bodies, persons, positions, puzzle_bodies, reviews
from tyche.server.work import reviewing
from tyche.study import reviewed

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "src"
WIDTH = 116
MADE = "/** {}. Made by tools/client_types.py: do not edit. */\n"

BASIC = {
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
    shapes.RawType: "unknown",
}
NAMES = {
    "PaceOf": "Pace",
    "PersonCard": "Person",
    "OptionCard": "GameOption",
    "ReferenceTexts": "References",
    "BoardOf": "Board",
    "PlaceOf": "PlaceFacts",
    "ProvinceOf": "ProvinceFacts",
    "RegionOf": "RegionFacts",
    "Question": "Ask",
    "Turn": "TurningPoint",
    "Account": "LuckAccount",
    "Gain": "ReviewGain",
    "Period": "ReviewPeriod",
    "Anchor": "ReviewAnchor",
}
"""Structs that have another name in the client."""
NAMED = {"facts": "Facts", "view": "View", "board": "Board"}
"""Fields of the wire that hold plain data of a game."""
OPEN = {"BoardOf", "PlaceOf", "ProvinceOf", "Question"}
"""Structs that games add facts of their own to."""
LENIENT = {"Order"}
"""Structs that go both ways, whose fields the client may leave out."""
ALIASES = """
export type OptionValue = boolean | number | string;
export type Option = (string | number)[];
export type Facts = Record<string, unknown>;
/** How a game ended that people ended: it has no winner of its own. */
export type Ended = { winners: string[]; why: string };
/** All that a reader may know: what the game shows, the question, and how many decisions were taken. */
export type View = Record<string, unknown> & { ask?: Ask | null; moment?: number; ended?: Ended };
"""


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """The structs that a module defines, in their order."""
    found = [one for one in vars(module).values() if inspect.isclass(one) and one.__module__ == module.__name__]
    return [one for one in found if issubclass(one, Struct) and one not in (wire.Message, requests.Request)]


def name_of(struct: type) -> str:
    """What a struct is called in the client."""
    config = getattr(struct, "__struct_config__", None)
    tag = None if config is None else config.tag
    if issubclass(struct, wire.Message):
        return f"{str(tag).capitalize()}Message"
    if issubclass(struct, requests.Request):
        return f"{str(tag).capitalize()}Request"
    return NAMES.get(struct.__name__, struct.__name__)


def written(shape: shapes.Type) -> str:
    """A type as TypeScript writes it."""
    if type(shape) in BASIC:
        return BASIC[type(shape)]
    if isinstance(shape, shapes.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in shape.values)
    if isinstance(shape, shapes.ListType | shapes.VarTupleType):
        return many(shape)
    if isinstance(shape, shapes.TupleType):
        return f"[{', '.join(written(item) for item in shape.item_types)}]"
    if isinstance(shape, shapes.DictType):
        return f"Record<string, {written(shape.value_type)}>"
    if isinstance(shape, shapes.UnionType):
        return union(shape.types)
    if isinstance(shape, shapes.StructType):
        return name_of(shape.cls)
    raise SystemExit(f"there is no way to write {shape} for the client")


def union(types: Iterable[shapes.Type]) -> str:
    """One of several; null comes last."""
    found = list(dict.fromkeys(written(one) for one in types))
    if sorted(found) == ["boolean", "number", "string"]:
        return "OptionValue"
    return " | ".join([*[one for one in found if one != "null"], *[one for one in found if one == "null"]])


def many(shape: shapes.ListType | shapes.VarTupleType) -> str:
    """A list; a list of words and numbers that cannot be changed is an option."""
    item = written(shape.item_type)
    if isinstance(shape, shapes.VarTupleType) and item in ("string | number", "number | string"):
        return "Option"
    return f"({item})[]" if " | " in item else f"{item}[]"


def about(text: str, indent: str = "") -> list[str]:
    """A comment."""
    lines = inspect.cleandoc(text).replace("``", "`").splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *[f"{indent} * {line}".rstrip() for line in lines], f"{indent} */"]


def notes_of(struct: type) -> dict[str, str]:
    """The strings that stand below fields."""
    source = inspect.getsource(struct)
    return dict(re.findall(r'^    (\w+): .*\n    """(.*)"""$', source, re.MULTILINE))


def unset_of(struct: type) -> set[str]:
    """The fields that may be missing in either direction."""
    return {name for name, hint in get_type_hints(struct).items() if UnsetType in get_args(hint)}


def interface(struct: type[Struct], strict: bool) -> str:
    """A struct as an interface; where it is not `strict`, fields with a default may be missing."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    notes, unset = notes_of(struct), unset_of(struct)
    lines = [*about(struct.__doc__ or ""), f"export interface {name_of(struct)} {{"]
    if shape.tag is not None:
        lines.append(f'  {shape.tag_field}: "{shape.tag}";')
    for field in shape.fields:
        kind = written(field.type)
        if kind == "Record<string, unknown>" and field.name in NAMED:
            kind = NAMED[field.name]
        missing = field.name in unset or not (strict or field.required)
        if field.name in notes:
            lines += about(notes[field.name], "  ")
        lines.append(f"  {field.encode_name}{'?' if missing else ''}: {kind};")
    if struct.__name__ in OPEN:
        lines.append("  [more: string]: unknown;")
    return "\n".join([*lines, "}", ""])


def reached(structs: Iterable[type]) -> set[type[Struct]]:
    """Some structs and all that they hold."""
    found: set[type[Struct]] = set()
    todo: list[Any] = [shapes.type_info(struct) for struct in structs]
    while todo:
        shape = todo.pop()
        if isinstance(shape, shapes.StructType):
            if shape.cls in found:
                continue
            found.add(shape.cls)
            todo += [field.type for field in shape.fields]
        for part in ("item_type", "value_type"):
            if hasattr(shape, part):
                todo.append(getattr(shape, part))
        todo += [*getattr(shape, "types", ()), *getattr(shape, "item_types", ())]
    return found


def one_of(name: str, structs: Sequence[type[Struct]]) -> str:
    """A type that is one of several."""
    return f"export type {name} =\n" + "\n".join(f"  | {name_of(one)}" for one in structs) + ";\n"


def wire_types() -> str:
    """What goes over the wire."""
    modules = (
        *(wire_scenes, wire_tables, wire, requests, persons),
        *(lesson_bodies, puzzle_bodies, positions, book_bodies, bodies, figures, board, race),
    )
    structs = [one for module in modules for one in structs_of(module)]
    shown = reached([reviews.ReviewAnswer])
    structs += [one for module in (reviewed, reviewing, reviews) for one in structs_of(module) if one in shown]
    told = [one for one in structs if issubclass(one, wire.Message)]
    asked = [one for one in structs if issubclass(one, requests.Request)]
    spoken = [one for module in (persons, bodies, figures) for one in structs_of(module)]
    answers = [one for one in spoken if not one.__struct_config__.forbid_unknown_fields]
    given = reached([*told, *answers, *shown, race.Victory])
    parts = [interface(one, one in given and one.__name__ not in LENIENT) for one in structs]
    parts += [f'export type PaceKind = {name_of(wire.PaceOf)}["kind"];\n']
    head = MADE.format("What goes over the wire (docs/web-protocol.md)")
    return "\n".join([head.rstrip(), ALIASES, *parts, one_of("FromClient", asked), one_of("FromServer", told)])


def view_types(name: str, types: dict[str, type]) -> str:
    """The views of a game."""
    ordered = sorted(reached(types.values()), key=lambda one: (one.__module__, inspect.getsourcelines(one)[1]))
    head = MADE.format(f"What is seen of a table of {name}")
    return "\n".join([head, *[interface(one, True) for one in ordered]])


def files() -> dict[Path, str]:
    """Every file that is made, and what it holds."""
    found = {WEB / "lib" / "types.ts": wire_types()}
    for game in games().values():
        if game.types:
            found[WEB / "games" / game.name / "types.ts"] = view_types(game.name, dict(game.types))
    return found


def stale() -> dict[Path, str]:
    """The files that are not as they should be."""
    made = files().items()
    return {path: text for path, text in made if not path.exists() or path.read_text(encoding="utf-8") != text}


def main() -> int:
    check = "--check" in sys.argv
    found = stale()
    for path, text in found.items():
        if not check:
            path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT), "is out of date: run make generated" if check else "written")
    return int(check and bool(found))


if __name__ == "__main__":
    raise SystemExit(main())
