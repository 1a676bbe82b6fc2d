"""Why an action of an activated army is not offered (S9, S13)."""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import Ask
from tyche.core.errors import Refusal
from tyche.games.successors.action import TAKING, may_pass_with_family
from tyche.games.successors.activation import may_relocate
from tyche.games.successors.atlas import N_PLACES
from tyche.games.successors.conquest import may_remove, may_siege, may_swap
from tyche.games.successors.departure import (
    can_sail,
    may_board_pontic,
    may_embark,
    may_go_in,
    may_go_out,
    may_move,
    may_sail_pontic,
    may_stay,
)
from tyche.games.successors.party import (
    free_units,
    may_leave_general,
    may_leave_royal,
    may_leave_some,
    may_take_all,
    may_take_general,
    may_take_royal,
    may_take_units,
    take_options,
    take_room,
)
from tyche.games.successors.play import Successors
from tyche.games.successors.reading import Read
from tyche.games.successors.sea import may_drop, may_land, may_sail
from tyche.games.successors.siege import TRAITOR
from tyche.games.successors.state import ABOARD
from tyche.games.successors.words import INSIDE

GOING_ON: Final = frozenset(
    {"move", "go-in", "go-out", "embark", "pontic-sail", "take-royal", "leave-royal", "remove-marker"}
)
"""What an army does that leaves, or before it leaves (S10.C.2)."""


def may_act(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """Why the activated army may not do this."""
    area = t.s.general_at[t.s.act]
    if t.s.stopped and read.verb not in ("swap-marker", "done"):
        return Refusal("S13.2.5", "activation-over")
    if area < 0 and read.verb not in ("relocate", "done"):
        return Refusal("S9.1.e", "not-on-the-map", {"general": t.s.act})
    if 0 <= area < ABOARD and read.verb not in GOING_ON:
        refusal = may_stay(t, area)
        if refusal is not None:
            return refusal
    if read.verb in TAKING and read.option[-1] == INSIDE and area != ABOARD:
        return Refusal("S13.2.2", "not-at-sea")
    guard = ACTIONS.get(read.verb)
    return guard(t, area, read) if guard is not None else None


def shore(t: Successors, area: int, read: Read) -> int:
    """The area an army takes from: its own, or at sea one of the port it lies off."""
    if area != ABOARD:
        return area
    return t.s.sea_at + (N_PLACES if read.option[-1] == INSIDE else 0)


# --- taking and leaving (S9.1.e-g) ---


def take(t: Successors, area: int, read: Read) -> Refusal | None:
    """S9.1.c, S13.1.c, S7.2.D.b."""
    return may_take_units(t, shore(t, area, read), read.index, read.number)


def take_all(t: Successors, area: int, read: Read) -> Refusal | None:
    """S9.1.e, S16.8.a."""
    source = shore(t, area, read)
    return may_take_all(t, len(take_options(t, source)), free_units(t, source), take_room(t, source))


def take_general(t: Successors, area: int, read: Read) -> Refusal | None:
    """S9.1.e, S9.1.f."""
    return may_take_general(t, shore(t, area, read), read.index)


def take_royal(t: Successors, area: int, read: Read) -> Refusal | None:
    """S8.4."""
    return may_take_royal(t, shore(t, area, read), read.index) or may_pass_with_family(t, area)


def leave(t: Successors, area: int, read: Read) -> Refusal | None:
    """S9.1.g, S9.2.B."""
    return may_leave_some(t, area, read.index, read.number)


def leave_general(t: Successors, area: int, read: Read) -> Refusal | None:
    """S9.2.D1, S9.1.e."""
    return Refusal("S13.1.f", "at-sea") if t.s.sailing == 1 else may_leave_general(t, read.index)


def leave_royal(t: Successors, area: int, read: Read) -> Refusal | None:
    """S9.1.g."""
    return Refusal("S13.1.f", "at-sea") if t.s.sailing == 1 else may_leave_royal(t, area, read.index)


# --- on land ---


def move(t: Successors, area: int, read: Read) -> Refusal | None:
    """S9.3.A, S10.A.1."""
    return may_move(t, read.index)


def go_in(t: Successors, area: int, read: Read) -> Refusal | None:
    """S9.4.b, S9.4.d, S9.3.B."""
    return may_go_in(t, area)


def go_out(t: Successors, area: int, read: Read) -> Refusal | None:
    """S9.3.B."""
    return may_go_out(t, area)


def siege(t: Successors, area: int, read: Read) -> Refusal | None:
    """S9.3.C.a, S15.2."""
    return may_siege(t) or no_traitor(t, t.s.active, area, read.card(1))


def no_traitor(t: Successors, seat: int, place: int, card: int | None) -> Refusal | None:
    """S15.2.B.a, W-7. A traitor, if one is named, is a card of the hand and works in a major city."""
    if card is None or (card >= 0 and t.s.hands[seat] & TRAITOR & 1 << card and t.is_major(place)):
        return None
    return Refusal("S15.2.B.a", "no-traitor")


def remove_marker(t: Successors, area: int, read: Read) -> Refusal | None:
    """S9.3.D.a."""
    return may_remove(t, area)


def relocate(t: Successors, area: int, read: Read) -> Refusal | None:
    """S7.1.C.b."""
    return may_relocate(t, read.area)


def swap_marker(t: Successors, area: int, read: Read) -> Refusal | None:
    """T-20 (Kassandros)."""
    return may_swap(t, area)


def done(t: Successors, area: int, read: Read) -> Refusal | None:
    """S13.1.f."""
    return Refusal("S13.1.f", "at-sea") if t.s.sailing == 1 else None


# --- at sea ---


def embark(t: Successors, area: int, read: Read) -> Refusal | None:
    """S13.1, S13.2.2."""
    refusal = may_embark(t)
    return may_stay(t, area) if refusal is None and not can_sail(t, t.place_of(area), t.mp_left()) else refusal


def sail(t: Successors, area: int, read: Read) -> Refusal | None:
    """S13.2.3."""
    return may_sail(t, read.index)


def land(t: Successors, area: int, read: Read) -> Refusal | None:
    """S13.2.8, S13.2.6.d."""
    return may_land(t, read.area)


def drop(t: Successors, area: int, read: Read) -> Refusal | None:
    """S13.2.6.b-d."""
    return may_drop(t, read.area)


def pontic_sail(t: Successors, area: int, read: Read) -> Refusal | None:
    """S7.4.d, card 27."""
    return may_board_pontic(t, area) or may_sail_pontic(t, area, read.index)


ACTIONS: Final[dict[str, Callable[[Successors, int, Read], Refusal | None]]] = {
    "take": take,
    "take-all": take_all,
    "take-general": take_general,
    "take-royal": take_royal,
    "leave": leave,
    "leave-general": leave_general,
    "leave-royal": leave_royal,
    "move": move,
    "go-in": go_in,
    "go-out": go_out,
    "siege": siege,
    "remove-marker": remove_marker,
    "embark": embark,
    "sail": sail,
    "pontic-sail": pontic_sail,
    "land": land,
    "drop": drop,
    "relocate": relocate,
    "swap-marker": swap_marker,
    "done": done,
}
