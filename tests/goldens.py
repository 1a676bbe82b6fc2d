"""What is kept of the games as text is still so: fingerprints of cases and tables, looks of positions, spoiled states.

`make goldens-check` runs these, `make goldens` writes anew what is kept (see `prints`,
`tables`, `looks` and `spoils`).
"""

from functools import cache

import pytest

from tests import looks, prints, spoils, tables
from tests.looks import Looks
from tests.prints import GAMES
from tyche.core.cases import Case, cases_of, load_cases

CASES = [case for game in GAMES.values() for case in load_cases(cases_of(game))]
LOOKS = [(game, name) for game in GAMES for name in looks.kept(game)]
SPOILS = [(game, name) for game in GAMES for name in spoils.kept(game)]


@pytest.mark.parametrize("case", CASES, ids=prints.name_of)
def test_a_case_leads_to_what_it_did(case: Case) -> None:
    failures, found = prints.run(case)
    assert failures == []
    assert found == prints.kept(case.game)[prints.name_of(case)]


@cache
def looks_of(game: str) -> Looks:
    return Looks(game)


@pytest.mark.parametrize(("game", "name"), LOOKS, ids=[" ".join(one) for one in LOOKS])
def test_a_position_looks_as_it_did(game: str, name: str) -> None:
    assert looks_of(game).of(name) == looks.kept(game)[name]


@pytest.mark.parametrize(("game", "name"), SPOILS, ids=[" ".join(one) for one in SPOILS])
def test_what_is_wrong_with_a_state_is_found(game: str, name: str) -> None:
    kept = spoils.kept(game)[name]
    assert spoils.found_in(looks_of(game), name, list(kept)) == kept


@pytest.mark.parametrize("game", GAMES)
def test_what_is_computed_when_a_game_is_loaded_is_as_it_was(game: str) -> None:
    assert tables.taken(GAMES[game]) == tables.kept(game)


def test_every_game_is_looked_at_and_spoiled() -> None:
    assert {game for game, _ in LOOKS} == {game for game, _ in SPOILS} == set(GAMES)
