"""Activations (S9): which army to lead, and each small step of its march, by the best end in sight."""

from typing import Final

from tyche.bots.successors.march import (
    AT_SEA,
    perch,
    reach_by_land,
    reach_by_sea,
    sea_danger,
    settle,
    shipwreck,
    strike,
)
from tyche.bots.successors.odds import siege_outlook
from tyche.bots.successors.sight import Army, Sight
from tyche.bots.successors.worth import marker_gain
from tyche.core.ask import DONE, PASS, Option
from tyche.games.successors.rules.atlas import N_PLACES, PLACE_ID
from tyche.games.successors.rules.battle.siege import modifiers
from tyche.games.successors.rules.components import CART, FIRST_MINOR, GENERAL_ID, INITIATIVE, INITIATIVE_IN, MIN_MP
from tyche.games.successors.rules.kinds import AREA
from tyche.games.successors.rules.movement.activation import fresh_minor
from tyche.games.successors.rules.movement.army import free_units
from tyche.games.successors.rules.state import ABOARD, IND, NOBODY
from tyche.games.successors.rules.tables import SEA_LIMIT, movement_allowance
from tyche.games.successors.rules.units import MERCENARY, count, overlap, total

USUAL_DIE: Final = 4
WORTH_IT: Final = 0.4
NEVER: Final = -50.0
DETACHMENT: Final = 1.5
LEAST_MAIN_ARMY: Final = 4
TAKE_FIRST: Final = 100.0
STAY_BIAS: Final = 0.3
TURNED_BACK: Final = 0.25
"""The share of a defeat that a voyage costs which a fleet turns back."""
DRAW_FIRST: Final = 10_000.0
FREE: Final = frozenset({"station", "station-used", "recall", "disband", "oratory", "play"})


# --- which army ---


def candidate(sight: Sight, option: Option) -> Army:
    """The army an option would activate, with everything it may take along."""
    t, s, seat = sight.t, sight.s, sight.seat
    if option[0] == "lead":
        area = AREA.of(option)
        general = fresh_minor(t, seat)
    else:
        general = GENERAL_ID[str(option[1])]
        area = s.general_at[general]
    present = t.cu(seat, area)
    army = Army(seat, general, area, present - overlap(s.finished.get(area, 0), present))
    if general < FIRST_MINOR:
        majors = [g for g in t.generals_in(seat, area) if g < FIRST_MINOR and not s.used >> g & 1]
        army.generals = len(majors)
        army.general = majors[0] if majors else general
    army.royals = t.royals_in(seat, area) & ~s.royals_moved if army.units else 0
    if not t.may_leave(CART):
        army.royals &= ~(1 << CART)
    army.land_only = s.sea_used
    return army


def allowance(sight: Sight, army: Army, die: int) -> int:
    """T-1. Movement points on a die."""
    t = sight.t
    initiative = t.has_ability(army.general, INITIATIVE_IN, army.area) or INITIATIVE[army.general]
    return max(movement_allowance(initiative, die), t.has_ability(army.general, MIN_MP, army.area))


def prospect(sight: Sight, army: Army) -> float:
    """How much better than staying the best end of an activation is."""
    place = sight.place(army.area)
    stay = perch(sight, army, place)
    best = max(best_march(sight, army).values(), default=NEVER)
    voyage = max(best_voyage(sight, army).values(), default=NEVER)
    siege = siege_worth(sight, army) if army.points >= 2 else 0.0
    return max(best, voyage, stay + siege) - stay


def army_choice(sight: Sight, option: Option) -> float:
    """D-5.32, D-5.13. Activate whoever gains most; nobody if nothing is gained."""
    if option in (DONE, PASS):
        return WORTH_IT
    if option[0] in FREE:
        return free_action(sight, option)
    army = candidate(sight, option)
    if not army.number and army.general >= FIRST_MINOR:
        return NEVER
    if sight.prudent and deputy(sight, army):
        return NEVER
    army.points = sight.s.points if sight.topic == "march" else allowance(sight, army, sight.s.die or USUAL_DIE)
    return prospect(sight, army)


def deputy(sight: Sight, army: Army) -> bool:
    """S9. Whether a minor general would lead off the army of a major one who could lead it himself."""
    if army.general < FIRST_MINOR:
        return False
    present = sight.t.generals_in(sight.seat, army.area)
    return any(general < FIRST_MINOR and not sight.s.used >> general & 1 for general in present)


