"""The review of a finished game: the chances over time, where it turned, and how much of it was luck.

The trained value gives every seat's chance to win after each decision. Where dice fell or something was drawn, it is
also asked what else could have come: the difference between what came and the average of what could is luck, the rest
of the change is play. So start + luck + own play + others' play = result, seat by seat, by construction; what is
estimated is how a change divides into luck and play.
"""

import random
from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Final

import msgspec

from tyche.bots import bot_named, bots, level_of
from tyche.bots.prospect import outcome
from tyche.bots.value import description_of, value_of
from tyche.core.ask import Option
from tyche.core.chance import Chance
from tyche.core.dice import Dice
from tyche.core.errors import SetupError
from tyche.core.seat import Glimpse
from tyche.core.table import SEED_BYTES, Table

WAYS: Final = 36
"""Outcomes of dice that are all tried; of more, so many are drawn."""
DEALS: Final = 8
"""Other draws that are tried where something was drawn."""
TURNS: Final = 6
"""Turning points that are looked into."""
APART: Final = 8
"""Decisions of one episode: of several big changes so close together only the biggest is a turning point."""
MISSED: Final = 0.06
"""By how much the chance to win must differ for a verdict."""
BEST: Final = 3
"""Alternatives that are shown."""
ADVISER: Final = "skilled"


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


class Alternative(msgspec.Struct, frozen=True):
    """What else could have been chosen, and the chance to win after it as a strong bot sees it."""

    option: Option
    chance: float
    chosen: bool


class Turn(msgspec.Struct, frozen=True):
    """A turning point: a decision or a throw that changed the chances much."""

    moment: int
    seat: int
    option: Option
    kind: str
    """``luck`` or ``play``."""
    change: float
    """For whoever decided, or for the seat whose chances changed most."""
    concerns: int
    verdict: str
    """``missed``, ``slip``, ``brave``, ``strong`` for play; ``lucky``, ``unlucky`` for luck."""
    purposes: list[str]
    alternatives: list[Alternative]


class Account(msgspec.Struct, frozen=True):
    """How a seat came from its chance at the start to its result."""

    start: float
    luck: float
    own: float
    others: float
    result: float
    adjusted: float
    """The result without luck; it may lie below 0 or above 1."""


class Review(msgspec.Struct, frozen=True):
    """All of it, as plain data."""

    game: str
    seats: list[str]
    winner: int | None
    steps: list[Step]
    turns: list[Turn]
    accounts: list[Account]


def review(table: Table, turns: int = TURNS) -> Review:
    """The review of a table whose game is over."""
    if not table.over:
        raise SetupError("only a finished game can be reviewed")
    judge = Judge(table)
    steps = list(judge.steps())
    accounts = [_account(judge.start, steps, seat) for seat in range(table.setup.players)]
    result = outcome(table)
    winner = result.index(1.0) if 1.0 in result else None
    found = [_turn(table, step, kind) for step, kind in _biggest(steps, turns)]
    return Review(table.game.name, table.setup.seats, winner, steps, found, accounts)


