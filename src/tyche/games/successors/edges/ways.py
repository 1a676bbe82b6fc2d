"""S9, S10. The way of the activated army to a distant place, with what each step costs and who may react to it."""

from itertools import pairwise

from tyche.core.ask import Ask, Option
from tyche.core.play import copied
from tyche.core.ways import Leg, cheapest
from tyche.games.successors.edges.foresee import before_march
from tyche.games.successors.edges.overlays import held_up, ways
from tyche.games.successors.edges.risks import of_entering
from tyche.games.successors.rules.atlas import N_PLACES, PLACE_NAMES
from tyche.games.successors.rules.components import FIRST_MINOR
from tyche.games.successors.rules.kinds import PLACE
from tyche.games.successors.rules.movement.departure import MOVE
from tyche.games.successors.rules.movement.entry import relocate
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.stakes import of_route
from tyche.games.successors.rules.state import ABOARD

GO_OUT: Option = ("go-out",)


def way(t: Successors, ask: Ask, seat: int, goal: str, origin: str) -> list[Leg]:
    """The cheapest way by land; steps beyond the movement points of this activation have no option."""
    s = t.s
    place = PLACE.ids.get(goal, -1)
    start = s.general_at[s.act] if s.act >= 0 and ask.topic == "act" and s.active == seat else ABOARD
    if place < 0 or start >= ABOARD or t.place_of(start) == place or s.stopped:
        return []
    if not s.party_cu and s.act >= FIRST_MINOR:  # alone he leaves the map (S7.1.C.d)
        return []
    path = cheapest(start, place, Scout(t, start).steps)
    return legs(t, ask, seat, path)


class Scout:
    """Goes ahead of the army on a copy of the table, as if each step were its first."""

    def __init__(self, t: Successors, start: int) -> None:
        self.t = copied(t)
        self.start = self.at = start

    def steps(self, area: int) -> list[tuple[int, int]]:
        """Where the army may go from here, and what it costs; nowhere from units that it has to fight."""
        self.go(area)
        return ways(self.t, area) if area == self.start or not held_up(self.t, area) else []

    def go(self, area: int) -> None:
        """Put the army into an area."""
        s = self.t.s
        if area != self.at:
            relocate(self.t, s.active, self.at, area, s.party, s.party_cu, s.party_royals)
        self.at = area


def legs(t: Successors, ask: Ask, seat: int, path: list[int]) -> list[Leg]:
    """What each step of a way costs and risks."""
    scout = Scout(t, path[0]) if path else None
    found: list[Leg] = []
    left = t.mp_left()
    for source, area in pairwise(path):
        assert scout is not None
        scout.go(source)
        here = scout.t
        name, out = PLACE_NAMES[t.place_of(area)], source >= N_PLACES
        stakes = [] if out else of_route(here, source, area, False)
        left += sum([stake.amount for stake in stakes])
        option: Option = GO_OUT if out else MOVE[area]
        if left < 0 or not (found or option in ask.options_for(seat)) or (found and not found[-1].option):
            option = ()
        if out:
            found.append(Leg(name, name, option, [], []))
            continue
        stakes += of_entering(here, "move", area, copied(here)) if here.s.party_cu else []
        remarks = [remark for remark in before_march(here, area, copied(here)) if remark.message != "cost"]
        found.append(Leg(PLACE_NAMES[t.place_of(source)], name, option, stakes, remarks))
    return found
