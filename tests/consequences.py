"""What follows from options at once, and what was said of it: a walk over all positions of a game's cases.

An option is silent if something certain changes before anybody decides or a die falls, and neither its stakes told it
nor the prospect of the conflict that it is part of.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from tests.positions import from_cases
from tyche.core.ask import Ask, Option
from tyche.core.game import Game
from tyche.core.stakes import UNKNOWN
from tyche.core.table import Table

Figures = Callable[[Table], Mapping[tuple[str, int], int]]
"""What everybody has of every kind of stake."""
Part = Callable[[Table], str]
"""The part of a round in which a table is: with the next one other things come."""
EACH = 15
"""How often each verb of each question is looked at."""


def one_part(table: Table) -> str:
    """Everything belongs together."""
    return ""


def certain(table: Table, seat: int, option: Option) -> Counter[tuple[str, int]]:
    """What the certain stakes of an option add up to, by kind and faction."""
    found: Counter[tuple[str, int]] = Counter()
    for stake in table.foresee(seat, option).stakes:
        found[stake.kind, stake.faction] += stake.amount if stake.certain else 0
    return found


def sums(table: Table, seat: int, option: Option) -> dict[tuple[str, int], list[int]]:
    """What the stakes of an option add up to, one after the other: some come only after the next question."""
    found: dict[tuple[str, int], list[int]] = {}
    for stake in table.foresee(seat, option).stakes:
        if stake.certain or stake.chance == UNKNOWN:
            steps = found.setdefault((stake.kind, stake.faction), [0])
            steps.append(steps[-1] + stake.amount)
    return found


def unsaid(
    table: Table, seat: int, option: Option, figures: Figures, part: Part = one_part
) -> dict[tuple[str, int], int] | None:
    """What changes at once by an option though it was not said; None where others, dice, hidden cards or the
    next part of the round come in."""
    if table.foresee(seat, option).prospect is not None:
        return None
    steps = sums(table, seat, option)
    fork = table.fork()
    before, dice, now = figures(fork), fork.play.dice.counters[:], part(fork)
    fork.choose(seat, option)
    if fork.play.revealed or fork.play.dice.counters != dice or part(fork) != now:
        return None
    came = {key: n - before[key] for key, n in figures(fork).items() if n != before[key]}
    return {key: n for key, n in came.items() if not min(steps.get(key, [0])) <= n <= max(steps.get(key, [0]))}


def silent(
    game: Game, figures: Figures, looked: Counter[tuple[str, str]], part: Part = one_part
) -> Iterator[tuple[str, str, str]]:
    """Every option of which something was not said: the question, the verb, what it was. Counts what it looked at."""
    for table in from_cases(game):
        ask = table.ask
        if ask is None:
            continue
        for seat, option in offers(ask):
            verb = ask.topic, str(option[0])
            if looked[verb] >= EACH:
                continue
            found = unsaid(table, seat, option, figures, part)
            looked[verb] += found is not None
            if found:
                yield *verb, f"{option}: {found}"


def offers(ask: Ask) -> list[tuple[int, Option]]:
    """Every option of everybody who is asked."""
    return [(seat, option) for seat in ask.seats() for option in ask.options_for(seat)]
