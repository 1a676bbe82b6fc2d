"""Rules cases: read, run, refused."""

from pathlib import Path
from textwrap import dedent

import pytest

from tests.toy import GAME
from tyche.core.ask import Option
from tyche.core.casefile import Case
from tyche.core.cases import load_cases, read_cases, run_case, shortened
from tyche.core.errors import CaseError

GOOD = """\
game: toy
title: Five points for card 5
clauses: [Y3.a, Y3.d, EX-1]
given: {players: 3, hands: {red: [c5], blue: [c0]}, scores: {blue: 4}, turn: red}
when:
  - {seat: red, choose: [play, c5]}
  - asks: {seat: red, topic: victim, clause: Y3.d, default: [victim, blue], options: [[victim, blue], [victim, green]]}
  - {seat: red, choose: [victim, blue]}
then:
  - {score: {red: 5, blue: 3}}
  - {hand: {red: []}}
asks: {seat: red, topic: turn}
offered:
  - {seat: red, choose: done}
  - {seat: red, begins: [roll]}
  - {seat: blue, choose: [shout, c0]}
not_offered:
  - {seat: red, begins: [play]}
refused:
  - {seat: green, choose: done, clause: Y3.a, reason: engine.not-your-decision}
  - {seat: red, choose: [play, c5], clause: Y3.a}
told:
  - {id: played, card: c5, victim: blue, clause: Y3.a}
not_told: {id: rolled}
"""

TWO = """\
# Two cases in one file.
---
game: toy
title: A roll scores
clauses: [Y3.c]
given: {hands: {red: [c1]}, turn: red}
dice: [4]
when: {seat: red, choose: roll}
then: {score: {red: 4}, dice: 1}
---
game: toy
title: Everybody passes to the end
clauses: [Y5.a]
given: {options: {rounds: 1}, hands: {red: [c1], blue: [c2]}}
when:
  - until: {seat: blue, topic: turn}
  - until: nobody
asks: nobody
"""


def only(text: str) -> Case:
    (case,) = read_cases("cases/toy.yaml", dedent(text).encode())
    return case


def failures(text: str) -> list[str]:
    return run_case(only(text), GAME)


def variant(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new)


def test_a_good_case_holds() -> None:
    assert failures(GOOD) == []


def test_a_case_knows_what_it_is_about() -> None:
    case = only(GOOD)
    assert (case.game, case.title, case.clauses) == ("toy", "Five points for card 5", ["Y3.a", "Y3.d", "EX-1"])
    assert case.players == 3
    assert case.place == "cases/toy.yaml:1"


def test_files_and_folders_of_cases(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "two.yaml").write_text(TWO, encoding="utf-8")
    (tmp_path / "good.yml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no case", encoding="utf-8")
    cases = load_cases(tmp_path)
    assert [case.title for case in cases] == [
        "A roll scores",
        "Everybody passes to the end",
        "Five points for card 5",
    ]
    assert cases[1].line == 11
    assert [run_case(case, GAME) for case in cases] == [[], [], []]
    with pytest.raises(CaseError, match="no such file or folder"):
        load_cases(tmp_path / "missing")


@pytest.mark.parametrize(
    ("old", "new", "line", "found"),
    [
        ("{red: 5, blue: 3}", "{red: 6}", 10, "score: expected {red: 6}, found red: 5"),
        ("{hand: {red: []}}", "{hand: {red: [c5]}}", 11, "hand: expected {red: [c5]}, found red: []"),
        ("seat: red, topic: turn", "seat: red, topic: bid", 12, "expected topic bid; asked now is turn (Y3.a)"),
        ("seat: red, topic: turn", "seat: blue", 12, "expected blue to be asked"),
        ("{seat: red, topic: turn}", "{seats: [red, blue]}", 12, "expected blue to be asked"),
        ("asks: {seat: red, topic: turn}", "asks: nobody", 12, "expected nobody to be asked"),
        (
            "default: [victim, blue]",
            "default: [victim, red]",
            7,
            "default [victim, red], found [victim, blue]",
        ),
        (", [victim, green]]", "]", 7, "expected options [[victim, blue]], found [[victim, blue], [victim, green]]"),
        ("seat: red, choose: done}", "seat: red, choose: [fly]}", 14, "red is not offered [fly]; asked now is turn"),
        ("begins: [play]", "begins: [roll]", 18, "red is offered [[roll]]"),
        ("[play, c5], clause", "[roll], clause", 21, "red: [roll] is legal, expected a refusal by Y3.a"),
        ("clause: Y3.a, reason", "clause: Y3.b, reason", 20, "is refused by Y3.a (engine.not-your-decision), expected"),
        ("{id: played, card: c5", "{id: played, card: c6", 23, "told with {seat: red, card: c5, victim: blue, clause"),
        ("{id: played", "{id: danced", 23, "told were played"),
        ("{id: rolled}", "{id: played}", 24, "told {id: played}"),
        ("choose: [victim, blue]", "choose: [victim, red]", 8, "red may not choose [victim, red] (oneself, Y3.d)"),
    ],
)
def test_a_failing_case_says_where_and_what_it_found(old: str, new: str, line: int, found: str) -> None:
    failed = failures(variant(old, new))
    assert len(failed) == 1
    assert failed[0].startswith(f"cases/toy.yaml:{line}: Five points for card 5: ")
    assert found in failed[0]


