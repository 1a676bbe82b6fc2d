"""S6. What people may do in the Strategy phase, and beside any of its questions."""

from typing import Final

from tyche.core.ask import Ask
from tyche.core.errors import Refusal
from tyche.core.verbs import ABSENT, ANY, Verb
from tyche.games.successors.rules.events.armies import may_appear
from tyche.games.successors.rules.events.stakes import of_appearing, of_general, of_returning
from tyche.games.successors.rules.kinds import AREA, CARD, CU, FLEET, GENERAL, PLACE, USE, USES, WHERE
from tyche.games.successors.rules.markers import may_place_marker
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.questions import fact
from tyche.games.successors.rules.royal_family import may_bury
from tyche.games.successors.rules.stakes import (
    of_besieging,
    of_burial,
    of_claims,
    of_discard,
    of_improving,
    of_marker,
    of_reinforcement,
    of_training,
    of_units,
    of_use,
    of_uses,
)
from tyche.games.successors.rules.state import NOBODY
from tyche.games.successors.rules.strategy.free_actions import may_disband, may_recall, may_station
from tyche.games.successors.rules.strategy.operations import may_place_by_points, may_train
from tyche.games.successors.rules.strategy.recruiting import may_call, may_improve, may_regain
from tyche.games.successors.rules.strategy.segments import may_roll
from tyche.games.successors.rules.strategy.supply import may_end_turn, may_go_hungry, may_starve
from tyche.games.successors.rules.strategy.surprise import may_orate, may_play_any_time
from tyche.games.successors.rules.strategy.surrender import may_claim_all, may_force_out, may_take_by_siege
from tyche.games.successors.rules.strategy.tyche import may_discard, may_play, may_spend_on
from tyche.games.successors.rules.units import MERCENARY, UNIT

SURRENDER: Final = ("surrender-remove", "surrender-place", "surrender-siege")
STEPS: Final = ("S6.1.1", "S6.1.2", "S6.1.3")


def out_of_step(t: Successors, ask: Ask, clause: str) -> Refusal | None:
    """S6.1. In the Surrender segment a step is over, or has not come yet."""
    if ask.topic not in SURRENDER or clause not in STEPS:
        return None
    over = STEPS.index(clause) < STEPS.index(ask.clause)
    return Refusal(clause, "step-is-over" if over else "not-this-step")


