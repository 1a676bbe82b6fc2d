"""What options cost and bring for certain: priests, cards, hoplites, moves, attributes, wounds, control and points.

What hangs on others, on cards to be drawn or on the monster die is no certain stake; `edges.foresee` speaks of that.
"""

from typing import Final

from tyche.core.ask import Ask
from tyche.core.stakes import Stake, gained, stakes_of
from tyche.games.hellas.rules.atlas import LAND_OF, bits
from tyche.games.hellas.rules.components import (
    ACHILLES,
    ADVANCED_DODGE,
    AEGIS,
    ALL_ARTIFACTS,
    ARMORY,
    ATTRIBUTE_OF,
    CARD_STRENGTH,
    FIRST_HERO,
    GODS_STRENGTH,
    HERACLES,
    HERMES_TEMPLE,
    HUNT,
    LEADERSHIP,
    LOCAL_SUPPORT,
    LOSSES,
    MONUMENT,
    PALLADIUM,
    PERSEUS,
    PRIESTS,
    QUEST_REGION,
    QUESTS,
    SPEED,
    STAFF,
    START_HOPLITES,
    STRENGTH,
    SYMBOL,
    TEMPLE,
    TRADE,
    USURP,
    WEAK_SPOT,
)
from tyche.games.hellas.rules.hunt.course import hunting_cards, prey
from tyche.games.hellas.rules.hunt.defence import DEFENDED
from tyche.games.hellas.rules.hunt.injuries import ALL_INJURED
from tyche.games.hellas.rules.items.draft import ARMORY_CARDS
from tyche.games.hellas.rules.items.effects import EFFECTS, PLANNED
from tyche.games.hellas.rules.kinds import ATTRIBUTE, REWARD
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.setup import HERACLES_STRENGTH
from tyche.games.hellas.rules.state import NOBODY
from tyche.games.hellas.rules.turn.hoplites import reach
from tyche.games.hellas.rules.turn.quests import LAST_STEP

ANSWERED_BY: Final[dict[str, int]] = {"palladium": PALLADIUM, "staff": STAFF}
"""Questions whose yes uses an artifact."""

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


def of_arrival(t: Hellas, seat: int, region: int, to: int, number: int, steps: int = 1) -> list[Stake]:
    """H6.22, H14.2, H14.3. What an army of so many conquers, unless the evolved chimera may strike on the way or there.

    `steps` is how far the army may go at least to avoid her; 0 if it passes through no region at all.
    """
    return of_chimera(t, seat) if meets_chimera(t, seat, region, to, steps) else conquest(t, seat, to, number)


def meets_chimera(t: Hellas, seat: int, region: int, to: int, steps: int) -> bool:
    """A-40. Whether an army comes to the evolved chimera, or cannot go round her."""
    deadly = t.deadly_region()
    passes = deadly not in (NOBODY, region) and steps and not reach(t, seat, region, steps, 1 << deadly) >> to & 1
    return to == deadly or bool(passes)


def of_chimera(t: Hellas, seat: int) -> list[Stake]:
    """A-40, H6.23. The evolved chimera kills one, once in an action, unless Aegis may save him."""
    struck = t.s.entered >> seat & 1 or t.is_ready(seat, AEGIS)
    return [] if struck else of_hoplites(seat, -1, "A-40")


def of_sending(t: Hellas, seat: int, region: int, to: int, number: int) -> list[Stake]:
    """H7.2a. What so many of an army conquer, if it is known where they go."""
    return [] if to == NOBODY else of_arrival(t, seat, region, to, number)


def of_march(t: Hellas, question: str, seat: int, region: int, to: int) -> list[Stake]:
    """H7.2a, H18.3, H22.3. What one hoplite conquers; of more it is asked afterwards how many go."""
    alone = question == "apprentice" or t.open_hoplites(seat, region) == 1
    return of_arrival(t, seat, region, to, 1) if alone else []


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
    if action == MONUMENT:
        return [*found, *of_round(t, seat)]
    marked = t.s.used[seat] >> action & 1  # an Exhausted Fight
    mark = of_injuries(seat, 1, "H7.6a") if marked else [Stake("actions", seat, -1, "H7.0a", facts={"action": action})]
    return [*mark, *found, *(of_deed(t, seat, action) if not marked else [])]


