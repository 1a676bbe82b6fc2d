"""What a player may reckon before he chooses: whom a group meets, the odds, the dangers of a place, what a step costs.

Everything is open (T7.6) but the dice: steps are tried on a copy of the table whose dice are not those of the game.
"""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import DONE, PASS, YES, Ask, Flow, Option
from tyche.core.atlas import bits
from tyche.core.play import copied
from tyche.core.telling import Remark
from tyche.games.scharz.edges.odds import battle_odds, breach_odds, facing, let_default
from tyche.games.scharz.edges.risks import hunger, near_victory
from tyche.games.scharz.edges.treaties import TALKS, seasonal_peace, treaty
from tyche.games.scharz.rules.combat.battle import GO_ON, is_weak, present
from tyche.games.scharz.rules.combat.dice import Side
from tyche.games.scharz.rules.combat.plunder import plunder_step
from tyche.games.scharz.rules.combat.scenes import names_of
from tyche.games.scharz.rules.combat.withdrawal import come_out, go_inside
from tyche.games.scharz.rules.components import (
    BUILDING_ID,
    FINISHED,
    SEAT_ID,
    TYPE_ID,
    WINTER,
)
from tyche.games.scharz.rules.control import connected, controlled, territory
from tyche.games.scharz.rules.kinds import UNITS
from tyche.games.scharz.rules.move.ambush import on_watch
from tyche.games.scharz.rules.move.attrition import choice_step, happens
from tyche.games.scharz.rules.move.cargo import PHASES
from tyche.games.scharz.rules.move.hits import hit_step
from tyche.games.scharz.rules.move.march import STEPS as GOING
from tyche.games.scharz.rules.move.march import give_up
from tyche.games.scharz.rules.move.risks import CLAUSES as ATTRITION_CLAUSES
from tyche.games.scharz.rules.move.risks import GUIDED, HUNGER, SIEGE, newcomer, risk
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.rear.building import crew_at, least_crew, pace
from tyche.games.scharz.rules.together import Act
from tyche.games.scharz.rules.trade.trade import trade_step
from tyche.games.scharz.rules.units import (
    IN,
    OUT,
    SITE,
    STOPPED,
    grains,
    mark_of,
    place_at,
    site_kind,
    site_progress,
    spot_of,
    type_of,
)
from tyche.games.scharz.rules.year.crops import sowing_step
from tyche.games.scharz.rules.year.feeding import feed_step, larder, needs
from tyche.games.scharz.rules.year.salaries import salaries_due, salary_step, wage_step
from tyche.games.scharz.rules.year.taxes import festivity_step
from tyche.games.scharz.rules.year.upkeep import needs_support

STEPS: Final[dict[str, Act]] = {
    "attrition": hit_step,
    "attrition-choice": choice_step,
    "feeding": feed_step,
    "festivities": festivity_step,
    "plunder": plunder_step,
    "salaries": salary_step,
    "sowing": sowing_step,
    "trade": trade_step,
    "wages": wage_step,
}
"""What a decision of these gatherings does at once, without dice."""
AMBUSHED: Final = ("march", "land", "sail", "beach", "ashore")
"""T9.12. The moves into a field that a fortification watches."""
FIELDS: Final = ("village", "relocate")
"""T6.4. Questions about the fields where villages begin."""
Move = Callable[[Scharz, int, int, int, int], Flow[None]]


def foresee(t: Scharz, ask: Ask, seat: int, option: Option) -> list[Remark]:
    """What to know about an option before choosing it, and who else is near victory before the others go on."""
    found = of_option(t, copied(t), ask, seat, option) + hunger(t, ask, seat, option)
    return found + near_victory(t, seat) if option in (PASS, DONE) else found


