"""How well the winning chances of reviews come true, in games that the values have never seen.

python -m benchmarks.calibration --games 200 --out docs     # writes docs/calibration.md and a plot for each game
"""

import argparse
import math
from pathlib import Path
from typing import Final

from tyche.bots import usual_bot
from tyche.bots.value import value_of
from tyche.core.game import games
from tyche.study.training import Taught, learn, lessons, reliability
from tyche.study.work import work_at

SEED: Final = "held out"
"""Training takes other seeds: none of these games was learned from."""
PLAYERS: Final = 4
SIZE: Final = 320
EDGE: Final = 40
Classes = list[tuple[float, float, int]]

HEAD: Final = """# Calibration of winning chances

Games of bots that the values were not trained on: mean log loss of the winner's chance (every game counts the same),
and how often chances came true. Made by `python -m benchmarks.calibration`.

| game | games | positions | log loss | even chances |
|---|---|---|---|---|
"""


class Measured:
    """What came of the games of one title."""

    def __init__(self, game: str, taught: list[Taught]) -> None:
        self.game = game
        value = value_of(game)
        losses: list[float] = []
        foretold: list[tuple[float, bool]] = []
        for one in taught:
            if one.winner < 0 or not one.positions:
                continue
            chances = [value.chances(position.rows, position.progress) for position in one.positions]
            losses.append(-sum(math.log(max(found[one.winner], 1e-9)) for found in chances) / len(chances))
            foretold += [(chance, seat == one.winner) for found in chances for seat, chance in enumerate(found)]
        self.games = len(losses)
        self.positions = len(foretold) // PLAYERS
        self.loss = sum(losses) / max(1, len(losses))
        spread = sum((loss - self.loss) ** 2 for loss in losses) / max(1, len(losses) - 1)
        self.error = math.sqrt(spread / max(1, len(losses)))
        self.classes: Classes = reliability(foretold)


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
        measured = Measured(game, list(learn(tasks, work_at(given.workers))))
        line = f"{measured.games} | {measured.positions} | {measured.loss:.2f} ± {measured.error:.2f}"
        print(f"{game}: {line} | {math.log(PLAYERS):.2f}", flush=True)
        found.append((measured, f"| {game} | {line} | {math.log(PLAYERS):.2f} |\n"))
    if given.out is not None:
        rows, parts = "".join(row for _, row in found), "".join(told(measured) for measured, _ in found)
        (given.out / "calibration.md").write_text(HEAD + rows + parts, encoding="utf-8")
        for measured, _ in found:
            (given.out / f"calibration-{measured.game}.svg").write_text(plot(measured), encoding="utf-8")


if __name__ == "__main__":
    main()
