"""S6. The Strategy phase: rounds, player turns and their four segments."""

from typing import Final

from tyche.core.ask import DONE, PASS, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.successors.action import act
from tyche.games.successors.activation import army_options, begin_activation
from tyche.games.successors.atlas import ALL_PLACES, KIND, N_PLACES, PLACE_ID, PONTIC
from tyche.games.successors.cards.deck_of_events import EVENTS
from tyche.games.successors.check import state_check
from tyche.games.successors.components import CARD_ID, CARD_NAMES, CARD_REVEAL, CARD_TITLE, CU_ID, GENERAL_ID
from tyche.games.successors.free_actions import HANDLED, has_free_actions, speak
from tyche.games.successors.losses import destroy, krateros
from tyche.games.successors.markers import change_marker, may_place_marker, may_remove_marker
from tyche.games.successors.play import Successors
from tyche.games.successors.reinforcement import place_units, season
from tyche.games.successors.royals import bury, may_bury
from tyche.games.successors.siege import (
    AT_MOST_IN_SURRENDER,
    TRAITOR,
    claim_after_siege,
    conduct_siege,
    may_conduct,
    royal_army_allows,
)
from tyche.games.successors.state import NOBODY
from tyche.games.successors.tables import REVEALED_PER_ROUND, ROUNDS, SUPPLY_LIMIT, attrition
from tyche.games.successors.units import ELEPHANT, MERCENARY, UNIT, kinds, total
from tyche.games.successors.victory import fewest_points
from tyche.games.successors.words import area_of, place_options, unit_options

REMOVE: Final = place_options("remove")
CLAIM: Final = place_options("claim")
CLAIM_ALL: Final[Option] = ("claim-all",)
BESIEGE: Final = place_options("besiege")
ACTIVATE: Final[Option] = ("roll",)
RECRUIT: Final[Option] = ("recruit-mercenary",)
SUPPLY: Final = place_options("supply")
BURY: Final[Option] = ("bury",)
LOSE: Final = unit_options("lose")


def begin_segment(t: Successors, name: str) -> None:
    """A segment starts: nothing has moved, fought or sailed in it yet."""
    s = t.s
    s.segment = name
    s.stage = 0
    s.die = 0
    s.used = 0
    s.finished = {}
    s.fought = {}
    s.sieges = {}
    s.besieging = {}
    s.dropped = {}
    s.royals_moved = 0
    s.sea_used = False
    s.sea_cu = 0
    s.sea_declared = 0
    s.shuffled_minors = 0
    s.supplied = 0
    s.source_markers = s.held[s.active]
    season(t)


# --- rounds and player turns ---


def begin_round(t: Successors) -> None:
    """S6.0.a. Each player takes one player turn in turn order."""
    t.s.at = 0
    t.tell("round", "S6.0.a", round=t.s.round + 1)
    begin_player_turn(t)


def begin_player_turn(t: Successors) -> None:
    """S6.0.b. Surrender, Tyche, Activation, Supply."""
    s = t.s
    s.active = s.order[s.at]
    s.orator = NOBODY
    t.tell("player-turn", "S6.0.b", faction=s.active)
    begin_segment(t, "surrender")
    s.step = "surrender"


def end_player_turn(t: Successors) -> None:
    """The next player, the cards on the table, the next round, or the Isolation phase (S6.0.c, S6.0.d)."""
    s = t.s
    s.orator = NOBODY
    s.at += 1
    if s.at < s.players:
        begin_player_turn(t)
        return
    s.active = NOBODY
    s.segment = ""
    s.stage = 0
    s.step = "reveal"


def reveal_cards(t: Successors) -> Flow[None]:
    """S6.0.c. With 2 or 3 players cards from the table; listed bonus events go to the player with fewest VP."""
    s = t.s
    if s.stage < REVEALED_PER_ROUND[s.players] and s.table_cards:
        s.stage += 1
        card = s.table_cards.pop(0)
        s.discard |= 1 << card
        t.reveal()
        t.tell("revealed", "S6.0.c", card=card)
        event = EVENTS.get(CARD_TITLE[card])
        if CARD_REVEAL[card] and event is not None:
            seat = fewest_points(t)
            if event.condition(t, seat):
                t.tell("resolves", "S6.0.c", faction=seat, card=card)
                yield from event.effect(t, seat)
                yield from state_check(t)
        return
    s.round += 1
    if s.round < ROUNDS[s.players]:
        begin_round(t)
    else:
        s.step = "isolation"


# --- Surrender segment (S6.1) ---


def surrender(t: Successors) -> Flow[None]:
    """S6.1. Three steps in order: remove player markers, place markers, conduct sieges."""
    s = t.s
    options, default = surrender_options(t)
    if not options:
        next_stage(t)
        return
    clause = ("S6.1.1", "S6.1.2", "S6.1.3")[s.stage]
    topic = ("surrender-remove", "surrender-place", "surrender-siege")[s.stage]
    choice = yield from speak(t, topic, [DONE, *options], clause, default)
    if choice == HANDLED:
        return
    s.shuffled_minors = 0
    if choice == DONE:
        next_stage(t)
        return
    yield from surrender_action(t, choice)
    yield from state_check(t)


