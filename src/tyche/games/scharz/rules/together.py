"""T7.6. Phases in which everybody decides at the same time: one stage of small steps for all seats."""

from collections.abc import Callable

from tyche.core.ask import DONE, Flow, Option
from tyche.core.gathering import Gathering
from tyche.games.scharz.rules.play import Scharz

Offers = Callable[[Scharz, int], list[Option]]
Act = Callable[[Scharz, int, Option], None]


def open_stage(t: Scharz, step: str) -> None:
    """Begin a stage: nobody is done, nobody has taken a step."""
    s = t.s
    s.done = 0
    s.sub = [[] for _ in range(t.players)]
    s.step = step
    t.prepared = {}


def finish(t: Scharz, seat: int) -> None:
    """A seat has nothing more to decide in this stage."""
    t.s.done |= 1 << seat


def idle(t: Scharz, seat: int, offers: Offers) -> bool:
    """Whether a seat can only say that it is done; else what it is offered is kept for its next question."""
    options = offers(t, seat)
    if len(options) == 1:
        return True
    t.prepared[seat] = options
    return False


def together(
    t: Scharz, topic: str, clause: str, offers: Offers, act: Act, default: Option = DONE, scene: str = ""
) -> Flow[None]:
    """T7.6. Ask everybody at once, step by step, until all are done. Each seat's steps concern nobody else.

    They may be decided in a scene that was told before.
    """
    s = t.s
    known = t.prepared
    while True:
        waiting = [seat for seat in t.seats() if not s.done >> seat & 1]
        if not waiting:
            return
        t.mark()
        ask = Gathering(waiting, topic, lambda seat: offers(t, seat), clause, default, {})
        ask.offers = known
        ask.scene = scene
        t.prepared = {}
        choice = yield ask
        known = {seat: options for seat, options in ask.offers.items() if seat != ask.by}
        act(t, ask.by, choice)
        known.update(t.prepared)
