"""T8. Which moves a player has: marching, boarding, landing, sailing, giving up ships, the ferry."""

from typing import Final

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.games.scharz.rules.atlas import MOUNTAINS
from tyche.games.scharz.rules.choosing import Pool
from tyche.games.scharz.rules.components import (
    BRILLIANT,
    CAVALRY,
    CORSAIR,
    ELEPHANT,
    ENGINE,
    HI,
    LI,
    TRANSPORT,
    TYPE_NAMES,
    WARSHIP,
    WINTER,
)
from tyche.games.scharz.rules.control import land_steps
from tyche.games.scharz.rules.move.cargo import RETREAT, SPECIAL, UNITS, fits, has_room_for, load, may_depart
from tyche.games.scharz.rules.move.ships import beaches, fleet_size, fleet_steps, sail_steps
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.traits import (
    CLIMBERS,
    CLIMBS_AT_HOME,
    CLIMBS_MOUNTAINS,
    ELEPHANTS,
)
from tyche.games.scharz.rules.units import (
    ACTED,
    IN,
    KIND_NAMES,
    MOVED,
    OUT,
    SITE,
    STOPPED,
    USED,
    YARD,
    code_of,
    is_ship,
    kind_in,
    mark_place,
    mark_seat,
    place_at,
    spot_of,
    type_of,
)

REFUSED: Final = 1 << 20
"""Marks in `ambushed` a partner's refusal to let somebody in during this subphase."""


def freed(t: Scharz, seat: int) -> bool:
    """T8.15. All units of this player have a special step: brilliant commanders or the 14-PR order."""
    return bool(t.s.ordered_moves >> seat & 1) or t.s.command[seat] >= BRILLIANT


def able(t: Scharz, seat: int, code: int, phase: int) -> bool:
    """T8.1, T8.2, T8.4, T8.15, T8.18. Whether a unit can take a step of its own in this subphase."""
    unit = type_of(code)
    if code & STOPPED or unit in (ENGINE, CORSAIR):
        return False
    if phase == UNITS:
        return not code & USED
    if phase == SPECIAL:
        return not code & ACTED and (unit == CAVALRY or freed(t, seat))
    return can_retreat(unit, code)


def can_retreat(unit: int, code: int) -> bool:
    """T8.2, T8.18. HI never retreats, cavalry and warships have a step of their own for it."""
    if unit == HI:
        return False
    if unit == CAVALRY:
        return not code & ACTED
    return not code & USED or (unit == WARSHIP and not code & ACTED)


def locked_now(t: Scharz, seat: int) -> int:
    """T5.12. The fields that are still locked for a player."""
    return t.s.locked[seat] & (t.foreign_out(seat) | t.foreign_ships(seat))


def locked_in(t: Scharz, seat: int, phase: int) -> int:
    """T5.12. The fields that nothing leaves in this subphase: in Units none."""
    return locked_now(t, seat) if phase != UNITS else 0


def frozen_out(t: Scharz, place: int) -> bool:
    """T8.19. In a bad winter nobody moves by land in that zone."""
    return t.s.season == WINTER and bool(t.s.bad_zones >> t.a.climate[place] & 1)


def snowed_in(t: Scharz) -> int:
    """T8.19. The land fields in zones with a bad winter."""
    return sum([1 << place for place in range(t.a.n_land) if frozen_out(t, place)]) if t.s.bad_zones else 0


def black_steps(t: Scharz, seat: int, place: int) -> int:
    """T8.5, T20.1.4, T20.2.3, T20.6.6. Black borders that the LI of some peoples cross."""
    mask = t.a.black[place]
    if not mask or not t.trait(seat, CLIMBERS):
        return 0
    if t.trait(seat, CLIMBS_AT_HOME):
        home = t.homeland(seat)
        return mask & home if home >> place & 1 else 0
    if t.trait(seat, CLIMBS_MOUNTAINS) and t.a.terrain[place] != MOUNTAINS:
        for other in bits(mask):
            if t.a.terrain[other] != MOUNTAINS:
                mask &= ~(1 << other)
    return mask


def march_steps(t: Scharz, seat: int, place: int, unit: int, phase: int) -> int:
    """T8.1, T8.18, T8.19. The land fields a land unit may step to."""
    if frozen_out(t, place):
        return 0
    found = land_steps(t, seat, place)
    if unit == LI:
        found |= black_steps(t, seat, place)
    if phase == RETREAT:
        found &= t.s.towns[seat]
    if t.s.bad_zones and t.s.season == WINTER:
        for other in bits(found):
            if frozen_out(t, other):
                found &= ~(1 << other)
    return found


