"""Generals, combat units, royal family and Tyche cards as flat tables of small integers."""

from collections.abc import Mapping
from typing import Final

from tyche.games.successors.data import CARDS, GENERALS
from tyche.games.successors.data.schema import AbilityRecord, CuName, RecruitRecord, StartRecord
from tyche.games.successors.rules.atlas import FLEET_ID, PLACE_ID, PROVINCE_ID, places_mask, provinces_mask

# --- combat units (T-7) ---

MERCENARY: Final = 0
LOYAL: Final = 1
ROYAL: Final = 2
SILVER: Final = 3
ELEPHANT: Final = 4
CAVALRY: Final = 5
N_CUS: Final = 6
CU_NAMES: Final[list[str]] = ["mercenary", "loyal", "royal", "silver", "elephant", "cavalry"]
CU_ID: Final[dict[str, int]] = {name: k for k, name in enumerate(CU_NAMES)}
CU_STRENGTH: Final[list[int]] = [1, 2, 2, 3, 0, 1]  # an elephant's strength is rolled (S7.2.C)

# --- factions ---

FACTION_NAMES: Final[list[str]] = list(GENERALS.factions)
FACTION_ID: Final[dict[str, int]] = {name: k for k, name in enumerate(FACTION_NAMES)}

# --- generals (S7.1, T-8, T-10): majors in order of seniority, then four minors a faction, then the Independents ---

MAJOR_NAMES: Final[list[str]] = [major.id for major in GENERALS.majors]
MINOR_NAMES: Final[list[str]] = [minor.id for minor in GENERALS.minors]
IND_NAMES: Final[list[str]] = [army.id for army in GENERALS.independents]
GENERAL_NAMES: Final[list[str]] = MAJOR_NAMES + MINOR_NAMES + IND_NAMES
GENERAL_ID: Final[dict[str, int]] = {name: k for k, name in enumerate(GENERAL_NAMES)}
GENERAL_TITLES: Final[list[str]] = (
    [major.name for major in GENERALS.majors]
    + [minor.name for minor in GENERALS.minors]
    + [army.name for army in GENERALS.independents]
)
N_GENERALS: Final[int] = len(GENERAL_NAMES)
N_MAJORS: Final = 20
FIRST_MINOR: Final = 20
FIRST_IND: Final = 40
N_INDEPENDENTS: Final = 5


def minors_of(faction: int) -> range:
    """S7.1.C. The four minor generals of a faction."""
    return range(FIRST_MINOR + 4 * faction, FIRST_MINOR + 4 * faction + 4)


SENIORITY: Final[list[int]] = (
    [major.ratings.seniority for major in GENERALS.majors] + [GENERALS.minor_ratings.seniority] * 20 + [0] * 5
)
INITIATIVE: Final[list[int]] = (
    [major.ratings.initiative for major in GENERALS.majors]
    + [GENERALS.minor_ratings.initiative] * 20
    + [army.initiative for army in GENERALS.independents]
)
BATTLE: Final[list[int]] = (
    [major.ratings.battle for major in GENERALS.majors]
    + [GENERALS.minor_ratings.battle] * 20
    + [army.battle for army in GENERALS.independents]
)
POPULARITY: Final[list[int]] = [major.ratings.popularity for major in GENERALS.majors] + [0] * 25
LEGITIMACY_OF: Final[list[int]] = [major.ratings.legitimacy for major in GENERALS.majors] + [0] * 25  # T-6

# --- abilities (T-20) ---

