"""H10. Hunting: the course of a hunt, in short steps."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.games.hellas.anytime import HANDLED, any_time, decide
from tyche.games.hellas.atlas import bits
from tyche.games.hellas.components import (
    CARD_ID,
    CARD_NAMES,
    EVENTS,
    INSPIRING_HUNT,
    LEADERSHIP,
    MONSTER_ID,
    OF_SYMBOL,
    ONCE_PER_HUNT,
    SPEED,
    STRENGTH,
    SYMBOL,
    TRADE,
)
from tyche.games.hellas.deck import discard, draw_cards, obey_limit, shuffle_attacks
from tyche.games.hellas.effects import HUNT_START, IN_HUNT, use_options
from tyche.games.hellas.injuries import ALL_INJURED, injure
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.state import NOBODY
from tyche.games.hellas.words import DISCARD, monster_options
from tyche.games.hellas.wounds import MOST_SLOTS, cover, open_kinds, slay, take_reward

HUNT_FOR: Final = monster_options("hunt")
STOP: Final[Option] = ("stop-hunting",)
STRIKE: Final[list[list[Option]]] = [
    [("strike", slot, name) for name in CARD_NAMES] for slot in range(1, MOST_SLOTS + 1)
]
TRADE_FOR: Final[list[list[Option]]] = [
    [("trade", slot, name) for name in CARD_NAMES] for slot in range(1, MOST_SLOTS + 1)
]

# --- the start (H7.6, H10.4) ---


def prey(t: Hellas, seat: int) -> list[int]:
    """H7.6a, H10.4. The monsters in the hero's region that may be hunted, by their evolution cards."""
    at = t.s.hero_at[seat]
    return [monster for monster in t.monsters_in(at) if may_hunt(t, seat, monster)] if at >= 0 else []


def may_hunt(t: Hellas, seat: int, monster: int) -> bool:
    """H10.4. Conditions of evolution cards: priests in the pool, leadership."""
    for k in bits(t.s.evolved[monster]):
        event = EVENTS[2 * monster + k]
        if t.s.pool[seat] < event.needs_priests or t.attribute(seat, LEADERSHIP) < event.needs_leadership:
            return False
    return True


def begin_hunt(t: Hellas) -> Flow[None]:
    """H10.4. Choose the monster, shuffle the attack deck, draw for strength."""
    s = t.s
    seat = s.active
    monsters = prey(t, seat)
    if not monsters:  # the injury of an Exhausted Fight cost the leadership that the sphinx demands
        s.step = s.stack.pop()
        return
    monster = monsters[0]
    if len(monsters) > 1:
        options: list[Option] = [HUNT_FOR[one] for one in monsters]
        choice = yield t.ask(seat, "hunt", options, "H7.6a", options[0])
        monster = MONSTER_ID[str(choice[1])]
    s.hunted = monster
    s.hunt_covered = s.hunt_wounds = s.hunt_attacks = 0
    s.dodged = False
    s.once &= ~ONCE_PER_HUNT
    s.attack = NOBODY
    t.tell("hunt", "H10.4", player=seat, monster=monster, region=s.monster_at[monster])
    shuffle_attacks(t)
    by_speed = any(EVENTS[2 * monster + k].draw_by_speed for k in bits(s.evolved[monster]))
    draw_cards(t, seat, t.attribute(seat, SPEED if by_speed else STRENGTH))
    if t.has(seat, INSPIRING_HUNT):
        t.gain_priests(seat, 1)
        t.tell("used", "H10.4", player=seat, item=INSPIRING_HUNT)
    s.step = "hunt-start"


def hunt_start(t: Hellas) -> Flow[None]:
    """H10.4, A-34. What is used at the start of a hunt; such a wound may slay."""
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


def hunt_attack(t: Hellas) -> Flow[None]:
    """H10.5. One wound after the other, at least one; who cannot or will not has failed."""
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
    card = CARD_ID[str(choice[2])]
    discard(t, seat, card, "H10.2")
    if choice[0] == "trade":
        yield from pay_trade(t, seat, SYMBOL[card])
    cover(t, seat, s.hunted, int(choice[1]) - 1, "H10.2")
    s.hunt_wounds += 1
    if not t.open_slots(s.hunted):
        yield from succeed(t)


def pay_trade(t: Hellas, seat: int, symbol: int) -> Flow[None]:
    """H10.2. The other cards of a trade have the same symbol. Asked even if forced: the hand is secret."""
    for left in range(TRADE[symbol] - 1, 0, -1):
        options: list[Option] = [DISCARD[card] for card in bits(t.s.hands[seat] & OF_SYMBOL[symbol])]
        choice = yield t.ask(seat, "trade", options, "H10.2", options[0], number=left)
        discard(t, seat, CARD_ID[str(choice[1])], "H10.2")


def end_attack(t: Hellas) -> Flow[None]:
    """H10.5, H10.12. Without a wound in this round the hunt has failed; otherwise the monster attacks."""
    if t.s.hunt_wounds:
        t.s.hunt_wounds = 0
        t.s.step = "hunt-monster"
    else:
        yield from fail(t, "H10.5")


# --- the end (H10.12-10.15) ---


def succeed(t: Hellas) -> Flow[None]:
    """H10.6, H12.2. The monster is slain: glory, figure, reward."""
    s = t.s
    seat, monster = s.active, s.hunted
    t.tell("hunt-succeeded", "H10.6", player=seat, monster=monster)
    slay(t, seat, monster)
    yield from take_reward(t, seat, monster, True)
    yield from leave_hunt(t)


def fail(t: Hellas, clause: str) -> Flow[None]:
    """H10.12, H10.13, H12.1. One more injury if possible, then at most one reward."""
    s = t.s
    seat = s.active
    t.tell("hunt-failed", clause, player=seat, monster=s.hunted)
    if s.injured[seat] != ALL_INJURED:
        yield from injure(t, seat, "H10.13")
    yield from take_reward(t, seat, s.hunted, False)
    yield from leave_hunt(t)


def leave_hunt(t: Hellas) -> Flow[None]:
    """H10.14, H2.6. The hunt is over; then the hand limit."""
    s = t.s
    s.hunted = NOBODY
    s.hunt_wounds = s.hunt_covered = s.hunt_attacks = 0
    s.attack = NOBODY
    s.defence = 0
    s.defending = s.dodged = False
    yield from obey_limit(t, s.active)
    s.step = s.stack.pop()
