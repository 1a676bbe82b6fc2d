"""Measure one build of the engine: prints one JSON object. `benchmarks.run` calls it for each build.

Time is that of the processor, so that a busy machine changes less.
"""

import json
import random
import statistics
import time
from collections.abc import Callable
from functools import partial

import chess

import tyche.core.table as engine
from benchmarks import speed_arguments
from tyche.cli.arguments import parse_options
from tyche.core.game import Game, OptionValue, game_named
from tyche.core.record import load_record, record_of, table_from
from tyche.core.seat import Glimpse
from tyche.core.table import SEED_BYTES, Table, open_table

CHESS_PLIES = 300


def rate(work: Callable[[int], int], run: int) -> float:
    """Units of work a second."""
    start = time.process_time()
    done = work(run)
    return done / (time.process_time() - start)


def chess_games(run: int) -> int:
    """Random play of python-chess: plies made."""
    plies = 0
    for game in range(4):
        luck = random.Random(10 * run + game)
        board = chess.Board()
        for _ in range(CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(luck.choice(moves))
            plies += 1
    return plies


class Match:
    """What is played: a game, for how many, with which options."""

    def __init__(self, game: Game, players: int, options: dict[str, OptionValue]) -> None:
        self.game = game
        self.players = players
        self.options = options

    def opened(self, seed: bytes, log: bool = True) -> Table:
        """A table at its first decision."""
        return open_table(self.game, self.players, self.options, seed=seed, log=log)


def random_game(match: Match, number: int, log: bool = False) -> Table:
    """A table played to its end by chance."""
    luck = random.Random(number)
    table = match.opened(number.to_bytes(32, "little"), log)
    while table.ask is not None:
        seat = table.ask.seats()[0]
        table.choose(seat, luck.choice(table.ask.options_for(seat)))
    return table


def decisions(match: Match, run: int) -> int:
    """Random play of ours: decisions taken."""
    return sum(len(random_game(match, 4 * run + k).decisions) for k in range(2))


def moments(match: Match, count: int) -> list[Table]:
    """Tables stopped at random moments."""
    found = []
    for number in range(count):
        luck = random.Random(1000 + number)
        table = match.opened(number.to_bytes(32, "big"))
        for _ in range(luck.randrange(50, 900)):
            if table.ask is None:
                break
            seat = table.ask.seats()[0]
            table.choose(seat, luck.choice(table.ask.options_for(seat)))
        if table.ask is not None:
            found.append(table)
    return found


def milliseconds(work: Callable[[], object], repeat: int) -> float:
    """Mean milliseconds of a piece of work."""
    start = time.process_time()
    for _ in range(repeat):
        work()
    return 1000 * (time.process_time() - start) / repeat


def imaginings(tables: list[Table]) -> dict[str, float]:
    """Milliseconds of imagining a table, of one more copy at a loop head, and of saving the bare state there."""
    seed = bytes(SEED_BYTES)
    glimpses = [Glimpse(table, table.awaited()[0]) for table in tables]
    heads = [one for one in [glimpse.imagination(seed) for glimpse in glimpses] if one.at_head]
    return {
        "imagine": statistics.mean([milliseconds(partial(glimpse.imagine, seed), 5) for glimpse in glimpses]),
        "copy": statistics.mean([milliseconds(one.begin, 20) for one in heads]),
        "save": statistics.mean([milliseconds(one.begin().play.save, 20) for one in heads]),
    }


def measure(match: Match, runs: int) -> dict[str, object]:
    """All figures of one build."""
    reference, ours = [], []
    for run in range(runs):  # side by side, so that both meet the same load
        reference.append(rate(chess_games, run))
        ours.append(rate(lambda run: decisions(match, run), run))
    tables = moments(match, 40)
    forks = [milliseconds(table.fork, 5) for table in tables]
    views = [milliseconds(lambda t=table: t.view(t.awaited()[0]), 5) for table in tables]  # type: ignore[misc]
    imagined = imaginings(tables)
    finished = load_record(record_of(random_game(match, 7, log=True)))
    replays = [milliseconds(lambda: table_from(finished), 1) for _ in range(runs)]
    return {
        "build": "compiled" if engine.__file__.endswith(".so") else "interpreted",
        "chess": statistics.median(reference),
        "decisions": statistics.median(ours),
        "ratio": statistics.median(mine / theirs for mine, theirs in zip(ours, reference, strict=True)),
        "fork": statistics.mean(forks),
        "view": statistics.mean(views),
        **imagined,
        "replay": statistics.median(replays),
        "length": len(finished.decisions),
    }


def main() -> None:
    """Command line."""
    options = speed_arguments(__doc__).parse_args()
    game = game_named(options.game)
    match = Match(game, options.players, parse_options(game, options.options))
    print(json.dumps(measure(match, options.runs)))


if __name__ == "__main__":
    main()
