"""The subphases of MOVE (T8): which group goes where. One plan answers the move and the questions that follow it."""

from collections.abc import Callable
from typing import Final

from tyche.bots.scharz.fields import NEVER, arrival, leaving, lure, sea_lure
from tyche.bots.scharz.odds import Force, number, worth
from tyche.bots.scharz.sight import Sight
from tyche.core.ask import NO, PASS, YES, Option
from tyche.core.atlas import bits
from tyche.games.scharz.rules.choosing import ALL
from tyche.games.scharz.rules.components import AUTUMN, PR_SPECIAL, SPRING, TRANSPORT
from tyche.games.scharz.rules.kinds import UNIT
from tyche.games.scharz.rules.modes import NO_FISHING
from tyche.games.scharz.rules.move.cargo import PHASES, RETREAT, UNITS
from tyche.games.scharz.rules.move.reach import able, ferry_pool, find_moves, march_steps
from tyche.games.scharz.rules.move.risks import wreck_face
from tyche.games.scharz.rules.units import OUT, is_ship, kind_in, type_of

WORTH_IT: Final = 0.15
FISHING: Final = 0.5
ON_THE_WAY: Final = 0.5
ABOARD: Final = 3
"""Places on a transport (T8.8)."""


class Step:
    """One move of a group, and what it is worth."""

    def __init__(self, verb: str, place: int, to: int, group: Force, gain: float) -> None:
        self.verb = verb
        self.place = place
        self.to = to
        self.group = group
        self.gain = gain


# --- plans ---


def plan(sight: Sight) -> list[Step]:
    """All moves of the subphase that the seat could make now, each with the group that gains most by it."""
    t, seat = sight.t, sight.seat
    phase = PHASES.index(sight.s.step)
    moves = find_moves(t, seat, phase)
    found: list[Step] = []
    for place, mask in moves.march.items():
        for to in bits(mask):
            found += best_group(sight, "march", place, to, walkers(sight, place, to, phase), phase)
    for place, mask in moves.land.items():
        pool = [(c, n) for c, n in t.stacks(seat, place, OUT) if able(t, seat, c, phase) and not is_ship(c)]
        for to in bits(mask):
            found += best_group(sight, "land", place, to, pool, phase)
    for place, mask in moves.board.items():
        for to in bits(mask):
            found.append(boarding(sight, place, to, walkers(sight, place, -1, phase)))
    for place, mask in moves.sail.items():
        for to in bits(mask):
            found.append(sailing(sight, place, to, phase))
    for place, to in moves.ferry:
        pool = [(code, n) for spot, code, n in ferry_pool(t, seat, place) if spot == OUT]
        found += best_group(sight, "ferry", place, to, pool, phase)
    return found


def walkers(sight: Sight, place: int, to: int, phase: int) -> Force:
    """Land units outside on a field that can take a step (to a field); crews stay on their sites."""
    t, seat = sight.t, sight.seat
    return [
        (code, n)
        for spot, code, n in t.outside(seat, place)
        if spot == OUT
        and able(t, seat, code, phase)
        and not is_ship(code)
        and (to < 0 or march_steps(t, seat, place, type_of(code), phase) >> to & 1)
    ]


def part(pool: Force, size: int) -> Force:
    """Some units of a pool: a single one is the cheapest, several are the best."""
    found: Force = []
    for code, n in sorted(pool, key=lambda entry: worth([(entry[0], 1)]), reverse=size > 1):
        k = min(n, size)
        if k:
            found.append((code, k))
            size -= k
    return found


def minus(force: Force, group: Force) -> Force:
    """Those of a force that are not in the group."""
    taken = dict(group)
    return [(code, n - taken.get(code, 0)) for code, n in force if n > taken.get(code, 0)]


def best_group(sight: Sight, verb: str, place: int, to: int, pool: Force, phase: int) -> list[Step]:
    """The move with the group that gains most by it; none if nobody can go."""
    total = number(pool)
    found: list[Step] = []
    for size in sorted({1, 2, 3, total - 1, total}):
        if 1 <= size <= total:
            group = part(pool, size)
            found.append(Step(verb, place, to, group, step_gain(sight, place, to, group, phase)))
    return [max(found, key=lambda step: step.gain)] if found else []


def step_gain(sight: Sight, place: int, to: int, group: Force, phase: int) -> float:
    """What a group gains by going from a place to a field."""
    linked = sight.joins(to) if place < sight.t.a.n_land else bool(sight.linked >> place & 1) or sight.joins(to)
    gain = arrival(sight, to, group, linked)
    if place < sight.t.a.n_land:
        gain -= leaving(sight, place, minus(sight.force(sight.seat, place), group))
    if phase != RETREAT and not sight.foreign >> to & 1:
        nearer = lure(sight, to) - lure(sight, place) if place < sight.t.a.n_land else 0.3 * lure(sight, to)
        gain += ON_THE_WAY * nearer if sight.mine >> to & 1 or nearer < 0 else 0.2 * nearer
    return gain - 0.05


def boarding(sight: Sight, place: int, to: int, pool: Force) -> Step:
    """T8.9. Units go aboard to land elsewhere next round."""
    group = part(pool, min(number(pool), ABOARD))
    rest = minus(sight.force(sight.seat, place), group)
    if not rest and sight.mine >> place & 1 and number(group) > 1:
        group = part(pool, number(group) - 1)
        rest = minus(sight.force(sight.seat, place), group)
    gain = ON_THE_WAY * sea_lure(sight, to) - lure(sight, place) - leaving(sight, place, rest)
    return Step("board", place, to, group, gain)


