"""Who has better chances: bots play many games, and wins are counted by seat and by what the game groups by.

    python -m tools.balance scharz --games 500 --workers 2

A game is played with its usual options, or with the `TABLES` that the folder of its bots names, where ``map=*`` stands
for every map: as many games at each of them. What was played stays in `build/balance`, and the same command goes on
from there.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path

from tyche.core.game import OptionValue, game_named

FOLDER = Path("build") / "balance"


def tables(game: str) -> list[str]:
    """The options of the tables at which games are counted, as `tyche simulate` reads them."""
    folder = f"tyche.bots.{game}"
    told: str = getattr(import_module(folder), "TABLES", "") if find_spec(folder) else ""
    words = [word.removesuffix("*") for word in told.split(",")]
    each = [[f"{word}{value}" for value in values_of(game, word)] if word.endswith("=") else [word] for word in words]
    return [",".join(one) for one in product(*each)]


def values_of(game: str, word: str) -> Sequence[OptionValue]:
    """All values of an option."""
    return next(option.values for option in game_named(game).options if word == f"{option.name}=")


def matches(game: str, games: int, bots: str, workers: int) -> Iterator[list[str]]:
    """What `tyche` is asked for, for each table."""
    options = tables(game)
    for number, chosen in enumerate(options):
        out = FOLDER / (f"{game}-{number}.jsonl" if len(options) > 1 else f"{game}.jsonl")
        said = ["simulate", game, "--games", str(-(-games // len(options))), "--workers", str(workers)]
        yield [*said, "--options", chosen, "--bots", bots, "--seed", "balance", "--out", str(out)]


def main() -> int:
    """Play and count."""
    parser = argparse.ArgumentParser(description="Count who wins, by seat and by what the game groups by.")
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bots", default="", help="the bots (default: the usual one of the game)")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in asked.game:
        for words in matches(game, asked.games, asked.bots, asked.workers):
            print("tyche", *words, flush=True)
            subprocess.run([sys.executable, "-m", "tyche", *words], check=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
