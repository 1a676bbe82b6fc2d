"""The other commands: replay, simulate, cases, clauses, verify, games, and the help of all."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tyche.cli.operate import ADMIN
from tyche.core.game import games


@pytest.mark.parametrize(
    "command",
    [
        "play", "replay", "simulate", "serve", "check-tables", "backup", "restore", "cases", "clauses", "rules",
        "verify", "games", *(f"admin {act.__name__}" for act in ADMIN),
    ],
)  # fmt: skip
def test_every_command_has_help_with_examples(tyche: Call, command: str) -> None:
    result = tyche(*command.split(), "--help")
    assert result.exit_code == 0
    assert "Example" in result.output
    assert "[cli-" not in result.output


def test_replay_steps_forward_and_back(tyche: Call, finished: Path) -> None:
    typed = [
        "",
        "next",
        "back",
        "turn",
        "turn-back",
        "go 30",
        "seat yellow",
        "log 3",
        "card 15",
        "rules S2.a",
        "score",
        "about pella",
    ]
    result = tyche("replay", finished, typed=typed)
    assert result.exit_code == 0
    for prompt in ("0/", "1/", "2/", "30/"):
        assert prompt in result.output
    assert "yellow chose" in result.output or "blue chose" in result.output
    assert "Champion +3" in result.output
    assert "major city" in result.output


def test_replay_shows_hands_only_to_whom_they_belong(tyche: Call, finished: Path) -> None:
    spectator = tyche("replay", finished, "--moment", "40", typed=["quit"])
    owner = tyche("replay", finished, "--moment", "40", "--seat", "blue", typed=["quit"])
    everybody = tyche("replay", finished, "--moment", "40", "--seat", "all", typed=["quit"])
    assert "Your hand" not in spectator.output
    assert owner.output.count("Your hand") == 1
    assert everybody.output.count("Your hand") == 2


def test_replay_refuses_what_is_not_there(tyche: Call, finished: Path) -> None:
    result = tyche("replay", finished, typed=["go 999999", "seat mauve", "dance", "end"])
    assert "not 999999" in result.output
    assert "there is no seat 'mauve'" in result.output
    assert "I do not understand: dance" in result.output
    assert tyche("replay", finished, "--seat", "mauve").exit_code == 1
    assert tyche("replay", finished, "--moment", "999999").exit_code == 1


def test_replay_prints_a_whole_game(tyche: Call, finished: Path) -> None:
    result = tyche("replay", finished, "--auto")
    assert result.exit_code == 0
    assert "wins the game" in result.output


def test_simulate_counts_the_same_with_any_number_of_workers(tyche: Call, tmp_path: Path) -> None:
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for workers, file in enumerate(files, start=1):
        arguments = ["--players", "2", "--bots", "random", "--games", "4", "--options", "short_game", "--out", file]
        result = tyche("simulate", "successors", *arguments, "--workers", str(workers))
        assert result.exit_code == 0
        assert "decisions a second" in result.output
        assert "Victory" in result.output
    assert files[0].read_bytes() == files[1].read_bytes()
    lines = [json.loads(line) for line in files[0].read_text(encoding="utf-8").splitlines()]
    assert [line["number"] for line in lines] == [0, 1, 2, 3]
    assert all(line["options"]["short_game"] and line["result"]["victory"] for line in lines)
    assert len({line["seed"] for line in lines}) == 4


def test_simulate_moves_bots_around_the_table(tyche: Call, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    tyche("simulate", "--players", "2", "--bots", "strategos,random", "--games", "2", "--out", file)
    seated = [json.loads(line)["bots"] for line in file.read_text(encoding="utf-8").splitlines()]
    assert seated == [["strategos", "random"], ["random", "strategos"]]


def test_simulate_keeps_records_that_verify(tyche: Call, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    tyche("simulate", "--players", "2", "--bots", "random", "--games", "2", "--records", str(folder))
    kept = sorted(folder.iterdir())
    assert [path.name for path in kept] == ["successors-000000.json", "successors-000001.json"]
    assert tyche("verify", str(kept[1])).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nonsense"], "there is no game"),
        (["--bots", "deepthought"], "there is no bot"),
        (["--players", "2", "--bots", "random,random,random"], "do not fit"),
        (["--players", "7", "--bots", "random"], "2 to 5 players"),
    ],
)
def test_simulate_refuses_what_cannot_be_played(tyche: Call, arguments: list[str], message: str) -> None:
    result = tyche("simulate", *arguments)
    assert result.exit_code == 1
    assert message in result.output


def test_verify(tyche: Call, finished: Path, tmp_path: Path) -> None:
    good = tyche("verify", finished)
    assert good.exit_code == 0
    assert "The record holds" in good.output
    forged = tmp_path / "forged.json"
    record = json.loads(finished.read_text(encoding="utf-8"))
    record["dice"][0] = 7
    forged.write_text(json.dumps(record), encoding="utf-8")
    bad = tyche("verify", forged)
    assert bad.exit_code == 1
    assert "die 1 is 7" in bad.output
    forged.write_text("{}", encoding="utf-8")
    assert "not a Tyche record" in tyche("verify", forged).output
    assert tyche("verify", tmp_path / "nothing.json").exit_code == 1


def test_cases_are_run_and_faults_located(tyche: Call, tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("game: successors\ntitle: x\nclauses: [S2.a]\nnonsense: 1\n", encoding="utf-8")
    result = tyche("cases", bad)
    assert result.exit_code == 1
    assert "bad.yaml:4" in result.output
    assert tyche("cases", tmp_path / "nothing").exit_code == 1


def test_a_case_that_cites_no_clause_of_the_book_fails(tyche: Call, tmp_path: Path) -> None:
    stray = tmp_path / "stray.yaml"
    stray.write_text(
        "game: successors\ntitle: x\nclauses: [S99.a]\ngiven: {players: 4}\nthen: {turn: 2}\n", encoding="utf-8"
    )
    result = tyche("cases", stray)
    assert result.exit_code == 1
    assert "No such clause" in result.output
    assert "stray.yaml:1: S99.a" in result.output


def test_a_folder_without_cases_is_a_failure(tyche: Call, tmp_path: Path) -> None:
    result = tyche("cases", tmp_path)
    assert result.exit_code == 1
    assert "There are no cases here" in result.output


def test_clauses(tyche: Call, tmp_path: Path) -> None:
    (tmp_path / "cases").mkdir()
    everything = tyche("clauses", "successors", "--cases", tmp_path / "cases", "--tests", tmp_path)
    assert everything.exit_code == 0
    assert "S10.J" in everything.output
    lacking = tyche("clauses", "successors", "--missing", "--cases", tmp_path / "cases", "--tests", tmp_path)
    assert lacking.exit_code == 1
    assert "S10.J.1 Overrun" in lacking.output
    assert "are cited by no case and no test." in lacking.output
    assert tyche("clauses", "nonsense").exit_code == 1
    few = tyche("clauses", "successors", "S10.J", "--cases", tmp_path / "cases", "--tests", tmp_path)
    assert "S10.J.1" in few.output
    assert "S11" not in few.output.replace("S11.3", "")
    assert "there is no clause 'S99'" in tyche("clauses", "successors", "S99").output


def test_pairs_of_clauses(tyche: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tyche.study.pairs.MOST_DECISIONS", 30)
    (tmp_path / "cases").mkdir()
    found = tyche("clauses", "hellas", "--pairs", "--games", 1, "--cases", tmp_path / "cases")
    assert found.exit_code == 0
    assert "pairs of clauses met" in found.output
    assert re.search(r"^ +\d+ H\d+\.\d+\w* H\d+\.\d+", found.output, re.MULTILINE)
    assert "there is no clause" in tyche("clauses", "hellas", "H99", "--pairs", "--cases", tmp_path / "cases").output
    assert tyche("clauses", "hellas", "--pairs", "--cases", tmp_path / "none").exit_code == 1


@pytest.mark.parametrize(
    ("words", "line"),
    [([], "S10 Land movement step by step"), (["s10.j"], "at least five times"), (["usurper", "overrun"], "S3.7.b")],
)
def test_rules_are_read_by_chapter_clause_and_words(tyche: Call, words: list[str], line: str) -> None:
    result = tyche("rules", "successors", *words)
    assert result.exit_code == 0
    assert line in result.output


@pytest.mark.parametrize("game", games())
def test_the_chapters_are_those_of_the_rulebook_for_people(tyche: Call, game: str) -> None:
    chapters = {language: tyche("rules", game, "--language", language).stdout.splitlines() for language in ("en", "cs")}
    ids = [[line.partition(" ")[0] for line in lines] for lines in chapters.values()]
    assert ids[0] == ids[1]
    assert not set(chapters["en"]) & set(chapters["cs"]), "all are in the reader's language"


@pytest.mark.parametrize(
    ("game", "chapter", "heading"),
    [("hellas", "H19", "H19.1 Čtyři vítězství"), ("scharz", "T19", "T19.1 "), ("successors", "S3", "S3.8.a ")],
)
def test_headings_within_a_chapter_are_in_the_readers_language(
    tyche: Call, game: str, chapter: str, heading: str
) -> None:
    said = {language: tyche("rules", game, chapter, "--language", language).stdout for language in ("en", "cs")}
    heads = {language: set(re.findall(r"^[HTS]\d\S* .+$", text, re.MULTILINE)) for language, text in said.items()}
    assert any(line.startswith(heading) for line in heads["cs"])
    assert not heads["en"] & heads["cs"]
    assert "**" not in said["cs"]


def test_an_item_of_a_clause_leads_to_the_clause_that_says_it(tyche: Call) -> None:
    whole = tyche("rules", "successors", "S3.7.b", "--language", "de").stdout
    assert whole.startswith("S3.7.b")
    assert tyche("rules", "successors", "S3.7.b.1", "--language", "de").stdout == whole


def test_rules_that_do_not_exist_are_a_failure(tyche: Call) -> None:
    result = tyche("rules", "successors", "gibberish")
    assert result.exit_code == 1
    assert "No clause" in result.output
    assert tyche("rules", "nonsense").exit_code == 1


def test_games(tyche: Call) -> None:
    result = tyche("games")
    assert result.exit_code == 0
    assert "successors" in result.output
    assert "cavalry" in result.output
    assert "S16.9.a" in result.output


def test_what_is_missing_cannot_be_told_without_cases_and_tests(tyche: Call, tmp_path: Path) -> None:
    asked = tyche("clauses", "--missing", "--cases", tmp_path / "none", "--tests", tmp_path / "nothing")
    assert asked.exit_code == 1
    assert "run this in a checkout" in " ".join(asked.output.split())
    assert "408" not in asked.output


def test_all_games_are_looked_through_at_once(tyche: Call, tmp_path: Path) -> None:
    (tmp_path / "cases").mkdir()
    lacking = tyche("clauses", "all", "--missing", "--cases", tmp_path / "cases", "--tests", tmp_path / "cases")
    assert lacking.exit_code == 1
    assert lacking.output.count("are cited by no case and no test.") == len(games())
