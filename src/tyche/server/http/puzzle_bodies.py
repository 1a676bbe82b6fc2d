"""What is sent about puzzles."""

from msgspec import Struct

from tyche.server.wire import Option


class TriedCard(Struct, frozen=True):
    """An option of a puzzle: how often it won (0 to 1), in how many games that were played on from there."""

    option: Option
    wins: float
    games: int


class PuzzleCard(Struct, frozen=True):
    """A puzzle: whose move it is, what became of every option, and what helps to find the answer."""

    game: str
    id: str
    seat: str
    players: int
    answer: Option
    also: list[Option]
    """Options that are as good as the answer."""
    tried: list[TriedCard]
    places: list[str]
    clause: str
    soon: bool
    """Whether what counts is to win soon: within a round."""


class PuzzleBrief(Struct, frozen=True):
    """A puzzle in a list; `options` is how many there are to choose from."""

    game: str
    id: str
    seat: str
    options: int
    solved: bool


class PuzzleDay(Struct, frozen=True):
    """The puzzle of a day (in UTC), the same for everybody."""

    date: str
    game: str
    id: str
    solved: bool


class PuzzleList(Struct, frozen=True):
    """All puzzles, and those of this week from Monday to Sunday; `today` is the place of today's among them."""

    puzzles: list[PuzzleBrief]
    week: list[PuzzleDay]
    today: int
