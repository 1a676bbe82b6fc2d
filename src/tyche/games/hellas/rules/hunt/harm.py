"""H10.8b, H10.10. What an attack does that the hunter does not defend against."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.battle.losses import kill
from tyche.games.hellas.rules.components import (
    ATTACKS,
    EVENTS,
    MOST_SLOTS,
    SPEED,
    SYMBOL,
)
from tyche.games.hellas.rules.deck import discard, discard_some, discard_unseen, draw_cards, in_hand
from tyche.games.hellas.rules.hunt.course import fail, next_round, show
from tyche.games.hellas.rules.hunt.injuries import injure
from tyche.games.hellas.rules.kinds import ATTRIBUTE, CARD, DISCARD, SLOT
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.trays import Op, ops_of

END_HUNT: Final[Option] = ("end-hunt",)
LOWER: Final = options_of("lower", ATTRIBUTE)
REMOVE: Final[list[Option]] = [("remove-wound", slot) for slot in range(1, MOST_SLOTS + 1)]
OPS: Final[list[list[Op]]] = [ops_of(attack) for attack in ATTACKS]


class Harm:
    """What becomes of an attack: whether the hunt ends, and whether a card is drawn."""

    def __init__(self) -> None:
        self.ends = False
        self.draws = 1


def suffer(t: Hellas, seat: int) -> Flow[None]:
    """H10.8b. The card takes effect completely; then one card is drawn, also if the hunt ends by it (A-11)."""
    s = t.s
    harm = Harm()
    monster = s.hunted
    for op in OPS[s.attack]:
        if op.special:
            t.tell("special-attack", "H10.10", monster=monster)
            t.enact("attack")
            for special in t.rules.kit.special[monster]:
                yield from apply(t, seat, special, harm)
        else:
            yield from apply(t, seat, op, harm)
    first_ends = any(EVENTS[2 * monster + k].first_attack for k in bits(s.evolved[monster]))
    if harm.ends or (first_ends and s.hunt_attacks == 1):
        draw_cards(t, seat, harm.draws)
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
    discard_unseen(t, seat, op.discard_random, "H10.8b")
    if op.discard_different:
        yield from discard_different(t, seat, op.discard_different, harm)


def discard_different(t: Hellas, seat: int, number: int, harm: Harm) -> Flow[None]:
    """The sphinx: discard cards with different symbols, or the hunt ends. Asked whenever the hand is large enough."""
    if t.s.hands[seat].bit_count() < number:
        harm.ends = True
        return
    used: list[int] = []
    for left in range(number, 0, -1):
        cards = bits(t.s.hands[seat])
        options: list[Option] = [DISCARD[card] for card in cards if may_differ(t, seat, card, used, left) is None]
        if not used:
            options.insert(0, END_HUNT)
        choice = yield t.ask(seat, "discard-different", options, "H10.10", options[0], number=left, symbols=used[:])
        if choice == END_HUNT:
            harm.ends = True
            return
        card = CARD.of(choice)
        used.append(SYMBOL[card])
        discard(t, seat, card, "H10.10")


def may_differ(t: Hellas, seat: int, card: int, used: list[int], left: int) -> Refusal | None:
    """H10.10. A card with a symbol that was not discarded yet, if the hand has enough different ones."""
    refusal = in_hand(t, seat, card)
    if refusal is not None:
        return refusal
    if SYMBOL[card] in used:
        return Refusal("H10.10", "same-symbol", {"symbol": SYMBOL[card]})
    fresh = {SYMBOL[one] for one in bits(t.s.hands[seat]) if SYMBOL[one] not in used}
    return None if len(fresh) >= left else Refusal("H10.10", "too-few-symbols", {"number": left})


def may_let_end(used: list[int]) -> Refusal | None:
    """H10.10. Only before a card has been discarded."""
    return Refusal("H10.10", "begun") if used else None


def lower_highest(t: Hellas, seat: int) -> Flow[None]:
    """H22.5. The highest attribute, by its stored value, drops by one; the hunter chooses among ties."""
    options = [option for k, option in enumerate(LOWER) if may_lower(t, seat, k) is None]
    if not options:
        return
    choice = yield from choose_one(t, seat, "lower-attribute", options, "H10.8b")
    attribute = ATTRIBUTE.of(choice)
    t.raise_attribute(seat, attribute, -1)
    t.tell("attribute-lowered", "H10.8b", player=seat, attribute=attribute)
    t.enact("losses")


def may_lower(t: Hellas, seat: int, attribute: int) -> Refusal | None:
    """H22.5. One of the highest, above 1."""
    highest = max([t.stored(seat, k) for k in range(3)])
    if t.stored(seat, attribute) < highest or highest == 1:
        return Refusal("H22.5", "not-highest", {"attribute": attribute})
    return None


def may_remove(t: Hellas, slot: int) -> Refusal | None:
    """H10.10. A wound of the hunted monster, by its slot counted from 1; of equal ones the first."""
    slots, covered = t.slots(t.s.hunted), t.s.covered[t.s.hunted]
    if not 1 <= slot <= len(slots) or not covered >> slot - 1 & 1:
        return Refusal("H10.10", "not-wounded", {"number": slot})
    this = slots[slot - 1]
    before = [k for k in bits(covered) if k < slot - 1]
    if any((slots[k].symbol, slots[k].reward) == (this.symbol, this.reward) for k in before):
        return Refusal("H10.10", "equal-slot", {"number": slot})
    return None


def remove_wound(t: Hellas) -> Flow[None]:
    """The hydra: a wound token, chosen by the hunter's left neighbour, is removed."""
    s = t.s
    options = [REMOVE[k] for k in bits(s.covered[s.hunted]) if may_remove(t, k + 1) is None]
    if not options:
        return
    choice = yield from choose_one(t, t.left(s.active), "remove-wound", options, "H10.10", monster=s.hunted)
    slot = SLOT.of(choice) - 1
    s.covered[s.hunted] &= ~(1 << slot)
    t.tell("wound-removed", "H10.10", monster=s.hunted, symbol=t.slots(s.hunted)[slot].symbol)
    show(t, "losses")
