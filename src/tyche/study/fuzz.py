"""Random games, to find what is wrong with the rules or the engine.

    python -m tyche.study.fuzz --game successors --games 100 --players 2,3,4,5 --workers 2 --debug --probe

Without --debug a game must only end. With it, the invariants are checked after every decision and much more now and
then (see `checks`), and another process replays the record; --watched 0.1 checks so in a tenth of the games, and of the
others only that they end and replay. With --probe options that were never offered are tried.
A failing game is printed with the command that plays it again.
"""

import argparse
import random
import sys
import time
import traceback
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from importlib import import_module
from pathlib import Path

import msgspec

from tyche.core.errors import RecordError
from tyche.core.game import Game, GameOf, OptionValue, game_named, games
from tyche.core.record import load_record, record_of, verify
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.study import checks
from tyche.study.guards import guard_faults
from tyche.study.ledger import Ledger, results
from tyche.study.probe import Prober
from tyche.study.work import Processes, work_at

MOST_DECISIONS = 20_000
MOST_FAILURES = 10
ASIDES = 0.03
NOW_AND_THEN = 0.01
PROBES = 0.05
ATTEMPTS = 20


class Plan:
    """How games are played: which game, for how many, and how closely they are watched."""

    def __init__(self, game: str, players: int, debug: bool = False, probe: bool = False) -> None:
        self.game = game
        self.players = players
        self.debug = debug
        self.probe = probe
        self.most = MOST_DECISIONS
        self.often = NOW_AND_THEN
        self.stored = 1.0
        self.watched = 1.0

    def watches(self, seed: int) -> bool:
        """Whether the invariants are checked in the game of a seed."""
        return self.debug and random.Random(f"{seed} watched").random() < self.watched

    def command(self, seed: int) -> str:
        """How to play one game again."""
        flags = f" --debug --often {self.often} --stored {self.stored}" if self.watches(seed) else ""
        flags += " --probe" if self.probe else ""
        return f"python -m tyche.study.fuzz --game {self.game} --players {self.players} --one {seed}{flags}"


class Outcome(msgspec.Struct):
    """What became of one game."""

    seed: int
    watched: bool
    decisions: int = 0
    attempts: int = 0
    failure: str = ""
    record: bytes = b""

    def fail(self, plan: Plan, text: str, table: Table | None) -> None:
        """Note why the game failed, and where."""
        where = "" if table is None else f"after {len(table.decisions)} decisions, the last {table.decisions[-1:]}: "
        self.failure = f"{where}{text}\n  {plan.command(self.seed)}"


class Fault(Exception):
    """Something that must not be."""


class Walk:
    """One random game. The choices, the checks and the probe have their own luck: watching changes nothing."""

    def __init__(self, game: Game, plan: Plan, seed: int) -> None:
        self.plan = plan
        self.watched = plan.watches(seed)
        self.rng = random.Random(f"{seed} play")
        self.check_rng = random.Random(f"{seed} check")
        self.prober = Prober(random.Random(f"{seed} probe"))
        options = random_options(game, self.rng)
        self.table = open_table(game, plan.players, options, None, self.rng.randbytes(SEED_BYTES), log=self.watched)
        self.digests: dict[int, str] = {}
        """The digests of the moments that were stored."""
        self.told = 0
        self.sections = checks.Sections(self.table)

    def play(self) -> None:
        """Play to the end; a fault ends it early."""
        self.watch()
        while not self.table.over:
            if len(self.table.decisions) >= self.plan.most:
                raise Fault(f"stuck: not over after {self.plan.most} decisions")
            seat, option = random_decision(self.table, self.rng)
            self.table.choose(seat, option)
            self.watch()

    def watch(self) -> None:
        """Check what the plan asks for."""
        if self.watched:
            self.check()
            if self.plan.stored >= 1 or self.check_rng.random() < self.plan.stored:
                self.check_stored()
                if self.check_rng.random() < self.plan.often / self.plan.stored:
                    self.check_deeply()
        if self.plan.probe:
            self.prober.learn(self.table)
            if self.check_rng.random() < PROBES:
                expect_none(self.prober.probe(self.table, ATTEMPTS))

    def check(self) -> None:
        """What must hold after every decision."""
        table = self.table
        expect_none(checks.state_faults(table) + checks.ask_faults(table))
        expect_none(checks.told_faults(table, self.told))
        self.told = len(table.play.log or ())

    def check_stored(self) -> None:
        """Store and restore the state, and compare the views with what they would be if they were made from nothing."""
        expect_none(checks.stored_faults(self.table) + self.sections.faults(self.table))
        self.digests[len(self.table.decisions)] = self.table.digest()

    def check_deeply(self) -> None:
        """What is too slow to check after every decision."""
        table, rng = self.table, self.check_rng
        seat = rng.randrange(table.setup.players)
        moment = rng.choice(list(self.digests))
        expect_none(checks.fork_faults(table) + checks.past_faults(table, moment, self.digests[moment]))
        expect_none(checks.view_faults(table))
        if not table.over:
            expect_none(guard_faults(table, seat, rng))
            expect_none(checks.hidden_faults(table, seat) + checks.imagined_faults(table, seat, rng))
        before = self.digests.get(len(table.decisions) - 1)
        if before is not None:
            expect_none(checks.undo_faults(table, before))
        if rng.random() < 0.1:
            expect_none(checks.rewind_faults(table, moment, self.digests[moment]))
            expect_none(checks.record_faults(table))


