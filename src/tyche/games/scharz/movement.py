"""T7.7, T8. The subphases of MOVE as cycles: one group a step, or pass, until all have passed in a row."""

from typing import Final

from tyche.core.ask import NO, PASS, YES, Flow, Option
from tyche.games.scharz.atlas import MOUNTAINS, OPEN, WETLANDS
from tyche.games.scharz.choosing import Pool, choose_units, kind_named, pick, sum_kinds
from tyche.games.scharz.components import (
    BLUE,
    CAVALRY,
    DIE_NAMES,
    ELEPHANT,
    FACES,
    IS_SHIP,
    LI,
    PR_SPECIAL,
    SEAT_NAMES,
    SIZE,
    TRANSPORT,
    TYPE_ID,
)
from tyche.games.scharz.control import controlled
from tyche.games.scharz.moves import (
    REFUSED,
    RETREAT,
    SPECIAL,
    UNITS,
    able,
    elephant_place,
    ferry_pool,
    find_moves,
    fits,
    free_berths,
    load,
    march_steps,
    may_board,
    move_options,
    ready_ships,
    river_flag,
)
from tyche.games.scharz.offers import parley, parley_options
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.settle import award, note_kills
from tyche.games.scharz.strike import Strike, bury, strike
from tyche.games.scharz.traits import VIKING
from tyche.games.scharz.units import ACTED, CARRIED, IN, KIND, KIND_NAMES, OUT, SECOND, SITE, STOPPED, USED, YARD

PHASE_NAMES: Final = ["units", "special", "retreat"]
CLAUSES: Final = ["T8.14", "T8.15", "T8.18"]


def clear_flags(t: Scharz, flags: int) -> None:
    """Take flags off all units; ships keep the river they are on."""
    of_ships = flags & ~SECOND
    for seat in range(t.players):
        stacks = t.s.units[seat]
        if any(key & flags for key in stacks):
            found: dict[int, int] = {}
            for key, n in stacks.items():
                bare = key & ~(of_ships if IS_SHIP[key & 15] else flags)
                found[bare] = found.get(bare, 0) + n
            t.s.units[seat] = found


def set_locks(t: Scharz) -> None:
    """T5.12. The fields where foreign units are when a subphase begins."""
    for seat in range(t.players):
        t.s.locked[seat] = t.foreign_out(seat) | t.foreign_ships(seat)


def begin_cycle(t: Scharz, step: str) -> None:
    """T7.7. A subphase of MOVE begins."""
    s = t.s
    s.passes = s.at = 0
    s.ambushed = {}
    s.treated = [0] * t.players
    s.step = step


def begin_units(t: Scharz) -> Flow[None]:
    """T8.14. The subphase Units begins."""
    begin_cycle(t, "units")
    yield from ()


def special_orders(t: Scharz) -> Flow[None]:
    """T8.16, T17.11, D10. The 14-PR order is given in initiative order before anyone moves."""
    s = t.s
    if t.r.prestige:
        for seat in t.seats():
            if s.pr[seat] >= PR_SPECIAL:
                choice = yield t.ask(seat, "special-order", [NO, YES], "T8.16", NO)
                if choice == YES:
                    s.pr[seat] -= PR_SPECIAL
                    s.ordered_moves |= 1 << seat
                    t.tell("special-order", "T8.16", faction=seat)
    set_locks(t)
    begin_cycle(t, "special")


def begin_retreat(t: Scharz) -> Flow[None]:
    """T8.18. Locks are looked at anew."""
    clear_flags(t, ACTED)
    set_locks(t)
    begin_cycle(t, "retreat")
    yield from ()


