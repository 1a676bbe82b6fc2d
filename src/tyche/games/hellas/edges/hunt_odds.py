"""How a hunt may go on: what the next attack can do, and whether the cards to be drawn let the hunter strike again.

All of it is reckoned from what the hunter knows: cards that are neither in his hand nor discarded are equally likely to
come, and so are the attacks that were not played yet. Nobody else is told: it would give the hand away.
"""

from collections.abc import Iterator
from math import comb
from typing import Final

from tyche.core.ask import DONE, Ask, Option
from tyche.core.stakes import Outcome, Prospect
from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.components import (
    ACTION_NAMES,
    ADVANCED_DODGE,
    CARD_STRENGTH,
    HUNT,
    N_ATTACKS,
    N_CARDS,
    OF_SYMBOL,
    SHIELD,
    SPEED,
    SYMBOL,
    TRADE,
)
from tyche.games.hellas.rules.hunt.attack import strength_of
from tyche.games.hellas.rules.hunt.course import STOP, hunting_cards, prey
from tyche.games.hellas.rules.hunt.defence import DEFENDED, DODGE, TAKE_IT, plans, power
from tyche.games.hellas.rules.hunt.injuries import ALL_INJURED
from tyche.games.hellas.rules.hunt.toll import toll_of
from tyche.games.hellas.rules.items.effects import PLANNED
from tyche.games.hellas.rules.kinds import CARD, MONSTER, SLOT
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY

ALL_CARDS: Final = (1 << N_CARDS) - 1
ALL_ATTACKS: Final = (1 << N_ATTACKS) - 1
WORST_ATTACK: Final = "worst-attack"
FEWEST_CARDS: Final = "fewest-cards"
MOST_WEIGHED: Final = 8
"""Of more cards in hand nobody reckons which of them to give up."""
BEGIN: Final[Option] = ("action", ACTION_NAMES[HUNT])


def of_hunt(t: Hellas, ask: Ask, seat: int | None, option: Option | None) -> Prospect | None:
    """H10. What an answer leads to, for the hunter; without one, what the best of the answers does."""
    if seat is None or seat != t.s.active:
        return None
    if t.s.hunted == NOBODY:
        return of_beginning(t, seat, option)
    many = t.s.hands[seat].bit_count() > MOST_WEIGHED
    if ask.topic != "hunt-attack" and (many or ask.topic not in ("defend", "defend-on")):
        return None
    if option is not None:
        return of_answer(t, ask, seat, option)
    found = [of_answer(t, ask, seat, one) for one in ask.options]
    return max([one for one in found if one is not None], key=promise, default=None)


def promise(prospect: Prospect) -> list[float]:
    """By how much one prospect is better than another: outcomes are named from the best to the worst."""
    return [outcome.chance for outcome in prospect.outcomes]


def of_answer(t: Hellas, ask: Ask, seat: int, option: Option) -> Prospect | None:
    """H10.5, H10.8. The monster's attack after a strike, or the next round after an answer to it."""
    return after_strike(t, seat, option) if ask.topic == "hunt-attack" else after_defence(t, seat, option)


# --- the beginning (H10.4) ---


def of_beginning(t: Hellas, seat: int, option: Option | None) -> Prospect | None:
    """H10.4. What the cards drawn for a hunt allow in its first round."""
    found = prey(t, seat) if option == BEGIN else []
    if option is not None and option[0] == "hunt":
        found = [MONSTER.of(option)]
    if len(found) != 1:
        return None
    monster = found[0]
    return next_strikes(t, seat, monster, t.s.covered[monster], t.s.hands[seat], hunting_cards(t, seat, monster))


# --- strikes (H10.5) ---


def after_strike(t: Hellas, seat: int, option: Option) -> Prospect | None:
    """H10.5-10.9. The attack that follows, if this is the last wound of the round; without a wound the hunt fails."""
    s = t.s
    hand, covered = s.hands[seat], s.covered[s.hunted]
    if option == STOP:
        return Prospect(seat, against_attack(0.0, 0.0, 1.0), still_open(t, s.hunted, covered))
    if option[0] in ("strike", "trade"):
        hand &= ~(1 << CARD.of(option, 2))
        covered |= 1 << SLOT.of(option) - 1
        if option[0] == "trade":
            hand = without_trade(hand, SYMBOL[CARD.of(option, 2)])
    elif option != DONE:
        return None
    if covered.bit_count() == len(t.slots(s.hunted)):
        return Prospect(seat, next_round(1.0, 0.0, 0.0))
    return of_attack(t, seat, hand, covered)


def without_trade(hand: int, symbol: int) -> int:
    """H10.2. The hand after the other cards of a trade, the weakest of their symbol."""
    for card in sorted(bits(hand & OF_SYMBOL[symbol]), key=lambda card: CARD_STRENGTH[card])[: TRADE[symbol] - 1]:
        hand &= ~(1 << card)
    return hand


