"""Moments of stored tables as positions to edit, written by a worker: the table is played through."""

import msgspec
from msgspec import Struct

from tyche.core.describing import described, written
from tyche.core.errors import TycheError
from tyche.core.game import game_named
from tyche.server.upgrade import load
from tyche.server.work.positions import Wrong
from tyche.server.work.reviewing import Material


class Asked(Struct, frozen=True):
    """A table as the store has it, and a moment of it."""

    material: bytes
    moment: int


class Told(Struct, frozen=True):
    """A case, and after how many decisions its position stood on the table."""

    text: str
    moment: int


def describe_moment(asked: Asked) -> Told | Wrong:
    """The last position at a moment or before it that a case can hold."""
    material = msgspec.msgpack.decode(asked.material, type=Material)
    try:
        loaded = load(game_named(material.row.game), material.row, material.events, material.snapshots)
        last = len(loaded.table.decisions)
        if not loaded.base <= asked.moment <= last:
            return Wrong(f"this table has moments {loaded.base} to {last}", "no-moment")
        found = described(loaded.table.at(asked.moment), loaded.base)
    except (TycheError, MemoryError, RecursionError) as error:
        return Wrong(str(error), "unreached")
    table = loaded.table.at(found.moment)
    title = f"{material.row.title or material.row.game}, moment {found.moment}"
    return Told(written(table, title, found.given), found.moment)
