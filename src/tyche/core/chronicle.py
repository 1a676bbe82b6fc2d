"""What mattered: of all that was told since a moment, the weightiest for each side and what befell the reader.

A game says which tellings weigh how much, whose doing they are and whom they befall (`Weighty`); the sentences are
those of the log.
"""

from collections.abc import Mapping
from typing import Final

from tyche.core.telling import Telling

LINES: Final = 3
"""The most that is told of one side."""
MINE: Final = 6
"""The most that is told of what befell the reader."""


class Weighty:
    """How much a telling matters, the facts that name who did it, and those that name whom it befell."""

    def __init__(self, weight: int, by: tuple[str, ...] = ("faction",), on: tuple[str, ...] = ()) -> None:
        self.weight = weight
        self.by = by
        self.on = on


class Line:
    """An entry of the log that matters; `n` is its place in the log of the reader."""

    def __init__(self, n: int, telling: Telling, weight: int) -> None:
        self.n = n
        self.telling = telling
        self.weight = weight


class Chronicle:
    """What befell a reader, and what each side did."""

    def __init__(self, mine: list[Line], sides: dict[int, list[Line]]) -> None:
        self.mine = mine
        self.sides = sides


def chronicle(weights: Mapping[str, Weighty], log: list[Telling], seat: int | None, since: int) -> Chronicle:
    """What mattered after a moment, in the order in which it happened. The reader's own deeds are left out."""
    mine: list[Line] = []
    sides: dict[int, list[Line]] = {}
    for n, telling in enumerate(log):
        weighty = weights.get(telling.message)
        if weighty is None or telling.moment <= since:
            continue
        line = Line(n, telling, weighty.weight)
        doer = _named(telling, weighty.by)
        if seat is not None and doer != seat and seat in [telling.facts.get(key) for key in weighty.on]:
            mine.append(line)
        elif doer is not None and doer != seat:
            sides.setdefault(doer, []).append(line)
    return Chronicle(_weightiest(mine, MINE), {side: _weightiest(sides[side], LINES) for side in sorted(sides)})


def story(weights: Mapping[str, Weighty], log: list[Telling], most: int) -> list[Line]:
    """A whole game in a few lines: of each stretch of it the weightiest, then the weightiest of the rest."""
    told = [(n, telling, weights.get(telling.message)) for n, telling in enumerate(log)]
    lines = [Line(n, telling, weighty.weight) for n, telling, weighty in told if weighty is not None]
    if not lines:
        return []
    end = max(1, log[-1].moment)
    stretches: dict[int, list[Line]] = {}
    for line in lines:
        stretches.setdefault(min(most - 1, line.telling.moment * most // end), []).append(line)
    chosen = [_weightiest(stretch, 1)[0] for stretch in stretches.values()]
    taken = {line.n for line in chosen}
    chosen += _weightiest([line for line in lines if line.n not in taken], most - len(chosen))
    return sorted(chosen, key=lambda line: line.n)


def _named(telling: Telling, keys: tuple[str, ...]) -> int | None:
    """The first side that one of the facts names."""
    for key in keys:
        value = telling.facts.get(key)
        if isinstance(value, int) and value >= 0:
            return value
    return None


def _weightiest(lines: list[Line], most: int) -> list[Line]:
    """The heaviest, the later of equals, in the order in which they happened."""
    chosen = sorted(lines, key=lambda line: (-line.weight, -line.n))[:most]
    return sorted(chosen, key=lambda line: line.n)
