"""C0. The state check: run after every atomic action and every procedure, never in the middle of one (AMB-1)."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.successors.rules.atlas import N_PLACES
from tyche.games.successors.rules.components import BRIDES, CART, FIRST_MINOR, WOMEN
from tyche.games.successors.rules.kinds import area_options
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.royal_family import herakles_comes
from tyche.games.successors.rules.shown import show_loss
from tyche.games.successors.rules.state import ABOARD, DISPERSED, GONE, IND, NA, NOBODY, OFF, SEATS
from tyche.games.successors.rules.units import overlap
from tyche.games.successors.rules.victory import attack, immediate_victory, keep_scores

PLACE_MINOR: Final = area_options("place-minor")
LET_GO: Option = ("disperse",)


def state_check(t: Successors) -> Flow[None]:
    """C0. Ownership, minor generals, royal family, sieges, scores, immediate victory, in this order.

    Only areas touched since the last check can have changed hands.
    """
    s = t.s
    if s.touched:
        if t.rules.herakles:
            herakles_comes(t)
        areas = bits(s.touched)
        for seat, area in orphans(t, areas):
            yield from keep_or_disperse(t, seat, area)
        dismiss_minors(t, areas)
        settle_royals(t, areas)
        marry(t)
        if s.siege_points:
            lift_sieges(t)
        settle_segment(t)
        s.touched = 0
    if s.unscored or s.stale:
        keep_scores(t)
        immediate_victory(t)


def orphans(t: Successors, areas: list[int]) -> list[tuple[int, int]]:
    """S7.2.A. Combat units, by seat and area, that neither a general nor a control marker of their faction holds."""
    s = t.s
    found: list[tuple[int, int]] = []
    for area in areas:
        for seat in range(s.players):
            if seat * NA + area in s.cu and not s.general_areas[seat] >> area & 1:
                if area == ABOARD or s.control[area if area < N_PLACES else area - N_PLACES] != seat:
                    found.append((seat, area))
    return found


def keep_or_disperse(t: Successors, seat: int, area: int) -> Flow[None]:
    """S7.2.A.b, D-SC.1. Such units are dispersed; in his own turn their owner may place a minor general first."""
    if seat == t.s.active and t.minors_at_hand(seat):
        keep = PLACE_MINOR[area]
        t.choices = 1 << area
        choice = yield t.ask(seat, "keep-units", [keep, LET_GO], "S7.2.A.b", keep, place=t.place_of(area))
        if choice == keep:
            t.place_minor(seat, area, "S7.1.C.b")
            return
    disperse_units(t, seat, area, t.cu(seat, area), "S7.2.A.b")


def may_keep_units(t: Successors, area: int) -> Refusal | None:
    """S7.2.A.b. The minor general goes to the units that would be dispersed."""
    return None if t.choices >> area & 1 else Refusal("S7.2.A.b", "not-there", {"place": t.place_of(area)})


def disperse_units(t: Successors, seat: int, area: int, group: int, clause: str) -> None:
    """S2.u. Combat units go to the Dispersed box and return with the next reinforcements."""
    if group:
        t.take_cu(seat, area, group)
        t.s.dispersed_cu[seat] += group
        t.tell("units-dispersed", clause, faction=seat, area=area, units=group)
        show_loss(t, seat, "dispersed", units=group)


def disperse_general(t: Successors, general: int, clause: str, by: int) -> None:
    """S2.u, DIFF-23. A major general goes to the Dispersed box; a minor one is simply taken off the map.

    S3.7.b.5: `by` whom, whatever the cause, matters in that player's own Tyche and Activation segments.
    """
    s = t.s
    area = s.general_at[general]
    own = s.owner[general] == by
    if by >= 0 and by == s.active and s.segment in ("tyche", "activation") and general < FIRST_MINOR and not own:
        attack(t, by, s.owner[general])
    t.leave_party(general)
    t.move_general(general, OFF if FIRST_MINOR <= general < FIRST_MINOR + 4 * SEATS else DISPERSED)
    t.tell("general-dispersed", clause, general=general, faction=t.s.owner[general], area=area)
    show_loss(t, t.s.owner[general], "dispersed", general=general)


def dismiss_minors(t: Successors, areas: list[int]) -> None:
    """S7.1.C.d. Minor generals alone or subordinate leave the map, unless their split is pending."""
    s = t.s
    for area in areas:
        for seat in range(s.players):
            if s.general_areas[seat] >> area & 1:
                dismiss_minors_of(t, seat, area)


def dismiss_minors_of(t: Successors, seat: int, area: int) -> None:
    """S7.1.C.d. The minor generals of one faction in one area."""
    s = t.s
    alone = seat * NA + area not in s.cu
    for rank, general in enumerate(t.generals_in(seat, area)):
        pending = general == s.act and (not alone or area == ABOARD)
        if general >= FIRST_MINOR and (alone or rank) and not pending:
            t.move_general(general, OFF)
            t.tell("minor-leaves", "S7.1.C.d", general=general, faction=seat, area=area)


def holder_of(t: Successors, area: int, owner: int) -> int:
    """S8.2.b, S8.3.a, AMB-41. Whose general, or else whose marker, holds royal family members in an area."""
    s = t.s
    generals = s.general_areas
    if owner >= 0 and generals[owner] >> area & 1:
        return owner
    if (generals[0] | generals[1] | generals[2] | generals[3] | generals[4]) >> area & 1:
        return next(seat for seat in range(s.players) if generals[seat] >> area & 1)
    place = t.place_of(area)
    marker = s.control[place]
    if marker in (NOBODY, IND) or area >= N_PLACES or not t.is_major(place):
        return marker
    enemies = t.enemy_cu_areas(marker) | s.general_areas[IND]
    return NOBODY if enemies >> place & 1 else marker


def settle_royals(t: Successors, areas: list[int]) -> None:
    """S8.2, S8.3. Who controls the members of the royal family after a procedure."""
    s = t.s
    for royal in range(CART + 1):
        area = s.royal_at[royal]
        if area in areas:
            settle_royal(t, royal, area)
            if s.royal_at[royal] not in (area, GONE):
                settle_royal(t, royal, s.royal_at[royal])


def settle_royal(t: Successors, royal: int, area: int) -> None:
    """S8.2.b, S8.3. Heirs and cart follow general or marker, women are only lost; the uncontrolled leave a city."""
    owner = t.s.royal_owner[royal]
    holder = holder_of(t, area, owner)
    if royal == CART and t.rules.cart_destruction and destroys_cart(t, area, holder):
        t.move_royal(CART, GONE)
        t.tell("cart-destroyed", "S16.4.a", area=area)
        return
    keeper = keeper_of(royal, holder, owner)
    if keeper != owner:
        t.own_royal(royal, keeper)
        t.tell("royal-control", "S8.2.b" if keeper >= 0 else "S8.3.b", royal=royal, faction=keeper, area=area)
    if keeper == NOBODY and N_PLACES <= area < ABOARD:
        t.move_royal(royal, area - N_PLACES)


def keeper_of(royal: int, holder: int, owner: int) -> int:
    """S8.2.a, S8.2.c. Whose a member is by who holds the area: never the Independents', and a woman nobody's anew."""
    keeper = holder if holder < SEATS else NOBODY
    return NOBODY if WOMEN >> royal & 1 and keeper != owner else keeper


def destroys_cart(t: Successors, area: int, holder: int) -> bool:
    """S16.4.a. An Independent army or grey marker would gain control of the cart were it a player's."""
    if holder == IND:
        return True
    army = bool(t.s.general_areas[IND] >> area & 1)
    return army and not any(t.s.general_areas[seat] >> area & 1 for seat in range(t.s.players))


