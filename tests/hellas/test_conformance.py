"""Lords of Hellas does what every game must do."""

import pytest

from tests import conformance
from tests.conformance import Journey
from tyche.games.hellas import GAME

CHECKS = [
    conformance.check_end,
    conformance.check_moments,
    conformance.check_copies,
    conformance.check_record,
    conformance.check_undo,
    conformance.check_refusals,
    conformance.check_hidden,
    conformance.check_clauses,
    conformance.check_log,
    conformance.check_defaults,
]


@pytest.fixture(scope="module", params=[2, 3, 4])
def journey(request: pytest.FixtureRequest) -> Journey:
    return Journey(GAME, request.param, 1)


@pytest.mark.parametrize("check", CHECKS)
def test_the_game_conforms(journey: Journey, check: object) -> None:
    assert callable(check)
    check(journey)


def test_seats_and_options_are_sound() -> None:
    conformance.check_seats(GAME)
