"""Chance, made visible: what each throw and draw was for, what came, and what could have come."""

import pytest

from tests.toy import GAME, Toy
from tyche.core.errors import SetupError
from tyche.core.table import Table, open_table

SEED = bytes(range(32))


def before_roll() -> Table:
    table = open_table(GAME, 2, seed=SEED)
    for seat in table.awaited():
        table.choose(seat, ("pass",))
    return table


def test_nothing_is_kept_unless_somebody_asks() -> None:
    table = before_roll()
    table.choose(0, ("roll",))
    assert table.play.chances is None


def test_throws_and_draws_are_noted_with_what_could_have_come() -> None:
    table = before_roll()
    chances = table.watch_chance()
    assert isinstance(table.play, Toy)
    deck = sorted(table.play.s.deck)
    table.choose(0, ("roll",))
    die, card = chances
    assert (die.purpose, die.moment, die.number, list(die.could)) == ("score", 3, 0, [1, 2, 3, 4, 5, 6])
    assert [die.came] == table.play.dice.thrown
    assert (card.purpose, card.could, card.is_die) == ("card", deck, False)
    assert card.came in table.play.s.hands[0]


def test_watching_changes_nothing() -> None:
    watched, plain = before_roll(), before_roll()
    watched.watch_chance()
    for table in (watched, plain):
        while not table.over:
            seat = table.awaited()[0]
            table.choose(seat, ("roll",) if ("roll",) in table.options(seat) else table.default(seat))
    assert watched.digest() == plain.digest()


def test_going_back_forgets_what_came_after() -> None:
    table = before_roll()
    table.watch_chance()
    table.choose(0, ("roll",))
    table.choose(1, ("roll",))
    table.rewind(3)
    assert [chance.moment for chance in table.watch_chance()] == [3, 3]


def test_a_die_can_come_out_otherwise() -> None:
    table = before_roll()
    chances = table.watch_chance()
    table.choose(0, ("roll",))
    table.choose(1, ("roll",))
    assert isinstance(table.play, Toy)
    first = chances[0]
    for face in range(1, 7):
        other = table.otherwise(first, face)
        assert isinstance(other.play, Toy)
        assert len(other.decisions) == 3
        assert other.play.s.scores[0] == face
        assert other.play.s.hands == table.at(3).play.state().hands  # type: ignore[attr-defined]
        assert other.fork().play.state().scores == other.play.s.scores  # type: ignore[attr-defined]
    assert table.play.s.scores[0] == first.came


def test_what_cannot_come_is_refused() -> None:
    table = before_roll()
    chances = table.watch_chance()
    table.choose(0, ("roll",))
    die, card = chances
    for chance, face in ((die, 7), (card, 3)):
        with pytest.raises(SetupError, match="cannot come out"):
            table.otherwise(chance, face)
    table.rewind(2)
    with pytest.raises(SetupError, match="did not follow"):
        table.otherwise(die, 3)
