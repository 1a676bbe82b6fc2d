"""A trained value as it is stored."""

from typing import Final

import msgspec

FORMAT: Final = 1


class Weights(msgspec.Struct):
    """A trained value as it is stored, with the recipe that made it."""

    format: int
    game: str
    rules: str
    """The version of the rules it was learned from."""
    features: list[str]
    means: list[float]
    spreads: list[float]
    plain: list[float]
    """The weight of each number."""
    late: list[float]
    """The weight of each number times the share of the game that is over."""
    recipe: dict[str, object]
