"""S11. Land interception and withdrawal."""

from typing import Final

from tyche.core.ask import PASS, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.verbs import ABSENT, options_of
from tyche.games.successors.rules.atlas import ADJ, LAND, N_PLACES
from tyche.games.successors.rules.components import (
    CARD_NAMES,
    FIRST_IND,
)
from tyche.games.successors.rules.kinds import AREA, CARD, GENERAL, area_options
from tyche.games.successors.rules.movement.entry import Attempt, Entry, may_army_enter, relocate, send_back
from tyche.games.successors.rules.movement.initiative import INTERCEPTION, roll_initiative
from tyche.games.successors.rules.movement.interceptors import compose, leader_of, may_join_army, under_way
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import IND, NOBODY
from tyche.games.successors.rules.strategy.deck import lay_down, surprises_in
from tyche.games.successors.rules.units import CAVALRY, FIELD

INTERCEPT: Final = options_of("intercept", GENERAL)
WITH_MINOR: Final = area_options("intercept-with-minor")
WITHDRAW: Final[Option] = ("withdraw",)
STAND: Final[Option] = ("stand",)


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
    return may_intercept_into(t, e, faction) or may_try_from(t, e, place)


def may_try_from(t: Successors, e: Entry, place: int) -> Refusal | None:
    """S11.2.a, S16.11.c. From one location only one player and one army."""
    for attempt in e.attempts:
        if t.place_of(attempt.area) == place:
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
        yield from declare_interceptions(t, e, seat)
    if e.attempts:
        resolve_attempts(t, e)


def declare_interceptions(t: Successors, e: Entry, seat: int) -> Flow[None]:
    """D-7.D1. One player's attempts: at most one from each adjacent location; all his own, or all for Independents."""
    while True:
        options, asked = attempts(t, e, seat)
        if not asked:
            return
        choice = yield t.ask(seat, "intercept", [PASS, *options], "S11.2.a", PASS, place=e.area, general=lead_of(e))
        if choice == PASS:
            return
        if choice[0] == "intercept" and len(choice) > 2:
            e.spoke_for_others |= 1 << seat
            e.attempts.append(independent_attempt(t, seat, choice))
        else:
            yield from declare_own(t, e, seat, choice)


def attempts(t: Successors, e: Entry, seat: int) -> tuple[list[Option], bool]:
    """S11.2.a, S16.11.c. The attempts that a seat may declare, and whether it is asked, as far as everybody can see."""
    options = own_attempts(t, e, seat) if may_declare_own(e, seat) is None else []
    armies = independent_attempts(t, e) if may_declare_for_others(e, seat) is None else []
    cards = surprises_in(t, seat) if armies else []
    asked = bool(options or armies)
    return options + [(*INTERCEPT[army], CARD_NAMES[card]) for army in armies for card in cards], asked


def declare_own(t: Successors, e: Entry, seat: int, choice: Option) -> Flow[None]:
    """S11.2.c. Who intercepts, and who comes along."""
    e.spoke_for_themselves |= 1 << seat
    attempt = begin_attempt(t, seat, choice)
    e.attempts.append(attempt)
    yield from compose(t, attempt)
    general = leader_of(attempt)
    t.tell("interception-declared", "S11.2.c", faction=seat, general=general, area=attempt.area, place=e.area)


def own_attempts(t: Successors, e: Entry, seat: int) -> list[Option]:
    """S11.2.c, S11.2.d. The generals that may lead an attempt, and the armies a minor general may be placed with."""
    options: list[Option] = []
    for area in intercepting_areas(t, e, seat):
        options += [INTERCEPT[general] for general in t.generals_in(seat, area)]
        if may_join_army(t, seat, area) is None:
            options.append(WITH_MINOR[area])
    return options


def begin_attempt(t: Successors, seat: int, choice: Option) -> Attempt:
    """S11.2.d. The intercepting general; an off-map minor general is placed to lead."""
    if choice[0] == "intercept":
        general = GENERAL.of(choice)
        return Attempt(seat, seat, general, t.s.general_at[general])
    area = AREA.of(choice)
    return Attempt(seat, seat, t.place_minor(seat, area, "S11.2.d"), area)


def resolve_attempts(t: Successors, e: Entry) -> None:
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
    modifier = 0
    if t.rules.cavalry:
        own = attempt.faction == IND or bool(attempt.units & FIELD[CAVALRY])
        modifier = int(own or bool(helped >> attempt.faction & 1)) - int(e.has_cavalry())
    return roll_initiative(t, INTERCEPTION, attempt.faction, leader_of(attempt), attempt.area, e.area, modifier)


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
    """S16.11.c. Whoever has declared an attempt of his own in a procedure declares for nobody else in it."""
    return Refusal("S16.11.c", "declared-already") if e.spoke_for_themselves >> seat & 1 else None


def may_declare_own(e: Entry, seat: int) -> Refusal | None:
    """S16.11.c. Whoever has declared for Independents in a procedure declares no attempt of his own in it."""
    return Refusal("S16.11.c", "declared-for-others") if e.spoke_for_others >> seat & 1 else None


def may_pay(t: Successors, seat: int, card: int) -> Refusal | None:
    """S16.11.c. Declaring for an Independent army costs a Surprise card of the hand."""
    if card in surprises_in(t, seat):
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
    army = GENERAL.of(choice)
    card = CARD.of(choice, 2)
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


# --- what the questions of the procedure take ---


def may_intercept(t: Successors, seat: int, general: int, card: int) -> Refusal | None:
    """S11.1, S11.2, S16.11. One's own general; or an Independent army, for a Surprise card."""
    e = under_way(t)
    if general >= FIRST_IND:
        return may_intercept_for_others(t, e, seat, general, card)
    if t.s.owner[general] != seat:
        return Refusal("S11.1.a", "not-your-general", {"general": general})
    if t.s.general_at[general] < 0:
        return Refusal("S11.1.a", "not-on-the-map", {"general": general})
    if card != ABSENT:
        return Refusal("S11.2.a", "malformed")
    return may_declare_own(e, seat) or may_intercept_from(t, e, seat, t.s.general_at[general])


def may_intercept_for_others(t: Successors, e: Entry, seat: int, army: int, card: int) -> Refusal | None:
    """S16.11.a-c. An Independent army next to the area entered."""
    refusal = may_independents_react(t, e)
    if refusal is not None:
        return refusal
    if t.s.general_at[army] < 0:
        return Refusal("S11.1.a", "not-on-the-map", {"general": army})
    if not may_army_enter(army, e.area):
        return Refusal("S9.5.h", "army-may-not-enter", {"place": e.area})
    refusal = may_intercept_from(t, e, IND, t.s.general_at[army])
    return refusal or may_declare_for_others(e, seat) or may_pay(t, seat, card)


def may_intercept_with_minor(t: Successors, seat: int, area: int) -> Refusal | None:
    """S11.2.d, S7.1.C.c. A minor general placed with an army that may intercept."""
    e = under_way(t)
    return may_declare_own(e, seat) or may_join_army(t, seat, area) or may_intercept_from(t, e, seat, area)
