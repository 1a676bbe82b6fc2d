"""Habits in battle (H13): which cards to play, when to stop, where to retreat."""

from typing import Final

from tyche.bots.hellas.question import Question
from tyche.core.ask import DONE, NO, PASS, YES, Option
from tyche.games.hellas.rules.atlas import CITIES, LAND_OF, LAND_REGIONS
from tyche.games.hellas.rules.battle.cards import holds
from tyche.games.hellas.rules.battle.course import army_strength
from tyche.games.hellas.rules.battle.side import Battle, Side
from tyche.games.hellas.rules.components import (
    CARD_EFFECT,
    CARD_STRENGTH,
    CUNNING_TACTICIAN,
    LEADERSHIP,
    LOSSES,
    NO_ATTRITION,
)
from tyche.games.hellas.rules.kinds import CARD, COUNT, REGION
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY

PLANNED: Final = 3
USUAL_CARD: Final = 2.5
"""What an enemy's unseen card adds, on average."""
BATTLE_PRAYER: Final = ("use", "battle_prayer")
HELP: Final = frozenset({"minotaurs_horn", "eye_of_graeae"})


def power(t: Hellas, battle: Battle, side: Side, option: Option) -> int:
    """H13.6. What playing a card adds to the difference of the armies' strengths."""
    card = CARD.of(option)
    total = CARD_STRENGTH[card] + int(t.has(side.seat, CUNNING_TACTICIAN)) + PLANNED * (len(option) > 2)
    effect = CARD_EFFECT[card]
    if effect is not None and holds(t, battle, side, effect.when):
        if effect.per == "pair":
            total += effect.strength * (t.army(side.seat, battle.region) // 2)
        elif effect.per == "leadership":
            total += effect.strength * t.attribute(side.seat, LEADERSHIP)
        else:
            total += effect.strength
        total += effect.kill + min(effect.recruit, t.s.supply[side.seat])
    return total


def losses_of(t: Hellas, side: Side, option: Option) -> int:
    """H13.7. The loss symbols a card brings."""
    if not side.cards and t.has(side.seat, NO_ATTRITION):
        return 0
    return LOSSES[CARD.of(option)]


def price(t: Hellas, side: Side, option: Option) -> float:
    """What a card costs: hoplites, a priest, and its strength for another day."""
    planned = 2.5 if len(option) > 2 else 0.0
    return 1.3 * losses_of(t, side, option) + planned + 0.3 * CARD_STRENGTH[CARD.of(option)]


def lead(t: Hellas, battle: Battle, side: Side) -> int:
    """By how much a side is winning: 0 or more wins (H13.9)."""
    difference = army_strength(t, battle, side) - army_strength(t, battle, battle.other(side))
    return difference - 1 if side.attacks else difference


def battle_card(question: Question) -> Option:
    """H13.4. Turn the battle as cheaply as possible; add to a thin lead while the enemy may still answer."""
    t = question.t
    battle = t.battle
    assert battle is not None
    side = battle.side_of(question.seat)
    enemy = battle.other(side)
    cards = [option for option in question.options if option[0] == "play"]
    ahead = lead(t, battle, side)
    for option in question.options:
        if option[0] == "use" and option[1] in HELP and ahead < 0:
            return option
    if not cards:
        return PASS
    if ahead >= 0:
        answers = 0 if enemy.passed or question.topic == "bluff" else min(2, t.s.hands[enemy.seat].bit_count())
        if ahead >= USUAL_CARD * answers:
            return PASS
        free = [option for option in cards if price(t, side, option) < 1.5]
        return min(free, key=lambda option: price(t, side, option)) if free else PASS
    turning = [option for option in cards if ahead + power(t, battle, side, option) >= 0]
    if turning:
        return min(turning, key=lambda option: price(t, side, option))
    if question.topic == "bluff" or not can_turn(t, battle, side, cards, ahead):
        return PASS
    return max(cards, key=lambda option: power(t, battle, side, option) - price(t, side, option))


def can_turn(t: Hellas, battle: Battle, side: Side, cards: list[Option], ahead: int) -> bool:
    """Whether several plain cards together win what one cannot."""
    room = t.army(side.seat, battle.region) - side.losses
    plain = [option for option in cards if len(option) == 2]
    plain.sort(key=lambda option: power(t, battle, side, option), reverse=True)
    for option in plain:
        if losses_of(t, side, option) <= room:
            room -= losses_of(t, side, option)
            ahead += power(t, battle, side, option)
    return ahead >= 0


def before_battle(question: Question) -> Option:
    """H13.3. Everything that helps, except prayers."""
    useful = [option for option in question.options if option not in (DONE, BATTLE_PRAYER)]
    return useful[0] if useful else question.options[0]


def before_losses(question: Question) -> Option:
    """Medusa's Blood is there to be used."""
    return question.options[-1]


def medusas_blood(question: Question) -> Option:
    """Rather save one's own hoplite."""
    return question.options[-1]


def palladium(question: Question) -> Option:
    """A-39. Always."""
    return YES if YES in question.options else NO


def aegis(question: Question) -> Option:
    """H22.9. Save two, or the last one of a region; a single one among many may die."""
    t = question.t
    number = question.fact("number")
    few = t.army(question.seat, question.fact("region")) <= number
    return question.options[-1] if number >= 2 or few else PASS


def bring(question: Question) -> Option:
    """As many as possible, unless that bares a city."""
    return question.best(lambda q, option: -1.0 if len(option) < 3 else COUNT.of(option, 2))


def shelter(question: Question, option: Option) -> float:
    """H13.15. Retreat where the army gains or guards most."""
    t, seat = question.t, question.seat
    s = t.s
    to = REGION.of(option)
    worth = 0.0
    if s.control[to] == NOBODY:
        number = t.army(seat, question.fact("region")) if "region" in question.facts else 1
        worth = 3.0 if t.army(seat, to) + number >= t.population(seat, to) else 0.5
    else:
        worth = 1.5 if not s.armies[seat] >> to & 1 else 1.0
    worth += 0.3 * (LAND_REGIONS[LAND_OF[to]] & s.held[seat]).bit_count() + 0.2 * (CITIES >> to & 1)
    return worth - 5.0 * (to == t.deadly_region())


def retreat(question: Question) -> Option:
    """The best shelter."""
    return question.best(shelter)
