"""S6.2.A, S6.2.0.d. What the texts of cards ask for."""

from typing import Final

from tyche.core.verbs import Verb
from tyche.games.successors.rules.course.reinforcement import may_be_put
from tyche.games.successors.rules.events.armies import may_revolt
from tyche.games.successors.rules.events.family import may_bring_her, may_poison
from tyche.games.successors.rules.events.politics import (
    may_desert,
    may_make_peace,
    may_raid,
    may_scorn,
    may_target,
    may_win_over,
)
from tyche.games.successors.rules.events.stakes import (
    of_calling,
    of_contempt,
    of_ghost,
    of_olympias,
    of_philippos,
    of_plundering,
    of_poison,
    of_unrest,
)
from tyche.games.successors.rules.events.troops import may_levy_in, may_raise
from tyche.games.successors.rules.kinds import AREA, CARD, CU, FACTION, GENERAL, MEMBER, PLACE, UNITS
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.questions import fact, named_provinces
from tyche.games.successors.rules.stakes import of_desertion, of_marker, of_placing
from tyche.games.successors.rules.state import NOBODY
from tyche.games.successors.rules.strategy.surprise import may_answer

EVENTS: Final[list[Verb[Successors]]] = [
    Verb(
        "target",
        "S6.2.A.a",
        ("epidemic",),
        [AREA.called("what")],
        lambda t, a, me, n: may_target(t, n[0]),
    ),
    Verb(
        "target",
        "S6.2.A.a",
        ("desertions",),
        [AREA.called("what")],
        lambda t, a, me, n: may_target(t, n[0]),
        lambda t, a, me, n: of_desertion(t, n[0]),
    ),
    Verb(
        "target",
        "S6.2.A.a",
        ("ghost",),
        [AREA.called("what")],
        lambda t, a, me, n: may_target(t, n[0]),
        lambda t, a, me, n: of_ghost(t, me, n[0]),
    ),
    Verb(
        "target",
        "S6.2.A.a",
        ("ghost-army",),
        [AREA.called("what")],
        lambda t, a, me, n: may_target(t, n[0]),
        lambda t, a, me, n: of_calling(t, me, n[0], fact(a, "area")),
    ),
    Verb(
        "target",
        "S6.2.A.a",
        ("philippos",),
        [AREA.called("what")],
        lambda t, a, me, n: may_target(t, n[0]),
        lambda t, a, me, n: of_philippos(t, me, n[0]),
    ),
    Verb(
        "target",
        "S8.5.a",
        ("hemlock",),
        [MEMBER.called("what")],
        lambda t, a, me, n: may_poison(t, me, n[0]),
        lambda t, a, me, n: of_poison(t, n[0]),
    ),
    Verb(
        "target",
        "S6.2.A.b",
        ("contempt",),
        [GENERAL.called("what")],
        lambda t, a, me, n: may_scorn(t, n[0]),
        lambda t, a, me, n: of_contempt(t, n[0]),
    ),
    Verb("target", "S16.1.a", ("pact",), [FACTION.called("what")], lambda t, a, me, n: may_make_peace(t, me, n[0])),
    Verb(
        "target",
        "S6.2.A.a",
        ("diplomacy",),
        [PLACE.called("what")],
        lambda t, a, me, n: may_win_over(t, me, n[0]),
        lambda t, a, me, n: of_marker(t, n[0], me),
    ),
    Verb(
        "target",
        "S6.2.A.a",
        ("raid",),
        [PLACE.called("what")],
        lambda t, a, me, n: may_raid(t, me, n[0]),
        lambda t, a, me, n: of_marker(t, n[0], NOBODY),
    ),
    Verb(
        "target",
        "S6.2.A.c",
        ("unrest",),
        [PLACE.called("what")],
        lambda t, a, me, n: may_revolt(t, n[0], named_provinces(a)),
        lambda t, a, me, n: of_unrest(t, n[0]),
    ),
    Verb(
        "target",
        "S6.2.A.a",
        ("capital", "delivery", "helepolis", "plans"),
        [PLACE.called("what")],
        lambda t, a, me, n: may_target(t, n[0]),
    ),
    Verb(
        "target",
        "S6.2.A.a",
        ("plunder",),
        [PLACE.called("what")],
        lambda t, a, me, n: may_target(t, n[0]),
        lambda t, a, me, n: of_plundering(t, me, n[0]),
    ),
    Verb(
        "desert",
        "S6.2.A.a",
        ("desert",),
        [CU],
        lambda t, a, me, n: may_desert(t, n[0]),
        lambda t, a, me, n: of_desertion(t, fact(a, "area")),
    ),
    Verb(
        "with-army",
        "S8.2.c",
        ("olympias",),
        [AREA],
        lambda t, a, me, n: may_bring_her(t, me, n[0], True),
        lambda t, a, me, n: of_olympias(t, me, n[0], True),
    ),
    Verb(
        "move-her",
        "S8.2.c",
        ("olympias",),
        [AREA],
        lambda t, a, me, n: may_bring_her(t, me, n[0], False),
        lambda t, a, me, n: of_olympias(t, me, n[0], False),
    ),
    Verb(
        "troops",
        "S16.9.d",
        ("troops",),
        [UNITS],
        lambda t, a, me, n: may_raise(t, n[0]),
        lambda t, a, me, n: of_placing(me, n[0], "S16.9.d"),
    ),
    Verb(
        "place",
        "S6.2.A.a",
        ("levy",),
        [AREA],
        lambda t, a, me, n: may_levy_in(t, me, n[0], fact(a, "units")),
        lambda t, a, me, n: of_placing(me, fact(a, "units"), "S6.2.A.a"),
    ),
    Verb(
        "place",
        "S9.4.b",
        ("inside-or-outside",),
        [AREA],
        lambda t, a, me, n: may_be_put(t, me, n[0], fact(a, "units")),
        lambda t, a, me, n: of_placing(me, fact(a, "units"), "S9.4.b"),
    ),
    Verb(
        "play",
        "S6.2.0.d",
        ("cancel", "oratory", "sea-card", "battle-card", "price-of-failure"),
        [CARD],
        lambda t, a, me, n: may_answer(t, me, n[0]),
    ),
]
"""S6.2.A, S6.2.0.d. What the texts of cards ask for."""
