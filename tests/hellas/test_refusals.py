"""Whoever asks why something is not possible is answered with the clause that forbids it, not with a shrug."""

import random

from tyche.core.ask import Option
from tyche.core.table import Table, open_table
from tyche.games.hellas.game import GAME
from tyche.games.hellas.refusals import WHY

BARE = "not-offered"
ALWAYS_EXPLAINED = ("quest-step", "leave-city", "mobilize", "heal", "discard", "number", "to", "roll", "hero", "march")


def strange(table: Table, seen: dict[str, set[Option]], rng: random.Random) -> list[Option]:
    """Options that other moments of the same question had and this one has not."""
    assert table.ask is not None
    known = sorted(seen.get(table.ask.topic, ()), key=repr)
    offered = table.options(table.awaited()[0])
    return [option for option in rng.sample(known, min(6, len(known))) if option not in offered]


def test_what_people_try_is_refused_with_its_reason() -> None:
    rng = random.Random(5)
    seen: dict[str, set[Option]] = {}
    reasons: set[str] = set()
    asked = 0
    for game in range(3):
        table = open_table(GAME, 4, seed=bytes([game]) * 32)
        while table.ask is not None and len(table.decisions) < 900:
            seat = table.awaited()[0]
            seen.setdefault(table.ask.topic, set()).update(table.options(seat))
            for option in strange(table, seen, rng) if rng.random() < 0.3 else []:
                refusal = table.why(seat, option)
                assert refusal is not None
                asked += 1
                reasons.add(refusal.reason)
                assert refusal.reason != BARE or option[0] not in ALWAYS_EXPLAINED, (table.ask.topic, option)
            table.choose(seat, rng.choice(table.options(seat)))
    assert asked > 500
    assert {"no-neighbour", "rolled-already", "not-on-a-quest", "nobody-in-city", "not-injured"} <= reasons
    assert set(ALWAYS_EXPLAINED) <= set(WHY)
