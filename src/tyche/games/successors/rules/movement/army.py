"""S9.1.e-g, S9.2.B-D. What the activated general takes along, picks up and leaves behind."""

from typing import Final

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.successors.rules.components import FIRST_MINOR, N_ROYALS, SILVER
from tyche.games.successors.rules.kinds import GENERAL, MEMBER, UNITS, units_options
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import ABOARD, NOBODY
from tyche.games.successors.rules.tables import CU_MOVE_LIMIT, SEA_LIMIT, SIEGE_CUS
from tyche.games.successors.rules.units import CAVALRY, FIELD, UNIT, count, kinds, overlap, total

TAKE: Final = units_options("take")
LEAVE: Final = units_options("leave")
TAKE_GENERAL: Final = options_of("take-general", GENERAL)
LEAVE_GENERAL: Final = options_of("leave-general", GENERAL)
TAKE_ROYAL: Final = options_of("take-royal", MEMBER)
LEAVE_ROYAL: Final = options_of("leave-royal", MEMBER)
TAKE_ALL: Final[Option] = ("take-all",)
ALL_ROYALS: Final = (1 << N_ROYALS) - 1


def lots(table: list[list[Option]], group: int, room: int) -> list[Option]:
    """What may be taken out of a group, by type and number; Silver Shields never separate (S7.2.D.b)."""
    options: list[Option] = []
    for kind in kinds(group):
        number = count(group, kind)
        least = number if kind == SILVER else 1
        options += table[kind][least : min(number, room) + 1]
    return options


def may_split(group: int, kind: int, number: int) -> Refusal | None:
    """S7.2.D.b. Silver Shields never separate."""
    return Refusal("S7.2.D.b", "never-split") if kind == SILVER and number < count(group, kind) else None


# --- taking along (S9.1.e, S9.1.f) ---


def free_units(t: Successors, area: int) -> int:
    """S9.1.c. The own units in an area that nobody has moved in this segment and the party does not have yet."""
    s = t.s
    present = t.cu(s.active, area)
    if not present:
        return 0
    here = s.party_cu if s.general_at[s.act] == area else 0
    return present - here - overlap(s.finished.get(area, 0), present - here)


def sea_room(t: Successors) -> int:
    """S13.1.c. How many more units may come aboard in this segment."""
    return SEA_LIMIT - t.s.sea_cu


def take_room(t: Successors, area: int) -> int:
    """S13.1.c, S16.8.a. How many units may still join the activated army, at sea or under the movement limit."""
    s = t.s
    if s.general_at[s.act] == ABOARD:
        return sea_room(t)
    return CU_MOVE_LIMIT - total(s.party_cu) if t.rules.eight_cu_limit else total(t.cu(s.active, area))


def take_options(t: Successors, area: int) -> list[Option]:
    """D-5.33, C6.e. Units, generals and family members in an area that may join the activated army."""
    s = t.s
    free = free_units(t, area)
    room = take_room(t, area)
    options = lots(TAKE, free, room) if free else []
    if s.act < FIRST_MINOR:
        for general in t.generals_in(s.active, area):
            if may_take_general(t, area, general) is None:
                options.append(TAKE_GENERAL[general])
    if is_escorted(t, area):
        options += [TAKE_ROYAL[royal] for royal in bits(free_royals(t, area))]
    if len(options) > 1 and may_take_all(t, len(options), free, room) is None:
        options.insert(0, TAKE_ALL)
    return options


def may_take_units(t: Successors, area: int, kind: int, number: int) -> Refusal | None:
    """S9.1.c, S13.1.c, S16.8.a. Units that are there, have not moved and find room."""
    free = free_units(t, area)
    if number > count(t.cu(t.s.active, area), kind):
        return Refusal("S9.1.e", "no-such-units", {"area": area})
    room = take_room(t, area)
    if number > room and t.s.general_at[t.s.act] == ABOARD:
        return Refusal("S13.1.c", "eight-units-at-sea")
    if number > count(free, kind):
        return Refusal("S9.1.c", "already-moved", {"area": area})
    if number > room:
        return Refusal("S16.8.a", "eight-units-at-most")
    return may_split(free, kind, number)


def may_take_all(t: Successors, choices: int, free: int, room: int) -> Refusal | None:
    """S9.1.e, S13.2.6.b, S16.8.a. On land, where there is more than one choice and room for all the units."""
    if t.s.general_at[t.s.act] == ABOARD:
        return Refusal("S13.2.6.b", "one-by-one")
    if total(free) > room:
        return Refusal("S16.8.a", "eight-units-at-most")
    if choices > 1:
        return None
    return Refusal("S9.1.e", "one-by-one" if choices else "nothing-to-take")