def cycle(t: Scharz, phase: int) -> Flow[bool]:
    """T7.7, T7.8. The next player who can move does so or passes; False when all have passed in a row.

    Anybody may offer terms at any time of MOVE (T18.2, D31): that is neither a move nor a pass.
    """
    s = t.s
    seats = t.seats()
    while s.passes < len(seats):
        seat = seats[s.at % len(seats)]
        s.at += 1
        options = move_options(t, seat, find_moves(t, seat, phase))
        if not options:
            s.passes += 1
            continue
        options = [PASS, *options, *parley_options(t, seat)]
        ask = t.ask(seat, PHASE_NAMES[phase], options, CLAUSES[phase], PASS)
        ask.asides = {other: parley_options(t, other) for other in seats if other != seat}
        choice = yield ask
        if choice[0] == "treat":
            s.at -= 1
            agreed = s.agreed
            yield from parley(t, ask.by, choice)
            if s.agreed != agreed:
                s.passes = 0
        elif choice == PASS:
            s.passes += 1
        else:
            s.passes = 0
            yield from take_step(t, seat, choice, phase)
        return True
    return False


def take_step(t: Scharz, seat: int, choice: Option, phase: int) -> Flow[None]:
    """T7.7. One group moves."""
    verb = choice[0]
    if verb == "leave-site":
        step_off(t, seat, kind_named(choice[1]), t.a.ids[str(choice[2])])
        return
    place = t.a.ids[str(choice[1])]
    if verb == "dismount":
        dismount(t, seat, place)
        return
    to = t.a.ids[str(choice[2])]
    if to < t.a.n_land and to != place and not (yield from let_in(t, seat, to)):
        return
    if verb == "march":
        yield from march(t, seat, place, to, phase)
    elif verb == "board":
        yield from board(t, seat, place, to, phase)
    elif verb == "land":
        yield from land(t, seat, place, to, phase)
    elif verb == "sail":
        yield from sail(t, seat, place, to, phase)
    elif verb == "beach":
        yield from beach(t, seat, place, to, phase)
    elif verb == "ferry":
        yield from ferry(t, seat, place, to)
    else:
        yield from give_up(t, seat, place, to, TYPE_ID[str(choice[3])])
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
                s.ambushed[REFUSED | seat << 8 | to] = 1
                t.tell("not-let-in", "T18.4", faction=seat, other=other, place=t.name(to))
            return choice == YES
    return True


def moved_code(t: Scharz, code: int, to: int, phase: int) -> int:
    """T8.1, T8.2, T8.4. The flags of a unit after a step of its own."""
    if phase == SPECIAL or (phase == RETREAT and (code & USED or code & 15 == CAVALRY)):
        code |= ACTED
    else:
        code |= USED
    return stopped_code(t, code, to)


def stopped_code(t: Scharz, code: int, to: int) -> int:
    """T8.4. Mountains and wetlands end the movement of all but LI."""
    return code | STOPPED if to < t.a.n_land and t.a.terrain[to] != OPEN and code & 15 != LI else code


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
        and not IS_SHIP[code & 15]
        and march_steps(t, seat, place, code & 15, phase) >> to & 1
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
        if able(t, seat, code, phase) and not IS_SHIP[code & 15] and may_board(t, seat, to, code & 15):
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
    ships, elephants, riders, small = taken
    chosen: Pool = []
    total = 0
    rest = sum([n for _, _, n in pool])
    for code in dict.fromkeys([code for _, code, _ in pool]):
        sort = [entry for entry in pool if entry[1] == code]
        n = sum([entry[2] for entry in sort])
        unit = code & 15
        rest -= n
        counts = [k for k in range(n + 1) if fits(ships, *_with(unit, k, elephants, riders, small))]
        if total + rest < least:
            counts = [k for k in counts if k + total >= least] or counts
        k = counts[0]
        if len(counts) > 1:
            options: list[Option] = [("take", KIND_NAMES[code & KIND], k) for k in counts]
            choice = yield t.ask(seat, "cargo", options, "T8.8", options[-1], place=t.name(place))
            k = int(choice[2])
        if k:
            elephants, riders, small = _with(unit, k, elephants, riders, small)
            chosen += pick(sort, {code & KIND: k})
            total += k
    return chosen


def _with(unit: int, k: int, elephants: int, riders: int, small: int) -> tuple[int, int, int]:
    if unit == ELEPHANT:
        return elephants + k, riders, small
    if unit == CAVALRY:
        return elephants, riders + k, small
    return elephants, riders, small + k


