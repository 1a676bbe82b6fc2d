"""Playing on in imagination: how far each game looks, who plays on, and what the position at the end promises."""

import time
from typing import Final

from tyche.bots.choosing import Chooser
from tyche.bots.value import Description, Value, description_of, value_of
from tyche.core.ask import Option
from tyche.core.native import mypyc_attr
from tyche.core.seat import Bot, Glimpse, Insight
from tyche.core.table import Table

MOST_DECISIONS: Final = 2000
"""Decisions of one course of events, should no clock end it."""


class Late(Exception):
    """The time is up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Timely(Bot):
    """A bot that can be hurried."""

    def decide_by(self, glimpse: Glimpse, until: float) -> Option:
        """Choose one of `glimpse.options` no later than that."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Prospect:
    """How a game is looked ahead in. Each game says which questions matter and how far to look."""

    def __init__(self, game: str, inner: Chooser, topics: frozenset[str]) -> None:
        self.inner = inner
        """Plays on for everybody; as good as the policy, or quicker."""
        self.topics = topics
        """The questions that matter."""
        self.description: Description = description_of(game)
        self.value: Value = value_of(game)

    # What a game says.

    def clock(self, table: Table, seat: int) -> int:
        """What tells when a course of events has gone far enough."""
        raise NotImplementedError

    def horizon(self, table: Table, seat: int, topic: str) -> int:
        """How far to look from a question, on the clock of `clock`."""
        raise NotImplementedError

    def kind_of(self, topic: str, option: Option) -> Option:
        """What an option comes to: of options that come to the same only one is tried."""
        return option

    # Playing on.

    def follow(
        self, table: Table, seat: int, topic: str, option: Option, until: float, later: Timely | None = None
    ) -> None:
        """Choose an option on an imagined table, and let everybody play on until the position can be judged.

        `later` decides for the seat itself: what comes of an option hangs on how well one goes on.
        """
        end = self.horizon(table, seat, topic)
        table.choose(seat, option)
        for _ in range(MOST_DECISIONS):
            ask = table.ask
            if ask is None or self.clock(table, seat) >= end:
                return
            if time.perf_counter() > until:
                raise Late
            who = ask.seats()[0]
            options = ask.options_for(who)
            if len(options) == 1:
                table.choose(who, options[0])
            elif who == seat and later is not None:
                table.choose(who, later.decide_by(Insight(table, who), until))
            else:
                table.choose(who, self.inner.decide(Insight(table, who)))

    def chances(self, table: Table) -> list[float]:
        """Every seat's chance to win."""
        if table.over:
            return outcome(table)
        return self.value.chances(self.description.rows(table.play), self.description.progress(table.play))


def outcome(table: Table) -> list[float]:
    """What a game that is over has brought everybody: all to the winner, and to all the same if there is none."""
    players = table.setup.players
    result = table.result()
    winner = None if result is None else result.get("winner")
    if isinstance(winner, str) and winner in table.setup.seats:
        winner = table.setup.seats.index(winner)
    if not isinstance(winner, int):
        return [1.0 / players] * players
    return [1.0 if seat == winner else 0.0 for seat in range(players)]