class Judge:
    """Walks through a game and judges every decision."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.description = description_of(table.game.name)
        self.value = value_of(table.game.name)
        self.luck = random.Random(table.digest())
        self.start = self.chances(table.at(0))

    def chances(self, table: Table) -> list[float]:
        """Every seat's chance to win."""
        if table.over:
            return outcome(table)
        return self.value.chances(self.description.rows(table.play), self.description.progress(table.play))

    def steps(self) -> Iterator[Step]:
        """Every decision with its share of luck."""
        before = self.start
        walker = self.table.at(0)
        noted = walker.watch_chance()
        for n, (seat, option) in enumerate(self.table.decisions):
            topic = walker.ask.topic if walker.ask is not None else ""
            seen = len(noted)
            walker.choose(seat, option)
            after = self.chances(walker)
            fell = noted[seen:]
            expected = self._expected(n, fell, after) if fell else after
            yield Step(
                moment=n + 1,
                seat=seat,
                option=option,
                topic=topic,
                chances=after,
                play=[there - here for there, here in zip(expected, before, strict=True)],
                luck=[there - here for there, here in zip(after, expected, strict=True)],
                purposes=list(dict.fromkeys(chance.purpose for chance in fell)),
            )
            before = after

    def _expected(self, n: int, fell: list[Chance], after: list[float]) -> list[float]:
        """The average of what could have come after a decision; what came is among it."""
        dice = [chance for chance in fell if chance.is_die]
        found = list(self._thrown(n, dice)) if dice else []
        if len(dice) < len(fell):
            found += self._drawn(n)
        found = found or [after]
        return [sum(one[seat] for one in found) / len(found) for seat in range(len(after))]

    def _thrown(self, n: int, dice: list[Chance]) -> Iterator[list[float]]:
        """What the other faces would have brought: all of them where they are few."""
        ways = prod(len(chance.could) for chance in dice)
        faces: list[tuple[int, ...]]
        if ways <= WAYS:
            faces = list(product(*(chance.could for chance in dice)))
        else:
            faces = [tuple(self.luck.choice(chance.could) for chance in dice) for _ in range(WAYS)]
        for shown in faces:
            again = self.table.at(n)
            numbers = {chance.number: face for chance, face in zip(dice, shown, strict=True)}
            again.play.dice.instead = {**(again.play.dice.instead or {}), **numbers}
            again.replay(self.table.decisions[n : n + 1])
            yield self.chances(again)

    def _drawn(self, n: int) -> Iterator[list[float]]:
        """What other cards would have brought: the decks shuffled anew."""
        for _ in range(DEALS):
            again = self.table.at(n)
            fresh = again.play.revive(again.play.state(), Dice(self.luck.randbytes(SEED_BYTES), [0, 0], None, []))
            self.table.game.reshuffle(fresh)
            for field in self.table.game.fields:
                setattr(again.play.state(), field, getattr(fresh.state(), field))
            again.replay(self.table.decisions[n : n + 1])
            yield self.chances(again)


def _account(start: list[float], steps: list[Step], seat: int) -> Account:
    luck = sum(step.luck[seat] for step in steps)
    own = sum(step.play[seat] for step in steps if step.seat == seat)
    others = sum(step.play[seat] for step in steps if step.seat != seat)
    result = steps[-1].chances[seat] if steps else start[seat]
    return Account(start[seat], luck, own, others, result, result - luck)


def _biggest(steps: list[Step], most: int) -> list[tuple[Step, str]]:
    """The steps that changed most, by luck or by play, one an episode, in the order of the game."""
    ranked = sorted(
        (
            (max(map(abs, change)), step, kind)
            for step in steps
            for kind, change in (("play", step.play), ("luck", step.luck))
        ),
        key=lambda found: -found[0],
    )
    chosen: list[tuple[Step, str]] = []
    for _, step, kind in ranked:
        if len(chosen) == most:
            break
        if all(abs(step.moment - other.moment) > APART for other, _ in chosen):
            chosen.append((step, kind))
    return sorted(chosen, key=lambda found: found[0].moment)


def _turn(table: Table, step: Step, kind: str) -> Turn:
    change = step.play if kind == "play" else step.luck
    concerns = step.seat if kind == "play" else max(range(len(change)), key=lambda seat: abs(change[seat]))
    alternatives = _alternatives(table, step) if kind == "play" else []
    if kind == "luck":
        verdict = "lucky" if change[concerns] > 0 else "unlucky"
    else:
        verdict = _verdict(step, alternatives)
    return Turn(
        step.moment, step.seat, step.option, kind, change[concerns], concerns, verdict, step.purposes, alternatives
    )


def _alternatives(table: Table, step: Step) -> list[Alternative]:
    """What a strong bot thought of the options, with what was chosen among them."""
    there = table.at(step.moment - 1)
    name = next((one for one in bots(table.game.name) if level_of(one) == ADVISER), "random")
    advice = bot_named(name, step.moment).advise(Glimpse(there, step.seat))
    judged = [(one.option, one.chance) for one in advice if one.chance is not None]
    found = [Alternative(option, chance, option == step.option) for option, chance in judged]
    ranked = sorted(found, key=lambda one: -one.chance)
    return ranked[:BEST] + [one for one in ranked[BEST:] if one.chosen]


def _verdict(step: Step, alternatives: list[Alternative]) -> str:
    """In a word: what was let slip or missed, and what was right though another was expected."""
    mine = step.play[step.seat]
    chosen = next((one.chance for one in alternatives if one.chosen), None)
    best = max((one.chance for one in alternatives), default=None)
    if chosen is not None and best is not None and best - chosen >= MISSED:
        return "missed"
    if mine <= -MISSED:
        return "slip"
    if chosen is not None and best == chosen and mine >= MISSED:
        return "strong"
    return "brave" if mine >= MISSED else "even"
