"""S13. Sea movement and sea battles (C8)."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.successors.atlas import FLEET_ID, N_PLACES, PLACE_ID, PONTIC, ROUTES, SEA
from tyche.games.successors.avoid import pass_stronghold
from tyche.games.successors.components import (
    CU_ID,
    FIRST_MINOR,
    GENERAL_ID,
    ROYAL_ID,
    SILVER,
)
from tyche.games.successors.entry import BY_SEA, INSIDE_LIMIT, Entry, arrive, relocate
from tyche.games.successors.movement import enter_area
from tyche.games.successors.naval import FOGGY, STORMY, declare_battles, hear_the_sea, put_back, sea_battle
from tyche.games.successors.party import SEA_LIMIT, may_leave_units, strand_family, take, take_options
from tyche.games.successors.play import Successors
from tyche.games.successors.state import ABOARD, NOBODY
from tyche.games.successors.units import UNIT, count, kinds, total
from tyche.games.successors.words import (
    area_of,
    area_options,
    fleet_options,
    general_options,
    place_options,
    royal_options,
    units_options,
)

SAIL: Final = place_options("sail")
LAND: Final = area_options("land")
DROP: Final = area_options("drop")
PONTIC_SAIL: Final = place_options("pontic-sail")
ESCORT: Final = fleet_options("escort")
ESCORT_ALL: Final[Option] = ("escort-all",)
PUT_ASHORE: Final = units_options("put-ashore")
GENERAL_ASHORE: Final = general_options("general-ashore")
ROYAL_ASHORE: Final = royal_options("royal-ashore")
PONTIC_MP: Final = 1


# --- embarking ---


def may_embark(t: Successors) -> Refusal | None:
    """S13.1, S13.2.2. Whether the activated army may go to sea where it stands."""
    s = t.s
    area = s.general_at[s.act]
    if area == ABOARD or s.sailing:
        return Refusal("S13.1.e", "no-second-voyage")
    place = t.place_of(area)
    if not t.is_port(place):
        return Refusal("S2.g", "no-port", {"place": place})
    if s.sea_used:
        return Refusal("S13.1.b", "one-voyage-a-segment")
    if total(s.party_cu) > SEA_LIMIT:
        return Refusal("S13.1.c", "eight-units-at-sea")
    if s.party_royals and not s.party_cu:
        return Refusal("S8.4.b", "family-needs-an-army")
    if t.mp_left() < 1:
        return Refusal("S9.3.A", "too-few-points", {"points": 0})
    return may_leave_units(t, area) if s.dropped.get(area) else None


def take_to_sea(t: Successors) -> Flow[None]:
    """S13.2.1, S13.2.2. Name the escort, then go from land to the sea area of the port, 0 MP."""
    s = t.s
    s.escort = yield from choose_fleets(t, s.active, ESCORT, ESCORT_ALL, "escort", "S13.2.1")
    source = s.general_at[s.act]
    s.sea_at = t.place_of(source)
    board(t, source)
    s.sailing = 1
    s.sailed = False
    s.embarked_from = source
    t.tell("embarked", "S13.2.2", faction=s.active, general=s.act, place=s.sea_at, units=s.party_cu)


def board(t: Successors, source: int) -> None:
    """S13.1.b, S13.1.c. The party goes aboard; every unit ever aboard counts."""
    s = t.s
    s.sea_used = True
    s.sea_cu += total(s.party_cu)
    mark_moved(t)
    relocate(t, s.active, source, ABOARD, s.party, s.party_cu, s.party_royals)
    if s.dropped.get(source) and t.cu(s.active, source) and t.minors_at_hand(s.active):
        if s.control[t.place_of(source)] != s.active and not t.generals_in(s.active, source):
            t.move_general(t.minors_at_hand(s.active)[0], source)


def mark_moved(t: Successors) -> None:
    """S9.1.c. The pieces of the party have been moved by it."""
    s = t.s
    s.party_new, s.new_generals, s.new_royals = 0, 0, 0
    s.used |= s.party
    s.royals_moved |= s.party_royals


def choose_fleets(t: Successors, seat: int, table: list[Option], every: Option, topic: str, clause: str) -> Flow[int]:
    """Choose any number of a player's available fleets, one by one."""
    fleets = t.available_fleets(seat)
    chosen = 0
    while fleets & ~chosen:
        options: list[Option] = [every, DONE, *(table[fleet] for fleet in bits(fleets & ~chosen))]
        choice = yield t.ask(seat, topic, options, clause, every)
        if choice == DONE:
            break
        if choice == every:
            return fleets
        chosen |= 1 << FLEET_ID[str(choice[1])]
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
    kinds_of_route = [kind for neighbour, kind in ROUTES[s.sea_at] if neighbour == place and kind >= SEA]
    if not kinds_of_route:
        return Refusal("S13.2.3", "no-sea-route", {"place": place})
    if t.route_cost(kinds_of_route[0]) > t.mp_left():
        return Refusal("S9.3.A", "too-far", {"place": place, "points": t.mp_left()})
    if s.party_royals and not s.party_cu:
        return Refusal("S8.4.b", "family-needs-an-army")
    return None if may_land_at(t, place) else Refusal("O63", "pact", {"place": place})


