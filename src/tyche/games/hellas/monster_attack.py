"""H10.7-10.13. Step 2 of a hunt: the monster attacks, and the hunter defends or does not."""

from typing import Final

from tyche.core.ask import NO, YES, Flow, Option
from tyche.games.hellas.anytime import HANDLED, any_time, decide
from tyche.games.hellas.atlas import bits
from tyche.games.hellas.components import (
    ADVANCED_DODGE,
    ATTACK_ID,
    ATTACKS,
    ATTRIBUTE_ID,
    CARD_ID,
    CARD_STRENGTH,
    EVENTS,
    MASTER_PLAN,
    OF_SYMBOL,
    SHIELD,
    SPEED,
    STAFF,
    SYMBOL,
)
from tyche.games.hellas.deck import discard, discard_some, draw_attacks, draw_cards
from tyche.games.hellas.effects import IN_HUNT, use_options
from tyche.games.hellas.hunt import fail
from tyche.games.hellas.injuries import injure
from tyche.games.hellas.losses import kill
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.state import NOBODY
from tyche.games.hellas.trays import Op, ops_of
from tyche.games.hellas.words import DISCARD, attack_options, attribute_options, card_options
from tyche.games.hellas.wounds import MOST_SLOTS

PLAY_ATTACK: Final = attack_options("attack")
TAKE_IT: Final[Option] = ("take-attack",)
DODGE: Final[Option] = ("dodge",)
END_HUNT: Final[Option] = ("end-hunt",)
DEFEND: Final = card_options("defend")
DEFEND_PLANNED: Final = card_options("defend", "master-plan")
SHIELD_WITH: Final = card_options("shield")
LOWER: Final = attribute_options("lower")
REMOVE: Final[list[Option]] = [("remove-wound", slot) for slot in range(1, MOST_SLOTS + 1)]
OPS: Final[list[list[Op]]] = [ops_of(attack) for attack in ATTACKS]
PLANNED: Final = 3


def hunt_monster(t: Hellas) -> Flow[None]:
    """H10.7. The left neighbour, or who uses the Staff of Tiresias, looks at two attack cards and chooses one."""
    s = t.s
    draw_attacks(t)
    s.chooser = t.left(s.active)
    holder = t.owner_of(STAFF)
    if holder not in (NOBODY, s.chooser) and t.is_ready(holder, STAFF):
        choice = yield t.ask(holder, "staff", [NO, YES], "H10.7", NO, monster=s.hunted)
        if choice == YES:
            s.charged &= ~(1 << STAFF)
            s.chooser = holder
            t.tell("used", "H10.7", player=holder, item=STAFF)
    options: list[Option] = [PLAY_ATTACK[card] for card in s.drawn]
    choice = yield t.ask(s.chooser, "choose-attack", options, "H10.7", options[0], monster=s.hunted)
    s.attack = ATTACK_ID[str(choice[1])]
    for card in s.drawn:
        if card != s.attack:
            s.attack_unseen[s.chooser] |= 1 << card
    s.attack_played |= 1 << s.attack
    s.drawn = []
    s.chooser = NOBODY
    s.defence = attack_strength(t)
    s.hunt_attacks += 1
    s.defending = False
    t.tell("monster-attack", "H10.7", monster=s.hunted, attack=s.attack, strength=s.defence)
    s.step = "hunt-defend"


def attack_strength(t: Hellas) -> int:
    """H10.9. The value or formula of the card, and the modifiers of evolutions."""
    s = t.s
    monster, card = s.hunted, ATTACKS[s.attack]
    slots, covered = len(t.slots(monster)), s.covered[monster].bit_count()
    strength = card.base + card.per_open * (slots - covered) + card.per_covered * covered + card.per_slot * slots
    strength += card.per_card * s.hands[s.active].bit_count()
    for k in bits(s.evolved[monster]):
        event = EVENTS[2 * monster + k]
        strength += event.attack
        if s.hunt_attacks == 0:
            strength += event.first_attack
        if event.wounded and covered >= event.wounded:
            strength += event.attack_when_wounded
    return strength


# --- the hunter's answer (H10.8) ---


def power(hand: int, pool: int) -> int:
    """The most that a hand can defend with, Master Plans included."""
    total = 0
    for card in bits(hand):
        total += CARD_STRENGTH[card]
    return total + PLANNED * min(pool, hand.bit_count())


