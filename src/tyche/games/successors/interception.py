"""S11. Land interception and withdrawal."""

from typing import Final

from tyche.core.ask import DONE, PASS, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.successors.atlas import ADJ, LAND, N_PLACES
from tyche.games.successors.components import (
    CARD_ID,
    CARD_NAMES,
    CU_ID,
    FIRST_MINOR,
    GENERAL_ID,
    INITIATIVE,
    INITIATIVE_IN,
    INTERCEPT_ON,
    ROYAL_ID,
)
from tyche.games.successors.deck import lay_down, surprises_in
from tyche.games.successors.entry import Attempt, Entry, may_army_enter, relocate, send_back
from tyche.games.successors.party import lots, may_split
from tyche.games.successors.play import Successors
from tyche.games.successors.state import IND, NOBODY
from tyche.games.successors.tables import CU_MOVE_LIMIT
from tyche.games.successors.units import CAVALRY, FIELD, count, kinds, total
from tyche.games.successors.words import area_of, area_options, general_options, royal_options, units_options

INTERCEPT: Final = general_options("intercept")
WITH_MINOR: Final = area_options("intercept-with-minor")
TAKE: Final = units_options("take")
TAKE_GENERAL: Final = general_options("take-general")
TAKE_ROYAL: Final = royal_options("take-royal")
TAKE_ALL: Final[Option] = ("take-all",)
STAY_BEHIND: Final[Option] = ("stay-behind",)
WITHDRAW: Final[Option] = ("withdraw",)
STAND: Final[Option] = ("stand",)


def initiative(t: Successors, general: int, area: int) -> int:
    """S7.1.0.a, T-20 (Peithon). The initiative rating of a general where he stands."""
    return t.has_ability(general, INITIATIVE_IN, area) or INITIATIVE[general]


def may_intercept_into(t: Successors, e: Entry, faction: int) -> Refusal | None:
    """S11.1.A, S11.1.B. Whether a faction may intercept into the area entered at all."""
    holder = t.s.control[e.area]
    own_units = bool(t.s.cu_areas[faction] >> e.area & 1)
    if not (own_units or holder in (faction, NOBODY)):
        return Refusal("S11.1.A", "target-not-open", {"place": e.area})
    if t.has_pact(faction, e.faction):
        return Refusal("O63", "pact", {"faction": e.faction})
    if e.passage >> faction & 1:
        return Refusal("S10.C.2", "passage-granted", {"place": e.area})
    if e.mover_was_there or e.occupied_by not in (NOBODY, faction):
        return Refusal("S11.1.B", "target-occupied", {"place": e.area})
    return None


def may_intercept_from(t: Successors, e: Entry, faction: int, area: int) -> Refusal | None:
    """S11.1. Whether generals in an area may try an interception into the area entered."""
    place = t.place_of(area)
    if not ADJ[LAND][e.area] >> place & 1:
        return Refusal("S11.1.A", "no-land-route", {"place": e.area})
    if t.commander(faction, area) == NOBODY:
        return Refusal("S7.2.0.d", "no-general-there", {"area": area})
    besieged = t.s.besieged_before | t.s.besieged_since
    if area >= N_PLACES and (besieged >> place & 1 or t.besieger(place) != NOBODY):
        return Refusal("S11.1.B", "besieged", {"place": place})
    return may_intercept_into(t, e, faction) or may_try_from(t, e, faction, place)


def may_try_from(t: Successors, e: Entry, faction: int, place: int) -> Refusal | None:
    """S11.2.a, S16.11.b. One attempt from each location; for Independents only theirs count."""
    for attempt in e.attempts:
        if t.place_of(attempt.area) == place and (faction != IND or attempt.faction == IND):
            return Refusal("S11.2.a", "one-attempt-a-location", {"place": place})
    return None


def intercepting_areas(t: Successors, e: Entry, faction: int) -> list[int]:
    """The areas from which a faction may try; its own sea move never helps (S13.1.g)."""
    neighbours = ADJ[LAND][e.area]
    areas = t.s.general_areas[faction] & (neighbours | neighbours << N_PLACES)
    if not areas or may_intercept_into(t, e, faction) is not None:
        return []
    return [area for area in bits(areas) if may_intercept_from(t, e, faction, area) is None]