def of_option(t: Scharz, trial: Scharz, ask: Ask, seat: int, option: Option) -> list[Remark]:
    """What an option costs and may lead to. `trial` is a copy of the table on which it can be tried."""
    topic = ask.topic
    if topic in PHASES:
        return staying(t, seat, topic) if option == PASS else move(t, trial, seat, option, PHASES.index(topic))
    if topic in ("declare", "go-on", "counter"):
        return fight(t, ask, seat, option)
    if topic in ("withdraw", "sally"):
        return shelter(t, trial, ask, seat, option)
    if topic == "assault" and option == YES:
        return assault(t, ask, seat)
    if topic in FIELDS:
        return [fertility(t, option)] if option[0] != "pass" else []
    if topic == "announce" and option[0] == "announce":
        return [Remark("checked-again", "T19.1", {})]
    if topic == "harvest":
        return [stack(t, seat)]
    if topic == "tributes":
        return [seasonal_peace(t, seat, option)]
    if topic in STEPS and option != DONE:
        return step(t, trial, ask, seat, option) + upkeep(t, seat, topic)
    return treaty(t, ask, seat, option) if topic in TALKS else []


def upkeep(t: Scharz, seat: int, asked: str) -> list[Remark]:
    """T16.1, T16.2, T16.6. What those who are still there are due in winter, and what there is for it."""
    if asked == "feeding":
        portions, extra = needs(t, seat)
        grain, fish = larder(t, seat)
        facts: dict[str, object] = {"number": portions + extra, "grain": grain, "fish": fish, "meat": t.s.sub[seat][1]}
        return [Remark("meal", "T16.6", facts)]
    if asked != "salaries":
        return []
    due, gold = salaries_due(t, seat), t.s.gold[seat]
    return [Remark("short-of-pay", "T16.1", {"price": due, "gold": gold})] if due > gold else []


# --- a move (T8) ---


def move(t: Scharz, trial: Scharz, seat: int, option: Option, phase: int) -> list[Remark]:
    """T8. What becomes of a group that goes somewhere, if all go who can: whom it meets, what the place does to it."""
    verb = str(option[0])
    if verb not in GOING and verb != "ashore":
        return []
    place, to = t.a.ids[str(option[1])], t.a.ids[str(option[2])]
    found = entrance(t, seat, verb, place, to)
    trial.s.ambushed[mark_of(seat, to)] = 1  # The dice of an ambush are not to be known.
    if verb in GOING:
        let_default(GOING[verb](trial, seat, place, to, phase))
    else:
        let_default(give_up(trial, seat, place, to, TYPE_ID[str(option[3])]))
    if halted(trial, seat, to) > halted(t, seat, to):
        found.append(Remark("stops", "T8.13" if verb == "ferry" else "T8.4", {"place": t.name(to)}))
    return found + fields(t, trial, seat) + enemies(trial, seat, to) + dangers(trial, seat, to)


def staying(t: Scharz, seat: int, phase: str) -> list[Remark]:
    """T7.7, T8.18. A pass is not the last word; after the last retreat there are battles with whoever is met."""
    found = [Remark("asked-again", "T7.7", {})]
    if phase == "retreat":
        for place in bits(t.s.out[seat] & t.foreign_out(seat)):
            found += enemies(t, seat, place)
    return found


def fields(t: Scharz, trial: Scharz, seat: int) -> list[Remark]:
    """T5.6. The fields that a move wins and gives up."""
    before, after = territory(t, seat), territory(trial, seat)
    won = [Remark("field-won", "T5.6", {"place": t.name(place)}) for place in bits(after & ~before)]
    return won + [Remark("field-lost", "T5.6", {"place": t.name(place)}) for place in bits(before & ~after)]


def entrance(t: Scharz, seat: int, verb: str, place: int, to: int) -> list[Remark]:
    """T18.4, T9.12. Who must let the group in, and the fortification that rolls at it."""
    if to >= t.a.n_land or to == place:
        return []
    found = [
        Remark("needs-leave", "T18.4", {"other": other, "place": t.name(to)})
        for other in range(t.players)
        if other != seat and t.treaty(seat, other) and controlled(t, other) >> to & 1
    ]
    if verb in AMBUSHED and on_watch(t, seat, to):
        facts: dict[str, object] = {"other": t.s.settle_owner[to], "place": t.name(to), "number": t.s.settle[to]}
        found.append(Remark("ambush", "T9.12", facts))
    return found


def halted(t: Scharz, seat: int, place: int) -> int:
    """T8.4. How many units on a field move no further this round."""
    return sum([n for code, n in t.stacks(seat, place, OUT) if code & STOPPED])


