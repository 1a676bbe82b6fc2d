"""The map as flat tables (S2): places, provinces, routes and regions are small integers, sets of them bit masks.

The order of places and provinces is the order of the data file, transit points last.
"""

from typing import Final

from tyche.core.atlas import bits, spread
from tyche.games.successors.data import GENERALS, MAP

# --- places (S2.b) ---

MINOR: Final = 0
STRONGHOLD: Final = 1
MAJOR: Final = 2
TRANSIT: Final = 3
KIND_NAMES: Final[list[str]] = ["minor", "stronghold", "major", "transit"]

PLACE_NAMES: Final[list[str]] = [place.id for place in MAP.places]
PLACE_TITLES: Final[list[str]] = [place.name for place in MAP.places]
PLACE_ID: Final[dict[str, int]] = {name: k for k, name in enumerate(PLACE_NAMES)}
N_PLACES: Final[int] = len(PLACE_NAMES)
KIND: Final[list[int]] = [KIND_NAMES.index(place.kind) for place in MAP.places]
LATITUDE: Final[list[float]] = [place.lat for place in MAP.places]
LONGITUDE: Final[list[float]] = [place.lon for place in MAP.places]


def places_mask(names: list[str]) -> int:
    """The bit set of the named places."""
    mask = 0
    for name in names:
        mask |= 1 << PLACE_ID[name]
    return mask


def _of_kind(kind: int) -> int:
    """The bit set of the places of one kind."""
    mask = 0
    for place in range(N_PLACES):
        if KIND[place] == kind:
            mask |= 1 << place
    return mask


MINORS: Final[int] = _of_kind(MINOR)
STRONGHOLDS: Final[int] = _of_kind(STRONGHOLD)
MAJORS: Final[int] = _of_kind(MAJOR)
TRANSITS: Final[int] = _of_kind(TRANSIT)
ALL_PLACES: Final[int] = (1 << N_PLACES) - 1
LOCATIONS: Final[int] = ALL_PLACES & ~TRANSITS  # the places that can carry a control marker (S2.f)

PORTS: Final[int] = places_mask([place.id for place in MAP.places if place.port])  # S2.g
PONTIC: Final[int] = places_mask(MAP.pontic.places)
HELLESPONT: Final[int] = places_mask(MAP.hellespont.places)  # T-17
INDEPENDENT_START: Final[int] = places_mask([place.id for place in MAP.places if place.independent])  # S2.o
SIEGE_MODIFIER: Final[list[int]] = [MAP.siege_modifiers.get(name, 0) for name in PLACE_NAMES]  # T-15

# --- provinces and regions (S2.p, S2.s, T-14) ---

AFRICA: Final = 0
EUROPE: Final = 1
GREAT_ISLANDS: Final = 2
ASIA: Final = 3
REGION_NAMES: Final[list[str]] = [region.id for region in MAP.regions]

PROVINCE_NAMES: Final[list[str]] = [province.id for province in MAP.provinces]
PROVINCE_TITLES: Final[list[str]] = [province.name for province in MAP.provinces]
PROVINCE_ID: Final[dict[str, int]] = {name: k for k, name in enumerate(PROVINCE_NAMES)}
N_PROVINCES: Final[int] = len(PROVINCE_NAMES)
PROVINCE_OF: Final[list[int]] = [PROVINCE_ID[p.province] if p.province else -1 for p in MAP.places]
PROVINCE_VP: Final[list[int]] = [province.vp for province in MAP.provinces]
PROVINCE_NEED: Final[list[int]] = [province.need for province in MAP.provinces]
PROVINCE_MAJOR: Final[list[int]] = [PLACE_ID[p.major] if p.major else -1 for p in MAP.provinces]
REGION_OF: Final[list[int]] = [REGION_NAMES.index(province.region) for province in MAP.provinces]


def provinces_mask(names: list[str]) -> int:
    """The bit set of the named provinces."""
    mask = 0
    for name in names:
        mask |= 1 << PROVINCE_ID[name]
    return mask


def _province_places() -> list[int]:
    """Province -> bit set of its locations; transit points belong to none (AMB-71)."""
    masks = [0] * N_PROVINCES
    for place in range(N_PLACES):
        if PROVINCE_OF[place] >= 0:
            masks[PROVINCE_OF[place]] |= 1 << place
    return masks


PROVINCE_PLACES: Final[list[int]] = _province_places()
MASTER_OF_ASIA: Final[int] = provinces_mask(MAP.master_of_asia)  # T-17


def _region_places() -> list[int]:
    """Region -> bit set of its locations."""
    masks = [0] * len(REGION_NAMES)
    for province in range(N_PROVINCES):
        masks[REGION_OF[province]] |= PROVINCE_PLACES[province]
    return masks


REGION_PLACES: Final[list[int]] = _region_places()


