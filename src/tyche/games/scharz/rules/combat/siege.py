"""T10. Assaults on settlements, and what becomes of a taken place."""

from typing import Final

from tyche.core.ask import NO, YES, Ask, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import ABSENT
from tyche.games.scharz.rules.atlas import OPEN
from tyche.games.scharz.rules.choosing import is_offered
from tyche.games.scharz.rules.combat.battle import (
    count_losses,
    exchange,
    harmless,
    is_weak,
    muster,
    note_deeds,
)
from tyche.games.scharz.rules.combat.conquest import (
    award,
    bring_out,
    lose_yard,
    occupy,
    pass_site,
    raze,
    score_conquest,
)
from tyche.games.scharz.rules.combat.dice import (
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
from tyche.games.scharz.rules.combat.scenes import changes, figures, show_storm
from tyche.games.scharz.rules.combat.strike import Strike, strike
from tyche.games.scharz.rules.components import (
    ENGINE,
    ENGINE_SHIELDS,
    SETTLEMENT_PR,
    VILLAGE,
    YARD_PR,
)
from tyche.games.scharz.rules.control import connected, controlled_actively
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.traits import HILL, MARSH
from tyche.games.scharz.rules.units import IN, YARD, level_of, mark_of, site_kind, site_owner, type_of

KEEP_BOTH: Final[Option] = ("keep", "yard")
KEEP: Final[Option] = ("keep",)
RAZE: Final[Option] = ("raze",)
VILLAGE_GOLD: Final = 2
TOWN_GOLD: Final = 6
PORT_GOLD: Final = 4
TRIED: Final = 1 << 16
"""Marks in `assaulted` an undefended settlement that has had its assault round (T10.7)."""


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
    """T20.0.1, T20.1.4, T20.4.1. Some peoples are hill folk only in some regions."""
    return t.trait(owner, HILL) and bool(t.a.hills[t.s.faction[owner]] >> place & 1)


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
            if mark_of(seat, place) not in t.s.assaulted:
                t.s.assaulted[mark_of(seat, place)] = 1
                yield from assault(t, seat, place)
                return True
        for place in foreign_sites(t, seat):
            if mark_of(seat, place) not in t.s.assaulted:
                t.s.assaulted[mark_of(seat, place)] = 1
                yield from remove_site(t, seat, place)
                return True
    return False


def foreign_sites(t: Scharz, seat: int) -> list[int]:
    """T10.11. Unfinished settlements of others on fields this player controls."""
    mine = controlled_actively(t, seat)
    return [
        place
        for place, site in sorted(t.s.sites.items())
        if mine >> place & 1 and site_kind(site) == VILLAGE and t.foreign(seat, site_owner(site))
    ]


def remove_site(t: Scharz, seat: int, place: int) -> Flow[None]:
    """T10.11. An unfinished settlement has no defence; no points for it."""
    choice = yield t.ask(seat, "remove-site", [NO, YES], "T10.11", NO, place=t.name(place))
    if choice == YES:
        del t.s.sites[place]
        t.tell("site-removed", "T10.11", faction=seat, place=t.name(place))


def walls(t: Scharz, side: Side, level: int) -> int:
    """T10.2, T10.3, E25. Shields of the walls, less what standing engines take off."""
    off = sum([ENGINE_SHIELDS[level_of(code)] * n for _, code, n in side.pool if type_of(code) == ENGINE])
    return max(0, 5 * level - off)


def assault(t: Scharz, seat: int, place: int) -> Flow[None]:
    """T10.1, T10.6, T10.7, D19. Round after round as long as the besieger wants."""
    owner = t.s.settle_owner[place]
    before = figures(t, seat, owner)
    one = Side(t, seat, owner, place, True)
    two = Side(t, owner, seat, place, is_weak(t, place))
    level = defence_level(t, place)
    breached = going_on = False
    while not breached or going_on:
        man_walls(t, one, two)
        if not one.pool or (not two.pool and TRIED | place in t.s.assaulted):
            break
        facts: dict[str, object] = {"place": t.name(place), "walls": 0 if breached else walls(t, one, level)}
        choice = yield t.ask(seat, "assault", [NO, YES], "T10.1", NO, **facts)
        if choice == NO:
            break
        if not two.pool:
            yield from storm_empty(t, one, two, level)
            break
        if breached:
            yield from street_fight(t, one, two)
        else:
            breached = yield from storm(t, one, two, level)
        going_on = yield from after_storm(t, one, two, breached)
    conclude_siege(t, one, two)
    t.close_scene(changes(t, before))


def man_walls(t: Scharz, one: Side, two: Side) -> None:
    """The besiegers outside and the garrison inside that are still there."""
    muster(t, one)
    two.pool = [(IN, code, n) for code, n in t.stacks(two.seat, two.place, IN)]


def after_storm(t: Scharz, one: Side, two: Side, breached: bool) -> Flow[bool]:
    """T10.6, T10.8, K31. A beaten settlement is sacked; whether the besieger may go on behind fallen walls."""
    man_walls(t, one, two)
    if breached and not two.pool and one.pool:
        yield from sack(t, one.seat, one.place)
        return False
    return bool(one.pool) and not (breached and harmless(t, one, two, True))


def conclude_siege(t: Scharz, one: Side, two: Side) -> None:
    """T10.10. Prestige and deeds of both sides; no battle points. Encirclement may have ended."""
    for side in (one, two):
        award(t, side.seat, side.foe, side.value, side.place)
        note_deeds(t, side)
    if t.s.settle_owner[one.place] >= 0:
        t.release(one.place)


def roll_attack(t: Scharz, side: Side) -> None:
    """T10.4. Attackers roll starred dice."""
    side.dice = unit_dice(t, side, side.pool) + seventh_dice(t, side, side.pool)
    roll_dice(t, side)


def tell_storm(t: Scharz, clause: str, one: Side, two: Side, need: int, support: int) -> None:
    """The swords against the walls, for all to see; an undefended settlement throws no dice."""
    place, dice = t.name(one.place), thrown(one, two) if two.pool else thrown(one)
    t.tell("stormed", clause, faction=one.seat, place=place, swords=one.swords, walls=need, thrown=dice)
    show_storm(t, clause, one, two, need, support)


def storm_empty(t: Scharz, one: Side, two: Side, level: int) -> Flow[None]:
    """T10.7, T10.4. Undefended walls do not answer, once a phase; a breach is enough to occupy the settlement."""
    t.s.assaulted[TRIED | one.place] = 1
    roll_attack(t, one)
    yield from rerolls(t, one)
    one.swords = count_swords(t, one)
    breach = one.swords >= walls(t, one, level)
    tell_storm(t, "T10.7", one, two, walls(t, one, level), level)
    if breach:
        occupy(t, one.place, one.seat)


def storm(t: Scharz, one: Side, two: Side, level: int) -> Flow[bool]:
    """T10.4, T10.5, E25, E26. Before the breach: walls against attackers without shields. Whether the walls fall."""
    roll_attack(t, one)
    two.dice = unit_dice(t, two, two.pool) + seventh_dice(t, two, two.pool) + wall_dice(t, two, level)
    roll_dice(t, two)
    yield from rerolls(t, one, two)
    yield from rerolls(t, two, one)
    one.swords, two.swords = count_swords(t, one), count_swords(t, two)
    one.shields = two.shields = 0
    yield from convert(t, two)
    need = walls(t, one, level)
    breach = one.swords >= need
    tell_storm(t, "T10.5", one, two, need, level)
    blow = Strike(one.seat, two.seat, one.place, two.weak, one.swords - need if breach else 0, two.shields)
    answer = Strike(two.seat, one.seat, one.place, one.weak, two.swords, 0)
    yield from strike(t, blow, two.pool)
    yield from strike(t, answer, one.pool)
    yield from count_losses(t, one, two, blow)
    yield from count_losses(t, two, one, answer)
    return breach


def street_fight(t: Scharz, one: Side, two: Side) -> Flow[None]:
    """T10.6. After the breach both fight as in battle, the attackers with starred dice."""
    one.shields, two.shields = count_shields(one), count_shields(two)
    roll_attack(t, one)
    roll_attack(t, two)
    yield from rerolls(t, one, two)
    yield from rerolls(t, two, one)
    one.swords, two.swords = count_swords(t, one), count_swords(t, two)
    yield from convert(t, one)
    yield from convert(t, two)
    yield from exchange(t, one, two, True)


# --- a taken place (T10.8-T10.10) ---


def sack(t: Scharz, seat: int, place: int) -> Flow[None]:
    """T10.8, T10.9, E28. A defended settlement is beaten: destroyed for gold, or a town kept as a village."""
    options = sack_options(t, seat, place)
    take_over(t, seat, place, (yield from choose_one(t, seat, "sack", options, "T10.8", RAZE, place=t.name(place))))


def take_over(t: Scharz, seat: int, place: int, choice: Option) -> None:
    """T10.8, T10.9. What becomes of a beaten settlement, and the gold of what is destroyed."""
    kind, port = t.s.settle[place], t.s.yard[place] == 2
    paid = bool(connected(t, seat) >> place & 1)
    gold = PORT_GOLD if port and choice != KEEP_BOTH else 0
    if choice == RAZE:
        gold += TOWN_GOLD if kind == 2 else VILLAGE_GOLD
        raze(t, place, seat, True)
        t.mark_field(place)
    else:
        degrade(t, seat, place, choice == KEEP_BOTH)
    if gold and paid:
        t.earn(seat, gold)
        t.tell("sacked", "T10.8", faction=seat, place=t.name(place), gold=gold)
        t.enact("after")


def sack_options(t: Scharz, seat: int, place: int) -> list[Option]:
    """T10.8, T3.3. A town may be kept, with its shipyard if there are tiles for both; a dock goes with the village."""
    options: list[Option] = [RAZE]
    yard, tiles = t.s.yard[place], t.tiles_left(seat)
    if t.s.settle[place] == 2 and tiles >= 1:
        if yard and tiles >= 2:
            options.append(KEEP_BOTH)
        if yard != 1 or tiles < 2:
            options.append(KEEP)
    return options


def may_keep(t: Scharz, ask: Ask, seat: int, part: int) -> Refusal | None:
    """T10.8, T3.3. A dock goes with the village; tiles must be left."""
    option = KEEP if part == ABSENT else KEEP_BOTH
    return None if is_offered(ask, seat, *option) else Refusal("T10.8", "not-kept")


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
    award(t, seat, loser, value + SETTLEMENT_PR[2] + (YARD_PR if yard else 0), place)
    t.tell("degraded", "T10.8", faction=seat, place=t.name(place), loser=loser)
    t.enact("after")


def trim_stores(t: Scharz, place: int) -> None:
    """T13.12. What a smaller place cannot store is lost."""
    if t.grain_room(place) < 0:
        t.put_grain(place, t.grain_room(place))
    if t.fish_room(place) < 0:
        t.put_fish(place, t.fish_room(place))
