"""T15, T14. The special phases of the seasons, and fishing."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.games.scharz.atlas import CLIMATES
from tyche.games.scharz.components import (
    BERTHS,
    HERD_ID,
    HERD_NAMES,
    HI,
    LI,
    LI_PRICE,
    PR_REROLL,
    SEAT_NAMES,
    STANDARD,
    UPGRADE_COST,
)
from tyche.games.scharz.control import connected, controlled, controlled_seas, group_of
from tyche.games.scharz.offers import TRIBUTE, VASSALAGE, amount, end_treaty, kind, payer_in, receiver, revolts
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.rules import ALWAYS_ONE
from tyche.games.scharz.together import finish, open_stage, together
from tyche.games.scharz.traits import BELGICA, FISHERS, HARBOURS, TAX_GOLD
from tyche.games.scharz.units import KIND, KIND_ID, KIND_NAMES, OUT, USED, kind_of

REROLL: Final[Option] = ("reroll",)
ACCEPT: Final[Option] = ("accept",)
CROP_GOOD: Final = [2, 1, 1]
"""T15.4. Highest good face by climate."""
CROP_BAD: Final = [6, 6, 5]
"""T15.4. Lowest bad face by climate."""
WINTER_GOOD: Final = [3, 2, 1]
WINTER_BAD: Final = [6, 6, 5]
SEA_GOOD: Final = 3


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
    """T20.2.5. One HI bought, or a LI standing there trained up."""
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
        s.gold[seat] -= LI_PRICE + UPGRADE_COST[HI]
        t.add(seat, place, OUT, kind_of(HI, STANDARD) | USED)
    else:
        s.gold[seat] -= UPGRADE_COST[HI]
        wanted = KIND_ID[str(choice[1])]
        code = next(code for code, _ in t.stacks(seat, place, OUT) if code & KIND == wanted)
        t.recode(seat, place, OUT, code, code & ~15 | HI | USED)


# --- OFFSPRING (T15.2) ---


def begin_offspring(t: Scharz) -> Flow[None]:
    """T15.2. Per two herds of a kind one more; for a single one left over a die. Kinds above 4 wait for a reroll."""
    open_stage(t, "offspring")
    s = t.s
    for seat in range(t.players):
        if not t.alive(seat):
            finish(t, seat)
            continue
        for sort in range(4):
            number = sum([n for key, n in s.herds[seat].items() if key >> 3 & 3 == sort])
            s.sub[seat] += [sort] * (number // 2)
            if number % 2:
                if t.roll() <= 2:
                    s.sub[seat].append(sort)
                elif t.r.prestige:
                    s.sub[seat].append(4 + sort)
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
            t.add_herd(seat, fields[0], sub.pop(0))
        else:
            return
    finish(t, seat)


def offspring_options(t: Scharz, seat: int) -> list[Option]:
    """T15.2, T8.21, D5. The field of a new herd; or a reroll of a die that failed."""
    sort = t.s.sub[seat][0]
    if sort >= 4:
        return [ACCEPT, REROLL]
    return [("herd", HERD_NAMES[sort], t.name(place)) for place in nurseries(t, seat)]


def offspring_step(t: Scharz, seat: int, choice: Option) -> None:
    """D5."""
    sub = t.s.sub[seat]
    sort = sub.pop(0)
    if choice == REROLL:
        t.s.pr[seat] -= PR_REROLL
        if t.roll() <= 2:
            sub.insert(0, sort - 4)
    elif choice != ACCEPT:
        t.add_herd(seat, t.a.ids[str(choice[2])], HERD_ID[str(choice[1])])
    settle_offspring(t, seat)


def offspring(t: Scharz) -> Flow[None]:
    """T15.2, D5. All at the same time."""
    yield from together(t, "offspring", "T15.2", offspring_options, offspring_step, ACCEPT)


# --- SOWING (T15.3) ---


def begin_sowing(t: Scharz) -> Flow[None]:
    """T15.3. Who has grain and fields."""
    open_stage(t, "sowing")
    for seat in range(t.players):
        if not t.alive(seat) or len(sowing_options(t, seat)) == 1:
            finish(t, seat)
    yield from ()


def seed_stores(t: Scharz, seat: int, place: int) -> list[int]:
    """The stores with grain connected to a field."""
    return [store for store in bits(group_of(t, seat, place) & t.cu(seat)) if t.s.stored.get(store, 0)]


def sowing_options(t: Scharz, seat: int) -> list[Option]:
    """T15.3. Controlled, connected fields without herd and grain, not grey; a plundered one costs one more."""
    s = t.s
    found: list[Option] = [DONE]
    fields = controlled(t, seat) & connected(t, seat) & t.a.ordinary
    for place in bits(fields):
        if not t.a.crop[place] or place in s.grain or t.herds_on(place):
            continue
        grain = sum([s.stored.get(store, 0) for store in seed_stores(t, seat, place)])
        if grain >= (2 if s.markers >> place & 1 else 1):
            found.append(("sow", t.name(place)))
    return found


def sowing_step(t: Scharz, seat: int, choice: Option) -> None:
    """T15.3. The grain comes from the fullest store."""
    if choice == DONE:
        finish(t, seat)
        return
    place = t.a.ids[str(choice[1])]
    for _ in range(2 if t.s.markers >> place & 1 else 1):
        stores = seed_stores(t, seat, place)
        t.put_grain(max(stores, key=lambda store: t.s.stored[store]), -1)
    t.s.grain[place] = seat << 8 | 1
    t.tell("sown", "T15.3", faction=seat, place=t.name(place))
    if len(sowing_options(t, seat)) == 1:
        finish(t, seat)


def sowing(t: Scharz) -> Flow[None]:
    """T15.3, D26. All sow at the same time."""
    yield from together(t, "sowing", "T15.3", sowing_options, sowing_step)


# --- WEATHER (CROP) and CROP (T15.4, T15.5) ---


def begin_crop(t: Scharz) -> Flow[None]:
    """T15.4. A die for each field with grain; its owner may pay for another. Without weather all is normal."""
    open_stage(t, "crop")
    s = t.s
    for place in sorted(s.grain):
        if t.r.weather:
            s.sub[s.grain[place] >> 8] += [place, t.roll()]
        else:
            grow(t, place, 0)
    for seat in range(t.players):
        settle_crop(t, seat)
    yield from ()


def weather_of(t: Scharz, place: int, die: int) -> int:
    """T15.4, E37."""
    climate = t.a.climate[place]
    return 1 if die <= CROP_GOOD[climate] else -1 if die >= CROP_BAD[climate] else 0


def grow(t: Scharz, place: int, weather: int) -> None:
    """T15.5, E37. Grain by colour, changed by the weather, not below 0."""
    t.s.grain[place] += max(0, t.a.crop[place] + weather)


def settle_crop(t: Scharz, seat: int) -> None:
    """T8.21. Only a die that is not good is worth a reroll, if it can be paid."""
    sub = t.s.sub[seat]
    while sub:
        if weather_of(t, sub[0], sub[1]) < 1 and t.may_reroll(seat) and t.alive(seat):
            return
        grow(t, sub[0], weather_of(t, sub[0], sub[1]))
        del sub[:2]
    finish(t, seat)


def crop_options(t: Scharz, seat: int) -> list[Option]:
    """T8.21, D6. Take the weather of the next field as it is, or pay for another die."""
    name = t.name(t.s.sub[seat][0])
    return [("take-weather", name), ("reroll-weather", name)]


def crop_step(t: Scharz, seat: int, choice: Option) -> None:
    """D6. Once per die."""
    sub = t.s.sub[seat]
    place, die = sub[0], sub[1]
    del sub[:2]
    if choice[0] == "reroll-weather":
        t.s.pr[seat] -= PR_REROLL
        die = t.roll()
    grow(t, place, weather_of(t, place, die))
    settle_crop(t, seat)


def crop(t: Scharz) -> Flow[None]:
    """T15.4, T15.5, D6. All at the same time."""
    yield from together(t, "crop", "T15.4", crop_options, crop_step)


# --- HARVEST (T15.7) ---


def begin_harvest(t: Scharz) -> Flow[None]:
    """T15.7. Stacks on controlled fields; each player distributes his. Those elsewhere stay."""
    open_stage(t, "harvest")
    s = t.s
    for seat in range(t.players):
        if not t.alive(seat):
            finish(t, seat)
            continue
        mine = controlled(t, seat)
        for place in sorted(s.grain):
            if s.grain[place] >> 8 == seat and mine >> place & 1:
                s.sub[seat] += [place, s.grain.pop(place) & 255]
                t.stamp += 1
        settle_harvest(t, seat)
    yield from ()


def barns(t: Scharz, seat: int) -> list[int]:
    """T15.7. Stores with room, connected to the next stack; while it was reaped the field is still controlled."""
    place = t.s.sub[seat][0]
    return [store for store in bits(group_of(t, seat, place) & t.cu(seat)) if t.grain_room(store) > 0]


def settle_harvest(t: Scharz, seat: int) -> None:
    """E38. What finds no room is lost; a single store needs no choice."""
    sub = t.s.sub[seat]
    while sub:
        stores = barns(t, seat)
        if not stores or not sub[1]:
            if sub[1]:
                t.tell("grain-lost", "T15.7", faction=seat, number=sub[1])
            del sub[:2]
        elif len(stores) == 1 or sum([t.grain_room(store) for store in stores]) <= sub[1]:
            n = min(sub[1], t.grain_room(stores[0]))
            t.put_grain(stores[0], n)
            sub[1] -= n
        else:
            return
    finish(t, seat)


def harvest_options(t: Scharz, seat: int) -> list[Option]:
    """T15.7, D7. Which store takes how much of the next stack."""
    left = t.s.sub[seat][1]
    return [
        ("store", t.name(store), n) for store in barns(t, seat) for n in range(min(left, t.grain_room(store)), 0, -1)
    ]


def harvest_step(t: Scharz, seat: int, choice: Option) -> None:
    """D7."""
    n = int(choice[2])
    t.put_grain(t.a.ids[str(choice[1])], n)
    t.s.sub[seat][1] -= n
    settle_harvest(t, seat)


def harvest(t: Scharz) -> Flow[None]:
    """T15.7, D7. All at the same time."""
    yield from together(t, "harvest", "T15.7", harvest_options, harvest_step)


# --- TAXES and FESTIVITIES (T15.6, T15.8) ---


def revenue(t: Scharz, seat: int) -> int:
    """T15.6, T20.0.4, E34. Settlements, ports, and half for each connected field that is not plundered."""
    s = t.s
    cu = t.cu(seat)
    total = 0
    for place in bits(cu):
        total += 3 if s.settle[place] == 2 else 1
        if s.yard[place] == 2:
            total += 3 if t.trait(seat, HARBOURS) else 2
    fields = connected(t, seat) & (s.out[seat] | cu) & ~s.markers & t.a.land
    return total + fields.bit_count() // 2


def taxes(t: Scharz) -> Flow[None]:
    """T15.6, T18.5, T20.1.1. Gold; vassals hand half of it to their lords. Then tributes are due."""
    s = t.s
    income = [
        revenue(t, seat) + (3 if t.trait(seat, TAX_GOLD) else 0) if t.alive(seat) else 0 for seat in range(t.players)
    ]
    for seat in range(t.players):
        s.gold[seat] += income[seat]
        if income[seat]:
            t.tell("taxes", "T15.6", faction=seat, gold=income[seat])
    for pair, treaty in s.treaties.items():
        if kind(treaty) >= VASSALAGE:
            vassal = payer_in(pair, treaty)
            share = min(s.gold[vassal], income[vassal] // 2)
            s.gold[vassal] -= share
            s.gold[receiver(treaty)] += share
    open_stage(t, "tributes")
    for seat in range(t.players):
        s.sub[seat] = [pair for pair, treaty in sorted(s.treaties.items()) if has_say(pair, treaty, seat)]
        if not s.sub[seat] or not t.alive(seat):
            finish(t, seat)
    yield from ()


def has_say(pair: int, treaty: int, seat: int) -> bool:
    """D27. Payer and receiver of a tribute."""
    return kind(treaty) == TRIBUTE and seat in (pair >> 4, pair & 15)


def tribute_options(t: Scharz, seat: int) -> list[Option]:
    """T18.2, D27. The payer pays or not, the receiver takes it or not."""
    pair = t.s.sub[seat][0]
    treaty = t.s.treaties[pair]
    other = SEAT_NAMES[pair >> 4 if pair & 15 == seat else pair & 15]
    if receiver(treaty) == seat:
        return [("accept-tribute", other), ("refuse-tribute", other)]
    found: list[Option] = [("withhold", other)]
    if t.s.gold[seat] >= amount(treaty):
        found.insert(0, ("hand-over", other))
    return found


def tribute_step(t: Scharz, seat: int, choice: Option) -> None:
    """T18.2, D27. Who refuses marks the treaty; gold is put aside and changes hands when all have spoken."""
    pair = t.s.sub[seat].pop(0)
    if choice[0] == "hand-over":
        t.s.gold[seat] -= amount(t.s.treaties[pair])
        t.s.sub[seat].append(pair)
        t.s.owed[seat] += 1
    elif choice[0] in ("withhold", "refuse-tribute"):
        t.s.feats.append([pair, seat])
        t.s.feats.sort()
    if len(t.s.sub[seat]) == t.s.owed[seat]:
        finish(t, seat)


def tributes(t: Scharz) -> Flow[None]:
    """T18.2, D27. All answer at the same time; then tribute is handed over, or the treaty ends."""
    s = t.s
    yield from together(t, "tributes", "T18.2", tribute_options, tribute_step)
    broken = [feat[0] for feat in s.feats]
    for seat in range(t.players):
        for pair in s.sub[seat][len(s.sub[seat]) - s.owed[seat] :] if s.owed[seat] else []:
            treaty = s.treaties[pair]
            lord = seat if pair in broken else receiver(treaty)
            s.gold[lord] += amount(treaty)
        s.owed[seat] = 0
    for pair in sorted(set(broken)):
        end_treaty(t, pair)
    s.feats = []


def begin_festivities(t: Scharz) -> Flow[None]:
    """T15.8. Small ones are free; larger ones are a choice where there is grain enough."""
    open_stage(t, "festivities")
    for seat in range(t.players):
        if not t.alive(seat):
            finish(t, seat)
        elif len(festivity_options(t, seat)) == 1:
            festivity_step(t, seat, ("festivities", 1))
    yield from ()


def feast_grain(t: Scharz, seat: int) -> int:
    """T15.8, E35. Grain for one size more: 1 per village, 2 per town."""
    return sum([t.s.settle[place] for place in bits(t.cu(seat))])


def festivity_options(t: Scharz, seat: int) -> list[Option]:
    """T15.8, D28. The size."""
    found: list[Option] = [("festivities", 1)]
    if t.r.festivities > 1:
        grain = sum([t.s.stored.get(place, 0) for place in bits(t.cu(seat))])
        cost = feast_grain(t, seat)
        found += [("festivities", size) for size in (2, 3) if cost and grain >= cost * (size - 1)]
    return found


def festivity_step(t: Scharz, seat: int, choice: Option) -> None:
    """T15.8. Prestige by the formula of TAXES, times the size."""
    size = int(choice[1])
    left = feast_grain(t, seat) * (size - 1)
    for place in bits(t.cu(seat)):
        n = min(left, t.s.stored.get(place, 0))
        if n:
            t.put_grain(place, -n)
            left -= n
    points = size * revenue(t, seat)
    t.gain_pr(seat, points)
    t.tell("festivities", "T15.8", faction=seat, number=size, points=points)
    finish(t, seat)


def festivities(t: Scharz) -> Flow[None]:
    """T15.8, D28. All at the same time."""
    yield from together(t, "festivities", "T15.8", festivity_options, festivity_step, ("festivities", 1))


# --- WEATHER (WINTER) (T15.9) ---


def winter_weather(t: Scharz) -> Flow[None]:
    """T15.9. One die for each climate zone and one for all seas."""
    s = t.s
    s.good_zones = s.bad_zones = 0
    for zone in t.a.zones:
        climate = CLIMATES.index(zone)
        die = t.roll()
        if die <= WINTER_GOOD[climate]:
            s.good_zones |= 1 << climate
        elif die >= WINTER_BAD[climate]:
            s.bad_zones |= 1 << climate
        t.tell("winter", "T15.9", zone=zone, die=die)
    s.sea_winter = 1 if t.roll() <= SEA_GOOD else 2
    t.tell("winter-at-sea", "T15.9", bad=s.sea_winter == 2)
    yield from ()


# --- fishing (T14) ---


def fishing(t: Scharz) -> Flow[None]:
    """T14.1, T14.2, E43. A die for every controlled sea; fish goes to connected shipyards with room."""
    open_stage(t, "fishing")
    s = t.s
    for seat in t.seats():
        for place in bits(controlled_seas(t, seat) & t.a.seas):
            if not docks(t, seat, place):
                continue
            if t.r.fishing == ALWAYS_ONE or t.trait(seat, FISHERS) or t.roll() <= 4:
                land_fish(t, seat, place)
            else:
                s.sub[seat].append(place)
    for seat in range(t.players):
        settle_nets(t, seat)
    yield from ()


def docks(t: Scharz, seat: int, place: int) -> list[int]:
    """T14.1. Connected own shipyards with room for fish."""
    group = group_of(t, seat, place)
    return [yard for yard in bits(group & t.cu(seat)) if t.s.yard[yard] and t.fish_room(yard) > 0]


def land_fish(t: Scharz, seat: int, place: int) -> None:
    """T14.1. One fish from a calm sea, two from a stormy one; the emptiest shipyard takes them."""
    number = 2 if t.a.stormy >> place & 1 and t.r.fishing != ALWAYS_ONE else 1
    for _ in range(number):
        yards = docks(t, seat, place)
        if yards:
            t.put_fish(max(yards, key=lambda yard: (t.fish_room(yard), BERTHS[t.s.yard[yard]], -yard)), 1)


def settle_nets(t: Scharz, seat: int) -> None:
    """T8.21. Failed dice that nobody can or need reroll are over."""
    sub = t.s.sub[seat]
    while sub and (not t.may_reroll(seat) or not docks(t, seat, sub[0])):
        sub.pop(0)
    if not sub:
        finish(t, seat)


def net_options(t: Scharz, seat: int) -> list[Option]:
    """T8.21. Pay for another die, or not."""
    return [ACCEPT, REROLL]


def net_step(t: Scharz, seat: int, choice: Option) -> None:
    """T8.21."""
    place = t.s.sub[seat].pop(0)
    if choice == REROLL:
        t.s.pr[seat] -= PR_REROLL
        if t.roll() <= 4:
            land_fish(t, seat, place)
    settle_nets(t, seat)


def nets(t: Scharz) -> Flow[None]:
    """T14.1, T8.21. All at the same time."""
    yield from together(t, "fishing", "T14.1", net_options, net_step, ACCEPT)
