"""Positions that outlive their process."""

import random

import pytest

from tests.toy import GAME as TOY
from tyche.core.ask import Option
from tyche.core.errors import RecordError, SetupError
from tyche.core.game import Game, games
from tyche.core.record import record_of
from tyche.core.resume import Position, position_of, resumed
from tyche.core.table import Table, open_table

SEED = bytes(range(32))


def advance(table: Table, rng: random.Random, decisions: int) -> None:
    """Take random decisions."""
    for _ in range(decisions):
        if table.over:
            return
        seat = rng.choice(table.awaited())
        table.choose(seat, rng.choice(table.options(seat)))


def told(table: Table) -> list[dict[str, object]]:
    return [table.game.told(telling) for telling in table.play.log or []]


def shown(table: Table, seat: int) -> tuple[dict[str, object], str, set[Option]]:
    """What a seat sees, and is asked; in which order options are listed is not part of a position."""
    return table.game.view(table.play, seat), "" if table.ask is None else table.ask.topic, set(table.options(seat))


def again(table: Table, position: Position) -> Table:
    """The table from a position and the decisions since."""
    other = resumed(table.game, table.setup, SEED, position, table.decisions)
    other.replay(table.decisions[position.moment :])
    return other


@pytest.mark.parametrize("game", [TOY, *games().values()], ids=lambda game: str(game.name))
def test_a_table_goes_on_from_a_stored_position_as_if_it_had_never_stopped(game: Game) -> None:
    for start in range(2):
        rng = random.Random(start)
        table = open_table(game, 3, seed=SEED)
        for _ in range(12):
            advance(table, rng, rng.randrange(1, 40))
            other = again(table, position_of(table))
            assert other.digest() == table.digest()
            assert other.decisions == table.decisions
            assert other.play.dice.thrown == table.play.dice.thrown
            assert told(other) == told(table)
            assert [shown(other, seat) for seat in range(3)] == [shown(table, seat) for seat in range(3)]


def test_it_can_be_taken_back_to_the_position_and_not_before_it() -> None:
    table = open_table(TOY, 3, {"rounds": 3}, seed=SEED)
    advance(table, random.Random(1), 8)
    position = position_of(table)
    assert 0 < position.moment <= 8
    advance(table, random.Random(2), 8)
    other = again(table, position)
    for moment in (15, position.moment + 1, position.moment):
        assert other.at(moment).digest() == table.at(moment).digest()
    other.rewind(position.moment)
    assert other.digest() == table.at(position.moment).digest()
    with pytest.raises(SetupError):
        other.at(position.moment - 1)
    with pytest.raises(RecordError):
        record_of(other)


def test_it_keeps_its_first_position_however_long_it_goes_on() -> None:
    table = open_table(games()["successors"], 3, seed=SEED)
    advance(table, random.Random(1), 20)
    position = position_of(table)
    advance(table, random.Random(2), 800)
    assert again(table, position).at(position.moment).digest() == table.at(position.moment).digest()


def test_a_corrupt_position_is_refused() -> None:
    table = open_table(TOY, 2, seed=SEED)
    with pytest.raises(RecordError, match="corrupt"):
        resumed(TOY, table.setup, SEED, Position(0, b"not a position"), [])
