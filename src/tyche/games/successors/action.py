"""S9.3. What the activated army does, one action at a time, and its way along routes and through gates (C6)."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.successors.activation import end_activation, relocate_minor, relocate_options
from tyche.games.successors.atlas import N_PLACES, PLACE_ID, ROUTES, SEA
from tyche.games.successors.avoid import pass_stronghold
from tyche.games.successors.check import state_check
from tyche.games.successors.conquest import (
    REMOVE,
    SWAP,
    may_remove,
    may_swap,
    remove_marker,
    siege,
    siege_options,
    swap_marker,
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
from tyche.games.successors.entry import BY_ROUTE, SORTIE, Entry, arrive, relocate
from tyche.games.successors.free_actions import HANDLED, speak
from tyche.games.successors.movement import enter_area
from tyche.games.successors.party import (
    LEAVE_ROYAL,
    TAKE_ROYAL,
    carried,
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
from tyche.games.successors.play import Successors
from tyche.games.successors.sea import bring_aboard, sea_options, set_sail, take_to_sea
from tyche.games.successors.state import OFF
from tyche.games.successors.words import area_of

TAKING: Final = frozenset({"take", "take-general", "take-royal", "take-all"})


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


# --- along a route (S9.3.A) ---


def march(t: Successors, place: int) -> Flow[None]:
    """S10. Pay, suffer for a stronghold passed (S10.A.2), enter the place."""
    s = t.s
    source = s.general_at[s.act]
    kind = next(kind for neighbour, kind in ROUTES[source] if neighbour == place and kind < SEA)
    t.spend_on_land(t.route_cost(kind))
    if s.entered_stronghold and t.is_stronghold(source) and s.party_cu:
        s.party_cu -= yield from pass_stronghold(t, s.active, source, s.party_cu)
        strand_family(t, source)
    e = Entry(s.active, s.active, place, BY_ROUTE, source)
    depart(t, e, source)
    s.entered_stronghold = 1 if e.units and t.is_stronghold(place) else 0
    s.gone_out, s.gone_in = 0, 0
    t.tell("moved", "S10.A.1", faction=s.active, general=s.act, place=place, units=s.party_cu)
    yield from enter_area(t, e)


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
