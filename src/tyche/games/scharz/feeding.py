"""T16. Salaries and feeding."""

from typing import Final

from tyche.core.ask import NO, YES, Flow, Option
from tyche.core.atlas import bits
from tyche.games.scharz.attrition import newcomer
from tyche.games.scharz.components import (
    COMMAND_SALARY,
    EXTRA_GRAIN,
    HERD_NAMES,
    MEAT,
    MEAT_INSIDE,
    MERCENARY,
    PORTIONS,
    SALARY,
    SUMMER,
    WINTER,
)
from tyche.games.scharz.control import connected, group_of, network
from tyche.games.scharz.herding import settle_herds
from tyche.games.scharz.moves import fits, load
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.settle import occupy, raze
from tyche.games.scharz.together import finish, open_stage, together
from tyche.games.scharz.traits import HUN
from tyche.games.scharz.units import ACTED, CODE, CODE_MASK, IN, KIND, KIND_ID, KIND_NAMES, OUT, SITE, YARD

PAY: Final[Option] = ("pay",)
WITHHOLD: Final[Option] = ("withhold",)
NO_COMMAND: Final[Option] = ("dismiss-command",)


# --- salaries (T13.13, T13.14, T16.1, T16.2) ---


def begin_wages(t: Scharz) -> Flow[None]:
    """T13.13, T13.14. Mercenaries in summer and winter, commanders in winter; not mercenaries of this Trade."""
    open_stage(t, "wages")
    for seat in range(t.players):
        if not t.alive(seat) or not wages_due(t, seat):
            finish(t, seat)
    yield from ()


def wages_due(t: Scharz, seat: int) -> int:
    """T13.13, T13.14."""
    s = t.s
    due = COMMAND_SALARY[s.command[seat]] if s.season == WINTER else 0
    if not t.r.salaries and s.season in (SUMMER, WINTER) and not newcomer(t, seat):
        due += sum([n for key, n in s.units[seat].items() if key & 15 == MERCENARY and not key & ACTED])
    return due


def wage_options(t: Scharz, seat: int) -> list[Option]:
    """T13.13, T13.14. Pay, or dismiss somebody."""
    s = t.s
    found: list[Option] = [PAY] if s.gold[seat] >= wages_due(t, seat) else []
    if s.command[seat] and s.season == WINTER:
        found.append(NO_COMMAND)
    if not t.r.salaries and s.season in (SUMMER, WINTER):
        for key in s.units[seat]:
            if key & 15 == MERCENARY and not key & ACTED:
                option: Option = ("dismiss", KIND_NAMES[key & KIND], t.name(key >> CODE + 2))
                if option not in found:
                    found.append(option)
    return found


def wage_step(t: Scharz, seat: int, choice: Option) -> None:
    """T13.13, T13.14. Unpaid mercenaries leave, unpaid commanders are lost."""
    if choice == PAY:
        t.s.gold[seat] -= wages_due(t, seat)
        finish(t, seat)
        return
    if choice == NO_COMMAND:
        t.s.command[seat] = 0
    else:
        dismiss(t, seat, choice)
    if not wages_due(t, seat):
        finish(t, seat)


def dismiss(t: Scharz, seat: int, choice: Option) -> None:
    """T16.2, T13.13. A unit leaves."""
    kind, place = KIND_ID[str(choice[1])], t.a.ids[str(choice[2])]
    for spot in (OUT, SITE, IN, YARD):
        for code, _ in t.stacks(seat, place, spot):
            if code & KIND == kind and not (code & ACTED and code & 15 == MERCENARY):
                t.destroy(seat, place, spot, code)
                t.tell("dismissed", "T16.2", faction=seat, unit=choice[1], place=t.name(place))
                drop_cargo(t, seat, place)
                return


def drop_cargo(t: Scharz, seat: int, place: int) -> None:
    """Cargo on the water without ships is lost with them."""
    if place >= t.a.n_land:
        while not fits(*load(t, seat, place)):
            code = next(code for code, _ in t.stacks(seat, place, OUT) if code & 15 not in (4, 5, 7))
            t.destroy(seat, place, OUT, code)


def wages(t: Scharz) -> Flow[None]:
    """T13.13, T13.14, D25. All pay at the same time."""
    yield from together(t, "wages", "T13.13", wage_options, wage_step, PAY)


