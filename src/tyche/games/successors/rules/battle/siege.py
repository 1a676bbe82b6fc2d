"""S15. Sieges."""

from typing import Final

from tyche.core.ask import NO, YES, Flow
from tyche.core.errors import Refusal
from tyche.core.scenes import Change, Die, Row, Side, Term
from tyche.core.verbs import ABSENT
from tyche.games.successors.rules.atlas import KIND, N_PLACES, SIEGE_MODIFIER
from tyche.games.successors.rules.battle.losses import choose_losses, count_as_moved, destroy, join_side, suffer_defeat
from tyche.games.successors.rules.battle.scenes import note_scores, score_changes
from tyche.games.successors.rules.check import disperse_units
from tyche.games.successors.rules.components import ABILITY, SIEGE_DEFENCE, SIEGE_DEFENCE_IN, SIEGE_ROLL
from tyche.games.successors.rules.markers import change_marker
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.prestige import popularity, prestige
from tyche.games.successors.rules.state import IND, NOBODY
from tyche.games.successors.rules.strategy.deck import copies
from tyche.games.successors.rules.strategy.surprise import offer_oratory, play_surprise
from tyche.games.successors.rules.tables import SIEGE_CUS, SIEGE_MP, SIEGE_POINTS_NEEDED, siege_result
from tyche.games.successors.rules.units import CAVALRY, FIELD, ROYAL, UNIT, total
from tyche.games.successors.rules.victory import attack, is_protected, legitimacy

TRAITOR: Final = copies("traitor_in_the_city")
TRAITOR_BONUS: Final = 3
MAJOR_CITY: Final = 2
AT_MOST_IN_SURRENDER: Final = 1
AT_MOST_ELSEWHERE: Final = 2


def points_needed(t: Successors, place: int) -> int:
    """S15.4.a. Major city 3, Independent stronghold 2, Independent minor city 1."""
    return SIEGE_POINTS_NEEDED[MAJOR_CITY if t.is_major(place) else KIND[place]]


def may_besiege(t: Successors, seat: int, place: int) -> Refusal | None:
    """S15.1.a, S15.2.A.a, AMB-28. The army must besiege the location; sieges are refused between pact partners."""
    holder = t.s.control[place]
    if holder in (NOBODY, seat):
        return Refusal("S15.1.a", "nothing-to-besiege", {"place": place})
    if holder != IND and not t.is_major(place):
        return Refusal("S2.c", "falls-without-siege", {"place": place})
    if not t.has_army(seat, place):
        return Refusal("S15.2.A.a", "no-army-there", {"place": place})
    if t.has_pact(seat, holder):
        return Refusal("O63", "pact", {"faction": holder})
    return None


def may_conduct(t: Successors, seat: int, place: int, units: int, most: int) -> Refusal | None:
    """S15.2.A. Three units that may count, and no more sieges here than the segment allows."""
    refusal = may_besiege(t, seat, place)
    if refusal is not None:
        return refusal
    if t.s.sieges.get(place, 0) >= most:
        return Refusal("S15.2.A.b" if most == 1 else "S15.2.A.c", "besieged-enough", {"place": place})
    if total(units) < SIEGE_CUS:
        return Refusal("S15.2.A.a", "three-units-needed", {"place": place})
    if t.rules.royal_army_sieges and total(units) - total(units & FIELD[ROYAL]) < SIEGE_CUS:
        if prestige_if_attacking(t, seat, place) < prestige(t, t.s.control[place], place + N_PLACES, False):
            return Refusal("S16.6.a", "royal-army-refuses", {"place": place})
    return None


def prestige_if_attacking(t: Successors, seat: int, place: int) -> int:
    """S16.6.a, AMB-76, AMB-3. The besieger's Prestige with the legitimacy left to him without Champion status."""
    s = t.s
    if not (t.is_champion(seat) and t.is_major(place) and is_protected(t, s.control[place])):
        return prestige(t, seat, place, False)
    s.champions &= ~(1 << seat)
    points = legitimacy(t, seat)
    s.champions |= 1 << seat
    return max(0, points + popularity(t, seat, place, False))


def may_bribe(t: Successors, seat: int, place: int, card: int) -> Refusal | None:
    """S15.2.B.a, W-7. A traitor, if one is named, is a card of the hand and works in a major city."""
    if card == ABSENT or (t.s.hands[seat] & TRAITOR & 1 << card and t.is_major(place)):
        return None
    return Refusal("S15.2.B.a", "no-traitor")


def siege_cost(t: Successors, place: int, units: int) -> int:
    """S9.3.C.a, S16.9.f. 2 MP; 1 with cavalry against an Independent minor city or stronghold."""
    return 1 if uses_cavalry(t, place, units) else SIEGE_MP