def expect_none(faults: list[str]) -> None:
    """Stop at faults."""
    if faults:
        raise Fault("; ".join(faults))


def random_options(game: Game, rng: random.Random) -> dict[str, OptionValue]:
    """Half of the table options changed at random."""
    return {option.name: rng.choice(option.values) for option in game.options if rng.random() < 0.5}


def random_decision(table: Table, rng: random.Random) -> tuple[int, tuple[str | int, ...]]:
    """Any option of any seat that is waited for; sometimes another seat speaks up."""
    ask = table.ask
    assert ask is not None
    if ask.asides and rng.random() < ASIDES:
        seat = rng.choice([seat for seat, asides in ask.asides.items() if asides] or ask.seats())
    else:
        seat = rng.choice(ask.seats())
    return seat, rng.choice(ask.options_for(seat))


# Playing and verifying; these run in worker processes.


def find_game(name: str) -> Game:
    """An installed game, or one at ``module:NAME``."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return game_named(name)
    game = getattr(import_module(module), attribute)
    assert isinstance(game, GameOf)
    return game


def play_one(plan: Plan, seed: int) -> Outcome:
    """Play one random game."""
    outcome = Outcome(seed, plan.watches(seed))
    walk: Walk | None = None
    try:
        walk = Walk(find_game(plan.game), plan, seed)
        walk.play()
        outcome.record = record_of(walk.table)
    except Fault as fault:
        outcome.fail(plan, str(fault), walk.table if walk is not None else None)
    except Exception:
        outcome.fail(plan, traceback.format_exc(), walk.table if walk is not None else None)
    if walk is not None:
        outcome.decisions = len(walk.table.decisions)
        outcome.attempts = walk.prober.attempts
    return outcome


def verify_one(plan: Plan, outcome: Outcome) -> Outcome:
    """Replay the record of a game, preferably in another process than that which played it."""
    if plan.debug and not outcome.failure:
        try:
            faults = verify(load_record(outcome.record), find_game(plan.game)).faults()
        except RecordError as error:
            faults = [str(error)]
        if faults:
            outcome.fail(plan, f"the record does not replay in another process: {'; '.join(faults)}", None)
    outcome.record = b""
    return outcome


# Many games.


def seeds_of(plan: Plan, seed: int, number: int) -> Iterator[int]:
    """The seeds of a run: those of another number of players or run are others."""
    for n in range(number):
        digest = blake2b(f"{seed} {plan.game} {plan.players} {n}".encode(), digest_size=6).digest()
        yield int.from_bytes(digest, "little")


class Places:
    """Where games are played, and where their records are replayed: elsewhere, if there are processes for it.

    Processes are spawned, not forked: each has its own hash seed, so that no order of a set survives unnoticed.
    """

    def __init__(self, workers: int, ray: str = "") -> None:
        if ray or not workers:
            self.playing = self.replaying = work_at(workers, ray)
        else:
            self.playing, self.replaying = Processes(workers), Processes(1)


def play_many(plan: Plan, seeds: Iterable[int], places: Places, ledger: Ledger | None = None) -> Iterator[Outcome]:
    """Play games, in the order of their seeds; what is in the ledger is not played again."""

    def run(tasks: Sequence[int]) -> Iterator[Outcome]:
        played = places.playing.run(partial(play_one, plan), tasks)
        return places.replaying.run(partial(verify_one, plan), played)

    yield from results(run, list(seeds), Outcome, ledger)


class Tally:
    """The sum of many games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = self.watched = self.decisions = self.attempts = self.longest = 0
        self.failures: list[str] = []
        self.started = time.perf_counter()

    def add(self, outcome: Outcome) -> None:
        """Count one game."""
        self.games += 1
        self.watched += outcome.watched
        self.decisions += outcome.decisions
        self.attempts += outcome.attempts
        self.longest = max(self.longest, outcome.decisions)
        if outcome.failure:
            self.failures.append(outcome.failure)
            print(f"FAILED {outcome.failure}", flush=True)

    def __str__(self) -> str:
        seconds = time.perf_counter() - self.started
        probed = f", {self.attempts} illegal options tried" if self.plan.probe else ""
        watched = f" ({self.watched} watched)" if self.plan.debug else ""
        return (
            f"{self.plan.game}, {self.plan.players} players: {self.games} games{watched}, {self.decisions} decisions "
            f"(longest {self.longest}){probed}, {len(self.failures)} failures, {seconds:.0f} s"
        )