def activation_choice(sight: Sight, option: Option) -> float:
    """D-5.30. March if it pays more than a mercenary."""
    if option[0] == "recruit-mercenary":
        return 3.0
    if option[0] == "roll":
        return best_prospect(sight, NOBODY)
    return NEVER if option == PASS else free_action(sight, option)


def best_prospect(sight: Sight, points: int) -> float:
    """The gain of the best activations: all of them on the movement die, or one with given points."""
    t, s, seat = sight.t, sight.s, sight.seat
    gains = []
    for area in range(2 * N_PLACES):
        if not (s.cu_areas[seat] | s.general_areas[seat]) >> area & 1:
            continue
        leader = t.commander(seat, area)
        if leader == NOBODY:
            leader = fresh_minor(t, seat)
        if leader == NOBODY:
            continue
        army = sight.own_army(area, leader)
        army.points = points if points >= 0 else allowance(sight, army, USUAL_DIE)
        gains.append(prospect(sight, army))
    if points >= 0:
        return max(gains, default=0.0)
    return sum([gain for gain in gains if gain > WORTH_IT])


# --- ends of a march ---


def best_march(sight: Sight, army: Army) -> dict[int, float]:
    """First step -> the worth of the best end by land that begins with it."""
    if army.area == ABOARD:
        return {}
    start = sight.place(army.area)
    reach = reach_by_land(sight, army, start)
    best: dict[int, float] = {}
    for place, cost in reach.cost.items():
        if place == start:
            continue
        worth = perch(sight, army, place, reach.left[place]) - cost
        first = reach.first[place]
        if first not in best or worth > best[first]:
            best[first] = worth
    return best


def best_voyage(sight: Sight, army: Army) -> dict[int, float]:
    """First port -> the worth of the best landing by sea that begins with it."""
    start = sight.place(army.area)
    if army.land_only or not army.number or army.number > SEA_LIMIT or not sight.t.is_port(start) or not army.points:
        return {}
    return landings(sight, army, start)


def landings(sight: Sight, army: Army, start: int) -> dict[int, float]:
    """First port -> the worth of the best landing; NOBODY: landing where the army lies."""
    reach = reach_by_sea(start, army.points)
    best: dict[int, float] = {}
    stay = perch(sight, army, start) if sight.prudent else 0.0
    for place, cost in reach.cost.items():
        first = reach.first[place]
        if place == start and army.area != ABOARD:
            continue
        worth = perch(sight, army, place) - cost
        if place != start:
            if sight.prudent:
                worth = voyage(sight, army, place, worth, stay) - AT_SEA
            else:
                worth = worth - AT_SEA - sea_danger(sight, army, place)
        if first not in best or worth > best[first]:
            best[first] = worth
    return best


def voyage(sight: Sight, army: Army, place: int, worth: float, stay: float) -> float:
    """S13. A landing if no fleet turns the voyage back; else the army is home again, and worse for it."""
    sunk = shipwreck(sight, place)
    return (1.0 - sunk) * worth + sunk * (stay - TURNED_BACK * sight.defeat_cost(army))


def siege_worth(sight: Sight, army: Army) -> float:
    """What a siege now adds, beyond the one of the next Surrender segment."""
    t, s = sight.t, sight.s
    place = army.area
    if place >= N_PLACES or army.number < 3:
        return 0.0
    holder = s.control[place]
    if holder in (NOBODY, sight.seat) or (holder != IND and not t.is_major(place)):
        return 0.0
    _, points, lost = siege_outlook(modifiers(t, sight.seat, place, army.general))
    gain = settle(sight, army.number, place)
    if sight.prudent and holder != IND and gain < sight.shame(holder):
        return 0.0
    return 0.5 * gain * min(1.0, points) - 3.0 * lost if gain > 0 else 0.0


# --- one step of the activated army (D-6.1) ---


def act_choice(sight: Sight, option: Option) -> float:
    """The worth of one action of the activated army."""
    if not sight.plans:
        plan_at_sea(sight) if sight.s.sailing == 1 else plan_on_land(sight)
    if option[0] in FREE:
        return free_action(sight, option)
    return sight.plans.get(option, 4 * NEVER)


