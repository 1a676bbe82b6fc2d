"""H2.1, H2.2, H2.8. Cards, heroes, monsters and quests as flat tables of small integers.

The colours of meaning (H1.3) and the marks of the one-player game (H1.4) are not part of them.

Artifacts, blessings, quest cards and heroes share one numbering, the *items*: what a player owns is one bit set.
"""

from typing import Final

from tyche.games.hellas.data import CARDS
from tyche.games.hellas.data.check import MONSTERS
from tyche.games.hellas.data.schema import CombatEffect
from tyche.games.hellas.rules.atlas import GOD_NAMES, MONUMENT_AT, REGION_ID

PLAYER_NAMES: Final[list[str]] = ["a", "b", "c", "d"]
COLOUR_NAMES: Final[list[str]] = ["red", "blue", "green", "yellow"]

REGULAR_NAMES: Final[list[str]] = ["artifacts", "prayer", "hero", "hoplites"]
"""H6.2. The regular actions, in the order of their bits (`play.ARTIFACTS_USED` and so on)."""

# --- limits (H2, H4) ---

HOPLITES: Final = 15
PRIESTS: Final = 4
HAND_LIMIT: Final = 4
ARMORY_LIMIT: Final = 6
QUEST_SLOTS: Final = 3
MOST_LEVEL: Final = 5
MOST_ATTRIBUTE: Final = 5
MOST_LEADERSHIP: Final = 3
OPENING_EVENTS: Final = 7
START_HOPLITES: Final = 2
KING_TOKENS: Final = 3
MOST_SLOTS: Final = 12
"""Wound slots of a monster, those of its evolution cards included; a tray of one's own may have as many."""
TEMPLES_IN_PLAY: Final[list[int]] = [0, 0, 6, 6, 8]
TEMPLES_TO_WIN: Final = 5
MONSTERS_TO_WIN: Final = 3
LANDS_TO_WIN: Final[list[int]] = [0, 0, 3, 2, 2]

VICTORY_NAMES: Final[list[str]] = ["warlord", "favoured", "slayer", "king-of-kings"]
REWARD_NAMES: Final[list[str]] = ["artifact", "priest", "monster-artifact"]
"""H12.1, H12.2. What a hunt may bring."""

# --- attributes (H4.3) ---

LEADERSHIP: Final = 0
STRENGTH: Final = 1
SPEED: Final = 2
ATTRIBUTE_NAMES: Final[list[str]] = ["leadership", "strength", "speed"]
ATTRIBUTE_OF: Final[list[int]] = [STRENGTH, LEADERSHIP, SPEED]  # by god, H6.9

# --- combat cards (H13, H10) ---

SYMBOL_NAMES: Final[list[str]] = [symbol.id for symbol in CARDS.symbols]
SYMBOL_ID: Final[dict[str, int]] = {name: k for k, name in enumerate(SYMBOL_NAMES)}
TRADE: Final[list[int]] = [symbol.trade for symbol in CARDS.symbols]  # 0: cannot be traded
BOW: Final[int] = SYMBOL_ID["bow"]
SHIELD: Final[int] = SYMBOL_ID["shield"]

CARD_NAMES: Final[list[str]] = [card.id for card in CARDS.combat]
N_CARDS: Final = 30
CARD_TITLE: Final[list[str]] = [card.title for card in CARDS.combat]
SYMBOL: Final[list[int]] = [SYMBOL_ID[card.symbol] for card in CARDS.combat]
CARD_STRENGTH: Final[list[int]] = [card.strength for card in CARDS.combat]
LOSSES: Final[list[int]] = [card.losses for card in CARDS.combat]


def _with_symbol(symbol: int) -> int:
    """The combat cards of a symbol, as a bit set."""
    return sum(1 << card for card in range(N_CARDS) if SYMBOL[card] == symbol)


OF_SYMBOL: Final[list[int]] = [_with_symbol(symbol) for symbol in range(len(SYMBOL_NAMES))]


class CardEffect:
    """What a combat card does in a battle besides its strength (H13.6)."""

    def __init__(self, record: CombatEffect) -> None:
        self.when: Final[str] = record.when
        self.per: Final[str] = record.per
        self.strength: Final[int] = record.strength
        self.recruit: Final[int] = record.recruit
        self.kill: Final[int] = record.kill
        self.extra_loss: Final[int] = record.extra_loss
        self.bring: Final[bool] = record.bring


_EFFECTS: Final[dict[str, CardEffect]] = {effect.id: CardEffect(effect) for effect in CARDS.combat_effects}
CARD_EFFECT: Final[list[CardEffect | None]] = [_EFFECTS.get(card.effect) for card in CARDS.combat]

# --- monster attack cards (H10.7-10.10) ---

ATTACK_NAMES: Final[list[str]] = [attack.id for attack in CARDS.attacks]
N_ATTACKS: Final = 18
ATTACKS: Final = CARDS.attacks

# --- monsters and events (H8-H10) ---

MONSTER_NAMES: Final[list[str]] = MONSTERS
N_MONSTERS: Final = 7
EVENTS: Final = CARDS.monster_events
EVENT_REGION: Final[list[int]] = [REGION_ID[event.region] for event in EVENTS]
FIRST_QUEST_EVENT: Final = 14
N_EVENTS: Final = 23
EVENT_NAMES: Final[list[str]] = [event.id for event in EVENTS] + [quest.id for quest in CARDS.quests]
CHIMERA_EVENTS: Final[list[int]] = [k for k, event in enumerate(EVENTS) if event.kills_entering]

# --- items: artifacts, blessings, quest cards, heroes (H4, H15-H17) ---