def begin_salaries(t: Scharz) -> Flow[None]:
    """T16.1, T16.2. Who is neither connected nor inside an encircled settlement is disbanded unpaid."""
    disband_unconnected(t)
    t.s.feats = []
    for seat in range(t.players):
        t.s.owed[seat] = ringed(t, seat)
    pay_stage(t, 0)
    yield from ()


def pay_stage(t: Scharz, stage: int) -> None:
    """T16.1. First everybody outside encircled settlements is paid, besiegers among them; then the encircled."""
    t.s.stage = stage
    open_stage(t, "salaries")
    for seat in range(t.players):
        t.s.fields[seat] = ringed(t, seat)
    for seat in range(t.players):
        if not t.alive(seat) or newcomer(t, seat) or not salaries_due(t, seat):
            finish(t, seat)


def in_turn(t: Scharz, seat: int, place: int) -> bool:
    """T16.1, T16.3. Whether this place is paid or fed in the present stage."""
    return (t.s.owed[seat] >> place & 1) == t.s.stage


def ringed(t: Scharz, seat: int) -> int:
    """The encircled settlements of a player as a stage begins: it judges everybody by the same moment."""
    found = 0
    for place in bits(t.s.towns[seat]):
        if t.encircled(place):
            found |= 1 << place
    return found


def disband_unconnected(t: Scharz) -> None:
    """T16.2, T16.7. Without connection nobody is paid or fed; all are judged by the same moment."""
    linked = [connected(t, seat) for seat in range(t.players)]
    for seat in range(t.players):
        if not t.alive(seat) or newcomer(t, seat):
            continue
        for key, n in sorted(t.s.units[seat].items()):
            place, spot, code = key >> CODE + 2, key >> CODE & 3, key & CODE_MASK
            if linked[seat] >> place & 1 or spot in (IN, YARD) or not needs_support(t, code & 15):
                continue
            t.destroy(seat, place, spot, code, n)
            t.tell("disbanded", "T16.2", faction=seat, unit=KIND_NAMES[code & KIND], place=t.name(place))
        for place in range(t.a.n_land, t.a.n):
            drop_cargo(t, seat, place)
    t.release_all()


def needs_support(t: Scharz, unit: int) -> bool:
    """T13.2. Corsairs are neither fed nor paid; mercenaries eat nothing."""
    return SALARY[unit] > 0 if t.r.salaries else PORTIONS[unit] > 0


def surrendered(t: Scharz, place: int) -> bool:
    """T16.8. Whether a settlement has surrendered in this phase."""
    return any(feat[1] == place for feat in t.s.feats)


def salaries_due(t: Scharz, seat: int) -> int:
    """T16.1, E40. Units and settlements; double for what is encircled."""
    s = t.s
    ring = s.fields[seat]
    due = 0
    for place in bits(s.towns[seat]):
        if in_turn(t, seat, place) and not surrendered(t, place):
            due += s.settle[place] * (2 if ring >> place & 1 else 1)
    for key, n in s.units[seat].items():
        if not in_turn(t, seat, key >> CODE + 2):
            continue
        encircled = ring >> (key >> CODE + 2) & 1 and key >> CODE & 3 in (IN, YARD)
        due += SALARY[key & 15] * n * (2 if encircled else 1)
    return due


def salary_options(t: Scharz, seat: int) -> list[Option]:
    """T16.1, T16.2. Pay everything, or let a unit or a settlement go."""
    s, names = t.s, t.a.names
    found: list[Option] = [PAY] if s.gold[seat] >= salaries_due(t, seat) else []
    if found and not s.sub[seat]:
        return [PAY, WITHHOLD]
    for key in s.units[seat]:
        if SALARY[key & 15] and in_turn(t, seat, key >> CODE + 2):
            option: Option = ("dismiss", KIND_NAMES[key & KIND], names[key >> CODE + 2])
            if option not in found:
                found.append(option)
    mine = [place for place in bits(s.towns[seat]) if in_turn(t, seat, place) and not surrendered(t, place)]
    return found + [("abandon", names[place]) for place in mine]


