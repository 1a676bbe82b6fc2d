"""S13. Sea movement and sea battles (C8)."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import N_PLACES, ROUTES, SEA
from tyche.games.successors.rules.components import (
    N_ROYALS,
)
from tyche.games.successors.rules.kinds import (
    AREA,
    FLEET,
    PLACE,
    area_options,
)
from tyche.games.successors.rules.movement.army import carried, strand_family, take, take_options
from tyche.games.successors.rules.movement.avoid_battle import pass_stronghold
from tyche.games.successors.rules.movement.departure import can_sail, may_be_inside, may_lie_off, may_meet
from tyche.games.successors.rules.movement.dropping import drop, drop_options, may_reach
from tyche.games.successors.rules.movement.entry import BY_SEA, Entry, arrive, relocate
from tyche.games.successors.rules.movement.land import enter_area
from tyche.games.successors.rules.movement.sea_battle import (
    FOGGY,
    STORMY,
    declare_battles,
    hear_the_sea,
    put_back,
    sea_battle,
)
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import ABOARD, NOBODY
from tyche.games.successors.rules.units import total

SAIL: Final = options_of("sail", PLACE)
LAND: Final = area_options("land")
ESCORT: Final = options_of("escort", FLEET)
ESCORT_ALL: Final[Option] = ("escort-all",)
PONTIC_MP: Final = 1


# --- embarking ---


def take_to_sea(t: Successors) -> Flow[None]:
    """S13.2.1, S13.2.2. Name the escort, then go from land to the sea area of the port, 0 MP."""
    s = t.s
    s.escort = yield from choose_fleets(t, s.active, ESCORT, ESCORT_ALL, "escort", "S13.2.1")
    source = s.general_at[s.act]
    s.sea_at = t.place_of(source)
    go_on_board(t, source)
    s.sailing = 1
    s.sailed = False
    s.embarked_from = source
    t.tell("embarked", "S13.2.2", faction=s.active, general=s.act, place=s.sea_at, units=s.party_cu)


def go_on_board(t: Successors, source: int) -> None:
    """S13.1.b, S13.1.c. The party goes aboard; every unit ever aboard counts."""
    s = t.s
    s.sea_used = True
    s.sea_cu += total(s.party_cu)
    carried(t)
    relocate(t, s.active, source, ABOARD, s.party, s.party_cu, s.party_royals)
    if source in s.dropped and t.cu(s.active, source) and t.minors_at_hand(s.active):
        if s.control[t.place_of(source)] != s.active and not t.generals_in(s.active, source):
            t.place_minor(s.active, source, "S9.1.g")


def choose_fleets(t: Successors, seat: int, table: list[Option], every: Option, topic: str, clause: str) -> Flow[int]:
    """Choose any number of a player's available fleets, one by one."""
    fleets = t.available_fleets(seat)
    chosen = 0
    while fleets & ~chosen:
        t.choices = fleets & ~chosen
        options: list[Option] = [every, DONE, *(table[fleet] for fleet in bits(t.choices))]
        choice = yield t.ask(seat, topic, options, clause, every)
        if choice == DONE:
            break
        if choice == every:
            return fleets
        chosen |= 1 << FLEET.of(choice)
    return chosen


# --- at sea ---


def sea_options(t: Successors) -> list[Option]:
    """D-8.3, D-8.6, D-8.7. Sail on, land, pick up or drop at the port the army lies off."""
    s = t.s
    options = landing_options(t)
    options += [SAIL[place] for place, kind in ROUTES[s.sea_at] if kind >= SEA and may_sail(t, place) is None]
    for area in t.areas_of(s.sea_at):
        options += [pick_up(option, area) for option in take_options(t, area)]
    options += drop_options(t)
    return options


def pick_up(option: Option, area: int) -> Option:
    """S13.2.6.c. Picking up is possible from any area of the location: name the inside."""
    return (*option, "inside") if area >= N_PLACES else option


def may_sail(t: Successors, place: int) -> Refusal | None:
    """S13.2.3, S8.4.b. Whether the army may announce a location as its next: a sea route, points, units with family."""
    s = t.s
    if s.sailing != 1:
        return Refusal("S13.2.2", "not-at-sea")
    kinds_of_route = [kind for neighbour, kind in ROUTES[s.sea_at] if neighbour == place and kind >= SEA]
    if not kinds_of_route:
        return Refusal("S13.2.3", "no-sea-route", {"place": place})
    left = t.mp_left() - t.route_cost(kinds_of_route[0])
    if left < 0:
        return Refusal("S9.3.A", "too-far", {"place": place, "points": t.mp_left()})
    if s.party_royals and not s.party_cu:
        return Refusal("S8.4.b", "family-needs-an-army")
    return may_lie_off(t, place, left)


def landing_options(t: Successors) -> list[Option]:
    """S13.2.8. Disembark outside, or directly inside of one's own city while there is room."""
    return [LAND[area] for area in t.areas_of(t.s.sea_at) if may_land(t, area) is None]


