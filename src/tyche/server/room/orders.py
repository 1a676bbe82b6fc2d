"""Standing orders: how a seat answers questions of a topic by itself, where that is legal."""

from collections.abc import Mapping

from tyche.core.ask import Option
from tyche.core.table import Table
from tyche.server.wire import Order

MOST_ORDERS = 50
DEFAULT = "default"
UNTIL_TURN = "turn"


def ordered(table: Table, seat: int, orders: list[Order]) -> Option | None:
    """What the seat's orders answer to the question on the table; None if none of them applies."""
    ask = table.ask
    if ask is None or seat not in ask.seats():
        return None
    for order in orders:
        if order.topic == ask.topic and not _excepted(table, order):
            option = table.default(seat) if order.option == DEFAULT else ask.offered(seat, order.option)
            if option is not None:
                return option
    return None


def _excepted(table: Table, order: Order) -> bool:
    """Whether a fact of the question has a value that the order makes an exception of."""
    ask = table.ask
    assert ask is not None
    for fact, values in order.unless.items():
        if fact in ask.facts:
            found = table.game.spell(fact, ask.facts[fact])
            if found in values or (isinstance(found, list | tuple) and any(item in values for item in found)):
                return True
    return False


def lasting(orders: list[Order]) -> list[Order]:
    """The orders that go on when the seat's next turn begins."""
    return [order for order in orders if order.until != UNTIL_TURN]


def begins_turn(names: list[str], seat: int, turn: Mapping[str, object]) -> bool:
    """Whether a turn that has just begun is the seat's: where turns belong to nobody, each of them is everybody's.

    `turn` is what the board description calls so. A seat's name in it says whose turn it is; None, that it is nobody's
    at the moment.
    """
    values = list(turn.values())
    if any(name in values for name in names):
        return names[seat] in values
    return None not in values
