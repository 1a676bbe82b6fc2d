"""What anybody may have written is refused before it is parsed, if it is out of bounds, and read up to them."""

import contextlib
import time

import msgspec
import pytest

from tyche.core.bounds import DEEPEST, LARGEST_YAML, LONGEST_NUMBER, MOST_PARTS, check_json, check_yaml
from tyche.core.errors import RecordError
from tyche.core.record import LARGEST, MOST_DECISIONS, load_record

KIBI = 1024


def nested(depth: int) -> bytes:
    return b"[" * depth + b"]" * depth


@pytest.mark.parametrize(
    "data",
    [
        nested(DEEPEST),
        b"[" + nested(DEEPEST - 1) + b"," + nested(DEEPEST - 1) + b"]",
        b'["' + b"[" * 1000 + b'"]',
        b'["\\"' + b"[" * 1000 + b'"]',
        b"[" + b"9" * LONGEST_NUMBER + b"]",
        b'["' + b"9" * 1000 + b'"]',
        msgspec.json.encode(list(range(MOST_PARTS + 1))),
        b"",
    ],
)
def test_what_is_within_bounds_is_read(data: bytes) -> None:
    check_json(data, 64 * KIBI)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (nested(DEEPEST + 1), "nested more than 16 deep"),
        (b'{"a":' * (DEEPEST + 1), "nested more than 16 deep"),
        (b'"text",' + nested(DEEPEST + 1), "nested more than 16 deep"),
        (b"[" + b"9" * (LONGEST_NUMBER + 1) + b"]", "more than 18 characters"),
        (b"[-1e" + b"9" * LONGEST_NUMBER + b"]", "more than 18 characters"),
        (msgspec.json.encode(list(range(MOST_PARTS + 2))), "more than 4000 parts"),
        (b"[]" * (MOST_PARTS + 1), "more than 4000 parts"),
        (b'""' * (2 * MOST_PARTS + 1) + nested(DEEPEST + 1), "more than 8000 texts"),
        (b" " * (64 * KIBI + 1), "at most 65536 are read"),
    ],
)
def test_what_is_out_of_bounds_is_refused(data: bytes, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        check_json(data, 64 * KIBI)


@pytest.mark.parametrize("data", [b'"\\"' * 20_000, b"[" * 60_000, b'"' * 60_000, b"\\" * 60_000, b'"\\' * 30_000])
def test_looking_takes_no_time_whatever_comes(data: bytes) -> None:
    began = time.perf_counter()
    with contextlib.suppress(ValueError):
        check_json(data, 64 * KIBI)
    assert time.perf_counter() - began < 1.0, "a second look at every byte would take minutes"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[" * LARGEST_YAML, "line 1: it is nested more than 16 deep"),
        ("a:\n" + " - " * 40, "line 2: it is nested more than 16 deep"),
        ("a: &x [1]\nb: 2", "line 1: anchors, aliases and tags are not read"),
        ("a: 1\nb: *x", "line 2: anchors, aliases and tags are not read"),
        ("a: !!python/name:os.system x", "line 1: anchors, aliases and tags are not read"),
        ("[" + "1," * MOST_PARTS + "]", "more than 4000 parts"),
        (" " * (LARGEST_YAML + 1), "at most 8192 are read"),
        ("a: 'b", "it is no YAML"),
        ("\0", "it is no YAML"),
    ],
)
def test_yaml_out_of_bounds_is_refused_before_anything_is_built(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        check_yaml(text.encode())


def test_yaml_within_bounds_is_read() -> None:
    check_yaml(b"[" * DEEPEST + b"]" * DEEPEST)


@pytest.mark.parametrize(
    "data",
    [
        b"[" * 1_000_000,
        b" " * (LARGEST + 1),
        b'{"tyche":1,"decisions":[' + b"9" * 100_000 + b"]}",
        b"[" + b"1," * 10 * MOST_DECISIONS + b"1]",
    ],
)
def test_a_record_out_of_bounds_is_refused(data: bytes) -> None:
    with pytest.raises(RecordError, match="out of bounds"):
        load_record(data)
