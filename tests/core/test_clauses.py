"""Who cites which clause."""

from pathlib import Path
from textwrap import dedent

import pytest

from tests.toy import ToyGame
from tyche.core.clauses import citations, cited_by_name, index, missing
from tyche.core.rulebook import Rulebook

BOOK = """\
## S2 Board
- **S2.a** One.
- **S2.b** Two.
- **S2.c** Three.

## S10 Moving
Said of all moving.
- **S10.A** Four.
- **S10.J.1** Five.
- **S10.J.2** Six.

### S10.5 Ways
- **S10.5.a** Seven.
### S10.6 More ways
- **S10.6.a** Eight.

**EX-1** (S2.a) An example.
"""

SOURCE = '''\
"""S2.a. The module."""

LIMIT = 3  # a comment cites nothing: S2.b


def overrun(t):
    """S10.J. Five to one."""
    def inner():
        """EX-1."""
    return Refusal("S10.A", "no-way")


class Move:
    """S10.5-10.6 and S77.3."""

    def go(self):
        tell("S2.c is no clause of its own here", clause="S2.c")
'''

TESTS = '''\
def test_S10_J_five_overrun_one():
    pass


def test_something():
    """S2.b-c, and not S2.x."""


def helper_S2_a():
    pass
'''

OTHERS = '''
def test_S2_b_of_another_book() -> None:
    """S2.b, S2.x."""
'''

CASES = """\
game: toy
title: A case
clauses: [S2.a]
then: {score: {red: 0}}
---
game: other
title: Of another game
clauses: [S10.A]
then: {score: {red: 0}}
"""


@pytest.fixture
def book() -> Rulebook:
    return Rulebook(BOOK)


@pytest.mark.parametrize(
    ("text", "ids", "strays"),
    [
        ("S2.a. Text goes on.", ["S2.a"], []),
        ("(S2.a, S2.c)", ["S2.a", "S2.c"], []),
        ("S2. The whole chapter", ["S2"], []),
        ("S10", ["S10"], []),
        ("S10.J", ["S10.J", "S10.J.1", "S10.J.2"], []),
        ("S10.J.1's", ["S10.J.1"], []),
        ("S2.a-c", ["S2.a", "S2.b", "S2.c"], []),
        ("S2.a–b.", ["S2.a", "S2.b"], []),
        ("S10.5-10.6", ["S10.5", "S10.5.a", "S10.6", "S10.6.a"], []),
        ("S10.J.1-2", ["S10.J.1", "S10.J.2"], []),
        ("S10.J.1-S10.J.2", ["S10.J.1", "S10.J.2"], []),
        ("S2.a-z", [], ["S2.a-z"]),
        ("EX-1 and EX-9", ["EX-1"], ["EX-9"]),
        ("S2.z, S44.1", [], ["S2.z", "S44.1"]),
        ("no clause: X2.a, D6, T-1, XS2.a, 1.S2", [], []),
    ],
)
def test_citations(book: Rulebook, text: str, ids: list[str], strays: list[str]) -> None:
    found = citations(text, book)
    assert found.ids == ids
    assert found.strays == strays


@pytest.mark.parametrize(
    ("name", "cited"),
    [
        ("test_S10_J_five_overrun_one", "S10.J"),
        ("test_S10_J_1_five", "S10.J.1"),
        ("test_S2_a", "S2.a"),
        ("test_EX_1_example", "EX-1"),
        ("test_the_S2_a_rule", ""),
        ("test_nothing", ""),
    ],
)
def test_names_of_tests(book: Rulebook, name: str, cited: str) -> None:
    assert cited_by_name(name, book) == cited


@pytest.fixture
def game(tmp_path: Path) -> ToyGame:
    game = ToyGame()
    game.folder = tmp_path / "game"
    game.must_cite = ("S2-S10", "EX")
    (game.folder / "chapters").mkdir(parents=True)
    (game.folder / "rules.md").write_text(BOOK, encoding="utf-8")
    (game.folder / "chapters" / "moving.py").write_text(SOURCE, encoding="utf-8")
    (tmp_path / "tests" / "toy").mkdir(parents=True)
    (tmp_path / "tests" / "test_others.py").write_text(OTHERS, encoding="utf-8")
    (tmp_path / "tests" / "toy" / "test_moving.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "cases").mkdir()
    (tmp_path / "cases" / "a.yaml").write_text(dedent(CASES), encoding="utf-8")
    return game


def test_functions_cases_and_tests_are_indexed_by_clause(game: ToyGame, tmp_path: Path) -> None:
    found = index(game, tmp_path / "cases", tmp_path / "tests")
    assert found.functions["S2.a"] == ["chapters.moving.py"]
    assert found.functions["S10.J.1"] == ["chapters.moving.overrun"]
    assert found.functions["EX-1"] == ["chapters.moving.overrun.inner"]
    assert found.functions["S10.A"] == ["chapters.moving.overrun"]
    assert found.functions["S10.6.a"] == ["chapters.moving.Move"]
    assert found.functions["S2.c"] == ["chapters.moving.Move.go"]
    assert "S2.b" not in found.functions
    assert found.cases == {"S2.a": [f"{tmp_path / 'cases' / 'a.yaml'}:1"]}
    assert found.tests["S10.J.2"] == ["test_moving.py::test_S10_J_five_overrun_one"]
    assert found.tests["S2.c"] == ["test_moving.py::test_something"]
    assert found.strays == ["chapters.moving.Move: S77.3", "test_moving.py::test_something: S2.x"]


def test_what_no_case_or_test_cites_is_missing(game: ToyGame, tmp_path: Path) -> None:
    expected = ["S10.A", "S10.5.a", "S10.6.a", "EX-1"]
    assert missing(game, tmp_path / "cases", tmp_path / "tests") == expected
    assert len(missing(game, tmp_path / "nothing", tmp_path / "nothing")) == 9
