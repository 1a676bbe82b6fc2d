"""Habits outside battle and hunt: recruiting, cards, injuries, gifts, monsters that move."""

from typing import Final

from tyche.bots.hellas.question import Question
from tyche.bots.hellas.treasure import ITEM_WORTH
from tyche.core.ask import DONE, NO, PASS, YES, Option
from tyche.games.hellas.rules.atlas import (
    ADJ,
    CITIES,
    LAND_OF,
    LAND_REGIONS,
    MONUMENT_AT,
    PHOCIS,
    SHRINES,
    spread,
)
from tyche.games.hellas.rules.components import (
    CARD_STRENGTH,
    SYMBOL,
    TRADE,
)
from tyche.games.hellas.rules.kinds import ATTRIBUTE, CARD, COUNT, GOD, ITEM, LAND, MONSTER, REGION
from tyche.games.hellas.rules.monsters.phase import ATTACK, LOSE_CARDS, LOSE_HOPLITES
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY

ATTRIBUTE_WORTH: Final[list[float]] = [1.25, 1.0, 0.7]
"""What a point of each attribute is worth against the others."""

# --- cards ---


def card_worth(card: int) -> float:
    """A combat card in hand: strength for battles, symbols for hunts."""
    trade = TRADE[SYMBOL[card]]
    return CARD_STRENGTH[card] + (2.0 if trade == 1 else 1.0 if trade in (0, 2) else 0.0)


def discard(question: Question) -> Option:
    """Give up the least card."""
    cards = [option for option in question.options if option[0] == "discard"]
    return min(cards, key=lambda option: card_worth(CARD.of(option)))


def exchange(question: Question) -> Option:
    """Eye of the Graeae: cards of strength 1 and less go."""
    weak = [option for option in question.options if option[0] == "discard" and CARD_STRENGTH[_card(option)] <= 1]
    return weak[0] if weak else DONE


def riddle(question: Question) -> Option:
    """H8.3. The sphinx: cards rather than hoplites from oneself, the other way round from a rival with few cards."""
    own = question.fact("player") == question.seat
    return LOSE_CARDS if own else LOSE_HOPLITES


def _card(option: Option) -> int:
    return CARD.of(option)


# --- attributes ---


def loss(t: Hellas, seat: int, attribute: int) -> float:
    """What an injury of an attribute costs."""
    return ATTRIBUTE_WORTH[attribute] * (t.stored(seat, attribute) - 1) + 0.1 * attribute


def injury(question: Question) -> Option:
    """H11.1. The attribute that is missed least."""
    return min(question.options, key=lambda o: loss(question.t, question.seat, ATTRIBUTE.of(o)))


def heal(question: Question) -> Option:
    """H11.3. The attribute that is missed most."""
    return max(question.options, key=lambda o: loss(question.t, question.seat, ATTRIBUTE.of(o)))


def raise_attribute(question: Question) -> Option:
    """Leadership before strength before speed; none far above the others."""
    t, seat = question.t, question.seat

    def worth(q: Question, option: Option) -> float:
        attribute = ATTRIBUTE.of(option)
        return ATTRIBUTE_WORTH[attribute] / (1 + t.stored(seat, attribute))

    return question.best(worth)


# --- hoplites ---


def pressure(t: Hellas, seat: int, region: int) -> float:
    """How much a hoplite matters in a region: enemies next to it, regions to take from it."""
    s = t.s
    around = ADJ[region]
    worth = 1.0 * (around & t.enemy_armies(seat)).bit_count() + 0.5 * (around & ~s.held[seat]).bit_count()
    if not s.armies[seat] >> region & 1:
        worth += 1.5
    worth += 0.3 * (LAND_REGIONS[LAND_OF[region]] & s.held[seat]).bit_count()
    if s.temples >> region & 1:
        worth += 1.0
    if s.king_god != NOBODY and MONUMENT_AT[s.king_god] == region:
        worth += 8.0
    return worth


def recruit(question: Question) -> Option:
    """H7.1. As many as possible where they matter most, one of them in the city."""
    t, seat = question.t, question.seat

    def worth(q: Question, option: Option) -> float:
        if option in (DONE, PASS):
            return -1.0
        return COUNT.of(option, 2) * (4.0 + pressure(t, seat, REGION.of(option))) + 2.0 * (len(option) > 3)

    return question.best(worth)


def how_many(question: Question) -> Option:
    """H7.2a. All, but a guard stays where enemies are near and nobody stands in the city."""
    t, seat, region = question.t, question.seat, question.fact("region")
    if len(question.options) > 1 and t.s.fortified[region] != seat and t.s.held[seat] >> region & 1:
        if ADJ[region] & t.enemy_armies(seat):
            return question.options[-2]
    return question.options[-1]


def prepare(question: Question) -> Option:
    """H7.4a. Heal what is missed, draw while the hand is small, otherwise recruit."""
    t, seat = question.t, question.seat
    s = t.s

    def worth(q: Question, option: Option) -> float:
        if option[0] == "draw":
            room = t.hand_limit(seat) - s.hands[seat].bit_count()
            return 1.5 if room > 0 else 0.2
        if option[0] == "heal":
            return 0.8 + loss(t, seat, ATTRIBUTE.of(option))
        region = REGION.of(option)
        needed = t.population(seat, region) - t.army(seat, region)
        worth = 1.4 + 0.2 * (len(option) > 3) + 0.1 * pressure(t, seat, region)
        if s.control[region] != seat and (s.control[region] != NOBODY or needed <= q.fact("number")):
            worth += 4.0
        return worth

    return question.best(worth)


