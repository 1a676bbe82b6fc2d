"""The map as flat tables of small integers; a set of regions is one integer used as a bit set (H3.1-3.10)."""

from typing import Final

from tyche.core.atlas import bits, mask_of, spread
from tyche.games.hellas.data import MAP

__all__ = ["bits", "mask_of", "spread"]

REGION_NAMES: Final[list[str]] = [region.id for region in MAP.regions]
REGION_ID: Final[dict[str, int]] = {name: k for k, name in enumerate(REGION_NAMES)}
N_REGIONS: Final = 19
ALL_REGIONS: Final[int] = (1 << N_REGIONS) - 1
LATITUDE: Final[list[float]] = [region.lat for region in MAP.regions]
LONGITUDE: Final[list[float]] = [region.lon for region in MAP.regions]
DRAWN_AT: Final[list[tuple[int, int]]] = [(region.x, region.y) for region in MAP.regions]

# --- lands (H3.2) ---

LAND_NAMES: Final[list[str]] = [land.id for land in MAP.lands]
N_LANDS: Final = 5
LAND_REGIONS: Final[list[int]] = [mask_of([REGION_ID[name] for name in land.regions]) for land in MAP.lands]
LAND_OF: Final[list[int]] = [
    next(k for k, mask in enumerate(LAND_REGIONS) if mask >> region & 1) for region in range(N_REGIONS)
]
NO_CONQUEST_AT: Final[list[list[int]]] = [land.no_conquest_at for land in MAP.lands]

# --- sites (H3.3, H3.6-3.10) ---

POPULATION: Final[list[int]] = [region.population for region in MAP.regions]
CITIES: Final[int] = mask_of([k for k, region in enumerate(MAP.regions) if region.city != "none"])
SHRINES: Final[int] = mask_of([k for k, region in enumerate(MAP.regions) if region.shrine])
LACONIA: Final[int] = REGION_ID["laconia"]
PHOCIS: Final[int] = REGION_ID["phocis"]
RECRUITS: Final[list[int]] = [{"none": 0, "city": 2, "sparta": 4}[region.city] for region in MAP.regions]
FORTIFIED: Final[list[int]] = [{"none": 0, "city": 1, "sparta": 2}[region.city] for region in MAP.regions]

ZEUS: Final = 0
ATHENA: Final = 1
HERMES: Final = 2
GOD_NAMES: Final[list[str]] = ["zeus", "athena", "hermes"]
MONUMENT_AT: Final[list[int]] = [
    next(k for k, region in enumerate(MAP.regions) if region.monument == god) for god in GOD_NAMES
]

# --- neighbours (H3.5) ---


def _neighbours() -> list[int]:
    """Region -> bit set of its neighbours, by land and sea."""
    table = [0] * N_REGIONS
    for one, other in MAP.land_borders + MAP.sea_routes:
        a, b = REGION_ID[one], REGION_ID[other]
        table[a] |= 1 << b
        table[b] |= 1 << a
    return table


ADJ: Final[list[int]] = _neighbours()
NEIGHBOURS: Final[list[list[int]]] = [bits(mask) for mask in ADJ]


def _within() -> list[list[int]]:
    """Region -> steps 0 to 5 -> bit set of the regions at most so far away, itself included (H6.11)."""
    table: list[list[int]] = []
    for region in range(N_REGIONS):
        row = [1 << region]
        for _ in range(5):
            row.append(row[-1] | spread(row[-1], ADJ))
        table.append(row)
    return table


WITHIN: Final[list[list[int]]] = _within()
