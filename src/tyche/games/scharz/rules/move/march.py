"""T7.7, T8. The subphases of MOVE as cycles: one group a step, or pass, until all have passed in a row."""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import NO, YES, Facts, Flow, Option
from tyche.core.steps import choose_one
from tyche.games.scharz.rules.atlas import OPEN
from tyche.games.scharz.rules.choosing import Pool, choose_units, heads_in, pick, sum_kinds
from tyche.games.scharz.rules.components import (
    CAVALRY,
    ELEPHANT,
    IS_SHIP,
    LI,
    MAY_BOARD,
    TRANSPORT,
)
from tyche.games.scharz.rules.control import controlled
from tyche.games.scharz.rules.kinds import NUMBER, PLACE, TYPE, UNIT
from tyche.games.scharz.rules.move.ambush import ambush, on_watch
from tyche.games.scharz.rules.move.cargo import (
    NOTHING,
    RETREAT,
    SPECIAL,
    UNITS,
    Load,
    departures,
    fits,
    has_room_for,
    is_far,
    load,
    splits,
    stranded,
    with_more,
)
from tyche.games.scharz.rules.move.reach import REFUSED, able, elephant_place, ferry_pool, march_steps, ready_ships
from tyche.games.scharz.rules.move.ships import free_berths, river_flag
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.traits import VIKING
from tyche.games.scharz.rules.units import (
    ACTED,
    CARRIED,
    IN,
    KIND,
    KIND_NAMES,
    OUT,
    SECOND,
    SITE,
    STOPPED,
    USED,
    YARD,
    is_ship,
    kind_in,
    mark_of,
    type_of,
)


def clear_flags(t: Scharz, flags: int) -> None:
    """Take flags off all units; ships keep the river they are on."""
    of_ships = flags & ~SECOND
    for seat in range(t.players):
        stacks = t.s.units[seat]
        if any(key & flags for key in stacks):
            found: dict[int, int] = {}
            for key, n in stacks.items():
                bare = key & ~(of_ships if is_ship(key) else flags)
                found[bare] = found.get(bare, 0) + n
            t.s.units[seat] = found


def take_step(t: Scharz, seat: int, choice: Option, phase: int) -> Flow[None]:
    """T7.7. One group moves."""
    if choice[0] == "leave-site":
        step_off(t, seat, UNIT.of(choice), PLACE.on(t, choice, 2))
        return
    place = PLACE.on(t, choice)
    if choice[0] == "dismount":
        dismount(t, seat, place)
        return
    to = PLACE.on(t, choice, 2)
    if to < t.a.n_land and to != place and not (yield from let_in(t, seat, to)):
        return
    if choice[0] == "ashore":
        yield from give_up(t, seat, place, to, TYPE.of(choice, 3))
    else:
        yield from STEPS[str(choice[0])](t, seat, place, to, phase)
    for field in (place, to):
        if field < t.a.n_land:
            t.release(field)
    alarm(t, seat, to)


def alarm(t: Scharz, seat: int, place: int) -> None:
    """T7.7. Foreigners came to a field where others are, or next to it: their plans for this subphase are off."""
    near = t.a.adj[place] | 1 << place
    for other in range(t.players):
        if other != seat and (t.s.out[other] | t.s.fleet[other] | t.s.towns[other]) & near:
            t.disturb(other)


def let_in(t: Scharz, seat: int, to: int) -> Flow[bool]:
    """T18.4. A treaty partner's controlled field is entered only with his consent."""
    s = t.s
    if not s.treaties:
        return True
    for other in range(t.players):
        if other == seat or not (s.out[other] | s.towns[other]) >> to & 1:
            continue  # Control needs a unit or a settlement there.
        if t.treaty(seat, other) and controlled(t, other) >> to & 1:
            choice = yield t.ask(other, "let-in", [NO, YES], "T18.4", NO, faction=seat, place=t.name(to))
            if choice == NO:
                s.ambushed[REFUSED | mark_of(seat, to)] = 1
                t.tell("not-let-in", "T18.4", faction=seat, other=other, place=t.name(to))
            return choice == YES
    return True


