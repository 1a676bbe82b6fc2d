"""T15.1, T15.2. NEW YEAR and OFFSPRING."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.games.scharz.rules.components import (
    HERD_NAMES,
    HI,
    LI,
    LI_PRICE,
    PR_REROLL,
    STANDARD,
    TYPE_NAMES,
    UPGRADE_COST,
)
from tyche.games.scharz.rules.control import controlled
from tyche.games.scharz.rules.diplomacy.court import revolts
from tyche.games.scharz.rules.kinds import HERD, PLACE, UNIT
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.together import finish, open_stage, together
from tyche.games.scharz.rules.traits import BELGICA
from tyche.games.scharz.rules.units import (
    KIND_NAMES,
    OUT,
    STOPPED,
    USED,
    as_type,
    herd_kind,
    kind_in,
    kind_of,
    type_of,
)

HEAVY: Final = kind_of(HI, STANDARD)


# --- NEW YEAR (T15.1) ---


def unit_points(value: int) -> int:
    """T15.1, E44. Victory points for the value of destroyed units."""
    return min(3, value // 10)


def new_year(t: Scharz) -> Flow[None]:
    """T15.1, D4. Points of the past year, prestige of the poor, revolts, and the Germani in Belgica."""
    s = t.s
    for seat in range(t.players):
        if t.alive(seat):
            t.gain_vp(seat, unit_points(s.killed[seat]) - unit_points(s.lost[seat]))
            s.pr[seat] = max(7, s.pr[seat])
        s.killed[seat] = s.lost[seat] = 0
    t.tell("new-year", "T15.1", year=s.year)
    yield from revolts(t)
    place = belgica(t)
    for seat in t.seats():
        if place >= 0 and t.trait(seat, BELGICA):
            yield from hire_in_belgica(t, seat, place)


def belgica(t: Scharz) -> int:
    """T20.2.5. The neutral field of that name; -1 where there is none."""
    return next((k for k in bits(t.a.neutral_mask) if t.a.neutral[k] == "belgica"), -1)


def hire_in_belgica(t: Scharz, seat: int, place: int) -> Flow[None]:
    """T20.2.5, T8.3. One HI bought, which does not move this round, or a LI standing there trained up."""
    options: list[Option] = [DONE]
    if may_hire_heavy(t, seat, HEAVY, place) is None:
        options.append(("buy", KIND_NAMES[HEAVY], t.name(place)))
    for light, _ in t.kinds(t.stacks(seat, place, OUT)):
        if may_train_up(t, seat, light, HI, place) is None:
            options.append(("upgrade", KIND_NAMES[light], TYPE_NAMES[HI], t.name(place)))
    choice = yield from choose_one(t, seat, "belgica", options, "T20.2.5")
    if choice == DONE:
        return
    if choice[0] == "buy":
        t.pay(seat, LI_PRICE + UPGRADE_COST[HI])
        t.enlist(seat, place, OUT, HEAVY | USED | STOPPED)
    else:
        t.pay(seat, UPGRADE_COST[HI])
        wanted = UNIT.of(choice)
        code = next(code for code, _ in t.stacks(seat, place, OUT) if kind_in(code) == wanted)
        t.recode(seat, place, OUT, code, as_type(code, HI))


def may_hire_heavy(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T20.2.5, T3.2. One HI in Belgica for its whole price."""
    if kind != HEAVY or place != belgica(t):
        return Refusal("T20.2.5", "not-for-sale", {"unit": KIND_NAMES[kind]})
    if t.unit_room(seat) <= 0:
        return Refusal("T3.2", "unit-limit")
    return has_gold(t, seat, "T20.2.5", LI_PRICE + UPGRADE_COST[HI])


def may_train_up(t: Scharz, seat: int, kind: int, unit: int, place: int) -> Refusal | None:
    """T20.2.5. A LI that stands in Belgica becomes HI."""
    if type_of(kind) != LI or unit != HI:
        return Refusal("T20.2.5", "only-light")
    if place != belgica(t) or not any(kind_in(code) == kind for code, _ in t.stacks(seat, place, OUT)):
        return Refusal("T20.2.5", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})
    return has_gold(t, seat, "T20.2.5", UPGRADE_COST[HI])


