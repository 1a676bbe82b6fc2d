"""Who could win in the next turn: a player one step from a victory, and how surely the step can be taken."""

from typing import Final

from tyche.bots.hellas.quarry import chance_to_slay
from tyche.games.hellas.rules.atlas import (
    ADJ,
    LAND_OF,
    LAND_REGIONS,
    MONUMENT_AT,
    N_LANDS,
    N_REGIONS,
    NO_CONQUEST_AT,
    PHOCIS,
    SHRINES,
    WITHIN,
    bits,
)
from tyche.games.hellas.rules.components import (
    HUNT,
    LANDS_TO_WIN,
    LEADERSHIP,
    MARCH,
    MONSTERS_TO_WIN,
    SPEED,
    TEMPLE,
    TEMPLES_IN_PLAY,
    TEMPLES_TO_WIN,
    USURP,
)
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY

TWO_STEPS: Final = 0.25
CLOCK: Final[list[float]] = [1.0, 1.0, 0.4, 0.2]
"""King of kings for whoever holds the monument, by tokens left."""


def menace(t: Hellas, seat: int) -> float:
    """How likely a player wins in the next turn, by any of the four ways: 0 to 1."""
    s = t.s
    worst = kings_clock(t, seat)
    if s.figures[seat].bit_count() == MONSTERS_TO_WIN - 1:
        worst = max(worst, last_monster(t, seat))
    missing = missing_temples(t, seat)
    if missing <= 2:
        worst = max(worst, last_temples(t, seat, missing))
    return max(worst, last_regions(t, seat))


def kings_clock(t: Hellas, seat: int) -> float:
    """H19.4. The complete monument's region is held, or can be taken before the last token."""
    s = t.s
    if s.king_god == NOBODY:
        return 0.0
    region = MONUMENT_AT[s.king_god]
    if s.control[region] == seat:
        return CLOCK[s.king_tokens]
    if s.king_open or (s.king == seat and s.king_tokens == 1):
        return ease(t, seat, region)
    return 0.0


def last_monster(t: Hellas, seat: int) -> float:
    """H19.3. A monster within the hero's way that may be slain."""
    s = t.s
    at = s.hero_at[seat]
    if at < 0 or s.used[seat] >> HUNT & 1:
        return 0.0
    reach = WITHIN[at][t.attribute(seat, SPEED)]
    chances = [
        chance_to_slay(t, seat, monster)
        for monster, region in enumerate(s.monster_at)
        if region >= 0 and reach >> region & 1
    ]
    return max(chances, default=0.0)


def missing_temples(t: Hellas, seat: int) -> int:
    """H19.2. How many temples a player lacks."""
    return TEMPLES_TO_WIN - (t.s.held[seat] & t.s.temples).bit_count()


def last_temples(t: Hellas, seat: int, missing: int) -> float:
    """H19.2. A temple to build, or temples of others to take."""
    s = t.s
    sites = s.held[seat] & SHRINES & ~s.temples if s.temples_built < TEMPLES_IN_PLAY[s.players] else 0
    sites |= s.held[seat] & 1 << PHOCIS & ~s.temples
    chances = [ease(t, seat, region) for region in bits(s.temples & ~s.held[seat])]
    if sites and not s.used[seat] >> TEMPLE & 1:
        chances.append(1.0)
    chances.sort(reverse=True)
    if len(chances) < missing:
        return 0.0
    return chances[0] if missing <= 1 else TWO_STEPS * chances[0] * chances[1]


def last_regions(t: Hellas, seat: int) -> float:
    """H19.1. The regions that complete the last land."""
    s = t.s
    held = s.held[seat]
    gaps = [LAND_REGIONS[land] & ~held for land in range(N_LANDS) if s.players not in NO_CONQUEST_AT[land]]
    gaps.sort(key=int.bit_count)
    missing = 0
    for gap in gaps[: LANDS_TO_WIN[s.players]]:
        missing |= gap
    number = missing.bit_count()
    if number > 2:
        return 0.0
    chance = 1.0
    for region in bits(missing):
        chance *= ease(t, seat, region)
    return chance if number <= 1 else TWO_STEPS * chance


def ease(t: Hellas, seat: int, region: int) -> float:
    """How surely a player takes a region in one turn: by moving, marching or usurping."""
    s = t.s
    at = s.hero_at[seat]
    if (
        at >= 0
        and s.glory[LAND_OF[region]] == seat
        and not s.used[seat] >> USURP & 1
        and WITHIN[at][t.attribute(seat, SPEED)] >> region & 1
    ):
        return 1.0
    if t.closed_to(seat) >> region & 1:
        return 0.0
    base = seat * N_REGIONS
    near = [s.hoplites[base + other] for other in bits(ADJ[region] & s.armies[seat])]
    if not near:
        return 0.0
    force = min(sum(near), t.attribute(seat, LEADERSHIP))
    if not s.used[seat] >> MARCH & 1:
        force = max(force, min(sum(near), force + max(near)))
    holder = t.troops_in(region, seat)
    if holder == NOBODY:
        needed = 1 if s.control[region] != NOBODY else t.population(seat, region) - t.army(seat, region)
        return 1.0 if force >= needed else 0.0
    defence = t.army(holder, region) + (s.fortified[region] == holder) + min(2, s.hands[holder].bit_count())
    attack = force + min(2, s.hands[seat].bit_count())
    if attack > defence:
        return min(1.0, 0.6 + 0.15 * (attack - defence))
    return 0.2 if force > 1 and attack + 1 >= defence else 0.0
