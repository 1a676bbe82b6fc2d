"""Dux: legal everywhere, alike for alike seeds, blind to what is secret, and better than chance."""

import random
from hashlib import blake2b
from math import inf

import pytest

from tests.bots.playing import finish, step
from tyche.bots import bot_named, bots, game_of
from tyche.bots.chance import RandomBot
from tyche.bots.planning import Effort
from tyche.bots.scharz.dux import TOPICS, Dux
from tyche.bots.scharz.levels import Comes, Imperator
from tyche.core.seat import Bot, Glimpse
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.games.scharz import GAME
from tyche.games.scharz.data import MAPS
from tyche.games.scharz.rules.modes import MODES
from tyche.games.scharz.rules.play import Scharz


def opened(players: int, mode: str, field: str = "italia", seed: int = 1, bonuses: bool = False) -> Table:
    key = blake2b(f"scharz bots {seed}".encode(), digest_size=SEED_BYTES).digest()
    return open_table(GAME, players, {"mode": mode, "map": field, "bonuses": bonuses}, seed=key, log=False)


def one_of(players: int, seat: int, seed: int = 1) -> list[Bot]:
    """Dux on one seat, chance on the others."""
    return [Dux(seed) if other == seat else RandomBot(seed * 100 + other) for other in range(players)]


@pytest.mark.parametrize("level", [Comes, Imperator])
def test_the_better_ones_take_the_places_of_which_most_comes_in_a_year(level: type[Comes | Imperator]) -> None:
    bot = level(1)
    bot.effort = Effort(3, 1, 1, inf)
    table = opened(2, "first")
    while table.ask is not None and table.ask.topic != "village":
        table.choose_default(table.awaited()[0])
    glimpse = Glimpse(table, table.awaited()[0])
    tried = bot.proposals(glimpse, bot.policy.decide(glimpse))[:3]
    after: list[float] = []
    for option in tried:
        course = glimpse.imagine(bytes(SEED_BYTES))
        bot.prospect.follow(course, glimpse.seat, "village", option, inf, bot.later)
        assert isinstance(course.play, Scharz)
        assert course.over or course.play.s.year == 2
        after.append(bot.prospect.chances(course)[glimpse.seat])
    assert len(set(after)) > 1
    assert bot.decide(glimpse) == tried[after.index(max(after))]


def test_it_is_found_by_name_and_plays_scharz_only() -> None:
    assert "dux" in bots("scharz")
    assert "dux" not in bots("successors")
    assert game_of("dux") == "scharz"
    assert isinstance(bot_named("dux", 1), Dux)


@pytest.mark.parametrize(
    ("players", "mode", "field"),
    [
        (2, "first", "taifas"),
        (3, "white", "britannia"),
        (4, "basic", "italia"),
        (5, "yellow", "huns"),
        (6, "green", "orient"),
        (8, "red", "vikings"),
        (12, "first", "italia"),
    ],
)
def test_games_end_and_every_choice_is_legal(players: int, mode: str, field: str) -> None:
    assert mode in MODES
    assert field in MAPS
    table = opened(players, mode, field, players, bonuses=players % 2 == 0)
    seated: list[Bot] = [Dux(seat) if seat % 2 == 0 else RandomBot(seat) for seat in range(players)]
    finish(table, seated)
    assert table.result() is not None


def test_every_question_of_a_game_is_known() -> None:
    asked = set()
    for mode in ("basic", "red"):
        table = opened(4, mode, "italia", 5, bonuses=True)
        seated = one_of(4, 0)
        while table.ask is not None:
            asked.add(table.ask.topic)
            step(table, seated)
    assert asked <= set(TOPICS)


def test_an_unknown_question_is_answered_by_looking_one_step_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(3, "basic", seed=3)
    seated = one_of(3, 0)
    while table.ask is not None and not (table.ask.topic == "sowing" and 0 in table.awaited()):
        step(table, seated)
    assert table.ask is not None
    monkeypatch.delitem(TOPICS, "sowing")
    assert Dux(1).decide(Glimpse(table, 0)) in table.options(0)


def test_the_same_seed_plays_the_same_game() -> None:
    games = []
    for _ in range(2):
        table = opened(3, "basic", "britannia", 7)
        games.append(finish(table, [Dux(1), Dux(2), RandomBot(3)]))
    assert games[0] == games[1]


# --- what it must not know ---


def test_neither_the_dice_to_come_nor_secret_answers_change_a_decision() -> None:
    table = opened(4, "green", "vikings", 3)
    seated: list[Bot] = [Dux(seat) for seat in range(4)]
    rng = random.Random(3)
    compared = polled = 0
    for _ in range(1500):
        if table.over:
            break
        seat = table.awaited()[-1]
        at_checkpoint = table.play.saved_at == len(table.decisions)
        undiced = table.play.saved_counters == table.play.dice.counters
        if len(table.options(seat)) > 1 and at_checkpoint and undiced:
            before = Dux(1).decide(Glimpse(table, seat))
            other = table.fork()
            other.play.dice.seed = rng.randbytes(SEED_BYTES)
            first = other.awaited()[0]
            if other.ask is not None and other.ask.also is not None and first != seat:
                other.choose(first, rng.choice(other.options(first)))
                polled += 1
            assert Dux(1).decide(Glimpse(other, seat)) == before
            compared += 1
        step(table, seated)
    assert compared > 100
    assert polled > 5


# --- its strength ---


@pytest.mark.parametrize("seat", range(4))
def test_it_beats_three_random_seats_from_any_seat(seat: int) -> None:
    table = opened(4, "basic", seed=50 + seat)
    finish(table, one_of(4, seat))
    result = table.result()
    assert result is not None
    assert result["winner"] == seat


def test_against_itself_it_lives_through_the_first_winters() -> None:
    table = opened(4, "basic", seed=9)
    seated: list[Bot] = [Dux(seat) for seat in range(4)]
    play = table.play
    assert isinstance(play, Scharz)
    while not table.over and play.s.year < 3:
        step(table, seated)
    fed = [seat for seat in range(4) if play.s.towns[seat].bit_count() >= 2]
    assert len(fed) >= 3