def of_attack(t: Hellas, seat: int, hand: int, covered: int) -> Prospect:
    """H10.7-10.9. Of two attacks that are drawn, the one that is worse for this hand."""
    pool = attacks_to_come(t, seat)
    strengths = [strength_of(t, attack, covered.bit_count(), hand.bit_count()) for attack in pool]
    defence = defence_of(t, seat, hand)
    shielded = hand & OF_SYMBOL[SHIELD] and t.s.injured[seat] != ALL_INJURED
    warded = suffered = 0
    for attack, strength in zip(pool, strengths, strict=True):
        if hand and strength <= defence:
            warded += 1
        elif shielded or not toll_of(t, seat, attack, hand.bit_count(), t.s.hunt_attacks == 0).ends:
            suffered += 1
    pairs = comb(len(pool), 2)
    sure, borne = comb(warded, 2) / pairs, comb(warded + suffered, 2) / pairs
    facts: dict[str, object] = {"least": min(strengths), "most": max(strengths), "strength": defence}
    besides = [Outcome("next-attack", 1.0, facts), *still_open(t, t.s.hunted, covered)]
    return Prospect(seat, against_attack(sure, borne - sure, 1.0 - borne), besides, WORST_ATTACK)


def attacks_to_come(t: Hellas, seat: int) -> list[int]:
    """H10.7. The attack cards that may be drawn, as far as a player knows; a deck that runs out is made anew."""
    if len(t.s.attack_deck) < 2:
        return bits(ALL_ATTACKS)
    return bits(ALL_ATTACKS & ~t.s.attack_played & ~t.s.attack_unseen[seat])


def defence_of(t: Hellas, seat: int, hand: int) -> int:
    """H10.8a. The most that a hand defends with, Master Plans and an Advanced Dodge included."""
    dodge = t.attribute(seat, SPEED) if t.has(seat, ADVANCED_DODGE) and not t.s.dodged else 0
    return power(hand, plans(t, seat)) + dodge


def against_attack(warded: float, struck: float, failed: float) -> list[Outcome]:
    """What comes of an attack, from the best to the worst."""
    return [Outcome("warded", warded), Outcome("struck", struck), Outcome("failed", failed)]


def still_open(t: Hellas, monster: int, covered: int) -> list[Outcome]:
    """H10.2. The symbols that are still needed."""
    symbols = [slot.symbol for k, slot in enumerate(t.slots(monster)) if not covered >> k & 1]
    return [Outcome("still-open", 1.0, {"symbols": symbols, "number": len(symbols)})]


# --- the answer to an attack (H10.8) and the next round ---


def after_defence(t: Hellas, seat: int, option: Option) -> Prospect | None:
    """H10.8, H10.11. Whether the hunter can strike in the next round: who cannot has failed."""
    s = t.s
    monster, covered = s.hunted, s.covered[s.hunted]
    if option == TAKE_IT:
        found = after_suffering(t, seat)
        if found is not None:
            facts: dict[str, object] = {"strength": defence_of(t, seat, s.hands[seat]), "against": s.defence}
            found.besides.insert(0, Outcome("defence", 1.0, facts))
        return found
    if option[0] == "shield":
        if s.injured[seat] == ALL_INJURED:
            return of_round(t, seat, monster, covered, (0.0, 0.0))
        return next_strikes(t, seat, monster, covered, s.hands[seat] & ~(1 << CARD.of(option)), 1)
    if option[0] not in ("defend", DODGE[0]):
        return None
    left = [next_strikes(t, seat, monster, covered, kept, DEFENDED) for kept in kept_hands(t, seat, option)]
    return assuming(best(left), FEWEST_CARDS) if left else None


def after_suffering(t: Hellas, seat: int) -> Prospect | None:
    """H10.8b. The next round after an attack that is not warded off, unless it hangs on more than cards to discard."""
    s = t.s
    monster, covered, hand = s.hunted, s.covered[s.hunted], s.hands[seat]
    toll = toll_of(t, seat, s.attack, hand.bit_count(), s.hunt_attacks == 1)
    if toll.ends:
        return of_round(t, seat, monster, covered, (0.0, 0.0))
    if toll.open_cards:
        return None
    reopened = [covered & ~(1 << slot) for slot in bits(covered)] if toll.wounds else [covered]
    chosen = hand.bit_count() - toll.hand - toll.at_random
    if chosen and toll.at_random:
        return None
    kept = [part for part in subsets(hand) if part.bit_count() == toll.hand]
    weighed = mean if toll.at_random else best
    found = [weighed([next_strikes(t, seat, monster, one, part, toll.draws) for part in kept]) for one in reopened]
    return assuming(min(found, key=promise), FEWEST_CARDS if chosen and len(kept) > 1 else "")


