"""What bots say for their options: it rests on clauses that there are, and figures do not say the opposite."""

from pathlib import Path

import pytest

from tyche.bots.advising import belies
from tyche.bots.value import BAD, GOOD, OPEN, description_of
from tyche.core.game import games
from tyche.core.handbook import read_handbook
from tyche.core.rulebook import read_rulebook


@pytest.mark.parametrize("name", sorted(games()))
def test_every_reason_leads_to_a_paragraph_of_the_rulebook(name: str) -> None:
    folder = Path(games()[name].folder)
    book = read_handbook(folder, "en", read_rulebook(folder / "rules.md"))
    assert book is not None
    said = [f"{id}." for id in [*book.clauses(), *(chapter.id for chapter in book.chapters)]]
    features = description_of(name).features
    astray = {one.name: one.clause for one in features if not any(id.startswith(f"{one.clause}.") for id in said)}
    assert astray == {}


@pytest.mark.parametrize(
    ("sign", "amount", "change", "opposite"),
    [
        (GOOD, 0.2, 3.0, False),
        (GOOD, -0.2, 3.0, True),
        (BAD, -0.2, 3.0, False),
        (BAD, 0.2, 3.0, True),
        (GOOD, -0.2, 0.0, False),
        (OPEN, -0.2, 3.0, False),
    ],
)
def test_what_grows_less_than_by_other_options_is_not_told_as_a_gain(
    sign: int, amount: float, change: float, opposite: bool
) -> None:
    assert belies(sign, amount, change) is opposite