def marry(t: Successors) -> None:
    """S8.2.d, AMB-43. A pending marriage: the suitor's army stands with the uncontrolled woman, no enemy unit does."""
    s = t.s
    for offer, woman in enumerate(BRIDES):
        suitor, area = s.offers[offer], s.royal_at[woman]
        if suitor < 0 or area < 0 or s.royal_owner[woman] != NOBODY or not t.has_army(suitor, area):
            continue
        enemy = t.cu_owner(area, suitor)
        if enemy == NOBODY or (suitor == s.active and s.passage >> enemy & 1):
            t.own_royal(woman, suitor)
            s.offers[offer], s.marriages[offer] = NOBODY, suitor
            t.tell("married", "S8.2.d", royal=woman, faction=suitor, area=area)


def lift_sieges(t: Successors) -> None:
    """S15.3.a. Siege points without combat units of their besieger are removed, or when there is nothing to besiege."""
    s = t.s
    for place in sorted(s.siege_points):
        besieger = t.besieged_by(place)
        if not s.cu_areas[besieger] >> place & 1 or s.control[place] in (NOBODY, besieger):
            t.set_siege_points(place, besieger, 0)
            t.tell("siege-lifted", "S15.3.a", place=place, faction=besieger)


def settle_segment(t: Successors) -> None:
    """S9.1.c. What has moved or fought in this segment never counts for more than what is still there."""
    s = t.s
    if s.active < 0:
        return
    base = s.active * NA
    for marks in (s.finished, s.fought):
        for area in list(marks):
            if area < 0:
                continue  # a general who has fought
            marks[area] = overlap(marks[area], s.cu.get(base + area, 0))
            if not marks[area]:
                del marks[area]
    if s.act >= 0:
        area = s.general_at[s.act]
        present = s.cu.get(base + area, 0) if area >= 0 else 0
        s.party_cu = overlap(s.party_cu, present)
        s.party_new = overlap(s.party_new, s.party_cu)
        if area < 0:
            s.party_royals, s.new_royals = 0, 0
