"""S14.3, W-8, W-12. Surprise cards of land battles."""

from typing import Final

from tyche.core import scenes
from tyche.core.ask import PASS, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.scenes import Die
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.successors.rules.battle.losses import destroy, join_side
from tyche.games.successors.rules.battle.side import Battle, Side
from tyche.games.successors.rules.components import CARD_TITLE, FIRST_MINOR
from tyche.games.successors.rules.kinds import CARD, CU
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.prestige import prestige
from tyche.games.successors.rules.shown import show_loss
from tyche.games.successors.rules.state import GONE, IND, NOBODY
from tyche.games.successors.rules.strategy.deck import BETRAYAL, copies, may_be_held
from tyche.games.successors.rules.strategy.surprise import ORATORY, PLAY, give_oratory, play_surprise, poll_cards
from tyche.games.successors.rules.units import CAVALRY, FIELD, LOYAL, ROYAL, SILVER, UNIT, kinds
from tyche.games.successors.rules.victory import ANTIPATROS

MUTINY: Final = copies("mutiny")
ELEPHANT_DEFENCE: Final = copies("elephant_defence")
SUPERIOR_CAVALRY: Final = copies("superior_cavalry")
PRICE_OF_FAILURE: Final = copies("price_of_failure")
TAKE_UNIT: Final = options_of("win-over", CU)
KILLED_ON: Final = 4


def play_battle_cards(t: Successors, battle: Battle) -> Flow[None]:
    """S14.3.a. The attacker first, then the defender; each plays as many as fit."""
    for side in (battle.attacker, battle.defender):
        if side.faction == IND:
            continue
        while possible_cards(t, side, battle):
            t.fits = {side.faction: possible_cards(t, side, battle)}
            cards = t.s.hands[side.faction] & t.fits[side.faction]
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
            yield from resolve_card(t, side, battle, CARD.of(choice))


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


def resolve_card(t: Successors, side: Side, battle: Battle, card: int) -> Flow[None]:
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
    t.choices = t.cu(enemy, area) & allowed
    options: list[Option] = [TAKE_UNIT[kind] for kind in kinds(t.choices)]
    if not options:
        return
    choice = yield from choose_one(t, side.faction, "mutiny", options, "S14.3.a", place=area)
    unit = UNIT[CU.of(choice)]
    join_side(t, enemy, side.faction, area, unit, "S14.3.a")


def may_win_unit(t: Successors, kind: int) -> Refusal | None:
    """Cards 48, 49. A unit of the enemy side of a type that may be won over."""
    return None if t.choices & FIELD[kind] else Refusal("S14.3.a", "none-of-them")


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
    cards = may_be_held(t, PRICE_OF_FAILURE)
    if not cards or not is_liable(t, loser):
        return
    seats, general = t.others(loser.faction), loser.commander
    answers = yield from poll_cards(t, dict.fromkeys(seats, cards), "price-of-failure", "S7.1.B.a", general=general)
    for seat in seats:
        if answers[seat] != PASS and (yield from play_surprise(t, seat, CARD.of(answers[seat]))):
            pay_with_his_life(t, battle, loser)


def is_liable(t: Successors, loser: Side) -> bool:
    """Card O68. The defeated commander is a major general of a player, and alive."""
    general = loser.commander
    return loser.faction != IND and 0 <= general < FIRST_MINOR and t.s.general_at[general] != GONE


def pay_with_his_life(t: Successors, battle: Battle, loser: Side) -> None:
    """Card O68. The defeated commander is killed on 4 to 6."""
    general = loser.commander
    die = t.roll()
    t.tell("price-of-failure", "S7.1.B.a", general=general, faction=loser.faction, die=die)
    if t.staged:
        t.enact("check", [scenes.Side(loser.faction, dice=[Die(die, use="commander")])])
    if die >= KILLED_ON:
        t.kill_general(general)
        t.tell("general-killed", "S7.1.B.a", general=general, faction=loser.faction, place=battle.area)
        show_loss(t, loser.faction, "killed", general=general)
        battle.antipatros_fell = battle.antipatros_fell or general == ANTIPATROS
