"""T9.1-T9.4, T10. Withdrawal into settlements, sallies, assaults, and what becomes of a taken place."""

from typing import Final

from tyche.core.ask import DONE, NO, YES, Flow, Option
from tyche.core.atlas import bits
from tyche.games.scharz.atlas import OPEN
from tyche.games.scharz.battle import (
    aimed,
    count_losses,
    exchange,
    harmless,
    is_weak,
    muster,
    note_deeds,
    without,
)
from tyche.games.scharz.choosing import Pool, kind_named
from tyche.games.scharz.components import (
    ENGINE,
    ENGINE_SHIELDS,
    HERD_ID,
    HERD_NAMES,
    IS_SHIP,
    LI,
    SETTLEMENT_PR,
    VILLAGE,
    YARD_PR,
)
from tyche.games.scharz.control import connected, controlled_actively
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.settle import award, bring_out, leave_site, lose_yard, occupy, pass_site, raze, score_conquest
from tyche.games.scharz.strike import Strike, strike
from tyche.games.scharz.swords import (
    Side,
    convert,
    count_shields,
    count_swords,
    rerolls,
    roll_dice,
    seventh_dice,
    thrown,
    unit_dice,
    wall_dice,
)
from tyche.games.scharz.traits import AGAINST_TAIFAS, CLIMBS_AT_HOME, HILL, MARSH
from tyche.games.scharz.units import CODE, IN, KIND, KIND_NAMES, OUT, SECOND, SITE, YARD

ALL_IN: Final[Option] = ("inside", "all")
ALL_OUT: Final[Option] = ("sally", "all")
KEEP_BOTH: Final[Option] = ("keep", "yard")
KEEP: Final[Option] = ("keep",)
RAZE: Final[Option] = ("raze",)
VILLAGE_GOLD: Final = 2
TOWN_GOLD: Final = 6
PORT_GOLD: Final = 4
COMBAT: Final = ("withdrawal", "begin-battles", "battles", "begin-sieges", "sieges", "begin-plunder", "plunder")
"""T7.2. The steps of COMBAT, in which no treaty is made (T18.2)."""
TRIED: Final = 1 << 16
"""Marks in `assaulted` an undefended settlement that has had its assault round (T10.7)."""
IBERIA: Final = ("reinos", "taifas")


# --- withdrawal and sally (T9.1-T9.4) ---


def withdrawal(t: Scharz) -> Flow[None]:
    """T9.1, T9.3, T8.6, D15. In initiative order: crews leave their sites, units go into settlements, or come out."""
    for seat in t.seats():
        for place in bits(crews(t, seat) & t.foreign_out(seat)):
            yield from down_tools(t, seat, place)
        threatened = t.s.towns[seat] & t.foreign_out(seat)
        for place in bits(threatened):
            if t.s.out[seat] >> place & 1:
                yield from withdraw(t, seat, place)
            else:
                yield from sally(t, seat, place)


def crews(t: Scharz, seat: int) -> int:
    """The fields where a player's units are on a site."""
    found = 0
    for key in t.s.units[seat]:
        if key >> CODE & 3 == SITE:
            found |= 1 << (key >> CODE + 2)
    return found


def down_tools(t: Scharz, seat: int, place: int) -> Flow[None]:
    """T8.6, T9.7. The crew of a threatened site may leave it and fight as whole units."""
    choice = yield t.ask(seat, "leave-site", [NO, YES], "T8.6", NO, place=t.name(place))
    if choice == YES:
        leave_site(t, seat, place)
        t.tell("site-left", "T8.6", faction=seat, place=t.name(place))


def withdraw(t: Scharz, seat: int, place: int) -> Flow[None]:
    """T9.1, T9.2. Units and herds of the field go in, one after the other, while there is room."""
    while True:
        room = t.room_inside(place)
        if room <= 0:
            return
        units = t.outside(seat, place)
        options = inside_options(t, seat, place, units, room)
        if len(options) == 1:
            return
        choice = yield t.ask(seat, "withdraw", options, "T9.1", DONE, place=t.name(place))
        if choice == DONE:
            return
        if choice == ALL_IN:
            for spot, code, n in units:
                t.shift(seat, place, spot, code, place, IN, landed(code), n)
        elif choice[0] == "drive":
            drive_in(t, seat, place, HERD_ID[str(choice[1])])
        else:
            kind = kind_named(choice[1])
            spot, code, _ = next(entry for entry in units if entry[1] & KIND == kind)
            t.shift(seat, place, spot, code, place, IN, landed(code), 1)


