"""S13.2.6. What is put ashore while the army stays at sea."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import N_PLACES
from tyche.games.successors.rules.components import (
    FIRST_MINOR,
)
from tyche.games.successors.rules.kinds import (
    GENERAL,
    MEMBER,
    UNITS,
    area_options,
    units_options,
)
from tyche.games.successors.rules.movement.army import lots, may_split
from tyche.games.successors.rules.movement.departure import may_be_inside
from tyche.games.successors.rules.movement.entry import BY_SEA, Entry, arrive
from tyche.games.successors.rules.movement.land import enter_area
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import ABOARD
from tyche.games.successors.rules.tables import INSIDE_LIMIT
from tyche.games.successors.rules.units import FIELD, count, kinds, total

DROP: Final = area_options("drop")
PUT_ASHORE: Final = units_options("put-ashore")
GENERAL_ASHORE: Final = options_of("general-ashore", GENERAL)
ROYAL_ASHORE: Final = options_of("royal-ashore", MEMBER)


def may_reach(t: Successors, area: int) -> Refusal | None:
    """S13.2.6.b. From the sea only the areas of the port the army lies off are reached."""
    if t.s.sailing != 1:
        return Refusal("S13.2.2", "not-at-sea")
    place = t.place_of(area)
    return None if place == t.s.sea_at else Refusal("S13.2.8", "not-this-port", {"place": place})


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
