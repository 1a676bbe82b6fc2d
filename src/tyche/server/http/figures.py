"""What statistics answer: shares with the number of games beside them, and ratings with their uncertainty."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

LEAST: Final = 30
"""Games below which a share is not told."""
Who = Literal["persons", "mixed", "bots"]


class FiguresQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """Which games are counted: who played, how many, in the last so many days, with which options.

    `only` names options and their values: ``map:italia,mode:first``.
    """

    who: Who = "persons"
    players: Annotated[int, Meta(ge=0, le=100)] = 0
    days: Annotated[int, Meta(ge=0, le=36500)] = 0
    only: Annotated[str, Meta(max_length=200)] = ""


class WinShare(Struct, frozen=True):
    """How often something has won, in percent with its 95 % interval, and what an even share would be.

    Where there are too few games there is no share.
    """

    id: str
    games: int
    won: int
    share: float | None
    low: float | None
    high: float | None
    even: float


class Grouping(Struct, frozen=True):
    """Shares of what excludes each other. `names` is the kind of name that the ids have, if they have any."""

    kind: str
    names: str
    even: float
    members: list[WinShare]


class Portion(Struct, frozen=True):
    """How many of the games are like this, in percent with its 95 % interval."""

    id: str
    games: int
    share: float | None
    low: float | None
    high: float | None


class OptionSplit(Struct, frozen=True):
    """The games by the value of an option."""

    option: str
    values: list[Portion]


class LengthBar(Struct, frozen=True):
    """Games of a length in decisions."""

    first: int
    last: int
    games: int


class Lasting(Struct, frozen=True):
    """How long games last: the median in decisions and turns, and how they are spread."""

    decisions: int
    turns: int
    bars: list[LengthBar]


class GameFigures(Struct, frozen=True):
    """The statistics of a game: `games` are those that are counted, `companies` and `players` what else there is."""

    game: str
    games: int
    least: int
    companies: dict[str, int]
    players: dict[str, int]
    groups: list[Grouping]
    endings: list[Portion]
    splits: list[OptionSplit]
    lasting: Lasting | None


class RatingCard(Struct, frozen=True):
    """The rating of a person who lets others see it, of a bot, or of myself."""

    name: str | None
    bot: str | None
    mine: bool
    rating: int
    give_or_take: int
    games: int
    provisional: bool


class SeatRating(Struct, frozen=True):
    """The rating of who sits at a seat."""

    seat: int
    rating: RatingCard


class RatingPoint(Struct, frozen=True):
    """A rating after a game."""

    at: float
    rating: int
    give_or_take: int


class OwnRating(Struct, frozen=True):
    """My rating in a game, and how it came to be."""

    game: str
    rating: RatingCard
    past: list[RatingPoint]


class OwnGames(Struct, frozen=True):
    """My games: how many, how many won, in percent with its 95 % interval."""

    game: str
    who: Who
    games: int
    won: int
    share: float
    low: float
    high: float


class RivalCard(Struct, frozen=True):
    """Somebody whom I have played: how many games, how many I have won and how many they."""

    name: str | None
    bot: str | None
    games: int
    won: int
    lost: int
    share: float
    low: float
    high: float


class OwnFigures(Struct, frozen=True):
    """What is kept of my own games."""

    games: list[OwnGames]
    rivals: list[RivalCard]
    ratings: list[OwnRating]
    ranked: bool


class RivalsQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The game that head to head is about; all of them without one."""

    game: Annotated[str, Meta(max_length=60)] = ""