def land_interception(t: Successors, e: Entry) -> Flow[None]:
    """S11.2.a, S11.2.b. All attempts are declared in turn order, then resolved in turn order."""
    for seat in t.others(e.mover):
        yield from declare(t, e, seat)
    if e.attempts:
        resolve(t, e)


def declare(t: Successors, e: Entry, seat: int) -> Flow[None]:
    """D-7.D1. One player's attempts: at most one from each adjacent location."""
    while True:
        options = own_attempts(t, e, seat)
        armies = independent_attempts(t, e) if may_declare_for_others(e, seat) is None else []
        if not options and not armies:
            return
        cards = surprises_in(t, seat) if armies else []
        options += [(*INTERCEPT[army], CARD_NAMES[card]) for army in armies for card in cards]
        choice = yield t.ask(seat, "intercept", [PASS, *options], "S11.2.a", PASS, place=e.area, general=lead_of(e))
        if choice == PASS:
            return
        if choice[0] == "intercept" and len(choice) > 2:
            e.attempts.append(independent_attempt(t, seat, choice))
            return
        attempt = begin_attempt(t, seat, choice)
        e.attempts.append(attempt)
        yield from compose(t, attempt)
        t.tell(
            "interception-declared",
            "S11.2.c",
            faction=seat,
            general=leader_of(attempt),
            area=attempt.area,
            place=e.area,
        )


def own_attempts(t: Successors, e: Entry, seat: int) -> list[Option]:
    """S11.2.c, S11.2.d. The generals that may lead an attempt, and the armies a minor general may be placed with."""
    options: list[Option] = []
    for area in intercepting_areas(t, e, seat):
        options += [INTERCEPT[general] for general in t.generals_in(seat, area)]
        if may_join_army(t, seat, area) is None:
            options.append(WITH_MINOR[area])
    return options


def may_join_army(t: Successors, seat: int, area: int) -> Refusal | None:
    """S11.2.d, S7.1.C.c. A minor general is placed only where a general and a unit stand already."""
    if not t.minors_at_hand(seat):
        return Refusal("S7.1.C.a", "no-minor-general")
    return None if t.has_army(seat, area) else Refusal("S11.2.d", "no-army-there", {"area": area})


def begin_attempt(t: Successors, seat: int, choice: Option) -> Attempt:
    """S11.2.d. The intercepting general; an off-map minor general is placed to lead."""
    if choice[0] == "intercept":
        general = GENERAL_ID[str(choice[1])]
        return Attempt(seat, seat, general, t.s.general_at[general])
    area = area_of(choice)
    return Attempt(seat, seat, t.place_minor(seat, area, "S11.2.d"), area)


def compose(t: Successors, attempt: Attempt) -> Flow[None]:
    """S11.2.c. Which units, generals and family members come along; each kind is settled once."""
    leader = leader_of(attempt)
    while True:
        options = companions(t, attempt)
        if not options:
            return
        choice = yield t.ask(
            attempt.seat, "intercept-with", [TAKE_ALL, DONE, *options], "S11.2.c", TAKE_ALL, general=leader
        )
        if choice == DONE:
            return
        if choice == TAKE_ALL:
            take_all(t, attempt)
            return
        take_along(t, attempt, choice)


def companions(t: Successors, attempt: Attempt) -> list[Option]:
    """What may still be added to an attempt."""
    seat, area = attempt.seat, attempt.area
    rest = t.cu(seat, area)
    for kind in kinds(attempt.units):
        rest &= ~FIELD[kind]
    options = lots(TAKE, rest, room_along(t, attempt))
    options += [TAKE_GENERAL[g] for g in t.generals_in(seat, area) if may_bring_general(t, attempt, g) is None]
    options += [TAKE_ROYAL[r] for r in bits(t.royals_in(seat, area)) if may_bring_royal(t, attempt, r) is None]
    if may_leave_guard(t, attempt) is None:
        options.append(STAY_BEHIND)
    return options


def room_along(t: Successors, attempt: Attempt) -> int:
    """S16.8.a. How many more units may come along."""
    most = CU_MOVE_LIMIT if t.rules.eight_cu_limit else total(t.cu(attempt.seat, attempt.area))
    return most - total(attempt.units)


