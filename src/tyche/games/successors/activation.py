"""S9. Activation and movement: one army or general, one action at a time (C6)."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.successors.atlas import KIND, N_PLACES, PLACE_ID, ROUTES, SEA, TRANSIT
from tyche.games.successors.avoid import pass_stronghold
from tyche.games.successors.check import state_check
from tyche.games.successors.components import (
    CARD_ID,
    CARD_NAMES,
    FIRST_MINOR,
    GENERAL_ID,
    SWAP_MARKER,
)
from tyche.games.successors.departure import (
    EMBARK,
    gate_options,
    may_embark,
    may_stay,
    move_options,
    pontic_options,
    ways_on,
)
from tyche.games.successors.entry import BY_ROUTE, SORTIE, Entry, arrive, look_back, relocate
from tyche.games.successors.free_actions import HANDLED, speak
from tyche.games.successors.markers import change_marker, may_remove_marker
from tyche.games.successors.movement import enter_area
from tyche.games.successors.party import (
    LEAVE_ROYAL,
    TAKE_ROYAL,
    carried,
    engage,
    free_royals,
    guarded_without_party,
    is_escorted,
    leave,
    leave_options,
    may_leave_royal,
    strand_family,
    take,
    take_options,
)
from tyche.games.successors.play import MINORS_OF, Successors
from tyche.games.successors.sea import bring_aboard, sea_options, set_sail, take_to_sea
from tyche.games.successors.siege import (
    AT_MOST_ELSEWHERE,
    TRAITOR,
    conduct_siege,
    may_conduct,
    royal_army_allows,
    siege_cost,
    uses_cavalry,
)
from tyche.games.successors.state import NOBODY, OFF, has_fought
from tyche.games.successors.tables import REMOVE_MARKER_MP, SIEGE_CUS
from tyche.games.successors.units import CAVALRY, FIELD, overlap, total
from tyche.games.successors.words import area_of, area_options, general_options

ACTIVATE: Final = general_options("activate")
LEAD: Final = area_options("lead")
RELOCATE: Final = area_options("relocate")
SIEGE: Final[Option] = ("siege",)
REMOVE: Final[Option] = ("remove-marker",)
SWAP: Final[Option] = ("swap-marker",)
TAKING: Final = frozenset({"take", "take-general", "take-royal", "take-all"})


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


def begin_activation(t: Successors, choice: Option, points: int) -> None:
    """S9.1.a. Designate an army or general; `points` is its fixed allowance, or NOBODY for the movement die."""
    s = t.s
    if choice[0] == "lead":
        general = fresh_minor(t, s.active)
        t.move_general(general, area_of(choice))
        t.tell("minor-placed", "S7.1.C.b", faction=s.active, general=general, area=area_of(choice))
    else:
        general = GENERAL_ID[str(choice[1])]
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
    """S9.1.c. What was moved is finished for the segment; the minor general may leave (S7.1.C.d)."""
    s = t.s
    area = s.general_at[s.act]
    if area >= 0:
        s.touched |= 1 << area
        moved = s.party_cu - s.party_new
        if moved:
            s.finished[area] = s.finished.get(area, 0) + moved
    s.used |= s.party & ~s.new_generals
    s.act, s.party, s.party_cu, s.party_new, s.party_royals = NOBODY, 0, 0, 0, 0
    s.must_leave, s.passage, s.pontic, s.stopped = False, 0, False, False
    s.besieged_before = 0
    s.shuffled_minors = 0
    yield from state_check(t)


# --- one action ---


def act(t: Successors) -> Flow[bool]:
    """D-6.1. One action of the activated army; false when its activation has ended."""
    s = t.s
    if s.general_at[s.act] < 0 and s.party:
        s.act = t.party_commander()  # S14.8.c: a surviving general leads on
    if s.general_at[s.act] >= 0 and not s.party >> s.act & 1:
        s.party |= 1 << s.act  # AMB-56: driven off and placed again with other units, the counter is still activated
    stranded = s.stopped and may_swap(t, s.general_at[s.act]) is not None
    if stranded or (s.general_at[s.act] < 0 and not relocate_options(t, OFF)):
        yield from end_activation(t)
        return False
    options, default = act_options(t)
    choice = yield from speak(t, "act", options, "S9.3.A", default, general=s.act, points=t.mp_left())
    if choice == HANDLED:
        return True
    if choice in (DONE, SWAP):
        if choice == SWAP:
            swap_marker(t)
        yield from end_activation(t)
        return False
    yield from carry_out(t, choice)
    return True


def act_options(t: Successors) -> tuple[list[Option], Option]:
    """D-6.1. All legal actions of the activated army, and the default: to end, or to move on where it must."""
    s = t.s
    area = s.general_at[s.act]
    if s.stopped:
        return [DONE, SWAP], DONE  # S13.2.5: nothing but what Kassandros does at the end (D-6.4)
    if s.sailing == 1:
        options = sea_options(t)
        return options, options[0]
    if area < 0:
        return [DONE, *relocate_options(t, area)], DONE
    if s.must_leave and may_stay(t, area) is not None:
        moves = ways_on(t, area)
        return moves + passing_options(t, area), moves[0]
    options = [DONE]
    options += take_options(t, area)
    options += leave_options(t, area)
    options += gate_options(t, area)
    options += move_options(t, area)
    options += siege_options(t, area)
    if may_remove(t, area) is None:
        options.append(REMOVE)
    if may_embark(t) is None:
        options.append(EMBARK)
    options += relocate_options(t, area)
    if s.pontic:
        options += pontic_options(t, area)
    if may_swap(t, area) is None:
        options.append(SWAP)
    return options, DONE


def passing_options(t: Successors, area: int) -> list[Option]:
    """S10.C.2, S10.G. What an army that must leave may do before: take or leave family members, remove a marker."""
    s = t.s
    options: list[Option] = []
    if is_escorted(t, area) and may_pass_with_family(t, area) is None:
        options += [TAKE_ROYAL[royal] for royal in bits(free_royals(t, area))]
    options += [LEAVE_ROYAL[royal] for royal in bits(s.party_royals) if may_leave_royal(t, area, royal) is None]
    if may_remove(t, area) is None:
        options.append(REMOVE)
    return options


def may_pass_with_family(t: Successors, area: int) -> Refusal | None:
    """S10.G, S8.4.b. Generals who must leave take family members along only with units, or into their own city."""
    if t.s.must_leave and not t.s.party_cu and not gate_options(t, area):
        return Refusal("S8.4.b", "family-needs-an-army")
    return None


def carry_out(t: Successors, choice: Option) -> Flow[None]:
    """Dispatch one action by its verb."""
    verb = choice[0]
    if verb not in TAKING:
        t.s.shuffled_minors = 0
    if verb == "move":
        yield from march(t, PLACE_ID[str(choice[1])])
    elif verb in TAKING:
        if t.s.sailing == 1:
            bring_aboard(t, choice)
        else:
            take(t, choice)
    elif verb in ("leave", "leave-general", "leave-royal"):
        leave(t, choice)
    elif verb == "go-out":
        yield from sortie(t)
    elif verb == "go-in":
        go_inside(t)
    elif verb == "siege":
        yield from siege(t, choice)
    elif verb == "remove-marker":
        remove_marker(t)
    elif verb == "embark":
        yield from take_to_sea(t)
    elif verb == "relocate":
        relocate_minor(t, area_of(choice))
    else:
        yield from set_sail(t, choice)
    yield from state_check(t)


# --- along a route ---


def march(t: Successors, place: int) -> Flow[None]:
    """S10. Pay, suffer for a stronghold passed (S10.A.2), enter the place."""
    s = t.s
    source = s.general_at[s.act]
    kind = next(kind for neighbour, kind in ROUTES[source] if neighbour == place and kind < SEA)
    spend_on_land(t, t.route_cost(kind))
    if s.entered_stronghold and t.is_stronghold(source) and s.party_cu:
        s.party_cu -= yield from pass_stronghold(t, s.active, source, s.party_cu)
        strand_family(t, source)
    e = Entry(s.active, s.active, place, BY_ROUTE, source)
    depart(t, e, source)
    s.entered_stronghold = 1 if e.units and t.is_stronghold(place) else 0
    s.gone_out, s.gone_in = 0, 0
    t.tell("moved", "S10.A.1", faction=s.active, general=s.act, place=place, units=s.party_cu)
    yield from enter_area(t, e)


def spend_on_land(t: Successors, points: int) -> None:
    """S13.1.d. Movement points are spent on land before a sea move or after it, not both."""
    t.s.spent += points
    if t.s.sailing == 0:
        t.s.land_before_sea = True


def depart(t: Successors, e: Entry, source: int) -> None:
    """The party leaves its area for the one entered; what stays may need a general (S9.1.g)."""
    s = t.s
    e.generals, e.units, e.royals = s.party, s.party_cu, s.party_royals
    carried(t)
    if source in s.dropped and not guarded_without_party(t, source) and t.minors_at_hand(s.active):
        t.place_minor(s.active, source, "S9.1.g")
    s.must_leave, s.passage = False, 0
    arrive(t, e, source)


# --- between the areas of a major city (S9.3.B) ---


def sortie(t: Successors) -> Flow[None]:
    """S9.3.B, S10. From inside to outside; without an enemy there the procedure ends at once."""
    s = t.s
    source = s.general_at[s.act]
    place = source - N_PLACES
    s.gone_out |= 1 << place
    e = Entry(s.active, s.active, place, SORTIE, source)
    depart(t, e, source)
    t.tell("went-out", "S9.3.B", faction=s.active, general=s.act, place=place)
    yield from enter_area(t, e)


def go_inside(t: Successors) -> None:
    """S9.3.B. From outside into one's own city."""
    s = t.s
    place = s.general_at[s.act]
    s.gone_in |= 1 << place
    carried(t)
    relocate(t, s.active, place, place + N_PLACES, s.party, s.party_cu, s.party_royals)
    t.tell("went-in", "S9.3.B", faction=s.active, general=s.act, place=place)