def may_take_general(t: Successors, area: int, general: int) -> Refusal | None:
    """S9.1.c, S9.1.f. Another major general of the faction that was not activated or moved before."""
    s = t.s
    if s.owner[general] != s.active:
        return Refusal("S9.1.e", "not-your-general", {"general": general})
    if s.general_at[general] != area:
        return Refusal("S9.1.e", "not-here", {"general": general})
    if s.act >= FIRST_MINOR or general >= FIRST_MINOR:
        return Refusal("S9.1.f", "minor-travels-alone", {"general": general})
    if s.used >> general & 1 or s.party >> general & 1:
        return Refusal("S9.1.c", "already-activated", {"general": general})
    return None


def is_escorted(t: Successors, area: int) -> bool:
    """S8.4.b. Family members move with units; on land they may also join a general to change sides of a city wall."""
    return bool(t.s.party_cu) or (t.s.general_at[t.s.act] != ABOARD and t.is_major(t.place_of(area)))


def free_royals(t: Successors, area: int) -> int:
    """S8.4.e. The own family members in an area that no other general has moved and that are not with the party."""
    return t.royals_in(t.s.active, area) & ~t.s.party_royals & ~t.s.royals_moved


def may_take_royal(t: Successors, area: int, royal: int) -> Refusal | None:
    """S8.4.b, S8.4.e. One's own family member whom no other general has moved, with an army."""
    s = t.s
    if s.royal_owner[royal] != s.active:
        return Refusal("S9.1.e", "not-yours", {"royal": royal})
    if s.royal_at[royal] != area:
        return Refusal("S9.1.e", "not-here", {"royal": royal})
    if not free_royals(t, area) >> royal & 1:
        moved = bool(s.royals_moved >> royal & 1)
        return Refusal("S8.4.e", "already-moved" if moved else "already-along", {"royal": royal})
    return None if is_escorted(t, area) else Refusal("S8.4.b", "family-needs-an-army", {"royal": royal})


def take(t: Successors, choice: Option, area: int = NOBODY) -> None:
    """Add what was chosen to the activated army; the most senior general commands it (S9.2.D2)."""
    s = t.s
    source = s.general_at[s.act] if area == NOBODY else area
    verb = choice[0]
    if verb == "take-all":
        take_everything(t, source)
    elif verb == "take":
        group = UNITS.of(choice)
        s.party_cu += group
        s.party_new += group
    elif verb == "take-general":
        general = GENERAL.of(choice)
        s.party |= 1 << general
        s.new_generals |= 1 << general
    else:
        royal = MEMBER.of(choice)
        s.party_royals |= 1 << royal
        s.new_royals |= 1 << royal


def take_everything(t: Successors, area: int) -> None:
    """Everything that may join does: generals, units, then family members."""
    s = t.s
    for general in t.generals_in(s.active, area):
        if may_take_general(t, area, general) is None:
            s.party |= 1 << general
            s.new_generals |= 1 << general
    free = free_units(t, area)
    s.party_cu += free
    s.party_new += free
    if s.party_cu:
        royals = sum(1 << royal for royal in bits(free_royals(t, area)) if t.may_leave(royal))
        s.party_royals |= royals
        s.new_royals |= royals


# --- leaving behind (S9.1.g, S9.2.B, S9.2.D1) ---


def leave_options(t: Successors, area: int) -> list[Option]:
    """S9.2.B, S9.2.D1, C6.e. What came along may be left here; what was only just taken has not come along yet."""
    s = t.s
    options: list[Option] = []
    came = s.party_cu - s.party_new
    if came and may_leave_units(t, area) is None:
        options = lots(LEAVE, came, total(came))
    if s.party & (s.party - 1):
        options += [LEAVE_GENERAL[general] for general in bits(s.party) if may_leave_general(t, general) is None]
    if s.party_royals:
        options += [LEAVE_ROYAL[r] for r in bits(s.party_royals) if may_leave_royal(t, area, r) is None]
    return options


def may_leave_some(t: Successors, area: int, kind: int, number: int) -> Refusal | None:
    """S9.1.g, S9.2.B. Units that came along, where they can stay."""
    came = t.s.party_cu - t.s.party_new
    if number > count(came, kind):
        return Refusal("S9.2.B", "did-not-come-along")
    return may_leave_units(t, area) or may_split(came, kind, number)


def may_leave_units(t: Successors, area: int) -> Refusal | None:
    """S9.1.g. Units left on foreign or uncontrolled ground need a general: one here, or a minor general at hand."""
    if t.s.sailing == 1:
        return Refusal("S13.1.f", "at-sea")
    if guarded_without_party(t, area) or t.minors_at_hand(t.s.active):
        return None
    return Refusal("S9.1.g", "nobody-left-in-command", {"area": area})


