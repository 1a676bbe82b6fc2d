"""How strong bots are: matches in which everybody sits everywhere under the same luck, and ratings with intervals.

A *deal* is one seed. Each deal is played once for every seat, the bots moving on by one seat from game to game, so
that neither the cards nor the order of play favour anybody. Games of one deal resemble each other; intervals therefore
come from drawing whole deals again (bootstrap), not single games.

Ratings are those of the Plackett-Luce model (the chance to win is one's strength over the sum of all strengths at the
table), fitted to all games at once by Hunter's MM algorithm: unlike ratings that are updated game by game they do not
depend on the order of the games. They are given on the scale of chess: 400 points are odds of ten to one.
"""

import random
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from itertools import combinations, pairwise
from math import log10, sqrt
from typing import Any

import msgspec

from tyche.bots import bot_named
from tyche.core.ask import Option
from tyche.core.errors import SetupError
from tyche.core.game import OptionValue
from tyche.core.seat import Bot, Glimpse, next_decision
from tyche.core.table import SEED_BYTES, open_table
from tyche.study.fuzz import find_game
from tyche.study.ledger import Ledger, results
from tyche.study.simulate import MOST_DECISIONS
from tyche.study.work import Work

RESAMPLES = 400
"""How often the deals are drawn again for an interval."""
OFTEN = 10
"""How many deals of a ladder quick bots play for one of the slowest."""
SCALE = 400.0
SURE = 1.96
"""Standard errors of a 95 % interval."""
NOBODY = -1


class Game(msgspec.Struct, frozen=True):
    """One game of a match, complete: whoever plays it comes to the same result."""

    number: int
    deal: int
    game: str
    bots: list[str]
    """Who sits where."""
    options: dict[str, OptionValue]
    seed: str

    def seed_of(self, use: str = "") -> bytes:
        """The seed of the deal, or of one of its bots."""
        words = f"{self.seed} {self.game} {len(self.bots)} {self.deal} {use}"
        return blake2b(words.encode(), digest_size=SEED_BYTES).digest()


