"""H10.7, H10.9. Step 2 of a hunt: the monster attacks."""

from typing import Final

from tyche.core.ask import NO, YES, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.components import (
    ATTACKS,
    EVENTS,
    STAFF,
)
from tyche.games.hellas.rules.deck import draw_attacks
from tyche.games.hellas.rules.hunt.course import go_on, show
from tyche.games.hellas.rules.kinds import ATTACK
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY

PLAY_ATTACK: Final = options_of("attack", ATTACK)


def hunt_monster(t: Hellas) -> Flow[None]:
    """H10.7. The left neighbour, or who uses the Staff of Tiresias, looks at two attack cards and chooses one."""
    go_on(t)
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
    attack = ATTACK.of(choice)
    for card in s.drawn:
        if card != attack:
            s.attack_unseen[s.chooser] |= 1 << card
    s.drawn = []
    s.chooser = NOBODY
    begin_attack(t, attack)


def begin_attack(t: Hellas, attack: int) -> None:
    """H10.7, H10.9. The attack card is played; the hunter has to answer it."""
    s = t.s
    s.attack = attack
    s.attack_played |= 1 << attack
    s.defence = attack_strength(t)
    s.hunt_attacks += 1
    s.defending = False
    t.tell("monster-attack", "H10.7", monster=s.hunted, attack=attack, strength=s.defence)
    show(t, "attack", attack=attack)
    s.step = "hunt-defend"


def may_choose(t: Hellas, attack: int) -> Refusal | None:
    """H10.7. One of the two cards drawn."""
    return None if attack in t.s.drawn else Refusal("H10.7", "attack-not-drawn", {"attack": attack})


def attack_strength(t: Hellas) -> int:
    """H10.9. The strength of the attack at hand."""
    s = t.s
    return strength_of(t, s.attack, s.covered[s.hunted].bit_count(), s.hands[s.active].bit_count())


def strength_of(t: Hellas, attack: int, covered: int, cards: int) -> int:
    """H10.9. The value or formula of a card, with so many wounds and cards in hand, and the modifiers of evolutions."""
    s = t.s
    monster, card = s.hunted, ATTACKS[attack]
    slots = len(t.slots(monster))
    strength = card.base + card.per_open * (slots - covered) + card.per_covered * covered + card.per_slot * slots
    strength += card.per_card * cards
    for k in bits(s.evolved[monster]):
        event = EVENTS[2 * monster + k]
        strength += event.attack
        if s.hunt_attacks == 0:
            strength += event.first_attack
        if event.wounded and covered >= event.wounded:
            strength += event.attack_when_wounded
    return strength
