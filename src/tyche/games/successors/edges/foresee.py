"""What a player may reckon before he chooses: the price of a march, who may react to it, the odds of the battle.

Only from what everybody sees: cards in hands change all of it, and are no part of it.
"""

from typing import Final

from tyche.core.ask import Ask, Option
from tyche.core.atlas import bits
from tyche.core.telling import Remark
from tyche.games.successors.edges.odds import DIE, battle_chances, fleets_named, on_meeting, sea_chances
from tyche.games.successors.rules.atlas import N_PLACES, ROUTES, SEA
from tyche.games.successors.rules.battle.side import Battle, Side
from tyche.games.successors.rules.battle.siege import TRAITOR_BONUS, modifiers, points_needed, siege_cost
from tyche.games.successors.rules.components import CARD_OP
from tyche.games.successors.rules.course.turn import LEFT, order_from
from tyche.games.successors.rules.kinds import AREA, CARD, FACTION, GENERAL, PLACE, USE, USES
from tyche.games.successors.rules.movement.avoid_battle import may_avoid
from tyche.games.successors.rules.movement.conquest import siege_units
from tyche.games.successors.rules.movement.entry import Entry, relocate
from tyche.games.successors.rules.movement.initiative import AVOIDING, INTERCEPTION, Reaction, initiative, needed
from tyche.games.successors.rules.movement.interception import STAND, intercepting_areas
from tyche.games.successors.rules.movement.interceptors import under_way
from tyche.games.successors.rules.movement.land import OVERRUN
from tyche.games.successors.rules.movement.outlook import entering
from tyche.games.successors.rules.movement.sea_battle import may_intercept_at_sea
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.prestige import has_royal_army, prestige
from tyche.games.successors.rules.state import IND, NOBODY, SEATS
from tyche.games.successors.rules.strategy.operations import marker_places
from tyche.games.successors.rules.tables import TRAINING_COST, siege_result
from tyche.games.successors.rules.units import LOYAL, MERCENARY, UNIT

ACTIVATION: Final = {"roll": "activation-roll", "recruit-mercenary": "activation-recruit"}
"""What the two ways to use an Activation segment come to."""


def foresee(t: Successors, ask: Ask, seat: int, option: Option, trial: Successors) -> list[Remark]:
    """What to know about an option before choosing it. `trial` is a copy of the table on which a move can be tried."""
    verb = option[0]
    if verb == "move" and t.s.act >= 0:
        return before_march(t, PLACE.of(option), trial)
    if verb == "land" and AREA.of(option) < N_PLACES:
        return before_landing(t, AREA.of(option), trial)
    if verb == "sail":
        return before_voyage(t, PLACE.of(option))
    if verb in ACTIVATION:
        return [Remark(ACTIVATION[verb], "S6.3.a", {})]
    if verb == "siege":
        return before_siege(t, len(option) > 1)
    if verb == "besiege":
        return [siege_odds(t, PLACE.of(option), t.commander(seat, PLACE.of(option)), len(option) > 2)]
    if verb == "intercept" and len(option) == 2:
        return [attempt(t, GENERAL.of(option), "intercept"), *if_intercepted(t, seat, GENERAL.of(option), trial)]
    if verb == "avoid" and len(option) == 2:
        return [attempt(t, GENERAL.of(option), "avoid")]
    if verb == "play" and ask.topic == "tyche" and len(option) == 3:
        return of_points(t, seat, CARD_OP[CARD.of(option)], USES[USE.of(option, 2)])
    if verb == "activate" and ask.topic == "armies":
        return [by_die(t, GENERAL.of(option))]
    if ask.topic == "oratory" and isinstance(t.battle, Battle):
        return of_prestige(t, t.battle)
    if ask.topic == "direction":
        return [of_direction(t, ask, option)]
    if verb == "use":
        return of_points(t, seat, t.s.points, USES[USE.of(option)])
    if verb in ("engage", "engage-all"):
        return before_sea_battle(t, fleets_named(t, seat, option))
    if verb == "ask-passage":
        return [Remark("ask-passage", "S10.C.2", {"faction": FACTION.of(option)})]
    if ask.topic in ("avoid-battle", "free-passage") or option == STAND:
        return if_it_stands(t, under_way(t), seat)
    return []