def may_bring_units(t: Successors, attempt: Attempt, kind: int, number: int) -> Refusal | None:
    """S11.2.c, S16.8.a. Units of the area, settled once a type."""
    group = t.cu(attempt.seat, attempt.area)
    if number > count(group, kind):
        return Refusal("S11.2.c", "no-such-units", {"area": attempt.area})
    if count(attempt.units, kind):
        return Refusal("S11.2.c", "settled-already")
    if number > room_along(t, attempt):
        return Refusal("S16.8.a", "eight-units-at-most")
    return may_split(group, kind, number)


def may_bring_general(t: Successors, attempt: Attempt, general: int) -> Refusal | None:
    """S11.2.c, S9.1.f. Another major general of the area; minor generals neither lead nor follow others."""
    if t.s.owner[general] != attempt.seat:
        return Refusal("S11.2.c", "not-your-general", {"general": general})
    if t.s.general_at[general] != attempt.area:
        return Refusal("S11.2.c", "not-here", {"general": general})
    if leader_of(attempt) >= FIRST_MINOR or general >= FIRST_MINOR:
        return Refusal("S9.1.f", "minor-travels-alone", {"general": general})
    return Refusal("S11.2.c", "settled-already") if attempt.generals >> general & 1 else None


def may_bring_royal(t: Successors, attempt: Attempt, royal: int) -> Refusal | None:
    """S11.2.c, S8.4.b, S8.4.d. A family member of the area, with units."""
    if not t.royals_in(attempt.seat, attempt.area) >> royal & 1:
        return Refusal("S11.2.c", "not-here", {"royal": royal})
    if not attempt.units:
        return Refusal("S8.4.b", "family-needs-an-army")
    if not t.may_leave(royal):
        return Refusal("S8.4.d", "cart-stays-in-babylon")
    return Refusal("S11.2.c", "settled-already") if attempt.royals >> royal & 1 else None


def may_leave_guard(t: Successors, attempt: Attempt) -> Refusal | None:
    """S11.2.d. One minor general may be placed with the units that stay."""
    if attempt.left_behind:
        return Refusal("S11.2.d", "settled-already")
    return may_join_army(t, attempt.seat, attempt.area)


def take_along(t: Successors, attempt: Attempt, choice: Option) -> None:
    """Add to an attempt what was chosen."""
    if choice == STAY_BEHIND:
        attempt.left_behind = True
        t.place_minor(attempt.seat, attempt.area, "S11.2.d")
    elif choice[0] == "take":
        attempt.units += int(choice[2]) << 8 * CU_ID[str(choice[1])]
    elif choice[0] == "take-general":
        attempt.generals |= 1 << GENERAL_ID[str(choice[1])]
    else:
        attempt.royals |= 1 << ROYAL_ID[str(choice[1])]


def take_all(t: Successors, attempt: Attempt) -> None:
    """Everything that may come along does."""
    while True:
        options = [option for option in companions(t, attempt) if option != STAY_BEHIND]
        if not options:
            return
        best = options[0]
        for option in options:
            if option[:2] == best[:2]:
                best = option
        take_along(t, attempt, best)


def resolve(t: Successors, e: Entry) -> None:
    """S11.2.e, S11.2.f. A die above the initiative succeeds; the first success excludes other factions."""
    helped = friendly_cavalry(t, e)
    winner = NOBODY
    for attempt in e.attempts:
        if winner not in (NOBODY, attempt.faction):
            continue
        if roll_attempt(t, e, attempt, helped):
            winner = attempt.faction
            e.intercepted = True
            t.s.intercepted |= 1 << e.area
            bring_in(t, e, attempt)


def friendly_cavalry(t: Successors, e: Entry) -> int:
    """S16.9.j. The factions with cavalry in the target before any interception roll."""
    mask = 0
    if t.rules.cavalry:
        for seat in t.seats():
            if t.cu(seat, e.area) & FIELD[CAVALRY]:
                mask |= 1 << seat
        if t.armies_at(e.area):
            mask |= 1 << IND
    return mask


