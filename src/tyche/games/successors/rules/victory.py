"""S3. Victory points, legitimacy, Champions and Successors, and the three ways to win."""

from typing import Final

from tyche.core.atlas import bits
from tyche.core.facets import Standing
from tyche.core.stakes import total
from tyche.core.steps import Victory
from tyche.games.successors.rules.atlas import (
    FLEET_CITY,
    FLEET_IMPROVED,
    FLEET_NORMAL,
    FLEET_PROVINCE,
    N_FLEETS,
    PROVINCE_MAJOR,
    PROVINCE_NEED,
    PROVINCE_PLACES,
)
from tyche.games.successors.rules.components import GENERAL_ID
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.points import MAKEDONIA, legitimacy_sources, vp_sources
from tyche.games.successors.rules.shown import show_loss
from tyche.games.successors.rules.state import GONE, IND, NA, NOBODY, SEATS
from tyche.games.successors.rules.tables import (
    L_VICTORY,
    LARGEST_FLEET_MINIMUM,
    VP_VICTORY,
)
from tyche.games.successors.rules.units import COUNTED_IN_TIES
from tyche.games.successors.rules.units import total as number_of

ANTIPATROS: Final = GENERAL_ID["antipatros"]


def province_controller(t: Successors, province: int) -> int:
    """S2.q, S16.1.c, AMB-52. Who holds the major city (and the Capital) and more than half of the locations."""
    s = t.s
    places = PROVINCE_PLACES[province]
    cities = places & s.capital_places
    if PROVINCE_MAJOR[province] >= 0:
        cities |= 1 << PROVINCE_MAJOR[province]
    need = PROVINCE_NEED[province]
    for faction in range(SEATS + 1):
        held = s.held[faction] & places
        if held and held & cities == cities and held.bit_count() >= need:
            return faction
    return NOBODY


def fleet_strength(t: Successors, faction: int) -> int:
    """S3.5.c. Sum of the face-up numbers of the fleets a player controls, dispersed ones included."""
    s = t.s
    points = 0
    for fleet in range(N_FLEETS):
        if s.fleet_owner[fleet] == faction:
            points += fleet_value(t, fleet)
    return points


def fleet_value(t: Successors, fleet: int) -> int:
    """S7.4.a. The face-up number of a fleet."""
    return FLEET_IMPROVED[fleet] if t.s.improved >> fleet & 1 else FLEET_NORMAL[fleet]


def largest_fleet(t: Successors) -> int:
    """S3.5.c. The player with the strictly highest fleet strength of at least 3."""
    best, holder = LARGEST_FLEET_MINIMUM - 1, NOBODY
    for seat in range(t.s.players):
        points = fleet_strength(t, seat)
        if points > best:
            best, holder = points, seat
        elif points == best:
            holder = NOBODY
    return holder


def victory_points(t: Successors, seat: int, fleet_holder: int) -> int:
    """S3.5. A player's victory points."""
    return total(vp_sources(t, seat, fleet_holder))


def legitimacy(t: Successors, seat: int) -> int:
    """S3.6, AMB-3. A player's legitimacy, never below 0."""
    return max(0, total(legitimacy_sources(t, seat)))


def keep_scores(t: Successors) -> None:
    """C0.5-6. Provinces, fleets, victory points, regained Champion status, legitimacy; tells what changed."""
    s = t.s
    for province in bits(s.stale):
        holder = province_controller(t, province)
        if holder != s.provinces[province]:
            t.tell("province", "S2.q", province=province, faction=holder, before=s.provinces[province])
            s.provinces[province] = holder
    s.stale = 0
    assign_fleets(t)
    fleet_holder = largest_fleet(t)
    for seat in range(s.players):
        points = victory_points(t, seat, fleet_holder)
        if points != s.vp[seat]:
            t.tell("victory-points", "S2.v", faction=seat, points=points, was=s.vp[seat])
            if points == 0 and not s.champions >> seat & 1:
                s.champions |= 1 << seat
                t.tell("champion-again", "S3.7.f", faction=seat)
            s.vp[seat] = points
    keep_legitimacy(t)
    s.unscored = False


def keep_legitimacy(t: Successors) -> None:
    """S2.v. The legitimacy track; tells what changed."""
    s = t.s
    for seat in range(s.players):
        points = legitimacy(t, seat)
        if points != s.legitimacy[seat]:
            t.tell("legitimacy", "S3.6.a", faction=seat, points=points, was=s.legitimacy[seat])
            s.legitimacy[seat] = points


def assign_fleets(t: Successors) -> None:
    """S7.4.b, S7.4.e. A fleet follows its province or city, and flips to its normal side on the way."""
    s = t.s
    for fleet in range(N_FLEETS):
        if FLEET_PROVINCE[fleet] >= 0:
            holder = s.provinces[FLEET_PROVINCE[fleet]]
        elif FLEET_CITY[fleet] >= 0:
            holder = s.control[FLEET_CITY[fleet]]
        else:
            continue
        if holder != s.fleet_owner[fleet]:
            give_fleet(t, fleet, holder)


def give_fleet(t: Successors, fleet: int, faction: int) -> None:
    """S7.4.c, S7.4.e. A fleet changes hands; a dispersed one stays dispersed."""
    s = t.s
    s.fleet_owner[fleet] = faction
    s.improved &= ~(1 << fleet)
    s.unscored = True
    if faction not in (NOBODY, IND):
        t.tell("fleet", "S7.4.b", fleet=fleet, faction=faction)


