"""What a seat may know: the whole board, everybody's figures, the own hand and nobody else's (H21.1).

Plain data in names, never indices. Only what differs from an empty board is listed.
"""

from tyche.games.hellas.atlas import (
    GOD_NAMES,
    LAND_NAMES,
    LAND_REGIONS,
    MONUMENT_AT,
    N_REGIONS,
    PHOCIS,
    REGION_NAMES,
    bits,
)
from tyche.games.hellas.components import (
    ACTION_NAMES,
    ATTACK_NAMES,
    ATTRIBUTE_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    EVENT_NAMES,
    EVENTS,
    FIRST_BLESSING,
    FIRST_HERO,
    FIRST_QUEST,
    HERO_NAMES,
    ITEM_NAMES,
    LANDS_TO_WIN,
    MONSTER_NAMES,
    N_ARTIFACTS,
    N_MONSTERS,
    PLAYER_NAMES,
    PRIESTS,
    QUEST_NAMES,
    QUEST_REGION,
    SYMBOL_NAMES,
    TEMPLE_CARD_NAMES,
    TEMPLE_CARDS,
    TEMPLES_IN_PLAY,
)
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.spelling import named
from tyche.games.hellas.state import NOBODY, SEATS, SLAIN
from tyche.games.hellas.trays import REWARDS

Plain = dict[str, object]


def private(t: Hellas, seat: int | None) -> Plain:
    """What only this seat (or a spectator, None) may know: the own hand, and what it has seen in hunt and draft."""
    own = None if seat is None else PLAYER_NAMES[seat]
    if t.s.players == 0:
        return {"seat": own}
    hand = [] if seat is None else cards_named(t.s.hands[seat])
    return {"seat": own, "hand": hand, "hunt": hunt_view(t, seat), "draft": draft_view(t, seat)}


def public(t: Hellas) -> Plain:
    """What lies open on the table."""
    s = t.s
    if s.players == 0:
        return {}
    return {
        "turn": s.turn,
        "phase": s.step,
        "active": named(PLAYER_NAMES, s.active),
        "winner": named(PLAYER_NAMES, s.winner),
        "victory": s.victory or None,
        "seats": [seat_view(t, other) for other in range(s.players)],
        "provinces": lands_view(t),
        "glory": {LAND_NAMES[land]: named(PLAYER_NAMES, owner) for land, owner in enumerate(s.glory)},
        "places": places_view(t),
        "monsters": {MONSTER_NAMES[m]: monster_view(t, m) for m in range(N_MONSTERS) if s.monster_at[m] != NOBODY},
        "monuments": {name: monument_view(t, god) for god, name in enumerate(GOD_NAMES)},
        "quests": quests_view(t),
        "temples": temples_view(t),
        "decks": decks_view(t),
        "offer": [ITEM_NAMES[item] for item in s.offer],
        "movement": movement_view(t),
        "effects": effects_view(t),
    }


def cards_named(cards: int) -> list[str]:
    """The ids of a set of combat cards."""
    return [CARD_NAMES[card] for card in bits(cards)]


# --- players ---


def seat_view(t: Hellas, seat: int) -> Plain:
    """The boards of one player, and how near they are to each victory (H19)."""
    s = t.s
    items = bits(s.items[seat])
    return {
        "name": t.setup.seats[seat],
        "faction": PLAYER_NAMES[seat],
        "colour": named(COLOUR_NAMES, s.colour[seat]),
        "hero": named(HERO_NAMES, s.hero[seat]),
        "hero_at": named(REGION_NAMES, s.hero_at[seat]),
        "quest": named(QUEST_NAMES, s.quest_of[seat]),
        "quest_step": s.quest_step[seat],
        "attributes": {name: t.stored(seat, k) for k, name in enumerate(ATTRIBUTE_NAMES)},
        "injured": [ATTRIBUTE_NAMES[k] for k in bits(s.injured[seat])],
        "leadership": t.attribute(seat, 0),
        "strength": t.attribute(seat, 1),
        "speed": t.attribute(seat, 2),
        "hand": s.hands[seat].bit_count(),
        "hand_limit": t.hand_limit(seat),
        "priests": s.pool[seat],
        "priests_in_supply": PRIESTS - s.pool[seat] - t.priests_praying(seat),
        "hoplites_in_supply": s.supply[seat],
        "artifacts": {ITEM_NAMES[k]: bool(s.charged >> k & 1) for k in items if k < N_ARTIFACTS},
        "blessings": [ITEM_NAMES[k] for k in items if FIRST_BLESSING <= k < FIRST_QUEST],
        "kept_quests": [ITEM_NAMES[k] for k in items if FIRST_QUEST <= k < FIRST_HERO],
        "used_actions": [ACTION_NAMES[k] for k in bits(s.used[seat])],
        "exhausted": bool(s.exhausted >> seat & 1),
        "figures": [MONSTER_NAMES[k] for k in bits(s.figures[seat])],
        "regions": s.held[seat].bit_count(),
        "lands": t.lands_held(seat),
        "temples": (s.held[seat] & s.temples).bit_count(),
        "slain": s.figures[seat].bit_count(),
        "lands_needed": LANDS_TO_WIN[s.players],
    }


