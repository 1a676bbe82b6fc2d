"""Ways: how to come to a distant place by steps that the rules offer, and what each of them costs and risks.

A game finds them with its own rules of movement (`Game.way`), from what the seat may know. What is walked are the
options of the steps, one after the other: a way is no decision, only a plan.
"""

from collections.abc import Callable, Iterable

from tyche.core.ask import Option
from tyche.core.stakes import Stake
from tyche.core.telling import Remark


class Leg:
    """One step of a way: from where to where, the option that takes it, what it costs and risks.

    Without an option it is a step that can only be taken later, in another turn.
    """

    def __init__(self, source: str, place: str, option: Option, stakes: list[Stake], remarks: list[Remark]) -> None:
        self.source = source
        self.place = place
        self.option = option
        self.stakes = stakes
        self.remarks = remarks

    def __repr__(self) -> str:
        return f"Leg({self.source!r}, {self.place!r}, {self.option!r})"


def cheapest(start: int, goal: int, steps: Callable[[int], Iterable[tuple[int, int]]]) -> list[int]:
    """The places of the cheapest way from one to another, both included; empty if there is none.

    `steps` gives the neighbours of a place with what it costs to go there. Of ways that cost the same the one with
    fewer steps is taken.
    """
    cost = {start: (0, 0)}
    before: dict[int, int] = {}
    waiting = [start]
    while waiting:
        waiting.sort(key=cost.__getitem__, reverse=True)
        place = waiting.pop()
        if place == goal:
            break
        spent, number = cost[place]
        for to, price in steps(place):
            then = (spent + price, number + 1)
            if to not in cost or then < cost[to]:
                cost[to] = then
                before[to] = place
                if to not in waiting:
                    waiting.append(to)
    if goal not in cost:
        return []
    found = [goal]
    while found[-1] != start:
        found.append(before[found[-1]])
    return found[::-1]
