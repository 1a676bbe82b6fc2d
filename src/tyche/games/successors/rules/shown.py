"""What is added to a scene under way by procedures that serve battles, sieges and others alike."""

from tyche.core.scenes import Die, Loss, Row, Side
from tyche.games.successors.rules.play import Successors


def show_loss(t: Successors, faction: int, fate: str, **facts: object) -> None:
    """Pieces that a faction loses, for the telling before this."""
    if t.staged:
        t.enact("losses", [Side(faction, losses=[Loss(fate, facts)])])


def show_card(t: Successors, faction: int, card: int) -> None:
    """A card that is played."""
    if t.staged:
        t.enact("cards", [Side(faction, cards=[card])])


def show_attrition(t: Successors, faction: int, die: int, roll: int, units: int, losses: int) -> None:
    """T-3. The die of an attrition, and the row it is read in."""
    if t.staged:
        row = Row("S7.3.b", {"roll": roll, "units": units}, {"losses": losses})
        t.enact("losses", [Side(faction, dice=[Die(die, roll, "attrition")], row=row)])
