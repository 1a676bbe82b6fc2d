"""Learning what a position promises: self-play, a fit to how the games ended, and a check on games that were kept out.

Every game is played with a few moves at random, so that there is something to learn from; of each some positions are
kept, every seat in the numbers that the game declares. The fit is a conditional logit: the grade of a seat is a
weighted sum of its numbers, chances are the softmax of grades, signs that are known are kept.
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from math import sqrt
from typing import Any

import msgspec

from tyche.bots import bot_named
from tyche.bots.value import MOST, Description, Value, description_of
from tyche.bots.weights import FORMAT, Weights
from tyche.core.ask import Option
from tyche.core.errors import SetupError
from tyche.core.game import OptionValue
from tyche.core.seat import Bot, Glimpse, next_decision
from tyche.core.table import SEED_BYTES, open_table
from tyche.study.arena import NOBODY, winning_seat
from tyche.study.fuzz import find_game
from tyche.study.ledger import Ledger, results
from tyche.study.simulate import MOST_DECISIONS
from tyche.study.work import Work

Numbers = Any
"""An array of numpy, which need not be installed."""
WANDERING = 0.04
"""The share of moves at random."""
DRAWS = 200
"""How often options are drawn until a game can be played with them."""
APART = 9
"""Decisions between two positions that are kept, on average."""
HELD_OUT = 5
"""One of so many games is kept out of the fit."""
RIDGE = 3.0
"""How firmly weights are held to what is known before: like so many games."""
STEPS = 1000
"""How often the weights are changed at most."""
SETTLED = 1e-7
"""The fit is over when a step betters the log loss by less."""
NOISE = 1e-8
"""Differences of the log loss that are mere rounding."""
EASING = 0.97
"""By how much steps are tried longer again."""
DIGITS = 4


class Lesson(msgspec.Struct, frozen=True):
    """One game to be played for learning."""

    number: int
    game: str
    players: int
    bots: list[str]
    options: dict[str, OptionValue]
    seed: str

    def seed_of(self, use: str = "") -> bytes:
        """The seed of the game, or of something in it."""
        words = f"train {self.seed} {self.game} {self.players} {self.number} {use}"
        return blake2b(words.encode(), digest_size=SEED_BYTES).digest()


class Position(msgspec.Struct):
    """All seats in numbers, and how much of the game was over."""

    progress: float
    rows: list[list[float]]


class Taught(msgspec.Struct):
    """What a game taught: positions, and who won."""

    number: int
    winner: int
    positions: list[Position]


class Wandering(Bot):
    """A bot that now and then does anything, and always at some questions."""

    def __init__(self, bot: Bot, rng: random.Random, anything: frozenset[str]) -> None:
        self.bot = bot
        self.rng = rng
        self.anything = anything

    def decide(self, glimpse: Glimpse) -> Option:
        """Mostly what the other decides."""
        if glimpse.topic in self.anything or (len(glimpse.options) > 1 and self.rng.random() < WANDERING):
            return self.rng.choice(glimpse.options)
        return self.bot.decide(glimpse)

    def aside(self, glimpse: Glimpse) -> Option | None:
        """What the other says."""
        return self.bot.aside(glimpse)


def lessons(
    game: str, players: Sequence[int], bots: list[str], options: dict[str, OptionValue], games: int, seed: str
) -> list[Lesson]:
    """The games to be played: the numbers of players take turns, and what may vary is drawn for each."""
    found = []
    for n in range(games):
        number = players[n % len(players)]
        drawn = options_for(game, number, options, random.Random(f"{seed} {game} {n}"))
        found.append(Lesson(n, game, number, bots, drawn, seed))
    return found


def options_for(game: str, players: int, options: dict[str, OptionValue], rng: random.Random) -> dict[str, OptionValue]:
    """The options of one game: those that are given; what may vary is drawn until so many players can play it."""
    rules, varied = find_game(game), description_of(game).varied
    free = [option for option in rules.options if option.name in varied and option.name not in options]
    for _ in range(DRAWS if free else 0):
        drawn = {**options, **{option.name: rng.choice(option.values) for option in free}}
        try:
            rules.check(players, drawn, None)
        except SetupError:
            continue
        return drawn
    return options


def learn_from(lesson: Lesson) -> Taught:
    """Play one game and keep some of its positions."""
    description = description_of(lesson.game)
    table = open_table(find_game(lesson.game), lesson.players, lesson.options, None, lesson.seed_of(), log=False)
    rng = random.Random(lesson.seed_of("luck"))
    bots: dict[int, Bot] = {}
    for seat in range(lesson.players):
        name = lesson.bots[(seat + lesson.number) % len(lesson.bots)]
        bots[seat] = Wandering(bot_named(name, rng.getrandbits(63)), rng, description.openings)
    kept: list[Position] = []
    while (decision := next_decision(table, bots)) is not None:
        if len(table.decisions) >= MOST_DECISIONS:
            raise SetupError(f"game {lesson.number} is not over after {MOST_DECISIONS} decisions")
        table.choose(*decision)
        if table.ask is not None and rng.random() < 1 / APART:
            kept.append(position_of(description, table.play))
    return Taught(lesson.number, winning_seat(table.result(), table.setup.seats), kept)


def position_of(description: Description, play: object) -> Position:
    """A position in numbers."""
    rows = [[round(float(number), DIGITS) for number in row] for row in description.rows(play)]
    return Position(round(description.progress(play), DIGITS), rows)


def learn(tasks: Sequence[Lesson], work: Work, ledger: Ledger | None = None) -> Iterator[Taught]:
    """Play games to learn from, in their order; what is in the ledger is not played again."""
    yield from results(partial(work.run, learn_from), tasks, Taught, ledger)


# Fitting.


class Fit(msgspec.Struct):
    """A value, and how well it foretells games that it has not seen."""

    weights: Weights
    loss: float
    """Mean log loss; -log of the number of players is a guess."""
    guess: float
    """The log loss of giving everybody the same chance."""
    games: int
    held_out: int
    reliability: list[tuple[float, float, int]]
    """Foretold chance, share that came true, how many: ten classes."""


def fit(
    game: str, rules: str, taught: Iterable[Taught], ridge: float | None = None, recipe: dict[str, object] | None = None
) -> Fit:
    """Fit a value to games, and check it on those that are kept out."""
    np = _numpy()
    description = description_of(game)
    found = [one for one in taught if one.winner != NOBODY and one.positions]
    if len(found) < 2 * HELD_OUT:
        raise SetupError(f"{len(found)} games are too few to learn from")
    seen = [one for one in found if not kept_out(one.number)]
    every = np.array([row for one in seen for position in one.positions for row in position.rows])
    means, spreads = every.mean(0), every.std(0) + 1e-6
    ridge = RIDGE / len(seen) if ridge is None else ridge
    signs = np.array([feature.sign for feature in description.features])
    prior = np.array([feature.prior for feature in description.features]) * spreads
    known = np.concatenate([prior, 2 * prior])
    theta = _descend(np, *_stacked(np, seen, means, spreads), np.concatenate([signs, signs]), known, ridge)
    begin, end = theta[: len(means)], theta[len(means) :]
    parts = [[round(float(one), 6) for one in part] for part in (means, spreads, begin, end - begin)]
    weights = Weights(
        FORMAT, game, rules, description.names, parts[0], parts[1], parts[2], parts[3], dict(recipe or {})
    )
    checked = _checked(weights, len(seen), [one for one in found if kept_out(one.number)])
    weights.recipe |= {"held_out": checked.held_out, "loss": round(checked.loss, 4), "guess": round(checked.guess, 4)}
    return checked


def kept_out(number: int) -> bool:
    """Whether a game only serves the check: drawn, because numbers of players and bots take turns too."""
    return random.Random(number).random() < 1 / HELD_OUT


def _numpy() -> Any:
    try:
        import numpy
    except ImportError as error:
        raise SetupError("learning needs numpy: pip install 'tyche[train]'") from error
    return numpy


def _stacked(
    np: Any, games: list[Taught], means: Numbers, spreads: Numbers
) -> tuple[Numbers, Numbers, Numbers, Numbers]:
    """Positions as arrays (position, seat, number), padded to the largest table; who won; which seats there are.

    Every number is there twice: as far as the game is yet to come, and as far as it is over.
    """
    positions = [(position, one.winner) for one in games for position in one.positions]
    seats = max(len(position.rows) for position, _ in positions)
    numbers = np.zeros((len(positions), seats, len(means)), np.float32)
    there = np.zeros((len(positions), seats), bool)
    for n, (position, _) in enumerate(positions):
        numbers[n, : len(position.rows)] = np.clip((np.array(position.rows) - means) / spreads, -MOST, MOST)
        there[n, : len(position.rows)] = True
    late = np.array([position.progress for position, _ in positions], np.float32)[:, None, None]
    winners = np.array([winner for _, winner in positions])
    weight = np.concatenate([np.full(len(one.positions), 1 / len(one.positions)) for one in games]) / len(games)
    return np.concatenate([numbers * (1 - late), numbers * late], 2), there, winners, weight


def _descend(
    np: Any,
    numbers: Numbers,
    there: Numbers,
    winners: Numbers,
    weight: Numbers,
    signs: Numbers,
    prior: Numbers,
    ridge: float,
) -> Numbers:
    """Weights at the beginning and at the end of a game; those of a known sign keep it. Steps go on while they help.

    Accelerated proximal gradient (FISTA) with steps as long as the loss allows, begun anew where it rises. Every game
    counts the same, however long it was; the fewer there are, the more the prior does (`ridge`).
    """
    at = np.arange(len(winners))

    def look(theta: Numbers) -> tuple[float, Numbers]:
        grades = np.where(there, numbers @ theta.astype(np.float32), -np.inf)
        odds = np.exp(grades - grades.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        loss = -float((np.log(np.maximum(odds[at, winners], 1e-12)) * weight).sum())
        return loss + 0.5 * ridge * float(((theta - prior) ** 2).sum()), odds

    def slope(theta: Numbers, odds: Numbers) -> Numbers:
        odds[at, winners] -= 1
        gap = (odds * weight[:, None]).astype(np.float32)
        return np.tensordot(gap, numbers, ([0, 1], [0, 1])) + ridge * (theta - prior)

    theta = ahead = prior
    last, pace, curve = np.inf, 1.0, 1.0
    for _ in range(STEPS):
        loss, odds = look(ahead)
        down = slope(ahead, odds)
        while True:
            step = ahead - down / curve
            step = np.where(step * signs < 0, 0.0, step)
            by = step - ahead
            found, _ = look(step)
            if found <= loss + float((down * by).sum()) + 0.5 * curve * float((by * by).sum()) + NOISE:
                break
            curve *= 2
        if found > last:
            ahead, last, pace = theta, np.inf, 1.0
            continue
        settled = last - found < SETTLED
        following = (1 + sqrt(1 + 4 * pace * pace)) / 2
        theta, ahead = step, step + (pace - 1) / following * (step - theta)
        last, pace, curve = found, following, EASING * curve
        if settled:
            break
    return theta


def _checked(weights: Weights, seen: int, others: list[Taught]) -> Fit:
    """How well a value foretells games that it has not seen; every game counts the same."""
    np = _numpy()
    value = Value(weights)
    losses: list[float] = []
    guesses: list[float] = []
    foretold: list[tuple[float, bool]] = []
    for one in others:
        loss = 0.0
        for position in one.positions:
            chances = value.chances(position.rows, position.progress)
            loss -= float(np.log(max(chances[one.winner], 1e-9)))
            foretold += [(chance, seat == one.winner) for seat, chance in enumerate(chances)]
        losses.append(loss / len(one.positions))
        guesses.append(float(np.log(len(one.positions[0].rows))))
    number = max(1, len(losses))
    return Fit(weights, sum(losses) / number, sum(guesses) / number, seen, len(others), reliability(foretold))


def reliability(foretold: list[tuple[float, bool]]) -> list[tuple[float, float, int]]:
    """Chances in ten classes: what was foretold on average, how often it came true, and how many there are."""
    classes: list[list[tuple[float, bool]]] = [[] for _ in range(10)]
    for chance, true in foretold:
        classes[min(9, int(10 * chance))].append((chance, true))
    return [
        (sum(chance for chance, _ in one) / len(one), sum(true for _, true in one) / len(one), len(one))
        for one in classes
        if one
    ]
