"""Part H of the rules: invariants of a game, checked after every decision of a watched random game.

Those of `ALWAYS` hold whenever somebody is asked, those of `SETTLED` between procedures: at the head of a step that
begins with a question. Each check returns what it finds wrong.
"""

from collections.abc import Callable
from typing import Final

from tyche.core.invariants import failures
from tyche.core.verbs import Kind
from tyche.games.hellas.rules.atlas import CITIES, N_REGIONS, PHOCIS, REGION_NAMES, SHRINES, bits
from tyche.games.hellas.rules.components import (
    ALL_ARTIFACTS,
    ALL_BLESSINGS,
    ARTIFACT_OF,
    DIVINE_OF,
    FIRST_HERO,
    FIRST_QUEST,
    FIRST_QUEST_EVENT,
    HOPLITES,
    LANDS_TO_WIN,
    MONSTER_NAMES,
    MONSTERS_TO_WIN,
    MONUMENT_IN,
    MOST_LEVEL,
    N_MONSTERS,
    NEUTRAL,
    PLAYER_NAMES,
    PRIESTS,
    TEMPLES_IN_PLAY,
    TEMPLES_TO_WIN,
)
from tyche.games.hellas.rules.kinds import ATTACK, ATTRIBUTE, CARD, EVENT, GOD, ITEM, MONSTER, QUEST
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.special.actions import available
from tyche.games.hellas.rules.state import NOBODY, SLAIN

Check = Callable[[Hellas], list[str]]
QUIET: Final = ("regular", "special", "extra", "artifacts")
"""The steps that ask before they do anything."""


def faults(t: Hellas) -> list[str]:
    """Every broken invariant: its clause, its name, and what was found."""
    if not t.s.players:
        return []
    found = failures(ALWAYS, t)
    quiet = t.head_at == t.moment and t.s.winner == NOBODY and t.s.step in QUIET
    return found + (failures(SETTLED, t) if quiet else [])


# --- at every question ---


def hoplites_are_conserved(t: Hellas) -> list[str]:
    """Hoplites on the map and in supply are 15; none is negative."""
    s = t.s
    found: list[str] = []
    for seat in range(s.players):
        row = s.hoplites[seat * N_REGIONS : (seat + 1) * N_REGIONS]
        total = sum(row) + s.fortified.count(seat) + s.supply[seat]
        if total != HOPLITES or min(row) < 0 or s.supply[seat] < 0:
            found.append(f"{PLAYER_NAMES[seat]} has {total}")
    return found


def armies_are_known(t: Hellas) -> list[str]:
    """The bit sets of armies and of controlled regions fit the pieces."""
    s = t.s
    found: list[str] = []
    for seat in range(s.players):
        armies = sum(1 << region for region in range(N_REGIONS) if t.army(seat, region))
        held = sum(1 << region for region in range(N_REGIONS) if s.control[region] == seat)
        if armies != s.armies[seat] or held != s.held[seat]:
            found.append(PLAYER_NAMES[seat])
    return found


def priests_are_conserved(t: Hellas) -> list[str]:
    """At most four priests a player, in the pool and at monuments; at most as many at a monument as it has places."""
    s = t.s
    found = [
        PLAYER_NAMES[seat]
        for seat in range(s.players)
        if s.pool[seat] < 0 or s.pool[seat] + t.priests_praying(seat) > PRIESTS
    ]
    return found + [GOD.words[god] for god in range(3) if t.priests_at(god) > t.rules.kit.places[god]]


def cities_hold_their_owners(t: Hellas) -> list[str]:
    """A fortified hoplite stands in a city of a region that its owner controls."""
    s = t.s
    return [
        REGION_NAMES[region]
        for region in range(N_REGIONS)
        if s.fortified[region] != NOBODY and (not CITIES >> region & 1 or s.control[region] != s.fortified[region])
    ]


def combat_cards_are_conserved(t: Hellas) -> list[str]:
    """Thirty combat cards, each in one place."""
    s = t.s
    return once(CARD, s.combat_deck + bits(s.combat_discard) + [c for hand in s.hands for c in bits(hand)])


def attack_cards_are_conserved(t: Hellas) -> list[str]:
    """Eighteen attack cards, each in one place."""
    s = t.s
    unseen = [card for cards in s.attack_unseen for card in bits(cards)]
    return once(ATTACK, s.attack_deck + s.drawn + bits(s.attack_played) + unseen)


