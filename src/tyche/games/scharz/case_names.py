"""How rules cases of Scharz name things: every wrong name is a fault of the case, at its line."""

from tyche.core.errors import CaseError
from tyche.core.vocabulary import as_mapping, as_number, named
from tyche.games.scharz.components import HERD_ID, SEAT_ID
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.units import KIND_ID, SPOT_NAMES


def seat(t: Scharz, name: object, within: object, key: object) -> int:
    """A player by colour."""
    found = named(SEAT_ID, "player", name, within, key)
    if found >= t.players:
        raise CaseError(f"{name} does not play", within, key)
    return found


def place(t: Scharz, name: object, within: object, key: object) -> int:
    """A place of the map in use."""
    return named(t.a.ids, "place on this map", name, within, key)


def spot(t: Scharz, name: str, within: object) -> tuple[int, int]:
    """``roma``, ``roma/inside``, ``roma/site`` or ``roma/yard``."""
    where, slash, part = name.partition("/")
    if slash and part not in SPOT_NAMES:
        raise CaseError(f"there is no spot {part!r}; there are {', '.join(SPOT_NAMES)}", within, name)
    return place(t, where, within, name), SPOT_NAMES.index(part) if slash else 0


def units(value: object, within: object, key: object) -> dict[int, int]:
    """``{light: 3, heavy-veterans: 1}``, or ``none``."""
    if value == "none":
        return {}
    part = as_mapping(value, within, key)
    return {named(KIND_ID, "kind of unit", name, part, name): as_number(n, part, name) for name, n in part.items()}


def herds(value: object, within: object, key: object) -> dict[int, int]:
    """``{sheep: 2}``, or ``none``."""
    if value == "none":
        return {}
    part = as_mapping(value, within, key)
    return {named(HERD_ID, "kind of herd", name, part, name): as_number(n, part, name) for name, n in part.items()}
