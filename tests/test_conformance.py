"""Every installed game, and the toy, does what a game must do."""

from functools import cache

import pytest

from tests import conformance
from tests.conformance import Journey
from tests.toy import GAME
from tyche.core.game import Game, games

ALL: dict[str, Game] = {**games(), GAME.name: GAME}
TABLES = [(name, players) for name, game in ALL.items() for players in range(game.least, game.most + 1)]


@cache
def travelled(name: str, players: int) -> Journey:
    return Journey(ALL[name], players, 1)


@pytest.fixture
def journey(request: pytest.FixtureRequest) -> Journey:
    name, players = request.param
    return travelled(name, players)


every_game = pytest.mark.parametrize("journey", TABLES, indirect=True, ids=lambda table: f"{table[0]}-{table[1]}")


@every_game
def test_random_play_ends_the_game(journey: Journey) -> None:
    conformance.check_end(journey)


@every_game
def test_every_moment_is_sound(journey: Journey) -> None:
    conformance.check_moments(journey)


@every_game
def test_copies_are_equal(journey: Journey) -> None:
    conformance.check_copies(journey)


@every_game
def test_records_replay(journey: Journey) -> None:
    conformance.check_record(journey)


@every_game
def test_decisions_can_be_taken_back(journey: Journey) -> None:
    conformance.check_undo(journey)


@every_game
def test_what_is_not_offered_is_refused(journey: Journey) -> None:
    conformance.check_refusals(journey)


@every_game
def test_options_and_guards_agree(journey: Journey) -> None:
    conformance.check_guards(journey)


@every_game
def test_nothing_hidden_is_shown(journey: Journey) -> None:
    conformance.check_hidden(journey)


@every_game
def test_clauses_exist(journey: Journey) -> None:
    conformance.check_clauses(journey)


@every_game
def test_the_log_is_plain_data(journey: Journey) -> None:
    conformance.check_log(journey)


@every_game
def test_defaults_end_the_game(journey: Journey) -> None:
    conformance.check_defaults(journey)


@pytest.mark.parametrize("name", ALL)
def test_seats_and_options(name: str) -> None:
    conformance.check_seats(ALL[name])
