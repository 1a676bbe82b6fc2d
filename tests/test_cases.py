"""The rules cases of every game, each once."""

from pathlib import Path

import pytest

from tyche.core.cases import Case, cases_of, load_cases, run_case
from tyche.core.game import games

CASES = [case for game in games().values() for case in load_cases(cases_of(game))]


def name_of(case: Case) -> str:
    """Such as ``successors/S15-sieges:12``, so that the cases of one game or chapter can be picked by ``-k``."""
    return f"{case.game}/{Path(case.lines.file).stem}:{case.line}"


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_case(case: Case) -> None:
    assert run_case(case) == []


def test_every_game_has_cases() -> None:
    assert {case.game for case in CASES} == set(games())


def test_cases_are_nowhere_else() -> None:
    """What does not lie with its game is run by nobody and shown to nobody."""
    assert not list((Path(__file__).parent / "cases").rglob("*.yaml"))
