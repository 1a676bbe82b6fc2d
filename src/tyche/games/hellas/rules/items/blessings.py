"""H17.3, H4.1, H15.10. What blessings, kept quest cards and Heracles do at a moment of their owner's choice.

Blessings that change a number or a procedure stand where that is worked out.
"""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.errors import Refusal
from tyche.core.stakes import Stake
from tyche.core.steps import call, choose_one
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import N_REGIONS, bits
from tyche.games.hellas.rules.battle.cards import bring, bring_options, strike_brought
from tyche.games.hellas.rules.battle.losses import deaths_in, kill, kill_in
from tyche.games.hellas.rules.components import (
    BOW,
    ITEM_ID,
    OF_SYMBOL,
    SPEED,
    STRENGTH,
    SYMBOL,
)
from tyche.games.hellas.rules.deck import choose_artifact, discard, discard_some, draw, draw_cards, in_hand
from tyche.games.hellas.rules.hunt.course import prey
from tyche.games.hellas.rules.hunt.injuries import ALL_INJURED, heal, injure
from tyche.games.hellas.rules.hunt.wounds import may_wound, wound_options, wound_outside_hunt
from tyche.games.hellas.rules.items.artifacts import (
    always,
    battle_of,
    has_cards,
    lead,
    near_hoplites,
    wound_prey,
)
from tyche.games.hellas.rules.items.effects import Effect, brings, register
from tyche.games.hellas.rules.kinds import CARD, DISCARD, LAND, MONSTER, REGION, SLOT
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.special.march import march_options, may_go_anywhere, may_leave
from tyche.games.hellas.rules.special.recruit import recruit_in_one_of
from tyche.games.hellas.rules.state import NOBODY
from tyche.games.hellas.rules.turn.hoplites import move_army

FLY_FROM: Final = options_of("fly-from", REGION)
FLY_TO: Final = options_of("fly-to", REGION)
EXILE: Final = options_of("exile", MONSTER)
SHOOT_HOPLITES: Final[Option] = ("shoot-hoplites",)
RETURN_GLORY: Final = options_of("return-glory", LAND)
ATLAS: Final[int] = ITEM_ID["aid_to_atlas"]
AUGEAN: Final[int] = ITEM_ID["augean_stables"]
TRADED_ARTIFACTS: Final = 2
SHOT: Final = 2
"""Hoplites who die by a shot, or by a hero's wrath (A-24)."""
ANYWHERE: Final = N_REGIONS
"""More steps than any way takes."""

# --- Athena: battle ---


def empty_hand(t: Hellas, seat: int) -> bool:
    """Always Prepared: the hand is empty."""
    return t.s.hands[seat] == 0


def always_prepared(t: Hellas, seat: int) -> Flow[None]:
    """Draw one card at the start of a battle."""
    yield from draw(t, seat, 1)


def is_outnumbered(t: Hellas, seat: int) -> bool:
    """Unbroken Morale: the opponent has more hoplites in the battle."""
    battle = battle_of(t)
    return t.army(battle.other(battle.side_of(seat)).seat, battle.region) > t.army(seat, battle.region)


def kill_enemy(t: Hellas, seat: int) -> Flow[None]:
    """Unbroken Morale, Ambush: one of the opponent's hoplites in the battle dies."""
    battle = battle_of(t)
    yield from kill(t, battle.other(battle.side_of(seat)).seat, battle.region, 1, "H13.3")


def can_recruit(t: Hellas, seat: int) -> bool:
    """A controlled region, and hoplites in supply."""
    return t.s.supply[seat] > 0 and t.s.held[seat] != 0


def local_volunteers(t: Hellas, seat: int) -> Flow[None]:
    """Instead of Hoplite Movement recruit up to two hoplites in one own region."""
    yield from recruit_in_one_of(t, seat, t.s.held[seat], 2, "H22.10")


def has_priest(t: Hellas, seat: int) -> bool:
    """A priest in the pool."""
    return t.s.pool[seat] > 0


def battle_prayer(t: Hellas, seat: int) -> Flow[None]:
    """H22.7. Sacrifice a priest, draw a card."""
    t.s.pool[seat] -= 1
    yield from draw(t, seat, 1)