class Thinking(msgspec.Struct):
    """How long a bot thought in one game: questions with a choice, seconds in all, and the longest."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0


class Line(msgspec.Struct):
    """What became of a game."""

    number: int
    deal: int
    bots: list[str]
    winner: int
    """The seat that won; NOBODY in a draw."""
    decisions: int
    result: dict[str, object] | None
    thinking: dict[str, Thinking]


# Who plays whom.


def gauntlet(challenger: str, field: Sequence[str], players: int, deals: int) -> Iterator[tuple[int, list[str]]]:
    """One bot against a table full of others: for each deal the challenger sits on every seat once."""
    others = [field[n % len(field)] for n in range(players - 1)]
    for deal in range(deals):
        yield from _rotated(deal, [challenger, *others])


def ladder(bots: Sequence[str], players: int, deals: int) -> Iterator[tuple[int, list[str]]]:
    """Each bot against a table full of the one before it, the weakest first.

    The last, which thinks longest, plays so many deals; the others `OFTEN` times as many.
    """
    first = 0
    for n, (below, above) in enumerate(pairwise(bots), 2):
        number = deals if n == len(bots) else OFTEN * deals
        for deal, company in gauntlet(above, [below], players, number):
            yield first + deal, company
        first += number


def round_robin(bots: Sequence[str], players: int, deals: int) -> Iterator[tuple[int, list[str]]]:
    """Everybody against everybody: the companies of one table take turns from deal to deal."""
    if len(bots) >= players:
        companies = [list(company) for company in combinations(bots, players)]
    else:
        companies = [[bots[(n + first) % len(bots)] for n in range(players)] for first in range(len(bots))]
    for deal in range(deals):
        yield from _rotated(deal, companies[deal % len(companies)])


def _rotated(deal: int, company: list[str]) -> Iterator[tuple[int, list[str]]]:
    for first in range(len(company)):
        yield deal, company[first:] + company[:first]


def games_of(
    game: str, pairing: Iterable[tuple[int, list[str]]], options: dict[str, OptionValue], seed: str
) -> list[Game]:
    """The games of a match, numbered."""
    return [Game(number, deal, game, bots, options, seed) for number, (deal, bots) in enumerate(pairing)]


# Playing.


class Timed(Bot):
    """A bot with a watch: what it decides is what the other decides."""

    def __init__(self, bot: Bot, thinking: Thinking) -> None:
        self.bot = bot
        self.thinking = thinking

    def decide(self, glimpse: Glimpse) -> Option:
        """What the other decides; questions with one answer take no time."""
        if len(glimpse.options) == 1:
            return glimpse.options[0]
        started = time.perf_counter()
        option = self.bot.decide(glimpse)
        self._note(time.perf_counter() - started)
        return option

    def aside(self, glimpse: Glimpse) -> Option | None:
        """What the other says."""
        return self.bot.aside(glimpse)

    def _note(self, seconds: float) -> None:
        thinking = self.thinking
        thinking.decisions += 1
        thinking.seconds += seconds
        thinking.longest = max(thinking.longest, seconds)


def play(task: Game) -> Line:
    """Play one game."""
    game = find_game(task.game)
    table = open_table(game, len(task.bots), task.options, None, task.seed_of(), log=False)
    thinking: dict[str, Thinking] = {name: Thinking() for name in task.bots}
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(task.bots):
        seed = int.from_bytes(task.seed_of(f"bot {name} {seat}")[:8], "little")
        bots[seat] = Timed(bot_named(name, seed), thinking[name])
    while (decision := next_decision(table, bots)) is not None:
        if len(table.decisions) >= MOST_DECISIONS:
            raise SetupError(f"game {task.number} of the match is not over after {MOST_DECISIONS} decisions")
        table.choose(*decision)
    result = table.result()
    winner = winning_seat(result, table.setup.seats)
    return Line(task.number, task.deal, task.bots, winner, len(table.decisions), result, thinking)


def winning_seat(result: dict[str, object] | None, seats: list[str]) -> int:
    """The seat that a result names; NOBODY for a draw."""
    winner = None if result is None else result.get("winner")
    if isinstance(winner, int):
        return winner
    return seats.index(winner) if isinstance(winner, str) and winner in seats else NOBODY


def winning_seats(result: dict[str, Any] | None, seats: list[str]) -> list[int]:
    """The seats that a result names, where several may share a victory."""
    said = result or {}
    winners = said.get("winners", [said.get("winner")])
    return [seat for seat, name in enumerate(seats) if seat in winners or name in winners]


def play_all(games: Sequence[Game], work: Work, ledger: Ledger | None = None) -> Iterator[Line]:
    """Play games, in their order; what is in the ledger is not played again."""
    yield from results(partial(work.run, play), games, Line, ledger)


# Counting.


class Interval(msgspec.Struct):
    """An estimate with its 95 % interval."""

    value: float
    least: float
    most: float


class Standing(msgspec.Struct):
    """How a bot fared."""

    bot: str
    games: int
    """Seats it had; a table may have several of them."""
    wins: int
    share: Interval
    """Wins of 100 seats; fair is 100 over the number of players."""
    rating: Interval
    gap: Interval
    """How far its rating is above that of the next one; 0 for the weakest."""
    mean: float
    """Seconds a decision, where there was a choice."""
    longest: float


def standings(lines: Sequence[Line], anchor: str = "") -> list[Standing]:
    """Everybody's results, the strongest first. The anchor's rating is 0; without one the weakest's is."""
    deals: dict[int, list[Line]] = {}
    for line in lines:
        deals.setdefault(line.deal, []).append(line)
    names = sorted({bot for line in lines for bot in line.bots})
    base = anchor or min(ratings(lines, names).items(), key=lambda entry: entry[1])[0]
    draws = [lines, *resampled(list(deals.values()))]
    rated = [_against(ratings(drawn, names), base) for drawn in draws]
    shared = [_shares(drawn, names) for drawn in draws]
    order = sorted(names, key=lambda bot: -rated[0][bot])
    below = dict(zip(order, [*order[1:], order[-1]], strict=True))
    return [
        _standing(
            bot,
            lines,
            [one[bot] for one in rated],
            [one[bot] - one[below[bot]] for one in rated],
            [one[bot] for one in shared],
        )
        for bot in order
    ]


