"""What must always hold (T3, T5, T27): kept figures are right, limits are kept, everything stands where it may."""

from collections.abc import Callable
from typing import Final

from tyche.core.atlas import bits
from tyche.core.invariants import failures
from tyche.games.scharz.rules.components import (
    BERTHS,
    CORSAIR,
    DOCK,
    FORT,
    HERDS_PER_FIELD,
    IS_SHIP,
    MOST_CREW,
    PORT,
    STANDARD,
    STANDARD_TYPES,
    STORAGE,
    TILES,
    TOWN,
    UNIT_LIMIT,
    VILLAGE,
)
from tyche.games.scharz.rules.control import connected, controlled, controlled_actively, owned
from tyche.games.scharz.rules.diplomacy.pacts import parties, receiver
from tyche.games.scharz.rules.move.cargo import fits, load
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import (
    IN,
    OUT,
    SITE,
    YARD,
    grains,
    herd_inside,
    herd_place,
    is_ship,
    kind_in,
    level_of,
    place_at,
    site_kind,
    site_owner,
    sower,
    spot_of,
    type_of,
)

IN_COMBAT: Final = (
    "withdrawal",
    "begin-battles",
    "battles",
    "begin-sieges",
    "sieges",
    "begin-plunder",
    "wages",
    "salaries",
    "feeding",
    "surrender",
)
"""Steps in which units may be inside settlements that are not encircled (T9.1), or are judged as if (T16.3)."""


SINKING: Final = ("attrition", "salaries", "feeding")
"""Stages in which a player may still have to name the cargo that goes with a lost ship (T8.22, T16.2)."""


def kept_masks(t: Scharz) -> list[str]:
    """T5. Where units are outside and ships at sea, and how many standard units there are."""
    found: list[str] = []
    for seat in range(t.players):
        out = fleet = standard = 0
        for key, n in t.s.units[seat].items():
            place, spot, unit = place_at(key), spot_of(key), type_of(key)
            if n <= 0:
                found.append(f"{n} units under {key}")
            if spot in (OUT, SITE):
                if place < t.a.n_land:
                    out |= 1 << place
                elif IS_SHIP[unit]:
                    fleet |= 1 << place
            if unit in STANDARD_TYPES:
                standard += n
        kept = (t.s.out[seat], t.s.fleet[seat], t.s.standard[seat])
        if kept != (out, fleet, standard):
            found.append(f"seat {seat} keeps {kept}, has {(out, fleet, standard)}")
    return found


def remembered(t: Scharz) -> list[str]:
    """What is remembered of control and connection is what a fresh look finds."""
    before = _looked_up(t)
    t.stamp += 1
    after = _looked_up(t)
    return [] if before == after else [f"remembered {before}, are {after}"]


def _looked_up(t: Scharz) -> list[tuple[int, ...]]:
    return [
        (controlled_actively(t, k), controlled(t, k), owned(t, k), connected(t, k), t.foreign_out(k), t.enemies(k))
        for k in range(t.players)
    ]


def limits(t: Scharz) -> list[str]:
    """T3.2, T3.3, T17.1. Units, tiles, gold and prestige."""
    s = t.s
    found: list[str] = []
    for seat in range(t.players):
        if s.standard[seat] > UNIT_LIMIT:
            found.append(f"seat {seat} has {s.standard[seat]} standard units")
        if t.tiles_left(seat) < 0:
            found.append(f"seat {seat} uses {TILES - t.tiles_left(seat)} tiles")
        if s.gold[seat] < 0 or s.pr[seat] < 0:
            found.append(f"seat {seat} has {s.gold[seat]} gold and {s.pr[seat]} PR")
    return found


def settlements(t: Scharz) -> list[str]:
    """T3.3, T3.7, T12.6. Settlements, shipyards, fortifications and the figures kept of them."""
    s = t.s
    found: list[str] = []
    towns, tiles = [0] * t.players, [0] * t.players
    for place in range(t.a.n_land):
        found += settlement_faults(t, place)
        if s.settle[place]:
            towns[s.settle_owner[place]] |= 1 << place
            tiles[s.settle_owner[place]] += 2 if s.yard[place] else 1
    if towns != s.towns or tiles != s.tiles:
        found.append(f"kept {s.towns} {s.tiles}, are {towns} {tiles}")
    return found


