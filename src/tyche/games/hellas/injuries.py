"""H11. Injuries of heroes, which impair nothing but attributes (H11.5), and healing."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.games.hellas.components import ATTRIBUTE_ID
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.words import attribute_options

INJURE: Final = attribute_options("injure")
HEAL: Final = attribute_options("heal")
ALL_INJURED: Final = 7


def injure(t: Hellas, seat: int, clause: str) -> Flow[bool]:
    """H11.1, H11.2. The hero's owner flips an attribute; true for a fourth injury, which has no other effect."""
    injured = t.s.injured[seat]
    if injured == ALL_INJURED:
        t.tell("fourth-injury", "H11.2", player=seat)
        return True
    options: list[Option] = [INJURE[k] for k in range(3) if not injured >> k & 1]
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(seat, "injury", options, "H11.1", options[0])
    attribute = ATTRIBUTE_ID[str(choice[1])]
    t.s.injured[seat] |= 1 << attribute
    t.tell("injured", clause, player=seat, attribute=attribute)
    return False


def heal(t: Hellas, seat: int, clause: str) -> Flow[None]:
    """H11.3. The owner flips one token of their choice back."""
    options = heal_options(t, seat)
    if not options:
        return
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(seat, "heal", options, clause, options[0])
    heal_attribute(t, seat, choice, clause)


def heal_options(t: Hellas, seat: int) -> list[Option]:
    """The injured attributes."""
    injured = t.s.injured[seat]
    return [HEAL[k] for k in range(3) if injured >> k & 1] if injured else []


def heal_attribute(t: Hellas, seat: int, choice: Option, clause: str) -> None:
    """H11.3. The attribute regains its stored value."""
    attribute = ATTRIBUTE_ID[str(choice[1])]
    t.s.injured[seat] &= ~(1 << attribute)
    t.tell("healed", clause, player=seat, attribute=attribute)
