"""S9.3.C, S9.3.D. What the activated army does where it stands: conduct a siege, remove or swap a marker."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.successors.rules.atlas import KIND, N_PLACES, TRANSIT
from tyche.games.successors.rules.battle.siege import (
    AT_MOST_ELSEWHERE,
    TRAITOR,
    conduct_siege,
    may_conduct,
    royal_army_allows,
    siege_cost,
    uses_cavalry,
)
from tyche.games.successors.rules.components import CARD_NAMES, SWAP_MARKER
from tyche.games.successors.rules.kinds import CARD
from tyche.games.successors.rules.markers import change_marker, may_remove_marker
from tyche.games.successors.rules.movement.army import engage
from tyche.games.successors.rules.movement.departure import may_stay, ways_on
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import NOBODY, has_fought
from tyche.games.successors.rules.tables import REMOVE_MARKER_MP, SIEGE_CUS
from tyche.games.successors.rules.units import CAVALRY, FIELD, overlap, total

SIEGE: Final[Option] = ("siege",)
REMOVE: Final[Option] = ("remove-marker",)
SWAP: Final[Option] = ("swap-marker",)


# --- a siege (S9.3.C) ---


def siege_units(t: Successors) -> int:
    """S9.3.C.a, S15.2.A.d. The units of the activated army that may conduct a siege: those that have not fought."""
    s = t.s
    area = s.general_at[s.act]
    if area not in s.fought:
        return s.party_cu
    present = t.cu(s.active, area)
    return overlap(s.party_cu, present - overlap(s.fought[area] + s.finished.get(area, 0), present))


def may_siege(t: Successors) -> Refusal | None:
    """S9.3.C.a, S15.2.A.c. Whether the activated army may conduct a siege where it stands."""
    s = t.s
    area = s.general_at[s.act]
    if area >= N_PLACES or s.sailing == 1:
        return Refusal("S15.1.a", "nothing-to-besiege")
    if s.sailing == 2 and s.land_before_sea:
        return Refusal("S13.1.d", "land-before-and-after-sea")
    if has_fought(t.party_commander()) in s.fought:
        return Refusal("S15.2.A.d", "has-fought", {"general": t.party_commander()})
    refusal = may_conduct(t, s.active, area, siege_units(t), AT_MOST_ELSEWHERE)
    return refusal or may_afford_siege(t, area)


def may_afford_siege(t: Successors, area: int) -> Refusal | None:
    """S9.3.C.a, S15.2.A.c. The points for it, and no other army has besieged here in this segment."""
    s = t.s
    if siege_cost(t, area, siege_units(t)) > t.mp_left():
        return Refusal("S9.3.C.a", "too-few-points", {"points": t.mp_left()})
    if s.sieges.get(area, 0) and s.besieging.get(area, s.act) != s.act:
        return Refusal("S15.2.A.c", "another-army-besieged", {"place": area})
    return None


def siege_options(t: Successors, area: int) -> list[Option]:
    """W-7. A siege, with or without a traitor in the city."""
    s = t.s
    if area >= N_PLACES or s.control[area] in (NOBODY, s.active) or may_siege(t) is not None:
        return []
    options: list[Option] = [SIEGE]
    if t.is_major(area):
        options += [(*SIEGE, CARD_NAMES[card]) for card in bits(s.hands[s.active] & TRAITOR)]
    return options


def besiege_here(t: Successors, choice: Option) -> Flow[None]:
    """S9.3.C.a. Conduct a siege for 2 MP; three units count as moved by the general."""
    s = t.s
    place = s.general_at[s.act]
    units = siege_units(t)
    if not (yield from royal_army_allows(t, s.active, place, units)):
        return
    t.spend_on_land(siege_cost(t, place, units))
    engage(t, units, uses_cavalry(t, place, units))
    s.besieging[place] = s.act
    traitor = CARD.of(choice) if len(choice) > 1 else NOBODY
    yield from conduct_siege(t, s.active, place, units, traitor)


# --- a marker (S9.3.D) ---


def remove_cost(t: Successors) -> int:
    """S9.3.D.a, S16.9.g. 2 MP; 1 with cavalry among the three units."""
    present = t.cu(t.s.active, t.s.general_at[t.s.act])
    return 1 if t.rules.cavalry and present & FIELD[CAVALRY] else REMOVE_MARKER_MP


def may_remove(t: Successors, place: int) -> Refusal | None:
    """S9.3.D.a. Another player's marker in the minor city the army occupies, with at least three units.

    Whoever moved these before in this segment: only sieges ask for that (S9.3.C.a).
    """
    s = t.s
    if place >= N_PLACES:
        return Refusal("S9.3.D.a", "no-enemy-marker")
    if KIND[place] == TRANSIT:
        return Refusal("S2.f", "transit-point", {"place": place})
    refusal = may_remove_marker(t, s.active, place)
    if refusal is not None:
        return refusal
    if total(t.cu(s.active, place)) < SIEGE_CUS:
        return Refusal("S9.3.D.a", "three-units-needed", {"place": place})
    if s.sailing == 2 and s.land_before_sea:
        return Refusal("S13.1.d", "land-before-and-after-sea")
    if remove_cost(t) > t.mp_left():
        return Refusal("S9.3.D.a", "too-few-points", {"points": t.mp_left()})
    return may_stay(t, place) if s.must_leave and not can_leave_after(t, place, remove_cost(t)) else None


def can_leave_after(t: Successors, area: int, points: int) -> bool:
    """S10.C.2. Whether an army that must leave still can when it has spent some points."""
    t.s.spent += points
    ways = ways_on(t, area)
    t.s.spent -= points
    return bool(ways)


def remove_marker(t: Successors) -> None:
    """S9.3.D.a. The marker is removed, not replaced; neither Champion status nor what has moved is affected."""
    s = t.s
    place = s.general_at[s.act]
    t.spend_on_land(remove_cost(t))
    change_marker(t, place, NOBODY, s.active, "S9.3.D.a")


# --- the ability of Kassandros (T-20) ---


def may_swap(t: Successors, area: int) -> Refusal | None:
    """D-6.4, T-20 (Kassandros). In an Activation segment his activation may end with a swapped marker in Hellas."""
    s = t.s
    if area >= N_PLACES or not t.has_ability(s.act, SWAP_MARKER, area):
        return Refusal("T-20", "no-such-ability")
    if s.segment != "activation":
        return Refusal("T-20", "not-this-segment")
    if t.commander(s.active, area) != s.act:
        return Refusal("S7.1.0.b", "not-in-command", {"general": s.act})
    if s.control[area] in (NOBODY, s.active):
        return Refusal("T-20", "no-enemy-marker", {"place": area})
    if t.is_major(area):
        return Refusal("T-20", "major-city-needs-siege", {"place": area})
    return Refusal("T-20", "independent-marker", {"place": area}) if t.is_stronghold(area) else None


def swap_marker(t: Successors) -> None:
    """T-20 (Kassandros). An enemy or grey marker becomes his faction's, without effect on Champion status."""
    change_marker(t, t.s.general_at[t.s.act], t.s.active, t.s.active, "S9.3.A")
