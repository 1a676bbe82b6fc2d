"""Random play that seldom makes peace: with treaties and vassals at random most games would end in the first year."""

import random

from tyche.core.ask import NO, Option
from tyche.core.table import Table

PEACE = ("treat", "submit", "announce")
ANSWERS = ("answer", "aid", "accept-vassal")
SELDOM = 0.02


def decide(table: Table, rng: random.Random) -> tuple[int, Option]:
    """Any option of a seat that is waited for, peace seldom among them."""
    ask = table.ask
    assert ask is not None
    seat = rng.choice(ask.seats())
    options = ask.options_for(seat)
    if rng.random() > SELDOM:
        if ask.topic in ANSWERS:
            return seat, NO
        options = [option for option in options if option[0] not in PEACE] or options
    return seat, rng.choice(options)
