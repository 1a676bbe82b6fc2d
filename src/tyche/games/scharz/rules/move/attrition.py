"""T8.20-T8.23. Attrition: neutral fields, shipwreck, mountains, unconnected and encircled units."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.combat.plunder import mark, may_plunder
from tyche.games.scharz.rules.components import CAVALRY, ELEPHANT, PORTIONS, WINTER
from tyche.games.scharz.rules.control import connected
from tyche.games.scharz.rules.kinds import PLACE, UNIT
from tyche.games.scharz.rules.move.hits import SETTLEMENT, SIXES, hit_by, hit_options, hit_step, settle_hits
from tyche.games.scharz.rules.move.march import clear_flags
from tyche.games.scharz.rules.move.risks import (
    CLAUSES,
    GUIDED,
    HUNGER,
    NEUTRAL,
    SIEGE,
    STAGES,
    TRAIL,
    WRECK,
    newcomer,
    oasis_keeper,
    passes_safely,
    risk,
)
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.together import finish, open_stage, together
from tyche.games.scharz.rules.traits import DESERT_PATHS
from tyche.games.scharz.rules.units import IN, KIND_NAMES, OUT, YARD, kind_in, place_at, stack, type_of

SIEGE_DICE: Final = {CAVALRY: 2, ELEPHANT: 3}
"""T8.20.5. Dice for an encircled unit, where they are not one."""


def begin_attrition(t: Scharz) -> None:
    """T8.20. The five kinds one after the other."""
    t.s.stage = 0
    next_stage(t)


def next_stage(t: Scharz) -> None:
    """Choices before the dice: safe passage on trails, plunder instead of a roll."""
    open_stage(t, "attrition-choice")
    for seat in range(t.players):
        t.s.sub[seat] = choice_fields(t, seat)
        if not t.s.sub[seat]:
            finish(t, seat)


def choice_fields(t: Scharz, seat: int) -> list[int]:
    """T8.20.4, T20.5.14. The fields where a player chooses before the dice of this stage."""
    if not t.alive(seat) or newcomer(t, seat):
        return []
    if t.s.stage == NEUTRAL:
        return trail_fields(t, seat)
    if t.s.stage == HUNGER and t.r.attrition:
        return [place for place in hungry_fields(t, seat) if can_forage(t, seat, place)]
    return []


def attrition_choice(t: Scharz) -> Flow[None]:
    """T8.20.4, T20.5.14, D14. Per field, plunder or roll; safe passage or roll. Then the dice."""
    s = t.s
    clause = "T20.5.14" if s.stage == NEUTRAL else "T8.20.4"
    yield from together(t, "attrition-choice", clause, choice_options, choice_step)
    safe = {seat: [-1 - item for item in s.sub[seat]] for seat in range(t.players)}
    open_stage(t, "attrition")
    for seat in t.seats():
        s.sub[seat] = roll_for(t, seat, safe[seat])
        if not s.sub[seat]:
            finish(t, seat)
        else:
            settle_hits(t, seat)


def choice_options(t: Scharz, seat: int) -> list[Option]:
    """T8.20.4, T20.5.14. What to do about the next field."""
    place = first_open(t.s.sub[seat])
    name = t.name(place)
    if t.s.stage != NEUTRAL:
        return [("risk", name), ("forage", name)]
    options: list[Option] = [("risk", name)]
    if may_pass_safely(t, seat, place) is None:
        options.append(("passage", name))
    kinds = [kind for kind, _ in t.kinds(unguided(t, seat, place))]
    return options + [("guide", KIND_NAMES[kind], name) for kind in kinds if may_guide(t, seat, kind, place) is None]


def may_risk(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T8.20.4, T20.5.14. Field after field."""
    clause = "T20.5.14" if t.s.stage == NEUTRAL else "T8.20.4"
    return None if first_open(t.s.sub[seat]) == place else Refusal(clause, "another-first")