def of_round(t: Hellas, seat: int) -> list[Stake]:
    """H7.7c, H7.7d. Priests for temples, and the actions that were marked; not all is known before another action."""
    back = PRIESTS - t.s.pool[seat]
    priests = min(back, (t.s.held[seat] & t.s.temples).bit_count()) if t.s.players > 2 else 0
    marked = t.s.used[seat].bit_count()
    returned = [Stake("priests", seat, priests, "H7.7c")] if priests else []
    return [*returned, Stake("actions", seat, marked, "H7.7d")] if marked else returned


def of_deed(t: Hellas, seat: int, action: int) -> list[Stake]:
    """H7.3a, H7.5c, H10.4. What an action brings, whatever is chosen in it: a temple, the hero's region, cards."""
    if action == TEMPLE:
        return of_temple(t, seat, NOBODY)
    if action == HUNT:
        numbers = {hunting_cards(t, seat, monster) for monster in prey(t, seat)}
        return of_cards(seat, min(numbers), "H10.4") if len(numbers) == 1 else []
    if action != USURP:
        return []
    region = t.s.hero_at[seat]
    holder = t.s.control[region]
    won = [] if holder == seat else control(t, seat, region, 1, "H7.5c")
    return won if holder in (seat, NOBODY) else won + control(t, holder, region, -1, "H7.5c")


def of_temple(t: Hellas, seat: int, region: int) -> list[Stake]:
    """H7.3a, H19.2. A temple, and a priest if there is one left."""
    priest = [Stake("priests", seat, 1, "H7.3a")] if t.priests_left(seat) else []
    return [Stake("points", seat, 1, "H19.2", facts={"source": "temple"}), *priest]


def of_boarding(t: Hellas, seat: int, quest: int, number: int) -> list[Stake]:
    """H15.3. The costs of a step; the last one completes the quest."""
    step = QUESTS[quest].steps[number - 1]
    costs = (("priests", -step.pay_priests), ("cards", -step.pay_cards), ("injuries", step.pay_injuries))
    found = [Stake(kind, seat, amount, "H15.3") for kind, amount in costs if amount]
    return found + of_quest(t, seat, quest, step.pay_priests) if number == LAST_STEP else found


def of_step(t: Hellas, seat: int) -> list[Stake]:
    """H15.5, H15.7. The last step completes the quest."""
    last = t.s.quest_step[seat] + 1 == LAST_STEP
    return of_quest(t, seat, t.s.quest_of[seat], 0) if last else []


def of_quest(t: Hellas, seat: int, quest: int, paid: int) -> list[Stake]:
    """H15.7. The glory token of the land, and what the card gives without a choice; `paid` priests have come back."""
    given = QUESTS[quest].reward
    found = of_token(t, seat, LAND_OF[QUEST_REGION[quest]], "H15.7")
    if given.raise_ is not None:
        attribute = ATTRIBUTE.ids[given.raise_]
        if t.stored(seat, attribute) < t.rules.most[attribute]:
            found.append(Stake("attribute", seat, 1, "H15.7", facts={"attribute": attribute}))
    if given.raise_to:
        found += of_raising_to(t, seat, given.raise_to)
    priests = min(given.priests, t.priests_left(seat) + paid)
    amounts = (("priests", priests), ("cards", given.draw))
    return found + [Stake(kind, seat, amount, "H15.7") for kind, amount in amounts if amount]


def of_raising_to(t: Hellas, seat: int, value: int) -> list[Stake]:
    """H15.7. Any attribute to a value: so much, if it is the same whichever is chosen."""
    lacking = {value - t.stored(seat, one) for one in (STRENGTH, SPEED, LEADERSHIP) if t.stored(seat, one) < value}
    return [Stake("attribute", seat, lacking.pop(), "H15.7")] if len(lacking) == 1 else []


def of_token(t: Hellas, seat: int, land: int, clause: str) -> list[Stake]:
    """H12.2, H15.7. The glory token of a land, from the supply or from whoever owns it."""
    holder = t.s.glory[land]
    if holder == seat:
        return []
    lost = [] if holder == NOBODY else of_glory(holder, -1, clause)
    return [*of_glory(seat, 1, clause), *lost]


def of_raising(t: Hellas, seat: int, attribute: int, value: int) -> list[Stake]:
    """H7.3b, H15.7. An attribute, to a value."""
    return [Stake("attribute", seat, value - t.stored(seat, attribute), "H7.3b", facts={"attribute": attribute})]


