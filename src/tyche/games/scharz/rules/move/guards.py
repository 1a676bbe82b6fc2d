"""T8. Whether one move is lawful: the same questions that find all moves, asked of one."""

from tyche.core.errors import Refusal
from tyche.games.scharz.rules.components import CORSAIR, ELEPHANT, HERD_NAMES, IS_SHIP, TYPE_NAMES
from tyche.games.scharz.rules.control import connected, crossable, land_steps, shift_reach, territory
from tyche.games.scharz.rules.move.cargo import RETREAT, SPECIAL, UNITS, has_room_for, load, may_depart
from tyche.games.scharz.rules.move.herds import MOST_SHIFTS, may_receive
from tyche.games.scharz.rules.move.reach import (
    able,
    closed_to,
    cu_ports,
    elephant_place,
    ferry_pool,
    find_moves,
    frozen_out,
    landing_steps,
    locked_in,
    locked_now,
    march_steps,
    snowed_in,
)
from tyche.games.scharz.rules.move.ships import beaches, fleet_size, free_berths, is_beach, sail_steps
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import (
    IN,
    KIND_NAMES,
    OUT,
    SITE,
    STOPPED,
    YARD,
    herd_shifts,
    is_ship,
    kind_in,
    type_of,
)


def may_leave(t: Scharz, seat: int, phase: int, place: int) -> Refusal | None:
    """T5.12. Nothing leaves a locked field in Special and Retreat."""
    if locked_in(t, seat, phase) >> place & 1:
        return Refusal("T5.12", "locked", {"place": t.name(place)})
    return None


def may_come(t: Scharz, seat: int, to: int) -> Refusal | None:
    """T18.4. A partner who has refused is not asked again in this subphase."""
    if closed_to(t, seat) >> to & 1:
        return Refusal("T18.4", "not-let-in", {"place": t.name(to)})
    return None


def may_march(t: Scharz, seat: int, phase: int, place: int, to: int) -> Refusal | None:
    """T8.1, T8.4, T8.5, T8.18, T8.19. Whether a group may march."""
    units = land_units(t, seat, place)
    refusal = None if units else nobody_outside(t, seat, place)
    refusal = refusal or may_leave(t, seat, phase, place) or may_come(t, seat, to)
    refusal = refusal or may_stir(t, seat, phase, place, units)
    if refusal is not None:
        return refusal
    movers = [code for code in units if able(t, seat, code, phase)]
    if any(march_steps(t, seat, place, type_of(code), phase) >> to & 1 for code in movers):
        return None
    return no_way(t, seat, place, to)


def land_units(t: Scharz, seat: int, place: int) -> list[int]:
    """The land units of a player outside on a field."""
    return [code for _, code, _ in t.outside(seat, place) if not is_ship(code)]


def nobody_outside(t: Scharz, seat: int, place: int) -> Refusal:
    """T5.13, T8.1. No units are there, or all are shut in."""
    if t.count(seat, place, IN) > 0:
        return Refusal("T5.13", "encircled", {"place": t.name(place)})
    return Refusal("T8.1", "no-units", {"place": t.name(place)})


def may_stir(t: Scharz, seat: int, phase: int, place: int, units: list[int]) -> Refusal | None:
    """T8.1, T8.2. Some of these units must have capacity left."""
    if any(able(t, seat, code, phase) for code in units):
        return None
    return Refusal("T8.2" if phase == RETREAT else "T8.1", "capacity-used", {"place": t.name(place)})


def no_way(t: Scharz, seat: int, place: int, to: int) -> Refusal:
    """T4.2, T8.5, T8.18, T8.19, T20.6.9. What keeps units that could march from going there."""
    facts: dict[str, object] = {"place": t.name(place), "to": t.name(to)}
    section = t.a.river_border[place].get(to, -1)
    if section >= 0 and not crossable(t, seat, section):
        return Refusal("T20.6.9", "black-river", facts)
    if t.a.black[place] >> to & 1:
        return Refusal("T8.5", "no-border", facts)
    if not land_steps(t, seat, place) >> to & 1:
        return Refusal("T4.2", "not-adjacent", facts)
    if frozen_out(t, place) or frozen_out(t, to):
        return Refusal("T8.19", "bad-winter")
    return Refusal("T8.18", "no-refuge", {"place": t.name(to)})


def may_board(t: Scharz, seat: int, phase: int, place: int, to: int) -> Refusal | None:
    """T8.8, T8.9, T8.18. Whether a group may go aboard."""
    units = land_units(t, seat, place)
    if not units:
        return Refusal("T8.9", "no-units", {"place": t.name(place)})
    if not t.a.coast[place] >> to & 1:
        return Refusal("T4.2", "not-adjacent", {"place": t.name(place), "to": t.name(to)})
    refusal = may_leave(t, seat, phase, place) or (may_leave(t, seat, phase, to) if phase == RETREAT else None)
    refusal = refusal or may_stir(t, seat, phase, place, units)
    return refusal or may_go_aboard(t, seat, phase, units, to)