def best(prospects: list[Prospect]) -> Prospect:
    """What the hunter would choose."""
    return max(prospects, key=promise)


def mean(prospects: list[Prospect]) -> Prospect:
    """What comes of equally likely prospects."""
    first = prospects[0]
    for k, outcome in enumerate(first.outcomes):
        outcome.chance = sum([one.outcomes[k].chance for one in prospects]) / len(prospects)
    return first


def assuming(prospect: Prospect, what: str) -> Prospect:
    """The same under an assumption."""
    prospect.assumed = what
    return prospect


def kept_hands(t: Hellas, seat: int, option: Option) -> list[int]:
    """H10.8a. The hands that a defence which begins with this answer may leave."""
    s = t.s
    hand, left, pool = s.hands[seat], s.defence, plans(t, seat)
    if option == DODGE:
        left -= t.attribute(seat, SPEED)
    else:
        hand &= ~(1 << CARD.of(option))
        left -= CARD_STRENGTH[CARD.of(option)] + (PLANNED if len(option) > 2 else 0)
        pool -= len(option) > 2
    needs_card = option == DODGE and not s.defending
    return [
        hand & ~spent
        for spent in subsets(hand)
        if power(spent, pool) >= left and (spent or not needs_card) and is_frugal(spent, left, pool, needs_card)
    ]


def is_frugal(spent: int, left: int, pool: int, needs_card: bool) -> bool:
    """Whether no card of a defence could be spared."""
    if left <= 0:
        return spent.bit_count() == needs_card
    return all(power(spent & ~(1 << card), pool) < left for card in bits(spent))


def subsets(mask: int) -> Iterator[int]:
    """Every part of a bit set, the empty one too."""
    part = mask
    while part:
        yield part
        part = (part - 1) & mask
    yield 0


def next_strikes(t: Hellas, seat: int, monster: int, covered: int, hand: int, draws: int) -> Prospect:
    """H10.2, H10.5. Whether a hand with so many cards drawn to it slays the monster, wounds it, or does neither."""
    needed = needs(t, monster, covered)
    enough = len(t.s.combat_deck) >= draws
    cards = unseen(t, seat, enough)
    slays = strikes = total = 0
    for drawn, ways in draws_of(cards, min(draws, sum(cards))):
        wounds = most_wounds([(hand & OF_SYMBOL[k]).bit_count() + more for k, more in enumerate(drawn)], needed)
        total += ways
        slays += ways * (wounds == sum(needed))
        strikes += ways * (wounds > 0)
    found = of_round(t, seat, monster, covered, (slays / total, (strikes - slays) / total))
    found.exact = enough
    return found


def of_round(t: Hellas, seat: int, monster: int, covered: int, chances: tuple[float, float]) -> Prospect:
    """The chances of slaying the monster in a round and of wounding it, with what is still needed."""
    slain, strikes = chances
    return Prospect(seat, next_round(slain, strikes, 1.0 - slain - strikes), still_open(t, monster, covered))


def next_round(slain: float, strikes: float, failed: float) -> list[Outcome]:
    """What a round may bring, from the best to the worst."""
    return [Outcome("slain", slain), Outcome("strikes", strikes), Outcome("failed", failed)]


def needs(t: Hellas, monster: int, covered: int) -> list[int]:
    """H10.2. How many open slots there are of each symbol."""
    found = [0] * len(OF_SYMBOL)
    for k, slot in enumerate(t.slots(monster)):
        found[slot.symbol] += not covered >> k & 1
    return found


def most_wounds(cards: list[int], needed: list[int]) -> int:
    """H10.2. The most wounds that cards of these symbols deal: by their symbol first, the rest by trades."""
    direct = [min(have, need) for have, need in zip(cards, needed, strict=True)]
    traded = [(have - spent) // cost for have, spent, cost in zip(cards, direct, TRADE, strict=True) if cost]
    return min(sum(needed), sum(direct) + sum(traded))


def unseen(t: Hellas, seat: int, enough: bool) -> list[int]:
    """H21.1, H21.2. How many cards of each symbol may be drawn, as far as a player knows.

    They are in the deck or in other hands, or among the discards if the deck is not enough.
    """
    cards = ALL_CARDS & ~t.s.hands[seat] & ~(t.s.combat_discard if enough else 0)
    return [(cards & of_symbol).bit_count() for of_symbol in OF_SYMBOL]


def draws_of(cards: list[int], number: int) -> Iterator[tuple[list[int], int]]:
    """Every way to draw so many of these cards: how many of each symbol, and in how many ways that comes about."""
    if not cards:
        if number == 0:
            yield [], 1
        return
    for drawn in range(min(cards[0], number) + 1):
        for rest, ways in draws_of(cards[1:], number - drawn):
            yield [drawn, *rest], ways * comb(cards[0], drawn)
