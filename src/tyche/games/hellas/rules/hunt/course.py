"""H10. Hunting: the course of a hunt, in short steps."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.scenes import Side, Term
from tyche.core.steps import choose_one, finish
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.components import (
    CARD_NAMES,
    EVENTS,
    INSPIRING_HUNT,
    LEADERSHIP,
    MOST_SLOTS,
    OF_SYMBOL,
    ONCE_PER_HUNT,
    SPEED,
    STRENGTH,
    SYMBOL,
    SYMBOL_NAMES,
    TRADE,
)
from tyche.games.hellas.rules.deck import discard, draw_cards, in_hand, obey_limit, shuffle_attacks
from tyche.games.hellas.rules.hunt.injuries import ALL_INJURED, injure
from tyche.games.hellas.rules.hunt.wounds import cover, may_wound, open_kinds, slay, take_reward
from tyche.games.hellas.rules.items.anytime import HANDLED, any_time, decide
from tyche.games.hellas.rules.items.effects import HUNT_START, IN_HUNT, use_options
from tyche.games.hellas.rules.kinds import CARD, DISCARD, MONSTER, SLOT
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY
from tyche.games.hellas.rules.trays import REWARDS

HUNT_FOR: Final = options_of("hunt", MONSTER)
STOP: Final[Option] = ("stop-hunting",)
STRIKE: Final[list[list[Option]]] = [
    [("strike", slot, name) for name in CARD_NAMES] for slot in range(1, MOST_SLOTS + 1)
]
TRADE_FOR: Final[list[list[Option]]] = [
    [("trade", slot, name) for name in CARD_NAMES] for slot in range(1, MOST_SLOTS + 1)
]

# --- the start (H7.6, H10.4) ---


def may_hunt(t: Hellas, seat: int, monster: int) -> Refusal | None:
    """H7.6a, H10.4. A monster in the hero's region, if the conditions of its evolution cards hold."""
    at = t.s.hero_at[seat]
    if at < 0:
        return Refusal("H15.2", "on-a-quest")
    if t.s.monster_at[monster] != at:
        return Refusal("H7.6a", "monster-elsewhere", {"monster": monster})
    return evolution_allows(t, seat, monster)


def evolution_allows(t: Hellas, seat: int, monster: int) -> Refusal | None:
    """H10.4. Conditions of evolution cards: priests in the pool, leadership."""
    for k in bits(t.s.evolved[monster]):
        event = EVENTS[2 * monster + k]
        if t.s.pool[seat] < event.needs_priests or t.attribute(seat, LEADERSHIP) < event.needs_leadership:
            return Refusal("H10.4", "evolution", {"monster": monster})
    return None


def prey(t: Hellas, seat: int) -> list[int]:
    """The monsters that may be hunted."""
    at = t.s.hero_at[seat]
    return [monster for monster in t.monsters_in(at) if may_hunt(t, seat, monster) is None] if at >= 0 else []


def may_take_hunt(t: Hellas, seat: int) -> Refusal | None:
    """H7.0c, H7.6a. There is a monster that may be hunted."""
    at = t.s.hero_at[seat]
    if at < 0:
        return Refusal("H15.2", "on-a-quest")
    monsters = t.monsters_in(at)
    if not monsters:
        return Refusal("H7.6a", "no-monster")
    return None if prey(t, seat) else may_hunt(t, seat, monsters[0])


def begin_hunt(t: Hellas) -> Flow[None]:
    """H10.4. Choose the monster, shuffle the attack deck, draw for strength."""
    s = t.s
    seat = s.active
    monsters = prey(t, seat)
    if not monsters:  # the injury of an Exhausted Fight cost the leadership that the sphinx demands
        finish(s)
        return
    choice = yield from choose_one(t, seat, "hunt", [HUNT_FOR[one] for one in monsters], "H7.6a")
    monster = MONSTER.of(choice)
    s.hunted = monster
    s.hunt_covered = s.hunt_wounds = s.hunt_attacks = 0
    s.dodged = False
    s.once &= ~ONCE_PER_HUNT
    s.attack = NOBODY
    t.tell("hunt", "H10.4", player=seat, monster=monster, region=s.monster_at[monster])
    show(t, "opens")
    shuffle_attacks(t)
    draw(t, seat, hunting_cards(t, seat, monster), "opens")
    if t.has(seat, INSPIRING_HUNT):
        t.gain_priests(seat, 1)
        t.tell("used", "H10.4", player=seat, item=INSPIRING_HUNT)
    s.step = "hunt-start"


def draw(t: Hellas, seat: int, number: int, phase: str) -> None:
    """H10.4, H10.11. The hunter draws cards, and the scene shows how many there are now."""
    if draw_cards(t, seat, number):
        show(t, phase)