def of_hoplite_movement(t: Hellas, seat: int) -> list[Stake]:
    """H6.15. The allowance of Hoplite Movement."""
    return of_moves(seat, t.attribute(seat, LEADERSHIP), "H6.15")


def of_hero(t: Hellas, seat: int, hero: int) -> list[Stake]:
    """H4.1. What a hero begins with."""
    item = FIRST_HERO + hero
    if item == HERACLES:
        return [Stake("attribute", seat, HERACLES_STRENGTH - 1, "H4.1", facts={"attribute": STRENGTH})]
    if item == ACHILLES:
        return [Stake("attribute", seat, t.rules.achilles_speed - 1, "H4.1", facts={"attribute": SPEED})]
    return []


def of_start(t: Hellas, seat: int, region: int) -> list[Stake]:
    """H5.13, H14.2, A-02. Two hoplites, the region if its population is small, a token for Perseus."""
    token = of_token(t, seat, LAND_OF[region], "A-02") if t.has(seat, PERSEUS) else []
    return [*of_hoplites(seat, START_HOPLITES, "H5.13"), *conquest(t, seat, region, START_HOPLITES), *token]


def of_blessing(t: Hellas, seat: int, item: int) -> list[Stake]:
    """H17.3, A-32. What a blessing gives when it is received: cards, an attribute, a priest, control."""
    if item == ARMORY:
        return of_cards(seat, ARMORY_CARDS, "H17.3")
    if item == HERMES_TEMPLE:
        return [Stake("priests", seat, 1, "H17.3")] if t.priests_left(seat) else []
    if item == LOCAL_SUPPORT:
        return [stake for region in bits(t.s.armies[seat]) for stake in of_support(t, seat, region)]
    attribute = {GODS_STRENGTH: STRENGTH, ADVANCED_DODGE: SPEED}.get(item, NOBODY)
    if attribute == NOBODY or t.stored(seat, attribute) >= t.rules.most[attribute]:
        return []
    return [Stake("attribute", seat, 1, "H17.3", facts={"attribute": attribute})]


def of_support(t: Hellas, seat: int, region: int) -> list[Stake]:
    """A-32, H14.2. A region where the army suffices only with Local Support."""
    small = t.army(seat, region) < t.population(seat, region, True)
    if t.s.control[region] != NOBODY or small or t.troops_in(region, seat) != NOBODY:
        return []
    return control(t, seat, region, 1, "H14.2")


def of_use(t: Hellas, seat: int, item: int) -> list[Stake]:
    """H6.5. An artifact is discharged; what its effect costs and brings stands beside the effect."""
    charge = [Stake("charges", seat, -1, "H6.5", facts={"item": item})] if ALL_ARTIFACTS >> item & 1 else []
    effect = EFFECTS[item]
    found = charge if effect is None or effect.brings is None else charge + effect.brings(t, seat)
    return found + of_wound(t, seat, t.s.hunted, 0) if item == WEAK_SPOT else found


# --- cards, wounds, injuries ---


def of_weak_spot(t: Hellas, seat: int) -> list[Stake]:
    """A-34. A card for a wound of any type."""
    return [*of_cards(seat, -1, "H10.4"), *of_wound(t, seat, t.s.hunted, 0)]


def of_cards(seat: int, number: int, clause: str) -> list[Stake]:
    """Combat cards drawn, or discarded below 0."""
    return [Stake("cards", seat, number, clause)]


def of_injuries(seat: int, number: int, clause: str) -> list[Stake]:
    """Injuries suffered, or healed below 0."""
    return [Stake("injuries", seat, number, clause)]


def of_harm(t: Hellas, seat: int, attribute: int, number: int, clause: str) -> list[Stake]:
    """H11.1, H11.3. An injury, or one healed below 0, and what the attribute counts for less or more by it."""
    counted = [Stake("counted", seat, number * (1 - t.stored(seat, attribute)), clause, facts={"attribute": attribute})]
    return [*of_injuries(seat, number, clause), *(counted if counted[0].amount else [])]


