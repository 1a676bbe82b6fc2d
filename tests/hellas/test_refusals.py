"""Options and guards are one: what is offered is what the guards let pass; whatever else is tried is refused truly."""

import random
from collections import Counter

import pytest

from tyche.bots import bot_named
from tyche.core.ask import Option
from tyche.core.cases import cases_of, load_cases, run_case
from tyche.core.seat import Glimpse
from tyche.core.table import Table, open_table
from tyche.core.verbs import ANSWERS
from tyche.games.hellas.game import GAME
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.verbs import VERBS
from tyche.study.guards import guard_faults, ways

CASES = cases_of(GAME)
TIMELY = {"not-now", "regular-actions-over", "finish-regular-actions", "moves-spent"}
A_TOPIC = 20
"""How often a question of the cases is looked at."""


def random_play(players: int, game: int) -> list[Table]:
    """Tables at random questions of a random game."""
    rng = random.Random(100 * players + game)
    table = open_table(GAME, players, seed=bytes([players, game]) * 16)
    found: list[Table] = []
    while table.ask is not None and len(table.decisions) < 1200:
        if rng.random() < 0.08:
            found.append(table.fork())
        seat = table.awaited()[0]
        table.choose(seat, rng.choice(table.options(seat)))
    return found


def bot_play(players: int) -> list[Table]:
    """Tables at the questions of the first turns of bots."""
    table = open_table(GAME, players, seed=bytes([players]) * 32)
    bots = [bot_named("polemarchos", seat) for seat in range(players)]
    found: list[Table] = []
    while table.ask is not None and len(table.decisions) < 60:
        seat = table.awaited()[0]
        table.choose(seat, bots[seat].decide(Glimpse(table, seat)))
        found.append(table.fork())
    return found


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    found = [table for players in (2, 3, 4) for game in range(3) for table in random_play(players, game)]
    return found + [table for players in (2, 4) for table in bot_play(players)]


def test_what_is_offered_is_what_the_guards_let_pass(tables: list[Table]) -> None:
    rng = random.Random(1)
    assert len(tables) >= 300
    for table in tables:
        assert guard_faults(table, table.awaited()[0], rng, 150) == []


def test_every_verb_of_every_question_is_refused_by_its_guard_or_because_of_the_moment(tables: list[Table]) -> None:
    """A reason about timing comes before one about a place; what a question takes is refused by the guard itself."""
    rng = random.Random(2)
    refused: Counter[tuple[str, str]] = Counter()
    for table in rng.sample(tables, 120):
        ask, seat = table.ask, table.awaited()[0]
        assert ask is not None
        for verb in VERBS.all:
            for option in ways(table, verb, set(), rng, 3)[:3]:
                refusal = table.why(seat, option)
                if refusal is None:
                    continue
                known = VERBS.of(verb.name, ask.topic)
                assert known is not None
                if option in ANSWERS and ask.topic not in known.topics:
                    assert refusal.reason == "must-choose"
                elif ask.topic not in known.topics:
                    assert refusal.reason in TIMELY, (ask.topic, option, refusal)
                elif known.guard is not None:
                    assert isinstance(table.play, Hellas)
                    reading = known.read(table.play, option)
                    if reading.malformed:  # the arguments of the same word at another question
                        assert refusal.reason == "malformed"
                        continue
                    guarded = known.guard(table.play, ask, seat, reading.values)
                    assert guarded is not None
                    assert (refusal.clause, refusal.reason) == (guarded.clause, guarded.reason)
                    refused[verb.name, refusal.reason] += 1
    assert len(refused) > 40


def test_every_guard_is_reached_from_an_option_list_and_agrees_there(
    monkeypatch: pytest.MonkeyPatch, tables: list[Table]
) -> None:
    """At the questions of all rules cases, which come to every effect of every card."""
    rng = random.Random(3)
    seen: Counter[str] = Counter()
    reached: set[tuple[str, str]] = set()
    wrong: list[str] = []
    choose = Table.choose

    def looked_at(table: Table, seat: int, option: Option) -> None:
        ask = table.ask
        if ask is not None and seat in ask.asked():
            reached.update((ask.topic, str(offered[0])) for offered in ask.options_for(seat))
            seen[ask.topic] += 1
            if seen[ask.topic] <= A_TOPIC:
                wrong.extend(guard_faults(table, seat, rng, 100))
        choose(table, seat, option)

    monkeypatch.setattr(Table, "choose", looked_at)
    for case in load_cases(CASES):
        run_case(case, GAME)
    assert wrong == []
    for table in tables:
        ask = table.ask
        assert ask is not None
        reached.update((ask.topic, str(offered[0])) for offered in ask.options)
    declared = {f"{topic} {verb.name}" for verb in VERBS.all for topic in verb.topics}
    assert sorted(declared - {f"{topic} {name}" for topic, name in reached}) == []
    undeclared = {(topic, name) for topic, name in reached if (name,) not in ANSWERS and not _declared(topic, name)}
    assert undeclared == set()


def _declared(topic: str, name: str) -> bool:
    verb = VERBS.of(name, topic)
    return verb is not None and topic in verb.topics
