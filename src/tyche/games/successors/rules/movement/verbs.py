"""S9-S14. What an activated army does, and what is decided within a procedure."""

from typing import Final

from tyche.core.verbs import Verb
from tyche.games.successors.rules.atlas import N_PLACES
from tyche.games.successors.rules.battle.battle_cards import may_win_unit
from tyche.games.successors.rules.battle.land_battle import may_join, may_join_general, may_reroll
from tyche.games.successors.rules.battle.losses import may_lose
from tyche.games.successors.rules.kinds import AREA, CARD, CU, DIE, FACTION, FLEET, GENERAL, MEMBER, PLACE, UNITS, WHERE
from tyche.games.successors.rules.movement.action import (
    may_act,
    may_drop_off,
    may_end_activation,
    may_part_from_general,
    may_part_from_royal,
    may_pick_all,
    may_pick_general,
    may_pick_royal,
    may_pick_units,
    may_set_sail,
    may_siege_with,
    may_use_pontic,
)
from tyche.games.successors.rules.movement.activation import may_activate, may_lead, may_relocate, may_set_out
from tyche.games.successors.rules.movement.avoid_battle import may_slip_to, may_try_to_avoid
from tyche.games.successors.rules.movement.conquest import may_remove, may_swap
from tyche.games.successors.rules.movement.departure import may_go_in, may_go_out, may_move
from tyche.games.successors.rules.movement.dropping import may_drop, may_put_general, may_put_royal, may_put_units
from tyche.games.successors.rules.movement.independents import may_choose_army, may_move_army, may_plant
from tyche.games.successors.rules.movement.interception import may_intercept, may_intercept_with_minor
from tyche.games.successors.rules.movement.interceptors import (
    composing,
    may_bring_all,
    may_bring_general,
    may_bring_royal,
    may_bring_units,
    may_leave_guard,
    under_way,
)
from tyche.games.successors.rules.movement.land import (
    may_ask_passage,
    may_move_on,
    may_shift,
    may_shift_general,
    may_shift_royal,
)
from tyche.games.successors.rules.movement.sea import may_land, may_sail
from tyche.games.successors.rules.movement.sea_battle import may_name_fleet
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.questions import fact, standing, type_of
from tyche.games.successors.rules.stakes import (
    of_activation,
    of_embarking,
    of_grey_marker,
    of_independents,
    of_leading,
    of_leaving,
    of_march,
    of_marker,
    of_pontic_voyage,
    of_removal,
    of_route,
    of_sea_battle,
    of_siege,
    of_standing,
    of_taking,
    of_taking_all,
    of_units,
    of_winning_over,
    of_withdrawing,
    points_spent,
)
from tyche.games.successors.rules.state import NOBODY
from tyche.games.successors.rules.units import count

