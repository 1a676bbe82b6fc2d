"""The kinds of things that options and facts name, and options as ready-made tuples: offering one costs a look-up."""

from collections.abc import Mapping
from typing import Final

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.core.verbs import Kind, Number, options_of
from tyche.games.hellas.rules import atlas, components
from tyche.games.hellas.rules.components import HOPLITES
from tyche.games.hellas.rules.trays import FACES

REGION: Final = Kind("place", atlas.REGION_NAMES)
LAND: Final = Kind("province", atlas.LAND_NAMES)
GOD: Final = Kind("god", atlas.GOD_NAMES)
PLAYER: Final = Kind("faction", components.PLAYER_NAMES)
COLOUR: Final = Kind("colour", components.COLOUR_NAMES)
HERO: Final = Kind("hero", components.HERO_NAMES)
ATTRIBUTE: Final = Kind("attribute", components.ATTRIBUTE_NAMES)
ACTION: Final = Kind("action", components.ACTION_NAMES)
SYMBOL: Final = Kind("symbol", components.SYMBOL_NAMES)
CARD: Final = Kind("card", components.CARD_NAMES)
ATTACK: Final = Kind("attack", components.ATTACK_NAMES)
MONSTER: Final = Kind("monster", components.MONSTER_NAMES)
QUEST: Final = Kind("quest", components.QUEST_NAMES)
EVENT: Final = Kind("event", components.EVENT_NAMES, ("event", "quest"))
TEMPLE_CARD: Final = Kind("temple", components.TEMPLE_CARD_NAMES)
ITEM: Final = Kind("item", components.ITEM_NAMES, ("artifact", "blessing", "quest", "hero"))
"""Artifacts, blessings, quest cards and heroes share one numbering."""
REWARD: Final = Kind("reward", components.REWARD_NAMES)
VICTORY: Final = Kind("victory", components.VICTORY_NAMES)
FACE: Final = Kind("face", FACES)
FORTIFIED: Final = Kind("where", ["fortified"])
"""One of the hoplites goes straight into the city (H7.1b)."""
PLANNED: Final = Kind("how", ["master-plan"])
COUNT: Final = Number(HOPLITES)
SLOT: Final = Number(components.MOST_SLOTS)
"""Wound slots are counted from 1."""

FACTS: Final[Mapping[str, Kind]] = {
    **dict.fromkeys(("faction", "player", "before", "attacker", "defender", "winner", "loser"), PLAYER),
    **dict.fromkeys(("region", "to"), REGION),
    **dict.fromkeys(("symbol", "symbols"), SYMBOL),
    "land": LAND,
    "god": GOD,
    "monster": MONSTER,
    "card": CARD,
    "attack": ATTACK,
    "item": ITEM,
    "quest": QUEST,
    "event": EVENT,
    "hero": HERO,
    "colour": COLOUR,
    **dict.fromkeys(("attribute", "raised"), ATTRIBUTE),
    "action": ACTION,
    "temple_card": TEMPLE_CARD,
    "victory": VICTORY,
    "result": FACE,
}
"""What the facts of questions, tellings and refusals refer to."""


class Change(Number):
    """A number of losses more or fewer, always the same."""

    def __init__(self, amount: int) -> None:
        super().__init__(0)
        self.amount = amount

    def read(self, play: object, parts: Option, at: int) -> tuple[int, int]:
        """The one number that is meant, as it is written."""
        return (0 if parts[at] == self.amount else -1), at + 1

    def domain(self, play: object) -> list[Option]:
        """The one number."""
        return [(self.amount,)]


def named(kind: Kind, number: int) -> str | None:
    """The name of something; None for nothing."""
    return kind.words[number] if number >= 0 else None


def named_in(kind: Kind, mask: int) -> list[str]:
    """The names of a bit set."""
    return [kind.words[number] for number in bits(mask)]


def pairs_of(verb: str) -> list[list[Option]]:
    """One option a pair of regions: ("move", "attica", "boeotia")."""
    return [[(verb, one, other) for other in REGION.words] for one in REGION.words]


def counts_of(verb: str) -> list[Option]:
    """One option a number: ("number", 3)."""
    return [(verb, number) for number in range(HOPLITES + 1)]


def troops_of(verb: str) -> list[list[Option]]:
    """By region and number: ("recruit", "attica", 2)."""
    return [[(verb, name, number) for number in range(HOPLITES + 1)] for name in REGION.words]


def fortified_of(verb: str) -> list[list[Option]]:
    """By region and number, one of them in the city: ("recruit", "attica", 2, "fortified")."""
    return [[(*option, FORTIFIED.words[0]) for option in row] for row in troops_of(verb)]


def planned_of(verb: str) -> list[Option]:
    """One option a combat card, played with a Master Plan."""
    return [(*option, PLANNED.words[0]) for option in options_of(verb, CARD)]


USE: Final = options_of("use", ITEM)
DISCARD: Final = options_of("discard", CARD)
