"""Planted blunders: bots play, one of them throws a won game away at a known move, and the review must find it.

python -m benchmarks.blunders successors --games 10
"""

import argparse
import random
import time
from typing import Final

from tyche.bots import bot_named, usual_bot
from tyche.core.ask import Option
from tyche.core.game import game_named
from tyche.core.record import load_record, record_of, table_from
from tyche.core.seat import Glimpse
from tyche.core.table import Table, open_table, seed_from
from tyche.study.judging import Judge
from tyche.study.review import review
from tyche.study.simulate import next_decision
from tyche.study.turning import priced, thinker

WON: Final = 0.5
"""The chance from which a game counts as won: several times an even share."""
THROWN_AWAY: Final = 0.25
"""What the planted option must cost."""
TRIED: Final = 6
"""Options, the worst by the policy, among which the blunder is looked for."""
FIRST: Final = 3
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
    table = open_table(rules, players or PLAYERS.get(game, rules.least), None, None, seed_from(f"blunder {seed}"))
    bots = {seat: bot_named(usual_bot(game), seed * 10 + seat) for seat in range(table.setup.players)}
    judge, luck = Judge(table), random.Random(seed)
    found: tuple[int, int, float] | None = None
    while (decision := next_decision(table, bots)) is not None:
        seat, option = decision
        worst = None if found or luck.random() > 0.2 else _blunder(judge, table, seat, option)
        if worst is not None:
            found = (len(table.decisions) + 1, seat, worst[1])
            option = worst[0]
        table.choose(seat, option)
    return None if found is None else Planted(table_from(load_record(record_of(table))), *found)


def _blunder(judge: Judge, table: Table, seat: int, best: Option) -> tuple[Option, float] | None:
    """An option that throws a won game away, and what it costs."""
    prospect, policy = thinker(table.game.name)
    if table.ask is None or table.ask.topic not in prospect.topics or judge.chances(table)[seat] < WON:
        return None
    glimpse = Glimpse(table, seat)
    if len(glimpse.options) < 2:
        return None
    worths = dict(zip(glimpse.options, policy.worths(glimpse), strict=True))
    others = sorted((one for one in glimpse.options if one != best), key=lambda one: worths[one])[:TRIED]
    judged = {one.option: one.chance for one in priced(prospect, glimpse, [best, *others], None)}
    worst = min(others, key=lambda one: judged[one])
    cost = judged[best] - judged[worst]
    return (worst, cost) if cost >= THROWN_AWAY else None


def main() -> None:
    """Plant, review, count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    reviewed = seen = 0
    seed = given.seed
    while reviewed < given.games:
        game = planted(given.game, seed)
        seed += 1
        if game is None:
            continue
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