ACTIVATION: Final[list[Verb[Successors]]] = [
    Verb(
        "activate",
        "S9.1.a",
        ("march", "armies"),
        [GENERAL],
        lambda t, a, me, n: may_activate(t, n[0]) or may_set_out(t, t.s.general_at[n[0]]),
        lambda t, a, me, n: of_activation(t, n[0], t.s.points if a.topic == "march" else NOBODY),
    ),
    Verb(
        "lead",
        "S9.0.b",
        ("march", "armies"),
        [AREA],
        lambda t, a, me, n: may_lead(t, n[0]) or may_set_out(t, n[0]),
        lambda t, a, me, n: of_leading(t, n[0], t.s.points if a.topic == "march" else NOBODY),
    ),
    Verb("take", "S9.1.e", ("act",), [UNITS, WHERE.maybe()], lambda t, a, me, n: may_pick_units(t, n[0], n[1])),
    Verb(
        "take-all",
        "S9.1.e",
        ("act",),
        [],
        lambda t, a, me, n: may_pick_all(t),
        lambda t, a, me, n: of_taking_all(t),
    ),
    Verb(
        "take-general",
        "S9.1.e",
        ("act",),
        [GENERAL, WHERE.maybe()],
        lambda t, a, me, n: may_pick_general(t, n[0], n[1]),
        lambda t, a, me, n: of_taking(t, n[0], n[1]),
    ),
    Verb("take-royal", "S9.1.e", ("act",), [MEMBER, WHERE.maybe()], lambda t, a, me, n: may_pick_royal(t, n[0], n[1])),
    Verb("leave", "S9.2.B", ("act",), [UNITS], lambda t, a, me, n: may_drop_off(t, n[0])),
    Verb(
        "leave-general",
        "S9.2.D1",
        ("act",),
        [GENERAL],
        lambda t, a, me, n: may_part_from_general(t, n[0]),
        lambda t, a, me, n: of_leaving(t, n[0]),
    ),
    Verb("leave-royal", "S9.1.e", ("act",), [MEMBER], lambda t, a, me, n: may_part_from_royal(t, n[0])),
    Verb(
        "move",
        "S9.3.A",
        ("act",),
        [PLACE],
        lambda t, a, me, n: may_act(t, "move") or may_move(t, n[0]),
        lambda t, a, me, n: of_march(t, n[0]),
    ),
    Verb("go-in", "S9.3.B", ("act",), [], lambda t, a, me, n: may_act(t, "go-in") or may_go_in(t, standing(t))),
    Verb("go-out", "S9.3.B", ("act",), [], lambda t, a, me, n: may_act(t, "go-out") or may_go_out(t, standing(t))),
    Verb(
        "siege",
        "S9.3.C.a",
        ("act",),
        [CARD.maybe()],
        lambda t, a, me, n: may_siege_with(t, n[0]),
        lambda t, a, me, n: of_siege(t),
    ),
    Verb(
        "remove-marker",
        "S9.3.D.a",
        ("act",),
        [],
        lambda t, a, me, n: may_act(t, "remove-marker") or may_remove(t, standing(t)),
        lambda t, a, me, n: of_removal(t),
    ),
    Verb(
        "swap-marker",
        "S7.1.0.b",
        ("act",),
        [],
        lambda t, a, me, n: may_act(t, "swap-marker") or may_swap(t, standing(t)),
        lambda t, a, me, n: of_marker(t, standing(t), me),
    ),
    Verb("relocate", "S7.1.C.b", ("act",), [AREA], lambda t, a, me, n: may_act(t, "relocate") or may_relocate(t, n[0])),
    Verb(
        "embark",
        "S13.2.2",
        ("act",),
        [],
        lambda t, a, me, n: may_set_sail(t),
        lambda t, a, me, n: of_embarking(t),
    ),
    Verb(
        "sail",
        "S13.2.3",
        ("act",),
        [PLACE],
        lambda t, a, me, n: may_act(t, "sail") or may_sail(t, n[0]),
        lambda t, a, me, n: of_route(t, t.s.sea_at, n[0], True),
    ),
    Verb(
        "pontic-sail",
        "S7.4.d",
        ("act",),
        [PLACE],
        lambda t, a, me, n: may_use_pontic(t, n[0]),
        lambda t, a, me, n: of_pontic_voyage(t),
    ),
    Verb("land", "S13.2.8", ("act",), [AREA], lambda t, a, me, n: may_act(t, "land") or may_land(t, n[0])),
    Verb("drop", "S13.2.6.b", ("act",), [AREA], lambda t, a, me, n: may_act(t, "drop") or may_drop(t, n[0])),
    Verb(
        "done",
        "S9.1.c",
        ("act",),
        [],
        lambda t, a, me, n: may_end_activation(t),
        lambda t, a, me, n: points_spent(t, t.mp_left(), "S9.1.c"),
    ),
]
"""S9, S13. What the activated army does."""


AT_SEA: Final[list[Verb[Successors]]] = [
    Verb("escort", "S13.2.1", ("escort",), [FLEET], lambda t, a, me, n: may_name_fleet(t, me, n[0])),
    Verb("escort-all", "S13.2.1", ("escort",)),
    Verb(
        "engage",
        "S13.2.4",
        ("sea-battle", "engage"),
        [FLEET],
        lambda t, a, me, n: may_name_fleet(t, me, n[0]),
        lambda t, a, me, n: of_sea_battle(t, me),
    ),
    Verb("engage-all", "S13.2.4", ("sea-battle",), [], None, lambda t, a, me, n: of_sea_battle(t, me)),
    Verb(
        "put-ashore",
        "S13.2.6.b",
        ("drop",),
        [UNITS],
        lambda t, a, me, n: may_put_units(t, under_way(t), type_of(n[0]), count(n[0], type_of(n[0]))),
    ),
    Verb(
        "general-ashore",
        "S13.2.6.b",
        ("drop",),
        [GENERAL],
        lambda t, a, me, n: may_put_general(t, under_way(t), n[0]),
    ),
    Verb("royal-ashore", "S13.2.6.b", ("drop",), [MEMBER], lambda t, a, me, n: may_put_royal(t, under_way(t), n[0])),
]
"""S13. Fleets, and pieces put ashore."""


