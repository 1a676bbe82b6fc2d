"""Why a move is not offered (T8): the same questions that find the moves, asked of one move."""

from tyche.core.errors import Refusal
from tyche.games.scharz.atlas import MOUNTAINS, WETLANDS
from tyche.games.scharz.components import CORSAIR, ELEPHANT, HERD_NAMES, IS_SHIP, TYPE_NAMES
from tyche.games.scharz.control import connected, shift_reach, territory
from tyche.games.scharz.herding import MOST_SHIFTS, may_receive
from tyche.games.scharz.moves import (
    PHASES,
    RETREAT,
    SPECIAL,
    UNITS,
    able,
    beaches,
    closed_to,
    cu_ports,
    elephant_place,
    ferry_pool,
    find_moves,
    fleet_size,
    free_berths,
    frozen_out,
    landing_steps,
    load,
    locked_now,
    march_steps,
    may_board,
    sail_steps,
    snowed_in,
)
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.traits import VIKING
from tyche.games.scharz.units import IN, KIND_NAMES, OUT, STOPPED, YARD


def may_leave(t: Scharz, seat: int, phase: int, place: int) -> Refusal | None:
    """T5.12. Nothing leaves a locked field in Special and Retreat."""
    if phase != UNITS and locked_now(t, seat) >> place & 1:
        return Refusal("T5.12", "locked", {"place": t.name(place)})
    return None


def may_come(t: Scharz, seat: int, to: int) -> Refusal | None:
    """T18.4. A partner who has refused is not asked again in this subphase."""
    if closed_to(t, seat) >> to & 1:
        return Refusal("T18.4", "not-let-in", {"place": t.name(to)})
    return None


def refuse_march(t: Scharz, topic: str, seat: int, parts: list[int]) -> Refusal | None:
    """T8.1, T8.4, T8.5, T8.18, T8.19. Why a group may not march."""
    place, to = parts
    phase = PHASES.index(topic)
    units = [code for _, code, _ in t.outside(seat, place) if not IS_SHIP[code & 15]]
    if not units:
        shut = t.count(seat, place, IN) > 0
        return Refusal("T5.13" if shut else "T8.1", "encircled" if shut else "no-units", {"place": t.name(place)})
    refusal = may_leave(t, seat, phase, place) or may_come(t, seat, to)
    if refusal is not None:
        return refusal
    movers = [code for code in units if able(t, seat, code, phase)]
    if not movers:
        return Refusal("T8.2" if phase == RETREAT else "T8.1", "capacity-used", {"place": t.name(place)})
    if any(march_steps(t, seat, place, code & 15, phase) >> to & 1 for code in movers):
        return None
    if t.a.black[place] >> to & 1 or to in t.a.river_border[place]:
        return Refusal("T8.5", "no-border", {"place": t.name(place), "to": t.name(to)})
    if not t.a.land_adj[place] >> to & 1:
        return Refusal("T4.2", "not-adjacent", {"place": t.name(place), "to": t.name(to)})
    if frozen_out(t, place) or frozen_out(t, to):
        return Refusal("T8.19", "bad-winter")
    return Refusal("T8.18", "no-refuge", {"place": t.name(to)})


def refuse_board(t: Scharz, topic: str, seat: int, parts: list[int]) -> Refusal | None:
    """T8.8, T8.9, T8.18. Why a group may not go aboard."""
    place, to = parts
    phase = PHASES.index(topic)
    units = [code for _, code, _ in t.outside(seat, place) if not IS_SHIP[code & 15]]
    if not units:
        return Refusal("T8.9", "no-units", {"place": t.name(place)})
    if not t.a.coast[place] >> to & 1:
        return Refusal("T4.2", "not-adjacent", {"place": t.name(place), "to": t.name(to)})
    refusal = may_leave(t, seat, phase, place) or (may_leave(t, seat, phase, to) if phase == RETREAT else None)
    if refusal is not None:
        return refusal
    movers = [code for code in units if able(t, seat, code, phase)]
    if not movers:
        return Refusal("T8.2" if phase == RETREAT else "T8.1", "capacity-used", {"place": t.name(place)})
    if not load(t, seat, to)[0]:
        return Refusal("T8.9", "no-ships", {"place": t.name(to)})
    if not any(may_board(t, seat, to, code & 15) for code in movers):
        return Refusal("T8.8", "no-room-aboard", {"place": t.name(to)})
    return None