# --- ships ---


def ready_ships(t: Scharz, seat: int, place: int, to: int, phase: int) -> tuple[Pool, int]:
    """The ships that could go from a place to another, and how many must go together."""
    ships = [entry for entry in warships_and_transports(t, seat, place) if _leads_to(t, seat, place, to, phase, entry)]
    ready = [entry for entry in ships if able(t, seat, entry[1], phase)]
    if phase == SPECIAL and not ready:
        return fleet_of(t, seat, ships)
    return [entry for entry in ready if may_depart(t, seat, place, type_of(entry[1]), phase)], 1


def fleet_of(t: Scharz, seat: int, ships: Pool) -> tuple[Pool, int]:
    """T8.11. Ships that sail in Special only as a fleet, if they are enough for one, and how many that are."""
    size = fleet_size(t, seat)
    fleet = [entry for entry in ships if not entry[1] & (ACTED | STOPPED)]
    return (fleet, size) if sum([n for _, _, n in fleet]) >= size else ([], 1)


def warships_and_transports(t: Scharz, seat: int, place: int) -> Pool:
    """T8.2. The ships at a place that sail at all."""
    spots = (OUT, YARD) if place < t.a.n_land else (OUT,)
    there = [(spot, code, n) for spot in spots for code, n in t.stacks(seat, place, spot)]
    return [entry for entry in there if type_of(entry[1]) in (TRANSPORT, WARSHIP)]


def _leads_to(t: Scharz, seat: int, place: int, to: int, phase: int, entry: tuple[int, int, int]) -> bool:
    return bool(sail_steps(t, seat, place, entry[0], entry[1], phase) >> to & 1)


# --- all moves of a player ---


class Moves:
    """Where a player's units can go, by place."""

    def __init__(self) -> None:
        self.march: dict[int, int] = {}
        self.board: dict[int, int] = {}
        self.land: dict[int, int] = {}
        self.sail: dict[int, int] = {}
        self.beach: dict[int, int] = {}
        self.ashore: list[tuple[int, int, int]] = []
        self.dismount: list[int] = []
        self.ferry: list[tuple[int, int]] = []
        self.crews: list[tuple[int, int]] = []


def find_moves(t: Scharz, seat: int, phase: int) -> Moves:
    """T8. All steps a player's units can take in this subphase."""
    m = Moves()
    locked = locked_in(t, seat, phase)
    for key in sorted(t.s.units[seat]):
        place, spot, code = place_at(key), spot_of(key), code_of(key)
        if locked >> place & 1 or spot == IN:
            continue
        if spot == SITE and phase == UNITS:
            m.crews.append((kind_in(code), place))
        if type_of(code) in (TRANSPORT, WARSHIP):
            _ship_moves(t, seat, m, place, spot, code, phase)
        elif able(t, seat, code, phase):
            if place < t.a.n_land:
                _land_moves(t, seat, m, place, type_of(code), phase, locked)
            else:
                _landings(t, seat, m, place, phase)
    if phase == SPECIAL:
        _ferries(t, seat, m, locked)
    return m


def landing_steps(t: Scharz, seat: int, place: int, phase: int) -> int:
    """T8.9, T8.18. The shores where units aboard may land; in Retreat only those with one's own settlement."""
    return t.a.coast[place] & (t.s.towns[seat] if phase == RETREAT else -1)


def _landings(t: Scharz, seat: int, m: Moves, place: int, phase: int) -> None:
    if steps := landing_steps(t, seat, place, phase):
        m.land[place] = m.land.get(place, 0) | steps


def _land_moves(t: Scharz, seat: int, m: Moves, place: int, unit: int, phase: int, locked: int) -> None:
    steps = march_steps(t, seat, place, unit, phase)
    if steps:
        m.march[place] = m.march.get(place, 0) | steps
    waters = t.a.coast[place] & t.s.fleet[seat]
    if phase == RETREAT:
        waters &= ~locked
    for water in bits(waters):
        if has_room_for(t, seat, water, unit):
            m.board[place] = m.board.get(place, 0) | 1 << water
    if unit == ELEPHANT and phase == UNITS and t.unit_room(seat) > 0 and not elephant_place(t, seat, place):
        m.dismount.append(place)