def _independent_by_players() -> list[int]:
    """Players -> places that start with a grey marker."""
    masks = [INDEPENDENT_START] * 6
    for exception in MAP.independent_exceptions:
        province = PROVINCE_PLACES[PROVINCE_ID[exception.province]]
        for players in exception.players:
            masks[players] = masks[players] & ~province | places_mask(exception.only)
    return masks


_INDEPENDENT_BY_PLAYERS: Final[list[int]] = _independent_by_players()


def independent_at_start(players: int) -> int:
    """S4.1.E. The places that start Independent; with 3 or 5 players only Apollonia of those in Thrake."""
    return _INDEPENDENT_BY_PLAYERS[players]


# --- routes (S2.k, T-2) ---

LAND: Final = 0
MOUNTAIN: Final = 1
STRAIT: Final = 2
SEA: Final = 3
TRANSMED: Final = 4
ROUTE_NAMES: Final[list[str]] = ["land", "mountain", "strait", "sea", "transmed"]
ROUTE_COST: Final[list[int]] = [1, 2, 2, 1, 2]


def _routes() -> list[list[tuple[int, int]]]:
    """Place -> its (neighbour, kind) pairs; two places may be joined by routes of different kinds."""
    table: list[list[tuple[int, int]]] = [[] for _ in range(N_PLACES)]
    for route in MAP.routes:
        a, b, kind = PLACE_ID[route.a], PLACE_ID[route.b], ROUTE_NAMES.index(route.kind)
        table[a].append((b, kind))
        table[b].append((a, kind))
    return table


ROUTES: Final[list[list[tuple[int, int]]]] = _routes()


def _adjacency() -> list[list[int]]:
    """Route kind -> place -> bit set of neighbours."""
    table = [[0] * N_PLACES for _ in ROUTE_NAMES]
    for place in range(N_PLACES):
        for neighbour, kind in ROUTES[place]:
            table[kind][place] |= 1 << neighbour
    return table


ADJ: Final[list[list[int]]] = _adjacency()
LAND_TYPE: Final[list[int]] = [ADJ[LAND][p] | ADJ[MOUNTAIN][p] | ADJ[STRAIT][p] for p in range(N_PLACES)]  # S2.l
BY_SEA: Final[list[int]] = [ADJ[SEA][p] | ADJ[TRANSMED][p] for p in range(N_PLACES)]
ANY_ROUTE: Final[list[int]] = [LAND_TYPE[p] | BY_SEA[p] for p in range(N_PLACES)]


def _province_adjacent() -> list[int]:
    """S2.m. Province -> bit set of adjacent provinces; neither sea routes nor transit points count (AMB-71)."""
    masks = [0] * N_PROVINCES
    for place in range(N_PLACES):
        province = PROVINCE_OF[place]
        for other in bits(LAND_TYPE[place] & LOCATIONS):
            if province >= 0 and PROVINCE_OF[other] != province:
                masks[province] |= 1 << PROVINCE_OF[other]
    return masks


PROVINCE_ADJACENT: Final[list[int]] = _province_adjacent()


def _sea_within_2() -> list[int]:
    """S13.3.A. Place -> the places at most 2 sea routes away, itself included; no transmediterranean routes."""
    masks: list[int] = []
    for place in range(N_PLACES):
        once = 1 << place | ADJ[SEA][place]
        masks.append(once | spread(once, ADJ[SEA]))
    return masks


SEA_WITHIN_2: Final[list[int]] = _sea_within_2()

# --- fleets (S7.4, T-18) ---

FLEET_NAMES: Final[list[str]] = [fleet.id for fleet in MAP.fleets]
FLEET_ID: Final[dict[str, int]] = {name: k for k, name in enumerate(FLEET_NAMES)}
N_FLEETS: Final[int] = len(FLEET_NAMES)
FLEET_NORMAL: Final[list[int]] = [fleet.normal for fleet in MAP.fleets]
FLEET_IMPROVED: Final[list[int]] = [fleet.improved for fleet in MAP.fleets]
FLEET_PROVINCE: Final[list[int]] = [PROVINCE_ID[f.key] if f.by == "province" else -1 for f in MAP.fleets]
FLEET_CITY: Final[list[int]] = [PLACE_ID[f.key] if f.by == "place" else -1 for f in MAP.fleets]
KILIKIA_FLEET: Final[int] = FLEET_ID["kilikia"]  # S7.4.d: follows its card, neither province nor city

# --- holding boxes of the Independent armies (S9.5.e), by index of the army ---

_ARMIES: Final[list[str]] = [army.id for army in GENERALS.independents]
ENTRY: Final[dict[int, list[int]]] = {
    _ARMIES.index(entry.army): [PLACE_ID[name] for name in entry.places] for entry in MAP.entries
}