def sailing(sight: Sight, place: int, to: int, phase: int) -> Step:
    """T8.7. Ships go out with those who land beyond, fish on the way, and come home before storms."""
    t, seat = sight.t, sight.seat
    n_land = t.a.n_land
    if place < n_land and to >= n_land:
        return putting_to_sea(sight, place, to, phase)
    storm = wreck_face(t, seat, place) <= 6 if place >= n_land and t.r.weather else False
    if to < n_land:
        home = t.s.settle_owner[to] == seat
        return Step("sail", place, to, [], 1.0 if storm and home and phase == RETREAT else NEVER)
    cargo = [(code, n) for code, n in t.stacks(seat, place, OUT) if not is_ship(code)]
    nearer = sea_lure(sight, to) - sea_lure(sight, place)
    gain = ON_THE_WAY * nearer if cargo else 0.0
    return Step("sail", place, to, cargo, gain - (1.0 if storm else 0.3))


def putting_to_sea(sight: Sight, place: int, to: int, phase: int) -> Step:
    """T8.9. From the own yard: units board for nothing and may land beyond in the same subphase."""
    t, seat = sight.t, sight.seat
    ships = sum([n for code, n in t.stacks(seat, place, 3) if type_of(code) == TRANSPORT])
    spare = [
        (code, n)
        for code, n in t.stacks(seat, place, OUT)
        if able(t, seat, code, UNITS) and not is_ship(code) and type_of(code) not in (3, 8)
    ]
    gain = 0.0
    if t.r.fishing != NO_FISHING and not t.s.fleet[seat] >> to & 1:
        gain += FISHING
    if t.r.weather and wreck_face(t, seat, to) <= 6:
        gain -= 1.5
    if t.foreign_ships(seat) >> to & 1:
        gain -= 1.0
    best: Force = []
    if phase == UNITS and ships:
        landings = sorted(
            [arrival(sight, shore, part(spare, 1), True) for shore in bits(t.a.coast[to] & t.a.ordinary)], reverse=True
        )
        top = 0.0
        for size in range(1, 1 + min(number(spare), ABOARD * ships)):
            group = part(spare, size)
            rest = minus(sight.force(seat, place), group)
            worth_there = sum([max(0.0, landing) for landing in landings[:size]])
            net = 0.9 * worth_there - leaving(sight, place, rest) - 0.4 * size * lure(sight, place)
            if net > top:
                top, best = net, group
        gain += top
    return Step("sail", place, to, best, gain)


# --- answers ---


def move_choice(sight: Sight, option: Option) -> float:
    """T7.7. The best step, or to pass."""
    if not sight.plans:
        names = sight.t.a.names
        for step in plan(sight):
            sight.plans[(step.verb, names[step.place], names[step.to])] = step.gain
        sight.plans[PASS] = WORTH_IT
    return sight.plans.get(option, NEVER)


def planned(sight: Sight, verbs: tuple[str, ...]) -> Force:
    """The group of the step that was chosen from the place of the question."""
    here = sight.here()
    steps = [step for step in plan(sight) if step.place == here and step.verb in verbs]
    return max(steps, key=lambda step: step.gain).group if steps else []


def wanted(group: Force, name: object) -> int:
    """How many of a kind are in a group."""
    kind = UNIT.ids[str(name)]
    return sum([n for code, n in group if kind_in(code) == kind])


def taking(verbs: tuple[str, ...]) -> Callable[[Sight, Option], float]:
    """A question of how many of a kind go along, answered by the plan that made the move."""

    def choice(sight: Sight, option: Option) -> float:
        if option == ALL:
            return -0.5
        if not sight.plans:
            group = planned(sight, verbs)
            for other in sight.options:
                if other != ALL:
                    sight.plans[other] = -abs(int(other[2]) - wanted(group, other[1]))
        return sight.plans[option]

    return choice


group_choice: Final[Callable[[Sight, Option], float]] = taking(("march", "land", "ferry"))
cargo_choice: Final[Callable[[Sight, Option], float]] = taking(("sail", "board"))


def ships_choice(sight: Sight, option: Option) -> float:
    """T8.7. All ships go."""
    return 100.0 if option == ALL else float(int(option[2]))


def order_choice(sight: Sight, option: Option) -> float:
    """T8.16. One more step for everybody is worth its prestige only where there is plenty."""
    rich = sight.s.pr[sight.seat] >= 4 * PR_SPECIAL
    return 1.0 if (option == YES) == (rich and bool(sight.foreign & sight.mine)) else 0.0


def let_in_choice(sight: Sight, option: Option) -> float:
    """T18.4. Nobody walks through one's own land."""
    return 1.0 if option == NO else 0.0


def shift_choice(sight: Sight, option: Option) -> float:
    """T8.17. In spring herds leave good soil for poor soil; goods are not carried about without need."""
    a = sight.t.a
    if option[0] != "shift":
        return 0.1 if len(option) == 1 else -1.0
    place, to = sight.place(option[2]), sight.place(option[3])
    gain = 0.0
    if sight.s.season == SPRING or sight.s.season >= AUTUMN:
        gain += 0.5 * (a.crop[place] - a.crop[to])
        if sight.t.herds_on(place) > 1 and sight.t.herds_on(to) == 0:
            gain -= 0.6
    if sight.threat(to) or not (sight.cu | sight.s.out[sight.seat]) >> to & 1:
        gain -= 3.0
    if sight.threat(place) and not sight.threat(to):
        gain += 1.5
    return gain - 0.3