# --- Zeus: the hunt ---


def sacrifice_of_flesh(t: Hellas, seat: int) -> Flow[None]:
    """Sacrifice a priest: heal an injury and draw a card."""
    t.s.pool[seat] -= 1
    yield from heal(t, seat, "H11.3")
    draw_cards(t, seat, 1)


def healing(t: Hellas, seat: int) -> list[Stake]:
    """H11.3. A priest for a card, and for an injury if there is one."""
    healed = [Stake("injuries", seat, -1, "H11.3")] if t.s.injured[seat] else []
    return [Stake("priests", seat, -1, "H22.8"), Stake("cards", seat, 1, "H10.4"), *healed]


def weak_spot(t: Hellas, seat: int) -> Flow[None]:
    """At the start of a hunt discard a card: a wound of any type (A-34)."""
    yield from discard_some(t, seat, 1, "weak-spot", "H10.4")
    yield from wound_prey(t, seat)


def push_ups(t: Hellas, seat: int) -> Flow[None]:
    """Instead of Hero Movement draw a card."""
    yield from draw(t, seat, 1)


def can_be_wrathful(t: Hellas, seat: int) -> bool:
    """Hero's Wrath: a card to discard, and hoplites in the hero's region."""
    return has_cards(t, seat) and near_hoplites(t, seat)


def heros_wrath(t: Hellas, seat: int) -> Flow[None]:
    """Discard a card: two hoplites in the hero's region die (A-24)."""
    yield from discard_some(t, seat, 1, "wrath", "H6.14")
    yield from kill_in(t, t.s.hero_at[seat], SHOT, "A-24")


def wrathful(t: Hellas, seat: int) -> list[Stake]:
    """A-24. A card, and two hoplites of whoever has any there."""
    return [Stake("cards", seat, -1, "H6.14"), *deaths_in(t, t.s.hero_at[seat], SHOT, "A-24")]


def can_hunt_wildly(t: Hellas, seat: int) -> bool:
    """Wild Hunt: strength to spend (H22.8) and a monster to hunt."""
    return t.stored(seat, STRENGTH) > 1 and bool(prey(t, seat))


def wild_hunt(t: Hellas, seat: int) -> None:
    """Lower strength by one for good and hunt at once; the turn goes on afterwards."""
    t.raise_attribute(seat, STRENGTH, -1)
    call(t.s, "hunt")


def weaker(t: Hellas, seat: int) -> list[Stake]:
    """H22.8. A point of strength, for good."""
    return [Stake("attribute", seat, -1, "H22.8", facts={"attribute": STRENGTH})]


def shot_options(t: Hellas, seat: int) -> list[Option]:
    """Shoot to Kill: a slot of a monster in the hero's region, or two hoplites there."""
    at = t.s.hero_at[seat]
    if at < 0:
        return []
    options: list[Option] = []
    for monster in t.monsters_in(at):
        options += wound_options(t, monster)
    return options if may_shoot_hoplites(t, seat) is not None else [*options, SHOOT_HOPLITES]


def may_shoot_hoplites(t: Hellas, seat: int) -> Refusal | None:
    """H22.1. There are hoplites in the hero's region."""
    return None if near_hoplites(t, seat) else Refusal("H22.1", "nobody-to-kill")


def may_shoot(t: Hellas, seat: int, monster: int, slot: int) -> Refusal | None:
    """H12.3. An open slot of a monster in the hero's region."""
    return may_exile(t, seat, monster) or may_wound(t, monster, slot, "H12.3")


def may_shoot_with(t: Hellas, seat: int, card: int) -> Refusal | None:
    """A card with a bow in the hand."""
    return in_hand(t, seat, card) or (
        None if SYMBOL[card] == BOW else Refusal("H17.3", "needs-symbol", {"symbol": BOW})
    )


def can_shoot(t: Hellas, seat: int) -> bool:
    """A card with a bow, and a target."""
    return bool(t.s.hands[seat] & OF_SYMBOL[BOW]) and bool(shot_options(t, seat))


