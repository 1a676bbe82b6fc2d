"""Judging a game decision by decision: the chances after each, and how much of a change was luck.

The trained value gives every seat's chance to win. Where dice fell or something was drawn, it is also asked what else
could have come: the difference between what came and the average of what could is luck, the rest of the change is play.
"""

import random
from collections.abc import Iterator
from itertools import product
from math import prod, sqrt
from typing import Final

from tyche.bots import bot_named, bots, level_of
from tyche.bots.prospect import Prospect, outcome
from tyche.bots.value import description_of, value_of
from tyche.core.ask import Option
from tyche.core.chance import Chance
from tyche.core.dice import Dice
from tyche.core.imagination import Imagination
from tyche.core.seat import Bot, Insight
from tyche.core.table import SEED_BYTES, Table
from tyche.core.telling import Telling
from tyche.study.reviewed import BATTLE, BOARD, CARDS, Anchor, Period, Step

WAYS: Final = 36
"""Outcomes of dice that are all tried; of more, so many are drawn."""
DEALS: Final = 8
"""Other draws that are tried where something was drawn."""
ANCHORS: Final = 12
"""Moments at which the chances are tried by playing on, at most."""
STRETCH: Final = 12
"""Decisions between two of them, at least."""
COURSES: Final = 4
"""Courses of events that are played on from such a moment."""
FURTHEST: Final = 60
"""Decisions of such a course."""
SURE: Final = 0.005
"""No chance is known better than this before the end."""
ADVISER: Final = "skilled"
CARD: Final = "card"


def adviser(game: str) -> Bot:
    """The bot whose opinion a review gives."""
    name = next((one for one in bots(game) if level_of(one) == ADVISER), "random")
    return bot_named(name, 0)


