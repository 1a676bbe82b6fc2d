"""Why a reaction, or a choice within a procedure or a card, is not offered (S9.5, S10-S13, Tyche events)."""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import Ask
from tyche.core.errors import Refusal
from tyche.games.successors.atlas import N_PLACES
from tyche.games.successors.avoid import may_avoid, may_avoid_to
from tyche.games.successors.cards.armies import may_revolt
from tyche.games.successors.cards.politics import may_raid, may_win_over
from tyche.games.successors.cards.troops import GROUNDS, may_levy
from tyche.games.successors.components import CARD_TITLE, FIRST_IND
from tyche.games.successors.entry import Attempt, Entry, may_army_enter
from tyche.games.successors.independents import may_move_army, may_turn_grey
from tyche.games.successors.interception import (
    companions,
    may_bring_general,
    may_bring_royal,
    may_bring_units,
    may_declare_for_others,
    may_independents_react,
    may_intercept_from,
    may_join_army,
    may_leave_guard,
    may_pay,
)
from tyche.games.successors.movement import may_shift_general, may_shift_in, may_shift_out, may_shift_royal
from tyche.games.successors.play import Successors
from tyche.games.successors.reading import Read
from tyche.games.successors.reinforcement import areas_at, may_reinforce
from tyche.games.successors.sea import may_put_general, may_put_royal, may_put_units
from tyche.games.successors.state import IND
from tyche.games.successors.tables import INDEPENDENT_MP

Guard = Callable[[Successors, Ask, int, Read], Refusal | None]


def under_way(t: Successors) -> Entry:
    """The land procedure that the question belongs to."""
    assert isinstance(t.entering, Entry)
    return t.entering


def fact(ask: Ask, name: str) -> int:
    """A number among the facts of a question; 0 if it is not there."""
    value = ask.facts.get(name)
    return value if isinstance(value, int) else 0


# --- interception (S11) ---


