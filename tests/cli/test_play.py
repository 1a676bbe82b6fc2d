"""``tyche play``: people, bots, commands, saving."""

from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tyche.cli.arguments import HUMAN, parse_options, parse_seats, parse_seed
from tyche.cli.last import last_table
from tyche.core.errors import SetupError
from tyche.core.game import game_named
from tyche.core.record import load_record, table_from

BOTS = ["--seats", "blue=bot:random,red=bot:random", "--players", "3", "--seed", "actium"]


def decisions(path: Path) -> list[list[int | str]]:
    return load_record(path.read_bytes()).decisions


def test_a_person_plays_by_numbers_and_everything_is_saved(tyche: Call, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    result = tyche("play", *BOTS, "--save", path, typed=["1"] * 60)
    assert result.exit_code == 0
    assert "Babylonia" in result.output
    assert "VP / 26" in result.output
    assert "Your hand" in result.output
    assert "Goodbye" in result.output
    assert len([decision for decision in decisions(path) if decision[0] == 0]) >= 60
    assert table_from(load_record(path.read_bytes())).decisions


def test_a_saved_table_is_resumed_where_it_was(tyche: Call, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    tyche("play", *BOTS, "--save", path, typed=["1"] * 10)
    before = decisions(path)
    result = tyche("play", "--resume", path, "--seats", "blue=bot:random,red=bot:random", typed=["1"] * 5)
    assert result.exit_code == 0
    after = decisions(path)
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_undo_puts_the_question_again(tyche: Call, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    result = tyche("play", *BOTS, "--save", path, typed=["issos", "undo", "tarsos"])
    assert "Taken back." in result.output
    assert result.output.count("Where does Krateros start?") == 2
    assert decisions(path)[-1] == [0, "place", "tarsos"]


def test_going_back_beyond_what_was_revealed_is_written_down(tyche: Call, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    result = tyche("play", *BOTS, "--save", path, typed=["1"] * 12 + ["back 99", "back 9"])
    assert "Back to where?" in result.output
    assert "The table went back." in result.output
    assert load_record(path.read_bytes()).turnings
    verified = tyche("verify", path)
    assert verified.exit_code == 0
    assert "went back once beyond what had been revealed" in verified.output


def test_everybody_at_the_screen_must_agree_to_going_back(tyche: Call, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    seats = "yellow=human,blue=human"
    people = ["--players", "2", "--seats", seats, "--seed", "actium", "--save", path]
    moves = ["1"] * 40 + [""]
    refused = tyche("play", *people, typed=[*moves, "back 12", "", "no"])
    assert "Not everybody agrees" in refused.output
    assert not load_record(path.read_bytes()).turnings
    before = decisions(path)
    agreed = tyche("play", *people, typed=[*moves, "back 12", "", "yes"])
    assert "The table went back." in agreed.output
    assert load_record(path.read_bytes()).turnings
    after = decisions(path)
    assert after == before[: len(after)]
    assert len(after) < len(before)


def test_what_cannot_be_taken_back_is_refused(tyche: Call) -> None:
    result = tyche("play", *BOTS, typed=["undo"])
    assert "You cannot take back anything" in result.output


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why besiege pella", "Yellow> This is not to be decided now.  S6.1.3"),
        ("why", "Why what?"),
        ("hand", "You hold no cards."),
        ("rules", "S14 Land battles"),
        ("rules S10.J", "at least five times"),
        ("rules overrun", "S10.J"),
        ("rules gibberish", "No clause"),
        ("card 15", "Major Campaign"),
        ("card cretan", "Cretan Liar"),
        ("card nonsense", "No card"),
        ("map", "Pieces"),
        ("map makedonia", "Pella"),
        ("map Pella", "Makedonia"),
        ("map atlantis", "No province"),
        ("show", "isolation (Isolated markers), oversupply"),
        ("show isolation", "Blue: –"),
        ("show reach by land", "Blue: "),
        ("show hoplites", "Show what?"),
        ("score", "Champion +3"),
        ("log 2", "earlier (log "),
        ("about", "unofficial"),
        ("about perdikkas", "seniority 20"),
        ("about nobody-known", "Nothing is called"),
        ("help", "take back your last decision"),
        ("save /no/such/folder/table.json", "No such file"),
        ("aside nobody play 57", "Who speaks up?"),
        ("xyzzy", "I do not understand"),
        ("999", "There is no option 999"),
        ("0", "There is no option 0"),
    ],
)
def test_what_is_asked_changes_nothing(tyche: Call, tmp_path: Path, typed: str, answer: str) -> None:
    path = tmp_path / "table.json"
    tyche("play", *BOTS, "--save", path, typed=["1"] * 3)
    before = decisions(path)
    result = tyche("play", "--resume", path, "--seats", "blue=bot:random,red=bot:random", typed=[typed, "quit"])
    assert result.exit_code == 0
    assert answer in result.output
    assert decisions(path) == before


def test_why_answers_with_the_clause_or_that_it_is_allowed(tyche: Call) -> None:
    typed = ["why place issos", "why place pella", "why Place Pella", "why pella", "place pella", "pella", "quit"]
    result = tyche("play", *BOTS, typed=typed)
    assert "It is allowed:\n  2  Start at Issos" in result.output
    assert result.output.count("S4.6.a\nYellow>") == 5


@pytest.mark.parametrize("words", ["2", "place issos", "issos", "Start at Issos", "start iss"])
def test_an_option_is_chosen_by_number_or_words(tyche: Call, tmp_path: Path, words: str) -> None:
    path = tmp_path / "table.json"
    assert tyche("play", *BOTS, "--save", path, typed=[words]).exit_code == 0
    assert decisions(path)[-1] == [0, "place", "issos"]


def test_words_that_fit_several_options_choose_none(tyche: Call, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    result = tyche("play", *BOTS, "--save", path, typed=["start"])
    assert "start could mean 2 of the options" in result.output
    assert [0, "place", "issos"] not in decisions(path)


def test_the_marked_option_is_chosen_by_its_mark(tyche: Call, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    tyche("play", *BOTS, "--save", path, typed=["*"])
    assert decisions(path)[-1] == [0, "place", "tarsos"]


def test_a_table_without_a_file_is_kept_to_go_on_with(tyche: Call) -> None:
    left = tyche("play", *BOTS, typed=["issos", "quit"])
    assert "Go on with: tyche play --continue" in left.output
    result = tyche("play", "--continue", typed=["log 1", "save", "quit"])
    assert result.exit_code == 0
    assert "You play Yellow; bots play Blue and Red." in result.output
    assert decisions(last_table())[-1] == [0, "place", "issos"]


def test_where_nothing_can_be_kept_one_plays_all_the_same(
    tyche: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    assert "Save where?" in tyche("play", *BOTS, typed=["save", "quit"]).output
    assert "no table to go on with" in tyche("play", "--continue").output


def test_after_resuming_one_is_told_what_happened_since_ones_own_last_decision(tyche: Call, tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    tyche("play", *BOTS, "--save", path, typed=["1"] * 3)
    result = tyche("play", "--resume", path, "--seats", "blue=bot:random,red=bot:random", typed=["quit"])
    assert "is dealt" not in result.output
    assert f"Go on with: tyche play --resume {path}" in result.output


def test_two_people_hand_over_the_screen(tyche: Call) -> None:
    result = tyche(
        "play", "--players", "2", "--seats", "blue=human", "--seed", "k", typed=["", "1", "1", "1", "1", "1", "", "1"]
    )
    assert "Hand over the screen" in result.output
    assert result.exit_code == 0


def test_bots_alone_play_to_the_end(tyche: Call, finished: Path) -> None:
    record = load_record(finished.read_bytes())
    assert record.result is not None
    result = tyche("play", "--resume", finished, "--seats", "yellow=bot:random,blue=bot:random")
    assert "wins." in result.output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nonsense"], "there is no game 'nonsense'"),
        (["--players", "9"], "2 to 5 players"),
        (["--seats", "mauve=human"], "there is no seat 'mauve'"),
        (["--seats", "blue=robot"], "neither 'human' nor 'bot:NAME'"),
        (["--seats", "blue=bot:deepthought"], "there is no bot 'deepthought'"),
        (["--options", "chariots"], "no option 'chariots'"),
        (["--options", "cavalry=perhaps"], "is one of False, True"),
        (["--resume", "no-such-file.json"], "No such file"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(tyche: Call, arguments: list[str], message: str) -> None:
    result = tyche("play", *arguments)
    assert result.exit_code == 1
    assert message in result.output


def test_arguments() -> None:
    game = game_named("successors")
    assert parse_options(game, "cavalry, short_game=false") == {"cavalry": True, "short_game": False}
    assert parse_seats("red=human", ["blue", "red"], "random") == [HUMAN, HUMAN]
    assert parse_seats("blue=bot,red=bot:x", ["blue", "red"], "random") == ["random", "x"]
    assert parse_seed("ab" * 32) == bytes.fromhex("ab" * 32)
    assert parse_seed("actium") == parse_seed("actium") != parse_seed("ipsos")
    assert parse_seed(None) is None
    with pytest.raises(SetupError):
        parse_seats("red=human:me", ["blue", "red"], "random")
