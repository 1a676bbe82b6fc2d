"""Options and guards side by side: what a question offers is exactly what its guards let pass.

A list of options is often made in bulk, from masks and pools, because that is fast; the guard of the verb decides the
single case, and explains it. Here both are asked the same on a position: every way to write the arguments of every
verb that the question takes (or a sample of them).
"""

import random
from itertools import product
from math import prod
from typing import Any

from tyche.core.ask import Ask, Option
from tyche.core.table import Table
from tyche.core.verbs import Verb

MOST = 400
"""How many ways to write one verb are tried at the most."""


def guard_faults(table: Table, seat: int, rng: random.Random, most: int = MOST) -> list[str]:
    """Where the options of a seat and the guards of the verbs differ."""
    ask = table.ask
    if ask is None or not ask.options_for(seat):
        return []
    offered = set(ask.options_for(seat))
    found: list[str] = []
    for verb in table.game.verbs.at(ask.topic):
        entitled = _beside(verb, offered) if verb.free else seat in ask.asked()
        if verb.guard is None or not entitled:
            continue
        for option in ways(table, verb, offered, rng, most):
            found += _differs(table, ask, seat, verb, option, option in offered)
    return found


def _beside(verb: Verb[Any], offered: set[Option]) -> bool:
    """Whether a question offers a verb that fits beside any question: not all questions do."""
    return any(option[0] == verb.name for option in offered)


def _differs(table: Table, ask: Ask, seat: int, verb: Verb[Any], option: Option, offered: bool) -> list[str]:
    reading = verb.read(table.play, option)
    if reading.malformed or verb.guard is None:
        return [f"{option} is offered but cannot be read"] if offered else []
    refusal = verb.guard(table.play, ask, seat, reading.values)
    if offered and refusal is not None:
        return [f"{ask.topic}: {option} is offered, yet {refusal.clause} forbids it ({refusal.reason})"]
    if not offered and refusal is None:
        return [f"{ask.topic}: {option} is not offered, yet its guard ({verb.clause}) lets it pass"]
    return []


def ways(table: Table, verb: Verb[Any], offered: set[Option], rng: random.Random, most: int) -> list[Option]:
    """The ways to write a verb: all that are offered, and all others or a sample of them."""
    own: list[Option] = [option for option in offered if option[0] == verb.name]
    domains = [argument.domain(table.play) for argument in verb.arguments]
    if prod(len(domain) for domain in domains) <= most:
        parts = list(product(*domains))
    else:
        parts = [tuple(rng.choice(domain) for domain in domains) for _ in range(most)]
    others: list[Option] = [(verb.name, *[part for word in words for part in word]) for words in parts]
    return list(dict.fromkeys(own + others))
