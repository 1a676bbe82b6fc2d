"""Puzzles: moments of games at which one option stands far above all others, found and proved by playing on.

Games of bots are played. At the last decisions of the winner every option is followed by defaults, which costs nearly
nothing; where few of them win so, all are played on by bots in imagined worlds, to the end or until the trained value
can judge. A moment is a puzzle if one option wins mostly there and every other one far less often. The same seed finds
the same puzzles.
"""

import random
from collections.abc import Iterator
from math import sqrt
from typing import Any, Final

from tyche.bots import bot_named, bots
from tyche.bots.planning import Planner
from tyche.bots.prospect import Prospect, outcome
from tyche.core.ask import Option
from tyche.core.errors import SetupError
from tyche.core.game import Game
from tyche.core.puzzles import ABOVE
from tyche.core.seat import Glimpse, Insight
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.study.fuzz import find_game
from tyche.study.simulate import Match, next_decision

LATE: Final = 80
"""Decisions before the end of a game that are looked at: early on nothing wins by itself."""
FEWEST: Final = 4
MOST: Final = 40
"""Options of a puzzle."""
BY_DEFAULT: Final = 50
"""Decisions that are taken by default to see whether an option wins."""
SEVERAL: Final = 3
"""If more options than that win by default there is nothing to find."""
APART: Final = 6
"""Decisions between two puzzles of one game."""
GLANCES: Final = 2
DOUBT: Final = 0.1
"""By how much less an option may stand out while it was not tried often."""
WORLDS: Final = 8
PROOF: Final = 32
"""Worlds in which every option is tried first, then all that are left, then the best two."""
WINS: Final = 0.6
"""How often the answer wins at the least."""
FAR: Final = 80
"""Decisions that an option is played on; then the trained value judges."""
LONGEST: Final = 5000
SURE: Final = 1.96
"""Standard errors of 95 per cent."""


class Found:
    """A puzzle: the table at its moment, whose it is, and what became of each option in how many worlds."""

    def __init__(self, table: Table, seat: int, outcomes: dict[Option, list[float]]) -> None:
        self.table = table
        self.seat = seat
        self.outcomes = outcomes
        self.answer: Option = max(outcomes, key=lambda option: _mean(outcomes[option]))

    def wins(self, option: Option) -> float:
        """How often an option won."""
        return _mean(self.outcomes[option])

    @property
    def stands(self) -> bool:
        """Whether the answer wins nearly always, and so much more often than the others that it is no accident."""
        mine = self.wins(self.answer)
        return mine >= WINS and all(
            mine - self.wins(option) > max(ABOVE, SURE * _error(self.outcomes[self.answer], outcomes))
            for option, outcomes in self.outcomes.items()
            if option != self.answer
        )

    def plain(self) -> dict[str, object]:
        """The file of the puzzle (see `tyche.core.puzzles`)."""
        table, ask, game = self.table, self.table.ask, self.table.game
        assert ask is not None
        board: dict[str, Any] = game.board(table.setup)
        places = board.get("places") or {}
        verb = game.verbs.of(str(self.answer[0]), ask.topic)
        again = table.at(len(table.decisions), 1)
        return {
            "options": table.setup.options,
            "seats": table.setup.seats,
            "seat": self.seat,
            "topic": ask.topic,
            "answer": list(self.answer),
            "places": [part for part in self.answer[1:] if part in places],
            "clause": ask.clause if verb is None else verb.clause,
            "tried": [
                [list(option), round(self.wins(option), 3), len(self.outcomes[option])]
                for option in ask.options_for(self.seat)
            ],
            "base": again.play.saved_at,
            "digest": table.digest(),
            "seed": table.play.dice.seed.hex(),
            "decisions": [[seat, *option] for seat, option in table.decisions],
        }