def plan_on_land(sight: Sight) -> None:
    """The worth of every action on land."""
    t, s, plans = sight.t, sight.s, sight.plans
    if s.general_at[s.act] < 0:  # a minor general off the map: he could only be relocated
        plans[("done",)] = 0.0
        return
    army = sight.party()
    place = sight.place(army.area)
    free = free_units(t, army.area)
    stay = perch(sight, army, place)
    marches = best_march(sight, army)
    sea = max(best_voyage(sight, army).values(), default=NEVER)
    onward = max([*marches.values(), sea if ("embark",) in sight.options else NEVER, NEVER])
    siege = stay + siege_worth(sight, army)
    incomplete = bool(free) and max(onward, siege) > stay
    for option in sight.options:
        verb = option[0]
        if verb == "done":
            plans[option] = stay + STAY_BIAS
        elif verb == "move":
            plans[option] = marches.get(PLACE_ID[str(option[1])], NEVER)
        elif verb == "siege":
            plans[option] = siege + (traitor_worth(sight, army) if len(option) > 1 else 0.0)
        elif verb == "embark":
            plans[option] = sea
        elif verb == "go-out":
            plans[option] = onward + 0.01 if onward > stay else NEVER
        elif verb == "remove-marker":
            plans[option] = stay + strike(sight, army, place, army.points) + 0.3
        elif verb == "swap-marker":
            plans[option] = stay + marker_gain(t, sight.seat, place) + 0.5
        elif verb in ("take-all", "take", "take-royal", "take-general"):
            plans[option] = taking(sight, option, incomplete, stay, onward)
        elif verb == "leave":
            plans[option] = detaching(sight, option, army, stay, onward)
        elif verb == "pontic-sail":
            plans[option] = perch(sight, army, PLACE_ID[str(option[1])]) - 0.5
    if s.must_leave and not plans:
        plans[sight.options[0]] = 0.0


def traitor_worth(sight: Sight, army: Army) -> float:
    """A traitor opens the gates of a city that matters."""
    gain = settle(sight, army.number, sight.place(army.area))
    return 2.0 if gain > 10.0 else -2.0


def taking(sight: Sight, option: Option, incomplete: bool, stay: float, onward: float) -> float:
    """Before it does anything an army takes everything along; royals only where they help."""
    verb = option[0]
    if verb == "take-royal":
        cart = str(option[1]) == "cart"
        return onward + 0.02 if cart and sight.t.may_leave(CART) and onward > stay else NEVER
    if verb == "take-general":
        return NEVER if ("take-all",) in sight.options else onward + 0.02
    if not incomplete:
        return NEVER
    if verb == "take-all":
        return TAKE_FIRST + max(stay, onward)
    number = int(option[2])
    return TAKE_FIRST / 2 + number + max(stay, onward)


def detaching(sight: Sight, option: Option, army: Army, stay: float, onward: float) -> float:
    """S9.2.B. Leave one mercenary where a marker may be claimed, if the army goes on and stays strong enough."""
    t, s = sight.t, sight.s
    place = sight.place(army.area)
    if option[1] != "mercenary" or option[2] != 1 or army.area >= N_PLACES:
        return NEVER
    left_here = t.cus(sight.seat, army.area) - total(s.party_cu)
    if left_here or army.number < LEAST_MAIN_ARMY or count(s.party_cu, MERCENARY) < 1:
        return NEVER
    gain = settle(sight, 1, place)
    return max(stay, onward) + 1.0 if gain > DETACHMENT * 2 and onward > stay - gain + DETACHMENT else NEVER


def plan_at_sea(sight: Sight) -> None:
    """The worth of every action at sea: land, sail on, never unload piece by piece."""
    s, plans = sight.s, sight.plans
    army = Army(sight.seat, sight.t.party_commander(), ABOARD, s.party_cu)
    army.generals, army.royals, army.points = s.party.bit_count(), s.party_royals, sight.t.mp_left()
    best = landings(sight, army, s.sea_at)
    for option in sight.options:
        if option[0] == "land":
            inside = -0.5 if len(option) > 2 else 0.0
            plans[option] = best.get(NOBODY, NEVER) + inside
        elif option[0] == "sail":
            plans[option] = best.get(PLACE_ID[str(option[1])], NEVER)
        else:
            plans[option] = 4 * NEVER


# --- free actions (C5) ---


def free_action(sight: Sight, option: Option) -> float:
    """Minor generals, disbanding and cards of any time: only drawing cards is always good."""
    if option[0] == "play":
        return DRAW_FIRST if sight.topic == "tyche" else NEVER
    if option[0] == "disband":
        return 10 * NEVER
    if option[0] == "station" and sight.topic == "surrender-siege":
        place = AREA.of(option)
        return settle(sight, total(sight.t.cu(sight.seat, place)), place) if place < N_PLACES else NEVER
    return 5 * NEVER