def _standing(bot: str, lines: Sequence[Line], rated: list[float], above: list[float], shared: list[float]) -> Standing:
    thinking = [line.thinking[bot] for line in lines if bot in line.bots]
    decisions = sum(one.decisions for one in thinking)
    return Standing(
        bot,
        sum(line.bots.count(bot) for line in lines),
        sum(line.winner != NOBODY and line.bots[line.winner] == bot for line in lines),
        interval_of(shared),
        interval_of(rated),
        interval_of(above),
        sum(one.seconds for one in thinking) / max(1, decisions),
        max(one.longest for one in thinking),
    )


def resampled(deals: list[list[Line]], times: int = RESAMPLES) -> Iterator[list[Line]]:
    """The games of as many deals of each company, drawn with replacement; always the same draws."""
    rng = random.Random(len(deals))
    companies: dict[tuple[str, ...], list[list[Line]]] = {}
    for deal in deals:
        companies.setdefault(tuple(sorted(deal[0].bots)), []).append(deal)
    for _ in range(times if len(deals) > 1 else 0):
        drawn = [deal for same in companies.values() for deal in rng.choices(same, k=len(same))]
        yield [line for deal in drawn for line in deal]


def interval_of(values: list[float]) -> Interval:
    """The first is the estimate, the others what came of other draws."""
    drawn = sorted(values[1:]) or values
    low, high = int(0.025 * len(drawn)), min(len(drawn) - 1, int(0.975 * len(drawn)))
    return Interval(values[0], drawn[low], drawn[high])


def _shares(lines: Sequence[Line], names: list[str]) -> dict[str, float]:
    wins, seats = dict.fromkeys(names, 0), dict.fromkeys(names, 0)
    for line in lines:
        for bot in line.bots:
            seats[bot] += 1
        if line.winner != NOBODY:
            wins[line.bots[line.winner]] += 1
    return {name: 100 * wins[name] / max(1, seats[name]) for name in names}


def ratings(lines: Sequence[Line], names: list[str], steps: int = 60) -> dict[str, float]:
    """Ratings of the Plackett-Luce model by Hunter's MM algorithm; a bit of a draw with everybody keeps them finite."""
    tables: dict[tuple[str, ...], int] = {}
    wins = dict.fromkeys(names, 0.0)
    for line in lines:
        if line.winner != NOBODY:
            wins[line.bots[line.winner]] += 1
            company = tuple(sorted(line.bots))
            tables[company] = tables.get(company, 0) + 1
    for company in tables:
        for bot in company:
            wins[bot] += 1 / len(company)
        tables[company] += 1
    strength = dict.fromkeys(names, 1.0)
    for _ in range(steps):
        weight = dict.fromkeys(names, 0.0)
        for company, games in tables.items():
            share = games / sum(strength[bot] for bot in company)
            for bot in company:
                weight[bot] += share
        strength = {bot: wins[bot] / weight[bot] if weight[bot] else 1.0 for bot in names}
        whole = sum(strength.values())
        strength = {bot: max(one / whole, 1e-9) for bot, one in strength.items()}
    return {bot: SCALE * log10(one) for bot, one in strength.items()}


def _against(rated: dict[str, float], base: str) -> dict[str, float]:
    return {bot: rating - rated[base] for bot, rating in rated.items()}


def wilson(wins: int, games: int) -> Interval:
    """A share in percent with Wilson's interval, for games that are independent of each other."""
    if not games:
        return Interval(0.0, 0.0, 100.0)
    share, z = wins / games, SURE * SURE / games
    middle = (share + z / 2) / (1 + z)
    half = SURE * sqrt(share * (1 - share) / games + z / games / 4) / (1 + z)
    return Interval(100 * share, 100 * (middle - half), 100 * (middle + half))
