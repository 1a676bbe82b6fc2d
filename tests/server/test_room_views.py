"""A view from sections and a view that is made whole are the same, and so are their patches."""

import random
from copy import deepcopy

import pytest

from tests.toy import GAME
from tyche.core.delta import patched
from tyche.core.table import SEED_BYTES, open_table
from tyche.server.room.views import Remade, private_view, public_view
from tyche.study.fuzz import random_decision


@pytest.mark.parametrize("reader", [None, 0, 2])
@pytest.mark.parametrize("seed", range(5))
def test_sections_and_whole_views_agree(reader: int | None, seed: int) -> None:
    rng = random.Random(seed)
    table = open_table(GAME, 3, seed=rng.randbytes(SEED_BYTES))
    public, own = public_view(GAME, table.play), private_view(GAME, table.play, reader)
    whole, mine = Remade(GAME, None, False, table.play), Remade(GAME, reader, True, table.play)
    while not table.over:
        before = deepcopy(public.view)
        table.choose(*random_decision(table, rng))
        patch = public.update(table.play)
        assert patched(before, patch) == public.view
        assert whole.update(table.play) == patch
        assert mine.update(table.play) == own.update(table.play)
        assert (public.view, own.view) == (whole.view, mine.view)