def settlement_faults(t: Scharz, place: int) -> list[str]:
    """T3.7, T4.7, T12.6. What is wrong with the settlement, the shipyard or the fortification of a field."""
    s = t.s
    owner, kind, yard = s.settle_owner[place], s.settle[place], s.yard[place]
    found: list[str] = []
    if (owner < 0) != (kind == 0) or (kind == 0 and (yard or s.forts >> place & 1)):
        found.append(f"{t.name(place)}: owner {owner}, settlement {kind}, yard {yard}")
    if kind and t.a.neutral[place]:
        found.append(f"a settlement on neutral {t.name(place)}")
    if yard and not t.a.coast[place]:
        found.append(f"a shipyard inland at {t.name(place)}")
    return found


def stores(t: Scharz) -> list[str]:
    """T13.12. Grain and fish are stored in settlements and shipyards with room."""
    s = t.s
    found: list[str] = []
    for place, n in s.stored.items():
        if not 0 < n <= STORAGE[s.settle[place]] + (s.forts >> place & 1):
            found.append(f"{n} grain in {t.name(place)}")
    for place, n in s.fish.items():
        if not 0 < n <= BERTHS[s.yard[place]]:
            found.append(f"{n} fish in {t.name(place)}")
    return found


def fields(t: Scharz) -> list[str]:
    """T3.7, T3.8. Herds and sown grain never share a field; at most two herds; nothing on neutral fields or water."""
    s = t.s
    found: list[str] = []
    for place, stack in s.grain.items():
        if not t.a.ordinary >> place & 1 or grains(stack) < 1 or not t.alive(sower(stack)) or t.herds_on(place):
            found.append(f"grain {stack} on {t.name(place)}")
    if s.markers & ~t.a.ordinary:
        found.append("a red marker off the fields")
    return found + [fault for seat in range(t.players) for fault in herd_faults(t, seat)]


def herd_faults(t: Scharz, seat: int) -> list[str]:
    """T3.8. Herds of a player where none or fewer may be."""
    found: list[str] = []
    for key, n in t.s.herds[seat].items():
        place = herd_place(key)
        if n < 1 or not t.a.ordinary >> place & 1 or t.herds_on(place) > HERDS_PER_FIELD:
            found.append(f"{t.herds_on(place)} herds on {t.name(place)}")
    return found


def sites(t: Scharz) -> list[str]:
    """T12.6, T12.11. A site belongs to the settlement of its field, or to a field without one."""
    s = t.s
    found: list[str] = []
    for place, site in s.sites.items():
        seat, kind = site_owner(site), site_kind(site)
        fits_here = {
            VILLAGE: s.settle[place] == 0,
            TOWN: s.settle[place] == 1,
            DOCK: s.settle[place] > 0 and s.yard[place] == 0,
            PORT: s.yard[place] == 1,
            FORT: s.settle[place] > 0 and not s.forts >> place & 1,
        }
        if not fits_here[kind] or (kind != VILLAGE and s.settle_owner[place] != seat) or not t.alive(seat):
            found.append(f"site {kind} of {seat} at {t.name(place)}")
    return found


def spots(t: Scharz) -> list[str]:
    """T5.11, T8.7, T8.8, T9.1, T12.8. Inside, in the yard, on the site and aboard there is room, and only there."""
    found: list[str] = []
    for seat in range(t.players):
        for key in t.s.units[seat]:
            if not t.r.has_unit[type_of(key)] or (level_of(key) != STANDARD and not t.r.experience):
                found.append(f"unit {kind_in(key)} does not exist in this mode")
            found += misplaced(t, seat, key)
        if t.s.step in SINKING and not t.s.done >> seat & 1:
            continue
        for place in range(t.a.n_land, t.a.n):
            if not fits(*load(t, seat, place)):
                found.append(f"too much cargo of {seat} on {t.name(place)}: {load(t, seat, place)}")
    return found