def may_land_at(t: Successors, place: int) -> bool:
    """Card O63. Some landing is possible there: not only onto the units of a pact partner."""
    s = t.s
    if not s.pacts:
        return True
    owner = t.cu_owner(place, s.active)
    return owner < 0 or not t.has_pact(s.active, owner)


def landing_options(t: Successors) -> list[Option]:
    """S13.2.8. Disembark outside, or directly inside of one's own city while there is room."""
    s = t.s
    place = s.sea_at
    options: list[Option] = []
    if may_land_at(t, place):
        options.append(LAND[place])
    if may_go_ashore_inside(t, place, s.party_cu):
        options.append(LAND[place + N_PLACES])
    return options


def may_go_ashore_inside(t: Successors, place: int, units: int) -> bool:
    """S13.2.6.d, S9.4.d. Into one's own port city, two units at most."""
    s = t.s
    if not t.is_major(place) or s.control[place] != s.active:
        return False
    return total(t.cu(s.active, place + N_PLACES)) + total(units) <= INSIDE_LIMIT


def set_sail(t: Successors, choice: Option) -> Flow[None]:
    """One action at sea, by its verb."""
    verb = choice[0]
    if verb == "sail":
        yield from sail(t, PLACE_ID[str(choice[1])])
    elif verb == "land":
        yield from land(t, area_of(choice))
    elif verb == "drop":
        yield from drop(t, area_of(choice))
    else:
        yield from pontic_sail(t, PLACE_ID[str(choice[1])])


def bring_aboard(t: Successors, choice: Option) -> None:
    """S13.2.6.b. Pick up units, generals or family members from the shore."""
    s = t.s
    area = s.sea_at + (N_PLACES if choice[-1] == "inside" else 0)
    before, generals, royals = s.party_cu, s.party, s.party_royals
    take(t, choice, area)
    group = s.party_cu - before
    s.sea_cu += total(group)
    mark_moved(t)
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
    s.sailed = True
    t.tell("sails", "S13.2.3", faction=s.active, general=s.act, place=place)
    declared = yield from declare_battles(t, place)
    for seat in list(declared):
        outcome = yield from hear_the_sea(t, place, seat, declared)
        if outcome == STORMY:
            put_back(t, "S13.3.B")
            return
        if outcome == FOGGY:
            declared = {}
            break
        if (yield from sea_battle(t, seat, place, declared[seat], outcome)):
            return
    if not declared and (yield from hear_the_sea(t, place, NOBODY, declared)) == STORMY:
        put_back(t, "S13.2.4")
        return
    s.sea_at = place


# --- landing and dropping ---


def land(t: Successors, area: int) -> Flow[None]:
    """S13.2.8. The activated general goes ashore: inside his own city at once, else by the land procedure."""
    s = t.s
    s.sailing = 2
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
    s = t.s
    place = s.sea_at
    if not s.sailed or not (s.party_cu or s.party & (s.party - 1)):
        return []
    options: list[Option] = []
    enemy = bool(t.enemy_cu_areas(s.active) >> place & 1)
    if not enemy and cargo(t, place, 0, 0, 0):
        options.append(DROP[place])
    if t.is_major(place) and s.control[place] == s.active and cargo(t, place + N_PLACES, 0, 0, 0):
        options.append(DROP[place + N_PLACES])
    return options


