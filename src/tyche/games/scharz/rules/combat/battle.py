"""T9.5-T9.16. Battles: who fights whom, the battle round, the result."""

from tyche.core.ask import PASS, Ask, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.games.scharz.rules.atlas import OPEN
from tyche.games.scharz.rules.choosing import Pool, is_offered
from tyche.games.scharz.rules.combat.charge import charge, charged, chargers
from tyche.games.scharz.rules.combat.conquest import award, note_kills
from tyche.games.scharz.rules.combat.dice import (
    Side,
    convert,
    count_shields,
    count_swords,
    most_swords,
    rerolls,
    roll_dice,
    seventh_dice,
    thrown,
    unit_dice,
    wall_dice,
)
from tyche.games.scharz.rules.combat.scenes import (
    changes,
    figures,
    names_of,
    show_dead,
    show_left,
    show_swords,
    shown,
)
from tyche.games.scharz.rules.combat.strike import (
    FRONT,
    REAR,
    Strike,
    bury,
    felled,
    kill_one,
    lives_of,
    place_of,
    strike,
)
from tyche.games.scharz.rules.components import PR_TARGET, SEAT_NAMES
from tyche.games.scharz.rules.kinds import SEAT, UNIT
from tyche.games.scharz.rules.move.cargo import cargo_code, load, surplus
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import KIND_NAMES, OUT, is_ship, type_of

WAIT: Option = ("wait",)
STOP: Option = ("stop",)
GO_ON: Option = ("continue",)
ATTACK: Option = ("attack",)


# --- who fights (T9.5) ---


def contested_of(t: Scharz, seat: int) -> int:
    """T5.4. The fields and waters where a player stands against foreign units."""
    land = t.s.out[seat] & t.foreign_out(seat) & t.a.ordinary
    return land | t.s.fleet[seat] & t.foreign_ships(seat)


def present(t: Scharz, place: int) -> list[int]:
    """The players with units outside on a field, in initiative order."""
    where = t.s.out if place < t.a.n_land else t.s.fleet
    return [seat for seat in t.seats() if where[seat] >> place & 1]


def next_field(t: Scharz) -> int:
    """T9.5. The next contested field: in initiative order of the players concerned, then by field; -1 at the end."""
    for seat in t.seats():
        for place in bits(contested_of(t, seat)):
            if place not in t.s.assaulted:
                return place
    return -1


def battles(t: Scharz) -> Flow[bool]:
    """T9.5, D16. One contested field: declarations, then the declared battles; False when all are resolved."""
    place = next_field(t)
    if place < 0:
        return False
    t.s.assaulted[place] = 1
    declared = yield from declarations(t, place)
    for attacker, defender in declared:
        here = present(t, place)
        if attacker in here and defender in here:
            yield from battle(t, place, attacker, defender)
    if place < t.a.n_land:
        t.release(place)
    return True


def declarations(t: Scharz, place: int) -> Flow[list[tuple[int, int]]]:
    """T9.5. Who attacks whom on a field: (attacker, defender); nobody attacks who has declared against him."""
    declared: list[tuple[int, int]] = []
    for seat in declaring_order(t, place):
        others = [other for other in present(t, place) if t.foreign(seat, other) and (other, seat) not in declared]
        if others:
            options: list[Option] = [WAIT, *[("attack", SEAT_NAMES[other]) for other in others]]
            choice = yield t.ask(seat, "declare", options, "T9.5", WAIT, place=t.name(place))
            if choice != WAIT:
                declared.append((seat, SEAT.of(choice)))
    return declared


def may_attack(t: Scharz, ask: Ask, seat: int, other: int) -> Refusal | None:
    """T9.5, T18.4. Foreign players on the field, who have not declared against him."""
    place = t.a.ids[str(ask.facts["place"])]
    if other == seat or not t.foreign(seat, other):
        return Refusal("T18.4", "not-foreign")
    if other not in present(t, place):
        return Refusal("T9.5", "not-present", {"other": other, "place": t.name(place)})
    offered = is_offered(ask, seat, "attack", SEAT_NAMES[other])
    return None if offered else Refusal("T9.5", "under-attack", {"other": other})


