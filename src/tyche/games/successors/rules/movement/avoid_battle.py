"""S12. Avoid battle."""

from typing import Final

from tyche.core.ask import DONE, PASS, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import ABSENT, options_of
from tyche.games.successors.rules.atlas import ADJ, LAND
from tyche.games.successors.rules.battle.losses import suffer_attrition
from tyche.games.successors.rules.components import CARD_NAMES, FIRST_IND
from tyche.games.successors.rules.kinds import CARD, GENERAL, PLACE
from tyche.games.successors.rules.movement.entry import BY_ROUTE, Entry, drive_out, may_army_enter, relocate
from tyche.games.successors.rules.movement.initiative import AVOIDING, roll_initiative
from tyche.games.successors.rules.movement.interception import (
    may_declare_for_others,
    may_declare_own,
    may_independents_react,
    may_pay,
)
from tyche.games.successors.rules.movement.interceptors import under_way
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import IND, NOBODY
from tyche.games.successors.rules.strategy.deck import lay_down, surprises_in
from tyche.games.successors.rules.tables import PASSING_COLUMN, PASSING_COLUMN_CAVALRY
from tyche.games.successors.rules.units import CAVALRY, FIELD

AVOID: Final = options_of("avoid", GENERAL)
AVOID_TO: Final = options_of("avoid-to", PLACE)


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
    if not ADJ[LAND][source] >> place & 1:
        return Refusal("S12.1.a", "no-land-route", {"place": place})
    if place == e.area or (e.how == BY_ROUTE and place == t.place_of(e.origin)):
        return Refusal("S12.1.a", "where-the-enemy-came-from", {"place": place})
    if faction == IND and not all(may_army_enter(army, place) for army in bits(e.avoiders) or t.armies_at(source)):
        return may_shelter(t, faction, place, with_units) or Refusal("S9.5.h", "army-may-not-enter", {"place": place})
    return may_shelter(t, faction, place, with_units)


def may_shelter(t: Successors, faction: int, place: int, with_units: bool) -> Refusal | None:
    """S12.1.a. A location of one's own, uncontrolled, or with own units; no enemy units in the area (R-53)."""
    s = t.s
    if s.control[place] not in (faction, NOBODY) and not s.cu_areas[faction] >> place & 1:
        return Refusal("S12.1.a", "target-not-open", {"place": place})
    if t.enemy_cu_areas(faction) >> place & 1:
        return Refusal("S12.1.a", "enemy-units-there", {"place": place})
    if not with_units and any(owner != faction for owner in t.general_owners(place)):
        return Refusal("S12.1.a", "enemy-general-there", {"place": place})
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
        options, asked = avoiding_options(t, e, seat)
        if not asked:
            continue
        choice = yield t.ask(seat, "avoid-battle", [PASS, *options], "S12.2.a", PASS, place=e.area, enemy=e.faction)
        if choice != PASS:
            declared.append(declare_avoiding(t, e, seat, choice))
    for attempt in declared:
        yield from roll_to_avoid(t, e, attempt)


def avoiding_options(t: Successors, e: Entry, seat: int) -> tuple[list[Option], bool]:
    """S12.2.a, S16.11.c. The attempts that a seat may declare, and whether it is asked, as far as everybody can see."""
    options: list[Option] = []
    if may_declare_own(e, seat) is None and may_avoid(t, e, seat) is None:
        options.append(AVOID[t.commander(seat, e.area)])
    armies = independent_avoiders(t, e) if may_declare_for_others(e, seat) is None else []
    cards = surprises_in(t, seat) if armies else []
    asked = bool(options or armies)
    return options + [(*AVOID[army], CARD_NAMES[card]) for army in armies for card in cards], asked


def declare_avoiding(t: Successors, e: Entry, seat: int, choice: Option) -> Avoiding:
    """D-7.F1. A declaration; for an Independent army it costs a Surprise card (S16.11.c)."""
    general = GENERAL.of(choice)
    if len(choice) > 2:
        card = CARD.of(choice, 2)
        t.tell("independent-attempt", "S16.11.c", faction=seat, general=general, card=card)
        lay_down(t, seat, card)
        e.spoke_for_others |= 1 << seat
        e.spoken_for = True
        return Avoiding(seat, IND, general)
    e.spoke_for_themselves |= 1 << seat
    return Avoiding(seat, seat, general)


def independent_avoiders(t: Successors, e: Entry) -> list[int]:
    """S16.11.b. The Independent armies that may try."""
    return t.armies_at(e.area) if may_avoid_for_others(t, e) is None else []