def defend_options(t: Hellas, seat: int) -> list[Option]:
    """H10.8a. The cards with which a defence can be begun or continued so that it can still succeed."""
    s = t.s
    hand = s.hands[seat]
    pool = s.pool[seat] if t.has(seat, MASTER_PLAN) else 0
    best = power(hand, pool)
    options: list[Option] = []
    if best >= s.defence:
        for card in bits(hand):
            rest, strength = hand & ~(1 << card), CARD_STRENGTH[card]
            if (strength or s.defence <= 0) and strength + power(rest, pool) >= s.defence:
                options.append(DEFEND[card])
            if pool and strength + PLANNED + power(rest, pool - 1) >= s.defence:
                options.append(DEFEND_PLANNED[card])
    if hand and not s.dodged and t.has(seat, ADVANCED_DODGE) and best + t.attribute(seat, SPEED) >= s.defence:
        options.append(DODGE)
    return options


def hunt_defend(t: Hellas) -> Flow[None]:
    """H10.8. Defend card by card, ward the attack off with a shield, or suffer it."""
    s = t.s
    seat = s.active
    if s.defending:
        options = defend_options(t, seat)
        choice = yield t.ask(seat, "defend-on", options, "H10.8a", options[0], monster=s.hunted, strength=s.defence)
        yield from defend(t, seat, choice)
        return
    uses = use_options(t, seat, IN_HUNT)
    choice = TAKE_IT
    if s.hands[seat] or uses or any_time(t, seat):
        options = [TAKE_IT, *defend_options(t, seat)]
        options += [SHIELD_WITH[card] for card in bits(s.hands[seat] & OF_SYMBOL[SHIELD])]
        choice = yield from decide(
            t, seat, "defend", options, "H10.8", TAKE_IT, uses, monster=s.hunted, attack=s.attack, strength=s.defence
        )
    if choice == TAKE_IT:
        yield from suffer(t, seat)
    elif choice[0] == "shield":
        yield from ward_off(t, seat, CARD_ID[str(choice[1])])
    elif choice != HANDLED:
        yield from defend(t, seat, choice)


def defend(t: Hellas, seat: int, choice: Option) -> Flow[None]:
    """H10.8a. Cards are discarded until their strength reaches the attack's; then two cards are drawn."""
    s = t.s
    with_a_card = s.defending or choice != DODGE
    s.defending = True
    if choice == DODGE:
        s.dodged = True
        s.defence -= t.attribute(seat, SPEED)
        t.tell("used", "H10.8a", player=seat, item=ADVANCED_DODGE)
    else:
        card = CARD_ID[str(choice[1])]
        discard(t, seat, card, "H10.8a")
        s.defence -= CARD_STRENGTH[card]
    if len(choice) > 2:
        s.pool[seat] -= 1
        s.defence -= PLANNED
        t.tell("used", "H10.8a", player=seat, item=MASTER_PLAN)
    if s.defence <= 0 and with_a_card:
        t.tell("defended", "H10.8a", player=seat, monster=s.hunted)
        next_round(t, 2)
    yield from ()


def ward_off(t: Hellas, seat: int, card: int) -> Flow[None]:
    """H10.8, A-35. A shield wards off any attack at the price of an injury; then one card is drawn."""
    discard(t, seat, card, "A-35")
    t.tell("defended", "A-35", player=seat, monster=t.s.hunted)
    if (yield from injure(t, seat, "A-35")):
        yield from fail(t, "H10.12")
    else:
        next_round(t, 1)


def next_round(t: Hellas, cards: int) -> None:
    """H10.11. Draw, and the hero attacks again."""
    s = t.s
    draw_cards(t, s.active, cards)
    s.attack = NOBODY
    s.defence = 0
    s.defending = False
    s.step = "hunt-attack"


# --- an attack that is not defended against (H10.8b, H10.10) ---


class Harm:
    """What becomes of an attack: whether the hunt ends, and whether a card is drawn."""

    def __init__(self) -> None:
        self.ends = False
        self.draws = 1


