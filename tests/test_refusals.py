"""A refusal tells the true reason: at every question of every game, for every verb.

Whose moment it is and what the question takes come first, whatever is named; then the guard of the verb, whose own
clause is cited. The positions are those of the rules cases, which come to every question of every game.
"""

import random
from collections import Counter

import pytest

from tests.positions import from_cases
from tyche.core.ask import Ask
from tyche.core.game import Game, games
from tyche.core.rulebook import read_rulebook
from tyche.core.table import Table
from tyche.core.verbs import ANSWERS, Verb
from tyche.study.guards import ways

A_TOPIC = 3
"""How many positions of each question are looked at."""
WAYS = 3
"""How many ways to write each verb are tried."""


@pytest.mark.parametrize("name", list(games()))
def test_timing_comes_first_then_the_guard_that_fails(name: str) -> None:
    game, rng = games()[name], random.Random(7)
    clauses = read_rulebook(game.folder / "rules.md").clauses
    looked: Counter[str] = Counter()
    guarded = 0
    for table in from_cases(game):
        ask = table.ask
        if ask is None or looked[ask.topic] >= A_TOPIC or ask.topic not in game.verbs.topics():
            continue
        looked[ask.topic] += 1
        seat = ask.seats()[0]
        for verb in game.verbs.all:
            tried = ways(table, verb, set(), rng, WAYS)[:WAYS]
            if game.verbs.of(verb.name, ask.topic) is not verb:
                continue  # the word means another verb here
            if verb.free or ask.topic in verb.topics:
                guarded += by_its_guard(game, table, ask, seat, verb, tried)
            else:
                reasons = {told(table, seat, option) for option in tried if option not in ANSWERS}
                assert len(reasons) <= 1, f"{ask.topic}: {verb} is out of time, yet what is named matters: {reasons}"
                assert all(clause in clauses for clause, _ in reasons)
        whose_moment(game, table, ask, rng)
    assert sorted(set(game.verbs.topics()) - looked.keys()) == []
    assert guarded > 100


def told(table: Table, seat: int, option: tuple[str | int, ...]) -> tuple[str, str]:
    """Clause and reason of a refusal."""
    refusal = table.why(seat, option)
    assert refusal is not None, option
    return refusal.clause, refusal.reason


def by_its_guard(game: Game, table: Table, ask: Ask, seat: int, verb: Verb, tried: list[tuple[str | int, ...]]) -> int:  # type: ignore[type-arg]
    """What the question takes is refused by the guard itself, as it fails in this position; how often it did."""
    found = 0
    for option in tried:
        reading = verb.read(table.play, option)
        if option in ask.options_for(seat) or reading.malformed or verb.guard is None:
            continue
        fails = verb.guard(table.play, ask, seat, reading.values)
        if fails is not None:
            assert told(table, seat, option) == (fails.clause, fails.reason), (ask.topic, option)
            found += 1
    return found


def whose_moment(game: Game, table: Table, ask: Ask, rng: random.Random) -> None:
    """Who is not asked hears so, whatever he names."""
    others = [seat for seat in range(table.setup.players) if seat not in ask.asked()]
    for verb in game.verbs.at(ask.topic) if others else []:
        if not verb.free:
            tried = ways(table, verb, set(), rng, WAYS)[:WAYS]
            assert len({told(table, others[0], option) for option in tried}) <= 1