def events_are_conserved(t: Hellas) -> list[str]:
    """Twenty-three event cards: in the deck, discarded, under trays, on the board, or out with a quest."""
    s = t.s
    under = [2 * monster + k for monster in range(N_MONSTERS) for k in bits(s.evolved[monster])]
    quests = [quest for quest in s.quest_slots if quest != NOBODY] + bits(s.quests_out)
    placed = [FIRST_QUEST_EVENT + quest for quest in quests]
    return once(EVENT, s.event_deck + bits(s.event_discard) + under + placed)


def blessings_are_conserved(t: Hellas) -> list[str]:
    """Thirty-six blessings, each in one place."""
    s = t.s
    owned = [item for items in s.items for item in bits(items & ALL_BLESSINGS)]
    return uneven(ITEM, s.blessing_deck + s.draft + bits(s.blessing_discard) + owned, bits(ALL_BLESSINGS))


def artifacts_are_conserved(t: Hellas) -> list[str]:
    """Each neutral artifact is in the deck, on offer, or with one player; only artifacts are charged."""
    s = t.s
    owned = [item for items in s.items for item in bits(items) if item in NEUTRAL]
    return uneven(ITEM, s.artifact_deck + s.offer + owned, NEUTRAL) + (
        ["charged"] if s.charged & ~ALL_ARTIFACTS else []
    )


def artifacts_are_where_they_belong(t: Hellas) -> list[str]:
    """A divine one is with its region's controller, a monster's with the monster or its slayer."""
    s = t.s
    found = [
        ITEM.words[DIVINE_OF[god]]
        for region, god in MONUMENT_IN.items()
        if t.owner_of(DIVINE_OF[god]) != s.control[region]
    ]
    for monster, item in enumerate(ARTIFACT_OF):
        gone = t.owner_of(item) != NOBODY or s.lost_items >> item & 1
        if gone and s.monster_at[monster] != SLAIN:
            found.append(ITEM.words[item])
    return found


def items_have_one_owner(t: Hellas) -> list[str]:
    """Nobody owns what another owns; a player has the one hero."""
    seen = 0
    found: list[str] = []
    for seat in range(t.s.players):
        if seen & t.s.items[seat]:
            found += [ITEM.words[item] for item in bits(seen & t.s.items[seat])]
        seen |= t.s.items[seat]
        hero = t.s.hero[seat]
        if bits(t.s.items[seat] >> FIRST_HERO) != ([] if hero == NOBODY else [hero]):
            found.append(f"hero of {PLAYER_NAMES[seat]}")
    return found


def levels_and_temples(t: Hellas) -> list[str]:
    """Monuments have levels 1 to 5; temples stand on shrines, the oracle in Phocis, as many as are in play."""
    s = t.s
    found = [f"{GOD.words[god]} has level {level}" for god, level in enumerate(s.level) if not 1 <= level <= MOST_LEVEL]
    shrines = s.temples & ~(1 << PHOCIS)
    if shrines & ~SHRINES or shrines.bit_count() != s.temples_built or s.temples_built > TEMPLES_IN_PLAY[s.players]:
        found.append("temples")
    return found


def attributes_are_in_range(t: Hellas) -> list[str]:
    """Attributes have values 1 to their maximum; injuries are at most three."""
    s = t.s
    found: list[str] = []
    for seat in range(s.players):
        for k in range(3):
            if not 1 <= s.attributes[3 * seat + k] <= t.rules.most[k]:
                found.append(f"{PLAYER_NAMES[seat]} has {ATTRIBUTE.words[k]} {s.attributes[3 * seat + k]}")
        if not 0 <= s.injured[seat] <= 7:
            found.append(PLAYER_NAMES[seat])
    return found


def heroes_are_somewhere(t: Hellas) -> list[str]:
    """A hero is on the map or on a quest of the board, at its first or second step."""
    s = t.s
    found: list[str] = []
    for seat in range(s.players):
        on_map, quest = s.hero_at[seat] >= 0, s.quest_of[seat]
        if quest != NOBODY and (on_map or quest not in s.quest_slots):
            found.append(PLAYER_NAMES[seat])
        if s.hero[seat] != NOBODY and not on_map and quest == NOBODY and s.step not in ("place", "setup"):
            found.append(f"{PLAYER_NAMES[seat]} nowhere")
    return found


