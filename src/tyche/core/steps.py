"""The top of a game: short steps, one after the other, until somebody has won; and questions that need no asking."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from tyche.core.ask import Flow, Option
from tyche.core.play import Play

P = TypeVar("P", bound=Play)
Step = Callable[[P], Flow[None] | None]
"""A step: a flow, or a plain function where nobody is asked."""


class Victory(Exception):
    """The game ends at once, wherever the rules are; the state says who has won and how."""


def play_through(t: P, steps: Mapping[str, Step[P]]) -> Flow[None]:
    """Step by step to the end; each loop head is a checkpoint."""
    try:
        while step := t.next_step():
            t.mark()
            flow = steps[step](t)
            if flow is not None:
                yield from flow
    except Victory:
        return


class Nested(Protocol):
    """A state whose steps may call others: the step to take now, and those to return to, the next one last."""

    step: str
    stack: list[str]


def call(s: Nested, step: str, back: str = "") -> None:
    """Go to a procedure of its own steps; when it has `finish`ed, play goes on at `back`, or where it stands."""
    s.stack.append(back or s.step)
    s.step = step


def finish(s: Nested) -> None:
    """A procedure is over: back to whoever called it."""
    s.step = s.stack.pop()


def choose_one(
    t: Play, seat: int, topic: str, options: list[Option], clause: str, default: Option | None = None, **facts: object
) -> Flow[Option]:
    """One of the options; a seat that has only one is not asked. Without a default the first is it."""
    if len(options) == 1:
        return options[0]
    choice = yield t.ask(seat, topic, options, clause, options[0] if default is None else default, **facts)
    return choice