def may_forage(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T8.20.4. Plunder instead of the roll is for the unconnected."""
    return Refusal("T8.20.4", "not-now") if t.s.stage == NEUTRAL else may_risk(t, seat, place)


def may_pass_safely(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T20.5.14. Safe passage for all who still need it."""
    if t.s.stage != NEUTRAL:
        return Refusal("T20.5.14", "not-now")
    cost, gold = sum([n for _, n in unguided(t, seat, place)]), t.s.gold[seat]
    refusal = may_risk(t, seat, place)
    if refusal is None and gold < cost:
        return Refusal("T20.5.14", "too-little-gold", {"price": cost, "gold": gold})
    return refusal


def may_guide(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T20.5.14, R95. Safe passage for one of several units."""
    if t.s.stage != NEUTRAL:
        return Refusal("T20.5.14", "not-now")
    left = unguided(t, seat, place)
    refusal = may_risk(t, seat, place)
    if refusal is None and not any(kind_in(code) == kind for code, _ in left):
        return Refusal("T20.5.14", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})
    if refusal is None and not t.s.gold[seat]:
        return Refusal("T20.5.14", "too-little-gold", {"price": 1, "gold": 0})
    if refusal is None and sum([n for _, n in left]) == 1:
        return Refusal("T20.5.14", "only-one", {"place": t.name(place)})
    return refusal


def unguided(t: Scharz, seat: int, place: int) -> list[tuple[int, int]]:
    """T20.5.14. The units on a trail for whom safe passage has not been paid: (code, number)."""
    return [(code, n) for code, n in t.stacks(seat, place, OUT) if not code & GUIDED]


def first_open(items: list[int]) -> int:
    """The next field that is not decided; decided ones are below zero, or gone."""
    return next(item for item in items if item >= 0)


def choice_step(t: Scharz, seat: int, choice: Option) -> None:
    """T8.20.4, T20.5.14. Pay for all or plunder (then nobody there rolls), pay for some, or risk it."""
    s = t.s
    place = PLACE.on(t, choice, -1)
    if choice[0] == "guide":
        guide(t, seat, place, UNIT.of(choice))
        if t.s.gold[seat]:
            return
        choice = ("risk", t.name(place))
    s.sub[seat].remove(place)
    if choice[0] == "passage":
        pay_passage(t, seat, place, sum([n for _, n in unguided(t, seat, place)]))
        for code, n in unguided(t, seat, place):
            t.recode(seat, place, OUT, code, code | GUIDED, n)
    elif choice[0] == "forage":
        mark(t, seat, place, "T8.20.4")
    if choice[0] != "risk":
        s.sub[seat].append(-1 - place)
    if all(item < 0 for item in s.sub[seat]):
        finish(t, seat)


def guide(t: Scharz, seat: int, place: int, kind: int) -> None:
    """T20.5.14, R95. Safe passage for one unit of a kind."""
    code = next(code for code, _ in unguided(t, seat, place) if kind_in(code) == kind)
    t.recode(seat, place, OUT, code, code | GUIDED)
    pay_passage(t, seat, place, 1)


def pay_passage(t: Scharz, seat: int, place: int, gold: int) -> None:
    """T20.5.14. To the keeper of the Oasis, or to the bank."""
    oasis = oasis_keeper(t)
    if oasis >= 0:
        t.hand(seat, oasis, gold)
    else:
        t.pay(seat, gold)
    t.tell("safe-passage", "T20.5.14", faction=seat, place=t.name(place), gold=gold)


# --- who rolls ---


def trail_fields(t: Scharz, seat: int) -> list[int]:
    """T20.5.14. Trails where this player's units are not safe by themselves."""
    if t.trait(seat, DESERT_PATHS) or oasis_keeper(t) == seat:
        return []
    return [place for place in bits(t.s.out[seat] & t.a.neutral_mask) if t.a.neutral[place] == TRAIL]


def hungry_fields(t: Scharz, seat: int) -> list[int]:
    """T8.20.4. Places with units that are not connected; neutral fields have their own dangers only in addition."""
    linked = connected(t, seat)
    found = (t.s.out[seat] | t.s.fleet[seat]) & ~linked
    return bits(found)


def can_forage(t: Scharz, seat: int, place: int) -> bool:
    """T8.20.4. Plunder instead of the roll: not on neutral fields, once per field, without own settlement."""
    return bool(t.a.ordinary >> place & 1) and may_plunder(t, seat, place) is None and not partner_there(t, seat, place)


def partner_there(t: Scharz, seat: int, place: int) -> bool:
    """T18.4. No plunder of a partner's settled field."""
    owner = t.s.settle_owner[place]
    return owner >= 0 and owner != seat and bool(t.treaty(seat, owner))


def roll_for(t: Scharz, seat: int, safe: list[int]) -> list[int]:
    """T8.20. Roll for everything of this player that qualifies; the hits."""
    stage = t.s.stage
    if not happens(t, seat, stage):
        return []
    if stage == SIEGE:
        return siege_rolls(t, seat)
    hits: list[int] = []
    thrown: list[int] = []
    for key, n, face in exposed(t, seat, stage, safe):
        dice = [t.roll() for _ in range(n)]
        hits += [1 << SIXES | key for die in dice if die >= face]
        thrown += dice
    t.tell_dice(seat, "attrition", thrown, CLAUSES[stage])
    return hits


def exposed(t: Scharz, seat: int, stage: int, safe: list[int]) -> list[tuple[int, int, int]]:
    """T8.20.1-T8.20.4, T20.5.14. The stacks that roll at this stage: (key, number, lowest losing face)."""
    linked = connected(t, seat) if stage == HUNGER else 0
    found: list[tuple[int, int, int]] = []
    for key, n in sorted(t.s.units[seat].items()):
        place = place_at(key)
        if place in safe or (stage in (NEUTRAL, HUNGER) and passes_safely(t, seat, place, key)):
            continue
        face = risk(t, seat, stage, key, linked)
        if face <= 6:
            found.append((key, n, face))
    return found


def happens(t: Scharz, seat: int, stage: int) -> bool:
    """T8.20, T21, T20.4.5. Whether the mode and the season have this kind of attrition for a player."""
    if newcomer(t, seat):
        return False
    if stage == SIEGE:
        return t.r.attrition and not feeding_round(t)
    return stage == NEUTRAL or (t.r.weather if stage == WRECK else t.r.attrition)


def feeding_round(t: Scharz) -> bool:
    """T8.20.5. Winter, when everybody is fed or paid anyway."""
    return t.s.season == WINTER


def siege_rolls(t: Scharz, seat: int) -> list[int]:
    """T8.20.5, T9.1. Encircled units, ships among them, and settlements; a town and cavalry twice, elephants thrice.

    The dice of one unit or settlement are one hit however many of them lose (K28).
    """
    hits: list[int] = []
    thrown: list[int] = []
    for place in bits(t.s.towns[seat]):
        if t.encircled(place):
            _throw(t, SETTLEMENT | place, t.s.settle[place], hits, thrown)
            for spot in (IN, YARD):
                for code, n in t.stacks(seat, place, spot):
                    for _ in range(n if t.r.salaries or PORTIONS[type_of(code)] else 0):
                        _throw(t, stack(place, spot, code), SIEGE_DICE.get(type_of(code), 1), hits, thrown)
    t.tell_dice(seat, "attrition", thrown, CLAUSES[SIEGE])
    return hits


def _throw(t: Scharz, target: int, times: int, hits: list[int], thrown: list[int]) -> None:
    dice = [t.roll() for _ in range(times)]
    thrown += dice
    sixes = dice.count(6)
    if sixes:
        hits.append(hit_by(sixes, target))


def attrition(t: Scharz) -> Flow[bool]:
    """T8.20, D14. Hits are settled by all at once; False when all kinds of attrition are done."""
    s = t.s
    yield from together(t, "attrition", CLAUSES[s.stage], hit_options, hit_step)
    s.stage += 1
    if s.stage < STAGES:
        next_stage(t)
        return True
    s.stage = 0
    clear_flags(t, GUIDED)
    return False
