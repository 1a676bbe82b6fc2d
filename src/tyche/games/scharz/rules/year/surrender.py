"""T16.8. Settlements that surrender because they starve or are not paid."""

from tyche.core.ask import NO, YES, Flow
from tyche.core.atlas import bits
from tyche.games.scharz.rules.combat.conquest import occupy, raze
from tyche.games.scharz.rules.control import group_of
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.year.upkeep import (
    eat_fish,
    eat_grain,
)


def surrender(t: Scharz) -> Flow[None]:
    """T16.8, D25, D29. A besieger may feed (or pay) a place that gave in: it is his, intact; else it is destroyed.

    Of several besiegers each is asked in initiative order until one does.
    """
    for feat in sorted(t.s.feats):
        place = feat[1]
        owner = t.s.settle_owner[place]
        hosts = t.besiegers(place) if owner >= 0 else []
        if not hosts:
            continue
        choice = NO
        for seat in hosts:
            if can_host(t, seat, place):
                choice = yield t.ask(seat, "surrender", [NO, YES], "T16.8", NO, place=t.name(place))
            if choice == YES:
                take_in(t, seat, place)
                break
        else:
            raze(t, place, hosts[0], False)
    t.s.feats = []
    t.s.stage = 0
    for seat in range(t.players):
        t.s.owed[seat] = 0
    t.release_all()


def take_in(t: Scharz, seat: int, place: int) -> None:
    """T16.8. The besieger feeds or pays what gave in, and it is his."""
    host(t, seat, place)
    occupy(t, place, seat)


def can_host(t: Scharz, seat: int, place: int) -> bool:
    """T16.8, T16.2. Whether the besieger has the food connected to it, or the gold."""
    need = t.s.settle[place]
    if t.r.salaries:
        return t.s.gold[seat] >= 2 * need
    larder = group_of(t, seat, place) & t.cu(seat)
    grain = sum([t.s.stored.get(store, 0) for store in bits(larder)])
    fish = sum([t.s.fish.get(store, 0) for store in bits(larder)])
    return grain + fish // 2 >= need


def host(t: Scharz, seat: int, place: int) -> None:
    """T16.8. Grain first, then fish."""
    need = t.s.settle[place]
    if t.r.salaries:
        t.pay(seat, 2 * need)
        return
    larder = bits(group_of(t, seat, place) & t.cu(seat))
    need -= eat_grain(t, larder, need)
    eat_fish(t, larder, 2 * need)