def landed(code: int) -> int:
    """T20.3.1, T8.10. A ship on land whose crew goes into a settlement is given up."""
    return code & ~(15 | SECOND) | LI if IS_SHIP[code & 15] else code


def inside_options(t: Scharz, seat: int, place: int, units: Pool, room: int) -> list[Option]:
    """T9.1. What may still be drawn into a settlement."""
    options: list[Option] = [DONE]
    total = sum([n for _, _, n in units])
    if 1 < total <= room:
        options.append(ALL_IN)
    for _, code, _ in units:
        option: Option = ("inside", KIND_NAMES[code & KIND])
        if option not in options:
            options.append(option)
    for key in sorted(t.s.herds[seat]):
        if key >> 5 == place and not key & 4:
            option = ("drive", HERD_NAMES[key >> 3 & 3])
            if option not in options:
                options.append(option)
    return options


def drive_in(t: Scharz, seat: int, place: int, kind: int) -> None:
    """T9.1. A herd goes into the settlement."""
    key = next(key for key in t.s.herds[seat] if key >> 5 == place and not key & 4 and key >> 3 & 3 == kind)
    t.take_herd(seat, key)
    t.add_herd(seat, place, kind, 1)


def sally(t: Scharz, seat: int, place: int) -> Flow[None]:
    """T9.3. Units inside an encircled settlement may come out and fight."""
    while True:
        inside = t.stacks(seat, place, IN)
        if not inside:
            return
        options: list[Option] = [DONE]
        if sum([n for _, n in inside]) > 1:
            options.append(ALL_OUT)
        for code, _ in inside:
            option: Option = ("sally", KIND_NAMES[code & KIND])
            if option not in options:
                options.append(option)
        choice = yield t.ask(seat, "sally", options, "T9.3", DONE, place=t.name(place))
        if choice == DONE:
            return
        for code, n in inside:
            if choice == ALL_OUT:
                t.shift(seat, place, IN, code, place, OUT, code, n)
            elif code & KIND == kind_named(choice[1]):
                t.shift(seat, place, IN, code, place, OUT, code, 1)
                break


# --- assaults (T10.1-T10.7) ---


def defence_level(t: Scharz, place: int) -> int:
    """T10.2, T4.3, T20.0.1, T20.0.2, E29. The settlement defence level."""
    s, a = t.s, t.a
    level = s.settle[place] + (s.forts >> place & 1)
    terrain = 0 if a.terrain[place] == OPEN else 1
    owner = s.settle_owner[place]
    if a.brown[place] and hill_folk(t, owner, place):
        terrain = a.brown[place]
    if t.trait(owner, MARSH) and a.turquoise[place]:
        terrain = max(terrain, a.turquoise[place])
    return level + terrain


def hill_folk(t: Scharz, owner: int, place: int) -> bool:
    """T20.0.1, T20.1.4, T20.4.1. Illyrians are hill folk only in Illyria, the Reinos only in Iberia."""
    if t.trait(owner, CLIMBS_AT_HOME):
        return bool(t.homeland(owner) >> place & 1)
    if t.trait(owner, AGAINST_TAIFAS):
        return t.a.region[place] in IBERIA
    return t.trait(owner, HILL)


def targets(t: Scharz, seat: int) -> int:
    """T10.1. Settlements a player may assault: his units stand outside, no foreign ones do."""
    s = t.s
    mine = s.out[seat] & ~t.foreign_out(seat)
    found = 0
    for other in range(t.players):
        if t.foreign(seat, other):
            found |= s.towns[other]
    return mine & found


def sieges(t: Scharz) -> Flow[bool]:
    """T10.1, T10.11, D19. One settlement or site after the other, in initiative order; False at the end."""
    for seat in t.seats():
        for place in bits(targets(t, seat)):
            if seat << 8 | place not in t.s.assaulted:
                t.s.assaulted[seat << 8 | place] = 1
                yield from assault(t, seat, place)
                return True
        for place in foreign_sites(t, seat):
            if seat << 8 | place not in t.s.assaulted:
                t.s.assaulted[seat << 8 | place] = 1
                yield from remove_site(t, seat, place)
                return True
    return False


