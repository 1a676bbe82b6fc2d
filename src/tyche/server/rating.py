"""How strong people and bots are, from tables that count: a rating for each game, with its uncertainty.

The model is Plackett and Luce's, updated game by game (openskill). Winners come first, the others by the order that
the game itself defines (they share a place where it defines none), and whoever has given up, or was being played for by
a bot in the end, comes last. On the scale that is shown everybody begins at 1500, give or take 400 (two standard
deviations); ratings are provisional at first.
"""

from collections import defaultdict
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

MIDDLE: Final = 1500
STRETCH: Final = 24.0
SURE: Final = 2.0
"""Standard deviations to either side within which a rating lies, most likely."""
SETTLED: Final = 10
"""Games after which a rating is no longer provisional."""
_MODEL: Final = PlackettLuce()


class Skill(Struct, frozen=True):
    """What is known of how strong somebody is."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """The rating."""
        return round(MIDDLE + STRETCH * (self.mu - _MODEL.mu))

    @property
    def give_or_take(self) -> int:
        """How far off it may be."""
        return round(SURE * STRETCH * self.sigma)

    @property
    def provisional(self) -> bool:
        """Whether too few games were played to trust it."""
        return self.games < SETTLED


def after(players: list[str], places: list[int], skills: dict[str, Skill]) -> dict[str, Skill]:
    """Everybody's skill after a game: who sat at which seat, and which place each seat came in, 1 is best.

    A bot that sits at several seats learns what it would at each of them, on average.
    """
    teams = [[_MODEL.rating(skills[name].mu, skills[name].sigma)] for name in players]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    found: dict[str, list[Skill]] = defaultdict(list)
    for name, team in zip(players, rated, strict=True):
        found[name].append(Skill(team[0].mu, team[0].sigma))
    return {
        name: Skill(
            sum(one.mu for one in seats) / len(seats),
            sum(one.sigma for one in seats) / len(seats),
            skills[name].games + 1,
        )
        for name, seats in found.items()
    }
