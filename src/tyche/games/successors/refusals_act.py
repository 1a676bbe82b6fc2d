"""Why an action of an activated army is not offered (S9, S13)."""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import Ask
from tyche.core.errors import Refusal
from tyche.games.successors.activation import may_remove, may_siege
from tyche.games.successors.atlas import N_PLACES
from tyche.games.successors.components import FIRST_MINOR
from tyche.games.successors.departure import may_go_in, may_meet, may_move
from tyche.games.successors.party import free_units, may_leave_royal, may_leave_units, may_take_general, take_room
from tyche.games.successors.play import Successors
from tyche.games.successors.reading import Read
from tyche.games.successors.sea import may_embark, may_land_at, may_sail
from tyche.games.successors.state import ABOARD
from tyche.games.successors.units import SILVER, count, total

INSIDE_LIMIT: Final = 2


def here(t: Successors, read: Read) -> int:
    """The area an army takes from: its own, or at sea one of the port it lies off."""
    area = t.s.general_at[t.s.act]
    if area != ABOARD:
        return area
    return t.s.sea_at + (N_PLACES if read.option[-1] == "inside" else 0)


# --- taking and leaving (S9.1.e-g) ---


def take(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.1.c, S13.1.c, S7.2.D.b."""
    area = here(t, read)
    present = count(t.cu(seat, area), read.index)
    if read.number > present:
        return Refusal("S9.1.e", "no-such-units", {"area": area})
    if t.s.general_at[t.s.act] == ABOARD and read.number > take_room(t, area):
        return Refusal("S13.1.c", "eight-units-at-sea")
    if read.number > count(free_units(t, area), read.index):
        return Refusal("S9.1.c", "already-moved", {"area": area})
    if read.number > take_room(t, area):
        return Refusal("S16.8.a", "eight-units-at-most")
    if read.index == SILVER:
        return Refusal("S7.2.D.b", "never-split")
    return None


def take_all(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.1.e, S16.8.a."""
    area = here(t, read)
    if t.rules.eight_cu_limit and total(free_units(t, area)) > take_room(t, area):
        return Refusal("S16.8.a", "eight-units-at-most")
    return Refusal("S9.1.e", "nothing-to-take")


def take_general(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.1.e, S9.1.f."""
    if t.s.owner[read.index] != seat:
        return Refusal("S9.1.e", "not-your-general", {"general": read.index})
    if t.s.general_at[read.index] != here(t, read):
        return Refusal("S9.1.e", "not-here", {"general": read.index})
    return may_take_general(t, read.index)


def take_royal(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S8.4."""
    s, royal = t.s, read.index
    if s.royal_owner[royal] != seat:
        return Refusal("S9.1.e", "not-yours", {"royal": royal})
    if s.royal_at[royal] != here(t, read):
        return Refusal("S9.1.e", "not-here", {"royal": royal})
    if s.royals_moved >> royal & 1:
        return Refusal("S8.4.e", "already-moved", {"royal": royal})
    return Refusal("S8.4.b", "family-needs-an-army", {"royal": royal})


def leave(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.1.g, S9.2.B. What came along, where it can stay."""
    if read.number > count(t.s.party_cu - t.s.party_new, read.index):
        return Refusal("S9.2.B", "did-not-come-along")
    if t.s.sailing == 1:
        return Refusal("S13.1.f", "at-sea")
    return may_leave_units(t, t.s.general_at[t.s.act]) or Refusal("S7.2.D.b", "never-split")


def leave_general(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.2.D1, S9.1.e. Movement always needs a general."""
    came = t.s.party & ~t.s.new_generals
    return Refusal("S9.1.e", "needs-a-general") if came >> read.index & 1 else Refusal("S9.2.D1", "did-not-come-along")


def leave_royal(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.1.g."""
    if not (t.s.party_royals & ~t.s.new_royals) >> read.index & 1:
        return Refusal("S9.1.e", "did-not-come-along", {"royal": read.index})
    return may_leave_royal(t, t.s.general_at[t.s.act])


# --- on land ---


def move(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.3.A, S10.A.1."""
    return may_move(t, read.index)


def go_in(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.4.b, S9.4.d, S9.3.B."""
    area = t.s.general_at[t.s.act]
    if area >= N_PLACES:
        return Refusal("S9.3.B", "not-outside")
    return may_go_in(t, area) or Refusal("S9.3.B", "not-again-now")


def go_out(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.3.B."""
    area = t.s.general_at[t.s.act]
    if not N_PLACES <= area < ABOARD:
        return Refusal("S9.3.B", "not-inside")
    return may_meet(t, area - N_PLACES) or Refusal("S9.3.B", "not-again-now")


def siege(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.3.C.a, S15.2."""
    refusal = may_siege(t)
    if refusal is None and len(read.option) > 1:
        return Refusal("S15.2.B.a", "no-traitor")
    return refusal


def remove_marker(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.3.D.a."""
    area = t.s.general_at[t.s.act]
    return may_remove(t, area) if area < N_PLACES else Refusal("S9.3.D.a", "no-enemy-marker")


def relocate(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S7.1.C.b. Only a minor general, to own units that have not moved."""
    s = t.s
    if s.act < FIRST_MINOR:
        return Refusal("S7.1.C.b", "no-minor-general")
    if s.sailing == 1:
        return Refusal("S13.1.f", "at-sea")
    if not s.cu_areas[seat] >> read.area & 1:
        return Refusal("S7.1.C.b", "no-units-there", {"area": read.area})
    return Refusal("S9.1.c", "already-moved", {"area": read.area})


def swap_marker(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """T-20 (Kassandros)."""
    return Refusal("T-20", "no-such-ability")


def done(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S13.1.f, S10.C.2, S10.G. Not at sea, and not where the army has only passage."""
    return Refusal("S13.1.f", "at-sea") if t.s.sailing == 1 else Refusal("S10.C.2", "must-leave")


# --- at sea ---


def embark(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S13.1, S13.2.2."""
    return may_embark(t)


def sail(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S13.2.3."""
    if t.s.sailing != 1:
        return Refusal("S13.2.2", "not-at-sea")
    return may_sail(t, read.index)


def land(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S13.2.8, S13.2.6.d."""
    if t.s.sailing != 1:
        return Refusal("S13.2.2", "not-at-sea")
    if read.index != t.s.sea_at:
        return Refusal("S13.2.8", "not-this-port", {"place": read.index})
    if read.area >= N_PLACES:
        return inside(t, seat, read, total(t.s.party_cu))
    return None if may_land_at(t, read.index) else Refusal("O63", "pact", {"place": read.index})


def inside(t: Successors, seat: int, read: Read, units: int) -> Refusal | None:
    """S9.4.b, S9.4.d. Only into one's own city, and at most two units."""
    if not t.is_major(read.index) or t.s.control[read.index] != seat:
        return Refusal("S9.4.b", "not-your-city", {"place": read.index})
    if total(t.cu(seat, read.area)) + units > INSIDE_LIMIT:
        return Refusal("S9.4.d", "two-units-inside", {"place": read.index})
    return None


def drop(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S13.2.6.b-d."""
    if t.s.sailing != 1:
        return Refusal("S13.2.2", "not-at-sea")
    if read.index != t.s.sea_at:
        return Refusal("S13.2.6.b", "not-this-port", {"place": read.index})
    if not t.s.sailed:
        return Refusal("S13.2.6.b", "not-under-way")
    if read.area >= N_PLACES:
        return inside(t, seat, read, 0)
    if t.enemy_cu_areas(seat) >> read.index & 1:
        return Refusal("S13.2.6.c", "enemy-units-there", {"place": read.index})
    return Refusal("S9.1.g", "nobody-left-in-command", {"area": read.area})


def pontic_sail(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S7.4.d, card 27."""
    return Refusal("S7.4.d", "no-pontic-fleet") if not t.s.pontic else None


ACTIONS: Final[dict[str, Callable[[Successors, Ask, int, Read], Refusal | None]]] = {
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
