"""The bots there are, and what holds for all of them."""

import pytest

from tests.bots.playing import finish, opened
from tyche.bots import bot_named, bots, game_of, own_bots
from tyche.core.errors import SetupError
from tyche.core.seat import Bot


def test_bots_are_known_by_name_and_game() -> None:
    assert {"random", "strategos"} <= set(bots())
    assert "strategos" in bots("successors")
    assert bots("toy") == [name for name in bots() if game_of(name) == ""]
    assert game_of("strategos") == "successors"


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(SetupError, match=r"no bot 'alexander'; there are .*random, satrapes, strategos"):
        bot_named("alexander", 1)


def seated(names: list[str], seed: int) -> list[Bot]:
    return [bot_named(name, seed + seat) for seat, name in enumerate(names)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_end_under_all_options_and_every_choice_is_legal(players: int) -> None:
    table = opened(players, players, some_options=True)
    names = ["strategos" if seat % 2 == 0 else "random" for seat in range(players)]
    finish(table, seated(names, 10))
    assert table.result() is not None


@pytest.mark.parametrize("name", ["random", "strategos"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    records = []
    for _ in range(2):
        table = opened(3, 7)
        finish(table, seated([name, "random", "random"], 5))
        records.append(table.decisions)
    assert records[0] == records[1]


def test_another_seed_plays_another_random_game() -> None:
    games = []
    for seed in (1, 2):
        table = opened(2, 7)
        finish(table, seated(["random", "random"], seed))
        games.append(table.decisions)
    assert games[0] != games[1]


def test_a_broken_bot_of_somebody_else_spoils_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(own_bots(), "broken", "tests.bots.no_such_module:Broken")
    monkeypatch.setitem(own_bots(), "no-bot", "tests.bots.playing:opened")
    assert "broken" not in bots("successors")
    assert "strategos" in bots("successors")
    with pytest.raises(SetupError, match=r"'broken' cannot be loaded from tests.bots.no_such_module:Broken"):
        bot_named("broken", 1)
    with pytest.raises(SetupError, match=r"'no-bot' at tests.bots.playing:opened is no Bot"):
        bot_named("no-bot", 1)
