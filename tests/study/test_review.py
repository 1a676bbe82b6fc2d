"""The review of a finished game: accounts that add up, and luck that averages out."""

from itertools import islice
from pathlib import Path

import pytest
from benchmarks.blunders import FIRST, planted
from benchmarks.luck import accounts_of, apart

from tyche.core.errors import SetupError
from tyche.core.game import game_named
from tyche.core.record import load_record, table_from
from tyche.core.table import open_table
from tyche.study.judging import Judge
from tyche.study.review import review
from tyche.study.reviewed import FORMAT, Alternative, Review, Step, Turn
from tyche.study.turning import stands_out, verdict
from tyche.text import Messages
from tyche.text.review_page import page, told

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("record", ["scharz-2", "scharz-4"])
def test_start_luck_and_play_add_up_to_the_result(record: str) -> None:
    table = table_from(load_record((RECORDS / f"{record}.json").read_bytes()))
    found = review(table)
    walker = table.at(0)
    noted = walker.watch_chance()
    walker.replay(table.decisions)
    left_to_chance = {chance.moment for chance in noted}
    assert len(found.steps) == len(table.decisions)
    for account in found.accounts:
        parts = account.start + account.luck + account.own + account.others
        assert parts == pytest.approx(account.result, abs=1e-9)
        assert account.adjusted == pytest.approx(account.result - account.luck)
    for step in found.steps:
        assert sum(step.chances) == pytest.approx(1.0)
        assert sum(step.luck) == pytest.approx(0.0, abs=1e-9)
        assert step.moment in left_to_chance or max(map(abs, step.luck)) < 1e-9
    assert sum(account.result for account in found.accounts) == pytest.approx(1.0)
    assert sum(account.adjusted for account in found.accounts) == pytest.approx(1.0)
    for account, gains in zip(found.accounts, found.gains, strict=True):
        assert account.dice + account.draws == pytest.approx(account.luck)
        for by in ("phase", "kind"):
            rows = [(gain.own, gain.others, gain.luck) for gain in gains if gain.by == by]
            sums = [sum(column) for column in zip(*rows, strict=True)]
            assert sums == pytest.approx([account.own, account.others, account.luck])
    assert 2 <= len(found.turns) <= 6
    assert sorted(turn.rank for turn in found.turns) == list(range(1, len(found.turns) + 1))
    for turn in found.turns:
        assert sum(one.chosen for one in turn.alternatives) == (1 if turn.alternatives else 0)
        assert len(turn.hands) == table.setup.players
        asked = table.at(turn.moment - 1).ask_view(None)
        assert asked is not None
        assert (asked["topic"], asked["facts"]) == (turn.topic, turn.asked)
    assert found.anchors
    assert all(error > 0 for anchor in found.anchors for error in anchor.errors)
    assert [turn.moment for turn in found.turns] == sorted(turn.moment for turn in found.turns)
    for language in ("en", "de", "cs", "pl"):
        shown = page(table, found, Messages(table.game, language), language)
        assert "study-" not in shown
        assert shown.count("<li>") == len(found.turns)
        assert shown.count("<polygon") == table.setup.players  # a band for every curve


def test_a_plain_answer_is_told_with_its_question() -> None:
    """A yes alone says nothing."""
    game = game_named("scharz")
    words = Messages(game, "en")
    turn = Turn(7, 0, ("yes",), "go-on", "play", 1, 0.2, 0, "strong", [], [], [], [[]], {"place": "roma"})
    found = Review(FORMAT, "scharz", ["red"], 0, 0, [], [turn], [], [], [], [], [])
    assert "Whether the battle at Roma goes on: Yes" in told(found, turn, words)


def test_a_throw_is_lucky_as_far_as_it_beats_the_average_of_all_faces() -> None:
    table = table_from(load_record((RECORDS / "hellas-2.json").read_bytes()))
    judge = Judge(table)
    walker = table.at(0)
    noted = walker.watch_chance()
    thrown = list(islice((step for step in judge.steps() if any(step.luck)), 40))
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


def test_another_sample_of_what_could_have_come_finds_the_same_luck_within_the_error() -> None:
    table = table_from(load_record((RECORDS / "scharz-4.json").read_bytes()))
    first, second = accounts_of(table), accounts_of(table, "again")
    scores = [apart(one, other) for one, other in zip(first, second, strict=True)]
    assert any(score is not None and score != 0.0 for score in scores)
    assert all(score is None or abs(score) < 4.0 for score in scores)
    for account in first:
        assert account.start + account.luck + account.own + account.others == pytest.approx(account.result, abs=1e-9)


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(SetupError, match="finished"):
        review(open_table(game_named("hellas"), 2, None, None, bytes(32)))


def test_one_option_stands_out_only_if_it_is_surely_better_than_all_others() -> None:
    best, good = Alternative(("a",), 0.8, 0.02, False), Alternative(("b",), 0.5, 0.02, True)
    assert stands_out([good, best], by=0.2) == ("a",)
    assert stands_out([good, best], by=0.4) is None
    unsure = Alternative(("a",), 0.8, 0.2, False)
    assert stands_out([good, unsure], by=0.2) is None
    assert stands_out([best], by=0.2) is None


def step(own: float) -> Step:
    return Step(moment=1, seat=0, option=("a",), topic="t", chances=[], play=[own, -own], luck=[0.0, 0.0])


def test_verdicts_follow_the_change_and_what_else_there_was() -> None:
    mine, better = Alternative(("a",), 0.4, 0.01, True), Alternative(("b",), 0.6, 0.01, False)
    worse = Alternative(("c",), 0.2, 0.01, False)
    assert verdict(step(-0.2), [better, mine], 0.2) == "slip"
    assert verdict(step(0.0), [better, mine], 0.2) == "missed"
    assert verdict(step(0.2), [mine, worse], 0.0) == "strong"
    assert verdict(step(-0.2), [mine, worse], 0.0) == "even"
    near = Alternative(("b",), 0.41, 0.01, False)
    assert verdict(step(0.2), [near, mine], 0.0) == "brave"


def test_a_planted_blunder_is_found() -> None:
    game = next(found for seed in range(1, 9) if (found := planted("hellas", seed, players=2)) is not None)
    ranks = {turn.moment: turn.rank for turn in review(game.table).turns}
    assert 1 <= ranks.get(game.moment, 99) <= FIRST
