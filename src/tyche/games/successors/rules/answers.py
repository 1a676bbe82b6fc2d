"""What answers with yes, no, pass and done cost and bring for certain."""

from typing import Final

from tyche.core.ask import DONE, NO, PASS, YES, Ask, Option
from tyche.core.stakes import Stake
from tyche.games.successors.rules.events.stakes import of_delivery
from tyche.games.successors.rules.movement.avoid_battle import avoiding_options
from tyche.games.successors.rules.movement.interceptors import under_way
from tyche.games.successors.rules.movement.outlook import may_be_intercepted
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.questions import fact
from tyche.games.successors.rules.stakes import of_burial, of_marker, of_standing, scored

UNSPENT: Final = {"place-marker": "points", "move-army": "movement"}
"""Questions whose points are lost with "done", and what kind they are of."""


def of_answer(t: Successors, ask: Ask, seat: int, answer: Option) -> list[Stake]:
    """What follows from an answer before anything else is decided or thrown."""
    if answer == YES:
        return of_yes(t, ask, seat)
    if answer == PASS and ask.topic == "avoid-battle":
        return of_waiting(t, seat)
    if answer == DONE and ask.topic in UNSPENT:
        return [Stake(UNSPENT[ask.topic], seat, -fact(ask, "points"), ask.clause)]
    return of_settling(t) if answer == NO and ask.topic == "claim" else []


def of_yes(t: Successors, ask: Ask, seat: int) -> list[Stake]:
    """S5.6.a, S15.4.c, card O69. The cart is buried; a conquered city gets a marker; a mercenary comes."""
    if ask.topic == "bury":
        return of_burial(t, seat)
    if ask.topic == "deliver-unit":
        return of_delivery(seat)
    if ask.topic == "honour-passage":
        return of_passage(t, seat)
    return of_marker(t, fact(ask, "place"), seat) if ask.topic == "claim" else []


def of_passage(t: Successors, seat: int) -> list[Stake]:
    """S10.C.2, S8.2.d. An army is let in: what it finds there, unless it may be intercepted."""

    def let_in(after: Successors) -> None:
        after.s.passage |= 1 << seat

    return [] if may_be_intercepted(t, under_way(t)) else scored(t, let_in)


def of_settling(t: Successors) -> list[Stake]:
    """S8.2.b. Whose the family members are as the pieces stand now."""
    return scored(t, lambda after: None)


def of_waiting(t: Successors, seat: int) -> list[Stake]:
    """S10.H-J, S12.2.a. Nobody goes: the mover attacks, and overruns few; unless others may still declare or roll."""
    e = under_way(t)
    later = t.others(e.mover)[t.others(e.mover).index(seat) + 1 :]
    if e.spoke_for_themselves | e.spoke_for_others or any(avoiding_options(t, e, other)[1] for other in later):
        return []
    return of_standing(t, e.mover)
