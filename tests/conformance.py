"""What every game must do, whatever its rules: checks for tests, each of one game at a number of players."""

import random

import msgspec
import pytest

from tyche.core.errors import Refused
from tyche.core.game import Game
from tyche.core.record import load_record, record_of, table_from, verify
from tyche.core.rulebook import read_rulebook
from tyche.core.run import CLAUSE_OF_THE_ENGINE
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.study import checks
from tyche.study.fuzz import random_decision, random_options
from tyche.study.guards import guard_faults
from tyche.study.probe import Prober

MOST_DECISIONS = 20_000
SAMPLES = 25


class Journey:
    """One random game, kept as a record of moments to visit again."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.game = game
        self.rng = random.Random(f"{game.name} {players} {seed}")
        options = random_options(game, self.rng)
        self.table = open_table(game, players, options, None, self.rng.randbytes(SEED_BYTES))
        self.digests = [self.table.digest()]
        self.clauses: set[str] = set()
        while not self.table.over and len(self.table.decisions) < MOST_DECISIONS:
            assert self.table.ask is not None
            self.clauses.add(self.table.ask.clause)
            self.table.choose(*random_decision(self.table, self.rng))
            self.digests.append(self.table.digest())

    def moments(self) -> list[int]:
        """Some moments of the game, the last included."""
        last = len(self.table.decisions)
        return [last, *sorted(self.rng.sample(range(last + 1), min(SAMPLES, last)))]

    def visits(self) -> list[Table]:
        """Tables at some moments of the game that are not over."""
        tables = [self.table.at(moment) for moment in self.moments()]
        return [table for table in tables if not table.over]


def check_end(journey: Journey) -> None:
    """Random play ends the game, with a result that can be written down."""
    assert journey.table.over
    result = journey.table.result()
    assert result is not None
    assert checks.plain(msgspec.json.decode(checks.plain(result))) == checks.plain(result)


def check_moments(journey: Journey) -> None:
    """Invariants hold, questions are sound, and the state survives being stored, at any moment."""
    for table in journey.visits():
        assert checks.state_faults(table) + checks.ask_faults(table) + checks.stored_faults(table) == []


def check_copies(journey: Journey) -> None:
    """Forks and earlier moments are what they should be."""
    for moment in journey.moments():
        assert journey.table.at(moment).digest() == journey.digests[moment]
    for table in journey.visits():
        assert checks.fork_faults(table) == []


def check_record(journey: Journey) -> None:
    """The record replays to the same table, and is honest; a private save in the middle leads to the same moment."""
    record = load_record(record_of(journey.table))
    assert verify(record, journey.game).faults() == []
    table = table_from(record, log=True, game=journey.game)
    assert table.digest() == journey.digests[-1]
    moment = len(table.decisions) // 2
    table.rewind(moment)
    saved = load_record(record_of(table, private=True))
    assert table_from(saved, game=journey.game).digest() == journey.digests[moment]


def check_undo(journey: Journey) -> None:
    """Whoever may take back a decision comes to where he was, and may decide the same again."""
    table = table_from(load_record(record_of(journey.table)), game=journey.game)
    for moment in sorted(journey.moments(), reverse=True):
        table.rewind(moment)
        if moment < len(journey.table.decisions):
            table.choose(*journey.table.decisions[moment])
            assert checks.undo_faults(table, journey.digests[moment]) == []


def check_refusals(journey: Journey) -> None:
    """What was never offered is refused with a clause that the rulebook has, and nothing changes."""
    book = read_rulebook(journey.game.folder / "rules.md")
    prober = Prober(journey.rng)
    for table in journey.visits():
        prober.learn(table)
        assert prober.probe(table, SAMPLES) == []
        for _ in range(SAMPLES):
            seat, option = prober.forge(table)
            if type(option) is tuple and (refusal := table.why(seat, option)) is not None:
                assert refusal.clause in book.clauses
    with pytest.raises(Refused) as refused:
        journey.table.choose(0, ("pass",))
    assert refused.value.refusal.clause == CLAUSE_OF_THE_ENGINE


def check_guards(journey: Journey) -> None:
    """What is offered is exactly what the guards of the verbs let pass."""
    for table in journey.visits():
        for seat in range(table.setup.players):
            assert guard_faults(table, seat, journey.rng) == []


def check_hidden(journey: Journey) -> None:
    """No seat sees or is asked anything that depends on what it cannot know; what it imagines is sound."""
    for table in journey.visits():
        assert checks.view_faults(table) == []
        for seat in range(table.setup.players):
            assert checks.hidden_faults(table, seat) == []
            assert checks.imagined_faults(table, seat, journey.rng) == []


def check_clauses(journey: Journey) -> None:
    """Every question and every entry of the log cites a clause of the rulebook."""
    book = read_rulebook(journey.game.folder / "rules.md")
    told = {telling.clause for telling in journey.table.play.log or ()}
    assert sorted((journey.clauses | told) - book.clauses.keys()) == []


def check_log(journey: Journey) -> None:
    """Every entry of the log can be written down."""
    for telling in journey.table.play.log or ():
        plain = journey.game.told(telling)
        assert checks.plain(msgspec.json.decode(checks.plain(plain))) == checks.plain(plain)


def check_defaults(journey: Journey) -> None:
    """A table at which everybody takes the default comes to its end."""
    table = open_table(journey.game, journey.table.setup.players, None, None, bytes(SEED_BYTES), log=False)
    while not table.over:
        assert len(table.decisions) < MOST_DECISIONS
        table.choose_default(table.awaited()[0])


def check_seats(game: Game) -> None:
    """A game has names for its seats, and defaults that are allowed."""
    for players in range(game.least, game.most + 1):
        assert len(set(game.seat_names(players))) == players
    for option in game.options:
        assert option.default in option.values
        assert option.clause in read_rulebook(game.folder / "rules.md").clauses
