"""S14. Land battles: two factions' combat units share an area and neither was overrun."""

from typing import Final

from tyche.core import scenes
from tyche.core.ask import DONE, NO, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import N_PLACES, PROVINCE_OF
from tyche.games.successors.rules.battle.battle_cards import offer_price_of_failure, play_battle_cards
from tyche.games.successors.rules.battle.commanders import lose_commanders
from tyche.games.successors.rules.battle.losses import (
    choose_losses,
    count_as_moved,
    destroy,
    join_side,
    only_royal_army,
    suffer_defeat,
)
from tyche.games.successors.rules.battle.scenes import score_changes, show_elephants, show_score, shown
from tyche.games.successors.rules.battle.side import Battle, Side
from tyche.games.successors.rules.components import (
    BATTLE,
    BATTLE_RATING_IF_ATTACKER,
    BATTLE_RATING_IN,
    FIRST_MINOR,
    LOCAL_TROOPS_BONUS,
    LOCAL_TROOPS_MULTIPLIER,
    REROLL_ELEPHANT_DIE,
)
from tyche.games.successors.rules.course.reinforcement import place_polyperchon
from tyche.games.successors.rules.kinds import CU, DIE, GENERAL
from tyche.games.successors.rules.movement.entry import Entry, send_back
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.prestige import has_royal_army, lower_prestige
from tyche.games.successors.rules.state import IND, NOBODY, has_fought
from tyche.games.successors.rules.tables import ELEPHANT_STRENGTH, battle_score
from tyche.games.successors.rules.units import (
    CAVALRY,
    ELEPHANT,
    FIELD,
    ROYAL,
    SILVER,
    UNIT,
    count,
    kinds,
    overlap,
    strength,
)

JOIN: Final = options_of("join", CU)
JOIN_GENERAL: Final = options_of("join-general", GENERAL)
PURSUIT_BONUS: Final = 2


def land_battle(t: Successors, e: Entry, enemy: int) -> Flow[bool]:
    """S14. The moving faction attacks, the other defends (S14.1.a); false if it comes to none (S7.2.F.e)."""
    battle = Battle(e, Side(e.faction, True), Side(enemy, False))
    t.tell("battle", "S14.1.a", attacker=e.faction, defender=enemy, place=e.area)
    open_scene(t, battle)
    fought = yield from fight(t, battle)
    t.battle = None
    t.close_scene(score_changes(t))
    return fought


def fight(t: Successors, battle: Battle) -> Flow[bool]:
    """S14.2-S14.10. The steps of a battle in binding order; false if it comes to none."""
    e = battle.entry
    yield from join_from_city(t, battle)  # S14.2
    yield from play_battle_cards(t, battle)  # S14.3
    if (yield from set_aside_royal_army(t, battle)):  # S14.4
        close_ranks(t, battle)
        return False
    yield from count_strength(t, battle)  # S14.5-14.6
    score(t, battle)  # S14.7
    yield from lose_commanders(t, battle)  # S14.8
    yield from take_losses(t, battle)  # S14.9
    close_ranks(t, battle)
    if battle.winner is None:
        send_back(t, e, "S14.10.a")  # S14.10
    yield from offer_price_of_failure(t, battle)
    if battle.antipatros_fell:
        yield from place_polyperchon(t)  # S7.1.B.d, AMB-67
    return True


def open_scene(t: Successors, battle: Battle) -> None:
    """A battle begins: who, under whom, how strong."""
    t.battle = battle
    if t.logged:
        t.scene("battle", f"{t.moment}-{battle.area}", "opens", sides_of(t, battle), place=battle.area)


def sides_of(t: Successors, battle: Battle) -> list[scenes.Side]:
    """Both sides as they stand."""
    return [
        shown(t, side, battle, local_troops(t, side, battle), battle_rating(t, side, battle.area))
        for side in (battle.attacker, battle.defender)
    ]


# --- S14.2: battles at major cities ---


