"""Bots think in processes of their own, so that they never delay people.

A worker gets the table as a snapshot and the decisions since, builds it anew, and shows the bot its glimpse of it.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import TypeVar

import structlog

from tyche.bots import bot_named, bots, level_of, usual_bot
from tyche.bots.regret import regret
from tyche.core.advice import Advice, Reason, Regret
from tyche.core.ask import Option
from tyche.core.dice import Dice
from tyche.core.epochs import turning_from
from tyche.core.game import OptionValue, Setup, game_named, games
from tyche.core.seat import Glimpse
from tyche.core.table import Table
from tyche.server.work import Busy, Died, Pool, TooLong

TRIES = 2
MOST_TABLES = 100_000
COACH = "skilled"
COACH_PATIENCE = 10.0
PATIENCE = 600.0
"""Seconds that a table may wait for its turn; then it asks again."""
STARVED = 3.0
"""Times as long as a bot may think it is waited for while its worker gets no time: another one would get none either.
"""
THREATENED = "threatened"
"""The layer of a game that tells which places of a side others can come to."""
_LOG = structlog.get_logger("tyche.bots")
T = TypeVar("T")


class Task:
    """A table as a worker needs it, and which bots are asked. Plain data, because it goes to another process."""

    def __init__(
        self,
        table_id: str,
        table: Table,
        minds: dict[int, str],
        salt: bytes,
        later: list[tuple[int, Option]] | None = None,
    ) -> None:
        self.table_id = table_id
        self.later = later or []
        """Decisions after the moment of the table, where it is about them."""
        self.game = table.game.name
        self.topic = "" if table.ask is None else table.ask.topic
        self.options: dict[str, OptionValue] = table.setup.options
        self.seats = table.setup.seats
        self.minds = minds
        self.salt = salt
        play, dice = table.play, table.play.dice
        self.seed, self.former = dice.seed, dice.former
        saved = play.saved
        self.start = play.saved_at if saved is not None else 0
        self.snapshot = None if saved is None else table.game.snapshot(play.revive(saved, dice.at(play.saved_counters)))
        self.counters = play.saved_counters[:] if saved is not None else [0, 0]
        self.decisions = table.decisions[self.start :]
        self.wrongs = [*table.remembered, *table.game.wrongs(play, table.decisions[: self.start])]
        """What is remembered of the decisions before."""
        self.turnings = [turning.plain() for turning in table.turnings if turning.moment >= self.start]

    def table(self) -> Table:
        """The table, built anew from the snapshot and the decisions since."""
        game = game_named(self.game)
        setup = Setup(len(self.seats), self.options, self.seats)
        dice = Dice(self.seed, self.counters[:], None, [], self.former)
        play = game.start(setup, dice) if self.snapshot is None else game.restore(setup, self.snapshot, dice)
        past: list[tuple[int, Option]] = [(0, ("past",))] * self.start  # only their number matters to a bot
        table = Table(game, setup, play, past, [turning_from(plain) for plain in self.turnings])
        table.remembered = self.wrongs
        table.replay(self.decisions)
        return table


def wake() -> None:
    """Have what bots know read before they are asked: the first question is not charged for it. Runs in a worker."""
    for name in games():
        bot_named(coach_of(name), 0)


def think(task: Task) -> list[tuple[int, Option]]:
    """What the bots decide: one that speaks up, else everyone that is waited for. Runs in a worker."""
    table = task.table()
    ask = table.ask
    if ask is None:
        return []
    asides = [seat for seat in ask.asides or () if seat in task.minds and ask.options_for(seat)]
    for seat in asides:
        said = bot_named(task.minds[seat], _luck(task, seat)).aside(Glimpse(table, seat))
        if said is not None:
            return [(seat, said)]
    waiting = [seat for seat in ask.seats() if seat in task.minds]
    return [(seat, bot_named(task.minds[seat], _luck(task, seat)).decide(Glimpse(table, seat))) for seat in waiting]


def coach_of(game: str) -> str:
    """The bot that gives advice: a strong one that does not take long."""
    return next((name for name in bots(game) if level_of(name) == COACH), usual_bot(game))


def counsel(task: Task) -> list[Advice]:
    """What a bot thinks of the options of the one seat that is named. Runs in a worker."""
    table = task.table()
    ((seat, name),) = task.minds.items()
    if table.ask is None or not table.options(seat):
        return []
    return bot_named(name, _luck(task, seat)).advise(Glimpse(table, seat))


def justify(task: Task) -> list[Advice]:
    """What a bot thinks of the decision that was taken, which comes first, beside others. Runs in a worker."""
    table = task.table()
    ((seat, name),) = task.minds.items()
    ((_, option),) = task.later
    return bot_named(name, _luck(task, seat)).weigh(Glimpse(table, seat), option)


def account(task: Task) -> list[Reason]:
    """What the decisions of another seat changed, as the one seat that is named may see it. Runs in a worker."""
    before = task.table()
    ((reader, name),) = task.minds.items()
    after = before.fork()
    after.replay(task.later)
    return bot_named(name, 0).account_for(Glimpse(before, reader), Glimpse(after, reader), task.later[0][0])


def reconsider(task: Task) -> tuple[Regret | None, list[str]]:
    """Whether the last decision throws much away, and which places others can come to by it. Runs in a worker."""
    table = task.table()
    ((seat, name),) = task.minds.items()
    ((_, option),) = task.later
    found = regret(bot_named(name, _luck(task, seat)), Glimpse(table, seat), option)
    return found, [] if found is None else _endangered(table, seat, option)


def _endangered(table: Table, seat: int, option: Option) -> list[str]:
    """Places of a seat that others can come to after a decision, and could not before."""
    if THREATENED not in table.game.overlays:
        return []
    after = table.fork()
    after.choose(seat, option)
    own = table.setup.seats[seat]
    before = table.overlay(THREATENED, seat).get(own, [])
    return [place for place in after.overlay(THREATENED, seat).get(own, []) if place not in before]


def _luck(task: Task, seat: int) -> int:
    """A seed for a bot: another one at every moment, and nothing to learn from it."""
    moment = task.start + len(task.decisions)
    return int.from_bytes(blake2b(f"{moment} {seat}".encode(), key=task.salt[:32], digest_size=4).digest(), "little")


def _about(task: Task) -> dict[str, object]:
    """What the operator needs to see it again."""
    decision = task.start + len(task.decisions)
    return {"table": task.table_id, "game": task.game, "decision": decision, "bots": sorted(set(task.minds.values()))}


class BotPool:
    """Workers for the bots of all tables, and the coaches of all people: for each one thing at a time."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._pool = Pool(workers, most=MOST_TABLES, share=1, memory=None, prepare=wake)

    async def think(self, task: Task) -> list[tuple[int, Option]] | None:
        """What the bots decide; None if they failed twice."""
        for _ in range(TRIES):
            try:
                return await self._pool.run(
                    think,
                    task,
                    owner=task.table_id,
                    seconds=self.seconds,
                    within=PATIENCE,
                    tries=1,
                    patience=STARVED,
                )
            except TooLong:
                _LOG.warning("bot too slow", **_about(task))
            except Died:
                _LOG.warning("bot worker died", **_about(task))
            except Busy:
                _LOG.warning("too many tables wait for their bots", **_about(task))
                raise
            except Exception as error:  # a bot may fail in any way; the table must go on
                _LOG.warning("bot failed", **_about(task), error=repr(error), exc_info=error)
        return None

    async def consult(self, owner: str, work: Callable[[Task], T], task: Task) -> T:
        """What a bot says of a table, to somebody one thing at a time; `Busy`, `TooLong` or `Died` if it cannot be had
        now.
        """
        coach = f"coach of {owner}"
        return await self._pool.run(work, task, owner=coach, seconds=self.seconds, within=COACH_PATIENCE)

    def close(self) -> None:
        """End all workers."""
        self._pool.close()
