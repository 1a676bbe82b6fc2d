"""How well the winning chances of reviews come true, in games that the values have never seen.

python -m benchmarks.calibration --games 200 --out docs     # writes docs/calibration.md and a plot for each game
"""

import argparse
import math
import random
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from tyche.bots import bot_named, usual_bot
from tyche.bots.value import description_of, softmax, value_of
from tyche.core.game import games
from tyche.core.seat import next_decision
from tyche.core.table import open_table
from tyche.study.arena import NOBODY, winning_seat
from tyche.study.fuzz import find_game
from tyche.study.training import APART, Lesson, Wandering, lessons, reliability
from tyche.study.work import work_at

SEED: Final = "held out"
"""Training takes other seeds: none of these games was learned from."""
PLAYERS: Final = 4
SIZE: Final = 320
EDGE: Final = 40
Classes = list[tuple[float, float, int]]
STANDINGS: Final = {"hellas": "standing", "scharz": "standing_of", "successors": "standing"}
"""What the policy of each game's bots thinks of a seat's position, as named terms, in its module `worth`."""
HEATS: Final = [1.25**n for n in range(-4, 28)]
"""By what worths are divided before the softmax: the best of these for the games at hand, which favours worth."""

HEAD: Final = """# Calibration of winning chances

Games of bots that the values were not trained on (fresh seeds, four players, the bots of training with a few moves at
random): mean log loss of the winner's chance, where every game counts the same, and how often chances came true. Beside
it, on the same positions, the softmax of what the bots' policy thinks a position is worth, divided by what suits these
very games best. Made by `python -m benchmarks.calibration`.

| game | games | positions | log loss | softmax of worth | better by | even chances |
|---|---|---|---|---|---|---|
"""


class Held(msgspec.Struct):
    """A game that nobody learned from: who won, and of some positions the chances and the worths of all seats."""

    winner: int
    chances: list[list[float]]
    worths: list[list[float]]


def hold(lesson: Lesson) -> Held:
    """Play one game as training does, and judge some of its positions."""
    name = lesson.game
    description, value = description_of(name), value_of(name)
    standing: Callable[[Any, int], dict[str, float]] = getattr(
        import_module(f"tyche.bots.{name}.worth"), STANDINGS[name]
    )
    table = open_table(find_game(name), lesson.players, lesson.options, None, lesson.seed_of(), log=False)
    rng = random.Random(lesson.seed_of("luck"))
    seats = range(lesson.players)
    bots = {
        seat: Wandering(bot_named(lesson.bots[0], rng.getrandbits(63)), rng, description.openings) for seat in seats
    }
    held = Held(NOBODY, [], [])
    while (decision := next_decision(table, bots)) is not None:
        table.choose(*decision)
        if table.ask is not None and rng.random() < 1 / APART:
            held.chances.append(value.chances(description.rows(table.play), description.progress(table.play)))
            held.worths.append([sum(standing(table.play, seat).values()) for seat in seats])
    held.winner = winning_seat(table.result(), table.setup.seats)
    return held


def loss_of(found: list[list[float]], winner: int) -> float:
    """The log loss of a game, the mean of its positions."""
    return -sum(math.log(max(one[winner], 1e-9)) for one in found) / len(found)


def mean_of(losses: list[float]) -> tuple[float, float]:
    """The mean of losses and its standard error."""
    number = max(1, len(losses))
    mean = sum(losses) / number
    spread = sum((loss - mean) ** 2 for loss in losses) / max(1, number - 1)
    return mean, math.sqrt(spread / number)


