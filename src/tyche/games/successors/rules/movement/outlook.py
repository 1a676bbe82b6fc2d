"""S10. What an army that enters an area would find there, tried on a copy of the table."""

from typing import Final

from tyche.core.ask import Option
from tyche.games.successors.rules.atlas import ROUTES, SEA
from tyche.games.successors.rules.kinds import AREA, PLACE
from tyche.games.successors.rules.movement.entry import BY_ROUTE, BY_SEA, SORTIE, Entry, arrive, only_one_faction
from tyche.games.successors.rules.movement.interception import attempts
from tyche.games.successors.rules.play import Successors

WAYS: Final[dict[str, int]] = {"move": BY_ROUTE, "go-out": SORTIE, "land": BY_SEA}
"""The verbs by which an army enters an area."""


def entering(t: Successors, verb: str, area: int, after: Successors) -> Entry:
    """S9.3, S13.2.8. The activated army has come to an area: along a route, from inside its city, or from the sea."""
    s = t.s
    source, how = s.general_at[s.act], WAYS[verb]
    if how == BY_ROUTE:
        kind = next(kind for neighbour, kind in ROUTES[source] if neighbour == area and kind < SEA)
        after.spend_on_land(t.route_cost(kind))
    if how == BY_SEA:
        after.s.sailing = 2
    e = Entry(s.active, s.active, area, how, s.embarked_from if how == BY_SEA else source)
    e.generals, e.units, e.royals = s.party, s.party_cu, s.party_royals
    after.s.must_leave, after.s.passage = False, 0
    arrive(after, e, source)
    return e


def area_entered(t: Successors, option: Option) -> int:
    """S9.3. Where the activated army comes by an option."""
    if option[0] == "go-out":
        return t.place_of(t.s.general_at[t.s.act])
    return AREA.of(option) if option[0] == "land" else PLACE.of(option)


def may_be_intercepted(t: Successors, e: Entry) -> bool:
    """S11.2.a, S16.11.c. Whether anybody is asked to intercept the army, with his own pieces or with Independents."""
    return any(attempts(t, e, seat)[1] for seat in t.others(e.mover))


def is_undisputed(t: Successors, e: Entry) -> bool:
    """S10.D.x. Whether the army comes to the area and stays, whatever others do: it is empty, none may intercept."""
    return only_one_faction(t, e.area, 0) and not may_be_intercepted(t, e)