def shoot_to_kill(t: Hellas, seat: int) -> Flow[None]:
    """Discard a card with a bow. Which one is asked even if there is only one: the hand is secret."""
    cards: list[Option] = [DISCARD[card] for card in bits(t.s.hands[seat] & OF_SYMBOL[BOW])]
    choice = yield t.ask(seat, "shoot-with", cards, "H17.3", cards[0])
    discard(t, seat, CARD.of(choice), "H17.3")
    choice = yield from choose_one(t, seat, "shoot-at", shot_options(t, seat), "H17.3")
    if choice == SHOOT_HOPLITES:
        yield from kill_in(t, t.s.hero_at[seat], SHOT, "A-24")
    else:
        wound_outside_hunt(t, seat, MONSTER.of(choice), SLOT.of(choice, 2) - 1)


# --- Hermes: movement ---


def can_respond(t: Hellas, seat: int) -> bool:
    """Response Force: the player defends, with hoplites next to the battle."""
    battle = battle_of(t)
    return battle.defender.seat == seat and bool(bring_options(t, battle, seat, 1))


def response_force(t: Hellas, seat: int) -> Flow[None]:
    """Up to as many hoplites as the hero's speed from one neighbouring region join the battle."""
    battle = battle_of(t)
    speed = t.attribute(seat, SPEED)
    options = bring_options(t, battle, seat, speed)
    choice = yield t.ask(seat, "bring", options, "H13.3", options[0], region=battle.region, most=speed)
    bring(t, battle, seat, choice)
    yield from strike_brought(t, battle, seat)


def can_exile(t: Hellas, seat: int) -> bool:
    """Exile: an uninjured attribute (H22.8) and a monster in the hero's region."""
    at = t.s.hero_at[seat]
    return at >= 0 and t.s.injured[seat] != ALL_INJURED and bool(t.monsters_in(at))


def exile(t: Hellas, seat: int) -> Flow[None]:
    """For an injury move a monster from the hero's region to any region."""
    yield from injure(t, seat, "H17.3")
    options: list[Option] = [EXILE[one] for one in t.monsters_in(t.s.hero_at[seat])]
    choice = yield from choose_one(t, seat, "exile", options, "H17.3")
    yield from lead(t, seat, MONSTER.of(choice), ANYWHERE, "H17.3")


def may_exile(t: Hellas, seat: int, monster: int) -> Refusal | None:
    """A monster in the hero's region."""
    if t.s.monster_at[monster] == t.s.hero_at[seat]:
        return None
    return Refusal("H17.3", "monster-elsewhere", {"monster": monster})


def can_ambush(t: Hellas, seat: int) -> bool:
    """Ambush: the player defends a region with a fortified hoplite."""
    battle = battle_of(t)
    return battle.defender.seat == seat and t.s.fortified[battle.region] == seat


def has_open_hoplites(t: Hellas, seat: int) -> bool:
    """A hoplite outside a city."""
    return any(may_leave(t, seat, region) is None for region in bits(t.s.armies[seat]))


def winged_boots(t: Hellas, seat: int) -> Flow[None]:
    """Instead of Hoplite Movement one hoplite goes to any region (H22.3)."""
    sources: list[Option] = [FLY_FROM[one] for one in bits(t.s.armies[seat]) if may_leave(t, seat, one) is None]
    choice = yield from choose_one(t, seat, "fly-from", sources, "H22.3")
    region = REGION.of(choice)
    targets = [option for to, option in enumerate(FLY_TO) if may_go_anywhere(t, seat, region, to) is None]
    choice = yield t.ask(seat, "fly-to", targets, "H22.3", targets[0], region=region)
    yield from move_army(t, seat, region, REGION.of(choice), 1, 0)


def can_be_apprentice(t: Hellas, seat: int) -> bool:
    """Hero's Apprentice: a hoplite that can move."""
    return bool(march_options(t, seat, 1))


def heros_apprentice(t: Hellas, seat: int) -> Flow[None]:
    """Instead of Hero Movement one hoplite moves as many regions as the hero's speed."""
    speed = t.attribute(seat, SPEED)
    options = march_options(t, seat, speed)
    choice = yield t.ask(seat, "apprentice", options, "H22.3", options[0])
    yield from move_army(t, seat, REGION.of(choice), REGION.of(choice, 2), 1, speed)


