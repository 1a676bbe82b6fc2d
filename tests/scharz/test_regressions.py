"""Games that once went wrong. Seeds lose their meaning when options change; what they showed is said beside each."""

import pytest

from tyche.study.fuzz import Plan, play_one


@pytest.mark.parametrize(
    ("players", "seed"),
    [
        (5, 61035564748454),  # a unit that joined the crew of a site handed the field to a treaty partner (T18.4)
    ],
)
def test_games_that_once_failed(players: int, seed: int) -> None:
    plan = Plan("scharz", players, debug=True)
    plan.stored, plan.often = 0.1, 0.01
    assert play_one(plan, seed).failure == ""
