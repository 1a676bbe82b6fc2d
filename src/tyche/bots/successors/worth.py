"""What things are worth to a player: the terms of the evaluation and their weights. A victory point is 10."""

from typing import Final

from tyche.core.atlas import bits
from tyche.games.successors.rules.atlas import (
    FLEET_CITY,
    FLEET_NORMAL,
    FLEET_PROVINCE,
    HELLESPONT,
    MASTER_OF_ASIA,
    N_PROVINCES,
    PROVINCE_MAJOR,
    PROVINCE_NEED,
    PROVINCE_OF,
    PROVINCE_PLACES,
    PROVINCE_VP,
)
from tyche.games.successors.rules.components import ALEXANDROS, CART, HEIRS, HERAKLES, ROYAL_L, WOMEN
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.points import MAKEDONIA, PELLA
from tyche.games.successors.rules.state import DISPERSED, IND
from tyche.games.successors.rules.tables import L_VICTORY, VP_VICTORY
from tyche.games.successors.rules.units import count, kinds
from tyche.games.successors.rules.victory import fleet_strength

VICTORY: Final = 1000.0
VP: Final = 10.0
NEAR_VP: Final = 0.8
L: Final = 4.0
NEAR_L: Final = 1.0
LATE_L: Final = 1.0
MARKER: Final = 0.8
UNDER_WAY: Final = 0.5
WITHOUT_CITY: Final = 0.6
FLEET: Final = 1.2
STRATEGOS: Final = 10.0
ASIA: Final = 5.0
STRAITS: Final = 3.0
REGENT: Final = 14.0
GENERAL: Final = 9.0
DISPERSED_SHARE: Final = 0.5
UNIT_WORTH: Final[list[float]] = [3.0, 5.0, 5.0, 7.0, 4.5, 4.0]
UNIT_RISK: Final[list[float]] = [3.0, 2.2, 2.2, 3.0, 4.5, 4.0]
"""What a lost battle costs by type: Macedonians only suffer attrition and come back (S14.9.d)."""


def vp_worth(players: int, points: int) -> float:
    """Victory points, steeper towards the threshold (S3.1.c)."""
    near = points - (VP_VICTORY[players] - 8)
    return VP * points + (NEAR_VP * near * near if near > 0 else 0.0)


def l_worth(t: Successors, points: int) -> float:
    """Legitimacy, steeper towards 18 (S3.1.b); after the last Regency check it only leads there."""
    near = points - (L_VICTORY - 8)
    regency = t.s.turn < 4 or (t.s.turn == 4 and t.s.royal_at[HERAKLES] >= 0)
    return (L if regency else LATE_L) * points + (NEAR_L * near * near if near > 0 else 0.0)


def l_gain(t: Successors, seat: int, points: int) -> float:
    """What more (or less) legitimacy is worth to a player now."""
    now = t.s.legitimacy[seat]
    gain = l_worth(t, max(0, now + points)) - l_worth(t, now)
    if now < L_VICTORY <= now + points and t.s.turn > 1:
        gain += VICTORY
    return gain


def vp_gain(t: Successors, seat: int, points: int) -> float:
    """What more (or fewer) victory points are worth to a player now."""
    now, players = t.s.vp[seat], t.s.players
    gain = vp_worth(players, max(0, now + points)) - vp_worth(players, now)
    if now < VP_VICTORY[players] <= now + points and t.s.turn > 1:
        gain += VICTORY
    return gain


# --- provinces and markers ---


CITY_FLEETS: Final[list[list[tuple[int, float]]]] = [
    [
        (city, FLEET * FLEET_NORMAL[fleet])
        for fleet, city in enumerate(FLEET_CITY)
        if city >= 0 and PROVINCE_PLACES[province] >> city & 1
    ]
    for province in range(N_PROVINCES)
]
"""The cities of each province that have a fleet, and what it is worth."""
UNKNOWN: Final = -1.0
"""No province is worth less than nothing."""


