"""H6.11, H6.15. The way of a hero or a hoplite to a distant region: this turn's step, and those of turns to come."""

from itertools import pairwise

from tyche.core.ask import Ask, Option
from tyche.core.ways import Leg, cheapest
from tyche.games.hellas.edges.foresee import arrival
from tyche.games.hellas.edges.risks import risks
from tyche.games.hellas.rules.atlas import NEIGHBOURS, REGION_NAMES, WITHIN, bits
from tyche.games.hellas.rules.components import SPEED
from tyche.games.hellas.rules.kinds import REGION
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY
from tyche.games.hellas.rules.verbs import VERBS


def way(t: Hellas, ask: Ask, seat: int, goal: str, origin: str) -> list[Leg]:
    """Of a hoplite of `origin` (the nearest that can move, without one) while hoplites move, of the hero before."""
    to = REGION.ids.get(goal, NOBODY)
    options = ask.options_for(seat)
    if to == NOBODY:
        return []
    if ask.topic == "move-hoplites":
        return of_hoplite(t, ask, seat, to, REGION.ids.get(origin, NOBODY), options)
    if any(option[0] == "hero" for option in options) and t.s.hero_at[seat] >= 0:
        return of_hero(t, seat, to, options)
    return []


def of_hoplite(t: Hellas, ask: Ask, seat: int, to: int, origin: int, options: list[Option]) -> list[Leg]:
    """H6.15, A-28. One region a turn; not where hoplites cannot enter, nor through foreign troops."""
    closed = t.closed_to(seat)
    starts = [origin] if origin >= 0 else sorted({REGION.of(option) for option in options if option[0] == "move"})

    def steps(region: int) -> list[tuple[int, int]]:
        if region not in starts and t.troops_in(region, seat) != NOBODY:
            return []
        return [(next_one, 1) for next_one in NEIGHBOURS[region] if not closed >> next_one & 1]

    paths = [path for start in starts if start != to and (path := cheapest(start, to, steps))]
    path = min(paths, key=len) if paths else []
    found: list[Leg] = []
    for source, region in pairwise(path):
        step: Option = ("move", REGION_NAMES[source], REGION_NAMES[region])
        now = not found and step in options
        stakes = VERBS.stakes(t, ask, seat, step) + risks(t, ask, seat, step) if now else []
        remarks = arrival(t, seat, region, 1)
        found.append(Leg(REGION_NAMES[source], REGION_NAMES[region], step if now else (), stakes, remarks))
    return found


def of_hero(t: Hellas, seat: int, to: int, options: list[Option]) -> list[Leg]:
    """H6.11. As far as the speed reaches in each turn."""
    speed = t.attribute(seat, SPEED)
    at = t.s.hero_at[seat]
    path = cheapest(at, to, lambda region: [(one, 1) for one in bits(WITHIN[region][speed]) if one != region])
    found: list[Leg] = []
    for source, region in pairwise(path):
        step: Option = ("hero", REGION_NAMES[region])
        now = not found and step in options
        remarks = [remark for remark in arrival(t, seat, region, 0) if remark.message == "monster"]
        found.append(Leg(REGION_NAMES[source], REGION_NAMES[region], step if now else (), [], remarks))
    return found