def salary_step(t: Scharz, seat: int, choice: Option) -> None:
    """T16.1, T16.2. Losses of this kind give nobody points."""
    if choice == PAY:
        t.s.gold[seat] -= salaries_due(t, seat)
        finish(t, seat)
        return
    t.s.sub[seat] = [1]
    if choice == WITHHOLD:
        return
    if choice[0] == "dismiss":
        dismiss(t, seat, choice)
    else:
        forsake(t, seat, t.a.ids[str(choice[1])])
    if not salaries_due(t, seat):
        finish(t, seat)


def forsake(t: Scharz, seat: int, place: int) -> None:
    """T16.2, T16.7, T16.8. An unpaid or unfed settlement is destroyed; an encircled one surrenders."""
    if t.s.fields[seat] >> place & 1:
        t.s.feats.append([seat, place, 0])
        t.s.feats.sort()
    else:
        raze(t, place, seat, False)


def salaries(t: Scharz) -> Flow[None]:
    """T16.1, D25. All pay at the same time; then besiegers decide about what has surrendered."""
    yield from together(t, "salaries", "T16.1", salary_options, salary_step, PAY)
    t.release_all()
    if t.s.stage == 0 and any(t.s.owed):
        pay_stage(t, 1)
    else:
        t.s.step = "surrender"


def surrender(t: Scharz) -> Flow[None]:
    """T16.8, D25, D29. The besieger may feed (or pay) a place that gave in: it is his, intact; else it is destroyed."""
    for feat in sorted(t.s.feats):
        place = feat[1]
        owner = t.s.settle_owner[place]
        hosts = t.besiegers(place) if owner >= 0 else []
        if not hosts:
            continue
        seat = hosts[0]
        choice = NO
        if can_host(t, seat, place):
            choice = yield t.ask(seat, "surrender", [NO, YES], "T16.8", NO, place=t.name(place))
        if choice == YES:
            host(t, seat, place)
            occupy(t, place, seat)
        else:
            raze(t, place, seat, False)
    t.s.feats = []
    t.s.stage = 0
    for seat in range(t.players):
        t.s.owed[seat] = 0
    t.release_all()


def can_host(t: Scharz, seat: int, place: int) -> bool:
    """T16.8, T16.2. Whether the besieger has the food connected to it, or the gold."""
    need = t.s.settle[place]
    if t.r.salaries:
        return t.s.gold[seat] >= 2 * need
    larder = group_of(t, seat, place) & t.cu(seat)
    grain = sum([t.s.stored.get(store, 0) for store in bits(larder)])
    fish = sum([t.s.fish.get(store, 0) for store in bits(larder)])
    return grain + fish // 2 >= need


def host(t: Scharz, seat: int, place: int) -> None:
    """T16.8. Grain first, then fish."""
    need = t.s.settle[place]
    if t.r.salaries:
        t.s.gold[seat] -= 2 * need
        return
    larder = bits(group_of(t, seat, place) & t.cu(seat))
    need -= eat_grain(t, larder, need)
    eat_fish(t, larder, 2 * need)


def eat_grain(t: Scharz, stores: list[int], number: int) -> int:
    """Take grain from stores, in their order; how much was found."""
    eaten = 0
    for place in stores:
        n = min(number - eaten, t.s.stored.get(place, 0))
        if n:
            t.put_grain(place, -n)
            eaten += n
    return eaten


def eat_fish(t: Scharz, stores: list[int], number: int) -> None:
    """Take fish from stores, in their order."""
    for place in stores:
        n = min(number, t.s.fish.get(place, 0))
        if n:
            t.put_fish(place, -n)
            number -= n


# --- feeding (T16.3-T16.8) ---

HERDS, FISH, FLESH = range(3)
HEAD: Final = 3
"""Before the tables in a player's list: what is decided, meat on hand, portions of fish."""


def begin_feeding(t: Scharz) -> Flow[None]:
    """T16.3, T16.7. Each connected group of a player eats for itself, each encircled settlement from inside."""
    groups = [network(t, seat)[1] for seat in range(t.players)]
    slaughter_strays(t)
    disband_unconnected(t)
    t.s.feats = []
    for seat in range(t.players):
        t.s.owed[seat] = ringed(t, seat)
    meal(t, 0, groups)
    yield from ()


def meal(t: Scharz, stage: int, groups: list[list[int]]) -> None:
    """T16.3. First everybody who is not encircled eats, besiegers among them; then the encircled, from inside."""
    t.s.stage = stage
    open_stage(t, "feeding")
    for seat in range(t.players):
        t.s.fields[seat] = ringed(t, seat)
    for seat in range(t.players):
        if not t.alive(seat) or newcomer(t, seat):
            finish(t, seat)
            continue
        t.s.sub[seat] = [HERDS, 0, 0, *groups[seat]]
        dine(t, seat)