def refuse_land(t: Scharz, topic: str, seat: int, parts: list[int]) -> Refusal | None:
    """T8.9, T8.18. Why a group may not land."""
    place, to = parts
    cargo = [code for code, _ in t.stacks(seat, place, OUT) if not IS_SHIP[code & 15]]
    if not cargo:
        return Refusal("T8.9", "nobody-aboard", {"place": t.name(place)})
    if not t.a.coast[place] >> to & 1:
        return Refusal("T4.2", "not-adjacent", {"place": t.name(place), "to": t.name(to)})
    phase = PHASES.index(topic)
    if not any(able(t, seat, code, phase) for code in cargo):
        return Refusal("T8.9", "capacity-used", {"place": t.name(place)})
    if not landing_steps(t, seat, place, phase) >> to & 1:
        return Refusal("T8.18", "no-refuge", {"place": t.name(to)})
    return may_leave(t, seat, phase, place) or may_come(t, seat, to)


def refuse_sail(t: Scharz, topic: str, seat: int, parts: list[int]) -> Refusal | None:
    """T8.2, T8.7, T8.11, T8.12, T8.18. Why ships may not sail."""
    place, to = parts
    phase = PHASES.index(topic)
    spots = (OUT, YARD) if place < t.a.n_land else (OUT,)
    ships = [(spot, code) for spot in spots for code, _ in t.stacks(seat, place, spot) if IS_SHIP[code & 15]]
    if not ships:
        return Refusal("T8.7", "no-ships", {"place": t.name(place)})
    if all(code & 15 == CORSAIR for _, code in ships):
        return Refusal("T8.2", "immobile")
    if find_moves(t, seat, phase).sail.get(place, 0) >> to & 1:
        return may_come(t, seat, to)
    refusal = may_leave(t, seat, phase, place) or may_dock(t, seat, phase, place, to)
    if refusal is not None:
        return refusal
    if not any(sail_steps(t, seat, place, spot, code, phase) >> to & 1 for spot, code in ships):
        if phase == RETREAT:
            return Refusal("T8.18", "no-refuge", {"place": t.name(to)})
        return Refusal("T4.2", "not-adjacent", {"place": t.name(place), "to": t.name(to)})
    if all(code & STOPPED for _, code in ships):
        return Refusal("T8.4", "capacity-used", {"place": t.name(place)})
    if phase == SPECIAL:
        return Refusal("T8.11", "no-fleet", {"place": t.name(place), "number": fleet_size(t, seat)})
    return Refusal("T8.1", "capacity-used", {"place": t.name(place)})


def refuse_beach(t: Scharz, topic: str, seat: int, parts: list[int]) -> Refusal | None:
    """T8.7, T8.12. Ships stand on a field beside their own shipyard only in wetlands or as Vikings."""
    place, to = parts
    if find_moves(t, seat, PHASES.index(topic)).beach.get(place, 0) >> to & 1:
        return may_come(t, seat, to)
    if t.a.coast[place] >> to & 1 and not beaches(t, seat, place, UNITS) >> to & 1:
        return Refusal("T8.7", "no-yard-there", {"place": t.name(to)})
    return refuse_sail(t, topic, seat, parts)


def may_dock(t: Scharz, seat: int, phase: int, place: int, to: int) -> Refusal | None:
    """T8.7, T8.12, T8.11. Ships stand on land only in an own shipyard with berths, in wetlands, or as Vikings."""
    if to >= t.a.n_land or place < t.a.n_land or not t.a.coast[place] >> to & 1:
        return None
    yard = bool(t.s.towns[seat] >> to & 1 and t.s.yard[to])
    if yard and free_berths(t, seat, to) < (1 if phase != SPECIAL else fleet_size(t, seat)):
        return Refusal("T8.7", "no-berth", {"place": t.name(to)})
    if yard or phase == RETREAT or t.a.terrain[to] == WETLANDS:
        return None
    if t.trait(seat, VIKING) and t.a.terrain[to] != MOUNTAINS:
        return None
    return Refusal("T8.7", "no-yard-there", {"place": t.name(to)})


def refuse_ferry(t: Scharz, topic: str, seat: int, parts: list[int]) -> Refusal | None:
    """T8.13. Why the ferry is not open."""
    place, to = parts
    if (place, to) in find_moves(t, seat, SPECIAL).ferry:
        return may_come(t, seat, to)
    for port in (place, to):
        if not cu_ports(t, seat) >> port & 1:
            return Refusal("T8.13", "no-port", {"place": t.name(port)})
    refusal = may_leave(t, seat, SPECIAL, place)
    if refusal is None and not ferry_pool(t, seat, place):
        return Refusal("T8.13", "capacity-used", {"place": t.name(place)})
    return refusal or Refusal("T8.13", "ferry-blocked", {"place": t.name(place), "to": t.name(to)})