# --- gifts ---


def keep(question: Question) -> Option:
    """The best item."""
    return question.best(lambda q, option: ITEM_WORTH[ITEM.of(option)])


def yes(question: Question) -> Option:
    """Whatever is offered."""
    return YES if YES in question.options else question.options[0]


def no(question: Question) -> Option:
    """Better not."""
    for option in (NO, PASS, DONE):
        if option in question.options:
            return option
    return question.options[0]


def first(question: Question) -> Option:
    """It does not matter."""
    return question.options[0]


def farthest_step(question: Question) -> Option:
    """H15.3. The highest step of a quest, unless it costs too much."""
    return question.options[-1]


def glory(question: Question) -> Option:
    """The land in which most regions are not yet held."""
    t, seat = question.t, question.seat
    return question.best(lambda q, o: (LAND_REGIONS[LAND.of(o)] & ~t.s.held[seat]).bit_count())


def glory_to_return(question: Question) -> Option:
    """The land in which least is left to usurp."""
    t, seat = question.t, question.seat
    return question.best(lambda q, o: -(LAND_REGIONS[LAND.of(o)] & ~t.s.held[seat]).bit_count())


def temple_site(question: Question) -> Option:
    """H7.3. The site that is safest."""
    t, seat = question.t, question.seat
    enemies = spread(t.enemy_armies(seat), ADJ)

    def worth(q: Question, option: Option) -> float:
        region = REGION.of(option)
        return 1.0 * (region == PHOCIS) + (t.s.armies[seat] >> region & 1) - (enemies >> region & 1)

    return question.best(worth)


def monument(question: Question) -> Option:
    """H7.7a. The one whose region is one's own, and not the one of a rival."""
    t, seat = question.t, question.seat
    s = t.s

    def worth(q: Question, option: Option) -> float:
        god = GOD.of(option)
        holder = s.control[MONUMENT_AT[god]]
        return 1.0 * s.level[god] * ((holder == seat) - (holder not in (seat, NOBODY)))

    return question.best(worth)


# --- monsters (H8) ---


def harm_to(t: Hellas, seat: int, region: int) -> float:
    """What a monster's attack on a region is worth to a player: an enemy's hoplites, not the own ones."""
    victim = t.troops_in(region)
    if victim == NOBODY:
        return 0.0
    if victim == seat:
        return -2.0 * min(2, t.army(seat, region))
    return 1.0 * min(2, t.army(victim, region)) + 0.3 * t.s.held[victim].bit_count()


def monster_moves(question: Question) -> Option:
    """H8.2. Attack enemies; move towards them, away from the own army, and to the own hero if it may hunt."""
    t, seat = question.t, question.seat
    s = t.s
    monster = question.fact("monster")

    def worth(q: Question, option: Option) -> float:
        if option == ATTACK:
            return 1.5 * harm_to(t, seat, s.monster_at[monster])
        to = REGION.of(option)
        value = 0.5 * harm_to(t, seat, to)
        for other in range(s.players):
            if s.hero_at[other] == to and s.figures[other].bit_count() >= (1 if other != seat else 0):
                value += 2.5 if other == seat else -3.0
        return value

    return question.best(worth)


def strike_at(question: Question) -> Option:
    """H8.3. Where it hurts rivals."""
    return question.best(lambda q, option: harm_to(q.t, q.seat, REGION.of(option)))


def lead_monster(question: Question) -> Option:
    """Any monster with few slots left."""
    t = question.t
    return question.best(lambda q, option: -t.open_slots(MONSTER.of(option)))


def lead_to(question: Question) -> Option:
    """To the own hero, else among enemies."""
    t, seat = question.t, question.seat
    hero = t.s.hero_at[seat]
    return question.best(lambda q, o: 5.0 if REGION.of(o) == hero else harm_to(t, seat, REGION.of(o)))


# --- setting up (H5) ---

HERO_WORTH: Final[dict[str, float]] = {"helen": 4.0, "achilles": 3.0, "heracles": 3.5, "perseus": 3.0}


def choose_hero(question: Question) -> Option:
    """H5.12."""
    return question.best(lambda q, option: HERO_WORTH[str(option[1])])


def start(question: Question) -> Option:
    """H5.13. Where two hoplites gain control, with a city, far from others, with easy regions next to it."""
    t = question.t

    def worth(q: Question, option: Option) -> float:
        region = REGION.of(option)
        value = 6.0 if t.population(q.seat, region) <= 2 else 0.0
        value += 2.0 * (CITIES >> region & 1) + 1.0 * (SHRINES >> region & 1)
        value -= 3.0 * (ADJ[region] & t.enemy_armies(q.seat)).bit_count()
        for near in range(len(ADJ)):
            if ADJ[region] >> near & 1:
                same = LAND_OF[near] == LAND_OF[region]
                value += (0.8 if t.population(q.seat, near) <= 2 else 0.2) * (1.5 if same else 1.0)
        value -= 0.8 * len(t.monsters_in(region))
        return value

    return question.best(worth)