def join_from_city(t: Successors, battle: Battle) -> Flow[None]:
    """S14.2.a. A faction with pieces inside and outside decides which of those inside come out."""
    place = battle.area
    holder = t.s.control[place]
    if not t.is_major(place) or holder not in (battle.attacker.faction, battle.defender.faction) or holder == IND:
        return
    inside = place + N_PLACES
    while True:
        options: list[Option] = [JOIN[kind] for kind in kinds(t.cu(holder, inside))]
        options += [JOIN_GENERAL[general] for general in t.generals_in(holder, inside)]
        if not options:
            return
        choice = yield t.ask(holder, "join-battle", [DONE, *options], "S14.2.a", DONE, place=place)
        if choice == DONE:
            return
        join(t, battle, holder, choice)


def may_join(t: Successors, seat: int, place: int, kind: int) -> Refusal | None:
    """S14.2.a. A unit from inside the city."""
    inside = place + N_PLACES
    return None if t.cu(seat, inside) & FIELD[kind] else Refusal("S14.2.a", "no-such-units", {"area": inside})


def may_join_general(t: Successors, seat: int, place: int, general: int) -> Refusal | None:
    """S14.2.a. A general from inside the city."""
    if general in t.generals_in(seat, place + N_PLACES):
        return None
    return Refusal("S14.2.a", "not-here", {"general": general})


def join(t: Successors, battle: Battle, seat: int, choice: Option) -> None:
    """Pieces come out; those of the moving faction count as moved by the activated general."""
    e, inside = battle.entry, battle.area + N_PLACES
    if choice[0] == "join-general":
        general = GENERAL.of(choice)
        t.move_general(general, battle.area)
        if seat == e.faction:
            e.joined_generals |= 1 << general
            t.s.used |= 1 << general
    else:
        kind = CU.of(choice)
        group = t.cu(seat, inside) & FIELD[kind] if kind == SILVER else UNIT[kind]
        t.take_cu(seat, inside, group)
        t.add_cu(seat, battle.area, group)
        if seat == e.faction:
            e.joined_units += group
    t.tell("joined", "S14.2.a", faction=seat, place=battle.area, what=str(choice[1]))
    if t.staged:
        t.enact("cards", sides_of(t, battle))


# --- S14.4: Royal Army ---


def set_aside_royal_army(t: Successors, battle: Battle) -> Flow[bool]:
    """S14.4.a, S7.2.F.d. Royal Army units of the side with lower Prestige are set aside; true if no battle remains."""
    area = battle.area
    sides = (battle.attacker, battle.defender)
    if not any(has_royal_army(t, side.faction, area) for side in sides):
        return False
    lower = yield from lower_prestige(t, battle.attacker.faction, battle.defender.faction, area)
    for side in sides:
        if side.faction != lower or not has_royal_army(t, lower, area):
            continue
        group = t.cu(lower, area)
        if only_royal_army(group):
            battle.defect(t, side)
            return True
        side.aside = group & FIELD[ROYAL]
        t.tell("set-aside", "S7.2.F.d", faction=lower, place=area, units=side.aside)
        if t.staged:
            t.enact("cards", sides_of(t, battle))
    return False


# --- S14.5-14.7: strength and score ---


def local_troops(t: Successors, side: Side, battle: Battle) -> int:
    """S14.5. 1 for the battle location, 2 for its province; doubled or raised by abilities; 0 after a failed avoid."""
    faction, place = side.faction, battle.area
    if battle.entry.failed_to_avoid >> faction & 1:
        return 0
    province = PROVINCE_OF[place]
    location = t.s.control[place] == faction
    points = int(location) + 2 * int(province >= 0 and t.s.provinces[province] == faction)
    commander = t.commander(faction, place)
    if location:
        points += t.has_ability(commander, LOCAL_TROOPS_BONUS, place)
    return points * (t.has_ability(commander, LOCAL_TROOPS_MULTIPLIER, place) or 1)


