"""How a rules case gives the cards, and who was dealt which general."""

from typing import Final

from tyche.games.successors.edges import case_names as names
from tyche.games.successors.edges.case_position import Given, major
from tyche.games.successors.rules.components import (
    CARD_ID,
    CARD_NAMES,
    GENERAL_NAMES,
    OFFER_CARDS,
    SILVER,
    START_SETS,
)
from tyche.games.successors.rules.kinds import GENERAL
from tyche.games.successors.rules.strategy.deck import BETRAYAL
from tyche.games.successors.rules.tables import GENERALS_EACH
from tyche.games.successors.rules.units import FIELD

SILVER_SHIELDS: Final = CARD_ID["47A"]


def set_cards(g: Given) -> None:
    """S5.3. Hands, deck (top card first), discard pile, table, removed cards; the rest is below the deck.

    ``undrawn: ["47B"]``: a card that has come into the game later is somewhere in the deck.
    """
    s = g.s
    hands = [(seat, names.cards(entry)) for seat, entry in g.by_faction("hands")]
    out, top, discard = (names.cards(g.words.at(key, [])) for key in ("removed", "deck", "discard"))
    s.table_cards = names.cards(g.words.at("table", []))
    used = [card for _, cards in hands for card in cards] + top + discard + s.table_cards
    undrawn = names.cards(g.words.at("undrawn", []))
    used += undrawn
    if follows_betrayal(g, used) and SILVER_SHIELDS not in out:
        exchange_silver_shields(g, used, out, discard)
    used += out + in_front(g)
    check_cards(g, used)
    for card in out:
        s.cards_in_use &= ~(1 << card)
    for seat, cards in hands:
        s.hands[seat] = sum(1 << card for card in cards)
    s.discard = sum(1 << card for card in discard)
    s.deck = undrawn + [card for card in s.deck if card not in used] + top[::-1]


def follows_betrayal(g: Given, used: list[int]) -> bool:
    """S7.2.D.a. With Silver Shields on the map, or card 47B given, 47B has taken the place of 47A."""
    groups = [*g.s.cu.values(), *g.s.dispersed_cu]
    return BETRAYAL in used or any(group & FIELD[SILVER] for group in groups)


def exchange_silver_shields(g: Given, used: list[int], out: list[int], discard: list[int]) -> None:
    """S7.2.D.a. Card 47A is out of the game and 47B in it: played already, unless the case says where it is."""
    out.append(SILVER_SHIELDS)
    g.s.cards_in_use |= 1 << BETRAYAL
    if BETRAYAL not in used:
        discard.append(BETRAYAL)
        used.append(BETRAYAL)


def in_front(g: Given) -> list[int]:
    """S8.2.d. The marriage cards that lie in front of a player."""
    pending = (g.s.offers, g.s.marriages)
    return [OFFER_CARDS[n] for players in pending for n, seat in enumerate(players) if seat >= 0]


def check_cards(g: Given, used: list[int]) -> None:
    """Each card is given once, and is in use at this table."""
    for card in used:
        name = CARD_NAMES[card]
        if used.count(card) > 1:
            raise g.words.fault(f"card {name} is given twice", "twice", word=name)
        if not g.s.cards_in_use >> card & 1 and card != SILVER_SHIELDS:
            raise g.words.fault(
                f"card {name} is not in the deck: an option of the table brings it in (S16.1.a)", "absent", word=name
            )


def deal(g: Given) -> None:
    """S4.4. Who was dealt which Starting general: as given, else his present owner, the rest in turn."""
    s = g.s
    for seat, entry in g.by_faction("dealt"):
        s.dealt[seat] = sorted(major(item, item.name(GENERAL)) for item in entry.items())
    dealt = [general for seat in range(g.players) for general in s.dealt[seat]]
    check_dealt(g, dealt)
    for general in START_SETS[g.players]:
        if general not in dealt:
            s.dealt[next_hand(g, general)].append(general)


def check_dealt(g: Given, dealt: list[int]) -> None:
    """T-10. Each Starting general of this number of players is dealt once, and no other."""
    strangers = [general for general in dealt if general not in START_SETS[g.players]]
    if strangers or len(dealt) != len(set(dealt)):
        wrong = ", ".join(GENERAL_NAMES[general] for general in strangers) or "somebody"
        raise g.words.at("dealt").fault(
            f"'dealt' names each Starting general once; wrong is {wrong} (T-10)", "each-once"
        )


def next_hand(g: Given, general: int) -> int:
    """Who was dealt a general that the case does not deal: his owner, else the first with room, of whom there is one:
    there are as many Starting generals as room for them.
    """
    s = g.s
    if s.owner[general] >= 0:
        return s.owner[general]
    room = [seat for seat in range(g.players) if len(s.dealt[seat]) < GENERALS_EACH[g.players]]
    return room[0]