def moved_code(t: Scharz, code: int, to: int, phase: int) -> int:
    """T8.1, T8.2, T8.4. The flags of a unit after a step of its own."""
    if phase == SPECIAL or (phase == RETREAT and (code & USED or type_of(code) == CAVALRY)):
        code |= ACTED
    else:
        code |= USED
    return stopped_code(t, code, to)


def stopped_code(t: Scharz, code: int, to: int) -> int:
    """T8.4. Mountains and wetlands end the movement of all but LI."""
    return code | STOPPED if to < t.a.n_land and t.a.terrain[to] != OPEN and type_of(code) != LI else code


def tell_move(t: Scharz, seat: int, verb: str, place: int, to: int, group: Pool) -> None:
    """Write a move to the log."""
    if t.log is not None:
        units = {KIND_NAMES[kind]: n for kind, n in sum_kinds(group)}
        t.tell(verb, "T7.7", faction=seat, place=t.name(place), to=t.name(to), units=units)


def march(t: Scharz, seat: int, place: int, to: int, phase: int) -> Flow[None]:
    """T8.1, T8.6. A group goes to a neighbouring land field."""
    pool = [
        (spot, code, n)
        for spot, code, n in t.outside(seat, place)
        if able(t, seat, code, phase)
        and not is_ship(code)
        and march_steps(t, seat, place, type_of(code), phase) >> to & 1
    ]
    group = yield from choose_units(t, seat, "group", pool, "T7.7", place)
    tell_move(t, seat, "marched", place, to, group)
    watch = on_watch(t, seat, to)
    for spot, code, n in group:
        t.shift(seat, place, spot, code, to, OUT, moved_code(t, code, to, phase), n)
    if watch:
        arrived = [(OUT, moved_code(t, code, to, phase), n) for _, code, n in group]
        yield from ambush(t, seat, to, arrived)


def board(t: Scharz, seat: int, place: int, to: int, phase: int) -> Flow[None]:
    """T8.9, T8.18. A group boards ships on an adjacent water field, each unit for its capacity."""
    pool: Pool = []
    ships, elephants, riders, small = load(t, seat, to)
    for spot, code, n in t.outside(seat, place):
        if able(t, seat, code, phase) and not is_ship(code) and has_room_for(t, seat, to, type_of(code)):
            pool.append((spot, code, n))
    group = yield from choose_cargo(t, seat, pool, place, (ships, elephants, riders, small), 1)
    tell_move(t, seat, "boarded", place, to, group)
    for spot, code, n in group:
        t.shift(seat, place, spot, code, to, OUT, moved_code(t, code, to, phase), n)


def choose_cargo(
    t: Scharz, seat: int, pool: Pool, place: int, taken: tuple[int, int, int, int], least: int
) -> Flow[Pool]:
    """T8.8. Units for ships that already carry some: a number of each sort, as far as there is room.

    Of units that differ only in it those on a site go last.
    """
    ships = taken[0]
    aboard: Load = taken[1:]
    chosen: Pool = []
    rest = heads_in(pool)
    for code in list(dict.fromkeys([code for _, code, _ in pool])):
        sort = [entry for entry in pool if entry[1] == code]
        rest -= heads_in(sort)
        lacking = least - heads_in(chosen) if heads_in(chosen) + rest < least else 0
        counts = numbers_aboard(ships, aboard, type_of(code), heads_in(sort), lacking)
        k = yield from choose_number(t, seat, code, counts, place, sum_kinds(pool))
        pool = [entry for entry in pool if entry[1] != code]
        if k:
            aboard = with_more(type_of(code), k, *aboard)
            chosen += pick(sort, {kind_in(code): k})
    return chosen


def numbers_aboard(ships: int, aboard: Load, unit: int, most: int, lacking: int) -> list[int]:
    """T8.8. How many more units of a type there is room for; as many as are lacking, if that can be."""
    counts = [k for k in range(most + 1) if fits(ships, *with_more(unit, k, *aboard))]
    return [k for k in counts if k >= lacking] or counts