PROCEDURE: Final[list[Verb[Successors]]] = [
    Verb("go-inside", "S10.B", ("redistribute",), [CU], lambda t, a, me, n: may_shift(t, me, fact(a, "place"), n[0])),
    Verb(
        "go-outside",
        "S10.B",
        ("redistribute",),
        [CU],
        lambda t, a, me, n: may_shift(t, me, fact(a, "place") + N_PLACES, n[0]),
    ),
    Verb(
        "general-inside",
        "S10.B",
        ("redistribute",),
        [GENERAL],
        lambda t, a, me, n: may_shift_general(t, me, fact(a, "place"), n[0]),
    ),
    Verb(
        "general-outside",
        "S10.B",
        ("redistribute",),
        [GENERAL],
        lambda t, a, me, n: may_shift_general(t, me, fact(a, "place") + N_PLACES, n[0]),
    ),
    Verb(
        "royal-inside",
        "S10.B",
        ("redistribute",),
        [MEMBER],
        lambda t, a, me, n: may_shift_royal(t, me, fact(a, "place"), n[0]),
    ),
    Verb(
        "royal-outside",
        "S10.B",
        ("redistribute",),
        [MEMBER],
        lambda t, a, me, n: may_shift_royal(t, me, fact(a, "place") + N_PLACES, n[0]),
    ),
    Verb("ask-passage", "S10.C.1", ("free-passage",), [FACTION], lambda t, a, me, n: may_ask_passage(t, n[0])),
    Verb(
        "intercept",
        "S11.1.a",
        ("intercept",),
        [GENERAL, CARD.maybe()],
        lambda t, a, me, n: may_intercept(t, me, n[0], n[1]),
    ),
    Verb(
        "intercept-with-minor",
        "S11.2.d",
        ("intercept",),
        [AREA],
        lambda t, a, me, n: may_intercept_with_minor(t, me, n[0]),
    ),
    Verb(
        "take",
        "S11.2.c",
        ("intercept-with",),
        [UNITS],
        lambda t, a, me, n: may_bring_units(t, composing(t), type_of(n[0]), count(n[0], type_of(n[0]))),
    ),
    Verb("take-all", "S11.2.c", ("intercept-with",), [], lambda t, a, me, n: may_bring_all(t)),
    Verb(
        "take-general",
        "S11.2.c",
        ("intercept-with",),
        [GENERAL],
        lambda t, a, me, n: may_bring_general(t, composing(t), n[0]),
    ),
    Verb(
        "take-royal",
        "S11.2.c",
        ("intercept-with",),
        [MEMBER],
        lambda t, a, me, n: may_bring_royal(t, composing(t), n[0]),
    ),
    Verb("stay-behind", "S11.2.d", ("intercept-with",), [], lambda t, a, me, n: may_leave_guard(t, composing(t))),
    Verb("stand", "S11.3.a", ("withdraw",), [], None, lambda t, a, me, n: of_standing(t, me)),
    Verb(
        "withdraw",
        "S11.3.a",
        ("withdraw", "general-meets-general"),
        [],
        None,
        lambda t, a, me, n: of_withdrawing(t),
    ),
    Verb("move-on", "S10.G", ("general-meets-general",), [], lambda t, a, me, n: may_move_on(t, under_way(t))),
    Verb(
        "avoid",
        "S12.0.a",
        ("avoid-battle",),
        [GENERAL, CARD.maybe()],
        lambda t, a, me, n: may_try_to_avoid(t, me, n[0], n[1]),
    ),
    Verb("avoid-to", "S12.2.A.a", ("avoid-to",), [PLACE], lambda t, a, me, n: may_slip_to(t, fact(a, "general"), n[0])),
    Verb("army", "S9.5.b", ("move-independents",), [GENERAL], lambda t, a, me, n: may_choose_army(t, n[0])),
    Verb(
        "move",
        "S9.5.c",
        ("move-army",),
        [PLACE],
        lambda t, a, me, n: may_move_army(t, fact(a, "general"), n[0], fact(a, "points")),
        lambda t, a, me, n: of_independents(t, me, fact(a, "general"), n[0]),
    ),
    Verb(
        "grey-marker",
        "S9.5.d",
        ("move-army",),
        [],
        lambda t, a, me, n: may_plant(t, fact(a, "general"), fact(a, "points")),
        lambda t, a, me, n: of_grey_marker(t, fact(a, "general")),
    ),
    Verb("join", "S14.2.a", ("join-battle",), [CU], lambda t, a, me, n: may_join(t, me, fact(a, "place"), n[0])),
    Verb(
        "join-general",
        "S14.2.a",
        ("join-battle",),
        [GENERAL],
        lambda t, a, me, n: may_join_general(t, me, fact(a, "place"), n[0]),
    ),
    Verb("reroll", "S14.6.a", ("reroll-elephant",), [DIE], lambda t, a, me, n: may_reroll(t, n[0])),
    Verb(
        "win-over",
        "S14.3.a",
        ("mutiny",),
        [CU],
        lambda t, a, me, n: may_win_unit(t, n[0]),
        lambda t, a, me, n: of_winning_over(t, me, fact(a, "place")),
    ),
    Verb(
        "lose",
        "S7.3.b",
        ("losses",),
        [CU],
        lambda t, a, me, n: may_lose(t, n[0]),
        lambda t, a, me, n: of_units(me, -1, "S7.3.b"),
    ),
]
"""S9.5, S10-S14. Choices within a procedure."""
