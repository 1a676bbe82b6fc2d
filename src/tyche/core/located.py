"""YAML as plain data that remembers its lines, so that whoever finds a fault can say where it stands.

Plain words stay words: only ``true``, ``false``, ``null`` and whole numbers have another meaning. (In YAML 1.1 the
option ``[yes]`` would be a truth value.)
"""

import re
from typing import Final

import yaml

from tyche.core.errors import CaseError

_WHOLE: Final = re.compile(r"[-+]?(0|[1-9][0-9]*)")
_WORDS: dict[str, object] = {"": None, "~": None, "null": None, "true": True, "false": False}


class Lines:
    """Where the parts of a document stand in its file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._starts: dict[int, int] = {}
        self._items: dict[tuple[int, object], int] = {}
        self._kept: list[object] = []

    def note(self, container: object, line: int) -> None:
        """Remember where a mapping or list starts. It is kept alive: its identity is the key."""
        self._starts[id(container)] = line
        self._kept.append(container)

    def note_item(self, container: object, key: object, line: int) -> None:
        """Remember where an item of a mapping or list stands."""
        self._items[id(container), key] = line

    def of(self, within: object, key: object = None) -> int:
        """The line of an item of a container, of the container, or at worst the first."""
        found = self._items.get((id(within), key)) if key is not None else None
        return found or self._starts.get(id(within), 1)

    def locate(self, error: CaseError, within: object = None, key: object = None) -> CaseError:
        """The same error with file and line in front; `within` and `key` serve if the error names no place itself."""
        if error.within is not None:
            within, key = error.within, error.key
        located = CaseError(f"{self.file}:{self.of(within, key)}: {error.message}")
        located.origin = error
        return located


class Document:
    """One document of a file: plain data, its lines, and the line where it starts."""

    def __init__(self, data: object, lines: Lines, line: int) -> None:
        self.data = data
        self.lines = lines
        self.line = line


def read_documents(file: str, text: str) -> list[Document]:
    """All documents of a YAML text; empty ones are left out."""
    found: list[Document] = []
    try:
        for node in yaml.compose_all(text, yaml.SafeLoader):
            if node is None or (isinstance(node, yaml.ScalarNode) and not node.value):
                continue
            lines = Lines(file)
            found.append(Document(_plain(node, lines, []), lines, node.start_mark.line + 1))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark is not None else 1
        raise CaseError(f"{file}:{line}: {error.problem or error.context}") from None
    except yaml.YAMLError as unmarked:
        raise CaseError(f"{file}:1: {unmarked}") from None
    return found


def _plain(node: yaml.Node, lines: Lines, above: list[int]) -> object:
    line = node.start_mark.line + 1
    if isinstance(node, yaml.ScalarNode):
        return _scalar(node)
    if id(node) in above:
        raise CaseError(f"{lines.file}:{line}: this contains itself")
    above = [*above, id(node)]
    if isinstance(node, yaml.SequenceNode):
        items: list[object] = []
        lines.note(items, line)
        for n, item in enumerate(node.value):
            items.append(_plain(item, lines, above))
            lines.note_item(items, n, item.start_mark.line + 1)
        return items
    assert isinstance(node, yaml.MappingNode)
    mapping: dict[str, object] = {}
    lines.note(mapping, line)
    for key_node, value_node in node.value:
        key, key_line = _key(key_node), key_node.start_mark.line + 1
        if key in mapping:
            raise CaseError(f"{lines.file}:{key_line}: {key!r} stands here twice")
        mapping[key] = _plain(value_node, lines, above)
        lines.note_item(mapping, key, key_line)
    return mapping


def _key(node: yaml.Node) -> str:
    """Keys are always words, also ``4`` and ``yes``."""
    return str(node.value)


def _scalar(node: yaml.ScalarNode) -> object:
    text = str(node.value)
    if node.style is not None:
        return text
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _WHOLE.fullmatch(text) else text
