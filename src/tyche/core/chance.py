"""Chance, made visible: what each throw and draw was for, what came, and what could have come.

Nothing is kept unless somebody asks for it (`Table.watch_chance`). A review can then ask what would have become of the
game if another face had come up (`Table.otherwise`).
"""

from collections.abc import Sequence
from typing import Final

DRAWN: Final = -1
"""The number of what was no die."""


class Chance:
    """Something that was left to chance: after which decision, what for, what came, what could have come.

    `number` counts the dice of the table; a draw has none.
    """

    def __init__(self, moment: int, number: int, purpose: str, came: int, could: Sequence[int]) -> None:
        self.moment = moment
        self.number = number
        self.purpose = purpose
        self.came = came
        self.could = could

    @property
    def is_die(self) -> bool:
        """Whether it was a die, and not a draw."""
        return self.number != DRAWN

    def __repr__(self) -> str:
        return f"Chance(moment={self.moment}, {self.purpose!r}, came={self.came}, could={list(self.could)})"
