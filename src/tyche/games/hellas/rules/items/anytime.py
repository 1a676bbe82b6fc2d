"""H22.7. What may be used at any time: whenever its owner is asked for a decision that is no part of another effect."""

from tyche.core.ask import Flow, Option
from tyche.games.hellas.rules.items.effects import ANY_TIME, use, use_options
from tyche.games.hellas.rules.kinds import ITEM
from tyche.games.hellas.rules.play import Hellas

HANDLED: Option = ("handled",)
"""An item was used; the question must be asked again with what is possible now."""


def any_time(t: Hellas, seat: int) -> list[Option]:
    """The items that a player may use at any time."""
    return use_options(t, seat, ANY_TIME)


def decide(
    t: Hellas,
    seat: int,
    topic: str,
    options: list[Option],
    clause: str,
    default: Option,
    uses: list[Option],
    **facts: int,
) -> Flow[Option]:
    """Ask for a decision at which `uses`, and items that fit at any time, may be used; HANDLED if one was."""
    uses = uses + any_time(t, seat)
    choice = yield t.ask(seat, topic, options + uses if uses else options, clause, default, **facts)
    if uses and choice in uses:
        yield from use(t, seat, ITEM.of(choice), clause)
        return HANDLED
    return choice
