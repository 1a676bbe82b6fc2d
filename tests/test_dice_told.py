"""Every die that fell can be read in the log, so that the dice of a table can be counted."""

from pathlib import Path

import pytest

from tests.golden import golden_records
from tyche.core.record import load_record, table_from
from tyche.core.table import Table

LOTS = {"hellas": 1}
"""Dice that are no dice of the game: the lot for the first player (H5.11)."""
RECORDS = [path for path in golden_records() if not path.stem.startswith("toy")]


def told(table: Table) -> int:
    """How many dice the log tells of."""
    found = 0
    for telling in table.play.log or ():
        facts = telling.facts
        found += _number(facts.get("die")) + _number(facts.get("dice")) + _tally(facts.get("rolls"))
        thrown = facts.get("thrown", {})
        assert isinstance(thrown, dict)
        found += sum(len(dice) for kinds in thrown.values() for dice in kinds.values())
    return found


def _number(dice: object) -> int:
    return 0 if dice is None else len(dice) if isinstance(dice, list) else 1


def _tally(rolls: object) -> int:
    """A die for each seat."""
    return len(rolls) if isinstance(rolls, dict) else 0


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_every_die_is_told(path: Path) -> None:
    table = table_from(load_record(path.read_bytes()))
    assert told(table) == len(table.play.dice.thrown or ()) - LOTS.get(table.game.name, 0)


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_every_face_is_one_of_its_die(path: Path) -> None:
    table = table_from(load_record(path.read_bytes()))
    kinds = table.game.board(table.setup).get("dice", {})
    assert isinstance(kinds, dict)
    for telling in table.play.log or ():
        thrown = telling.facts.get("thrown", {})
        assert isinstance(thrown, dict)
        for dice in thrown.values():
            assert all(set(faces) <= set(kinds[kind]) for kind, faces in dice.items())
