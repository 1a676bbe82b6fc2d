"""S6.2.B2, S6.2.B3. Operation points spent on control markers and on training."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits, spread
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import ADJ, LAND, LOCATIONS, MOUNTAIN, N_PLACES, SEA, STRAIT
from tyche.games.successors.rules.check import state_check
from tyche.games.successors.rules.course.reinforcement import place_units
from tyche.games.successors.rules.kinds import CU, PLACE
from tyche.games.successors.rules.markers import change_marker
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import NOBODY
from tyche.games.successors.rules.strategy.free_actions import HANDLED, speak
from tyche.games.successors.rules.tables import TRAINING_COST
from tyche.games.successors.rules.units import CAVALRY, LOYAL, MERCENARY, UNIT

PLACE_MARKER: Final = options_of("place-marker", PLACE)
TRAIN: Final = options_of("train", CU)
NEAR: Final = [ADJ[LAND][place] | ADJ[SEA][place] for place in range(N_PLACES)]
FAR: Final = [ADJ[MOUNTAIN][place] | ADJ[STRAIT][place] for place in range(N_PLACES)]


def marker_places(t: Successors, seat: int) -> int:
    """S6.2.B2, AMB-16. Uncontrolled locations without enemy units within 2 MP of a marker of the segment's start."""
    enemy = t.enemy_cu_areas(seat)
    held = controlled(t)
    return marker_reach(t, seat, enemy | held & ~t.s.held[seat]) & LOCATIONS & ~held & ~enemy


def controlled(t: Successors) -> int:
    """The locations with a marker of anybody."""
    held = t.s.held
    return held[0] | held[1] | held[2] | held[3] | held[4] | held[5]


def marker_reach(t: Successors, seat: int, blocked: int) -> int:
    """S6.2.B2.b. What is within 2 MP of a marker of the segment's start, but not by way of a blocked place."""
    start = t.s.source_markers & t.s.held[seat]
    near = spread(start, NEAR)
    return near | spread(near & ~blocked, NEAR) | spread(start, FAR)


def may_place_by_points(t: Successors, seat: int, place: int) -> Refusal | None:
    """S6.2.B2. An uncontrolled location without enemy units, within 2 MP of one's own marker, the way not blocked."""
    if marker_places(t, seat) >> place & 1:
        return None
    if not LOCATIONS >> place & 1:
        return Refusal("S2.f", "transit-point", {"place": place})
    if t.s.control[place] != NOBODY:
        return Refusal("S6.2.B2.a", "already-controlled", {"place": place})
    if t.enemy_cu_areas(seat) >> place & 1:
        return Refusal("S6.2.B2.a", "enemy-units-there", {"place": place})
    if marker_reach(t, seat, 0) >> place & 1:
        return Refusal("S6.2.B2.b", "way-blocked", {"place": place})
    return Refusal("S6.2.B2.a", "too-far", {"place": place})


def can_place_marker(t: Successors, seat: int) -> bool:
    """Whether there is any such location; a look next door usually tells."""
    free = LOCATIONS & ~controlled(t) & ~t.enemy_cu_areas(seat)
    for place in bits(t.s.source_markers & t.s.held[seat]):
        if NEAR[place] & free:
            return True
    return bool(marker_places(t, seat))


def place_marker(t: Successors) -> Flow[None]:
    """S6.2.B2.a, D-5.14. One marker for each operation point."""
    s = t.s
    places = bits(marker_places(t, s.active)) if s.points else []
    if not places:
        s.step = "activation"
        return
    options: list[Option] = [DONE, *(PLACE_MARKER[place] for place in places)]
    choice = yield from speak(t, "place-marker", options, "S6.2.B2.a", options[1], points=s.points)
    if choice == HANDLED:
        return
    s.shuffled_minors = 0
    if choice == DONE:
        s.step = "activation"
        return
    s.points -= 1
    change_marker(t, PLACE.of(choice), s.active, s.active, "S6.2.B2.a")
    yield from state_check(t)


def trainable(t: Successors) -> list[int]:
    """S6.2.B3.a. The types that can be trained."""
    return [MERCENARY, LOYAL, CAVALRY] if t.rules.cavalry else [MERCENARY, LOYAL]


def may_train(t: Successors, kind: int) -> Refusal | None:
    """S6.2.B3.a. Mercenaries and Loyal Macedonians; cavalry with the option."""
    return None if kind in trainable(t) else Refusal("S6.2.B3.a", "not-trained")


def train(t: Successors, seat: int, points: int) -> Flow[None]:
    """S6.2.B3.b-c, D-5.15. Advance the unit on the training track; a finished one is placed, the rest starts anew."""
    s = t.s
    while points:
        if s.training[seat] == NOBODY:
            options: list[Option] = [TRAIN[kind] for kind in trainable(t)]
            choice = yield t.ask(seat, "train", options, "S6.2.B3.b", options[0], points=points)
            s.training[seat] = CU.of(choice)
            s.trained[seat] = 0
        kind = s.training[seat]
        step = min(points, TRAINING_COST[kind] - s.trained[seat])
        s.trained[seat] += step
        points -= step
        t.tell("trained", "S6.2.B3.b", faction=seat, units=UNIT[kind], points=s.trained[seat])
        if s.trained[seat] == TRAINING_COST[kind]:
            s.training[seat], s.trained[seat] = NOBODY, 0
            yield from place_units(t, seat, UNIT[kind], "S6.2.B3.c")
