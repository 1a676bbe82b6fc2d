"""States as plain data and back."""

import msgspec

from tyche.core.dice import Dice
from tyche.core.snapshot import dice_at, refill, snapshot_of

FIELDS = ("turn", "step", "deck", "sieges", "units")


class State:
    """A field of every shape."""

    def __init__(self) -> None:
        self.turn = 0
        self.step = ""
        self.deck: list[int] = []
        self.sieges: dict[int, int] = {}
        self.units: list[dict[int, int]] = []


def some_state(sieges: dict[int, int]) -> State:
    state = State()
    state.turn, state.step, state.deck, state.units = 3, "march", [5, 1 << 70], [{12: 2, 3: 1}, {}]
    state.sieges = sieges
    return state


def dice(counters: list[int]) -> Dice:
    return Dice(bytes(32), counters, None, [])


def test_a_state_survives_json() -> None:
    stored = msgspec.json.encode(snapshot_of(some_state({10: 1, 9: 2}), FIELDS, dice([4, 2])))
    again = State()
    refill(again, FIELDS, msgspec.json.decode(stored))
    assert vars(again) == vars(some_state({10: 1, 9: 2}))


def test_a_field_that_the_rules_have_gained_since_stays_as_at_the_start() -> None:
    stored = snapshot_of(some_state({10: 1}), tuple(name for name in FIELDS if name != "sieges"), dice([4, 2]))
    again = State()
    again.sieges = {7: 7}
    refill(again, FIELDS, stored)
    assert vars(again) == vars(some_state({7: 7}))


def test_the_dice_go_on_where_they_were() -> None:
    snapshot = snapshot_of(some_state({}), FIELDS, dice([4, 2]))
    assert dice_at(dice([0, 0]), snapshot).counters == [4, 2]


def test_the_order_of_a_dictionary_is_no_part_of_the_state() -> None:
    one, other = some_state({10: 1, 9: 2}), some_state({9: 2, 10: 1})
    encoded = [msgspec.json.encode(snapshot_of(state, FIELDS, dice([0, 0]))) for state in (one, other)]
    assert encoded[0] == encoded[1]
