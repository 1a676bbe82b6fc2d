"""Data files of games, decoded into typed structs and checked. What is wrong is said with file, record and field."""

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from tyche.core.bounds import check_yaml

T = TypeVar("T")


def decode(name: str, text: bytes, kind: type[T]) -> T:
    """The typed content of a data file; a ValueError that names file, record and field if its shape is wrong."""
    try:
        return msgspec.yaml.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        raise ValueError(f"{name}: {error}") from None


def decode_foreign(name: str, text: str, kind: type[T]) -> T:
    """The typed content of a file that anybody may have written: its bounds are checked before anything is built."""
    data = text.encode("utf-8", "replace")
    try:
        check_yaml(data)
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from None
    return decode(name, data, kind)


def fail(file: str, record: str, field: str, why: str) -> None:
    """Report one defect the same way everywhere."""
    raise ValueError(f"{file}: {record}: {field}: {why}")


def expect(found: object, wanted: object, file: str, record: str, field: str) -> None:
    """Fail unless the value found is the one wanted."""
    if found != wanted:
        fail(file, record, field, f"is {found!r}, must be {wanted!r}")


def known(names: Iterable[str], among: Iterable[str], file: str, record: str, field: str) -> None:
    """Fail on the first name that refers to nothing."""
    index = set(among)
    for name in names:
        if name not in index:
            fail(file, record, field, f"{name!r} is not known")


def unique(names: list[str], file: str, field: str) -> None:
    """Fail on the first name used twice."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            fail(file, name, field, "used twice")
        seen.add(name)
