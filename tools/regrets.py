"""How often the coach would speak up of a move: of the moves of practised bots, and of others drawn at random.

`python -m tools.regrets hellas --games 3 --share 0.1` looks at a tenth of the decisions that could be taken back.
"""

import argparse
import random
from collections import Counter

from tyche.bots import bot_named, bots, level_of
from tyche.bots.regret import regret
from tyche.core.seat import Bot, Glimpse, next_decision
from tyche.core.table import Table, open_table
from tyche.study.fuzz import find_game
from tyche.study.simulate import Match


def of_level(game: str, level: str) -> str:
    """The name of a game's bot of a level."""
    return next(name for name in bots(game) if level_of(name) == level)


class Count:
    """What was looked at in some games."""

    def __init__(self, game: str, players: int, share: float) -> None:
        self.match = Match(game, players, [of_level(game, "practised")], {})
        self.share = share
        self.coach = of_level(game, "skilled")
        self.seen: Counter[str] = Counter()

    def play(self, n: int) -> None:
        """One game; some of its decisions are looked at, each beside another option drawn at random."""
        luck = random.Random(n)
        setup = find_game(self.match.game)
        table = open_table(setup, self.match.players, self.match.options, None, self.match.seed_of(n), log=False)
        players: dict[int, Bot] = {
            seat: bot_named(name, n * 100 + seat) for seat, name in enumerate(self.match.seated(n))
        }
        while (decision := next_decision(table, players)) is not None:
            seat, option = decision
            others = [other for other in table.options(seat) if other != option]
            before = table.fork() if others and luck.random() < self.share else None
            table.choose(seat, option)
            if table.undoable(seat) != len(table.decisions) - 1:
                continue
            self.seen["could be taken back"] += 1
            if before is not None:
                self._look(before, seat, option, "of the bot")
                self._look(before, seat, luck.choice(others), "at random")
        self.seen["games"] += 1

    def _look(self, table: Table, seat: int, option: tuple[str | int, ...], whose: str) -> None:
        self.seen[f"{whose}, looked at"] += 1
        found = regret(bot_named(self.coach, 1), Glimpse(table, seat), option)
        if found is not None:
            self.seen[f"{whose}, told"] += 1
            print(f"{whose}: {option}, {found.chance:.2f} instead of {found.better:.2f}", flush=True)


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--share", type=float, default=0.1)
    given = parser.parse_args()
    count = Count(given.game, given.players, given.share)
    for n in range(given.games):
        count.play(n)
        print(dict(count.seen), flush=True)


if __name__ == "__main__":
    main()
