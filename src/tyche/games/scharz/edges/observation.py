"""Scharz in numbers, from one seat's eyes. Everything lies open (T7.6), so only the order of seats differs."""

from typing import Final

from tyche.core.observing import NOBODY, Block, Observation, around, few, flags, owners, seen_from, words
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import (
    grains,
    herd_place,
    is_ship,
    place_at,
    site_kind,
    site_owner,
    sower,
)

OF_COURSE: Final = 11
OF_SEAT: Final = 12


def blocks(t: Scharz) -> list[Block]:
    """What the numbers of a table are."""
    players, land, places = t.players, t.a.n_land, t.a.n
    return [
        Block("course", OF_COURSE, "year, season, phase, weather, who begins (T6, T7)"),
        Block("seats", players * OF_SEAT, "gold, prestige, victory points, people, killed and lost by seat (T27.4)"),
        Block("treaties", players, "whether a treaty of peace with the reader is valid (T18)"),
        Block("holder", land, "who holds a field (T5.2)"),
        Block("settlements", 3 * land, "whose settlement stands there, its kind, its shipyard (T12)"),
        Block("forts", land, "where a fortification stands (T12)"),
        Block("markers", land, "fields that bear a marker (T5)"),
        Block("sites", 2 * land, "whose site is there, and for what (T12.7)"),
        Block("grain", 2 * land, "whose grain stands there, and how much (T15)"),
        Block("stores", 2 * land, "grain and fish in store (T15)"),
        Block("troops", players * places, "land units by seat and place (T13)"),
        Block("ships", players * places, "ships by seat and place (T14)"),
        Block("herds", players * land, "herds by seat and field (T15)"),
    ]


def write(t: Scharz, seat: int) -> bytes:
    """All numbers, in the order of the blocks."""
    s, land = t.s, t.a.n_land
    seats, seen = around(seat, t.players), seen_from(seat, t.players)
    first = _course(t, seen)
    for other in seats:
        first += _seat(t, other)
    first += [int(other != seat and not t.foreign(seat, other)) for other in seats]
    return b"".join(
        [
            words(first),
            owners(s.holder, seen),
            owners(s.settle_owner, seen),
            words(s.settle),
            words(s.yard),
            flags(s.forts, land),
            flags(s.markers, land),
            few(land, {place: seen[site_owner(site)] for place, site in s.sites.items()}, NOBODY),
            few(land, {place: site_kind(site) for place, site in s.sites.items()}),
            few(land, {place: seen[sower(grain)] for place, grain in s.grain.items()}, NOBODY),
            few(land, {place: grains(grain) for place, grain in s.grain.items()}),
            few(land, s.stored),
            few(land, s.fish),
            _units(t, seats),
            _herds(t, seats),
        ]
    )


def _course(t: Scharz, seen: list[int]) -> list[int]:
    s = t.s
    return [
        s.year,
        s.season,
        s.phase,
        s.stage,
        seen[s.start],
        seen[s.first],
        s.at,
        s.passes,
        s.good_zones,
        s.bad_zones,
        s.sea_winter,
    ]


def _seat(t: Scharz, seat: int) -> list[int]:
    s = t.s
    return [
        s.gold[seat],
        s.pr[seat],
        s.vp[seat],
        s.killed[seat],
        s.lost[seat],
        s.faction[seat],
        s.command[seat],
        s.fields[seat].bit_count(),
        s.tiles[seat],
        s.out[seat].bit_count(),
        s.fleet[seat].bit_count(),
        int(t.alive(seat)),
    ]


def _units(t: Scharz, seats: list[int]) -> bytes:
    """Land units and ships by place, seat by seat."""
    places = t.a.n
    beyond = len(seats) * places
    found: dict[int, int] = {}
    for row, seat in enumerate(seats):
        for key, number in t.s.units[seat].items():
            at = row * places + place_at(key) + (beyond if is_ship(key) else 0)
            found[at] = found.get(at, 0) + number
    return few(2 * beyond, found)


def _herds(t: Scharz, seats: list[int]) -> bytes:
    land = t.a.n_land
    found: dict[int, int] = {}
    for row, seat in enumerate(seats):
        for key, number in t.s.herds[seat].items():
            at = row * land + herd_place(key)
            found[at] = found.get(at, 0) + number
    return few(len(seats) * land, found)


OBSERVATION: Final = Observation(blocks, write)