ARTIFACT_NAMES: Final[list[str]] = [artifact.id for artifact in CARDS.artifacts]
BLESSING_NAMES: Final[list[str]] = [blessing.id for blessing in CARDS.blessings]
QUEST_NAMES: Final[list[str]] = [quest.id for quest in CARDS.quests]
HERO_NAMES: Final[list[str]] = [hero.id for hero in CARDS.heroes]
ITEM_NAMES: Final[list[str]] = ARTIFACT_NAMES + BLESSING_NAMES + QUEST_NAMES + HERO_NAMES
ITEM_ID: Final[dict[str, int]] = {name: k for k, name in enumerate(ITEM_NAMES)}
N_ARTIFACTS: Final = 20
FIRST_BLESSING: Final = 20
N_BLESSINGS: Final = 36
FIRST_QUEST: Final = 56
FIRST_HERO: Final = 65
N_ITEMS: Final = 69
ALL_ARTIFACTS: Final[int] = (1 << N_ARTIFACTS) - 1
ALL_BLESSINGS: Final[int] = ((1 << N_BLESSINGS) - 1) << FIRST_BLESSING
ITEM_WINDOW: Final[list[str]] = (
    [artifact.window for artifact in CARDS.artifacts]
    + [blessing.window for blessing in CARDS.blessings]
    + ["any_time" if name == "aid_to_atlas" else "own_turn" for name in QUEST_NAMES]
    + [hero.window for hero in CARDS.heroes]
)
ONCE_PER_TURN: Final[int] = sum(1 << FIRST_BLESSING + k for k, b in enumerate(CARDS.blessings) if b.once_per_turn)
ONCE_PER_HUNT: Final[int] = sum(1 << FIRST_BLESSING + k for k, b in enumerate(CARDS.blessings) if b.once_per_hunt)

NEUTRAL: Final[list[int]] = [k for k, artifact in enumerate(CARDS.artifacts) if artifact.kind == "neutral"]
DIVINE_OF: Final[list[int]] = [
    next(k for k, a in enumerate(CARDS.artifacts) if a.kind == "divine" and a.of == god) for god in GOD_NAMES
]
ARTIFACT_OF: Final[list[int]] = [
    next(k for k, a in enumerate(CARDS.artifacts) if a.kind == "monster" and a.of == name) for name in MONSTER_NAMES
]
MONUMENT_IN: Final[dict[int, int]] = {region: god for god, region in enumerate(MONUMENT_AT)}

# --- quests (H15) ---

QUESTS: Final = CARDS.quests
QUEST_REGION: Final[list[int]] = [REGION_ID[quest.region] for quest in QUESTS]
QUEST_IN: Final[dict[int, int]] = {region: quest for quest, region in enumerate(QUEST_REGION)}

# --- temple cards (H3.11) ---

TEMPLE_CARDS: Final = CARDS.temple_cards
TEMPLE_CARD_NAMES: Final[list[str]] = [card.id for card in TEMPLE_CARDS]
N_TEMPLE_CARDS: Final = 5

# --- special actions (H4.8) ---

RECRUIT: Final = 0
MARCH: Final = 1
TEMPLE: Final = 2
PREPARE: Final = 3
USURP: Final = 4
HUNT: Final = 5
MONUMENT: Final = 6
ACTION_NAMES: Final[list[str]] = ["recruit", "march", "temple", "prepare", "usurp", "hunt", "monument"]

# --- items that rules code names ---

AEGIS: Final[int] = ITEM_ID["aegis"]
STAFF: Final[int] = ITEM_ID["staff_of_tiresias"]
PALLADIUM: Final[int] = ITEM_ID["palladium"]
CUNNING_TACTICIAN: Final[int] = ITEM_ID["cunning_tactician"]
MOBILIZATION: Final[int] = ITEM_ID["mobilization"]
MASTER_PLAN: Final[int] = ITEM_ID["master_plan"]
WEAK_SPOT: Final[int] = ITEM_ID["weak_spot"]
ATHENAS_GIFT: Final[int] = ITEM_ID["athenas_gift"]
HEROIC_PRESENCE: Final[int] = ITEM_ID["heroic_presence"]
STALWART_DEFENSE: Final[int] = ITEM_ID["stalwart_defense"]
NO_ATTRITION: Final[int] = ITEM_ID["no_attrition"]
RESTRICTIVE_MANEUVER: Final[int] = ITEM_ID["restrictive_maneuver"]
INSPIRING_HUNT: Final[int] = ITEM_ID["inspiring_hunt"]
COMBAT_TRAINING: Final[int] = ITEM_ID["combat_training"]
HEROS_WRATH: Final[int] = ITEM_ID["heros_wrath"]
LOCAL_SUPPORT: Final[int] = ITEM_ID["local_support"]
GLORY_OF_ZEUS: Final[int] = ITEM_ID["glory_of_zeus"]
ARMORY: Final[int] = ITEM_ID["armory"]
GODS_STRENGTH: Final[int] = ITEM_ID["gods_strength"]
SHOOT_TO_KILL: Final[int] = ITEM_ID["shoot_to_kill"]
EXHAUSTED_FIGHT: Final[int] = ITEM_ID["exhausted_fight"]
FORCED_MARCH: Final[int] = ITEM_ID["forced_march"]
REARGUARD: Final[int] = ITEM_ID["rearguard"]
BLUFF: Final[int] = ITEM_ID["bluff"]
MURDEROUS_MARCH: Final[int] = ITEM_ID["murderous_march"]
ADVANCED_DODGE: Final[int] = ITEM_ID["advanced_dodge"]
HERMES_TEMPLE: Final[int] = ITEM_ID["hermes_temple"]
HERACLES: Final[int] = ITEM_ID["heracles"]
PERSEUS: Final[int] = ITEM_ID["perseus"]
ACHILLES: Final[int] = ITEM_ID["achilles"]
HELEN: Final[int] = ITEM_ID["helen"]