# --- siege, marker, relocation ---


def siege_units(t: Successors) -> int:
    """S9.3.C.a, S15.2.A.d. The units of the activated army that may conduct a siege: those that have not fought."""
    s = t.s
    area = s.general_at[s.act]
    if area not in s.fought:
        return s.party_cu
    present = t.cu(s.active, area)
    return overlap(s.party_cu, present - overlap(s.fought[area] + s.finished.get(area, 0), present))


def may_siege(t: Successors) -> Refusal | None:
    """S9.3.C.a, S15.2.A.c. Whether the activated army may conduct a siege where it stands."""
    s = t.s
    area = s.general_at[s.act]
    if area >= N_PLACES or s.sailing == 1:
        return Refusal("S15.1.a", "nothing-to-besiege")
    if s.sailing == 2 and s.land_before_sea:
        return Refusal("S13.1.d", "land-before-and-after-sea")
    if has_fought(t.party_commander()) in s.fought:
        return Refusal("S15.2.A.d", "has-fought", {"general": t.party_commander()})
    units = siege_units(t)
    refusal = may_conduct(t, s.active, area, units, AT_MOST_ELSEWHERE)
    if refusal is None and siege_cost(t, area, units) > t.mp_left():
        return Refusal("S9.3.C.a", "too-few-points", {"points": t.mp_left()})
    if refusal is None and s.sieges.get(area, 0) and s.besieging.get(area, s.act) != s.act:
        return Refusal("S15.2.A.c", "another-army-besieged", {"place": area})
    return refusal