def province_worth(t: Successors, province: int, held: int, whole: float) -> float:
    """A province to a player who holds these places: all of it if controlled, else the progress made (S2.q)."""
    places = PROVINCE_PLACES[province]
    mine = held & places
    if not mine:
        return 0.0
    number = mine.bit_count()
    need = PROVINCE_NEED[province]
    cities = places & t.s.capital_places
    if PROVINCE_MAJOR[province] >= 0:
        cities |= 1 << PROVINCE_MAJOR[province]
    points = MARKER * number + STRAITS * (mine & HELLESPONT).bit_count()
    for city, fleet in CITY_FLEETS[province]:
        if mine >> city & 1:
            points += fleet
    if mine & cities == cities:
        return points + (whole if number >= need else whole * UNDER_WAY * number / need)
    return points + whole * UNDER_WAY * WITHOUT_CITY * min(number, need) / need


def province_whole(t: Successors, seat: int, province: int) -> float:
    """What control of a province adds: its points, its fleet, what it is a part of."""
    points = vp_whole(t, seat, PROVINCE_VP[province] if t.s.provinces[province] != seat else -PROVINCE_VP[province])
    if province == MAKEDONIA:
        points += STRATEGOS
    if MASTER_OF_ASIA >> province & 1:
        points += ASIA
    for fleet, key in enumerate(FLEET_PROVINCE):
        if key == province:
            points += FLEET * FLEET_NORMAL[fleet]
    return points


def vp_whole(t: Successors, seat: int, points: int) -> float:
    """The worth of points gained (or, negative, of points that could be lost)."""
    return abs(vp_gain(t, seat, points))


