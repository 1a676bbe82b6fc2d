"""S13. Sea movement and sea battles (C8)."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import N_PLACES, ROUTES, SEA
from tyche.games.successors.rules.components import (
    FIRST_MINOR,
    N_ROYALS,
)
from tyche.games.successors.rules.kinds import (
    AREA,
    FLEET,
    GENERAL,
    MEMBER,
    PLACE,
    UNITS,
    area_options,
    units_options,
)
from tyche.games.successors.rules.movement.army import carried, lots, may_split, strand_family, take, take_options
from tyche.games.successors.rules.movement.avoid_battle import pass_stronghold
from tyche.games.successors.rules.movement.departure import can_sail, may_be_inside, may_lie_off, may_meet
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
from tyche.games.successors.rules.tables import INSIDE_LIMIT
from tyche.games.successors.rules.units import FIELD, count, kinds, total

SAIL: Final = options_of("sail", PLACE)
LAND: Final = area_options("land")
DROP: Final = area_options("drop")
ESCORT: Final = options_of("escort", FLEET)
ESCORT_ALL: Final[Option] = ("escort-all",)
PUT_ASHORE: Final = units_options("put-ashore")
GENERAL_ASHORE: Final = options_of("general-ashore", GENERAL)
ROYAL_ASHORE: Final = options_of("royal-ashore", MEMBER)
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


def may_reach(t: Successors, area: int) -> Refusal | None:
    """S13.2.6.b. From the sea only the areas of the port the army lies off are reached."""
    if t.s.sailing != 1:
        return Refusal("S13.2.2", "not-at-sea")
    place = t.place_of(area)
    return None if place == t.s.sea_at else Refusal("S13.2.8", "not-this-port", {"place": place})


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
            return True
        if outcome == FOGGY:
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


# --- landing and dropping ---


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


def drop_options(t: Successors) -> list[Option]:
    """S13.2.6.b-d. Where pieces may be dropped: not among enemy units, in a besieged port only as allowed."""
    if not t.s.sailed:
        return []
    return [DROP[area] for area in t.areas_of(t.s.sea_at) if may_drop(t, area) is None]


def may_drop(t: Successors, area: int) -> Refusal | None:
    """S13.2.6.b-d. Whether anything may be put ashore in an area."""
    s = t.s
    refusal = may_reach(t, area)
    if refusal is not None:
        return refusal
    if not s.sailed:
        return Refusal("S13.2.6.b", "not-under-way")
    if not (s.party_cu or s.party_royals & ~s.new_royals or s.party & (s.party - 1)):
        return Refusal("S13.2.6.b", "nothing-to-drop")
    return may_drop_inside(t, area - N_PLACES) if area >= N_PLACES else may_drop_outside(t, area)


def may_drop_inside(t: Successors, place: int) -> Refusal | None:
    """S13.2.6.d, S9.4.d. Into one's own city, while there is room."""
    refusal = may_be_inside(t, place, 0)
    if refusal is None and not cargo(t, landing_party(t, place + N_PLACES)):
        return Refusal("S9.4.d", "two-units-inside", {"place": place})
    return refusal


def may_drop_outside(t: Successors, area: int) -> Refusal | None:
    """S13.2.6.c, S9.1.g. Not among enemy units, and not where nobody would command."""
    if t.enemy_cu_areas(t.s.active) >> area & 1:
        return Refusal("S13.2.6.c", "enemy-units-there", {"place": area})
    return None if cargo(t, landing_party(t, area)) else Refusal("S9.1.g", "nobody-left-in-command", {"area": area})


def landing_party(t: Successors, area: int) -> Entry:
    """Pieces about to be dropped in an area: none yet."""
    e = Entry(t.s.active, t.s.active, area, BY_SEA, t.s.embarked_from)
    e.dropped = True
    return e


def cargo(t: Successors, e: Entry) -> list[Option]:
    """D-8.6. What may still be put ashore in an area, beyond what was chosen already."""
    s = t.s
    options: list[Option] = []
    if has_leader(t, e):
        rest = s.party_cu
        for kind in kinds(e.units):
            rest &= ~FIELD[kind]
        options = lots(PUT_ASHORE, rest, shore_room(t, e))
    if s.act < FIRST_MINOR:
        options += [GENERAL_ASHORE[general] for general in bits(s.party & ~e.generals & ~(1 << s.act))]
    if has_escort(t, e):
        options += [ROYAL_ASHORE[royal] for royal in bits(s.party_royals & ~s.new_royals & ~e.royals)]
    return options