def declaring_order(t: Scharz, place: int) -> list[int]:
    """T9.5. First those who neither have a settlement there nor controlled the field at the start of the round."""
    here = present(t, place)
    land = place < t.a.n_land
    at_home = [
        seat for seat in here if (land and t.s.settle_owner[place] == seat) or t.s.held_before[seat] >> place & 1
    ]
    return [seat for seat in here if seat not in at_home] + at_home


# --- a battle ---


def muster(t: Scharz, side: Side) -> None:
    """The units of a side that are still there."""
    if side.place < t.a.n_land:
        side.pool = t.outside(side.seat, side.place)
    else:
        side.pool = [(OUT, code, n) for code, n in t.stacks(side.seat, side.place, OUT)]


def is_weak(t: Scharz, place: int) -> bool:
    """T9.6. Starred values hold in mountains, in wetlands and on ships."""
    return place >= t.a.n_land or t.a.terrain[place] != OPEN


def battle(t: Scharz, place: int, attacker: int, defender: int) -> Flow[None]:
    """T9.8, T9.15. Rounds until one side is gone or both stop."""
    weak = is_weak(t, place)
    one, two = Side(t, attacker, defender, place, weak), Side(t, defender, attacker, place, weak)
    before = figures(t, attacker, defender)
    t.tell("battle", "T9.5", faction=attacker, other=defender, place=t.name(place))
    open_scene(t, one, two)
    yield from rounds(t, one, two)
    t.close_scene(changes(t, before))


def open_scene(t: Scharz, one: Side, two: Side) -> None:
    """A battle begins: who, and with how many dice."""
    if t.logged:
        for side in (one, two):
            muster(t, side)
            side.shields = count_shields(side)
        sides = [shown(t, one, "attacks", support(t, one)), shown(t, two, "defends", support(t, two))]
        t.scene("battle", f"{t.moment}-{one.place}-{one.seat}", "opens", sides, place=t.name(one.place))


def rounds(t: Scharz, one: Side, two: Side) -> Flow[None]:
    """T9.8, T9.15. Round after round, and the result."""
    place = one.place
    first = True
    while True:
        muster(t, one)
        muster(t, two)
        yield from battle_round(t, one, two, first)
        first = False
        muster(t, one)
        muster(t, two)
        if not one.pool or not two.pool or harmless(t, one, two):
            break
        choice = yield t.ask(one.seat, "go-on", [STOP, GO_ON], "T9.8.9", STOP, place=t.name(place))
        if choice == STOP:
            choice = yield t.ask(two.seat, "counter", [STOP, ATTACK], "T9.8.9", STOP, place=t.name(place))
            if choice == STOP:
                break
            one, two = two, one
    result(t, one, two)


def harmless(t: Scharz, one: Side, two: Side, siege: bool = False) -> bool:
    """T9.8.9, K31. Whether neither side could destroy anything with the best of luck: the fight ends then."""
    return not can_hurt(t, one, two, siege) and not can_hurt(t, two, one, siege)


def can_hurt(t: Scharz, side: Side, foe: Side, siege: bool) -> bool:
    """T9.8.4, T9.8.7. Whether the best luck of a side could destroy one unit of the other."""
    dice = unit_dice(t, side, side.pool) + seventh_dice(t, side, side.pool) + wall_dice(t, side, support(t, side))
    swords = most_swords(t, side, dice)
    if swords >= first_price(foe):
        return True
    aims = not siege and t.r.prestige and t.s.pr[side.seat] >= PR_TARGET
    return aims and any(
        place_of(spot, code) == REAR and lives_of(code, foe.weak) <= swords for spot, code, _ in foe.pool
    )


def first_price(foe: Side) -> int:
    """T9.8.7, T9.9. The swords that destroy the cheapest unit of those struck first, and the shields before it."""
    tier = min([place_of(spot, code) for spot, code, _ in foe.pool])
    lives = min([lives_of(code, foe.weak) for spot, code, _ in foe.pool if place_of(spot, code) == tier])
    return lives + (0 if tier == FRONT else count_shields(foe))


