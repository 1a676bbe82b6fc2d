"""The review of a finished game: the chances over time, where it turned, and how much of it was luck.

Every change of the chances is divided into luck and play (`judging`). So start + luck + own play + others' play =
result, seat by seat, by construction; what is estimated is how a change divides.
"""

from collections.abc import Iterable
from math import sqrt
from typing import Final

from tyche.bots.prospect import outcome
from tyche.core.errors import SetupError
from tyche.core.table import Table
from tyche.core.telling import EVERYBODY, Telling
from tyche.study.judging import Judge
from tyche.study.reviewed import FORMAT, KINDS, Account, Gain, Happening, Review, Step
from tyche.study.turning import APART, TURNS, told_of, turning_points

STORY: Final = 8
"""Happenings of the story that are shown on the curve."""


def review(table: Table, turns: int = TURNS) -> Review:
    """The review of a table whose game is over; it must have kept its log."""
    if not table.over:
        raise SetupError("only a finished game can be reviewed")
    judge = Judge(table)
    steps = list(judge.steps())
    log = table.play.log or []
    seats = range(table.setup.players)
    result = outcome(table)
    return Review(
        format=FORMAT,
        game=table.game.name,
        seats=table.setup.seats,
        winner=result.index(1.0) if 1.0 in result else None,
        base=judge.base,
        steps=steps,
        turns=turning_points(table, log, steps, turns),
        accounts=[account_of(judge.start, steps, seat) for seat in seats],
        gains=[list(_gains(steps, seat)) for seat in seats],
        story=_story(table, log, judge.base),
        periods=judge.periods,
        anchors=judge.anchors(),
    )


def account_of(start: list[float], steps: list[Step], seat: int) -> Account:
    """How a seat came from its chance at the start to its result."""
    luck = sum(step.luck[seat] for step in steps)
    own = sum(step.play[seat] for step in steps if step.seat == seat)
    others = sum(step.play[seat] for step in steps if step.seat != seat)
    result = steps[-1].chances[seat] if steps else start[seat]
    draws = sum(step.luck[seat] for step in steps if step.drawn)
    error = sqrt(sum(step.errors[seat] ** 2 for step in steps if step.errors))
    return Account(start[seat], luck, own, others, result, result - luck, luck - draws, draws, error)


def _gains(steps: list[Step], seat: int) -> Iterable[Gain]:
    """What a seat gained and lost by phases and by kinds of decisions; each of both sums up to the whole change."""
    for phase in dict.fromkeys(step.phase for step in steps):
        yield _gain("phase", phase, [step for step in steps if step.phase == phase], seat)
    for kind in KINDS:
        yield _gain("kind", kind, [step for step in steps if step.kind == kind], seat)


def _gain(by: str, name: str, steps: list[Step], seat: int) -> Gain:
    own = sum(step.play[seat] for step in steps if step.seat == seat)
    others = sum(step.play[seat] for step in steps if step.seat != seat)
    return Gain(by, name, own, others, sum(step.luck[seat] for step in steps))


def _story(table: Table, log: list[Telling], base: int) -> list[Happening]:
    """What mattered most, not too close together, in the order in which it happened."""
    weights = table.game.weighty
    told = [one for one in log if one.message in weights and one.audience == EVERYBODY and one.moment > base]
    chosen: list[Telling] = []
    apart = max(APART, (len(table.decisions) - base) // (2 * STORY))
    for telling in sorted(told, key=lambda one: (-weights[one.message].weight, -one.moment)):
        if len(chosen) < STORY and all(abs(telling.moment - other.moment) > apart for other in chosen):
            chosen.append(telling)
    return [Happening(one.moment, told_of(table, one)) for one in sorted(chosen, key=lambda one: one.moment)]
