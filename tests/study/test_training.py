"""Learning what positions promise."""

import random
from importlib.resources import files
from math import log

import msgspec
import pytest

from tyche.bots.value import BAD, GOOD, WEIGHTS, Value, description_of, softmax, value_of
from tyche.bots.weights import Weights
from tyche.core.errors import SetupError
from tyche.core.game import games
from tyche.core.table import open_table
from tyche.study.training import Lesson, Position, Taught, fit, learn_from, lessons, reliability


@pytest.mark.parametrize("name", games())
def test_every_position_is_described_by_as_many_numbers_as_are_declared(name: str) -> None:
    description = description_of(name)
    game = games()[name]
    assert len(set(description.names)) == len(description.names)
    assert all(feature.meaning and feature.clause for feature in description.features)
    for players in (game.least, min(4, game.most)):
        table = open_table(game, players, None, None, bytes(32), log=False)
        rng = random.Random(players)
        for n in range(300):
            if table.over:
                break
            seat = rng.choice(table.awaited())
            table.choose(seat, rng.choice(table.options(seat)))
            if n % 10 == 0:
                rows = description.rows(table.play)
                assert [len(row) for row in rows] == [len(description.features)] * players
                assert 0.0 <= description.progress(table.play) <= 1.0


def taught(number: int, rng: random.Random, names: list[str], helps: str, harms: str) -> Taught:
    """A game whose winner has more of one thing and less of another, all else being noise."""
    rows = [[rng.gauss(0, 1) for _ in names] for _ in range(4)]
    grades = [2 * row[names.index(helps)] - 2 * row[names.index(harms)] for row in rows]
    winner = rng.choices(range(4), softmax(grades))[0]
    return Taught(number, winner, [Position(0.5, rows)] * 3)


def test_a_fit_finds_what_decides_and_keeps_known_signs() -> None:
    description = description_of("hellas")
    names = description.names
    rng = random.Random(1)
    good = next(feature.name for feature in description.features if feature.sign == GOOD)
    bad = next(feature.name for feature in description.features if feature.sign == BAD)
    found = fit("hellas", "1", [taught(n, rng, names, good, bad) for n in range(900)])
    weights = found.weights
    middle = {name: a + b / 2 for name, a, b in zip(names, weights.plain, weights.late, strict=True)}
    assert middle[good] > 1
    assert middle[bad] < -1
    assert max(abs(weight) for name, weight in middle.items() if name not in (good, bad)) < 0.4
    for feature, early, late in zip(description.features, weights.plain, weights.late, strict=True):
        assert feature.sign * early >= 0
        assert feature.sign * (early + late) >= -1e-5
    assert found.loss < found.guess - 0.3
    assert found.guess == pytest.approx(log(4))
    wrong = fit("hellas", "1", [taught(n, rng, names, bad, good) for n in range(200)])
    assert wrong.weights.plain[names.index(good)] == wrong.weights.plain[names.index(bad)] == 0


def test_chances_add_up_and_follow_the_grades() -> None:
    weights = fit(
        "hellas", "1", [taught(n, random.Random(n), description_of("hellas").names, "lands", "doom") for n in range(40)]
    )
    value = Value(weights.weights)
    row = [0.0] * len(value.means)
    better = row[:]
    better[0] = 3.0
    chances = value.chances([row, better, row], 0.5)
    assert sum(chances) == pytest.approx(1)
    assert chances[1] >= chances[0] == chances[2]


def test_too_few_games_are_refused() -> None:
    with pytest.raises(SetupError, match="too few"):
        fit("hellas", "1", [])


def test_a_game_teaches_the_same_every_time() -> None:
    lesson = Lesson(0, "hellas", 2, ["random"], {}, "1")
    first, second = learn_from(lesson), learn_from(lesson)
    assert first == second
    assert len(first.positions) > 5
    assert first.winner in (0, 1)


def test_reliability_counts_what_came_true() -> None:
    low, high = reliability([(0.12, True), (0.18, False), (0.95, True)])
    assert low == pytest.approx((0.15, 0.5, 2))
    assert high == pytest.approx((0.95, 1.0, 1))


@pytest.mark.parametrize("name", games())
def test_every_game_ships_a_value_with_its_recipe(name: str) -> None:
    stored = files(f"tyche.bots.{name}").joinpath(WEIGHTS).read_bytes()
    weights = msgspec.json.decode(stored, type=Weights)
    assert len(stored) < 1_000_000
    assert weights.features == description_of(name).names
    assert {"command", "bots", "players", "seed", "games", "loss"} <= set(weights.recipe)
    table = open_table(games()[name], 4, None, None, bytes(32), log=False)
    chances = value_of(name).chances(description_of(name).rows(table.play), 0.0)
    assert sum(chances) == pytest.approx(1.0)
    assert max(chances) < 0.9  # nobody has won before the first decision


def test_lessons_vary_maps_and_modes_as_far_as_the_players_allow_and_always_alike() -> None:
    found = lessons("scharz", [2, 5, 12], ["dux"], {}, 60, "1")
    assert len({lesson.options["map"] for lesson in found}) == 6
    assert len({lesson.options["mode"] for lesson in found}) == 6
    for lesson in found:
        games()["scharz"].check(lesson.players, lesson.options, None)
    assert found == lessons("scharz", [2, 5, 12], ["dux"], {}, 60, "1")
    fixed = lessons("scharz", [4], ["dux"], {"map": "huns"}, 12, "1")
    assert {lesson.options["map"] for lesson in fixed} == {"huns"}


def test_with_few_games_the_prior_counts_and_with_many_the_games() -> None:
    names = description_of("successors").names
    known = next(n for n, feature in enumerate(description_of("successors").features) if feature.prior > 0.2)
    rng = random.Random(2)
    helps, harms = "mercenaries", "losses"
    few = fit("successors", "1", [taught(n, rng, names, helps, harms) for n in range(12)]).weights
    many = fit("successors", "1", [taught(n, rng, names, helps, harms) for n in range(600)]).weights
    assert few.plain[known] > 2 * many.plain[known]
    assert many.plain[names.index(helps)] > 1.1 * few.plain[names.index(helps)]