def may_leave_general(t: Successors, general: int) -> Refusal | None:
    """S9.2.D1, S9.1.e. A general who came along, if another leads on: movement always needs a general."""
    s = t.s
    if not (s.party & ~s.new_generals) >> general & 1:
        return Refusal("S9.2.D1", "did-not-come-along")
    return None if s.party & (s.party - 1) else Refusal("S9.1.e", "needs-a-general")


def may_leave_royal(t: Successors, area: int, royal: int) -> Refusal | None:
    """S9.1.g. Family members left on foreign or uncontrolled ground need a general, and a minor one needs units."""
    s = t.s
    if not (s.party_royals & ~s.new_royals) >> royal & 1:
        return Refusal("S9.1.e", "did-not-come-along", {"royal": royal})
    if guarded_without_party(t, area) or (t.minors_at_hand(s.active) and t.cu(s.active, area) != s.party_cu):
        return None
    return Refusal("S9.1.g", "nobody-left-in-command", {"area": area})


def may_leave_dropped(t: Successors, area: int) -> Refusal | None:
    """S9.1.g. The army goes: what it has dropped here needs a general, or units a minor general is placed with."""
    s = t.s
    if area not in s.dropped or guarded_without_party(t, area):
        return None
    units = t.cu(s.active, area) != s.party_cu
    if units and t.minors_at_hand(s.active):
        return None
    if units or t.royals_in(s.active, area) & ~s.party_royals:
        return Refusal("S9.1.g", "nobody-left-in-command", {"area": area})
    return None


def leave(t: Successors, choice: Option) -> None:
    """S9.2.B. What is left has finished its activation for the segment."""
    s = t.s
    area = s.general_at[s.act]
    verb = choice[0]
    if verb == "leave":
        group = UNITS.of(choice)
        s.party_cu -= group
        s.finished[area] = s.finished.get(area, 0) + group
        s.dropped[area] = s.dropped.get(area, 0) + group
        t.tell("left-units", "S9.2.B", faction=s.active, area=area, units=group)
    elif verb == "leave-general":
        general = GENERAL.of(choice)
        s.party &= ~(1 << general)
        if s.act == general:
            s.act = t.party_commander()
        t.tell("left-general", "S9.2.D1", faction=s.active, area=area, general=general)
    else:
        royal = MEMBER.of(choice)
        s.party_royals &= ~(1 << royal)
        s.dropped.setdefault(area, 0)
        t.tell("left-royal", "S9.1.e", faction=s.active, area=area, royal=royal)


def guarded_without_party(t: Successors, area: int) -> bool:
    """S7.2.A.a. Whether units left here would still be shown to be the active player's."""
    s = t.s
    if s.control[t.place_of(area)] == s.active:
        return True
    return any(not s.party >> general & 1 for general in t.generals_in(s.active, area))


def carried(t: Successors) -> None:
    """S9.1.c, S8.4.e. From now on the pieces of the party have been moved by it."""
    s = t.s
    s.party_new, s.new_generals, s.new_royals = 0, 0, 0
    s.used |= s.party
    s.royals_moved |= s.party_royals << N_ROYALS


def close_royals(t: Successors) -> None:
    """S8.4.e. The activation ends: what it has moved is closed to other generals of the faction in this segment."""
    s = t.s
    s.royals_moved = (s.royals_moved | s.royals_moved >> N_ROYALS) & ALL_ROYALS


def engage(t: Successors, units: int, with_cavalry: bool) -> None:
    """S9.3.C.a. Of the units that conduct a siege three count as moved by their commander.

    First those that came along, then cavalry if it is to be named (R-19), then others; what was only taken stays free.
    Silver Shields never separate (S7.2.D.b).
    """
    s = t.s
    commander = 1 << t.party_commander()
    s.used |= commander
    s.new_generals &= ~commander
    came = overlap(s.party_cu - s.party_new, units)
    fresh = overlap(s.party_new, units)
    order = kinds(fresh)
    if with_cavalry and fresh & FIELD[CAVALRY] and not came & FIELD[CAVALRY]:
        order = [CAVALRY, *order]
    missing = SIEGE_CUS - total(came)
    for kind in order:
        number = count(fresh, kind) if missing > 0 and kind == SILVER else max(0, min(missing, count(fresh, kind)))
        fresh -= number * UNIT[kind]
        s.party_new -= number * UNIT[kind]
        missing -= number


def strand_family(t: Successors, area: int) -> None:
    """S8.4.b. Without units the family members of the party stay in an area."""
    s = t.s
    if s.party_royals and not s.party_cu:
        for royal in bits(s.party_royals):
            t.move_royal(royal, area)
        s.party_royals = 0
