"""H5: what the set-up shows to whom."""

from tyche.core.table import open_table
from tyche.games.hellas import GAME


def test_H5_10_everybody_draws_a_combat_card_in_secret() -> None:
    """H21.1. The number of cards is public, the cards are not."""
    table = open_table(GAME, 3, None, None, bytes(32))
    view = table.view(0)
    assert len(view["hand"]) == 1  # type: ignore[arg-type]
    assert [seat["hand"] for seat in view["seats"]] == [1, 1, 1]  # type: ignore[attr-defined]