def enemies(t: Scharz, seat: int, place: int) -> list[Remark]:
    """T5.4, T5.11, T9.5. The foreign units at a place with the odds of a battle, or the settlement that is shut in."""
    if t.a.neutral_mask >> place & 1:
        return []
    found: list[Remark] = []
    if (t.s.out[seat] | t.s.fleet[seat]) >> place & 1:
        for other in present(t, place):
            if t.foreign(seat, other):
                found += duel(t, seat, other, place)
    if place < t.a.n_land and t.s.out[seat] >> place & 1 and t.encircled(place) and t.s.settle_owner[place] != seat:
        shields, chance = breach_odds(t, seat, place)
        facts: dict[str, object] = {"other": t.s.settle_owner[place], "place": t.name(place)}
        found.append(Remark("encircles", "T5.11", {**facts, "walls": shields, "chance": chance}))
    return found


def duel(t: Scharz, seat: int, other: int, place: int) -> list[Remark]:
    """T9.5, T9.15. An enemy at a place, and the odds of a battle with him."""
    weak = is_weak(t, place)
    one, two = facing(t, seat, other, place, weak), facing(t, other, seat, place, weak)
    facts: dict[str, object] = {"other": other, "place": t.name(place), "units": names_of(two.pool)}
    return [Remark("meets-army", "T9.5", facts), odds(t, one, two)]


def odds(t: Scharz, one: Side, two: Side) -> Remark:
    """T9.8, T9.15. Victory, draw and defeat in percent."""
    won, drawn, lost = battle_odds(t, one, two)
    return Remark("battle-odds", "T9.8", {"other": two.seat, "won": won, "drawn": drawn, "lost": lost})


def dangers(t: Scharz, seat: int, place: int) -> list[Remark]:
    """T8.20, T16.2, T16.7. What units that stay at a place risk: attrition, and being disbanded when winter ends."""
    found = [remark for stage in range(SIEGE) for remark in attrition(t, seat, place, stage)]
    if t.s.season == WINTER and not newcomer(t, seat) and is_cut_off(t, seat, place):
        clause = "T16.2" if t.r.salaries else "T16.7"
        found.append(Remark("disbands", clause, {"place": t.name(place)}))
    return found


def is_cut_off(t: Scharz, seat: int, place: int) -> bool:
    """T16.2, T16.7. Whether units that need pay or food stand at a place without connection."""
    if connected(t, seat) >> place & 1:
        return False
    here = [key for key in t.s.units[seat] if place_at(key) == place and spot_of(key) in (OUT, SITE)]
    return any(needs_support(t, type_of(key)) for key in here)


def attrition(t: Scharz, seat: int, place: int, stage: int) -> list[Remark]:
    """T8.20. How many units at a place roll for this kind of attrition, and from which face on they are lost."""
    if not happens(t, seat, stage):
        return []
    linked = connected(t, seat) if stage == HUNGER else 0
    safe = GUIDED if t.s.step == "attrition-choice" else 0
    faces: dict[int, int] = {}
    for key, n in sorted(t.s.units[seat].items()):
        face = risk(t, seat, stage, key, linked) if place_at(key) == place and not key & safe else 7
        if face <= 6:
            faces[face] = faces.get(face, 0) + n
    return [
        Remark("attrition", ATTRITION_CLAUSES[stage], {"place": t.name(place), "number": n, "face": face})
        for face, n in faces.items()
    ]


# --- COMBAT (T9, T10) ---


def fight(t: Scharz, ask: Ask, seat: int, option: Option) -> list[Remark]:
    """T9.5, T9.8.9. The odds against whom one attacks, or goes on attacking."""
    place = t.a.ids[str(ask.facts["place"])]
    if option[0] == "attack" and len(option) == 2:
        return duel(t, seat, SEAT_ID[str(option[1])], place)
    others = [other for other in present(t, place) if t.foreign(seat, other)]
    if option[0] in (GO_ON[0], "attack") and len(others) == 1:
        return duel(t, seat, others[0], place)
    return []


