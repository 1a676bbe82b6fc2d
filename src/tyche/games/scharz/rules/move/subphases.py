"""T7.7, T8.14-T8.18. The subphases of MOVE as cycles: one group a step, or pass, until all have passed in a row."""

from typing import Final

from tyche.core.ask import NO, PASS, YES, Flow
from tyche.games.scharz.rules.components import (
    PR_SPECIAL,
)
from tyche.games.scharz.rules.diplomacy.treaties import parley, parley_options
from tyche.games.scharz.rules.move.cargo import (
    RETREAT,
    SPECIAL,
    UNITS,
)
from tyche.games.scharz.rules.move.march import clear_flags, take_step
from tyche.games.scharz.rules.move.reach import (
    find_moves,
    move_options,
)
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import (
    ACTED,
)

PHASE_NAMES: Final = ["units", "special", "retreat"]


CLAUSES: Final = ["T8.14", "T8.15", "T8.18"]


def set_locks(t: Scharz) -> None:
    """T5.12. The fields where foreign units are when a subphase begins."""
    for seat in range(t.players):
        t.s.locked[seat] = t.foreign_out(seat) | t.foreign_ships(seat)


def begin_cycle(t: Scharz, step: str) -> None:
    """T7.7. A subphase of MOVE begins."""
    s = t.s
    s.passes = s.at = 0
    s.ambushed = {}
    s.treated = [0] * t.players
    s.step = step


def begin_units(t: Scharz) -> None:
    """T8.14. The subphase Units begins."""
    begin_cycle(t, "units")


def special_orders(t: Scharz) -> Flow[None]:
    """T8.16, T17.11, D10. The 14-PR order is given in initiative order before anyone moves."""
    s = t.s
    if t.r.prestige:
        for seat in t.seats():
            if s.pr[seat] >= PR_SPECIAL:
                choice = yield t.ask(seat, "special-order", [NO, YES], "T8.16", NO)
                if choice == YES:
                    s.pr[seat] -= PR_SPECIAL
                    s.ordered_moves |= 1 << seat
                    t.tell("special-order", "T8.16", faction=seat)
    set_locks(t)
    begin_cycle(t, "special")


def begin_retreat(t: Scharz) -> None:
    """T8.18. Locks are looked at anew."""
    clear_flags(t, ACTED)
    set_locks(t)
    begin_cycle(t, "retreat")


def cycle(t: Scharz, phase: int) -> Flow[bool]:
    """T7.7, T7.8. The next player who can move does so or passes; False when all have passed in a row.

    Anybody may offer terms at any time of MOVE (T18.2, D31): that is neither a move nor a pass.
    """
    s = t.s
    seats = t.seats()
    while s.passes < len(seats):
        seat = seats[s.at % len(seats)]
        s.at += 1
        options = move_options(t, seat, find_moves(t, seat, phase))
        if not options:
            s.passes += 1
            continue
        options = [PASS, *options, *parley_options(t, seat)]
        ask = t.ask(seat, PHASE_NAMES[phase], options, CLAUSES[phase], PASS)
        ask.asides = {other: parley_options(t, other) for other in seats if other != seat}
        choice = yield ask
        if choice[0] == "treat":
            s.at -= 1
            agreed = s.agreed
            yield from parley(t, ask.by, choice)
            if s.agreed != agreed:
                s.passes = 0
        elif choice == PASS:
            s.passes += 1
        else:
            s.passes = 0
            yield from take_step(t, seat, choice, phase)
        return True
    return False


def units(t: Scharz) -> Flow[bool]:
    """T8.14, D8. Subphase Units; False when it is over."""
    return (yield from cycle(t, UNITS))


def special(t: Scharz) -> Flow[bool]:
    """T8.15, D11. Subphase Special; False when it is over."""
    return (yield from cycle(t, SPECIAL))


def retreat(t: Scharz) -> Flow[bool]:
    """T8.18, D13. Subphase Retreat; False when it is over."""
    return (yield from cycle(t, RETREAT))