def puzzles_in(match: Match, n: int) -> Iterator[Found]:
    """The puzzles of the n-th game of a match, the last first."""
    table = played(find_game(match.game), match, n)
    chances = outcome(table)
    if 1.0 not in chances:
        return
    winner, prospect = chances.index(1.0), prospect_of(match.game)
    length = len(table.decisions)
    last = length + APART
    for moment in range(length - 1, max(0, length - LATE), -1):
        seat, _ = table.decisions[moment]
        if seat != winner or last - moment < APART:
            continue
        found = puzzle_at(table.at(moment), seat, prospect, f"{match.seed} {n} {moment}")
        if found is not None:
            last = moment
            yield found


def played(game: Game, match: Match, n: int) -> Table:
    """The n-th game of a match, to its end."""
    table = open_table(game, match.players, match.options, None, match.seed_of(n), log=False)
    table.play.every = 1  # the checkpoints of a puzzle's own table
    seated = {seat: bot_named(name, seat) for seat, name in enumerate(match.seated(n))}
    while (decision := next_decision(table, seated)) is not None and len(table.decisions) < LONGEST:
        table.choose(*decision)
    return table


def prospect_of(game: str) -> Prospect:
    """How a game is looked ahead in."""
    for name in bots(game):
        bot = bot_named(name, 0)
        if isinstance(bot, Planner):
            return bot.prospect
    raise SetupError(f"no bot of {game} looks ahead")


def puzzle_at(table: Table, seat: int, prospect: Prospect, seed: str) -> Found | None:
    """The puzzle that a moment is; None if it is none."""
    ask = table.ask
    if ask is None or ask.also is not None or ask.seats() != [seat]:
        return None
    options = ask.options_for(seat)
    if not FEWEST <= len(options) <= MOST:
        return None
    winning = sum(_wins_by_default(table, seat, option) for option in options)
    if not 1 <= winning <= SEVERAL:
        return None
    glimpse, luck = Glimpse(table, seat), random.Random(seed)
    found = Found(table, seat, {option: [] for option in options})
    for number, most in ((GLANCES, len(options)), (WORLDS - GLANCES, len(options)), (PROOF - WORLDS, 2)):
        tried = sorted(options, key=lambda option: -found.wins(option))[:most]
        _play_on(prospect, glimpse, found, tried, number, luck)
        found = Found(table, seat, found.outcomes)
        second = sorted([found.wins(option) for option in options])[-2]
        if found.wins(found.answer) - second < ABOVE - DOUBT:
            return None
    return found if found.stands else None


def _wins_by_default(table: Table, seat: int, option: Option) -> bool:
    """Whether a seat wins with an option if everybody takes the default from then on."""
    fork = table.fork()
    fork.choose(seat, option)
    for _ in range(BY_DEFAULT):
        waiting = fork.awaited()
        if not waiting:
            return outcome(fork)[seat] == 1.0
        fork.choose_default(waiting[0])
    return False


def _play_on(
    prospect: Prospect, glimpse: Glimpse, found: Found, options: list[Option], worlds: int, luck: random.Random
) -> None:
    """Play options on, all of them in the same worlds."""
    for _ in range(worlds):
        world = glimpse.imagination(luck.randbytes(SEED_BYTES))
        for option in options:
            table = world.begin()
            table.choose(glimpse.seat, option)
            _play(prospect, table)
            found.outcomes[option].append(prospect.chances(table)[glimpse.seat])


def _play(prospect: Prospect, table: Table) -> None:
    """Let bots play on for a while, or to the end."""
    for _ in range(FAR):
        ask = table.ask
        if ask is None:
            return
        who = ask.seats()[0]
        options = ask.options_for(who)
        table.choose(who, options[0] if len(options) == 1 else prospect.inner.decide(Insight(table, who)))


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / max(1, len(numbers))


def _error(one: list[float], other: list[float]) -> float:
    """The standard error of the difference of two means, with some doubt left where all came out alike."""
    return sqrt(_variance(one) + _variance(other))


def _variance(numbers: list[float]) -> float:
    worlds, mean = len(numbers), _mean(numbers)
    return (sum([(number - mean) ** 2 for number in numbers]) + DOUBT) / max(1, worlds) ** 2