def cargo(t: Successors, area: int, units: int, generals: int, royals: int) -> list[Option]:
    """D-8.6. What may still be put ashore in an area, beyond what was chosen already."""
    s = t.s
    options: list[Option] = []
    room = total(s.party_cu)
    if area >= N_PLACES:
        room = INSIDE_LIMIT - total(t.cu(s.active, area)) - total(units)
    foreign = s.control[t.place_of(area)] != s.active
    led = bool(generals) or bool(t.generals_in(s.active, area)) or bool(t.minors_at_hand(s.active)) or not foreign
    if led:
        for kind in kinds(s.party_cu):
            if not count(units, kind):
                number = count(s.party_cu, kind)
                least = number if kind == SILVER else 1
                options += PUT_ASHORE[kind][least : min(number, room) + 1]
    others = s.party & ~generals & ~(1 << s.act)
    if s.act < FIRST_MINOR:
        options += [GENERAL_ASHORE[general] for general in bits(others)]
    if not foreign or generals or t.generals_in(s.active, area) or (units and t.minors_at_hand(s.active)):
        options += [ROYAL_ASHORE[royal] for royal in bits(s.party_royals & ~royals)]
    return options


def drop(t: Successors, area: int) -> Flow[None]:
    """S13.2.6.b, AMB-69. Put pieces ashore while the activated general stays at sea; outside they run the procedure."""
    s = t.s
    units, generals, royals = 0, 0, 0
    while True:
        options = cargo(t, area, units, generals, royals)
        if units or generals or royals:
            options.insert(0, DONE)
        if not options:
            break
        choice = options[0]
        if len(options) > 1:
            choice = yield t.ask(s.active, "drop", options, "S13.2.6.b", options[0], area=area)
        if choice == DONE:
            break
        if choice[0] == "put-ashore":
            units += UNIT[CU_ID[str(choice[1])]] * int(choice[2])
        elif choice[0] == "general-ashore":
            generals |= 1 << GENERAL_ID[str(choice[1])]
        else:
            royals |= 1 << ROYAL_ID[str(choice[1])]
    yield from put_ashore(t, area, units, generals, royals)


def put_ashore(t: Successors, area: int, units: int, generals: int, royals: int) -> Flow[None]:
    """S13.2.6.b, S9.1.g. The dropped pieces have finished; a minor general is placed with them where one is needed."""
    s = t.s
    s.party &= ~generals
    s.party_cu -= units
    s.party_royals &= ~royals
    s.finished[area] = s.finished.get(area, 0) + units
    t.tell("dropped", "S13.2.6.b", faction=s.active, area=area, units=units)
    e = Entry(s.active, s.active, area, BY_SEA, s.embarked_from)
    e.generals, e.units, e.royals, e.dropped = generals, units, royals, True
    arrive(t, e, ABOARD)
    s.dropped[area] = s.dropped.get(area, 0) + units
    foreign = s.control[t.place_of(area)] != s.active
    if foreign and units and not t.generals_in(s.active, area) and t.minors_at_hand(s.active):
        minor = t.minors_at_hand(s.active)[0]
        t.move_general(minor, area)
        e.generals |= 1 << minor
    if area < N_PLACES:
        yield from enter_area(t, e)


# --- the Pontic fleet (card 27) ---


def pontic_options(t: Successors, area: int) -> list[Option]:
    """Card 27. Once, for 1 MP, to any other Black Sea port with up to eight units."""
    s = t.s
    place = t.place_of(area)
    if s.sailing or s.sea_used or not PONTIC >> place & 1 or t.mp_left() < PONTIC_MP:
        return []
    if total(s.party_cu) > SEA_LIMIT or (s.party_royals and not s.party_cu):
        return []
    if s.dropped.get(area) and may_leave_units(t, area) is not None:
        return []
    return [PONTIC_SAIL[port] for port in bits(PONTIC & ~(1 << place)) if may_land_at(t, port)]


def pontic_sail(t: Successors, place: int) -> Flow[None]:
    """Card 27. No sea battle can stop this move; it counts as the sea move of the segment."""
    s = t.s
    source = s.general_at[s.act]
    s.spent += PONTIC_MP
    s.embarked_from = source
    board(t, source)
    s.sea_at = place
    yield from land(t, place)