def next_stage(t: Successors) -> None:
    """The next step of the Surrender segment, then the Tyche segment."""
    t.s.stage += 1
    if t.s.stage > 2:
        begin_segment(t, "tyche")
        t.s.step = "tyche"


def surrender_options(t: Successors) -> tuple[list[Option], Option]:
    """D-5.1-3. What the present step of the segment allows, and its default."""
    s = t.s
    seat = s.active
    outside = s.cu_areas[seat] & ALL_PLACES
    if s.stage == 0:
        removable = [REMOVE[p] for p in bits(outside & ~s.held[seat]) if may_remove_marker(t, seat, p) is None]
        return removable, removable[0] if removable else DONE
    if s.stage == 1:
        free = [CLAIM[p] for p in bits(outside & ~s.held[seat]) if may_place_marker(t, seat, p) is None]
        if len(free) > 1:
            free.insert(0, CLAIM_ALL)
        return free, free[0] if free else DONE
    sieges: list[Option] = []
    for place in bits(outside & s.general_areas[seat]):
        if may_conduct(t, seat, place, t.cu(seat, place), AT_MOST_IN_SURRENDER) is None:
            sieges.append(BESIEGE[place])
            if t.is_major(place):
                sieges += [(*BESIEGE[place], CARD_NAMES[card]) for card in bits(s.hands[seat] & TRAITOR)]
    return sieges, DONE


def surrender_action(t: Successors, choice: Option) -> Flow[None]:
    """Carry out one action of the Surrender segment."""
    s = t.s
    seat = s.active
    if choice[0] == "remove":
        change_marker(t, PLACE_ID[str(choice[1])], NOBODY, seat, "S6.1.1")
    elif choice == CLAIM_ALL:
        for place in bits(s.cu_areas[seat] & ALL_PLACES):
            if may_place_marker(t, seat, place) is None:
                change_marker(t, place, seat, seat, "S6.1.2")
    elif choice[0] == "claim":
        change_marker(t, PLACE_ID[str(choice[1])], seat, seat, "S6.1.2")
    else:
        place = PLACE_ID[str(choice[1])]
        traitor = CARD_ID[str(choice[2])] if len(choice) > 2 else NOBODY
        units = t.cu(seat, place)
        if not (yield from royal_army_allows(t, seat, place, units)):
            return
        if (yield from conduct_siege(t, seat, place, units, traitor)):
            yield from claim_after_siege(t, seat, place)


# --- Tyche segment (S6.2) and activations ---


def march(t: Successors) -> Flow[None]:
    """S6.2.B1.a, S6.2.A.d, D-5.13. Activate an army with the points of the card."""
    s = t.s
    options = army_options(t) if s.activations else []
    if s.pontic:
        options = [option for option in options if may_set_out(t, start_area(t, option)) is None]
    if not options:
        s.step = "activation"
        s.pontic = False
        return
    choice = yield from speak(t, "march", [PASS, *options], "S6.2.B1.a", PASS, points=s.points)
    if choice == HANDLED:
        return
    if choice == PASS:
        s.activations = 0
        return
    s.activations -= 1
    begin_activation(t, choice, s.points)
    s.after = "march"
    s.step = "act"


def start_area(t: Successors, option: Option) -> int:
    """Where an army to be activated stands."""
    return area_of(option) if option[0] == "lead" else t.s.general_at[GENERAL_ID[str(option[1])]]


def may_set_out(t: Successors, area: int) -> Refusal | None:
    """Card 27. The Pontic fleet serves an army at a Black Sea port (a besieged general inside its city included)."""
    if not t.s.pontic or PONTIC >> t.place_of(area) & 1:
        return None
    return Refusal("S7.4.d", "no-pontic-port", {"place": t.place_of(area)})


def act_step(t: Successors) -> Flow[None]:
    """C6. One action; when the activation has ended, back to where it came from."""
    if not (yield from act(t)):
        t.s.step = t.s.after


# --- Activation segment (S6.3) ---


def activation(t: Successors) -> Flow[None]:
    """S6.3.a, D-5.30. Choose before rolling: activate armies, or one mercenary instead."""
    s = t.s
    if s.segment != "activation":
        begin_segment(t, "activation")
    options: list[Option] = [PASS, RECRUIT]
    if may_roll(t) is None:
        options.insert(1, ACTIVATE)
    choice = yield from speak(t, "activation", options, "S6.3.a", RECRUIT)
    if choice == HANDLED:
        return
    s.shuffled_minors = 0
    s.step = "supply"
    if choice == RECRUIT:
        yield from place_units(t, s.active, UNIT[MERCENARY], "S6.3.a")
        yield from state_check(t)
    elif choice == ACTIVATE:
        s.die = t.roll()
        t.tell("movement-die", "S9.2.b", faction=s.active, die=s.die)
        s.step = "armies"


