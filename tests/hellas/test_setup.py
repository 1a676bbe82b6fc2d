"""H5: what the set-up shows to whom."""

from tyche.core.table import open_table
from tyche.games.hellas import GAME
from tyche.games.hellas.rules.components import N_TEMPLE_CARDS
from tyche.games.hellas.rules.play import Hellas


def test_H5_10_everybody_draws_a_combat_card_in_secret() -> None:
    """H21.1. The number of cards is public, the cards are not."""
    table = open_table(GAME, 3, None, None, bytes(32))
    view = table.view(0)
    assert len(view["hand"]) == 1  # type: ignore[arg-type]
    assert [seat["hand"] for seat in view["seats"]] == [1, 1, 1]  # type: ignore[attr-defined]


def test_H5_7_the_temple_card_is_drawn_by_lot() -> None:
    """H5.7. One of five, and not always the same; whichever it is, everybody sees it."""
    drawn: set[int] = set()
    for seed in range(12):
        table = open_table(GAME, 3, None, None, bytes([seed]) * 32)
        assert isinstance(table.play, Hellas)
        drawn.add(table.play.s.temple_card)
    assert drawn <= set(range(N_TEMPLE_CARDS))
    assert len(drawn) > 2
