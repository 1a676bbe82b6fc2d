"""What a bot says of its options: how good each is and why, as data for whoever puts it into words."""

import msgspec

from tyche.core.ask import Option


class Reason(msgspec.Struct, frozen=True):
    """One term of a judgement: what speaks for an option, or against it."""

    term: str
    """The name of the term; each game declares what there is (`tyche.bots.value.Feature`)."""
    amount: float
    """What it adds to the odds to win, as a logarithm, compared with the other options looked at; below 0 it harms."""
    seat: int
    """Whose it is: the seat's own, or a rival's."""
    clause: str
    now: float
    """The number behind it before the option, and expected after it; the same where it tells nothing."""
    then: float
    hidden: bool = False
    """Whether it tells of what only this seat may know, such as its cards: for nobody else's eyes."""


class Advice(msgspec.Struct, frozen=True):
    """What a bot thinks of one option."""

    option: Option
    worth: float
    """By its policy alone, on a scale of its own: for comparing options of the same question."""
    chance: float | None = None
    """The chance to win after it, 0 to 1; None if the option was not looked into."""
    reasons: tuple[Reason, ...] = ()
    """The weightiest first."""


class Regret(msgspec.Struct, frozen=True):
    """An option that throws much away: what it leaves, what another would have left, and what speaks against it."""

    topic: str
    """What the question was about."""
    option: Option
    chance: float
    better: float
    """The chance to win after the best option that it was weighed against."""
    instead: Option
    """That option."""
    reasons: tuple[Reason, ...]
