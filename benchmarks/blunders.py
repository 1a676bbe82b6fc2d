"""Planted blunders: bots play, one of them throws a won game away at a known move, and the review must find it.

python -m benchmarks.blunders successors --games 10 --keep build/blunders   # what was played is not played again
"""

import argparse
import random
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from tyche.bots import bot_named, usual_bot
from tyche.core.ask import Option
from tyche.core.game import game_named
from tyche.core.record import load_record, record_of, table_from
from tyche.core.seat import Glimpse, next_decision
from tyche.core.table import Table, open_table, seed_from
from tyche.study.judging import Judge
from tyche.study.review import review
from tyche.study.training import options_for
from tyche.study.turning import WORLDS, priced, thinker

WON: Final = 0.5
"""The chance from which a game counts as won: several times an even share."""
THROWN_AWAY: Final = 0.2
"""What the planted option must cost."""
FEWEST: Final = 3
SURE: Final = 24
"""Worlds in which the planted option must cost as much in the end."""
TRIED: Final = 4
"""Options, the worst by the policy, among which the blunder is looked for."""
OFTEN: Final = 0.5
"""The share of decisions at which a blunder is looked for, so that it may come early or late."""
FIRST: Final = 3
SEEDS: Final = 1000
NOTHING: Final = "none"
"""In the name of the file of a game without an occasion for a blunder."""
PLAYERS: Final = {"hellas": 3, "scharz": 3, "successors": 3}


class Planted:
    """A game with a blunder: after which decision it was made, by whom, and what it cost as it seemed then."""

    def __init__(self, table: Table, moment: int, seat: int, cost: float) -> None:
        self.table = table
        self.moment = moment
        self.seat = seat
        self.cost = cost


def planted(game: str, seed: int, players: int = 0) -> Planted | None:
    """A game of bots with a blunder in it; None if there was no occasion for one."""
    rules = game_named(game)
    seats = players or PLAYERS.get(game, rules.least)
    options = options_for(game, seats, {}, random.Random(f"blunder {seed}"))  # where games may differ, they do
    table = open_table(rules, seats, options, None, seed_from(f"blunder {seed}"))
    bots = {seat: bot_named(usual_bot(game), seed * 10 + seat) for seat in range(table.setup.players)}
    judge, luck = Judge(table), random.Random(seed)
    found: tuple[int, int, float] | None = None
    while (decision := next_decision(table, bots)) is not None:
        seat, option = decision
        worst = None if found or luck.random() > OFTEN else _blunder(judge, table, seat, option)
        if worst is not None:
            found = (len(table.decisions) + 1, seat, worst[1])
            option = worst[0]
        table.choose(seat, option)
    return None if found is None else Planted(table_from(load_record(record_of(table))), *found)


def _blunder(judge: Judge, table: Table, seat: int, best: Option) -> tuple[Option, float] | None:
    """An option that throws a won game away, and what it costs."""
    prospect, policy = thinker(table.game.name)
    if len(table.options(seat)) < FEWEST or judge.chances(table)[seat] < WON:
        return None
    glimpse = Glimpse(table, seat)
    worths = dict(zip(glimpse.options, policy.worths(glimpse), strict=True))
    others = sorted((one for one in glimpse.options if one != best), key=lambda one: worths[one])[:TRIED]
    cost, worst = 0.0, others[0]
    for worlds in (1, WORLDS, SURE):  # a glance first; what only seems to cost much is no blunder
        judged = {one.option: one.chance for one in priced(prospect, glimpse, [best, *others], None, worlds)}
        worst = min(others, key=lambda one: judged[one])
        cost = judged[best] - judged[worst]
        if cost < THROWN_AWAY:
            return None
    return worst, cost


def games_of(game: str, first: int, keep: Path | None) -> Iterator[Planted]:
    """Games with a blunder in them, by rising seeds; those that were kept are taken from their files."""
    for seed in range(first, first + SEEDS):
        files = [] if keep is None else sorted(keep.glob(f"{game}-{seed}-*"))
        if files:
            moment, seat, cost = files[0].stem.split("-")[2:]
            if moment != NOTHING:
                yield Planted(table_from(load_record(files[0].read_bytes())), int(moment), int(seat), float(cost))
            continue
        found = planted(game, seed)
        if keep is not None:
            keep.mkdir(parents=True, exist_ok=True)
            told = (NOTHING, 0, 0) if found is None else (found.moment, found.seat, round(found.cost, 3))
            name = "-".join(map(str, [game, seed, *told]))
            (keep / f"{name}.json").write_bytes(b"" if found is None else record_of(found.table))
        if found is not None:
            yield found


def main() -> None:
    """Plant, review, count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    reviewed = seen = 0
    for game in islice(games_of(given.game, given.seed, given.keep), given.games):
        started = time.process_time()
        ranks = {turn.moment: turn.rank for turn in review(game.table).turns}
        rank = ranks.get(game.moment, 0)
        reviewed += 1
        seen += 1 <= rank <= FIRST
        seconds = time.process_time() - started
        length = len(game.table.decisions)
        print(
            f"decision {game.moment} of {length}, cost {game.cost:.2f}: rank {rank or '-'}, {seconds:.0f} s", flush=True
        )
    print(f"{given.game}: {seen} of {reviewed} among the first {FIRST}")


if __name__ == "__main__":
    main()
