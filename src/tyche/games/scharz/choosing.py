"""Choosing some of many: units for a group, one kind after the other."""

from tyche.core.ask import Flow, Option
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.units import KIND, KIND_ID, KIND_NAMES

ALL: Option = ("all",)

Pool = list[tuple[int, int, int]]
"""Units that may be chosen: (spot, code, number)."""


def sum_kinds(pool: Pool) -> list[tuple[int, int]]:
    """The kinds in a pool and their numbers, in the order of the pool."""
    found: dict[int, int] = {}
    for _, code, n in pool:
        found[code & KIND] = found.get(code & KIND, 0) + n
    return list(found.items())


def choose_units(
    t: Scharz, seat: int, topic: str, pool: Pool, clause: str, place: int, least: int = 1, limit: int = 0
) -> Flow[Pool]:
    """T7.7. Any of these units, at least `least`, within the limit if there is one: all, or a number of each kind."""
    total = sum([n for _, _, n in pool])
    most = limit or total
    if total <= least:
        return pool
    kinds = sum_kinds(pool)
    wanted: dict[int, int] = {}
    chosen = 0
    rest = total
    for kind, n in kinds:
        rest -= n
        name = KIND_NAMES[kind]
        counts = range(min(n, most - chosen) + 1)
        options: list[Option] = [("take", name, k) for k in counts if chosen + k + rest >= least]
        if not wanted and total <= most:
            options.append(ALL)
        if len(options) == 1:
            choice = options[0]
        else:
            choice = yield t.ask(seat, topic, options, clause, options[-1], place=t.name(place), unit=name)
        if choice == ALL:
            return pool
        wanted[kind] = int(choice[2])
        chosen += wanted[kind]
    return pick(pool, wanted)


def pick(pool: Pool, wanted: dict[int, int]) -> Pool:
    """These numbers of each kind, from the pool."""
    left = dict(wanted)
    found: Pool = []
    for spot, code, n in pool:
        k = min(n, left.get(code & KIND, 0))
        if k:
            left[code & KIND] -= k
            found.append((spot, code, k))
    return found


def kind_named(name: object) -> int:
    """The kind an option names."""
    return KIND_ID[str(name)]
