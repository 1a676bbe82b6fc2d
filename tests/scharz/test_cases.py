"""The rules cases of Scharz."""

from pathlib import Path

import pytest

from tyche.core.cases import Case, load_cases, run_case
from tyche.games.scharz import GAME

CASES = load_cases(Path(__file__).resolve().parents[1] / "cases" / "scharz")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{Path(case.lines.file).stem}:{case.line}")
def test_case(case: Case) -> None:
    assert run_case(case, GAME) == []