def count_strength(t: Successors, battle: Battle) -> Flow[None]:
    """S14.6.a. Elephants are rolled, strengths of participating units and Local Troops added."""
    for side in (battle.attacker, battle.defender):
        troops = local_troops(t, side, battle)
        if side.faction == IND:
            side.strength = t.cus(IND, battle.area) + troops
            side.has_cavalry = t.rules.cavalry
        else:
            group = t.cu(side.faction, battle.area) - side.aside
            side.has_cavalry = t.rules.cavalry and bool(group & FIELD[CAVALRY])
            yield from roll_elephants(t, side, battle, count(group, ELEPHANT))
            side.strength = strength(group) + side.elephants + troops
        side.counted = True
        t.tell(
            "strength", "S14.6.a", faction=side.faction, strength=side.strength, troops=troops, elephants=side.elephants
        )
        if t.staged:
            t.enact("strength", [shown(t, side, battle, troops, battle_rating(t, side, battle.area))])


def roll_elephants(t: Successors, side: Side, battle: Battle, number: int) -> Flow[None]:
    """S7.2.C.a, T-20 (Seleukos). One die an elephant; Seleukos in command may have one re-rolled."""
    if not number or side.elephants_stopped:
        return
    dice = [t.roll() for _ in range(number)]
    t.tell("elephants", "S7.2.C.a", faction=side.faction, dice=dice)
    show_elephants(t, side, dice)
    if t.has_ability(t.commander(side.faction, battle.area), REROLL_ELEPHANT_DIE, battle.area):
        t.choices = sum({1 << value for value in dice})
        options: list[Option] = [NO, *[("reroll", value) for value in sorted(set(dice))]]
        choice = yield t.ask(side.faction, "reroll-elephant", options, "S14.6.a", NO, dice=dice)
        if choice != NO:
            dice.remove(DIE.of(choice))
            dice.append(t.roll())
            t.tell("elephants", "S7.2.C.a", faction=side.faction, dice=dice)
            show_elephants(t, side, dice)
    side.elephants = sum(ELEPHANT_STRENGTH[value] for value in dice)


def may_reroll(t: Successors, value: int) -> Refusal | None:
    """T-20 (Seleukos). One of the dice just thrown for the elephants."""
    return None if t.choices >> value & 1 else Refusal("T-20", "no-such-die", {"number": value})


def battle_rating(t: Successors, side: Side, area: int) -> int:
    """S7.1.0.a, T-20. The commander's battle rating here; 0 without a general (AMB-18)."""
    general = t.commander(side.faction, area)
    if general == NOBODY:
        return 0
    raised = t.has_ability(general, BATTLE_RATING_IN, area)
    if side.attacks:
        raised = max(raised, t.has_ability(general, BATTLE_RATING_IF_ATTACKER, area))
    return max(raised, BATTLE[general])


def score(t: Successors, battle: Battle) -> None:
    """S14.7, AMB-20. Each die below the battle rating becomes that rating; the total is read on T-4."""
    for side, other in ((battle.attacker, battle.defender), (battle.defender, battle.attacker)):
        rating = battle_rating(t, side, battle.area)
        dice = [t.roll(), t.roll()]
        bonus = side.bonus + int(side.has_cavalry and other.elephants == 0)  # S16.9.n
        side.roll = max(dice[0], rating) + max(dice[1], rating) + bonus
        side.score = battle_score(side.roll, side.strength)
        t.tell(
            "battle-score",
            "S14.7.a",
            faction=side.faction,
            dice=dice,
            rating=rating,
            bonus=bonus,
            roll=side.roll,
            strength=side.strength,
            score=side.score,
        )
        show_score(t, side, dice, rating, bonus)
    battle.decided = True
    if battle.attacker.score != battle.defender.score:
        battle.winner = battle.attacker if battle.attacker.score > battle.defender.score else battle.defender
    if battle.winner is None:
        t.tell("battle-drawn", "S14.7.b", place=battle.area, score=battle.attacker.score)
        t.enact("outcome", winner=NOBODY)
    else:
        loser = battle.other(battle.winner)
        t.tell(
            "battle-won",
            "S14.7.b",
            winner=battle.winner.faction,
            loser=loser.faction,
            place=battle.area,
            score=battle.winner.score,
            against=loser.score,
        )
        t.enact("outcome", winner=battle.winner.faction)


