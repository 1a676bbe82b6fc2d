"""S3.5, S3.6. Where victory points and legitimacy come from: rules sum these sources, views and previews show them."""

from typing import Final

from tyche.core.stakes import Source
from tyche.games.successors.rules.atlas import (
    HELLESPONT,
    MASTER_OF_ASIA,
    N_PROVINCES,
    PLACE_ID,
    PLACE_NAMES,
    PROVINCE_ID,
    PROVINCE_NAMES,
    PROVINCE_VP,
)
from tyche.games.successors.rules.components import (
    CART,
    GENERAL_NAMES,
    HEIRS,
    LEGITIMACY_OF,
    N_ROYALS,
    ROYAL_L,
    ROYAL_NAMES,
    WOMEN,
)
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import NOBODY
from tyche.games.successors.rules.tables import (
    BURIED_AT_PELLA_L,
    CAPITAL_VP,
    CAPTURED_CAPITAL_VP,
    CHAMPION_L,
    CONTEMPT_L,
    HELLESPONT_VP,
    LARGEST_FLEET_VP,
    MASTER_OF_ASIA_VP,
    ORACLE_L,
    PERSIAN_SUPPORT_L,
    STRATEGOS_L,
    TOMB_L,
)

PELLA: Final = PLACE_ID["pella"]
MAKEDONIA: Final = PROVINCE_ID["makedonia"]
GENERALS_WITH_L: Final = [general for general, points in enumerate(LEGITIMACY_OF) if points]

# Sources are the same all the time: made once, they cost a look-up.
PROVINCE: Final = [
    Source("province", PROVINCE_VP[province], "S3.5.a", "province", PROVINCE_NAMES[province])
    for province in range(N_PROVINCES)
]
MASTER: Final = Source("master-of-asia", MASTER_OF_ASIA_VP, "S3.5.b")
LARGEST_FLEET: Final = Source("largest-fleet", LARGEST_FLEET_VP, "S3.5.c")
STRAITS: Final = Source("hellespont", HELLESPONT_VP, "S3.5.d")
CAPITAL: Final = [Source("capital", CAPITAL_VP, "S16.1.b", "place", name) for name in PLACE_NAMES]
CHAMPION: Final = Source("champion", CHAMPION_L, "S3.7.a")
ROYAL: Final = [Source("royal", ROYAL_L[royal], "S3.6.b", "royal", ROYAL_NAMES[royal]) for royal in range(N_ROYALS)]
STRATEGOS: Final = Source("strategos", STRATEGOS_L, "S3.6.b")
GENERAL: Final = [
    Source("general", points, "S3.6.b", "general", GENERAL_NAMES[general])
    for general, points in enumerate(LEGITIMACY_OF)
]
AT_PELLA: Final = Source("buried-at-pella", BURIED_AT_PELLA_L, "S3.8.c")
TOMB: Final = [Source("tomb", TOMB_L, "S3.8.d", "place", name) for name in PLACE_NAMES]
ORACLE: Final = Source("oracle", ORACLE_L, "S3.6.b")
PERSIAN_SUPPORT: Final = Source("persian-support", PERSIAN_SUPPORT_L, "S3.6.b")
CONTEMPT: Final = [Source("contempt", CONTEMPT_L, "S6.2.A.b", "general", name) for name in GENERAL_NAMES]


def vp_sources(t: Successors, seat: int, fleet_holder: int) -> list[Source]:
    """S3.5, T-17. A player's victory points; province control must be up to date."""
    s = t.s
    found: list[Source] = []
    provinces = 0
    for province in range(N_PROVINCES):
        if s.provinces[province] == seat:
            found.append(PROVINCE[province])
            provinces |= 1 << province
    if provinces & MASTER_OF_ASIA == MASTER_OF_ASIA:
        found.append(MASTER)
    if fleet_holder == seat:
        found.append(LARGEST_FLEET)
    if s.held[seat] & HELLESPONT == HELLESPONT:
        found.append(STRAITS)
    if s.capital[seat] >= 0:
        found.append(CAPITAL[s.capital[seat]])
    if s.captured[seat]:
        found.append(Source("captured-capitals", CAPTURED_CAPITAL_VP * s.captured[seat], "S16.1.d"))
    return found


def legitimacy_sources(t: Successors, seat: int) -> list[Source]:
    """S3.6, T-6. A player's legitimacy; the sum never falls below 0 (AMB-3)."""
    s = t.s
    found = [CHAMPION] if s.champions >> seat & 1 else []
    found += family_sources(t, seat)
    if s.provinces[MAKEDONIA] == seat:
        found.append(STRATEGOS)
    found += [GENERAL[general] for general in GENERALS_WITH_L if s.owner[general] == seat]
    return found + card_sources(t, seat)


def family_sources(t: Successors, seat: int) -> list[Source]:
    """S3.6.b. Of several heirs the one with the highest legitimacy, and all women."""
    owned = [royal for royal in range(CART) if t.s.royal_owner[royal] == seat]
    heirs = [royal for royal in owned if HEIRS >> royal & 1]
    best = max(heirs, key=lambda royal: ROYAL_L[royal]) if heirs else NOBODY
    return [ROYAL[royal] for royal in owned if WOMEN >> royal & 1 or royal == best]


def card_sources(t: Successors, seat: int) -> list[Source]:
    """S3.8, T-6. Alexander's tomb, and what cards give and take."""
    s = t.s
    found: list[Source] = []
    if s.buried_at_pella_by == seat:
        found.append(AT_PELLA)
    if s.tomb >= 0 and s.tomb != PELLA and s.control[s.tomb] == seat:
        found.append(TOMB[s.tomb])
    if s.oracle == seat:
        found.append(ORACLE)
    if s.persian_support == seat:
        found.append(PERSIAN_SUPPORT)
    if s.contempt >= 0 and s.owner[s.contempt] == seat:
        found.append(CONTEMPT[s.contempt])
    return found