# --- the map ---


def lands_view(t: Hellas) -> Plain:
    """Who controls a whole land; lands that nobody controls are left out."""
    found: Plain = {}
    for land, name in enumerate(LAND_NAMES):
        for seat in range(t.s.players):
            if t.s.held[seat] & LAND_REGIONS[land] == LAND_REGIONS[land]:
                found[name] = PLAYER_NAMES[seat]
    return found


def places_view(t: Hellas) -> Plain:
    """All regions with a token or a piece: controller, pieces in groups, marks."""
    found: Plain = {}
    for region, name in enumerate(REGION_NAMES):
        pieces, marks = pieces_in(t, region), marks_in(t, region)
        holder = t.s.control[region]
        if holder != NOBODY or pieces or marks:
            found[name] = {"controller": named(PLAYER_NAMES, holder), "pieces": pieces, "marks": marks}
    return found


def pieces_in(t: Hellas, region: int) -> list[Plain]:
    """Hoplites and heroes by player, the fortified hoplite apart, then monsters."""
    s = t.s
    found: list[Plain] = []
    for seat in range(s.players):
        hoplites = s.hoplites[seat * N_REGIONS + region]
        heroes = [HERO_NAMES[s.hero[seat]]] if s.hero_at[seat] == region else []
        if hoplites or heroes:
            found.append(group("outside", seat, hoplites, heroes))
        if s.fortified[region] == seat:
            found.append(group("inside", seat, 1, []))
    monsters = [MONSTER_NAMES[monster] for monster in t.monsters_in(region)]
    if monsters:
        found.append({"area": "outside", "faction": None, "heroes": [], "units": {}, "monsters": monsters})
    return found


def group(area: str, seat: int, hoplites: int, heroes: list[str]) -> Plain:
    """The pieces of a player in the open or in the city of a region."""
    units = {"hoplite": hoplites} if hoplites else {}
    return {"area": area, "faction": PLAYER_NAMES[seat], "heroes": heroes, "units": units, "monsters": []}


def marks_in(t: Hellas, region: int) -> list[str]:
    """Temple, oracle and quest token."""
    marks: list[str] = []
    if t.s.temples >> region & 1:
        marks.append("oracle" if region == PHOCIS else "temple")
    marks += ["quest" for quest in t.s.quest_slots if quest != NOBODY and QUEST_REGION[quest] == region]
    return marks


def monster_view(t: Hellas, monster: int) -> Plain:
    """A monster on the map: where, its slots, its evolutions; a slain one has none of these."""
    s = t.s
    if s.monster_at[monster] == SLAIN:
        return {"region": None, "slain": True, "slots": [], "evolutions": []}
    slots = [
        {
            "symbol": SYMBOL_NAMES[slot.symbol],
            "reward": REWARDS[slot.reward] or None,
            "covered": bool(s.covered[monster] >> k & 1),
        }
        for k, slot in enumerate(t.slots(monster))
    ]
    evolutions = [EVENTS[2 * monster + k].id for k in bits(s.evolved[monster])]
    return {"region": REGION_NAMES[s.monster_at[monster]], "slain": False, "slots": slots, "evolutions": evolutions}


