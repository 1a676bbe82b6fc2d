"""Options as ready-made tuples, so that offering one costs a list look-up; and the way back from option to index."""

from typing import Final

from tyche.core.ask import Option
from tyche.games.hellas.atlas import GOD_NAMES, LAND_NAMES, REGION_ID, REGION_NAMES, WITHIN, bits
from tyche.games.hellas.components import (
    ACTION_NAMES,
    ATTACK_NAMES,
    ATTRIBUTE_NAMES,
    CARD_NAMES,
    HOPLITES,
    ITEM_NAMES,
    MONSTER_NAMES,
    PLAYER_NAMES,
)

FORTIFIED: Final = "fortified"


def region_options(verb: str) -> list[Option]:
    """One option a region: ("place", "attica")."""
    return [(verb, name) for name in REGION_NAMES]


def pair_options(verb: str) -> list[list[Option]]:
    """One option a pair of regions: ("move", "attica", "boeotia")."""
    return [[(verb, one, other) for other in REGION_NAMES] for one in REGION_NAMES]


def count_options(verb: str) -> list[Option]:
    """One option a number: ("number", 3)."""
    return [(verb, number) for number in range(HOPLITES + 1)]


def region_count_options(verb: str) -> list[list[Option]]:
    """By region and number: ("recruit", "attica", 2)."""
    return [[(verb, name, number) for number in range(HOPLITES + 1)] for name in REGION_NAMES]


def fortified_options(verb: str) -> list[list[Option]]:
    """By region and number, one of them in the city: ("recruit", "attica", 2, "fortified")."""
    return [[(verb, name, number, FORTIFIED) for number in range(HOPLITES + 1)] for name in REGION_NAMES]


def monster_options(verb: str) -> list[Option]:
    """One option a monster."""
    return [(verb, name) for name in MONSTER_NAMES]


def card_options(verb: str, how: str = "") -> list[Option]:
    """One option a combat card."""
    return [(verb, name, how) if how else (verb, name) for name in CARD_NAMES]


def item_options(verb: str) -> list[Option]:
    """One option an artifact, blessing, quest card or hero."""
    return [(verb, name) for name in ITEM_NAMES]


def attribute_options(verb: str) -> list[Option]:
    """One option an attribute."""
    return [(verb, name) for name in ATTRIBUTE_NAMES]


def player_options(verb: str) -> list[Option]:
    """One option a player."""
    return [(verb, name) for name in PLAYER_NAMES]


def land_options(verb: str) -> list[Option]:
    """One option a land."""
    return [(verb, name) for name in LAND_NAMES]


def god_options(verb: str) -> list[Option]:
    """One option a god."""
    return [(verb, name) for name in GOD_NAMES]


def attack_options(verb: str) -> list[Option]:
    """One option a monster attack card."""
    return [(verb, name) for name in ATTACK_NAMES]


ACTION: Final[list[Option]] = [("action", name) for name in ACTION_NAMES]
USE: Final = item_options("use")
DISCARD: Final = card_options("discard")
NUMBER: Final = count_options("number")
PLACE: Final = region_count_options("recruit")
PLACE_FORTIFIED: Final = fortified_options("recruit")
HERO_TO: Final = region_options("hero")
HERO_REACH: Final[list[list[list[Option]]]] = [
    [[HERO_TO[to] for to in bits(row[steps] & ~(1 << region))] for steps in range(6)]
    for region, row in enumerate(WITHIN)
]
"""Region -> speed -> where a hero can go (H6.11, H6.12)."""


def region_of(option: Option, part: int = 1) -> int:
    """The region an option names."""
    return REGION_ID[str(option[part])]


def number_of(option: Option, part: int) -> int:
    """The number in an option."""
    return int(option[part])
