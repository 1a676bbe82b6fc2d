"""T8. Which moves a player has: marching, boarding, landing, sailing, giving up ships, the ferry."""

from typing import Final

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.games.scharz.atlas import MOUNTAINS, WETLANDS
from tyche.games.scharz.choosing import Pool
from tyche.games.scharz.components import (
    BRILLIANT,
    CAVALRY,
    CORSAIR,
    ELEPHANT,
    ENGINE,
    HI,
    IS_SHIP,
    LI,
    TRANSPORT,
    TYPE_NAMES,
    WARSHIP,
    WINTER,
)
from tyche.games.scharz.control import land_steps
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.traits import CLIMBERS, CLIMBS_AT_HOME, CLIMBS_MOUNTAINS, FLEET_OF_ONE, FLEET_OF_TWO, VIKING
from tyche.games.scharz.units import (
    ACTED,
    CODE,
    CODE_MASK,
    IN,
    KIND,
    KIND_NAMES,
    MOVED,
    OUT,
    SECOND,
    SITE,
    STOPPED,
    USED,
    YARD,
)

UNITS: Final = 0
SPECIAL: Final = 1
RETREAT: Final = 2
PHASES: Final = ("units", "special", "retreat")
REFUSED: Final = 1 << 20
"""Marks in `ambushed` a partner's refusal to let somebody in during this subphase."""


def freed(t: Scharz, seat: int) -> bool:
    """T8.15. All units of this player have a special step: brilliant commanders or the 14-PR order."""
    return bool(t.s.ordered_moves >> seat & 1) or t.s.command[seat] >= BRILLIANT


def able(t: Scharz, seat: int, code: int, phase: int) -> bool:
    """T8.1, T8.2, T8.4, T8.15, T8.18. Whether a unit can take a step of its own in this subphase."""
    unit = code & 15
    if code & STOPPED or unit in (ENGINE, CORSAIR):
        return False
    if phase == UNITS:
        return not code & USED
    if phase == SPECIAL:
        return not code & ACTED and (unit == CAVALRY or freed(t, seat))
    if unit == HI:
        return False
    if unit == CAVALRY:
        return not code & ACTED
    return not code & USED or (unit == WARSHIP and not code & ACTED)


def locked_now(t: Scharz, seat: int) -> int:
    """T5.12. The fields that are still locked for a player."""
    return t.s.locked[seat] & (t.foreign_out(seat) | t.foreign_ships(seat))


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


def load(t: Scharz, seat: int, place: int) -> tuple[int, int, int, int]:
    """T8.8. On a water field: transports, elephants, cavalry, small units."""
    area = place << 2
    transports = elephants = riders = small = 0
    for key, n in t.s.units[seat].items():
        if key >> CODE == area:
            unit = key & 15
            if unit == TRANSPORT:
                transports += n
            elif unit == ELEPHANT:
                elephants += n
            elif unit == CAVALRY:
                riders += n
            elif not IS_SHIP[unit]:
                small += n
    return transports, elephants, riders, small


def fits(transports: int, elephants: int, riders: int, small: int) -> bool:
    """T8.8. Whether ships of size 3 hold units of size 3, 2 and 1."""
    return elephants + riders <= transports and 3 * elephants + 2 * riders + small <= 3 * transports


def surplus(t: Scharz, seat: int, place: int) -> list[int]:
    """T8.8. The kinds of cargo one of which must go because the ships do not carry all; no choice without ships."""
    ships, elephants, riders, small = load(t, seat, place)
    if fits(ships, elephants, riders, small):
        return []
    crowded = elephants + riders > ships
    found: list[int] = []
    for code, _ in t.stacks(seat, place, OUT):
        if not IS_SHIP[code & 15] and (not crowded or code & 15 in (ELEPHANT, CAVALRY)) and code & KIND not in found:
            found.append(code & KIND)
    return found if ships else found[:1]


def cargo_code(t: Scharz, seat: int, place: int, kind: int) -> int:
    """The code of a unit of this kind aboard."""
    return next(code for code, _ in t.stacks(seat, place, OUT) if code & KIND == kind)


def may_board(t: Scharz, seat: int, place: int, unit: int) -> bool:
    """T8.8, T8.9. Whether the ships on a water field have room for one more of this type."""
    ships, elephants, riders, small = load(t, seat, place)
    if not ships or unit == ENGINE:
        return False
    return fits(
        ships, elephants + (unit == ELEPHANT), riders + (unit == CAVALRY), small + (unit not in (CAVALRY, ELEPHANT))
    )


