"""S16. The optional rules as options of the table."""

from typing import Final

from tyche.core.game import OptionValue, TableOption
from tyche.games.successors.rules.components import CARD_TITLE, N_CARDS

_RULES: Final = [
    ("herakles", "S16.2.a"),
    ("faster_cart", "S16.3.a"),
    ("cart_destruction", "S16.4.a"),
    ("siege_defence", "S16.5.a"),
    ("royal_army_sieges", "S16.6.a"),
    ("supply_attrition", "S16.7.a"),
    ("eight_cu_limit", "S16.8.a"),
    ("cavalry", "S16.9.a"),
    ("fleets_stay_dispersed", "S16.10.a"),
    ("independent_reactions", "S16.11.a"),
    ("short_game", "S16.12.a"),
    ("demetrios_surrender_only", "DIFF-27"),
    ("choose_seats", "S4.4.d"),
]
_CARDS: Final = [
    "superior_cavalry",
    "founding_a_capital",
    "diplomatic_marriage",
    "oracle",
    "alexanders_ghost",
    "superior_admiral",
    "price_of_failure",
    "new_delivery_at_the_port",
]

OPTIONS: Final = tuple(
    [TableOption(name, clause, False, (False, True)) for name, clause in _RULES]
    + [TableOption(f"card_{title}", "S16.1.a", False, (False, True)) for title in _CARDS]
)


class Rules:
    """The optional rules in use at a table (S4.0.a, S16.0.a)."""

    def __init__(self, chosen: dict[str, OptionValue]) -> None:
        self.herakles = bool(chosen["herakles"])
        self.faster_cart = bool(chosen["faster_cart"])
        self.cart_destruction = bool(chosen["cart_destruction"])
        self.siege_defence = bool(chosen["siege_defence"])
        self.royal_army_sieges = bool(chosen["royal_army_sieges"])
        self.supply_attrition = bool(chosen["supply_attrition"])
        self.eight_cu_limit = bool(chosen["eight_cu_limit"])
        self.cavalry = bool(chosen["cavalry"])
        self.fleets_stay_dispersed = bool(chosen["fleets_stay_dispersed"])
        self.independent_reactions = bool(chosen["independent_reactions"])
        self.demetrios_surrender_only = bool(chosen["demetrios_surrender_only"])
        self.choose_seats = bool(chosen["choose_seats"])
        self.last_turn = 4 if chosen["short_game"] else 5
        self.price_of_failure = bool(chosen["card_price_of_failure"])
        self.cards = [card for card in range(N_CARDS) if _in_deck(card, chosen)]


def _in_deck(card: int, chosen: dict[str, OptionValue]) -> bool:
    """S4.1.B. Optional cards by agreement; 47B waits for 47A (S7.2.D.a)."""
    title = CARD_TITLE[card]
    return bool(chosen.get(f"card_{title}", title != "silver_shields_betrayal"))
