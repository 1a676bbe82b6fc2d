"""What people may do: every verb with its clause, the questions that take it, its arguments, its guard, its stakes."""

from typing import Final

from tyche.core.verbs import Verb, Verbs
from tyche.games.successors.rules.check import may_keep_units
from tyche.games.successors.rules.course.reinforcement import may_be_next, may_put
from tyche.games.successors.rules.course.setup import may_keep, may_start, may_swap_seats
from tyche.games.successors.rules.events.stakes import of_start
from tyche.games.successors.rules.events.verbs import EVENTS
from tyche.games.successors.rules.kinds import AREA, CARD, CU, FACTION, GENERAL
from tyche.games.successors.rules.movement.verbs import ACTIVATION, AT_SEA, PROCEDURE
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.questions import fact
from tyche.games.successors.rules.stakes import of_dispersal, of_keeping, of_placing
from tyche.games.successors.rules.strategy.surprise import may_keep_card
from tyche.games.successors.rules.strategy.verbs import FREE, STRATEGY, out_of_step

SETUP: Final[list[Verb[Successors]]] = [
    Verb(
        "keep",
        "S6.2.0.e",
        ("keep-card",),
        [CARD.called("what")],
        lambda t, a, me, n: may_keep_card(t, n[0]),
        lambda t, a, me, n: of_keeping(me),
    ),
    Verb("keep", "S4.4.c", ("keep-general",), [GENERAL.called("what")], lambda t, a, me, n: may_keep(t, me, n[0])),
    Verb(
        "place",
        "S4.6.a",
        ("start",),
        [AREA],
        lambda t, a, me, n: may_start(t, n[0]),
        lambda t, a, me, n: of_start(t, me, fact(a, "general"), n[0]),
    ),
    Verb("swap-seats", "S4.4.d", ("choose-seats",), [FACTION], lambda t, a, me, n: may_swap_seats(t, me, n[0])),
    Verb("first", "S5.1.C.a", ("first-player",), [FACTION]),
    Verb("left", "S5.1.C.a", ("direction",)),
    Verb("right", "S5.1.C.a", ("direction",)),
    Verb(
        "place",
        "S5.2.e",
        ("reinforce", "place-general"),
        [AREA],
        lambda t, a, me, n: may_put(t, me, n[0], fact(a, "units")),
        lambda t, a, me, n: of_placing(me, fact(a, "units"), "S5.2.e"),
    ),
    Verb("next", "S5.2.g", ("next-unit",), [CU], lambda t, a, me, n: may_be_next(t, n[0])),
    Verb("place-minor", "S7.2.A.b", ("keep-units",), [AREA], lambda t, a, me, n: may_keep_units(t, n[0])),
    Verb("disperse", "S7.2.A.b", ("keep-units",), stakes=lambda t, a, me, n: of_dispersal(t, me)),
]
"""S4, S5. Set-up, the order of play and reinforcements."""


VERBS: Final[Verbs[Successors]] = Verbs(
    [*SETUP, *STRATEGY, *ACTIVATION, *AT_SEA, *PROCEDURE, *EVENTS, *FREE], out_of_step
)
