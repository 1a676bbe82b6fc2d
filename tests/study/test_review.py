"""The review of a finished game: accounts that add up, and luck that averages out."""

from pathlib import Path

import pytest

from tyche.core.errors import SetupError
from tyche.core.game import game_named
from tyche.core.record import load_record, table_from
from tyche.core.table import open_table
from tyche.study.review import Judge, review
from tyche.text import Messages
from tyche.text.review_page import page

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("record", ["hellas-2", "scharz-4"])
def test_start_luck_and_play_add_up_to_the_result(record: str) -> None:
    table = table_from(load_record((RECORDS / f"{record}.json").read_bytes()))
    found = review(table)
    assert len(found.steps) == len(table.decisions)
    for account in found.accounts:
        parts = account.start + account.luck + account.own + account.others
        assert parts == pytest.approx(account.result, abs=1e-9)
        assert account.adjusted == pytest.approx(account.result - account.luck)
    for step in found.steps:
        assert sum(step.chances) == pytest.approx(1.0)
        assert sum(step.luck) == pytest.approx(0.0, abs=1e-9)
        assert step.purposes or not any(step.luck)
    assert sum(account.result for account in found.accounts) == pytest.approx(1.0)
    assert 3 <= len(found.turns) <= 6
    assert [turn.moment for turn in found.turns] == sorted(turn.moment for turn in found.turns)
    for language in ("en", "de", "cs", "pl"):
        shown = page(table, found, Messages(table.game, language), language)
        assert "study-" not in shown
        assert shown.count("<li>") == len(found.turns)


def test_a_throw_is_lucky_as_far_as_it_beats_the_average_of_all_faces() -> None:
    table = table_from(load_record((RECORDS / "hellas-2.json").read_bytes()))
    judge = Judge(table)
    walker = table.at(0)
    noted = walker.watch_chance()
    thrown = [step for step in judge.steps() if any(step.luck)]
    walker.replay(table.decisions)
    alone = [
        (step, chances[0])
        for step in thrown
        if len(chances := [one for one in noted if one.moment == step.moment]) == 1 and chances[0].is_die
    ]
    assert alone
    for step, chance in alone[:5]:
        faces = [judge.chances(table.otherwise(chance, face)) for face in chance.could]
        average = sum(one[0] for one in faces) / len(faces)
        assert step.luck[0] == pytest.approx(step.chances[0] - average)


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(SetupError, match="finished"):
        review(open_table(game_named("hellas"), 2, None, None, bytes(32)))