def test_dice_that_are_given_must_be_thrown() -> None:
    assert failures(variant("when:", "dice: [1, 2]\nwhen:")) == [
        "cases/toy.yaml:1: Five points for card 5: 2 dice are given, only 0 were thrown"
    ]


def test_a_question_that_never_comes() -> None:
    (failed,) = failures(variant("  - {seat: red, choose: [victim, blue]}", "  - until: {seat: green, topic: victim}"))
    assert "it never came to {seat: green, topic: victim}; asked were victim, turn, bid; the game is over" in failed


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        (
            "  - {seat: red, choose: [victim, blue]}",
            "  - until: {topic: victm}",
            8,
            "no topic 'victm'; did you mean victim?",
        ),
        ("asks: {seat: red, topic: turn}", "asks: {topic: rest}", 12, "there is no topic 'rest'"),
        ("begins: [play]", "begins: [plaid]", 18, "there is no verb 'plaid'; did you mean play?"),
        ("begins: [play]", "choose: [play, c77]", 18, "[play, c77] names 'c77', which is nothing; did you mean c7?"),
    ],
)
def test_what_names_nothing_could_never_fail_and_is_refused(old: str, new: str, line: int, message: str) -> None:
    with pytest.raises(CaseError) as error:
        failures(variant(old, new))
    assert str(error.value).startswith(f"cases/toy.yaml:{line}: ")
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("told: {id: overun}", "there is no id 'overun'; did you mean overrun?"),
        ("not_told: {id: battle-one}", "there is no id 'battle-one'"),
        ("refused: {seat: red, choose: [pass], clause: S1, reason: not-yourz}", "there is no reason 'not-yourz'"),
    ],
)
def test_log_ids_and_reasons_of_a_game_are_checked(words: str, message: str) -> None:
    case = only(f"game: successors\ntitle: t\nclauses: [S1]\ngiven: {{players: 4}}\n{words}\n")
    with pytest.raises(CaseError, match=r"toy\.yaml:5") as error:
        run_case(case)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("dice", "failing"),
    [
        ("[4]", ""),
        ("{exactly: [4]}", ""),
        ("[]", "0 dice are given, 1 were thrown"),
        ("{exactly: []}", "0 dice are given"),
    ],
)
def test_dice_can_be_said_to_be_all(dice: str, failing: str) -> None:
    text = TWO.split("---")[1].replace("dice: [4]", f"dice: {dice}").replace("{score: {red: 4}, dice: 1}", "{dice: 1}")
    failed = failures(text)
    assert bool(failed) == bool(failing)
    assert failing in " ".join(failed)


def test_a_malformed_case_does_not_hide_the_others_of_its_file(tmp_path: Path) -> None:
    (tmp_path / "some.yaml").write_text(f"{GOOD}---\ngame: toy\ntitle: nothing\n{TWO}", encoding="utf-8")
    (tmp_path / "worse.yaml").write_text("game: [", encoding="utf-8")
    faults: list[CaseError] = []
    cases = load_cases(tmp_path, faults)
    assert [case.title for case in cases] == ["Five points for card 5", "A roll scores", "Everybody passes to the end"]
    assert "a case needs 'clauses'" in str(faults[0])
    assert "worse.yaml" in str(faults[1])
    with pytest.raises(CaseError):
        load_cases(tmp_path)


def test_long_lists_of_options_are_shortened() -> None:
    few: list[Option] = [("play", "c1"), ("done",)]
    assert shortened(few) == "[[play, c1], [done]]"
    many: list[Option] = [*[("move", f"p{n}") for n in range(40)], *[("take", n) for n in range(30)], ("done",)]
    text = shortened(many)
    assert "and 32 more with move" in text
    assert "and 22 more with take" in text
    assert "[done]" in text


