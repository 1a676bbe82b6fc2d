"""What nobody should send: bodies, queries and paths that are no good, made from the interface's own document.

A route that is new is tried with every field of its body, every parameter of its query and of its path, unasked.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

Document = dict[str, Any]
Schema = dict[str, Any]
ODD: Final = (
    b"-1", b"99999999999999999", b"1e308", b"NaN", b"null", b'"' + b"x" * 9000 + b'"', b'"\\ud800\\uffff"',
    b"{}", b"[" + b'"x",' * 300 + b'"x"]', b"[" * 15 + b"]" * 15,
)  # fmt: skip
"""Values as JSON writes them, and some that it does not."""
ODD_WORDS: Final = ("", "-1", "9" * 30, "\N{GAME DIE}" * 60, "x" * 5000, "a:b,c:d,", "\u202e'\"<x>%")
"""Values of a parameter of a query."""
ODD_STEPS: Final = ("9" * 400, "%00", "..%2f..%2fetc", "%F0%9F%8E%B2" * 20, "-1", "%ED%A0%80")
"""Values of a parameter of a path."""


def bombs(largest: int) -> Iterator[bytes]:
    """Bodies that are no good for anything: deep, large, endless, of the wrong kind."""
    deep = largest // 8
    yield b"[" * deep
    yield b'{"a":' * deep
    yield b"[" * 15 + b"[]," * (largest // 4)
    yield b"9" * (largest - 1)
    yield b'{"game":"hellas","seats":["me"],"options":{"a":' + b"9" * 5000 + b"}}"
    yield b'{"n":-1e999999}'
    yield b'"\\"' * (largest // 4)
    yield b"[" + b'"a",' * (largest // 5) + b'"a"]'
    yield b"\xff\xfe" * 100
    yield b'{"name":"\\ud800","password":"\\u0000"}'
    yield b"\x00" * 100
    yield b"x" * (largest + 1)
    yield b""
    yield from (b"null", b"[]", b"{}", b"0", b'""', b"true", b'{"type":3}', b"[[]]", b'{"":{"":{}}}')


def bodies(document: Document, operation: Schema, known: dict[str, Any]) -> Iterator[bytes]:
    """Bodies of an operation that fit but for one field, which is odd; `known` are values that lead to something."""
    content = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    yield from _spoiled(document, content.get("schema", {}), known)


def _spoiled(document: Document, schema: Schema, known: dict[str, Any]) -> Iterator[bytes]:
    """A value of a schema with one part of it odd, for each part and each odd value."""
    found = _resolved(document, schema)
    fields: dict[str, Schema] = found.get("properties", {})
    needed = {name: _fitting(document, fields[name], known, name) for name in found.get("required", [])}
    for name, inner in fields.items():
        for odd in (*ODD, *_spoiled(document, inner, known)):
            yield _written({**needed, name: odd})


def _fitting(document: Document, schema: Schema, known: dict[str, Any], name: str) -> bytes:
    """A value that a field may have."""
    if name in known:
        return msgspec.json.encode(known[name])
    found = _resolved(document, schema)
    if "enum" in found:
        return msgspec.json.encode(found["enum"][0])
    if found.get("type") == "object":
        fields = found.get("properties", {})
        return _written({one: _fitting(document, fields[one], known, one) for one in found.get("required", [])})
    small = {"integer": found.get("minimum", 0), "boolean": False, "array": [], "number": 0.0}
    return msgspec.json.encode(small.get(found.get("type", ""), "x" * found.get("minLength", 1)))


def _resolved(document: Document, schema: Schema) -> Schema:
    """A schema itself, where it is named or one of several."""
    if "$ref" in schema:
        found: Schema = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        return found
    return _resolved(document, schema["anyOf"][0]) if "anyOf" in schema else schema


def _written(fields: dict[str, bytes]) -> bytes:
    return b"{" + b",".join(b'"%s":%s' % (name.encode(), value) for name, value in fields.items()) + b"}"


def queries(operation: Schema) -> Iterator[dict[str, str]]:
    """Queries with each parameter of an operation odd in turn, and with one that it has not."""
    yield {"page": "9" * 30, "": "%", "from": "-1"}
    for parameter in operation.get("parameters", []):
        if parameter["in"] == "query":
            yield from ({parameter["name"]: odd} for odd in ODD_WORDS)


def paths(template: str, known: dict[str, list[str]]) -> Iterator[str]:
    """A path with everything that is there for each of its parameters, and with what never is."""
    names = [part[1:-1] for part in template.split("/") if part.startswith("{")]
    if not names:
        yield template
        return
    usual = {name: known[name][0] for name in names}
    yield template.format(**usual)
    for name in names:
        for value in (*known[name][1:], *ODD_STEPS):
            yield template.format(**{**usual, name: value})
