"""The levels of each game: who there is, that they know no secret, keep to their time, and can say why."""

import math
import time
from collections.abc import Iterator
from itertools import chain

import msgspec
import pytest

from tests.bots.playing import seed_of, twin_of
from tyche.bots import LEVELS, bot_named, bots, game_of, level_of, usual_bot
from tyche.bots.chance import RandomBot
from tyche.bots.planning import Effort, Planner
from tyche.bots.value import description_of
from tyche.core.advice import Advice
from tyche.core.game import OptionValue, game_named
from tyche.core.seat import Bot, Glimpse
from tyche.core.table import Table, open_table

GAMES = sorted({game_of(name) for name in bots() if level_of(name)})
ALL = [(game, level) for game in GAMES for level in LEVELS]
BRIEF = Effort(2, 1, 1, math.inf)
"""Thinking that no clock cuts short, so that equal positions give equal decisions."""
COMPARED = {"learner": 200, "practised": 200, "skilled": 100, "master": 20}
"""Twin tables that each level decides at; those that play on take longest."""
APART = 5
"""Decisions between two positions that are looked at."""


def of_level(game: str, level: str, seed: int = 1) -> Bot:
    name = next(name for name in bots(game) if level_of(name) == level)
    return bot_named(name, seed)


def unhurried(game: str, level: str) -> Bot:
    bot = of_level(game, level)
    if isinstance(bot, Planner):
        bot.effort = BRIEF
    return bot


def positions(game: str, number: int, first: int = 9) -> Iterator[tuple[Table, int]]:
    """Moments of a game played at random at which there is something to choose, at the beginning of a procedure."""
    options: dict[str, OptionValue] = {"mode": "basic"} if game == "scharz" else {}
    table = open_table(game_named(game), 3, options, None, seed_of(number), log=False)
    bot = RandomBot(number)
    waited = 0
    while table.ask is not None:
        seat = table.awaited()[0]
        at_head = table.play.saved_at == len(table.decisions)
        waited += 1
        if len(table.decisions) >= first and waited >= APART and at_head and len(table.options(seat)) > 1:
            waited = 0
            yield table, seat
        table.choose(seat, bot.decide(Glimpse(table, seat)))


def test_every_game_has_a_bot_of_each_level_the_weakest_first() -> None:
    for game in GAMES:
        own = [name for name in bots(game) if game_of(name) == game]
        assert [level_of(name) for name in own] == list(LEVELS)
        assert level_of(usual_bot(game)) == "practised"
        assert bots(game)[-1] == "random"
    assert level_of("random") == ""


@pytest.mark.parametrize(("game", "level"), ALL)
def test_hidden_things_change_no_decision(game: str, level: str) -> None:
    compared = 0
    bot = unhurried(game, level)
    for table, seat in chain(*(positions(game, number) for number in range(3, 30))):
        twin = twin_of(table, seat)
        if twin.view(seat) != table.view(seat) or twin.options(seat) != table.options(seat):
            continue  # something was dealt after the last checkpoint
        assert bot.decide(Glimpse(twin, seat)) == bot.decide(Glimpse(table, seat))
        compared += 1
        if compared == COMPARED[level]:
            return
    raise AssertionError("too few positions to compare")


@pytest.mark.parametrize(("game", "level"), ALL)
def test_every_level_says_why(game: str, level: str) -> None:
    """All options, its own choice first; terms that the game declares; nothing about what others hold."""
    bot = unhurried(game, level)
    table, seat = next(positions(game, 5))
    glimpse = Glimpse(table, seat)
    found = bot.advise(glimpse)
    assert sorted(one.option for one in found) == sorted(glimpse.options)
    if level != "learner":
        assert found[0].option == bot.decide(glimpse)
    features = {feature.name: feature for feature in description_of(game).features}
    looked_into = [one for one in found if one.chance is not None]
    assert len(looked_into) > 1
    assert all(one.chance is not None and 0.0 <= one.chance <= 1.0 for one in looked_into)
    for one in looked_into:
        for reason in one.reasons:
            assert features[reason.term].clause == reason.clause
            assert reason.hidden == features[reason.term].hidden
            assert not reason.hidden or reason.seat == seat
        amounts = [abs(reason.amount) for reason in one.reasons]
        assert amounts == sorted(amounts, reverse=True)
    assert msgspec.json.decode(msgspec.json.encode(found[0]), type=Advice).worth == found[0].worth


def test_a_bot_of_one_s_own_says_at_least_what_it_would_do() -> None:
    table, seat = next(positions("hellas", 5))
    found = RandomBot(1).advise(Glimpse(table, seat))
    assert sorted(one.option for one in found) == sorted(table.options(seat))
    assert [one.worth for one in found] == [1.0] + [0.0] * (len(found) - 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_master_keeps_to_its_second(game: str) -> None:
    bot = of_level(game, "master")
    assert isinstance(bot, Planner)
    assert bot.effort.seconds < 1.0
    bot.effort = Effort(8, 50, 1000, 0.05)
    topics = bot.prospect.topics
    for table, seat in positions(game, 7):
        assert table.ask is not None
        if table.ask.topic in topics:
            alone = time.process_time()
            bot.policy.worths(Glimpse(table, seat))
            alone = time.process_time() - alone
            started = time.process_time()
            bot.decide(Glimpse(table, seat))
            assert time.process_time() - started < 0.15 + 4 * alone
            return


def test_openings_vary_with_the_seed() -> None:
    table = open_table(game_named("hellas"), 4, None, None, seed_of(1), log=False)
    while table.ask is not None and table.ask.topic != "choose-hero":
        table.choose_default(table.awaited()[0])
    glimpse = Glimpse(table, table.awaited()[0])
    assert len({bot_named("basileus", seed).decide(glimpse) for seed in range(12)}) > 1
    assert len({bot_named("polemarchos", seed).decide(glimpse) for seed in range(12)}) == 1
    table = open_table(game_named("scharz"), 4, None, None, seed_of(1), log=False)
    while table.ask is not None and table.ask.topic != "village":
        table.choose_default(table.awaited()[0])
    best = Glimpse(table, table.awaited()[0])
    table.choose(best.seat, bot_named("dux", 1).decide(best))  # the places after the best are nearly equal
    glimpse = Glimpse(table, table.awaited()[0])
    assert glimpse.topic == "village"
    policies = [bot for bot in (bot_named("imperator", seed) for seed in range(12)) if isinstance(bot, Planner)]
    assert len({bot.policy.decide(glimpse) for bot in policies}) > 1