POPULARITY_IF_ROYAL_PRESENT: Final = 0
BATTLE_RATING_IN: Final = 1
ATTRITION_MODIFIER: Final = 2
BATTLE_RATING_IF_ATTACKER: Final = 3
INITIATIVE_IN: Final = 4
AVOID_BATTLE_ON: Final = 5
MIN_MP: Final = 6
LOCAL_TROOPS_BONUS: Final = 7
REROLL_ELEPHANT_DIE: Final = 8
LOCAL_TROOPS_MULTIPLIER: Final = 9
SIEGE_ROLL: Final = 10
INTERCEPT_ON: Final = 11
SWAP_MARKER: Final = 12
SIEGE_DEFENCE_IN: Final = 13
NAVAL_ROLL_OWN_MOVE: Final = 14
STRAIT_COST: Final = 15
SIEGE_DEFENCE: Final = 16
ABILITY_NAMES: Final[list[str]] = [
    "popularity_if_royal_present",
    "battle_rating_in",
    "attrition_modifier",
    "battle_rating_if_attacker",
    "initiative_in",
    "avoid_battle_on",
    "min_mp",
    "local_troops_bonus",
    "reroll_elephant_die",
    "local_troops_multiplier",
    "siege_roll",
    "intercept_on",
    "swap_marker",
    "siege_defence_in",
    "naval_roll_own_move",
    "strait_cost",
    "siege_defence",
]


def _ability_kind(general: str, name: str) -> int:
    """The constant of an ability; the data may only name abilities the rules know."""
    if name not in ABILITY_NAMES:
        raise ValueError(f"generals.yaml: {general}: ability: {name!r} is not known")
    return ABILITY_NAMES.index(name)


class Ability:
    """T-20. What a major general can do where he commands."""

    def __init__(self, general: str, record: AbilityRecord) -> None:
        self.kind: Final[int] = _ability_kind(general, record.kind)
        self.value: Final[int] = record.value
        self.provinces: Final[int] = provinces_mask(record.provinces)  # 0: anywhere
        self.minimum: Final[int] = record.minimum
        self.cus: Final[int] = sum(1 << CU_ID[name] for name in record.cus)  # bit set of CU types; 0: any
        self.printed_surrender_only: Final[bool] = record.printed_surrender_only  # DIFF-27


ABILITY: Final[list[Ability | None]] = [
    *(Ability(major.id, major.ability) for major in GENERALS.majors),
    *(None for _ in range(25)),
]


def ability_value(general: int, kind: int, province: int) -> int:
    """The value of a general's ability if it is of this kind and works in this province (-1: none), else 0."""
    ability = ABILITY[general]
    if ability is None or ability.kind != kind:
        return 0
    if ability.provinces and (province < 0 or not ability.provinces >> province & 1):
        return 0
    return ability.value


# --- royal family (S8, T-6) ---

ALEXANDROS: Final = 0
PHILIPPOS: Final = 1
HERAKLES: Final = 2
OLYMPIAS: Final = 3
KLEOPATRA: Final = 4
THESSALONIKE: Final = 5
CART: Final = 6
N_ROYALS: Final = 7
ROYAL_NAMES: Final[list[str]] = [royal.id for royal in GENERALS.royals]
ROYAL_ID: Final[dict[str, int]] = {name: k for k, name in enumerate(ROYAL_NAMES)}
ROYAL_L: Final[list[int]] = [royal.legitimacy for royal in GENERALS.royals]
ROYAL_START: Final[list[int]] = [PLACE_ID[royal.place] if royal.place else -1 for royal in GENERALS.royals]
HEIRS: Final = 0b0000111
WOMEN: Final = 0b0111000

BRIDES: Final = (KLEOPATRA, THESSALONIKE)
"""S8.2.d. The women who offer marriage."""

# --- set-up and recruiting (T-10, T-11, T-12) ---


def _cus(counts: Mapping[CuName, int]) -> dict[int, int]:
    """CU type -> number."""
    return {CU_ID[name]: number for name, number in counts.items()}


class Start:
    """T-11. What a Starting general brings to the map."""

    def __init__(self, record: StartRecord) -> None:
        self.locations: Final[list[int]] = [PLACE_ID[name] for name in record.places]
        self.province: Final[int] = PROVINCE_ID[record.province]
        self.markers: Final[int] = places_mask(record.markers)
        self.cus: Final[dict[int, int]] = _cus(record.cus)
        self.royals: Final[list[int]] = [ROYAL_ID[name] for name in record.royals]
        self.fleets: Final[list[int]] = [FLEET_ID[name] for name in record.fleets]
        self.vp: Final[int] = record.vp
        self.legitimacy: Final[int] = record.legitimacy


