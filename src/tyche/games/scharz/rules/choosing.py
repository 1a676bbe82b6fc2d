"""Choosing some of many: units for a group, one kind after the other."""

from tyche.core.ask import Ask, Facts, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.games.scharz.rules.components import TRANSPORT
from tyche.games.scharz.rules.kinds import NUMBER, TROOP
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import KIND_NAMES, kind_in, type_of

ALL: Option = ("all",)

Pool = list[tuple[int, int, int]]
"""Units that may be chosen: (spot, code, number)."""


def sum_kinds(pool: Pool) -> list[tuple[int, int]]:
    """The kinds in a pool and their numbers, in the order of the pool."""
    found: dict[int, int] = {}
    for _, code, n in pool:
        found[kind_in(code)] = found.get(kind_in(code), 0) + n
    return list(found.items())


class Draft:
    """A group that is put together kind by kind: what is taken, and what may still come."""

    def __init__(self, pool: Pool, least: int, limit: int, transports: list[int] | None) -> None:
        self.least = least
        self.most = limit or heads_in(pool)
        self.transports = transports
        self.wanted: dict[int, int] = {}
        self.chosen = self.boats = 0
        self.rest = heads_in(pool)
        self.rest_boats = boats_in(pool)
        self.everything = self.rest <= self.most and can_be(transports, self.rest_boats, 0)

    def counts(self, kind: int, number: int) -> list[int]:
        """How many of the next kind may be taken; from now on they are not among the rest."""
        boat = type_of(kind) == TRANSPORT
        self.rest -= number
        self.rest_boats -= number if boat else 0
        enough = [
            k for k in range(min(number, self.most - self.chosen) + 1) if self.chosen + k + self.rest >= self.least
        ]
        return [k for k in enough if can_be(self.transports, self.boats + (k if boat else 0), self.rest_boats)]

    def take(self, kind: int, number: int) -> None:
        """Take some of a kind."""
        self.wanted[kind] = number
        self.chosen += number
        self.boats += number if type_of(kind) == TRANSPORT else 0


def choose_units(
    t: Scharz,
    seat: int,
    topic: str,
    pool: Pool,
    clause: str,
    place: int,
    least: int = 1,
    limit: int = 0,
    transports: list[int] | None = None,
) -> Flow[Pool]:
    """T7.7. Any of these units, at least `least`, within the limit if there is one: all, or a number of each kind.

    Of transports only the numbers that are given, if they are (T8.9).
    """
    if heads_in(pool) <= least:
        return pool
    draft = Draft(pool, least, limit, transports)
    open_kinds = {KIND_NAMES[kind]: n for kind, n in sum_kinds(pool)}
    for kind, n in sum_kinds(pool):
        name = KIND_NAMES[kind]
        options: list[Option] = [("take", name, k) for k in draft.counts(kind, n)]
        if not draft.wanted and draft.everything:
            options.append(ALL)
        facts: Facts = {"place": t.name(place), "unit": name, "units": open_kinds.copy()}
        choice = yield from choose_one(t, seat, topic, options, clause, options[-1], **facts)
        del open_kinds[name]
        if choice == ALL:
            return pool
        draft.take(kind, NUMBER.of(choice, 2))
    return pick(pool, draft.wanted)


def heads_in(pool: Pool) -> int:
    """How many units there are."""
    return sum([n for _, _, n in pool])


def boats_in(pool: Pool) -> int:
    """How many of them are transports."""
    return heads_in([entry for entry in pool if type_of(entry[1]) == TRANSPORT])


def can_be(numbers: list[int] | None, least: int, more: int) -> bool:
    """Whether one of these numbers can be reached from the least that is sure, with some more to come."""
    return numbers is None or any(least <= number <= least + more for number in numbers)


def pick(pool: Pool, wanted: dict[int, int]) -> Pool:
    """These numbers of each kind, from the pool."""
    left = dict(wanted)
    found: Pool = []
    for spot, code, n in pool:
        k = min(n, left.get(kind_in(code), 0))
        if k:
            left[kind_in(code)] -= k
            found.append((spot, code, k))
    return found


# --- what lies before a player, where a question holds more than the state does ---


def is_offered(ask: Ask, seat: int, *option: str | int) -> bool:
    """Whether a question offers this."""
    return option in ask.options_for(seat)


def may_take(t: Scharz, ask: Ask, seat: int, troop: int) -> Refusal | None:
    """T7.7, T8.8. One kind of unit after the other, a number in the range."""
    name, number = KIND_NAMES[troop >> TROOP], troop & (1 << TROOP) - 1
    takes = [option for option in ask.options_for(seat) if option[0] == "take"]
    if ("take", name, number) in takes:
        return None
    if takes[0][1] != name:
        return Refusal(ask.clause, "another-first")
    return Refusal(ask.clause, "wrong-number", {"least": takes[0][2], "most": takes[-1][2]})


def may_take_all(t: Scharz, ask: Ask, seat: int) -> Refusal | None:
    """T7.7. All at once only before the first number is named."""
    return None if is_offered(ask, seat, *ALL) else Refusal(ask.clause, "number-needed")
