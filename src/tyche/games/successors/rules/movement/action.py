"""S9.3. What the activated army does, one action at a time, and its way along routes and through gates (C6)."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.verbs import ABSENT
from tyche.games.successors.rules.atlas import N_PLACES, ROUTES, SEA
from tyche.games.successors.rules.battle.siege import may_bribe
from tyche.games.successors.rules.check import state_check
from tyche.games.successors.rules.kinds import AREA, PLACE
from tyche.games.successors.rules.movement.activation import end_activation, relocate_minor, relocate_options
from tyche.games.successors.rules.movement.army import (
    LEAVE_ROYAL,
    TAKE_ROYAL,
    carried,
    free_royals,
    free_units,
    guarded_without_party,
    is_escorted,
    leave,
    leave_options,
    may_leave_general,
    may_leave_royal,
    may_leave_some,
    may_take_all,
    may_take_general,
    may_take_royal,
    may_take_units,
    strand_family,
    take,
    take_options,
    take_room,
)
from tyche.games.successors.rules.movement.avoid_battle import pass_stronghold
from tyche.games.successors.rules.movement.conquest import (
    REMOVE,
    SWAP,
    besiege_here,
    may_remove,
    may_siege,
    may_swap,
    remove_marker,
    siege_options,
    swap_marker,
)
from tyche.games.successors.rules.movement.departure import (
    EMBARK,
    can_sail,
    gate_options,
    may_board_pontic,
    may_embark,
    may_sail_pontic,
    may_stay,
    move_options,
    pontic_options,
    ways_on,
)
from tyche.games.successors.rules.movement.entry import BY_ROUTE, SORTIE, Entry, arrive, relocate
from tyche.games.successors.rules.movement.land import enter_area
from tyche.games.successors.rules.movement.sea import bring_aboard, sea_options, set_sail, take_to_sea
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import ABOARD, OFF
from tyche.games.successors.rules.strategy.free_actions import HANDLED, speak
from tyche.games.successors.rules.units import count, kinds

AT_SEA: Final = frozenset({"sail", "land", "drop", "pontic-sail"})
TAKING: Final = frozenset({"take", "take-general", "take-royal", "take-all"})


# --- one action ---


def act(t: Successors) -> Flow[bool]:
    """D-6.1. One action of the activated army; false when its activation has ended."""
    s = t.s
    find_leader(t)
    if is_stranded(t):
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


def find_leader(t: Successors) -> None:
    """S14.8.c. After a loss the most senior survivor leads the activated army."""
    s = t.s
    if s.general_at[s.act] < 0 and s.party:
        s.act = t.party_commander()
    if s.general_at[s.act] >= 0 and not s.party >> s.act & 1:
        s.party |= 1 << s.act  # AMB-56: driven off and placed again with other units, the counter is still activated


def is_stranded(t: Successors) -> bool:
    """S13.2.5, S7.1.C.b. Nothing is left to do: put back to port, or off the map with nowhere to be placed again."""
    s = t.s
    if s.stopped and may_swap(t, s.general_at[s.act]) is not None:
        return True
    return s.general_at[s.act] < 0 and not relocate_options(t, OFF)


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
        yield from march(t, PLACE.of(choice))
    elif verb == "go-out":
        yield from sortie(t)
    elif verb == "siege":
        yield from besiege_here(t, choice)
    elif verb == "embark":
        yield from take_to_sea(t)
    elif verb in AT_SEA:
        yield from set_sail(t, choice)
    else:
        arrange(t, choice)
    yield from state_check(t)


def arrange(t: Successors, choice: Option) -> None:
    """What an army does that nobody reacts to: take along, leave behind, change areas of a city, remove a marker."""
    verb = choice[0]
    if verb in TAKING:
        if t.s.sailing == 1:
            bring_aboard(t, choice)
        else:
            take(t, choice)
    elif verb == "go-in":
        go_inside(t)
    elif verb == "remove-marker":
        remove_marker(t)
    elif verb == "relocate":
        relocate_minor(t, AREA.of(choice))
    else:
        leave(t, choice)


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


# --- what the question takes (S9.3) ---

GOING_ON: Final = frozenset(
    {"move", "go-in", "go-out", "embark", "pontic-sail", "take-royal", "leave-royal", "remove-marker"}
)
"""What an army does that leaves, or before it leaves (S10.C.2)."""


def may_act(t: Successors, verb: str) -> Refusal | None:
    """S13.2.5, S9.1.e, S10.C.2. Whether the activated army may do a thing of this kind at all now."""
    s = t.s
    area = s.general_at[s.act]
    if s.stopped and verb not in ("swap-marker", "done"):
        return Refusal("S13.2.5", "activation-over")
    if area < 0 and verb not in ("relocate", "done"):
        return Refusal("S9.1.e", "not-on-the-map", {"general": s.act})
    if 0 <= area < ABOARD and verb not in GOING_ON:
        return may_stay(t, area)
    return None


def shore(t: Successors, where: int) -> int:
    """The area an army takes from: its own, or at sea one of the port it lies off."""
    area = t.s.general_at[t.s.act]
    if area != ABOARD:
        return area
    return t.s.sea_at if where == ABSENT else t.s.sea_at + N_PLACES


def may_reach_inside(t: Successors, where: int) -> Refusal | None:
    """S13.2.6.c. Only from the sea pieces inside a city are picked up."""
    if where == ABSENT or t.s.general_at[t.s.act] == ABOARD:
        return None
    return Refusal("S13.2.2", "not-at-sea")


def may_pick_units(t: Successors, group: int, where: int) -> Refusal | None:
    """S9.1.c, S13.1.c, S7.2.D.b. Units that join the activated army."""
    refusal = may_act(t, "take") or may_reach_inside(t, where)
    kind = kinds(group)[0]
    return refusal or may_take_units(t, shore(t, where), kind, count(group, kind))


def may_pick_all(t: Successors) -> Refusal | None:
    """S9.1.e, S16.8.a. Everything at once."""
    refusal = may_act(t, "take-all")
    if refusal is not None:
        return refusal
    source = shore(t, ABSENT)
    return may_take_all(t, len(take_options(t, source)), free_units(t, source), take_room(t, source))


def may_pick_general(t: Successors, general: int, where: int) -> Refusal | None:
    """S9.1.e, S9.1.f. A general who joins the activated army."""
    refusal = may_act(t, "take-general") or may_reach_inside(t, where)
    return refusal or may_take_general(t, shore(t, where), general)


def may_pick_royal(t: Successors, royal: int, where: int) -> Refusal | None:
    """S8.4. A family member who joins the activated army."""
    refusal = may_act(t, "take-royal") or may_reach_inside(t, where)
    refusal = refusal or may_take_royal(t, shore(t, where), royal)
    return refusal or may_pass_with_family(t, t.s.general_at[t.s.act])


def may_drop_off(t: Successors, group: int) -> Refusal | None:
    """S9.1.g, S9.2.B. Units left behind."""
    kind = kinds(group)[0]
    area = t.s.general_at[t.s.act]
    return may_act(t, "leave") or may_leave_some(t, area, kind, count(group, kind))


def may_part_from_general(t: Successors, general: int) -> Refusal | None:
    """S9.2.D1, S9.1.e. A general left behind."""
    return may_act(t, "leave-general") or may_be_ashore(t) or may_leave_general(t, general)


def may_part_from_royal(t: Successors, royal: int) -> Refusal | None:
    """S9.1.g. A family member left behind."""
    refusal = may_act(t, "leave-royal") or may_be_ashore(t)
    return refusal or may_leave_royal(t, t.s.general_at[t.s.act], royal)


def may_be_ashore(t: Successors) -> Refusal | None:
    """S13.1.f. Nobody stays at sea."""
    return Refusal("S13.1.f", "at-sea") if t.s.sailing == 1 else None


def may_siege_with(t: Successors, card: int) -> Refusal | None:
    """S9.3.C.a, S15.2, W-7. A siege by the activated army, with a traitor perhaps."""
    refusal = may_act(t, "siege") or may_siege(t)
    return refusal or may_bribe(t, t.s.active, t.s.general_at[t.s.act], card)


def may_set_sail(t: Successors) -> Refusal | None:
    """S13.1, S13.2.2, S10.C.1. To sea; as a way out only where a route leads on from the port."""
    refusal = may_act(t, "embark") or may_embark(t)
    area = t.s.general_at[t.s.act]
    return may_stay(t, area) if refusal is None and not can_sail(t, t.place_of(area), t.mp_left()) else refusal


def may_use_pontic(t: Successors, port: int) -> Refusal | None:
    """S7.4.d, card 27. With the Pontic fleet to a port."""
    area = t.s.general_at[t.s.act]
    refusal = may_act(t, "pontic-sail") or may_board_pontic(t, area)
    return refusal or may_sail_pontic(t, area, port)


def may_end_activation(t: Successors) -> Refusal | None:
    """S13.1.f, S10.C.2. Neither at sea nor where the army only passes."""
    return may_act(t, "done") or may_be_ashore(t)