class Recruit:
    """T-12. What a Reserve general brings, and where he prefers to appear."""

    def __init__(self, record: RecruitRecord) -> None:
        self.cus: Final[dict[int, int]] = _cus(record.cus)
        self.province: Final[int] = PROVINCE_ID[record.province] if record.province else -1
        self.any_port: Final[bool] = record.any_port
        self.after_death_of: Final[int] = GENERAL_ID[record.after_death_of] if record.after_death_of else -1


START: Final[dict[int, Start]] = {GENERAL_ID[m.id]: Start(m.start) for m in GENERALS.majors if m.start}
RECRUIT: Final[dict[int, Recruit]] = {GENERAL_ID[m.id]: Recruit(m.recruit) for m in GENERALS.majors if m.recruit}


def _generals(names: list[str]) -> list[int]:
    """The indices of the named generals, in their order."""
    return [GENERAL_ID[name] for name in names]


def _sets(reserve: bool) -> list[list[int]]:
    """Players -> the Starting (or Reserve) generals; empty below 2 players."""
    table: list[list[int]] = [[] for _ in range(6)]
    for group in GENERALS.sets:
        for players in group.players:
            table[players] = _generals(group.reserve if reserve else group.start)
    return table


START_SETS: Final[list[list[int]]] = _sets(False)
RESERVE_SETS: Final[list[list[int]]] = _sets(True)
EVENT_GENERALS: Final[list[int]] = _generals(GENERALS.event)
UNAVAILABLE: Final[list[int]] = _generals(GENERALS.unavailable)

# --- Independent armies (S7.5, E4): army k is general FIRST_IND + k ---

IND_CUS: Final[list[int]] = [army.cus for army in GENERALS.independents]
IND_START: Final[list[int]] = [PLACE_ID[army.place] if army.place else -1 for army in GENERALS.independents]
IND_BACK_TO_BOX: Final[list[bool]] = [army.back_to_box for army in GENERALS.independents]
IND_PROVINCES: Final[list[int]] = [provinces_mask(army.provinces) for army in GENERALS.independents]  # 0: no limit

# --- Tyche cards (S6.2, E6) ---

EVENT: Final = 0
BONUS: Final = 1
SURPRISE: Final = 2
CARD_KINDS: Final[list[str]] = ["event", "bonus", "surprise"]

CARD_NAMES: Final[list[str]] = [card.id for card in CARDS.cards]
CARD_ID: Final[dict[str, int]] = {name: k for k, name in enumerate(CARD_NAMES)}
N_CARDS: Final[int] = len(CARD_NAMES)
CARD_TITLE: Final[list[str]] = [card.title for card in CARDS.cards]
CARD_KIND: Final[list[int]] = [CARD_KINDS.index(card.kind) for card in CARDS.cards]
CARD_OP: Final[list[int]] = [card.op for card in CARDS.cards]
OFFER_CARDS: Final = (CARD_ID["31"], CARD_ID["32"])
"""The marriage cards of Kleopatra and Thessalonike; they lie in front of their player (S8.2.d)."""
CARD_OPTIONAL: Final[list[bool]] = [card.optional for card in CARDS.cards]
CARD_REMOVED: Final[list[bool]] = [card.removed for card in CARDS.cards]
CARD_REVEAL: Final[list[bool]] = [card.reveal for card in CARDS.cards]
CARD_CUS: Final[list[dict[int, int]]] = [_cus(card.cus) for card in CARDS.cards]
CARD_CUS_CAVALRY: Final[list[dict[int, int]]] = [  # T-16; events it does not change keep their units
    _cus(card.cus_cavalry or card.cus) for card in CARDS.cards
]
