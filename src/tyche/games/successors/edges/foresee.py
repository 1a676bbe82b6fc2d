"""What a player may reckon before he chooses: the price of a march, who may react to it, the odds of the battle.

Only from what everybody sees: cards in hands change all of it, and are no part of it.
"""

from tyche.core.ask import Option
from tyche.core.telling import Remark
from tyche.games.successors.edges.odds import DIE, battle_chances
from tyche.games.successors.rules.atlas import ROUTES, SEA
from tyche.games.successors.rules.battle.side import Battle, Side
from tyche.games.successors.rules.battle.siege import modifiers, points_needed, siege_cost
from tyche.games.successors.rules.kinds import GENERAL, PLACE
from tyche.games.successors.rules.movement.avoid_battle import may_avoid
from tyche.games.successors.rules.movement.conquest import siege_units
from tyche.games.successors.rules.movement.entry import BY_ROUTE, Entry, arrive
from tyche.games.successors.rules.movement.initiative import AVOIDING, INTERCEPTION, Reaction, needed
from tyche.games.successors.rules.movement.interception import intercepting_areas
from tyche.games.successors.rules.movement.land import OVERRUN
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import IND, NOBODY, SEATS
from tyche.games.successors.rules.tables import siege_result


def foresee(t: Successors, option: Option, trial: Successors) -> list[Remark]:
    """What to know about an option before choosing it. `trial` is a copy of the table on which a move can be tried."""
    verb = option[0]
    if verb == "move" and t.s.act >= 0:
        return before_march(t, PLACE.of(option), trial)
    if verb == "siege":
        return before_siege(t)
    if verb in ("intercept", "avoid") and len(option) == 2:
        return [attempt(t, GENERAL.of(option), str(verb))]
    return []


def percent(faces: int) -> int:
    """How likely some of the six faces of a die are."""
    return round(faces * 100 / 6)


# --- a march ---


def before_march(t: Successors, place: int, after: Successors) -> list[Remark]:
    """S10. What one step along a route costs, who may intercept, whom it meets. `after` is played with."""
    s = t.s
    source = s.general_at[s.act]
    kind = next(kind for neighbour, kind in ROUTES[source] if neighbour == place and kind < SEA)
    cost = t.route_cost(kind)
    found = [Remark("cost", "S9.2.a", {"points": cost, "left": t.mp_left() - cost})]
    if s.entered_stronghold and t.is_stronghold(source) and s.party_cu:
        found.append(Remark("stronghold", "S10.A.2", {"place": source}))
    e = entering(t, place, after)
    return found + interceptors(after, e) + defenders(after, e)


def entering(t: Successors, place: int, after: Successors) -> Entry:
    """S10. The activated army has come to a place along a route, on a copy of the table."""
    s = t.s
    source = s.general_at[s.act]
    e = Entry(s.active, s.active, place, BY_ROUTE, source)
    e.generals, e.units, e.royals = s.party, s.party_cu, s.party_royals
    arrive(after, e, source)
    return e


def interceptors(t: Successors, e: Entry) -> list[Remark]:
    """S11.1. Who may try to intercept, from where, and what he needs."""
    return [
        Remark("may-intercept", "S11.2.e", prospect(t, INTERCEPTION, faction, t.commander(faction, area), area))
        for faction in t.others(e.mover)
        for area in intercepting_areas(t, e, faction)
    ]


def prospect(t: Successors, reaction: Reaction, faction: int, general: int, area: int) -> dict[str, object]:
    """S11.2.e, S12.2.a. A general's attempt: the least die that succeeds, and how likely that is in percent."""
    need = needed(t, reaction, general, area)
    chance = percent(sum(1 for die in DIE if die >= need))
    return {"faction": faction, "general": general, "area": area, "need": need, "chance": chance}


def attempt(t: Successors, general: int, verb: str) -> Remark:
    """S11.2.e, S12.2.a. The reader's own attempt."""
    reaction = INTERCEPTION if verb == "intercept" else AVOIDING
    facts = prospect(t, reaction, t.s.owner[general], general, t.s.general_at[general])
    return Remark("attempt", reaction.clause, facts)


def defenders(t: Successors, e: Entry) -> list[Remark]:
    """S10.I-L. Whom the army meets: what they may do, and what a battle would bring."""
    enemy = t.cu_owner(e.area, e.faction)
    if enemy == NOBODY:
        alone = [owner for owner in t.general_owners(e.area) if owner != e.faction]
        return [Remark("meets-generals", "S10.G", {"faction": owner, "place": e.area}) for owner in alone]
    units = t.cu(enemy, e.area) if enemy != IND else 0
    facts: dict[str, object] = {"faction": enemy, "place": e.area, "number": t.cus(enemy, e.area), "units": units}
    found = [Remark("meets-army", "S10.L", facts)]
    if enemy < SEATS and may_avoid(t, e, enemy) is None:
        able = prospect(t, AVOIDING, enemy, t.commander(enemy, e.area), e.area)
        found.append(Remark("may-avoid", "S12.2.a", able))
    if not t.cus(e.faction, e.area):
        return found
    if t.cus(e.faction, e.area) >= OVERRUN * t.cus(enemy, e.area):
        return [*found, Remark("overruns", "S10.J.1", {"faction": enemy, "place": e.area})]
    return [*found, odds(t, e, enemy)]


# --- a battle ---


def odds(t: Successors, e: Entry, enemy: int) -> Remark:
    """S14.5-14.7. How likely victory, draw and defeat are in percent, before cards and with all units present."""
    won, drawn, _ = battle_chances(t, Battle(e, Side(e.faction, True), Side(enemy, False)))
    winning, drawing = round(won * 100), round(drawn * 100)
    facts: dict[str, object] = {"enemy": enemy, "won": winning, "drawn": drawing, "lost": 100 - winning - drawing}
    return Remark("battle-odds", "S14.7.a", facts)


# --- a siege ---


def before_siege(t: Successors) -> list[Remark]:
    """S15.2.B, T-15. What a siege costs, and how likely its roll is to complete it or to cost a unit, in percent."""
    s = t.s
    place = s.general_at[s.act]
    modifier = modifiers(t, s.active, place, t.party_commander())
    already, needed = t.siege_points(place, s.active), points_needed(t, place)
    results = [siege_result(die + modifier) for die in DIE]
    cost = siege_cost(t, place, siege_units(t))
    facts: dict[str, object] = {
        "place": place,
        "already": already,
        "needed": needed,
        "modifier": modifier,
        "chance": percent(sum(1 for points, _ in results if already + points >= needed)),
        "loss": percent(sum(1 for _, lost in results if lost)),
    }
    return [
        Remark("cost", "S9.3.C.a", {"points": cost, "left": t.mp_left() - cost}),
        Remark("siege-odds", "S15.2.B.a", facts),
    ]