def free_berths(t: Scharz, seat: int, place: int) -> int:
    """T8.7. Free berths for a player's ships on a land field: none without an own shipyard; it may be encircled."""
    return t.berths(place) if t.s.towns[seat] >> place & 1 and t.s.yard[place] else 0


def sail_steps(t: Scharz, seat: int, place: int, spot: int, code: int, phase: int) -> int:
    """T8.7, T8.12, T8.18, T20.3.1. Where a ship may go from here."""
    a = t.a
    if place < a.n_land:
        if phase == RETREAT:
            return 0
        found = a.coast[place]
        if spot == OUT and t.trait(seat, VIKING):
            found |= river_steps(t, place, code)
        return found
    found = 0
    for shore in bits(a.coast[place] & t.s.towns[seat]):
        if free_berths(t, seat, shore) > 0:
            found |= 1 << shore
    if phase == RETREAT:
        return found
    found |= a.sea_adj[place]
    for shore in bits(a.coast[place] & ~found):
        if may_beach(t, seat, shore):
            found |= 1 << shore
    return found


def may_beach(t: Scharz, seat: int, shore: int) -> bool:
    """T8.7, T8.12, T20.3.1. Whether a player's ships may stand on a shore: in wetlands, as Vikings not in mountains."""
    terrain = t.a.terrain[shore]
    return terrain == WETLANDS or (terrain != MOUNTAINS and t.trait(seat, VIKING))


def beaches(t: Scharz, seat: int, place: int, phase: int) -> int:
    """T8.7, T8.12. Shores with a free berth where ships from the sea may stand on the field as well."""
    if place < t.a.n_land or phase == RETREAT:
        return 0
    shores = bits(t.a.coast[place] & t.s.towns[seat])
    return sum([1 << shore for shore in shores if free_berths(t, seat, shore) > 0 and may_beach(t, seat, shore)])


def river_of(t: Scharz, place: int, code: int) -> int:
    """T20.3.1. The river that a ship on a land field is on; -1 if it only lies on the shore."""
    rivers = t.a.rivers_at[place]
    k = 1 if code & SECOND else 0
    return rivers[k] if k < len(rivers) else -1


def river_steps(t: Scharz, place: int, code: int) -> int:
    """T20.3.1. The next fields up and down the river a Viking ship is on; mountains stop it."""
    river = river_of(t, place, code)
    if river < 0:
        return 0
    fields = t.a.rivers[river]
    k = fields.index(place)
    found = 0
    for n in (k - 1, k + 1):
        if 0 <= n < len(fields) and t.a.terrain[fields[n]] != MOUNTAINS:
            found |= 1 << fields[n]
    return found


def river_flag(t: Scharz, place: int, to: int, code: int) -> int:
    """T20.3.1. Which river a ship is on after a step: the one it came by, or the one whose mouth sea it came from.

    From another sea, or onto a field further up, it lies on the shore and not on the river.
    """
    a = t.a
    rivers = a.rivers_at[to]
    if place < a.n_land:
        by = river_of(t, place, code)
    else:
        by = next((k for k in rivers if a.mouths[k] == place and a.rivers[k][0] == to), -1)
    return 0 if not rivers or by == rivers[0] else SECOND


def fleet_size(t: Scharz, seat: int) -> int:
    """T8.11, T20.1.3, T20.3.1. How many ships make a fleet."""
    return 1 if t.trait(seat, FLEET_OF_ONE) else 2 if t.trait(seat, FLEET_OF_TWO) else 4


def fleet_ships(t: Scharz, seat: int, place: int, spot: int) -> Pool:
    """T8.11. The ships at a spot that could sail as a fleet in Special."""
    return [
        (spot, code, n)
        for code, n in t.stacks(seat, place, spot)
        if code & 15 in (TRANSPORT, WARSHIP) and not code & (ACTED | STOPPED)
    ]