def uses_cavalry(t: Successors, place: int, units: int) -> bool:
    """S16.9.f. A cavalry unit is named among the three whenever that helps."""
    return t.rules.cavalry and bool(units & FIELD[CAVALRY]) and not t.is_major(place)


def royal_army_allows(t: Successors, seat: int, place: int, units: int) -> Flow[bool]:
    """S16.6.a, W-13. Where a siege needs Royal Army units, Prestige is compared once more after Gift of Oratory."""
    if not t.rules.royal_army_sieges or total(units) - total(units & FIELD[ROYAL]) >= SIEGE_CUS:
        return True
    yield from offer_oratory(t, [seat], place)
    yield from offer_oratory(t, [t.s.control[place]], place + N_PLACES)
    return may_conduct(t, seat, place, units, AT_MOST_ELSEWHERE) is None


def conduct_siege(t: Successors, seat: int, place: int, units: int, traitor: int) -> Flow[bool]:
    """S15.2.B. One siege roll; true if it completes the siege. `traitor` is a card played with it, or NOBODY (W-7)."""
    s = t.s
    holder = s.control[place]
    general = t.commander(seat, place) if s.act < 0 else t.party_commander()
    s.sieges[place] = s.sieges.get(place, 0) + 1
    note_scores(t)
    if t.is_major(place):
        attack(t, seat, holder)  # AMB-30: before the roll
    bonus = 0
    if traitor != NOBODY and (yield from play_surprise(t, seat, traitor)):
        bonus = TRAITOR_BONUS
    die = t.roll()
    terms = modifier_terms(t, seat, place, general)
    if bonus:
        terms.append(Term("card", bonus, {"card": traitor}))
    modifier = total_of(terms)
    roll = die + modifier
    points, lost = siege_result(roll)
    t.tell(
        "siege",
        "S15.2.B.a",
        faction=seat,
        place=place,
        general=general,
        die=die,
        modifier=modifier,
        roll=roll,
        points=points,
        lost=lost,
        already=t.siege_points(place, seat),
        needed=points_needed(t, place),
    )
    show_siege(t, seat, holder, place, general, die, terms)
    taken = yield from carry_on(t, seat, holder, place, units, points, lost)
    t.close_scene(score_changes(t))
    return taken


def show_siege(t: Successors, seat: int, holder: int, place: int, general: int, die: int, terms: list[Term]) -> None:
    """T-15. The roll with everything that changes it, and what it brings."""
    if not t.logged:
        return
    roll = die + total_of(terms)
    points, lost = siege_result(roll)
    already, needed = t.siege_points(place, seat), points_needed(t, place)
    row = Row("S15.2.B.a", {"roll": roll}, {"points": points, "lost": lost})
    dice = [Die(die, use="siege")]
    besieger = Side(seat, [Term("die", die), *terms], dice, roll, facts={"general": general}, role="besieges", row=row)
    inside = t.commander(holder, place + N_PLACES) if holder >= 0 and t.is_major(place) else NOBODY
    sides = [besieger, Side(holder, facts={"general": inside}, role="defends")]
    changes = [Change("siege", seat, already, min(needed, already + points), {"needed": needed})]
    winner = seat if already + points >= needed else NOBODY
    t.scene("siege", f"{t.moment}-{place}", "dice", sides, None, (), changes, place=place, winner=winner)


def carry_on(t: Successors, seat: int, holder: int, place: int, units: int, points: int, lost: int) -> Flow[bool]:
    """S15.2.B.b. What a siege roll brings; true if it completes the siege."""
    if lost:
        yield from lose_besieger(t, seat, place, units)
    yield from add_points(t, seat, holder, place, points)
    if t.siege_points(place, seat) >= points_needed(t, place):
        yield from complete_siege(t, seat, holder, place)
        return True
    return False


def modifiers(t: Successors, seat: int, place: int, general: int) -> int:
    """S15.2.B.a, T-15, T-20. The sum of all that changes a siege roll, but for a traitor."""
    return total_of(modifier_terms(t, seat, place, general))


def total_of(terms: list[Term]) -> int:
    """What terms add up to."""
    return sum([term.amount for term in terms])


