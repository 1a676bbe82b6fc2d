"""T15.1, T15.2. NEW YEAR and OFFSPRING."""

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.games.scharz.components import (
    HERD_ID,
    HERD_NAMES,
    HI,
    LI,
    LI_PRICE,
    PR_REROLL,
    STANDARD,
    UPGRADE_COST,
)
from tyche.games.scharz.control import controlled
from tyche.games.scharz.offers import revolts
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.together import finish, open_stage, together
from tyche.games.scharz.traits import BELGICA
from tyche.games.scharz.units import KIND, KIND_ID, KIND_NAMES, OUT, STOPPED, USED, kind_of

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
    belgica = next((k for k in bits(t.a.neutral_mask) if t.a.neutral[k] == 3), -1)
    for seat in t.seats():
        if belgica >= 0 and t.trait(seat, BELGICA):
            yield from hire_in_belgica(t, seat, belgica)


def hire_in_belgica(t: Scharz, seat: int, place: int) -> Flow[None]:
    """T20.2.5, T8.3. One HI bought, which does not move this round, or a LI standing there trained up."""
    s = t.s
    options: list[Option] = [DONE]
    if s.gold[seat] >= LI_PRICE + UPGRADE_COST[HI] and t.unit_room(seat) > 0:
        options.append(("buy", KIND_NAMES[kind_of(HI, STANDARD)], t.name(place)))
    if s.gold[seat] >= UPGRADE_COST[HI]:
        for light, _ in t.kinds([e for e in t.stacks(seat, place, OUT) if e[0] & 15 == LI]):
            options.append(("upgrade", KIND_NAMES[light], "heavy", t.name(place)))
    if len(options) == 1:
        return
    choice = yield t.ask(seat, "belgica", options, "T20.2.5", DONE)
    if choice == DONE:
        return
    if choice[0] == "buy":
        t.pay(seat, LI_PRICE + UPGRADE_COST[HI])
        t.enlist(seat, place, OUT, kind_of(HI, STANDARD) | USED | STOPPED)
    else:
        t.pay(seat, UPGRADE_COST[HI])
        wanted = KIND_ID[str(choice[1])]
        code = next(code for code, _ in t.stacks(seat, place, OUT) if code & KIND == wanted)
        t.recode(seat, place, OUT, code, code & ~15 | HI)


# --- OFFSPRING (T15.2) ---


def begin_offspring(t: Scharz) -> Flow[None]:
    """T15.2. Per two herds of a kind one more; for a single one left over a die. Kinds above 4 wait for a reroll."""
    open_stage(t, "offspring")
    s = t.s
    for seat in range(t.players):
        if not t.alive(seat):
            finish(t, seat)
            continue
        dice: list[int] = []
        for sort in range(4):
            number = sum([n for key, n in s.herds[seat].items() if key >> 3 & 3 == sort])
            s.sub[seat] += [sort] * (number // 2)
            if number % 2:
                dice.append(t.roll())
                if dice[-1] <= 2:
                    s.sub[seat].append(sort)
                elif t.r.prestige:
                    s.sub[seat].append(4 + sort)
        t.tell_dice(seat, "offspring", dice, "T15.2")
        settle_offspring(t, seat)
    yield from ()


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
        t.breed(seat, t.a.ids[str(choice[2])], HERD_ID[str(choice[1])])
    settle_offspring(t, seat)


def offspring(t: Scharz) -> Flow[None]:
    """T15.2, D5. All at the same time."""
    yield from together(t, "offspring", "T15.2", offspring_options, offspring_step)
