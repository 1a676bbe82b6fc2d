"""The prelude (T6): where villages stand, which people, where the first pieces go."""

from typing import Final

from tyche.bots.scharz.sight import Sight
from tyche.core.ask import PASS, Option
from tyche.core.atlas import bits
from tyche.games.scharz.rules.prelude.setup import free_fields

HARBOUR_WORTH: Final = 1.5
OWN_NEAR: Final = 1.5
CROWD: Final = 1.6


def site_worth(sight: Sight, place: int, villages: int) -> float:
    """A place for a village beside the own ones: soil, free land around, a coast, few strangers."""
    t, s, a = sight.t, sight.s, sight.t.a
    free = free_fields(t)
    others = 0
    for seat in range(t.players):
        if seat != sight.seat:
            others |= s.towns[seat]
    taken = others
    near_own = 0
    for village in bits(villages):
        taken |= a.land_adj[village]
        near_own |= a.land_adj[village]
    fresh = a.land_adj[place] & free & ~taken & ~villages
    gain = 1.0 * a.crop[place] + sum([0.7 + 0.35 * a.crop[field] for field in bits(fresh)])
    gain += 0.4 if a.terrain[place] else 0.0
    around = 0
    for field in bits(a.land_adj[place]):
        around |= a.land_adj[field]
    if villages:
        if near_own >> place & 1 or around & villages:
            gain += OWN_NEAR
        else:
            gain -= OWN_NEAR
        if a.coast[place] and not any(a.coast[village] for village in bits(villages)):
            gain += HARBOUR_WORTH
    gain -= CROWD * (a.land_adj[place] & others).bit_count() + 0.4 * (around & others).bit_count()
    return gain


def village_choice(sight: Sight, option: Option) -> float:
    """T6.4. The best place left."""
    return site_worth(sight, sight.place(option[1]), sight.s.towns[sight.seat]) - (0.5 if option[0] != "village" else 0)


def relocate_choice(sight: Sight, option: Option) -> float:
    """T6.4 d. Move a village only for a much better place."""
    if option == PASS:
        return 1.0
    old, new = sight.place(option[1]), sight.place(option[2])
    rest = sight.s.towns[sight.seat] & ~(1 << old)
    if old not in sight.worths:
        sight.worths[old] = site_worth(sight, old, rest)
    return site_worth(sight, new, rest) - sight.worths[old]


def claim_choice(sight: Sight, option: Option) -> float:
    """T6.6. Three villages are worth more than a town."""
    return 1.0 if option == PASS else 0.0


def people_choice(sight: Sight, option: Option) -> float:
    """T6.6. The people with most gifts whose homeland is one's own."""
    a = sight.t.a
    faction = a.factions.index(str(option[1]))
    return a.traits[faction].bit_count() + (a.homeland[faction] & sight.mine).bit_count()


def placing_choice(sight: Sight, option: Option) -> float:
    """T6.7. Units where there is land to take, herds on the poorest soil, grain evenly."""
    t, s, a = sight.t, sight.s, sight.t.a
    verb = option[0]
    if verb == "done":
        return 1.0
    if verb == "store":
        place, n = sight.place(option[1]), int(option[2])
        return -abs(n - 4) - s.stored.get(place, 0)
    place = sight.place(option[-1])
    open_land = (a.land_adj[place] & free_fields(t)).bit_count()
    if verb == "dock":
        return open_land + 0.5 * sum([a.coast[sea].bit_count() for sea in bits(a.coast[place])])
    if verb == "fort":
        return -open_land
    if verb == "herd":
        return t.herds_on(place) - a.crop[place]
    return open_land - 2.0 * t.count(sight.seat, place, 0)


def late_herd_choice(sight: Sight, option: Option) -> float:
    """T20.6.4. On the poorest soil that is not threatened."""
    place = sight.place(option[2])
    return -float(sight.t.a.crop[place] + sight.threat(place))


def enter_choice(sight: Sight, option: Option) -> float:
    """T20.4.5. Come as early as possible."""
    return 1.0 if option == ("yes",) else 0.0
