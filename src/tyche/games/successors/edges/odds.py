"""How battles, sieges and attempts may end, exactly, from what everybody sees; cards of others are left out."""

from typing import Final

from tyche.core.ask import PASS, Ask, Option
from tyche.core.atlas import bits
from tyche.core.play import copied
from tyche.core.stakes import Outcome, Prospect
from tyche.games.successors.rules.atlas import N_PLACES
from tyche.games.successors.rules.battle.battle_cards import betrayal
from tyche.games.successors.rules.battle.land_battle import battle_rating, local_troops
from tyche.games.successors.rules.battle.losses import only_royal_army
from tyche.games.successors.rules.battle.side import Battle, Side
from tyche.games.successors.rules.battle.siege import modifiers, points_needed
from tyche.games.successors.rules.components import CARD_TITLE, FIRST_MINOR, NAVAL_ROLL_OWN_MOVE
from tyche.games.successors.rules.kinds import CARD, FLEET, GENERAL
from tyche.games.successors.rules.movement.entry import Entry
from tyche.games.successors.rules.movement.initiative import AVOIDING, INTERCEPTION, needed
from tyche.games.successors.rules.movement.land import OVERRUN, champion_attacks
from tyche.games.successors.rules.movement.outlook import WAYS, area_entered, entering
from tyche.games.successors.rules.movement.sea_battle import ADMIRAL, ADMIRAL_BONUS, ENGAGE_ALL
from tyche.games.successors.rules.play import SeaFight, Successors
from tyche.games.successors.rules.prestige import has_royal_army, prestige
from tyche.games.successors.rules.state import ABOARD, IND, NOBODY
from tyche.games.successors.rules.tables import (
    COMMANDER_LOSS_ROLL,
    ELEPHANT_STRENGTH,
    battle_score,
    commander_killed,
    siege_result,
)
from tyche.games.successors.rules.units import CAVALRY, ELEPHANT, FIELD, LOYAL, ROYAL, UNIT, count, kinds, strength
from tyche.games.successors.rules.victory import fleet_value, keep_scores

DIE: Final = range(1, 7)
Odds = dict[int, float]
"""A number and how likely it is."""
Scores = dict[tuple[int, bool], float]
"""A score on T-4, whether the total was one that endangers the commander, and how likely that is."""
WON_OR_DRAWN: Final = sum([commander_killed(die, False) for die in DIE]) / 6
LOST: Final = sum([commander_killed(die, True) for die in DIE]) / 6


def prospect(t: Successors, ask: Ask, seat: int | None, option: Option | None) -> Prospect | None:
    """How what a question or an option is about may end; battles and marches are tried on a copy."""
    verb = "" if option is None else option[0]
    battle = t.battle
    if isinstance(battle, Battle) and ask.scene and not battle.decided:
        return of_battle(copied(t), battle, seat, option, ask)
    if t.at_sea is not None and ask.topic == "sea-card":
        return of_sea_battle(t, t.at_sea, seat, option)
    if option is None:
        return None
    if verb in ("engage", "engage-all") and seat is not None:
        return of_sea_battle(t, SeaFight(seat, fleets_named(t, seat, option), {}), seat, None)
    if verb == "siege" and seat is not None:
        return of_siege(t, seat)
    if verb in ("intercept", "avoid") and len(option) == 2:
        return of_attempt(t, GENERAL.of(option), INTERCEPTION if verb == "intercept" else AVOIDING)
    if verb in WAYS and ask.topic == "act" and area_entered(t, option) < N_PLACES:
        return of_march(copied(t), verb, area_entered(t, option))
    return None


# --- a land battle ---


def of_march(t: Successors, verb: str, place: int) -> Prospect | None:
    """S10.L. The battle to which a step leads, if it leads to one and nobody avoids it."""
    e = entering(t, verb, place, t)
    enemy = t.cu_owner(place, e.faction)
    mine = t.cus(e.faction, place)
    if enemy == NOBODY or not mine or mine >= OVERRUN * t.cus(enemy, place):
        return None
    after = on_meeting(t, e)
    return battle_prospect(after, Battle(e, Side(e.faction, True), Side(enemy, False)), e.faction)


