"""Why an option is not offered: the guard that keeps it out answers with its clause."""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import Ask, Option
from tyche.core.errors import Refusal
from tyche.games.hellas.atlas import ADJ, CITIES, GOD_ID, LAND_OF, PHOCIS, REGION_ID, SHRINES
from tyche.games.hellas.components import (
    ACTION_ID,
    ALL_ARTIFACTS,
    ATTRIBUTE_ID,
    CARD_ID,
    HUNT,
    ITEM_ID,
    ITEM_WINDOW,
    LOSSES,
    MARCH,
    MOBILIZATION,
    MONSTER_ID,
    MONUMENT,
    QUEST_NAMES,
    QUESTS,
    RECRUIT,
    SYMBOL,
    TEMPLE,
    TEMPLES_IN_PLAY,
    USURP,
)
from tyche.games.hellas.monsters import ATTACK
from tyche.games.hellas.movement import held_fast
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.quests import meets, quest_here
from tyche.games.hellas.state import NOBODY
from tyche.games.hellas.turn import ARTIFACTS_USED, HERO_MOVED, HOPLITES_MOVED, PRAYED

Why = Callable[[Hellas, Ask, int, Option], Refusal | None]


def explain(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal:
    """The clause that forbids an option now."""
    why = WHY.get(str(option[0]))
    found = why(t, ask, seat, option) if why is not None else None
    return found or Refusal(ask.clause, "not-offered")


def region_in(option: Option, part: int) -> int:
    """The region that an option names; NOBODY if it names none."""
    return REGION_ID.get(str(option[part]), NOBODY) if len(option) > part else NOBODY


# --- regular actions ---


def why_not_pray(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H6.1, H6.7, H6.8."""
    if t.s.regular & PRAYED:
        return Refusal("H6.1", "action-taken")
    if not t.s.pool[seat]:
        return Refusal("H6.7", "no-priest")
    god = GOD_ID.get(str(option[1]), NOBODY) if len(option) > 1 else NOBODY
    if god != NOBODY and t.priests_at(god) >= t.rules.kit.places[god]:
        return Refusal("H6.8", "no-place", {"god": god})
    return None


def why_not_hero(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H6.1, H6.11, H15.2, H15.7."""
    if t.s.regular & HERO_MOVED:
        return Refusal("H6.1", "action-taken")
    if t.s.hero_at[seat] == NOBODY:
        return Refusal("H15.2", "on-a-quest")
    if t.s.stay:
        return Refusal("H15.7", "back-from-quest")
    return Refusal("H6.11", "too-far") if region_in(option, 1) != NOBODY else None


def why_not_hoplites(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H6.1, H6.15. Once in a turn, and only if a hoplite can move."""
    return Refusal("H6.1", "action-taken") if t.s.regular & HOPLITES_MOVED else Refusal("H6.15", "nobody-to-move")


def why_not_move(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H6.15, A-28. Neighbours only, no hoplite twice, not into Helen's region, not out of Medusa's."""
    region, to = region_in(option, 1), region_in(option, 2)
    if region == NOBODY or to == NOBODY:
        return None
    if t.closed_to(seat) >> to & 1:
        return Refusal("A-28", "helen", {"region": to})
    if not ADJ[region] >> to & 1:
        return Refusal("H6.15", "no-neighbour", {"region": region, "to": to})
    hoplites = t.open_hoplites(seat, region)
    if hoplites and hoplites <= t.s.arrived[region]:
        return Refusal("H6.15", "moved-already", {"region": region})
    if not hoplites:
        return Refusal("H6.16", "no-hoplites", {"region": region})
    return Refusal("H6.15", "held-fast", {"region": region}) if held_fast(t) >> region & 1 else None


def why_not_march(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H7.2a, H6.22, A-28."""
    region, to = region_in(option, 1), region_in(option, 2)
    if region == NOBODY or to == NOBODY:
        return None
    if t.closed_to(seat) >> to & 1:
        return Refusal("A-28", "helen", {"region": to})
    if not t.open_hoplites(seat, region):
        return Refusal("H7.2a", "no-hoplites", {"region": region})
    return Refusal("H6.22", "no-way", {"region": region, "to": to})


def why_not_fortify(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H6.16, H6.17."""
    region = region_in(option, 1)
    if region == NOBODY:
        return None
    if not CITIES >> region & 1:
        return Refusal("H6.16", "no-city", {"region": region})
    if t.s.control[region] != seat:
        return Refusal("H6.16", "not-controlled", {"region": region})
    if t.s.fortified[region] != NOBODY:
        return Refusal("H6.16", "city-full", {"region": region})
    if t.s.step == "hoplites" and 0 < t.open_hoplites(seat, region) <= t.s.arrived[region]:
        return Refusal("H6.17", "moved-already", {"region": region})
    return Refusal("H6.16", "no-hoplites", {"region": region})


def why_not_use(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H6.4, H6.5, H16.1."""
    item = ITEM_ID.get(str(option[1]), NOBODY) if len(option) > 1 else NOBODY
    if item == NOBODY:
        return None
    if not t.has(seat, item):
        return Refusal("H16.1", "not-yours", {"item": item})
    if ALL_ARTIFACTS >> item & 1 and not t.s.charged >> item & 1:
        return Refusal("H6.5", "discharged", {"item": item})
    if ITEM_WINDOW[item] == "regular" and t.s.regular & ARTIFACTS_USED:
        return Refusal("H6.4", "artifacts-used")
    return Refusal("H6.6", "not-the-moment", {"item": item})


def why_not_board(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H15.3."""
    quest = QUEST_NAMES.index(str(option[1])) if len(option) > 2 and option[1] in QUEST_NAMES else NOBODY
    if quest == NOBODY or t.s.hero_at[seat] == NOBODY or quest_here(t, t.s.hero_at[seat]) != quest:
        return None
    step = option[2]
    if isinstance(step, int) and 1 <= step <= 3 and not meets(t, seat, QUESTS[quest].steps[step - 1]):
        return Refusal("H15.3", "requirement", {"quest": quest, "number": step})
    return None


def why_not_step(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H6.1, H15.2, H15.5. A quest step is the Hero Movement of a hero who is on a quest."""
    if t.s.regular & HERO_MOVED:
        return Refusal("H6.1", "action-taken")
    return Refusal("H15.5", "not-on-a-quest") if t.s.hero_at[seat] != NOBODY else None


def why_not_leave_city(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H6.17. Out of an own city, once in an action."""
    region = region_in(option, 1)
    if region == NOBODY:
        return None
    if t.s.fortified[region] != seat:
        return Refusal("H6.17", "nobody-in-city", {"region": region})
    return Refusal("H6.17", "moved-already", {"region": region})


# --- special actions ---


def why_not_action(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H7.0a, H7.0c and the condition of each action."""
    action = ACTION_ID.get(str(option[1]), NOBODY) if len(option) > 1 else NOBODY
    if action == NOBODY:
        return None
    if action == MONUMENT:
        return Refusal("H20.4", "nothing-to-repeat")
    if t.s.used[seat] >> action & 1:
        return Refusal("H7.0a", "marked", {"action": action})
    return why_not_possible(t, seat, action)


def why_not_possible(t: Hellas, seat: int, action: int) -> Refusal | None:
    """H7.0c. The condition that an unmarked action fails."""
    at = t.s.hero_at[seat]
    if action in (RECRUIT, MARCH):
        return Refusal("H7.0c", "nothing-to-do", {"action": action})
    if action == TEMPLE:
        left = t.s.temples_built < TEMPLES_IN_PLAY[t.s.players]
        return Refusal("H7.3a", "no-site") if left else Refusal("H7.3d", "no-temples-left")
    if action in (USURP, HUNT) and at == NOBODY:
        return Refusal("H15.2", "on-a-quest")
    if action == USURP:
        return Refusal("H7.5a", "no-glory", {"land": LAND_OF[at]})
    if action == HUNT:
        monsters = t.monsters_in(at)
        return Refusal("H10.4", "evolution", {"monster": monsters[0]}) if monsters else Refusal("H7.6a", "no-monster")
    return None


def why_not_recruit(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H2.4, H7.1, H7.4b."""
    region = region_in(option, 1)
    number = option[2] if len(option) > 2 else 0
    if isinstance(number, int) and number > t.s.supply[seat]:
        return Refusal("H2.4", "no-supply", {"number": t.s.supply[seat]})
    if region != NOBODY and ask.topic == "prepare":
        return Refusal("H7.4b", "not-there", {"region": region})
    if region != NOBODY and t.s.control[region] != seat:
        return Refusal("H7.1a", "not-controlled", {"region": region})
    if region != NOBODY and len(option) > 3 and t.s.fortified[region] != NOBODY:
        return Refusal("H7.1b", "city-full", {"region": region})
    return None


def why_not_build(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H7.3a."""
    region = region_in(option, 1)
    if region == NOBODY:
        return None
    if t.s.control[region] != seat:
        return Refusal("H7.3a", "not-controlled", {"region": region})
    if not (SHRINES | 1 << PHOCIS) >> region & 1:
        return Refusal("H3.8", "no-shrine", {"region": region})
    return Refusal("H3.8", "temple-stands", {"region": region}) if t.s.temples >> region & 1 else None


def why_not_mobilize(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H16.1, H2.4, H7.1b. Only with Mobilization, in an own region, once in an action."""
    if not t.has(seat, MOBILIZATION):
        return Refusal("H16.1", "not-yours", {"item": MOBILIZATION})
    return why_not_recruit(t, ask, seat, option) or Refusal("H7.1a", "mobilized-already")


def why_not_heal(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H11.3."""
    attribute = ATTRIBUTE_ID.get(str(option[1]), NOBODY) if len(option) > 1 else NOBODY
    if attribute == NOBODY or t.s.injured[seat] >> attribute & 1:
        return None
    return Refusal("H11.3", "not-injured", {"attribute": attribute})


def why_not_injure(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H11.1."""
    attribute = ATTRIBUTE_ID.get(str(option[1]), NOBODY) if len(option) > 1 else NOBODY
    if attribute == NOBODY or not t.s.injured[seat] >> attribute & 1:
        return None
    return Refusal("H11.1", "injured-already", {"attribute": attribute})


def why_not_discard(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H2.6, H21.1. Only what is in the hand."""
    card = CARD_ID.get(str(option[1]), NOBODY) if len(option) > 1 else NOBODY
    return Refusal("H21.1", "not-in-hand", {"card": card}) if card != NOBODY else None


def why_not_number(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H7.2a. As many as stand in the open."""
    region = ask.facts.get("region")
    if ask.topic != "how-many" or not isinstance(region, int):
        return None
    return Refusal(ask.clause, "only-so-many", {"region": region, "number": t.open_hoplites(seat, region)})


def why_not_keep(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H17.2. One of those that lie before you."""
    item = ITEM_ID.get(str(option[1]), NOBODY) if len(option) > 1 else NOBODY
    return Refusal(ask.clause, "not-before-you", {"item": item}) if item != NOBODY else None


# --- monsters ---


def why_not_monster_to(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H8.2, A-25. Monsters move and strike at neighbours."""
    monster, to = ask.facts.get("monster"), region_in(option, 1)
    if ask.topic not in ("monster-moves", "strike-at") or not isinstance(monster, int) or to == NOBODY:
        return None
    return Refusal(ask.clause, "no-neighbour", {"region": t.s.monster_at[monster], "to": to})


def why_not_roll(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H8.1. Each monster on the map once in a Monster phase."""
    monster = MONSTER_ID.get(str(option[1]), NOBODY) if len(option) > 1 else NOBODY
    if ask.topic != "next-monster" or monster == NOBODY:
        return None
    if t.s.monster_at[monster] < 0:
        return Refusal("H8.1", "not-on-the-map", {"monster": monster})
    return Refusal("H8.1", "rolled-already", {"monster": monster})


# --- battle and hunt ---


def why_not_play(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H13.7, and the limit of a Restrictive Maneuver."""
    card = CARD_ID.get(str(option[1]), NOBODY) if len(option) > 1 else NOBODY
    if card == NOBODY or t.battle is None:
        return None
    if not t.s.hands[seat] >> card & 1:
        return Refusal("H21.1", "not-in-hand", {"card": card})
    side = t.battle.side_of(seat)
    if side.losses + LOSSES[card] > t.army(seat, t.battle.region):
        return Refusal("H13.7", "too-many-losses", {"card": card})
    return Refusal("H13.4", "one-card-only") if not t.battle.may_play(t, side) else None


def why_not_strike(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H10.2."""
    card = CARD_ID.get(str(option[2]), NOBODY) if len(option) > 2 else NOBODY
    if card == NOBODY or t.s.hunted == NOBODY:
        return None
    if not t.s.hands[seat] >> card & 1:
        return Refusal("H21.1", "not-in-hand", {"card": card})
    return Refusal("H10.2", "wrong-symbol", {"symbol": SYMBOL[card]})


def why_not_defend(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H10.8a."""
    card = CARD_ID.get(str(option[1]), NOBODY) if len(option) > 1 else NOBODY
    if card == NOBODY:
        return None
    if not t.s.hands[seat] >> card & 1:
        return Refusal("H21.1", "not-in-hand", {"card": card})
    return Refusal("H10.8a", "too-weak", {"strength": t.s.defence})


def why_not_retreat(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H13.15-13.17."""
    to = region_in(option, 1)
    if to == NOBODY or ask.topic != "retreat":
        return None
    if (t.enemy_held(seat) | t.enemy_armies(seat)) >> to & 1:
        return Refusal("H13.17", "enemy-there", {"region": to})
    return Refusal(ask.clause, "not-the-way", {"region": to})


def why_not_attack(t: Hellas, ask: Ask, seat: int, option: Option) -> Refusal | None:
    """H8.2. A move must be made."""
    return Refusal("H8.2", "must-move") if ask.topic == "monster-moves" and option == ATTACK else None


WHY: Final[dict[str, Why]] = {
    "pray": why_not_pray,
    "hero": why_not_hero,
    "hoplites": why_not_hoplites,
    "move": why_not_move,
    "march": why_not_march,
    "fortify": why_not_fortify,
    "use": why_not_use,
    "board": why_not_board,
    "action": why_not_action,
    "recruit": why_not_recruit,
    "build": why_not_build,
    "play": why_not_play,
    "strike": why_not_strike,
    "trade": why_not_strike,
    "defend": why_not_defend,
    "retreat": why_not_retreat,
    "region-attack": why_not_attack,
    "quest-step": why_not_step,
    "leave-city": why_not_leave_city,
    "mobilize": why_not_mobilize,
    "heal": why_not_heal,
    "injure": why_not_injure,
    "discard": why_not_discard,
    "number": why_not_number,
    "keep": why_not_keep,
    "to": why_not_monster_to,
    "strike-at": why_not_monster_to,
    "roll": why_not_roll,
}