def of_direction(t: Successors, ask: Ask, option: Option) -> Remark:
    """S5.1.C.a. Who would play after whom."""
    first = ask.facts["faction"]
    assert isinstance(first, int)
    return Remark("direction", "S5.1.C.a", {"order": order_from(t, first, 1 if option == LEFT else -1)})


def percent(faces: int) -> int:
    """How likely some of the six faces of a die are."""
    return round(faces * 100 / 6)


# --- a card ---


def of_points(t: Successors, seat: int, points: int, use: str) -> list[Remark]:
    """S6.2.B. What operation points would do now, spent on one of their uses."""
    if use == "march":
        return [Remark("use-march", "S6.2.B1.a", {"points": points})]
    if use == "place":
        reached = len(bits(marker_places(t, seat)))
        return [Remark("use-place", "S6.2.B2.a", {"points": min(points, reached), "number": reached})]
    if use == "train":
        kind = t.s.training[seat]
        if kind == NOBODY:
            takes: dict[str, object] = {"needed": TRAINING_COST[MERCENARY], "number": TRAINING_COST[LOYAL]}
            return [Remark("use-train-anew", "S6.2.B3.b", {"points": points, **takes})]
        done: dict[str, object] = {
            "points": points,
            "already": t.s.trained[seat],
            "needed": TRAINING_COST[kind],
            "units": UNIT[kind],
        }
        return [Remark("use-train", "S6.2.B3.b", done)]
    if use == "nothing":
        return [Remark("use-nothing", "S6.2.B", {"points": points})]
    return []


# --- a march ---


def by_die(t: Successors, general: int) -> Remark:
    """T-1, S9.2.b. Why the movement die gives a general as many points as it does."""
    rating = initiative(t, general, t.s.general_at[general])
    facts: dict[str, object] = {"general": general, "die": t.s.die, "initiative": rating}
    return Remark("movement-die", "S9.2.b", facts)


def before_march(t: Successors, place: int, after: Successors) -> list[Remark]:
    """S10. What one step along a route costs, who may intercept, whom it meets. `after` is played with."""
    s = t.s
    source = s.general_at[s.act]
    kind = next(kind for neighbour, kind in ROUTES[source] if neighbour == place and kind < SEA)
    cost = t.route_cost(kind)
    found = [Remark("cost", "S9.2.a", {"points": cost, "left": t.mp_left() - cost})]
    if s.entered_stronghold and t.is_stronghold(source) and s.party_cu:
        found.append(Remark("stronghold", "S10.A.2", {"place": source}))
    e = entering(t, "move", place, after)
    return found + interceptors(after, e) + defenders(after, e)


def before_landing(t: Successors, area: int, after: Successors) -> list[Remark]:
    """S13.2.8. Who may intercept where the army goes ashore, and whom it meets. `after` is played with."""
    e = entering(t, "land", area, after)
    return interceptors(after, e) + defenders(after, e)


def before_voyage(t: Successors, place: int) -> list[Remark]:
    """S13.2.4, S13.3.A. Who may attack at sea with all his fleets, and how likely the escort wins, in percent."""
    found: list[Remark] = []
    for seat in t.others(t.s.active):
        if may_intercept_at_sea(t, seat, place) is None:
            attacked, drawn, beaten = sea_chances(t, t.available_fleets(seat))
            facts: dict[str, object] = {"faction": seat, "place": place, "won": round(beaten * 100)}
            facts["drawn"] = round(drawn * 100)
            facts["lost"] = round(attacked * 100)
            found.append(Remark("may-attack-at-sea", "S13.2.4", facts))
    return found


def before_sea_battle(t: Successors, fleets: int) -> list[Remark]:
    """S13.3.D. How likely fleets that attack win, draw and lose against the escort, in percent."""
    won, drawn, lost = sea_chances(t, fleets)
    facts: dict[str, object] = {"enemy": t.s.active, "won": round(won * 100), "drawn": round(drawn * 100)}
    return [Remark("sea-battle-odds", "S13.3.D", {**facts, "lost": round(lost * 100)})]


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
    return found + of_meeting(t, e, enemy, e.faction)


