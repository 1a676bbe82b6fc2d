"""References become names: what facts of asks and tellings hold as numbers."""

from typing import Final

from tyche.games.scharz.components import BUILDING_NAMES, SEASON_NAMES, SEAT_NAMES

FACTIONS: Final = ("faction", "other", "loser")


def spell(key: str, value: object) -> object:
    """A fact as plain data."""
    if isinstance(value, int) and not isinstance(value, bool):
        if key in FACTIONS:
            return SEAT_NAMES[value] if value >= 0 else None
        if key == "season":
            return SEASON_NAMES[value]
        if key == "building":
            return BUILDING_NAMES[value]
    return value
