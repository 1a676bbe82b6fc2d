"""The view is made of sections: each must be made anew when something that it shows has changed."""

import random
from copy import deepcopy

import pytest

from tyche.core.game import game_named
from tyche.core.table import open_table
from tyche.study.checks import Sections, typed_faults
from tyche.study.fuzz import random_decision, random_options

GAME = game_named("successors")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_sum_of_the_sections_is_the_view_made_from_nothing(players: int) -> None:
    luck = random.Random(f"sections {players}")
    table = open_table(GAME, players, random_options(GAME, luck), None, luck.randbytes(32))
    sections = Sections(table)
    shown = sections.shown["of everybody"]
    changes = 0
    for moment in range(900):
        if table.over:
            break
        before = deepcopy(shown.view)  # it is changed in place
        if moment % 3 == 0:  # not after every decision: several changes at once must show too
            assert sections.faults(table) == []
            changes += before != shown.view
        if moment % 100 == 0:
            assert typed_faults(table) == []
        table.choose(*random_decision(table, luck))
    assert changes > 100
