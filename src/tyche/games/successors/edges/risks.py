"""Losses that an option may lead to and that last: a Champion's status, a Royal Army that goes over, hungry units.

They hang on what others do, so they are no stakes of the verbs. Like everything foretold they are reckoned from what
everybody sees.
"""

from typing import Final

from tyche.core.ask import DONE, Ask, Option
from tyche.core.atlas import bits
from tyche.core.play import copied
from tyche.core.stakes import SURE, UNKNOWN, Stake
from tyche.core.telling import Remark
from tyche.games.successors.edges.foresee import foresee, prospect
from tyche.games.successors.rules.atlas import KIND, N_PLACES, TRANSIT
from tyche.games.successors.rules.battle.losses import only_royal_army
from tyche.games.successors.rules.components import FIRST_MINOR
from tyche.games.successors.rules.course.turn import isolated
from tyche.games.successors.rules.kinds import PLACE
from tyche.games.successors.rules.movement.avoid_battle import may_avoid
from tyche.games.successors.rules.movement.entry import Entry
from tyche.games.successors.rules.movement.initiative import AVOIDING
from tyche.games.successors.rules.movement.interceptors import under_way
from tyche.games.successors.rules.movement.land import OVERRUN, hosts_to_ask
from tyche.games.successors.rules.movement.outlook import WAYS, area_entered, entering, may_be_intercepted
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.prestige import has_royal_army, prestige
from tyche.games.successors.rules.stakes import of_attack, of_marker
from tyche.games.successors.rules.state import IND, NOBODY, SEATS
from tyche.games.successors.rules.strategy.supply import oversupplied
from tyche.games.successors.rules.tables import L_VICTORY, VP_VICTORY
from tyche.games.successors.rules.units import total
from tyche.games.successors.rules.victory import attack, is_protected

DEFEAT: Final = "defeat"
"""The kind of what loses the game at once."""
STEP: Final = 4
"""Points that one march or card may bring: whoever needs no more is a step from victory."""


def foretell(t: Successors, ask: Ask, seat: int, option: Option) -> list[Remark]:
    """What to know about an option before choosing it, whom it cuts off, and who else is near victory before the others
    go on.
    """
    found = foresee(t, ask, seat, option, copied(t))
    if option[0] == "move" and ask.topic == "act":
        found += cut_off(t, PLACE.of(option), copied(t))
    return found + near_victory(t, seat) if option == DONE and ask.topic == "armies" else found


def risks(t: Successors, ask: Ask, seat: int, option: Option) -> list[Stake]:
    """What `seat` may lose for good by an option; a move is tried on a copy."""
    if ask.topic == "act" and option[0] in WAYS and t.s.party_cu:
        area = area_entered(t, option)
        return of_entering(t, str(option[0]), area, copied(t)) if area < N_PLACES else []
    if option == DONE and ask.topic == "free-passage" and t.cus(under_way(t).faction, under_way(t).area):
        return of_meeting(t, under_way(t), copied(t), True)
    if option == DONE and ask.topic == "armies":
        return of_hunger(t, seat)
    return []


def of_entering(t: Successors, verb: str, area: int, after: Successors) -> list[Stake]:
    """S10. The activated army enters an area."""
    return of_meeting(t, entering(t, verb, area, after), after)


def of_meeting(t: Successors, e: Entry, after: Successors, asked: bool = False) -> list[Stake]:
    """S10.H, S10.I, S10.K. An army has entered an area: it attacks whoever is there, unless he slips away or lets it
    pass; `asked` once nobody is asked for Free Passage any more.
    """
    enemy = after.cu_owner(e.area, e.faction)
    alone = [owner for owner in range(SEATS) if owner != e.faction and has_lone_major(after, owner, e.area)]
    there = [victim for victim in (enemy, *alone) if victim < 0 or not e.passage >> victim & 1]
    victims = [victim for victim in there if is_protected(after, victim)]
    chance = likely(after, e, enemy, asked)
    found = of_attack(t, e.faction, victims[0], chance) if victims else []
    for victim in victims:
        attack(after, e.faction, victim)
    return found + of_overrun(after, e, enemy, chance) + of_royal_army(after, e, enemy, chance)


def of_overrun(t: Successors, e: Entry, enemy: int, chance: float) -> list[Stake]:
    """S10.J.1, S14.9. Few units in the way of many: all of them leave the map, destroyed or dispersed."""
    number = t.cus(enemy, e.area) if 0 <= enemy < SEATS else 0
    if not number or e.passage >> enemy & 1 or t.cus(e.faction, e.area) < OVERRUN * number:
        return []
    return [Stake("units", enemy, -number, "S10.J.1", chance)]


