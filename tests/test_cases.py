"""The rules cases of every game, each once: whatever folder of `tests/cases` they are in."""

from pathlib import Path

import pytest

from tyche.core.cases import Case, load_cases, run_case
from tyche.core.game import games

FOLDER = Path(__file__).resolve().parent / "cases"
CASES = load_cases(FOLDER)


def name_of(case: Case) -> str:
    """Such as ``successors/S15-sieges:12``, so that the cases of one game or chapter can be picked by ``-k``."""
    file = Path(case.lines.file).resolve().relative_to(FOLDER)
    return f"{file.with_suffix('').as_posix()}:{case.line}"


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_case(case: Case) -> None:
    assert run_case(case) == []


def test_every_game_has_cases() -> None:
    assert {case.game for case in CASES} == set(games())
