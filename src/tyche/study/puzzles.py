"""Puzzles: moments of games at which one option stands far above all others, found and proved by playing on.

Games of bots are played. At the last decisions of the winner every option is followed by defaults, which costs nearly
nothing; where few of them win so, all are played on by bots in imagined worlds, to the end or until the trained value
can judge. A moment is a puzzle if one option wins mostly there and every other one far less often. The same seed finds
the same puzzles.

Where whoever leads wins sooner or later anyway, puzzles ask for the victory that comes soon (`soon`): within a round,
measured by the game's own way of looking ahead. Then every option is played on to there, and what counts is whether the
game was won.
"""

import random
from collections.abc import Iterator
from math import sqrt
from typing import Any, Final

from tyche.bots import bot_named, bots
from tyche.bots.planning import Planner
from tyche.bots.prospect import Prospect, outcome
from tyche.core.ask import Ask, Option
from tyche.core.errors import SetupError
from tyche.core.game import Game
from tyche.core.gathering import Gathering
from tyche.core.puzzles import ABOVE
from tyche.core.seat import Glimpse, Insight, next_decision
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.core.verbs import ANSWERS
from tyche.study.fuzz import find_game
from tyche.study.simulate import Match
from tyche.study.training import options_for

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
SOON_LATE: Final = 100
"""Decisions before the end that are looked at for a victory that comes soon."""
SOON_FEWEST: Final = 3
SOON_MOST: Final = 40
SAMPLE: Final = 3
"""Other options that are tried first: at nearly every moment all of them win like the one that was chosen."""
SOON_SEVERAL: Final = 6
SOON_SHARE: Final = 3
"""So many options may be right, and no more than one of so many."""
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

    def __init__(self, table: Table, seat: int, outcomes: dict[Option, list[float]], soon: bool = False) -> None:
        self.table = table
        self.seat = seat
        self.soon = soon
        self.outcomes = outcomes
        self.answer: Option = max(outcomes, key=lambda option: _mean(outcomes[option]))

    def wins(self, option: Option) -> float:
        """How often an option won."""
        return _mean(self.outcomes[option])

    @property
    def right(self) -> list[Option]:
        """The options that solve it: one, or where a victory within a round is asked for all that bring it alike."""
        if not self.soon:
            return [self.answer]
        return [option for option in self.outcomes if self.wins(option) >= self.wins(self.answer) - DOUBT]

    @property
    def stands(self) -> bool:
        """Whether what is right mostly wins, and so much more often than the others that it cannot be chance."""
        right = self.right
        least = min(right, key=self.wins)
        mine = self.wins(least)
        return mine >= WINS and all(
            mine - self.wins(option) > max(ABOVE, SURE * _error(self.outcomes[least], outcomes))
            for option, outcomes in self.outcomes.items()
            if option not in right
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
            "soon": self.soon,
            "answer": list(self.answer),
            "also": [list(option) for option in self.right if option != self.answer],
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


def soon_in(match: Match, n: int, further: int = 0) -> Iterator[Found]:
    """The puzzle of the n-th game of a match that asks for a victory that comes soon: the last one, if there is one.

    `further` looks so much further than the game's own horizon, on its clock.
    """
    table = played(find_game(match.game), match, n)
    chances = outcome(table)
    if 1.0 not in chances:
        return
    winner, prospect, length = chances.index(1.0), prospect_of(match.game), len(table.decisions)
    for moment in range(length - 1, max(0, length - SOON_LATE), -1):
        if table.decisions[moment][0] != winner:
            continue
        line = [option for seat, option in table.decisions[moment:] if seat == winner]
        found = soon_at(table.at(moment), winner, prospect, f"{match.seed} {n} {moment}", line, further)
        if found is not None:
            yield found
            return


def soon_at(
    table: Table, seat: int, prospect: Prospect, seed: str, line: list[Option], further: int = 0
) -> Found | None:
    """The puzzle that asks for a victory that comes soon; None if the moment is none.

    `line` is what the seat chose from there on. Whatever is tried, it goes on with an option that wins or with that
    line where it can, else as bots do: so an option is no worse for coming in another order.
    """
    ask = table.ask
    if ask is None or not _alone(ask, seat):
        return None
    options = ask.options_for(seat)
    if not SOON_FEWEST <= len(options) <= SOON_MOST:
        return None
    most = min(SOON_SEVERAL, len(options) // SOON_SHARE)
    glimpse, luck = Glimpse(table, seat), random.Random(seed)
    winning = _winners(prospect, glimpse, line, further, luck, most)
    if all(option in ANSWERS for option in winning):
        return None
    found = Found(table, seat, {option: [] for option in options}, soon=True)
    for number, tried in ((WORLDS, len(options)), (PROOF - WORLDS, len(winning) + 1)):
        first = sorted(options, key=lambda option: -found.wins(option))[:tried]
        for _ in range(number):
            world = glimpse.imagination(luck.randbytes(SEED_BYTES))
            for option in first:
                won = _won_soon(prospect, world.begin(), glimpse, option, [*winning, *line], further)
                found.outcomes[option].append(float(won))
        found = Found(table, seat, found.outcomes, soon=True)
        if found.wins(found.answer) < WINS or not 1 <= len(found.right) <= most:
            return None
    return found if found.stands and any(option not in ANSWERS for option in found.right) else None


def _winners(
    prospect: Prospect, glimpse: Glimpse, line: list[Option], further: int, luck: random.Random, most: int
) -> list[Option]:
    """The options that win soon in one world; none if the one that was chosen does not, or more than `most` do."""
    world = glimpse.imagination(luck.randbytes(SEED_BYTES))
    others = [option for option in glimpse.options if option != line[0]]
    luck.shuffle(others)
    winning: list[Option] = []
    for n, option in enumerate([line[0], *others]):
        if _won_soon(prospect, world.begin(), glimpse, option, line, further):
            winning.append(option)
        if not winning or len(winning) > max(most, SAMPLE) or (n == SAMPLE and len(winning) > SAMPLE):
            return []
    return winning if len(winning) <= most else []


def _won_soon(
    prospect: Prospect, table: Table, glimpse: Glimpse, option: Option, line: list[Option], further: int
) -> bool:
    """Whether an option wins before the game's own horizon (one's part of the round, the next check), or further."""
    seat = glimpse.seat
    end = prospect.horizon(table, seat, glimpse.topic) + further
    table.choose(seat, option)
    for _ in range(LONGEST):
        ask = table.ask
        if ask is None or prospect.clock(table, seat) >= end:
            break
        who = ask.seats()[0]
        options = ask.options_for(who)
        if len(options) == 1:
            table.choose(who, options[0])
        else:
            known = next((one for one in line if one in options), None) if who == seat else None
            table.choose(who, prospect.inner.decide(Insight(table, who)) if known is None else known)
    return table.over and outcome(table)[seat] == 1.0


def played(game: Game, match: Match, n: int) -> Table:
    """The n-th game of a match, to its end. Options that are not given vary from game to game."""
    options = options_for(game.name, match.players, match.options, random.Random(match.seed_of(n, "options")))
    table = open_table(game, match.players, options, None, match.seed_of(n), log=False)
    table.play.every = 1  # the checkpoints of a puzzle's own table
    seated = {
        seat: bot_named(name, int.from_bytes(match.seed_of(n, f"bot {seat}")[:8], "little"))
        for seat, name in enumerate(match.seated(n))
    }
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
    if ask is None or not _alone(ask, seat):
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


def _alone(ask: Ask, seat: int) -> bool:
    """Whether the table waits for that seat alone, and no answer of others is hidden from it."""
    return ask.seats() == [seat] and (ask.also is None or isinstance(ask, Gathering))


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