class Measured:
    """What came of the games of one title."""

    def __init__(self, game: str, held: list[Held]) -> None:
        self.game = game
        held = [one for one in held if one.winner != NOBODY and one.chances]
        losses = [loss_of(one.chances, one.winner) for one in held]
        rival = min((_by_worth(held, heat) for heat in HEATS), key=sum)
        self.games = len(held)
        self.positions = sum(len(one.chances) for one in held)
        self.loss = mean_of(losses)
        self.worth = mean_of(rival)
        self.better = mean_of([theirs - ours for ours, theirs in zip(losses, rival, strict=True)])
        self.classes: Classes = reliability(
            [(chance, seat == one.winner) for one in held for found in one.chances for seat, chance in enumerate(found)]
        )

    def figures(self) -> str:
        """The figures of a title, as cells of the table."""
        shown = [f"{mean:.2f} ± {error:.2f}" for mean, error in (self.loss, self.worth, self.better)]
        return " | ".join([str(self.games), str(self.positions), *shown, f"{math.log(PLAYERS):.2f}"])


def _by_worth(held: list[Held], heat: float) -> list[float]:
    """The losses of the softmax of worth."""
    return [loss_of([softmax([worth / heat for worth in row]) for row in one.worths], one.winner) for one in held]


def plot(measured: Measured) -> str:
    """Foretold chances against what came true; the size of a dot tells how many there were."""
    inner = SIZE - 2 * EDGE
    most = max(number for _, _, number in measured.classes)
    dots = "".join(
        f'<circle cx="{EDGE + foretold * inner:.1f}" cy="{EDGE + (1 - true) * inner:.1f}" '
        f'r="{3 + 7 * math.sqrt(number / most):.1f}" fill="#7b2d1e" fill-opacity=".75"/>'
        for foretold, true, number in measured.classes
    )
    ticks = "".join(
        f'<text x="{EDGE + level * inner:.0f}" y="{SIZE - EDGE + 18}" text-anchor="middle">{level:.0%}</text>'
        f'<text x="{EDGE - 6}" y="{EDGE + (1 - level) * inner + 4:.0f}" text-anchor="end">{level:.0%}</text>'
        for level in (0.0, 0.5, 1.0)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" height="{SIZE}" '
        f'font-family="sans-serif" font-size="11"><rect width="{SIZE}" height="{SIZE}" fill="#fbf6ea"/>'
        f'<path d="M{EDGE} {EDGE}V{SIZE - EDGE}H{SIZE - EDGE}" fill="none" stroke="#2a2119"/>'
        f'<path d="M{EDGE} {SIZE - EDGE}L{SIZE - EDGE} {EDGE}" stroke="#87755a" stroke-dasharray="4 4"/>'
        f'{ticks}{dots}<text x="{SIZE / 2}" y="{SIZE - 6}" text-anchor="middle">foretold</text>'
        f'<text x="{SIZE / 2}" y="20" text-anchor="middle">{measured.game}: came true</text></svg>\n'
    )


def told(measured: Measured) -> str:
    """The classes of one title as a table."""
    rows = "".join(f"| {foretold:.0%} | {true:.0%} | {number} |\n" for foretold, true, number in measured.classes)
    head = f"\n## {measured.game.capitalize()}\n\n![Chances foretold and come true](calibration-{measured.game}.svg)\n"
    return f"{head}\n| foretold | came true | how many |\n|---|---|---|\n{rows}"


def main() -> None:
    """Play, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=[name for name in games() if name != "toy"])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    found = []
    for game in given.titles:
        tasks = lessons(game, [PLAYERS], [usual_bot(game)], {}, given.games, SEED)
        measured = Measured(game, list(work_at(given.workers).run(hold, tasks)))
        print(f"{game}: {measured.figures()}", flush=True)
        found.append((measured, f"| {game} | {measured.figures()} |\n"))
    if given.out is not None:
        rows, parts = "".join(row for _, row in found), "".join(told(measured) for measured, _ in found)
        (given.out / "calibration.md").write_text(HEAD + rows + parts, encoding="utf-8")
        for measured, _ in found:
            (given.out / f"calibration-{measured.game}.svg").write_text(plot(measured), encoding="utf-8")


if __name__ == "__main__":
    main()
