"""Successors in numbers, as one seat may know it (S5.3)."""

from array import array
from typing import Final

from tyche.core.atlas import mask_of
from tyche.core.observing import WORDS, Block, Observation, Sheet, few
from tyche.games.successors.edges.view import hand_of
from tyche.games.successors.rules.atlas import N_FLEETS, N_PLACES, N_PROVINCES
from tyche.games.successors.rules.components import N_CARDS, N_CUS, N_GENERALS, N_MAJORS, N_ROYALS
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import IND, NA, NOBODY
from tyche.games.successors.rules.units import count, total

OF_COURSE: Final = 20
OF_SEAT: Final = 10


def blocks(t: Successors) -> list[Block]:
    """What the numbers of a table are."""
    players = t.s.players
    return [
        Block("course", OF_COURSE, "turn, round, whose segment, card in use, activation (S5, S6)"),
        Block("seats", players * OF_SEAT, "points, legitimacy, Champion, hand size, markers, fleets by seat (S3)"),
        Block("control", N_PLACES, "whose marker lies in a place (S6.1.2)"),
        Block("provinces", N_PROVINCES, "whose a province is (S2.q)"),
        Block("units", (players + 1) * NA, "combat units by seat and area, Independents last (S7.2)"),
        Block("kinds", players * N_CUS, "combat units by seat and type (S7.2)"),
        Block("generals", 2 * N_GENERALS, "where generals are, and whose (S7.1)"),
        Block("popularity", N_MAJORS, "popularity of the major generals"),
        Block("active", N_GENERALS, "generals that have been activated (S9.2)"),
        Block("fleets", 3 * N_FLEETS, "whose fleets are, which are improved, which dispersed (S7.4)"),
        Block("royals", 2 * N_ROYALS, "where the royal family is, and with whom (S8)"),
        Block("besieged", N_PLACES, "siege points (S15.2)"),
        Block("hand", N_CARDS, "the own cards (S5.3)"),
        Block("discard", N_CARDS, "cards that were played (S6.2)"),
        Block("dealt", N_GENERALS, "generals of the own deal (S4.4)"),
    ]


def write(t: Successors, sheet: Sheet) -> None:
    """All numbers, in the order of the blocks."""
    s = t.s
    sheet.words(_course(t, sheet.seen))
    _seats(t, sheet)
    sheet.owners(s.control)
    sheet.owners(s.provinces)
    if sheet.differs(s.cu):
        sheet.put(_units(t, sheet.seats))
    sheet.words(s.general_at)
    sheet.owners(s.owner)
    sheet.words(s.popularity)
    sheet.flags(s.used, N_GENERALS)
    sheet.owners(s.fleet_owner)
    sheet.flags(s.improved, N_FLEETS)
    sheet.flags(s.dispersed_fleets, N_FLEETS)
    sheet.words(s.royal_at)
    sheet.owners(s.royal_owner)
    if sheet.differs(s.siege_points):
        sheet.put(few(N_PLACES, {place: t.points_at(place) for place in s.siege_points}))
    sheet.flags(hand_of(t, sheet.seat), N_CARDS)
    sheet.flags(s.discard, N_CARDS)
    sheet.flags(mask_of(s.dealt[sheet.seat]), N_GENERALS)


def _course(t: Successors, seen: list[int]) -> list[int]:
    s = t.s
    return [
        s.turn,
        s.round,
        s.at,
        seen[s.active],
        seen[s.usurper],
        s.card,
        s.points,
        s.die,
        s.act,
        s.party_cu % 255,
        s.act_start,
        s.spent,
        s.fixed,
        s.sailing,
        s.sea_at,
        s.tomb,
        seen[s.buried_at_pella_by],
        len(s.deck),
        len(s.table_cards),
        s.activations,
    ]


def _seats(t: Successors, sheet: Sheet) -> None:
    s, seats = t.s, range(t.s.players)
    sheet.columns(OF_SEAT)
    sheet.column(s.vp)
    sheet.column(s.legitimacy)
    sheet.column([s.champions >> seat & 1 for seat in seats])
    sheet.sizes(s.hands)
    sheet.sizes(s.held)
    sheet.sizes(s.general_areas)
    sheet.column([total(units) for units in s.dispersed_cu])
    sheet.column(s.training)
    sheet.column(s.capital)
    sheet.column([s.order.index(seat) if seat in s.order else NOBODY for seat in seats])


def _units(t: Successors, seats: list[int]) -> "array[int]":
    """Units by area, and by type."""
    rows = {faction: row * NA for row, faction in enumerate([*seats, IND])}
    groups = [0] * (IND + 1)
    found: dict[int, int] = {}
    for key, group in t.s.cu.items():
        faction, area = divmod(key, NA)
        found[rows[faction] + area] = total(group)
        groups[faction] += group
    kinds = [count(groups[seat], kind) for seat in seats for kind in range(N_CUS)]
    return few(len(rows) * NA, found) + array(WORDS, kinds)


OBSERVATION: Final = Observation(blocks, write, IND + 1)
