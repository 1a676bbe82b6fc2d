"""T8.20-T8.23. Attrition: neutral fields, shipwreck, mountains, unconnected and encircled units."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.games.scharz.atlas import MOUNTAINS
from tyche.games.scharz.choosing import kind_named
from tyche.games.scharz.components import (
    AUTUMN,
    CAVALRY,
    ELEPHANT,
    EXTRA_GRAIN,
    IS_SHIP,
    PORTIONS,
    PR_REROLL,
    SALARY,
    WINTER,
)
from tyche.games.scharz.control import connected, controlled
from tyche.games.scharz.movement import clear_flags
from tyche.games.scharz.moves import cargo_code, surplus
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.plunder import mark, may_plunder
from tyche.games.scharz.settle import raze
from tyche.games.scharz.together import finish, open_stage, together
from tyche.games.scharz.traits import DESERT_PATHS, SEAFARERS
from tyche.games.scharz.units import ACTED, CODE, CODE_MASK, IN, KIND, KIND_NAMES, OUT, YARD

NEUTRAL: Final = 0
WRECK: Final = 1
HEIGHTS: Final = 2
HUNGER: Final = 3
SIEGE: Final = 4
STAGES: Final = 5
CLAUSES: Final = ["T8.20.1", "T8.20.2", "T8.20.3", "T8.20.4", "T8.20.5"]
BARBARORUM: Final = 1
DESERT: Final = 2
BELGICA: Final = 3
TRAIL: Final = 4
LOSE: Final = ("lose-unit", "lose-place")
REROLL: Final = ("reroll-unit", "reroll-place")
FEED: Final = ("feed-unit", "feed-place")
"""What can be said to a hit, on a unit or on a settlement."""
SETTLEMENT: Final = 1 << 30
"""Marks a hit on an encircled settlement instead of a unit."""
SINKING: Final = 1 << 31
"""Marks a water field whose ships left cannot carry all the cargo."""
SIXES: Final = 32
GUIDED: Final = ACTED
"""A unit for whom safe passage on a trail is paid in this round (T20.5.14)."""
ONE_HIT: Final = (1 << 30) - 1
"""Above this bit: how many losing dice of a hit have not been rerolled."""


def begin_attrition(t: Scharz) -> Flow[None]:
    """T8.20. The five kinds one after the other."""
    t.s.stage = 0
    next_stage(t)
    yield from ()


def next_stage(t: Scharz) -> None:
    """Choices before the dice: safe passage on trails, plunder instead of a roll."""
    s = t.s
    open_stage(t, "attrition-choice")
    for seat in range(t.players):
        rolls = t.alive(seat) and not newcomer(t, seat)
        if rolls and s.stage == NEUTRAL:
            s.sub[seat] = trail_fields(t, seat)
        elif rolls and s.stage == HUNGER and t.r.attrition:
            s.sub[seat] = [place for place in hungry_fields(t, seat) if can_forage(t, seat, place)]
        if not s.sub[seat]:
            finish(t, seat)


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
    clear_flags(t, GUIDED)


def choice_options(t: Scharz, seat: int) -> list[Option]:
    """T8.20.4, T20.5.14. What to do about the next field."""
    place = first_open(t.s.sub[seat])
    name = t.name(place)
    if t.s.stage != NEUTRAL:
        return [("risk", name), ("forage", name)]
    left = unguided(t, seat, place)
    cost, gold = sum([n for _, n in left]), t.s.gold[seat]
    options: list[Option] = [("risk", name)]
    if gold >= cost:
        options.append(("passage", name))
    if gold and cost > 1:
        options += [("guide", KIND_NAMES[kind], name) for kind, _ in t.kinds(left)]
    return options


def unguided(t: Scharz, seat: int, place: int) -> list[tuple[int, int]]:
    """T20.5.14. The units on a trail for whom safe passage has not been paid: (code, number)."""
    return [(code, n) for code, n in t.stacks(seat, place, OUT) if not code & GUIDED]


def first_open(items: list[int]) -> int:
    """The next field that is not decided; decided ones are below zero, or gone."""
    return next(item for item in items if item >= 0)


def choice_step(t: Scharz, seat: int, choice: Option) -> None:
    """T8.20.4, T20.5.14. Pay for all or plunder (then nobody there rolls), pay for some, or risk it."""
    s = t.s
    place = t.a.ids[str(choice[-1])]
    if choice[0] == "guide":
        guide(t, seat, place, kind_named(choice[1]))
        if t.s.gold[seat]:
            return
        choice = ("risk", t.name(place))
    s.sub[seat].remove(place)
    if choice[0] == "passage":
        pay_passage(t, seat, place, sum([n for _, n in unguided(t, seat, place)]))
    elif choice[0] == "forage":
        mark(t, seat, place, "T8.20.4")
    if choice[0] != "risk":
        s.sub[seat].append(-1 - place)
    if all(item < 0 for item in s.sub[seat]):
        finish(t, seat)


def guide(t: Scharz, seat: int, place: int, kind: int) -> None:
    """T20.5.14, R95. Safe passage for one unit of a kind."""
    code = next(code for code, _ in unguided(t, seat, place) if code & KIND == kind)
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


def oasis_keeper(t: Scharz) -> int:
    """T20.5.13. Who controls the Oasis; -1 if nobody does."""
    oasis = t.a.special.get("oasis", -1)
    if oasis >= 0:
        for seat in range(t.players):
            if controlled(t, seat) >> oasis & 1:
                return seat
    return -1


def trail_fields(t: Scharz, seat: int) -> list[int]:
    """T20.5.14. Trails where this player's units are not safe by themselves."""
    if t.a.map != "orient" or t.trait(seat, DESERT_PATHS) or oasis_keeper(t) == seat:
        return []
    return [place for place in bits(t.s.out[seat] & t.a.neutral_mask) if t.a.neutral[place] == TRAIL]


