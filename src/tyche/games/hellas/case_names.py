"""The names that rules cases use for regions, players, pieces and cards, read and checked."""

from typing import Final

from tyche.core.errors import CaseError
from tyche.core.vocabulary import as_list, as_number, named
from tyche.games.hellas.atlas import REGION_ID
from tyche.games.hellas.components import PLAYER_ID

CITY: Final = "/city"
NONE: Final = "nobody"


def region(value: object, within: object, key: object) -> int:
    """A region: ``attica``."""
    return named(REGION_ID, "region", value, within, key)


def player(value: object, players: int, within: object, key: object) -> int:
    """A player at this table: ``a``."""
    seat = named(PLAYER_ID, "player", value, within, key)
    if seat >= players:
        raise CaseError(f"there is no player {value!r} at a table of {players}", within, key)
    return seat


def slots(value: object, most: int, within: object, key: object) -> int:
    """Wound slots, counted from 1, as a bit set."""
    mask = 0
    items = as_list(value, within, key)
    for n, item in enumerate(items):
        slot = as_number(item, items, n)
        if not 1 <= slot <= most:
            raise CaseError(f"there are slots 1 to {most}, not {slot}", items, n)
        mask |= 1 << slot - 1
    return mask
