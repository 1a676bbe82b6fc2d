"""Many games of bots, the same by seed however many processes play them. It knows no game."""

from collections.abc import Iterator
from functools import partial
from hashlib import blake2b
from statistics import mean, median

import msgspec

from tyche.bots import bot_named
from tyche.core.errors import SetupError
from tyche.core.game import OptionValue
from tyche.core.record import record_of
from tyche.core.seat import next_decision
from tyche.core.table import SEED_BYTES, open_table
from tyche.study.fuzz import find_game
from tyche.study.ledger import Ledger
from tyche.study.work import Work

MOST_DECISIONS = 50_000
GROUPS = "groups"
"""The key of a line under which it says what to group wins by: kind -> for each seat a list of ids (see `facets`)."""


class Match:
    """Games to be played: of what, for how many, by whom, with which options and luck."""

    def __init__(
        self,
        game: str,
        players: int,
        bots: list[str],
        options: dict[str, OptionValue],
        seed: str = "1",
        records: bool = False,
    ) -> None:
        if not bots:
            raise SetupError("a match needs at least one bot")
        self.game = game
        self.players = players
        self.bots = bots
        self.options = options
        self.seed = seed
        self.records = records

    def seated(self, n: int) -> list[str]:
        """Who sits where in the n-th game: the bots move on by one seat from game to game."""
        return [self.bots[(seat + n) % len(self.bots)] for seat in range(self.players)]

    def seed_of(self, n: int, use: str = "") -> bytes:
        """The seed of the n-th game, or of one of its bots."""
        words = f"{self.seed} {self.game} {self.players} {n} {use}"
        return blake2b(words.encode(), digest_size=SEED_BYTES).digest()


class Played:
    """One game that was played."""

    def __init__(self, line: dict[str, object], record: bytes) -> None:
        self.line = line
        self.record = record
        """The record of the game, if the match keeps records."""


def play_game(match: Match, n: int) -> Played:
    """Play the n-th game of a match."""
    game = find_game(match.game)
    table = open_table(game, match.players, match.options, None, match.seed_of(n), log=False)
    names = match.seated(n)
    bots = {
        seat: bot_named(name, int.from_bytes(match.seed_of(n, f"bot {seat}")[:8], "little"))
        for seat, name in enumerate(names)
    }
    while (decision := next_decision(table, bots)) is not None:
        if len(table.decisions) >= MOST_DECISIONS:
            raise SetupError(f"game {n} of the match is not over after {MOST_DECISIONS} decisions")
        table.choose(*decision)
    line: dict[str, object] = {
        "game": game.name,
        "number": n,
        "seed": match.seed_of(n).hex(),
        "players": match.players,
        "options": table.setup.options,
        "seats": table.setup.seats,
        "bots": names,
        "decisions": len(table.decisions),
        "result": table.result(),
        GROUPS: game.facets(table.play).groups,
    }
    return Played(line, record_of(table) if match.records else b"")


def play_games(match: Match, number: int, work: Work, first: int = 0) -> Iterator[Played]:
    """Play games in order of their numbers, wherever the work is done."""
    yield from work.run(partial(play_game, match), range(first, number))


def played_before(match: Match, ledger: Ledger) -> list[dict[str, object]]:
    """The lines of games of a match that were played before; those of another match are refused."""
    lines = []
    for n, line in enumerate(ledger.done()):
        found = msgspec.json.decode(line, type=dict[str, object])
        wanted = {"game": match.game, "number": n, "seed": match.seed_of(n).hex(), "bots": match.seated(n)}
        given = found.get("options")
        if any(found.get(key) != value for key, value in wanted.items()) or not isinstance(given, dict):
            raise ledger.other()
        if any(given.get(name) != value for name, value in match.options.items()):
            raise ledger.other()
        lines.append(found)
    return lines


# Counting.


class Tally:
    """Wins and games by anything that games can be grouped by."""

    def __init__(self) -> None:
        self.games = 0
        self.lengths: list[int] = []
        self.wins: dict[str, dict[str, list[int]]] = {}
        """Group -> member -> [wins, games]."""
        self.counts: dict[str, dict[str, int]] = {}
        """Fact of the result -> value -> games."""

    def add(self, line: dict[str, object]) -> None:
        """Count one game."""
        seats, bots, result = line["seats"], line["bots"], line["result"]
        assert isinstance(seats, list)
        assert isinstance(bots, list)
        assert isinstance(result, dict)
        self.games += 1
        self.lengths.append(int(str(line["decisions"])))
        winner = result.get("winner")
        winning = winner if isinstance(winner, int) else seats.index(winner) if winner in seats else -1
        groups: dict[str, list[list[str]]] = {"seat": [[name] for name in seats], "bot": [[name] for name in bots]}
        told = line.get(GROUPS, result.get(GROUPS, {}))  # lines of old have it in the result
        assert isinstance(told, dict)
        groups |= told
        for group, members in groups.items():
            for seat, idents in enumerate(members):
                for ident in idents:
                    tally = self.wins.setdefault(group, {}).setdefault(ident, [0, 0])
                    tally[0] += seat == winning
                    tally[1] += 1
        for fact, value in result.items():
            if fact != "winner" and isinstance(value, (str, int)):
                counted = self.counts.setdefault(fact, {})
                counted[str(value)] = counted.get(str(value), 0) + 1

    def lengths_summary(self) -> dict[str, float]:
        """Shortest, median, mean and longest game, in decisions."""
        if not self.lengths:
            return {}
        found = self.lengths
        return {"least": min(found), "median": median(found), "mean": mean(found), "most": max(found)}