def choose_number(
    t: Scharz, seat: int, code: int, counts: list[int], place: int, left: list[tuple[int, int]]
) -> Flow[int]:
    """T8.8. How many units of a sort go along; `left` are the kinds that are not decided yet."""
    options: list[Option] = [("take", KIND_NAMES[kind_in(code)], k) for k in counts]
    facts: Facts = {"place": t.name(place), "units": {KIND_NAMES[kind]: n for kind, n in left}}
    choice = yield from choose_one(t, seat, "cargo", options, "T8.8", options[-1], **facts)
    return NUMBER.of(choice, 2)


def land(t: Scharz, seat: int, place: int, to: int, phase: int) -> Flow[None]:
    """T8.9. A group lands from ships, each unit for its capacity."""
    pool = [
        (OUT, code, n) for code, n in t.stacks(seat, place, OUT) if able(t, seat, code, phase) and not is_ship(code)
    ]
    group = yield from choose_units(t, seat, "group", pool, "T8.9", place)
    tell_move(t, seat, "landed", place, to, group)
    watch = on_watch(t, seat, to)
    arrived: Pool = []
    for spot, code, n in group:
        new = moved_code(t, code, to, phase)
        t.shift(seat, place, spot, code, to, OUT, new, n)
        arrived.append((OUT, new, n))
    if watch:
        yield from ambush(t, seat, to, arrived)


def beach(t: Scharz, seat: int, place: int, to: int, phase: int) -> Flow[None]:
    """T8.12, T20.3.1. Ships go to a field with one's own shipyard, but stand on the field."""
    yield from sail(t, seat, place, to, phase, False)


def sail(t: Scharz, seat: int, place: int, to: int, phase: int, berthed: bool = True) -> Flow[None]:
    """T8.7-T8.12, T20.3.1. Ships go one field with cargo; in a shipyard of the field boarding and landing are free."""
    pool, least = ready_ships(t, seat, place, to, phase)
    berths = free_berths(t, seat, to) if berthed and to < t.a.n_land <= place else 0
    numbers = departures(t, seat, place, phase)
    ships = yield from choose_units(t, seat, "ships", pool, "T8.7", place, least, berths, numbers)
    cargo = yield from load_ships(t, seat, place, ships, phase)
    tell_move(t, seat, "sailed", place, to, ships + cargo)
    watch = on_watch(t, seat, to)
    arrived: Pool = []
    for spot, code, n in ships:
        new = ship_code(t, seat, place, to, code, phase, berths > 0)
        t.shift(seat, place, spot, code, to, YARD if berths > 0 else OUT, new, n)
        if not berths:
            arrived.append((OUT, new, n))
    for spot, code, n in cargo:
        new = carried_code(t, code, to, phase)
        t.shift(seat, place, spot, code, to, OUT, new, n)
        arrived.append((OUT, new, n))
    if watch:
        yield from ambush(t, seat, to, arrived)


def ship_code(t: Scharz, seat: int, place: int, to: int, code: int, phase: int, yard: bool) -> int:
    """T8.4, T8.7, T20.3.1. The flags of a ship after a step: only mountains stop those of the Vikings (R90)."""
    free = yard or t.trait(seat, VIKING)
    new = moved_code(t, code & ~SECOND, t.a.n if free else to, phase)
    return new | river_flag(t, place, to, code) if to < t.a.n_land and not yard else new


def carried_code(t: Scharz, code: int, to: int, phase: int) -> int:
    """T8.4, T8.9. The flags of a unit that is carried; the second time in Units that uses up its capacity."""
    return stopped_code(t, code | CARRIED | (USED if code & CARRIED and phase == UNITS else 0), to)


def load_ships(t: Scharz, seat: int, place: int, ships: Pool, phase: int) -> Flow[Pool]:
    """T8.8, T8.9. What goes along: from a shipyard as much as is wanted, at sea at least what cannot stay."""
    going = sum([n for _, code, n in ships if type_of(code) == TRANSPORT])
    if place >= t.a.n_land:
        return (yield from share_cargo(t, seat, place, going, phase))
    if not going:
        return []
    return (yield from choose_cargo(t, seat, loadable(t, seat, place, phase), place, (going, 0, 0, 0), 0))


