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
from tyche.bots.prospect import Late, Prospect, Timely
from tyche.core.ask import Option
from tyche.core.native import mypyc_attr
from tyche.core.seat import Glimpse
from tyche.core.table import SEED_BYTES

DROPPED: Final = 1.3
"""An option is usually dropped when it lies so many standard errors behind."""
SURER: Final = 0.8
"""The policy's choice usually gives way to one that lies so many standard errors ahead."""


class Effort:
    """How much a bot thinks: options, worlds, seconds, and how sure it wants to be."""

    def __init__(
        self, options: int, least: int, most: int, seconds: float, dropped: float = DROPPED, surer: float = SURER
    ) -> None:
        self.options = options
        self.least = least
        """Worlds in which every option is tried."""
        self.most = most
        self.seconds = seconds
        """How long a decision may take; the clock is looked at in the middle of a course of events too."""
        self.dropped = dropped
        self.surer = surer


class Course:
    """One option, and what came of it in each world."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.outcomes: list[float] = []

    def mean(self) -> float:
        """The chance of winning, on average."""
        return sum(self.outcomes) / len(self.outcomes) if self.outcomes else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner(Timely):
    """A policy with foresight. It remembers nothing between questions, so it can be seated at any time."""

    def __init__(
        self, seed: int, policy: Chooser, prospect: Prospect, effort: Effort, later: Timely | None = None
    ) -> None:
        self.seed = seed
        self.policy = policy
        """Proposes, and decides what does not matter."""
        self.prospect = prospect
        self.effort = effort
        self.later = later
        """Plays on for the seat itself, if it does so better than it expects of the others."""

    def decide(self, glimpse: Glimpse) -> Option:
        """What the policy says, unless playing on shows that something else is better."""
        return self.decide_by(glimpse, time.perf_counter() + self.effort.seconds)

    def decide_by(self, glimpse: Glimpse, until: float) -> Option:
        """The same, no later than that."""
        if len(glimpse.options) == 1:
            return glimpse.options[0]
        first = self.policy.decide(glimpse)
        if glimpse.topic not in self.prospect.topics:
            return first
        tried = self.proposals(glimpse, first)[: self.effort.options]
        return self.compare(glimpse, [Course(option) for option in tried], until) if len(tried) > 1 else first

    def aside(self, glimpse: Glimpse) -> Option | None:
        """What the policy says."""
        return self.policy.aside(glimpse)

    def proposals(self, glimpse: Glimpse, first: Option) -> list[Option]:
        """What is worth trying, the policy's choice first, then the best of each kind."""
        worths = self.policy.worths(glimpse)
        order = sorted(range(len(worths)), key=lambda n: -worths[n])
        found = [first]
        kinds = {self.prospect.kind_of(glimpse.topic, first)}
        for n in order:
            kind = self.prospect.kind_of(glimpse.topic, glimpse.options[n])
            if kind not in kinds:
                kinds.add(kind)
                found.append(glimpse.options[n])
        return found

    def compare(self, glimpse: Glimpse, courses: list[Course], until: float) -> Option:
        """The best option after enough worlds, or when the time is up. The first is the policy's."""
        luck = random.Random(f"{self.seed} {glimpse.moment} {glimpse.seat}")
        alive = courses
        for number in range(self.effort.most):
            outcomes = self._in_one_world(glimpse, alive, luck.randbytes(SEED_BYTES), until)
            if not outcomes:
                break
            for course, outcome in zip(alive, outcomes, strict=True):
                course.outcomes.append(outcome)
            if number + 1 >= self.effort.least:
                alive = _still_alive(alive, self.effort.dropped)
            if len(alive) == 1:
                break
        lead = max(alive, key=Course.mean)
        first = courses[0]
        if lead is not first and first in alive and not _ahead(lead, first, self.effort.surer):
            return first.option
        return lead.option if lead.outcomes else first.option

    def _in_one_world(self, glimpse: Glimpse, courses: list[Course], luck: bytes, until: float) -> list[float]:
        """What comes of each option in one world; nothing if the time is up before all were tried."""
        world = glimpse.imagination(luck)
        outcomes: list[float] = []
        try:
            for course in courses:
                table = world.begin()
                self.prospect.follow(table, glimpse.seat, glimpse.topic, course.option, until, self.later)
                outcomes.append(self.prospect.chances(table)[glimpse.seat])
        except Late:
            return []
        return outcomes


def _still_alive(courses: list[Course], errors: float) -> list[Course]:
    """Those that do not lie clearly behind the best."""
    lead = max(courses, key=Course.mean)
    return [course for course in courses if course is lead or not _ahead(lead, course, errors)]


def _ahead(one: Course, other: Course, errors: float) -> bool:
    """Whether one lies so many standard errors of their differences ahead of the other."""
    gaps = [a - b for a, b in zip(one.outcomes, other.outcomes, strict=True)]
    number = len(gaps)
    mean = sum(gaps) / number
    spread = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / max(1, number - 1))
    return mean > errors * spread / sqrt(number) + 1e-9
