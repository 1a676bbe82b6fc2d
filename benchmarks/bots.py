"""Bots against each other: win rates, kinds of victory, milliseconds (of processor time) a decision.

python -m benchmarks.bots successors strategos,random,random,random --games 40
"""

import argparse
import random
import time
from collections import Counter, defaultdict
from hashlib import blake2b

from tyche.bots import bot_named
from tyche.core.game import Game, game_named
from tyche.core.seat import Bot, Glimpse
from tyche.core.table import SEED_BYTES, Table, open_table

MOST_DECISIONS = 50_000


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


def play(game: Game, names: list[str], seed: int, tally: Tally, some_options: bool) -> None:
    """One game; the bots sit where their names stand."""
    rng = random.Random(seed)
    options = {o.name: rng.choice(o.values) for o in game.options if rng.random() < 0.5} if some_options else {}
    key = blake2b(f"match {seed}".encode(), digest_size=SEED_BYTES).digest()
    table = open_table(game, len(names), options, seed=key, log=False)
    seated = [bot_named(name, seed * 10 + seat) for seat, name in enumerate(names)]
    for _ in range(MOST_DECISIONS):
        if table.ask is None:
            break
        take_turn(table, seated, names, tally)
    tally.add(table, names)


def take_turn(table: Table, seated: list[Bot], names: list[str], tally: Tally) -> None:
    """One decision: somebody who speaks up, or else whoever is waited for."""
    ask = table.ask
    assert ask is not None
    for seat in ask.asides or ():
        option = seated[seat].aside(Glimpse(table, seat))
        if option is not None:
            table.choose(seat, option)
            return
    seat = ask.seats()[0]
    glimpse = Glimpse(table, seat)
    started = time.process_time()
    option = seated[seat].decide(glimpse)
    tally.time(names[seat], ask.topic, time.process_time() - started)
    table.choose(seat, option)


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
