"""H13.4-13.7. Combat cards in a battle: which may be played, and what they do."""

from typing import Final

from tyche.core.ask import PASS, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import ADJ, CITIES, LAND_OF, bits
from tyche.games.hellas.rules.battle.losses import kill
from tyche.games.hellas.rules.battle.side import Battle, Side
from tyche.games.hellas.rules.components import (
    CARD_EFFECT,
    CARD_STRENGTH,
    CUNNING_TACTICIAN,
    HOPLITES,
    LEADERSHIP,
    LOSSES,
    MASTER_PLAN,
    NO_ATTRITION,
    CardEffect,
)
from tyche.games.hellas.rules.deck import discard, in_hand
from tyche.games.hellas.rules.items.effects import PLANNED, may_plan
from tyche.games.hellas.rules.kinds import CARD, COUNT, REGION, planned_of, troops_of
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.special.recruit import recruit_here

PLAY: Final = options_of("play", CARD)
PLAY_PLANNED: Final = planned_of("play")
BRING: Final = troops_of("bring")


def may_play(t: Hellas, battle: Battle, side: Side, card: int, planned: bool) -> Refusal | None:
    """H13.7. A card of the hand whose loss symbols the hoplites can bear, with a Master Plan for a priest."""
    seat = side.seat
    refusal = in_hand(t, seat, card)
    if refusal is not None:
        return refusal
    if not battle.may_play(t, side):
        return Refusal("H13.4", "one-card-only")
    free = side.cards == 0 and t.has(seat, NO_ATTRITION)
    if not free and side.losses + LOSSES[card] > t.army(seat, battle.region):
        return Refusal("H13.7", "too-many-losses", {"card": card})
    return may_plan(t, seat) if planned else None


def play_options(t: Hellas, battle: Battle, side: Side) -> list[Option]:
    """H13.7. The cards whose loss symbols the hoplites in the battle can bear, plain or with a Master Plan."""
    room = t.army(side.seat, battle.region) - side.losses
    free = side.cards == 0 and t.has(side.seat, NO_ATTRITION)
    cards = [card for card in bits(t.s.hands[side.seat]) if free or LOSSES[card] <= room]
    options = [PLAY[card] for card in cards]
    if t.s.pool[side.seat] and t.has(side.seat, MASTER_PLAN):
        options += [PLAY_PLANNED[card] for card in cards]
    return options


def play_card(t: Hellas, battle: Battle, side: Side, choice: Option) -> Flow[None]:
    """H13.6. A card takes effect at once and adds its strength; conditions are those of this moment."""
    seat = side.seat
    card = CARD.of(choice)
    planned = len(choice) > 2
    side.strength += CARD_STRENGTH[card] + t.has(seat, CUNNING_TACTICIAN) + (PLANNED if planned else 0)
    t.tell("card-played", "H13.6", player=seat, card=card)
    battle.show(t, "cards", seat, card)
    discard(t, seat, card, "H13.6")
    if planned:
        t.s.pool[seat] -= 1
        t.tell("used", "H13.6", player=seat, item=MASTER_PLAN)
    if side.cards or not t.has(seat, NO_ATTRITION):
        side.losses += LOSSES[card]
    side.cards += 1
    effect = CARD_EFFECT[card]
    if effect is not None and holds(t, battle, side, effect.when):
        yield from take_effect(t, battle, side, effect)


def holds(t: Hellas, battle: Battle, side: Side, when: str) -> bool:
    """Whether the condition of a card's effect holds."""
    seat, enemy, region = side.seat, battle.other(side).seat, battle.region
    if when == "attacks":
        return side.attacks
    if when == "defends_city":
        return not side.attacks and bool(CITIES >> region & 1)
    if when == "own_glory":
        return t.s.glory[LAND_OF[region]] == seat
    if when == "outnumbers":
        return t.army(seat, region) > t.army(enemy, region)
    if when == "leads":
        return t.attribute(seat, LEADERSHIP) > t.attribute(enemy, LEADERSHIP)
    return True


def take_effect(t: Hellas, battle: Battle, side: Side, effect: CardEffect) -> Flow[None]:
    """The effect of a combat card whose condition holds."""
    seat, region = side.seat, battle.region
    if effect.per == "pair":
        side.strength += effect.strength * (t.army(seat, region) // 2)
    elif effect.per == "leadership":
        side.strength += effect.strength * t.attribute(seat, LEADERSHIP)
    else:
        side.strength += effect.strength
    side.extra_loss = max(side.extra_loss, effect.extra_loss)
    if effect.recruit:
        yield from join_battle(t, seat, region, effect.recruit)
    if effect.bring:
        yield from bring_one_region(t, battle, side)
    if effect.kill:
        yield from kill(t, battle.other(side).seat, region, effect.kill, "H13.6")


def join_battle(t: Hellas, seat: int, region: int, most: int) -> Flow[None]:
    """Local Support: hoplites recruited in the battle region take part."""
    yield from recruit_here(t, seat, region, most, "H13.6")


def bring_options(t: Hellas, battle: Battle, seat: int, most: int) -> list[Option]:
    """A-31. Unfortified hoplites of a neighbouring region, up to `most`; not into Helen's region (A-28)."""
    if t.closed_to(seat) >> battle.region & 1:
        return []
    options: list[Option] = []
    for region in bits(ADJ[battle.region] & t.s.armies[seat]):
        options += BRING[region][1 : min(most, t.open_hoplites(seat, region)) + 1]
    return options


def may_bring(t: Hellas, seat: int, region: int, number: int, to: int, most: int) -> Refusal | None:
    """A-28, A-31. From one to `most` unfortified hoplites of a neighbouring region, not into Helen's."""
    if t.closed_to(seat) >> to & 1:
        return Refusal("A-28", "helen", {"region": to})
    if not ADJ[to] >> region & 1:
        return Refusal("A-31", "no-neighbour", {"region": region, "to": to})
    most = min(most, t.open_hoplites(seat, region))
    if not most:
        return Refusal("A-31", "no-hoplites", {"region": region})
    return None if 1 <= number <= most else Refusal("A-31", "only-so-many", {"region": region, "number": most})


def bring(t: Hellas, battle: Battle, seat: int, choice: Option) -> None:
    """Hoplites come from a neighbouring region into the battle."""
    region, number = REGION.of(choice), COUNT.of(choice, 2)
    t.add_hoplites(seat, region, -number)
    t.add_hoplites(seat, battle.region, number)
    t.tell("moved", "H13.6", player=seat, region=region, to=battle.region, number=number)
    battle.show(t, "cards")
    if battle.attacker.seat == seat:
        battle.origins |= 1 << region


def strike_brought(t: Hellas, battle: Battle, seat: int) -> Flow[None]:
    """A-40. The evolved chimera strikes those whom an effect has brought into the battle, once."""
    if battle.region == t.deadly_region():
        yield from kill(t, seat, battle.region, 1, "A-40")


def bring_one_region(t: Hellas, battle: Battle, side: Side) -> Flow[None]:
    """Reinforcements: any number of hoplites from one neighbouring region."""
    options = bring_options(t, battle, side.seat, HOPLITES)
    if options:
        facts = {"region": battle.region, "most": HOPLITES}
        choice = yield t.ask(side.seat, "bring", [PASS, *options], "H13.6", PASS, **facts)
        if choice != PASS:
            bring(t, battle, side.seat, choice)
            yield from strike_brought(t, battle, side.seat)