STRATEGY: Final[list[Verb[Successors]]] = [
    Verb(
        "remove",
        "S6.1.1",
        SURRENDER[:1],
        [PLACE],
        lambda t, a, me, n: may_force_out(t, me, n[0]),
        lambda t, a, me, n: of_marker(t, n[0], NOBODY),
    ),
    Verb(
        "claim",
        "S6.1.2",
        SURRENDER[1:2],
        [PLACE],
        lambda t, a, me, n: may_place_marker(t, me, n[0]),
        lambda t, a, me, n: of_marker(t, n[0], me),
    ),
    Verb(
        "claim-all",
        "S6.1.2",
        SURRENDER[1:2],
        [],
        lambda t, a, me, n: may_claim_all(t, me),
        lambda t, a, me, n: of_claims(t, me),
    ),
    Verb(
        "besiege",
        "S6.1.3",
        SURRENDER[2:],
        [PLACE, CARD.maybe()],
        lambda t, a, me, n: may_take_by_siege(t, me, n[0], n[1]),
        lambda t, a, me, n: of_besieging(t, me, n[0]),
    ),
    Verb(
        "play",
        "S6.2.0.a",
        ("tyche",),
        [CARD, USE.maybe()],
        lambda t, a, me, n: may_play(t, me, n[0], n[1]),
        lambda t, a, me, n: of_uses(t, me, n[0], n[1]),
    ),
    Verb(
        "discard",
        "S6.2.0.a",
        ("tyche",),
        [CARD],
        lambda t, a, me, n: may_discard(t, me, n[0]),
        lambda t, a, me, n: of_discard(me, n[0]),
    ),
    Verb(
        "use",
        "S6.2.0.b",
        ("spend",),
        [USE],
        lambda t, a, me, n: may_spend_on(t, me, n[0]),
        lambda t, a, me, n: of_use(t, me, t.s.card, USES[n[0]]),
    ),
    Verb(
        "place-marker",
        "S6.2.B2.a",
        ("place-marker",),
        [PLACE],
        lambda t, a, me, n: may_place_by_points(t, me, n[0]),
        lambda t, a, me, n: of_marker(t, n[0], me),
    ),
    Verb(
        "train",
        "S6.2.B3.a",
        ("train",),
        [CU],
        lambda t, a, me, n: may_train(t, n[0]),
        lambda t, a, me, n: of_training(t, me, n[0], fact(a, "points")),
    ),
    Verb(
        "improve",
        "S6.2.C.a",
        ("fleet",),
        [FLEET],
        lambda t, a, me, n: may_improve(t, a.clause, me, n[0]),
        lambda t, a, me, n: of_improving(t, n[0]),
    ),
    Verb("regain", "S16.10.a", ("fleet",), [FLEET], lambda t, a, me, n: may_regain(t, a.clause, me, n[0])),
    Verb("recruit", "S6.2.D.d", ("recruit",), [GENERAL], lambda t, a, me, n: may_call(t, n[0])),
    Verb(
        "appear",
        "S6.2.D.e",
        ("appear",),
        [PLACE],
        lambda t, a, me, n: may_appear(t, me, n[0]),
        lambda t, a, me, n: of_appearing(t, me, fact(a, "general"), n[0]),
    ),
    Verb(
        "as-reinforcement", "S6.2.D.e", ("appear",), stakes=lambda t, a, me, n: of_returning(t, me, fact(a, "general"))
    ),
    Verb(
        "with-marker",
        "S6.2.D.e",
        ("marker",),
        stakes=lambda t, a, me, n: of_marker(t, fact(a, "place"), me) + of_general(t, me, fact(a, "general")),
    ),
    Verb("without-marker", "S6.2.D.e", ("marker",), stakes=lambda t, a, me, n: of_general(t, me, fact(a, "general"))),
    Verb("roll", "S6.3.a", ("activation",), [], lambda t, a, me, n: may_roll(t)),
    Verb(
        "recruit-mercenary",
        "S6.3.a",
        ("activation",),
        stakes=lambda t, a, me, n: of_reinforcement(t, me, UNIT[MERCENARY], "S6.3.a"),
    ),
    Verb(
        "supply",
        "S6.4.a",
        ("supply",),
        [PLACE],
        lambda t, a, me, n: may_go_hungry(t, me, n[0]),
        lambda t, a, me, n: of_units(me, -1, "S6.4.b"),
    ),
    Verb("bury", "S3.8.a", ("supply",), [], lambda t, a, me, n: may_bury(t, me), lambda t, a, me, n: of_burial(t, me)),
    Verb("done", "S6.4.b", ("supply",), [], lambda t, a, me, n: may_end_turn(t, me)),
    Verb(
        "lose",
        "S6.4.b",
        ("supply-loss",),
        [CU, WHERE.maybe()],
        lambda t, a, me, n: may_starve(t, me, fact(a, "place"), n[0], n[1] != ABSENT),
        lambda t, a, me, n: of_units(me, -1, "S6.4.b"),
    ),
]
"""S6. The Strategy phase."""


FREE: Final[list[Verb[Successors]]] = [
    Verb("station", "S7.1.C.b", ANY, [AREA], lambda t, a, me, n: may_station(t, me, n[0], 0)),
    Verb("station-used", "S7.1.C.b", ANY, [AREA], lambda t, a, me, n: may_station(t, me, n[0], 1)),
    Verb("recall", "S7.1.C.b", ANY, [GENERAL], lambda t, a, me, n: may_recall(t, me, n[0])),
    Verb(
        "disband",
        "S7.2.F.h",
        ANY,
        [AREA],
        lambda t, a, me, n: may_disband(t, me, n[0]),
        lambda t, a, me, n: of_units(me, -1, "S7.2.F.h"),
    ),
    Verb("oratory", "S7.2.F.c", ANY, [GENERAL], lambda t, a, me, n: may_orate(t, me, n[0])),
    Verb(
        "play",
        "S6.2.0.d",
        ANY,
        [CARD, USE.maybe()],
        lambda t, a, me, n: may_play_any_time(t, me, n[0], n[1]),
        lambda t, a, me, n: of_uses(t, me, n[0], n[1]),
    ),
]
"""C5, W-1. What may be done beside any question of the Strategy phase."""