def support(t: Scharz, side: Side) -> int:
    """T9.6, T17.9. The dice of one's own completed, unencircled fortified settlement on the field."""
    place = side.place
    if not side.bonuses or place >= t.a.n_land or not t.s.forts >> place & 1 or t.s.settle_owner[place] != side.seat:
        return 0
    return 0 if t.encircled(place) else t.s.settle[place]


def battle_round(t: Scharz, one: Side, two: Side, first: bool) -> Flow[None]:
    """T9.8. One battle round; `one` attacks."""
    one.shields, two.shields = count_shields(one), count_shields(two)
    charged: tuple[Pool, Pool] = ([], [])
    if first and not one.weak:
        charged = yield from charges(t, one, two)
        if not one.pool or not two.pool:
            return
    for side, riders in ((one, charged[0]), (two, charged[1])):
        rolling = minus(side.pool, riders)
        side.dice = unit_dice(t, side, rolling) + seventh_dice(t, side, rolling) + wall_dice(t, side, support(t, side))
        roll_dice(t, side)
    yield from rerolls(t, one, two)
    yield from rerolls(t, two, one)
    for side in (one, two):
        side.swords = count_swords(t, side)
    t.tell(
        "swords",
        "T9.8.4",
        place=t.name(one.place),
        faction=one.seat,
        swords=one.swords,
        other=two.seat,
        against=two.swords,
        thrown=thrown(one, two),
    )
    show_swords(t, one, two)
    yield from convert(t, one)
    yield from convert(t, two)
    yield from exchange(t, one, two)


def minus(pool: Pool, riders: Pool) -> Pool:
    """The units of a pool that have not charged."""
    return [entry for entry in pool if entry not in riders] if riders else pool


def exchange(t: Scharz, one: Side, two: Side, siege: bool = False) -> Flow[None]:
    """T9.8.7, T9.8.8, T9.10. Both strike; the losses are taken off together. In a siege nobody aims at the rear."""
    blow = Strike(one.seat, two.seat, one.place, two.weak, one.swords, two.shields)
    answer = Strike(two.seat, one.seat, one.place, one.weak, two.swords, one.shields)
    if not siege:
        held = t.s.pr[one.seat]
        yield from aimed(t, blow, two.pool)
        one.spent += held - t.s.pr[one.seat]
    yield from strike(t, blow, without(two.pool, blow.dead))
    yield from strike(t, answer, one.pool)
    yield from count_losses(t, one, two, blow)
    yield from count_losses(t, two, one, answer)


def without(pool: Pool, dead: Pool) -> Pool:
    """A pool without the dead."""
    left: Pool = []
    for spot, code, n in pool:
        n -= sum([k for s, c, k in dead if s == spot and c == code])
        if n:
            left.append((spot, code, n))
    return left


def aimed(t: Scharz, blow: Strike, pool: Pool) -> Flow[None]:
    """T9.10, T17.5. For 6 PR the attacker aims at one rear unit before the front and standard targets are used up."""
    if not t.r.prestige or t.s.pr[blow.striker] < PR_TARGET:
        return
    rear = [entry for entry in pool if place_of(entry[0], entry[1]) == REAR]
    kinds = felled(rear, blow)
    if len(kinds) > 1 or (kinds and len(rear) < len(pool)):
        options: list[Option] = [PASS, *[("aim", KIND_NAMES[kind]) for kind in kinds]]
        choice = yield t.ask(blow.striker, "aim", options, "T9.10", PASS, place=t.name(blow.place))
        if choice != PASS:
            t.s.pr[blow.striker] -= PR_TARGET
            kill_one(blow, rear, UNIT.of(choice))


def may_aim(t: Scharz, ask: Ask, seat: int, kind: int) -> Refusal | None:
    """T9.10. A unit in the rear, for which the swords suffice."""
    offered = is_offered(ask, seat, "aim", KIND_NAMES[kind])
    return None if offered else Refusal("T9.10", "no-aim", {"unit": KIND_NAMES[kind]})