def suffer(t: Hellas, seat: int) -> Flow[None]:
    """H10.8b. The card takes effect completely; then one card is drawn, unless the hunt has ended (A-11)."""
    s = t.s
    harm = Harm()
    monster = s.hunted
    for op in OPS[s.attack]:
        if op.special:
            t.tell("special-attack", "H10.10", monster=monster)
            for special in t.rules.kit.special[monster]:
                yield from apply(t, seat, special, harm)
        else:
            yield from apply(t, seat, op, harm)
    first_ends = any(EVENTS[2 * monster + k].first_attack for k in bits(s.evolved[monster]))
    if harm.ends or (first_ends and s.hunt_attacks == 1):
        yield from fail(t, "H10.12")
    else:
        next_round(t, harm.draws)


def apply(t: Hellas, seat: int, op: Op, harm: Harm) -> Flow[None]:
    """One effect of an attack."""
    s = t.s
    if op.end_hunt or (op.end_if_injured and s.injured[seat]):
        harm.ends = True
    if op.no_draw:
        harm.draws = 0
    for _ in range(op.injure):
        if (yield from injure(t, seat, "H10.8b")):
            harm.ends = True
    for _ in range(op.lower_highest):
        yield from lower_highest(t, seat)
    if op.kill_here:
        yield from kill(t, seat, s.monster_at[s.hunted], op.kill_here, "H10.10")
    for _ in range(op.remove_wound):
        yield from remove_wound(t)
    yield from lose_cards(t, seat, op, harm)


def lose_cards(t: Hellas, seat: int, op: Op, harm: Harm) -> Flow[None]:
    """Effects that cost combat cards."""
    size = t.s.hands[seat].bit_count()
    number = op.discard
    if op.discard_to_speed:
        number = max(0, size - t.attribute(seat, SPEED))
    elif op.discard_half:
        number = (size + 1) // 2
    if number:
        yield from discard_some(t, seat, number, "discard", "H10.8b")
    for _ in range(min(op.discard_random, size)):
        cards = bits(t.s.hands[seat])
        t.dice.shuffle(cards)
        t.reveal()
        discard(t, seat, cards[0], "H10.8b")
    if op.discard_different:
        yield from discard_different(t, seat, op.discard_different, harm)


def discard_different(t: Hellas, seat: int, number: int, harm: Harm) -> Flow[None]:
    """The sphinx: discard cards with different symbols, or the hunt ends. Asked whenever the hand is large enough."""
    if t.s.hands[seat].bit_count() < number:
        harm.ends = True
        return
    used: list[int] = []
    for left in range(number, 0, -1):
        fresh = [card for card in bits(t.s.hands[seat]) if SYMBOL[card] not in used]
        enough = len({SYMBOL[card] for card in fresh}) >= left
        options: list[Option] = [DISCARD[card] for card in fresh] if enough else []
        if left == number:
            options.insert(0, END_HUNT)
        choice = yield t.ask(seat, "discard-different", options, "H10.10", options[0], number=left)
        if choice == END_HUNT:
            harm.ends = True
            return
        card = CARD_ID[str(choice[1])]
        used.append(SYMBOL[card])
        discard(t, seat, card, "H10.10")


def lower_highest(t: Hellas, seat: int) -> Flow[None]:
    """H22.5. The highest attribute, by its stored value, drops by one; the hunter chooses among ties."""
    values = [t.stored(seat, k) for k in range(3)]
    best = max(values)
    if best == 1:
        return
    options: list[Option] = [LOWER[k] for k in range(3) if values[k] == best]
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(seat, "lower-attribute", options, "H10.8b", options[0])
    attribute = ATTRIBUTE_ID[str(choice[1])]
    t.raise_attribute(seat, attribute, -1)
    t.tell("attribute-lowered", "H10.8b", player=seat, attribute=attribute)


def remove_wound(t: Hellas) -> Flow[None]:
    """The hydra: a wound token, chosen by the hunter's left neighbour, is removed."""
    s = t.s
    slots = t.slots(s.hunted)
    kinds: list[tuple[int, int]] = []
    options: list[Option] = []
    for k in bits(s.covered[s.hunted]):
        if (slots[k].symbol, slots[k].reward) not in kinds:
            kinds.append((slots[k].symbol, slots[k].reward))
            options.append(REMOVE[k])
    if not options:
        return
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(t.left(s.active), "remove-wound", options, "H10.10", options[0], monster=s.hunted)
    slot = int(choice[1]) - 1
    s.covered[s.hunted] &= ~(1 << slot)
    t.tell("wound-removed", "H10.10", monster=s.hunted, symbol=slots[slot].symbol)