# --- a reaction ---


def if_intercepted(t: Successors, seat: int, general: int, after: Successors) -> list[Remark]:
    """S11.2.e. What the battle would bring if all that stand with the general came along. `after` is played with."""
    e, area = under_way(t), t.s.general_at[general]
    relocate(after, seat, area, e.area, 1 << general, t.cu(seat, area), 0)
    return if_it_stands(after, e, seat)


def if_it_stands(t: Successors, e: Entry, seat: int) -> list[Remark]:
    """S10.J, S10.L. What follows where a faction stays in the area entered and faces whoever meets it there."""
    enemy = t.cu_owner(e.area, e.faction) if seat == e.faction else seat
    mine, theirs = t.cus(e.faction, e.area), 0 if enemy == NOBODY else t.cus(enemy, e.area)
    if not mine or not theirs:
        return []
    if mine >= OVERRUN * theirs:
        return [Remark("overruns", "S10.J.1", {"faction": enemy, "place": e.area})]
    return of_meeting(t, e, enemy, seat)


# --- a battle ---


def of_meeting(t: Successors, e: Entry, enemy: int, viewer: int) -> list[Remark]:
    """S14.4-14.7. What a battle hangs on and may bring, before cards: the status of an attacker is lost by then."""
    after, battle = on_meeting(t, e), Battle(e, Side(e.faction, True), Side(enemy, False))
    return [*of_prestige(after, battle), odds(after, battle, viewer)]


def of_prestige(t: Successors, battle: Battle) -> list[Remark]:
    """S7.2.F.d. The Prestige of both sides as it stands, where Royal Army units hang on it."""
    sides = (battle.attacker, battle.defender)
    if not any(has_royal_army(t, side.faction, battle.area) for side in sides):
        return []
    first, second = [prestige(t, side.faction, battle.area, not side.attacks) for side in sides]
    facts: dict[str, object] = {"attacker": sides[0].faction, "defender": sides[1].faction, "area": battle.area}
    return [Remark("prestige", "S7.2.F.d", {**facts, "first": first, "second": second})]


def odds(t: Successors, battle: Battle, viewer: int) -> Remark:
    """S14.5-14.7. How likely victory, draw and defeat of a faction are in percent, before cards."""
    won, drawn, lost = battle_chances(t, battle)
    enemy = battle.defender.faction
    if viewer != battle.attacker.faction:
        won, enemy = lost, battle.attacker.faction
    winning, drawing = round(won * 100), round(drawn * 100)
    facts: dict[str, object] = {"enemy": enemy, "won": winning, "drawn": drawing, "lost": 100 - winning - drawing}
    return Remark("battle-odds", "S14.7.a", facts)


# --- a siege ---


def before_siege(t: Successors, bribed: bool) -> list[Remark]:
    """S9.3.C.a. What a siege by the activated army costs, and what its roll may bring."""
    place = t.s.general_at[t.s.act]
    cost = siege_cost(t, place, siege_units(t))
    return [
        Remark("cost", "S9.3.C.a", {"points": cost, "left": t.mp_left() - cost}),
        siege_odds(t, place, t.party_commander(), bribed),
    ]


def siege_odds(t: Successors, place: int, general: int, bribed: bool) -> Remark:
    """S15.2.B, T-15. How likely the roll is to complete a siege, or to cost a unit, in percent; a traitor may help."""
    modifier = modifiers(t, t.s.active, place, general) + (TRAITOR_BONUS if bribed else 0)
    already, needed = t.siege_points(place, t.s.active), points_needed(t, place)
    results = [siege_result(die + modifier) for die in DIE]
    facts: dict[str, object] = {
        "place": place,
        "already": already,
        "needed": needed,
        "modifier": modifier,
        "chance": percent(sum(1 for points, _ in results if already + points >= needed)),
        "loss": percent(sum(1 for _, lost in results if lost)),
    }
    return Remark("siege-odds", "S15.2.B.a", facts)