def newcomer(t: Scharz, seat: int) -> bool:
    """T20.4.5. Vikings of Taifas in their first year have no attrition."""
    return t.s.opening[seat] >> 4 == t.s.year


def losing_faces(t: Scharz, seat: int, place: int) -> int:
    """T8.20.1, T20.1.9, T20.5.14, T20.5.15. The lowest losing face on a neutral field; 7 where nobody is lost."""
    kind = t.a.neutral[place]
    if kind == BARBARORUM:
        return 6
    if t.a.map != "orient" or t.trait(seat, DESERT_PATHS):
        return 7
    if kind == TRAIL:
        return 7 if oasis_keeper(t) == seat else 6
    return 5 if kind == DESERT else 7


def wreck_face(t: Scharz, seat: int, place: int) -> int:
    """T8.22, T20.2.2. The lowest face on which a ship is lost; 7 where it is safe."""
    stormy = bool(t.a.stormy >> place & 1)
    if t.s.season == AUTUMN:
        return 6 if stormy and not t.trait(seat, SEAFARERS) else 7
    if t.s.season != WINTER or place >= t.a.first_section:
        return 7
    bad = t.s.sea_winter == 2
    return (4 if bad else 5) if stormy else (5 if bad else 7)


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
    linked = connected(t, seat) if stage == HUNGER else 0
    hits: list[int] = []
    thrown: list[int] = []
    for key, n in sorted(t.s.units[seat].items()):
        if key >> CODE + 2 in safe or (stage == NEUTRAL and key & GUIDED):
            continue
        face = risk(t, seat, stage, key, linked)
        if face <= 6:
            dice = [t.roll() for _ in range(n)]
            hits += [1 << SIXES | key for die in dice if die >= face]
            thrown += dice
    t.tell_dice(seat, "attrition", thrown, CLAUSES[stage])
    return hits


def happens(t: Scharz, seat: int, stage: int) -> bool:
    """T8.20, T21, T20.4.5. Whether the mode and the season have this kind of attrition for a player."""
    if newcomer(t, seat):
        return False
    if stage == SIEGE:
        return t.r.attrition and not feeding_round(t)
    return stage == NEUTRAL or (t.r.weather if stage == WRECK else t.r.attrition)