def may_avoid_for_others(t: Successors, e: Entry) -> Refusal | None:
    """S16.11.b, S16.11.c. From one location only one player and one army."""
    refusal = may_independents_react(t, e)
    if refusal is None and e.spoken_for:
        return Refusal("S16.11.c", "one-attempt-a-location", {"place": e.area})
    return refusal or may_avoid(t, e, IND)


def roll_to_avoid(t: Successors, e: Entry, attempt: Avoiding) -> Flow[None]:
    """S12.2.a. Failure costs the Local Troops (S12.2.B.a); the cavalry modifiers are those of S16.9.l and S16.9.m."""
    modifier = 0
    if t.rules.cavalry:
        own = attempt.faction == IND or bool(t.cu(attempt.faction, e.area) & FIELD[CAVALRY])
        modifier = int(own) - int(e.has_cavalry())
    if roll_initiative(t, AVOIDING, attempt.faction, attempt.general, e.area, e.area, modifier):
        yield from slip_away(t, e, attempt)
    else:
        e.failed_to_avoid |= 1 << attempt.faction


def slip_away(t: Successors, e: Entry, attempt: Avoiding) -> Flow[None]:
    """S12.2.A.a, D-7.F2. One or two locations, chosen after the roll; the whole army goes."""
    faction = attempt.faction
    with_units = t.cus(faction, e.area) > 0
    source = e.area
    gather_army(t, e, attempt)
    for step in range(2):
        place = yield from next_refuge(t, e, attempt, source, with_units, bool(step))
        if place == NOBODY:
            return
        if step and with_units and faction != IND and t.is_stronghold(source):
            with_units = yield from pay_passing(t, attempt, source)
            if place not in ways_out(t, e, faction, source, with_units):
                return
        go(t, attempt, source, place, with_units)
        source = place
        if all(t.s.general_at[general] != place for general in bits(attempt.generals)):
            return  # S9.5.h: Philon has come home


def gather_army(t: Successors, e: Entry, attempt: Avoiding) -> None:
    """S12.2.A.a, S16.11.b. Everything of the faction in the area goes along."""
    faction = attempt.faction
    for general in t.generals_in(faction, e.area):
        attempt.generals |= 1 << general
    if faction == IND:
        e.avoiders = attempt.generals
    else:
        attempt.units = t.cu(faction, e.area)
        attempt.royals = sum(1 << royal for royal in bits(t.royals_in(faction, e.area)) if t.may_leave(royal))


def next_refuge(t: Successors, e: Entry, attempt: Avoiding, source: int, with_units: bool, may_stop: bool) -> Flow[int]:
    """D-7.F2. The next location of an avoiding army; NOBODY if it goes no further."""
    options: list[Option] = [DONE] if may_stop else []
    options += [AVOID_TO[place] for place in ways_out(t, e, attempt.faction, source, with_units)]
    if not options:
        return NOBODY
    choice = yield from choose_one(t, attempt.seat, "avoid-to", options, "S12.2.A.a", general=attempt.general)
    return NOBODY if choice == DONE else PLACE.of(choice)


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
        drive_out(t, faction, place, "S12.2.A.b")


def pass_stronghold(t: Successors, seat: int, area: int, group: int) -> Flow[int]:
    """S10.A.2, S7.3.c. Attrition for passing an Independent stronghold; column 1 with cavalry (S16.9.h)."""
    if not group:
        return 0
    cavalry = t.rules.cavalry and bool(group & FIELD[CAVALRY])
    column = PASSING_COLUMN_CAVALRY if cavalry else PASSING_COLUMN
    return (yield from suffer_attrition(t, seat, area, group, column, "S10.A.2"))


# --- what the questions of the procedure take ---


def may_try_to_avoid(t: Successors, seat: int, general: int, card: int) -> Refusal | None:
    """S12.1, S16.11. The own general in command; or an Independent army, for a Surprise card."""
    e = under_way(t)
    faction = IND if general >= FIRST_IND else seat
    if t.s.owner[general] != faction:
        return Refusal("S12.0.a", "not-your-general", {"general": general})
    if t.s.general_at[general] != e.area:
        return Refusal("S12.0.a", "not-in-the-area", {"general": general})
    if faction == IND:
        return may_avoid_for_others(t, e) or may_declare_for_others(e, seat) or may_pay(t, seat, card)
    if card != ABSENT:
        return Refusal("S12.2.a", "malformed")
    if t.commander(faction, e.area) != general:
        return Refusal("S12.1.a", "not-in-command", {"general": general})
    return may_declare_own(e, seat) or may_avoid(t, e, faction)


def may_slip_to(t: Successors, general: int, place: int) -> Refusal | None:
    """S12.1.a. From where the avoiding general stands now."""
    faction, source = t.s.owner[general], t.s.general_at[general]
    return may_avoid_to(t, under_way(t), faction, source, place, t.cus(faction, source) > 0)
