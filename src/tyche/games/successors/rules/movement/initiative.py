"""S11.2.e, S12.2.a. The roll for an interception or to avoid battle: a die above the initiative rating succeeds."""

from typing import Final

from tyche.core.atlas import bits
from tyche.core.scenes import Die, Row, Side, Term
from tyche.games.successors.rules.components import AVOID_BATTLE_ON, INITIATIVE, INITIATIVE_IN, INTERCEPT_ON
from tyche.games.successors.rules.movement.entry import Entry
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import IND
from tyche.games.successors.rules.units import FIELD, count, kinds


def initiative(t: Successors, general: int, area: int) -> int:
    """S7.1.0.a, T-20 (Peithon). The initiative rating of a general where he stands."""
    return t.has_ability(general, INITIATIVE_IN, area) or INITIATIVE[general]


class Reaction:
    """A kind of attempt: how it is told, and the ability that makes it easier (T-20)."""

    def __init__(self, message: str, clause: str, ability: int) -> None:
        self.message: Final = message
        self.clause: Final = clause
        self.ability: Final = ability


INTERCEPTION: Final = Reaction("interception", "S11.2.e", INTERCEPT_ON)
AVOIDING: Final = Reaction("avoid-battle", "S12.2.a", AVOID_BATTLE_ON)


def needed(t: Successors, reaction: Reaction, general: int, area: int) -> int:
    """S11.2.e, S12.2.a. The least roll that succeeds: above the initiative, or what an ability says (T-20)."""
    return t.has_ability(general, reaction.ability, area) or initiative(t, general, area) + 1


def roll_initiative(
    t: Successors, reaction: Reaction, faction: int, general: int, area: int, place: int, modifier: int
) -> bool:
    """One general's attempt, told with everything that counts; `modifier` is that of cavalry (S16.9.j-m)."""
    die = t.roll()
    roll, need = die + modifier, needed(t, reaction, general, area)
    t.tell(
        reaction.message,
        reaction.clause,
        faction=faction,
        general=general,
        die=die,
        roll=roll,
        need=need,
        place=place,
        success=roll >= need,
    )
    if t.logged:
        row = Row(reaction.clause, {"roll": roll, "need": need}, {"outcome": "succeeds" if roll >= need else "fails"})
        facts: dict[str, object] = {"general": general}
        side = Side(faction, dice=[Die(die, roll, reaction.message)], facts=facts, role=reaction.message, row=row)
        likely = max(0, min(6, 7 - need + modifier)) / 6
        chance = round(100 * (likely if roll >= need else 1 - likely))
        sides = [side, *enterers(t)]
        t.scene(
            reaction.message, f"{t.moment}-{general}", "ends", sides, place=place, success=roll >= need, chance=chance
        )
    return roll >= need


def enterers(t: Successors) -> list[Side]:
    """S10. Those who enter the area, as the other side of an attempt."""
    e = t.entering
    if not isinstance(e, Entry):
        return []
    units = [Term("units", count(e.units, kind), {"units": e.units & FIELD[kind]}) for kind in kinds(e.units)]
    if e.faction == IND:
        units = [Term("armies", t.cus(IND, e.area))]
    lead: dict[str, object] = {"general": bits(e.generals)[0]} if e.generals else {}
    return [Side(e.faction, units, facts=lead, role="enters")]