class Land:
    """The provinces to one player as things stand: what many questions need is found once for each province."""

    def __init__(self, t: Successors, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.held: int = t.s.held[seat]
        self.wholes: list[float] = [UNKNOWN] * N_PROVINCES
        self.worths: list[float] = [UNKNOWN] * N_PROVINCES

    def whole(self, province: int) -> float:
        """What control of a province adds."""
        if self.wholes[province] == UNKNOWN:
            self.wholes[province] = province_whole(self.t, self.seat, province)
        return self.wholes[province]

    def worth(self, province: int) -> float:
        """What a province is worth now."""
        if self.worths[province] == UNKNOWN:
            self.worths[province] = self.with_places(province, self.held)
        return self.worths[province]

    def with_places(self, province: int, held: int) -> float:
        """What a province would be worth with these places."""
        return province_worth(self.t, province, held, self.whole(province))

    def gain(self, place: int) -> float:
        """What one's own marker on a place adds for the player."""
        province = PROVINCE_OF[place]
        if province < 0 or self.held >> place & 1:
            return 0.0
        gain = self.with_places(province, self.held | 1 << place) - self.worth(province)
        if self.t.s.tomb == place and place != PELLA:
            gain += l_gain(self.t, self.seat, 2)
        return gain

    def loss(self, place: int) -> float:
        """What the marker on a place is worth to the player, who holds it."""
        province = PROVINCE_OF[place]
        if province < 0 or not self.held >> place & 1:
            return 0.0
        return self.worth(province) - self.with_places(province, self.held & ~(1 << place))


def marker_gain(t: Successors, seat: int, place: int) -> float:
    """What one's own marker on a place adds for a player."""
    return Land(t, seat).gain(place)


def marker_loss(t: Successors, seat: int, place: int) -> float:
    """What the marker on a place is worth to the player who holds it."""
    return Land(t, seat).loss(place)


# --- pieces ---


def units_worth(group: int) -> float:
    """Combat units by type."""
    return sum([UNIT_WORTH[kind] * count(group, kind) for kind in kinds(group)])


def units_risk(group: int) -> float:
    """What a lost battle costs a group."""
    return sum([UNIT_RISK[kind] * count(group, kind) for kind in kinds(group)])


def royal_gain(t: Successors, seat: int, royal: int) -> float:
    """What control of a member of the royal family adds for a player who has not got it."""
    s = t.s
    if royal == CART:
        return cart_gain(t, seat)
    points = ROYAL_L[royal]
    if HEIRS >> royal & 1:
        best = max([ROYAL_L[r] for r in bits(HEIRS) if s.royal_owner[r] == seat], default=0)
        points = max(0, points - best)
    gain = l_gain(t, seat, points)
    if (royal == ALEXANDROS and s.turn < 4) or (royal == HERAKLES and s.turn < 5):
        gain += REGENT
    return gain


def cart_gain(t: Successors, seat: int) -> float:
    """The cart is worth what a burial may bring, while there is time for it (S3.8)."""
    if t.s.turn > 3:
        return 0.0
    return min(60.0, 0.4 * l_gain(t, seat, 10))


# --- the whole position ---


def standing(t: Successors, seat: int) -> dict[str, float]:
    """The named terms of a player's position."""
    s = t.s
    land = Land(t, seat)
    progress = sum([land.worth(p) for p in range(N_PROVINCES) if s.provinces[p] != seat])
    army = sum([units_worth(t.cu(seat, area)) for area in bits(s.cu_areas[seat])])
    royals = sum([royal_hold(t, seat, royal) for royal in range(CART + 1) if s.royal_owner[royal] == seat])
    generals = sum([DISPERSED_SHARE if s.general_at[g] == DISPERSED else 1.0 for g in t.majors_of(seat)])
    return {
        "victory": VICTORY if s.winner == seat else -VICTORY if s.winner >= 0 else 0.0,
        "vp": vp_worth(s.players, s.vp[seat]),
        "legitimacy": l_worth(t, s.legitimacy[seat]),
        "progress": progress,
        "units": army + DISPERSED_SHARE * units_worth(s.dispersed_cu[seat]),
        "generals": GENERAL * generals,
        "royals": royals,
        "fleets": FLEET * fleet_strength(t, seat),
    }


def royal_hold(t: Successors, seat: int, royal: int) -> float:
    """What a controlled member promises beyond its legitimacy."""
    if royal == CART:
        return cart_gain(t, seat)
    if WOMEN >> royal & 1:
        return 0.0
    regent = (royal == ALEXANDROS and t.s.turn < 4) or (royal == HERAKLES and t.s.turn < 5)
    return REGENT if regent else 0.0


def score(t: Successors, seat: int, weights: list[float]) -> float:
    """A position for a seat: its own standing against that of its rivals, each with its weight."""
    points = sum(standing(t, seat).values())
    for rival in range(t.s.players):
        if rival != seat:
            points -= weights[rival] * sum(standing(t, rival).values())
    return points


def rival_weights(t: Successors, seat: int) -> list[float]:
    """How much a loss of each faction is a gain of the seat: more for leaders, most for those about to win."""
    s = t.s
    weights = [0.0] * (IND + 1)
    best = max(s.vp[: s.players])
    for rival in range(s.players):
        if rival == seat:
            continue
        weight = 0.7 / max(1, s.players - 1) + 0.1
        if s.vp[rival] == best:
            weight += 0.15
        if s.vp[rival] >= VP_VICTORY[s.players] - 5 or s.legitimacy[rival] >= L_VICTORY - 4:
            weight += 0.35
        if is_next_regent(t, rival):
            weight += 0.3
        if s.turn >= t.rules.last_turn and s.vp[rival] == best:
            weight += 0.2
        weights[rival] = weight
    return weights


def is_next_regent(t: Successors, seat: int) -> bool:
    """S3.2.b. Whether a player holds the heir of the next Regency check and leads in legitimacy and victory points."""
    s = t.s
    heir = ALEXANDROS if s.turn == 3 else HERAKLES
    if s.turn not in (3, 4) or s.royal_owner[heir] != seat:
        return False
    sums = [s.legitimacy[other] + s.vp[other] for other in range(s.players)]
    return sums[seat] == max(sums)