def siege_options(t: Successors, area: int) -> list[Option]:
    """W-7. A siege, with or without a traitor in the city."""
    s = t.s
    if area >= N_PLACES or s.control[area] in (NOBODY, s.active) or may_siege(t) is not None:
        return []
    options: list[Option] = [SIEGE]
    if t.is_major(area):
        options += [(*SIEGE, CARD_NAMES[card]) for card in bits(s.hands[s.active] & TRAITOR)]
    return options


def siege(t: Successors, choice: Option) -> Flow[None]:
    """S9.3.C.a. Conduct a siege for 2 MP; three units count as moved by the general."""
    s = t.s
    place = s.general_at[s.act]
    units = siege_units(t)
    if not (yield from royal_army_allows(t, s.active, place, units)):
        return
    spend_on_land(t, siege_cost(t, place, units))
    engage(t, units, uses_cavalry(t, place, units))
    s.besieging[place] = s.act
    traitor = CARD_ID[str(choice[1])] if len(choice) > 1 else NOBODY
    yield from conduct_siege(t, s.active, place, units, traitor)


def remove_cost(t: Successors) -> int:
    """S9.3.D.a, S16.9.g. 2 MP; 1 with cavalry among the three units."""
    return 1 if t.rules.cavalry and t.s.party_cu & FIELD[CAVALRY] else REMOVE_MARKER_MP


