"""S9, S10, S13. The way of the activated army to a distant place by land and sea: what each step costs and risks."""

from typing import Final

from tyche.core.ask import Ask, Option
from tyche.core.play import copied
from tyche.core.stakes import Stake
from tyche.core.telling import Remark
from tyche.core.ways import Leg, cheapest
from tyche.games.successors.edges.foresee import before_landing, before_march, before_voyage
from tyche.games.successors.edges.overlays import held_up, ways
from tyche.games.successors.edges.risks import of_entering
from tyche.games.successors.rules.atlas import N_PLACES, PLACE_NAMES, ROUTES, SEA
from tyche.games.successors.rules.components import FIRST_MINOR
from tyche.games.successors.rules.kinds import PLACE
from tyche.games.successors.rules.movement.departure import EMBARK, GO_OUT, MOVE, may_embark
from tyche.games.successors.rules.movement.entry import relocate
from tyche.games.successors.rules.movement.sea import ESCORT_ALL, LAND, SAIL, landing_options, may_sail
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.stakes import of_route
from tyche.games.successors.rules.state import ABOARD, NA

MARCHED: Final = NA
"""S13.1.d. Added to a stop once points were spent on land before the voyage: then none are after it."""
AFLOAT: Final = 2 * NA
"""Added to a place while the army lies off it."""
LANDED: Final = 4 * NA
"""Added to an area when the voyage is over."""
GOAL: Final = 6 * NA
"""Where all ways end."""


def way(t: Successors, ask: Ask, seat: int, goal: str, origin: str) -> list[Leg]:
    """The cheapest way; steps beyond the movement points of this activation have no option."""
    s = t.s
    place = PLACE.ids.get(goal, -1)
    if place < 0 or s.act < 0 or ask.topic != "act" or s.active != seat or s.stopped or s.general_at[s.act] < 0:
        return []
    start = here(t)
    if t.place_of(start % NA) == place and not is_afloat(start):
        return []
    if not s.party_cu and s.act >= FIRST_MINOR:  # alone he leaves the map (S7.1.C.d)
        return []
    scout = Scout(t, start, place)
    return legs(t, ask, seat, cheapest(start, GOAL, scout.steps)[:-1])


def here(t: Successors) -> int:
    """The stop at which the army is."""
    s = t.s
    marched = MARCHED if s.land_before_sea else 0
    if s.sailing == 1:
        return s.sea_at + AFLOAT + marched
    return s.general_at[s.act] + marched + (LANDED if s.sailing else 0)


def is_afloat(stop: int) -> bool:
    """Whether the army is at sea at a stop of its way."""
    return AFLOAT <= stop < LANDED


class Scout:
    """Goes ahead of the army on a copy of the table, as if each step were its first."""

    def __init__(self, t: Successors, start: int, goal: int) -> None:
        self.t = copied(t)
        self.start = start
        self.goal = goal
        self.at = t.s.general_at[t.s.act]
        self.escort = t.s.escort if t.s.sailing == 1 else t.available_fleets(t.s.active)

    def steps(self, stop: int) -> list[tuple[int, int]]:
        """Where the army may go from here, and what it costs; nowhere from units that it has to fight."""
        self.go(stop)
        area = stop % NA
        if is_afloat(stop):
            return self.landings(stop) + self.voyages(stop)
        if area == self.goal:
            return [(GOAL, 0)]
        if stop != self.start and held_up(self.t, area):
            return []
        return self.marches(stop) + self.to_sea(stop)

    def marches(self, stop: int) -> list[tuple[int, int]]:
        """S9.3.A, S9.3.B. On by land: before a voyage that counts as marched."""
        rest, area = stop - stop % NA, stop % NA
        return [(to + (MARCHED if cost and rest < AFLOAT else rest), cost) for to, cost in ways(self.t, area)]

    def to_sea(self, stop: int) -> list[tuple[int, int]]:
        """S13.2.2. Aboard, in a port."""
        if may_embark(self.t) is not None:
            return []
        return [(self.t.place_of(stop % NA) + AFLOAT + stop // NA * NA, 0)]

    def voyages(self, stop: int) -> list[tuple[int, int]]:
        """S13.2.3. On to the next port."""
        t, place = self.t, stop % NA
        return [
            (stop - place + to, t.route_cost(kind))
            for to, kind in ROUTES[place]
            if kind >= SEA and may_sail(t, to) is None
        ]

    def landings(self, stop: int) -> list[tuple[int, int]]:
        """S13.2.8. Ashore outside of the walls."""
        place = stop % NA
        return [(stop + LANDED - AFLOAT, 0)] if LAND[place] in landing_options(self.t) else []

    def go(self, stop: int) -> None:
        """Put the army to a stop."""
        s, area = self.t.s, stop % NA
        to = ABOARD if is_afloat(stop) else area
        if to != self.at:
            relocate(self.t, s.active, self.at, to, s.party, s.party_cu, s.party_royals)
        if is_afloat(stop):
            s.sea_at, s.escort = area, self.escort
        if stop != self.start:
            s.must_leave = False
        s.sailing = 1 if is_afloat(stop) else 2 if stop >= LANDED else 0
        s.land_before_sea = stop // NA % 2 == 1
        self.at = to


def legs(t: Successors, ask: Ask, seat: int, path: list[int]) -> list[Leg]:
    """What each step of a way costs and risks."""
    scout = Scout(t, path[0], NA) if path else None
    found: list[Leg] = []
    left = t.mp_left()
    for stop, to, on in zip(path, path[1:], [*path[2:], GOAL], strict=False):
        assert scout is not None
        scout.go(stop)
        if is_boarding(stop, to):
            scout.t.s.embarked_from = stop % NA
        options, stakes, remarks = step(scout.t, stop, to)
        left += points(stakes)
        needed = -points(of_route(scout.t, to % NA, on % NA, True)) if is_boarding(stop, to) else 0
        for option in options:
            far = left < needed or not (found or option in ask.options_for(seat)) or (found and not found[-1].option)
            names = PLACE_NAMES[t.place_of(stop % NA)], PLACE_NAMES[t.place_of(to % NA)]
            found.append(Leg(*names, () if far else option, stakes, remarks))
    return found


def is_boarding(stop: int, to: int) -> bool:
    """S13.2.2. Whether the army goes aboard: nobody stays at sea, so it must be able to sail on."""
    return is_afloat(to) and not is_afloat(stop)


def points(stakes: list[Stake]) -> int:
    """The movement points among what a step costs, below 0."""
    return sum([stake.amount for stake in stakes if stake.kind == "movement"])


def step(t: Successors, stop: int, to: int) -> tuple[list[Option], list[Stake], list[Remark]]:
    """One step: the options that take it, what it costs and what may come of it."""
    source, area = stop % NA, to % NA
    if is_boarding(stop, to):
        return [EMBARK, *([ESCORT_ALL] if t.available_fleets(t.s.active) else [])], [], []
    if is_afloat(to):
        return [SAIL[area]], of_route(t, source, area, True), before_voyage(t, area)
    if is_afloat(stop):
        return [LAND[area]], of_entry(t, "land", area), before_landing(t, area, copied(t))
    if source >= N_PLACES:
        return [GO_OUT], [], []
    remarks = [remark for remark in before_march(t, area, copied(t)) if remark.message != "cost"]
    return [MOVE[area]], of_route(t, source, area, False) + of_entry(t, "move", area), remarks


def of_entry(t: Successors, verb: str, area: int) -> list[Stake]:
    """S10. What an army with units risks by entering an area."""
    return of_entering(t, verb, area, copied(t)) if t.s.party_cu else []