def disperse_fleet(t: Successors, fleet: int) -> None:
    """S7.4.e. A fleet goes to the Dispersed box and flips back to its normal side."""
    s = t.s
    s.dispersed_fleets |= 1 << fleet
    s.improved &= ~(1 << fleet)
    s.unscored = True
    t.tell("fleet-dispersed", "S13.3.D", fleet=fleet, faction=s.fleet_owner[fleet])
    show_loss(t, s.fleet_owner[fleet], "dispersed", fleet=fleet)


def become_successor(t: Successors, seat: int) -> None:
    """S3.7.b, S3.7.e. The status and its 3 L are lost at once, before Prestige is computed."""
    if t.s.champions >> seat & 1:
        t.s.champions &= ~(1 << seat)
        t.tell("successor", "S3.7.b", faction=seat)
        t.enact("after")
        keep_legitimacy(t)


def is_protected(t: Successors, faction: int) -> bool:
    """S3.7.b. A Champion who is not the Usurper: attacking him costs the attacker's own status."""
    return 0 <= faction < SEATS and t.is_champion(faction) and t.s.usurper != faction


def attack(t: Successors, attacker: int, victim: int) -> None:
    """S3.7.b, S3.7.d. `attacker` attacks a unit, major general or major city of `victim`."""
    if attacker != IND and is_protected(t, victim):
        become_successor(t, attacker)


# --- winning ---


def immediate_victory(t: Successors) -> None:
    """S3.1, AMB-2. Never in Turn I; several claims at once are decided by the tie-break."""
    s = t.s
    if s.turn < 2:
        return
    by_l = [seat for seat in range(s.players) if s.legitimacy[seat] >= L_VICTORY]
    by_vp = [seat for seat in range(s.players) if s.vp[seat] >= VP_VICTORY[s.players] and seat not in by_l]
    if by_l or by_vp:
        winner = break_tie(t, by_l + by_vp)
        kind, clause = ("legitimacy", "S3.1.b") if winner in by_l else ("victory-points", "S3.1.c")
        win(t, winner, kind, clause)


def win(t: Successors, seat: int, kind: str, clause: str) -> None:
    """S3.0.a. Any victory ends the game."""
    t.s.winner = seat
    t.s.victory = kind
    t.tell("won", clause, faction=seat, kind=kind, points=t.s.vp[seat], legitimacy=t.s.legitimacy[seat])
    raise Victory


def regency(t: Successors, heir: int) -> None:
    """S3.2. The Regency check for an heir in Turn Preparation; a heir whose controller does not win is assassinated."""
    s = t.s
    if s.royal_at[heir] < 0:
        return
    sums = [s.legitimacy[seat] + s.vp[seat] for seat in range(s.players)]
    best = [seat for seat in range(s.players) if sums[seat] == max(sums)]
    holder = s.royal_owner[heir]
    if holder == NOBODY:
        win(t, break_tie(t, best), "regency", "S3.2.d")
    if holder in best and break_tie(t, best) == holder:
        win(t, holder, "regency", "S3.2.b")
    t.move_royal(heir, GONE)
    t.tell("assassinated", "S3.2.c", royal=heir, faction=holder)


def end_of_game(t: Successors) -> None:
    """S3.3. Most victory points; legitimacy is ignored."""
    s = t.s
    best = max(s.vp[: s.players])
    win(t, break_tie(t, [seat for seat in range(s.players) if s.vp[seat] == best]), "end-of-game", "S3.3.a")


def break_tie(t: Successors, tied: list[int]) -> int:
    """S3.4. Makedonia, then Macedonian units, then the most senior general; each among those still tied."""
    if len(tied) > 1 and t.s.provinces[MAKEDONIA] in tied:
        return t.s.provinces[MAKEDONIA]
    if len(tied) > 1:
        units = {seat: macedonians(t, seat) for seat in tied}
        tied = [seat for seat in tied if units[seat] == max(units.values())]
    return most_senior(t, tied)


def standing(t: Successors, seat: int) -> Standing:
    """S3.3, S3.4. How a seat stands at the end: victory points, then what decides ties."""
    holds = int(t.s.provinces[MAKEDONIA] == seat)
    return t.s.vp[seat], holds, macedonians(t, seat), t.seniority_of(seat)


def macedonians(t: Successors, seat: int) -> int:
    """S3.4.2. LM, RA and Silver Shields CUs in total, dispersed ones included; cavalry never counts."""
    number = number_of(t.s.dispersed_cu[seat] & COUNTED_IN_TIES)
    for area in bits(t.s.cu_areas[seat]):
        number += number_of(t.s.cu.get(seat * NA + area, 0) & COUNTED_IN_TIES)
    return number


def most_senior(t: Successors, tied: list[int]) -> int:
    """AMB-66. The tied player with the most senior major general; if nobody has one, the highest die."""
    best = max(t.seniority_of(seat) for seat in tied)
    if best > 0:
        tied = [seat for seat in tied if t.seniority_of(seat) == best]
    while len(tied) > 1:
        rolls = {seat: t.roll() for seat in tied}
        tied = [seat for seat in tied if rolls[seat] == max(rolls.values())]
        t.tell("tie-rolled", "AMB-66", rolls=rolls)
    return tied[0]


def fewest_points(t: Successors) -> int:
    """S5.1.C, S6.0.c. The player with fewest victory points; a tie is rolled, lowest wins (DIFF-3)."""
    s = t.s
    tied = [seat for seat in range(s.players) if s.vp[seat] == min(s.vp[: s.players])]
    while len(tied) > 1:
        rolls = {seat: t.roll() for seat in tied}
        tied = [seat for seat in tied if rolls[seat] == min(rolls.values())]
        t.tell("tie-rolled", "S5.1.C.a", rolls=rolls)
    return tied[0]
