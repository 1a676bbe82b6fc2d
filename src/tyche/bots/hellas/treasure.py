"""What items are worth: artifacts, blessings, quest cards, heroes."""

from typing import Final

from tyche.games.hellas.rules.components import FIRST_HERO, FIRST_QUEST, ITEM_NAMES, N_ARTIFACTS

ARTIFACT: Final = 2.0
BLESSING: Final = 3.0
QUEST_CARD: Final = 4.0

SPECIAL: Final[dict[str, float]] = {
    # artifacts
    "owl_of_athena": 2.5,
    "boots_of_hermes": 3.0,
    "thunder_of_zeus": 4.0,
    "poison_arrows": 3.5,
    "head_of_sphinx": 4.0,
    "eye_of_cyclops": 3.5,
    "horn_of_plenty": 4.0,
    "harpe": 2.5,
    "ambrosia": 2.5,
    "aegis": 2.5,
    "pandoras_box": 0.5,
    "staff_of_tiresias": 1.0,
    "minotaurs_horn": 1.5,
    "palladium": 1.5,
    # blessings
    "cunning_tactician": 4.5,
    "mobilization": 5.0,
    "master_plan": 3.5,
    "athenas_gift": 3.5,
    "heroic_presence": 2.5,
    "always_prepared": 2.0,
    "unbroken_morale": 2.5,
    "local_volunteers": 6.0,
    "stalwart_defense": 3.5,
    "no_attrition": 3.5,
    "battle_prayer": 1.5,
    "restrictive_maneuver": 2.5,
    "sacrifice_of_flesh": 2.5,
    "weak_spot": 4.0,
    "push_ups": 4.0,
    "inspiring_hunt": 3.5,
    "combat_training": 2.5,
    "heros_wrath": 3.0,
    "local_support": 7.0,
    "glory_of_zeus": 3.5,
    "armory": 3.0,
    "gods_strength": 2.0,
    "wild_hunt": 2.5,
    "shoot_to_kill": 3.5,
    "exhausted_fight": 2.5,
    "forced_march": 5.0,
    "rearguard": 3.5,
    "response_force": 2.0,
    "bluff": 2.0,
    "exile": 1.0,
    "ambush": 2.0,
    "murderous_march": 2.0,
    "advanced_dodge": 2.0,
    "hermes_temple": 4.0,
    "winged_boots": 6.0,
    "heros_apprentice": 4.5,
}


def _worth(item: int) -> float:
    name = ITEM_NAMES[item]
    if item >= FIRST_HERO:
        return 0.0
    if item >= FIRST_QUEST:
        return QUEST_CARD
    return SPECIAL.get(name, ARTIFACT if item < N_ARTIFACTS else BLESSING)


ITEM_WORTH: Final[list[float]] = [_worth(item) for item in range(len(ITEM_NAMES))]
