"""S9.1. Activations: which army or general acts, how that begins and ends, and a minor general relocated meanwhile."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import PONTIC
from tyche.games.successors.rules.check import state_check
from tyche.games.successors.rules.components import FIRST_MINOR
from tyche.games.successors.rules.kinds import AREA, GENERAL, area_options
from tyche.games.successors.rules.movement.army import close_royals
from tyche.games.successors.rules.movement.entry import look_back
from tyche.games.successors.rules.pieces import MINORS_OF
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import NOBODY, OFF

ACTIVATE: Final = options_of("activate", GENERAL)
LEAD: Final = area_options("lead")
RELOCATE: Final = area_options("relocate")


# --- choosing an army ---


def army_options(t: Successors) -> list[Option]:
    """S9.1.a, S9.0.b, D-5.32. Unused generals on the map, and units a minor general may be placed to lead."""
    s = t.s
    seat = s.active
    options: list[Option] = []
    for general in t.generals_of(seat):
        if s.general_at[general] >= 0 and may_activate(t, general) is None:
            options.append(ACTIVATE[general])
    if fresh_minor(t, seat) != NOBODY:
        options += [LEAD[area] for area in unmoved_areas(t)]
    return options


def unmoved_areas(t: Successors) -> list[int]:
    """S9.1.c. The areas with units of the active player that have not all moved in this segment."""
    seat, finished = t.s.active, t.s.finished
    return [area for area in bits(t.s.cu_areas[seat]) if t.cu(seat, area) != finished.get(area, 0)]


def may_lead(t: Successors, area: int) -> Refusal | None:
    """S9.0.b. A minor general may be placed to lead units that have not moved."""
    if fresh_minor(t, t.s.active) == NOBODY:
        return Refusal("S7.1.C.a", "no-minor-general")
    return may_be_led(t, area)


def may_be_led(t: Successors, area: int) -> Refusal | None:
    """S7.1.C.b, S9.1.c. Own units that have not moved."""
    if area in unmoved_areas(t):
        return None
    if not t.s.cu_areas[t.s.active] >> area & 1:
        return Refusal("S7.1.C.b", "no-units-there", {"area": area})
    return Refusal("S9.1.c", "already-moved", {"area": area})


def fresh_minor(t: Successors, seat: int) -> int:
    """AMB-56. An off-map minor general that has not been activated in this segment."""
    for minor in MINORS_OF[seat]:
        if t.s.general_at[minor] == OFF and not t.s.used >> minor & 1:
            return minor
    return NOBODY


def may_activate(t: Successors, general: int) -> Refusal | None:
    """S9.1.c. Each general is activated or moved along once a segment."""
    s = t.s
    if s.owner[general] != s.active:
        return Refusal("S9.1.a", "not-your-general", {"general": general})
    if s.general_at[general] < 0:
        return Refusal("S9.1.a", "not-on-the-map", {"general": general})
    if s.used >> general & 1:
        return Refusal("S9.1.c", "already-activated", {"general": general})
    return None


def may_set_out(t: Successors, area: int) -> Refusal | None:
    """Card 27. The Pontic fleet serves an army at a Black Sea port (a besieged general inside its city included)."""
    if not t.s.pontic or PONTIC >> t.place_of(area) & 1:
        return None
    return Refusal("S7.4.d", "no-pontic-port", {"place": t.place_of(area)})


# --- beginning and end ---


def begin_activation(t: Successors, choice: Option, points: int) -> None:
    """S9.1.a. Designate an army or general; `points` is its fixed allowance, or NOBODY for the movement die."""
    s = t.s
    if choice[0] == "lead":
        general = fresh_minor(t, s.active)
        t.move_general(general, AREA.of(choice))
        t.tell("minor-placed", "S7.1.C.b", faction=s.active, general=general, area=AREA.of(choice))
    else:
        general = GENERAL.of(choice)
    s.act = general
    s.used |= 1 << general
    s.party, s.party_cu, s.party_new, s.party_royals = 1 << general, 0, 0, 0
    s.new_generals, s.new_royals = 0, 0
    s.act_start = s.general_at[general]
    s.spent, s.fixed, s.forfeit = 0, points, False
    s.must_leave, s.passage = False, 0
    look_back(t)
    s.entered_stronghold, s.sailing, s.land_before_sea = 0, 0, False
    s.embarked_from, s.sea_at, s.escort = NOBODY, NOBODY, 0
    s.gone_out, s.gone_in = 0, 0
    s.dropped = {}
    s.shuffled_minors = 0
    t.tell("activated", "S9.1.a", general=general, faction=s.active, area=s.act_start, points=t.mp_allowance())


def end_activation(t: Successors) -> Flow[None]:
    """S9.1.c. The activation is over; the minor general may leave (S7.1.C.d)."""
    finish(t)
    yield from state_check(t)


def finish(t: Successors) -> None:
    """S9.1.c. What was moved is finished for the segment."""
    s = t.s
    area = s.general_at[s.act]
    if area >= 0:
        s.touched |= 1 << area
        moved = s.party_cu - s.party_new
        if moved:
            s.finished[area] = s.finished.get(area, 0) + moved
    s.used |= s.party & ~s.new_generals
    close_royals(t)
    s.act, s.party, s.party_cu, s.party_new, s.party_royals = NOBODY, 0, 0, 0, 0
    s.must_leave, s.passage, s.pontic, s.stopped = False, 0, False, False
    s.besieged_before = 0
    s.shuffled_minors = 0


# --- relocating the activated minor general (S7.1.C.b) ---


def relocate_options(t: Successors, area: int) -> list[Option]:
    """S7.1.C.b, AMB-56. An activated minor general may be relocated to other units, taking nothing along.

    Also from off the map, where a lost battle or the loss of his last unit has put him (EX-10).
    """
    if t.s.act < FIRST_MINOR or may_be_relocated(t) is not None:
        return []
    return [RELOCATE[other] for other in unmoved_areas(t) if other != area]


def may_be_relocated(t: Successors) -> Refusal | None:
    """S7.1.C.b, S13.1.f. Only a minor general on land, and once between two other decisions."""
    s = t.s
    if s.act < FIRST_MINOR:
        return Refusal("S7.1.C.b", "no-minor-general")
    if s.sailing == 1:
        return Refusal("S13.1.f", "at-sea")
    return Refusal("S7.1.C.b", "not-again-now") if s.shuffled_minors >> s.act & 1 else None


def may_relocate(t: Successors, area: int) -> Refusal | None:
    """S7.1.C.b. To other units that have not moved."""
    refusal = may_be_relocated(t)
    if refusal is None and area == t.s.general_at[t.s.act]:
        return Refusal("S7.1.C.b", "there-already", {"area": area})
    return refusal or may_be_led(t, area)


def relocate_minor(t: Successors, area: int) -> None:
    """EX-23. The counter carries its activation and movement points to the new area."""
    s = t.s
    source = s.general_at[s.act]
    moved = s.party_cu - s.party_new
    if moved:
        s.finished[source] = s.finished.get(source, 0) + moved
    s.party, s.party_cu, s.party_new, s.party_royals, s.new_royals = 1 << s.act, 0, 0, 0, 0
    s.must_leave, s.passage = False, 0
    t.move_general(s.act, area)
    s.entered_stronghold = 0
    s.shuffled_minors |= 1 << s.act
    t.tell("minor-placed", "S7.1.C.b", faction=s.active, general=s.act, area=area)