# --- S14.9: losses ---


def take_losses(t: Successors, battle: Battle) -> Flow[None]:
    """S14.9. Winner or draw one unit, the loser everything; Royal Army set aside joins the winner (S14.9.i)."""
    winner = battle.winner
    if winner is None:
        for side in (battle.attacker, battle.defender):
            yield from lose_one(t, side, battle, "S14.9.a")
        return
    loser = battle.other(winner)
    pursuit = winner.has_cavalry and not loser.has_cavalry  # S16.9.o
    if not easy_victory(winner.score, loser.score):
        yield from lose_one(t, winner, battle, "S14.9.b")
    yield from suffer_defeat(t, loser.faction, battle.area, "S14.9.c", loser.aside, PURSUIT_BONUS if pursuit else 0)
    join_side(t, loser.faction, winner.faction, battle.area, loser.aside, "S14.9.i")
    if winner.faction == t.s.active:
        count_as_moved(t, battle.area, loser.aside)
    if loser.faction == IND:
        reward_victor(t, winner)
    elif winner.faction == IND:
        remove_marker_of_loser(t, battle.area)


def easy_victory(winner: int, loser: int) -> bool:
    """S14.9.b, DX-1. At least twice the loser's score, or at least 1 against 0."""
    return winner >= 2 * loser if loser else winner >= 1


def lose_one(t: Successors, side: Side, battle: Battle, clause: str) -> Flow[None]:
    """S14.9.a-b, AMB-21, AMB-22. One participating unit of the owner's choice; Independents lose none."""
    if side.faction == IND:
        return
    group = t.cu(side.faction, battle.area) - side.aside
    lost = yield from choose_losses(t, side.faction, battle.area, group, 1, clause)
    destroy(t, side.faction, battle.area, lost, clause)


def reward_victor(t: Successors, winner: Side) -> None:
    """S14.9.j, AMB-40. A major general commanding the victory over Independents gets +1 popularity, once a battle."""
    if 0 <= winner.commander < FIRST_MINOR:
        t.s.popularity[winner.commander] += 1
        t.tell("popularity", "S14.9.j", general=winner.commander, faction=winner.faction)
        t.enact("after")


def remove_marker_of_loser(t: Successors, place: int) -> None:
    """S9.5.j. An Independent victory removes the player's marker from a minor city or stronghold."""
    if t.s.control[place] not in (NOBODY, IND) and not t.is_major(place):
        t.tell("marker-removed", "S9.5.j", place=place, faction=t.s.control[place])
        t.enact("after")
        t.set_control(place, NOBODY)


def close_ranks(t: Successors, battle: Battle) -> None:
    """S14.2.a, S14.9.i, S15.2.A.d. What a battle leaves of the activated army, and what else has moved or fought by it.

    Whoever came out of the city or changed sides counts as moved by the activated general.
    """
    s, area = t.s, battle.area
    present = t.cu(s.active, area) if s.active >= 0 else 0
    if battle.attacker.faction == s.active:
        if not battle.entry.dropped:
            hand_over(t, area)
            s.party_cu = overlap(s.party_cu, present) if s.general_at[s.act] == area else 0
        s.finished[area] = present if battle.entry.dropped else present - s.party_cu
    elif battle.defender.faction == s.active:
        s.fought[area] = present
        for general in t.generals_in(s.active, area):
            s.fought[has_fought(general)] = 1


def hand_over(t: Successors, area: int) -> None:
    """S9.2.c, S14.8.c. The activated army goes on under its most senior survivor, or who has taken command of it."""
    s = t.s
    survivors = sum(1 << general for general in bits(s.party) if s.general_at[general] == area)
    commander = t.commander(s.active, area)
    if not survivors and commander != NOBODY:
        survivors = 1 << commander
    if survivors:
        s.party = survivors
        s.used |= survivors
        if not s.party >> s.act & 1:
            s.act = t.party_commander()
