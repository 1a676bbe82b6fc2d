"""T20. What the peoples of the maps can do, as flags; which of them a people has is said in its map file."""

from typing import Final

HILL: Final = 1 << 0
MARSH: Final = 1 << 1
HIRELINGS: Final = 1 << 2
HARBOURS: Final = 1 << 3
BUILDERS: Final = 1 << 4
CITY_START: Final = 1 << 5
FORT_START: Final = 1 << 6
RAIDERS: Final = 1 << 7
TAX_GOLD: Final = 1 << 8
FLEET_OF_TWO: Final = 1 << 9
FLEET_OF_ONE: Final = 1 << 10
VIKING: Final = 1 << 11
CLIMBERS: Final = 1 << 12
"""LI crosses black borders, within the homeland, everywhere, or in mountains."""
EXPERIENCED_START: Final = 1 << 13
FISHERS: Final = 1 << 14
WANDERING_FAME: Final = 1 << 15
SEAFARERS: Final = 1 << 16
BELGICA: Final = 1 << 17
PIG_HERDERS: Final = 1 << 18
LANDSMEN: Final = 1 << 19
SELLS_LI: Final = 1 << 20
HORSE_TRADE: Final = 1 << 21
LATECOMERS: Final = 1 << 22
DESERT_PATHS: Final = 1 << 23
CHEAP_SHIPS: Final = 1 << 24
LI_REROLL: Final = 1 << 25
THIRD_FREE: Final = 1 << 26
ELEPHANTS: Final = 1 << 27
LOWLAND_RAIDERS: Final = 1 << 28
EMPEROR: Final = 1 << 29
SUBJECTS: Final = 1 << 30
"""Romans under the emperor of Constantinople."""
HUN: Final = 1 << 31
LONG_RANSOM: Final = 1 << 32
MERCENARY_TRADE: Final = 1 << 33
DISMANTLERS: Final = 1 << 34
SMALL_CREW: Final = 1 << 35
CLIMBS_AT_HOME: Final = 1 << 36
CLIMBS_MOUNTAINS: Final = 1 << 37
TWO_FORTS: Final = 1 << 38
DANUBE_FORTS: Final = 1 << 39
RECRUITS_ONLY: Final = 1 << 40
SETTLERS: Final = 1 << 41
"""Builders whose smaller crews are for villages and towns only."""
TRAITS: Final = {
    "hill": HILL,
    "marsh": MARSH,
    "hirelings": HIRELINGS,
    "harbours": HARBOURS,
    "builders": BUILDERS,
    "city-start": CITY_START,
    "fort-start": FORT_START,
    "raiders": RAIDERS,
    "tax-gold": TAX_GOLD,
    "fleet-of-two": FLEET_OF_TWO,
    "fleet-of-one": FLEET_OF_ONE,
    "viking": VIKING,
    "climbers": CLIMBERS,
    "experienced-start": EXPERIENCED_START,
    "fishers": FISHERS,
    "wandering-fame": WANDERING_FAME,
    "seafarers": SEAFARERS,
    "belgica": BELGICA,
    "pig-herders": PIG_HERDERS,
    "landsmen": LANDSMEN,
    "sells-li": SELLS_LI,
    "horse-trade": HORSE_TRADE,
    "latecomers": LATECOMERS,
    "desert-paths": DESERT_PATHS,
    "cheap-ships": CHEAP_SHIPS,
    "li-reroll": LI_REROLL,
    "third-free": THIRD_FREE,
    "elephants": ELEPHANTS,
    "lowland-raiders": LOWLAND_RAIDERS,
    "emperor": EMPEROR,
    "subjects": SUBJECTS,
    "hun": HUN,
    "long-ransom": LONG_RANSOM,
    "mercenary-trade": MERCENARY_TRADE,
    "dismantlers": DISMANTLERS,
    "small-crew": SMALL_CREW,
    "climbs-at-home": CLIMBS_AT_HOME,
    "climbs-mountains": CLIMBS_MOUNTAINS,
    "two-forts": TWO_FORTS,
    "danube-forts": DANUBE_FORTS,
    "recruits-only": RECRUITS_ONLY,
    "settlers": SETTLERS,
}
"""The words of the map files."""


def traits_of(words: list[str]) -> int:
    """What a people can do, as one number."""
    found = 0
    for word in words:
        found |= TRAITS[word]
    return found
