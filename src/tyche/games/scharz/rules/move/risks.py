"""T8.20-T8.22, T20.5.14. Who is at risk where: neutral fields, storms, mountains, want of connection."""

from typing import Final

from tyche.games.scharz.rules.atlas import MOUNTAINS
from tyche.games.scharz.rules.components import (
    AUTUMN,
    CAVALRY,
    ELEPHANT,
    WINTER,
)
from tyche.games.scharz.rules.control import controlled
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.traits import DESERT_PATHS, SEAFARERS
from tyche.games.scharz.rules.units import ACTED, IN, YARD, is_ship, place_at, spot_of, type_of

NEUTRAL: Final = 0


WRECK: Final = 1


HEIGHTS: Final = 2


HUNGER: Final = 3


SIEGE: Final = 4


STAGES: Final = 5


CLAUSES: Final = ["T8.20.1", "T8.20.2", "T8.20.3", "T8.20.4", "T8.20.5"]


TRAIL: Final = "trail"
"""The neutral fields where safe passage is sold (T20.5.14)."""


GUIDED: Final = ACTED
"""A unit for whom safe passage on a trail is paid in this round (T20.5.14)."""


def oasis_keeper(t: Scharz) -> int:
    """T20.5.13. Who controls the Oasis; -1 if nobody does."""
    oasis = t.a.special.get("oasis", -1)
    if oasis >= 0:
        for seat in range(t.players):
            if controlled(t, seat) >> oasis & 1:
                return seat
    return -1


def passes_safely(t: Scharz, seat: int, place: int, code: int) -> bool:
    """T20.5.2, T20.5.13, T20.5.14. Whether a unit on a trail or in the desert has nothing to fear on its way."""
    if not t.a.paths >> place & 1:
        return False
    if t.trait(seat, DESERT_PATHS):
        return True
    return t.a.neutral[place] == TRAIL and (bool(code & GUIDED) or oasis_keeper(t) == seat)


def newcomer(t: Scharz, seat: int) -> bool:
    """T20.4.5. Vikings of Taifas in their first year have no attrition."""
    return t.s.opening[seat] >> 4 == t.s.year


def losing_faces(t: Scharz, seat: int, place: int) -> int:
    """T8.20.1, T20.1.9, T20.5.14, T20.5.15. The lowest losing face on a neutral field; 7 where nobody is lost."""
    return 7 if passes_safely(t, seat, place, 0) else t.a.lost_on[place]


def wreck_face(t: Scharz, seat: int, place: int) -> int:
    """T8.22, T20.2.2. The lowest face on which a ship is lost; 7 where it is safe."""
    stormy = bool(t.a.stormy >> place & 1)
    if t.s.season == AUTUMN:
        return 6 if stormy and not t.trait(seat, SEAFARERS) else 7
    if t.s.season != WINTER or place >= t.a.first_section:
        return 7
    bad = t.s.sea_winter == 2
    return (4 if bad else 5) if stormy else (5 if bad else 7)


def risk(t: Scharz, seat: int, stage: int, key: int, linked: int) -> int:
    """T8.20.1-T8.20.4. The lowest face on which a unit is lost to this kind of attrition; 7 where it is safe."""
    place, spot = place_at(key), spot_of(key)
    if spot == YARD or (spot == IN and stage != HEIGHTS):
        return 7
    if stage == HUNGER:
        return 7 if linked >> place & 1 else 6
    if place >= t.a.n_land:
        return wreck_face(t, seat, place) if stage == WRECK and is_ship(key) else 7
    return land_risk(t, seat, stage, place, type_of(key))


def land_risk(t: Scharz, seat: int, stage: int, place: int, unit: int) -> int:
    """T8.20.1, T8.20.3. The lowest losing face for a unit on a neutral field or in mountains."""
    if stage == NEUTRAL:
        return losing_faces(t, seat, place)
    return 6 if stage == HEIGHTS and is_steep(t, place, unit) else 7


def is_steep(t: Scharz, place: int, unit: int) -> bool:
    """T8.20.3. Mountains are dangerous for cavalry and elephants."""
    return unit in (CAVALRY, ELEPHANT) and t.a.terrain[place] == MOUNTAINS