def hunting_cards(t: Hellas, seat: int, monster: int) -> int:
    """H10.4. How many cards a hunt begins with."""
    by_speed = any(EVENTS[2 * monster + k].draw_by_speed for k in bits(t.s.evolved[monster]))
    return t.attribute(seat, SPEED if by_speed else STRENGTH)


def key_of(t: Hellas) -> str:
    """What the scenes of a hunt have in common, at whatever step it stands."""
    s = t.s
    return f"{s.turn}-{s.stack[-1] if s.stack else 0}-{s.extra}-{s.hunted}"


def go_on(t: Hellas) -> None:
    """The scene of the hunt goes on: a step may begin from a checkpoint, or with a position in the midst of a hunt."""
    s = t.s
    if s.hunted == NOBODY:
        return
    if t.logged and not t.staged:
        t.tell("hunt", "H10.4", player=s.active, monster=s.hunted, region=s.monster_at[s.hunted])
        show(t, "opens")
    t.go_on_with("hunt", key_of(t))


def show(t: Hellas, phase: str, **facts: object) -> None:
    """Give the telling before this the scene of the hunt: cards and injuries, slots, and the strength of an attack."""
    if t.logged:
        s = t.s
        seat, monster = s.active, s.hunted
        cards, injuries = s.hands[seat].bit_count(), t.injuries(seat)
        covered, left = s.covered[monster].bit_count(), t.open_slots(monster)
        hunter = Side(
            seat, [Term("cards", cards), Term("injuries", injuries)], facts={"hero": s.hero[seat]}, role="hunts"
        )
        slots = [
            {
                "symbol": SYMBOL_NAMES[slot.symbol],
                "reward": REWARDS[slot.reward],
                "covered": bool(s.covered[monster] >> k & 1),
                "fresh": bool(s.hunt_covered >> k & 1),
            }
            for k, slot in enumerate(t.slots(monster))
        ]
        beast = Side(
            NOBODY,
            [Term("covered", covered), Term("open", left)],
            score=s.defence or None,
            facts={"monster": monster, "slots": slots},
            role="hunted",
        )
        at = s.monster_at[monster]
        t.scene("hunt", key_of(t), phase, [hunter, beast], None, (), (), monster=monster, region=at, **facts)


def hunt_start(t: Hellas) -> Flow[None]:
    """H10.4, A-34. What is used at the start of a hunt; such a wound may slay."""
    go_on(t)
    s = t.s
    seat = s.active
    uses = use_options(t, seat, HUNT_START)
    if uses:
        uses += use_options(t, seat, IN_HUNT)  # without any the next question offers these
        choice = yield from decide(t, seat, "hunt-start", [DONE], "H10.4", DONE, uses, monster=s.hunted)
        if choice == HANDLED:
            if not t.open_slots(s.hunted):
                yield from succeed(t)
            return
    s.step = "hunt-attack"


# --- step 1: the hero attacks (H10.5, H10.6) ---


def strike_options(t: Hellas) -> list[Option]:
    """H10.2. A card against an open slot of its symbol, or the first card of a trade against any open slot."""
    s = t.s
    hand = s.hands[s.active]
    slots = t.slots(s.hunted)
    kinds = open_kinds(t, s.hunted)
    options: list[Option] = []
    for slot in kinds:
        row = STRIKE[slot]
        options += [row[card] for card in bits(hand & OF_SYMBOL[slots[slot].symbol])]
    for symbol, cost in enumerate(TRADE):
        cards = hand & OF_SYMBOL[symbol]
        if cost and cards.bit_count() >= cost:
            for slot in kinds:
                row = TRADE_FOR[slot]
                options += [row[card] for card in bits(cards)]
    return options


def may_strike(t: Hellas, seat: int, slot: int, card: int) -> Refusal | None:
    """H10.2. A card of the hand against an open slot of its symbol."""
    refusal = in_hand(t, seat, card) or may_wound(t, t.s.hunted, slot, "H10.2")
    if refusal is None and t.slots(t.s.hunted)[slot - 1].symbol != SYMBOL[card]:
        return Refusal("H10.2", "wrong-symbol", {"symbol": SYMBOL[card]})
    return refusal


def may_trade(t: Hellas, seat: int, slot: int, card: int) -> Refusal | None:
    """H10.2. The first of enough cards of a symbol that can be traded, against any open slot."""
    refusal = in_hand(t, seat, card)
    if refusal is not None:
        return refusal
    symbol = SYMBOL[card]
    if not TRADE[symbol]:
        return Refusal("H10.2", "no-trade", {"symbol": symbol})
    if (t.s.hands[seat] & OF_SYMBOL[symbol]).bit_count() < TRADE[symbol]:
        return Refusal("H10.2", "too-few-to-trade", {"symbol": symbol, "number": TRADE[symbol]})
    return may_wound(t, t.s.hunted, slot, "H10.2")


