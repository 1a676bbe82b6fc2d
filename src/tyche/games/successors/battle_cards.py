"""S14.3, W-8, W-12. Surprise cards of land battles."""

from typing import Final

from tyche.core.ask import PASS, Flow, Option
from tyche.core.atlas import bits
from tyche.games.successors.components import CARD_ID, CARD_TITLE, CU_ID, FIRST_MINOR
from tyche.games.successors.deck import BETRAYAL, copies, may_be_held
from tyche.games.successors.losses import destroy, join_side
from tyche.games.successors.play import Successors
from tyche.games.successors.prestige import prestige
from tyche.games.successors.side import Battle, Side
from tyche.games.successors.state import GONE, IND, NOBODY
from tyche.games.successors.surprise import ORATORY, PLAY, give_oratory, play_surprise, poll_cards
from tyche.games.successors.units import CAVALRY, FIELD, LOYAL, ROYAL, SILVER, UNIT, kinds
from tyche.games.successors.victory import ANTIPATROS
from tyche.games.successors.words import unit_options

MUTINY: Final = copies("mutiny")
ELEPHANT_DEFENCE: Final = copies("elephant_defence")
SUPERIOR_CAVALRY: Final = copies("superior_cavalry")
PRICE_OF_FAILURE: Final = copies("price_of_failure")
TAKE_UNIT: Final = unit_options("win-over")
KILLED_ON: Final = 4


def play_battle_cards(t: Successors, battle: Battle) -> Flow[None]:
    """S14.3.a. The attacker first, then the defender; each plays as many as fit."""
    for side in (battle.attacker, battle.defender):
        if side.faction == IND:
            continue
        while possible_cards(t, side, battle):
            cards = t.s.hands[side.faction] & possible_cards(t, side, battle)
            options: list[Option] = [PASS, *(PLAY[card] for card in bits(cards))]
            choice = yield t.ask(
                side.faction,
                "battle-card",
                options,
                "S14.3.a",
                PASS,
                place=battle.area,
                enemy=battle.other(side).faction,
            )
            if choice == PASS:
                break
            yield from resolve(t, side, battle, CARD_ID[str(choice[1])])


def possible_cards(t: Successors, side: Side, battle: Battle) -> int:
    """Which battle cards fit here, as far as everybody knows; what is held is the player's own affair."""
    enemy = battle.other(side).faction
    cards = ELEPHANT_DEFENCE | SUPERIOR_CAVALRY
    if enemy != IND:
        cards |= MUTINY
        if t.cu(enemy, battle.area) & FIELD[SILVER]:
            cards |= 1 << BETRAYAL
    if t.commander(side.faction, battle.area) != NOBODY:
        cards |= 1 << ORATORY
    return may_be_held(t, cards)


def resolve(t: Successors, side: Side, battle: Battle, card: int) -> Flow[None]:
    """W-8, W-2. Play one battle card; it may be cancelled."""
    if card == ORATORY:
        yield from give_oratory(t, side.faction, t.commander(side.faction, battle.area))
        return
    if not (yield from play_surprise(t, side.faction, card)):
        return
    title = CARD_TITLE[card]
    enemy = battle.other(side)
    if title == "elephant_defence":
        enemy.elephants_stopped = True
    elif title == "superior_cavalry":
        side.bonus += 1
    elif title == "mutiny":
        yield from mutiny(t, side, battle)
    else:
        betrayal(t, side.faction, enemy.faction, battle.area)


def mutiny(t: Successors, side: Side, battle: Battle) -> Flow[None]:
    """Cards 48, 49. With the higher Prestige win over one LM or RA unit (or cavalry, T-16) of the enemy side."""
    enemy, area = battle.other(side).faction, battle.area
    if prestige(t, side.faction, area, not side.attacks) <= prestige(t, enemy, area, side.attacks):
        return
    allowed = FIELD[LOYAL] | FIELD[ROYAL] | (FIELD[CAVALRY] if t.rules.cavalry else 0)
    options: list[Option] = [TAKE_UNIT[kind] for kind in kinds(t.cu(enemy, area) & allowed)]
    if not options:
        return
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(side.faction, "mutiny", options, "S14.3.a", choice, place=area)
    unit = UNIT[CU_ID[str(choice[1])]]
    join_side(t, enemy, side.faction, area, unit, "S14.3.a")


def betrayal(t: Successors, seat: int, enemy: int, area: int) -> None:
    """Card 47B, S7.2.D.a. One Silver Shields unit is destroyed; one that is left changes sides and fights for you."""
    group = t.cu(enemy, area) & FIELD[SILVER]
    destroy(t, enemy, area, UNIT[SILVER], "S7.2.D.a")
    join_side(t, enemy, seat, area, group - UNIT[SILVER], "S7.2.D.a")


def offer_price_of_failure(t: Successors, battle: Battle) -> Flow[None]:
    """W-12, card O68. Others may have the defeated commander pay with his life, on 4 to 6."""
    if battle.winner is None:
        return
    loser = battle.other(battle.winner)
    general = loser.commander
    cards = may_be_held(t, PRICE_OF_FAILURE)
    if not cards or loser.faction == IND or not 0 <= general < FIRST_MINOR or t.s.general_at[general] == GONE:
        return
    seats = t.others(loser.faction)
    answers = yield from poll_cards(t, dict.fromkeys(seats, cards), "price-of-failure", "S7.1.B.a", general=general)
    for seat in seats:
        if answers[seat] != PASS and (yield from play_surprise(t, seat, CARD_ID[str(answers[seat][1])])):
            die = t.roll()
            t.tell("price-of-failure", "S7.1.B.a", general=general, faction=loser.faction, die=die)
            if die >= KILLED_ON:
                t.kill_general(general)
                t.tell("general-killed", "S7.1.B.a", general=general, faction=loser.faction, place=battle.area)
                battle.antipatros_fell = battle.antipatros_fell or general == ANTIPATROS