# --- quest cards kept, and Heracles ---


def leave(t: Hellas, seat: int, item: int) -> None:
    """H15.10. A kept card is discarded for good."""
    t.s.items[seat] &= ~(1 << item)
    t.s.lost_items |= 1 << item


def aid_to_atlas(t: Hellas, seat: int) -> Flow[None]:
    """H22.7. Take back all used-action tokens and draw two cards."""
    leave(t, seat, ATLAS)
    t.s.used[seat] = 0
    t.s.exhausted &= ~(1 << seat)
    yield from draw(t, seat, 2)


def all_actions(t: Hellas, seat: int) -> list[Stake]:
    """H22.7. Two cards, and the actions that were marked."""
    marked = t.s.used[seat].bit_count()
    return [Stake("cards", seat, 2, "H22.7"), *([Stake("actions", seat, marked, "H22.7")] if marked else [])]


def augean_stables(t: Hellas, seat: int) -> None:
    """Two special actions in this turn instead of one (H7.0d)."""
    leave(t, seat, AUGEAN)
    t.s.extra += 1


def can_trade_glory(t: Hellas, seat: int) -> bool:
    """Heracles: a glory token to give back, and neutral artifacts left."""
    return seat in t.s.glory and bool(t.s.artifact_deck)


def trade_glory(t: Hellas, seat: int) -> Flow[None]:
    """H4.1. Give back a glory token, draw two neutral artifacts, keep one."""
    options = [option for land, option in enumerate(RETURN_GLORY) if may_return_glory(t, seat, land) is None]
    choice = yield from choose_one(t, seat, "return-glory", options, "H4.1")
    land = LAND.of(choice)
    t.s.glory[land] = NOBODY
    t.tell("glory-returned", "H4.1", player=seat, land=land)
    yield from choose_artifact(t, seat, TRADED_ARTIFACTS, "H4.1")


def may_return_glory(t: Hellas, seat: int, land: int) -> Refusal | None:
    """H4.1. One's own glory token."""
    return None if t.s.glory[land] == seat else Refusal("H4.1", "no-glory", {"land": land})


register(
    {
        "always_prepared": Effect(empty_hand, "H13.3", always_prepared, brings("H13.3", cards=1), must=True),
        "unbroken_morale": Effect(is_outnumbered, "H13.3", kill_enemy, must=True),
        "local_volunteers": Effect(can_recruit, "H2.4", local_volunteers),
        "battle_prayer": Effect(has_priest, "H22.8", battle_prayer, brings("H22.7", priests=-1, cards=1)),
        "sacrifice_of_flesh": Effect(has_priest, "H22.8", sacrifice_of_flesh, healing),
        "weak_spot": Effect(has_cards, "H22.8", weak_spot, brings("H10.4", cards=-1)),
        "push_ups": Effect(always, "H22.10", push_ups, brings("H22.10", cards=1)),
        "heros_wrath": Effect(can_be_wrathful, "H22.8", heros_wrath, wrathful),
        "wild_hunt": Effect(can_hunt_wildly, "H22.8", wild_hunt, weaker),
        "shoot_to_kill": Effect(can_shoot, "H22.8", shoot_to_kill, brings("H17.3", cards=-1)),
        "response_force": Effect(can_respond, "H13.3", response_force),
        "exile": Effect(can_exile, "H22.8", exile, brings("H17.3", injuries=1)),
        "ambush": Effect(can_ambush, "H13.3", kill_enemy, must=True),
        "winged_boots": Effect(has_open_hoplites, "H22.3", winged_boots),
        "heros_apprentice": Effect(can_be_apprentice, "H22.3", heros_apprentice),
        "aid_to_atlas": Effect(always, "H22.7", aid_to_atlas, all_actions),
        "augean_stables": Effect(always, "H7.0d", augean_stables, brings("H7.0d", actions=1)),
        "heracles": Effect(can_trade_glory, "H4.1", trade_glory, brings("H4.1", glory=-1, charges=1)),
    }
)