def ready_ships(t: Scharz, seat: int, place: int, to: int, phase: int) -> tuple[Pool, int]:
    """The ships that could go from a place to another, and how many must go together."""
    spots = (OUT, YARD) if place < t.a.n_land else (OUT,)
    pool: Pool = []
    fleet: Pool = []
    for spot in spots:
        for code, n in t.stacks(seat, place, spot):
            if code & 15 in (TRANSPORT, WARSHIP) and sail_steps(t, seat, place, spot, code, phase) >> to & 1:
                if able(t, seat, code, phase):
                    pool.append((spot, code, n))
                elif phase == SPECIAL and not code & (ACTED | STOPPED):
                    fleet.append((spot, code, n))
    if phase == SPECIAL and not pool:
        size = fleet_size(t, seat)
        return (fleet, size) if sum([n for _, _, n in fleet]) >= size else ([], 1)
    return pool, 1


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
    n_land = t.a.n_land
    locked = locked_now(t, seat) if phase != UNITS else 0
    for key in sorted(t.s.units[seat]):
        place, spot, code = key >> CODE + 2, key >> CODE & 3, key & CODE_MASK
        if locked >> place & 1 or spot == IN:
            continue
        unit = code & 15
        if spot == SITE and phase == UNITS:
            m.crews.append((code & KIND, place))
        if unit in (TRANSPORT, WARSHIP):
            _ship_moves(t, seat, m, place, spot, code, phase)
        elif able(t, seat, code, phase):
            if place < n_land:
                _land_moves(t, seat, m, place, unit, phase, locked)
            elif steps := landing_steps(t, seat, place, phase):
                m.land[place] = m.land.get(place, 0) | steps
            if unit == ELEPHANT and phase == UNITS and place < n_land and t.unit_room(seat) > 0:
                if not elephant_place(t, seat, place):
                    m.dismount.append(place)
    if phase == SPECIAL:
        _ferries(t, seat, m, locked)
    return m


def landing_steps(t: Scharz, seat: int, place: int, phase: int) -> int:
    """T8.9, T8.18. The shores where units aboard may land; in Retreat only those with an own settlement."""
    return t.a.coast[place] & (t.s.towns[seat] if phase == RETREAT else -1)


def _land_moves(t: Scharz, seat: int, m: Moves, place: int, unit: int, phase: int, locked: int) -> None:
    steps = march_steps(t, seat, place, unit, phase)
    if steps:
        m.march[place] = m.march.get(place, 0) | steps
    waters = t.a.coast[place] & t.s.fleet[seat]
    if phase == RETREAT:
        waters &= ~locked
    for water in bits(waters):
        if may_board(t, seat, water, unit):
            m.board[place] = m.board.get(place, 0) | 1 << water


def _ship_moves(t: Scharz, seat: int, m: Moves, place: int, spot: int, code: int, phase: int) -> None:
    if able(t, seat, code, phase):
        steps = sail_steps(t, seat, place, spot, code, phase)
        if steps:
            m.sail[place] = m.sail.get(place, 0) | steps
        if shores := beaches(t, seat, place, phase):
            m.beach[place] = shores
        if phase == UNITS and spot == OUT:
            _give_up(t, seat, m, place, code & 15)
    elif phase == SPECIAL and not code & (ACTED | STOPPED):
        ships, size = fleet_ships(t, seat, place, spot), fleet_size(t, seat)
        if sum([n for _, _, n in ships]) >= size:
            steps = sail_steps(t, seat, place, spot, code, phase)
            for shore in bits(steps & t.s.towns[seat]):
                if 0 < free_berths(t, seat, shore) < size:
                    steps &= ~(1 << shore)
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
    """T13.2, T20.1.10, T20.5.10. Where elephants are at home: the Desert of Italia, the own settlements of Elam."""
    if t.a.map == "italia":
        return t.a.neutral[place] == 2
    return bool(t.homeland(seat) >> place & 1) and bool(t.cu(seat) >> place & 1)


def cu_ports(t: Scharz, seat: int) -> int:
    """The fields with an own completed, unencircled port."""
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
        if not code & MOVED and not IS_SHIP[code & 15] and code & 15 not in (ELEPHANT, ENGINE)
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
        if key & REFUSED and key >> 8 & 15 == seat:
            found |= 1 << (key & 255)
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
    for place in m.dismount:
        option: Option = ("dismount", names[place])
        if option not in found:
            found.append(option)
    for place, to in m.ferry:
        found.append(("ferry", names[place], names[to]))
    found += [("leave-site", KIND_NAMES[kind], names[place]) for kind, place in dict.fromkeys(m.crews)]
    return found
