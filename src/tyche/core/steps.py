"""The top of a game: short steps, one after the other, until somebody has won."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from tyche.core.ask import Flow
from tyche.core.play import Play

P = TypeVar("P", bound=Play)


class Victory(Exception):
    """The game ends at once, wherever the rules are; the state says who has won and how."""


def play_through(t: P, steps: Mapping[str, Callable[[P], Flow[None]]]) -> Flow[None]:
    """Step by step to the end; each loop head is a checkpoint."""
    try:
        while step := t.next_step():
            t.mark()
            yield from steps[step](t)
    except Victory:
        return