class Judge:
    """Walks through a game and judges every decision."""

    def __init__(self, table: Table, sample: str = "") -> None:
        """`sample` draws another sample of what could have come."""
        self.table = table
        self.description = description_of(table.game.name)
        self.value = value_of(table.game.name)
        self.luck = random.Random(table.digest() + sample)
        first = self.first()
        self.base = len(first.decisions)
        self.start = self.chances(first)
        self.periods: list[Period] = []
        self.fights = _fights(table.play.log or [])

    def first(self) -> Table:
        """The table at its first moment."""
        return self.table.at(0, every=1)

    def chances(self, table: Table) -> list[float]:
        """Every seat's chance to win."""
        if table.over:
            return outcome(table)
        return self.value.chances(self.description.rows(table.play), self.description.progress(table.play))

    # Decision by decision.

    def steps(self) -> Iterator[Step]:
        """Every decision with its share of luck."""
        before = self.start
        walker = self.first()
        noted = walker.watch_chance()
        for n, (seat, option) in enumerate(self.table.decisions[self.base :], self.base):
            phase = self._phase(walker, n)
            topic, seen = walker.ask.topic if walker.ask is not None else "", len(noted)
            walker.choose(seat, option)
            after = self.chances(walker)
            fell = noted[seen:]
            expected, errors = self._expected(walker, n, fell, after) if fell else (after, [])
            yield Step(
                moment=n + 1,
                seat=seat,
                option=option,
                topic=topic,
                chances=after,
                play=[there - here for there, here in zip(expected, before, strict=True)],
                luck=[there - here for there, here in zip(after, expected, strict=True)],
                purposes=list(dict.fromkeys(chance.purpose for chance in fell if chance.purpose)),
                errors=errors,
                drawn=any(not chance.is_die for chance in fell),
                phase=phase,
                kind=self._kind(n + 1, topic, option, fell),
            )
            before = after

    def _phase(self, walker: Table, n: int) -> str:
        """The phase of the game before a decision; where a turn begins is noted."""
        shown = self.table.game.public(walker.play)
        fields = self.table.game.board(self.table.setup).get("turn") if not self.periods else [self.periods[0].field]
        field = str(fields[0]) if isinstance(fields, list) and fields else ""
        value = shown.get(field)
        if isinstance(value, int | str) and (not self.periods or self.periods[-1].value != value):
            self.periods.append(Period(n, field, value))
        return str(shown.get("phase") or "")

    def _kind(self, moment: int, topic: str, option: Option, fell: list[Chance]) -> str:
        """What a decision is about: the fight under way, a card that it names or that is drawn, else the board."""
        if moment in self.fights:
            return BATTLE
        verb = self.table.game.verbs.of(str(option[0]), topic)
        names = [] if verb is None else [argument.kind.name for argument in verb.arguments[: len(option) - 1]]
        return CARDS if CARD in names or any(not chance.is_die for chance in fell) else BOARD

    def _expected(
        self, walker: Table, n: int, fell: list[Chance], after: list[float]
    ) -> tuple[list[float], list[float]]:
        """The average of what could have come after a decision, and its standard error if that was sampled."""
        there = walker.at(n, every=1)
        dice = [chance for chance in fell if chance.is_die]
        whole = len(dice) == len(fell) and prod(len(chance.could) for chance in dice) <= WAYS
        found = list(self._thrown(there, n, dice)) if dice else []
        if len(dice) < len(fell):
            found += self._drawn(there, n)
        found = found or [after]
        means = [sum(one[seat] for one in found) / len(found) for seat in range(len(after))]
        return means, [] if whole else [error_of([one[seat] for one in found]) for seat in range(len(after))]

    def _thrown(self, there: Table, n: int, dice: list[Chance]) -> Iterator[list[float]]:
        """What the other faces would have brought: all of them where they are few."""
        ways = prod(len(chance.could) for chance in dice)
        faces: list[tuple[int, ...]]
        if ways <= WAYS:
            faces = list(product(*(chance.could for chance in dice)))
        else:
            faces = [tuple(self.luck.choice(chance.could) for chance in dice) for _ in range(WAYS)]
        for shown in faces:
            again = there.fork()
            numbers = {chance.number: face for chance, face in zip(dice, shown, strict=True)}
            again.play.dice.instead = {**(again.play.dice.instead or {}), **numbers}
            again.replay(self.table.decisions[n : n + 1])
            yield self.chances(again)

    def _drawn(self, there: Table, n: int) -> Iterator[list[float]]:
        """What other cards would have brought: the decks shuffled anew."""
        for _ in range(DEALS):
            again = there.fork()
            self._reshuffle(again)
            again.replay(self.table.decisions[n : n + 1])
            yield self.chances(again)

    def _reshuffle(self, again: Table) -> None:
        """Shuffle anew what nobody at the table knows."""
        fresh = again.play.revive(again.play.state(), Dice(self.luck.randbytes(SEED_BYTES), [0, 0], None, []))
        self.table.game.reshuffle(fresh)
        for field in self.table.game.fields:
            setattr(again.play.state(), field, getattr(fresh.state(), field))

    # Playing on.

    def anchors(self) -> list[Anchor]:
        """Some moments, evenly spread, at which the chances are tried by playing on."""
        prospect = getattr(adviser(self.table.game.name), "prospect", None)
        last = len(self.table.decisions)
        if not isinstance(prospect, Prospect) or last == self.base:
            return []
        number = max(1, min(ANCHORS, (last - self.base) // STRETCH))
        moments = [self.base + (last - self.base) * k // number for k in range(number)]
        return [self._anchor(prospect, moment) for moment in moments]

    def _anchor(self, prospect: Prospect, moment: int) -> Anchor:
        """How far the value of a position lies from what playing on comes to, and how far the courses lie apart."""
        there = self.table.at(moment, every=1)
        value = self.chances(there)
        found = [] if there.ask is None else [self._course(prospect, there) for _ in range(COURSES)]
        found = found or [value]
        seats = range(len(value))
        means = [sum(one[seat] for one in found) / len(found) for seat in seats]
        errors = [
            max(SURE, sqrt((means[seat] - value[seat]) ** 2 + error_of([one[seat] for one in found]) ** 2))
            for seat in seats
        ]
        return Anchor(moment, means, errors)

    def _course(self, prospect: Prospect, there: Table) -> list[float]:
        """What comes of a position, hands as they were, by other dice and cards, everybody playing on for a while."""
        table = Imagination(there, 0, self.luck.randbytes(SEED_BYTES), anew=False).begin()
        self._reshuffle(table)
        for _ in range(FURTHEST):
            ask = table.ask
            if ask is None:
                break
            who = ask.seats()[0]
            options = ask.options_for(who)
            table.choose(who, options[0] if len(options) == 1 else prospect.inner.decide(Insight(table, who)))
        return self.chances(table)


def _fights(log: list[Telling]) -> set[int]:
    """The moments at which two sides face each other: from the beginning to the end of each such scene."""
    spans: dict[str, list[int]] = {}
    faced: set[str] = set()
    for telling in log:
        scene = telling.scene
        if scene is not None:
            key = str(scene["key"])
            spans.setdefault(key, []).append(telling.moment)
            sides = scene["sides"]
            if isinstance(sides, list) and len(sides) > 1:
                faced.add(key)
    return {moment for key in faced for moment in range(spans[key][0], spans[key][-1] + 1)}


def error_of(values: list[float]) -> float:
    """The standard error of a mean."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