def has_gold(t: Scharz, seat: int, clause: str, price: int) -> Refusal | None:
    """T17.1. Nobody spends what he has not."""
    gold = t.s.gold[seat]
    return None if gold >= price else Refusal(clause, "too-little-gold", {"price": price, "gold": gold})


# --- OFFSPRING (T15.2) ---


def begin_offspring(t: Scharz) -> None:
    """T15.2. Per two herds of a kind one more; for a single one left over a die. Kinds above 4 wait for a reroll."""
    open_stage(t, "offspring")
    s = t.s
    for seat in range(t.players):
        if not t.alive(seat):
            finish(t, seat)
            continue
        dice: list[int] = []
        for sort in range(4):
            number = sum([n for key, n in s.herds[seat].items() if herd_kind(key) == sort])
            s.sub[seat] += [sort] * (number // 2)
            if number % 2:
                dice.append(t.roll())
                if dice[-1] <= 2:
                    s.sub[seat].append(sort)
                elif t.r.prestige:
                    s.sub[seat].append(4 + sort)
        t.tell_dice(seat, "offspring", dice, "T15.2")
        settle_offspring(t, seat)


def nurseries(t: Scharz, seat: int) -> list[int]:
    """T15.2. Controlled fields with room."""
    return [place for place in bits(controlled(t, seat) & t.a.land) if t.herd_room(place) > 0]


def settle_offspring(t: Scharz, seat: int) -> None:
    """No room, no herd; a single field needs no choice."""
    sub = t.s.sub[seat]
    while sub:
        fields = nurseries(t, seat)
        if not fields or (sub[0] >= 4 and not t.may_reroll(seat)):
            sub.pop(0)
        elif len(fields) == 1 and sub[0] < 4:
            t.breed(seat, fields[0], sub.pop(0))
        else:
            return
    finish(t, seat)


def offspring_options(t: Scharz, seat: int) -> list[Option]:
    """T15.2, T8.21, D5. The field of a new herd; or a reroll of a die that failed."""
    sort = t.s.sub[seat][0]
    if sort >= 4:
        return [("no-young", HERD_NAMES[sort - 4]), ("reroll-young", HERD_NAMES[sort - 4])]
    return [("herd", HERD_NAMES[sort], t.name(place)) for place in nurseries(t, seat)]


def may_breed(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T15.2, T3.8. A new herd goes onto a controlled field with room."""
    if t.s.sub[seat][0] != kind:
        return Refusal("T15.2", "another-first")
    if not controlled(t, seat) >> place & 1:
        return Refusal("T15.2", "not-controlled", {"place": t.name(place)})
    return None if t.herd_room(place) > 0 else Refusal("T3.8", "no-pasture", {"place": t.name(place)})


def may_answer_for(t: Scharz, seat: int, kind: int) -> Refusal | None:
    """T8.21. The die that failed for the next single herd."""
    return None if t.s.sub[seat][0] == 4 + kind else Refusal("T15.2", "another-first")


def offspring_step(t: Scharz, seat: int, choice: Option) -> None:
    """D5."""
    sub = t.s.sub[seat]
    sort = sub.pop(0)
    if choice[0] == "reroll-young":
        t.s.pr[seat] -= PR_REROLL
        die = t.roll()
        t.tell_dice(seat, "offspring", [die], "T8.21")
        if die <= 2:
            sub.insert(0, sort - 4)
    elif choice[0] == "herd":
        t.breed(seat, PLACE.on(t, choice, 2), HERD.of(choice))
    settle_offspring(t, seat)


def offspring(t: Scharz) -> Flow[None]:
    """T15.2, D5. All at the same time."""
    yield from together(t, "offspring", "T15.2", offspring_options, offspring_step)