def slaughter_strays(t: Scharz) -> None:
    """T16.4, T16.7. Herds that no food reaches are slaughtered, and their meat is sold."""
    linked = [connected(t, seat) for seat in range(t.players)]
    for seat in range(t.players):
        if not t.alive(seat) or newcomer(t, seat):
            continue
        for key, n in list(t.s.herds[seat].items()):
            place = key >> 5
            if not linked[seat] >> place & 1 and not key & 4 and eats(t, seat, key):
                t.take_herd(seat, key, n)
                t.s.gold[seat] += MEAT[key >> 3 & 3] * n
                t.tell("slaughtered", "T16.4", faction=seat, herd=HERD_NAMES[key >> 3 & 3], place=t.name(place))


def eats(t: Scharz, seat: int, key: int) -> bool:
    """T16.4, T16.5, T15.9. Whether a herd needs food: not in a good winter, not with transhumance; inside always."""
    if key & 4:
        return True
    place = key >> 5
    climate = t.a.climate[place]
    if t.s.good_zones >> climate & 1:
        return False
    if t.r.transhumance or t.trait(seat, HUN):
        if (t.a.crop[place] == 2 and climate == 0) or (t.a.crop[place] == 3 and climate <= 1):
            return False
    return True


def table_of(t: Scharz, seat: int) -> tuple[int, bool]:
    """The places that eat together now, and whether they are an encircled settlement."""
    mask = t.s.sub[seat][HEAD]
    return mask, bool(mask & t.s.fields[seat])


def next_herd(t: Scharz, seat: int) -> int:
    """A herd at the table whose fate is open; -1 if there is none."""
    mask, _ = table_of(t, seat)
    for key in sorted(t.s.herds[seat]):
        if mask >> (key >> 5) & 1 and not key & 3 and in_turn(t, seat, key >> 5) and eats(t, seat, key):
            return key
    return -1


def stores_of(t: Scharz, seat: int) -> list[int]:
    """The stores of the table."""
    mask, _ = table_of(t, seat)
    return [place for place in bits(mask & t.s.towns[seat]) if in_turn(t, seat, place)]


def larder(t: Scharz, seat: int) -> tuple[int, int]:
    """Grain and portions of fish at the table."""
    stores = stores_of(t, seat)
    grain = sum([t.s.stored.get(place, 0) for place in stores])
    return grain, sum([t.s.fish.get(place, 0) for place in stores]) // 2


def eaters(t: Scharz, seat: int) -> list[tuple[int, int]]:
    """The units at the table that eat: (key, number)."""
    mask, inside = table_of(t, seat)
    ring = t.s.fields[seat]
    found: list[tuple[int, int]] = []
    for key, n in t.s.units[seat].items():
        place, spot = key >> CODE + 2, key >> CODE & 3
        shut = bool(ring >> place & 1) and spot in (IN, YARD)
        if mask >> place & 1 and shut == inside and in_turn(t, seat, place) and PORTIONS[key & 15]:
            found.append((key, n))
    return sorted(found)


def needs(t: Scharz, seat: int) -> tuple[int, int]:
    """T16.6. Portions, and grain beyond them."""
    portions = sum([t.s.settle[place] for place in stores_of(t, seat) if not surrendered(t, place)])
    grain = 0
    for key, n in eaters(t, seat):
        portions += PORTIONS[key & 15] * n
        grain += EXTRA_GRAIN[key & 15] * n
    return portions, grain


def fish_range(t: Scharz, seat: int) -> list[int]:
    """T16.6. How many portions of fish can be eaten so that everybody is fed; empty if that is impossible."""
    portions, extra = needs(t, seat)
    grain, fish = larder(t, seat)
    least = portions - t.s.sub[seat][1] - (grain - extra)
    if grain < extra or least > min(fish, portions):
        return []
    return list(range(max(0, least), min(fish, portions) + 1))


def meat_range(t: Scharz, seat: int) -> list[int]:
    """T16.6. How many portions of meat can be eaten after the fish."""
    portions, extra = needs(t, seat)
    grain, _ = larder(t, seat)
    rest = portions - t.s.sub[seat][2]
    return list(range(max(0, rest - (grain - extra)), min(t.s.sub[seat][1], rest) + 1))