def foreign_sites(t: Scharz, seat: int) -> list[int]:
    """T10.11. Unfinished settlements of others on fields this player controls."""
    mine = controlled_actively(t, seat)
    return [
        place
        for place, site in sorted(t.s.sites.items())
        if mine >> place & 1 and site >> 8 & 255 == VILLAGE and t.foreign(seat, site >> 16)
    ]


def remove_site(t: Scharz, seat: int, place: int) -> Flow[None]:
    """T10.11. An unfinished settlement has no defence; no points for it."""
    choice = yield t.ask(seat, "remove-site", [NO, YES], "T10.11", NO, place=t.name(place))
    if choice == YES:
        del t.s.sites[place]
        t.tell("site-removed", "T10.11", faction=seat, place=t.name(place))


def walls(t: Scharz, side: Side, level: int) -> int:
    """T10.2, T10.3, E25. Shields of the walls, less what standing engines take off."""
    off = sum([ENGINE_SHIELDS[code >> 4 & 7] * n for _, code, n in side.pool if code & 15 == ENGINE])
    return max(0, 5 * level - off)


def assault(t: Scharz, seat: int, place: int) -> Flow[None]:
    """T10.1, T10.6, T10.7, D19. Round after round as long as the besieger wants."""
    owner = t.s.settle_owner[place]
    one = Side(t, seat, owner, place, True)
    two = Side(t, owner, seat, place, is_weak(t, place))
    level = defence_level(t, place)
    breached = False
    while True:
        muster(t, one)
        two.pool = [(IN, code, n) for code, n in t.stacks(owner, place, IN)]
        if not one.pool or (not two.pool and TRIED | place in t.s.assaulted):
            break
        facts: dict[str, object] = {"place": t.name(place), "walls": 0 if breached else walls(t, one, level)}
        choice = yield t.ask(seat, "assault", [NO, YES], "T10.1", NO, **facts)
        if choice == NO:
            break
        if not two.pool:
            t.s.assaulted[TRIED | place] = 1
            if (yield from storm_empty(t, one, level)):
                occupy(t, place, seat)
            break
        if breached:
            yield from street_fight(t, one, two)
        else:
            breached = yield from storm(t, one, two, level)
        two.pool = [(IN, code, n) for code, n in t.stacks(owner, place, IN)]
        muster(t, one)
        if breached and not two.pool and one.pool:
            yield from sack(t, seat, place)
            break
        if not one.pool or (breached and harmless(t, one, two)):
            break
    conclude_siege(t, one, two)


def conclude_siege(t: Scharz, one: Side, two: Side) -> None:
    """T10.10. Prestige and deeds of both sides; no battle points. Encirclement may have ended."""
    for side in (one, two):
        award(t, side.seat, side.foe, side.value, side.place, False)
        note_deeds(t, side)
    if t.s.settle_owner[one.place] >= 0:
        t.release(one.place)


def roll_attack(t: Scharz, side: Side) -> None:
    """T10.4. Attackers roll starred dice."""
    side.dice = unit_dice(t, side, side.pool) + seventh_dice(t, side, side.pool)
    roll_dice(t, side)


def tell_storm(t: Scharz, clause: str, one: Side, need: int, dice: dict[str, dict[str, list[int]]]) -> None:
    """The swords against the walls, for all to see."""
    place = t.name(one.place)
    t.tell("stormed", clause, faction=one.seat, place=place, swords=one.swords, walls=need, thrown=dice)


def storm_empty(t: Scharz, one: Side, level: int) -> Flow[bool]:
    """T10.7, T10.4. Undefended walls do not answer; a breach is enough."""
    roll_attack(t, one)
    yield from rerolls(t, one)
    one.swords = count_swords(t, one)
    breach = one.swords >= walls(t, one, level)
    tell_storm(t, "T10.7", one, walls(t, one, level), thrown(one))
    return breach


