"""The Fluent files of a game and of the engine, with fallback message by message."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tyche.text.arithmetic import FUNCTIONS

FALLBACK = "en"
ENGINE = Path(__file__).parent / "locale"

Arguments = Mapping[str, object]


def languages(folder: Path) -> list[str]:
    """The languages a game has texts in."""
    return sorted(path.stem for path in (folder / "locale").glob("*.ftl") if "-" not in path.stem)


def files(folder: Path, language: str) -> list[Path]:
    """``en.ftl`` and ``*-en.ftl`` of a folder."""
    found = [folder / f"{language}.ftl", *sorted(folder.glob(f"*-{language}.ftl"))]
    return [path for path in found if path.exists()]


@cache
def resource(path: Path) -> ast.Resource:
    """The messages of a file; parsing takes long, and every reader of a language needs the same."""
    return FluentResource(path.read_text(encoding="utf-8"))


class Catalogue:
    """All messages for one reader: in the asked language, else in English."""

    def __init__(self, folder: Path, language: str, within: str = "locale") -> None:
        self.bundles: list[FluentBundle] = []
        for name in dict.fromkeys((language, FALLBACK)):
            bundle = FluentBundle([name], functions=dict(FUNCTIONS), use_isolating=False)
            for path in files(ENGINE, name) + files(folder / within, name):
                bundle.add_resource(resource(path))
            self.bundles.append(bundle)

    def find(self, ident: str, attribute: str = "") -> FluentBundle | None:
        """The first bundle that has a message (or an attribute of it)."""
        for bundle in self.bundles:
            if bundle.has_message(ident):
                message = bundle.get_message(ident)
                if attribute in message.attributes if attribute else message.value is not None:
                    return bundle
        return None

    def has(self, ident: str, attribute: str = "") -> bool:
        """Whether there is such a text."""
        return self.find(ident, attribute) is not None

    def text(self, ident: str, arguments: Arguments, attribute: str = "") -> str:
        """A message as text; a missing one is its bare id in brackets."""
        bundle = self.find(ident, attribute)
        if bundle is None:
            return f"[{ident}.{attribute}]" if attribute else f"[{ident}]"
        message = bundle.get_message(ident)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        return str(bundle.format_pattern(pattern, dict(arguments))[0])

    def attributes(self, ident: str) -> Iterator[str]:
        """The attributes of a message, in the language it is found in."""
        bundle = self.find(ident)
        if bundle is not None:
            yield from bundle.get_message(ident).attributes
