"""The Fluent files of the games as syntax trees: messages, their texts and the variables in them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax import parse

from tyche.core.game import Game
from tyche.text.catalogue import ENGINE, FALLBACK, files


@cache
def messages_in(folder: Path, language: str) -> dict[str, fluent.Message]:
    """The messages of a folder in a language; all of them must be well formed and defined once."""
    found: dict[str, fluent.Message] = {}
    for path in files(folder, language):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is defined twice"
                found[entry.id.name] = entry
    return found


def messages_of(game: Game, language: str = FALLBACK) -> dict[str, fluent.Message]:
    """All messages at a table of a game: the engine's and the game's, none of them twice."""
    engine, own = messages_in(ENGINE, language), messages_in(game.folder / "locale", language)
    assert not engine.keys() & own.keys()
    return engine | own


def ids_with(game: Game, prefix: str) -> set[str]:
    """The messages of a game's own files that begin with a prefix, without it."""
    found = messages_in(game.folder / "locale", FALLBACK)
    return {name.removeprefix(prefix) for name in found if name.startswith(prefix)}


def texts(message: fluent.Message) -> Iterator[tuple[str, fluent.Pattern]]:
    """The text of a message under the empty name, and its attributes."""
    if message.value is not None:
        yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


def variables(tree: fluent.BaseNode) -> set[str]:
    """The names of all variables in a message or text."""
    found: set[str] = set()
    pending: list[object] = [tree]
    while pending:
        node = pending.pop()
        if isinstance(node, fluent.VariableReference):
            found.add(str(node.id.name))
        elif isinstance(node, fluent.BaseNode):
            pending += vars(node).values()
        elif isinstance(node, list):
            pending += node
    return found


def facts(tree: fluent.BaseNode) -> set[str]:
    """The facts that the variables are forms of: ``$place-at`` is a form of ``place``."""
    return {name.partition("-")[0] for name in variables(tree)}
