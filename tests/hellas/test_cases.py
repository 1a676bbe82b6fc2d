"""The rules cases of Lords of Hellas."""

from pathlib import Path

import pytest

from tyche.core.cases import Case, load_cases, run_case
from tyche.games.hellas import GAME

CASES = load_cases(Path(__file__).resolve().parents[1] / "cases" / "hellas")


@pytest.mark.parametrize("case", CASES, ids=[f"{case.place.rpartition('/')[2]} {case.title}" for case in CASES])
def test_case(case: Case) -> None:
    assert run_case(case, GAME) == []