def may_go_aboard(t: Scharz, seat: int, phase: int, units: list[int], to: int) -> Refusal | None:
    """T8.8, T8.9. Ships with room for one of these units."""
    if not load(t, seat, to)[0]:
        return Refusal("T8.9", "no-ships", {"place": t.name(to)})
    if not any(able(t, seat, code, phase) and has_room_for(t, seat, to, type_of(code)) for code in units):
        return Refusal("T8.8", "no-room-aboard", {"place": t.name(to)})
    return None


def may_land(t: Scharz, seat: int, phase: int, place: int, to: int) -> Refusal | None:
    """T8.9, T8.18. Whether a group may land."""
    cargo = [code for code, _ in t.stacks(seat, place, OUT) if not is_ship(code)]
    if not cargo:
        return Refusal("T8.9", "nobody-aboard", {"place": t.name(place)})
    if not t.a.coast[place] >> to & 1:
        return Refusal("T4.2", "not-adjacent", {"place": t.name(place), "to": t.name(to)})
    if not any(able(t, seat, code, phase) for code in cargo):
        return Refusal("T8.9", "capacity-used", {"place": t.name(place)})
    if not landing_steps(t, seat, place, phase) >> to & 1:
        return Refusal("T8.18", "no-refuge", {"place": t.name(to)})
    return may_leave(t, seat, phase, place) or may_come(t, seat, to)


def may_sail(t: Scharz, seat: int, phase: int, place: int, to: int) -> Refusal | None:
    """T8.2, T8.7, T8.11, T8.12, T8.18. Whether ships may sail."""
    ships = ships_at(t, seat, place)
    if not ships:
        return Refusal("T8.7", "no-ships", {"place": t.name(place)})
    if all(type_of(code) == CORSAIR for _, code in ships):
        return Refusal("T8.2", "immobile")
    if find_moves(t, seat, phase).sail.get(place, 0) >> to & 1:
        return may_come(t, seat, to)
    refusal = may_leave(t, seat, phase, place) or may_dock(t, seat, phase, place, to)
    return refusal or becalmed(t, seat, phase, place, to, ships)


def ships_at(t: Scharz, seat: int, place: int) -> list[tuple[int, int]]:
    """T8.7. The ships on a field and in its yard: (spot, code)."""
    spots = (OUT, YARD) if place < t.a.n_land else (OUT,)
    return [(spot, code) for spot in spots for code, _ in t.stacks(seat, place, spot) if is_ship(code)]


def becalmed(t: Scharz, seat: int, phase: int, place: int, to: int, ships: list[tuple[int, int]]) -> Refusal:
    """T4.2, T8.1, T8.4, T8.9, T8.11, T8.18. What keeps ships from sailing there."""
    if not any(sail_steps(t, seat, place, spot, code, phase) >> to & 1 for spot, code in ships):
        if phase == RETREAT:
            return Refusal("T8.18", "no-refuge", {"place": t.name(to)})
        return Refusal("T4.2", "not-adjacent", {"place": t.name(place), "to": t.name(to)})
    if all(code & STOPPED for _, code in ships):
        return Refusal("T8.4", "capacity-used", {"place": t.name(place)})
    if not any(may_depart(t, seat, place, type_of(code), phase) for _, code in ships):
        return Refusal("T8.9", "carried-enough", {"place": t.name(place)})
    if phase == SPECIAL:
        return Refusal("T8.11", "no-fleet", {"place": t.name(place), "number": fleet_size(t, seat)})
    return Refusal("T8.1", "capacity-used", {"place": t.name(place)})


def may_beach(t: Scharz, seat: int, phase: int, place: int, to: int) -> Refusal | None:
    """T8.7, T8.12. Ships stand on a field beside their own shipyard only in wetlands or as Vikings."""
    if find_moves(t, seat, phase).beach.get(place, 0) >> to & 1:
        return may_come(t, seat, to)
    if t.a.coast[place] >> to & 1 and not beaches(t, seat, place, UNITS) >> to & 1:
        return Refusal("T8.7", "no-yard-there", {"place": t.name(to)})
    return may_sail(t, seat, phase, place, to)


def may_dock(t: Scharz, seat: int, phase: int, place: int, to: int) -> Refusal | None:
    """T8.7, T8.12, T8.11. Ships stand on land only in one's own shipyard with berths, in wetlands, or as Vikings."""
    if to >= t.a.n_land or place < t.a.n_land or not t.a.coast[place] >> to & 1:
        return None
    if t.s.towns[seat] >> to & 1 and t.s.yard[to]:
        return may_berth(t, seat, phase, to)
    if phase == RETREAT or is_beach(t, seat, to):
        return None
    return Refusal("T8.7", "no-yard-there", {"place": t.name(to)})


def may_berth(t: Scharz, seat: int, phase: int, place: int) -> Refusal | None:
    """T8.7, T8.11. Berths for a ship, in Special for a fleet."""
    ships = fleet_size(t, seat) if phase == SPECIAL else 1
    return Refusal("T8.7", "no-berth", {"place": t.name(place)}) if free_berths(t, seat, place) < ships else None


