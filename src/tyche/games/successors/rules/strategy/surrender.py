"""S6.1. The Surrender segment: player markers are removed, markers placed, sieges conducted."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import ALL_PLACES
from tyche.games.successors.rules.battle.siege import (
    AT_MOST_IN_SURRENDER,
    TRAITOR,
    claim_after_siege,
    conduct_siege,
    may_bribe,
    may_conduct,
    royal_army_allows,
)
from tyche.games.successors.rules.check import state_check
from tyche.games.successors.rules.components import CARD_NAMES
from tyche.games.successors.rules.kinds import CARD, PLACE
from tyche.games.successors.rules.markers import change_marker, may_place_marker, may_remove_marker
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import NOBODY
from tyche.games.successors.rules.strategy.free_actions import HANDLED, speak
from tyche.games.successors.rules.strategy.segments import begin_segment

REMOVE: Final = options_of("remove", PLACE)
CLAIM: Final = options_of("claim", PLACE)
CLAIM_ALL: Final[Option] = ("claim-all",)
BESIEGE: Final = options_of("besiege", PLACE)


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
    if t.s.stage == 2:
        return siege_choices(t), DONE
    options = removals(t) if t.s.stage == 0 else claims(t)
    return options, options[0] if options else DONE


def removals(t: Successors) -> list[Option]:
    """S6.1.1. The markers that may be removed."""
    s = t.s
    places = bits(s.cu_areas[s.active] & ALL_PLACES & ~s.held[s.active])
    return [REMOVE[place] for place in places if may_force_out(t, s.active, place) is None]


def claims(t: Successors) -> list[Option]:
    """S6.1.2. The locations where a marker may be placed; all of them at once if there are several."""
    s = t.s
    places = bits(s.cu_areas[s.active] & ALL_PLACES & ~s.held[s.active])
    free = [CLAIM[place] for place in places if may_place_marker(t, s.active, place) is None]
    return [CLAIM_ALL, *free] if len(free) > 1 else free


def siege_choices(t: Successors) -> list[Option]:
    """S6.1.3, W-7. The sieges that may be conducted, with or without a traitor in the city."""
    s = t.s
    found: list[Option] = []
    for place in bits(s.cu_areas[s.active] & s.general_areas[s.active] & ALL_PLACES):
        if may_conduct(t, s.active, place, t.cu(s.active, place), AT_MOST_IN_SURRENDER) is None:
            found.append(BESIEGE[place])
            traitors = bits(s.hands[s.active] & TRAITOR) if t.is_major(place) else []
            found += [(*BESIEGE[place], CARD_NAMES[card]) for card in traitors]
    return found


def may_force_out(t: Successors, seat: int, place: int) -> Refusal | None:
    """S6.1.1. Another player's marker where one has a unit outside."""
    if not t.s.cu_areas[seat] >> place & 1:
        return may_remove_marker(t, seat, place) or Refusal("S6.1.1", "no-units-there", {"place": place})
    return may_remove_marker(t, seat, place)


def may_claim_all(t: Successors, seat: int) -> Refusal | None:
    """S6.1.2. Everything at once, where there is more than one location."""
    free = [p for p in bits(t.s.cu_areas[seat] & ALL_PLACES) if may_place_marker(t, seat, p) is None]
    return None if len(free) > 1 else Refusal("S6.1.2", "one-by-one")


def may_take_by_siege(t: Successors, seat: int, place: int, traitor: int) -> Refusal | None:
    """S6.1.3, S15.2.A. An army besieges; a traitor may help."""
    refusal = may_conduct(t, seat, place, t.cu(seat, place), AT_MOST_IN_SURRENDER)
    return refusal or may_bribe(t, seat, place, traitor)


def claim_all(t: Successors, seat: int) -> None:
    """S6.1.2. Markers on all locations that a player may claim."""
    for place in bits(t.s.cu_areas[seat] & ALL_PLACES):
        if may_place_marker(t, seat, place) is None:
            change_marker(t, place, seat, seat, "S6.1.2")


def surrender_action(t: Successors, choice: Option) -> Flow[None]:
    """Carry out one action of the Surrender segment."""
    s = t.s
    seat = s.active
    if choice[0] == "remove":
        change_marker(t, PLACE.of(choice), NOBODY, seat, "S6.1.1")
    elif choice == CLAIM_ALL:
        claim_all(t, seat)
    elif choice[0] == "claim":
        change_marker(t, PLACE.of(choice), seat, seat, "S6.1.2")
    else:
        place = PLACE.of(choice)
        traitor = CARD.of(choice, 2) if len(choice) > 2 else NOBODY
        units = t.cu(seat, place)
        if not (yield from royal_army_allows(t, seat, place, units)):
            return
        if (yield from conduct_siege(t, seat, place, units, traitor)):
            yield from claim_after_siege(t, seat, place)