def monument_view(t: Hellas, god: int) -> Plain:
    """A monument: level, power now, priests by player, places."""
    s = t.s
    priests = {PLAYER_NAMES[seat]: s.praying[god * SEATS + seat] for seat in range(s.players)}
    return {
        "region": REGION_NAMES[MONUMENT_AT[god]],
        "level": s.level[god],
        "power": t.rules.kit.powers[god][s.level[god]],
        "priests": {name: number for name, number in priests.items() if number},
        "places": t.rules.kit.places[god],
    }


def quests_view(t: Hellas) -> list[Plain]:
    """H15. The quests on the board, and the heroes on their steps."""
    s = t.s
    return [
        {
            "quest": QUEST_NAMES[quest],
            "region": REGION_NAMES[QUEST_REGION[quest]],
            "heroes": {HERO_NAMES[s.hero[k]]: s.quest_step[k] for k in range(s.players) if s.quest_of[k] == quest},
        }
        for quest in s.quest_slots
        if quest != NOBODY
    ]


def temples_view(t: Hellas) -> Plain:
    """H3.11. The temple card: temples left on it, and which of them start a draft."""
    s = t.s
    if s.temple_card == NOBODY:
        return {}
    return {
        "card": TEMPLE_CARD_NAMES[s.temple_card],
        "built": s.temples_built,
        "in_play": TEMPLES_IN_PLAY[s.players],
        "drafts": TEMPLE_CARDS[s.temple_card].drafts,
    }


# --- cards and procedures under way ---


def decks_view(t: Hellas) -> Plain:
    """H21.1, H21.3. Sizes of decks, and the open discard piles."""
    s = t.s
    return {
        "combat": len(s.combat_deck),
        "combat_discard": cards_named(s.combat_discard),
        "events": len(s.event_deck),
        "event_discard": [EVENT_NAMES[event] for event in bits(s.event_discard)],
        "blessings": len(s.blessing_deck),
        "blessing_discard": [ITEM_NAMES[item] for item in bits(s.blessing_discard)],
        "artifacts": len(s.artifact_deck),
        "attacks": len(s.attack_deck),
    }


def hunt_view(t: Hellas, seat: int | None) -> Plain | None:
    """H10. The hunt under way; who chooses an attack sees two cards and remembers the one not played."""
    s = t.s
    if s.hunted == NOBODY:
        return None
    unseen = 0 if seat is None else s.attack_unseen[seat]
    chooses = seat is not None and seat == s.chooser
    return {
        "monster": MONSTER_NAMES[s.hunted],
        "attack": named(ATTACK_NAMES, s.attack),
        "strength": s.defence,
        "played": [ATTACK_NAMES[card] for card in bits(s.attack_played)],
        "not_played": [ATTACK_NAMES[card] for card in bits(unseen)],
        "drawn": [ATTACK_NAMES[card] for card in s.drawn] if chooses else [],
    }


def draft_view(t: Hellas, seat: int | None) -> Plain | None:
    """H17.2, H21.1. The pack of a draft: its size, and its cards for those who have seen it."""
    s = t.s
    if not s.draft:
        return None
    seen = seat is not None and bool(s.draft_seen >> seat & 1)
    return {"number": len(s.draft), "cards": [ITEM_NAMES[item] for item in s.draft] if seen else []}


def movement_view(t: Hellas) -> Plain:
    """H6. What the active player has done in this turn."""
    s = t.s
    names = ["artifacts", "prayer", "hero", "hoplites"]
    return {
        "done": [name for k, name in enumerate(names) if s.regular >> k & 1],
        "moves": s.moves if s.step == "hoplites" else None,
        "extra_actions": s.extra,
        "to_roll": [MONSTER_NAMES[monster] for monster in bits(s.rolling)],
    }


def effects_view(t: Hellas) -> Plain:
    """H19.4. The countdown of King of kings."""
    s = t.s
    if s.king_god == NOBODY:
        return {}
    return {"king_of_kings": [GOD_NAMES[s.king_god], PLAYER_NAMES[s.king]], "tokens": s.king_tokens}