def shelter(t: Scharz, trial: Scharz, ask: Ask, seat: int, option: Option) -> list[Remark]:
    """T9.1-T9.3. Whom those outside meet if nobody else goes in or comes out; or that all are shut in."""
    place = t.a.ids[str(ask.facts["place"])]
    if option[0] == "inside":
        go_inside(trial, seat, place, UNITS.of(option))
    elif option[0] == "sally":
        come_out(trial, seat, place, UNITS.of(option))
    elif option != DONE:
        return []
    if not trial.s.out[seat] >> place & 1:
        return shut_in(trial, seat, place)
    return [
        remark
        for other in present(trial, place)
        if trial.foreign(seat, other)
        for remark in duel(trial, seat, other, place)
    ]


def shut_in(t: Scharz, seat: int, place: int) -> list[Remark]:
    """T5.11, T9.2, T10.5. Nobody is outside: no battle, but an encircled settlement, and walls that may be breached."""
    found: list[Remark] = []
    for other in t.besiegers(place):
        shields, chance = breach_odds(t, other, place)
        facts: dict[str, object] = {"other": other, "place": t.name(place), "walls": shields, "chance": chance}
        found.append(Remark("shut-in", "T9.2", facts))
    return found


def assault(t: Scharz, ask: Ask, seat: int) -> list[Remark]:
    """T10.5-T10.7. The chance to breach the walls at once; behind a breach the odds of the fight with the garrison."""
    place = t.a.ids[str(ask.facts["place"])]
    owner = t.s.settle_owner[place]
    inside = [(IN, code, n) for code, n in t.stacks(owner, place, IN)]
    if inside and not ask.facts["walls"]:
        one, two = facing(t, seat, owner, place, True), Side(t, owner, seat, place, is_weak(t, place))
        two.pool = inside
        return [odds(t, one, two)]
    shields, chance = breach_odds(t, seat, place)
    number = sum([n for _, _, n in inside])
    facts: dict[str, object] = {"place": t.name(place), "walls": shields, "chance": chance, "number": number}
    return [Remark("breach-odds", "T10.5" if inside else "T10.7", facts)]


# --- fields (T4.3, T15) ---


def fertility(t: Scharz, option: Option) -> Remark:
    """T4.3, T15.5. What a field bears for each grain that is sown on it."""
    place = t.a.ids[str(option[-1])]
    return Remark("fertile", "T4.3", {"place": t.name(place), "number": t.a.crop[place]})


def stack(t: Scharz, seat: int) -> Remark:
    """T15.7. The grain that is brought in now, field by field."""
    field = t.s.sub[seat][0]
    return Remark("stack", "T15.7", {"place": t.name(field), "number": grains(t.s.grain[field])})


# --- steps of gatherings: what is there after them and was not before ---


def step(t: Scharz, trial: Scharz, ask: Ask, seat: int, option: Option) -> list[Remark]:
    """T16.2, T16.7, T8.20. What goes down with the unit that a step names; what a building still needs."""
    verb = str(option[0])
    if ask.topic == "attrition-choice" and verb == "risk":
        return attrition(t, seat, t.a.ids[str(option[1])], t.s.stage)
    STEPS[ask.topic](trial, seat, option)
    lost = sum(t.s.units[seat].values()) - sum(trial.s.units[seat].values())
    found = [Remark("units-lost", ask.clause, {"number": lost})] if lost > 1 else []
    if verb == "sow":
        found.append(fertility(t, option))
    return found + works(t, trial, seat, option)


def works(t: Scharz, trial: Scharz, seat: int, option: Option) -> list[Remark]:
    """T12.6, T12.8. The crew that a building needs, or how long it still takes with the crew it has."""
    if option[0] == "build":
        kind = BUILDING_ID[str(option[1])]
        return [Remark("crew", "T12.6", {"building": kind, "number": least_crew(t, seat, kind)})]
    if option[0] != "enter":
        return []
    place = t.a.ids[str(option[2])]
    kind, left = site_kind(t.s.sites[place]), FINISHED - site_progress(t.s.sites[place])
    speed = pace(trial, seat, kind, crew_at(trial, seat, place))
    if not speed:
        return [Remark("crew", "T12.6", {"building": kind, "number": least_crew(t, seat, kind)})]
    return [Remark("rounds", "T12.8", {"building": kind, "number": (left + speed - 1) // speed})]