def may_land(t: Successors, area: int) -> Refusal | None:
    """S13.2.8, S13.2.6.d. Ashore at the port the army lies off."""
    refusal = may_reach(t, area)
    if refusal is not None:
        return refusal
    if t.s.must_leave and can_sail(t, t.s.sea_at, t.mp_left()):
        return Refusal("S10.C.2", "must-leave")
    if area >= N_PLACES:
        return may_be_inside(t, area - N_PLACES, t.s.party_cu)
    return may_meet(t, area)


def set_sail(t: Successors, choice: Option) -> Flow[None]:
    """One action at sea, by its verb."""
    verb = choice[0]
    if verb == "sail":
        yield from sail(t, PLACE.of(choice))
    elif verb == "land":
        yield from land(t, AREA.of(choice))
    elif verb == "drop":
        yield from drop(t, AREA.of(choice))
    else:
        yield from pontic_sail(t, PLACE.of(choice))


def bring_aboard(t: Successors, choice: Option) -> None:
    """S13.2.6.b. Pick up units, generals or family members from the shore."""
    s = t.s
    area = s.sea_at + (N_PLACES if choice[-1] == "inside" else 0)
    before, generals, royals = s.party_cu, s.party, s.party_royals
    again = s.new_royals | s.royals_moved >> N_ROYALS & ~royals
    take(t, choice, area)
    group = s.party_cu - before
    s.sea_cu += total(group)
    carried(t)
    s.new_royals = s.party_royals & again  # back aboard, and not left once more before the army has sailed
    relocate(t, s.active, area, ABOARD, s.party & ~generals, group, s.party_royals & ~royals)
    t.tell("picked-up", "S13.2.6.b", faction=s.active, place=s.sea_at, units=group)


def sail(t: Successors, place: int) -> Flow[None]:
    """S13.2.3-6, S13.2.4. Announce the next location, pay, face storms and sea battles, arrive.

    An army that came to an Independent stronghold by land pays for leaving it by sea (S10.A.2).
    """
    s = t.s
    kind = next(kind for neighbour, kind in ROUTES[s.sea_at] if neighbour == place and kind >= SEA)
    s.spent += t.route_cost(kind)
    if s.entered_stronghold and not s.sailed and t.is_stronghold(s.sea_at):
        s.party_cu -= yield from pass_stronghold(t, s.active, ABOARD, s.party_cu)
        strand_family(t, s.embarked_from)
    s.entered_stronghold = 0
    s.must_leave, s.passage = False, 0
    s.sailed, s.new_royals = True, 0
    t.tell("sails", "S13.2.3", faction=s.active, general=s.act, place=place)
    if not (yield from is_stopped_at_sea(t, place)):
        s.sea_at = place


def is_stopped_at_sea(t: Successors, place: int) -> Flow[bool]:
    """S13.2.4, S13.3.B. Storms and sea battles on the way; true if the army puts back."""
    declared = yield from declare_battles(t, place)
    for seat in list(declared):
        admirals: dict[int, int] = {}
        outcome = yield from hear_the_sea(t, place, seat, declared, admirals)
        if outcome == STORMY:
            put_back(t, "S13.3.B")
            t.close_scene()
            return True
        if outcome == FOGGY:
            t.close_scene()
            return (yield from is_stormy(t, place))
        if (yield from sea_battle(t, seat, place, declared[seat], admirals)):
            return True
    if declared:
        return False
    return (yield from is_stormy(t, place))


def is_stormy(t: Successors, place: int) -> Flow[bool]:
    """W-5. Without a sea battle a storm may still put the army back."""
    if (yield from hear_the_sea(t, place, NOBODY, {}, {})) != STORMY:
        return False
    put_back(t, "S13.2.4")
    return True


# --- landing ---


def land(t: Successors, area: int) -> Flow[None]:
    """S13.2.8. The activated general goes ashore: inside his own city at once, else by the land procedure."""
    s = t.s
    s.sailing, s.new_royals = 2, 0
    t.tell("landed", "S13.2.8", faction=s.active, general=s.act, area=area, units=s.party_cu)
    if area >= N_PLACES:
        relocate(t, s.active, ABOARD, area, s.party, s.party_cu, s.party_royals)
        return
    e = Entry(s.active, s.active, area, BY_SEA, s.embarked_from)
    e.generals, e.units, e.royals = s.party, s.party_cu, s.party_royals
    arrive(t, e, ABOARD)
    s.entered_stronghold = 1 if e.units and t.is_stronghold(area) else 0
    yield from enter_area(t, e)


# --- the Pontic fleet (card 27) ---


def pontic_sail(t: Successors, place: int) -> Flow[None]:
    """Card 27. No sea battle can stop this move; it counts as the sea move of the segment."""
    s = t.s
    source = s.general_at[s.act]
    s.spent += PONTIC_MP
    s.embarked_from = source
    s.must_leave, s.passage = False, 0
    go_on_board(t, source)
    s.sea_at = place
    yield from land(t, place)
