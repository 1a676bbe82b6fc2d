"""Habits of the hunt (H10): strike, hold back, defend, suffer; and those of who leads the monster's attack."""

from itertools import combinations
from typing import Final

from tyche.bots.hellas.quarry import coverable
from tyche.bots.hellas.question import Question
from tyche.core.ask import DONE, NO, YES, Option
from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.components import (
    ATTACKS,
    CARD_STRENGTH,
    EVENTS,
    OF_SYMBOL,
    SYMBOL,
    TRADE,
)
from tyche.games.hellas.rules.hunt.defence import DODGE, TAKE_IT
from tyche.games.hellas.rules.hunt.harm import END_HUNT, OPS
from tyche.games.hellas.rules.kinds import ATTACK, ATTRIBUTE, CARD, MONSTER
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.trays import NO_REWARD, Op

LAST_BREATH: Final = 3
"""Injuries with which the next one ends the hunt."""
SEVERE: Final = 2.5


def can_finish(t: Hellas, seat: int, monster: int) -> bool:
    """Whether the hand covers every open slot."""
    return coverable(t, t.s.hands[seat], monster) >= t.open_slots(monster)


# --- step 1: the hero attacks ---


def hunt_attack(question: Question) -> Option:
    """H10.5. All at once if that slays; else a wound a round, for rewards first; the rest of the hand waits."""
    t, seat = question.t, question.seat
    monster = t.s.hunted
    strikes = [option for option in question.options if option[0] == "strike"]
    trades = [option for option in question.options if option[0] == "trade"]
    if can_finish(t, seat, monster):
        return finishing(strikes, trades)
    uses = [option for option in question.options if option == ("use", "sacrifice_of_flesh")]
    if uses and t.injuries(seat):
        return uses[0]
    if t.s.hunt_wounds:
        rewarding = [option for option in strikes if rewards(t, option) and not rewarded(t)]
        return cheapest(rewarding) if rewarding else DONE
    if strikes:
        return max(strikes, key=lambda option: strike_worth(t, seat, option))
    if trades and t.open_slots(monster) <= 2:
        return cheapest(trades)
    return question.options[0] if question.options[0][0] != "use" else DONE


def finishing(strikes: list[Option], trades: list[Option]) -> Option:
    """The next wound of a hand that slays: symbols first, then what is left over is traded in."""
    if strikes:
        return cheapest(strikes)
    return min(trades, key=lambda option: TRADE[SYMBOL[CARD.of(option, 2)]])


def cheapest(options: list[Option]) -> Option:
    """The strike with the weakest card."""
    return min(options, key=lambda option: CARD_STRENGTH[CARD.of(option, 2)])


def rewards(t: Hellas, option: Option) -> bool:
    """Whether a slot has a reward."""
    return t.slots(t.s.hunted)[int(option[1]) - 1].reward != NO_REWARD


def rewarded(t: Hellas) -> bool:
    """Whether this hunt has already covered a slot with a reward (H12.1)."""
    slots = t.slots(t.s.hunted)
    return any(slots[k].reward != NO_REWARD for k in bits(t.s.hunt_covered))


def strike_worth(t: Hellas, seat: int, option: Option) -> float:
    """A wound with a weak card, on a slot with a reward, with a symbol of which the hand has more."""
    card = CARD.of(option, 2)
    worth = -float(CARD_STRENGTH[card]) + 0.5 * (t.s.hands[seat] & OF_SYMBOL[SYMBOL[card]]).bit_count()
    if rewards(t, option) and not rewarded(t):
        worth += 6.0
    return worth


def trade(question: Question) -> Option:
    """H10.2. The weakest card of the symbol."""
    return question.best(lambda q, option: -CARD_STRENGTH[CARD.of(option)])


# --- step 2: the monster attacks ---


def severity(t: Hellas, seat: int, ops: list[Op]) -> float:
    """How bad an attack is that is not defended against."""
    injuries = t.injuries(seat)
    hand = t.s.hands[seat].bit_count()
    worth = 0.0
    for op in ops:
        if op.special:
            worth += severity(t, seat, t.rules.kit.special[t.s.hunted])
        if op.end_hunt or (op.end_if_injured and injuries):
            worth += 5.0
        if op.injure:
            worth += 1.5 * op.injure
            if injuries + op.injure > LAST_BREATH:
                worth += 5.0
        worth += 3.0 * op.lower_highest + op.kill_here + 2.0 * op.remove_wound + op.discard + op.discard_random
        worth += 1.0 * op.no_draw + 1.5 * op.discard_different
        if op.discard_half:
            worth += hand / 2
        if op.discard_to_speed:
            worth += max(0, hand - t.attribute(seat, 2)) * 0.8
    return worth


