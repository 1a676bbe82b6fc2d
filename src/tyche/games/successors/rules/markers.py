"""S2.n, S6.1, S9.3.D, S16.1.d. Control markers: placing, removing, swapping, and what hangs on them."""

from tyche.core.ask import Flow
from tyche.core.errors import Refusal
from tyche.games.successors.rules.atlas import KIND, N_PLACES, TRANSIT
from tyche.games.successors.rules.battle.losses import suffer_defeat
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import IND, NOBODY


def change_marker(t: Successors, place: int, faction: int, by: int, clause: str) -> None:
    """Put a faction's marker on a place (NOBODY: take the marker off); a Capital lost that way falls to `by`.

    A siege is over however the marker went: siege points and Helepolis leave with it (S15.4.b, card 24).
    """
    before = t.s.control[place]
    if before == faction:
        return
    t.set_control(place, faction)
    t.s.siege_points.pop(place, None)
    if t.s.helepolis == place:
        t.s.helepolis = NOBODY
    if faction == NOBODY:
        t.tell("marker-removed", clause, place=place, faction=before)
    else:
        t.tell("marker-placed", clause, place=place, faction=faction, before=before)
    t.enact("after")
    if t.s.capital_places >> place & 1:
        lose_capital(t, place, by)


def lose_capital(t: Successors, place: int, by: int) -> None:
    """S16.1.d, AMB-57. A lost Capital is a minor city again; its marker is worth 1 VP to the player who took it.

    Its walls are gone: family members who were inside stand outside, lost to their faction (S8.3.a, S14.9.f).
    """
    s = t.s
    for royal, area in enumerate(s.royal_at):
        if area == place + N_PLACES:
            t.move_royal(royal, place)
            t.own_royal(royal, NOBODY)
    founder = s.capital.index(place)
    s.capital[founder] = NOBODY
    s.capital_places &= ~(1 << place)
    if by not in (NOBODY, IND, founder):
        s.captured[by] += 1
    s.unscored = True
    t.tell("capital-lost", "S16.1.d", faction=founder, place=place, by=by)


def become_independent(t: Successors, place: int, clause: str) -> Flow[None]:
    """S9.4.c, AMB-64. A grey marker replaces any other; pieces inside a city suffer as after a lost battle."""
    before = t.s.control[place]
    city = t.is_major(place)
    change_marker(t, place, IND, IND, clause)
    if city and before not in (NOBODY, IND):
        yield from suffer_defeat(t, before, place + N_PLACES, "S9.4.c")


def may_remove_marker(t: Successors, seat: int, place: int) -> Refusal | None:
    """S6.1.1, S9.3.D.a. Only another player's marker, and not from a major city."""
    holder = t.s.control[place]
    if holder in (NOBODY, seat):
        return Refusal("S6.1.1", "no-enemy-marker", {"place": place})
    if holder == IND:
        return Refusal("S6.1.1", "independent-marker", {"place": place})
    if t.is_major(place):
        return Refusal("S2.e", "major-city-needs-siege", {"place": place})
    return None


def may_place_marker(t: Successors, seat: int, place: int) -> Refusal | None:
    """S6.1.2, S2.n. An uncontrolled location that is no transit point, with at least one own unit."""
    if KIND[place] == TRANSIT:
        return Refusal("S2.f", "transit-point", {"place": place})
    if t.s.control[place] != NOBODY:
        return Refusal("S6.1.2", "already-controlled", {"place": place})
    if not t.s.cu_areas[seat] >> place & 1:
        return Refusal("S6.1.2", "no-units-there", {"place": place})
    return None
