"""Scharz in numbers, from one seat's eyes. Everything lies open (T7.6), so only the order of seats differs."""

from typing import Final

from tyche.core.observing import Block, Observation, around, flags, seen_from
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


def write(t: Scharz, seat: int) -> list[int]:
    """All numbers, in the order of the blocks."""
    s, land = t.s, t.a.n_land
    seats, seen = around(seat, t.players), seen_from(seat, t.players)
    numbers = _course(t, seen)
    for other in seats:
        numbers += _seat(t, other)
    numbers += [int(other != seat and not t.foreign(seat, other)) for other in seats]
    numbers += [seen[owner] for owner in s.holder]
    numbers += [seen[owner] for owner in s.settle_owner]
    numbers += s.settle
    numbers += s.yard
    numbers += flags(s.forts, land)
    numbers += flags(s.markers, land)
    numbers += _sites(t, seen)
    numbers += _grain(t, seen)
    numbers += _stock(s.stored, land)
    numbers += _stock(s.fish, land)
    numbers += _units(t, seats)
    for other in seats:
        numbers += _herds(t, other)
    return numbers


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


def _sites(t: Scharz, seen: list[int]) -> list[int]:
    land = t.a.n_land
    numbers = [-1] * land + [0] * land
    for place, site in t.s.sites.items():
        numbers[place] = seen[site_owner(site)]
        numbers[land + place] = site_kind(site)
    return numbers


def _grain(t: Scharz, seen: list[int]) -> list[int]:
    land = t.a.n_land
    numbers = [-1] * land + [0] * land
    for place, grain in t.s.grain.items():
        numbers[place] = seen[sower(grain)]
        numbers[land + place] = grains(grain)
    return numbers


def _stock(stock: dict[int, int], land: int) -> list[int]:
    numbers = [0] * land
    for place, number in stock.items():
        numbers[place] = number
    return numbers


def _units(t: Scharz, seats: list[int]) -> list[int]:
    """Land units and ships by place, seat by seat."""
    places = t.a.n
    beyond = len(seats) * places
    numbers = [0] * (2 * beyond)
    for row, seat in enumerate(seats):
        for key, number in t.s.units[seat].items():
            at = row * places + place_at(key)
            numbers[at + beyond if is_ship(key) else at] += number
    return numbers


def _herds(t: Scharz, seat: int) -> list[int]:
    numbers = [0] * t.a.n_land
    for key, number in t.s.herds[seat].items():
        numbers[herd_place(key)] += number
    return numbers


OBSERVATION: Final = Observation(blocks, write)