def monsters_are_sound(t: Hellas) -> list[str]:
    """A monster on the map has an open slot, unless it is being slain; figures are of slain monsters, each with one."""
    s = t.s
    found = [
        MONSTER_NAMES[monster]
        for monster in range(N_MONSTERS)
        if s.monster_at[monster] >= 0 and not t.open_slots(monster) and monster != s.hunted
    ]
    figures = sorted([monster for mask in s.figures for monster in bits(mask)])
    slain = [monster for monster in range(N_MONSTERS) if s.monster_at[monster] == SLAIN]
    return found + uneven(MONSTER, figures, slain)


def over_means_won(t: Hellas) -> list[str]:
    """H19: while nobody has won, nobody fulfils a condition."""
    s = t.s
    if s.winner != NOBODY:
        return []
    return [
        PLAYER_NAMES[seat]
        for seat in range(s.players)
        if (s.held[seat] & s.temples).bit_count() >= TEMPLES_TO_WIN
        or s.figures[seat].bit_count() >= MONSTERS_TO_WIN
        or t.lands_held(seat) >= LANDS_TO_WIN[s.players]
    ]


def once(kind: Kind, found: list[int]) -> list[str]:
    """Every card of a kind exactly once."""
    return uneven(kind, found, list(range(len(kind.words))))


def uneven(kind: Kind, found: list[int], wanted: list[int]) -> list[str]:
    """What is missing, and what is there too often."""
    missing = [f"{kind.words[one]} is missing" for one in wanted if one not in found]
    surplus = [one for one in sorted(set(found)) if found.count(one) > wanted.count(one)]
    return missing + [f"{kind.words[one]} is there too often" for one in surplus]


# --- between steps ---


def one_army_a_region(t: Hellas) -> list[str]:
    """No region holds hoplites of two players; those in a controlled region are its controller's."""
    s = t.s
    found: list[str] = []
    seen = 0
    for seat in range(s.players):
        found += [REGION_NAMES[region] for region in bits(seen & s.armies[seat])]
        seen |= s.armies[seat]
        found += [REGION_NAMES[region] for region in bits(s.armies[seat] & t.enemy_held(seat))]
    return found


def hands_are_small(t: Hellas) -> list[str]:
    """Nobody has more cards than the limit, except in one's own hunt."""
    s = t.s
    return [
        PLAYER_NAMES[seat]
        for seat in range(s.players)
        if s.hands[seat].bit_count() > t.hand_limit(seat) and not (s.hunted != NOBODY and seat == s.active)
    ]


def strong_armies_rule(t: Hellas) -> list[str]:
    """H14.2: where a player alone has enough hoplites in a neutral region, it is neutral no more."""
    s = t.s
    return [
        REGION_NAMES[region]
        for seat in range(s.players)
        for region in bits(s.armies[seat])
        if s.control[region] == NOBODY and t.army(seat, region) >= t.population(seat, region)
    ]


def something_can_be_done(t: Hellas) -> list[str]:
    """H7.0c, A-03: there is always a legal special action."""
    return [] if t.s.step != "special" or available(t, t.s.active) else ["no special action"]


def nothing_is_left_over(t: Hellas) -> list[str]:
    """Packs, offers and drawn attack cards are back where they belong; kept quest cards are out of the deck."""
    s = t.s
    found = ["draft"] if s.draft or s.offer or s.drawn else []
    kept = [item - FIRST_QUEST for items in s.items for item in bits(items) if FIRST_QUEST <= item < FIRST_HERO]
    return found + [QUEST.words[quest] for quest in kept if not s.quests_out >> quest & 1]


ALWAYS: Final[list[tuple[str, Check]]] = [
    ("H2.4", hoplites_are_conserved),
    ("H14.1", armies_are_known),
    ("H2.5", priests_are_conserved),
    ("H6.16", cities_hold_their_owners),
    ("H2.3", combat_cards_are_conserved),
    ("H2.3", attack_cards_are_conserved),
    ("H2.3", events_are_conserved),
    ("H2.3", blessings_are_conserved),
    ("H16.1", artifacts_are_conserved),
    ("H16.6", artifacts_are_where_they_belong),
    ("H16.1", items_have_one_owner),
    ("H18.1", levels_and_temples),
    ("H4.4", attributes_are_in_range),
    ("H15.2", heroes_are_somewhere),
    ("H10.15", monsters_are_sound),
    ("H19.6", over_means_won),
]
SETTLED: Final[list[tuple[str, Check]]] = [
    ("H13.1", one_army_a_region),
    ("H2.6", hands_are_small),
    ("H14.2", strong_armies_rule),
    ("H7.0c", something_can_be_done),
    ("H21.1", nothing_is_left_over),
]