def may_remove(t: Successors, place: int) -> Refusal | None:
    """S9.3.D.a. Another player's marker in the minor city the army occupies, with at least three units."""
    s = t.s
    if place >= N_PLACES:
        return Refusal("S9.3.D.a", "no-enemy-marker")
    if KIND[place] == TRANSIT:
        return Refusal("S2.f", "transit-point", {"place": place})
    refusal = may_remove_marker(t, s.active, place)
    if refusal is not None:
        return refusal
    if total(s.party_cu) < SIEGE_CUS:
        return Refusal("S9.3.D.a", "three-units-needed", {"place": place})
    if s.sailing == 2 and s.land_before_sea:
        return Refusal("S13.1.d", "land-before-and-after-sea")
    if remove_cost(t) > t.mp_left():
        return Refusal("S9.3.D.a", "too-few-points", {"points": t.mp_left()})
    return may_stay(t, place) if s.must_leave and not can_leave_after(t, place, remove_cost(t)) else None


def can_leave_after(t: Successors, area: int, points: int) -> bool:
    """S10.C.2. Whether an army that must leave still can when it has spent some points."""
    t.s.spent += points
    ways = ways_on(t, area)
    t.s.spent -= points
    return bool(ways)


def remove_marker(t: Successors) -> None:
    """S9.3.D.a. The marker is removed, not replaced; Champion status is unaffected."""
    s = t.s
    place = s.general_at[s.act]
    spend_on_land(t, remove_cost(t))
    engage(t, s.party_cu, t.rules.cavalry)
    change_marker(t, place, NOBODY, s.active, "S9.3.D.a")


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


# --- abilities and cards ---


def may_swap(t: Successors, area: int) -> Refusal | None:
    """D-6.4, T-20 (Kassandros). In an Activation segment his activation may end with a swapped marker in Hellas."""
    s = t.s
    if area >= N_PLACES or not t.has_ability(s.act, SWAP_MARKER, area):
        return Refusal("T-20", "no-such-ability")
    if s.segment != "activation":
        return Refusal("T-20", "not-this-segment")
    if t.commander(s.active, area) != s.act:
        return Refusal("S7.1.0.b", "not-in-command", {"general": s.act})
    if s.control[area] in (NOBODY, s.active):
        return Refusal("T-20", "no-enemy-marker", {"place": area})
    if t.is_major(area):
        return Refusal("T-20", "major-city-needs-siege", {"place": area})
    return Refusal("T-20", "independent-marker", {"place": area}) if t.is_stronghold(area) else None


def swap_marker(t: Successors) -> None:
    """T-20 (Kassandros). An enemy or grey marker becomes his faction's, without effect on Champion status."""
    change_marker(t, t.s.general_at[t.s.act], t.s.active, t.s.active, "S9.3.A")