def misplaced(t: Scharz, seat: int, key: int) -> list[str]:
    """What is wrong with where a stack is."""
    place, spot, name = place_at(key), spot_of(key), t.name(place_at(key))
    if spot == OUT:
        return []
    if place >= t.a.n_land:
        return [f"spot {spot} at sea"]
    if spot == SITE:
        return crew_faults(t, seat, place)
    if t.s.settle_owner[place] != seat:
        return [f"units of {seat} in a settlement of {t.s.settle_owner[place]} at {name}"]
    if spot == YARD and not is_berthed(t, place, key):
        return [f"unit {type_of(key)} in the yard of {name}"]
    return [f"too many inside {name}"] if spot == IN and t.room_inside(place) < 0 else []


def is_berthed(t: Scharz, place: int, key: int) -> bool:
    """T8.7, T13.9. Ships lie in a yard with berths enough; corsairs never do."""
    return is_ship(key) and type_of(key) != CORSAIR and t.berths(place) >= 0


def crew_faults(t: Scharz, seat: int, place: int) -> list[str]:
    """T12.7, T12.8. A crew has a site, and is not too large."""
    if site_owner(t.s.sites.get(place, -1)) != seat:
        return [f"crew of {seat} without site at {t.name(place)}"]
    return [f"too many on the site of {t.name(place)}"] if t.count(seat, place, SITE) > MOST_CREW else []


def inside(t: Scharz) -> list[str]:
    """T5.11. Outside COMBAT only encircled settlements have anything inside."""
    if t.s.step in IN_COMBAT:
        return []
    found: list[str] = []
    for seat in range(t.players):
        places = [place_at(key) for key in t.s.units[seat] if spot_of(key) == IN]
        places += [herd_place(key) for key in t.s.herds[seat] if herd_inside(key)]
        found += [
            f"{t.name(place)} is not encircled and has something inside" for place in places if not t.encircled(place)
        ]
    return found


def treaties(t: Scharz) -> list[str]:
    """T18.3, T19.10. Treaties are between players still in the game; who is out has nothing."""
    s = t.s
    found: list[str] = []
    for pair, treaty in s.treaties.items():
        one, other = parties(pair)
        if one >= other or not t.alive(one) or not t.alive(other) or receiver(treaty) not in (one, other):
            found.append(f"treaty {treaty} between {one} and {other}")
    for seat in bits(s.out_of_game):
        if s.units[seat] or s.towns[seat] or s.herds[seat]:
            found.append(f"seat {seat} is out and has something")
    return found


def stock(t: Scharz) -> list[int]:
    """T27.4. Gold, units, herds, grain, fish and red markers in play."""
    s = t.s
    grain = sum(s.stored.values()) + sum(grains(stack) for stack in s.grain.values())
    units = sum(sum(stacks.values()) for stacks in s.units)
    herds = sum(sum(stacks.values()) for stacks in s.herds)
    return [sum(s.gold), units, herds, grain, sum(s.fish.values()), s.markers.bit_count()]


def conservation(t: Scharz) -> list[str]:
    """T3.6, T18.8. What is in play is what has come into it and not left it: nothing appears or is lost on the way."""
    found = stock(t)
    return [] if found == t.s.issued else [f"in play {found}, issued {t.s.issued}"]


Check = Callable[[Scharz], list[str]]
CHECKS: Final[list[tuple[str, Check]]] = [
    ("T5", kept_masks),
    ("T5", remembered),
    ("T3.2", limits),
    ("T3.7", settlements),
    ("T13.12", stores),
    ("T3.8", fields),
    ("T12.6", sites),
    ("T9.1", spots),
    ("T5.11", inside),
    ("T18.3", treaties),
    ("T3.6", conservation),
]


def faults(t: Scharz) -> list[str]:
    """Every broken invariant: its clause, its name, and what was found."""
    return [] if t.s.winners else failures(CHECKS, t)
