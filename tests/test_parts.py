"""Parts of views that say which fields of the state they hang on: they read no other, so that none is forgotten."""

import os
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tyche.core.game import games
from tyche.core.play import EVERYTHING
from tyche.core.record import load_record, table_from
from tyche.core.sections import Part, Shown
from tyche.core.table import Table

RECORDS = Path(__file__).parent / "records"
MOMENTS = 40

pytestmark = pytest.mark.skipif("TYCHE_COMPILED" in os.environ, reason="a compiled play takes no other state")


class Watched:
    """A state that notes which of its fields are read."""

    def __init__(self, state: object, read: set[str]) -> None:
        self._state = state
        self._read = read

    def __getattr__(self, name: str) -> Any:
        self._read.add(name)
        return getattr(self._state, name)


def read_by(part: Part[Any], play: Any) -> set[str]:
    """The fields that are read while a part is made from nothing."""
    state, read = play.s, set[str]()
    play.s = Watched(state, read)
    try:
        Shown([part], play)
    finally:
        play.s = state
    return read


def unsaid(part: Part[Any], table: Table, fields: list[str]) -> set[str]:
    """What a part reads of the state and does not say."""
    said = {name for n, name in enumerate(fields) if part.hangs_on >> n & 1}
    return read_by(part, table.play) - said


def fields_of(table: Table) -> list[str]:
    """The fields of a game's state, in their order."""
    play: Any = table.play
    module = import_module(type(play.s).__module__.removesuffix(".state") + ".copying")
    return list(module.FIELDS)


@pytest.mark.parametrize("name", sorted(games()))
def test_parts_read_only_the_fields_they_hang_on(name: str) -> None:
    for path in sorted(RECORDS.glob(f"{name}-*.json")):
        table = table_from(load_record(path.read_bytes()))
        fields = fields_of(table)
        total = len(table.decisions)
        for moment in range(0, total, max(1, total // MOMENTS)):
            then = table.at(moment)
            for reader in (None, *range(table.setup.players)):
                for part in [*then.game.parts, *then.game.own(reader)]:
                    if part.hangs_on != EVERYTHING:
                        assert unsaid(part, then, fields) == set(), (path.stem, moment, reader)
