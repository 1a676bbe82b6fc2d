"""Bots against each other: win rates, kinds of victory, milliseconds (of processor time) a decision.

python -m benchmarks.bots successors strategos,random,random,random --games 40
"""

import argparse
import random
import time
from collections import Counter, defaultdict
from hashlib import blake2b

from tyche.bots import bot_named
from tyche.core.ask import Option
from tyche.core.game import Game, game_named
from tyche.core.seat import Bot, Glimpse, next_decision
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.study.fuzz import random_options
from tyche.study.simulate import MOST_DECISIONS


class Tally:
    """The results of a match and the time each bot took."""

    def __init__(self) -> None:
        self.games = 0
        self.wins: Counter[str] = Counter()
        self.victories: Counter[str] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.decisions: Counter[str] = Counter()
        self.longest: dict[str, float] = {}
        self.slowest: dict[str, str] = {}

    def time(self, name: str, topic: str, seconds: float) -> None:
        """Count one decision."""
        self.seconds[name] += seconds
        self.decisions[name] += 1
        if seconds > self.longest.get(name, 0.0):
            self.longest[name], self.slowest[name] = seconds, topic

    def add(self, table: Table, names: list[str]) -> None:
        """Count one game."""
        result = table.result()
        assert result is not None
        self.games += 1
        winner = result["winner"]
        assert isinstance(winner, int)
        self.wins[names[winner]] += 1
        when = result.get("turn", result.get("year", "?"))
        self.victories[f"{result['victory']} in turn {when} by {names[winner]}"] += 1

    def show(self) -> None:
        """Print everything."""
        for name, wins in self.wins.most_common():
            print(f"{name}: {wins} of {self.games} games, {100 * wins / self.games:.0f} %")
        for kind, number in sorted(self.victories.items()):
            print(f"  {number:4d} {kind}")
        for name, seconds in self.seconds.items():
            mean = 1000 * seconds / self.decisions[name]
            print(
                f"{name}: {self.decisions[name]} decisions, {mean:.2f} ms each, "
                f"longest {1000 * self.longest[name]:.0f} ms ({self.slowest[name]})"
            )


class Timed(Bot):
    """A bot whose decisions are timed."""

    def __init__(self, name: str, seed: int, tally: Tally) -> None:
        self.name = name
        self.bot = bot_named(name, seed)
        self.tally = tally

    def decide(self, glimpse: Glimpse) -> Option:
        """What the bot decides."""
        started = time.process_time()
        option = self.bot.decide(glimpse)
        self.tally.time(self.name, glimpse.topic, time.process_time() - started)
        return option

    def aside(self, glimpse: Glimpse) -> Option | None:
        """What the bot has to say."""
        return self.bot.aside(glimpse)


def play(game: Game, names: list[str], seed: int, tally: Tally, some_options: bool) -> None:
    """One game; the bots sit where their names stand."""
    rng = random.Random(seed)
    options = random_options(game, rng) if some_options else {}
    key = blake2b(f"match {seed}".encode(), digest_size=SEED_BYTES).digest()
    table = open_table(game, len(names), options, seed=key, log=False)
    seated = {seat: Timed(name, seed * 10 + seat, tally) for seat, name in enumerate(names)}
    while len(table.decisions) < MOST_DECISIONS and (decision := next_decision(table, seated)) is not None:
        table.choose(*decision)
    tally.add(table, names)


def main() -> None:
    """Play as the command line says; seats rotate from game to game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bots", help="one name a seat, such as strategos,random,random,random")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", action="store_true", help="draw table options at random")
    parser.add_argument("--seconds", type=float, default=0.0, help="begin no game after so long (default: no limit)")
    given = parser.parse_args()
    started = time.perf_counter()
    names = given.bots.split(",")
    tally = Tally()
    for number in range(given.games):
        if given.seconds and time.perf_counter() - started > given.seconds:
            break
        turned = names[-(number % len(names)) :] + names[: -(number % len(names))] if number % len(names) else names
        play(game_named(given.game), turned, given.seed * 10_000 + number, tally, given.options)
    tally.show()


if __name__ == "__main__":
    main()