def may_roll(t: Successors) -> Refusal | None:
    """S6.3.a. The movement die is rolled for an army or general."""
    return None if army_options(t) else Refusal("S6.3.a", "no-army")


def armies(t: Successors) -> Flow[None]:
    """S9.1.a, D-5.32. The next army or general, strictly one after another."""
    s = t.s
    options = army_options(t)
    if not options:
        s.step = "supply"
        return
    choice = yield from speak(t, "armies", [DONE, *options], "S9.1.a", DONE, die=s.die)
    if choice == HANDLED:
        return
    if choice == DONE:
        s.step = "supply"
        return
    begin_activation(t, choice, NOBODY)
    s.after = "armies"
    s.step = "act"


# --- Supply segment (S6.4) ---


def supply(t: Successors) -> Flow[None]:
    """S6.4. At each location over the limit one unit is destroyed; Alexander may be buried, in any order."""
    s = t.s
    if s.segment != "supply":
        begin_segment(t, "supply")
    options: list[Option] = [SUPPLY[place] for place in hungry(t, s.active)]
    default = options[0] if options else DONE
    if may_bury(t, s.active) is None:
        options.append(BURY)
    if default == DONE:
        options.append(DONE)
    choice = options[0]
    if len(options) > 1 or has_free_actions(t, s.active):
        choice = yield from speak(t, "supply", options, "S6.4.a", default)
    if choice == HANDLED:
        return
    s.shuffled_minors = 0
    if choice == DONE:
        end_player_turn(t)
        return
    if choice == BURY:
        bury(t, s.active)
    else:
        place = PLACE_ID[str(choice[1])]
        s.supplied |= 1 << place
        yield from starve(t, s.active, place)
    yield from state_check(t)


def oversupplied(t: Successors, seat: int) -> list[int]:
    """S6.4.a. Locations with more own units, in all areas, than 3 at a transit point or 8 elsewhere."""
    outside = bits(t.s.cu_areas[seat] & ALL_PLACES)  # at most two units inside are never too many by themselves
    many = [place for place in outside if total(t.cu(seat, place)) > 1]
    return [place for place in many if units_at(t, seat, place) > SUPPLY_LIMIT[KIND[place]]]


def hungry(t: Successors, seat: int) -> list[int]:
    """S6.4.b. The locations where a unit must still be destroyed."""
    return [place for place in oversupplied(t, seat) if not t.s.supplied >> place & 1]


def may_go_hungry(t: Successors, seat: int, place: int) -> Refusal | None:
    """S6.4.a, S6.4.b. One unit at each location over the limit."""
    if place in hungry(t, seat):
        return None
    if place in oversupplied(t, seat):
        return Refusal("S6.4.b", "one-unit-only")
    return Refusal("S6.4.a", "enough-supply")


def units_at(t: Successors, seat: int, place: int) -> int:
    """The number of own units in all land areas of a location."""
    return total(t.cu(seat, place)) + total(t.cu(seat, place + N_PLACES))


def starve(t: Successors, seat: int, place: int) -> Flow[None]:
    """S6.4.b, S16.7.a. One unit of the owner's choice, or attrition in which a dash counts as 1."""
    number, elephant_first = 1, False
    if t.rules.supply_attrition:
        die = t.roll()
        roll = die + krateros(t, seat, place, t.cu(seat, place), die)
        number, elephant_first = attrition(units_at(t, seat, place), roll)
        number = max(1, number)
        t.tell(
            "attrition",
            "S16.7.a",
            faction=seat,
            area=place,
            die=die,
            modifier=roll - die,
            roll=roll,
            units=t.cu(seat, place) + t.cu(seat, place + N_PLACES),
            losses=number,
        )
    for left in range(number, 0, -1):
        options = starvation_options(t, seat, place, elephant_first)
        elephant_first = False
        choice = options[0]
        if len(options) > 1:
            choice = yield t.ask(seat, "supply-loss", options, "S6.4.b", choice, place=place, left=left)
        area = place + N_PLACES if len(choice) > 2 else place
        destroy(t, seat, area, UNIT[CU_ID[str(choice[1])]], "S6.4.b")


def starvation_options(t: Successors, seat: int, place: int, elephants: bool) -> list[Option]:
    """D-5.40. Any unit at the location, outside or inside; an elephant first where attrition says so."""
    options: list[Option] = [LOSE[kind] for kind in kinds(t.cu(seat, place))]
    options += [(*LOSE[kind], "inside") for kind in kinds(t.cu(seat, place + N_PLACES))]
    first = [option for option in options if option[1] == LOSE[ELEPHANT][1]]
    return first if elephants and first else options
