"""H13.14-13.20. Retreats."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.games.hellas.atlas import ADJ, bits
from tyche.games.hellas.losses import kill, lose
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.state import NOBODY
from tyche.games.hellas.words import region_of, region_options

RETREAT: Final = region_options("retreat")


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


def retreat(t: Hellas, seat: int, region: int, ways: int, clause: str) -> Flow[None]:
    """H13.14, H13.18, H13.19, A-40. All hoplites go together to one region; without any they are lost."""
    number = t.army(seat, region)
    if not number:
        return
    if not ways:
        lose(t, seat, region, number, "H13.18")
        return
    options: list[Option] = [RETREAT[to] for to in bits(ways)]
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(seat, "retreat", options, clause, options[0], region=region)
    to = region_of(choice)
    if t.s.fortified[region] == seat:
        t.leave_city(seat, region)
    t.add_hoplites(seat, region, -number)
    t.add_hoplites(seat, to, number)
    t.tell("retreated", clause, player=seat, region=region, to=to, number=number)
    if to == t.deadly_region() and not t.s.entered >> seat & 1:
        t.s.entered |= 1 << seat
        yield from kill(t, seat, to, 1, "A-40")
    if t.troops_in(to, seat) == NOBODY:
        t.claim(seat, to)