def on_meeting(t: Successors, e: Entry) -> Successors:
    """S10.H. The table when the battle begins to which a meeting leads: who attacks a Champion is none any more."""
    after = copied(t)
    champion_attacks(after, e)
    keep_scores(after)
    return after


def of_battle(t: Successors, battle: Battle, seat: int | None, option: Option | None, ask: Ask) -> Prospect | None:
    """S14.3-S14.8. The battle under way, after a card if the option plays one; one that may be cancelled takes effect
    unless the option cancels it.
    """
    tried = refought(battle)
    if ask.topic == "cancel":
        card, player = ask.facts["card"], ask.facts["faction"]
        assert isinstance(card, int)
        assert isinstance(player, int)
        if player in (battle.attacker.faction, battle.defender.faction) and option in (None, PASS):
            play(t, tried, player, card)
        option = None
    viewer = seat if seat in (battle.attacker.faction, battle.defender.faction) else battle.attacker.faction
    assert viewer is not None
    if option is not None and option != PASS:
        if option[0] != "play" or seat is None or not play(t, tried, viewer, CARD.of(option)):
            return None
    return battle_prospect(t, tried, viewer)


def refought(battle: Battle) -> Battle:
    """A battle that can be tried."""
    sides = [Side(side.faction, side.attacks) for side in (battle.attacker, battle.defender)]
    for side, known in zip(sides, (battle.attacker, battle.defender), strict=True):
        side.aside, side.bonus, side.elephants_stopped = known.aside, known.bonus, known.elephants_stopped
        side.elephants, side.counted = known.elephants, known.counted
    return Battle(battle.entry, sides[0], sides[1])


def play(t: Successors, battle: Battle, seat: int, card: int) -> bool:
    """W-8. A battle card takes effect; false for one that changes no odds that can be told."""
    side = battle.attacker if battle.attacker.faction == seat else battle.defender
    enemy = battle.other(side)
    title = CARD_TITLE[card]
    if title == "elephant_defence":
        enemy.elephants_stopped = True
    elif title == "superior_cavalry":
        side.bonus += 1
    elif title == "mutiny":
        return win_over(t, battle, side)
    elif title == "silver_shields_betrayal":
        betrayal(t, seat, enemy.faction, battle.area)
    else:
        return False
    return True


def win_over(t: Successors, battle: Battle, side: Side) -> bool:
    """Cards 48, 49. The first unit that may be won over changes sides, if the Prestige suffices."""
    enemy, area = battle.other(side).faction, battle.area
    if prestige(t, side.faction, area, not side.attacks) <= prestige(t, enemy, area, side.attacks):
        return True
    allowed = FIELD[LOYAL] | FIELD[ROYAL] | (FIELD[CAVALRY] if t.rules.cavalry else 0)
    for kind in kinds(t.cu(enemy, area) & allowed)[:1]:
        t.take_cu(enemy, area, UNIT[kind])
        t.add_cu(side.faction, area, UNIT[kind])
    return True


def battle_prospect(t: Successors, battle: Battle, viewer: int) -> Prospect:
    """S14.7, S14.8. Won, drawn, lost; and who may be killed in command."""
    won, drawn, lost = battle_chances(t, battle)
    if viewer == battle.defender.faction:
        won, lost = lost, won
    outcomes = [Outcome("won", won), Outcome("drawn", drawn), Outcome("lost", lost)]
    killed = [
        Outcome("killed", chance, {"general": general})
        for general, chance in (fallen(t, battle, battle.attacker), fallen(t, battle, battle.defender))
        if chance
    ]
    return Prospect(viewer, outcomes, killed, "no-more-cards")


