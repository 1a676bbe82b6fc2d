"""The shape of the data files. The structs serve decoding only; the rules read the flat tables built from them."""

from typing import Literal

import msgspec

God = Literal["zeus", "athena", "hermes"]
MonsterName = Literal["cerberus", "chimera", "cyclops", "hydra", "medusa", "minotaur", "sphinx"]
Attribute = Literal["leadership", "strength", "speed"]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every record has in common: unknown fields are errors."""


# --- the map ---


class Land(Record, frozen=True):
    id: str
    regions: list[str]
    no_conquest_at: list[int] = []


class Region(Record, frozen=True):
    id: str
    population: int
    lat: float
    lon: float
    x: int
    y: int
    city: Literal["none", "city", "sparta"] = "none"
    shrine: bool = False
    delphi: bool = False
    monument: God | None = None


class MapFile(Record, frozen=True):
    lands: list[Land]
    regions: list[Region]
    land_borders: list[tuple[str, str]]
    sea_routes: list[tuple[str, str]]


# --- cards ---


class Symbol(Record, frozen=True):
    id: str
    wound: bool
    trade: int = 0


class CombatEffect(Record, frozen=True):
    id: str
    when: Literal["always", "defends_city", "own_glory", "outnumbers", "leads", "attacks"] = "always"
    per: Literal["once", "pair", "leadership"] = "once"
    strength: int = 0
    recruit: int = 0
    kill: int = 0
    extra_loss: int = 0
    bring: bool = False


class Combat(Record, frozen=True):
    id: str
    title: str
    symbol: str
    strength: int
    losses: int
    effect: str = ""
    solo: bool = True


class AttackOp(Record, frozen=True):
    """One effect of a monster's attack card or special attack."""

    injure: int = 0
    end_hunt: bool = False
    end_if_injured: bool = False
    special: bool = False
    lower_highest: int = 0
    discard: int = 0
    discard_to_speed: bool = False
    discard_half: bool = False
    discard_random: int = 0
    discard_different: int = 0
    kill_here: int = 0
    remove_wound: int = 0
    no_draw: bool = False


class Attack(Record, frozen=True):
    id: str
    title: str
    ops: list[AttackOp]
    base: int = 0
    per_open: int = 0
    per_covered: int = 0
    per_slot: int = 0
    per_card: int = 0


class Artifact(Record, frozen=True):
    id: str
    kind: Literal["divine", "monster", "neutral"]
    window: str
    of: str = ""


class Blessing(Record, frozen=True):
    id: str
    god: God
    window: str
    once_per_turn: bool = False
    once_per_hunt: bool = False


class Hero(Record, frozen=True):
    id: str
    window: str


class QuestStep(Record, frozen=True):
    leadership: int = 0
    strength: int = 0
    speed: int = 0
    priests: int = 0
    cities: int = 0
    temples: int = 0
    artifacts: int = 0
    pay_cards: int = 0
    pay_priests: int = 0
    pay_injuries: int = 0


class QuestReward(Record, frozen=True):
    keep: bool = False
    raise_: Attribute | None = msgspec.field(name="raise", default=None)
    raise_to: int = 0
    draw: int = 0
    priests: int = 0
    recruit: int = 0
    recruit_in_cities: int = 0
    artifacts: int = 0
    glory: int = 0


class Quest(Record, frozen=True):
    id: str
    region: str
    steps: list[QuestStep]
    reward: QuestReward


class MonsterEvent(Record, frozen=True):
    """A monster card: where the monster appears, and how it evolves if it is on the map already."""

    id: str
    monster: MonsterName
    region: str
    wounds: list[str] = []
    first_attack: int = 0
    attack: int = 0
    attack_when_wounded: int = 0
    wounded: int = 0
    kills_entering: bool = False
    draw_by_speed: bool = False
    needs_priests: int = 0
    needs_leadership: int = 0


class Oracle(Record, frozen=True):
    extra_action: bool = False
    priests: int = 0
    draft: bool = False
    artifacts: int = 0
    fill_hand: bool = False
    raise_different: int = 0


class TempleCard(Record, frozen=True):
    id: str
    drafts: list[int]
    oracle: Oracle


class CardsFile(Record, frozen=True):
    symbols: list[Symbol]
    combat_effects: list[CombatEffect]
    combat: list[Combat]
    attacks: list[Attack]
    artifacts: list[Artifact]
    blessings: list[Blessing]
    heroes: list[Hero]
    quests: list[Quest]
    monster_events: list[MonsterEvent]
    temple_cards: list[TempleCard]


# --- what no source prints: a file of this form can replace ours ---


class RegionAttack(Record, frozen=True):
    kill: int = 0
    half: bool = False
    more_when_wounded: int = 0
    wounded: int = 0
    fortified_first: bool = False
    """Has no effect: fortified hoplites die last, always (H6.18). Files from before rules version 3 may name it."""
    reach: bool = False
    or_discard: int = 0


class Tray(Record, frozen=True):
    id: MonsterName
    slots: list[str]
    special: list[AttackOp]
    region_attack: RegionAttack
    holds_hoplites: bool = False


class TraysFile(Record, frozen=True):
    monsters: list[Tray]
    die: list[Literal["nothing", "region_attack", "move", "move_or_region_attack"]]
    powers: dict[God, list[int]]
    places: dict[God, int]
