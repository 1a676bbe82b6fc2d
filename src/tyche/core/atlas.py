"""Maps as bit sets: a set of places is one integer, a map one integer of neighbours for each place."""

from typing import Final

_WIDTH: Final = 58
"""Bits that are looked at together: few enough for the fast integers of the compiled engine."""
_CHUNK: Final = (1 << _WIDTH) - 1
_PLACE: Final = [0] * 59
"""The exponent of a power of two below 2**58 by its remainder by 59: all remainders differ."""
for _exponent in range(_WIDTH):
    _PLACE[2**_exponent % 59] = _exponent


def bits(mask: int) -> list[int]:
    """The members of a bit set, in ascending order."""
    members: list[int] = []
    base = 0
    while mask:
        chunk = mask & _CHUNK
        while chunk:
            low = chunk & -chunk
            members.append(base + _PLACE[low % 59])
            chunk ^= low
        mask >>= _WIDTH
        base += _WIDTH
    return members


def mask_of(members: list[int]) -> int:
    """The bit set with these members."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def spread(mask: int, adjacency: list[int]) -> int:
    """All neighbours of the places in `mask`."""
    found = 0
    for place in bits(mask):
        found |= adjacency[place]
    return found


def flood(start: int, allowed: int, adjacency: list[int]) -> int:
    """Everything connected with the places in `start` through `allowed` ones; `start` itself is always part of it."""
    found = frontier = start
    while frontier:
        frontier = spread(frontier, adjacency) & allowed & ~found
        found |= frontier
    return found


def within(start: int, steps: int, allowed: int, adjacency: list[int]) -> int:
    """Everything at most `steps` steps from the places in `start` through `allowed` ones; `start` is part of it."""
    found = frontier = start
    while frontier and steps > 0:
        frontier = spread(frontier, adjacency) & allowed & ~found
        found |= frontier
        steps -= 1
    return found


def reach(start: int, budget: int, costs: list[int], by_kind: list[list[int]], enter: int, through: int) -> list[int]:
    """Where one gets from the places in `start`, at what cost: item c of the result holds those whose cheapest way
    costs exactly c, up to `budget`.

    A route of the k-th kind costs ``costs[k]`` and is found in ``by_kind[k]``. Only places of `enter` may be entered,
    and only from those also in `through`, or in `start`, does the way go on.
    """
    if budget < 0:
        return []
    levels = [0] * (budget + 1)
    levels[0] = start
    through |= start
    seen = 0
    for spent in range(budget + 1):
        frontier = levels[spent] = levels[spent] & ~seen
        while frontier:
            seen |= frontier
            open_ends = frontier & through
            frontier = 0
            for kind, cost in enumerate(costs):
                if open_ends and spent + cost <= budget:
                    new = spread(open_ends, by_kind[kind]) & enter & ~seen
                    levels[spent + cost] |= new
                    if cost == 0:
                        frontier |= new
    return levels