def has_leader(t: Successors, e: Entry) -> bool:
    """S9.1.g. Units dropped here would have a general or need none."""
    return has_escort(t, e) or bool(t.minors_at_hand(t.s.active))


def has_escort(t: Successors, e: Entry) -> bool:
    """S9.1.g. Family members dropped here would be guarded, if only by dropped units with a minor general."""
    seat = t.s.active
    if t.s.control[t.place_of(e.area)] == seat or e.generals or t.generals_in(seat, e.area):
        return True
    return bool(e.units) and bool(t.minors_at_hand(seat))


def shore_room(t: Successors, e: Entry) -> int:
    """S9.4.d. How many more units may be dropped."""
    if e.area < N_PLACES:
        return total(t.s.party_cu)
    return INSIDE_LIMIT - total(t.cu(t.s.active, e.area)) - total(e.units)


def may_put_units(t: Successors, e: Entry, kind: int, number: int) -> Refusal | None:
    """S13.2.6.b, S9.1.g, S9.4.d. Units aboard, settled once a type, where they find room and a leader."""
    if number > count(t.s.party_cu, kind):
        return Refusal("S13.2.6.b", "not-aboard")
    if count(e.units, kind):
        return Refusal("S13.2.6.b", "settled-already")
    if not has_leader(t, e):
        return Refusal("S9.1.g", "nobody-left-in-command", {"area": e.area})
    if number > shore_room(t, e):
        return Refusal("S9.4.d", "two-units-inside", {"place": t.place_of(e.area)})
    return may_split(t.s.party_cu, kind, number)


def may_put_general(t: Successors, e: Entry, general: int) -> Refusal | None:
    """S13.2.6.b. A general aboard, but not the one who goes on."""
    s = t.s
    if general == s.act:
        return Refusal("S9.1.e", "needs-a-general")
    if not s.party >> general & 1:
        return Refusal("S13.2.6.b", "not-aboard")
    return Refusal("S13.2.6.b", "settled-already") if e.generals >> general & 1 else None


def may_put_royal(t: Successors, e: Entry, royal: int) -> Refusal | None:
    """S13.2.6.b, S9.1.g, R-51. A family member who came along aboard, and will be guarded."""
    if not t.s.party_royals >> royal & 1:
        return Refusal("S13.2.6.b", "not-aboard")
    if t.s.new_royals >> royal & 1:
        return Refusal("S9.1.e", "did-not-come-along", {"royal": royal})
    if e.royals >> royal & 1:
        return Refusal("S13.2.6.b", "settled-already")
    return None if has_escort(t, e) else Refusal("S9.1.g", "nobody-left-in-command", {"area": e.area})


def drop(t: Successors, area: int) -> Flow[None]:
    """S13.2.6.b, AMB-69. Put pieces ashore while the activated general stays at sea; outside they run the procedure."""
    e = landing_party(t, area)
    t.entering = e
    while True:
        options = cargo(t, e)
        if e.units or e.generals or e.royals:
            options.insert(0, DONE)
        if not options:
            break
        choice = yield from choose_one(t, t.s.active, "drop", options, "S13.2.6.b", area=area)
        if choice == DONE:
            break
        if choice[0] == "put-ashore":
            e.units += UNITS.of(choice)
        elif choice[0] == "general-ashore":
            e.generals |= 1 << GENERAL.of(choice)
        else:
            e.royals |= 1 << MEMBER.of(choice)
    yield from put_ashore(t, e)


def put_ashore(t: Successors, e: Entry) -> Flow[None]:
    """S13.2.6.b, S9.1.g. The dropped pieces have finished; a minor general is placed with them where one is needed."""
    s = t.s
    area = e.area
    s.party &= ~e.generals
    s.party_cu -= e.units
    s.party_royals &= ~e.royals
    s.finished[area] = s.finished.get(area, 0) + e.units
    t.tell("dropped", "S13.2.6.b", faction=s.active, area=area, units=e.units)
    arrive(t, e, ABOARD)
    s.dropped[area] = s.dropped.get(area, 0) + e.units
    foreign = s.control[t.place_of(area)] != s.active
    if foreign and e.units and not t.generals_in(s.active, area) and t.minors_at_hand(s.active):
        minor = t.place_minor(s.active, area, "S9.1.g")
        e.generals |= 1 << minor
    if area < N_PLACES and (e.units or e.generals):  # S11.1.a: nobody intercepts family members alone
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