def battle_chances(t: Successors, battle: Battle) -> tuple[float, float, float]:
    """S14.5-14.7. How likely the attacker wins, draws and loses, as Prestige stands: Royal Army units of the lower side
    are set aside, and an army of nothing else goes over (S14.4.a, S7.2.F.e).
    """
    side = unwilling(t, battle)
    if side is not None and only_royal_army(t.cu(side.faction, battle.area)):
        return (0.0, 0.0, 1.0) if side.attacks else (1.0, 0.0, 0.0)
    if side is not None:
        battle = refought(battle)
        tried = battle.attacker if side.attacks else battle.defender
        tried.aside = t.cu(side.faction, battle.area) & FIELD[ROYAL]
    own, theirs = plain(scores(t, battle, battle.attacker)), plain(scores(t, battle, battle.defender))
    won = sum([chance * other for score, chance in own.items() for less, other in theirs.items() if score > less])
    drawn = sum([chance * theirs.get(score, 0.0) for score, chance in own.items()])
    return won, drawn, max(0.0, 1 - won - drawn)


def unwilling(t: Successors, battle: Battle) -> Side | None:
    """S7.2.F.d. The side whose Royal Army units do not fight: its Prestige is lower."""
    attacker, defender = battle.attacker, battle.defender
    first, second = prestige(t, attacker.faction, battle.area, False), prestige(t, defender.faction, battle.area, True)
    lower = attacker if first < second else defender if second < first else None
    return lower if lower is not None and has_royal_army(t, lower.faction, battle.area) else None


def plain(found: Scores) -> Odds:
    """The scores alone."""
    odds: Odds = {}
    for (score, _), chance in found.items():
        odds[score] = odds.get(score, 0.0) + chance
    return odds


def fallen(t: Successors, battle: Battle, side: Side) -> tuple[int, float]:
    """S14.8.a, T-13. The major general in command, and how likely he is killed."""
    general = t.commander(side.faction, battle.area)
    if side.faction == IND or not 0 <= general < FIRST_MINOR:
        return general, 0.0
    theirs = plain(scores(t, battle, battle.other(side)))
    chance = 0.0
    for (score, endangered), likely in scores(t, battle, side).items():
        if endangered:
            worse = sum([other for more, other in theirs.items() if more > score])
            chance += likely * (worse * LOST + (1 - worse) * WON_OR_DRAWN)
    return general, chance


def scores(t: Successors, battle: Battle, side: Side) -> Scores:
    """S14.6, S14.7. The scores a side may reach on T-4."""
    other = battle.other(side)
    rating = battle_rating(t, side, battle.area)
    free = cavalry(t, side, battle.area) and not elephants(t, other, battle.area)
    bonus = side.bonus + int(free)
    found: Scores = {}
    for power, likely in strengths(t, battle, side).items():
        for one in DIE:
            for two in DIE:
                roll = max(one, rating) + max(two, rating) + bonus
                key = (battle_score(roll, power), roll == COMMANDER_LOSS_ROLL)
                found[key] = found.get(key, 0.0) + likely / 36
    return found


def strengths(t: Successors, battle: Battle, side: Side) -> Odds:
    """S14.6.a. The strengths a side may have: its units and Local Troops, and a die for each elephant."""
    base = local_troops(t, side, battle)
    base += t.cus(IND, battle.area) if side.faction == IND else strength(t.cu(side.faction, battle.area) - side.aside)
    if side.counted:
        return {base + side.elephants: 1.0}
    found: Odds = {base: 1.0}
    for _ in range(elephants(t, side, battle.area)):
        more: Odds = {}
        for power, likely in found.items():
            for die in DIE:
                more[power + ELEPHANT_STRENGTH[die]] = more.get(power + ELEPHANT_STRENGTH[die], 0.0) + likely / 6
        found = more
    return found


def elephants(t: Successors, side: Side, area: int) -> int:
    """S7.2.C. How many elephants of a side are rolled for."""
    return 0 if side.faction == IND or side.elephants_stopped else count(t.cu(side.faction, area), ELEPHANT)


