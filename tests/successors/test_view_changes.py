"""A view is made of what has changed since it was last made: it must be the view as it is."""

import random

import pytest

from tyche.core.game import game_named
from tyche.core.table import open_table
from tyche.games.successors.game import Run
from tyche.games.successors.seen import UNSEEN
from tyche.games.successors.view import public
from tyche.study.fuzz import random_decision, random_options

GAME = game_named("successors")


def shown_anew(play: Run) -> dict[str, object]:
    """What everybody sees of a run that nobody has seen yet."""
    kept = play.seen, play.figured
    play.seen, play.figured = UNSEEN, ((), {})
    shown = public(play)
    play.seen, play.figured = kept
    return shown


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_shown_by_changes_is_what_is_shown_anew(players: int, seed: int) -> None:
    luck = random.Random(f"{players} {seed}")
    table = open_table(GAME, players, random_options(GAME, luck), None, luck.randbytes(32))
    changed = 0
    for moment in range(1500):
        if table.ask is None:
            break
        if moment % 3 == 0:  # not after every decision: several changes at once must show too
            play = table.play
            assert isinstance(play, Run)
            before = play.seen, play.figured
            assert public(play) == shown_anew(play)
            changed += play.seen is not before[0] and play.figured is not before[1]
        if moment % 50 == 0:
            fork = table.fork().play
            assert isinstance(fork, Run)
            assert public(fork) == shown_anew(fork)
        table.choose(*random_decision(table, luck))
    assert changed > 100