def land(t: Scharz, seat: int, place: int, to: int, phase: int) -> Flow[None]:
    """T8.9. A group lands from ships, each unit for its capacity."""
    pool = [
        (OUT, code, n)
        for code, n in t.stacks(seat, place, OUT)
        if able(t, seat, code, phase) and not IS_SHIP[code & 15]
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
    """T8.12, T20.3.1. Ships go to a field with an own shipyard, but stand on the field."""
    yield from sail(t, seat, place, to, phase, False)


def sail(t: Scharz, seat: int, place: int, to: int, phase: int, berthed: bool = True) -> Flow[None]:
    """T8.7-T8.12, T20.3.1. Ships go one field with cargo; in a shipyard of the field boarding and landing are free."""
    pool, least = ready_ships(t, seat, place, to, phase)
    berths = free_berths(t, seat, to) if berthed and to < t.a.n_land <= place else 0
    yard = berths > 0
    ships = yield from choose_units(t, seat, "ships", pool, "T8.7", place, least, berths)
    cargo = yield from load_ships(t, seat, place, ships)
    tell_move(t, seat, "sailed", place, to, ships + cargo)
    watch = on_watch(t, seat, to)
    rows = t.trait(seat, VIKING)  # Only mountains stop Viking ships (R90), and they do not enter them.
    arrived: Pool = []
    for spot, code, n in ships:
        new = moved_code(t, code & ~SECOND, t.a.n if yard or rows else to, phase)
        if to < t.a.n_land and not yard:
            new |= river_flag(t, place, to, code)
        t.shift(seat, place, spot, code, to, YARD if yard else OUT, new, n)
        if not yard:
            arrived.append((OUT, new, n))
    for spot, code, n in cargo:
        new = stopped_code(t, code | CARRIED, to)
        t.shift(seat, place, spot, code, to, OUT, new, n)
        arrived.append((OUT, new, n))
    if watch:
        yield from ambush(t, seat, to, arrived)


def load_ships(t: Scharz, seat: int, place: int, ships: Pool) -> Flow[Pool]:
    """T8.8, T8.9, T8.6, T5.13. What goes along: from a shipyard as much as is wanted, at sea at least what cannot stay.

    Whose movement has ended (T8.4, T8.13) is not carried away from land.
    """
    going = sum([n for _, code, n in ships if code & 15 == TRANSPORT])
    if place < t.a.n_land:
        if not going:
            return []
        there = t.outside(seat, place)
        if t.s.settle_owner[place] == seat and t.encircled(place):
            there = [(IN, code, n) for code, n in t.stacks(seat, place, IN)]
        pool = [entry for entry in there if SIZE[entry[1] & 15] < 9 and not entry[1] & STOPPED]
        return (yield from choose_cargo(t, seat, pool, place, (going, 0, 0, 0), 0))
    return (yield from share_cargo(t, seat, place, going))


Load = tuple[int, int, int]
"""Elephants, cavalry, small units."""


def share_cargo(t: Scharz, seat: int, place: int, going: int) -> Flow[Pool]:
    """T8.8. At sea: how many of each kind go with the ships that leave, and how many stay."""
    transports, elephants, riders, small = load(t, seat, place)
    open_load: Load = (elephants, riders, small)
    gone: Load = (0, 0, 0)
    stayed: Load = (0, 0, 0)
    chosen: Pool = []
    for code, n in t.stacks(seat, place, OUT):
        unit = code & 15
        if IS_SHIP[unit]:
            continue
        e, r, m = open_load
        x, y, z = _with(unit, n, 0, 0, 0)
        open_load = (e - x, r - y, m - z)
        counts = [
            k
            for k in range(n + 1)
            if splits(going, transports - going, _with(unit, k, *gone), _with(unit, n - k, *stayed), open_load)
        ]
        k = counts[0]
        if len(counts) > 1:
            options: list[Option] = [("take", KIND_NAMES[code & KIND], number) for number in counts]
            choice = yield t.ask(seat, "cargo", options, "T8.8", options[-1], place=t.name(place))
            k = int(choice[2])
        gone, stayed = _with(unit, k, *gone), _with(unit, n - k, *stayed)
        if k:
            chosen.append((OUT, code, k))
    return chosen


def splits(going: int, staying: int, gone: Load, stayed: Load, rest: Load) -> bool:
    """T8.8. Whether what is not yet decided can be shared so that both parts have room."""
    for e in range(rest[0] + 1):
        for r in range(rest[1] + 1):
            e1, r1 = gone[0] + e, gone[1] + r
            e2, r2 = stayed[0] + rest[0] - e, stayed[1] + rest[1] - r
            if e1 + r1 > going or e2 + r2 > staying:
                continue
            room1 = 3 * going - 3 * e1 - 2 * r1 - gone[2]
            room2 = 3 * staying - 3 * e2 - 2 * r2 - stayed[2]
            if room1 >= 0 and room2 >= 0 and room1 + room2 >= rest[2]:
                return True
    return False


def ferry(t: Scharz, seat: int, place: int, to: int) -> Flow[None]:
    """T8.13. From own port to own port; the only movement of the round."""
    group = yield from choose_units(t, seat, "group", ferry_pool(t, seat, place), "T8.13", place)
    tell_move(t, seat, "ferried", place, to, group)
    for spot, code, n in group:
        t.shift(seat, place, spot, code, to, OUT, code | USED | ACTED | STOPPED, n)


def give_up(t: Scharz, seat: int, place: int, to: int, unit: int) -> Flow[None]:
    """T8.10. A ship returns to the supply and its crew stands ashore as one LI."""
    for code, _ in t.stacks(seat, place, OUT):
        if code & 15 == unit and able(t, seat, code, UNITS):
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
        if code & 15 == ELEPHANT and not elephant_place(t, seat, place):
            t.recode(seat, place, OUT, code, code & (KIND & ~15) | LI | USED)
            t.tell("dismounted", "T8.10", faction=seat, place=t.name(place))
            return


def step_off(t: Scharz, seat: int, kind: int, place: int) -> None:
    """T8.6. A unit leaves the site of its field, which costs it nothing."""
    code = next(code for code, _ in t.stacks(seat, place, SITE) if code & KIND == kind)
    t.shift(seat, place, SITE, code, place, OUT, code, 1)
    t.tell("site-left", "T8.6", faction=seat, place=t.name(place))


# --- ambush (T9.12) ---


def on_watch(t: Scharz, seat: int, place: int) -> bool:
    """T9.12. Whether a foreign fortified settlement there, unencircled so far, has not yet rolled at this player."""
    if place >= t.a.n_land or not t.s.forts >> place & 1:
        return False
    owner = t.s.settle_owner[place]
    return t.foreign(seat, owner) and not t.encircled(place) and seat << 8 | place not in t.s.ambushed


def ambush(t: Scharz, seat: int, place: int, group: Pool) -> Flow[None]:
    """T9.12, D9. The fortified settlement rolls blue dice at the group: no answer, no shields, no rerolls."""
    owner = t.s.settle_owner[place]
    t.s.ambushed[seat << 8 | place] = 1
    dice = [FACES[BLUE][t.roll() - 1] for _ in range(t.s.settle[place])]
    swords = sum(dice)
    weak = t.a.terrain[place] in (MOUNTAINS, WETLANDS)
    hit = Strike(owner, seat, place, weak, swords, 0)
    yield from strike(t, hit, group)
    thrown = {SEAT_NAMES[owner]: {DIE_NAMES[BLUE]: dice}}
    t.tell("ambush", "T9.12", faction=owner, other=seat, place=t.name(place), swords=swords, thrown=thrown)
    if hit.dead:
        value = sum([note_kills(t, owner, seat, code & 15, n) for _, code, n in hit.dead])
        bury(t, seat, place, hit.dead)
        award(t, owner, seat, value, place, False)
        t.release(place)


# --- steps ---


def units(t: Scharz) -> Flow[bool]:
    """T8.14, D8. Subphase Units; False when it is over."""
    return (yield from cycle(t, UNITS))


def special(t: Scharz) -> Flow[bool]:
    """T8.15, D11. Subphase Special; False when it is over."""
    return (yield from cycle(t, SPECIAL))


def retreat(t: Scharz) -> Flow[bool]:
    """T8.18, D13. Subphase Retreat; False when it is over."""
    return (yield from cycle(t, RETREAT))