def intercept(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S11.1, S11.2, S16.11."""
    e, general = under_way(t), read.index
    if general >= FIRST_IND:
        return intercept_for_others(t, e, seat, read)
    if t.s.owner[general] != seat:
        return Refusal("S11.1.a", "not-your-general", {"general": general})
    if t.s.general_at[general] < 0:
        return Refusal("S11.1.a", "not-on-the-map", {"general": general})
    return may_intercept_from(t, e, seat, t.s.general_at[general])


def intercept_for_others(t: Successors, e: Entry, seat: int, read: Read) -> Refusal | None:
    """S16.11.a-c."""
    army = read.index
    refusal = may_independents_react(t, e)
    if refusal is not None:
        return refusal
    if t.s.general_at[army] < 0:
        return Refusal("S11.1.a", "not-on-the-map", {"general": army})
    if not may_army_enter(army, e.area):
        return Refusal("S9.5.h", "army-may-not-enter", {"place": e.area})
    refusal = may_intercept_from(t, e, IND, t.s.general_at[army])
    return refusal or may_declare_for_others(e, seat) or may_pay(t, seat, read.card(2))


def intercept_with_minor(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S11.2.d, S7.1.C.c."""
    return may_join_army(t, seat, read.area) or may_intercept_from(t, under_way(t), seat, read.area)


def composing(t: Successors) -> Attempt:
    """The attempt whose pieces are being chosen: the one declared last."""
    return under_way(t).attempts[-1]


def bring_units(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S11.2.c."""
    return may_bring_units(t, composing(t), read.index, read.number)


def bring_general(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S11.2.c."""
    return may_bring_general(t, composing(t), read.index)


def bring_royal(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S11.2.c, S8.4."""
    return may_bring_royal(t, composing(t), read.index)


def bring_all(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S11.2.c."""
    return None if companions(t, composing(t)) else Refusal("S11.2.c", "nothing-to-take")


def stay_behind(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S11.2.d."""
    return may_leave_guard(t, composing(t))


# --- avoid battle (S12) ---


def avoid(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S12.1, S16.11."""
    e, general = under_way(t), read.index
    faction = IND if general >= FIRST_IND else seat
    if t.s.owner[general] != faction:
        return Refusal("S12.0.a", "not-your-general", {"general": general})
    if t.s.general_at[general] != e.area:
        return Refusal("S12.0.a", "not-in-the-area", {"general": general})
    if faction == IND:
        return may_independents_react(t, e) or may_avoid(t, e, IND) or may_pay(t, seat, read.card(2))
    if t.commander(faction, e.area) != general:
        return Refusal("S12.1.a", "not-in-command", {"general": general})
    return may_avoid(t, e, faction)


def avoid_to(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S12.1.a. From where the avoiding general stands now."""
    general = fact(ask, "general")
    faction, source = t.s.owner[general], t.s.general_at[general]
    return may_avoid_to(t, under_way(t), faction, source, read.index, t.cus(faction, source) > 0)


# --- within a procedure (S10.B, S13.2.6) ---


def go_inside(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S10.B, S9.4.d."""
    return may_shift_in(t, seat, fact(ask, "place"), read.index)


def go_outside(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S10.B."""
    return may_shift_out(t, seat, fact(ask, "place"), read.index)


def shift_general(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S10.B."""
    return may_shift_general(t, seat, source(ask, read, "general-inside"), read.index)


def shift_royal(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S10.B."""
    return may_shift_royal(t, seat, source(ask, read, "royal-inside"), read.index)


def source(ask: Ask, read: Read, inwards: str) -> int:
    """The area of a city that a piece would leave."""
    return fact(ask, "place") + (0 if read.verb == inwards else N_PLACES)


def put_units(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S13.2.6.b."""
    return may_put_units(t, under_way(t), read.index, read.number)


def put_general(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S13.2.6.b."""
    return may_put_general(t, under_way(t), read.index)


def put_royal(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S13.2.6.b."""
    return may_put_royal(t, under_way(t), read.index)


# --- Independent armies (S9.5) ---


def move_army(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.5.c-h."""
    return may_move_army(t, fact(ask, "general"), read.index, fact(ask, "points"))


def turn_grey(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.5.d. Instead of any movement."""
    if fact(ask, "points") < INDEPENDENT_MP:
        return Refusal("S9.5.d", "moved-already")
    return may_turn_grey(t, t.s.general_at[fact(ask, "general")])


# --- pieces and markers of cards, reinforcements (S5.2, S6.2.A) ---


def place(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S5.2.e-g, S9.4."""
    if ask.topic == "levy" and t.s.card >= 0 and CARD_TITLE[t.s.card] in GROUNDS:
        return may_levy(t, seat, read.index, GROUNDS[CARD_TITLE[t.s.card]], fact(ask, "units"))
    if ask.topic not in ("reinforce", "place-general"):
        return Refusal(ask.clause, "not-there", {"place": read.index})
    units = fact(ask, "units")
    refusal = may_reinforce(t, seat, read.index, units)
    if refusal is None and read.area not in areas_at(t, seat, read.index, units):
        if read.area < N_PLACES:
            return Refusal("S5.2.e", "enemy-units-there", {"place": read.index})
        own = t.is_major(read.index) and t.s.control[read.index] == seat
        clause, reason = ("S9.4.d", "two-units-inside") if own else ("S9.4.b", "not-your-city")
        return Refusal(clause, reason, {"place": read.index})
    return refusal


def target(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.A. The target of a Tyche event."""
    if ask.topic == "diplomacy":
        return may_win_over(t, seat, read.index)
    if ask.topic == "raid":
        return may_raid(t, seat, read.index)
    provinces = ask.facts.get("provinces")
    if ask.topic == "unrest" and isinstance(provinces, list):
        return may_revolt(t, read.index, provinces)
    return None


COMPANIONS: Final[dict[str, Guard]] = {
    "take": bring_units,
    "take-all": bring_all,
    "take-general": bring_general,
    "take-royal": bring_royal,
    "stay-behind": stay_behind,
}
"""What may be chosen when an interception is composed."""

PROCEDURE: Final[dict[str, Guard]] = {
    "intercept": intercept,
    "intercept-with-minor": intercept_with_minor,
    **COMPANIONS,
    "avoid": avoid,
    "avoid-to": avoid_to,
    "go-inside": go_inside,
    "go-outside": go_outside,
    "general-inside": shift_general,
    "general-outside": shift_general,
    "royal-inside": shift_royal,
    "royal-outside": shift_royal,
    "put-ashore": put_units,
    "general-ashore": put_general,
    "royal-ashore": put_royal,
    "move": move_army,
    "grey-marker": turn_grey,
    "place": place,
    "target": target,
}
