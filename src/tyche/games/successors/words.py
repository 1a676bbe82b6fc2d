"""Options as ready-made tuples, so that offering one costs a list look-up; and the way back from option to index."""

from typing import Final

from tyche.core.ask import Option
from tyche.games.successors.atlas import FLEET_NAMES, N_PLACES, PLACE_ID, PLACE_NAMES
from tyche.games.successors.components import CARD_NAMES, CU_NAMES, FACTION_NAMES, GENERAL_NAMES, ROYAL_NAMES

INSIDE: Final = "inside"
MOST_CU: Final = 40


def place_options(verb: str) -> list[Option]:
    """One option a place: ("move", "sardeis")."""
    return [(verb, name) for name in PLACE_NAMES]


def area_options(verb: str) -> list[Option]:
    """One option a land area: ("place", "pella") and ("place", "pella", "inside")."""
    return [(verb, name) for name in PLACE_NAMES] + [(verb, name, INSIDE) for name in PLACE_NAMES]


def general_options(verb: str) -> list[Option]:
    """One option a general."""
    return [(verb, name) for name in GENERAL_NAMES]


def royal_options(verb: str) -> list[Option]:
    """One option a member of the royal family."""
    return [(verb, name) for name in ROYAL_NAMES]


def card_options(verb: str, use: str = "") -> list[Option]:
    """One option a Tyche card."""
    return [(verb, name, use) if use else (verb, name) for name in CARD_NAMES]


def fleet_options(verb: str) -> list[Option]:
    """One option a fleet."""
    return [(verb, name) for name in FLEET_NAMES]


def faction_options(verb: str) -> list[Option]:
    """One option a faction."""
    return [(verb, name) for name in FACTION_NAMES]


def unit_options(verb: str) -> list[Option]:
    """One option a type of combat unit."""
    return [(verb, name) for name in CU_NAMES]


def units_options(verb: str) -> list[list[Option]]:
    """By type and number: ("take", "mercenary", 2)."""
    return [[(verb, name, number) for number in range(MOST_CU)] for name in CU_NAMES]


def area_of(option: Option) -> int:
    """The land area an option names."""
    place = PLACE_ID[str(option[1])]
    return place + N_PLACES if len(option) > 2 and option[2] == INSIDE else place