def attack_severity(t: Hellas, seat: int, attack: int) -> float:
    """The same of an attack card."""
    worth = severity(t, seat, OPS[attack])
    first_ends = any(EVENTS[2 * t.s.hunted + k].first_attack for k in bits(t.s.evolved[t.s.hunted]))
    return worth + (5.0 if first_ends and t.s.hunt_attacks == 1 else 0.0)


def fewest(t: Hellas, seat: int, needed: int) -> list[int]:
    """The fewest and weakest cards that reach a strength; empty if none do."""
    hand = bits(t.s.hands[seat])
    for number in range(1, min(4, len(hand)) + 1):
        sets = [cards for cards in combinations(hand, number) if sum(CARD_STRENGTH[card] for card in cards) >= needed]
        if sets:
            return list(min(sets, key=lambda cards: sum(CARD_STRENGTH[card] for card in cards)))
    return []


def defend(question: Question) -> Option:
    """H10.8. Defend if the attack is worse than the cards are dear; shield rather than let the hunt end."""
    t, seat = question.t, question.seat
    s = t.s
    harm = attack_severity(t, seat, s.attack)
    cards = fewest(t, seat, s.defence)
    if cards:
        after = s.hands[seat] & ~sum(1 << card for card in cards)
        spoiled = coverable(t, s.hands[seat], s.hunted) - coverable(t, after, s.hunted)
        if harm > 1.0 * (len(cards) - 1) + 1.2 * spoiled:
            for option in question.options:
                if option[0] == "defend" and len(option) == 2 and CARD.of(option) in cards:
                    return option
    if DODGE in question.options and harm > SEVERE:
        return DODGE
    shields = [option for option in question.options if option[0] == "shield"]
    if shields and harm > SEVERE and t.injuries(seat) < LAST_BREATH:
        return shields[0]
    planned = [option for option in question.options if option[0] == "defend"]
    if harm <= 5.0 or not planned:
        return TAKE_IT
    return max(planned, key=lambda option: CARD_STRENGTH[CARD.of(option)] + 3 * (len(option) > 2))


def defend_on(question: Question) -> Option:
    """H10.8a. On with the fewest cards."""
    t, seat = question.t, question.seat
    cards = fewest(t, seat, t.s.defence)
    for option in question.options:
        if option[0] == "defend" and len(option) == 2 and CARD.of(option) in cards:
            return option
    return question.options[-1]


def choose_attack(question: Question) -> Option:
    """H10.7. The attack that hurts the hunter more, and is harder to defend against; less in one's own hunt."""
    t = question.t
    sign = -1.0 if question.seat == t.s.active else 1.0
    return question.best(lambda q, option: sign * attack_worth(t, t.s.active, ATTACK.of(option)))


def attack_worth(t: Hellas, hunter: int, attack: int) -> float:
    """How much an attack card hurts the hunter."""
    card = ATTACKS[attack]
    slots, covered = len(t.slots(t.s.hunted)), t.s.covered[t.s.hunted].bit_count()
    strength = card.base + card.per_open * (slots - covered) + card.per_covered * covered + card.per_slot * slots
    strength += card.per_card * t.s.hands[hunter].bit_count()
    return severity(t, hunter, OPS[attack]) + 0.6 * strength


def staff(question: Question) -> Option:
    """Lead the attack on a rival's hunt, and on one's own."""
    return YES if YES in question.options else NO


def discard_different(question: Question) -> Option:
    """The sphinx: give two weak cards rather than end the hunt."""
    cards = [option for option in question.options if option[0] == "discard"]
    if not cards:
        return END_HUNT
    return min(cards, key=lambda option: CARD_STRENGTH[CARD.of(option)])


def remove_wound(question: Question) -> Option:
    """The left neighbour takes away any wound."""
    return question.options[0]


# --- wounds and prey ---


def wound(question: Question) -> Option:
    """A wound of a kind that the hand cannot deal."""
    t, seat = question.t, question.seat

    def worth(q: Question, option: Option) -> float:
        if option[0] != "wound":
            return -5.0
        monster, slot = MONSTER.of(option), int(option[2]) - 1
        symbol = t.slots(monster)[slot].symbol
        left = t.open_slots(monster)
        return 20.0 / left - (t.s.hands[seat] & OF_SYMBOL[symbol]).bit_count()

    return question.best(worth)


def hunt_start(question: Question) -> Option:
    """H10.4. Everything that helps at the start."""
    useful = [option for option in question.options if option != DONE and option[1] not in ("battle_prayer",)]
    return useful[0] if useful else DONE


def hunt_reward(question: Question) -> Option:
    """H12.2. The monster's own artifact, a priest, an unknown artifact, in this order."""
    order = ["monster-artifact", "priest", "artifact"]
    return min(question.options, key=lambda option: order.index(str(option[1])))


def lower(question: Question) -> Option:
    """H22.5. Speed first."""
    return max(question.options, key=lambda option: ATTRIBUTE.of(option))
