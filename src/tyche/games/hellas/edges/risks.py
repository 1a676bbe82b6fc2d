"""Hoplites that are lost for certain, who else is a step from victory, and what control of a region would bring."""

from typing import Final

from tyche.core.ask import DONE, PASS, Ask, Option
from tyche.core.stakes import SURE, Stake
from tyche.core.telling import Remark
from tyche.games.hellas.rules.components import ACTION_NAMES, LANDS_TO_WIN, MONSTERS_TO_WIN, MONUMENT, TEMPLES_TO_WIN
from tyche.games.hellas.rules.kinds import REGION
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.stakes import control
from tyche.games.hellas.rules.state import NOBODY

ENDING: Final = ("regular-action", "special-action")
"""The questions after which, if they are declined, the others go on."""


def risks(t: Hellas, ask: Ask, seat: int, option: Option) -> list[Stake]:
    """A-40. The first hoplite that comes to the evolved chimera dies."""
    if option[0] not in ("move", "march") or len(option) < 3:
        return []
    to = REGION.of(option, 2)
    if to != t.deadly_region() or t.s.entered >> seat & 1:
        return []
    return [Stake("hoplites", seat, -1, "A-40", SURE, {"region": to}, True)]


def ends_turn(ask: Ask, option: Option) -> bool:
    """Whether the others go on after an option: the turn ends, or the round with a monument."""
    return ask.topic in ENDING and (option in (DONE, PASS) or option == ("action", ACTION_NAMES[MONUMENT]))


def near_victory(t: Hellas, seat: int) -> list[Remark]:
    """H19. Who else is a step from a victory, and from which."""
    found: list[Remark] = []
    for other in range(t.s.players):
        if other == seat:
            continue
        for track, has, goal, clause in (
            ("lands", t.lands_held(other), LANDS_TO_WIN[t.s.players], "H19.1"),
            ("temples", (t.s.held[other] & t.s.temples).bit_count(), TEMPLES_TO_WIN, "H19.2"),
            ("slain", t.s.figures[other].bit_count(), MONSTERS_TO_WIN, "H19.3"),
        ):
            if has == goal - 1:
                found.append(Remark("near-victory", clause, {"player": other, "track": track}))
        if t.s.king == other and t.s.king_tokens <= 1:
            found.append(Remark("near-victory", "H19.4", {"player": other, "track": "king-of-kings"}))
    return found


def worth(t: Hellas, seat: int, place: str) -> list[Stake]:
    """H14, H19. What control of a region would bring, and cost its holder: the land it completes, its temple."""
    region = REGION.ids.get(place, NOBODY)
    holder = NOBODY if region < 0 else t.s.control[region]
    if region < 0 or holder == seat:
        return []
    lost = control(t, holder, region, -1, "H14.3") if holder >= 0 else []
    return control(t, seat, region, 1, "H14.2") + lost