def count_losses(t: Scharz, winner: Side, loser: Side, blow: Strike) -> Flow[None]:
    """T9.8.8, T9.13, T9.16. The dead leave the map; cargo without ships drowns with them."""
    if blow.dead:
        take_dead(t, winner, loser, blow.dead)
        if loser.place >= t.a.n_land:
            yield from drown(t, winner, loser)


def take_dead(t: Scharz, winner: Side, loser: Side, dead: Pool) -> None:
    """T9.16. Note the dead for prestige, the year and experience."""
    for _, code, n in dead:
        winner.value += note_kills(t, winner.seat, loser.seat, type_of(code), n)
    winner.kills += bury(t, loser.seat, loser.place, dead)
    t.tell("losses", "T9.8.8", faction=loser.seat, place=t.name(loser.place), units=names_of(dead))
    show_dead(t, loser.seat, dead)


def drown(t: Scharz, winner: Side, loser: Side) -> Flow[None]:
    """T9.13. Cargo that the transports left cannot carry is destroyed by the enemy, the owner choosing."""
    while kinds := surplus(t, loser.seat, loser.place):
        if not load(t, loser.seat, loser.place)[0]:
            cargo = [(OUT, c, n) for c, n in t.stacks(loser.seat, loser.place, OUT) if not is_ship(c)]
            take_dead(t, winner, loser, cargo)
            return
        options: list[Option] = [("drown", KIND_NAMES[kind], t.name(loser.place)) for kind in kinds]
        choice = yield from choose_one(t, loser.seat, "drown", options, "T9.13", options[0], place=t.name(loser.place))
        code = cargo_code(t, loser.seat, loser.place, UNIT.of(choice))
        take_dead(t, winner, loser, [(OUT, code, 1)])


def may_sink(t: Scharz, ask: Ask, seat: int, kind: int, place: int) -> Refusal | None:
    """T9.13. Cargo that is too much, of a kind that makes room."""
    if t.name(place) == ask.facts["place"] and kind in surplus(t, seat, place):
        return None
    return Refusal("T9.13", "no-cargo", {"unit": KIND_NAMES[kind], "place": t.name(place)})


# --- charge (T9.14) ---


def charges(t: Scharz, one: Side, two: Side) -> Flow[tuple[Pool, Pool]]:
    """T9.14, E17. Cavalry and elephants may charge before everyone else rolls; two charges are simultaneous."""
    first = yield from chargers(t, one)
    second = yield from chargers(t, two)
    blow = yield from charge(t, one, two, first)
    answer = yield from charge(t, two, one, second)
    for side, foe, hit in ((one, two, blow), (two, one, answer)):
        foe.shields = hit.shields // 2
        yield from count_losses(t, side, foe, hit)
    muster(t, one)
    muster(t, two)
    return [e for e in one.pool if charged(e, first)], [e for e in two.pool if charged(e, second)]


# --- result (T9.15, T9.16) ---


def result(t: Scharz, one: Side, two: Side) -> None:
    """T9.15, T9.16, T12.2. Victory points, prestige, and the deeds that make units rise."""
    points = 0 if bool(one.pool) == bool(two.pool) else 1 if one.pool else -1
    t.gain_vp(one.seat, points)
    t.gain_vp(two.seat, -points)
    for side in (one, two):
        award(t, side.seat, side.foe, side.value, side.place)
        note_deeds(t, side)
    if points:
        winner, loser = (one, two) if points > 0 else (two, one)
        t.tell("battle-won", "T9.15", faction=winner.seat, other=loser.seat, place=t.name(one.place))
        t.enact("outcome", show_left(one, two), winner=SEAT_NAMES[winner.seat])
    else:
        t.tell("battle-drawn", "T9.15", faction=one.seat, other=two.seat, place=t.name(one.place))
        t.enact("outcome", show_left(one, two), winner=None)


def note_deeds(t: Scharz, side: Side) -> None:
    """T12.2. Remember for the Experience subphase how many enemies a side destroyed where."""
    if t.r.experience and side.kills and side.pool:
        t.s.feats.append([side.seat, side.place, side.kills])