def has_lone_major(t: Successors, faction: int, place: int) -> bool:
    """S10.I. Whether a player has major generals without units there."""
    return not t.cus(faction, place) and any(general < FIRST_MINOR for general in t.generals_in(faction, place))


def likely(t: Successors, e: Entry, enemy: int, asked: bool) -> float:
    """S10.C, S11.1, S12.2. How likely it is that the army meets whom it finds: nobody can say if he may let it pass, or
    if others may intercept it.
    """
    if may_be_intercepted(t, e) or (not asked and hosts_to_ask(t, e)):
        return UNKNOWN
    if 0 <= enemy < SEATS and may_avoid(t, e, enemy) is None:
        slips = prospect(t, AVOIDING, enemy, t.commander(enemy, e.area), e.area)["chance"]
        assert isinstance(slips, int)
        return 1 - slips / 100
    return SURE


def of_royal_army(t: Successors, e: Entry, enemy: int, chance: float) -> list[Stake]:
    """S10.K, S7.2.F.e. An army of Royal Army units alone goes over to an enemy with more Prestige."""
    if enemy in (NOBODY, IND) or t.cus(e.faction, e.area) >= OVERRUN * t.cus(enemy, e.area):
        return []
    group = t.cu(e.faction, e.area)
    if not has_royal_army(t, e.faction, e.area) or not only_royal_army(group):
        return []
    if prestige(t, e.faction, e.area, False) >= prestige(t, enemy, e.area, True):
        return []
    return [Stake("units", e.faction, -total(group), "S10.K", chance, {"faction": enemy, "place": e.area}, True)]


def of_hunger(t: Successors, seat: int) -> list[Stake]:
    """S6.4. When the segment ends each place with too many units loses one."""
    return [Stake("units", seat, -1, "S6.4.b", SURE, {"place": place}, True) for place in oversupplied(t, seat)]


def of_defeat(t: Successors, seat: int, stakes: list[Stake]) -> list[Stake]:
    """S3.1.a. What hands another player enough points for victory loses the game; never in Turn I."""
    if t.s.turn < 2:
        return []
    for other in t.others(seat):
        for track, has, goal in (
            ("vp", t.s.vp[other], VP_VICTORY[t.s.players]),
            ("legitimacy", t.s.legitimacy[other], L_VICTORY),
        ):
            more = sum([one.amount for one in stakes if one.certain and one.kind == track and one.faction == other])
            if more > 0 and has + more >= goal:
                return [Stake(DEFEAT, seat, -1, "S3.1.a", SURE, {"faction": other}, True)]
    return []


def spared(t: Successors, ask: Ask, seat: int, option: Option) -> list[Remark]:
    """What would help instead: the Usurper may be attacked freely, a marker be removed; armies may still go apart."""
    found: list[Remark] = []
    if option == DONE:
        return [Remark("march-apart", "S6.4.a", {"place": place}) for place in oversupplied(t, seat)]
    if t.s.usurper not in (NOBODY, seat):
        found.append(Remark("attack-usurper", "S3.7.b", {"faction": t.s.usurper}))
    removal: Option = ("remove-marker",)
    if removal in ask.options_for(seat):
        found.append(Remark("remove-instead", "S9.3.D.a", {"place": t.s.general_at[t.s.act]}, removal))
    return found


# --- what is no loss yet ---


def cut_off(t: Successors, place: int, after: Successors) -> list[Remark]:
    """S5.5. Whose markers a march would cut off, if nothing changes before the Isolation phase."""
    entering(t, "move", place, after)
    found: list[Remark] = []
    for seat in range(t.s.players):
        fresh = isolated(after, seat) & ~isolated(t, seat)
        if fresh:
            found.append(Remark("isolates", "S5.5.b", {"faction": seat, "place": list(bits(fresh))}))
    return found


def near_victory(t: Successors, seat: int) -> list[Remark]:
    """S3.1. Who else is a step from victory when a player ends his segment; never in Turn I."""
    if t.s.turn < 2:
        return []
    found: list[Remark] = []
    for other in t.others(seat):
        for track, lacks in (
            ("vp", VP_VICTORY[t.s.players] - t.s.vp[other]),
            ("legitimacy", L_VICTORY - t.s.legitimacy[other]),
        ):
            if lacks <= STEP:
                found.append(Remark("near-victory", "S3.1.a", {"faction": other, "points": lacks, "track": track}))
    return found


def worth(t: Successors, seat: int, place: str) -> list[Stake]:
    """S2.q, S3.5. What a marker there would bring: the province that it completes."""
    at = PLACE.ids.get(place, NOBODY)
    return of_marker(t, at, seat) if at >= 0 and t.s.control[at] != seat and KIND[at] != TRANSIT else []