def roll_attempt(t: Successors, e: Entry, attempt: Attempt, helped: int) -> bool:
    """S11.2.e. One attempt's die, with the cavalry modifiers of S16.9.j and S16.9.k."""
    general = leader_of(attempt)
    die = t.roll()
    roll = die
    if t.rules.cavalry:
        own = attempt.faction == IND or bool(attempt.units & FIELD[CAVALRY])
        roll += int(own or bool(helped >> attempt.faction & 1)) - int(e.has_cavalry())
    need = t.has_ability(general, INTERCEPT_ON, attempt.area) or initiative(t, general, attempt.area) + 1
    t.tell(
        "interception",
        "S11.2.e",
        faction=attempt.faction,
        general=general,
        die=die,
        roll=roll,
        need=need,
        place=e.area,
        success=roll >= need,
    )
    return roll >= need


def leader_of(attempt: Attempt) -> int:
    """S11.2.c. The most senior declared general; general numbers ascend as seniority falls."""
    return bits(attempt.generals)[0]


def lead_of(e: Entry) -> int:
    """The most senior of the moving generals."""
    return bits(e.generals)[0] if e.generals else NOBODY


def bring_in(t: Successors, e: Entry, attempt: Attempt) -> None:
    """S11.2.e, S11.1.C. All declared pieces move to the target, never inside a city."""
    relocate(t, attempt.faction, attempt.area, e.area, attempt.generals, attempt.units, attempt.royals)
    t.tell("intercepted", "S11.2.e", faction=attempt.faction, place=e.area, units=attempt.units)


# --- Independent armies (S16.11) ---


def may_independents_react(t: Successors, e: Entry) -> Refusal | None:
    """S11.0.a, S16.11. Independent armies react only with the option, and not to each other (S7.5.b)."""
    if not t.rules.independent_reactions:
        return Refusal("S11.0.a", "independents-do-not-react")
    return Refusal("S7.5.b", "independents-are-friends") if e.faction == IND else None


def may_declare_for_others(e: Entry, seat: int) -> Refusal | None:
    """S16.11.c. A player declares for an Independent army instead of his own attempt."""
    if any(attempt.seat == seat for attempt in e.attempts):
        return Refusal("S16.11.c", "declared-already")
    return None


def may_pay(t: Successors, seat: int, card: int | None) -> Refusal | None:
    """S16.11.c. Declaring for an Independent army costs a Surprise card of the hand."""
    if card is not None and card in surprises_in(t, seat):
        return None
    return Refusal("S16.11.c", "surprise-needed")


def independent_attempts(t: Successors, e: Entry) -> list[int]:
    """S16.11. The Independent armies for which a player may still declare an interception."""
    if may_independents_react(t, e) is not None:
        return []
    armies = [army for area in intercepting_areas(t, e, IND) for army in t.armies_at(area)]
    return [army for army in armies if may_army_enter(army, e.area)]


def independent_attempt(t: Successors, seat: int, choice: Option) -> Attempt:
    """S16.11.c. A Surprise card is discarded (and replaced) to declare for an Independent army."""
    army = GENERAL_ID[str(choice[1])]
    card = CARD_ID[str(choice[2])]
    t.tell("independent-attempt", "S16.11.c", faction=seat, general=army, card=card)
    lay_down(t, seat, card)
    return Attempt(seat, IND, army, t.s.general_at[army])


# --- withdrawal ---


def withdraw_or_stand(t: Successors, e: Entry) -> Flow[bool]:
    """S11.3, D-7.E. After a successful interception the moving pieces may go back; true if they do."""
    choice = yield t.ask(e.mover, "withdraw", [STAND, WITHDRAW], "S11.3.a", STAND, place=e.area)
    if choice == STAND:
        return False
    withdraw(t, e, bystanders(t, e))
    return True


def bystanders(t: Successors, e: Entry) -> int:
    """S11.3.b. Own generals without units who were there before: no moving pieces, they stay with the interceptors."""
    if e.faction == IND or t.cu(e.faction, e.area) != e.units or not t.enemy_cu_areas(e.faction) >> e.area & 1:
        return 0
    return sum(1 << general for general in t.generals_in(e.faction, e.area) if not e.generals >> general & 1)


def withdraw(t: Successors, e: Entry, stay: int = 0) -> None:
    """S11.3.b. All moving pieces go back; an active general loses his remaining movement points."""
    send_back(t, e, "S11.3.a", stay)
    if not e.dropped:
        t.s.forfeit = True