def may_end_attack(t: Hellas) -> Refusal | None:
    """H10.5. Only after a wound in this round."""
    return None if t.s.hunt_wounds else Refusal("H10.5", "no-wound")


def may_stop(t: Hellas) -> Refusal | None:
    """H10.5. Giving up is for a round without a wound."""
    return Refusal("H10.5", "wounded-in-round") if t.s.hunt_wounds else None


def hunt_attack(t: Hellas) -> Flow[None]:
    """H10.5. One wound after the other, at least one; who cannot or will not has failed."""
    go_on(t)
    s = t.s
    seat = s.active
    uses = use_options(t, seat, IN_HUNT)
    if not s.hands[seat] and not uses and not any_time(t, seat):
        yield from end_attack(t)
        return
    end = DONE if s.hunt_wounds else STOP
    options = [end, *strike_options(t)]
    default = options[1] if len(options) > 1 and not s.hunt_wounds else end
    choice = yield from decide(t, seat, "hunt-attack", options, "H10.5", default, uses, monster=s.hunted)
    if choice == end:
        yield from end_attack(t)
    elif choice != HANDLED:
        yield from deal_wound(t, seat, choice)


def deal_wound(t: Hellas, seat: int, choice: Option) -> Flow[None]:
    """H10.2, H10.6. Discard the card or cards and cover the slot."""
    s = t.s
    card = CARD.of(choice, 2)
    discard(t, seat, card, "H10.2")
    if choice[0] == "trade":
        yield from pay_trade(t, seat, SYMBOL[card])
    cover(t, seat, s.hunted, SLOT.of(choice) - 1, "H10.2")
    show(t, "wounds")
    s.hunt_wounds += 1
    if not t.open_slots(s.hunted):
        yield from succeed(t)


def pay_trade(t: Hellas, seat: int, symbol: int) -> Flow[None]:
    """H10.2. The other cards of a trade have the same symbol. Asked even if forced: the hand is secret."""
    for left in range(TRADE[symbol] - 1, 0, -1):
        options: list[Option] = [DISCARD[card] for card in bits(t.s.hands[seat] & OF_SYMBOL[symbol])]
        choice = yield t.ask(seat, "trade", options, "H10.2", options[0], number=left, symbol=symbol)
        discard(t, seat, CARD.of(choice), "H10.2")


def may_pay(t: Hellas, seat: int, card: int, symbol: int) -> Refusal | None:
    """H10.2. A further card of the same symbol."""
    if SYMBOL[card] != symbol:
        return Refusal("H10.2", "needs-symbol", {"symbol": symbol})
    return in_hand(t, seat, card)


def end_attack(t: Hellas) -> Flow[None]:
    """H10.5, H10.12. Without a wound in this round the hunt has failed; otherwise the monster attacks."""
    if t.s.hunt_wounds:
        t.s.hunt_wounds = 0
        t.s.step = "hunt-monster"
    else:
        yield from fail(t, "H10.5")


# --- after the monster's attack (H10.11) ---


def next_round(t: Hellas, cards: int) -> None:
    """H10.11. Draw, and the hero attacks again."""
    s = t.s
    s.attack = NOBODY
    s.defence = 0
    s.defending = False
    draw(t, s.active, cards, "cards")
    s.step = "hunt-attack"


# --- the end (H10.12-10.15) ---


def succeed(t: Hellas) -> Flow[None]:
    """H10.6, H12.2. The monster is slain: glory, figure, reward."""
    s = t.s
    seat, monster = s.active, s.hunted
    t.tell("hunt-succeeded", "H10.6", player=seat, monster=monster)
    show(t, "outcome", success=True)
    slay(t, seat, monster)
    yield from take_reward(t, seat, monster, True)
    yield from leave_hunt(t)


def fail(t: Hellas, clause: str) -> Flow[None]:
    """H10.12, H10.13, H12.1. One more injury if possible, then at most one reward."""
    s = t.s
    seat = s.active
    t.tell("hunt-failed", clause, player=seat, monster=s.hunted)
    show(t, "outcome", success=False)
    if s.injured[seat] != ALL_INJURED:
        yield from injure(t, seat, "H10.13")
    yield from take_reward(t, seat, s.hunted, False)
    yield from leave_hunt(t)


def leave_hunt(t: Hellas) -> Flow[None]:
    """H10.14, H2.6. The hunt is over; then the hand limit."""
    t.close_scene()
    s = t.s
    s.hunted = NOBODY
    s.hunt_wounds = s.hunt_covered = s.hunt_attacks = 0
    s.attack = NOBODY
    s.defence = 0
    s.defending = s.dodged = False
    yield from obey_limit(t, s.active)
    finish(s)
