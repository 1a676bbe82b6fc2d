"""S12. Avoid battle."""

from typing import Final

from tyche.core.ask import DONE, PASS, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.successors.atlas import ADJ, LAND, PLACE_ID
from tyche.games.successors.components import AVOID_BATTLE_ON, CARD_ID, CARD_NAMES, GENERAL_ID
from tyche.games.successors.deck import lay_down, surprises_in
from tyche.games.successors.entry import BY_ROUTE, Entry, drive_out, may_army_enter, relocate
from tyche.games.successors.interception import initiative, may_independents_react
from tyche.games.successors.losses import suffer_attrition
from tyche.games.successors.play import Successors
from tyche.games.successors.state import IND, NOBODY
from tyche.games.successors.tables import PASSING_COLUMN, PASSING_COLUMN_CAVALRY
from tyche.games.successors.units import CAVALRY, FIELD
from tyche.games.successors.words import general_options, place_options

AVOID: Final = general_options("avoid")
AVOID_TO: Final = place_options("avoid-to")


class Avoiding:
    """A declared attempt: the general that rolls, whose pieces go, and the seat that decides (S16.11.c)."""

    def __init__(self, seat: int, faction: int, general: int) -> None:
        self.seat = seat
        self.faction = faction
        self.general = general
        self.generals = 0
        self.units = 0
        self.royals = 0


def may_avoid_to(t: Successors, e: Entry, faction: int, source: int, place: int, with_units: bool) -> Refusal | None:
    """S12.1.a. Whether an avoiding general may enter a location from the one where he stands."""
    s = t.s
    if not ADJ[LAND][source] >> place & 1:
        return Refusal("S12.1.a", "no-land-route", {"place": place})
    if place == e.area or (e.how == BY_ROUTE and place == t.place_of(e.origin)):
        return Refusal("S12.1.a", "where-the-enemy-came-from", {"place": place})
    if s.control[place] not in (faction, NOBODY) and not s.cu_areas[faction] >> place & 1:
        return Refusal("S12.1.a", "target-not-open", {"place": place})
    if t.enemy_cu_areas(faction) >> place & 1:
        return Refusal("S12.1.a", "enemy-units-there", {"place": place})
    if not with_units and any(owner != faction for owner in t.general_owners(place)):
        return Refusal("S12.1.a", "enemy-general-there", {"place": place})
    if faction == IND and not all(may_army_enter(army, place) for army in bits(e.avoiders) or t.armies_at(source)):
        return Refusal("S9.5.h", "army-may-not-enter", {"place": place})
    return None


def may_avoid(t: Successors, e: Entry, faction: int) -> Refusal | None:
    """S12.0.a, S12.1.a. A faction that did not let the mover pass, with a general and a way out."""
    if e.passage >> faction & 1:
        return Refusal("S10.C.2", "passage-granted", {"place": e.area})
    if t.commander(faction, e.area) == NOBODY:
        return Refusal("S12.0.a", "no-general-there", {"area": e.area})
    if not ways_out(t, e, faction, e.area, t.cus(faction, e.area) > 0):
        return Refusal("S12.1.a", "no-way-out", {"place": e.area})
    return None


def ways_out(t: Successors, e: Entry, faction: int, source: int, with_units: bool) -> list[int]:
    """The locations an avoiding general may enter next."""
    return [p for p in bits(ADJ[LAND][source]) if may_avoid_to(t, e, faction, source, p, with_units) is None]


def avoid_battle(t: Successors, e: Entry) -> Flow[None]:
    """S12.2.a. All declare in turn order, then roll in turn order; not after a successful interception (S12.1.b)."""
    declared: list[Avoiding] = []
    if not t.cus(e.faction, e.area):
        return  # S12.0.a: only an army makes others avoid battle
    for seat in t.others(e.mover):
        options: list[Option] = []
        if may_avoid(t, e, seat) is None:
            options.append(AVOID[t.commander(seat, e.area)])
        armies = independent_avoiders(t, e, declared)
        if not options and not armies:
            continue
        cards = surprises_in(t, seat) if armies else []
        options += [(*AVOID[army], CARD_NAMES[card]) for army in armies for card in cards]
        choice = yield t.ask(seat, "avoid-battle", [PASS, *options], "S12.2.a", PASS, place=e.area, enemy=e.faction)
        if choice != PASS:
            declared.append(declare(t, seat, choice))
    for attempt in declared:
        yield from roll_to_avoid(t, e, attempt)


