"""States with one thing wrong, and what the invariants find wrong with them.

python -m tests.spoils            # write all anew: read the difference before committing it

Under the position of a case (see `looks`) stands which field gets which value, ``control.12=3``, and what is found; or
which part of the position as it is given, ``given king tokens=9``, and how it is refused, or what state it opens.
"""

import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

from tests.looks import Looks
from tyche.core.describing import laid
from tyche.core.errors import CaseError
from tyche.core.examples import case_of, opened_at
from tyche.core.game import games

FOLDER = Path(__file__).parent / "spoils"
GIVEN = "given "
Spoils = dict[str, list[str]]


def put(state: Any, place: str) -> None:
    """Spoil a state: put a value into a field, or into a place of a list or mapping; ``field.key-`` takes it away."""
    where, _, value = place.removesuffix("-").partition("=")
    field, *keys = where.split(".")
    if not keys:
        setattr(state, field, read(value))
        return
    inside = getattr(state, field)
    for key in keys[:-1]:
        inside = inside[int(key)]
    last = int(keys[-1])
    if place.endswith("-"):
        del inside[last]
    elif isinstance(inside, list) and last == len(inside):
        inside.append(read(value))
    else:
        inside[last] = read(value)


def read(value: str) -> int | bool | str:
    """A value as it is written."""
    if value in ("True", "False"):
        return value == "True"
    return int(value) if value.lstrip("-").isdigit() else value


def found_in(looks: Looks, position: str, spoils: list[str]) -> Spoils:
    """What is found wrong with a position after each of the spoils."""
    table = looks.at(position)
    snapshot = msgspec.json.encode(table.snapshot())
    found: Spoils = {}
    for place in spoils:
        if place.startswith(GIVEN):
            found[place] = [opened(looks, position, place.removeprefix(GIVEN))]
            continue
        play = looks.game.restore(table.setup, msgspec.json.decode(snapshot), table.play.dice)
        play.head_at, play.moment = table.play.head_at, table.play.moment
        put(play.state(), place)
        found[place] = looks.game.faults(play)
    return found


def opened(looks: Looks, position: str, place: str) -> str:
    """What comes of the position of a case that is given with something wrong."""
    case = case_of(looks.headings[position])
    where, _, value = place.removesuffix("-").partition("=")
    *path, last = [int(key) if key.isdigit() else key for key in where.split(" ")]
    inside: Any = case.given
    for key in path:
        inside = inside[key]
    if place.endswith("-"):
        del inside[last]
    else:
        inside[last] = read(value)
    try:
        table = opened_at(case, looks.game)
    except CaseError as error:
        return str(error).partition(": ")[2]
    return f"opens {table.digest()[:6]}"


@cache
def kept(game: str) -> dict[str, Spoils]:
    """What was found wrong with the positions of a game when it was written, by position and spoil."""
    path = FOLDER / f"{game}.yaml"
    found: dict[str, Spoils] = yaml.safe_load(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def write(game: str, spoils: dict[str, list[str]]) -> None:
    """Write what is found wrong with some positions after some spoils."""
    looks = Looks(game)
    lines: list[str] = []
    for position, places in sorted(spoils.items()):
        lines += [f"{position}:"]
        for place, faults in found_in(looks, position, places).items():
            lines += laid(place, faults, "  ")
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game}.yaml").write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or games():
        write(name, {position: list(places) for position, places in kept(name).items()})
