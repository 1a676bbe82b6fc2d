"""T8. The way of land units to a distant field: this subphase's step, and those of rounds to come."""

from itertools import pairwise

from tyche.core.ask import Ask, Option
from tyche.core.atlas import bits
from tyche.core.play import copied
from tyche.core.telling import Remark
from tyche.core.ways import Leg, cheapest
from tyche.games.scharz.edges.foresee import dangers, enemies, entrance
from tyche.games.scharz.edges.odds import let_default
from tyche.games.scharz.rules.components import HI
from tyche.games.scharz.rules.move.cargo import PHASES, UNITS
from tyche.games.scharz.rules.move.march import STEPS
from tyche.games.scharz.rules.move.reach import march_steps
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import mark_of


def way(t: Scharz, ask: Ask, seat: int, goal: str, origin: str) -> list[Leg]:
    """Of the units of `origin` (of the nearest field from where somebody can march, without one), one field a step."""
    to = t.a.ids.get(goal, -1)
    if ask.topic not in PHASES or not 0 <= to < t.a.n_land:
        return []
    options = ask.options_for(seat)
    marches = [option for option in options if option[0] == "march"]
    starts = sorted({t.a.ids[str(option[1])] for option in marches if not origin or option[1] == origin})
    foreign = t.foreign_out(seat)

    def steps(place: int) -> list[tuple[int, int]]:
        if place not in starts and foreign >> place & 1:
            return []
        return [(one, 1) for one in bits(march_steps(t, seat, place, HI, UNITS))]

    paths = [path for start in starts if start != to and (path := cheapest(start, to, steps))]
    path = min(paths, key=len) if paths else []
    found: list[Leg] = []
    for source, place in pairwise(path):
        step: Option = ("march", t.name(source), t.name(place))
        now = not found and step in options
        found.append(
            Leg(t.name(source), t.name(place), step if now else (), [], ahead(t, seat, path[0], source, place))
        )
    return found


def ahead(t: Scharz, seat: int, start: int, source: int, place: int) -> list[Remark]:
    """T5.4, T8.20, T9.12. Whom a group meets at a field and what the field does to it, if all go who can."""
    copy = copied(t)
    copy.s.ambushed[mark_of(seat, place)] = 1  # the dice of an ambush are not to be known
    if source == start:
        let_default(STEPS["march"](copy, seat, source, place, PHASES.index(t.s.step)))
        return entrance(t, seat, "march", source, place) + enemies(copy, seat, place) + dangers(copy, seat, place)
    return entrance(t, seat, "march", source, place) + [
        Remark("stands-there", "T5.4", {"other": other, "place": t.name(place)})
        for other in range(t.players)
        if t.foreign(seat, other) and t.s.out[other] >> place & 1
    ]
