"""Scharz in numbers, from one seat's eyes. Everything lies open (T7.6), so only the order of seats differs."""

from array import array
from typing import Final

from tyche.core.observing import NOBODY, Block, Observation, Sheet, few
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


def write(t: Scharz, sheet: Sheet) -> None:
    """All numbers, in the order of the blocks."""
    s, land, seat = t.s, t.a.n_land, sheet.seat
    sheet.words(_course(t, sheet.seen))
    _seats(t, sheet)
    sheet.words([int(other != seat and not t.foreign(seat, other)) for other in sheet.seats])
    sheet.owners(s.holder)
    sheet.owners(s.settle_owner)
    sheet.words(s.settle)
    sheet.words(s.yard)
    sheet.flags(s.forts, land)
    sheet.flags(s.markers, land)
    _fields(t, sheet)
    _pieces(t, sheet)


def _fields(t: Scharz, sheet: Sheet) -> None:
    """Sites, grain and stores, of which there are few."""
    s, land, seen = t.s, t.a.n_land, sheet.seen
    if sheet.differs(s.sites):
        whose = few(land, {place: seen[site_owner(site)] for place, site in s.sites.items()}, NOBODY)
        sheet.put(whose + few(land, {place: site_kind(site) for place, site in s.sites.items()}))
    if sheet.differs(s.grain):
        whose = few(land, {place: seen[sower(grain)] for place, grain in s.grain.items()}, NOBODY)
        sheet.put(whose + few(land, {place: grains(grain) for place, grain in s.grain.items()}))
    if sheet.differs(s.stored):
        sheet.put(few(land, s.stored))
    if sheet.differs(s.fish):
        sheet.put(few(land, s.fish))


def _pieces(t: Scharz, sheet: Sheet) -> None:
    """Land units of all seats, ships of all seats, herds of all seats."""
    for seat in sheet.seats:
        if sheet.differs(t.s.units[seat]):
            sheet.put(_units(t, seat, False))
    for seat in sheet.seats:
        if sheet.differs(t.s.units[seat]):
            sheet.put(_units(t, seat, True))
    for seat in sheet.seats:
        if sheet.differs(t.s.herds[seat]):
            sheet.put(_herds(t, seat))


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


def _seats(t: Scharz, sheet: Sheet) -> None:
    s = t.s
    sheet.columns(OF_SEAT)
    sheet.column(s.gold)
    sheet.column(s.pr)
    sheet.column(s.vp)
    sheet.column(s.killed)
    sheet.column(s.lost)
    sheet.column(s.faction)
    sheet.column(s.command)
    sheet.sizes(s.fields)
    sheet.column(s.tiles)
    sheet.sizes(s.out)
    sheet.sizes(s.fleet)
    sheet.column([int(t.alive(seat)) for seat in range(t.players)])


def _units(t: Scharz, seat: int, ships: bool) -> "array[int]":
    """Land units or ships of a seat by place."""
    found: dict[int, int] = {}
    for key, number in t.s.units[seat].items():
        if is_ship(key) == ships:
            at = place_at(key)
            found[at] = found.get(at, 0) + number
    return few(t.a.n, found)


def _herds(t: Scharz, seat: int) -> "array[int]":
    """Herds of a seat by field."""
    found: dict[int, int] = {}
    for key, number in t.s.herds[seat].items():
        at = herd_place(key)
        found[at] = found.get(at, 0) + number
    return few(t.a.n_land, found)


OBSERVATION: Final = Observation(blocks, write)