def storm(t: Scharz, one: Side, two: Side, level: int) -> Flow[bool]:
    """T10.4, T10.5, E25, E26. Before the breach: walls against attackers without shields. Whether the walls fall."""
    roll_attack(t, one)
    two.dice = unit_dice(t, two, two.pool) + seventh_dice(t, two, two.pool) + wall_dice(t, two, level)
    roll_dice(t, two)
    yield from rerolls(t, one)
    yield from rerolls(t, two)
    one.swords, two.swords = count_swords(t, one), count_swords(t, two)
    one.shields = two.shields = 0
    yield from convert(t, two)
    need = walls(t, one, level)
    breach = one.swords >= need
    tell_storm(t, "T10.5", one, need, thrown(one, two))
    blow = Strike(one.seat, two.seat, one.place, two.weak, one.swords - need if breach else 0, two.shields)
    answer = Strike(two.seat, one.seat, one.place, one.weak, two.swords, 0)
    yield from aimed(t, blow, two.pool)
    yield from strike(t, blow, without(two.pool, blow.dead))
    yield from strike(t, answer, one.pool)
    yield from count_losses(t, one, two, blow)
    yield from count_losses(t, two, one, answer)
    return breach


def street_fight(t: Scharz, one: Side, two: Side) -> Flow[None]:
    """T10.6. After the breach both fight as in battle, the attackers with starred dice."""
    one.shields, two.shields = count_shields(one), count_shields(two)
    roll_attack(t, one)
    roll_attack(t, two)
    yield from rerolls(t, one)
    yield from rerolls(t, two)
    one.swords, two.swords = count_swords(t, one), count_swords(t, two)
    yield from convert(t, one)
    yield from convert(t, two)
    yield from exchange(t, one, two)


# --- a taken place (T10.8-T10.10) ---


def sack(t: Scharz, seat: int, place: int) -> Flow[None]:
    """T10.8, T10.9, E28. A defended settlement is beaten: destroyed for gold, or a town kept as a village."""
    s = t.s
    kind, port = s.settle[place], s.yard[place] == 2
    paid = bool(connected(t, seat) >> place & 1)
    options: list[Option] = [RAZE]
    if kind == 2:
        if s.yard[place] and t.tiles_left(seat) >= 2:
            options.append(KEEP_BOTH)
        if (port or not s.yard[place] or t.tiles_left(seat) < 2) and t.tiles_left(seat) >= 1:
            options.append(KEEP)
    choice = RAZE
    if len(options) > 1:
        choice = yield t.ask(seat, "sack", options, "T10.8", RAZE, place=t.name(place))
    gold = 0
    if choice == RAZE:
        gold = (TOWN_GOLD if kind == 2 else VILLAGE_GOLD) + (PORT_GOLD if port else 0)
        raze(t, place, seat, True)
        if kind == 1:
            t.mark_field(place)
    else:
        if choice == KEEP and port:
            gold = PORT_GOLD
        degrade(t, seat, place, choice == KEEP_BOTH)
    if gold and paid:
        t.earn(seat, gold)
        t.tell("sacked", "T10.8", faction=seat, place=t.name(place), gold=gold)


def degrade(t: Scharz, seat: int, place: int, keep_yard: bool) -> None:
    """T10.8, T10.10, R39. The town becomes a village of the attacker, a kept port a dock; a lost yard its ships."""
    s = t.s
    loser, yard = s.settle_owner[place], s.yard[place]
    bring_out(t, loser, place)
    value = lose_yard(t, place, seat) if yard and not keep_yard else 0
    ships = t.stacks(loser, place, YARD)
    for code, n in ships:
        t.destroy(loser, place, YARD, code, n)
    t.set_settlement(place, seat, VILLAGE)
    pass_site(t, place, seat)
    if yard and keep_yard:
        s.yard[place] = 1
        for code, n in ships:
            room = min(n, t.unit_room(seat), t.berths(place))
            if room > 0:
                t.enlist(seat, place, YARD, code, room)
    trim_stores(t, place)
    score_conquest(t, seat, loser, 2)
    award(t, seat, loser, value + SETTLEMENT_PR[2] + (YARD_PR if yard else 0), place, False)
    t.tell("degraded", "T10.8", faction=seat, place=t.name(place), loser=loser)


def trim_stores(t: Scharz, place: int) -> None:
    """T13.12. What a smaller place cannot store is lost."""
    if t.grain_room(place) < 0:
        t.put_grain(place, t.grain_room(place))
    if t.fish_room(place) < 0:
        t.put_fish(place, t.fish_room(place))
