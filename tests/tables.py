"""Fingerprints of what the games compute when they are loaded: the tables of every module, and what a set-up brings.

python -m tests.tables            # take all anew: the difference shows where something has changed

A line of ``tests/prints/GAME-tables.txt`` has the fingerprint of the values in a module, or of what a table has besides
its state for one number of players and one value of an option, such as the atlas of a map; then its name.
"""

import sys
from enum import Enum
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

import msgspec

from tests.prints import FOLDER, GAMES
from tyche.core.game import Game, Setup
from tyche.core.table import open_table

PARTS = ("data", "rules", "edges")
CHANGING = ("s", "log", "dice", "setup", "announcer")
"""What a table has that changes in play, or is given."""
PLAIN = (int, str, float, bytes, Enum, type(None))


def plain(value: Any, inside: tuple[int, ...] = ()) -> object:
    """A value as lists of plain values; what is no value, such as a function, as nothing."""
    if isinstance(value, PLAIN):
        return str(value)
    if id(value) in inside:
        return "..."
    inner = (*inside, id(value))
    if isinstance(value, dict):
        return [[plain(key, inner), plain(part, inner)] for key, part in value.items()]
    if isinstance(value, list | tuple):
        return [plain(part, inner) for part in value]
    if isinstance(value, set | frozenset):
        return sorted(str(plain(part, inner)) for part in value)
    if isinstance(value, type | ModuleType) or callable(value) or not type(value).__module__.startswith("tyche."):
        return None
    return {name: plain(part, inner) for name, part in parts_of(value).items()}


def parts_of(value: object) -> dict[str, Any]:
    """What an object or module consists of."""
    names = vars(value) if isinstance(value, ModuleType) else getattr(value, "__struct_fields__", None) or dir(value)
    found = {name: getattr(value, name) for name in sorted(names) if not name.startswith("__") and name not in CHANGING}
    return {
        name: part for name, part in found.items() if not isinstance(part, type | ModuleType) and not callable(part)
    }


def printed(value: object) -> str:
    """The fingerprint of a value."""
    return blake2b(msgspec.json.encode(plain(value)), digest_size=4).hexdigest()


def modules(game: Game) -> list[str]:
    """The names of a game's modules that hold rules and edges."""
    package = type(game).__module__.removesuffix(".game")
    found = [module.name for module in walk_packages(import_module(package).__path__, f"{package}.")]
    return [name for name in found if name.removeprefix(f"{package}.").split(".")[0] in PARTS]


def setups(game: Game) -> dict[str, Setup]:
    """Set-ups for the fewest and the most players, with every value of an option."""
    found = {}
    for players in (game.least, game.most):
        for option in game.options:
            for value in option.values:
                setup = game.check(players, {option.name: value}, None)
                found[f"{players} players, {option.name} {value}"] = setup
    return found


def taken(game: Game) -> dict[str, str]:
    """The fingerprints of a game, by the name of what they are of."""
    found = {name: printed(import_module(name)) for name in modules(game)}
    for name, setup in setups(game).items():
        play = open_table(game, setup.players, setup.options, None, bytes(32), log=False).play
        found[name] = printed(parts_of(play))
    return found


@cache
def kept(game: str) -> dict[str, str]:
    """The fingerprints that were taken of a game."""
    lines = (FOLDER / f"{game}-tables.txt").read_text(encoding="utf-8").splitlines()
    return {name: found for found, name in [line.split(" ", 1) for line in lines]}


def take(game: Game) -> None:
    """Take the fingerprints of a game anew."""
    lines = [f"{found} {name}" for name, found in taken(game).items()]
    (FOLDER / f"{game.name}-tables.txt").write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    for chosen in sys.argv[1:] or GAMES:
        take(GAMES[chosen])
