"""What is added to a scene under way by procedures that serve battles, hunts and monsters alike."""

from typing import Final

from tyche.core.scenes import Loss, Side
from tyche.games.hellas.rules.play import Hellas

HOPLITE: Final = "hoplite"


def show_hoplites(t: Hellas, seat: int, number: int) -> None:
    """H13.13. Hoplites that die, for the telling before this."""
    if t.staged:
        t.enact("losses", [Side(seat, losses=[Loss("killed", {"units": {HOPLITE: number}})])])


def show_injury(t: Hellas, seat: int, attribute: int) -> None:
    """H11.1. An attribute that is injured or lowered."""
    if t.staged:
        t.enact("losses", [Side(seat, losses=[Loss("injured", {"attribute": attribute})])])


def show_card(t: Hellas, seat: int, card: int) -> None:
    """H21.3. A combat card that is laid down; those of battles are shown as they are played."""
    if t.staged and t.battle is None:
        t.enact("cards", [Side(seat, cards=[card])])