def declare(t: Successors, seat: int, choice: Option) -> Avoiding:
    """D-7.F1. A declaration; for an Independent army it costs a Surprise card (S16.11.c)."""
    general = GENERAL_ID[str(choice[1])]
    if len(choice) > 2:
        card = CARD_ID[str(choice[2])]
        t.tell("independent-attempt", "S16.11.c", faction=seat, general=general, card=card)
        lay_down(t, seat, card)
        return Avoiding(seat, IND, general)
    return Avoiding(seat, seat, general)


def independent_avoiders(t: Successors, e: Entry, declared: list[Avoiding]) -> list[int]:
    """S16.11.b. The Independent armies that may try; of several in a location only one."""
    if may_independents_react(t, e) is not None or any(attempt.faction == IND for attempt in declared):
        return []
    return t.armies_at(e.area) if may_avoid(t, e, IND) is None else []


def roll_to_avoid(t: Successors, e: Entry, attempt: Avoiding) -> Flow[None]:
    """S12.2.a. A die above the initiative succeeds; failure costs the Local Troops (S12.2.B.a)."""
    general = attempt.general
    die = t.roll()
    roll = die
    if t.rules.cavalry:
        own = attempt.faction == IND or bool(t.cu(attempt.faction, e.area) & FIELD[CAVALRY])
        roll += int(own) - int(e.has_cavalry())
    need = t.has_ability(general, AVOID_BATTLE_ON, e.area) or initiative(t, general, e.area) + 1
    t.tell(
        "avoid-battle",
        "S12.2.a",
        faction=attempt.faction,
        general=general,
        die=die,
        roll=roll,
        need=need,
        place=e.area,
        success=roll >= need,
    )
    if roll < need:
        e.failed_to_avoid |= 1 << attempt.faction
        return
    yield from slip_away(t, e, attempt)


def slip_away(t: Successors, e: Entry, attempt: Avoiding) -> Flow[None]:
    """S12.2.A.a, D-7.F2. One or two locations, chosen after the roll; the whole army goes."""
    faction = attempt.faction
    with_units = t.cus(faction, e.area) > 0
    source = e.area
    for general in t.generals_in(faction, source):
        attempt.generals |= 1 << general
    if faction == IND:
        e.avoiders = attempt.generals
    else:
        attempt.units = t.cu(faction, source)
        attempt.royals = sum(1 << royal for royal in bits(t.royals_in(faction, source)) if t.may_leave(royal))
    for step in range(2):
        places = ways_out(t, e, faction, source, with_units)
        options: list[Option] = [AVOID_TO[place] for place in places]
        if step:
            options.insert(0, DONE)
        if not options:
            return
        choice = options[0]
        if len(options) > 1:
            choice = yield t.ask(attempt.seat, "avoid-to", options, "S12.2.A.a", options[0], general=attempt.general)
        if choice == DONE:
            return
        place = PLACE_ID[str(choice[1])]
        if step and with_units and faction != IND and t.is_stronghold(source):
            with_units = yield from pay_passing(t, attempt, source)
            if place not in ways_out(t, e, faction, source, with_units):
                return
        go(t, attempt, source, place, with_units)
        source = place
        if all(t.s.general_at[general] != place for general in bits(attempt.generals)):
            return  # S9.5.h: Philon has come home


def pay_passing(t: Successors, attempt: Avoiding, source: int) -> Flow[bool]:
    """S10.A.2, S8.4.b. Attrition for passing a stronghold; with the last unit lost the family stays: false."""
    attempt.units -= yield from pass_stronghold(t, attempt.faction, source, attempt.units)
    if not attempt.units:
        attempt.royals = 0
    return bool(attempt.units)


def go(t: Successors, attempt: Avoiding, source: int, place: int, with_units: bool) -> None:
    """S12.2.A.b. Move on; enemy generals without units in the way of an army are dispersed."""
    faction = attempt.faction
    relocate(t, faction, source, place, attempt.generals, attempt.units, attempt.royals)
    t.tell("avoided", "S12.2.A.a", faction=faction, general=attempt.general, place=place)
    if with_units:
        drive_out(t, faction, place, "S12.2.A.b", False)


def pass_stronghold(t: Successors, seat: int, area: int, group: int) -> Flow[int]:
    """S10.A.2, S7.3.c. Attrition for passing an Independent stronghold; column 1 with cavalry (S16.9.h)."""
    if not group:
        return 0
    cavalry = t.rules.cavalry and bool(group & FIELD[CAVALRY])
    column = PASSING_COLUMN_CAVALRY if cavalry else PASSING_COLUMN
    return (yield from suffer_attrition(t, seat, area, group, column, "S10.A.2"))
