"""What can be laid over the map on request: where hoplites and heroes can go, and the lands that count.

Everything is public: no hand is looked at.
"""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import Option
from tyche.core.atlas import mask_of
from tyche.core.edges import Layer
from tyche.core.play import copied
from tyche.games.hellas.rules.atlas import ADJ, LAND_REGIONS, N_REGIONS, REGION_NAMES, bits
from tyche.games.hellas.rules.components import MARCH, PLAYER_NAMES
from tyche.games.hellas.rules.kinds import REGION
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.special.actions import available
from tyche.games.hellas.rules.special.march import march_options, march_steps
from tyche.games.hellas.rules.turn.heroes import hero_options
from tyche.games.hellas.rules.turn.hoplites import move_options


def overlay(t: Hellas, name: str, reader: int | None) -> Layer:
    """A layer for each player; all of it is public."""
    find = LAYERS[name]
    return {PLAYER_NAMES[seat]: [REGION_NAMES[one] for one in bits(find(t, seat))] for seat in range(t.s.players)}


def in_turn(t: Hellas, seat: int) -> Hellas:
    """H6.1. The table if it is the player's turn, else a copy on which it is."""
    if t.s.active == seat:
        return t
    copy = copied(t)
    copy.s.active, copy.s.stay = seat, False
    return copy


def hoplite_reach(t: Hellas, seat: int) -> int:
    """H6.15, H7.2a. Where hoplites can go by Hoplite Movement, or by March while that action is available.

    During a Hoplite Movement those that have moved in it go no further by it.
    """
    turn = in_turn(t, seat)
    s = turn.s
    if s.active == t.s.active and s.step == "hoplites":
        moves = move_options(turn, s.arrived, s.city_moved) if s.moves else []
    else:
        moves = move_options(turn, [0] * N_REGIONS, 0)
    marches = march_options(turn, seat, march_steps(turn, seat)) if MARCH in available(turn, seat) else []
    return goals(moves, "move", 2) | goals(marches, "march", 2)


def hero_reach(t: Hellas, seat: int) -> int:
    """H6.11, H6.12. Where a hero can go by Hero Movement."""
    return goals(hero_options(in_turn(t, seat), seat), "hero", 1)


def goals(options: list[Option], verb: str, part: int) -> int:
    """The regions that the options of a verb lead to."""
    return mask_of([REGION.of(option, part) for option in options if option[0] == verb])


def whole_lands(t: Hellas, seat: int) -> int:
    """H19.1. The regions of the lands that a player controls completely and that count for victory."""
    return mask_of([region for land in t.lands_of(seat) for region in bits(LAND_REGIONS[land])])


def front(t: Hellas, seat: int) -> int:
    """H14. The regions of a player, by control or hoplites, next to which another player has any."""
    others = 0
    for other in range(t.s.players):
        others |= presence(t, other) if other != seat else 0
    return mask_of([region for region in bits(presence(t, seat)) if ADJ[region] & others])


def presence(t: Hellas, seat: int) -> int:
    """The regions that a player controls or has hoplites in."""
    return t.s.held[seat] | t.s.armies[seat]


def threatened(t: Hellas, seat: int) -> int:
    """H6.15, H7.2a. The regions of a player that hoplites of others can come to in their next turn."""
    found = 0
    for other in range(t.s.players):
        found |= hoplite_reach(t, other) if other != seat else 0
    return found & presence(t, seat)


LAYERS: Final[dict[str, Callable[[Hellas, int], int]]] = {
    "hoplites": hoplite_reach,
    "heroes": hero_reach,
    "lands": whole_lands,
    "front": front,
    "threatened": threatened,
}
"""H6.15, H6.11, H19.1. The regions of a player, as a bit set, by the name of the layer."""