def risk(t: Scharz, seat: int, stage: int, key: int, linked: int) -> int:
    """T8.20.1-T8.20.4. The lowest face on which a unit is lost to this kind of attrition; 7 where it is safe."""
    place, spot, unit = key >> CODE + 2, key >> CODE & 3, key & 15
    if spot == YARD or (spot == IN and stage != HEIGHTS):
        return 7
    if stage == NEUTRAL and place < t.a.n_land and t.a.neutral[place]:
        return losing_faces(t, seat, place)
    if stage == WRECK and place >= t.a.n_land and IS_SHIP[unit]:
        return wreck_face(t, seat, place)
    if stage == HEIGHTS and unit in (CAVALRY, ELEPHANT) and place < t.a.n_land:
        return 6 if t.a.terrain[place] == MOUNTAINS else 7
    return 6 if stage == HUNGER and not linked >> place & 1 else 7


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
        if not t.encircled(place):
            continue
        dice = [t.roll() for _ in range(t.s.settle[place])]
        thrown += dice
        sixes = dice.count(6)
        if sixes:
            hits.append(sixes << SIXES | SETTLEMENT | place)
        inside = [(spot, code, n) for spot in (IN, YARD) for code, n in t.stacks(seat, place, spot)]
        for spot, code, n in inside:
            unit = code & 15
            if not t.r.salaries and not PORTIONS[unit]:
                continue
            times = 3 if unit == ELEPHANT else 2 if unit == CAVALRY else 1
            for _ in range(n):
                dice = [t.roll() for _ in range(times)]
                thrown += dice
                sixes = dice.count(6)
                if sixes:
                    hits.append(sixes << SIXES | (place << 2 | spot) << CODE | code)
    t.tell_dice(seat, "attrition", thrown, CLAUSES[SIEGE])
    return hits


# --- hits ---


def hit_options(t: Scharz, seat: int) -> list[Option]:
    """T8.20.5, T8.21, D14. A die is rerolled once for 4 PR; the encircled are fed, or a unit suffers for its place.

    When a wreck leaves too much cargo, its owner names what goes down (T8.22).
    """
    item = t.s.sub[seat][0]
    if item & SINKING:
        place = item & 0xFFF
        return [("drown", KIND_NAMES[kind], t.name(place)) for kind in surplus(t, seat, place)]
    place = place_hit(item)
    found: list[Option] = [saying(t, LOSE, item)]
    if t.may_reroll(seat) and item >> SIXES:
        found.append(saying(t, REROLL, item))
    if t.s.stage == SIEGE:
        if can_feed_now(t, seat, place, item):
            found.append(saying(t, FEED, item))
        if item & SETTLEMENT:
            for code, _ in t.stacks(seat, place, IN):
                option: Option = ("instead", KIND_NAMES[code & 127], t.name(place))
                if option not in found:
                    found.append(option)
    return found


def saying(t: Scharz, verbs: tuple[str, str], item: int) -> Option:
    """An option about a hit, which names what was hit."""
    place = t.name(place_hit(item))
    return (verbs[1], place) if item & SETTLEMENT else (verbs[0], KIND_NAMES[item & KIND], place)


def place_hit(item: int) -> int:
    """Where a hit falls."""
    return item & 0xFFF if item & SETTLEMENT else (item & ONE_HIT) >> CODE + 2


def need_of(t: Scharz, item: int) -> tuple[int, int]:
    """T16.6. Portions and grain beyond them that the hit one needs."""
    if item & SETTLEMENT:
        return t.s.settle[item & 0xFFF], 0
    return PORTIONS[item & 15], EXTRA_GRAIN[item & 15]


def salary_of(t: Scharz, item: int) -> int:
    """T8.20.5, T16.1. The double salary of an encircled unit or settlement."""
    return 2 * (t.s.settle[item & 0xFFF] if item & SETTLEMENT else SALARY[item & 15])


def can_feed_now(t: Scharz, seat: int, place: int, item: int) -> bool:
    """T8.20.5. From the stores inside; in the salary economy for its double salary."""
    if t.r.salaries:
        return t.s.gold[seat] >= salary_of(t, item)
    portions, grain = need_of(t, item)
    stored, fish = t.s.stored.get(place, 0), t.s.fish.get(place, 0)
    return stored >= grain and stored - grain + fish // 2 >= portions


