"""How much of what anybody may have written is read: size, depth, count and length of numbers, before it is parsed."""

import re
from typing import Any, Final

import yaml

LARGEST_YAML: Final = 8_192
"""Bytes; the largest of our own files that could come from outside is a fifth of it."""
DEEPEST: Final = 16
"""Lists and mappings inside each other."""
MOST_PARTS: Final = 4_000
LONGEST_NUMBER: Final = 18
"""Characters: what has no more fits into eight bytes, in every language and database."""

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_TEXTS: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)
"""Texts in JSON; one without an end goes to the end, so that none is looked at twice."""
_NUMBER: Final = re.compile(rb"[0-9eE.+-]{%d,}" % (LONGEST_NUMBER + 1))
_NOT_BRACKETS: Final = bytes(sorted(set(range(256)) - set(b"[]{}")))
_CLOSING: Final = b"]}"


def check_json(data: bytes, largest: int, most: int = MOST_PARTS) -> None:
    """Refuse JSON out of bounds, by a ValueError that says which; whether it is JSON is not looked at."""
    if len(data) > largest:
        raise ValueError(f"it has {len(data)} bytes, at most {largest} are read")
    if data.count(b"[") + data.count(b"{") <= DEEPEST and data.count(b",") <= most and not _NUMBER.search(data):
        return  # the most of what comes: nothing in it can be out of bounds
    if data.count(b'"') > 4 * most:
        raise ValueError(f"it has more than {2 * most} texts")
    bare = _TEXTS.sub(b"", data)
    if _NUMBER.search(bare):
        raise ValueError(f"a number has more than {LONGEST_NUMBER} characters")
    brackets = bare.translate(None, _NOT_BRACKETS)
    if bare.count(b",") > most or len(brackets) > 2 * most:
        raise ValueError(f"it has more than {most} parts")
    depth = 0
    for bracket in brackets:
        if bracket in _CLOSING:
            depth -= 1
        else:
            depth += 1
            if depth > DEEPEST:
                raise ValueError(f"it is nested more than {DEEPEST} deep")


def check_yaml(data: bytes, largest: int = LARGEST_YAML) -> None:
    """Refuse YAML out of bounds, or that refers to other parts of itself, by a ValueError that says where."""
    if len(data) > largest:
        raise ValueError(f"it has {len(data)} bytes, at most {largest} are read")
    depth, parts = 0, 0
    try:
        for event in yaml.parse(data, _LOADER):
            parts += 1
            line = event.start_mark.line + 1
            if parts > MOST_PARTS:
                raise ValueError(f"line {line}: it has more than {MOST_PARTS} parts")
            if getattr(event, "anchor", None) is not None or getattr(event, "tag", None) is not None:
                raise ValueError(f"line {line}: anchors, aliases and tags are not read")
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
                if depth > DEEPEST:
                    raise ValueError(f"line {line}: it is nested more than {DEEPEST} deep")
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
    except yaml.YAMLError as error:
        raise ValueError(f"it is no YAML: {error}") from None
