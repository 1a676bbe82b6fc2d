"""Going back with other luck: at which moments a new epoch of dice and decks has begun.

Whoever goes back beyond something revealed knows what would have come. So what comes then is random anew: from the same
promised seed, but in another epoch. What somebody at the table knows stays as it is.
"""

from typing import Final

PARTS: Final = 5
"""Numbers that a turning is written with."""


class Turning:
    """The table went back, and a new epoch began there.

    `left` is the moment that the table stood at before, `seat` who proposed it. A turning no longer stands once the
    table has gone back beyond it: its number is never used again.
    """

    def __init__(self, number: int, moment: int, left: int, seat: int, stands: bool = True) -> None:
        self.number = number
        self.moment = moment
        self.left = left
        self.seat = seat
        self.stands = stands

    def plain(self) -> list[int]:
        """As records write it: number, moment, moment left, seat, and 1 if it stands."""
        return [self.number, self.moment, self.left, self.seat, int(self.stands)]

    def ended(self) -> "Turning":
        """The same, once the table has gone back beyond it."""
        return Turning(self.number, self.moment, self.left, self.seat, False)


def turning_from(plain: list[int]) -> Turning:
    """A turning as `Turning.plain` wrote it."""
    number, moment, left, seat, stands = plain
    return Turning(number, moment, left, seat, bool(stands))


def cut(turnings: list[Turning], moment: int) -> list[Turning]:
    """Turnings after the table went back to a moment: those beyond it no longer stand."""
    return [turning.ended() if turning.moment > moment else turning for turning in turnings]
