"""A position of Lords of Hellas in numbers, seat by seat: what the value is learned from.

Hands count by their size, and by their strength only on a table that is imagined: nothing here looks at more than the
table it is given.
"""

from typing import Final

from tyche.bots.hellas.menace import ease, menace
from tyche.bots.hellas.quarry import chance_to_slay
from tyche.bots.hellas.worth import OWN_TURN, doom, hunting, means, opportunity, safety
from tyche.bots.value import BAD, GOOD, Description, Feature
from tyche.core.atlas import bits
from tyche.games.hellas.rules.atlas import CITIES, LAND_REGIONS, MONUMENT_AT, N_LANDS, NO_CONQUEST_AT, SHRINES
from tyche.games.hellas.rules.components import CARD_STRENGTH, HOPLITES, LANDS_TO_WIN
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY

FEATURES: Final = (
    Feature("lands", "the way to conquering lands, the steeper the nearer", "H19.1", GOOD),
    Feature("temples", "the way to five temples", "H19.2", GOOD),
    Feature("kingship", "holding a monument's region", "H19.4", GOOD),
    Feature("monsters", "monsters slain, by worth", "H19.3", GOOD),
    Feature("attributes", "leadership, strength and speed, less while injured", "H4.3", GOOD),
    Feature("army", "hoplites, regions and what they stand next to", "H6.15", GOOD),
    Feature("actions", "special actions that are marked", "H7.0a", GOOD),
    Feature("possessions", "cards, priests, items, glory", "H16.1", GOOD, hidden=True),
    Feature("hunting", "what the hero could slay", "H10.1", GOOD, hidden=True),
    Feature("opportunity", "what the hero could usurp or board", "H7.5a", GOOD),
    Feature("menace", "the chance to win by the next turn", "H19", GOOD, hidden=True),
    Feature("doom", "whether a rival is about to be King of kings", "H19.4", BAD),
    Feature("next", "whether it is this seat's turn", "H6.1", GOOD),
    Feature("soon", "whether its turn comes next", "H6.1", GOOD),
    Feature("regions", "regions held", "H14.1", GOOD),
    Feature("exposed", "regions held that an enemy can simply walk into", "H14.1", BAD),
    Feature("bare-temples", "temples among them", "H19.2", BAD),
    Feature("shrines", "own regions where a temple may be built", "H7.3a", GOOD),
    Feature("cities", "cities held", "H6.16", GOOD),
    Feature("slain", "monsters slain", "H19.3", GOOD),
    Feature("hoplites", "hoplites on the map", "H6.15", GOOD),
    Feature("hand", "combat cards in hand", "H13.5", GOOD),
    Feature("hand-strength", "their strength", "H13.5", GOOD, hidden=True),
    Feature("priests", "priests in the pool", "H6.7", GOOD),
    Feature("praying", "priests at monuments", "H6.8", GOOD),
    Feature("glory", "glory tokens", "H7.5a", GOOD),
    Feature("items", "artifacts and blessings", "H16.1", GOOD),
    Feature("leadership", "leadership", "H4.3", GOOD),
    Feature("strength", "strength", "H4.3", GOOD),
    Feature("speed", "speed", "H4.3", GOOD),
    Feature("injuries", "injuries", "H11.1", BAD),
    Feature("marked", "special actions that are marked, by number", "H7.0a", BAD),
    Feature("nearest-land", "regions that the nearest land lacks", "H19.1", BAD),
    Feature("lands-gap", "regions that conquering enough lands takes", "H19.1", BAD),
    Feature("king", "holding the complete monument", "H19.4", GOOD),
    Feature("king-clock", "the same, by tokens taken", "H19.4", GOOD),
    Feature("king-near", "how easily it could be taken", "H19.4", GOOD),
    Feature("quarry", "the best chance to slay a monster that is there", "H10.4", GOOD, hidden=True),
    Feature("questing", "whether the hero is on a quest", "H15.2"),
    Feature("monument", "the level of the highest monument held", "H14.5", GOOD),
)
LONG: Final = 40.0
"""Turns after which a game is late."""


def progress(t: Hellas) -> float:
    """How much of the game is over, as far as one can tell."""
    return min(1.0, t.s.turn / LONG)


def rows(t: Hellas) -> list[list[float]]:
    """All seats in numbers."""
    return [row(t, seat) for seat in range(t.s.players)]


def row(t: Hellas, seat: int) -> list[float]:
    """One seat in numbers, in the order of `FEATURES`."""
    s = t.s
    held = s.held[seat]
    exposed = held & ~safety(t, seat, held)
    ahead = s.active == seat and s.step in OWN_TURN
    away = (seat - s.active) % s.players
    found = list(means(t, seat).values())
    found += [
        hunting(t, seat, ahead),
        opportunity(t, seat, ahead),
        menace(t, seat),
        1.0 if doom(t, seat) > 0 else 0.0,
        1.0 if away == 0 else 0.0,
        1.0 if away == 1 else 0.0,
        held.bit_count(),
        exposed.bit_count(),
        (exposed & s.temples).bit_count(),
        (held & SHRINES & ~s.temples).bit_count(),
        (held & CITIES).bit_count(),
        s.figures[seat].bit_count(),
        HOPLITES - s.supply[seat],
        s.hands[seat].bit_count(),
        sum([CARD_STRENGTH[card] for card in bits(s.hands[seat])]),
        s.pool[seat],
        t.priests_praying(seat),
        s.glory.count(seat),
        s.items[seat].bit_count(),
        s.attributes[3 * seat],
        s.attributes[3 * seat + 1],
        s.attributes[3 * seat + 2],
        t.injuries(seat),
        s.used[seat].bit_count(),
    ]
    return found + _gaps(t, held) + _crown(t, seat) + _hero(t, seat, held)


def _gaps(t: Hellas, held: int) -> list[float]:
    """H19.1. What the lands lack that count at this table."""
    players = t.s.players
    counting = [LAND_REGIONS[land] for land in range(N_LANDS) if players not in NO_CONQUEST_AT[land]]
    gaps = sorted([(regions & ~held).bit_count() for regions in counting])
    return [gaps[0], sum(gaps[: LANDS_TO_WIN[players]])]


def _crown(t: Hellas, seat: int) -> list[float]:
    """H19.4. The complete monument: held, for how long, or within reach."""
    s = t.s
    if s.king_god == NOBODY:
        return [0.0, 0.0, 0.0]
    region = MONUMENT_AT[s.king_god]
    if s.control[region] == seat:
        return [1.0, 4.0 - s.king_tokens, 0.0]
    return [0.0, 0.0, ease(t, seat, region)]


def _hero(t: Hellas, seat: int, held: int) -> list[float]:
    s = t.s
    chances = [chance_to_slay(t, seat, monster) for monster, at in enumerate(s.monster_at) if at >= 0]
    levels = [s.level[god] for god in range(len(s.level)) if held >> MONUMENT_AT[god] & 1]
    return [max(chances, default=0.0), 1.0 if s.hero_at[seat] < 0 else 0.0, max(levels, default=0)]


DESCRIPTION: Final = Description("hellas", FEATURES, rows, progress, openings=frozenset({"choose-hero"}))