def _ship_moves(t: Scharz, seat: int, m: Moves, place: int, spot: int, code: int, phase: int) -> None:
    if able(t, seat, code, phase):
        leaves = may_depart(t, seat, place, type_of(code), phase)
        steps = sail_steps(t, seat, place, spot, code, phase) if leaves else 0
        _note_sailing(t, seat, m, place, steps, phase)
        if phase == UNITS and spot == OUT:
            _give_up(t, seat, m, place, type_of(code))
    elif phase == SPECIAL and not code & (ACTED | STOPPED):
        _note_sailing(t, seat, m, place, fleet_steps(t, seat, place, spot, code), phase)


def _note_sailing(t: Scharz, seat: int, m: Moves, place: int, steps: int, phase: int) -> None:
    if steps:
        m.sail[place] = m.sail.get(place, 0) | steps
        if shores := beaches(t, seat, place, phase):
            m.beach[place] = shores


def _give_up(t: Scharz, seat: int, m: Moves, place: int, unit: int) -> None:
    """T8.10. A ship may be given up if the cargo that stays still has room."""
    if place < t.a.n_land:
        if (place, place, unit) not in m.ashore:
            m.ashore.append((place, place, unit))
        return
    if unit == TRANSPORT:
        ships, elephants, riders, small = load(t, seat, place)
        if not fits(ships - 1, elephants, riders, small):
            return
    for shore in bits(t.a.coast[place]):
        if (place, shore, unit) not in m.ashore:
            m.ashore.append((place, shore, unit))


def elephant_place(t: Scharz, seat: int, place: int) -> bool:
    """T13.2, T20.1.10, T20.5.10. Where elephants are at home: in the wild, or with those who tame them."""
    if t.a.wild_elephants >> place & 1:
        return True
    return t.trait(seat, ELEPHANTS) and bool(t.homeland(seat) & t.cu(seat) & 1 << place)


def cu_ports(t: Scharz, seat: int) -> int:
    """The fields with one's own completed, unencircled port."""
    found = 0
    for place in bits(t.cu(seat)):
        if t.s.yard[place] == 2:
            found |= 1 << place
    return found


def ferry_pool(t: Scharz, seat: int, place: int) -> Pool:
    """T8.13. The units that could take the ferry: land units that neither moved nor were carried, no elephants."""
    return [
        (spot, code, n)
        for spot, code, n in t.outside(seat, place)
        if not code & MOVED and not is_ship(code) and type_of(code) not in (ELEPHANT, ENGINE)
    ]


def _ferries(t: Scharz, seat: int, m: Moves, locked: int) -> None:
    """T8.13. Between own ports joined by seas without foreign ships."""
    ports = cu_ports(t, seat)
    if ports & (ports - 1) == 0:
        return
    blocked = t.foreign_ships(seat)
    for place in bits(ports & t.s.out[seat] & ~locked):
        if ferry_pool(t, seat, place):
            water = frontier = t.a.coast[place] & ~blocked
            while frontier:
                step = 0
                for sea in bits(frontier):
                    step |= t.a.sea_adj[sea]
                frontier = step & ~blocked & ~water
                water |= frontier
            for other in bits(ports & ~(1 << place)):
                if t.a.coast[other] & water:
                    m.ferry.append((place, other))


def closed_to(t: Scharz, seat: int) -> int:
    """T18.4. Fields whose controller has refused to let this player in during this subphase."""
    found = 0
    for key in t.s.ambushed:
        if key & REFUSED and mark_seat(key) == seat:
            found |= 1 << mark_place(key)
    return found


def move_options(t: Scharz, seat: int, m: Moves) -> list[Option]:
    """The moves as options."""
    names = t.a.names
    shut = ~closed_to(t, seat) if t.s.ambushed else -1
    found: list[Option] = []
    tables = (("march", m.march), ("board", m.board), ("land", m.land), ("sail", m.sail), ("beach", m.beach))
    for verb, table in tables:
        for place, mask in table.items():
            name = names[place]
            for to in bits(mask & shut):
                found.append((verb, name, names[to]))
    for place, to, unit in m.ashore:
        if shut >> to & 1:
            found.append(("ashore", names[place], names[to], TYPE_NAMES[unit]))
    found += [("dismount", names[place]) for place in dict.fromkeys(m.dismount)]
    found += [("ferry", names[place], names[to]) for place, to in m.ferry]
    found += [("leave-site", KIND_NAMES[kind], names[place]) for kind, place in dict.fromkeys(m.crews)]
    return found
