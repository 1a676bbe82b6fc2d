"""Golden records replay exactly. If one does not, behaviour has changed: raise the game's rules version and write
them anew (see `golden`), or find out what was broken.
"""

from pathlib import Path

import pytest

from tests.golden import game_of, golden_records
from tests.toy import GAME as TOY
from tyche.core.game import games
from tyche.core.record import load_record, verify


@pytest.mark.parametrize("path", golden_records(), ids=lambda path: path.stem)
def test_golden_record(path: Path) -> None:
    record = load_record(path.read_bytes())
    game = game_of(record.game)
    assert record.rules == game.version
    report = verify(record, game)
    assert report.faults() == []
    assert record.result is not None


def test_every_game_has_golden_records() -> None:
    assert {load_record(path.read_bytes()).game for path in golden_records()} == {*games(), TOY.name}