def may_ferry(t: Scharz, seat: int, place: int, to: int) -> Refusal | None:
    """T8.13. Whether the ferry is open."""
    if (place, to) in find_moves(t, seat, SPECIAL).ferry:
        return None
    for port in (place, to):
        if not cu_ports(t, seat) >> port & 1:
            return Refusal("T8.13", "no-port", {"place": t.name(port)})
    refusal = may_leave(t, seat, SPECIAL, place)
    if refusal is None and not ferry_pool(t, seat, place):
        return Refusal("T8.13", "capacity-used", {"place": t.name(place)})
    return refusal or Refusal("T8.13", "ferry-blocked", {"place": t.name(place), "to": t.name(to)})


def may_ashore(t: Scharz, seat: int, place: int, to: int, unit: int) -> Refusal | None:
    """T8.10. Whether a ship may be given up."""
    if (place, to, unit) in find_moves(t, seat, UNITS).ashore:
        return may_come(t, seat, to)
    ships = [code for code, _ in t.stacks(seat, place, OUT) if type_of(code) == unit]
    if not ships or not IS_SHIP[unit]:
        return Refusal("T8.10", "no-such-unit", {"unit": TYPE_NAMES[unit], "place": t.name(place)})
    if unit == CORSAIR:
        return Refusal("T8.2", "immobile")
    if not any(able(t, seat, code, UNITS) for code in ships):
        return Refusal("T8.10", "capacity-used", {"place": t.name(place)})
    if not lands_at(t, place, to):
        return Refusal("T8.10", "not-adjacent", {"place": t.name(place), "to": t.name(to)})
    return Refusal("T8.8", "cargo-stranded", {"place": t.name(place)})


def lands_at(t: Scharz, place: int, to: int) -> bool:
    """T8.10. The crew of a ship on land stays on its field, at sea it goes to a shore."""
    return to == place if place < t.a.n_land else bool(t.a.coast[place] >> to & 1)


def may_dismount(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T8.10, T3.2. Whether elephants may be given up."""
    herd = [code for code, _ in t.stacks(seat, place, OUT) if type_of(code) == ELEPHANT]
    if not herd:
        return Refusal("T8.10", "no-such-unit", {"unit": TYPE_NAMES[ELEPHANT], "place": t.name(place)})
    if not any(able(t, seat, code, UNITS) for code in herd):
        return Refusal("T8.10", "capacity-used", {"place": t.name(place)})
    if elephant_place(t, seat, place):
        return Refusal("T8.10", "elephants-at-home", {"place": t.name(place)})
    return Refusal("T3.2", "unit-limit") if t.unit_room(seat) <= 0 else None


def may_leave_site(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T8.6. Only who works on a site can leave it."""
    if any(kind_in(code) == kind for code, _ in t.stacks(seat, place, SITE)):
        return None
    return Refusal("T8.6", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})


# --- herds and stores (T8.17) ---


def may_carry(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T8.17, T5.12. Goods are shifted within the own connection, outside locked fields."""
    if locked_now(t, seat) >> place & 1:
        return Refusal("T5.12", "locked", {"place": t.name(place)})
    if not connected(t, seat) >> place & 1:
        return Refusal("T8.17", "goods-not-connected", {"place": t.name(place)})
    return None


def may_shift(t: Scharz, seat: int, kind: int, place: int, to: int) -> Refusal | None:
    """T8.17, T3.8, T5.10, T8.19. Whether a herd may be driven there."""
    keys = t.herds_outside(seat, place, kind)
    if not keys:
        return Refusal("T8.17", "no-herd", {"herd": HERD_NAMES[kind], "place": t.name(place)})
    refusal = may_carry(t, seat, place)
    if refusal is not None:
        return refusal
    if all(herd_shifts(key) >= MOST_SHIFTS for key in keys):
        return Refusal("T8.17", "shifted-enough", {"herd": HERD_NAMES[kind]})
    land, shores = shift_reach(t, seat, place, snowed_in(t))
    if place == to or not (land & territory(t, seat) | shores) >> to & 1:
        return Refusal("T5.10", "no-way", {"place": t.name(place), "to": t.name(to)})
    return None if may_receive(t, seat, to) else Refusal("T3.8", "no-pasture", {"place": t.name(to)})


def may_fetch(
    t: Scharz, seat: int, stock: dict[int, int], room: int, place: int, to: int, number: int
) -> Refusal | None:
    """T8.17, T5.10, T13.12. Whether stored goods may be taken there."""
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


def may_carry_grain(t: Scharz, seat: int, place: int, to: int, number: int) -> Refusal | None:
    """T8.17."""
    return may_fetch(t, seat, t.s.stored, t.grain_room(to), place, to, number)


def may_carry_fish(t: Scharz, seat: int, place: int, to: int, number: int) -> Refusal | None:
    """T8.17."""
    return may_fetch(t, seat, t.s.fish, t.fish_room(to), place, to, number)