def test_plain_words_stay_words() -> None:
    case = only(variant("choose: done}", "choose: [yes]}"))
    assert "[yes]" in run_case(case, GAME)[0]


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("game: toy\n", "", 1, "a case needs 'game'"),
        ("clauses: [Y3.a, Y3.d, EX-1]\n", "clauses: []\n", 3, "at least one clause"),
        ("clauses: [Y3.a, Y3.d, EX-1]", "clauses: Y3.a", 3, "'clauses' must be a list, not Y3.a"),
        ("when:", "whenn:", 5, "'whenn' has no meaning here; known are game, title"),
        ("title: Five", "title: A\ntitle: Five", 3, "'title' stands here twice"),
        ("[play, c5]}\n  - asks", "[play, [c5]]}\n  - asks", 6, "words and whole numbers, not [c5]"),
        ("choose: [play, c5]}\n  - asks", "choose: []}\n  - asks", 6, "'choose' must be an option such as"),
        ("  - {seat: red, choose: [victim, blue]}", "  - {seat: red}", 8, "a decision needs 'seat' and 'choose'"),
        ("  - {seat: red, choose: [victim, blue]}", "  - {seat: red, pick: 1}", 8, "'pick' has no meaning here"),
        ("  - {seat: red, choose: [victim, blue]}", "  - {}", 8, "step 3 of 'when' is empty"),
        ("  - {seat: red, choose: [victim, blue]}", "  - pass", 5, "'when' must be a mapping, not pass"),
        ("{seat: red, begins: [roll]}", "{seat: red}", 15, "described by 'choose' or by what it 'begins' with"),
        ("{seat: red, begins: [roll]}", "{begins: [roll]}", 15, "'seat' is missing"),
        (", clause: Y3.a}\ntold", "}\ntold", 21, "'clause' is missing"),
        ("{id: rolled}", "{die: 3}", 24, "'id' is missing"),
        ("asks: {seat: red, topic: turn}", "asks: {}", 12, "'asks' says nothing"),
        ("players: 3", "players: three", 4, "'players' must be a whole number, not three"),
        ("given: {", "given: {options: {bold: [1]}, ", 4, "option 'bold' must be a word, a number"),
        ("given: {", "dice: [x]\ngiven: {", 4, "0 must be a whole number, not x"),
        ("given: {players: 3", "given: [players: 3", 4, "expected ',' or ']', but got '}'"),
        ("then:\n", "then:\n\t- tab", 10, "cannot start any token"),
        ("seat: green", "seat: &a [*a]", 20, "this contains itself"),
    ],
)
def test_a_malformed_case_names_file_and_line(old: str, new: str, line: int, message: str) -> None:
    with pytest.raises(CaseError) as error:
        only(variant(old, new))
    assert str(error.value).startswith(f"cases/toy.yaml:{line}: ")
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        (
            "turn: red}\n",
            "turn: red,\n   moon: full}\n",
            5,
            "'moon' has no meaning here; known are hands",
        ),
        ("red: [c5],", "red: [c5,\n  c55],", 5, "there is no card 'c55'; did you mean c5?"),
        ("players: 3", "players: 9", 4, "2 to 4 players, not 9"),
        ("given: {", "given: {options: {luck: 1}, ", 4, "toy has no option 'luck'"),
        ("seat: red, choose: [victim, blue]", "seat: pink, choose: [victim, blue]", 8, "there is no seat 'pink'"),
        ("{hand: {red: []}}", "{head: {red: []}}", 11, "there is no expectation 'head'"),
        ("{red: 5, blue: 3}", "{red: 5, blue: many}", 10, "'blue' must be a whole number, not many"),
    ],
)
def test_faults_found_by_the_games_vocabulary_have_a_line_too(old: str, new: str, line: int, message: str) -> None:
    with pytest.raises(CaseError) as error:
        failures(variant(old, new))
    assert str(error.value).startswith(f"cases/toy.yaml:{line}: ")
    assert message in str(error.value)


def test_what_is_no_case_is_refused() -> None:
    with pytest.raises(CaseError, match=r"x\.yaml:1: this is no UTF-8 text"):
        read_cases("x.yaml", b"\xff\xfe\x00")
    with pytest.raises(CaseError, match=r"x\.yaml:1: 'a case' must be a mapping"):
        read_cases("x.yaml", b"- 1\n")
    with pytest.raises(CaseError, match="something that happens or is expected"):
        read_cases("x.yaml", b"game: toy\ntitle: t\nclauses: [Y1.a]\n")
    with pytest.raises(CaseError, match=r"x.yaml:\d+: "):
        read_cases("x.yaml", b"game: toy\x00\n")
    assert read_cases("x.yaml", b"") == []
    assert read_cases("x.yaml", b"---\n---\n# nothing\n") == []


def test_a_case_of_a_game_that_is_not_installed() -> None:
    with pytest.raises(CaseError, match=r"toy\.yaml:1: there is no game 'no-such-game'"):
        run_case(only(variant("game: toy", "game: no-such-game")))
