"""The position as numbers: as many as declared, nothing hidden, and the seats in the order of play."""

import random

import pytest

from tyche.core.game import games
from tyche.core.table import open_table
from tyche.study.fuzz import random_decision

SEEN = [(name, players) for name, game in games().items() for players in (game.least, game.most)]


@pytest.mark.parametrize(("name", "players"), SEEN)
def test_dealing_anew_what_a_seat_cannot_know_changes_no_number(name: str, players: int) -> None:
    game, luck = games()[name], random.Random(name)
    observation = game.observation
    assert observation is not None
    table = open_table(game, players, None, None, luck.randbytes(32), log=False)
    size = observation.size(table.play)
    compared = 0
    while not table.over:
        for _ in range(luck.randint(1, 12)):
            if not table.over:
                table.choose(*random_decision(table, luck))
        seat = luck.randrange(players)
        numbers = observation.numbers(table.play, seat, players)
        assert len(numbers) == size
        assert all(type(number) is int and abs(number) < 2**15 for number in numbers)
        other = table.play.revive(table.play.state(), table.play.dice.at([0, 0]))
        game.redeal(other, seat)
        assert observation.numbers(other, seat, players) == numbers
        compared += 1
    assert compared >= 10


@pytest.mark.parametrize("name", sorted(games()))
def test_every_seat_sees_itself_first(name: str) -> None:
    game, luck = games()[name], random.Random(3)
    table = open_table(game, game.most, None, None, bytes(32), log=False)
    for _ in range(150):
        table.choose(*random_decision(table, luck))
    observation = game.observation
    assert observation is not None
    blocks = {block.name: block for block in observation.blocks(table.play)}
    start = blocks["course"].size
    width = blocks["seats"].size // game.most
    boards = []
    for seat in range(game.most):
        numbers = observation.numbers(table.play, seat, game.most)[start : start + blocks["seats"].size]
        boards.append([numbers[k : k + width] for k in range(0, len(numbers), width)])
    for seat, board in enumerate(boards):
        assert board == boards[0][seat:] + boards[0][:seat]
    assert len({tuple(board) for board in boards[0]}) > 1


@pytest.mark.parametrize(("name", "players"), SEEN)
def test_a_sheet_that_is_written_on_again_shows_what_a_new_one_would(name: str, players: int) -> None:
    """Also one that lay aside for a while, and one that comes to another table."""
    game, luck = games()[name], random.Random(name)
    observation = game.observation
    assert observation is not None
    sheets = [observation.sheet(seat, players) for seat in range(players)]
    changed = 0
    for _ in range(2):
        table = open_table(game, players, None, None, luck.randbytes(32), log=False)
        last: list[int] = []
        for _ in range(400):
            if table.over:
                break
            table.choose(*random_decision(table, luck))
            seat = luck.randrange(players)
            numbers = observation.look(table.play, sheets[seat]).tolist()
            assert numbers == observation.numbers(table.play, seat, players)
            changed += numbers != last
            last = numbers
    assert changed > 20
