"""H11. Injuries of heroes, which impair nothing but attributes (H11.5), and healing."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.kinds import ATTRIBUTE
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.shown import show_injury

INJURE: Final = options_of("injure", ATTRIBUTE)
HEAL: Final = options_of("heal", ATTRIBUTE)
ALL_INJURED: Final = 7


def injure(t: Hellas, seat: int, clause: str) -> Flow[bool]:
    """H11.1, H11.2. The hero's owner flips an attribute; true for a fourth injury, which has no other effect."""
    if t.s.injured[seat] == ALL_INJURED:
        t.tell("fourth-injury", "H11.2", player=seat)
        t.enact("losses")
        return True
    options = [option for k, option in enumerate(INJURE) if may_injure(t, seat, k) is None]
    choice = yield from choose_one(t, seat, "injury", options, "H11.1")
    attribute = ATTRIBUTE.of(choice)
    t.s.injured[seat] |= 1 << attribute
    t.tell("injured", clause, player=seat, attribute=attribute)
    show_injury(t, seat, attribute)
    return False


def may_injure(t: Hellas, seat: int, attribute: int) -> Refusal | None:
    """H11.1. An attribute that is not injured yet."""
    injured = t.s.injured[seat] >> attribute & 1
    return Refusal("H11.1", "injured-already", {"attribute": attribute}) if injured else None


def heal(t: Hellas, seat: int, clause: str) -> Flow[None]:
    """H11.3. The owner flips one token of their choice back."""
    options = heal_options(t, seat)
    if not options:
        return
    choice = yield from choose_one(t, seat, "heal", options, clause)
    heal_attribute(t, seat, choice, clause)


def may_heal(t: Hellas, seat: int, attribute: int) -> Refusal | None:
    """H11.3. An injured attribute."""
    injured = t.s.injured[seat] >> attribute & 1
    return None if injured else Refusal("H11.3", "not-injured", {"attribute": attribute})


def heal_options(t: Hellas, seat: int) -> list[Option]:
    """The injured attributes."""
    return [option for k, option in enumerate(HEAL) if may_heal(t, seat, k) is None] if t.s.injured[seat] else []


def heal_attribute(t: Hellas, seat: int, choice: Option, clause: str) -> None:
    """H11.3. The attribute regains its stored value."""
    attribute = ATTRIBUTE.of(choice)
    t.s.injured[seat] &= ~(1 << attribute)
    t.tell("healed", clause, player=seat, attribute=attribute)