def modifier_terms(t: Successors, seat: int, place: int, general: int) -> list[Term]:
    """S15.2.B.a, T-15, T-20. Everything that changes a siege roll, but for a traitor."""
    terms: list[Term] = []
    if t.is_major(place):
        if t.is_port(place) and not t.available_fleets(seat):
            terms.append(Term("no-fleet", -1))
        terms += [Term("walls", SIEGE_MODIFIER[place]), Term("helepolis", int(t.s.helepolis == place))]
        holder = t.s.control[place]
        if holder != IND:
            inside = place + N_PLACES
            defender = t.commander(holder, inside)
            points = t.has_ability(defender, SIEGE_DEFENCE, inside) + t.has_ability(defender, SIEGE_DEFENCE_IN, inside)
            terms.append(Term("general", points, {"general": defender}))
    if t.commander(seat, place) == general:  # S7.1.0.b: only while he commands there
        terms.append(Term("general", besieger_ability(t, general, place), {"general": general}))
    return [term for term in terms if term.amount]


def besieger_ability(t: Successors, general: int, place: int) -> int:
    """T-20 (Demetrios, Menelaos), DIFF-27. The option holds Demetrios to the Surrender segment, as on his card."""
    ability = ABILITY[general] if general >= 0 else None
    printed = ability is not None and ability.printed_surrender_only
    if printed and t.rules.demetrios_surrender_only and t.s.segment != "surrender":
        return 0
    return t.has_ability(general, SIEGE_ROLL, place)


def lose_besieger(t: Successors, seat: int, place: int, units: int) -> Flow[None]:
    """S15.2.B.b, S16.9.f. One besieging unit of the owner's choice; cavalry is dispersed instead."""
    if uses_cavalry(t, place, units):
        disperse_units(t, seat, place, UNIT[CAVALRY], "S16.9.f")
        return
    lost = yield from choose_losses(t, seat, place, t.cu(seat, place), 1, "S15.2.B.b")
    destroy(t, seat, place, lost, "S15.2.B.b")


def add_points(t: Successors, seat: int, holder: int, place: int, points: int) -> Flow[None]:
    """S15.2.B.b, S7.2.F.g, S16.5.a. One siege point after the other; the first that is added tempts the Royal Army."""
    added = 0
    for _ in range(points):
        already = t.siege_points(place, seat)
        if not (yield from defend_with_unit(t, holder, place, already)):
            t.set_siege_points(place, seat, already + 1)
            added += 1
            if added == 1:
                yield from royal_army_inside(t, seat, holder, place)


def royal_army_inside(t: Successors, seat: int, holder: int, place: int) -> Flow[None]:
    """S7.2.F.g, S15.2.B.c. Besieged Royal Army units join the besieger if their side's Prestige is lower."""
    inside = place + N_PLACES
    if holder in (NOBODY, IND) or not t.cu(holder, inside) & FIELD[ROYAL] or not t.has_army(seat, place):
        return
    yield from offer_oratory(t, [seat], place)
    yield from offer_oratory(t, [holder], inside)
    if prestige(t, holder, inside, False) < prestige(t, seat, place, False):
        group = t.cu(holder, inside) & FIELD[ROYAL]
        join_side(t, holder, seat, inside, group, "S7.2.F.g")
        t.take_cu(seat, inside, group)
        t.add_cu(seat, place, group)
        count_as_moved(t, place, group)


def defend_with_unit(t: Successors, holder: int, place: int, already: int) -> Flow[bool]:
    """S16.5.a, D-5.5. A third siege point against a city with units inside costs one of them instead of being added."""
    inside = place + N_PLACES
    if not t.rules.siege_defence or not t.is_major(place) or holder in (NOBODY, IND) or not t.cu(holder, inside):
        return False
    if already < SIEGE_POINTS_NEEDED[MAJOR_CITY] - 1:
        return False
    lost = yield from choose_losses(t, holder, inside, t.cu(holder, inside), 1, "S16.5.a")
    destroy(t, holder, inside, lost, "S16.5.a")
    return True


def complete_siege(t: Successors, seat: int, holder: int, place: int) -> Flow[None]:
    """S15.4.b. The marker and all siege points go; pieces inside suffer the full consequences of a lost battle."""
    city = t.is_major(place)
    t.tell("siege-completed", "S15.4.b", faction=seat, place=place, holder=holder)
    t.enact("outcome", winner=seat)
    change_marker(t, place, NOBODY, seat, "S15.4.b")
    if city and holder not in (NOBODY, IND):
        yield from suffer_defeat(t, holder, place + N_PLACES, "S15.4.b")


def claim_after_siege(t: Successors, seat: int, place: int) -> Flow[None]:
    """S15.4.c, D-5.6. Completed in a Surrender segment, the besieger may place his marker at once."""
    if not t.cu(seat, place):
        return
    choice = yield t.ask(seat, "claim", [YES, NO], "S15.4.c", YES, place=place)
    if choice == YES:
        change_marker(t, place, seat, seat, "S15.4.c")
