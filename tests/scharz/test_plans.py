"""A whole plan for a subphase of MOVE."""

from tyche.core.plans import Plans
from tyche.core.table import Table
from tyche.games.scharz import GAME

POSITION: dict[str, object] = {
    "settlements": {"roma": {"owner": "red"}, "sena": {"owner": "blue"}},
    "units": {
        "red": {"roma": {"light": 1}, "praeneste": {"light": 1}},
        "blue": {"sena": {"light": 1}, "spoletium": {"light": 1}},
    },
    "phase": "units",
}


def opened() -> Table:
    return GAME.vocabulary().open(2, {"mode": "first"}, POSITION, [])


def test_T7_7_a_plan_runs_while_nothing_foreign_interferes() -> None:
    """T7.7. Each step of the plan is taken at the seat's turn in the cycle."""
    table = opened()
    plans = Plans(table)
    plans.lay(0, [("march", "roma", "tarquinii"), ("march", "praeneste", "antium"), ("pass",)])
    assert plans.run() == 1
    table.choose(1, ("pass",))
    assert plans.run() == 1
    table.choose(1, ("march", "sena", "ancona"))
    assert plans.of(0) == [("pass",)]


def test_T7_7_a_foreign_move_next_to_own_units_ends_the_plan() -> None:
    """T7.7. Blue comes to Reate, next to Rome."""
    table = opened()
    plans = Plans(table)
    plans.lay(0, [("pass",), ("march", "praeneste", "antium")])
    plans.run()
    table.choose(1, ("march", "spoletium", "reate"))
    assert plans.run() == 0
    assert plans.of(0) == []
