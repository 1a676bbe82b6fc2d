"""What options cost and bring for certain: priests, cards, hoplites, moves, attributes, wounds, control and points.

What hangs on others, on cards to be drawn or on the monster die is no certain stake; `edges.foresee` speaks of that.
"""

from tyche.core.stakes import Stake, gained, stakes_of
from tyche.games.hellas.rules.components import (
    ALL_ARTIFACTS,
    ATTRIBUTE_OF,
    CARD_STRENGTH,
    LOSSES,
    MONUMENT,
    PRIESTS,
    QUESTS,
    SYMBOL,
    TRADE,
)
from tyche.games.hellas.rules.items.effects import PLANNED
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY

# --- the map ---


def conquest(t: Hellas, seat: int, region: int, number: int) -> list[Stake]:
    """H14.2, H14.3. Control of a region into which so many hoplites come, and the points that hang on it."""
    holder = t.s.control[region]
    if holder == seat or t.troops_in(region, seat) != NOBODY:
        return []
    if holder == NOBODY and t.army(seat, region) + number < t.population(seat, region):
        return []
    clause = "H14.2" if holder == NOBODY else "H14.3"
    found = control(t, seat, region, 1, clause)
    return found if holder == NOBODY else found + control(t, holder, region, -1, clause)


def control(t: Hellas, seat: int, region: int, change: int, clause: str) -> list[Stake]:
    """H14.6, H19. A region won, or lost below 0, and the points that come and go with it."""
    held = t.s.held[seat] ^ 1 << region
    points = stakes_of(gained(t.sources(seat), t.sources(seat, held)), "points", seat)
    return [Stake("control", seat, change, clause, facts={"region": region}), *points]


def of_move(t: Hellas, seat: int, region: int, to: int) -> list[Stake]:
    """H6.15, H6.20. One hoplite of the allowance, and what it conquers; the evolved chimera may kill it first."""
    won = [] if to == t.deadly_region() or t.s.battles >> to & 1 else conquest(t, seat, to, 1)
    return [*of_moves(seat, -1, "H6.15"), *won]


def of_moves(seat: int, number: int, clause: str) -> list[Stake]:
    """The allowance of Hoplite Movement."""
    return [Stake("moves", seat, number, clause)]


def of_hoplites(seat: int, number: int, clause: str) -> list[Stake]:
    """Hoplites on the map."""
    return [Stake("hoplites", seat, number, clause)]


def of_recruit(t: Hellas, seat: int, region: int, number: int, where: int) -> list[Stake]:
    """H2.4, H7.1. Hoplites from the supply, and what they conquer."""
    return [*of_hoplites(seat, number, "H7.1a"), *conquest(t, seat, region, number)]


# --- actions ---


def of_prayer(t: Hellas, seat: int, god: int) -> list[Stake]:
    """H6.7, H6.9. A priest for a point of an attribute, unless that is at its maximum (A-16)."""
    attribute = ATTRIBUTE_OF[god]
    rises = t.stored(seat, attribute) < t.rules.most[attribute]
    risen = [Stake("attribute", seat, 1, "H6.9", facts={"attribute": attribute})] if rises else []
    return [Stake("priests", seat, -1, "H6.7"), *risen]


def of_action(t: Hellas, seat: int, action: int) -> list[Stake]:
    """H7.0a, H7.7c, H19.4. The mark on an action, priests for a monument, a token of King of kings."""
    found = [Stake("king-tokens", seat, -1, "H19.4")] if t.s.king == seat and t.s.king_tokens else []
    if action != MONUMENT:
        return [Stake("actions", seat, -1, "H7.0a", facts={"action": action}), *found]
    back = PRIESTS - t.s.pool[seat]
    priests = min(back, (t.s.held[seat] & t.s.temples).bit_count()) if t.s.players > 2 else 0
    return [*found, Stake("priests", seat, priests, "H7.7c")] if priests else found


def of_temple(t: Hellas, seat: int, region: int) -> list[Stake]:
    """H7.3a, H19.2. A temple, and a priest if there is one left."""
    left = PRIESTS - t.s.pool[seat] - t.priests_praying(seat)
    return [Stake("points", seat, 1, "H19.2"), *([Stake("priests", seat, 1, "H7.3a")] if left else [])]


def of_boarding(t: Hellas, seat: int, quest: int, number: int) -> list[Stake]:
    """H15.3. The costs of a step."""
    step = QUESTS[quest].steps[number - 1]
    costs = (("priests", -step.pay_priests), ("cards", -step.pay_cards), ("injuries", step.pay_injuries))
    return [Stake(kind, seat, amount, "H15.3") for kind, amount in costs if amount]


def of_use(t: Hellas, seat: int, item: int) -> list[Stake]:
    """H6.5. An artifact is discharged."""
    return [Stake("charges", seat, -1, "H6.5", facts={"item": item})] if ALL_ARTIFACTS >> item & 1 else []


# --- cards, wounds, injuries ---


def of_cards(seat: int, number: int, clause: str) -> list[Stake]:
    """Combat cards drawn, or discarded below 0."""
    return [Stake("cards", seat, number, clause)]


def of_injuries(seat: int, number: int, clause: str) -> list[Stake]:
    """Injuries suffered, or healed below 0."""
    return [Stake("injuries", seat, number, clause)]


def of_wound(t: Hellas, seat: int, monster: int, slot: int) -> list[Stake]:
    """H10.2, H19.3. A wound, which may slay the monster."""
    slays = t.open_slots(monster) == 1
    slain = [Stake("points", seat, 1, "H19.3", facts={"monster": monster})] if slays else []
    return [Stake("wounds", seat, 1, "H10.2", facts={"monster": monster}), *slain]


def of_strike(t: Hellas, seat: int, slot: int, card: int) -> list[Stake]:
    """H10.2. A card for a wound of the hunted monster."""
    return [*of_cards(seat, -1, "H10.2"), *of_wound(t, seat, t.s.hunted, slot)]


def of_trade(t: Hellas, seat: int, slot: int, card: int) -> list[Stake]:
    """H10.2. As many cards of a symbol as its trade takes."""
    return [*of_cards(seat, -TRADE[SYMBOL[card]], "H10.2"), *of_wound(t, seat, t.s.hunted, slot)]


def of_shield(t: Hellas, seat: int, card: int) -> list[Stake]:
    """A-35. A card and an injury."""
    return [*of_cards(seat, -1, "A-35"), *of_injuries(seat, 1, "A-35")]


def of_defence(t: Hellas, seat: int, card: int, how: int) -> list[Stake]:
    """H10.8a. A card against the strength of the attack, with a Master Plan for a priest."""
    return of_strength(seat, card, how >= 0, "H10.8a")


def of_battle_card(t: Hellas, seat: int, card: int, how: int) -> list[Stake]:
    """H13.6, H13.7. The strength of a card and the losses that it costs; its effect comes on top."""
    found = of_strength(seat, card, how >= 0, "H13.6")
    return [*found, Stake("losses", seat, LOSSES[card], "H13.7")] if LOSSES[card] else found


def of_strength(seat: int, card: int, planned: bool, clause: str) -> list[Stake]:
    """H22.8. A card for its strength, with a Master Plan for a priest."""
    strength = CARD_STRENGTH[card] + (PLANNED if planned else 0)
    plan = [Stake("priests", seat, -1, "H22.8")] if planned else []
    return [*of_cards(seat, -1, clause), Stake("strength", seat, strength, clause), *plan]


def of_glory(seat: int, number: int, clause: str) -> list[Stake]:
    """A glory token taken, or given back below 0."""
    return [Stake("glory", seat, number, clause)]