def of_wound(t: Hellas, seat: int, monster: int, slot: int) -> list[Stake]:
    """H10.2, H19.3. A wound, which may slay the monster."""
    slays = t.open_slots(monster) == 1
    wound = [Stake("wounds", seat, 1, "H10.2", facts={"monster": monster})]
    if not slays:
        return wound
    token = of_token(t, seat, LAND_OF[t.s.monster_at[monster]], "H12.2")
    return [*wound, Stake("points", seat, 1, "H19.3", facts={"source": "monster", "monster": monster}), *token]


def of_strike(t: Hellas, seat: int, slot: int, card: int) -> list[Stake]:
    """H10.2. A card for a wound of the hunted monster."""
    return [*of_cards(seat, -1, "H10.2"), *of_wound(t, seat, t.s.hunted, slot)]


def of_trade(t: Hellas, seat: int, slot: int, card: int) -> list[Stake]:
    """H10.2. As many cards of a symbol as its trade takes."""
    return [*of_cards(seat, -TRADE[SYMBOL[card]], "H10.2"), *of_wound(t, seat, t.s.hunted, slot)]


def of_shield(t: Hellas, seat: int, card: int) -> list[Stake]:
    """A-35, H10.12. A card and an injury, and a new card unless that is the fourth."""
    if t.s.injured[seat] == ALL_INJURED:
        return of_cards(seat, -1, "A-35")
    return [*of_cards(seat, -1, "A-35"), *of_injuries(seat, 1, "A-35"), *of_cards(seat, 1, "H10.8")]


def of_failure(t: Hellas, seat: int) -> list[Stake]:
    """H10.13. One more injury, if possible."""
    return [] if t.s.injured[seat] == ALL_INJURED else of_injuries(seat, 1, "H10.13")


def of_hunt(t: Hellas, seat: int, monster: int) -> list[Stake]:
    """H10.4. Cards for strength, or for speed under some evolutions."""
    return of_cards(seat, hunting_cards(t, seat, monster), "H10.4")


def of_reward(t: Hellas, seat: int, reward: int) -> list[Stake]:
    """H12.1, H12.2. A priest, if one is left, or an artifact, which comes charged."""
    if REWARD.words[reward] != "priest":
        return [Stake("charges", seat, 1, "H12.1")]
    return [Stake("priests", seat, 1, "H12.1")] if t.priests_left(seat) else []


def of_dodge(t: Hellas, seat: int) -> list[Stake]:
    """H10.8a. Two cards, if it completes a defence that a card has begun."""
    done = t.s.defending and t.attribute(seat, SPEED) >= t.s.defence
    return of_cards(seat, DEFENDED, "H10.8a") if done else []


def of_defence(t: Hellas, seat: int, card: int, how: int) -> list[Stake]:
    """H10.8a. A card against the strength of the attack, with a Master Plan for a priest; two cards if it suffices."""
    found = of_strength(seat, card, how >= 0, "H10.8a")
    strength = CARD_STRENGTH[card] + (PLANNED if how >= 0 else 0)
    return [*found, *of_cards(seat, DEFENDED, "H10.8a")] if strength >= t.s.defence else found


def of_battle_card(t: Hellas, seat: int, card: int, how: int) -> list[Stake]:
    """H13.6, H13.7. The strength of a card and the losses that it costs; its effect comes on top."""
    found = of_strength(seat, card, how >= 0, "H13.6")
    return [*found, Stake("losses", seat, LOSSES[card], "H13.7")] if LOSSES[card] else found


def of_strength(seat: int, card: int, planned: bool, clause: str) -> list[Stake]:
    """H22.8. A card for its strength, with a Master Plan for a priest."""
    strength = CARD_STRENGTH[card] + (PLANNED if planned else 0)
    plan = [Stake("priests", seat, -1, "H22.8")] if planned else []
    return [*of_cards(seat, -1, clause), Stake("strength", seat, strength, clause), *plan]


def of_yes(t: Hellas, ask: Ask, seat: int) -> list[Stake]:
    """A-39, H10.7, H18.3. An artifact is used, or cards are drawn by the power of Zeus."""
    if ask.topic in ANSWERED_BY:
        return of_use(t, seat, ANSWERED_BY[ask.topic])
    number = ask.facts.get("number", 0)
    assert isinstance(number, int)
    return of_cards(seat, number, "H18.3") if ask.topic == "use-power" else []


def of_glory(seat: int, number: int, clause: str) -> list[Stake]:
    """A glory token taken, or given back below 0."""
    return [Stake("glory", seat, number, clause)]
