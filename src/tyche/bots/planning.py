"""Bots that look further than one question: a policy proposes, its own continuation in shared imagined worlds decides.

Of a question that matters, the few most promising options are played out in worlds that may be the real one, everybody
following the policy, until a moment at which the position can be judged. All options are tried in the same worlds;
those that fall behind are dropped early (sequential halving by their paired differences), and the policy's own choice
stays unless another is clearly better.
"""

import random
import time
from math import sqrt
from typing import Final

from tyche.bots.choosing import Chooser
from tyche.core.ask import Option
from tyche.core.seat import Bot, Glimpse, Insight
from tyche.core.table import SEED_BYTES, Table

MOST_DECISIONS: Final = 300
"""Decisions of one course of events."""
DROPPED: Final = 1.3
"""An option is dropped when it lies so many standard errors behind."""
SURER: Final = 0.8
"""The policy's choice gives way to one that lies so many standard errors ahead."""


class Effort:
    """How much a bot thinks: options, worlds, seconds."""

    def __init__(self, options: int, least: int, most: int, seconds: float) -> None:
        self.options = options
        self.least = least
        """Worlds in which every option is tried."""
        self.most = most
        self.seconds = seconds
        """How long a decision may take; the clock is looked at in the middle of a course of events too."""


class Late(Exception):
    """The time is up."""


class Course:
    """One option, and what came of it in each world."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.outcomes: list[float] = []

    def mean(self) -> float:
        """The chance of winning, on average."""
        return sum(self.outcomes) / len(self.outcomes) if self.outcomes else 0.0


class Planner(Bot):
    """A policy with foresight. Each game says which questions matter, how far to look, and what a position promises."""

    policy: Chooser
    """Proposes, and decides what does not matter."""
    inner: Chooser
    """Plays on in imagination; as good as the policy, or quicker."""
    topics: frozenset[str]
    """The questions that matter."""

    def __init__(self, seed: int, effort: Effort) -> None:
        self.rng = random.Random(seed)
        self.effort = effort

    # What a game says.

    def end_of(self, table: Table, seat: int) -> int:
        """How far to look from here, on the clock of `clock`."""
        raise NotImplementedError

    def clock(self, table: Table, seat: int) -> int:
        """What tells when a course of events has gone far enough."""
        raise NotImplementedError

    def promise(self, table: Table, seat: int) -> float:
        """The seat's chance to win."""
        raise NotImplementedError

    def proposals(self, glimpse: Glimpse, worths: list[float]) -> list[Option]:
        """What is worth trying, the best first."""
        order = sorted(range(len(worths)), key=lambda n: -worths[n])
        return [glimpse.options[n] for n in order]

    # Deciding.

    def decide(self, glimpse: Glimpse) -> Option:
        """What the policy says, unless playing on shows that something else is better."""
        if len(glimpse.options) == 1 or glimpse.topic not in self.topics:
            return self.policy.decide(glimpse)
        until = time.perf_counter() + self.effort.seconds
        first = self.policy.decide(glimpse)
        found = self.proposals(glimpse, self.policy.worths(glimpse))
        tried = [first, *[option for option in found if option != first]][: self.effort.options]
        return self.compare(glimpse, [Course(option) for option in tried], until) if len(tried) > 1 else first

    def compare(self, glimpse: Glimpse, courses: list[Course], until: float) -> Option:
        """The best option after enough worlds, or when the time is up. The first is the policy's."""
        alive = courses
        for number in range(self.effort.most):
            outcomes = self._in_one_world(glimpse, alive, until)
            if not outcomes:
                break
            for course, outcome in zip(alive, outcomes, strict=True):
                course.outcomes.append(outcome)
            if number + 1 >= self.effort.least:
                alive = _still_alive(alive)
            if len(alive) == 1:
                break
        lead = max(alive, key=Course.mean)
        first = courses[0]
        if lead is not first and first in alive and not _ahead(lead, first, SURER):
            return first.option
        return lead.option if lead.outcomes else first.option

    def _in_one_world(self, glimpse: Glimpse, courses: list[Course], until: float) -> list[float]:
        """What comes of each option in one world; nothing if the time is up before all were tried."""
        world = glimpse.imagination(self.rng.randbytes(SEED_BYTES))
        try:
            return [self._outcome(world.begin(), glimpse.seat, course.option, until) for course in courses]
        except Late:
            return []

    def _outcome(self, table: Table, seat: int, option: Option, until: float) -> float:
        end = self.end_of(table, seat)
        table.choose(seat, option)
        for _ in range(MOST_DECISIONS):
            ask = table.ask
            if ask is None or self.clock(table, seat) >= end:
                break
            if time.perf_counter() > until:
                raise Late
            who = ask.seats()[0]
            options = ask.options_for(who)
            table.choose(who, options[0] if len(options) == 1 else self.inner.decide(Insight(table, who)))
        return self.promise(table, seat)


def _still_alive(courses: list[Course]) -> list[Course]:
    """Those that do not lie clearly behind the best."""
    lead = max(courses, key=Course.mean)
    return [course for course in courses if course is lead or not _ahead(lead, course, DROPPED)]


def _ahead(one: Course, other: Course, errors: float) -> bool:
    """Whether one lies so many standard errors of their differences ahead of the other."""
    gaps = [a - b for a, b in zip(one.outcomes, other.outcomes, strict=True)]
    number = len(gaps)
    mean = sum(gaps) / number
    spread = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / max(1, number - 1))
    return mean > errors * spread / sqrt(number) + 1e-9
