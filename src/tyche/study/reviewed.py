"""What a review is made of, as plain data: the terminal, the page that stands alone and the web table show the same."""

from typing import Any, Final

import msgspec

from tyche.core.ask import Option

FORMAT: Final = 4
"""Changes whenever the data or its meaning do: what was made before is made anew."""
BATTLE: Final = "battle"
CARDS: Final = "cards"
BOARD: Final = "board"
KINDS: Final = (BATTLE, CARDS, BOARD)
"""What a decision is about: a conflict, a card, or anything else on the board."""


class Step(msgspec.Struct, frozen=True):
    """One decision: who took it, the chances after it, and how the change divides."""

    moment: int
    seat: int
    option: Option
    topic: str
    chances: list[float]
    play: list[float]
    luck: list[float]
    purposes: list[str] = []
    """What dice and draws were for."""
    errors: list[float] = []
    """The standard errors of the luck, where what could have come was sampled; empty where all of it was tried."""
    drawn: bool = False
    """Whether something was drawn."""
    phase: str = ""
    kind: str = BOARD


class Alternative(msgspec.Struct, frozen=True):
    """What else could have been chosen, and the chance to win after it as a strong bot sees it."""

    option: Option
    chance: float
    error: float
    """The standard error of the chance: so far apart are the courses of events that were played on."""
    chosen: bool


class Turn(msgspec.Struct, frozen=True):
    """A turning point: a decision or a throw that changed the chances much."""

    moment: int
    seat: int
    option: Option
    topic: str
    kind: str
    """``luck`` or ``play``."""
    rank: int
    """1 for the one that weighs most."""
    change: float
    """For whoever decided, or for the seat whose chances changed most; what was missed, where something was."""
    concerns: int
    verdict: str
    """``missed``, ``slip``, ``brave``, ``strong``, ``even`` for play; ``lucky``, ``unlucky`` for luck."""
    purposes: list[str]
    alternatives: list[Alternative]
    told: list[dict[str, Any]]
    """What everybody was told right after it."""
    hands: list[list[str]]
    """The cards that each seat held before it."""
    asked: dict[str, Any]
    """The facts of the question that it answered: a yes alone says nothing."""


class Happening(msgspec.Struct, frozen=True):
    """Something of the story that mattered, and when."""

    moment: int
    told: dict[str, Any]


class Period(msgspec.Struct, frozen=True):
    """A turn, a year: where it begins."""

    moment: int
    field: str
    value: int | str


class Anchor(msgspec.Struct, frozen=True):
    """A moment at which the chances were tried by playing on: what came of that, and how far it may be off."""

    moment: int
    chances: list[float]
    errors: list[float]


class Account(msgspec.Struct, frozen=True):
    """How a seat came from its chance at the start to its result."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    adjusted: float
    """The result without luck; it may lie below 0 or above 1."""
    dice: float
    """The part of the luck that dice brought."""
    draws: float
    """The part of the luck that cards and other draws brought, alone or together with dice."""
    error: float
    """The standard error of the luck; that of all play is the same, because the sum is exact."""


class Gain(msgspec.Struct, frozen=True):
    """What a seat gained or lost by decisions of one phase, or of one kind."""

    by: str
    """``phase`` or ``kind``."""
    name: str
    own: float
    others: float
    luck: float


class Review(msgspec.Struct, frozen=True):
    """All of it, as plain data."""

    format: int
    game: str
    seats: list[str]
    winner: int | None
    base: int
    """The moment at which the table begins: 0, but for one that branched off from another."""
    steps: list[Step]
    turns: list[Turn]
    accounts: list[Account]
    gains: list[list[Gain]]
    """For each seat."""
    story: list[Happening]
    periods: list[Period]
    anchors: list[Anchor]
