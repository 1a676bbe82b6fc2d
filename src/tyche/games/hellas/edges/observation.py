"""Lords of Hellas in numbers, as one seat may know it (H21.1)."""

from typing import Final

from tyche.core.atlas import mask_of
from tyche.core.observing import Block, Observation, Sheet
from tyche.games.hellas.edges.view import drawn_for, hand_of, unseen_of
from tyche.games.hellas.rules.atlas import N_LANDS, N_REGIONS
from tyche.games.hellas.rules.components import (
    N_ATTACKS,
    N_CARDS,
    N_ITEMS,
    N_MONSTERS,
    QUEST_SLOTS,
)
from tyche.games.hellas.rules.play import Hellas

OF_COURSE: Final = 17
OF_SEAT: Final = 16


def blocks(t: Hellas) -> list[Block]:
    """What the numbers of a table are."""
    players = t.s.players
    return [
        Block("course", OF_COURSE, "turn, who is active, the current action and hunt, decks (H6, H10)"),
        Block("seats", players * OF_SEAT, "hero, attributes, injuries, priests, hand size, hoplites by seat (H4)"),
        Block("items", players * N_ITEMS, "artifacts, blessings and quests by seat (H16)"),
        Block("charged", N_ITEMS, "artifacts that are charged (H16.2)"),
        Block("spent", N_ITEMS, "items used in this turn (H16.3)"),
        Block("prayers", players * 3, "priests at monuments by seat (H6.8)"),
        Block("control", N_REGIONS, "whose a region is (H14.1)"),
        Block("fortified", N_REGIONS, "whose hoplite stands in the city (H6.16)"),
        Block("temples", N_REGIONS, "where a temple stands (H7.3)"),
        Block("hoplites", players * N_REGIONS, "hoplites by seat and region (H6.15)"),
        Block("glory", N_LANDS, "who has the glory of a land (H14.9)"),
        Block("monuments", 3, "levels of the monuments (H9)"),
        Block("quests", QUEST_SLOTS, "quests on the map (H15)"),
        Block("monsters", 3 * N_MONSTERS, "where monsters are, covered slots, whether evolved (H10)"),
        Block("hand", N_CARDS, "the own combat cards (H13.5)"),
        Block("attacks", 3 * N_ATTACKS, "attack cards played, known to be unplayed, to choose from (H10.7)"),
        Block("draft", N_ITEMS, "the pack of a draft, if the seat has seen it (H17.2)"),
        Block("offer", N_ITEMS, "artifacts that lie open (H16.1)"),
    ]


def write(t: Hellas, sheet: Sheet) -> None:
    """All numbers, in the order of the blocks."""
    s = t.s
    seats = sheet.seats
    sheet.words(_course(t, sheet.seen))
    _seats(t, sheet)
    for other in seats:
        sheet.flags(s.items[other], N_ITEMS)
    sheet.flags(s.charged, N_ITEMS)
    sheet.flags(s.once, N_ITEMS)
    sheet.by_seat(s.praying, 3)
    sheet.owners(s.control)
    sheet.owners(s.fortified)
    sheet.flags(s.temples, N_REGIONS)
    sheet.by_seat(s.hoplites, N_REGIONS)
    sheet.owners(s.glory)
    sheet.words(s.level)
    sheet.words(s.quest_slots)
    sheet.words(s.monster_at)
    sheet.words(s.covered)
    sheet.words(s.evolved)
    _cards(t, sheet)


def _course(t: Hellas, seen: list[int]) -> list[int]:
    s = t.s
    return [
        s.turn,
        seen[s.active],
        s.regular,
        s.moves,
        s.extra,
        s.temples_built,
        s.temple_card,
        seen[s.king],
        s.king_god,
        s.king_tokens,
        s.hunted,
        s.hunt_covered,
        s.hunt_wounds,
        s.attack,
        s.defence,
        seen[s.chooser],
        len(s.combat_deck),
    ]


def _seats(t: Hellas, sheet: Sheet) -> None:
    s = t.s
    sheet.columns(OF_SEAT)
    sheet.column(s.hero)
    sheet.column(s.hero_at)
    sheet.column(s.quest_of)
    sheet.column(s.quest_step)
    sheet.column(s.attributes, 3)
    sheet.bits(s.injured, 3)
    sheet.sizes(s.hands)
    sheet.column(s.pool)
    sheet.column(s.used)
    sheet.column([s.exhausted >> seat & 1 for seat in range(s.players)])
    sheet.column(s.figures)
    sheet.column(s.supply)


def _cards(t: Hellas, sheet: Sheet) -> None:
    s, seat = t.s, sheet.seat
    sheet.flags(hand_of(t, seat), N_CARDS)
    sheet.flags(s.attack_played, N_ATTACKS)
    sheet.flags(unseen_of(t, seat), N_ATTACKS)
    sheet.flags(mask_of(drawn_for(t, seat)), N_ATTACKS)
    sheet.flags(mask_of(s.draft) if s.draft_seen >> seat & 1 else 0, N_ITEMS)
    sheet.flags(mask_of(s.offer), N_ITEMS)


OBSERVATION: Final = Observation(blocks, write)
