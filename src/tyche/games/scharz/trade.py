"""T13.1-T13.9, T12.7. Trade: units, building material, sites, markers, commanders; all players at the same time."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.games.scharz.building import builds, push_site
from tyche.games.scharz.choosing import kind_named
from tyche.games.scharz.components import (
    BUILDING_ID,
    BUILDING_NAMES,
    CAVALRY,
    CAVALRY_WITHOUT_HERDS,
    COMMAND_NAMES,
    COMMAND_PRICE,
    CORSAIR,
    CORSAIR_GOLD,
    CORSAIR_PR,
    DOCK,
    ELEPHANT,
    ELITE,
    ENGINE,
    FINISHED,
    FORT,
    HI,
    HIRELING_PRICE,
    HORSES,
    IS_SHIP,
    LEVEL_PRICE,
    LI,
    LI_PRICE,
    MERCENARY,
    MERCENARY_PRICE,
    MOST_CREW,
    PORT,
    PR_DOUBLE,
    PRICE,
    RECRUIT_PRICE,
    RECRUITS,
    REFUND,
    STANDARD,
    TOWN,
    TRANSPORT,
    TYPE_ID,
    TYPE_NAMES,
    UPGRADE_COST,
    VILLAGE,
    WARSHIP,
)
from tyche.games.scharz.control import active_control, connected, controlled, controlled_seas, group_of
from tyche.games.scharz.market import market_options, market_step
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.settle import drop_site, raze
from tyche.games.scharz.together import finish, open_stage, together
from tyche.games.scharz.traits import (
    CHEAP_SHIPS,
    DANUBE,
    DISMANTLERS,
    HIRELINGS,
    MERCENARY_TRADE,
    RECRUITS_ONLY,
    SELLS_LI,
    THIRD_FREE,
)
from tyche.games.scharz.units import ACTED, CODE, CODE_MASK, KIND, KIND_NAMES, MOVED, OUT, SITE, TRAIN, YARD, kind_of

CLEAR_PRICE: Final = 3
SELL_LI_GOLD: Final = 1
DISMANTLE_GOLD: Final = 4
GIVE_UP_GOLD: Final = 1
LIGHT: Final = kind_of(LI, STANDARD)
RAW: Final = kind_of(LI, RECRUITS)
HIRED: Final = [kind_of(MERCENARY, level) for level in range(STANDARD, ELITE + 1)]
PIRATES: Final = [kind_of(CORSAIR, level) for level in range(STANDARD, ELITE + 1)]


class Counter:
    """What one player can use in this Trade: looked up once for all his options."""

    def __init__(self, t: Scharz, seat: int) -> None:
        self.seat = seat
        self.gold = t.s.gold[seat]
        self.pr = t.s.pr[seat]
        self.room = t.unit_room(seat)
        gone = dismantled(t, seat)
        self.cu = t.cu(seat) & ~gone
        self.controlled = controlled(t, seat) & ~gone
        self.connected = connected(t, seat) & ~gone


def dismantled(t: Scharz, seat: int) -> int:
    """T20.6.6. Villages given up in this Trade; they go when it ends."""
    found = 0
    for item in t.s.sub[seat]:
        if item >> 12 == 2:
            found |= 1 << (item & 0xFFF)
    return found


def begin_trade(t: Scharz) -> Flow[None]:
    """T13.1, D23. Everything that is counted per Trade begins anew; seas are judged as they are now, for all alike."""
    s = t.s
    s.sold, s.upgraded, s.berthed = {}, {}, {}
    s.doubled = s.hurried = s.recruited = 0
    open_stage(t, "trade")
    for seat in range(t.players):
        s.half[seat] = s.bought[seat] = s.owed[seat] = 0
        s.fields[seat] = t.foreign_ships(seat)
        if not t.alive(seat) or len(trade_options(t, seat)) == 1:
            finish(t, seat)
    yield from ()


def trade(t: Scharz) -> Flow[None]:
    """T13.1, D23. All trade at the same time, in any order, until done."""
    yield from together(t, "trade", "T13.1", trade_options, trade_step)
    end_trade(t)


def end_trade(t: Scharz) -> None:
    """T13.11, T20.6.6. Half gold is rounded down, corsairs appear, sold LI and dismantled villages are gone."""
    s = t.s
    for seat in range(t.players):
        s.gold[seat] += s.owed[seat]
        s.half[seat] = s.owed[seat] = 0
        for key, n in list(s.units[seat].items()):
            if key & ACTED and key & 15 == LI:
                t.take(seat, key >> CODE + 2, key >> CODE & 3, key & CODE_MASK, n)
        for item in s.sub[seat]:
            place = item & 0xFFF
            if item >> 12 == 2:
                raze(t, place, seat, False)
            elif item >> 12 >= 16:
                t.add(seat, place, OUT, item >> 12 & KIND)
        s.sub[seat] = []
    t.release_all()


def trade_options(t: Scharz, seat: int) -> list[Option]:
    """T13.1. Everything a player can do now."""
    c = Counter(t, seat)
    found: list[Option] = [DONE]
    _purchases(t, c, found)
    _recruiting(t, c, found)
    _changes(t, c, found)
    _sites(t, c, found)
    _buildings(t, c, found)
    _rest(t, c, found)
    if t.r.goods:
        market_options(t, seat, c.cu, c.connected, found)
    return found


# --- buying (T13.4, T13.5, T13.9) ---


def capacity(t: Scharz, place: int) -> int:
    """T13.4. How many more units a settlement sells this round."""
    limit = t.s.settle[place] * (2 if t.s.doubled >> place & 1 else 1)
    return limit - t.s.sold.get(place, 0)


def _purchases(t: Scharz, c: Counter, found: list[Option]) -> None:
    s, names, seat = t.s, t.a.names, c.seat
    light = c.gold >= LI_PRICE and c.room > 0 and not t.trait(seat, RECRUITS_ONLY)
    for place in bits(c.cu):
        if capacity(t, place) > 0:
            if light:
                found.append(("buy", KIND_NAMES[LIGHT], names[place]))
            if t.r.has_unit[MERCENARY]:
                _mercenaries(t, c, place, found)
        elif t.r.prestige and c.pr >= PR_DOUBLE and not s.doubled & s.towns[seat]:
            found.append(("double", names[place]))
    if t.r.has_unit[CORSAIR]:
        _corsairs(t, c, found)


def _mercenaries(t: Scharz, c: Counter, place: int, found: list[Option]) -> None:
    """T13.2, T12.4, T20.0.3."""
    gold, pr = MERCENARY_PRICE
    for k, kind in enumerate(HIRED):
        if c.pr >= pr and c.gold >= gold + LEVEL_PRICE * k:
            found.append(("buy", KIND_NAMES[kind], t.a.names[place]))
        if t.trait(c.seat, HIRELINGS) and c.pr >= HIRELING_PRICE[1] and c.gold >= HIRELING_PRICE[0] + LEVEL_PRICE * k:
            found.append(("hire", KIND_NAMES[kind], t.a.names[place]))
        if not t.r.experience:
            return


def _corsairs(t: Scharz, c: Counter, found: list[Option]) -> None:
    """T13.9, T13.2. On seas next to a controlled field, without foreign ships; a dock is required."""
    if c.gold < CORSAIR_GOLD and c.pr < CORSAIR_PR:
        return
    if not any(t.s.yard[place] for place in bits(c.cu)):
        return
    seas = 0
    for place in bits(c.controlled):
        seas |= t.a.coast[place]
    for place in bits(controlled_seas(t, c.seat)):
        seas |= t.a.sea_adj[place]
    for place in bits(seas & t.a.seas & ~t.s.fields[c.seat]):
        for k, kind in enumerate(PIRATES):
            if c.gold >= CORSAIR_GOLD + LEVEL_PRICE * k:
                found.append(("corsairs", KIND_NAMES[kind], t.a.names[place]))
            if c.pr >= CORSAIR_PR and c.gold >= LEVEL_PRICE * k:
                found.append(("privateers", KIND_NAMES[kind], t.a.names[place]))


def _recruiting(t: Scharz, c: Counter, found: list[Option]) -> None:
    """T13.5, T20.0.3. One LI for 1 gold on every controlled, connected field that is not plundered."""
    if c.gold < RECRUIT_PRICE or c.room <= 0 or t.trait(c.seat, HIRELINGS):
        return
    fields = c.controlled & c.connected & ~t.s.markers & ~t.s.recruited & t.a.land
    found += [("recruit", t.a.names[place]) for place in bits(fields)]


# --- upgrading, degrading, training (T13.6-T13.8) ---


def upgrades_left(t: Scharz, place: int) -> int:
    """T13.6. How many more units a settlement upgrades or trains this round."""
    return t.s.settle[place] - t.s.upgraded.get(place, 0)


def yard_left(t: Scharz, place: int) -> int:
    """T13.6. How many more ships a shipyard makes or trains this round."""
    return t.s.yard[place] - t.s.berthed.get(place, 0)


def upgrade_cost(t: Scharz, seat: int, unit: int) -> int:
    """T13.2, T13.3, T20.5.4."""
    if unit == CAVALRY and not t.r.goods:
        return CAVALRY_WITHOUT_HERDS
    return UPGRADE_COST[unit] - (1 if IS_SHIP[unit] and t.trait(seat, CHEAP_SHIPS) else 0)


def refund(t: Scharz, seat: int, unit: int) -> int:
    """T13.2, T13.7, T20.5.4. What a unit degraded in its place brings back."""
    return REFUND[unit] - (1 if IS_SHIP[unit] and t.trait(seat, CHEAP_SHIPS) else 0)


def horses_for(t: Scharz, seat: int, place: int) -> int:
    """T13.3. A connected herd of horses for cavalry made here; 0 if there is none."""
    group = group_of(t, seat, place)
    for key in t.s.herds[seat]:
        if key >> 3 & 3 == HORSES and not key & 4 and group >> (key >> 5) & 1:
            return key + 1
    return 0


def second_rider(t: Scharz, seat: int, place: int) -> int:
    """T13.3. The mark of a herd whose second rider may still be made here; -1 if there is none."""
    mark = 1 << 12 | place
    return mark if mark in t.s.sub[seat] else -1


def spare_upgrade(t: Scharz, cu: int) -> int:
    """T13.6. Some own settlement with an upgrade left, villages first; -1 if there is none."""
    free = [place for place in bits(cu) if upgrades_left(t, place) > 0]
    return min(free, key=lambda place: t.s.settle[place]) if free else -1


def can_become(t: Scharz, c: Counter, place: int, unit: int) -> bool:
    """T13.2, T13.6, T20.1.10, T20.5.10. Whether a LI on this field may be upgraded to this type now."""
    s, seat = t.s, c.seat
    own = bool(c.cu >> place & 1)
    if not t.r.has_unit[unit] or c.gold < upgrade_cost(t, seat, unit):
        return False
    if unit == HI:
        return own and s.settle[place] == 2 and upgrades_left(t, place) > 0
    if unit == ENGINE:
        owner = s.settle_owner[place]
        return owner >= 0 and t.foreign(seat, owner) and t.encircled(place) and spare_upgrade(t, c.cu) >= 0
    if unit == CAVALRY:
        if not own or upgrades_left(t, place) <= 0:
            return False
        return not t.r.goods or second_rider(t, seat, place) >= 0 or horses_for(t, seat, place) > 0
    if unit in (TRANSPORT, WARSHIP):
        least = 1 if unit == TRANSPORT else 2
        return own and s.yard[place] >= least and yard_left(t, place) > 0 and t.berths(place) > 0
    if t.a.map == "italia":
        return t.a.neutral[place] == 2
    if t.a.map == "orient" and s.faction[seat] >= 0 and t.a.factions[s.faction[seat]] == "elam":
        return own and bool(t.homeland(seat) >> place & 1) and upgrades_left(t, place) > 0
    return False


MADE_OF_LI: Final = (HI, ENGINE, CAVALRY, TRANSPORT, WARSHIP, ELEPHANT)


def _changes(t: Scharz, c: Counter, found: list[Option]) -> None:
    """T13.6-T13.8. Upgrades of LI, degrading, training; each kind on each field once."""
    names, seat = t.a.names, c.seat
    seen: set[tuple[int, int]] = set()
    possible: dict[int, list[int]] = {}
    for key in t.s.units[seat]:
        place, spot, code = key >> CODE + 2, key >> CODE & 3, key & CODE_MASK
        if (
            code & ACTED
            or place >= t.a.n_land
            or spot not in (OUT, YARD)
            or (place << 1 | (spot == YARD), code & KIND) in seen
        ):
            continue
        seen.add((place << 1 | (spot == YARD), code & KIND))
        unit, name = code & 15, KIND_NAMES[code & KIND]
        if unit == LI and spot == OUT:
            if place not in possible:
                possible[place] = [new for new in MADE_OF_LI if can_become(t, c, place, new)]
            found += [("upgrade", name, TYPE_NAMES[new], names[place]) for new in possible[place]]
        elif (
            unit in (HI, ENGINE, CAVALRY)
            or (IS_SHIP[unit] and spot == YARD and c.cu >> place & 1)
            or (unit == ELEPHANT and refund_here(t, c, place, unit) and c.room > 0)
        ):
            found.append(("degrade", name, names[place]))
        if t.r.experience and may_train(t, c, place, spot, code):
            found.append(("train", name, names[place]))


def refund_here(t: Scharz, c: Counter, place: int, unit: int) -> int:
    """T13.2. The refund for degrading this unit here: full in its place, else nothing."""
    own = bool(c.cu >> place & 1)
    if unit == HI:
        return refund(t, c.seat, unit) if own and t.s.settle[place] == 2 else 0
    if unit == CAVALRY or IS_SHIP[unit]:
        return refund(t, c.seat, unit) if own else 0
    if unit == ELEPHANT:
        at_home = t.a.neutral[place] == 2 if t.a.map == "italia" else own and bool(t.homeland(c.seat) >> place & 1)
        return refund(t, c.seat, unit) if at_home else 0
    return 0


def may_train(t: Scharz, c: Counter, place: int, spot: int, code: int) -> bool:
    """T13.8, T12.4. On a field with an own completed settlement, one level at a time."""
    if code & TRAIN or code >> 4 & 7 >= ELITE or code & 15 in (ELEPHANT, MERCENARY, CORSAIR) or c.gold < LEVEL_PRICE:
        return False
    if not c.cu >> place & 1:
        return False
    return yard_left(t, place) > 0 if spot == YARD else upgrades_left(t, place) > 0


# --- building material and sites (T12.6, T12.7, T12.9, T12.11) ---


def price(t: Scharz, seat: int, kind: int) -> int:
    """T12.6, T12.9."""
    return PRICE[kind] - (1 if t.s.pr[seat] >= 30 else 0)


def _buildings(t: Scharz, c: Counter, found: list[Option]) -> None:
    """T12.6. What can be begun where; one site a field (T12.11)."""
    s, seat, names = t.s, c.seat, t.a.names
    tile = t.tiles_left(seat) > 0
    sites = s.sites
    if tile and c.gold >= price(t, seat, VILLAGE):
        for place in bits(active_control(t, seat)):
            if not s.settle[place] and place not in sites:
                found.append(("build", BUILDING_NAMES[VILLAGE], names[place]))
    towns = sum([1 for place in bits(s.towns[seat]) if s.settle[place] == 2])
    towns += sum([1 for site in sites.values() if site >> 16 == seat and site >> 8 & 255 == TOWN])
    for place in bits(c.cu):
        if place in sites:
            continue
        for kind in possible_buildings(t, place, towns, tile):
            if c.gold >= price(t, seat, kind):
                found.append(("build", BUILDING_NAMES[kind], names[place]))


def possible_buildings(t: Scharz, place: int, towns: int, tile: bool) -> list[int]:
    """T12.6. What a completed, unencircled settlement can be given; from the second town on a port is needed."""
    s = t.s
    found: list[int] = []
    if s.settle[place] == 1 and (not towns or s.yard[place] == 2):
        found.append(TOWN)
    if tile and not s.yard[place] and t.a.coast[place]:
        found.append(DOCK)
    if s.yard[place] == 1:
        found.append(PORT)
    if t.r.forts and not s.forts >> place & 1:
        found.append(FORT)
    return found


def _sites(t: Scharz, c: Counter, found: list[Option]) -> None:
    """T12.7, T12.9, T12.11. LI enter sites, sites are hurried for gold or given up."""
    s, seat, names = t.s, c.seat, t.a.names
    for place, site in s.sites.items():
        if site >> 16 != seat:
            continue
        found.append(("give-up", names[place]))
        if t.encircled(place):
            continue
        if t.count(seat, place, SITE) < MOST_CREW:
            for kind, _ in t.kinds(
                [e for e in t.stacks(seat, place, OUT) if builds(t, seat, e[0] & 15) and not e[0] & ACTED]
            ):
                found.append(("enter", KIND_NAMES[kind], names[place]))
        kind = site >> 8 & 255
        if not t.r.quick_building and not s.hurried >> place & 1 and c.gold >= (price(t, seat, kind) + 1) // 2:
            found.append(("hurry", names[place]))


def _rest(t: Scharz, c: Counter, found: list[Option]) -> None:
    """T11.3, T17.9, T20.3.4, T20.6.6. Red markers, commanders, LI for gold, dismantled villages."""
    s, seat, names = t.s, c.seat, t.a.names
    if c.gold >= CLEAR_PRICE:
        found += [("clear", names[place]) for place in bits(s.markers & c.controlled)]
    if t.r.command:
        level = s.command[seat]
        for new in range(level + 1, len(COMMAND_PRICE)):
            if c.gold >= COMMAND_PRICE[new] - COMMAND_PRICE[level]:
                found.append(("command", COMMAND_NAMES[new]))
    if t.trait(seat, SELLS_LI):
        for key in s.units[seat]:
            if key & 15 == LI and not key & ACTED and key >> CODE & 3 == OUT and key >> CODE + 2 < t.a.n_land:
                option: Option = ("sell", KIND_NAMES[key & KIND], names[key >> CODE + 2])
                if option not in found:
                    found.append(option)
    if t.trait(seat, DISMANTLERS):
        found += [("dismantle", names[place]) for place in bits(c.cu) if s.settle[place] == 1]


# --- doing it ---


def trade_step(t: Scharz, seat: int, choice: Option) -> None:
    """T13.1. One deal."""
    if choice == DONE:
        finish(t, seat)
        return
    verb = str(choice[0])
    if verb == "command":
        level = COMMAND_NAMES.index(str(choice[1]))
        t.s.gold[seat] -= COMMAND_PRICE[level] - COMMAND_PRICE[t.s.command[seat]]
        t.s.command[seat] = level
        t.tell("command", "T17.9", faction=seat, level=choice[1])
    elif verb in ("buy", "hire", "corsairs", "privateers", "recruit", "double"):
        _buy(t, seat, verb, choice)
    elif verb in ("upgrade", "degrade", "train", "sell"):
        _change(t, seat, verb, choice)
    elif verb in ("build", "enter", "hurry", "give-up", "clear", "dismantle"):
        _build(t, seat, verb, choice)
    else:
        market_step(t, seat, choice)
    if len(trade_options(t, seat)) == 1:
        finish(t, seat)


def _buy(t: Scharz, seat: int, verb: str, choice: Option) -> None:
    """T13.2, T13.4, T13.5, T13.9."""
    s = t.s
    place = t.a.ids[str(choice[-1])]
    if verb == "double":
        s.pr[seat] -= PR_DOUBLE
        s.doubled |= 1 << place
        return
    if verb == "recruit":
        s.gold[seat] -= RECRUIT_PRICE
        s.recruited |= 1 << place
        t.add(seat, place, OUT, RAW if t.r.experience else LIGHT)
        t.tell("recruited", "T13.5", faction=seat, place=t.name(place))
        return
    kind = kind_named(choice[1])
    extra = LEVEL_PRICE * ((kind >> 4) - STANDARD)
    if verb in ("corsairs", "privateers"):
        s.gold[seat] -= extra + (CORSAIR_GOLD if verb == "corsairs" else 0)
        s.pr[seat] -= CORSAIR_PR if verb == "privateers" else 0
        s.sub[seat].append((kind | 1 << 7) << 12 | place)
        t.tell("bought", "T13.9", faction=seat, unit=choice[1], place=t.name(place))
        return
    s.sold[place] = s.sold.get(place, 0) + 1
    if kind & 15 == LI:
        s.gold[seat] -= LI_PRICE
        t.add(seat, place, OUT, kind)
        _third_free(t, seat, place)
    else:
        gold, pr = HIRELING_PRICE if verb == "hire" else MERCENARY_PRICE
        s.gold[seat] -= gold + extra
        s.pr[seat] -= pr
        t.add(seat, place, OUT, kind | ACTED)
        _go_betweens(t, seat)
    t.tell("bought", "T13.4", faction=seat, unit=choice[1], place=t.name(place))


def _third_free(t: Scharz, seat: int, place: int) -> None:
    """T20.5.7. For two LI bought in one round a third is free."""
    t.s.bought[seat] += 1
    if t.trait(seat, THIRD_FREE) and t.s.bought[seat] == 2 and t.unit_room(seat) > 0:
        t.add(seat, place, OUT, LIGHT)


def _go_betweens(t: Scharz, seat: int) -> None:
    """T20.6.6. Visigoths earn 2 gold for every mercenary unit a Roman player buys; paid when Trade ends."""
    if t.trait(seat, DANUBE):
        for other in range(t.players):
            if t.alive(other) and t.trait(other, MERCENARY_TRADE):
                t.s.owed[other] += 2


def find_unit(t: Scharz, seat: int, place: int, kind: int, spots: tuple[int, ...], avoid: int) -> tuple[int, int]:
    """The spot and code of a unit of this kind without these flags."""
    for spot in spots:
        for code, _ in t.stacks(seat, place, spot):
            if code & KIND == kind and not code & avoid:
                return spot, code
    raise AssertionError("no such unit")


def _change(t: Scharz, seat: int, verb: str, choice: Option) -> None:
    """T13.6-T13.8, T12.5. Another type keeps its level."""
    s = t.s
    kind, place = kind_named(choice[1]), t.a.ids[str(choice[-1])]
    spots = (YARD, OUT) if IS_SHIP[kind & 15] else (OUT,)
    spot, code = find_unit(t, seat, place, kind, spots, ACTED | (TRAIN if verb == "train" else 0))
    if verb == "sell":
        s.gold[seat] += SELL_LI_GOLD
        t.recode(seat, place, spot, code, code | ACTED)
    elif verb == "train":
        s.gold[seat] -= LEVEL_PRICE
        count = s.berthed if spot == YARD else s.upgraded
        count[place] = count.get(place, 0) + 1
        t.recode(seat, place, spot, code, code | TRAIN)
    elif verb == "upgrade":
        _upgrade(t, seat, place, code, TYPE_ID[str(choice[2])])
    else:
        s.gold[seat] += refund_here(t, Counter(t, seat), place, kind & 15)
        t.take(seat, place, spot, code)
        t.add(seat, place, OUT, code & ~15 | LI)
    t.tell(f"unit-{verb}", "T13.6", faction=seat, unit=choice[1], place=t.name(place))


def _upgrade(t: Scharz, seat: int, place: int, code: int, unit: int) -> None:
    """T13.2, T13.3, T13.6, T12.4. Elephants have no levels."""
    s = t.s
    s.gold[seat] -= upgrade_cost(t, seat, unit)
    if unit in (TRANSPORT, WARSHIP):
        s.berthed[place] = s.berthed.get(place, 0) + 1
    elif unit == ENGINE:
        used = spare_upgrade(t, t.cu(seat) & ~dismantled(t, seat))
        s.upgraded[used] = s.upgraded.get(used, 0) + 1
    elif unit != ELEPHANT or t.a.map != "italia":
        s.upgraded[place] = s.upgraded.get(place, 0) + 1
    if unit == CAVALRY and t.r.goods:
        mark = second_rider(t, seat, place)
        if mark >= 0:
            s.sub[seat].remove(mark)
        else:
            t.take_herd(seat, horses_for(t, seat, place) - 1)
            s.sub[seat].append(1 << 12 | place)
    t.take(seat, place, OUT, code)
    if unit == ELEPHANT:
        code = code & MOVED | LIGHT
    t.add(seat, place, YARD if unit in (TRANSPORT, WARSHIP) else OUT, code & ~15 | unit)


def _build(t: Scharz, seat: int, verb: str, choice: Option) -> None:
    """T12.7, T12.9, T12.11, T11.3, T20.6.6."""
    s = t.s
    place = t.a.ids[str(choice[-1])]
    if verb == "build":
        kind = BUILDING_ID[str(choice[1])]
        s.gold[seat] -= price(t, seat, kind)
        s.sites[place] = seat << 16 | kind << 8
        t.tell("site", "T12.7", faction=seat, place=t.name(place), building=kind)
    elif verb == "enter":
        _, code = find_unit(t, seat, place, kind_named(choice[1]), (OUT,), ACTED)
        t.shift(seat, place, OUT, code, place, SITE, code, 1)
    elif verb == "hurry":
        site = s.sites[place]
        kind = site >> 8 & 255
        s.gold[seat] -= (price(t, seat, kind) + 1) // 2
        s.hurried |= 1 << place
        push_site(t, place, seat, kind, min(FINISHED, (site & 255) + 2))
    elif verb == "give-up":
        drop_site(t, place)
        s.gold[seat] += GIVE_UP_GOLD
        t.tell("site-given-up", "T12.11", faction=seat, place=t.name(place))
    elif verb == "clear":
        s.gold[seat] -= CLEAR_PRICE
        s.markers &= ~(1 << place)
        t.tell("marker-cleared", "T11.3", faction=seat, place=t.name(place))
    else:
        s.gold[seat] += DISMANTLE_GOLD
        s.sub[seat].append(2 << 12 | place)
        t.tell("dismantled", "T20.6.6", faction=seat, place=t.name(place))
