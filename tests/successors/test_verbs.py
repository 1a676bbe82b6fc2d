"""Verbs of Successors: options and guards are one, every guard is reached, and every verb refuses for a true reason."""

import random
from itertools import islice

import pytest

from tests.positions import from_cases, from_play
from tyche.bots import bot_named
from tyche.core.table import Table
from tyche.games.successors.game import GAME
from tyche.games.successors.rules.play import Successors
from tyche.study.guards import guard_faults, ways

GUARDED = {(topic, verb.name) for verb in GAME.verbs.all if verb.guard is not None for topic in verb.topics or ("",)}
"""Every question, and a verb with a guard that it takes; free ones go with no question."""
NEVER_REFUSED = {("intercept-with", "take-all"), ("general-meets-general", "move-on")}
"""These questions are only put while there is something to take, or a way on."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("bot", ["", "strategos"])
def test_options_are_what_guards_let_pass(players: int, bot: str) -> None:
    rng = random.Random(players)
    bots = [bot_named(bot, seed) for seed in range(players)] if bot else []
    tables = from_play(GAME, players, players, bots, 7)
    for table in islice(tables, 60):
        for seat in range(players):
            assert guard_faults(table, seat, rng, 120) == []


def test_in_every_case_options_are_what_guards_let_pass_and_every_guard_is_reached() -> None:
    rng = random.Random(1)
    offered: set[tuple[str, str]] = set()
    refused: set[tuple[str, str]] = set()
    for table in from_cases(GAME):
        for seat in [seat for seat in range(table.setup.players) if table.options(seat)]:
            assert guard_faults(table, seat, rng, 30) == []
            offered |= offers(table, seat)
            refused |= refusals(table, seat, rng)
    assert GUARDED - offered == set()
    assert GUARDED - refused == NEVER_REFUSED


def offers(table: Table, seat: int) -> set[tuple[str, str]]:
    """The verbs that a seat is offered, by question."""
    ask = table.ask
    assert ask is not None
    verbs = [GAME.verbs.of(str(option[0]), ask.topic) for option in ask.options_for(seat)]
    return {("" if verb.free else ask.topic, verb.name) for verb in verbs if verb is not None}


def refusals(table: Table, seat: int, rng: random.Random) -> set[tuple[str, str]]:
    """The verbs of the question that are refused for some arguments; what is answered is what the guard says."""
    ask, play = table.ask, table.play
    assert ask is not None
    assert isinstance(play, Successors)
    found: set[tuple[str, str]] = set()
    for verb in GAME.verbs.at(ask.topic):
        if verb.guard is None or not (verb.free or seat in ask.asked()):
            continue
        for option in ways(table, verb, set(), rng, 6):
            reading = verb.read(play, option)
            reason = verb.guard(play, ask, seat, reading.values)
            if reason is None or option in ask.options_for(seat):
                continue
            answer = table.why(seat, option)
            assert answer is not None
            assert (answer.clause, answer.reason) == (reason.clause, reason.reason), (ask.topic, option)
            found.add(("" if verb.free else ask.topic, verb.name))
    return found
