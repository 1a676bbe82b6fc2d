"""S7.2.F. Popularity, Prestige and the Royal Army."""

from typing import Final

from tyche.core.ask import Flow
from tyche.games.successors.rules.components import CART, HEIRS, POPULARITY, POPULARITY_IF_ROYAL_PRESENT
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import IND, NOBODY
from tyche.games.successors.rules.strategy.surprise import offer_oratory
from tyche.games.successors.rules.units import FIELD, ROYAL

SACRED_GROUND_P: Final = 4
ORATORY_P: Final = 5


def popularity(t: Successors, faction: int, area: int, defending: bool) -> int:
    """S7.1.0.c, S7.2.F.c. The popularity usable in an area: only the commanding general's counts."""
    general = t.commander(faction, area)
    if general == NOBODY:
        return 0
    s = t.s
    points = POPULARITY[general]
    if general < len(s.popularity):
        points += s.popularity[general]
    if s.orator == general:
        points += ORATORY_P
    if defending and is_sacred_ground(t, faction, area):
        points += SACRED_GROUND_P
    if royals_at_location(t, faction, area):
        points += t.has_ability(general, POPULARITY_IF_ROYAL_PRESENT, area)
    return points


def is_sacred_ground(t: Successors, faction: int, area: int) -> bool:
    """S7.2.F.c. A location with the cart the faction controls, or with the tomb on a location it controls."""
    s = t.s
    place = t.place_of(area)
    cart = s.royal_at[CART] >= 0 and s.royal_owner[CART] == faction and t.place_of(s.royal_at[CART]) == place
    return cart or (s.tomb == place and s.control[place] == faction)


def royals_at_location(t: Successors, faction: int, area: int) -> bool:
    """T-20 (Perdikkas). The faction controls an heir or the cart at this location."""
    place = t.place_of(area)
    s = t.s
    for royal in range(CART + 1):
        if s.royal_owner[royal] == faction and t.place_of(s.royal_at[royal]) == place and not 1 << royal & ~_WITH_CART:
            return True
    return False


_WITH_CART: Final = HEIRS | 1 << CART


def prestige(t: Successors, faction: int, area: int, defending: bool) -> int:
    """S7.2.F.b. Legitimacy plus usable popularity, never below 0; Independents have 0."""
    if faction == IND:
        return 0
    return max(0, t.s.legitimacy[faction] + popularity(t, faction, area, defending))


def has_royal_army(t: Successors, faction: int, area: int) -> bool:
    """Whether a player faction has Royal Army units in an area."""
    return faction != IND and bool(t.cu(faction, area) & FIELD[ROYAL])


def lower_prestige(t: Successors, attacker: int, defender: int, area: int) -> Flow[int]:
    """S7.2.F.d, W-13. Which of two sides has the lower Prestige here; NOBODY when equal (DX-4)."""
    yield from offer_oratory(t, [attacker, defender], area)
    first = prestige(t, attacker, area, False)
    second = prestige(t, defender, area, True)
    t.tell("prestige", "S7.2.F.b", attacker=attacker, defender=defender, first=first, second=second, area=area)
    if first == second:
        return NOBODY
    return attacker if first < second else defender
