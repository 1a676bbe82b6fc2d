"""H13.14-13.20. Retreats."""

from typing import Final

from tyche.core.ask import Flow
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import ADJ, bits
from tyche.games.hellas.rules.battle.losses import kill, lose
from tyche.games.hellas.rules.kinds import REGION
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY

RETREAT: Final = options_of("retreat", REGION)


def shelters(t: Hellas, seat: int) -> int:
    """H13.15, H13.17. The regions neither controlled by nor containing hoplites of another player."""
    return ~(t.enemy_held(seat) | t.enemy_armies(seat))


def ways_back(t: Hellas, seat: int, region: int, origins: int) -> int:
    """H13.16, H13.20. Where beaten attackers may go: back where they came from, if that is a neighbour."""
    if origins & ADJ[region]:
        return origins & ADJ[region] & shelters(t, seat)
    return ADJ[region] & shelters(t, seat)


def ways_out(t: Hellas, seat: int, region: int) -> int:
    """H13.15. Where beaten defenders may go."""
    return ADJ[region] & shelters(t, seat)


def may_retreat(t: Hellas, seat: int, region: int, to: int) -> Refusal | None:
    """H13.15-13.17, H13.20. A neighbour without enemies; for beaten attackers one they came from, if there is any."""
    if not ADJ[region] >> to & 1:
        return Refusal("H13.15", "no-neighbour", {"region": region, "to": to})
    if not shelters(t, seat) >> to & 1:
        return Refusal("H13.17", "enemy-there", {"region": to})
    battle = t.battle
    if battle is not None and battle.side_of(seat).attacks and not ways_back(t, seat, region, battle.origins) >> to & 1:
        return Refusal("H13.16", "not-the-way", {"region": to})
    return None


def retreat(t: Hellas, seat: int, region: int, ways: int, clause: str) -> Flow[None]:
    """H13.14, H13.18, H13.19, A-40. All hoplites go together to one region; without any they are lost."""
    number = t.army(seat, region)
    if not number:
        return
    if not ways:
        lose(t, seat, region, number, "H13.18")
        return
    choice = yield from choose_one(t, seat, "retreat", [RETREAT[to] for to in bits(ways)], clause, region=region)
    to = REGION.of(choice)
    if t.s.fortified[region] == seat:
        t.leave_city(seat, region)
    t.add_hoplites(seat, region, -number)
    t.add_hoplites(seat, to, number)
    t.tell("retreated", clause, player=seat, region=region, to=to, number=number)
    t.enact("after")
    if to == t.deadly_region() and not t.s.entered >> seat & 1:
        t.s.entered |= 1 << seat
        yield from kill(t, seat, to, 1, "A-40")
    if t.troops_in(to, seat) == NOBODY:
        t.claim(seat, to)