def feed_options(t: Scharz, seat: int) -> list[Option]:
    """T16.3-T16.7, D29. Herds first; then who starves if there is too little, else what is eaten."""
    stage = t.s.sub[seat][0]
    if stage == HERDS:
        key = next_herd(t, seat)
        name, place = HERD_NAMES[key >> 3 & 3], t.name(key >> 5)
        return [("feed-herd", name, place), ("slaughter", name, place)]
    if stage == FLESH:
        return [("eat-meat", n) for n in meat_range(t, seat)]
    fish = fish_range(t, seat)
    if fish:
        return [("eat-fish", n) for n in fish]
    found: list[Option] = []
    for key, _ in eaters(t, seat):
        option: Option = ("starve", KIND_NAMES[key & KIND], t.name(key >> CODE + 2))
        if option not in found:
            found.append(option)
    found += [("abandon", t.name(place)) for place in stores_of(t, seat) if not surrendered(t, place)]
    return found


def dine(t: Scharz, seat: int) -> None:
    """Take the steps that leave no choice; finish when all tables have eaten."""
    while len(t.s.sub[seat]) > HEAD:
        if t.s.sub[seat][0] == HERDS:
            key = next_herd(t, seat)
            if key < 0:
                t.s.sub[seat][0] = FISH
            elif larder(t, seat)[0]:
                return
            else:
                slaughter(t, seat, key)
            continue
        options = feed_options(t, seat)
        if len(options) > 1:
            return
        if options:
            serve(t, seat, options[0])
        else:
            clear_table(t, seat, 0)
    finish(t, seat)


def slaughter(t: Scharz, seat: int, key: int) -> None:
    """T16.4. A herd becomes meat, less of it inside an encircled settlement."""
    t.take_herd(seat, key)
    t.s.sub[seat][1] += (MEAT_INSIDE if key & 4 else MEAT)[key >> 3 & 3]
    t.tell("slaughtered", "T16.4", faction=seat, herd=HERD_NAMES[key >> 3 & 3], place=t.name(key >> 5))


def serve(t: Scharz, seat: int, choice: Option) -> None:
    """T16.4-T16.7. One step of the meal."""
    s = t.s
    sub = s.sub[seat]
    verb = choice[0]
    if verb == "feed-herd":
        key = next_herd(t, seat)
        eat_grain(t, stores_of(t, seat), 1)
        t.take_herd(seat, key)
        t.add_herd(seat, key >> 5, key >> 3 & 3, key >> 2 & 1, 1)
    elif verb == "slaughter":
        slaughter(t, seat, next_herd(t, seat))
    elif verb == "eat-fish":
        sub[2] = int(choice[1])
        sub[0] = FLESH
    elif verb == "eat-meat":
        clear_table(t, seat, int(choice[1]))
    elif verb == "starve":
        dismiss(t, seat, choice)
    else:
        forsake(t, seat, t.a.ids[str(choice[1])])


def clear_table(t: Scharz, seat: int, meat: int) -> None:
    """T16.6, T16.7. Fish, meat and grain are eaten; unused meat is sold for 1 gold each."""
    s = t.s
    sub = s.sub[seat]
    portions, extra = needs(t, seat)
    stores = stores_of(t, seat)
    eat_fish(t, stores, 2 * sub[2])
    eat_grain(t, stores, portions - sub[2] - meat + extra)
    s.gold[seat] += sub[1] - meat
    s.sub[seat] = [HERDS, 0, 0, *sub[HEAD + 1 :]]


def feed_step(t: Scharz, seat: int, choice: Option) -> None:
    """D29."""
    serve(t, seat, choice)
    dine(t, seat)


def feeding(t: Scharz) -> Flow[None]:
    """T16.3, D29. All feed at the same time; then besiegers decide about what has surrendered."""
    yield from together(t, "feeding", "T16.6", feed_options, feed_step)
    t.release_all()
    if t.s.stage == 0 and any(t.s.owed):
        meal(t, 1, [[1 << place for place in bits(ring)] for ring in t.s.owed])
        return
    for seat in range(t.players):
        settle_herds(t, seat)
    t.s.step = "surrender"