def run(plan: Plan, seeds: Iterable[int], places: Places, ledger: Ledger | None = None) -> Tally:
    """Play the games of one plan and count."""
    tally = Tally(plan)
    shown = tally.started
    for outcome in play_many(plan, seeds, places, ledger):
        tally.add(outcome)
        if time.perf_counter() - shown > 30:
            shown = time.perf_counter()
            print(f"... {tally}", flush=True)
        if len(tally.failures) >= MOST_FAILURES:
            print("too many failures", flush=True)
            break
    print(tally, flush=True)
    return tally


def ledger_of(folder: Path, plan: Plan, seed: int) -> Ledger:
    """Where the results of a plan are kept."""
    folder.mkdir(parents=True, exist_ok=True)
    return Ledger(folder / f"{plan.game.replace(':', '.')}-{plan.players}.jsonl", {"fuzz": vars(plan), "seed": seed})


def arguments(given: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tyche.study.fuzz", description="Play random games and check them.")
    parser.add_argument("--game", default="", help="a game, or module:NAME (default: every installed game)")
    parser.add_argument("--games", type=int, default=100, help="games for each number of players (default: 100)")
    parser.add_argument("--players", default="", help="numbers of players, such as 2,4 (default: all)")
    parser.add_argument("--workers", type=int, default=1, help="processes; 0 plays in this one (default: 1)")
    parser.add_argument("--ray", default="", help="play on a Ray cluster of this address, or on a local one (local)")
    parser.add_argument("--out", type=Path, help="folder for the results; what is in it is not played again")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives other games (default: 1)")
    parser.add_argument("--debug", action="store_true", help="check everything, not only that the games end")
    parser.add_argument("--probe", action="store_true", help="try options that were never offered")
    parser.add_argument("--most", type=int, default=MOST_DECISIONS, help="decisions after which a game is stuck")
    parser.add_argument("--often", type=float, default=NOW_AND_THEN, help="share of moments that are checked deeply")
    parser.add_argument("--stored", type=float, default=1.0, help="share of moments that are stored, restored, viewed")
    parser.add_argument("--watched", type=float, default=1.0, help="with --debug: share of games that are checked")
    parser.add_argument("--one", type=int, help="play only the game of this seed")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    """Fuzz as the command line says; 1 if anything failed."""
    options = arguments(given)
    places = Places(options.workers, options.ray)
    failures = attempts = 0
    for name in [options.game] if options.game else list(games()):
        game = find_game(name)
        wanted = [int(number) for number in options.players.split(",") if number] or range(game.least, game.most + 1)
        for players in wanted:
            if not game.least <= players <= game.most:
                print(f"{name} is not for {players} players")
                continue
            plan = Plan(name, players, options.debug, options.probe)
            plan.most, plan.often, plan.stored = options.most, options.often, options.stored
            plan.watched = options.watched
            if options.one is not None:
                tally = run(plan, [options.one], Places(0))
            else:
                ledger = None if options.out is None else ledger_of(options.out, plan, options.seed)
                tally = run(plan, seeds_of(plan, options.seed, options.games), places, ledger)
            failures += len(tally.failures)
            attempts += tally.attempts
    if options.probe:
        print(f"{attempts} illegal options tried, {'none accepted' if not failures else 'see the failures'}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
