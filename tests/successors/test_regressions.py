"""Random games that once went wrong: (players, seed of the fuzzer), each with what it found."""

import pytest

from tyche.study.fuzz import Plan, play_one

SEEDS = [
    (2, 16565021886010),  # card 7 levied where an enemy general without units left no open area
    (2, 139406537968218),
    (2, 142337219652840),
    (2, 161685913087647),
    (5, 232563049578283),
    (5, 133780818036838),  # an activated minor general, driven off and placed again, was in no army
    (2, 105761276622600),  # the mover went on and left his own general with an interceptor
]


@pytest.mark.parametrize(("players", "seed"), SEEDS)
def test_a_game_that_once_failed_plays_to_its_end(players: int, seed: int) -> None:
    plan = Plan("successors", players, debug=True)
    plan.stored = plan.often
    outcome = play_one(plan, seed)
    assert not outcome.failure
