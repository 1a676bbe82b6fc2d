"""Any position that a case reaches can be written as one, and reading it gives the position again."""

import random
from collections.abc import Iterator
from typing import cast

import pytest

from tyche.core.casefile import read_cases
from tyche.core.cases import run_case
from tyche.core.describing import describe, described, differences, flow, laid, scalar, written
from tyche.core.errors import CaseError
from tyche.core.examples import opened_at
from tyche.core.game import Game, game_named
from tyche.core.table import Table, open_table
from tyche.core.words import misfit

MOVES = ("units", "special", "retreat")
OPENS = ("herds", "battles", "sieges", "plunder", "diplomacy", "trade", "sowing")
"""Phases of Scharz that throw no dice and do nothing before they ask: their first question is reached."""
REACHED = {
    "hellas": ("regular", "special", "extra", "artifacts"),
    "successors": ("surrender", "tyche", "spend", "place-marker", "march", "activation", "armies", "supply"),
    "scharz": (*MOVES, *OPENS),
}
DECISIONS = {"hellas": 350, "successors": 500, "scharz": 500}
POSITIONS = 7


def positions(game: Game, seed: int) -> Iterator[Table]:
    """Positions of a random game at questions that a case reaches."""
    luck = random.Random(f"{game.name} {seed}")
    options = {option.name: luck.choice(option.values) for option in game.options} if game.name == "scharz" else {}
    table = open_table(game, luck.randint(game.least, game.most), options, None, luck.randbytes(32), log=False)
    table.play.every = 1
    before: object = None
    steps = REACHED[game.name]
    while not table.over and len(table.decisions) < DECISIONS[game.name]:
        step = table.play.next_step()
        now = (step, getattr(table.play.state(), "phase", 0))
        reached = step in steps and (step not in OPENS or now != before)
        before = now
        if table.play.head_at == table.play.moment and reached and luck.random() < 0.15:
            yield table
        seat = luck.choice(table.awaited())
        table.choose(seat, luck.choice(table.options(seat)))


@pytest.mark.parametrize("name", REACHED)
def test_a_written_position_is_read_as_the_same(name: str) -> None:
    game = game_named(name)
    found = 0
    for seed in range(3):
        for n, table in enumerate(positions(game, seed)):
            if n == POSITIONS:
                break
            given = describe(table)
            text = written(table, "a position", given)
            [case] = read_cases("written", text.encode())
            assert case.given == given
            assert n or run_case(case, game) == []
            assert differences(table, opened_at(case, game)) == []
            words = {word.name: word.shape for word in game.vocabulary().words(table.play)}
            places = list(cast(dict[str, object], game.board(table.setup)["places"]))
            assert [misfit(given[word], words[word], table.setup.seats, places) for word in given] == [""] * len(given)
            found += 1
    assert found >= 2 * POSITIONS


@pytest.mark.parametrize("name", REACHED)
def test_every_question_has_a_position_before_it_that_a_case_holds(name: str) -> None:
    game = game_named(name)
    for table in positions(game, 7):
        if len(table.decisions) < 60:
            continue
        before = described(table)
        assert before.moment == len(table.decisions)
        seat = table.awaited()[0]
        table.choose(seat, table.default(seat))
        later = described(table.fork())
        assert before.moment <= later.moment <= len(table.decisions)
        break
    else:
        pytest.fail("no position was reached")


def test_what_a_case_cannot_hold_is_refused() -> None:
    game = game_named("hellas")
    table = open_table(game, 2, {}, None, bytes(32), log=False)
    while table.play.head_at == table.play.moment:
        table.choose_default(table.awaited()[0])
    with pytest.raises(CaseError, match="middle of a procedure"):
        describe(table)


@pytest.mark.parametrize("name", REACHED)
def test_a_word_that_is_written_wrong_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named(name)
    said = game.edges.cases
    right = said.words
    table = next(table for table in positions(game, 1) if len(table.decisions) > 40)
    wanting = ("armies", "units", "settlements")
    monkeypatch.setattr(said, "words", lambda play: [word for word in right(play) if word.name not in wanting])
    with pytest.raises(CaseError):
        describe(table)


def test_words_are_quoted_where_yaml_would_read_something_else() -> None:
    assert scalar("pella/inside") == "pella/inside"
    assert scalar("47") == '"47"'
    assert scalar("true") == '"true"'
    assert scalar("light+used") == '"light+used"'
    assert flow({"a": [1, True, "4"]}) == '{a: [1, true, "4"]}'
    long = {f"place{n}": n for n in range(40)}
    assert laid("control", long, "")[0] == "control:"
    assert laid("control", {"a": 1}, "") == ["control: {a: 1}"]
