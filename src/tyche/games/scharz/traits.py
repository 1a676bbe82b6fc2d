"""T20. What the peoples of the maps can do, as flags."""

from typing import Final

HILL = 1 << 0
MARSH = 1 << 1
HIRELINGS = 1 << 2
HARBOURS = 1 << 3
BUILDERS = 1 << 4
CITY_START = 1 << 5
FORT_START = 1 << 6
RAIDERS = 1 << 7
TAX_GOLD = 1 << 8
FLEET_OF_TWO = 1 << 9
FLEET_OF_ONE = 1 << 10
VIKING = 1 << 11
CLIMBERS = 1 << 12
"""LI crosses black borders, within the homeland, everywhere, or in mountains."""
EXPERIENCED_START = 1 << 13
FISHERS = 1 << 14
WANDERING_FAME = 1 << 15
SEAFARERS = 1 << 16
BELGICA = 1 << 17
PIG_HERDERS = 1 << 18
LANDSMEN = 1 << 19
SELLS_LI = 1 << 20
AGAINST_TAIFAS = 1 << 21
HORSE_TRADE = 1 << 22
LATECOMERS = 1 << 23
DESERT_PATHS = 1 << 24
CHEAP_SHIPS = 1 << 25
LI_REROLL = 1 << 26
THIRD_FREE = 1 << 27
ELEPHANTS = 1 << 28
LOWLAND_RAIDERS = 1 << 29
EMPEROR = 1 << 30
DANUBE = 1 << 31
HUN = 1 << 32
LONG_RANSOM = 1 << 33
MERCENARY_TRADE = 1 << 34
DISMANTLERS = 1 << 35
SMALL_CREW = 1 << 36
CLIMBS_AT_HOME = 1 << 37
CLIMBS_MOUNTAINS = 1 << 38
TWO_FORTS = 1 << 39
DANUBE_FORTS = 1 << 40
RECRUITS_ONLY = 1 << 41

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