def refuse_ashore(t: Scharz, topic: str, seat: int, parts: list[int]) -> Refusal | None:
    """T8.10. Why a ship may not be given up."""
    place, to, unit = parts
    if (place, to, unit) in find_moves(t, seat, UNITS).ashore:
        return may_come(t, seat, to)
    ships = [code for code, _ in t.stacks(seat, place, OUT) if code & 15 == unit]
    if not ships or not IS_SHIP[unit]:
        return Refusal("T8.10", "no-such-unit", {"unit": TYPE_NAMES[unit], "place": t.name(place)})
    if unit == CORSAIR:
        return Refusal("T8.2", "immobile")
    if not any(able(t, seat, code, UNITS) for code in ships):
        return Refusal("T8.10", "capacity-used", {"place": t.name(place)})
    if (place < t.a.n_land and to != place) or (place >= t.a.n_land and not t.a.coast[place] >> to & 1):
        return Refusal("T8.10", "not-adjacent", {"place": t.name(place), "to": t.name(to)})
    return Refusal("T8.8", "cargo-stranded", {"place": t.name(place)})


def refuse_dismount(t: Scharz, topic: str, seat: int, parts: list[int]) -> Refusal | None:
    """T8.10, T3.2. Why elephants may not be given up."""
    place = parts[0]
    herd = [code for code, _ in t.stacks(seat, place, OUT) if code & 15 == ELEPHANT]
    if not herd:
        return Refusal("T8.10", "no-such-unit", {"unit": TYPE_NAMES[ELEPHANT], "place": t.name(place)})
    if not any(able(t, seat, code, UNITS) for code in herd):
        return Refusal("T8.10", "capacity-used", {"place": t.name(place)})
    if elephant_place(t, seat, place):
        return Refusal("T8.10", "elephants-at-home", {"place": t.name(place)})
    return Refusal("T3.2", "unit-limit") if t.unit_room(seat) <= 0 else None


def refuse_leave_site(t: Scharz, topic: str, seat: int, parts: list[int]) -> Refusal | None:
    """T8.6. Only who works on a site can leave it."""
    kind, place = parts
    return Refusal("T8.6", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})


# --- herds and stores (T8.17) ---


def may_carry(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T8.17, T5.12. Goods are shifted within the own connection, outside locked fields."""
    if locked_now(t, seat) >> place & 1:
        return Refusal("T5.12", "locked", {"place": t.name(place)})
    if not connected(t, seat) >> place & 1:
        return Refusal("T8.17", "goods-not-connected", {"place": t.name(place)})
    return None


def refuse_shift(t: Scharz, topic: str, seat: int, parts: list[int]) -> Refusal | None:
    """T8.17, T3.8, T5.10, T8.19. Why a herd may not be driven there."""
    kind, place, to = parts
    keys = [key for key in t.s.herds[seat] if key >> 5 == place and key >> 3 & 3 == kind and not key & 4]
    if not keys:
        return Refusal("T8.17", "no-herd", {"herd": HERD_NAMES[kind], "place": t.name(place)})
    refusal = may_carry(t, seat, place)
    if refusal is not None:
        return refusal
    if all(key & 3 >= MOST_SHIFTS for key in keys):
        return Refusal("T8.17", "shifted-enough", {"herd": HERD_NAMES[kind]})
    land, shores = shift_reach(t, seat, place, snowed_in(t))
    if place == to or not (land & territory(t, seat) | shores) >> to & 1:
        return Refusal("T5.10", "no-way", {"place": t.name(place), "to": t.name(to)})
    return None if may_receive(t, seat, to) else Refusal("T3.8", "no-pasture", {"place": t.name(to)})


def refuse_carry(t: Scharz, stock: dict[int, int], room: int, seat: int, parts: list[int]) -> Refusal | None:
    """T8.17, T5.10, T13.12. Why stored goods may not be taken there."""
    place, to, number = parts
    if not t.cu(seat) >> place & 1 or not 0 < number <= stock.get(place, 0):
        return Refusal("T8.17", "not-stored", {"place": t.name(place), "number": stock.get(place, 0)})
    refusal = may_carry(t, seat, place)
    if refusal is not None:
        return refusal
    if place in t.s.sub[seat]:
        return Refusal("T8.17", "store-received", {"place": t.name(place)})
    land, shores = shift_reach(t, seat, place)
    if place == to or not ((land | shores) & t.cu(seat)) >> to & 1:
        return Refusal("T5.10", "no-way", {"place": t.name(place), "to": t.name(to)})
    return Refusal("T13.12", "no-room", {"place": t.name(to), "number": room}) if number > room else None


def refuse_carry_grain(t: Scharz, topic: str, seat: int, parts: list[int]) -> Refusal | None:
    """T8.17."""
    return refuse_carry(t, t.s.stored, t.grain_room(parts[1]), seat, parts)


def refuse_carry_fish(t: Scharz, topic: str, seat: int, parts: list[int]) -> Refusal | None:
    """T8.17."""
    return refuse_carry(t, t.s.fish, t.fish_room(parts[1]), seat, parts)
