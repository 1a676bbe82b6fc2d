"""T20. What the peoples of the maps can do, as flags."""

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
AGAINST_TAIFAS: Final = 1 << 21
HORSE_TRADE: Final = 1 << 22
LATECOMERS: Final = 1 << 23
DESERT_PATHS: Final = 1 << 24
CHEAP_SHIPS: Final = 1 << 25
LI_REROLL: Final = 1 << 26
THIRD_FREE: Final = 1 << 27
ELEPHANTS: Final = 1 << 28
LOWLAND_RAIDERS: Final = 1 << 29
EMPEROR: Final = 1 << 30
DANUBE: Final = 1 << 31
HUN: Final = 1 << 32
LONG_RANSOM: Final = 1 << 33
MERCENARY_TRADE: Final = 1 << 34
DISMANTLERS: Final = 1 << 35
SMALL_CREW: Final = 1 << 36
CLIMBS_AT_HOME: Final = 1 << 37
CLIMBS_MOUNTAINS: Final = 1 << 38
TWO_FORTS: Final = 1 << 39
DANUBE_FORTS: Final = 1 << 40
RECRUITS_ONLY: Final = 1 << 41

_TRAITS: Final = {
    "T20.1.1": TAX_GOLD,
    "T20.1.2": HIRELINGS,
    "T20.1.3": FLEET_OF_TWO | HARBOURS,
    "T20.1.4": CLIMBERS | CLIMBS_AT_HOME | HILL,
    "T20.1.5": EXPERIENCED_START | RAIDERS,
    "T20.1.6": BUILDERS,
    "T20.2.1": FISHERS | WANDERING_FAME,
    "T20.2.2": HARBOURS | SEAFARERS,
    "T20.2.3": CLIMBERS | HILL,
    "T20.2.4": HIRELINGS | BUILDERS,
    "T20.2.5": BELGICA | MARSH,
    "T20.2.6": PIG_HERDERS | HILL,
    "T20.3.1": VIKING | FLEET_OF_ONE | RAIDERS,
    "T20.3.2": FISHERS,
    "T20.3.3": FORT_START,
    "T20.3.4": LANDSMEN | SELLS_LI,
    "T20.4.1": HILL | AGAINST_TAIFAS,
    "T20.4.2": HIRELINGS,
    "T20.4.3": HORSE_TRADE,
    "T20.4.4": FORT_START,
    "T20.4.5": VIKING | FLEET_OF_ONE | RAIDERS | LATECOMERS,
    "T20.5.1": CITY_START,
    "T20.5.2": DESERT_PATHS,
    "T20.5.3": FORT_START,
    "T20.5.4": CHEAP_SHIPS,
    "T20.5.5": LI_REROLL,
    "T20.5.6": HARBOURS,
    "T20.5.7": THIRD_FREE,
    "T20.5.8": HIRELINGS,
    "T20.5.9": CITY_START,
    "T20.5.10": ELEPHANTS,
    "T20.5.11": LOWLAND_RAIDERS,
    "T20.5.12": HILL,
    "T20.6.1": EMPEROR | CITY_START,
    "T20.6.2": DANUBE | DANUBE_FORTS | RECRUITS_ONLY,
    "T20.6.3": HARBOURS | TWO_FORTS,
    "T20.6.4": HUN,
    "T20.6.5": LONG_RANSOM,
    "T20.6.6": MERCENARY_TRADE | DISMANTLERS | CLIMBERS | CLIMBS_MOUNTAINS,
    "T20.6.7": DISMANTLERS | SMALL_CREW,
    "T20.6.8": SELLS_LI | MARSH,
}


def traits_of(clause: str) -> int:
    """What the people of a clause of T20 can do."""
    return _TRAITS[clause]


def knows(clause: str) -> bool:
    """Whether a clause of T20 describes a people."""
    return clause in _TRAITS
