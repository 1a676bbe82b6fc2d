"""S7.3, S14.9. Attrition, chosen losses, and what a lost land battle does to everybody in the area."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.successors.rules.check import disperse_general, disperse_units
from tyche.games.successors.rules.components import (
    ABILITY,
    ATTRITION_MODIFIER,
    ELEPHANT,
    FIRST_IND,
    IND_BACK_TO_BOX,
)
from tyche.games.successors.rules.kinds import CU
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.shown import show_attrition, show_loss
from tyche.games.successors.rules.state import GONE, IND, NOBODY, OFF
from tyche.games.successors.rules.tables import attrition
from tyche.games.successors.rules.units import FIELD, MACEDONIANS, ROYAL, UNIT, count, kinds, total

LOSE: Final = options_of("lose", CU)


def destroy(t: Successors, seat: int, area: int, group: int, clause: str) -> None:
    """S7.2.0.b. Combat units are destroyed; RA and Silver Shields so lost are out of the game."""
    if group:
        t.take_cu(seat, area, group)
        t.tell("units-destroyed", clause, faction=seat, area=area, units=group)
        show_loss(t, seat, "destroyed", units=group)


def choose_losses(t: Successors, seat: int, area: int, group: int, number: int, clause: str) -> Flow[int]:
    """S7.3.b. The owner picks `number` combat units of a group, one by one."""
    lost = 0
    for left in range(min(number, total(group)), 0, -1):
        t.choices = group
        options: list[Option] = [LOSE[kind] for kind in kinds(group)]
        choice = yield from choose_one(t, seat, "losses", options, clause, area=area, left=left)
        kind = CU.of(choice)
        group -= UNIT[kind]
        lost += UNIT[kind]
    return lost


def may_lose(t: Successors, kind: int) -> Refusal | None:
    """S7.3.b. A unit of the group that suffers the losses."""
    return None if t.choices & FIELD[kind] else Refusal("S7.3.b", "none-of-them")


def suffer_attrition(
    t: Successors, seat: int, area: int, group: int, column: int, clause: str, bonus: int = 0
) -> Flow[int]:
    """S7.3.b. One roll for a group on a column of T-3; returns the combat units destroyed."""
    die = t.roll()
    roll = die + bonus + krateros(t, seat, area, group, die + bonus)
    number, elephant_first = attrition(column, roll)
    t.tell(
        "attrition",
        clause,
        faction=seat,
        area=area,
        die=die,
        modifier=roll - die,
        roll=roll,
        units=group,
        losses=number,
    )
    show_attrition(t, seat, die, roll, group, number)
    lost = 0
    if elephant_first and number and count(group, ELEPHANT):
        lost = UNIT[ELEPHANT]
        number -= 1
    lost += yield from choose_losses(t, seat, area, group - lost, number, clause)
    destroy(t, seat, area, lost, clause)
    return lost


def krateros(t: Successors, seat: int, area: int, group: int, roll: int) -> int:
    """T-20. -1, not below 1, for a group with Macedonian units under Krateros' command."""
    general = t.commander(seat, area)
    value = t.has_ability(general, ATTRITION_MODIFIER, area)
    ability = ABILITY[general] if general >= 0 else None
    if not value or ability is None or roll + value < ability.minimum:
        return 0
    return value if any(ability.cus >> kind & 1 for kind in kinds(group)) else 0


def suffer_defeat(t: Successors, faction: int, area: int, clause: str, aside: int = 0, bonus: int = 0) -> Flow[None]:
    """S14.9.c-g. The consequences of a lost land battle, for all of a faction in an area.

    Mercenaries, elephants and cavalry are destroyed, Macedonian units take attrition as one group and the rest of them
    is dispersed, as are all generals; family members are lost. Royal Army units set aside are spared (S14.9.h).
    """
    if faction == IND:
        for army in t.armies_at(area):
            defeat_independent(t, army, clause)
        return
    group = t.cu(faction, area) - aside
    destroy(t, faction, area, group & ~MACEDONIANS, clause)
    survivors = group & MACEDONIANS
    if survivors:
        survivors -= yield from suffer_attrition(t, faction, area, survivors, total(survivors), clause, bonus)
        disperse_units(t, faction, area, survivors, clause)
    for general in t.generals_in(faction, area):
        disperse_general(t, general, "S14.9.e", t.s.active)
    lose_family(t, faction, area)


def lose_family(t: Successors, faction: int, area: int) -> None:
    """S14.9.f. The loser's family members here are nobody's until the next check gives heirs and cart away."""
    for royal in range(len(t.s.royal_at)):
        if t.s.royal_at[royal] == area and t.s.royal_owner[royal] == faction:
            t.own_royal(royal, NOBODY)
            t.tell("royal-lost", "S14.9.f", royal=royal, faction=faction, area=area)
            show_loss(t, faction, "taken", royal=royal)


def defeat_independent(t: Successors, army: int, clause: str) -> None:
    """S14.9.g. Seuthes and Glaukias return to their holding boxes, inactive; the others leave the game."""
    back = IND_BACK_TO_BOX[army - FIRST_IND]
    t.tell("army-defeated", clause, general=army, back=back, area=t.s.general_at[army])
    show_loss(t, IND, "dispersed" if back else "destroyed", general=army)
    t.s.active_armies &= ~(1 << army - FIRST_IND)
    place_army(t, army, OFF if back else GONE)


def place_army(t: Successors, army: int, area: int) -> None:
    """Move an Independent army; its combat units go where its general goes (S7.5.a)."""
    t.move_general(army, area)
    t.s.cu_areas[IND] = t.s.general_areas[IND]


def join_side(t: Successors, loser: int, winner: int, area: int, group: int, clause: str) -> None:
    """S7.2.F. Combat units change sides on the spot."""
    if group:
        t.take_cu(loser, area, group)
        t.add_cu(winner, area, group)
        t.tell("units-defect", clause, faction=loser, winner=winner, area=area, units=group)
        show_loss(t, loser, "gone-over", units=group)


def count_as_moved(t: Successors, area: int, group: int) -> None:
    """S14.9.i. Units that join the moving faction count as moved by the activated general, and go with him."""
    s = t.s
    if s.act >= 0 and s.general_at[s.act] == area:
        s.party_cu += group
    else:
        s.finished[area] = s.finished.get(area, 0) + group


def only_royal_army(group: int) -> bool:
    """Whether a group consists of Royal Army units alone."""
    return group != 0 and group & FIELD[ROYAL] == group