def cavalry(t: Successors, side: Side, area: int) -> bool:
    """S16.9.n. Whether a side has cavalry."""
    return t.rules.cavalry and (side.faction == IND or bool(t.cu(side.faction, area) & FIELD[CAVALRY]))


# --- a sea battle ---


def of_sea_battle(t: Successors, fight: SeaFight, seat: int | None, option: Option | None) -> Prospect | None:
    """S13.3.D. The sea battle that was declared, with an admiral if the option plays one."""
    mover = t.s.active
    bonus = dict(fight.admirals)
    if option is not None and option != PASS and seat is not None:
        if not ADMIRAL >> CARD.of(option) & 1:
            return None
        bonus[seat] = bonus.get(seat, 0) + ADMIRAL_BONUS
    won, drawn, lost = sea_chances(t, fight.fleets, bonus.get(fight.seat, 0), bonus.get(mover, 0))
    viewer = mover if seat == mover else fight.seat
    if viewer == mover:
        won, lost = lost, won
    return Prospect(viewer, [Outcome("won", won), Outcome("drawn", drawn), Outcome("lost", lost)], [], "no-more-cards")


def fleets_named(t: Successors, seat: int, option: Option) -> int:
    """S13.2.4. The fleets that an option sends into a sea battle."""
    return t.available_fleets(seat) if option == ENGAGE_ALL else 1 << FLEET.of(option)


def sea_chances(t: Successors, fleets: int, bonus: int = 0, escorted: int = 0) -> tuple[float, float, float]:
    """S13.3.D. How likely fleets that attack win, draw and lose against the escort of the army at sea."""
    own_move = t.has_ability(t.party_commander(), NAVAL_ROLL_OWN_MOVE, ABOARD)
    attacking, sailing = naval_scores(t, fleets, bonus), naval_scores(t, t.s.escort, own_move + escorted)
    won = sum([one * two for score, one in attacking.items() for less, two in sailing.items() if score > less])
    drawn = sum([one * sailing.get(score, 0.0) for score, one in attacking.items()])
    return won, drawn, max(0.0, 1 - won - drawn)


def naval_scores(t: Successors, fleets: int, bonus: int) -> Odds:
    """S13.3.C, S13.3.D.a. The scores that fleets may reach on T-4."""
    points = sum([fleet_value(t, fleet) for fleet in bits(fleets)])
    found: Odds = {}
    for one in DIE:
        for two in DIE:
            score = battle_score(one + two + bonus, points)
            found[score] = found.get(score, 0.0) + 1 / 36
    return found


# --- sieges and attempts ---


def of_siege(t: Successors, seat: int) -> Prospect:
    """S15.2.B, T-15. Completed, nearer to it, or in vain; and whether a unit is lost."""
    place = t.s.general_at[t.s.act]
    modifier = modifiers(t, seat, place, t.party_commander())
    already, need = t.siege_points(place, seat), points_needed(t, place)
    results = [siege_result(die + modifier) for die in DIE]
    taken = sum([already + points >= need for points, _ in results]) / 6
    nearer = sum([0 < points < need - already for points, _ in results]) / 6
    outcomes = [Outcome("taken", taken), Outcome("nearer", nearer), Outcome("in-vain", max(0.0, 1 - taken - nearer))]
    lost = sum([lost for _, lost in results]) / 6
    return Prospect(seat, outcomes, [Outcome("unit-lost", lost)] if lost else [], "no-more-cards")


def of_attempt(t: Successors, general: int, reaction: object) -> Prospect:
    """S11.2.e, S12.2.a. A general's attempt to intercept or to avoid battle."""
    assert reaction in (INTERCEPTION, AVOIDING)
    kind = INTERCEPTION if reaction is INTERCEPTION else AVOIDING
    need = needed(t, kind, general, t.s.general_at[general])
    chance = sum([die >= need for die in DIE]) / 6
    outcomes = [Outcome("succeeds", chance), Outcome("fails", 1 - chance)]
    return Prospect(t.s.owner[general], outcomes, exact=not t.rules.cavalry)
