"""S11.2.c, S11.2.d. Who comes along on an interception, and who stays behind."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.successors.rules.components import FIRST_MINOR
from tyche.games.successors.rules.kinds import GENERAL, MEMBER, UNITS, units_options
from tyche.games.successors.rules.movement.army import lots, may_split
from tyche.games.successors.rules.movement.entry import Attempt, Entry
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.tables import CU_MOVE_LIMIT
from tyche.games.successors.rules.units import FIELD, count, kinds, total

TAKE: Final = units_options("take")
TAKE_GENERAL: Final = options_of("take-general", GENERAL)
TAKE_ROYAL: Final = options_of("take-royal", MEMBER)
TAKE_ALL: Final[Option] = ("take-all",)
STAY_BEHIND: Final[Option] = ("stay-behind",)


def may_join_army(t: Successors, seat: int, area: int) -> Refusal | None:
    """S11.2.d, S7.1.C.c. A minor general is placed only where a general and a unit stand already."""
    if not t.minors_at_hand(seat):
        return Refusal("S7.1.C.a", "no-minor-general")
    return None if t.has_army(seat, area) else Refusal("S11.2.d", "no-army-there", {"area": area})


def compose(t: Successors, attempt: Attempt) -> Flow[None]:
    """S11.2.c. Which units, generals and family members come along; each kind is settled once."""
    leader = leader_of(attempt)
    while True:
        options = companions(t, attempt)
        if not options:
            return
        choice = yield t.ask(
            attempt.seat, "intercept-with", [TAKE_ALL, DONE, *options], "S11.2.c", TAKE_ALL, general=leader
        )
        if choice == DONE:
            return
        if choice == TAKE_ALL:
            take_all(t, attempt)
            return
        take_along(t, attempt, choice)


def companions(t: Successors, attempt: Attempt) -> list[Option]:
    """What may still be added to an attempt."""
    seat, area = attempt.seat, attempt.area
    rest = t.cu(seat, area)
    for kind in kinds(attempt.units):
        rest &= ~FIELD[kind]
    options = lots(TAKE, rest, room_along(t, attempt))
    options += [TAKE_GENERAL[g] for g in t.generals_in(seat, area) if may_bring_general(t, attempt, g) is None]
    options += [TAKE_ROYAL[r] for r in bits(t.royals_in(seat, area)) if may_bring_royal(t, attempt, r) is None]
    if may_leave_guard(t, attempt) is None:
        options.append(STAY_BEHIND)
    return options


def room_along(t: Successors, attempt: Attempt) -> int:
    """S16.8.a. How many more units may come along."""
    most = CU_MOVE_LIMIT if t.rules.eight_cu_limit else total(t.cu(attempt.seat, attempt.area))
    return most - total(attempt.units)


def may_bring_units(t: Successors, attempt: Attempt, kind: int, number: int) -> Refusal | None:
    """S11.2.c, S16.8.a. Units of the area, settled once a type."""
    group = t.cu(attempt.seat, attempt.area)
    if number > count(group, kind):
        return Refusal("S11.2.c", "no-such-units", {"area": attempt.area})
    if count(attempt.units, kind):
        return Refusal("S11.2.c", "settled-already")
    if number > room_along(t, attempt):
        return Refusal("S16.8.a", "eight-units-at-most")
    return may_split(group, kind, number)


def may_bring_general(t: Successors, attempt: Attempt, general: int) -> Refusal | None:
    """S11.2.c, S9.1.f. Another major general of the area; minor generals neither lead nor follow others."""
    if t.s.owner[general] != attempt.seat:
        return Refusal("S11.2.c", "not-your-general", {"general": general})
    if t.s.general_at[general] != attempt.area:
        return Refusal("S11.2.c", "not-here", {"general": general})
    if leader_of(attempt) >= FIRST_MINOR or general >= FIRST_MINOR:
        return Refusal("S9.1.f", "minor-travels-alone", {"general": general})
    return Refusal("S11.2.c", "settled-already") if attempt.generals >> general & 1 else None


def may_bring_royal(t: Successors, attempt: Attempt, royal: int) -> Refusal | None:
    """S11.2.c, S8.4.b, S8.4.d. A family member of the area, with units."""
    if not t.royals_in(attempt.seat, attempt.area) >> royal & 1:
        return Refusal("S11.2.c", "not-here", {"royal": royal})
    if not attempt.units:
        return Refusal("S8.4.b", "family-needs-an-army")
    if not t.may_leave(royal):
        return Refusal("S8.4.d", "cart-stays-in-babylon")
    return Refusal("S11.2.c", "settled-already") if attempt.royals >> royal & 1 else None


def may_leave_guard(t: Successors, attempt: Attempt) -> Refusal | None:
    """S11.2.d. One minor general may be placed with the units that stay."""
    if attempt.left_behind:
        return Refusal("S11.2.d", "settled-already")
    return may_join_army(t, attempt.seat, attempt.area)


def take_along(t: Successors, attempt: Attempt, choice: Option) -> None:
    """Add to an attempt what was chosen."""
    if choice == STAY_BEHIND:
        attempt.left_behind = True
        t.place_minor(attempt.seat, attempt.area, "S11.2.d")
    elif choice[0] == "take":
        attempt.units += UNITS.of(choice)
    elif choice[0] == "take-general":
        attempt.generals |= 1 << GENERAL.of(choice)
    else:
        attempt.royals |= 1 << MEMBER.of(choice)


def take_all(t: Successors, attempt: Attempt) -> None:
    """Everything that may come along does."""
    while True:
        options = [option for option in companions(t, attempt) if option != STAY_BEHIND]
        if not options:
            return
        best = options[0]
        for option in options:
            if option[:2] == best[:2]:
                best = option
        take_along(t, attempt, best)


def leader_of(attempt: Attempt) -> int:
    """S11.2.c. The most senior declared general; general numbers ascend as seniority falls."""
    return bits(attempt.generals)[0]


def under_way(t: Successors) -> Entry:
    """The land procedure that a question belongs to."""
    assert isinstance(t.entering, Entry)
    return t.entering


def composing(t: Successors) -> Attempt:
    """The attempt whose pieces are being chosen: the one declared last."""
    return under_way(t).attempts[-1]


def may_bring_all(t: Successors) -> Refusal | None:
    """S11.2.c. There is something that may come along."""
    return None if companions(t, composing(t)) else Refusal("S11.2.c", "nothing-to-take")