def loadable(t: Scharz, seat: int, place: int, phase: int) -> Pool:
    """T8.6, T8.9, T5.13. Who may go aboard in a shipyard; out of an encircled settlement those inside.

    Whose movement has ended (T8.4, T8.13) is not carried away from land, and nobody further than two fields in Units.
    """
    there = t.outside(seat, place)
    if t.s.settle_owner[place] == seat and t.encircled(place):
        there = [(IN, code, n) for code, n in t.stacks(seat, place, IN)]
    fresh = [entry for entry in there if not entry[1] & STOPPED and not is_far(entry[1], phase)]
    return [entry for entry in fresh if MAY_BOARD[type_of(entry[1])]]


def share_cargo(t: Scharz, seat: int, place: int, going: int, phase: int) -> Flow[Pool]:
    """T8.8, T8.9. At sea: how many of each kind go with the ships that leave, and how many stay."""
    transports, elephants, riders, small = load(t, seat, place)
    stayed: Load = stranded(t, seat, place) if phase == UNITS else NOTHING
    open_load: Load = (elephants - stayed[0], riders - stayed[1], small - stayed[2])
    gone: Load = NOTHING
    chosen: Pool = []
    for code, n in t.stacks(seat, place, OUT):
        unit = type_of(code)
        if IS_SHIP[unit] or is_far(code, phase):
            continue
        e, r, m = open_load
        x, y, z = with_more(unit, n, 0, 0, 0)
        open_load = (e - x, r - y, m - z)
        counts = [
            k
            for k in range(n + 1)
            if splits(going, transports - going, with_more(unit, k, *gone), with_more(unit, n - k, *stayed), open_load)
        ]
        left = [(OUT, other, number) for other, number in t.stacks(seat, place, OUT) if other >= code]
        k = yield from choose_number(
            t, seat, code, counts, place, sum_kinds([one for one in left if not is_ship(one[1])])
        )
        gone, stayed = with_more(unit, k, *gone), with_more(unit, n - k, *stayed)
        if k:
            chosen.append((OUT, code, k))
    return chosen


def ferry(t: Scharz, seat: int, place: int, to: int, phase: int) -> Flow[None]:
    """T8.13. From own port to own port; the only movement of the round."""
    group = yield from choose_units(t, seat, "group", ferry_pool(t, seat, place), "T8.13", place)
    tell_move(t, seat, "ferried", place, to, group)
    for spot, code, n in group:
        t.shift(seat, place, spot, code, to, OUT, code | USED | ACTED | STOPPED, n)


def give_up(t: Scharz, seat: int, place: int, to: int, unit: int) -> Flow[None]:
    """T8.10. A ship returns to the supply and its crew stands ashore as one LI."""
    for code, _ in t.stacks(seat, place, OUT):
        if type_of(code) == unit and able(t, seat, code, UNITS):
            watch = to != place and on_watch(t, seat, to)
            t.take(seat, place, OUT, code)
            new = code & (KIND & ~15) | LI | USED
            t.add(seat, to, OUT, new)
            t.tell("ship-given-up", "T8.10", faction=seat, place=t.name(to))
            if watch:
                yield from ambush(t, seat, to, [(OUT, new, 1)])
            return


def dismount(t: Scharz, seat: int, place: int) -> None:
    """T8.10. War elephants away from their place turn into one LI."""
    for code, _ in t.stacks(seat, place, OUT):
        if type_of(code) == ELEPHANT and not elephant_place(t, seat, place):
            t.recode(seat, place, OUT, code, code & (KIND & ~15) | LI | USED)
            t.tell("dismounted", "T8.10", faction=seat, place=t.name(place))
            return


def step_off(t: Scharz, seat: int, kind: int, place: int) -> None:
    """T8.6. A unit leaves the site of its field, which costs it nothing."""
    code = next(code for code, _ in t.stacks(seat, place, SITE) if kind_in(code) == kind)
    t.shift(seat, place, SITE, code, place, OUT, code, 1)
    t.tell("site-left", "T8.6", faction=seat, place=t.name(place))


# --- ambush (T9.12) ---


# --- steps ---


STEPS: Final[dict[str, Callable[[Scharz, int, int, int, int], Flow[None]]]] = {
    "march": march,
    "board": board,
    "land": land,
    "sail": sail,
    "beach": beach,
    "ferry": ferry,
}
"""The ways for a group to go from one field to another."""
