"""Dice that anybody can check."""

import pytest

from tyche.core.dice import DECK, DICE, Dice, commitment, derive
from tyche.core.errors import CaseError

SEED = bytes(range(32))


def test_values_are_fixed_for_ever() -> None:
    """A change here would make every record unreadable."""
    assert [derive(SEED, DICE, n, 6) for n in range(12)] == [3, 5, 2, 3, 5, 4, 2, 4, 0, 5, 0, 3]
    assert [derive(SEED, DECK, n, 70) for n in range(6)] == [27, 26, 13, 45, 6, 45]
    assert commitment(SEED) == "9b034fcee71f464e2408531147354c8978bcdd05821a58248d978256e02abe77"


def test_dice_are_fair_enough() -> None:
    counts = [0] * 6
    for n in range(6000):
        counts[derive(SEED, DICE, n, 6)] += 1
    assert all(880 < count < 1120 for count in counts)


def test_throws_are_counted_and_kept() -> None:
    dice = Dice(SEED, [0, 0], [], [])
    thrown = [dice.throw(6) for _ in range(5)]
    assert dice.thrown == thrown
    assert dice.counters == [5, 0]
    assert [Dice(SEED, [n, 0], None, []).throw(6) for n in range(5)] == thrown


def test_a_script_comes_before_the_seed() -> None:
    dice = Dice(SEED, [0, 0], [], [6, 6])
    assert [dice.throw(6) for _ in range(3)] == [6, 6, derive(SEED, DICE, 2, 6) + 1]


def test_shuffles_use_their_own_stream() -> None:
    dice = Dice(SEED, [0, 0], [], [])
    cards = list(range(10))
    dice.shuffle(cards)
    assert sorted(cards) == list(range(10))
    assert cards != list(range(10))
    assert dice.counters == [0, 9]
    again = list(range(10))
    dice.at([0, 0]).shuffle(again)
    assert again == cards


def test_other_counters_share_the_seed_but_not_the_list() -> None:
    dice = Dice(SEED, [3, 2], [1, 2, 3], [])
    other = dice.at([1, 1])
    other.throw(6)
    assert dice.counters == [3, 2]
    assert dice.thrown == [1, 2, 3]
    assert other.thrown is None


def test_a_scripted_die_has_the_sides_of_a_die() -> None:
    dice = Dice(SEED, [0, 0], [], [6, 7])
    assert dice.throw(6) == 6
    with pytest.raises(CaseError, match="die 2 has 6 sides and cannot show 7"):
        dice.throw(6)