def feed_now(t: Scharz, seat: int, place: int, item: int) -> None:
    """T8.20.5, T16.6. Fish is eaten before grain."""
    if t.r.salaries:
        t.pay(seat, salary_of(t, item))
        return
    portions, grain = need_of(t, item)
    by_fish = min(portions, t.s.fish.get(place, 0) // 2)
    if by_fish:
        t.put_fish(place, -2 * by_fish)
    if portions - by_fish + grain:
        t.put_grain(place, by_fish - portions - grain)


def settle_hits(t: Scharz, seat: int) -> None:
    """Take the losses that leave no choice."""
    items = t.s.sub[seat]
    while items:
        if not standing(t, seat, items[0]):
            items.pop(0)
            continue
        options = hit_options(t, seat)
        if len(options) > 1:
            return
        item = items.pop(0)
        if item & SINKING:
            drown(t, seat, item & 0xFFF, options[0])
        else:
            lose(t, seat, item)
    finish(t, seat)


def standing(t: Scharz, seat: int, item: int) -> bool:
    """Whether the one that was hit is still there; whether there is still too much cargo."""
    if item & SINKING:
        return bool(surplus(t, seat, item & 0xFFF))
    if item & SETTLEMENT:
        return t.s.settle_owner[item & 0xFFF] == seat
    return item & ONE_HIT in t.s.units[seat]


def lose(t: Scharz, seat: int, item: int) -> None:
    """T8.22, T8.23. Destroyed; nobody gains by it. A ship takes its cargo along."""
    if item & SETTLEMENT:
        raze(t, item & 0xFFF, seat, False)
        return
    place, spot, code = place_hit(item), item >> CODE & 3, item & CODE_MASK
    t.destroy(seat, place, spot, code)
    t.tell("attrition", CLAUSES[t.s.stage], faction=seat, place=t.name(place), unit=KIND_NAMES[code & 127])
    if place >= t.a.n_land:
        t.s.sub[seat].insert(0, SINKING | place)
    elif t.s.settle_owner[place] >= 0:
        t.release(place)


def drown(t: Scharz, seat: int, place: int, choice: Option) -> None:
    """T8.22, E10. One unit that the ships left cannot carry goes down; the next one is looked at after it."""
    t.destroy(seat, place, OUT, cargo_code(t, seat, place, kind_named(choice[1])))
    t.tell("attrition", "T8.22", faction=seat, place=t.name(place), unit=choice[1])
    t.s.sub[seat].insert(0, SINKING | place)


def hit_step(t: Scharz, seat: int, choice: Option) -> None:
    """T8.20, T8.21, D14. What is done about one hit."""
    item = t.s.sub[seat].pop(0)
    place = item & 0xFFF if item & SINKING else place_hit(item)
    if item & SINKING:
        drown(t, seat, place, choice)
    elif choice[0] in REROLL:
        reroll(t, seat, place, item)
    elif choice[0] in FEED:
        feed_now(t, seat, place, item)
    elif choice[0] in LOSE:
        lose(t, seat, item)
    else:
        code = next(code for code, _ in t.stacks(seat, place, IN) if KIND_NAMES[code & 127] == choice[1])
        t.destroy(seat, place, IN, code)
    settle_hits(t, seat)


def reroll(t: Scharz, seat: int, place: int, item: int) -> None:
    """T8.21. One losing die is thrown again, each once: the hit is off when none is left; a second loss stands."""
    t.s.pr[seat] -= PR_REROLL
    face = 6
    if t.s.stage == NEUTRAL:
        face = losing_faces(t, seat, place)
    elif t.s.stage == WRECK:
        face = wreck_face(t, seat, place)
    rest = item - (1 << SIXES)
    die = t.roll()
    t.tell_dice(seat, "attrition", [die], "T8.21")
    if die >= face:
        rest &= (1 << SIXES) - 1
    elif not rest >> SIXES:
        return
    t.s.sub[seat].insert(0, rest)


def attrition(t: Scharz) -> Flow[bool]:
    """T8.20, D14. Hits are settled by all at once; False when all kinds of attrition are done."""
    s = t.s
    yield from together(t, "attrition", CLAUSES[s.stage], hit_options, hit_step)
    s.stage += 1
    if s.stage < STAGES:
        next_stage(t)
        return True
    s.stage = 0
    return False
