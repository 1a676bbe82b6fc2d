"""Decisions laid down ahead."""

from tests.toy import GAME
from tyche.core.ask import DONE, PASS
from tyche.core.plans import Plans
from tyche.core.table import Table, open_table

SEED = bytes(range(32))


def turns() -> Table:
    """A table at the first turn, after the bids."""
    table = open_table(GAME, 3, None, None, SEED)
    while table.ask is not None and table.ask.topic == "bid":
        table.choose(table.awaited()[0], PASS)
    return table


def test_a_plan_is_taken_when_its_turn_comes() -> None:
    table = turns()
    plans = Plans(table)
    plans.lay(1, [DONE])
    assert plans.run() == 0
    table.choose(0, DONE)
    assert plans.run() == 1
    assert table.awaited() == [2]
    assert table.decisions[-1] == (1, DONE)


def test_plans_of_several_seats_follow_each_other() -> None:
    table = turns()
    plans = Plans(table)
    plans.lay(2, [DONE])
    plans.lay(0, [DONE])
    plans.lay(1, [DONE])
    assert plans.run() == 3


def test_a_plan_ends_at_an_option_that_is_not_offered() -> None:
    table = turns()
    plans = Plans(table)
    plans.lay(0, [("dance",), DONE])
    assert plans.run() == 0
    assert plans.of(0) == []
    assert table.awaited() == [0]


def test_a_disturbed_seat_thinks_again() -> None:
    table = turns()
    plans = Plans(table)
    plans.lay(0, [DONE])
    table.play.disturb(0)
    assert plans.run() == 0
    assert plans.of(0) == []


def test_a_new_plan_forgets_old_disturbances() -> None:
    table = turns()
    plans = Plans(table)
    table.play.disturb(0)
    plans.lay(0, [DONE])
    assert plans.of(0) == [DONE]
    assert plans.run() == 1


def test_an_empty_plan_takes_the_former_back() -> None:
    plans = Plans(turns())
    plans.lay(0, [DONE])
    plans.lay(0, [])
    assert plans.run() == 0


def test_nobody_is_planned_for_in_questions_to_several() -> None:
    table = open_table(GAME, 3, None, None, SEED)
    plans = Plans(table)
    plans.lay(0, [PASS])
    assert plans.run() == 0
    assert plans.of(0) == [PASS]
