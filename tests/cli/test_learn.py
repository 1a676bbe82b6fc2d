"""Lessons at the terminal."""

from pathlib import Path

import pytest

from tests.cli.conftest import Call

WAY = ["", "1", "", "play 2 place", "place-marker ephesos", "place-marker pergamon", "", "roll"]
REST = ["activate antigonos", "take-all", "move daskyleion", "remove-marker", "done", "claim daskyleion"]


@pytest.fixture(autouse=True)
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing has been learned here yet."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def test_a_lesson_is_played_to_its_end_and_remembered(tyche: Call) -> None:
    way = [line if line != "1" else "claim sardeis" for line in WAY]
    result = tyche("learn", "successors", "turn", typed=[*way, *REST, "2", "1"])
    assert result.exit_code == 0, result.output
    assert "Not quite." in result.output
    assert "That was a whole turn" in result.output
    again = tyche("learn", "successors", typed=["quit"])
    assert "✓ turn" in again.output
    assert "What a card can do" in again.output


def test_what_leads_away_gets_a_hint_and_the_lesson_can_do_it(tyche: Call) -> None:
    wrong = ["", "done", "done", "done", "show me", "", "quit"]
    result = tyche("learn", "successors", "turn", "--language", "de", typed=wrong)
    assert result.output.count("! Zuerst die Stadt") == 3
    assert "show me" in result.output
    assert "So gewinnst du" in result.output


def test_what_there_is_not_is_told(tyche: Call) -> None:
    assert "it has turn, cards" in tyche("learn", "successors", "nothing").output


def test_a_hint_can_be_asked_for(tyche: Call) -> None:
    result = tyche("learn", "successors", "--language", "cs", typed=["", "hint", "quit"])
    assert "! Nejprve město" in result.output
    assert "Enter: dál" in result.output


def test_against_bots_a_hint_is_what_a_strong_bot_would_do(tyche: Call) -> None:
    seats = ["--players", "2", "--seats", "a=human,b=bot:random"]
    result = tyche("play", "hellas", *seats, typed=["hint", "quit"])
    assert "% to win" in result.output
    assert "reason-" not in result.output


def test_among_people_there_are_no_hints(tyche: Call) -> None:
    result = tyche("play", "hellas", "--players", "2", "--seats", "a=human,b=human", typed=["", "hint", "quit"])
    assert "% to win" not in result.output
    assert "against bots alone" in result.output
