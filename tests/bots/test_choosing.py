"""How bots come from worths to a decision."""

import pytest

from tests.bots.playing import opened
from tyche.bots.choosing import Chooser, weigh
from tyche.bots.sight import Outlook, imagination
from tyche.core.ask import Option
from tyche.core.seat import Glimpse
from tyche.core.table import SEED_BYTES, Table


class Fixed(Chooser):
    """The worths are given."""

    def __init__(self, seed: int, worths: list[float]) -> None:
        super().__init__(seed)
        self.given = worths

    def worths(self, glimpse: Glimpse) -> list[float]:
        return self.given


class Plain(Outlook):
    """A position is worth the number of decisions that led to it."""

    def worth_of(self, table: Table) -> float:
        return float(len(table.decisions))


@pytest.fixture
def glimpse() -> Glimpse:
    table = opened(3)
    found = Glimpse(table, table.awaited()[0])
    found.options = [("one",), ("two",), ("three",)]
    return found


def test_the_highest_worth_is_chosen(glimpse: Glimpse) -> None:
    assert Fixed(1, [0.0, 2.0, 1.0]).decide(glimpse) == ("two",)


def test_of_equals_one_is_drawn_the_same_for_the_same_seed(glimpse: Glimpse) -> None:
    worths = [2.0, 1.0, 2.0]
    chosen = [Fixed(seed, worths).decide(glimpse) for seed in range(20)]
    assert set(chosen) == {("one",), ("three",)}
    assert chosen == [Fixed(seed, worths).decide(glimpse) for seed in range(20)]


def test_a_lone_option_needs_no_thought(glimpse: Glimpse) -> None:
    glimpse.options = [("only",)]
    assert Fixed(1, []).decide(glimpse) == ("only",)


def test_each_topic_has_its_scorer(glimpse: Glimpse) -> None:
    def length(sight: Plain, option: Option) -> float:
        return float(len(str(option[0])))

    assert weigh(Plain(glimpse, bytes(SEED_BYTES)), {glimpse.topic: length}) == [3.0, 3.0, 5.0]


def test_a_question_without_a_scorer_is_answered_on_an_imagined_table() -> None:
    table = opened(3)
    glimpse = Glimpse(table, table.awaited()[0])
    assert weigh(Plain(glimpse, bytes(SEED_BYTES)), {}) == [1.0] * len(glimpse.options)
    assert table.decisions == []


def test_imagination_hangs_on_every_word() -> None:
    assert imagination("dux", 1) == imagination("dux", 1)
    assert (
        len({imagination("dux", 1), imagination("dux", 2), imagination("strategos", 1), imagination("dux", 1, 0)}) == 4
    )
