"""Every puzzle of every game is still one: the rules lead to it, and one option stands far above the others."""

from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from tyche.cli import app
from tyche.core.errors import CaseError
from tyche.core.game import Game, games
from tyche.core.lessons import Lead, go_on, open_lesson
from tyche.core.puzzles import FOLDER, Puzzle, daily, in_turn, puzzles_of, try_puzzle

ALL = [(game, one) for game in games().values() for one in puzzles_of(game).values()]
NAMES = [f"{game.name} {one.id}" for game, one in ALL]


@pytest.mark.parametrize(("game", "puzzle"), ALL, ids=NAMES)
def test_a_puzzle_can_be_solved_and_by_what_is_right_alone(game: Game, puzzle: Puzzle) -> None:
    assert try_puzzle(puzzle, game) == []
    table = open_lesson(puzzle, game)
    lead = Lead(puzzle, table)
    go_on(lead, table)
    right = {puzzle.answer, *puzzle.also}
    assert {option for option in table.options(lead.seat) if lead.allows(option)} == right
    assert table.view(lead.seat) == {**puzzle.replayed(game).view(lead.seat), "moment": len(table.decisions)}
    table.choose(lead.seat, puzzle.answer)
    lead.note(table, lead.seat, puzzle.answer)
    assert lead.step == len(puzzle.steps)


def first() -> tuple[Game, dict[str, Any]]:
    game = ALL[0][0]
    file = next(iter(sorted((Path(game.folder) / FOLDER).glob("*.json"))))
    return game, msgspec.json.decode(file.read_bytes())


def test_what_is_no_puzzle_any_more_is_found() -> None:
    game, data = first()
    other = next(option for option, _, _ in data["tried"] if option != data["answer"])
    [wrong] = try_puzzle(Puzzle("changed", game.name, {**data, "answer": other}), game)
    assert "does not stand far above" in wrong
    [wrong] = try_puzzle(Puzzle("changed", game.name, {**data, "tried": data["tried"][1:]}), game)[:1]
    assert "not those that were tried" in wrong
    assert "another one" in try_puzzle(Puzzle("changed", game.name, {**data, "digest": "0"}), game)[0]
    with pytest.raises(CaseError, match="no longer lead to it"):
        Puzzle("changed", game.name, {**data, "decisions": [[0, "nothing"]], "base": 0}).replayed(game)


def test_a_file_that_says_too_little_or_something_else_is_refused() -> None:
    game, data = first()
    with pytest.raises(CaseError, match="needs 'answer'"):
        Puzzle("bad", game.name, {key: value for key, value in data.items() if key != "answer"})
    with pytest.raises(CaseError, match="'seats' of a puzzle"):
        Puzzle("bad", game.name, {**data, "seats": 3})


def test_every_day_has_its_puzzle_and_the_games_take_turns() -> None:
    found = in_turn(games())
    days = [date(2026, 1, 5) + timedelta(days=n) for n in range(len(found))]
    assert {daily(games(), day) for day in days} == set(found)
    assert daily(games(), days[0]) is daily(games(), days[0] + timedelta(days=len(found)))
    assert daily({}, days[0]) is None


def test_a_puzzle_at_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    game, puzzle = ALL[0]
    table = puzzle.replayed(game)
    options = table.options(puzzle.seats.index(puzzle.seat))
    wrong = next(n for n, option in enumerate(options, 1) if option != puzzle.answer)
    typed = f"hint\nhint\n{wrong}\nshow me\n"
    result = CliRunner().invoke(app, ["puzzle", game.name, puzzle.id], input=typed)
    assert result.exit_code == 0, result.output
    assert "The rule to think of" in result.output
    assert "Try again" in result.output
    assert "That is it" in result.output
    assert CliRunner().invoke(app, ["puzzle", game.name, "nothing"]).exit_code == 1


def test_a_case_is_opened_as_a_sandbox_at_the_terminal(tmp_path: Path) -> None:
    cases = Path(games()["hellas"].folder) / "cases"
    file = next(iter(sorted(cases.glob("*.yaml"))))
    result = CliRunner().invoke(app, ["play", "--case", str(file)], input="quit\n")
    assert result.exit_code == 0, result.output
    refused = CliRunner().invoke(app, ["play", "--case", str(file), "--case-title", "there is no such title"])
    assert refused.exit_code == 1
    assert "there is no one case" in refused.output
    bad = tmp_path / "bad.yaml"
    bad.write_text("game: hellas\ntitle: x\nclauses: [H1]\ngiven: {control: {nowhere: a}}\nasks: nobody\n")
    refused = CliRunner().invoke(app, ["play", "--case", str(bad)])
    assert refused.exit_code == 1
    assert "nowhere" in refused.output
