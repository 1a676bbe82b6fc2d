"""S6.4. The Supply segment: too many units at a location, and the burial of Alexander."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import ALL_PLACES, KIND, N_PLACES
from tyche.games.successors.rules.battle.losses import destroy, krateros
from tyche.games.successors.rules.check import state_check
from tyche.games.successors.rules.kinds import CU, PLACE
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.royal_family import bury, may_bury
from tyche.games.successors.rules.strategy.free_actions import HANDLED, has_free_actions, speak
from tyche.games.successors.rules.strategy.segments import begin_segment, end_player_turn
from tyche.games.successors.rules.tables import SUPPLY_LIMIT, attrition
from tyche.games.successors.rules.units import ELEPHANT, FIELD, UNIT, kinds, total

SUPPLY: Final = options_of("supply", PLACE)
BURY: Final[Option] = ("bury",)
LOSE: Final = options_of("lose", CU)


def supply(t: Successors) -> Flow[None]:
    """S6.4. At each location over the limit one unit is destroyed; Alexander may be buried, in any order."""
    s = t.s
    if s.segment != "supply":
        begin_segment(t, "supply")
    options, default = supply_options(t)
    choice = options[0]
    if len(options) > 1 or has_free_actions(t, s.active):
        choice = yield from speak(t, "supply", options, "S6.4.a", default, number=len(hungry(t, s.active)))
    if choice == HANDLED:
        return
    s.shuffled_minors = 0
    if choice == DONE:
        end_player_turn(t)
        return
    if choice == BURY:
        bury(t, s.active)
    else:
        s.supplied |= 1 << PLACE.of(choice)
        yield from starve(t, s.active, PLACE.of(choice))
    yield from state_check(t)


def supply_options(t: Successors) -> tuple[list[Option], Option]:
    """S6.4.b, S3.8.a. What is to be done in the segment, and the default; it ends when nobody is hungry."""
    options: list[Option] = [SUPPLY[place] for place in hungry(t, t.s.active)]
    default = options[0] if options else DONE
    if may_bury(t, t.s.active) is None:
        options.append(BURY)
    if default == DONE:
        options.append(DONE)
    return options, default


def may_end_turn(t: Successors, seat: int) -> Refusal | None:
    """S6.4.b. A unit must be destroyed at each location over the limit first."""
    return Refusal("S6.4.b", "supply-first") if hungry(t, seat) else None


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
        t.choices = int(elephant_first)
        elephant_first = False
        choice = yield from choose_one(t, seat, "supply-loss", options, "S6.4.b", place=place, left=left)
        area = place + N_PLACES if len(choice) > 2 else place
        destroy(t, seat, area, UNIT[CU.of(choice)], "S6.4.b")


def starvation_options(t: Successors, seat: int, place: int, elephants: bool) -> list[Option]:
    """D-5.40. Any unit at the location, outside or inside; an elephant first where attrition says so."""
    options: list[Option] = [LOSE[kind] for kind in kinds(t.cu(seat, place))]
    options += [(*LOSE[kind], "inside") for kind in kinds(t.cu(seat, place + N_PLACES))]
    first = [option for option in options if option[1] == LOSE[ELEPHANT][1]]
    return first if elephants and first else options


def may_starve(t: Successors, seat: int, place: int, kind: int, inside: bool) -> Refusal | None:
    """S6.4.b, T-3. A unit at the location; an elephant first where attrition says so."""
    area = place + N_PLACES if inside else place
    if not t.cu(seat, area) & FIELD[kind]:
        return Refusal("S6.4.b", "no-such-units", {"area": area})
    if t.choices and kind != ELEPHANT and (t.cu(seat, place) | t.cu(seat, place + N_PLACES)) & FIELD[ELEPHANT]:
        return Refusal("S7.3.b", "elephant-first")
    return None
