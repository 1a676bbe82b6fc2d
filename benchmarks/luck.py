"""Whether the luck accounts of reviews add up, and whether their errors are what they say.

    python -m benchmarks.luck build/blunders        # records, or folders of them

Start, luck and play add up to the result by construction. How a change divides is estimated where not all of what could
have come is tried: so every game is judged twice, by independent samples, and the luck of each seat may differ by as
much as the two stated errors allow (in standard errors: 1 on average, beyond 2 in one of twenty).
"""

import argparse
import time
from math import sqrt
from pathlib import Path
from typing import Final

from tyche.core.record import load_record, table_from
from tyche.core.table import Table
from tyche.study.judging import Judge
from tyche.study.review import account_of
from tyche.study.reviewed import Account

SURE: Final = 2.0
TINY: Final = 1e-9


def accounts_of(table: Table, sample: str = "") -> list[Account]:
    """The accounts of all seats, by one sample."""
    judge = Judge(table, sample)
    steps = list(judge.steps())
    return [account_of(judge.start, steps, seat) for seat in range(table.setup.players)]


def apart(one: Account, other: Account) -> float | None:
    """How many standard errors two estimates of a seat's luck lie apart; None if nothing was sampled."""
    error = sqrt(one.error**2 + other.error**2)
    return (one.luck - other.luck) / error if error > TINY else None


def main() -> None:
    """Judge, compare, tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", nargs="+", type=Path)
    given = parser.parse_args()
    files = sorted({file for path in given.records for file in (path.glob("*.json") if path.is_dir() else [path])})
    found: dict[str, list[tuple[float, float, float | None, float]]] = {}
    for file in files:
        data = file.read_bytes()
        if not data:
            continue
        table = table_from(load_record(data))
        started = time.process_time()
        first, second = accounts_of(table), accounts_of(table, "again")
        seconds = (time.process_time() - started) / 2
        rows = found.setdefault(table.game.name, [])
        for one, other in zip(first, second, strict=True):
            gap = abs(one.start + one.luck + one.own + one.others - one.result)
            rows.append((gap, one.error, apart(one, other), seconds))
    print("| game | seats | largest gap of a sum | mean error of luck | apart (root mean square) | beyond 2 |")
    print("|---|---|---|---|---|---|")
    for game, rows in found.items():
        scores = [score for _, _, score, _ in rows if score is not None]
        spread = sqrt(sum(score**2 for score in scores) / max(1, len(scores)))
        beyond = sum(abs(score) > SURE for score in scores)
        error = sum(error for _, error, _, _ in rows) / len(rows)
        gap = max(gap for gap, _, _, _ in rows)
        print(f"| {game} | {len(rows)} | {gap:.0e} | {error:.3f} | {spread:.2f} | {beyond} of {len(scores)} |")


if __name__ == "__main__":
    main()
