"""The names that rules cases use for regions, players, pieces and cards, read and checked."""

from difflib import get_close_matches

from tyche.core.errors import CaseError
from tyche.core.vocabulary import as_list, as_number, as_word
from tyche.games.hellas.atlas import REGION_ID
from tyche.games.hellas.components import PLAYER_ID

CITY = "/city"
NONE = "nobody"


def named(ids: dict[str, int], what: str, value: object, within: object, key: object) -> int:
    """The index of a name; an unknown one is refused with the nearest known."""
    name = as_word(value, within, key)
    if name in ids:
        return ids[name]
    near = get_close_matches(name, ids, 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise CaseError(f"there is no {what} {name!r}{hint}", within, key)


def several(ids: dict[str, int], what: str, value: object, within: object, key: object) -> list[int]:
    """The indices of a list of names."""
    items = as_list(value, within, key)
    return [named(ids, what, item, items, n) for n, item in enumerate(items)]


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
